//! The tool `wait_for_file`.

use std::time::Duration;

use mcp_runtime::server::{Context, ToolError};
use tokio::time::{Instant, sleep};

use crate::Server;
use crate::generated::types::{WaitForFileArgs, WaitForFileOutput};

/// How long to wait between two looks.
const PAUSE: Duration = Duration::from_millis(200);

/// Waits until the file is there, the time is over, or nobody wants to know any more.
pub async fn call(
    _: &Server,
    context: &Context,
    arguments: WaitForFileArgs,
) -> Result<WaitForFileOutput, ToolError> {
    let (path, seconds) = (arguments.path, arguments.seconds);
    let begin = Instant::now();
    let end = begin + Duration::from_secs(seconds);
    loop {
        match std::fs::metadata(&path) {
            Ok(file) if file.is_file() => {
                let bytes = i64::try_from(file.len()).map_err(|error| error.to_string())?;
                return Ok(WaitForFileOutput::new(path, bytes));
            }
            _ if Instant::now() >= end => {
                return Err(format!("{path} is not there after {seconds} s").into());
            }
            _ => {}
        }
        let waited = begin.elapsed().as_secs_f64();
        let progress = context.progress(waited).total(seconds as f64);
        progress.message(format!("{path} is not there yet")).await;
        tokio::select! {
            () = sleep(PAUSE) => {}
            () = context.cancelled() => {
                tracing::info!(path, "nobody waits any more");
                return Err("the call was cancelled".into());
            }
        }
    }
}
