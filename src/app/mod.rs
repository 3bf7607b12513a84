//! The browser app. Only `platform` touches the window, storage, clock and address.

pub mod boards;
pub mod components;
pub mod i18n;
