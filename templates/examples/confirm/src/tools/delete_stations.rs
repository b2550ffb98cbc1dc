//! The tool `delete_stations`.

use mcp_runtime::server::{Context, Form, ToolError, accepted};

use crate::Server;
use crate::generated::types::{DeleteStationsArgs, DeleteStationsOutput};

#[derive(serde::Deserialize)]
struct Answer {
    sure: bool,
}

/// Deletes the stations, once the user has agreed.
///
/// Without a session this runs twice: what asks ends the first run, and the client calls again with
/// the answer. So nothing is done before the question.
pub async fn call(
    server: &Server,
    context: &Context,
    arguments: DeleteStationsArgs,
) -> Result<DeleteStationsOutput, ToolError> {
    let names = names(server, &arguments.ids)?;
    let form = Form::new(format!("Delete {}?", names.join(", "))).boolean("sure");
    let answer = context.elicit("confirm", form).await?;
    match accepted(&answer)? {
        Some(Answer { sure: true }) => {}
        _ => return Err("the user declined".into()),
    }
    let mut stations = server.stations();
    // Meanwhile another call may have deleted some of them.
    let deleted = arguments
        .ids
        .iter()
        .filter(|id| stations.remove(id).is_some());
    Ok(DeleteStationsOutput::new(deleted.count() as u64))
}

fn names(server: &Server, ids: &[u64]) -> Result<Vec<String>, ToolError> {
    let stations = server.stations();
    let name = |id: &u64| stations.get(id).cloned().ok_or(*id);
    let names: Result<_, u64> = ids.iter().map(name).collect();
    names.map_err(|id| format!("there is no station {id}").into())
}
