//! Lists that never change are made once, and downgraded once.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use mcp_bindings::latest::{
    CallToolOutcome, CallToolRequestParams, Icon, ListToolsResult, PaginatedRequestParams, Tool,
    ToolsHandler,
};
use mcp_bindings::{ErrorObject, ProtocolVersion};
use mcp_runtime::client::Client;
use mcp_runtime::server::{Context, Server, Service, no_arguments, unknown_tool};

/// Counts how often it is asked for the list.
#[derive(Clone, Default)]
struct Counts(Arc<AtomicUsize>);

impl ToolsHandler<Context> for Counts {
    async fn list_tools(
        &self,
        _: &Context,
        page: PaginatedRequestParams,
    ) -> Result<ListToolsResult, ErrorObject> {
        self.0.fetch_add(1, Ordering::Relaxed);
        let name = if page.cursor.is_none() { "first" } else { "second" };
        let icon = Icon::new("https://example.com/icon.png");
        let mut list = ListToolsResult::new([Tool::new(name, no_arguments()).with_icons([icon])]);
        list.next_cursor = page.cursor.is_none().then(|| "more".to_owned());
        Ok(list)
    }

    async fn call_tool(
        &self,
        _: &Context,
        call: CallToolRequestParams,
    ) -> Result<CallToolOutcome, ErrorObject> {
        Err(unknown_tool(&call.name))
    }
}

async fn client(service: &Service, version: ProtocolVersion) -> Client {
    let (ours, theirs) = tokio::io::duplex(64 * 1024);
    let (output, input) = tokio::io::split(ours);
    let (their_input, their_output) = tokio::io::split(theirs);
    let service = service.clone();
    tokio::spawn(async move { service.serve_stream(their_input, their_output).await });
    let builder = Client::stream(output, input).versions([version]).cache_bytes(0);
    builder.connect().await.expect("a connection")
}

/// What is listed in a version, three times the same.
async fn listed(service: &Service, version: ProtocolVersion) -> Vec<Tool> {
    let client = client(service, version).await;
    let first = client.list_all_tools().await.expect("a list");
    for _ in 0..2 {
        assert_eq!(client.list_all_tools().await.expect("a list"), first);
    }
    client.close().await.expect("it closes in order");
    first
}

#[tokio::test]
async fn fixed_lists_are_made_once_for_each_version() {
    let versions = [
        // The version and whether its tools have icons.
        (ProtocolVersion::V2026_07_28, true),
        (ProtocolVersion::V2025_03_26, false),
    ];
    for fixed in [true, false] {
        let counts = Counts::default();
        let server = Server::new("lists", "1.0.0").tools(counts.clone());
        let server = if fixed { server.fixed_lists() } else { server };
        let service = server.into_service();
        for (version, has_icons) in versions {
            let tools = listed(&service, version).await;
            let names: Vec<&str> = tools.iter().map(|tool| tool.name.as_str()).collect();
            assert_eq!(names, ["first", "second"], "{version}");
            assert_eq!(tools[0].icons.is_some(), has_icons, "{version}");
        }
        // Only the beginning of a list is kept: cursors are the handler's business.
        let expected = if fixed { 2 * (1 + 3) } else { 2 * (3 + 3) };
        assert_eq!(counts.0.load(Ordering::Relaxed), expected, "fixed: {fixed}");
    }
}
