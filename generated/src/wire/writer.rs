// Written by `mcp-codegen generate`. Do not edit: change the generator.

//! Writing an object.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::super::json::Json;
use super::super::map::Map;

/// An object that is being written.
pub struct Writer<S: Serializer> {
    map: S::SerializeMap,
}

impl<S: Serializer> Writer<S> {
    /// Begins an object.
    ///
    /// # Errors
    /// If the output refuses it.
    pub fn new(output: S) -> Result<Self, S::Error> {
        Ok(Self { map: output.serialize_map(None)? })
    }

    /// Writes a member.
    ///
    /// # Errors
    /// If the output or the value refuses it.
    pub fn member<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        self.map.serialize_entry(name, value)
    }

    /// Writes a member if there is a value: absence is never written as `null`.
    ///
    /// # Errors
    /// If the output or the value refuses it.
    pub fn optional<T: Serialize>(
        &mut self,
        name: &'static str,
        value: &Option<T>,
    ) -> Result<(), S::Error> {
        match value {
            Some(value) => self.map.serialize_entry(name, value),
            None => Ok(()),
        }
    }

    /// Writes the members that the protocol does not define, and ends the object. A member that
    /// has the name of one of `defined` is left out: no name is ever written twice.
    ///
    /// # Errors
    /// If the output refuses it.
    pub fn finish(mut self, extra: &Map<Json>, defined: &[&str]) -> Result<S::Ok, S::Error> {
        for (name, value) in extra.iter() {
            if !defined.contains(&name) {
                self.map.serialize_entry(name, value)?;
            }
        }
        self.map.end()
    }
}
