// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `utilities` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    CompleteRequest, CompleteRequestParams, CompletionContext, CompletionReference,
    PromptReference, ResourceTemplateReference,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for CompleteRequest {
    const NAME: &'static str = "CompleteRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut params = None;
        let mut has_method = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => {
                    members.constant("method", "completion/complete", &mut has_method)?
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

impl wire::Read for CompleteRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CompleteRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompleteRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", "completion/complete")?;
        out.member("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for CompleteRequestParams {
    const NAME: &'static str = "CompleteRequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut argument = None;
        let mut context = None;
        let mut r#ref = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "argument" => members.required("argument", &mut argument)?,
                "context" => members.optional("context", &mut context)?,
                "ref" => members.required("ref", &mut r#ref)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            argument: members.present("argument", argument)?,
            context,
            r#ref: members.present("ref", r#ref)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CompleteRequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CompleteRequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompleteRequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("argument", &self.argument)?;
        out.optional("context", &self.context)?;
        out.member("ref", &self.r#ref)?;
        out.finish(&self.extra, &["argument", "context", "ref"])
    }
}

impl wire::Object for CompletionContext {
    const NAME: &'static str = "CompletionContext";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut arguments = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "arguments" => members.optional("arguments", &mut arguments)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            arguments,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for CompletionContext {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for CompletionContext {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompletionContext {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("arguments", &self.arguments)?;
        out.finish(&self.extra, &["arguments"])
    }
}

impl wire::Union for CompletionReference {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let tag = members.find_tag("type")?;
        match tag.as_deref() {
            Some("ref/prompt") => {
                <PromptReference as wire::Object>::members(members.tagged("type"))
                    .map(Self::Prompt)
            }
            Some("ref/resource") => {
                <ResourceTemplateReference as wire::Object>::members(
                        members.tagged("type"),
                    )
                    .map(Self::Resource)
            }
            Some(other) => {
                members.put_back("type", other)?;
                Self::unknown(members.into_json()?)
            }
            None => Self::unknown(members.into_json()?),
        }
    }
}

impl wire::Read for CompletionReference {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for CompletionReference {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for CompletionReference {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Prompt(value) => value.serialize(output),
            Self::Resource(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}
