//! JSON-RPC 2.0: the envelope around every message.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use super::error::DecodeError;
use super::json::{Json, string};
use super::map::Map;
use super::number::{Integer, Number};
use super::wire::{self, Members, Object, Read, Union, Writer, without_position};

/// The value of the member `jsonrpc` in every message.
pub const JSONRPC: &str = "2.0";

/// The text is not JSON.
pub const PARSE_ERROR: i64 = -32700;
/// The JSON is not a valid message.
pub const INVALID_REQUEST: i64 = -32600;
/// The receiver does not know the method, or does not offer it.
pub const METHOD_NOT_FOUND: i64 = -32601;
/// The parameters are not those of the method.
pub const INVALID_PARAMS: i64 = -32602;
/// The receiver failed for reasons of its own.
pub const INTERNAL_ERROR: i64 = -32603;

/// What a request and its response have in common: a string or an integer, chosen by the sender.
///
/// An id is sent back exactly as it came: `"1"` is not `1`, and `7.0` stays `7.0`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RequestId {
    /// An integer.
    Integer(Integer),
    /// A string.
    String(String),
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => value.fmt(f),
            Self::String(value) => value.fmt(f),
        }
    }
}

impl<N: Into<Integer>> From<N> for RequestId {
    fn from(value: N) -> Self {
        Self::Integer(value.into())
    }
}

impl From<String> for RequestId {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for RequestId {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl Union for RequestId {
    const EXPECTED: &'static str = "a string or an integer";

    fn unknown<E: serde::de::Error>(value: Json) -> Result<Self, E> {
        Err(E::custom(format_args!("expected {}, found `{value}`", Self::EXPECTED)))
    }

    fn string<E: serde::de::Error>(value: String) -> Result<Self, E> {
        Ok(Self::String(value))
    }

    fn number<E: serde::de::Error>(value: Number) -> Result<Self, E> {
        Integer::try_from(value).map(Self::Integer).map_err(E::custom)
    }
}

impl Read for RequestId {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_union(input)
    }
}

impl<'de> Deserialize<'de> for RequestId {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::read(input)
    }
}

impl Serialize for RequestId {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Integer(value) => value.serialize(output),
            Self::String(value) => value.serialize(output),
        }
    }
}

/// Why a request failed.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ErrorObject {
    /// Which kind of error this is.
    pub code: i64,
    /// One sentence for people.
    pub message: String,
    /// More, in a shape that the kind of error defines; JSON `null` is a value here.
    pub data: Option<Json>,
    /// Members that the protocol does not define.
    pub extra: Map<Json>,
}

impl ErrorObject {
    /// An error without data.
    pub fn new(code: i64, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), data: None, extra: Map::new() }
    }

    /// Adds data.
    ///
    /// # Errors
    /// If `data` cannot be written as JSON.
    pub fn with_data<T: Serialize + ?Sized>(mut self, data: &T) -> Result<Self, serde_json::Error> {
        self.data = Some(Json::new(data)?);
        Ok(self)
    }

    /// The error for a method that is not known or not offered.
    pub fn method_not_found(method: &str) -> Self {
        Self::new(METHOD_NOT_FOUND, format!("method `{method}` not found"))
    }

    /// The error for parameters that are not those of the method.
    pub fn invalid_params(error: &DecodeError) -> Self {
        Self::new(INVALID_PARAMS, error.to_string())
    }
}

impl fmt::Display for ErrorObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code)
    }
}

impl std::error::Error for ErrorObject {}

impl Object for ErrorObject {
    const NAME: &'static str = "ErrorObject";

    fn members<'de, A: MapAccess<'de>>(mut members: Members<'de, A>) -> Result<Self, A::Error> {
        let (mut code, mut message, mut data) = (None, None, None);
        while let Some(name) = members.next_name()? {
            match &*name {
                "code" => members.required("code", &mut code)?,
                "message" => members.required("message", &mut message)?,
                "data" => members.required("data", &mut data)?,
                _ => members.keep(name)?,
            }
        }
        Ok(Self {
            code: members.present("code", code)?,
            message: members.present("message", message)?,
            data,
            extra: members.into_extra(),
        })
    }
}

impl Read for ErrorObject {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        wire::read_object(input)
    }
}

impl<'de> Deserialize<'de> for ErrorObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::read(input)
    }
}

impl Serialize for ErrorObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut out = Writer::new(output)?;
        out.member("code", &self.code)?;
        out.member("message", &self.message)?;
        out.optional("data", &self.data)?;
        out.finish(&self.extra, &["code", "message", "data"])
    }
}

/// A text that is no valid message, and what to answer.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EnvelopeError {
    /// The id to answer, where there was a usable one.
    pub id: Option<RequestId>,
    /// [`PARSE_ERROR`] or [`INVALID_REQUEST`], and what is wrong.
    pub error: ErrorObject,
}

impl EnvelopeError {
    fn invalid(id: Option<RequestId>, message: impl Into<String>) -> Self {
        Self { id, error: ErrorObject::new(INVALID_REQUEST, message) }
    }
}

impl fmt::Display for EnvelopeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for EnvelopeError {}

/// A request whose parameters are still text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct IncomingRequest<'a> {
    /// The id to answer with.
    pub id: RequestId,
    /// The method.
    pub method: Cow<'a, str>,
    /// The parameters; `None` if they are absent or `null`.
    pub params: Option<&'a RawValue>,
}

/// A notification whose parameters are still text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct IncomingNotification<'a> {
    /// The method.
    pub method: Cow<'a, str>,
    /// The parameters; `None` if they are absent or `null`.
    pub params: Option<&'a RawValue>,
}

/// A response whose result is still text: what it means depends on the request it answers.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct IncomingResponse<'a> {
    /// Which request is answered; `None` if the peer could not tell which one failed.
    pub id: Option<RequestId>,
    /// The result, or why there is none.
    pub outcome: Result<&'a RawValue, ErrorObject>,
}

/// One message, read as far as the envelope goes.
#[derive(Clone, Debug)]
pub enum Incoming<'a> {
    /// A request.
    Request(IncomingRequest<'a>),
    /// A notification.
    Notification(IncomingNotification<'a>),
    /// A response.
    Response(IncomingResponse<'a>),
}

impl<'a> Incoming<'a> {
    /// Reads the envelope of one message.
    ///
    /// # Errors
    /// If `text` is not JSON, or not one message of JSON-RPC 2.0.
    pub fn parse(text: &'a str) -> Result<Self, EnvelopeError> {
        let envelope: Envelope<'a> = serde_json::from_str(text).map_err(|error| {
            // Where something else than an object begins, nothing says yet that the rest is JSON: a
            // line of a log that begins with a number is none.
            let rest = if error.is_data() {
                serde_json::from_str(text).map(|_: IgnoredAny| INVALID_REQUEST)
            } else {
                Ok(PARSE_ERROR)
            };
            let code = rest.unwrap_or(PARSE_ERROR);
            EnvelopeError { id: None, error: ErrorObject::new(code, error.to_string()) }
        })?;
        envelope.interpret()
    }
}

/// One message, or several in one array.
#[derive(Clone, Debug)]
pub enum Packet<'a> {
    /// One message.
    One(Incoming<'a>),
    /// Several messages, each good or bad for itself.
    Batch(Vec<Result<Incoming<'a>, EnvelopeError>>),
}

impl<'a> Packet<'a> {
    /// Reads the envelopes of one message or a batch, for protocol versions that have batches.
    ///
    /// # Errors
    /// If `text` is not JSON, is neither an object nor an array, or is an empty array.
    pub fn parse(text: &'a str) -> Result<Self, EnvelopeError> {
        Self::parse_at_most(text, usize::MAX)
    }

    /// The same, with a bound on the messages of a batch: what is behind the first one too many is
    /// not read.
    ///
    /// # Errors
    /// As [`Packet::parse`], and with [`INVALID_REQUEST`] if a batch holds more messages than `most`.
    pub fn parse_at_most(text: &'a str, most: usize) -> Result<Self, EnvelopeError> {
        if !text.trim_start().starts_with('[') {
            return Incoming::parse(text).map(Self::One);
        }
        let mut input = serde_json::Deserializer::from_str(text);
        let read = (&mut input).deserialize_seq(BatchVisitor { most, messages: Vec::new() });
        let read = read.and_then(|messages| input.end().map(|()| messages));
        let messages: Vec<&'a RawValue> = read.map_err(|error| {
            let code = if error.is_data() { INVALID_REQUEST } else { PARSE_ERROR };
            let text = error.to_string();
            let message = if error.is_data() { without_position(&text) } else { &*text };
            EnvelopeError { id: None, error: ErrorObject::new(code, message) }
        })?;
        if messages.is_empty() {
            return Err(EnvelopeError::invalid(None, "a batch holds at least one message"));
        }
        Ok(Self::Batch(messages.into_iter().map(|text| Incoming::parse(text.get())).collect()))
    }
}

/// Collects the messages of a batch, and stops at the first one too many.
struct BatchVisitor<'a> {
    most: usize,
    messages: Vec<&'a RawValue>,
}

impl<'de: 'a, 'a> Visitor<'de> for BatchVisitor<'a> {
    type Value = Vec<&'a RawValue>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a batch of JSON-RPC messages")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut access: A) -> Result<Self::Value, A::Error> {
        while let Some(message) = access.next_element()? {
            if self.messages.len() == self.most {
                let most = self.most;
                return Err(A::Error::custom(format_args!(
                    "a batch holds at most {most} messages here"
                )));
            }
            self.messages.push(message);
        }
        Ok(self.messages)
    }
}

/// The members of an envelope, none of them understood: only so can a wrong one be answered with
/// the id of the message.
#[derive(Default)]
struct Envelope<'a> {
    jsonrpc: Option<&'a RawValue>,
    id: Option<&'a RawValue>,
    method: Option<&'a RawValue>,
    params: Option<&'a RawValue>,
    result: Option<&'a RawValue>,
    error: Option<&'a RawValue>,
    /// A member that is there more than once.
    repeated: Option<&'static str>,
}

impl<'a> Envelope<'a> {
    fn interpret(self) -> Result<Incoming<'a>, EnvelopeError> {
        if self.repeated == Some("id") {
            // None of them is more the sender's than the other.
            return Err(EnvelopeError::invalid(None, "`id`: present more than once"));
        }
        let id = match self.id.filter(|id| !is_null(id)).map(|id| read_id(id.get())) {
            None => None,
            Some(Ok(id)) => Some(id),
            Some(Err(error)) => {
                return Err(EnvelopeError::invalid(None, error.within("id").to_string()));
            }
        };
        if let Some(name) = self.repeated {
            return Err(EnvelopeError::invalid(id, format!("`{name}`: present more than once")));
        }
        match self.jsonrpc {
            Some(version) if string(version.get()).as_deref() == Some(JSONRPC) => {}
            Some(_) => return Err(EnvelopeError::invalid(id, "`jsonrpc`: expected \"2.0\"")),
            None => return Err(EnvelopeError::invalid(id, "`jsonrpc`: required, but missing")),
        }
        // A member that some peers write as `null` beside others says nothing.
        match self.method.filter(|method| !is_null(method)) {
            Some(method) => self.call(id, method),
            None => self.response(id),
        }
    }

    fn call(
        self,
        id: Option<RequestId>,
        method: &'a RawValue,
    ) -> Result<Incoming<'a>, EnvelopeError> {
        let Some(method) = string(method.get()) else {
            return Err(EnvelopeError::invalid(id, "`method`: expected a string"));
        };
        if [self.result, self.error].into_iter().flatten().any(|member| !is_null(member)) {
            let message = "`method`: present beside `result` or `error`";
            return Err(EnvelopeError::invalid(id, message));
        }
        let params = self.params.filter(|params| !is_null(params));
        match (self.id, id) {
            (None, _) => Ok(Incoming::Notification(IncomingNotification { method, params })),
            (Some(_), Some(id)) => Ok(Incoming::Request(IncomingRequest { id, method, params })),
            (Some(_), None) => {
                let message = "`id`: expected a string or an integer, found `null`";
                Err(EnvelopeError::invalid(None, message))
            }
        }
    }

    fn response(self, id: Option<RequestId>) -> Result<Incoming<'a>, EnvelopeError> {
        let error = self.error.filter(|error| !is_null(error));
        let result = self.result.filter(|result| error.is_none() || !is_null(result));
        let outcome = match (result, error) {
            (Some(_), Some(_)) => {
                return Err(EnvelopeError::invalid(id, "`result`: present beside `error`"));
            }
            (None, None) => {
                let message =
                    "`method`: required, but missing (and there is neither `result` nor `error`)";
                return Err(EnvelopeError::invalid(id, message));
            }
            (Some(_), None) if id.is_none() => {
                return Err(EnvelopeError::invalid(None, "`id`: required, but missing"));
            }
            (Some(result), None) => Ok(result),
            (None, Some(error)) => Err(wire::decode(error.get()).map_err(|error| {
                EnvelopeError::invalid(id.clone(), error.within("error").to_string())
            })?),
        };
        Ok(Incoming::Response(IncomingResponse { id, outcome }))
    }
}

/// Almost every id is a small number or a string without escapes.
fn read_id(text: &str) -> Result<RequestId, DecodeError> {
    match text.parse::<i64>() {
        Ok(number) => Ok(number.into()),
        Err(_) => wire::decode(text),
    }
}

fn is_null(raw: &RawValue) -> bool {
    raw.get() == "null"
}

impl<'de: 'a, 'a> Deserialize<'de> for Envelope<'a> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_map(EnvelopeVisitor(std::marker::PhantomData))
    }
}

struct EnvelopeVisitor<'a>(std::marker::PhantomData<&'a ()>);

impl<'de: 'a, 'a> Visitor<'de> for EnvelopeVisitor<'a> {
    type Value = Envelope<'a>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one JSON-RPC message")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Envelope<'a>, A::Error> {
        let mut envelope = Envelope::default();
        while let Some(name) = map.next_key::<EnvelopeMember>()? {
            let (name, slot) = match name {
                EnvelopeMember::Jsonrpc => ("jsonrpc", &mut envelope.jsonrpc),
                EnvelopeMember::Id => ("id", &mut envelope.id),
                EnvelopeMember::Method => ("method", &mut envelope.method),
                EnvelopeMember::Params => ("params", &mut envelope.params),
                EnvelopeMember::Result => ("result", &mut envelope.result),
                EnvelopeMember::Error => ("error", &mut envelope.error),
                EnvelopeMember::Other => {
                    map.next_value::<IgnoredAny>()?;
                    continue;
                }
            };
            if slot.replace(map.next_value()?).is_some() && envelope.repeated != Some("id") {
                envelope.repeated = Some(name);
            }
        }
        Ok(envelope)
    }
}

enum EnvelopeMember {
    Jsonrpc,
    Id,
    Method,
    Params,
    Result,
    Error,
    Other,
}

impl<'de> Deserialize<'de> for EnvelopeMember {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_identifier(EnvelopeMemberVisitor)
    }
}

struct EnvelopeMemberVisitor;

impl Visitor<'_> for EnvelopeMemberVisitor {
    type Value = EnvelopeMember;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a member")
    }

    fn visit_str<E>(self, name: &str) -> Result<EnvelopeMember, E> {
        Ok(match name {
            "jsonrpc" => EnvelopeMember::Jsonrpc,
            "id" => EnvelopeMember::Id,
            "method" => EnvelopeMember::Method,
            "params" => EnvelopeMember::Params,
            "result" => EnvelopeMember::Result,
            "error" => EnvelopeMember::Error,
            _ => EnvelopeMember::Other,
        })
    }
}
