// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Resources that a client may read.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{
    Annotations, Icon, NotificationParams, PaginatedRequestParams, RequestId,
    RequestMetaObject,
};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The client asks which templates for resources there are. The server answers with a page
/// of them, a `ListResourceTemplatesResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourceTemplatesRequest {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>) -> Self {
        Self {
            id: id.into(),
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<PaginatedRequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

/// A page of the resource templates of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// The templates on this page.
    pub resource_templates: Vec<ResourceTemplate>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourceTemplatesResult {
    /// The object with the members that must be there.
    pub fn new(resource_templates: impl IntoIterator<Item = ResourceTemplate>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            resource_templates: resource_templates.into_iter().collect(),
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

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
        self
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

/// The client asks which resources there are. The server answers with a page of them, a
/// `ListResourcesResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourcesRequest {
    /// The object with the members that must be there.
    pub fn new(id: impl Into<RequestId>) -> Self {
        Self {
            id: id.into(),
            params: None,
            extra: Map::new(),
        }
    }

    /// Sets the member `params`.
    #[must_use]
    pub fn with_params(mut self, params: impl Into<PaginatedRequestParams>) -> Self {
        self.params = Some(params.into());
        self
    }
}

/// A page of the resources of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Where the next page begins: the `cursor` of the request that fetches it. Absent on the
    /// last page.
    pub next_cursor: Option<String>,
    /// The resources on this page.
    pub resources: Vec<Resource>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourcesResult {
    /// The object with the members that must be there.
    pub fn new(resources: impl IntoIterator<Item = Resource>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            resources: resources.into_iter().collect(),
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

    /// Sets the member `nextCursor`.
    #[must_use]
    pub fn with_next_cursor(mut self, next_cursor: impl Into<String>) -> Self {
        self.next_cursor = Some(next_cursor.into());
        self
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

/// The client reads a resource. The server answers with its contents, a
/// `ReadResourceResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceRequest {
    /// The id that links a request with its response.
    pub id: RequestId,
    /// The parameters of the message.
    pub params: ReadResourceRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ReadResourceRequest {
    /// The object with the members that must be there.
    pub fn new(
        id: impl Into<RequestId>,
        params: impl Into<ReadResourceRequestParams>,
    ) -> Self {
        Self {
            id: id.into(),
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `resources/read`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
    /// The URI of the resource, in any scheme that the server knows.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ReadResourceRequestParams {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            meta: None,
            uri: uri.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// Something that a client can read from a server: a file, a record, a page.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Resource {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Hints on how to use and show this object; absent if there are none.
    pub annotations: Option<Annotations>,
    /// What the resource is about, for people and models; absent if the server does not say.
    pub description: Option<String>,
    /// Pictures of this object for a user interface, in any number of sizes and formats; absent
    /// if there are none.
    pub icons: Option<Vec<Icon>>,
    /// The MIME type of the resource; absent if not known.
    pub mime_type: Option<String>,
    /// The name of the resource, as programs use it. It is shown to people if there is no
    /// better one.
    pub name: String,
    /// The size of the contents in bytes, before any encoding; absent if not known.
    pub size: Option<i64>,
    /// The name to show to people; if it is absent, `name` serves.
    pub title: Option<String>,
    /// The URI with which a client reads the resource.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl Resource {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>, uri: impl Into<String>) -> Self {
        Self {
            meta: None,
            annotations: None,
            description: None,
            icons: None,
            mime_type: None,
            name: name.into(),
            size: None,
            title: None,
            uri: uri.into(),
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

    /// Sets the member `annotations`.
    #[must_use]
    pub fn with_annotations(mut self, annotations: impl Into<Annotations>) -> Self {
        self.annotations = Some(annotations.into());
        self
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `icons`.
    #[must_use]
    pub fn with_icons(mut self, icons: impl IntoIterator<Item = Icon>) -> Self {
        self.icons = Some(icons.into_iter().collect());
        self
    }

    /// Sets the member `mimeType`.
    #[must_use]
    pub fn with_mime_type(mut self, mime_type: impl Into<String>) -> Self {
        self.mime_type = Some(mime_type.into());
        self
    }

    /// Sets the member `size`.
    #[must_use]
    pub fn with_size(mut self, size: i64) -> Self {
        self.size = Some(size);
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
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

/// The server tells that its list of resources is no longer what it was. It needs the
/// capability to do so, but no request of the client.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceListChangedNotification {
    /// The parameters of the message.
    pub params: Option<NotificationParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceListChangedNotification {
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

impl Default for ResourceListChangedNotification {
    fn default() -> Self {
        Self::new()
    }
}

/// What the parameters of all requests about a single resource have in common.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceRequestParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<RequestMetaObject>,
    /// The URI of the resource, in any scheme that the server knows.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceRequestParams {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            meta: None,
            uri: uri.into(),
            extra: Map::new(),
        }
    }

    /// Sets the member `_meta`.
    #[must_use]
    pub fn with_meta(mut self, meta: impl Into<RequestMetaObject>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

/// A pattern for the URIs of resources that a server does not list one by one.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceTemplate {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// Hints on how to use and show this object; absent if there are none.
    pub annotations: Option<Annotations>,
    /// What the resources are about, for people and models; absent if the server does not say.
    pub description: Option<String>,
    /// Pictures of this object for a user interface, in any number of sizes and formats; absent
    /// if there are none.
    pub icons: Option<Vec<Icon>>,
    /// The MIME type that all resources of this pattern have; absent if they differ or it is
    /// not known.
    pub mime_type: Option<String>,
    /// The name of the template, as programs use it. It is shown to people if there is no
    /// better one.
    pub name: String,
    /// The name to show to people; if it is absent, `name` serves.
    pub title: Option<String>,
    /// The pattern, a URI template after RFC 6570 such as `file:///{path}`.
    pub uri_template: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceTemplate {
    /// The object with the members that must be there.
    pub fn new(name: impl Into<String>, uri_template: impl Into<String>) -> Self {
        Self {
            meta: None,
            annotations: None,
            description: None,
            icons: None,
            mime_type: None,
            name: name.into(),
            title: None,
            uri_template: uri_template.into(),
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

    /// Sets the member `annotations`.
    #[must_use]
    pub fn with_annotations(mut self, annotations: impl Into<Annotations>) -> Self {
        self.annotations = Some(annotations.into());
        self
    }

    /// Sets the member `description`.
    #[must_use]
    pub fn with_description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets the member `icons`.
    #[must_use]
    pub fn with_icons(mut self, icons: impl IntoIterator<Item = Icon>) -> Self {
        self.icons = Some(icons.into_iter().collect());
        self
    }

    /// Sets the member `mimeType`.
    #[must_use]
    pub fn with_mime_type(mut self, mime_type: impl Into<String>) -> Self {
        self.mime_type = Some(mime_type.into());
        self
    }

    /// Sets the member `title`.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
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

/// The server tells that a resource which the client subscribed to has changed.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceUpdatedNotification {
    /// The parameters of the message.
    pub params: ResourceUpdatedNotificationParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceUpdatedNotification {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<ResourceUpdatedNotificationParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The parameters of `notifications/resources/updated`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-11-25/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceUpdatedNotificationParams {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The URI of the resource that changed. It may be part of the one that the client watches.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceUpdatedNotificationParams {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            meta: None,
            uri: uri.into(),
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
