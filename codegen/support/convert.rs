//! Values of one protocol version as values of another.

use std::fmt;

use super::map::Map;

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

    fn inside<T>(&mut self, step: Step, convert: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(step);
        let result = convert(self);
        self.path.pop();
        result
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
        let step = Step::Index(index);
        let result = losses.inside(step, |losses| {
            let result = convert(value, losses);
            if result.is_err() {
                let path = losses.path_to("");
                losses.dropped.push(path);
            }
            result
        });
        converted.extend(result);
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
        let step = Step::Name(name.clone());
        let result = losses.inside(step, |losses| {
            let result = convert(value, losses);
            if result.is_err() {
                let path = losses.path_to("");
                losses.dropped.push(path);
            }
            result
        });
        if let Ok(value) = result {
            converted.insert(name, value);
        }
    }
    Ok(converted)
}

fn join(path: &str, name: &str) -> String {
    let name = super::wire::join(name, "");
    if path.is_empty() || name.starts_with('[') { format!("{path}{name}") } else { format!("{path}.{name}") }
}
