//! Manifests: reading, checking, and what they say.

mod comments;
pub mod load;
pub mod model;
pub mod node;
mod shape;
pub mod text_template;
pub(crate) mod texts;
pub mod uri_template;
pub mod write;
pub(crate) mod yaml;

pub use load::{Loaded, load, load_text};
