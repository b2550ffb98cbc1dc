//! `rmcp` 3.11, the SDK of the protocol's own organisation.

use rmcp::model::{
    CacheScope, ClientJsonRpcMessage, ClientRequest, Extensions, JsonRpcMessage, NumberOrString,
    RequestMetaObject, ServerJsonRpcMessage, ServerResult, Tool,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    harness::{Contestant, Steps},
    held::{self, Held},
    messages::{Kind, Message},
};

/// The column of the table.
pub const NAME: &str = "rmcp";
/// See [`super::NOTES`].
pub const NOTE: &str = "decodes a request as ClientJsonRpcMessage and a response as ServerJsonRpcMessage, as its \
    transports do: all variants by trial; a response is not matched with its request. `_meta`, arguments and schemas \
    become serde_json maps; `_meta` is typed only when asked for.";

/// `rmcp` with the given message.
pub fn contestant(message: &Message) -> Contestant {
    match message.kind {
        Kind::CallRequest | Kind::ListRequest | Kind::CompleteRequest => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode::<ClientJsonRpcMessage>,
                held: held_request,
                ready: |request| request,
                encode: encode::<ClientJsonRpcMessage>,
            },
        ),
        Kind::ListResult | Kind::CallResult => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode::<ServerJsonRpcMessage>,
                held: held_response,
                ready: |response| response,
                encode: encode::<ServerJsonRpcMessage>,
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

fn held_request(message: &ClientJsonRpcMessage) -> Result<Held, String> {
    let JsonRpcMessage::Request(message) = message else {
        return Err("not decoded as a request".to_owned());
    };
    let NumberOrString::Number(id) = message.id else {
        return Err("the id is not a number".to_owned());
    };
    match &message.request {
        ClientRequest::CallToolRequest(request) => Ok(Held::Call {
            caller: caller(id, &request.extensions)?,
            name: request.params.name.to_string(),
            arguments: request.params.arguments.clone().unwrap_or_default().into(),
        }),
        ClientRequest::ListToolsRequest(request) => Ok(Held::List {
            caller: caller(id, &request.extensions)?,
            cursor: request.params.as_ref().and_then(|params| params.cursor.clone()),
        }),
        ClientRequest::CompleteRequest(request) => {
            let params = &request.params;
            let context = params.context.as_ref();
            Ok(Held::Complete {
                caller: caller(id, &request.extensions)?,
                prompt: params.r#ref.as_prompt_name().ok_or("not a prompt")?.to_owned(),
                argument: (params.argument.name.clone(), params.argument.value.clone()),
                context: context
                    .and_then(|context| context.arguments.clone())
                    .unwrap_or_default()
                    .into_iter()
                    .collect(),
            })
        }
        other => Err(format!("decoded as another request: {}", other.method())),
    }
}

fn held_response(message: &ServerJsonRpcMessage) -> Result<Held, String> {
    let JsonRpcMessage::Response(message) = message else {
        return Err("not decoded as a response".to_owned());
    };
    match &message.result {
        ServerResult::ListToolsResult(result) => Ok(Held::Tools {
            tools: result.tools.iter().map(held_tool).collect(),
            next_cursor: result.next_cursor.clone(),
            ttl_ms: result.ttl_ms.ok_or("no ttlMs")?,
            public: result.cache_scope == Some(CacheScope::Public),
        }),
        ServerResult::CallToolResult(result) => Ok(Held::Content {
            texts: result
                .content
                .iter()
                .filter_map(|block| block.as_text())
                .map(|block| block.text.clone())
                .collect(),
            is_error: result.is_error.unwrap_or(false),
        }),
        _ => Err("decoded as another result".to_owned()),
    }
}

fn held_tool(tool: &Tool) -> held::Tool {
    let annotations = tool.annotations.as_ref();
    held::Tool {
        name: tool.name.to_string(),
        title: tool.title.clone(),
        description: tool.description.as_ref().map(ToString::to_string),
        input_schema: Value::Object(tool.input_schema.as_ref().clone()),
        output_schema: tool
            .output_schema
            .as_ref()
            .map(|schema| Value::Object(schema.as_ref().clone())),
        read_only: annotations.and_then(|annotations| annotations.read_only_hint),
        annotated_title: annotations.and_then(|annotations| annotations.title.clone()),
    }
}

/// The sender; `rmcp` moves `_meta` out of the params into the request's extensions.
fn caller(id: i64, extensions: &Extensions) -> Result<held::Caller, String> {
    let meta = extensions.get::<RequestMetaObject>().ok_or("`_meta` is gone")?;
    held::Caller::from_meta(id, &Value::Object(meta.0.0.clone()))
}
