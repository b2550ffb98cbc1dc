//! Manifests of what is there already.

mod address;
pub mod listed;
pub mod listing;
#[cfg(feature = "live")]
pub mod live;
mod made;
mod names;
pub mod openapi;
pub mod server;
mod settle;

use serde_json::{Map, Value};

pub use address::Address;
pub use listed::Listed;
pub use settle::settle;

/// A manifest that was made of something else.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Imported {
    /// The manifest as JSON, its keys in the order of the model.
    pub manifest: Map<String, Value>,
    /// What was left out or changed on the way, in sentences for the user.
    pub notes: Vec<String>,
}
