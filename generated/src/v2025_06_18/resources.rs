// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Resources that a client may read.

use serde::de::DeserializeOwned;
use serde::Serialize;
use super::{Annotations, PaginatedRequestParams, ReadResourceRequestParams};
use crate::error::DecodeError;
use crate::json::{Json, JsonObject};
use crate::map::Map;

/// The contents of a resource that is not text.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BlobResourceContents {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The bytes, in Base64.
    pub blob: String,
    /// The MIME type of the contents; absent if not known.
    pub mime_type: Option<String>,
    /// The URI of the resource that these contents belong to.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl BlobResourceContents {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>, blob: impl Into<String>) -> Self {
        Self {
            meta: None,
            blob: blob.into(),
            mime_type: None,
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

    /// Sets the member `mimeType`.
    #[must_use]
    pub fn with_mime_type(mut self, mime_type: impl Into<String>) -> Self {
        self.mime_type = Some(mime_type.into());
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

/// The client asks which templates for resources there are. The server answers with a page
/// of them, a `ListResourceTemplatesResult`.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesRequest {
    /// The parameters of the message.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourceTemplatesRequest {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
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

impl Default for ListResourceTemplatesRequest {
    fn default() -> Self {
        Self::new()
    }
}

/// A page of the resource templates of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesRequest {
    /// The parameters of the message.
    pub params: Option<PaginatedRequestParams>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourcesRequest {
    /// The object with nothing but what must be there.
    pub fn new() -> Self {
        Self {
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

impl Default for ListResourcesRequest {
    fn default() -> Self {
        Self::new()
    }
}

/// A page of the resources of a server.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
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
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceRequest {
    /// The parameters of the message.
    pub params: ReadResourceRequestParams,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ReadResourceRequest {
    /// The object with the members that must be there.
    pub fn new(params: impl Into<ReadResourceRequestParams>) -> Self {
        Self {
            params: params.into(),
            extra: Map::new(),
        }
    }
}

/// The contents of a resource.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceResult {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The contents, in several parts if the resource consists of others, as a folder does.
    pub contents: Vec<TextOrBlobResourceContents>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ReadResourceResult {
    /// The object with the members that must be there.
    pub fn new(
        contents: impl IntoIterator<Item = impl Into<TextOrBlobResourceContents>>,
    ) -> Self {
        Self {
            meta: None,
            contents: contents.into_iter().map(Into::into).collect(),
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

/// Something that a client can read from a server: a file, a record, a page.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
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

/// What the contents of all resources have in common, be they text or bytes.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceContents {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The MIME type of the contents; absent if not known.
    pub mime_type: Option<String>,
    /// The URI of the resource that these contents belong to.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceContents {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            meta: None,
            mime_type: None,
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

    /// Sets the member `mimeType`.
    #[must_use]
    pub fn with_mime_type(mut self, mime_type: impl Into<String>) -> Self {
        self.mime_type = Some(mime_type.into());
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

/// A pattern for the URIs of resources that a server does not list one by one.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
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

/// Names a resource template, or a single resource.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceTemplateReference {
    /// The pattern of the template, or the URI of the resource.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ResourceTemplateReference {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>) -> Self {
        Self {
            uri: uri.into(),
            extra: Map::new(),
        }
    }
}

/// The contents of a resource: text or bytes.
///
/// Told apart by the members that must be there.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TextOrBlobResourceContents {
    /// The contents of a resource that is text.
    Text(TextResourceContents),
    /// The contents of a resource that is not text.
    Blob(BlobResourceContents),
    /// A value of no kind that this version of the protocol defines, whole.
    Unknown(Json),
}

impl From<TextResourceContents> for TextOrBlobResourceContents {
    fn from(value: TextResourceContents) -> Self {
        Self::Text(value)
    }
}

impl From<BlobResourceContents> for TextOrBlobResourceContents {
    fn from(value: BlobResourceContents) -> Self {
        Self::Blob(value)
    }
}

/// The contents of a resource that is text.
///
/// [Specification](https://modelcontextprotocol.io/specification/2025-06-18/server/resources)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TextResourceContents {
    /// Metadata beside what the protocol defines. Keys of one's own have a prefix, such as
    /// `com.example/`.
    pub meta: Option<JsonObject>,
    /// The MIME type of the contents; absent if not known.
    pub mime_type: Option<String>,
    /// The text itself.
    pub text: String,
    /// The URI of the resource that these contents belong to.
    pub uri: String,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl TextResourceContents {
    /// The object with the members that must be there.
    pub fn new(uri: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            meta: None,
            mime_type: None,
            text: text.into(),
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

    /// Sets the member `mimeType`.
    #[must_use]
    pub fn with_mime_type(mut self, mime_type: impl Into<String>) -> Self {
        self.mime_type = Some(mime_type.into());
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
