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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourceTemplatesResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub next_cursor: Option<String>,
    /// Not described by the schema.
    pub resource_templates: Vec<ResourceTemplate>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourceTemplatesResult {
    /// The object with the members that must be there.
    pub fn new(
        resource_templates: impl IntoIterator<Item = impl Into<ResourceTemplate>>,
    ) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            resource_templates: resource_templates.into_iter().map(Into::into).collect(),
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListResourcesResult {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub next_cursor: Option<String>,
    /// Not described by the schema.
    pub resources: Vec<Resource>,
    /// Members that the protocol does not define, as they were read.
    pub extra: Map<Json>,
}

impl ListResourcesResult {
    /// The object with the members that must be there.
    pub fn new(resources: impl IntoIterator<Item = impl Into<Resource>>) -> Self {
        Self {
            meta: None,
            next_cursor: None,
            resources: resources.into_iter().map(Into::into).collect(),
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceRequest {
    /// Not described by the schema.
    pub id: RequestId,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResourceRequestParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Resource {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub annotations: Option<Annotations>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub icons: Option<Vec<Icon>>,
    /// Not described by the schema.
    pub mime_type: Option<String>,
    /// Not described by the schema.
    pub name: String,
    /// Not described by the schema.
    pub size: Option<i64>,
    /// Not described by the schema.
    pub title: Option<String>,
    /// Not described by the schema.
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
    pub fn with_icons(
        mut self,
        icons: impl IntoIterator<Item = impl Into<Icon>>,
    ) -> Self {
        self.icons = Some(icons.into_iter().map(Into::into).collect());
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceListChangedNotification {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceRequestParams {
    /// Not described by the schema.
    pub meta: Option<RequestMetaObject>,
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceTemplate {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
    pub annotations: Option<Annotations>,
    /// Not described by the schema.
    pub description: Option<String>,
    /// Not described by the schema.
    pub icons: Option<Vec<Icon>>,
    /// Not described by the schema.
    pub mime_type: Option<String>,
    /// Not described by the schema.
    pub name: String,
    /// Not described by the schema.
    pub title: Option<String>,
    /// Not described by the schema.
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
    pub fn with_icons(
        mut self,
        icons: impl IntoIterator<Item = impl Into<Icon>>,
    ) -> Self {
        self.icons = Some(icons.into_iter().map(Into::into).collect());
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceUpdatedNotification {
    /// Not described by the schema.
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

/// Not described by the schema.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceUpdatedNotificationParams {
    /// Not described by the schema.
    pub meta: Option<JsonObject>,
    /// Not described by the schema.
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
