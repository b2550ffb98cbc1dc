// Written by `mcp-codegen generate`. Do not edit: change the generator.

//! Requests, notifications and responses by type.

use std::fmt;
use std::marker::PhantomData;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use serde_json::value::RawValue;

use super::error::DecodeError;
use super::rpc::{
    ErrorObject, INTERNAL_ERROR, INVALID_PARAMS, JSONRPC, METHOD_NOT_FOUND, RequestId,
};
use super::wire::Read;

/// Who sends a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The client sends it to the server.
    ClientToServer,
    /// The server sends it to the client.
    ServerToClient,
    /// Either side may send it.
    Both,
}

/// A kind of request, with what it asks and how it is answered.
pub trait Request {
    /// The name on the wire.
    const METHOD: &'static str;
    /// Who sends it.
    const DIRECTION: Direction;
    /// Whether the member `params` must be there.
    const PARAMS_REQUIRED: bool;
    /// What is asked.
    type Params: Read + Serialize;
    /// What is answered.
    type Result: Read + Serialize;

    /// Reads the parameters. Of a request that needs none everything is taken for none that is no
    /// object, such as an empty array.
    ///
    /// # Errors
    /// If they are not those of this method; the path begins with `params`.
    fn read_params(params: Option<&RawValue>) -> Result<Self::Params, DecodeError> {
        read_params(params, |text| !text.starts_with('{'))
    }

    /// Reads the result of a response to a request of this kind.
    ///
    /// # Errors
    /// If it is not a result of this method; the path begins with `result`.
    fn read_result(result: &RawValue) -> Result<Self::Result, DecodeError> {
        Self::Result::read_text(result.get()).map_err(|error| error.within("result"))
    }

    /// A request of this kind, ready to be written.
    fn request(id: impl Into<RequestId>, params: Self::Params) -> OutgoingRequest<Self>
    where
        Self: Sized,
    {
        OutgoingRequest { id: id.into(), params, kind: PhantomData }
    }

    /// A response to a request of this kind, ready to be written.
    fn respond(id: impl Into<RequestId>, result: Self::Result) -> OutgoingResult<Self::Result> {
        OutgoingResult { id: id.into(), result }
    }
}

/// A request that one side sends, as a variant of the enum of all that it sends.
pub trait SentRequest: Request {
    /// The enum of what the sender sends.
    type Side;
    /// The enum of what the receiver answers.
    type Answer;

    /// A request of this kind among all others.
    fn into_side(params: Self::Params) -> Self::Side;

    /// The result of this kind of request; `None` if it is the result of another kind.
    fn from_answer(answer: Self::Answer) -> Option<Self::Result>;
}

/// A request that is answered page by page.
pub trait Paginated: Request {
    /// What a page holds.
    type Item;

    /// Asks for the page that `cursor` leads to; for the first one with `None`.
    fn set_cursor(params: &mut Self::Params, cursor: Option<String>);

    /// The page, and the cursor that leads to the next one.
    fn take_page(result: Self::Result) -> (Vec<Self::Item>, Option<String>);
}

/// A kind of notification, with what it tells.
pub trait Notification {
    /// The name on the wire.
    const METHOD: &'static str;
    /// Who sends it.
    const DIRECTION: Direction;
    /// Whether the member `params` must be there.
    const PARAMS_REQUIRED: bool;
    /// What is told.
    type Params: Read + Serialize;

    /// Reads the parameters. Of a notification that needs none everything is taken for none that
    /// cannot be read: nobody can be told that it was thrown away.
    ///
    /// # Errors
    /// If they are not those of this method; the path begins with `params`.
    fn read_params(params: Option<&RawValue>) -> Result<Self::Params, DecodeError> {
        read_params(params, |_| true)
    }

    /// A notification of this kind, ready to be written.
    fn notification(params: Self::Params) -> OutgoingNotification<Self>
    where
        Self: Sized,
    {
        OutgoingNotification { params, kind: PhantomData }
    }
}

/// Absent parameters are read as an object without members, so that what is missing is named. So are
/// others that cannot be read, where `mean_nothing` says so: a message that needs no parameters
/// counts, whatever a peer wrote in their place.
fn read_params<T: Read>(
    params: Option<&RawValue>,
    mean_nothing: impl FnOnce(&str) -> bool,
) -> Result<T, DecodeError> {
    const NONE: &str = "{}";
    let text = params.map_or(NONE, RawValue::get);
    match T::read_text(text) {
        Ok(params) => Ok(params),
        Err(error) if params.is_some() && mean_nothing(text) => {
            T::read_text(NONE).map_err(|_| error.within("params"))
        }
        Err(error) => Err(error.within("params")),
    }
}

/// Why a message could not be turned into a typed one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MessageError {
    /// The protocol version has no such method in this direction.
    UnknownMethod(String),
    /// The parameters are not those of the method.
    InvalidParams(DecodeError),
    /// The result is not that of the method.
    InvalidResult(DecodeError),
}

impl MessageError {
    /// The error code to answer a request with.
    pub fn code(&self) -> i64 {
        match self {
            Self::UnknownMethod(_) => METHOD_NOT_FOUND,
            Self::InvalidParams(_) => INVALID_PARAMS,
            Self::InvalidResult(_) => INTERNAL_ERROR,
        }
    }
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownMethod(method) => write!(f, "method `{method}` not found"),
            Self::InvalidParams(error) | Self::InvalidResult(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MessageError {}

impl From<MessageError> for ErrorObject {
    fn from(error: MessageError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

/// A request that is ready to be written.
pub struct OutgoingRequest<R: Request> {
    id: RequestId,
    params: R::Params,
    kind: PhantomData<R>,
}

impl<R: Request> Serialize for OutgoingRequest<R> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut map = output.serialize_map(None)?;
        map.serialize_entry("jsonrpc", JSONRPC)?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("method", R::METHOD)?;
        write_payload(&mut map, &self.params, R::PARAMS_REQUIRED)?;
        map.end()
    }
}

/// A notification that is ready to be written.
pub struct OutgoingNotification<N: Notification> {
    params: N::Params,
    kind: PhantomData<N>,
}

impl<N: Notification> Serialize for OutgoingNotification<N> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut map = output.serialize_map(None)?;
        map.serialize_entry("jsonrpc", JSONRPC)?;
        map.serialize_entry("method", N::METHOD)?;
        write_payload(&mut map, &self.params, N::PARAMS_REQUIRED)?;
        map.end()
    }
}

/// Writes the member `params`; where it need not be there, and says nothing, it is left out.
///
/// # Errors
/// If the output or the parameters refuse it.
pub fn write_payload<M: SerializeMap, T: Serialize>(
    map: &mut M,
    params: &T,
    required: bool,
) -> Result<(), M::Error> {
    if required {
        return map.serialize_entry("params", params);
    }
    let raw = serde_json::value::to_raw_value(params).map_err(serde::ser::Error::custom)?;
    if raw.get() == "{}" { Ok(()) } else { map.serialize_entry("params", &raw) }
}

/// A message of any kind: its method and its parameters.
pub trait Payload {
    /// The name on the wire.
    fn method(&self) -> &'static str;

    /// Writes the member `params`.
    ///
    /// # Errors
    /// If the output or the parameters refuse it.
    fn write_params<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error>;

    /// Writes method and parameters without the envelope.
    ///
    /// # Errors
    /// If the output or the parameters refuse it.
    fn write_bare<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut map = output.serialize_map(None)?;
        map.serialize_entry("method", self.method())?;
        self.write_params(&mut map)?;
        map.end()
    }

    /// The message as a request with this id, ready to be written.
    fn with_id(&self, id: impl Into<RequestId>) -> Enveloped<'_, Self> {
        Enveloped { id: Some(id.into()), payload: self }
    }

    /// The message as a notification, ready to be written.
    fn without_id(&self) -> Enveloped<'_, Self> {
        Enveloped { id: None, payload: self }
    }
}

/// A message in its envelope, ready to be written.
#[derive(Clone, Debug)]
pub struct Enveloped<'a, P: ?Sized> {
    id: Option<RequestId>,
    payload: &'a P,
}

impl<P: Payload + ?Sized> Serialize for Enveloped<'_, P> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut map = output.serialize_map(None)?;
        map.serialize_entry("jsonrpc", JSONRPC)?;
        if let Some(id) = &self.id {
            map.serialize_entry("id", id)?;
        }
        map.serialize_entry("method", self.payload.method())?;
        self.payload.write_params(&mut map)?;
        map.end()
    }
}

/// A response that carries a result, ready to be written.
#[derive(Clone, Debug)]
pub struct OutgoingResult<T> {
    id: RequestId,
    result: T,
}

impl<T: Serialize> OutgoingResult<T> {
    /// A response with any result, for whoever knows the request by other means than its type.
    pub fn new(id: impl Into<RequestId>, result: T) -> Self {
        Self { id: id.into(), result }
    }
}

impl<T: Serialize> Serialize for OutgoingResult<T> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut map = output.serialize_map(None)?;
        map.serialize_entry("jsonrpc", JSONRPC)?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("result", &self.result)?;
        map.end()
    }
}

/// A response that carries an error, ready to be written.
#[derive(Clone, Debug)]
pub struct OutgoingError {
    id: Option<RequestId>,
    error: ErrorObject,
}

impl OutgoingError {
    /// An error for the request `id`.
    pub fn new(id: impl Into<RequestId>, error: ErrorObject) -> Self {
        Self { id: Some(id.into()), error }
    }

    /// An error for a message whose id could not be read. JSON-RPC wants `"id": null` then.
    pub fn without_id(error: ErrorObject) -> Self {
        Self { id: None, error }
    }
}

impl From<super::rpc::EnvelopeError> for OutgoingError {
    fn from(error: super::rpc::EnvelopeError) -> Self {
        Self { id: error.id, error: error.error }
    }
}

impl Serialize for OutgoingError {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut map = output.serialize_map(None)?;
        map.serialize_entry("jsonrpc", JSONRPC)?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("error", &self.error)?;
        map.end()
    }
}

impl<R: Request> fmt::Debug for OutgoingRequest<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", R::METHOD, self.id)
    }
}

impl<N: Notification> fmt::Debug for OutgoingNotification<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(N::METHOD)
    }
}
