//! What the functions of the server share, and where each of them is.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use mcp_runtime::server::{Context, ToolError};

use crate::generated::tools::Tools;
use crate::generated::types::DeleteStationsArgs;
use crate::generated::types::DeleteStationsOutput;
use crate::generated::types::ListStationsArgs;
use crate::generated::types::ListStationsOutput;
use crate::tools;

/// What the functions of the server share: the stations, by their numbers.
#[derive(Debug)]
pub struct Server {
    stations: Mutex<BTreeMap<u64, String>>,
}

impl Server {
    /// The server as it begins, with five stations.
    ///
    /// # Errors
    /// None.
    pub fn new() -> Result<Self, Box<dyn std::error::Error>> {
        let names = [
            "Zugspitze",
            "Ben Nevis",
            "Mauna Loa",
            "Ny-Ålesund",
            "Vostok",
        ];
        let stations = (1..).zip(names.map(str::to_owned)).collect();
        Ok(Self {
            stations: Mutex::new(stations),
        })
    }

    pub(crate) fn stations(&self) -> MutexGuard<'_, BTreeMap<u64, String>> {
        self.stations.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tools for Server {
    async fn delete_stations(
        &self,
        context: &Context,
        arguments: DeleteStationsArgs,
    ) -> Result<DeleteStationsOutput, ToolError> {
        tools::delete_stations::call(self, context, arguments).await
    }

    async fn list_stations(
        &self,
        context: &Context,
        arguments: ListStationsArgs,
    ) -> Result<ListStationsOutput, ToolError> {
        tools::list_stations::call(self, context, arguments).await
    }
}
