// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `jsonrpc` are read and written.

use serde::de::{Error, MapAccess, SeqAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    JSONRPCBatchItem, JSONRPCBatchRequestItem, JSONRPCBatchResponseItem, JSONRPCError,
    JSONRPCMessage, JSONRPCNotification, JSONRPCRequest, JSONRPCResponse,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

impl wire::Union for JSONRPCBatchItem {
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

impl wire::Read for JSONRPCBatchItem {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCBatchItem {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCBatchItem {
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

impl wire::Union for JSONRPCBatchRequestItem {
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
            if members.holds("jsonrpc", "2.0") && members.has("method") {
                <JSONRPCNotification as wire::Object>::members(members)
                    .map(Self::Notification)
            } else {
                Self::unknown(members.into_json()?)
            }
        }
    }
}

impl wire::Read for JSONRPCBatchRequestItem {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCBatchRequestItem {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCBatchRequestItem {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Request(value) => value.serialize(output),
            Self::Notification(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Union for JSONRPCBatchResponseItem {
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
                && members.has("result")
            {
                <JSONRPCResponse as wire::Object>::members(members).map(Self::Response)
            } else {
                Self::unknown(members.into_json()?)
            }
        }
    }
}

impl wire::Read for JSONRPCBatchResponseItem {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for JSONRPCBatchResponseItem {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::Read::read(input)
    }
}

impl Serialize for JSONRPCBatchResponseItem {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Response(value) => value.serialize(output),
            Self::Error(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}

impl wire::Union for JSONRPCMessage {
    const EXPECTED: &'static str = "an object or an array";
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

    fn list<'de, A: SeqAccess<'de>>(elements: A) -> Result<Self, A::Error> {
        wire::read_list(elements).map(Self::List)
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
            Self::List(value) => value.serialize(output),
            Self::Unknown(value) => value.serialize(output),
        }
    }
}
