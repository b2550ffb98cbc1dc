//! The tool `add`.

use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::{NumberType, Operands};

/// Adds whole numbers of 64 bits.
pub async fn call(_: &Server, _: &Context, arguments: Operands) -> Result<NumberType, ToolError> {
    let sum = sum(&arguments).ok_or("the sum does not fit into 64 bits")?;
    Ok(NumberType::new(sum as f64))
}

fn sum(numbers: &Operands) -> Option<i64> {
    numbers.a.checked_add(numbers.b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_has_no_sum() {
        assert_eq!(sum(&Operands::new(1 << 60, -1)), Some((1 << 60) - 1));
        assert_eq!(sum(&Operands::new(i64::MAX, 1)), None);
    }
}
