//! What the examples of `mcp.yaml` do not show: progress, cancellation and tasks.

use std::path::{Path, PathBuf};

use mcp_bindings::ProtocolVersion;
use mcp_bindings::latest::{CallToolOutcome, CallToolRequest, CallToolRequestParams};
use mcp_bindings::tasks::{CreateTaskResult, GetTaskResult};
use mcp_runtime::client::{Client, ClientBuilder, RequestOptions, meta};
use serde_json::{Value, json};
use tokio::process::Command;
use tokio::sync::mpsc;

type Error = Box<dyn std::error::Error>;

fn client() -> ClientBuilder {
    Client::stdio(Command::new(env!("CARGO_BIN_EXE_jobs")))
}

/// A folder of this name that is empty.
fn folder(name: &str) -> Result<PathBuf, Error> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

fn waiting_for(path: &Path) -> Result<CallToolRequestParams, Error> {
    let arguments = json!({ "path": path, "seconds": 600 });
    let params = CallToolRequestParams::new("wait_for_file", meta());
    Ok(params.with_arguments(&arguments)?)
}

#[tokio::test]
async fn progress_is_told_until_the_file_is_there() -> Result<(), Error> {
    for version in [ProtocolVersion::V2026_07_28, ProtocolVersion::V2025_11_25] {
        let path = folder(&format!("progress-{version}"))?.join("built");
        let client = client().versions([version]).connect().await?;
        let (told, mut hear) = mpsc::unbounded_channel();
        let options = RequestOptions::new().on_progress(move |progress| {
            // Whoever hears of it may be gone.
            let _ = told.send(progress.message);
        });
        let params = waiting_for(&path)?;
        let call = client.request_with::<CallToolRequest>(params, &options);
        let build = async {
            let message = hear.recv().await.flatten().unwrap_or_default();
            assert!(message.ends_with("built is not there yet"), "{message}");
            std::fs::write(&path, "done")
        };
        let (outcome, built) = tokio::join!(call, build);
        built?;
        let CallToolOutcome::Complete(result) = outcome? else {
            return Err("no result".into());
        };
        let result = serde_json::to_value(&*result)?;
        assert_eq!(result["structuredContent"]["bytes"], 4, "{result}");
        client.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_call_ends_when_nobody_wants_its_answer() -> Result<(), Error> {
    for version in [ProtocolVersion::V2026_07_28, ProtocolVersion::V2025_11_25] {
        let path = folder(&format!("cancelled-{version}"))?.join("never");
        let (logged, mut log) = mpsc::unbounded_channel();
        let client = client().versions([version]).on_stderr(move |line| {
            let _ = logged.send(line.to_owned());
        });
        let client = client.connect().await?;
        let (told, mut hear) = mpsc::unbounded_channel();
        let options = RequestOptions::new().on_progress(move |_| {
            let _ = told.send(());
        });
        let call = client.request_with::<CallToolRequest>(waiting_for(&path)?, &options);
        tokio::select! {
            outcome = call => return Err(format!("an answer: {outcome:?}").into()),
            _ = hear.recv() => {}
        }
        loop {
            let line = log.recv().await.ok_or("the handler was not stopped")?;
            if line.contains("nobody waits any more") {
                break;
            }
        }
        client.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_task_is_followed_to_its_end() -> Result<(), Error> {
    let folder = folder("duplicates")?;
    std::fs::create_dir(folder.join("more"))?;
    for (name, content) in [
        ("a", "same"),
        ("b", "else"),
        ("more/c", "same"),
        ("d", "longer"),
    ] {
        std::fs::write(folder.join(name), content)?;
    }
    let arguments = json!({ "folder": folder });
    let client = client().tasks().connect().await?;
    let result = client
        .call_tool_to_end("find_duplicates", &arguments)
        .await?;
    let result: Value = serde_json::to_value(&result)?;
    let expected = json!({
        "files": 4,
        "duplicates": [[folder.join("a"), folder.join("more/c")]],
    });
    assert_eq!(result["structuredContent"], expected, "{result}");
    client.close().await?;
    Ok(())
}

#[tokio::test]
async fn a_task_can_be_cancelled() -> Result<(), Error> {
    let path = folder("task")?.join("never");
    let client = client().tasks().connect().await?;
    let outcome = client
        .request::<CallToolRequest>(waiting_for(&path)?)
        .await?;
    let CallToolOutcome::Unknown(task) = outcome else {
        return Err("no task".into());
    };
    let task: CreateTaskResult = task.decode()?;
    let before = client.get_task(&task.task_id).await?;
    assert!(matches!(before, GetTaskResult::Working(_)), "{before:?}");
    client.cancel_task(&task.task_id).await?;
    assert!(client.wait_for_task(&task.task_id).await.is_err());
    let after = client.get_task(&task.task_id).await?;
    assert!(matches!(after, GetTaskResult::Cancelled(_)), "{after:?}");
    client.close().await?;
    Ok(())
}

#[tokio::test]
async fn who_knows_no_tasks_is_told_so() -> Result<(), Error> {
    let client = client().connect().await?;
    let called = client
        .call_tool("find_duplicates", &json!({ "folder": "src" }))
        .await;
    let error = called.err().ok_or("there is an answer")?;
    assert!(error.answered().is_some(), "{error}");
    client.close().await?;
    Ok(())
}
