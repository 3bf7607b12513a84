//! The native tests, one binary: laws, tables and whole games.

#[cfg(feature = "app")]
mod i18n;
