// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `resources` are read and written.

use serde::de::MapAccess;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    ListResourceTemplatesRequest, ListResourceTemplatesResult, ListResourcesRequest,
    ListResourcesResult, ReadResourceRequest, ReadResourceRequestParams, Resource,
    ResourceListChangedNotification, ResourceRequestParams, ResourceTemplate,
    ResourceUpdatedNotification, ResourceUpdatedNotificationParams,
};
use crate::wire::Members;
use crate::wire;

impl wire::Object for ListResourceTemplatesRequest {
    const NAME: &'static str = "ListResourceTemplatesRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => {
                    members
                        .constant("method", "resources/templates/list", &mut has_method)?
                }
                "id" => members.required("id", &mut id)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            id: members.present("id", id)?,
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListResourceTemplatesRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourceTemplatesRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourceTemplatesRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "resources/templates/list")?;
        out.member("id", &self.id)?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ListResourceTemplatesResult {
    const NAME: &'static str = "ListResourceTemplatesResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut next_cursor = None;
        let mut resource_templates = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                "resourceTemplates" => {
                    members.required("resourceTemplates", &mut resource_templates)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            next_cursor,
            resource_templates: members
                .present("resourceTemplates", resource_templates)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListResourceTemplatesResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourceTemplatesResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourceTemplatesResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("nextCursor", &self.next_cursor)?;
        out.member("resourceTemplates", &self.resource_templates)?;
        out.finish(&self.extra, &["_meta", "nextCursor", "resourceTemplates"])
    }
}

impl wire::Object for ListResourcesRequest {
    const NAME: &'static str = "ListResourcesRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => {
                    members.constant("method", "resources/list", &mut has_method)?
                }
                "id" => members.required("id", &mut id)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            id: members.present("id", id)?,
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListResourcesRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourcesRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourcesRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "resources/list")?;
        out.member("id", &self.id)?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ListResourcesResult {
    const NAME: &'static str = "ListResourcesResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut next_cursor = None;
        let mut resources = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "nextCursor" => members.optional("nextCursor", &mut next_cursor)?,
                "resources" => members.required("resources", &mut resources)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            next_cursor,
            resources: members.present("resources", resources)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ListResourcesResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ListResourcesResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ListResourcesResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("nextCursor", &self.next_cursor)?;
        out.member("resources", &self.resources)?;
        out.finish(&self.extra, &["_meta", "nextCursor", "resources"])
    }
}

impl wire::Object for ReadResourceRequest {
    const NAME: &'static str = "ReadResourceRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => {
                    members.constant("method", "resources/read", &mut has_method)?
                }
                "id" => members.required("id", &mut id)?,
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            id: members.present("id", id)?,
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ReadResourceRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ReadResourceRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ReadResourceRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "resources/read")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ReadResourceRequestParams {
    const NAME: &'static str = "ReadResourceRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ReadResourceRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ReadResourceRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ReadResourceRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["_meta", "uri"])
    }
}

impl wire::Object for Resource {
    const NAME: &'static str = "Resource";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut annotations = None;
        let mut description = None;
        let mut icons = None;
        let mut mime_type = None;
        let mut name = None;
        let mut size = None;
        let mut title = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "description" => members.optional("description", &mut description)?,
                "icons" => members.optional("icons", &mut icons)?,
                "mimeType" => members.optional("mimeType", &mut mime_type)?,
                "name" => members.required("name", &mut name)?,
                "size" => members.optional("size", &mut size)?,
                "title" => members.optional("title", &mut title)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            annotations,
            description,
            icons,
            mime_type,
            name: members.present("name", name)?,
            size,
            title,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for Resource {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for Resource {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for Resource {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("annotations", &self.annotations)?;
        out.optional("description", &self.description)?;
        out.optional("icons", &self.icons)?;
        out.optional("mimeType", &self.mime_type)?;
        out.member("name", &self.name)?;
        out.optional("size", &self.size)?;
        out.optional("title", &self.title)?;
        out.member("uri", &self.uri)?;
        out.finish(
            &self.extra,
            &[
                "_meta",
                "annotations",
                "description",
                "icons",
                "mimeType",
                "name",
                "size",
                "title",
                "uri",
            ],
        )
    }
}

impl wire::Object for ResourceListChangedNotification {
    const NAME: &'static str = "ResourceListChangedNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => {
                    members
                        .constant(
                            "method",
                            "notifications/resources/list_changed",
                            &mut has_method,
                        )?
                }
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceListChangedNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceListChangedNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceListChangedNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/resources/list_changed")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for ResourceRequestParams {
    const NAME: &'static str = "ResourceRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["_meta", "uri"])
    }
}

impl wire::Object for ResourceTemplate {
    const NAME: &'static str = "ResourceTemplate";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut annotations = None;
        let mut description = None;
        let mut icons = None;
        let mut mime_type = None;
        let mut name = None;
        let mut title = None;
        let mut uri_template = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "annotations" => members.optional("annotations", &mut annotations)?,
                "description" => members.optional("description", &mut description)?,
                "icons" => members.optional("icons", &mut icons)?,
                "mimeType" => members.optional("mimeType", &mut mime_type)?,
                "name" => members.required("name", &mut name)?,
                "title" => members.optional("title", &mut title)?,
                "uriTemplate" => members.required("uriTemplate", &mut uri_template)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            annotations,
            description,
            icons,
            mime_type,
            name: members.present("name", name)?,
            title,
            uri_template: members.present("uriTemplate", uri_template)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceTemplate {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceTemplate {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceTemplate {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.optional("annotations", &self.annotations)?;
        out.optional("description", &self.description)?;
        out.optional("icons", &self.icons)?;
        out.optional("mimeType", &self.mime_type)?;
        out.member("name", &self.name)?;
        out.optional("title", &self.title)?;
        out.member("uriTemplate", &self.uri_template)?;
        out.finish(
            &self.extra,
            &[
                "_meta",
                "annotations",
                "description",
                "icons",
                "mimeType",
                "name",
                "title",
                "uriTemplate",
            ],
        )
    }
}

impl wire::Object for ResourceUpdatedNotification {
    const NAME: &'static str = "ResourceUpdatedNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_jsonrpc = false;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => {
                    members
                        .constant(
                            "method",
                            "notifications/resources/updated",
                            &mut has_method,
                        )?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        members.constant_present("method", has_method)?;
        Ok(Self {
            params: members.present("params", params)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceUpdatedNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceUpdatedNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceUpdatedNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/resources/updated")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for ResourceUpdatedNotificationParams {
    const NAME: &'static str = "ResourceUpdatedNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceUpdatedNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceUpdatedNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceUpdatedNotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["_meta", "uri"])
    }
}
