//! Names of types: unique in a run, and the same however many other schemas there are.

use std::collections::{HashMap, HashSet};

use mcp_codegen::naming;
use serde_json::{Map, Value};

use super::document::{DocumentId, Documents, Place, SHARED};

/// Everything that a generated module may import: no type is called like any of it.
pub(super) const IMPORTS: [&str; 14] = [
    "BTreeMap",
    "Condition",
    "Contains",
    "Deserialize",
    "Deserializer",
    "Json",
    "Map",
    "Pattern",
    "Schema",
    "Serialize",
    "Serializer",
    "Type",
    "Value",
    "Violations",
];

/// Names of the prelude that `naming::type_name` leaves alone; a type of this name would hide it.
const PRELUDE: [&str; 9] = [
    "AsMut",
    "AsRef",
    "AsyncFn",
    "AsyncFnMut",
    "AsyncFnOnce",
    "DoubleEndedIterator",
    "ExactSizeIterator",
    "FromIterator",
    "Hash",
];

/// What stands beside types of schemas in the files of a project.
const PROJECT: [&str; 11] = [
    "CallToolResult",
    "CompleteResult",
    "Completions",
    "Context",
    "GetPromptResult",
    "Prompts",
    "ReadResourceResult",
    "Resources",
    "Server",
    "ToolError",
    "Tools",
];

/// The names that are taken.
#[derive(Default)]
pub(super) struct Names {
    taken: HashSet<String>,
    /// The types of the shared definitions, which have their names whatever else there is.
    shared: HashMap<String, String>,
    /// The name that a document was asked to be converted under.
    roots: HashMap<DocumentId, String>,
}

impl Names {
    /// Sets the shared definitions' names aside.
    pub(super) fn new(shared: &Map<String, Value>) -> Self {
        let mut names = Self::default();
        names
            .taken
            .extend(IMPORTS.iter().chain(&PRELUDE).chain(&PROJECT).map(|name| (*name).to_owned()));
        for definition in shared.keys() {
            let name = names.unique(&naming::type_name(definition));
            names.shared.insert(definition.clone(), name);
        }
        names
    }

    /// Sets the name of a document's root aside.
    pub(super) fn add_root(&mut self, document: DocumentId, name: &str) {
        let name = self.unique(&naming::type_name(name));
        self.roots.insert(document, name);
    }

    /// The name of a document's root.
    pub(super) fn root(&self, document: DocumentId) -> &str {
        self.roots.get(&document).map_or("Shared", String::as_str)
    }

    /// A name like this that nothing else has.
    pub(super) fn unique(&mut self, name: &str) -> String {
        let mut candidate = name.to_owned();
        let mut number = 2;
        while !self.taken.insert(candidate.clone()) {
            candidate = format!("{name}{number}");
            number += 1;
        }
        candidate
    }

    /// The name for the type of a definition, and whether it was set aside for it.
    pub(super) fn of_definition(
        &self,
        documents: &Documents<'_>,
        place: Place,
    ) -> Option<(String, bool)> {
        let (document, pointer) = (documents.document(place), documents.pointer(place));
        if pointer.is_empty() {
            return self.roots.get(&document).map(|name| (name.clone(), true));
        }
        let last = pointer.rsplit('/').next().unwrap_or_default();
        let last = crate::pointer::name(last);
        let is_shared = document == SHARED && pointer.matches('/').count() == 2;
        match self.shared.get(&last) {
            Some(name) if is_shared => Some((name.clone(), true)),
            _ => {
                let root = self.root(document);
                Some((naming::type_name(&format!("{root}{}", naming::camel(&last))), false))
            }
        }
    }
}
