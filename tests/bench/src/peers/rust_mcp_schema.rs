//! `rust-mcp-schema` 2.0 with its default features: protocol version 2026-07-28 and `schema_utils`.

use rust_mcp_schema::{
    ClientCapabilities, ClientRequest, CompleteRequestRef, ContentBlock, ListToolsResultCacheScope,
    RequestId, RequestMetaObject, ServerResult, Tool,
    schema_utils::{ClientJsonrpcRequest, ClientMessage, ServerMessage},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    harness::{Contestant, Steps},
    held::{self, Held},
    messages::{Kind, Message},
};

/// The column of the table.
pub const NAME: &str = "rust-mcp-schema";
/// See [`super::NOTES`].
pub const NOTE: &str = "decodes a request as ClientMessage and a response as ServerMessage: by way of \
    serde_json::Value, the kinds of message and the kinds of result by trial; a response is not matched with its \
    request. (The transports of rust-mcp-sdk 2.0 decode ClientMessages and ServerMessages, one more such layer.)";

/// `rust-mcp-schema` with the given message.
pub fn contestant(message: &Message) -> Contestant {
    match message.kind {
        Kind::CallRequest | Kind::ListRequest | Kind::CompleteRequest => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode::<ClientMessage>,
                held: held_request,
                ready: |message| message,
                encode: encode::<ClientMessage>,
            },
        ),
        Kind::ListResult | Kind::CallResult => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode::<ServerMessage>,
                held: held_response,
                ready: |message| message,
                encode: encode::<ServerMessage>,
            },
        ),
    }
}

fn decode<T: DeserializeOwned>(line: &str) -> Result<T, String> {
    serde_json::from_str(line).map_err(|error| error.to_string())
}

fn encode<T: Serialize>(message: &T, line: &mut Vec<u8>) -> Result<(), String> {
    serde_json::to_writer(line, message).map_err(|error| error.to_string())
}

fn held_request(message: &ClientMessage) -> Result<Held, String> {
    let ClientMessage::Request(ClientJsonrpcRequest::Standard(request)) = message else {
        return Err("not decoded as a request that is known".to_owned());
    };
    match request {
        ClientRequest::CallToolRequest(request) => Ok(Held::Call {
            caller: caller(&request.id, &request.params.meta)?,
            name: request.params.name.clone(),
            arguments: request.params.arguments.clone().unwrap_or_default().into(),
        }),
        ClientRequest::ListToolsRequest(request) => Ok(Held::List {
            caller: caller(&request.id, &request.params.meta)?,
            cursor: request.params.cursor.clone(),
        }),
        ClientRequest::CompleteRequest(request) => {
            let params = &request.params;
            let CompleteRequestRef::PromptReference(prompt) = &params.ref_ else {
                return Err("not decoded as a prompt".to_owned());
            };
            let context = params.context.as_ref();
            Ok(Held::Complete {
                caller: caller(&request.id, &params.meta)?,
                prompt: prompt.name.clone(),
                argument: (params.argument.name.clone(), params.argument.value.clone()),
                context: context.and_then(|context| context.arguments.clone()).unwrap_or_default(),
            })
        }
        other => Err(format!("decoded as another request: {}", other.method())),
    }
}

fn held_response(message: &ServerMessage) -> Result<Held, String> {
    let ServerMessage::Response(response) = message else {
        return Err("not decoded as a response".to_owned());
    };
    match &response.result {
        ServerResult::ListToolsResult(result) => Ok(Held::Tools {
            tools: result.tools.iter().map(held_tool).collect::<Result<_, _>>()?,
            next_cursor: result.next_cursor.clone(),
            ttl_ms: result.ttl_ms,
            public: matches!(result.cache_scope, ListToolsResultCacheScope::Public),
        }),
        ServerResult::CallToolResult(result) => Ok(Held::Content {
            texts: result
                .content
                .iter()
                .filter_map(|block| match block {
                    ContentBlock::TextContent(block) => Some(block.text.clone()),
                    _ => None,
                })
                .collect(),
            is_error: result.is_error.unwrap_or(false),
        }),
        _ => Err("decoded as another result".to_owned()),
    }
}

fn held_tool(tool: &Tool) -> Result<held::Tool, String> {
    let annotations = tool.annotations.as_ref();
    Ok(held::Tool {
        name: tool.name.clone(),
        title: tool.title.clone(),
        description: tool.description.clone(),
        input_schema: json(&tool.input_schema)?,
        output_schema: tool.output_schema.as_ref().map(json).transpose()?,
        read_only: annotations.and_then(|annotations| annotations.read_only_hint),
        annotated_title: annotations.and_then(|annotations| annotations.title.clone()),
    })
}

fn json(value: &impl Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| error.to_string())
}

fn caller(id: &RequestId, meta: &RequestMetaObject) -> Result<held::Caller, String> {
    let RequestId::Integer(id) = id else {
        return Err("the id is not a number".to_owned());
    };
    let client = meta.client_info.as_ref().ok_or("no clientInfo")?;
    Ok(held::Caller {
        id: *id,
        protocol_version: meta.protocol_version.clone(),
        client: (client.name.clone(), client.version.clone()),
        elicits_forms: elicits_forms(&meta.client_capabilities),
    })
}

fn elicits_forms(capabilities: &ClientCapabilities) -> bool {
    let elicitation = capabilities.elicitation.as_ref();
    elicitation.is_some_and(|elicitation| elicitation.form.is_some())
}
