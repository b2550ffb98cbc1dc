//! Converts every tool schema, each into a module of its own, with a table of what they became.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use mcp_scaffold::types::{self, Options, Request};
use serde_json::{Map, Value, json};

#[path = "corpus.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod corpus;
#[path = "costly.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod costly;

/// How many schemas are made from a seed.
const MADE: u64 = 240;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for file in ["build.rs", "corpus.rs", "costly.rs"] {
        println!("cargo::rerun-if-changed=../{file}");
    }
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
    // One edition is enough for what is about rules and not about code.
    if std::env::var("CARGO_PKG_NAME")?.ends_with("2024") {
        for (index, case) in made().into_iter().enumerate() {
            write(&case, &format!("made{index}"), &out, &mut modules, &mut rows)?;
        }
    }
    std::fs::create_dir_all(out.join("schema"))?;
    for (name, text) in types::support(true) {
        std::fs::write(out.join("schema").join(name), text)?;
    }
    let schema = out.join("schema/mod.rs");
    let rows = format!("pub static ROWS: &[Row] = &[{rows}];\n");
    let head = format!("#[path = {schema:?}]\npub mod schema;\n");
    std::fs::write(out.join("all.rs"), format!("{head}{modules}{rows}"))?;
    Ok(())
}

/// Cases that are made here.
fn made() -> Vec<Value> {
    let random = (0..MADE).map(|number| {
        let schema = corpus::schema(&mut corpus::Dice::new(corpus::SEED + number), 2);
        // The root of arguments is an object.
        let schema = json!({"type": "object", "properties": {"v": schema}, "required": ["v"]});
        (format!("made_random_{number}"), schema)
    });
    let nested = costly::nested().into_iter().map(|(name, schema)| (name.to_owned(), schema));
    let names = [("made_names".to_owned(), named())];
    let all = random.chain(nested).chain(costly::wide()).chain(names);
    all.map(|(id, schema)| json!({"id": id, "made": true, "schema": schema})).collect()
}

/// A schema whose definitions, members and values are called like what the code of all schemas
/// uses, what Rust has without an import, and its keywords.
fn named() -> Value {
    let (mut definitions, mut properties) = (Map::new(), Map::new());
    for (index, name) in names().into_iter().enumerate() {
        let member = Map::from_iter([(name.clone(), json!({"type": "integer", "default": 1}))]);
        let definition = match index % 4 {
            0 => {
                json!({"type": "object", "properties": member, "additionalProperties": {"type": "integer"}})
            }
            1 => json!({"type": "string", "enum": [name, "other"]}),
            2 => json!({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}],
                        "minItems": 2, "maxItems": 2, "items": false}),
            _ => json!({"oneOf": [{"type": "object", "properties": member, "required": [name]},
                                  {"type": "object", "properties": {"other": {"type": "integer"}}, "required": ["other"]}]}),
        };
        properties.insert(name.clone(), json!({"$ref": format!("#/$defs/{name}")}));
        definitions.insert(name, definition);
    }
    let values = names();
    properties.insert("all values".to_owned(), json!({"enum": values}));
    json!({"type": "object", "properties": properties, "$defs": definitions})
}

/// Every name that is declared or capitalised in the support code, and more.
fn names() -> Vec<String> {
    const MORE: &str = "Option Some None Result Ok Err Vec String Box Default Clone Copy Debug Eq Hash \
        Send Sync Sized Drop Fn FnMut FnOnce From Into TryFrom TryInto Iterator IntoIterator Extend \
        FromIterator ToOwned ToString AsRef AsMut Deserialize Deserializer Serialize Serializer Value Map \
        BTreeMap serde serde_json std core alloc self super crate Self type match fn async await dyn gen \
        try union static str bool i64 u64 i128 f64 usize char regex schema types condition map value new \
        extra default check as_str main macro_rules vec format include_str derive doc allow A B D E K S T V";
    let mut names: Vec<String> = MORE.split_whitespace().map(str::to_owned).collect();
    for (_, text) in types::support(true) {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code: Vec<&str> = code.collect();
        let code = code.join("\n");
        let words: Vec<&str> = code
            .split(|c: char| !(c.is_alphanumeric() || c == '_'))
            .filter(|word| !word.is_empty())
            .collect();
        for pair in words.windows(2) {
            let declares = ["fn", "struct", "enum", "trait", "const", "mod", "static", "type"];
            let is_name = declares.contains(&pair[0]) || pair[1].starts_with(char::is_uppercase);
            if is_name && !names.iter().any(|name| name == pair[1]) {
                names.push(pair[1].to_owned());
            }
        }
    }
    names
}

fn write(
    case: &Value,
    module: &str,
    out: &Path,
    modules: &mut String,
    rows: &mut String,
) -> Result<(), Box<dyn std::error::Error>> {
    let id = case["id"].as_str().ok_or("a case without an id")?;
    let strict = Options { support: "crate::schema".to_owned(), ..Options::default() };
    let partial = Options { partial_rules: true, ..strict.clone() };
    let name = format!("{id}_args");
    let request = Request { name: &name, schema: &case["schema"] };
    // What is refused for its patterns still has types, and a client has those.
    let refused = types::convert_all(&[request], &Map::new(), &strict).is_err();
    let made = types::convert_all(&[request], &Map::new(), &partial)
        .map_err(|problems| format!("{id}: {problems:?}"))?;
    let file = out.join(format!("{module}.rs"));
    // What a check costs is asked for by the tests alone.
    let steps =
        ".check(value)\n}\npub fn steps(value: &Value) -> u64 {\n    TABLE.steps(value)\n}\n";
    let table =
        made.code.split(".check(value)").next().and_then(|before| before.split_whitespace().last());
    let steps = steps.replace("TABLE", table.ok_or("no table")?);
    std::fs::write(&file, made.code.replace(".check(value)\n}\n", &steps))?;
    writeln!(modules, "#[allow(clippy::disallowed_names)]\n#[path = {file:?}]\npub mod {module};")?;
    let made = &made.converted[0];
    let check = format!(
        "|value| {module}::{}(value).map_err(|violations| violations.to_string())",
        made.check
    );
    writeln!(
        rows,
        "Row {{ id: {id:?}, refused: {refused}, case: {:?}, schema: {:?}, notes: {}, \
         check: {check}, steps: {module}::steps, through: through::<{module}::{}> }},",
        case.to_string(),
        made.schema.to_string(),
        made.notes.len(),
        made.root,
    )?;
    Ok(())
}
