//! Every definition of every schema is there, as a type of its own or of an earlier version.

use mcp_codegen::sharing::Owners;

use crate::registry::{RESULTS, ROWS};
use crate::spec::{CATALOGUE, Spec};

/// How many definitions the official schemas have. Of a version that is not here, the file alone is
/// counted: write its number here once it is official.
const COUNTS: [(&str, usize); 6] = [
    ("2024-11-05", 79),
    ("2025-03-26", 83),
    ("2025-06-18", 91),
    ("2025-11-25", 145),
    ("2026-07-28", 155),
    ("tasks", 76),
];

#[test]
fn all_are_emitted_or_shared() {
    let catalogue = &*CATALOGUE;
    let owners = Owners::find(&catalogue.protocols, &catalogue.bases());
    for (index, protocol) in catalogue.protocols.iter().enumerate() {
        let version = protocol.version.as_str();
        let in_file = Spec::of(version).definitions().count();
        let official = COUNTS.iter().find(|(name, _)| *name == version).map(|(_, count)| *count);
        assert_eq!(in_file, official.unwrap_or(in_file), "{version}");
        assert_eq!(protocol.definitions.len(), in_file, "{version}");
        // That each row names a type is checked by the compiler.
        let rows = ROWS.iter().filter(|row| row.version == version).count();
        let results: Vec<&str> =
            RESULTS.iter().filter(|row| row.0 == version).map(|row| row.1).collect();
        assert_eq!(rows + results.len(), protocol.definitions.len(), "{version}");
        let owned = |name: &str| owners.owner(index, name) == index;
        let own = protocol.types.iter().filter(|ty| owned(&ty.name)).count();
        let shared = protocol.types.len() - own;
        println!(
            "{version}: {} definitions, {} types: {own} owned, {shared} shared; \
             read by request only: {results:?}",
            protocol.definitions.len(),
            protocol.types.len(),
        );
    }
}
