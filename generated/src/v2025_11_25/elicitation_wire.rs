// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `elicitation` are read and written.

use serde::de::{Error, MapAccess, SeqAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    BooleanSchema, ElicitFormMode, ElicitRequest, ElicitRequestFormParams,
    ElicitRequestParams, ElicitRequestURLParams, ElicitResult, ElicitValue,
    ElicitationCompleteNotification, ElicitationCompleteNotificationParams, EnumSchema,
    LegacyTitledEnumSchema, MultiSelectEnumSchema, NumberSchema,
    PrimitiveSchemaDefinition, RequestedSchema, SingleSelectEnumSchema, StringSchema,
    TitledEnumItems, TitledEnumOption, TitledMultiSelectEnumSchema,
    TitledSingleSelectEnumSchema, UntitledEnumItems, UntitledMultiSelectEnumSchema,
    UntitledSingleSelectEnumSchema,
};
use crate::error::DecodeError;
use crate::json::Json;
use crate::number::Number;
use crate::wire::Members;
use crate::wire;

impl wire::Read for ElicitFormMode {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for ElicitFormMode {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitFormMode {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Object for ElicitRequest {
    const NAME: &'static str = "ElicitRequest";
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
                    members.constant("method", "elicitation/create", &mut has_method)?
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
        out.member("jsonrpc", "2.0")?;
        out.member("method", "elicitation/create")?;
        out.member("id", &self.id)?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "id", "params"])
    }
}

impl wire::Object for ElicitRequestFormParams {
    const NAME: &'static str = "ElicitRequestFormParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut message = None;
        let mut mode = None;
        let mut requested_schema = None;
        let mut task = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "message" => members.required("message", &mut message)?,
                "mode" => members.optional("mode", &mut mode)?,
                "requestedSchema" => {
                    members.required("requestedSchema", &mut requested_schema)?
                }
                "task" => members.optional("task", &mut task)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            message: members.present("message", message)?,
            mode,
            requested_schema: members.present("requestedSchema", requested_schema)?,
            task,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitRequestFormParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitRequestFormParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitRequestFormParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("message", &self.message)?;
        out.optional("mode", &self.mode)?;
        out.member("requestedSchema", &self.requested_schema)?;
        out.optional("task", &self.task)?;
        out.finish(&self.extra, &["_meta", "message", "mode", "requestedSchema", "task"])
    }
}

impl wire::Union for ElicitRequestParams {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("mode")?;
        match tag.as_deref() {
            Some("url") => {
                <ElicitRequestURLParams as wire::Object>::members(members.tagged("mode"))
                    .map(Self::Url)
            }
            Some("form") => {
                members.put_back("mode", "form")?;
                <ElicitRequestFormParams as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::Form)
            }
            Some(other) => {
                members.put_back("mode", other)?;
                Self::unknown(members.into_json()?)
            }
            None if members.is_absent("mode") => {
                <ElicitRequestFormParams as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::Form)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for ElicitRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }

    #[inline]
    fn read_text(text: &str) -> Result<Self, DecodeError> {
        match wire::tag_in_text(text, "mode") {
            wire::TextTag::Found(tag) if matches!(& * tag, "url") => {
                wire::decode(text).map(Self::Url)
            }
            wire::TextTag::Found(tag) if matches!(& * tag, "form") => {
                wire::decode(text).map(Box::new).map(Self::Form)
            }
            wire::TextTag::Absent => wire::decode(text).map(Box::new).map(Self::Form),
            _ => wire::decode(text),
        }
    }
}

impl<'de> Deserialize<'de> for ElicitRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Url(value) => value.serialize(output),
            Self::Form(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for ElicitRequestURLParams {
    const NAME: &'static str = "ElicitRequestURLParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut elicitation_id = None;
        let mut message = None;
        let mut task = None;
        let mut url = None;
        let mut has_mode = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "mode" => members.constant("mode", "url", &mut has_mode)?,
                "_meta" => members.optional("_meta", &mut meta)?,
                "elicitationId" => {
                    members.required("elicitationId", &mut elicitation_id)?
                }
                "message" => members.required("message", &mut message)?,
                "task" => members.optional("task", &mut task)?,
                "url" => members.required("url", &mut url)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("mode", has_mode)?;
        Ok(Self {
            meta,
            elicitation_id: members.present("elicitationId", elicitation_id)?,
            message: members.present("message", message)?,
            task,
            url: members.present("url", url)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitRequestURLParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitRequestURLParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitRequestURLParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("mode", "url")?;
        out.optional("_meta", &self.meta)?;
        out.member("elicitationId", &self.elicitation_id)?;
        out.member("message", &self.message)?;
        out.optional("task", &self.task)?;
        out.member("url", &self.url)?;
        out.finish(
            &self.extra,
            &["mode", "_meta", "elicitationId", "message", "task", "url"],
        )
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
    const EXPECTED: &'static str = "an array or a string or a number or a boolean";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn list<'de, A: SeqAccess<'de>>(elements: A) -> Result<Self, A::Error> {
        wire::read_list(elements).map(Self::List)
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
            Self::List(value) => value.serialize(output),
            Self::String(value) => value.serialize(output),
            Self::Number(value) => value.serialize(output),
            Self::Boolean(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for ElicitationCompleteNotification {
    const NAME: &'static str = "ElicitationCompleteNotification";
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
                            "notifications/elicitation/complete",
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

impl wire::Read for ElicitationCompleteNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitationCompleteNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitationCompleteNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", "notifications/elicitation/complete")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for ElicitationCompleteNotificationParams {
    const NAME: &'static str = "ElicitationCompleteNotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut elicitation_id = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "elicitationId" => {
                    members.required("elicitationId", &mut elicitation_id)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            elicitation_id: members.present("elicitationId", elicitation_id)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ElicitationCompleteNotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ElicitationCompleteNotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ElicitationCompleteNotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("elicitationId", &self.elicitation_id)?;
        out.finish(&self.extra, &["elicitationId"])
    }
}

impl wire::Union for EnumSchema {
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
                    <LegacyTitledEnumSchema as wire::Object>::members(members)
                        .map(Self::LegacyTitled)
                } else {
                    if members.has("enum") && members.holds("type", "string") {
                        <UntitledSingleSelectEnumSchema as wire::Object>::members(
                                members,
                            )
                            .map(Self::UntitledSingleSelect)
                    } else {
                        if members.has("oneOf") && members.holds("type", "string") {
                            <TitledSingleSelectEnumSchema as wire::Object>::members(
                                    members,
                                )
                                .map(Self::TitledSingleSelect)
                        } else {
                            Self::unknown(members.into_json()?)
                        }
                    }
                }
            }
            Some("array") => {
                members.put_back("type", "array")?;
                members.hold_all()?;
                if members.has("items") && members.has_within("items", "enum")
                    && members.has_within("items", "type")
                    && members.holds("type", "array")
                {
                    <UntitledMultiSelectEnumSchema as wire::Object>::members(members)
                        .map(Self::UntitledMultiSelect)
                } else {
                    if members.has("items") && members.has_within("items", "anyOf")
                        && members.holds("type", "array")
                    {
                        <TitledMultiSelectEnumSchema as wire::Object>::members(members)
                            .map(Self::TitledMultiSelect)
                    } else {
                        Self::unknown(members.into_json()?)
                    }
                }
            }
            Some(other) => {
                members.put_back("type", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for EnumSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for EnumSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for EnumSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::UntitledSingleSelect(value) => value.serialize(output),
            Self::TitledSingleSelect(value) => value.serialize(output),
            Self::UntitledMultiSelect(value) => value.serialize(output),
            Self::TitledMultiSelect(value) => value.serialize(output),
            Self::LegacyTitled(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for LegacyTitledEnumSchema {
    const NAME: &'static str = "LegacyTitledEnumSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut default = None;
        let mut description = None;
        let mut r#enum = None;
        let mut enum_names = None;
        let mut title = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "string", &mut has_type)?,
                "default" => members.optional("default", &mut default)?,
                "description" => members.optional("description", &mut description)?,
                "enum" => members.required("enum", &mut r#enum)?,
                "enumNames" => members.optional("enumNames", &mut enum_names)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            default,
            description,
            r#enum: members.present("enum", r#enum)?,
            enum_names,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for LegacyTitledEnumSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for LegacyTitledEnumSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for LegacyTitledEnumSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "string")?;
        out.optional("default", &self.default)?;
        out.optional("description", &self.description)?;
        out.member("enum", &self.r#enum)?;
        out.optional("enumNames", &self.enum_names)?;
        out.optional("title", &self.title)?;
        out.finish(
            &self.extra,
            &["type", "default", "description", "enum", "enumNames", "title"],
        )
    }
}

impl wire::Union for MultiSelectEnumSchema {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        members.hold_all()?;
        if members.has("items") && members.has_within("items", "enum")
            && members.has_within("items", "type") && members.holds("type", "array")
        {
            <UntitledMultiSelectEnumSchema as wire::Object>::members(members)
                .map(Self::Untitled)
        } else {
            if members.has("items") && members.has_within("items", "anyOf")
                && members.holds("type", "array")
            {
                <TitledMultiSelectEnumSchema as wire::Object>::members(members)
                    .map(Self::Titled)
            } else {
                Self::unknown(members.into_json()?)
            }
        }
    }
}

impl wire::Read for MultiSelectEnumSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for MultiSelectEnumSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for MultiSelectEnumSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Untitled(value) => value.serialize(output),
            Self::Titled(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for NumberSchema {
    const NAME: &'static str = "NumberSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut default = None;
        let mut description = None;
        let mut maximum = None;
        let mut minimum = None;
        let mut title = None;
        let mut r#type = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "default" => members.optional("default", &mut default)?,
                "description" => members.optional("description", &mut description)?,
                "maximum" => members.optional("maximum", &mut maximum)?,
                "minimum" => members.optional("minimum", &mut minimum)?,
                "title" => members.optional("title", &mut title)?,
                "type" => members.required("type", &mut r#type)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            default,
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
        out.optional("default", &self.default)?;
        out.optional("description", &self.description)?;
        out.optional("maximum", &self.maximum)?;
        out.optional("minimum", &self.minimum)?;
        out.optional("title", &self.title)?;
        out.member("type", &self.r#type)?;
        out.finish(
            &self.extra,
            &["default", "description", "maximum", "minimum", "title", "type"],
        )
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
                    <LegacyTitledEnumSchema as wire::Object>::members(members)
                        .map(Self::LegacyTitledEnum)
                } else {
                    if members.has("enum") && members.holds("type", "string") {
                        <UntitledSingleSelectEnumSchema as wire::Object>::members(
                                members,
                            )
                            .map(Self::UntitledSingleSelectEnum)
                    } else {
                        if members.has("oneOf") && members.holds("type", "string") {
                            <TitledSingleSelectEnumSchema as wire::Object>::members(
                                    members,
                                )
                                .map(Self::TitledSingleSelectEnum)
                        } else {
                            if members.holds("type", "string") {
                                <StringSchema as wire::Object>::members(members)
                                    .map(Self::String)
                            } else {
                                Self::unknown(members.into_json()?)
                            }
                        }
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
            Some("array") => {
                members.put_back("type", "array")?;
                members.hold_all()?;
                if members.has("items") && members.has_within("items", "enum")
                    && members.has_within("items", "type")
                    && members.holds("type", "array")
                {
                    <UntitledMultiSelectEnumSchema as wire::Object>::members(members)
                        .map(Self::UntitledMultiSelectEnum)
                } else {
                    if members.has("items") && members.has_within("items", "anyOf")
                        && members.holds("type", "array")
                    {
                        <TitledMultiSelectEnumSchema as wire::Object>::members(members)
                            .map(Self::TitledMultiSelectEnum)
                    } else {
                        Self::unknown(members.into_json()?)
                    }
                }
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
            Self::UntitledSingleSelectEnum(value) => value.serialize(output),
            Self::TitledSingleSelectEnum(value) => value.serialize(output),
            Self::UntitledMultiSelectEnum(value) => value.serialize(output),
            Self::TitledMultiSelectEnum(value) => value.serialize(output),
            Self::LegacyTitledEnum(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for RequestedSchema {
    const NAME: &'static str = "RequestedSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut schema = None;
        let mut properties = None;
        let mut required = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "object", &mut has_type)?,
                "$schema" => members.optional("$schema", &mut schema)?,
                "properties" => members.required("properties", &mut properties)?,
                "required" => members.optional("required", &mut required)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            schema,
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
        out.optional("$schema", &self.schema)?;
        out.member("properties", &self.properties)?;
        out.optional("required", &self.required)?;
        out.finish(&self.extra, &["type", "$schema", "properties", "required"])
    }
}

impl wire::Union for SingleSelectEnumSchema {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        members.hold_all()?;
        if members.has("enum") && members.holds("type", "string") {
            <UntitledSingleSelectEnumSchema as wire::Object>::members(members)
                .map(Self::Untitled)
        } else {
            if members.has("oneOf") && members.holds("type", "string") {
                <TitledSingleSelectEnumSchema as wire::Object>::members(members)
                    .map(Self::Titled)
            } else {
                Self::unknown(members.into_json()?)
            }
        }
    }
}

impl wire::Read for SingleSelectEnumSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for SingleSelectEnumSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SingleSelectEnumSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Untitled(value) => value.serialize(output),
            Self::Titled(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for StringSchema {
    const NAME: &'static str = "StringSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut default = None;
        let mut description = None;
        let mut format = None;
        let mut max_length = None;
        let mut min_length = None;
        let mut title = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "string", &mut has_type)?,
                "default" => members.optional("default", &mut default)?,
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
            default,
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
        out.optional("default", &self.default)?;
        out.optional("description", &self.description)?;
        out.optional("format", &self.format)?;
        out.optional("maxLength", &self.max_length)?;
        out.optional("minLength", &self.min_length)?;
        out.optional("title", &self.title)?;
        out.finish(
            &self.extra,
            &[
                "type",
                "default",
                "description",
                "format",
                "maxLength",
                "minLength",
                "title",
            ],
        )
    }
}

impl wire::Object for TitledEnumItems {
    const NAME: &'static str = "TitledEnumItems";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut any_of = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "anyOf" => members.required("anyOf", &mut any_of)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            any_of: members.present("anyOf", any_of)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TitledEnumItems {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TitledEnumItems {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TitledEnumItems {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("anyOf", &self.any_of)?;
        out.finish(&self.extra, &["anyOf"])
    }
}

impl wire::Object for TitledEnumOption {
    const NAME: &'static str = "TitledEnumOption";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut r#const = None;
        let mut title = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "const" => members.required("const", &mut r#const)?,
                "title" => members.required("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            r#const: members.present("const", r#const)?,
            title: members.present("title", title)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TitledEnumOption {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TitledEnumOption {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TitledEnumOption {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("const", &self.r#const)?;
        out.member("title", &self.title)?;
        out.finish(&self.extra, &["const", "title"])
    }
}

impl wire::Object for TitledMultiSelectEnumSchema {
    const NAME: &'static str = "TitledMultiSelectEnumSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut default = None;
        let mut description = None;
        let mut items = None;
        let mut max_items = None;
        let mut min_items = None;
        let mut title = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "array", &mut has_type)?,
                "default" => members.optional("default", &mut default)?,
                "description" => members.optional("description", &mut description)?,
                "items" => members.required("items", &mut items)?,
                "maxItems" => members.optional("maxItems", &mut max_items)?,
                "minItems" => members.optional("minItems", &mut min_items)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            default,
            description,
            items: members.present("items", items)?,
            max_items,
            min_items,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TitledMultiSelectEnumSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TitledMultiSelectEnumSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TitledMultiSelectEnumSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "array")?;
        out.optional("default", &self.default)?;
        out.optional("description", &self.description)?;
        out.member("items", &self.items)?;
        out.optional("maxItems", &self.max_items)?;
        out.optional("minItems", &self.min_items)?;
        out.optional("title", &self.title)?;
        out.finish(
            &self.extra,
            &["type", "default", "description", "items", "maxItems", "minItems", "title"],
        )
    }
}

impl wire::Object for TitledSingleSelectEnumSchema {
    const NAME: &'static str = "TitledSingleSelectEnumSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut default = None;
        let mut description = None;
        let mut one_of = None;
        let mut title = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "string", &mut has_type)?,
                "default" => members.optional("default", &mut default)?,
                "description" => members.optional("description", &mut description)?,
                "oneOf" => members.required("oneOf", &mut one_of)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            default,
            description,
            one_of: members.present("oneOf", one_of)?,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for TitledSingleSelectEnumSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for TitledSingleSelectEnumSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for TitledSingleSelectEnumSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "string")?;
        out.optional("default", &self.default)?;
        out.optional("description", &self.description)?;
        out.member("oneOf", &self.one_of)?;
        out.optional("title", &self.title)?;
        out.finish(&self.extra, &["type", "default", "description", "oneOf", "title"])
    }
}

impl wire::Object for UntitledEnumItems {
    const NAME: &'static str = "UntitledEnumItems";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut r#enum = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "string", &mut has_type)?,
                "enum" => members.required("enum", &mut r#enum)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            r#enum: members.present("enum", r#enum)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for UntitledEnumItems {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for UntitledEnumItems {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for UntitledEnumItems {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "string")?;
        out.member("enum", &self.r#enum)?;
        out.finish(&self.extra, &["type", "enum"])
    }
}

impl wire::Object for UntitledMultiSelectEnumSchema {
    const NAME: &'static str = "UntitledMultiSelectEnumSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut default = None;
        let mut description = None;
        let mut items = None;
        let mut max_items = None;
        let mut min_items = None;
        let mut title = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "array", &mut has_type)?,
                "default" => members.optional("default", &mut default)?,
                "description" => members.optional("description", &mut description)?,
                "items" => members.required("items", &mut items)?,
                "maxItems" => members.optional("maxItems", &mut max_items)?,
                "minItems" => members.optional("minItems", &mut min_items)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            default,
            description,
            items: members.present("items", items)?,
            max_items,
            min_items,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for UntitledMultiSelectEnumSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for UntitledMultiSelectEnumSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for UntitledMultiSelectEnumSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "array")?;
        out.optional("default", &self.default)?;
        out.optional("description", &self.description)?;
        out.member("items", &self.items)?;
        out.optional("maxItems", &self.max_items)?;
        out.optional("minItems", &self.min_items)?;
        out.optional("title", &self.title)?;
        out.finish(
            &self.extra,
            &["type", "default", "description", "items", "maxItems", "minItems", "title"],
        )
    }
}

impl wire::Object for UntitledSingleSelectEnumSchema {
    const NAME: &'static str = "UntitledSingleSelectEnumSchema";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut default = None;
        let mut description = None;
        let mut r#enum = None;
        let mut title = None;
        let mut has_type = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "type" => members.constant("type", "string", &mut has_type)?,
                "default" => members.optional("default", &mut default)?,
                "description" => members.optional("description", &mut description)?,
                "enum" => members.required("enum", &mut r#enum)?,
                "title" => members.optional("title", &mut title)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("type", has_type)?;
        Ok(Self {
            default,
            description,
            r#enum: members.present("enum", r#enum)?,
            title,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for UntitledSingleSelectEnumSchema {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for UntitledSingleSelectEnumSchema {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for UntitledSingleSelectEnumSchema {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("type", "string")?;
        out.optional("default", &self.default)?;
        out.optional("description", &self.description)?;
        out.member("enum", &self.r#enum)?;
        out.optional("title", &self.title)?;
        out.finish(&self.extra, &["type", "default", "description", "enum", "title"])
    }
}
