//! Renders boards to text and compares them with the stored drawings.

use std::path::PathBuf;
use std::sync::LazyLock;
use utys::app::boards::{GameUi, View};
use utys::app::components::Board;
use utys::app::i18n::Lang;
use utys::rules::Notation;
use yew::{Html, Properties, component};

#[derive(Properties, PartialEq, Clone, Debug)]
struct ShownProps<P: GameUi> {
    view: View<P>,
}

#[component]
fn Shown<P: GameUi>(props: &ShownProps<P>) -> Html {
    Board::still(props.view.clone(), Lang::En).draw()
}

/// The `<svg>` of a view.
pub(crate) fn svg<P: GameUi>(view: &View<P>) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let props = ShownProps { view: view.clone() };
    let renderer = yew::LocalServerRenderer::<Shown<P>>::with_props(props).hydratable(false);
    tokio::task::LocalSet::new().block_on(&runtime, renderer.render())
}

/// A position read from its text.
pub(crate) fn position<P: Notation>(text: &str, variant: P::Variant) -> P {
    P::read_position(text, variant).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The values of an attribute in the order in which they stand in a drawing.
pub(crate) fn attributes<'a>(svg: &'a str, name: &str) -> Vec<&'a str> {
    let opening = format!(" {name}=\"");
    svg.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Compares a drawing with `tests/data/snapshots/<name>.svg`, one element a line; `UPDATE_SNAPSHOTS=1` stores it instead.
pub(crate) fn assert_drawing(name: &str, svg: &str) {
    static UPDATE: LazyLock<bool> = LazyLock::new(|| std::env::var_os("UPDATE_SNAPSHOTS").is_some());
    let drawn = svg.replace("><", ">\n<") + "\n";
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/snapshots/{name}.svg"));
    if *UPDATE {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &drawn).unwrap();
    }
    let stored = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; store it with UPDATE_SNAPSHOTS=1", path.display()));
    let differing =
        stored.lines().zip(drawn.lines()).enumerate().find(|(_, (stored, drawn))| stored != drawn);
    if let Some((line, (stored, drawn))) = differing {
        panic!(
            "{name}.svg line {}: stored {stored}\n drawn {drawn}\n store it with UPDATE_SNAPSHOTS=1",
            line + 1
        );
    }
    assert_eq!(stored.lines().count(), drawn.lines().count(), "{name}.svg has another length");
}
