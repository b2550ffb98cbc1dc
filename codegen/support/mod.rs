//! Bindings generated from a JSON Schema, with the code that they share.

#![allow(dead_code)]

pub mod convert;
pub mod dispatch;
pub mod error;
pub mod json;
pub mod map;
pub mod message;
pub mod number;
pub mod rpc;
pub mod wire;
