// Bindings generated from a JSON Schema, with the code that they share. Free of inner attributes,
// so that it can be included.

#[allow(dead_code, unused_imports)]
pub mod convert;
#[allow(dead_code, unused_imports)]
pub mod dispatch;
#[allow(dead_code, unused_imports)]
pub mod error;
#[allow(dead_code, unused_imports)]
pub mod json;
#[allow(dead_code, unused_imports)]
pub mod map;
#[allow(dead_code, unused_imports)]
pub mod message;
#[allow(dead_code, unused_imports)]
pub mod number;
#[allow(dead_code, unused_imports)]
pub mod rpc;
#[allow(dead_code, unused_imports)]
pub mod wire;
