//! `turbomcp-protocol` 4.0.0-alpha.5.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use turbomcp_core::{
    Implementation, JsonRpcMessage, JsonRpcRequest, JsonRpcResponse, ProtocolVersion,
    RequestContext, RequestId, meta,
};
use turbomcp_protocol::{neutral, v2026_07_28::types as wire, version};

use crate::{
    harness::{Contestant, Steps},
    held::{self, Held},
    messages::{Kind, Message},
};

/// The column of the table.
pub const NAME: &str = "turbomcp";
/// See [`super::NOTES`].
pub const NOTE: &str = "decodes as turbomcp-server and turbomcp-client do: the line by way of serde_json::Value to \
    JsonRpcMessage, then `_meta` of a request to RequestContext and its params to the neutral type (two steps that are \
    private there and restated here), a result to the type of 2026-07-28 and on to the neutral one, which has no \
    resultType and no `_meta`. With serde_json: on x86-64 and arm64 its transports default to sonic-rs, which cannot \
    be added here without changing serde_json's features for everybody. A request is encoded from params that are \
    JSON already, a result from the type of 2026-07-28, as its client and its server have them.";

/// `turbomcp-protocol` with the given message.
pub fn contestant(message: &Message) -> Contestant {
    match message.kind {
        Kind::CallRequest => request::<neutral::CallToolParams>(message),
        Kind::ListRequest => request::<neutral::ListParams>(message),
        Kind::CompleteRequest => request::<neutral::CompleteParams>(message),
        Kind::ListResult => response::<neutral::ListToolsResult>(message),
        Kind::CallResult => response::<neutral::CallToolResult>(message),
    }
}

fn request<P: Params>(message: &Message) -> Contestant {
    let steps = Steps {
        decode: Incoming::<P>::decode,
        held: |incoming: &Incoming<P>| incoming.params.held(incoming.caller()?),
        ready: |incoming| JsonRpcMessage::Request(incoming.request),
        encode: encode::<JsonRpcMessage>,
    };
    Contestant::new(NAME, message, steps)
}

fn response<N: Body>(message: &Message) -> Contestant {
    let steps = Steps {
        decode: decode_response::<N>,
        held: |(_, result): &(RequestId, N)| result.held(),
        ready: |(id, result)| (id, N::Wire::from(result)),
        encode: encode_response::<N::Wire>,
    };
    Contestant::new(NAME, message, steps)
}

fn encode<T: Serialize>(message: &T, line: &mut Vec<u8>) -> Result<(), String> {
    serde_json::to_writer(line, message).map_err(describe)
}

fn describe(error: serde_json::Error) -> String {
    error.to_string()
}

/// A request the way the server's dispatcher holds it when it calls the handler.
struct Incoming<P> {
    request: JsonRpcRequest,
    context: RequestContext,
    params: P,
}

impl<P: Params> Incoming<P> {
    fn decode(line: &str) -> Result<Self, String> {
        let message = serde_json::from_str(line).map_err(describe)?;
        let JsonRpcMessage::Request(request) = message else {
            return Err("not decoded as a request".to_owned());
        };
        Ok(Self { context: context(&request), params: P::parse(request.params.as_ref())?, request })
    }
}

impl<P> Incoming<P> {
    fn caller(&self) -> Result<held::Caller, String> {
        let RequestId::Number(id) = self.request.id else {
            return Err("the id is not a number".to_owned());
        };
        let client = self.context.client_info.as_ref().ok_or("no clientInfo")?;
        let capabilities = self.context.client_capabilities.as_ref();
        Ok(held::Caller {
            id,
            protocol_version: self.context.protocol_version.as_str().to_owned(),
            client: (client.name.clone(), client.version.clone()),
            elicits_forms: capabilities
                .is_some_and(|capabilities| capabilities["elicitation"]["form"].is_object()),
        })
    }
}

#[derive(Deserialize)]
struct ClientInfo {
    name: String,
    version: String,
    #[serde(default)]
    title: Option<String>,
}

/// What `turbomcp-server` makes of a request's `_meta` before the handler sees it.
fn context(request: &JsonRpcRequest) -> RequestContext {
    let params = request.params.as_ref();
    let version = version::request_protocol_version(params).unwrap_or(ProtocolVersion::LATEST);
    let mut context = RequestContext::new(version);
    let Some(meta) = params.and_then(|params| params.get("_meta")).and_then(Value::as_object)
    else {
        return context;
    };
    context.identity = meta::extract_identity(meta);
    context.trace_context = meta::extract_trace_context(meta);
    let (consumed, propagated) = meta::partition(meta.clone());
    let info = consumed
        .get(meta::keys::CLIENT_INFO)
        .and_then(|info| serde_json::from_value::<ClientInfo>(info.clone()).ok());
    if let Some(info) = info {
        let mut client = Implementation::new(info.name, info.version);
        client.title = info.title;
        context = context.with_client_info(client);
    }
    if let Some(capabilities) = consumed.get(meta::keys::CLIENT_CAPABILITIES) {
        context.client_capabilities = Some(capabilities.clone());
    }
    context.with_propagated_meta(propagated)
}

/// Params in the form that the server's handlers get.
trait Params: Sized + 'static {
    /// What `turbomcp-server` does with the params of this method.
    fn parse(params: Option<&Value>) -> Result<Self, String>;

    fn held(&self, caller: held::Caller) -> Result<Held, String>;
}

/// Like the server: a copy of the tree, and the struct from the copy.
fn from_params<T: DeserializeOwned>(params: Option<&Value>) -> Result<T, String> {
    let params = params.ok_or("no params")?;
    serde_json::from_value(params.clone()).map_err(describe)
}

impl Params for neutral::CallToolParams {
    fn parse(params: Option<&Value>) -> Result<Self, String> {
        #[derive(Deserialize)]
        struct Raw {
            name: String,
            #[serde(default)]
            arguments: Map<String, Value>,
        }

        let raw: Raw = from_params(params)?;
        Ok(Self::new(raw.name, raw.arguments))
    }

    fn held(&self, caller: held::Caller) -> Result<Held, String> {
        Ok(Held::Call { caller, name: self.name.clone(), arguments: self.arguments.clone().into() })
    }
}

impl Params for neutral::ListParams {
    fn parse(params: Option<&Value>) -> Result<Self, String> {
        let cursor = params.and_then(|params| params.get("cursor")).and_then(Value::as_str);
        Ok(cursor.map_or_else(Self::new, Self::with_cursor))
    }

    fn held(&self, caller: held::Caller) -> Result<Held, String> {
        Ok(Held::List { caller, cursor: self.cursor.clone() })
    }
}

impl Params for neutral::CompleteParams {
    fn parse(params: Option<&Value>) -> Result<Self, String> {
        #[derive(Deserialize)]
        struct Raw {
            #[serde(rename = "ref")]
            reference: Reference,
            argument: Argument,
            #[serde(default)]
            context: Option<Context>,
        }
        #[derive(Deserialize)]
        struct Reference {
            #[serde(rename = "type")]
            kind: String,
            #[serde(default)]
            name: Option<String>,
            #[serde(default)]
            uri: Option<String>,
        }
        #[derive(Deserialize)]
        struct Argument {
            name: String,
            value: String,
        }
        #[derive(Deserialize)]
        struct Context {
            #[serde(default)]
            arguments: BTreeMap<String, String>,
        }

        let raw: Raw = from_params(params)?;
        let reference = match raw.reference.kind.as_str() {
            "ref/prompt" => {
                neutral::CompletionReference::Prompt { name: raw.reference.name.ok_or("no name")? }
            }
            "ref/resource" => neutral::CompletionReference::ResourceTemplate {
                uri: raw.reference.uri.ok_or("no uri")?,
            },
            other => return Err(format!("unknown reference {other}")),
        };
        let argument = neutral::CompletionArgument::new(raw.argument.name, raw.argument.value);
        let mut params = Self::new(reference, argument);
        if let Some(context) = raw.context {
            params.context_arguments = context.arguments;
        }
        Ok(params)
    }

    fn held(&self, caller: held::Caller) -> Result<Held, String> {
        let neutral::CompletionReference::Prompt { name } = &self.reference else {
            return Err("not decoded as a prompt".to_owned());
        };
        Ok(Held::Complete {
            caller,
            prompt: name.clone(),
            argument: (self.argument.name.clone(), self.argument.value.clone()),
            context: self.context_arguments.clone(),
        })
    }
}

/// A result in the form that the client's user gets and the server's handler returns.
trait Body: From<Self::Wire> + 'static {
    type Wire: From<Self> + Serialize + DeserializeOwned + 'static;

    fn held(&self) -> Result<Held, String>;
}

fn decode_response<N: Body>(line: &str) -> Result<(RequestId, N), String> {
    let message = serde_json::from_str(line).map_err(describe)?;
    let JsonRpcMessage::Response(response) = message else {
        return Err("not decoded as a response".to_owned());
    };
    let result = response.result.ok_or("decoded as an error")?;
    let wire: N::Wire = serde_json::from_value(result).map_err(describe)?;
    Ok((response.id, wire.into()))
}

/// Like the server: the wire type to a tree, the tree into the envelope, the envelope to text.
fn encode_response<W: Serialize>(
    (id, result): &(RequestId, W),
    line: &mut Vec<u8>,
) -> Result<(), String> {
    let result = serde_json::to_value(result).map_err(describe)?;
    let response = JsonRpcResponse::success(id.clone(), result);
    encode(&JsonRpcMessage::from(response), line)
}

impl Body for neutral::ListToolsResult {
    type Wire = wire::ListToolsResult;

    fn held(&self) -> Result<Held, String> {
        let cache = self.cache.as_ref().ok_or("no cache policy")?;
        Ok(Held::Tools {
            tools: self.tools.iter().map(held_tool).collect(),
            next_cursor: self.next_cursor.clone(),
            ttl_ms: cache.ttl_ms,
            public: matches!(cache.scope, neutral::CacheScope::Public),
        })
    }
}

fn held_tool(tool: &neutral::Tool) -> held::Tool {
    let annotations = tool.annotations.as_ref();
    held::Tool {
        name: tool.name.clone(),
        title: tool.title.clone(),
        description: tool.description.clone(),
        input_schema: tool.input_schema.clone(),
        output_schema: tool.output_schema.clone(),
        read_only: annotations.and_then(|annotations| annotations.read_only_hint),
        annotated_title: annotations.and_then(|annotations| annotations.title.clone()),
    }
}

impl Body for neutral::CallToolResult {
    type Wire = wire::CallToolResult;

    fn held(&self) -> Result<Held, String> {
        Ok(Held::Content {
            texts: self
                .content
                .iter()
                .filter_map(|block| match block {
                    neutral::Content::Text { text, .. } => Some(text.clone()),
                    _ => None,
                })
                .collect(),
            is_error: self.is_error,
        })
    }
}
