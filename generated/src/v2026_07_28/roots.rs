// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The folders that a server may work in.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{MetaObject, Root};
use crate::error::DecodeError;
use crate::json::Json;
use crate::map::Map;

/// The server asks which folders or files it may work with, inside an
/// `InputRequiredResult`. The client answers with a `ListRootsResult`. Deprecated since 2026-07-28:
/// parameters of tools, URIs of resources or the configuration of the server tell the same.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/client/roots)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListRootsRequest {
    /// The parameters of the message.
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

/// The parameters of `roots/list`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/client/roots)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListRootsRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
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

/// The folders and files that a server may work with. Deprecated with roots since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2026-07-28/client/roots)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListRootsResult {
    /// The roots of the client.
    pub roots: Vec<Root>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListRootsResult {
    /// The object with the members that must be there.
    pub fn new(roots: impl IntoIterator<Item = Root>) -> Self {
        Self {
            roots: roots.into_iter().collect(),
            extra: Map::new(),
        }
    }
}
