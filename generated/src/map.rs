// Written by `mcp-codegen generate`. Do not edit: change the generator.

//! A map that keeps the order in which its members were written.

use std::collections::HashMap;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::wire::{self, Read};

/// Members by name, in the order in which they came.
///
/// Order carries meaning to people, as in the fields of a form, so it survives a round trip;
/// two maps are equal if they hold the same members in any order. Look-ups walk the members:
/// maps of the protocol are small.
#[derive(Clone)]
pub struct Map<V> {
    members: Vec<(String, V)>,
}

impl<V> Map<V> {
    /// A map without members.
    pub const fn new() -> Self {
        Self { members: Vec::new() }
    }

    /// How many members there are.
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// The value of the member `name`.
    pub fn get(&self, name: &str) -> Option<&V> {
        self.members.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// Whether there is a member `name`.
    pub fn contains(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Sets the member `name`, in its place if there is one and at the end otherwise, and returns
    /// the value that was there before.
    pub fn insert(&mut self, name: impl Into<String>, value: V) -> Option<V> {
        let name = name.into();
        match self.members.iter_mut().find(|(key, _)| *key == name) {
            Some((_, old)) => Some(std::mem::replace(old, value)),
            None => {
                self.members.push((name, value));
                None
            }
        }
    }

    /// Takes the member `name` out.
    pub fn remove(&mut self, name: &str) -> Option<V> {
        let index = self.members.iter().position(|(key, _)| key == name)?;
        Some(self.members.remove(index).1)
    }

    /// The members in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &V)> {
        self.members.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Adds a member that may be there already; [`Map::settle`] must follow.
    pub(super) fn push(&mut self, name: String, value: V) {
        self.members.push((name, value));
    }

    /// Leaves of several members of one name the last, in the place of the first.
    ///
    /// A peer decides how many members there are, so this must not take quadratic time.
    pub(super) fn settle(&mut self) {
        if self.members.len() < 2 {
            return;
        }
        let mut places = HashMap::with_capacity(self.members.len());
        let mut settled: Vec<(String, V)> = Vec::with_capacity(self.members.len());
        for (name, value) in self.members.drain(..) {
            match places.get(&name) {
                Some(place) => {
                    let (_, old): &mut (String, V) = &mut settled[*place];
                    *old = value;
                }
                None => {
                    places.insert(name.clone(), settled.len());
                    settled.push((name, value));
                }
            }
        }
        self.members = settled;
    }
}

impl<V> Default for Map<V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<V: PartialEq> PartialEq for Map<V> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().all(|(name, value)| other.get(name) == Some(value))
    }
}

impl<V: fmt::Debug> fmt::Debug for Map<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<V> IntoIterator for Map<V> {
    type Item = (String, V);
    type IntoIter = std::vec::IntoIter<(String, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.members.into_iter()
    }
}

impl<N: Into<String>, V> Extend<(N, V)> for Map<V> {
    fn extend<I: IntoIterator<Item = (N, V)>>(&mut self, members: I) {
        self.members.extend(members.into_iter().map(|(name, value)| (name.into(), value)));
        self.settle();
    }
}

impl<N: Into<String>, V> FromIterator<(N, V)> for Map<V> {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(members: I) -> Self {
        let mut map = Self::new();
        map.extend(members);
        map
    }
}

impl<V: Serialize> Serialize for Map<V> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_map(self.iter())
    }
}

impl<V: Read> Read for Map<V> {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_map(MapVisitor(Self::new()))
    }
}

impl<'de, V: Read> Deserialize<'de> for Map<V> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::read(input)
    }
}

struct MapVisitor<V>(Map<V>);

impl<'de, V: Read> Visitor<'de> for MapVisitor<V> {
    type Value = Map<V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut access: A) -> Result<Self::Value, A::Error> {
        while let Some(name) = access.next_key::<String>()? {
            let value = access
                .next_value_seed(wire::seed())
                .map_err(|error| wire::at_member(&name, error))?;
            self.0.push(name, value);
        }
        self.0.settle();
        Ok(self.0)
    }
}
