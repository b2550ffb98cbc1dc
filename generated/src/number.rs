// Written by `mcp-codegen generate`. Do not edit: change the generator.

//! Numbers that are written back as they were read.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::wire::Read;

/// A JSON number: `50` stays `50` and `50.0` stays `50.0`.
#[derive(Clone, Copy, Debug)]
pub struct Number(Digits);

#[derive(Clone, Copy, Debug)]
enum Digits {
    Unsigned(u64),
    Negative(i64),
    Float(f64),
}

impl Number {
    /// The nearest float.
    #[allow(clippy::cast_precision_loss)]
    pub fn as_f64(self) -> f64 {
        match self.0 {
            Digits::Unsigned(value) => value as f64,
            Digits::Negative(value) => value as f64,
            Digits::Float(value) => value,
        }
    }

    /// The value as an integer, if it has no fraction and fits.
    pub fn as_i64(self) -> Option<i64> {
        i64::try_from(self.as_integer()?).ok()
    }

    /// The value as an unsigned integer, if it has no fraction and fits.
    pub fn as_u64(self) -> Option<u64> {
        u64::try_from(self.as_integer()?).ok()
    }

    /// The exact value, if it has no fraction and lies in the range of 64-bit integers.
    #[allow(clippy::cast_possible_truncation)]
    fn as_integer(self) -> Option<i128> {
        // Both bounds are powers of two, so they are exact as floats.
        const LOW: f64 = -9_223_372_036_854_775_808.0;
        const HIGH: f64 = 18_446_744_073_709_551_616.0;
        match self.0 {
            Digits::Unsigned(value) => Some(value.into()),
            Digits::Negative(value) => Some(value.into()),
            Digits::Float(value) if value.fract() == 0.0 && (LOW..HIGH).contains(&value) => {
                Some(value as i128)
            }
            Digits::Float(_) => None,
        }
    }
}

impl From<u64> for Number {
    fn from(value: u64) -> Self {
        Self(Digits::Unsigned(value))
    }
}

impl From<i64> for Number {
    fn from(value: i64) -> Self {
        Self(u64::try_from(value).map_or(Digits::Negative(value), Digits::Unsigned))
    }
}

/// Every kind of integer that fits into 64 bits everywhere.
macro_rules! from_integers {
    ($target:ident: $($narrow:ty => $wide:ty),*) => {$(
        impl From<$narrow> for $target {
            #[allow(clippy::cast_lossless)]
            fn from(value: $narrow) -> Self {
                // No platform has wider addresses than 64 bits.
                Self::from(value as $wide)
            }
        }
    )*};
}

from_integers!(Number: u8 => u64, u16 => u64, u32 => u64, usize => u64);
from_integers!(Number: i8 => i64, i16 => i64, i32 => i64, isize => i64);

impl From<f32> for Number {
    /// As [`Number::from`] a wider float, which has the same value.
    fn from(value: f32) -> Self {
        Self::from(f64::from(value))
    }
}

impl From<f64> for Number {
    /// Infinities and NaN have no place in JSON: writing such a number is an error.
    fn from(value: f64) -> Self {
        Self(Digits::Float(value))
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        match (self.as_integer(), other.as_integer()) {
            (Some(one), Some(two)) => one == two,
            (None, None) => self.as_f64() == other.as_f64(),
            _ => false,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Digits::Unsigned(value) => value.fmt(f),
            Digits::Negative(value) => value.fmt(f),
            Digits::Float(value) => fmt::Debug::fmt(&value, f),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Digits::Unsigned(value) => output.serialize_u64(value),
            Digits::Negative(value) => output.serialize_i64(value),
            Digits::Float(value) if value.is_finite() => output.serialize_f64(value),
            Digits::Float(value) => Err(S::Error::custom(format_args!("{value} is not JSON"))),
        }
    }
}

impl Read for Number {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_any(NumberVisitor)
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::read(input)
    }
}

struct NumberVisitor;

impl<'de> Visitor<'de> for NumberVisitor {
    type Value = Number;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number")
    }

    fn visit_u64<E>(self, value: u64) -> Result<Number, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Number, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Number, E> {
        Ok(value.into())
    }

    /// With its feature `arbitrary_precision` serde_json hands a number out as an object that
    /// holds the digits; only then is there such an object.
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Number, A::Error> {
        number_in_map(map)
    }
}

/// The number that serde_json hands out as an object.
#[cold]
fn number_in_map<'de, A: MapAccess<'de>>(map: A) -> Result<Number, A::Error> {
    let number = serde_json::Number::deserialize(MapAccessDeserializer::new(map));
    let number = number.map_err(|_| A::Error::custom("expected a number, found an object"))?;
    let (unsigned, signed) = (number.as_u64().map(Number::from), number.as_i64().map(Number::from));
    let float = || number.as_f64().filter(|value| value.is_finite()).map(Number::from);
    unsigned.or(signed).or_else(float).ok_or_else(|| A::Error::custom("a number out of range"))
}

/// A whole JSON number that is written back as it was read: an id sent as `7.0` is answered as
/// `7.0`, and is still the same id as `7`.
#[derive(Clone, Copy, Debug)]
pub struct Integer(Number);

impl Integer {
    /// The value, if it fits.
    pub fn as_i64(self) -> Option<i64> {
        self.0.as_i64()
    }

    /// The value, if it fits.
    pub fn as_u64(self) -> Option<u64> {
        self.0.as_u64()
    }
}

impl TryFrom<Number> for Integer {
    type Error = &'static str;

    fn try_from(number: Number) -> Result<Self, Self::Error> {
        match number.as_integer() {
            Some(_) => Ok(Self(number)),
            None => Err("expected an integer of at most 64 bits"),
        }
    }
}

impl From<i64> for Integer {
    fn from(value: i64) -> Self {
        Self(value.into())
    }
}

impl From<u64> for Integer {
    fn from(value: u64) -> Self {
        Self(value.into())
    }
}

from_integers!(Integer: u8 => u64, u16 => u64, u32 => u64, usize => u64);
from_integers!(Integer: i8 => i64, i16 => i64, i32 => i64, isize => i64);

impl PartialEq for Integer {
    fn eq(&self, other: &Self) -> bool {
        self.0.as_integer() == other.0.as_integer()
    }
}

impl Eq for Integer {}

impl PartialOrd for Integer {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Integer {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.as_integer().cmp(&other.0.as_integer())
    }
}

impl Hash for Integer {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.as_integer().hash(state);
    }
}

impl fmt::Display for Integer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Integer {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(output)
    }
}

impl Read for Integer {
    fn read<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::try_from(Number::read(input)?).map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Integer {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::read(input)
    }
}
