//! The tool `typed_add`.

use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::{TypedAddArgs, TypedAddOutput};

/// The sum.
pub async fn call(
    _: &Server,
    _: &Context,
    arguments: TypedAddArgs,
) -> Result<TypedAddOutput, ToolError> {
    Ok(TypedAddOutput::new(arguments.a + arguments.b))
}
