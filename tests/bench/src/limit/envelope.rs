//! The JSON-RPC envelope around the one message.

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::value::RawValue;

use super::{Body, Params};

const VERSION: &str = "2.0";

/// A request whose method is known before it comes.
pub(super) struct Request<P> {
    pub id: Id,
    pub params: P,
}

/// The response to a request that is known to be pending.
pub(super) struct Response<B> {
    pub id: Id,
    pub result: B,
}

/// An id: a number or a string.
pub(super) enum Id {
    Number(i64),
    String(String),
}

#[derive(Deserialize)]
struct IncomingRequest<'a> {
    #[serde(borrow)]
    jsonrpc: Cow<'a, str>,
    id: Id,
    #[serde(borrow)]
    method: Cow<'a, str>,
    #[serde(borrow)]
    params: &'a RawValue,
}

#[derive(Deserialize)]
struct IncomingResponse<'a> {
    #[serde(borrow)]
    jsonrpc: Cow<'a, str>,
    id: Id,
    #[serde(borrow)]
    result: &'a RawValue,
}

#[derive(Serialize)]
struct OutgoingRequest<'a, P> {
    jsonrpc: &'static str,
    id: &'a Id,
    method: &'static str,
    params: &'a P,
}

#[derive(Serialize)]
struct OutgoingResponse<'a, B> {
    jsonrpc: &'static str,
    id: &'a Id,
    result: &'a B,
}

impl<P: Params> Request<P> {
    pub fn decode(line: &str) -> Result<Self, String> {
        let incoming: IncomingRequest = serde_json::from_str(line).map_err(describe)?;
        if incoming.jsonrpc != VERSION || incoming.method != P::METHOD {
            return Err(format!("not a {} request", P::METHOD));
        }
        Ok(Self {
            id: incoming.id,
            params: serde_json::from_str(incoming.params.get()).map_err(describe)?,
        })
    }

    pub fn encode(&self, line: &mut Vec<u8>) -> Result<(), String> {
        let outgoing = OutgoingRequest {
            jsonrpc: VERSION,
            id: &self.id,
            method: P::METHOD,
            params: &self.params,
        };
        serde_json::to_writer(line, &outgoing).map_err(describe)
    }
}

impl<B: Body> Response<B> {
    pub fn decode(line: &str) -> Result<Self, String> {
        let incoming: IncomingResponse = serde_json::from_str(line).map_err(describe)?;
        if incoming.jsonrpc != VERSION {
            return Err("not JSON-RPC 2.0".to_owned());
        }
        Ok(Self {
            id: incoming.id,
            result: serde_json::from_str(incoming.result.get()).map_err(describe)?,
        })
    }

    pub fn encode(&self, line: &mut Vec<u8>) -> Result<(), String> {
        let outgoing = OutgoingResponse { jsonrpc: VERSION, id: &self.id, result: &self.result };
        serde_json::to_writer(line, &outgoing).map_err(describe)
    }
}

fn describe(error: serde_json::Error) -> String {
    error.to_string()
}

impl Id {
    pub fn number(&self) -> Result<i64, String> {
        match self {
            Self::Number(number) => Ok(*number),
            Self::String(text) => Err(format!("the id is the string {text}")),
        }
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::String(text) => serializer.serialize_str(text),
        }
    }
}

/// By hand, because a derived untagged enum would buffer the value first.
impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;

        impl de::Visitor<'_> for Visitor {
            type Value = Id;

            fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
                formatter.write_str("a number or a string")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Id, E> {
                Ok(Id::Number(number))
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Id, E> {
                i64::try_from(number).map(Id::Number).map_err(E::custom)
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Id, E> {
                Ok(Id::String(text.to_owned()))
            }
        }

        deserializer.deserialize_any(Visitor)
    }
}
