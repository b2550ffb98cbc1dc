//! Writes the registry: every definition of every schema beside the Rust type it became, so that
//! the tests can read and write any of them by name.

#[path = "build/conversions.rs"]
mod conversions;

use std::fmt::Write as _;
use std::path::Path;

use mcp_codegen::catalogue::Catalogue;
use mcp_codegen::facts::{SideKind, SideName};
use mcp_codegen::model::{Kind, Protocol, Shape, Side};
use mcp_codegen::naming;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    let catalogue = match Catalogue::built_in() {
        Ok(catalogue) => catalogue,
        Err(error) => panic!("the schemas and the facts do not fit together:\n{error}"),
    };
    let mut rows = String::new();
    let mut results = String::new();
    let mut readers = String::new();
    for protocol in &catalogue.protocols {
        let module = format!("mcp_bindings::{}", naming::module_name(&protocol.version));
        for fate in &protocol.definitions {
            let (version, definition, name) = (&protocol.version, &fate.definition, &fate.name);
            let (kind, by) = side_kind(&catalogue, definition).unzip();
            let read = match kind {
                None | Some(SideKind::Carried) => {
                    format!("By::Shape(by_shape::<{module}::{name}>)")
                }
                Some(SideKind::Request) if enveloped(protocol, Kind::Request, by) => {
                    format!("By::Method(|text| request(text, {module}::{name}::read))")
                }
                Some(SideKind::Request) => {
                    format!("By::Method(|text| bare_request(text, {module}::{name}::read))")
                }
                Some(SideKind::Notification) if enveloped(protocol, Kind::Notification, by) => {
                    format!("By::Method(|text| notification(text, {module}::{name}::read))")
                }
                Some(SideKind::Notification) => {
                    format!("By::Method(|text| bare_notification(text, {module}::{name}::read))")
                }
                Some(SideKind::Result) => {
                    writeln!(results, "({version:?}, {definition:?}),")?;
                    continue;
                }
            };
            writeln!(
                rows,
                "Row {{ version: {version:?}, definition: {definition:?}, by: {read} }},"
            )?;
        }
        for (side, kind, name) in enums() {
            if protocol.sent(kind, side).next().is_some() {
                writeln!(
                    readers,
                    "Reader {{ version: {:?}, side: Side::{side:?}, kind: Kind::{kind:?}, \
                     read: |method, params| {module}::{name}::read(method, params).map(|m| m.method()) }},",
                    protocol.version
                )?;
            }
        }
    }
    let text = format!(
        "pub const ROWS: &[Row] = &[\n{rows}];\n\
         pub const RESULTS: &[(&str, &str)] = &[\n{results}];\n\
         pub const READERS: &[Reader] = &[\n{readers}];\n"
    );
    let out = std::env::var("OUT_DIR")?;
    std::fs::write(Path::new(&out).join("registry.rs"), text)?;
    std::fs::write(Path::new(&out).join("conversions.rs"), conversions::registry(&catalogue)?)?;
    Ok(())
}

/// What a definition lists, if it is a list of one side's messages or results.
fn side_kind(catalogue: &Catalogue, definition: &str) -> Option<(SideKind, SideName)> {
    let mut sides = catalogue.facts.messages.side.iter();
    sides.find(|side| side.definition == definition).map(|side| (side.kind, side.by))
}

/// Whether the definitions of these messages include `jsonrpc` and `id`; those of the older versions
/// leave them out.
fn enveloped(protocol: &Protocol, kind: Kind, by: Option<SideName>) -> bool {
    let side = if by == Some(SideName::Client) { Side::Client } else { Side::Server };
    protocol.sent(kind, side).all(|message| {
        protocol.get(&message.name).is_some_and(|ty| match &ty.shape {
            Shape::Object(object) => object.constants.iter().any(|c| c.wire == "jsonrpc"),
            _ => false,
        })
    })
}

fn enums() -> [(Side, Kind, &'static str); 4] {
    [
        (Side::Client, Kind::Request, "ClientRequest"),
        (Side::Client, Kind::Notification, "ClientNotification"),
        (Side::Server, Kind::Request, "ServerRequest"),
        (Side::Server, Kind::Notification, "ServerNotification"),
    ]
}
