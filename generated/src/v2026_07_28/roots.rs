// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The folders that a server may work in.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{MetaObject, Root};
use crate::error::DecodeError;
use crate::json::Json;
use crate::map::Map;

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListRootsRequest {
    /// Not described by the schema.
    pub params: Option<ListRootsRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListRootsRequest {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<ListRootsRequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

impl Default for ListRootsRequest {
    fn default() -> Self {
        Self::new()
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListRootsRequestParams {
    /// Not described by the schema.
    pub meta: Option<MetaObject>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListRootsRequestParams {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the member `_meta`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_meta<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.meta = Some(MetaObject::new(value)?);
        Ok(self)
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        MetaObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListRootsResult {
    /// Not described by the schema.
    pub roots: Vec<Root>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListRootsResult {
    /// The object with the members that must be there.
    pub fn new(roots: impl IntoIterator<Item = impl Into<Root>>) -> Self {
        Self {
            roots: roots.into_iter().map(Into::into).collect(),
            extra: Map::new(),
        }
    }
}
