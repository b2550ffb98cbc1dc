//! Values of one protocol version as values of another.

use std::fmt;

use serde::Serialize;

use super::error::DecodeError;
use super::json::{Json, JsonObject};
use super::map::Map;
use super::message::MessageError;
use super::wire::{self, Read};

/// A value that was converted, and what could not be carried.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Converted<T> {
    /// The value.
    pub value: T,
    /// The paths of what the other version does not define, such as `content[1]` or `icons`.
    pub dropped: Vec<String>,
}

/// Why a value has no counterpart at all in another version.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NotRepresentable {
    /// The path of the part that has none; empty for the value itself.
    pub path: String,
    /// What it is.
    pub what: &'static str,
}

impl fmt::Display for NotRepresentable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            write!(f, "{} has no counterpart in the other protocol version", self.what)
        } else {
            write!(
                f,
                "`{}`: {} has no counterpart in the other protocol version",
                self.path, self.what
            )
        }
    }
}

impl std::error::Error for NotRepresentable {}

/// A type of one version that values of another version can be turned into.
pub trait ConvertFrom<T>: Sized {
    /// Converts `value`, noting in `losses` what cannot be carried.
    ///
    /// # Errors
    /// If something that must be there has no counterpart.
    fn convert_from(value: T, losses: &mut Losses) -> Result<Self, NotRepresentable>;
}

/// Turning a value into that of another version.
pub trait IntoVersion: Sized {
    /// Converts the value, and reports what could not be carried.
    ///
    /// # Errors
    /// If something that must be there has no counterpart.
    fn into_version<T: ConvertFrom<Self>>(self) -> Result<Converted<T>, NotRepresentable> {
        let mut losses = Losses::default();
        let value = T::convert_from(self, &mut losses)?;
        Ok(Converted { value, dropped: losses.dropped })
    }
}

impl<S> IntoVersion for S {}

/// What a conversion could not carry.
#[derive(Debug, Default)]
pub struct Losses {
    path: Vec<Step>,
    dropped: Vec<String>,
}

#[derive(Debug)]
enum Step {
    Member(&'static str),
    Name(String),
    Index(usize),
}

impl Losses {
    fn path_to(&self, last: &str) -> String {
        let mut path = String::new();
        for step in &self.path {
            match step {
                Step::Member(name) => path = join(&path, name),
                Step::Name(name) => path = join(&path, name),
                Step::Index(index) => path.push_str(&format!("[{index}]")),
            }
        }
        if last.is_empty() { path } else { join(&path, last) }
    }

    /// Notes that the member `name` could not be carried.
    pub fn drop_member(&mut self, name: &str) {
        self.dropped.push(self.path_to(name));
    }

    /// Notes that the member `name` could not be carried, if it is there.
    pub fn drop_if<T>(&mut self, name: &str, value: &Option<T>) {
        if value.is_some() {
            self.drop_member(name);
        }
    }

    /// The error for a value that has no counterpart.
    pub fn unrepresentable(&self, what: &'static str) -> NotRepresentable {
        NotRepresentable { path: self.path_to(""), what }
    }

    /// The error for a member that must be there and is not.
    pub fn missing(&self, name: &str) -> NotRepresentable {
        NotRepresentable { path: self.path_to(name), what: "its absence" }
    }

    fn inside<T>(&mut self, step: Step, convert: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(step);
        let result = convert(self);
        self.path.pop();
        result
    }

    /// Converts a part of a list or a map; one that has no counterpart is dropped.
    fn part<T, U>(
        &mut self,
        step: Step,
        value: T,
        convert: impl Fn(T, &mut Self) -> Result<U, NotRepresentable>,
    ) -> Option<U> {
        self.inside(step, |losses| {
            let converted = convert(value, losses).ok();
            if converted.is_none() {
                losses.dropped.push(losses.path_to(""));
            }
            converted
        })
    }

    /// Converts the member `name`.
    ///
    /// # Errors
    /// If it has no counterpart.
    pub fn member<T, U>(
        &mut self,
        name: &'static str,
        value: T,
        convert: impl FnOnce(T, &mut Self) -> Result<U, NotRepresentable>,
    ) -> Result<U, NotRepresentable> {
        self.inside(Step::Member(name), |losses| convert(value, losses))
    }

    /// Converts the member `name` if it is there; one that has no counterpart is dropped.
    pub fn optional<T, U>(
        &mut self,
        name: &'static str,
        value: Option<T>,
        convert: impl FnOnce(T, &mut Self) -> Result<U, NotRepresentable>,
    ) -> Option<U> {
        let converted = self.member(name, value?, convert);
        if converted.is_err() {
            self.drop_member(name);
        }
        converted.ok()
    }
}

/// Converts a list. An element that has no counterpart is dropped, not the list.
///
/// # Errors
/// Never; the signature is that of all conversions.
pub fn list<T, U>(
    values: Vec<T>,
    losses: &mut Losses,
    convert: impl Fn(T, &mut Losses) -> Result<U, NotRepresentable>,
) -> Result<Vec<U>, NotRepresentable> {
    let mut converted = Vec::with_capacity(values.len());
    for (index, value) in values.into_iter().enumerate() {
        converted.extend(losses.part(Step::Index(index), value, &convert));
    }
    Ok(converted)
}

/// Converts a map. A member that has no counterpart is dropped, not the map.
///
/// # Errors
/// Never; the signature is that of all conversions.
pub fn map<T, U>(
    values: Map<T>,
    losses: &mut Losses,
    convert: impl Fn(T, &mut Losses) -> Result<U, NotRepresentable>,
) -> Result<Map<U>, NotRepresentable> {
    let mut converted = Map::new();
    for (name, value) in values {
        if let Some(value) = losses.part(Step::Name(name.clone()), value, &convert) {
            converted.insert(name, value);
        }
    }
    Ok(converted)
}

/// A message of an older version as one of a newer version.
///
/// # Errors
/// If the newer version has no such method, or requires what the message lacks.
pub fn raised<T, U: ConvertFrom<T>>(method: &str, value: T) -> Result<U, MessageError> {
    let raised = U::convert_from(value, &mut Losses::default());
    raised.map_err(|error| not_raised(method, error))
}

#[cold]
fn not_raised(method: &str, error: NotRepresentable) -> MessageError {
    if error.path.is_empty() {
        return MessageError::UnknownMethod(method.to_owned());
    }
    let message = format!("{} is no longer possible", error.what);
    MessageError::InvalidParams(DecodeError::new(message).within(&error.path))
}

/// A message as text, with what was lost on the way.
///
/// # Errors
/// If it cannot be written.
pub fn written<T: Serialize>(
    message: &T,
    losses: Losses,
) -> Result<Converted<String>, NotRepresentable> {
    let text = serde_json::to_string(message).map_err(|_| losses.unrepresentable("such JSON"))?;
    Ok(Converted { value: text, dropped: losses.dropped })
}

/// A value that is the same in both versions.
///
/// # Errors
/// Never; the signature is that of all conversions.
pub fn same<T>(value: T, _: &mut Losses) -> Result<T, NotRepresentable> {
    Ok(value)
}

/// A value as JSON, or as an object that is carried as JSON.
///
/// # Errors
/// If it cannot be written as such.
pub fn to_json<T: Serialize, U: TryFrom<Json>>(
    value: T,
    losses: &mut Losses,
) -> Result<U, NotRepresentable> {
    let json = Json::new(&value).ok();
    json.and_then(|json| U::try_from(json).ok()).ok_or_else(|| losses.unrepresentable("such JSON"))
}

/// JSON read as the type that it is in the other version.
///
/// # Errors
/// If it cannot be read as such.
pub fn from_json<T: Into<Json>, U: Read>(
    value: T,
    losses: &mut Losses,
) -> Result<U, NotRepresentable> {
    read_again(&value.into(), losses)
}

/// A value of no known kind, read again: the other version may know it.
///
/// # Errors
/// If it cannot be read as such.
pub fn read_again<U: Read>(value: &Json, losses: &mut Losses) -> Result<U, NotRepresentable> {
    wire::decode(value.text()).map_err(|_| losses.unrepresentable("such JSON"))
}

/// The members that no version defines, as an object that is carried as JSON.
///
/// # Errors
/// Never; the signature is that of all conversions.
pub fn extra_only<U: From<JsonObject>>(extra: Map<Json>) -> Result<U, NotRepresentable> {
    Ok(U::from(JsonObject::from(&extra)))
}

/// A list of one is its element.
///
/// # Errors
/// If the list holds none or several, or the element has no counterpart.
pub fn only_element<T, U>(
    list: Vec<T>,
    losses: &mut Losses,
    convert: impl FnOnce(T, &mut Losses) -> Result<U, NotRepresentable>,
) -> Result<U, NotRepresentable> {
    let mut elements = list.into_iter();
    match (elements.next(), elements.next()) {
        (Some(only), None) => losses.inside(Step::Index(0), |losses| convert(only, losses)),
        _ => Err(losses.unrepresentable("a list of none or several")),
    }
}

/// Keeps a member that the newer version lacks, so that the way back finds it.
pub fn carry<T: Serialize>(extra: &mut Map<Json>, name: &str, value: &T) {
    if let Ok(json) = Json::new(value) {
        extra.insert(name, json);
    }
}

/// Keeps a member that the newer version lacks, if it is there.
pub fn carry_if<T: Serialize>(extra: &mut Map<Json>, name: &str, value: &Option<T>) {
    if let Some(value) = value {
        carry(extra, name, value);
    }
}

/// Takes a member that the source does not define, but the target does, out of the undefined ones.
/// One that is not what the target wants is dropped.
pub fn from_extra<T: Read>(
    extra: &mut Map<Json>,
    name: &'static str,
    losses: &mut Losses,
) -> Option<T> {
    let json = extra.remove(name)?;
    let value = wire::decode(json.text()).ok();
    if value.is_none() && !json.is_null() {
        losses.drop_member(name);
    }
    value
}

fn join(path: &str, name: &str) -> String {
    let name = super::wire::join(name, "");
    if path.is_empty() || name.starts_with('[') {
        format!("{path}{name}")
    } else {
        format!("{path}.{name}")
    }
}
