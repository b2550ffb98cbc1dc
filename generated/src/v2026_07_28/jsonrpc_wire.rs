// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `jsonrpc` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    HeaderMismatchError, HeaderMismatchErrorObject, InternalError, InvalidParamsError,
    InvalidRequestError, JSONRPCErrorResponse, JSONRPCMessage, JSONRPCNotification,
    JSONRPCRequest, JSONRPCResponse, JSONRPCResultResponse, MethodNotFoundError,
    MissingRequiredClientCapabilityError, MissingRequiredClientCapabilityErrorData,
    MissingRequiredClientCapabilityErrorObject, NotificationMetaObject,
    NotificationParams, ParseError, RequestMetaObject, RequestParams, ResultMetaObject,
    ResultObject, ResultType, SubscriptionsListenResultMetaObject,
    UnsupportedProtocolVersionError, UnsupportedProtocolVersionErrorData,
    UnsupportedProtocolVersionErrorObject,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for HeaderMismatchError {
    const NAME: &'static str = "HeaderMismatchError";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut error = None;
        let mut id = None;
        let mut has_jsonrpc = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "error" => members.required("error", &mut error)?,
                "id" => members.optional("id", &mut id)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            error: members.present("error", error)?,
            id,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for HeaderMismatchError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for HeaderMismatchError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for HeaderMismatchError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("error", &self.error)?;
        out.optional("id", &self.id)?;
        out.finish(&self.extra, &["jsonrpc", "error", "id"])
    }
}

impl wire::Object for HeaderMismatchErrorObject {
    const NAME: &'static str = "HeaderMismatchErrorObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut message = None;
        let mut has_code = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "code" => members.constant_json("code", "-32020", &mut has_code)?,
                "data" => members.required("data", &mut data)?,
                "message" => members.required("message", &mut message)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("code", has_code)?;
        Ok(Self {
            data,
            message: members.present("message", message)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for HeaderMismatchErrorObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for HeaderMismatchErrorObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for HeaderMismatchErrorObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("code", &-32020i64)?;
        out.optional("data", &self.data)?;
        out.member("message", &self.message)?;
        out.finish(&self.extra, &["code", "data", "message"])
    }
}

impl wire::Object for InternalError {
    const NAME: &'static str = "InternalError";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut message = None;
        let mut has_code = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "code" => members.constant_json("code", "-32603", &mut has_code)?,
                "data" => members.required("data", &mut data)?,
                "message" => members.required("message", &mut message)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("code", has_code)?;
        Ok(Self {
            data,
            message: members.present("message", message)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for InternalError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InternalError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InternalError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("code", &-32603i64)?;
        out.optional("data", &self.data)?;
        out.member("message", &self.message)?;
        out.finish(&self.extra, &["code", "data", "message"])
    }
}

impl wire::Object for InvalidParamsError {
    const NAME: &'static str = "InvalidParamsError";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut message = None;
        let mut has_code = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "code" => members.constant_json("code", "-32602", &mut has_code)?,
                "data" => members.required("data", &mut data)?,
                "message" => members.required("message", &mut message)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("code", has_code)?;
        Ok(Self {
            data,
            message: members.present("message", message)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for InvalidParamsError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InvalidParamsError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InvalidParamsError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("code", &-32602i64)?;
        out.optional("data", &self.data)?;
        out.member("message", &self.message)?;
        out.finish(&self.extra, &["code", "data", "message"])
    }
}

impl wire::Object for InvalidRequestError {
    const NAME: &'static str = "InvalidRequestError";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut message = None;
        let mut has_code = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "code" => members.constant_json("code", "-32600", &mut has_code)?,
                "data" => members.required("data", &mut data)?,
                "message" => members.required("message", &mut message)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("code", has_code)?;
        Ok(Self {
            data,
            message: members.present("message", message)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for InvalidRequestError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for InvalidRequestError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for InvalidRequestError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("code", &-32600i64)?;
        out.optional("data", &self.data)?;
        out.member("message", &self.message)?;
        out.finish(&self.extra, &["code", "data", "message"])
    }
}

impl wire::Union for JSONRPCMessage {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        members.hold_all()?;
        if members.has("id") && members.holds("jsonrpc", "2.0") && members.has("method")
        {
            <JSONRPCRequest as wire::Object>::members(members).map(Self::Request)
        } else {
            if members.has("id") && members.holds("jsonrpc", "2.0")
                && members.has("result")
            {
                <JSONRPCResultResponse as wire::Object>::members(members)
                    .map(Box::new)
                    .map(Self::ResultResponse)
            } else {
                if members.holds("jsonrpc", "2.0") && members.has("method") {
                    <JSONRPCNotification as wire::Object>::members(members)
                        .map(Self::Notification)
                } else {
                    if members.has("error") && members.holds("jsonrpc", "2.0") {
                        <JSONRPCErrorResponse as wire::Object>::members(members)
                            .map(Self::ErrorResponse)
                    } else {
                        Self::unknown(members.into_json()?)
                    }
                }
            }
        }
    }
}

impl wire::Read for JSONRPCMessage {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCMessage {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCMessage {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Request(value) => value.serialize(output),
            Self::Notification(value) => value.serialize(output),
            Self::ResultResponse(value) => value.serialize(output),
            Self::ErrorResponse(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Union for JSONRPCResponse {
    const EXPECTED: &'static str = "an object";
    fn unknown<E: Error>(value: Json) -> Result<Self, E> {
        Ok(Self::Unknown(value))
    }

    fn object<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        members.hold_all()?;
        if members.has("id") && members.holds("jsonrpc", "2.0") && members.has("result")
        {
            <JSONRPCResultResponse as wire::Object>::members(members)
                .map(Box::new)
                .map(Self::Result)
        } else {
            if members.has("error") && members.holds("jsonrpc", "2.0") {
                <JSONRPCErrorResponse as wire::Object>::members(members).map(Self::Error)
            } else {
                Self::unknown(members.into_json()?)
            }
        }
    }
}

impl wire::Read for JSONRPCResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Result(value) => value.serialize(output),
            Self::Error(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Object for JSONRPCResultResponse {
    const NAME: &'static str = "JSONRPCResultResponse";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut result = None;
        let mut has_jsonrpc = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "id" => members.required("id", &mut id)?,
                "result" => members.required("result", &mut result)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            id: members.present("id", id)?,
            result: members.present("result", result)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for JSONRPCResultResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCResultResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCResultResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("result", &self.result)?;
        out.finish(&self.extra, &["jsonrpc", "id", "result"])
    }
}

impl wire::Object for MethodNotFoundError {
    const NAME: &'static str = "MethodNotFoundError";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut message = None;
        let mut has_code = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "code" => members.constant_json("code", "-32601", &mut has_code)?,
                "data" => members.required("data", &mut data)?,
                "message" => members.required("message", &mut message)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("code", has_code)?;
        Ok(Self {
            data,
            message: members.present("message", message)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for MethodNotFoundError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for MethodNotFoundError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for MethodNotFoundError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("code", &-32601i64)?;
        out.optional("data", &self.data)?;
        out.member("message", &self.message)?;
        out.finish(&self.extra, &["code", "data", "message"])
    }
}

impl wire::Object for MissingRequiredClientCapabilityError {
    const NAME: &'static str = "MissingRequiredClientCapabilityError";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut error = None;
        let mut id = None;
        let mut has_jsonrpc = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "error" => members.required("error", &mut error)?,
                "id" => members.optional("id", &mut id)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            error: members.present("error", error)?,
            id,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for MissingRequiredClientCapabilityError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for MissingRequiredClientCapabilityError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for MissingRequiredClientCapabilityError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("error", &self.error)?;
        out.optional("id", &self.id)?;
        out.finish(&self.extra, &["jsonrpc", "error", "id"])
    }
}

impl wire::Object for MissingRequiredClientCapabilityErrorData {
    const NAME: &'static str = "MissingRequiredClientCapabilityErrorData";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut required_capabilities = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "requiredCapabilities" => {
                    members.required("requiredCapabilities", &mut required_capabilities)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            required_capabilities: members
                .present("requiredCapabilities", required_capabilities)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for MissingRequiredClientCapabilityErrorData {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for MissingRequiredClientCapabilityErrorData {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for MissingRequiredClientCapabilityErrorData {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("requiredCapabilities", &self.required_capabilities)?;
        out.finish(&self.extra, &["requiredCapabilities"])
    }
}

impl wire::Object for MissingRequiredClientCapabilityErrorObject {
    const NAME: &'static str = "MissingRequiredClientCapabilityErrorObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut message = None;
        let mut has_code = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "code" => members.constant_json("code", "-32021", &mut has_code)?,
                "data" => members.required("data", &mut data)?,
                "message" => members.required("message", &mut message)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("code", has_code)?;
        Ok(Self {
            data: members.present("data", data)?,
            message: members.present("message", message)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for MissingRequiredClientCapabilityErrorObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for MissingRequiredClientCapabilityErrorObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for MissingRequiredClientCapabilityErrorObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("code", &-32021i64)?;
        out.member("data", &self.data)?;
        out.member("message", &self.message)?;
        out.finish(&self.extra, &["code", "data", "message"])
    }
}

impl wire::Object for NotificationMetaObject {
    const NAME: &'static str = "NotificationMetaObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut subscription_id = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "io.modelcontextprotocol/subscriptionId" => {
                    members
                        .optional(
                            "io.modelcontextprotocol/subscriptionId",
                            &mut subscription_id,
                        )?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            subscription_id,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for NotificationMetaObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for NotificationMetaObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for NotificationMetaObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("io.modelcontextprotocol/subscriptionId", &self.subscription_id)?;
        out.finish(&self.extra, &["io.modelcontextprotocol/subscriptionId"])
    }
}

impl wire::Object for NotificationParams {
    const NAME: &'static str = "NotificationParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for NotificationParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for NotificationParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for NotificationParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.finish(&self.extra, &["_meta"])
    }
}

impl wire::Object for ParseError {
    const NAME: &'static str = "ParseError";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut message = None;
        let mut has_code = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "code" => members.constant_json("code", "-32700", &mut has_code)?,
                "data" => members.required("data", &mut data)?,
                "message" => members.required("message", &mut message)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("code", has_code)?;
        Ok(Self {
            data,
            message: members.present("message", message)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ParseError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ParseError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ParseError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("code", &-32700i64)?;
        out.optional("data", &self.data)?;
        out.member("message", &self.message)?;
        out.finish(&self.extra, &["code", "data", "message"])
    }
}

impl wire::Object for RequestMetaObject {
    const NAME: &'static str = "RequestMetaObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut client_capabilities = None;
        let mut client_info = None;
        let mut log_level = None;
        let mut protocol_version = None;
        let mut progress_token = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "io.modelcontextprotocol/clientCapabilities" => {
                    members
                        .required(
                            "io.modelcontextprotocol/clientCapabilities",
                            &mut client_capabilities,
                        )?
                }
                "io.modelcontextprotocol/clientInfo" => {
                    members
                        .optional(
                            "io.modelcontextprotocol/clientInfo",
                            &mut client_info,
                        )?
                }
                "io.modelcontextprotocol/logLevel" => {
                    members.optional("io.modelcontextprotocol/logLevel", &mut log_level)?
                }
                "io.modelcontextprotocol/protocolVersion" => {
                    members
                        .required(
                            "io.modelcontextprotocol/protocolVersion",
                            &mut protocol_version,
                        )?
                }
                "progressToken" => {
                    members.optional("progressToken", &mut progress_token)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            client_capabilities: members
                .present(
                    "io.modelcontextprotocol/clientCapabilities",
                    client_capabilities,
                )?,
            client_info,
            log_level,
            protocol_version: members
                .present("io.modelcontextprotocol/protocolVersion", protocol_version)?,
            progress_token,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for RequestMetaObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for RequestMetaObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for RequestMetaObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member(
            "io.modelcontextprotocol/clientCapabilities",
            &self.client_capabilities,
        )?;
        out.optional("io.modelcontextprotocol/clientInfo", &self.client_info)?;
        out.optional("io.modelcontextprotocol/logLevel", &self.log_level)?;
        out.member("io.modelcontextprotocol/protocolVersion", &self.protocol_version)?;
        out.optional("progressToken", &self.progress_token)?;
        out.finish(
            &self.extra,
            &[
                "io.modelcontextprotocol/clientCapabilities",
                "io.modelcontextprotocol/clientInfo",
                "io.modelcontextprotocol/logLevel",
                "io.modelcontextprotocol/protocolVersion",
                "progressToken",
            ],
        )
    }
}

impl wire::Object for RequestParams {
    const NAME: &'static str = "RequestParams";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.required("_meta", &mut meta)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta: members.present("_meta", meta)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for RequestParams {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for RequestParams {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for RequestParams {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("_meta", &self.meta)?;
        out.finish(&self.extra, &["_meta"])
    }
}

impl wire::Object for ResultMetaObject {
    const NAME: &'static str = "ResultMetaObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut server_info = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "io.modelcontextprotocol/serverInfo" => {
                    members
                        .optional(
                            "io.modelcontextprotocol/serverInfo",
                            &mut server_info,
                        )?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            server_info,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResultMetaObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResultMetaObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResultMetaObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("io.modelcontextprotocol/serverInfo", &self.server_info)?;
        out.finish(&self.extra, &["io.modelcontextprotocol/serverInfo"])
    }
}

impl wire::Object for ResultObject {
    const NAME: &'static str = "ResultObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut meta = None;
        let mut result_type = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "_meta" => members.optional("_meta", &mut meta)?,
                "resultType" => members.optional("resultType", &mut result_type)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            meta,
            result_type: result_type.unwrap_or(ResultType::Complete),
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for ResultObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ResultObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResultObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("_meta", &self.meta)?;
        out.member("resultType", &self.result_type)?;
        out.finish(&self.extra, &["_meta", "resultType"])
    }
}

impl wire::Read for ResultType {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_string(input)
    }
}

impl<'de> Deserialize<'de> for ResultType {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for ResultType {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl wire::Object for SubscriptionsListenResultMetaObject {
    const NAME: &'static str = "SubscriptionsListenResultMetaObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut server_info = None;
        let mut subscription_id = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "io.modelcontextprotocol/serverInfo" => {
                    members
                        .optional(
                            "io.modelcontextprotocol/serverInfo",
                            &mut server_info,
                        )?
                }
                "io.modelcontextprotocol/subscriptionId" => {
                    members
                        .required(
                            "io.modelcontextprotocol/subscriptionId",
                            &mut subscription_id,
                        )?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            server_info,
            subscription_id: members
                .present("io.modelcontextprotocol/subscriptionId", subscription_id)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for SubscriptionsListenResultMetaObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for SubscriptionsListenResultMetaObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for SubscriptionsListenResultMetaObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.optional("io.modelcontextprotocol/serverInfo", &self.server_info)?;
        out.member("io.modelcontextprotocol/subscriptionId", &self.subscription_id)?;
        out.finish(
            &self.extra,
            &[
                "io.modelcontextprotocol/serverInfo",
                "io.modelcontextprotocol/subscriptionId",
            ],
        )
    }
}

impl wire::Object for UnsupportedProtocolVersionError {
    const NAME: &'static str = "UnsupportedProtocolVersionError";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut error = None;
        let mut id = None;
        let mut has_jsonrpc = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "error" => members.required("error", &mut error)?,
                "id" => members.optional("id", &mut id)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            error: members.present("error", error)?,
            id,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for UnsupportedProtocolVersionError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for UnsupportedProtocolVersionError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for UnsupportedProtocolVersionError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("error", &self.error)?;
        out.optional("id", &self.id)?;
        out.finish(&self.extra, &["jsonrpc", "error", "id"])
    }
}

impl wire::Object for UnsupportedProtocolVersionErrorData {
    const NAME: &'static str = "UnsupportedProtocolVersionErrorData";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut requested = None;
        let mut supported = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "requested" => members.required("requested", &mut requested)?,
                "supported" => members.required("supported", &mut supported)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            requested: members.present("requested", requested)?,
            supported: members.present("supported", supported)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for UnsupportedProtocolVersionErrorData {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for UnsupportedProtocolVersionErrorData {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for UnsupportedProtocolVersionErrorData {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("requested", &self.requested)?;
        out.member("supported", &self.supported)?;
        out.finish(&self.extra, &["requested", "supported"])
    }
}

impl wire::Object for UnsupportedProtocolVersionErrorObject {
    const NAME: &'static str = "UnsupportedProtocolVersionErrorObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut message = None;
        let mut has_code = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "code" => members.constant_json("code", "-32022", &mut has_code)?,
                "data" => members.required("data", &mut data)?,
                "message" => members.required("message", &mut message)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("code", has_code)?;
        Ok(Self {
            data: members.present("data", data)?,
            message: members.present("message", message)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for UnsupportedProtocolVersionErrorObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for UnsupportedProtocolVersionErrorObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for UnsupportedProtocolVersionErrorObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("code", &-32022i64)?;
        out.member("data", &self.data)?;
        out.member("message", &self.message)?;
        out.finish(&self.extra, &["code", "data", "message"])
    }
}
