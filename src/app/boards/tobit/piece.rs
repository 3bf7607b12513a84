//! A knucklebone seen from the side: two lobes and a waist. A tobit lies in a ring and carries a horn-curl.

use crate::app::boards::svg::{Drawn, circle, element, group, group_at, path, translate};
use crate::games::tobit::{Piece, Rank};
use crate::rules::Side;
use yew::{AttrValue, Html};

/// The outline, about its centre: 50 wide, 58 high.
const BONE: &str = "M-14-28C-25-27-28-13-19-5C-15-2-15 2-19 6C-28 14-25 28-13 29C-6 29-5 24 0 24C5 24 6 29 13 29C25 28 28 14 19 6C15 2 15-2 19-5C28-13 25-27 14-28C7-29 5-22 0-22C-5-22-7-29-14-28Z";
/// The body that the light falls on, a little smaller and towards the light.
const BODY: &str = "M-14-25C-22-24-24-14-17-7C-12-3-12 1-16 5C-23 12-22 23-14 24C-8 24-6 20-1 20C4 20 6 24 11 23C18 21 19 12 14 6C10 2 10-2 14-7C20-14 18-24 11-25C6-25 4-19-1-19C-6-19-8-26-14-25Z";
/// The hollow of the waist and the dents of the lobes.
const HOLLOWS: &str = "M-8-1C-4-5 4-5 8-1M-9-14C-5-10 5-10 9-14M-8 14C-4 10 4 10 8 14";
/// The gleam on the upper lobe.
const GLEAM: &str = "M-17-19C-16-22-14-23-11-22";
/// A pair of horns, the same from both sides of the board.
const CURL: &str = "M0 0C1-8 10-10 12-4C13 1 7 3 5-1M0 0C-1 8-10 10-12 4C-13-1-7-3-5 1";

/// A piece about the origin.
impl Drawn for Piece {
    fn draw(&self) -> Html {
        let (man, tobit) = match self.side {
            Side::White => {
                ("tobit-piece tobit-piece--white", "tobit-piece tobit-piece--tobit tobit-piece--white")
            }
            Side::Black => {
                ("tobit-piece tobit-piece--black", "tobit-piece tobit-piece--tobit tobit-piece--black")
            }
        };
        let gleam = || path("tobit-piece__gleam", GLEAM);
        match self.rank {
            Rank::Man => {
                let mut parts = vec![shadow("25", "25", "8")];
                parts.extend(bone());
                parts.extend([
                    circle("tobit-piece__disc tobit-piece__disc--inner", (0, 0), 17),
                    path("tobit-piece__hollow", HOLLOWS),
                    gleam(),
                ]);
                group_at(man, "scale(1.1)", parts).into()
            }
            Rank::Tobit => {
                let ring = |class| circle(class, (0, 0), 35);
                let mut parts = vec![shadow("29", "29", "9")];
                parts.extend(
                    ["tobit-piece__ring-rim", "tobit-piece__ring-edge", "tobit-piece__ring"].map(ring),
                );
                parts.extend(bone());
                parts.extend([gleam(), path("tobit-piece__curl", CURL)]);
                group(tobit, parts)
            }
        }
    }
}

/// The style sheet shows the bone or the disc.
fn bone() -> [Html; 3] {
    [
        circle("tobit-piece__disc", (0, 0), 27),
        path("tobit-piece__bone", BONE),
        path("tobit-piece__body", BODY),
    ]
}

/// How far apart captured pieces lie, and the room around one.
const STEP: i32 = 66;
const ROOM: i32 = 60;

/// So many captured pieces of a side in a row. Their rank is gone with their place on the board.
pub(super) fn row(side: Side, count: usize) -> Html {
    let class = match side {
        Side::White => "tobit-piece--white",
        Side::Black => "tobit-piece--black",
    };
    let lying = |at| group_at(class, translate((at * STEP, 0)), bone().into()).into();
    let count = count as i32;
    let corner = -ROOM / 2;
    let room = [corner, corner, (count - 1) * STEP + ROOM, ROOM].map(|number| number.to_string()).join(" ");
    let values = ["spoils", &room, "xMaxYMid", "true"].map(|value| AttrValue::from(value.to_owned()));
    let mut row = element("svg", &["class", "viewBox", "preserveAspectRatio", "aria-hidden"], values.into());
    row.add_children((0..count).map(lying));
    row.into()
}

fn shadow(down: &'static str, width: &'static str, height: &'static str) -> Html {
    let values = ["tobit-piece__shadow", "3", down, width, height].map(AttrValue::from);
    element("ellipse", &["class", "cx", "cy", "rx", "ry"], values.into()).into()
}
