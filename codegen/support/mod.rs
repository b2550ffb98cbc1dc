// Bindings generated from a JSON Schema, with the code that they share. Free of inner attributes,
// so that it can be included.

#[allow(dead_code)]
pub mod convert;
#[allow(dead_code)]
pub mod dispatch;
#[allow(dead_code)]
pub mod error;
#[allow(dead_code)]
pub mod json;
#[allow(dead_code)]
pub mod map;
#[allow(dead_code)]
pub mod message;
#[allow(dead_code)]
pub mod number;
#[allow(dead_code)]
pub mod rpc;
#[allow(dead_code)]
pub mod wire;
