/// Why a call has no output.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CallError {
    /// The server did not answer the call.
    Client(ClientError),
    /// The tool says that it failed: `isError` is true. The content says why.
    Tool(Box<CallToolResult>),
    /// The output is not what the schema of the tool says.
    Output {
        /// The tool.
        tool: &'static str,
        /// What is wrong, and where.
        what: String,
        /// The result as it came.
        result: Box<CallToolResult>,
    },
}

impl CallError {
    /// The result of the call, if there was one.
    pub fn result(&self) -> Option<&CallToolResult> {
        match self {
            Self::Client(_) => None,
            Self::Tool(result) | Self::Output { result, .. } => Some(result),
        }
    }
}

impl From<ClientError> for CallError {
    fn from(error: ClientError) -> Self {
        Self::Client(error)
    }
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Client(error) => error.fmt(f),
            Self::Tool(result) => {
                f.write_str("the tool failed")?;
                texts(result).try_for_each(|text| write!(f, ": {text}"))
            }
            Self::Output { tool, what, .. } => write!(f, "the output of `{tool}`: {what}"),
        }
    }
}

impl std::error::Error for CallError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Client(error) => Some(error),
            _ => None,
        }
    }
}

fn texts(result: &CallToolResult) -> impl Iterator<Item = &str> {
    result.content.iter().filter_map(|block| match block {
        ContentBlock::Text(text) => Some(text.text.as_str()),
        _ => None,
    })
}

/// The result of a tool that did not fail.
fn succeeded(result: CallToolResult) -> Result<CallToolResult, CallError> {
    match result.is_error {
        Some(true) => Err(CallError::Tool(Box::new(result))),
        _ => Ok(result),
    }
}

/// The output of a tool that did not fail, checked against its schema.
fn structured<T: DeserializeOwned>(
    tool: &'static str,
    result: CallToolResult,
    check: fn(&Value) -> Result<(), schema::Violations>,
) -> Result<T, CallError> {
    let result = succeeded(result)?;
    let output = match &result.structured_content {
        Some(output) => output.decode::<Value>().map_err(|error| error.to_string()),
        // Protocol versions before 2025-06-18 have it as text only.
        None => texts(&result)
            .find_map(|text| serde_json::from_str(text).ok())
            .ok_or_else(|| "there is no `structuredContent`".to_owned()),
    };
    let output = output.and_then(|output| {
        check(&output).map_err(|violations| violations.to_string())?;
        let decoded = mcp_bindings::Json::from(output).decode::<T>();
        decoded.map_err(|error| error.to_string())
    });
    let result = Box::new(result);
    output.map_err(|what| CallError::Output { tool, what, result })
}
