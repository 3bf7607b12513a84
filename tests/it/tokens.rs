//! The colours of `styles/tokens.css`: contrast in every theme and on every board, also in grey (E9), and no colour anywhere
//! else.

use std::collections::BTreeMap;
use std::path::Path;

type Theme = BTreeMap<String, String>;

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The custom properties of the block that follows `opening`.
fn block(css: &str, opening: &str) -> Theme {
    let body = css.split(opening).nth(1).unwrap_or_else(|| panic!("no {opening}")).split('}').next().unwrap();
    let declarations = body.split(';').filter_map(|line| line.rsplit("*/").next()?.trim().strip_prefix("--"));
    declarations
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.trim().to_string(), value.trim().to_string()))
        .collect()
}

fn themes() -> [(&'static str, Theme); 2] {
    let css = read("styles/tokens.css");
    [("light", block(&css, ":root {")), ("dark", block(&css, ":root[data-theme=\"dark\"] {"))]
}

const STONE: &str = ":root[data-board=\"stone\"] {";
const INK: &str = ":root[data-board=\"ink\"],\n:root[data-theme=\"contrast\"] {";
const CONTRAST: &str = "}\n\n:root[data-theme=\"contrast\"] {";
const PAPER: &str = ":root:root:root {";

/// Every look that a page can have: the themes, each board in them, and what a device or a sheet of paper asks for.
fn looks() -> Vec<(&'static str, Theme)> {
    let css = read("styles/tokens.css");
    let upon = |ground: &Theme, blocks: &[&str]| {
        let mut look = ground.clone();
        blocks.iter().for_each(|opening| look.extend(block(&css, opening)));
        look
    };
    let [(_, light), (_, dark)] = themes();
    let contrast = || upon(&light, &[INK, CONTRAST]);
    vec![
        ("light", light.clone()),
        ("dark", dark.clone()),
        ("light, stone", upon(&light, &[STONE])),
        ("dark, stone", upon(&dark, &[STONE])),
        ("light, ink", upon(&light, &[INK])),
        ("dark, ink", upon(&dark, &[INK])),
        ("high contrast", contrast()),
        ("paper", upon(&light, &[PAPER])),
    ]
}

/// A colour without its hue, as a grey screen shows it.
fn grey(colour: &str) -> String {
    let part = |at: usize| f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap());
    let level = (0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)).round() as u8;
    format!("#{level:02x}{level:02x}{level:02x}")
}

/// Relative luminance (WCAG 2.2).
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

/// Every one of `upon` stands out from every one of `ground` by at least `ratio`, in every look, and by 3:1 in grey.
fn assert_contrast(upon: &[&str], ground: &[&str], ratio: f64) {
    for (theme, tokens) in looks() {
        for upon in upon {
            for ground in ground {
                let reached = contrast(&tokens[*upon], &tokens[*ground]);
                assert!(reached >= ratio, "{theme}: {upon} on {ground} has {reached:.2}, wants {ratio}");
                let in_grey = contrast(&grey(&tokens[*upon]), &grey(&tokens[*ground]));
                assert!(in_grey >= ratio.min(3.0), "{theme}: {upon} on {ground} has {in_grey:.2} in grey");
            }
        }
    }
}

#[test]
fn contrast_is_computed_as_wcag_does() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
}

#[test]
fn text_is_legible_on_the_page() {
    assert_contrast(&["ink", "ink-soft", "accent", "hint", "gold"], &["paper", "paper-raised", "wash"], 4.5);
    assert_contrast(&["accent-ink"], &["accent"], 4.5);
    assert_contrast(&["focus", "line-strong"], &["paper", "paper-raised"], 3.0);
}

#[test]
fn numbers_are_legible_on_the_boards() {
    assert_contrast(&["earth-ink"], &["earth", "earth-deep"], 4.5);
    assert_contrast(&["wood-ink", "wood-ink-soft"], &["wood", "wood-deep", "pit", "pit-deep"], 4.5);
    assert_contrast(&["pit-deep"], &["wood-hint"], 4.5);
}

#[test]
fn marks_stand_out_from_the_boards() {
    assert_contrast(&["earth-hint", "earth-accent", "earth-focus"], &["earth", "earth-deep"], 3.0);
    assert_contrast(
        &["wood-hint", "wood-accent", "wood-gold", "wood-focus"],
        &["wood", "wood-deep", "pit"],
        3.0,
    );
    assert_contrast(&["inlay"], &["wood-deep", "pit", "pit-deep"], 3.0);
}

#[test]
fn pieces_and_stones_stand_out_by_their_body_or_their_rim() {
    for (theme, tokens) in looks() {
        for ground in ["earth", "earth-deep"] {
            for piece in [["bone", "bone-edge"], ["stain", "stain-edge"]] {
                let best = piece.map(|part| contrast(&tokens[part], &tokens[ground]));
                assert!(best[0].max(best[1]) >= 3.0, "{theme}: {piece:?} on {ground} has {best:?}");
            }
        }
    }
    assert_contrast(&["bone"], &["stain"], 4.5);
    assert_contrast(&["bone-sign"], &["bone", "bone-shade"], 3.0);
    assert_contrast(&["stain-sign"], &["stain", "stain-shade"], 3.0);
    assert_contrast(&["stone", "stone-warm", "stone-dim"], &["pit", "pit-deep"], 3.0);
}

#[test]
fn a_line_is_seen_by_its_bed_or_by_its_edge() {
    for (theme, tokens) in looks() {
        for ground in ["earth", "earth-deep"] {
            let best = ["groove", "groove-light"].map(|part| contrast(&tokens[part], &tokens[ground]));
            assert!(best[0].max(best[1]) >= 3.0, "{theme}: a line on {ground} has {best:?}");
        }
    }
}

#[test]
fn a_board_of_another_make_leaves_no_colour_of_the_usual_one() {
    let css = read("styles/tokens.css");
    let usual = block(&css, ":root {");
    let is_board = |name: &&String| {
        let of_page = ["paper", "ink", "line", "accent", "hint", "gold", "focus", "wash"];
        !of_page.iter().any(|page| name.starts_with(page))
    };
    let names: Vec<_> =
        usual.iter().filter(|(_, value)| value.starts_with('#')).map(|(name, _)| name).collect();
    for (board, opening) in [("stone", STONE), ("ink", INK), ("paper", PAPER)] {
        let own = block(&css, opening);
        for name in names.iter().copied().filter(is_board) {
            assert!(own.contains_key(name), "{board}: --{name} is missing");
        }
    }
}

#[test]
fn paper_is_black_on_white_like_the_theme_of_high_contrast() {
    let looks = looks();
    let look = |name: &str| looks.iter().find(|(look, _)| *look == name).unwrap().1.clone();
    assert_eq!(look("high contrast"), look("paper"));
    assert_eq!(look("paper")["earth"], "#ffffff");
    assert_eq!(look("paper")["groove"], "#000000");
}

#[test]
fn the_dark_theme_is_the_same_by_device_and_by_choice() {
    let css = read("styles/tokens.css");
    let by_device = block(&css, ":root:not([data-theme=\"light\"]) {");
    let [(_, light), (_, dark)] = themes();
    assert_eq!(by_device, dark);
    let colours = |theme: &Theme| {
        theme
            .iter()
            .filter(|(_, value)| value.starts_with('#'))
            .map(|(name, _)| name.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(colours(&light), colours(&dark), "a colour is missing in one theme");
}

#[test]
fn every_colour_a_board_names_is_a_token_and_none_is_written_out() {
    let [(_, light), _] = themes();
    for file in ["board", "tobit", "toguz"] {
        let css = read(&format!("styles/boards/{file}.css"));
        for name in css.split("var(--").skip(1).filter_map(|rest| rest.split([')', ',']).next()) {
            let local = css.contains(&format!("--{name}:"));
            assert!(
                light.contains_key(name) || local || name.starts_with("board-"),
                "{file}.css: --{name} is no token"
            );
        }
        let values = css.split(';').filter_map(|line| line.rsplit_once(": "));
        for (_, value) in values {
            let written = value.starts_with('#') || value.starts_with("rgb") || value.starts_with("hsl");
            assert!(!written, "{file}.css writes the colour {value}");
        }
    }
}
