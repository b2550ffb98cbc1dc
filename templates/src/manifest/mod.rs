//! Manifests: reading, checking, and what they say.

pub mod load;
pub mod model;
pub mod node;
mod shape;
pub mod text_template;
pub mod uri_template;
pub mod write;
pub(crate) mod yaml;

pub use load::{Loaded, load, load_text};
