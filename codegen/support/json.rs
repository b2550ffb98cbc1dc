//! JSON that is carried as text: read without being understood, written back unchanged.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use super::error::DecodeError;
use super::map::Map;

/// Any JSON value, kept as the text it was read from.
///
/// Numbers keep every digit and objects their order. Two values are equal if they mean the same
/// JSON, whatever their spelling.
#[derive(Clone)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The JSON that `value` serializes to.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON, for example a map whose keys are not strings.
    pub fn new<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Self)
    }

    /// Takes `text` as it is, after checking that it is JSON.
    ///
    /// # Errors
    /// If `text` is not one JSON value.
    pub fn from_text(text: impl Into<String>) -> Result<Self, serde_json::Error> {
        RawValue::from_string(text.into()).map(Self)
    }

    /// The value `null`.
    pub fn null() -> Self {
        Self(RawValue::NULL.to_owned())
    }

    /// The text, without white space around it.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The text as serde_json's own type.
    pub fn raw(&self) -> &RawValue {
        &self.0
    }

    /// Whether the value is `null`.
    pub fn is_null(&self) -> bool {
        self.text() == "null"
    }

    /// Whether the value is an object.
    pub fn is_object(&self) -> bool {
        self.text().starts_with('{')
    }

    /// Reads the value into a type of the caller's.
    ///
    /// # Errors
    /// If the value does not have the shape of `T`.
    pub fn decode<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        serde_json::from_str(self.text()).map_err(DecodeError::from)
    }

    /// The value as a tree, for whoever wants to look around in it.
    ///
    /// A number outside the range of 64 bits comes back as the nearest float.
    pub fn to_value(&self) -> serde_json::Value {
        serde_json::from_str(self.text()).unwrap_or(serde_json::Value::Null)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        serde_json::Value::from(text).into()
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        serde_json::Value::from(text).into()
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Self {
        serde_json::Value::from(value).into()
    }
}

impl From<i64> for Json {
    fn from(value: i64) -> Self {
        serde_json::Value::from(value).into()
    }
}

impl From<JsonObject> for Json {
    fn from(object: JsonObject) -> Self {
        object.0
    }
}

impl TryFrom<Json> for JsonObject {
    type Error = serde_json::Error;

    fn try_from(json: Json) -> Result<Self, serde_json::Error> {
        Self::from_json(json)
    }
}

impl From<Box<RawValue>> for Json {
    fn from(raw: Box<RawValue>) -> Self {
        Self(raw)
    }
}

impl From<serde_json::Value> for Json {
    fn from(value: serde_json::Value) -> Self {
        RawValue::from_string(value.to_string()).map_or_else(|_| Self::null(), Self)
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text() || self.to_value() == other.to_value()
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Box::<RawValue>::deserialize(input).map(Self)
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(output)
    }
}

/// A JSON object whose members the protocol does not define, kept as text like [`Json`].
#[derive(Clone, PartialEq)]
pub struct JsonObject(Json);

impl JsonObject {
    /// The object that `value` serializes to.
    ///
    /// # Errors
    /// If `value` does not serialize to a JSON object.
    pub fn new<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        Self::from_json(Json::new(value)?)
    }

    /// Takes `text` as it is, after checking that it is a JSON object.
    ///
    /// # Errors
    /// If `text` is not one JSON object.
    pub fn from_text(text: impl Into<String>) -> Result<Self, serde_json::Error> {
        Self::from_json(Json::from_text(text)?)
    }

    /// Takes `json` if it is an object.
    ///
    /// # Errors
    /// If `json` is not an object.
    pub fn from_json(json: Json) -> Result<Self, serde_json::Error> {
        if json.is_object() { Ok(Self(json)) } else { Err(not_an_object(&json)) }
    }

    /// The text, without white space around it.
    pub fn text(&self) -> &str {
        self.0.text()
    }

    /// The object as a JSON value.
    pub fn as_json(&self) -> &Json {
        &self.0
    }

    /// Turns the object into a JSON value.
    pub fn into_json(self) -> Json {
        self.0
    }

    /// Reads the object into a type of the caller's.
    ///
    /// # Errors
    /// If the object does not have the shape of `T`.
    pub fn decode<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        self.0.decode()
    }

    /// Reads an object that may be absent, which is the same as one without members.
    ///
    /// # Errors
    /// If it does not have the shape of `T`.
    pub fn decode_or_empty<T: DeserializeOwned>(object: Option<&Self>) -> Result<T, DecodeError> {
        match object {
            Some(object) => object.decode(),
            None => serde_json::from_str("{}").map_err(DecodeError::from),
        }
    }

    /// The member called `name`, read into a type of the caller's; `None` if there is none. Of a
    /// member that is there twice the last one counts, as in [`JsonObject::to_map`] and
    /// [`JsonObject::decode`].
    ///
    /// # Errors
    /// If the member does not have the shape of `T`.
    pub fn get<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, DecodeError> {
        match last_member(self.text(), name) {
            Some(text) => serde_json::from_str(text)
                .map(Some)
                .map_err(|error| DecodeError::from(error).within(name)),
            None => Ok(None),
        }
    }

    /// Sets the member `name`, in its place if there is one and at the end otherwise.
    ///
    /// # Errors
    /// If `value` cannot be written as JSON.
    pub fn insert<T: Serialize + ?Sized>(
        &mut self,
        name: impl Into<String>,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        let mut members = self.to_map();
        members.insert(name, Json::new(value)?);
        *self = Self::new(&members)?;
        Ok(())
    }

    /// The members in their order, each still as text.
    pub fn to_map(&self) -> Map<Json> {
        self.decode().unwrap_or_default()
    }
}

impl Default for JsonObject {
    /// The object without members.
    fn default() -> Self {
        Self::from(&Map::<Json>::new())
    }
}

impl From<&Map<Json>> for JsonObject {
    fn from(members: &Map<Json>) -> Self {
        let mut text = String::from("{");
        for (name, value) in members.iter() {
            if text.len() > 1 {
                text.push(',');
            }
            push_member(&mut text, name, value.text());
        }
        text.push('}');
        Self(RawValue::from_string(text).map_or_else(|_| Json::null(), Json))
    }
}

impl fmt::Debug for JsonObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for JsonObject {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let json = Json::deserialize(input)?;
        Self::from_json(json).map_err(D::Error::custom)
    }
}

impl Serialize for JsonObject {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(output)
    }
}

/// Writes `"name":value` at the end of `text`.
pub(super) fn push_member(text: &mut String, name: &str, value: &str) {
    text.push_str(&serde_json::Value::from(name).to_string());
    text.push(':');
    text.push_str(value);
}

#[cold]
fn not_an_object(json: &Json) -> serde_json::Error {
    serde_json::Error::custom(format_args!("expected an object, found `{}`", excerpt(json.text())))
}

/// The beginning of a JSON text, short enough for an error message.
pub(super) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The text of the member `name` of the object `text`, which must be valid JSON.
///
/// Costs a pass over the text up to the member and no allocation: for a check of one constant that
/// is much cheaper than reading the object. Of a member that is there twice the first one counts.
pub(super) fn member<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    members_called(text, name).next()
}

/// The same; of a member that is there twice the last one counts, so that this is a pass over the
/// whole text.
fn last_member<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    members_called(text, name).last()
}

/// The texts of all members `name` of the object `text`.
fn members_called<'a: 'n, 'n>(text: &'a str, name: &'n str) -> impl Iterator<Item = &'a str> + 'n {
    // Without an escape a name stands there as it is, and to look for it is faster than to read.
    let may_be_there = text.contains(name) || text.contains('\\');
    let mut at = if may_be_there { skip_space(text, 1) } else { text.len() };
    std::iter::from_fn(move || {
        while byte(text, at) == Some(b'"') {
            let key_end = skip_string(text, at);
            let start = skip_space(text, skip_space(text, key_end) + 1);
            let end = skip_value(text, start);
            let key = text.get(at..key_end)?;
            at = skip_space(text, skip_space(text, end) + 1);
            if string(key).is_some_and(|key| key == name) {
                return text.get(start..end);
            }
        }
        None
    })
}

/// What a JSON string says, borrowed where it holds no escapes; `None` for any other JSON.
pub(super) fn string(text: &str) -> Option<Cow<'_, str>> {
    let plain = text.strip_prefix('"')?.strip_suffix('"')?;
    if plain.contains('\\') {
        serde_json::from_str(text).ok().map(Cow::Owned)
    } else {
        Some(Cow::Borrowed(plain))
    }
}

fn byte(text: &str, at: usize) -> Option<u8> {
    text.as_bytes().get(at).copied()
}

fn skip_space(text: &str, mut at: usize) -> usize {
    while matches!(byte(text, at), Some(b' ' | b'\t' | b'\n' | b'\r')) {
        at += 1;
    }
    at
}

/// The end of the string that starts at `at`.
fn skip_string(text: &str, mut at: usize) -> usize {
    at += 1;
    while let Some(next) = byte(text, at) {
        match next {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

/// The end of the value that starts at `at`.
fn skip_value(text: &str, mut at: usize) -> usize {
    let mut depth = 0_usize;
    while let Some(next) = byte(text, at) {
        match next {
            b'"' => at = skip_string(text, at),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        match next {
            b'"' => {}
            b'}' | b']' | b'{' | b'[' | b',' | b':' | b' ' | b'\t' | b'\n' | b'\r' => at += 1,
            _ => at = skip_literal(text, at),
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// The end of the number, `true`, `false` or `null` that starts at `at`.
fn skip_literal(text: &str, at: usize) -> usize {
    let end = |byte: u8| matches!(byte, b',' | b'}' | b']' | b' ' | b'\t' | b'\n' | b'\r');
    let length = text.as_bytes()[at..].iter().position(|byte| end(*byte));
    length.map_or(text.len(), |length| at + length)
}
