//! Generates the bindings of every case, as a build script of a user would.

use std::path::Path;

use mcp_codegen::Bindings;

/// The case that brings the shared code along instead of taking it from `mcp-bindings`.
const STANDALONE: &str = "standalone";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    println!("cargo::rerun-if-changed={}", cases.display());
    let mut modules = String::new();
    let mut folders: Vec<_> = std::fs::read_dir(&cases)?.collect::<Result<_, _>>()?;
    folders.sort_by_key(|folder| folder.file_name());
    for folder in folders {
        let name = folder.file_name().to_string_lossy().into_owned();
        let bindings = Bindings::from_file(folder.path().join("schema.json")).module(&name);
        let bindings = match name.as_str() {
            STANDALONE => bindings,
            _ => bindings.support_from("::mcp_bindings"),
        };
        let out = Path::new(&std::env::var("OUT_DIR")?).join(&name);
        bindings.write_to(&out)?;
        let path = out.join("mod.rs");
        modules.push_str(&format!("#[path = {path:?}]\npub mod case_{name};\n"));
    }
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("cases.rs"), modules)?;
    Ok(())
}
