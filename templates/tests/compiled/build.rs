//! Converts every tool schema, each into a module of its own, with a table of what they became.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use mcp_scaffold::types::{self, Options, Request, Validation};
use serde_json::{Map, Value};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=../build.rs");
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let cases = here.join("../../cases/tool-schemas.json");
    let more = here.join("../../cases/tool-schemas-more.json");
    let real = here.join("../../../../../shared/cases/tool-schemas-real.json");
    let (mut modules, mut rows) = (String::new(), String::new());
    for (file, module) in [(cases, "case"), (more, "more"), (real, "real")] {
        println!("cargo::rerun-if-changed={}", file.display());
        // The second holds other people's schemas, which are not part of this repository.
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let list: Vec<Value> = serde_json::from_str(&text)?;
        for (index, case) in list.iter().enumerate() {
            write(case, &format!("{module}{index}"), &out, &mut modules, &mut rows)?;
        }
    }
    std::fs::write(out.join("schema.rs"), types::SUPPORT)?;
    let schema = out.join("schema.rs");
    let rows = format!("pub static ROWS: &[Row] = &[{rows}];\n");
    let head = format!("#[path = {schema:?}]\npub mod schema;\n");
    std::fs::write(out.join("all.rs"), format!("{head}{modules}{rows}"))?;
    Ok(())
}

fn write(
    case: &Value,
    module: &str,
    out: &Path,
    modules: &mut String,
    rows: &mut String,
) -> Result<(), Box<dyn std::error::Error>> {
    let id = case["id"].as_str().ok_or("a case without an id")?;
    let asserts = case["assertFormats"] == Value::Bool(true);
    let options = Options {
        support: "crate::schema".to_owned(),
        assert_formats: asserts,
        ..Options::default()
    };
    let name = format!("{id}_args");
    let request = Request { name: &name, schema: &case["schema"] };
    let made = types::convert_all(&[request], &Map::new(), &options)
        .map_err(|problems| format!("{id}: {problems:?}"))?;
    let file = out.join(format!("{module}.rs"));
    std::fs::write(&file, &made.code)?;
    writeln!(modules, "#[allow(clippy::disallowed_names)]\n#[path = {file:?}]\npub mod {module};")?;
    let made = &made.converted[0];
    let check = match &made.validate {
        Validation::Generated(function) => format!(
            "Some(|value| {module}::{function}(value).map_err(|violation| violation.to_string()))"
        ),
        Validation::Validator => "None".to_owned(),
    };
    writeln!(
        rows,
        "Row {{ id: {id:?}, asserts: {asserts}, case: {:?}, schema: {:?}, notes: {}, \
         check: {check}, through: through::<{module}::{}> }},",
        case.to_string(),
        made.schema.to_string(),
        made.notes.len(),
        made.root,
    )?;
    Ok(())
}
