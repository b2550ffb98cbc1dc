// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `elicitation` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    BooleanSchema, ElicitAction, ElicitRequest, ElicitRequestParams, ElicitResult,
    ElicitValue, EnumSchema, NumberSchema, NumberSchemaType, PrimitiveSchemaDefinition,
    RequestedSchema, StringSchema, StringSchemaFormat,
};
use crate::json::Json;
use crate::number::Number;
use crate::wire::Members;
use crate::wire;

impl wire::Object for BooleanSchema {
    const NAME: &'static str = "BooleanSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut default = None;
        let mut description = None;
        let mut title = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "boolean", &mut has_type)?,
                "default" => members.optional("default", &mut default)?,
                "description" => members.optional("description", &mut description)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            default,
            description,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for BooleanSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for BooleanSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for BooleanSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "boolean")?;
        out.optional("default", &self.default)?;
        out.optional("description", &self.description)?;
        out.optional("title", &self.title)?;
        out.finish(&self.extra, &["type", "default", "description", "title"])
    }
}

impl wire::Read for ElicitAction {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for ElicitAction {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitAction {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Object for ElicitRequest {
    const NAME: &'static str = "ElicitRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members.constant("method", "elicitation/create", &mut has_method)?
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

impl wire::Read for ElicitRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "elicitation/create")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for ElicitRequestParams {
    const NAME: &'static str = "ElicitRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut message = None;
        let mut requested_schema = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "message" => members.required("message", &mut message)?,
                "requestedSchema" => {
                    members.required("requestedSchema", &mut requested_schema)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            message: members.present("message", message)?,
            requested_schema: members.present("requestedSchema", requested_schema)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("message", &self.message)?;
        out.member("requestedSchema", &self.requested_schema)?;
        out.finish(&self.extra, &["message", "requestedSchema"])
    }
}

impl wire::Object for ElicitResult {
    const NAME: &'static str = "ElicitResult";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut action = None;
        let mut content = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "action" => members.required("action", &mut action)?,
                "content" => members.optional("content", &mut content)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            action: members.present("action", action)?,
            content,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitResult {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitResult {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitResult {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("action", &self.action)?;
        out.optional("content", &self.content)?;
        out.finish(&self.extra, &["_meta", "action", "content"])
    }
}

impl wire::Union for ElicitValue {
    const EXPECTED: &'static str = "a string or a number or a boolean";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn string<E: Error>(value: String) -> Result<Self, E> {
        Ok(Self::String(value))
    }

    fn number<E: Error>(value: Number) -> Result<Self, E> {
        Ok(Self::Number(value))
    }

    fn boolean<E: Error>(value: bool) -> Result<Self, E> {
        Ok(Self::Boolean(value))
    }
}

impl wire::Read for ElicitValue {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for ElicitValue {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitValue {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::String(value) => value.serialize(output),
            Self::Number(value) => value.serialize(output),
            Self::Boolean(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for EnumSchema {
    const NAME: &'static str = "EnumSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut description = None;
        let mut r#enum = None;
        let mut enum_names = None;
        let mut title = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "string", &mut has_type)?,
                "description" => members.optional("description", &mut description)?,
                "enum" => members.required("enum", &mut r#enum)?,
                "enumNames" => members.optional("enumNames", &mut enum_names)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            description,
            r#enum: members.present("enum", r#enum)?,
            enum_names,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for EnumSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for EnumSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for EnumSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "string")?;
        out.optional("description", &self.description)?;
        out.member("enum", &self.r#enum)?;
        out.optional("enumNames", &self.enum_names)?;
        out.optional("title", &self.title)?;
        out.finish(&self.extra, &["type", "description", "enum", "enumNames", "title"])
    }
}

impl wire::Object for NumberSchema {
    const NAME: &'static str = "NumberSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut description = None;
        let mut maximum = None;
        let mut minimum = None;
        let mut title = None;
        let mut r#type = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "description" => members.optional("description", &mut description)?,
                "maximum" => members.optional("maximum", &mut maximum)?,
                "minimum" => members.optional("minimum", &mut minimum)?,
                "title" => members.optional("title", &mut title)?,
                "type" => members.required("type", &mut r#type)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            description,
            maximum,
            minimum,
            title,
            r#type: members.present("type", r#type)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for NumberSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for NumberSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for NumberSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("description", &self.description)?;
        out.optional("maximum", &self.maximum)?;
        out.optional("minimum", &self.minimum)?;
        out.optional("title", &self.title)?;
        out.member("type", &self.r#type)?;
        out.finish(&self.extra, &["description", "maximum", "minimum", "title", "type"])
    }
}

impl wire::Read for NumberSchemaType {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for NumberSchemaType {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for NumberSchemaType {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Union for PrimitiveSchemaDefinition {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("type")?;
        match tag.as_deref() {
            Some("string") => {
                members.put_back("type", "string")?;
                members.hold_all()?;
                if members.has("enum") && members.holds("type", "string") {
                    <EnumSchema as wire::Object>::members(members).map(Self::Enum)
                } else {
                    if members.holds("type", "string") {
                        <StringSchema as wire::Object>::members(members)
                            .map(Self::String)
                    } else {
                        Self::unknown(members.into_json()?)
                    }
                }
            }
            Some("integer" | "number") => {
                members.put_back("type", tag.as_deref().unwrap_or_default())?;
                <NumberSchema as wire::Object>::members(members).map(Self::Number)
            }
            Some("boolean") => {
                <BooleanSchema as wire::Object>::members(members.tagged("type"))
                    .map(Self::Boolean)
            }
            Some(other) => {
                members.put_back("type", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for PrimitiveSchemaDefinition {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for PrimitiveSchemaDefinition {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for PrimitiveSchemaDefinition {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::String(value) => value.serialize(output),
            Self::Number(value) => value.serialize(output),
            Self::Boolean(value) => value.serialize(output),
            Self::Enum(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for RequestedSchema {
    const NAME: &'static str = "RequestedSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut properties = None;
        let mut required = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "object", &mut has_type)?,
                "properties" => members.required("properties", &mut properties)?,
                "required" => members.optional("required", &mut required)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            properties: members.present("properties", properties)?,
            required,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for RequestedSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for RequestedSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for RequestedSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "object")?;
        out.member("properties", &self.properties)?;
        out.optional("required", &self.required)?;
        out.finish(&self.extra, &["type", "properties", "required"])
    }
}

impl wire::Object for StringSchema {
    const NAME: &'static str = "StringSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut description = None;
        let mut format = None;
        let mut max_length = None;
        let mut min_length = None;
        let mut title = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "string", &mut has_type)?,
                "description" => members.optional("description", &mut description)?,
                "format" => members.optional("format", &mut format)?,
                "maxLength" => members.optional("maxLength", &mut max_length)?,
                "minLength" => members.optional("minLength", &mut min_length)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            description,
            format,
            max_length,
            min_length,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for StringSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for StringSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for StringSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "string")?;
        out.optional("description", &self.description)?;
        out.optional("format", &self.format)?;
        out.optional("maxLength", &self.max_length)?;
        out.optional("minLength", &self.min_length)?;
        out.optional("title", &self.title)?;
        out.finish(
            &self.extra,
            &["type", "description", "format", "maxLength", "minLength", "title"],
        )
    }
}

impl wire::Read for StringSchemaFormat {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for StringSchemaFormat {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for StringSchemaFormat {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}
