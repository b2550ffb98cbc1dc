//! The two protocols, and which of their types correspond.

use std::collections::BTreeMap;

use crate::catalogue::Catalogue;
use crate::model::{Protocol, Type};

/// Types that have another name in the newer protocol, by the name in the older one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Renames {
    names: BTreeMap<String, String>,
}

impl Renames {
    /// Renames by the names before and since.
    pub fn new<'a>(names: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let names = names.into_iter().map(|(old, new)| (old.to_owned(), new.to_owned()));
        Self { names: names.collect() }
    }

    /// What `conversions.toml` says of the versions from `old` to `new`, in either direction.
    pub fn between(catalogue: &Catalogue, old: usize, new: usize) -> Self {
        if old > new {
            let Self { names } = Self::between(catalogue, new, old);
            return Self { names: names.into_iter().map(|(old, new)| (new, old)).collect() };
        }
        let facts = &catalogue.facts.conversions.counterpart;
        let types = &catalogue.protocols[old].types;
        let mut names: Vec<(&str, &str)> =
            types.iter().map(|ty| (ty.name.as_str(), ty.definition.as_str())).collect();
        let passed = |index: usize| (old + 1..=new).contains(&index);
        for (_, version) in catalogue.versions().filter(|(index, _)| passed(*index)) {
            for (_, definition) in &mut names {
                let is_fact = |fact: &&crate::facts::Counterpart| {
                    fact.version == version.name && fact.older == *definition
                };
                if let Some(fact) = facts.iter().find(is_fact) {
                    *definition = &fact.newer;
                }
            }
        }
        let renamed = names.into_iter().filter_map(|(name, definition)| {
            let types = &catalogue.protocols[new].types;
            let newer = types.iter().find(|ty| ty.definition == definition)?;
            (newer.name != name).then_some((name, newer.name.as_str()))
        });
        Self::new(renamed)
    }
}

/// Two protocols that are compared.
pub struct Pair<'a> {
    pub old: &'a Protocol,
    pub new: &'a Protocol,
    pub renames: &'a Renames,
}

impl<'a> Pair<'a> {
    /// What an older type is called in the newer protocol, if it is there.
    pub fn newer(&self, name: &str) -> Option<&'a Type> {
        match self.renames.names.get(name) {
            Some(renamed) => self.new.get(renamed),
            // Another type may have taken its name.
            None if self.is_taken(name) => None,
            None => self.new.get(name),
        }
    }

    /// Whether two names stand for one type.
    pub fn correspond(&self, old: &str, new: &str) -> bool {
        self.newer(old).is_some_and(|ty| ty.name == new)
    }

    /// The older type that a newer one corresponds to.
    pub fn older(&self, name: &str) -> Option<&'a Type> {
        self.old.types.iter().find(|ty| self.correspond(&ty.name, name))
    }

    fn is_taken(&self, name: &str) -> bool {
        self.renames.names.values().any(|renamed| renamed == name)
    }
}
