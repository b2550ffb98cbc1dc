// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `jsonrpc` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    JSONRPCError, JSONRPCMessage, JSONRPCNotification, JSONRPCRequest, JSONRPCResponse,
    NotificationObject, NotificationParams, RequestMetaObject, RequestObject,
    RequestParams, ResultObject,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Object for JSONRPCError {
    const NAME: &'static str = "JSONRPCError";
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
                "id" => members.required("id", &mut id)?,
                _ => members.keep(key)?,
            }
        }
        members.constant_present("jsonrpc", has_jsonrpc)?;
        Ok(Self {
            error: members.present("error", error)?,
            id: members.present("id", id)?,
            extra: members.into_extra(),
        })
    }
}

impl wire::Read for JSONRPCError {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCError {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = wire::Writer::new(output)?;
        out.member("jsonrpc", "2.0")?;
        out.member("error", &self.error)?;
        out.member("id", &self.id)?;
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
        if members.has("error") && members.has_within("error", "code")
            && members.has_within("error", "message") && members.has("id")
            && members.holds("jsonrpc", "2.0")
        {
            <JSONRPCError as wire::Object>::members(members).map(Self::Error)
        } else {
            if members.has("id") && members.holds("jsonrpc", "2.0")
                && members.has("method")
            {
                <JSONRPCRequest as wire::Object>::members(members).map(Self::Request)
            } else {
                if members.has("id") && members.holds("jsonrpc", "2.0")
                    && members.has("result")
                {
                    <JSONRPCResponse as wire::Object>::members(members)
                        .map(Self::Response)
                } else {
                    if members.holds("jsonrpc", "2.0") && members.has("method") {
                        <JSONRPCNotification as wire::Object>::members(members)
                            .map(Self::Notification)
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
            Self::Response(value) => value.serialize(output),
            Self::Error(value) => value.serialize(output),
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

impl wire::Object for JSONRPCResponse {
    const NAME: &'static str = "JSONRPCResponse";
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

impl wire::Read for JSONRPCResponse {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCResponse {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCResponse {
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

impl wire::Object for RequestMetaObject {
    const NAME: &'static str = "RequestMetaObject";
    fn members<'de, A: MapAccess<'de>>(
        mut members: Members<'de, A>,
    ) -> Result<Self, A::Error> {
        let mut progress_token = None;
        while let Some(key) = members.next_name()? {
            match &*key {
                "progressToken" => {
                    members.optional("progressToken", &mut progress_token)?
                }
                _ => members.keep(key)?,
            }
        }
        Ok(Self {
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
        out.optional("progressToken", &self.progress_token)?;
        out.finish(&self.extra, &["progressToken"])
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

impl wire::Object for RequestParams {
    const NAME: &'static str = "RequestParams";
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
        out.optional("_meta", &self.meta)?;
        out.finish(&self.extra, &["_meta"])
    }
}

impl wire::Object for ResultObject {
    const NAME: &'static str = "ResultObject";
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
        out.finish(&self.extra, &["_meta"])
    }
}
