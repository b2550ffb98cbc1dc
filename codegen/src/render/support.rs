//! The code that all bindings share: real Rust files, copied as they are.

use super::{Input, Layout, Support};
use crate::fileset::FileSet;
use crate::naming::{ident, module_name};

const FILES: [(&str, &str); 12] = [
    ("convert.rs", include_str!("../../support/convert.rs")),
    ("dispatch.rs", include_str!("../../support/dispatch.rs")),
    ("error.rs", include_str!("../../support/error.rs")),
    ("json.rs", include_str!("../../support/json.rs")),
    ("map.rs", include_str!("../../support/map.rs")),
    ("message.rs", include_str!("../../support/message.rs")),
    ("number.rs", include_str!("../../support/number.rs")),
    ("rpc.rs", include_str!("../../support/rpc.rs")),
    ("wire.rs", include_str!("../../support/wire.rs")),
    ("wire/members.rs", include_str!("../../support/wire/members.rs")),
    ("wire/union.rs", include_str!("../../support/wire/union.rs")),
    ("wire/values.rs", include_str!("../../support/wire/values.rs")),
];
const WRITER: (&str, &str) = ("wire/writer.rs", include_str!("../../support/wire/writer.rs"));

/// Whether the shared code has a module of this name beside the modules of the schemas.
pub fn is_shared_module(name: &str) -> bool {
    FILES.iter().any(|(path, _)| path.strip_suffix(".rs") == Some(name))
}

/// Adds the files, and the root that declares all modules.
pub fn render(layout: &Layout, input: &Input<'_>, files: &mut FileSet) {
    let head =
        format!("// Written by `{}`. Do not edit: change the generator.\n\n", layout.command);
    if !matches!(layout.support, Support::External(_)) {
        for (path, text) in FILES.into_iter().chain([WRITER]) {
            files.insert(path, format!("{head}{text}"));
        }
    }
    let (path, root) = match layout.support {
        Support::Crate => ("lib.rs", include_str!("../../support/lib.rs")),
        Support::Own => ("mod.rs", include_str!("../../support/mod.rs")),
        Support::External(_) => ("mod.rs", include_str!("../../support/external.rs")),
    };
    // A program need not use all that a schema has, nor describe what the schema does not.
    let allow = match layout.support {
        Support::Crate => "",
        _ => "#[allow(dead_code, missing_docs, unused_imports)]\n",
    };
    let modules =
        input.protocols.iter().zip(input.elsewhere).filter(|(_, elsewhere)| !**elsewhere).map(
            |(protocol, _)| {
                // What a printer has laid out is not laid out again.
                let module = ident(&module_name(&protocol.version));
                format!("{allow}#[rustfmt::skip]\npub mod {module};\n")
            },
        );
    let modules: String = modules.collect();
    files.insert(path, format!("{head}{root}\n{modules}"));
}
