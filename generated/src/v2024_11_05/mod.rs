// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Protocol version 2024-11-05.

mod content;
mod content_wire;
mod handlers;
mod jsonrpc;
mod jsonrpc_wire;
mod lifecycle;
mod lifecycle_wire;
mod messages;
mod prompts;
mod prompts_wire;
mod resources;
mod resources_wire;
mod roots;
mod roots_wire;
mod sampling;
mod sampling_wire;
mod sides;
mod subscriptions;
mod subscriptions_wire;
mod tools;
mod tools_wire;
mod utilities;
mod utilities_wire;

pub use content::*;
pub use handlers::*;
pub use jsonrpc::*;
pub use lifecycle::*;
pub use prompts::*;
pub use resources::*;
pub use roots::*;
pub use sampling::*;
pub use sides::*;
pub use subscriptions::*;
pub use tools::*;
pub use utilities::*;
