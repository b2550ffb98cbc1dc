//! Projects: what a manifest becomes.

pub mod listing;
pub mod plan;
pub mod schema;
