//! Boards inside other pages: `mount(element, config) -> handle`, with typed options and a message interface.
//!
//! A room for a later stage. It stands at the end of the layers, beside `bin`: it may use the whole app, and nothing uses it.
//! Until then `#/embed/..` is a route that says what will be there.
