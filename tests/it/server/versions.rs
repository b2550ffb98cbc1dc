//! Every version of a client with every version of a server, over both transports.

use mcp_bindings::ProtocolVersion;
use mcp_bindings::latest::{ElicitAction, ElicitRequestParams, ElicitResult, ElicitationHandler};
use mcp_bindings::{ErrorObject, Json};
use mcp_runtime::client::{Client, ClientBuilder};
use mcp_runtime::server::Service;
use mcp_tests::fixture;
use serde_json::json;
use tokio::net::TcpListener;

#[derive(Clone, Copy, Debug)]
enum Transport {
    Stream,
    Http,
}

/// How the client is set.
#[derive(Clone, Copy, Debug)]
enum Speaks {
    Alone(ProtocolVersion),
    Prefers(ProtocolVersion),
}

struct Accepts;

impl ElicitationHandler for Accepts {
    async fn elicit(&self, _: &(), _: ElicitRequestParams) -> Result<ElicitResult, ErrorObject> {
        let content = Json::from_text(r#"{"username":"Ada"}"#).expect("JSON");
        let mut result = ElicitResult::new(ElicitAction::Accept);
        result.content = content.decode().ok();
        Ok(result)
    }
}

#[tokio::test]
async fn peers_of_one_version_understand_their_own_alone() {
    judge(Speaks::Alone, &one_by_one(), |client, server| (client == server[0]).then_some(client))
        .await;
}

#[tokio::test]
async fn a_client_of_all_versions_speaks_that_of_the_server() {
    judge(Speaks::Prefers, &one_by_one(), |_, server| Some(server[0])).await;
}

#[tokio::test]
async fn a_server_of_all_versions_speaks_that_of_the_client() {
    judge(Speaks::Alone, &[ProtocolVersion::ALL.to_vec()], |client, _| Some(client)).await;
}

fn one_by_one() -> Vec<Vec<ProtocolVersion>> {
    ProtocolVersion::ALL.iter().map(|version| vec![*version]).collect()
}

/// Lets a client for each version meet each of the servers, which speak these versions.
async fn judge(
    speaks: fn(ProtocolVersion) -> Speaks,
    servers: &[Vec<ProtocolVersion>],
    agreed: fn(ProtocolVersion, &[ProtocolVersion]) -> Option<ProtocolVersion>,
) {
    let mut cells = 0;
    for client in ProtocolVersion::ALL.iter().copied() {
        for server in servers {
            let expected = agreed(client, server).map_or("none".to_owned(), |it| it.to_string());
            for transport in [Transport::Stream, Transport::Http] {
                let service = fixture::server().versions(server.clone()).into_service();
                let found = outcome(speaks(client), &service, transport).await;
                assert_eq!(found, expected, "{client} with {server:?} over {transport:?}");
                cells += 1;
            }
        }
    }
    println!("{cells} cells");
}

/// The version that was agreed on, once everything was tried in it; or `none`.
async fn outcome(speaks: Speaks, service: &Service, transport: Transport) -> String {
    let builder = match speaks {
        Speaks::Alone(version) => Client::builder().versions([version]),
        Speaks::Prefers(version) => Client::builder().prefer(version),
    };
    let builder = builder.elicitation(Accepts);
    let connected = match transport {
        Transport::Stream => over_stream(builder, service).connect().await,
        Transport::Http => over_http(builder, service).await.connect().await,
    };
    let Ok(client) = connected else { return "none".to_owned() };
    let agreed = client.protocol_version();
    // A client says what it can do in the version that it asks for, if there is a session.
    let asked = match speaks {
        Speaks::Alone(version) | Speaks::Prefers(version) => version,
    };
    let told = if agreed.has_handshake() { agreed.min(asked) } else { agreed };
    works(&client, told >= ProtocolVersion::V2025_06_18).await;
    client.close().await.expect("it closes in order");
    agreed.to_string()
}

fn over_stream<S, E, R>(
    builder: ClientBuilder<S, E, R>,
    service: &Service,
) -> ClientBuilder<S, E, R> {
    let (ours, theirs) = tokio::io::duplex(64 * 1024);
    let (output, input) = tokio::io::split(ours);
    let (their_input, their_output) = tokio::io::split(theirs);
    let service = service.clone();
    tokio::spawn(async move { service.serve_stream(their_input, their_output).await });
    builder.stream(output, input)
}

async fn over_http<S, E, R>(
    builder: ClientBuilder<S, E, R>,
    service: &Service,
) -> ClientBuilder<S, E, R> {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let http = service.clone().into_http();
    tokio::spawn(async move { http.serve(listener).await });
    builder.http(format!("http://{address}/mcp"), Default::default())
}

/// A list, a call, a resource, a prompt, and a question where the version has questions.
async fn works(client: &Client, has_questions: bool) {
    let tools = client.list_all_tools().await.expect("tools");
    assert!(tools.iter().any(|tool| tool.name == "add"));
    let sum = client.call_tool("add", &json!({"a": 1, "b": 2})).await.expect("a sum");
    assert_eq!(serde_json::to_value(&sum.content).expect("JSON")[0]["text"], "3");
    client.read_resource("test://static-text").await.expect("a resource");
    client.get_prompt("test_simple_prompt", [("", ""); 0]).await.expect("a prompt");
    let asked = client.call_tool("test_elicitation", &json!({"message": "Who?"})).await;
    if has_questions {
        let answer = serde_json::to_string(&asked.expect("an answer").content).expect("JSON");
        assert!(answer.contains("Ada"), "{answer}");
    } else {
        let told = asked.expect("the model is told that nobody can be asked");
        assert_eq!(told.is_error, Some(true), "the version has no questions to the user");
    }
}
