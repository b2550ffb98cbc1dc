//! Bindings generated from a JSON Schema.
