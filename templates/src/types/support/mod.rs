//! What a JSON Schema accepts, and how its values are read: shared by all generated types.
//!
//! A [`Schema`] is the rules of one JSON Schema as plain data, written down by the generator under
//! the names of the keywords. [`Schema::check`] says which rules a value breaks, and where. It takes
//! [`STEPS`] at most, whatever the value is.
//! The page of the specification: <https://json-schema.org/draft/2020-12/json-schema-validation>.

// Nobody's schemas use all of it.
#![allow(dead_code)]

mod alternatives;
mod check;
mod decimal;
mod evaluated;
mod integer;
mod items;
mod json;
mod keywords;
mod objects;
mod read;
pub mod regular;
mod strings;
mod violation;

pub use check::STEPS;
pub use integer::{Integers, Lent, integers};
pub use json::{Json, Type};
pub use keywords::{Condition, Contains, Pattern, Schema, meant};
pub use read::{no_alternative, present, present_integers, read, read_integers, write_extra};
pub use violation::{Violation, Violations};
