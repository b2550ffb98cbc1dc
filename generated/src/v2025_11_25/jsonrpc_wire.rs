// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `jsonrpc` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    JSONRPCErrorResponse, JSONRPCMessage, JSONRPCNotification, JSONRPCRequest,
    JSONRPCResponse, JSONRPCResultResponse, NotificationObject, RequestObject,
    URLElicitationRequiredError, URLElicitationRequiredErrorData,
    URLElicitationRequiredErrorObject,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for JSONRPCErrorResponse {
    const NAME: &'static str = "JSONRPCErrorResponse";
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

impl wire::Read for JSONRPCErrorResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCErrorResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCErrorResponse {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("error", &self.error)?;
        out.optional("id", &self.id)?;
        out.finish(&self.extra, &["jsonrpc", "error", "id"])
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

impl wire::Object for JSONRPCNotification {
    const NAME: &'static str = "JSONRPCNotification";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut method = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "method" => members.required("method", &mut method)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            method: members.present("method", method)?,
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for JSONRPCNotification {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCNotification {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCNotification {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("method", &self.method)?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "method", "params"])
    }
}

impl wire::Object for JSONRPCRequest {
    const NAME: &'static str = "JSONRPCRequest";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut id = None;
        let mut method = None;
        let mut params = None;
        let mut has_jsonrpc = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "jsonrpc" => members.constant("jsonrpc", "2.0", &mut has_jsonrpc)?,
                "id" => members.required("id", &mut id)?,
                "method" => members.required("method", &mut method)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            id: members.present("id", id)?,
            method: members.present("method", method)?,
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for JSONRPCRequest {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCRequest {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCRequest {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("id", &self.id)?;
        out.member("method", &self.method)?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["jsonrpc", "id", "method", "params"])
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
            <JSONRPCResultResponse as wire::Object>::members(members).map(Self::Result)
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

impl wire::Object for NotificationObject {
    const NAME: &'static str = "NotificationObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut method = None;
        let mut params = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => members.required("method", &mut method)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            method: members.present("method", method)?,
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for NotificationObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for NotificationObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for NotificationObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", &self.method)?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for RequestObject {
    const NAME: &'static str = "RequestObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut method = None;
        let mut params = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "method" => members.required("method", &mut method)?,
                "params" => members.optional("params", &mut params)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            method: members.present("method", method)?,
            params,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for RequestObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for RequestObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for RequestObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("method", &self.method)?;
        out.optional("params", &self.params)?;
        out.finish(&self.extra, &["method", "params"])
    }
}

impl wire::Object for URLElicitationRequiredError {
    const NAME: &'static str = "URLElicitationRequiredError";
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

impl wire::Read for URLElicitationRequiredError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for URLElicitationRequiredError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for URLElicitationRequiredError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("error", &self.error)?;
        out.optional("id", &self.id)?;
        out.finish(&self.extra, &["jsonrpc", "error", "id"])
    }
}

impl wire::Object for URLElicitationRequiredErrorData {
    const NAME: &'static str = "URLElicitationRequiredErrorData";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut elicitations = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "elicitations" => members.required("elicitations", &mut elicitations)?,
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
            elicitations: members.present("elicitations", elicitations)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for URLElicitationRequiredErrorData {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for URLElicitationRequiredErrorData {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for URLElicitationRequiredErrorData {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("elicitations", &self.elicitations)?;
        out.finish(&self.extra, &["elicitations"])
    }
}

impl wire::Object for URLElicitationRequiredErrorObject {
    const NAME: &'static str = "URLElicitationRequiredErrorObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut data = None;
        let mut message = None;
        let mut has_code = false;
        while let Some(key) = members.next_name()? {
            match &*key {
                "code" => members.constant_json("code", "-32042", &mut has_code)?,
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

impl wire::Read for URLElicitationRequiredErrorObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for URLElicitationRequiredErrorObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for URLElicitationRequiredErrorObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("code", &-32042i64)?;
        out.member("data", &self.data)?;
        out.member("message", &self.message)?;
        out.finish(&self.extra, &["code", "data", "message"])
    }
}
