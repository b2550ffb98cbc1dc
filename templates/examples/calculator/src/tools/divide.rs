//! The tool `divide`.

use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::{DivideArgs, NumberType};

/// Divides, unless there is no answer.
pub async fn call(_: &Server, _: &Context, arguments: DivideArgs) -> Result<NumberType, ToolError> {
    let quotient = arguments.x / arguments.y;
    if arguments.y == 0.0 {
        return Err("division by zero".into());
    }
    if !quotient.is_finite() {
        return Err("the quotient is too large".into());
    }
    Ok(NumberType::new(quotient))
}
