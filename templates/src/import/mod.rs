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

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::manifest::{Loaded, load_text, write};
use crate::problem::Report;

pub use address::Address;
pub use listed::Listed;
pub use settle::settle;

/// A manifest that was made of something else.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Imported {
    /// The manifest as JSON, its keys in the order of the model.
    pub manifest: Map<String, Value>,
    /// The names of tools on the server, by what they are called in the manifest where that is
    /// another name.
    pub wire_names: BTreeMap<String, String>,
    /// What was left out or changed on the way, in sentences for the user.
    pub notes: Vec<String>,
}

impl Imported {
    /// What a client needs to know of the server: the manifest, but with every name as the server
    /// itself has it.
    ///
    /// # Errors
    /// If the manifest is not in order.
    pub fn into_loaded(self) -> Result<Loaded, Report> {
        let mut loaded = load_text("mcp.yaml", write::yaml(&self.manifest))?;
        for tool in &mut loaded.manifest.tools {
            if let Some(name) = self.wire_names.get(&tool.name) {
                let called = std::mem::replace(&mut tool.name, name.clone());
                tool.rust.get_or_insert(called);
            }
        }
        Ok(loaded)
    }
}
