//! The native tests, one binary: laws, tables and whole games.
