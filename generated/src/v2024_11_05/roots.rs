// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! The folders that a server may work in.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{NotificationParams, RequestParams};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The server asks which folders or files it may work with. The client answers with a
/// `ListRootsResult`. Deprecated since 2026-07-28: parameters of tools, URIs of resources
/// or the configuration of the server tell the same.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/client/roots)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListRootsRequest {
    /// The parameters of the message.
    pub params: Option<RequestParams>,
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
    pub fn with_params(mut self, params: impl Into<RequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

impl Default for ListRootsRequest {
    fn default() -> Self {
        Self::new()
    }
}

/// The folders and files that a server may work with. Deprecated with roots since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/client/roots)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListRootsResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The roots of the client.
    pub roots: Vec<Root>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListRootsResult {
    /// The object with the members that must be there.
    pub fn new(roots: impl IntoIterator<Item = Root>) -> Self {
        Self {
            meta: None,
            roots: roots.into_iter().collect(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    ///
    /// # Errors
    /// If `value` cannot be written as a JSON object.
    pub fn with_meta<T: Serialize + ?Sized>(
        mut self,
        value: &T,
    ) -> Result<Self, serde_json::Error> {
        self.meta = Some(JsonObject::new(value)?);
        Ok(self)
    }

    /// The member `_meta` as a type of the caller's; absence is an object without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn meta_as<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        JsonObject::decode_or_empty(self.meta.as_ref())
            .map_err(|error| error.within("_meta"))
    }
}

/// A folder or file that a server may work with. Deprecated with roots since 2026-07-28.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/client/roots)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Root {
    /// The name of the root to show to people; absent if it has none.
    pub name: Option<String>,
    /// The URI of the root. For the time being it begins with `file://`.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Root {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            name: None,
            uri: uri.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `name`.
    #[must_use]
    pub fn with_name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }
}

/// The client tells that its list of roots is no longer what it was, so that the server
/// asks for it anew.
///
/// [Specification](https://modelcontextprotocol.io/specification/2024-11-05/client/roots)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RootsListChangedNotification {
    /// The parameters of the message.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl RootsListChangedNotification {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<NotificationParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

impl Default for RootsListChangedNotification {
    fn default() -> Self {
        Self::new()
    }
}
