//! The types of two neighbouring versions that are converted into each other.

use std::fmt::Write as _;

use mcp_codegen::catalogue::Catalogue;
use mcp_codegen::conversion::between;
use mcp_codegen::naming;
use mcp_codegen::sharing::Owners;

/// Rows of types that have conversions in both directions, and the types that have none.
pub fn registry(catalogue: &Catalogue) -> Result<String, std::fmt::Error> {
    let bases = catalogue.bases();
    let owners = Owners::find(&catalogue.protocols, &bases);
    let (mut pairs, mut same, mut alone) = (String::new(), String::new(), String::new());
    for (new, source) in catalogue.versions() {
        let Some(old) = bases[new].filter(|_| source.extends.is_none()) else { continue };
        let found = between(&catalogue.protocols, &owners, &catalogue.facts, old, new);
        let (older, newer) = (&catalogue.protocols[old], &catalogue.protocols[new]);
        let module = |version: &str| format!("mcp_bindings::{}", naming::module_name(version));
        for up in found.list.iter().filter(|conversion| conversion.up) {
            let (Some(from), Some(to)) = (older.get(&up.from), newer.get(&up.to)) else { continue };
            writeln!(
                pairs,
                "Pair {{ old: {:?}, new: {:?}, from: {:?}, to: {:?}, \
                 up_and_down: up_and_down::<{}::{}, {}::{}>, down: down::<{}::{}, {}::{}> }},",
                older.version,
                newer.version,
                from.definition,
                to.definition,
                module(&older.version),
                up.from,
                module(&newer.version),
                up.to,
                module(&older.version),
                up.from,
                module(&newer.version),
                up.to,
            )?;
        }
        let row = |name: &str| format!("({:?}, {:?}, {name:?}),\n", older.version, newer.version);
        for name in &found.without_counterpart {
            alone.push_str(&row(name));
        }
        for ty in &older.types {
            let kept = newer.get(&ty.name).is_some()
                && owners.owner(old, &ty.name) == owners.owner(new, &ty.name);
            if kept {
                same.push_str(&row(&ty.name));
            }
        }
    }
    Ok(format!(
        "pub const PAIRS: &[Pair] = &[\n{pairs}];\n\
         pub const SAME: &[(&str, &str, &str)] = &[\n{same}];\n\
         pub const ALONE: &[(&str, &str, &str)] = &[\n{alone}];\n"
    ))
}
