//! Turns the Fluent texts of `locales/` into typed Rust, one function a message.
//!
//! Knows only where the texts lie; the work is done by `src/app/i18n/compiler`.

#[cfg(feature = "app")]
#[path = "src/app/i18n/compiler/mod.rs"]
mod compiler;

#[cfg(feature = "app")]
fn main() {
    use std::path::{Path, PathBuf};

    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=src/app/i18n");
    for (folder, module) in [("locales", "text"), ("tests/data/locales", "text_fixture")] {
        println!("cargo:rerun-if-changed={folder}");
        let written = compiler::read_folder(Path::new(folder))
            .and_then(|sources| compiler::compile(&sources, module))
            .and_then(|compiled| {
                let code = [(format!("{module}.rs"), compiled.code)];
                let packs = compiled.packs.into_iter().map(|pack| (pack.built_in_name(module), pack.text));
                code.into_iter()
                    .chain(packs)
                    .try_for_each(|(name, text)| std::fs::write(out.join(name), text))
                    .map_err(|error| vec![error.to_string()])
            });
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
