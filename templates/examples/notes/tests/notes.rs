//! What the examples of `mcp.yaml` do not show: changes that are heard of, proposals while somebody
//! types, and notes that are there the next time.

use std::path::PathBuf;

use mcp_bindings::ProtocolVersion;
use mcp_bindings::latest::{
    CompleteRequest, CompleteRequestParams, CompletionArgument, CompletionContext,
    ResourceTemplateReference, ServerNotification, SubscriptionFilter, TextOrBlobResourceContents,
};
use mcp_runtime::client::{Change, Client, meta};
use serde_json::{Value, json};
use tokio::process::Command;

type Error = Box<dyn std::error::Error>;

const NOTE: &str = "notes://books/home/1";

fn server(database: Option<&PathBuf>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_notes"));
    match database {
        Some(path) => command.env("NOTES_DB", path),
        None => command.env_remove("NOTES_DB"),
    };
    command
}

async fn text_of(client: &Client, uri: &str) -> Result<String, Error> {
    let result = client.read_resource(uri).await?;
    match result.contents.into_iter().next() {
        Some(TextOrBlobResourceContents::Text(contents)) => Ok(contents.text),
        other => Err(format!("no text: {other:?}").into()),
    }
}

/// The URI of the next resource that changed.
async fn changed(changes: &mut mcp_runtime::client::Subscription) -> Result<String, Error> {
    match changes.next().await? {
        Some(Change::Core(ServerNotification::ResourceUpdated(updated))) => Ok(updated.uri),
        other => Err(format!("not a resource: {other:?}").into()),
    }
}

#[tokio::test]
async fn who_listens_to_a_note_hears_of_changes() -> Result<(), Error> {
    for version in [ProtocolVersion::V2026_07_28, ProtocolVersion::V2025_11_25] {
        let client = Client::stdio(server(None)).versions([version]);
        let client = client.connect().await?;
        let arguments = json!({ "title": "Milk", "text": "Buy some." });
        client.call_tool("add_note", &arguments).await?;
        let filter = SubscriptionFilter::new().with_resource_subscriptions([NOTE]);
        let mut changes = client.listen(filter).await?;
        assert_eq!(text_of(&client, NOTE).await?, "# Milk\n\nBuy some.\n");

        let arguments = json!({ "id": 1, "text": "Buy two." });
        client.call_tool("change_note", &arguments).await?;
        assert_eq!(changed(&mut changes).await?, NOTE, "{version}");
        assert_eq!(text_of(&client, NOTE).await?, "# Milk\n\nBuy two.\n");

        client.call_tool("delete_note", &json!({ "id": 1 })).await?;
        assert_eq!(changed(&mut changes).await?, NOTE, "{version}");
        assert!(client.read_resource(NOTE).await.is_err());
        drop(changes);
        client.close().await?;
    }
    Ok(())
}

async fn proposals(client: &Client, argument: (&str, &str)) -> Result<Vec<String>, Error> {
    let template = ResourceTemplateReference::new("notes://books/{book}/{id}");
    let argument = CompletionArgument::new(argument.0, argument.1);
    let context = CompletionContext::new().with_arguments([("book", "work")]);
    let params = CompleteRequestParams::new(template, argument, meta()).with_context(context);
    let result = client.request::<CompleteRequest>(params).await?;
    Ok(result.completion.values)
}

#[tokio::test]
async fn proposals_come_from_the_database() -> Result<(), Error> {
    let client = Client::stdio(server(None)).connect().await?;
    for book in ["home", "work", "work", "world"] {
        let arguments = json!({ "book": book, "title": "A note", "text": "" });
        client.call_tool("add_note", &arguments).await?;
    }
    assert_eq!(
        proposals(&client, ("book", "wor")).await?,
        ["work", "world"]
    );
    assert_eq!(proposals(&client, ("id", "")).await?, ["2", "3"]);
    assert_eq!(proposals(&client, ("id", "3")).await?, ["3"]);
    client.close().await?;
    Ok(())
}

#[tokio::test]
async fn notes_are_there_the_next_time() -> Result<(), Error> {
    let database = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("next-time.db");
    if database.exists() {
        std::fs::remove_file(&database)?;
    }
    let client = Client::stdio(server(Some(&database))).connect().await?;
    let arguments = json!({ "title": "Milk", "text": "Buy some.", "tags": ["shop"] });
    client.call_tool("add_note", &arguments).await?;
    client.close().await?;

    let client = Client::stdio(server(Some(&database))).connect().await?;
    let recent: Value = serde_json::from_str(&text_of(&client, "notes://recent").await?)?;
    let expected = json!([{ "id": 1, "book": "home", "title": "Milk", "tags": ["shop"] }]);
    assert_eq!(recent, expected);
    let prompt = client.get_prompt("tidy", [("id", "1")]).await?;
    assert_eq!(prompt.messages.len(), 1);
    assert!(client.get_prompt("tidy", [("id", "2")]).await.is_err());
    client.close().await?;
    Ok(())
}
