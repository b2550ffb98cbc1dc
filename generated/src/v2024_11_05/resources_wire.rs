// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `resources` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    BlobResourceContents, ListResourceTemplatesRequest, ListResourceTemplatesResult,
    ListResourcesRequest, ListResourcesResult, ReadResourceRequest,
    ReadResourceRequestParams, ReadResourceResult, Resource, ResourceContents,
    ResourceListChangedNotification, ResourceReference, ResourceTemplate,
    ResourceUpdatedNotification, ResourceUpdatedNotificationParams,
    TextOrBlobResourceContents, TextResourceContents,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for BlobResourceContents {
    const NAME: &'static str = "BlobResourceContents";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut blob = None;
        let mut mime_type = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "blob" => members.required("blob", &mut blob)?,
                "mimeType" => members.optional("mimeType", &mut mime_type)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            blob: members.present("blob", blob)?,
            mime_type,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for BlobResourceContents {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for BlobResourceContents {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for BlobResourceContents {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("blob", &self.blob)?;
        out.optional("mimeType", &self.mime_type)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["blob", "mimeType", "uri"])
    }
}

impl wire::Object for ListResourceTemplatesRequest {
    const NAME: &'static str = "ListResourceTemplatesRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members
                        .constant("method", "resources/templates/list", &mut has_method)?
                }
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
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
        out.member("method", "resources/templates/list")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
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
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members.constant("method", "resources/list", &mut has_method)?
                }
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
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
        out.member("method", "resources/list")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
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
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members.constant("method", "resources/read", &mut has_method)?
                }
                "params" => members.required("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("method", has_method)?;
        Ok(Self {
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
        out.member("method", "resources/read")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for ReadResourceRequestParams {
    const NAME: &'static str = "ReadResourceRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
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
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["uri"])
    }
}

impl wire::Object for ReadResourceResult {
    const NAME: &'static str = "ReadResourceResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut contents = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "contents" => members.required("contents", &mut contents)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            contents: members.present("contents", contents)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ReadResourceResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ReadResourceResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ReadResourceResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("contents", &self.contents)?;
        out.finish(&self.extra, &["_meta", "contents"])
    }
}

impl wire::Object for Resource {
    const NAME: &'static str = "Resource";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut annotations = None;
        let mut description = None;
        let mut mime_type = None;
        let mut name = None;
        let mut size = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "annotations" => members.optional("annotations", &mut annotations)?,
                "description" => members.optional("description", &mut description)?,
                "mimeType" => members.optional("mimeType", &mut mime_type)?,
                "name" => members.required("name", &mut name)?,
                "size" => members.optional("size", &mut size)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            annotations,
            description,
            mime_type,
            name: members.present("name", name)?,
            size,
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
        out.optional("annotations", &self.annotations)?;
        out.optional("description", &self.description)?;
        out.optional("mimeType", &self.mime_type)?;
        out.member("name", &self.name)?;
        out.optional("size", &self.size)?;
        out.member("uri", &self.uri)?;
        out.finish(
            &self.extra,
            &["annotations", "description", "mimeType", "name", "size", "uri"],
        )
    }
}

impl wire::Object for ResourceContents {
    const NAME: &'static str = "ResourceContents";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut mime_type = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "mimeType" => members.optional("mimeType", &mut mime_type)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            mime_type,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceContents {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceContents {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceContents {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("mimeType", &self.mime_type)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["mimeType", "uri"])
    }
}

impl wire::Object for ResourceListChangedNotification {
    const NAME: &'static str = "ResourceListChangedNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
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
        out.member("method", "notifications/resources/list_changed")?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for ResourceReference {
    const NAME: &'static str = "ResourceReference";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut uri = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "ref/resource", &mut has_type)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResourceReference {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResourceReference {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResourceReference {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "ref/resource")?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["type", "uri"])
    }
}

impl wire::Object for ResourceTemplate {
    const NAME: &'static str = "ResourceTemplate";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut annotations = None;
        let mut description = None;
        let mut mime_type = None;
        let mut name = None;
        let mut uri_template = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "annotations" => members.optional("annotations", &mut annotations)?,
                "description" => members.optional("description", &mut description)?,
                "mimeType" => members.optional("mimeType", &mut mime_type)?,
                "name" => members.required("name", &mut name)?,
                "uriTemplate" => members.required("uriTemplate", &mut uri_template)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            annotations,
            description,
            mime_type,
            name: members.present("name", name)?,
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
        out.optional("annotations", &self.annotations)?;
        out.optional("description", &self.description)?;
        out.optional("mimeType", &self.mime_type)?;
        out.member("name", &self.name)?;
        out.member("uriTemplate", &self.uri_template)?;
        out.finish(
            &self.extra,
            &["annotations", "description", "mimeType", "name", "uriTemplate"],
        )
    }
}

impl wire::Object for ResourceUpdatedNotification {
    const NAME: &'static str = "ResourceUpdatedNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
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
        out.member("method", "notifications/resources/updated")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for ResourceUpdatedNotificationParams {
    const NAME: &'static str = "ResourceUpdatedNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
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
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["uri"])
    }
}

impl wire::Union for TextOrBlobResourceContents {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        members.hold_all()?;
        if members.has("text") && members.has("uri") {
            <TextResourceContents as wire::Object>::members(members).map(Self::Text)
        } else {
            if members.has("blob") && members.has("uri") {
                <BlobResourceContents as wire::Object>::members(members).map(Self::Blob)
            } else {
                Self::unknown(members.into_json()?)
            }
        }
    }
}

impl wire::Read for TextOrBlobResourceContents {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for TextOrBlobResourceContents {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TextOrBlobResourceContents {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(value) => value.serialize(output),
            Self::Blob(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for TextResourceContents {
    const NAME: &'static str = "TextResourceContents";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut mime_type = None;
        let mut text = None;
        let mut uri = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "mimeType" => members.optional("mimeType", &mut mime_type)?,
                "text" => members.required("text", &mut text)?,
                "uri" => members.required("uri", &mut uri)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            mime_type,
            text: members.present("text", text)?,
            uri: members.present("uri", uri)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TextResourceContents {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TextResourceContents {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TextResourceContents {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("mimeType", &self.mime_type)?;
        out.member("text", &self.text)?;
        out.member("uri", &self.uri)?;
        out.finish(&self.extra, &["mimeType", "text", "uri"])
    }
}
