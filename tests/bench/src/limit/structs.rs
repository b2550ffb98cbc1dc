//! The members that protocol version 2026-07-28 gives the messages, those that no message here uses included: they
//! cost a comparison of names, as they would anywhere.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

type Raw = Box<RawValue>;

/// `RequestMetaObject`.
#[derive(Serialize, Deserialize)]
pub(super) struct Meta {
    #[serde(rename = "io.modelcontextprotocol/protocolVersion")]
    pub protocol_version: String,
    #[serde(
        rename = "io.modelcontextprotocol/clientInfo",
        skip_serializing_if = "Option::is_none"
    )]
    pub client_info: Option<Implementation>,
    #[serde(rename = "io.modelcontextprotocol/clientCapabilities")]
    pub client_capabilities: ClientCapabilities,
    #[serde(rename = "io.modelcontextprotocol/logLevel", skip_serializing_if = "Option::is_none")]
    log_level: Option<LoggingLevel>,
    #[serde(rename = "progressToken", skip_serializing_if = "Option::is_none")]
    progress_token: Option<super::envelope::Id>,
}

/// `ResultMetaObject`.
#[derive(Serialize, Deserialize)]
pub(super) struct ResultMeta {
    #[serde(
        rename = "io.modelcontextprotocol/serverInfo",
        skip_serializing_if = "Option::is_none"
    )]
    server_info: Option<Implementation>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Implementation {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    pub version: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    website_url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    icons: Option<Vec<Icon>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Icon {
    src: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    mime_type: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sizes: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<IconTheme>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum IconTheme {
    Dark,
    Light,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum LoggingLevel {
    Debug,
    Info,
    Notice,
    Warning,
    Error,
    Critical,
    Alert,
    Emergency,
}

#[derive(Serialize, Deserialize)]
pub(super) struct ClientCapabilities {
    #[serde(skip_serializing_if = "Option::is_none")]
    experimental: Option<BTreeMap<String, Raw>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    roots: Option<Raw>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sampling: Option<Sampling>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elicitation: Option<Elicitation>,
    #[serde(skip_serializing_if = "Option::is_none")]
    extensions: Option<BTreeMap<String, Raw>>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct Sampling {
    #[serde(skip_serializing_if = "Option::is_none")]
    context: Option<Raw>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tools: Option<Raw>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct Elicitation {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<Raw>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<Raw>,
}

/// `CallToolRequestParams`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct CallParams {
    #[serde(rename = "_meta")]
    pub meta: Meta,
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arguments: Option<Raw>,
    #[serde(skip_serializing_if = "Option::is_none")]
    input_responses: Option<BTreeMap<String, Raw>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    request_state: Option<String>,
}

/// `PaginatedRequestParams`.
#[derive(Serialize, Deserialize)]
pub(super) struct ListParams {
    #[serde(rename = "_meta")]
    pub meta: Meta,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
}

/// `CompleteRequestParams`.
#[derive(Serialize, Deserialize)]
pub(super) struct CompleteParams {
    #[serde(rename = "_meta")]
    pub meta: Meta,
    #[serde(rename = "ref")]
    pub reference: PromptReference,
    pub argument: Argument,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub context: Option<CompletionContext>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct PromptReference {
    #[serde(rename = "type")]
    kind: PromptTag,
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
}

#[derive(Serialize, Deserialize)]
enum PromptTag {
    #[serde(rename = "ref/prompt")]
    Prompt,
}

#[derive(Serialize, Deserialize)]
pub(super) struct Argument {
    pub name: String,
    pub value: String,
}

#[derive(Serialize, Deserialize)]
pub(super) struct CompletionContext {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arguments: Option<BTreeMap<String, String>>,
}

/// `ListToolsResult`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ListResult {
    result_type: String,
    pub tools: Vec<Tool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<String>,
    pub ttl_ms: u64,
    pub cache_scope: CacheScope,
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    meta: Option<ResultMeta>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum CacheScope {
    Private,
    Public,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Tool {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    pub input_schema: Raw,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_schema: Option<Raw>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<ToolAnnotations>,
    #[serde(skip_serializing_if = "Option::is_none")]
    icons: Option<Vec<Icon>>,
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    meta: Option<BTreeMap<String, Raw>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ToolAnnotations {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_only_hint: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    destructive_hint: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    idempotent_hint: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    open_world_hint: Option<bool>,
}

/// `CallToolResult` whose content is known to be text.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct CallResult {
    result_type: String,
    pub content: Vec<TextContent>,
    #[serde(skip_serializing_if = "Option::is_none")]
    structured_content: Option<Raw>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_error: Option<bool>,
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    meta: Option<ResultMeta>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct TextContent {
    #[serde(rename = "type")]
    kind: TextTag,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    annotations: Option<Annotations>,
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    meta: Option<BTreeMap<String, Raw>>,
}

#[derive(Serialize, Deserialize)]
enum TextTag {
    #[serde(rename = "text")]
    Text,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Annotations {
    #[serde(skip_serializing_if = "Option::is_none")]
    audience: Option<Vec<Role>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    priority: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_modified: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Role {
    Assistant,
    User,
}
