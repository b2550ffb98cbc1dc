//! Integers as types hold them. JSON Schema takes `30.0` for one, which serde does not.

use std::collections::BTreeMap;

use serde::de::{self, Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};
use serde_json::Number;

use super::decimal::Decimal;
use super::json::plain;

/// A type that holds integers, in options, lists and maps.
///
/// JSON Schema takes `30.0` for an integer, which serde does not, so these are read here.
pub trait Integers: Sized {
    /// Reads integers however they are written.
    ///
    /// # Errors
    ///
    /// What is no integer, or does not fit.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;

    /// Writes integers without a fraction.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;
}

/// Reads an integer as it is written; nothing is rounded.
fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i128, D::Error> {
    let number = Number::deserialize(deserializer)?;
    if let Some(integer) = plain(&number) {
        return Ok(integer);
    }
    let decimal = Decimal::of(&number);
    if !decimal.is_integer() {
        return Err(de::Error::custom(format!("expected an integer, found {number}")));
    }
    let integer = decimal.integer().filter(|integer| !number.is_f64() || is_exact(*integer));
    integer.ok_or_else(|| too_large(&number.to_string()))
}

/// Whether an integer that was read as a float is the one that was written: floats hold 2^53, and
/// above that 15 digits.
fn is_exact(integer: i128) -> bool {
    let mut digits = integer.unsigned_abs();
    while digits >= 10 && digits.is_multiple_of(10) {
        digits /= 10;
    }
    let is_kept = i64::try_from(integer).is_ok() || u64::try_from(integer).is_ok();
    integer.unsigned_abs() <= 1 << 53 || is_kept && digits < 1_000_000_000_000_000
}

fn too_large<E: de::Error>(number: &str) -> E {
    E::custom(format!("the integer {number} does not fit"))
}

impl Integers for i128 {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        whole(deserializer)
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (i64::try_from(*self), u64::try_from(*self)) {
            (Ok(value), _) => serializer.serialize_i64(value),
            (_, Ok(value)) => serializer.serialize_u64(value),
            _ => serializer.serialize_i128(*self),
        }
    }
}

impl Integers for i64 {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let integer = whole(deserializer)?;
        Self::try_from(integer).map_err(|_| too_large(&integer.to_string()))
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(*self)
    }
}

impl Integers for u64 {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let integer = whole(deserializer)?;
        Self::try_from(integer).map_err(|_| too_large(&integer.to_string()))
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(*self)
    }
}

impl<T: Integers> Integers for Option<T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<Held<T>>::deserialize(deserializer)?.map(|held| held.0))
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => value.write(serializer),
            None => serializer.serialize_none(),
        }
    }
}

impl<T: Integers> Integers for Vec<T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let held = Vec::<Held<T>>::deserialize(deserializer)?;
        Ok(held.into_iter().map(|held| held.0).collect())
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Lent))
    }
}

impl<T: Integers> Integers for BTreeMap<String, T> {
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let held = BTreeMap::<String, Held<T>>::deserialize(deserializer)?;
        Ok(held.into_iter().map(|(name, held)| (name, held.0)).collect())
    }

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(name, value)| (name, Lent(value))))
    }
}

struct Held<T>(T);

impl<'de, T: Integers> Deserialize<'de> for Held<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::read(deserializer).map(Self)
    }
}

/// Integers of somebody else, to be written.
pub struct Lent<'a, T>(
    /// What is written.
    pub &'a T,
);

impl<T: Integers> Serialize for Lent<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer)
    }
}

/// `#[serde(with = "…")]` for integers.
pub mod integers {
    use super::{Deserializer, Integers, Serializer};

    /// See [`Integers::read`].
    ///
    /// # Errors
    ///
    /// Those of the same.
    pub fn deserialize<'de, D: Deserializer<'de>, T: Integers>(d: D) -> Result<T, D::Error> {
        T::read(d)
    }

    /// See [`Integers::write`].
    ///
    /// # Errors
    ///
    /// Those of the same.
    pub fn serialize<S: Serializer, T: Integers>(value: &T, s: S) -> Result<S::Ok, S::Error> {
        value.write(s)
    }
}
