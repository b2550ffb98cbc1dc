// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! How the types of `jsonrpc` are read and written.

use serde::de::{Error, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use super::{
    JSONRPCError, JSONRPCMessage, JSONRPCNotification, JSONRPCRequest, JSONRPCResponse,
};
use crate::json::Json;
use crate::wire::Members;
use crate::wire;

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
