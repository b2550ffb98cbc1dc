//! The tool `list_stations`.

use mcp_runtime::server::{Context, ToolError};

use crate::Server;
use crate::generated::types::{ListStationsArgs, ListStationsOutput, Station};

/// Lists the stations that there are.
pub async fn call(
    server: &Server,
    _: &Context,
    _: ListStationsArgs,
) -> Result<ListStationsOutput, ToolError> {
    let stations = server.stations();
    let stations = stations.iter().map(|(id, name)| Station::new(*id, name));
    Ok(ListStationsOutput::new(stations.collect()))
}
