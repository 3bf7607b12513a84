//! The browser app: pages over sessions over boards. Only `platform` touches the window, storage, clock and address.

pub mod boards;
pub mod components;
pub mod i18n;
pub mod pages;
pub mod platform;
pub mod rooms;
pub mod route;
pub mod session;
pub mod settings;

pub use pages::App;
