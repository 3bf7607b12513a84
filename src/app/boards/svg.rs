//! SVG elements as plain calls. A board has hundreds of them; written by the macro, each costs its own code in the download.

use std::any::Any;
use std::rc::Rc;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Key, VComp, VTag};
use yew::{AttrValue, Html, Properties, component};

/// A place or a size in units of a drawing.
pub(in crate::app) type Pair = (i32, i32);

/// An element with attributes and no children yet.
pub(super) fn element(tag: &'static str, keys: &'static [&'static str], values: Vec<AttrValue>) -> VTag {
    let mut element = VTag::new(tag);
    let values = values.into_iter().map(|value| Some(AttributeOrProperty::Attribute(value))).collect();
    element.set_attributes(Attributes::Dynamic { keys, values });
    element
}

/// A number as the value of an attribute.
pub(super) fn number(value: i32) -> AttrValue {
    AttrValue::from(value.to_string())
}

/// `translate(x y)`.
pub(in crate::app) fn translate((x, y): Pair) -> String {
    ["translate(", &x.to_string(), " ", &y.to_string(), ")"].concat()
}

/// A path.
pub(super) fn path(class: &'static str, d: impl Into<AttrValue>) -> Html {
    element("path", &["class", "d"], vec![class.into(), d.into()]).into()
}

/// A path moved from its place.
pub(super) fn path_moved(
    class: &'static str,
    transform: impl Into<AttrValue>,
    d: impl Into<AttrValue>,
) -> Html {
    element("path", &["class", "transform", "d"], vec![class.into(), transform.into(), d.into()]).into()
}

/// A circle.
pub(super) fn circle(class: &'static str, (x, y): Pair, radius: i32) -> Html {
    let values = vec![class.into(), number(x), number(y), number(radius)];
    element("circle", &["class", "cx", "cy", "r"], values).into()
}

/// A rectangle with round corners.
pub(super) fn rect(class: &'static str, corner: Pair, size: Pair, round: i32) -> Html {
    element("rect", &["class", "x", "y", "width", "height", "rx"], box_of(class, corner, size, round)).into()
}

/// A rectangle with round corners whose inside is painted with a gradient.
pub(super) fn rect_filled(
    class: &'static str,
    corner: Pair,
    size: Pair,
    round: i32,
    fill: &'static str,
) -> Html {
    let mut values = box_of(class, corner, size, round);
    values.push(fill.into());
    element("rect", &["class", "x", "y", "width", "height", "rx", "fill"], values).into()
}

/// A rectangle with round corners whose outline is painted with a gradient.
pub(super) fn rect_lined(
    class: &'static str,
    corner: Pair,
    size: Pair,
    round: i32,
    stroke: &'static str,
) -> Html {
    let mut values = box_of(class, corner, size, round);
    values.push(stroke.into());
    element("rect", &["class", "x", "y", "width", "height", "rx", "stroke"], values).into()
}

fn box_of(class: &'static str, (x, y): Pair, (width, height): Pair, round: i32) -> Vec<AttrValue> {
    vec![class.into(), number(x), number(y), number(width), number(height), number(round)]
}

/// Words or a number.
pub(super) fn words(class: impl Into<AttrValue>, (x, y): Pair, words: impl Into<AttrValue>) -> Html {
    let mut element = element("text", &["class", "x", "y"], vec![class.into(), number(x), number(y)]);
    element.add_child(yew::virtual_dom::VText::new(words).into());
    element.into()
}

/// A group with a class.
pub(super) fn group(class: impl Into<AttrValue>, children: Vec<Html>) -> Html {
    let mut element = element("g", &["class"], vec![class.into()]);
    element.add_children(children);
    element.into()
}

/// A group that only shows what its neighbours say.
pub(super) fn silent_group(class: &'static str, children: Vec<Html>) -> Html {
    let mut element = element("g", &["class", "aria-hidden"], vec![class.into(), "true".into()]);
    element.add_children(children);
    element.into()
}

/// A group moved to its place.
pub(super) fn group_at(
    class: impl Into<AttrValue>,
    transform: impl Into<AttrValue>,
    children: Vec<Html>,
) -> VTag {
    let mut element = element("g", &["class", "transform"], vec![class.into(), transform.into()]);
    element.add_children(children);
    element
}

/// A group moved to its place that a pointer may carry away from there; `at` is the place of its spot in the reading order.
pub(super) fn group_lifted(
    class: &'static str,
    transform: impl Into<AttrValue>,
    at: usize,
    children: Vec<Html>,
) -> VTag {
    let values = vec![class.into(), transform.into(), number(at as i32)];
    let mut element = element("g", &["class", "transform", "data-lift"], values);
    element.add_children(children);
    element
}

/// Elements that come and go in one place among others, which stay the elements that they are: a press that began on one
/// would be lost with it.
pub(super) fn layer(elements: impl IntoIterator<Item = Html>) -> Html {
    elements.into_iter().collect()
}

/// The frame of the focus, which comes to the tab stop alone; `draw` is given a class.
pub(super) fn frame(is_stop: bool, draw: impl Fn(&'static str) -> Html) -> Html {
    let classes: &[_] = if is_stop { &["spot__focus spot__focus--under", "spot__focus"] } else { &[] };
    layer(classes.iter().copied().map(draw))
}

/// A colour of a gradient.
pub(super) fn stop(class: &'static str, offset: &'static str) -> Html {
    element("stop", &["class", "offset"], vec![class.into(), offset.into()]).into()
}

/// The further class of a spot that something may be dragged from.
pub(super) fn liftable(is_liftable: bool) -> &'static str {
    if is_liftable { " is-liftable" } else { "" }
}

/// A spot of a board that can be operated: its place in the reading order, its name, whether it is the tab stop.
pub(super) fn spot(class: AttrValue, at: usize, name: AttrValue, is_stop: bool, children: Vec<Html>) -> VTag {
    let values = vec![
        class,
        AttrValue::from("button"),
        AttrValue::from(if is_stop { "0" } else { "-1" }),
        name,
        AttrValue::from(at.to_string()),
    ];
    let mut element = element("g", &["class", "role", "tabindex", "aria-label", "data-spot"], values);
    element.add_children(children);
    element
}

/// Something whose drawing follows from what it is and from nothing else.
pub(super) trait Drawn: PartialEq + 'static {
    /// Draws it. Pure.
    fn draw(&self) -> Html;
}

/// A drawing that stays as it is until it is one of something else; `key` tells it from its neighbours.
pub(super) fn still(key: Option<usize>, of: impl Drawn) -> Html {
    VComp::new::<Still>(Rc::new(StillProps { of: Rc::new(of) }), key.map(Key::from)).into()
}

/// [`Drawn`] without its type.
trait AnyDrawn {
    fn as_any(&self) -> &dyn Any;
    fn is(&self, other: &dyn AnyDrawn) -> bool;
    fn draw_any(&self) -> Html;
}

impl<T: Drawn> AnyDrawn for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn AnyDrawn) -> bool {
        other.as_any().downcast_ref::<T>().is_some_and(|other| self == other)
    }

    fn draw_any(&self) -> Html {
        self.draw()
    }
}

#[derive(Properties, Clone)]
struct StillProps {
    of: Rc<dyn AnyDrawn>,
}

impl PartialEq for StillProps {
    fn eq(&self, other: &Self) -> bool {
        self.of.is(other.of.as_ref())
    }
}

#[component]
fn Still(props: &StillProps) -> Html {
    props.of.draw_any()
}
