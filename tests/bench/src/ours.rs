//! The generated bindings, protocol version 2026-07-28.
//!
//! A request is decoded the way a server decodes it that does not know which request comes
//! (envelope, then the enum of all client requests); a result the way a client decodes it that
//! knows which request is pending (envelope, then that request's result, another `resultType`
//! allowed for).

use mcp_bindings::v2026_07_28::{
    CacheScope, CallToolOutcome, CallToolRequest, ClientRequest, CompletionReference, ContentBlock,
    ListToolsRequest, ListToolsResult, RequestMetaObject, Tool,
};
use mcp_bindings::{Incoming, OutgoingResult, Payload, RequestId};
use serde::Serialize;

use crate::{
    harness::{Contestant, Steps},
    held::{self, Caller, Held},
    messages::{Kind, Message},
};

/// The column of the table.
pub const NAME: &str = "mcp-bindings";

/// The generated bindings with the given message.
pub fn contestant(message: &Message) -> Contestant {
    match message.kind {
        Kind::CallRequest | Kind::ListRequest | Kind::CompleteRequest => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode_request,
                held: held_request,
                ready: |request| request,
                encode: encode_request,
            },
        ),
        Kind::ListResult => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode_tools,
                held: held_tools,
                ready: |response| response,
                encode: encode_tools,
            },
        ),
        Kind::CallResult => Contestant::new(
            NAME,
            message,
            Steps {
                decode: decode_content,
                held: held_content,
                ready: |response| response,
                encode: encode_content,
            },
        ),
    }
}

/// A request's id and the enum of all client requests.
struct Request {
    id: RequestId,
    body: ClientRequest,
}

/// A response's id and its result.
struct Response<T> {
    id: RequestId,
    result: T,
}

type ToolsResponse = Response<ListToolsResult>;
type ContentResponse = Response<CallToolOutcome>;

/// The line as a request, its method not known beforehand.
fn decode_request(line: &str) -> Result<Request, String> {
    let Incoming::Request(incoming) = Incoming::parse(line).map_err(|error| error.to_string())?
    else {
        return Err("no request".to_owned());
    };
    let body = ClientRequest::from_incoming(&incoming).map_err(|error| error.to_string())?;
    Ok(Request { id: incoming.id, body })
}

/// [`Held::Call`], [`Held::List`] or [`Held::Complete`], by the variant it was decoded to.
fn held_request(request: &Request) -> Result<Held, String> {
    let id = &request.id;
    match &request.body {
        ClientRequest::CallTool(params) => Ok(Held::Call {
            caller: caller(id, &params.meta)?,
            name: params.name.clone(),
            arguments: params.arguments_as().map_err(|error| error.to_string())?,
        }),
        ClientRequest::ListTools(params) => {
            Ok(Held::List { caller: caller(id, &params.meta)?, cursor: params.cursor.clone() })
        }
        ClientRequest::Complete(params) => {
            let CompletionReference::Prompt(prompt) = &params.r#ref else {
                return Err("not decoded as a prompt".to_owned());
            };
            let context = params.context.as_ref().and_then(|context| context.arguments.as_ref());
            let context = context.into_iter().flat_map(|arguments| arguments.iter());
            Ok(Held::Complete {
                caller: caller(id, &params.meta)?,
                prompt: prompt.name.clone(),
                argument: (params.argument.name.clone(), params.argument.value.clone()),
                context: context.map(|(name, value)| (name.to_owned(), value.clone())).collect(),
            })
        }
        _ => Err("not decoded as a request that is known".to_owned()),
    }
}

fn caller(id: &RequestId, meta: &RequestMetaObject) -> Result<Caller, String> {
    let RequestId::Integer(id) = id else { return Err("the id is not a number".to_owned()) };
    let client = meta.client_info.as_ref().ok_or("no clientInfo")?;
    let elicitation = meta.client_capabilities.elicitation.as_ref();
    Ok(Caller {
        id: id.as_i64().ok_or("the id is too large")?,
        protocol_version: meta.protocol_version.clone(),
        client: (client.name.clone(), client.version.clone()),
        elicits_forms: elicitation.is_some_and(|elicitation| elicitation.form.is_some()),
    })
}

/// Appends the request's line, without a line feed.
fn encode_request(request: &Request, line: &mut Vec<u8>) -> Result<(), String> {
    let message = request.body.with_id(request.id.clone());
    serde_json::to_writer(line, &message).map_err(|error| error.to_string())
}

/// The line as the response to a pending request.
fn decode_response<R: mcp_bindings::Request>(line: &str) -> Result<Response<R::Result>, String> {
    let Incoming::Response(incoming) = Incoming::parse(line).map_err(|error| error.to_string())?
    else {
        return Err("no response".to_owned());
    };
    let result = incoming.outcome.map_err(|error| error.to_string())?;
    let result = R::read_result(result).map_err(|error| error.to_string())?;
    Ok(Response { id: incoming.id.ok_or("no id")?, result })
}

fn decode_tools(line: &str) -> Result<ToolsResponse, String> {
    decode_response::<ListToolsRequest>(line)
}

fn decode_content(line: &str) -> Result<ContentResponse, String> {
    decode_response::<CallToolRequest>(line)
}

/// [`Held::Tools`].
fn held_tools(response: &ToolsResponse) -> Result<Held, String> {
    let result = &response.result;
    let tool = |tool: &Tool| {
        let annotations = tool.annotations.as_ref();
        held::Tool {
            name: tool.name.clone(),
            title: tool.title.clone(),
            description: tool.description.clone(),
            input_schema: tool.input_schema.as_object().as_json().to_value(),
            output_schema: tool.output_schema.as_ref().map(|s| s.as_object().as_json().to_value()),
            read_only: annotations.and_then(|annotations| annotations.read_only_hint),
            annotated_title: annotations.and_then(|annotations| annotations.title.clone()),
        }
    };
    Ok(Held::Tools {
        tools: result.tools.iter().map(tool).collect(),
        next_cursor: result.next_cursor.clone(),
        ttl_ms: result.ttl_ms.unwrap_or_default(),
        public: result.cache_scope == Some(CacheScope::Public),
    })
}

/// [`Held::Content`].
fn held_content(response: &ContentResponse) -> Result<Held, String> {
    let CallToolOutcome::Complete(result) = &response.result else {
        return Err("not decoded as a finished result".to_owned());
    };
    let text = |block: &ContentBlock| match block {
        ContentBlock::Text(text) => Ok(text.text.clone()),
        _ => Err("not decoded as text".to_owned()),
    };
    Ok(Held::Content {
        texts: result.content.iter().map(text).collect::<Result<_, String>>()?,
        is_error: result.is_error.unwrap_or(false),
    })
}

/// Appends the response's line, without a line feed.
fn encode<T: Serialize>(response: &Response<T>, line: &mut Vec<u8>) -> Result<(), String> {
    let message = OutgoingResult::new(response.id.clone(), &response.result);
    serde_json::to_writer(line, &message).map_err(|error| error.to_string())
}

fn encode_tools(response: &ToolsResponse, line: &mut Vec<u8>) -> Result<(), String> {
    encode(response, line)
}

fn encode_content(response: &ContentResponse, line: &mut Vec<u8>) -> Result<(), String> {
    encode(response, line)
}
