//! Lists the files of this folder, so that a new version is one file more and nothing else.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let variable = |name| env::var(name).map_err(io::Error::other);
    let folder = variable("CARGO_MANIFEST_DIR")?;
    println!("cargo::rerun-if-changed={folder}");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name();
        let Some(name) = name.to_str() else { continue };
        if name.ends_with(".json") || name.ends_with(".toml") && name != "Cargo.toml" {
            names.push(name.to_owned());
        }
    }
    names.sort();
    let mut text = String::from("[\n");
    for name in names {
        let path = Path::new(&folder).join(&name);
        writeln!(text, "({name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
    }
    text.push_str("]\n");
    fs::write(Path::new(&variable("OUT_DIR")?).join("files.rs"), text)
}
