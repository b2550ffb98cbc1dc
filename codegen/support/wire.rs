//! How the types of this crate are read from JSON and written to it.
//!
//! Everything here is used by generated code; a program needs it only to read or write a type of
//! its own in the same manner. Reading differs from serde's derive in four things: errors name the
//! path of the member they are about, `null` in an optional member is absence, `30.0` is an
//! integer, and members the protocol does not define are kept.

mod members;
mod union;
mod values;
mod writer;

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, MapAccess, Visitor};

pub use members::{Key, Members};
pub use union::{Union, read_list, read_union};
pub use writer::Writer;

use super::error::DecodeError;
use super::json::{Json, JsonObject, excerpt, member, string};

/// A value that is read from JSON, with the path of what is wrong in its errors.
pub trait Read: Sized {
    /// Reads the value.
    ///
    /// # Errors
    /// If the input is not such a value. The message begins with the path of the member it is
    /// about, in backquotes.
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error>;

    /// Reads the value from JSON text. A type that can be told apart faster in text than in a
    /// stream of members does so here.
    ///
    /// # Errors
    /// If the text is not JSON or not such a value.
    fn read_text(text: &str) -> Result<Self, DecodeError> {
        decode(text)
    }
}

/// Reads a value from JSON text.
///
/// # Errors
/// If the text is not JSON or not such a value.
pub fn decode<T: Read>(text: &str) -> Result<T, DecodeError> {
    let mut input = serde_json::Deserializer::from_str(text);
    let value = T::read(&mut input).map_err(DecodeError::from)?;
    input.end().map_err(DecodeError::from)?;
    Ok(value)
}

/// A type that is read from the members of a JSON object.
pub trait Object: Sized {
    /// What the type is called in errors.
    const NAME: &'static str;

    /// Reads the type from the members that are left in `members`.
    ///
    /// # Errors
    /// If a member is missing, is there twice, or cannot be read.
    fn members<'de, A: MapAccess<'de>>(members: Members<'de, A>) -> Result<Self, A::Error>;
}

/// Reads an object.
///
/// # Errors
/// If the input is not an object, or its members are not those of `T`.
pub fn read_object<'de, T: Object, D: Deserializer<'de>>(input: D) -> Result<T, D::Error> {
    input.deserialize_map(ObjectVisitor(PhantomData))
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Object> Visitor<'de> for ObjectVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object ({})", T::NAME)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::members(Members::new(map))
    }
}

/// A seed that reads a `T`.
pub(super) fn seed<T: Read>() -> Seed<T> {
    Seed(PhantomData)
}

pub(super) struct Seed<T>(PhantomData<T>);

impl<'de, T: Read> DeserializeSeed<'de> for Seed<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<T, D::Error> {
        T::read(input)
    }
}

/// Reads a string without owning it first, where the type need not.
///
/// # Errors
/// If the input is not a string.
pub fn read_string<'de, T, D>(input: D) -> Result<T, D::Error>
where
    T: for<'a> From<&'a str>,
    D: Deserializer<'de>,
{
    input.deserialize_str(StringVisitor(PhantomData))
}

struct StringVisitor<T>(PhantomData<T>);

impl<T: for<'a> From<&'a str>> Visitor<'_> for StringVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E>(self, text: &str) -> Result<T, E> {
        Ok(T::from(text))
    }
}

/// JSON that the generator wrote, as a value.
pub fn constant_json(text: &str) -> Json {
    Json::from_text(text).unwrap_or_else(|_| Json::null())
}

/// A discriminator as it stands in the text of an object.
pub enum TextTag<'a> {
    /// A string.
    Found(Cow<'a, str>),
    /// The text is an object without this member.
    Absent,
    /// The text is no object, or the member is no string.
    Strange,
}

/// The discriminator `name` of the object `text`, found without reading what comes before it.
pub fn tag_in_text<'a>(text: &'a str, name: &str) -> TextTag<'a> {
    let text = text.trim_start();
    if !text.starts_with('{') {
        return TextTag::Strange;
    }
    match member(text, name) {
        None | Some("null") => TextTag::Absent,
        Some(value) => string(value).map_or(TextTag::Strange, TextTag::Found),
    }
}

/// `error`, seen from the object whose member `name` it is about.
#[cold]
pub fn at_member<E: Error>(name: &str, error: E) -> E {
    at(name, &error)
}

/// `error`, seen from the list whose element `index` it is about.
#[cold]
pub fn at_element<E: Error>(index: usize, error: E) -> E {
    at(&format!("[{index}]"), &error)
}

/// serde's errors hold text alone, so the path travels in front of it, between backquotes, which
/// no message of serde or serde_json begins with.
fn at<E: Error>(outer: &str, error: &impl fmt::Display) -> E {
    let text = error.to_string();
    match split_path(&text) {
        Some((path, message)) => E::custom(format_args!("`{}`: {message}", join(outer, path))),
        None => E::custom(format_args!("`{}`: {text}", join(outer, ""))),
    }
}

/// The path and the message of an error's text.
pub(super) fn split_path(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix('`')?.split_once("`: ")
}

/// `outer.inner`, `outer[3]`, or `["io.example/x"].inner` where a name is not a plain word.
pub(super) fn join(outer: &str, inner: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '-' | '[' | ']');
    let outer = if outer.chars().all(plain) && !outer.is_empty() {
        outer.to_owned()
    } else {
        format!("[{}]", serde_json::Value::from(outer))
    };
    if inner.is_empty() || inner.starts_with('[') { outer + inner } else { outer + "." + inner }
}

/// serde_json's message without the line and column, which mean nothing to whoever did not see
/// the text.
pub(super) fn without_position(text: &str) -> &str {
    match text.rsplit_once(" at line ") {
        Some((message, position)) if position.contains(" column ") => message,
        _ => text,
    }
}

/// An error that says a member is missing.
#[cold]
pub fn missing<E: Error>(name: &'static str) -> E {
    at(name, &"required, but missing")
}

/// An error that says a constant has another value.
#[cold]
pub fn not_the_constant<E: Error>(name: &'static str, expected: &str, found: &str) -> E {
    let found = excerpt(found);
    at(name, &format_args!("expected `{expected}`, found `{found}`"))
}

/// Fails if an object that is carried as text holds another value than `expected` in its member
/// `name`.
///
/// # Errors
/// If the member is missing or holds anything else.
pub fn check_constant<E: Error>(
    object: &JsonObject,
    name: &'static str,
    expected: &'static str,
) -> Result<(), E> {
    match member(object.text(), name) {
        None => Err(missing(name)),
        Some(found) if string(found).is_some_and(|text| text == expected) => Ok(()),
        Some(found) => Err(not_the_constant(name, expected, found.trim_matches('"'))),
    }
}
