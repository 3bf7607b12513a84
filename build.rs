//! Turns the Fluent texts of `locales/` into typed Rust, one function a message.
//!
//! Knows only where the texts lie; the work is done by `src/app/i18n/compiler.rs`.

#[cfg(feature = "app")]
#[path = "src/app/i18n/compiler/mod.rs"]
mod compiler;

#[cfg(feature = "app")]
fn main() {
    use std::path::{Path, PathBuf};

    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=src/app/i18n/compiler");
    for (folder, file) in [("locales", "text.rs"), ("tests/data/locales", "text_fixture.rs")] {
        println!("cargo:rerun-if-changed={folder}");
        let written = compiler::read_folder(Path::new(folder))
            .and_then(|sources| compiler::compile(&sources))
            .and_then(|code| std::fs::write(out.join(file), code).map_err(|error| vec![error.to_string()]));
        if let Err(errors) = written {
            for error in &errors {
                eprintln!("{error}");
            }
            std::process::exit(1);
        }
    }
}

#[cfg(not(feature = "app"))]
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
}
