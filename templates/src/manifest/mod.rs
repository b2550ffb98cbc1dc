//! Manifests: reading, checking, and what they say.

pub mod load;
pub mod model;
pub mod node;
mod shape;
mod yaml;

pub use load::{Loaded, load};
