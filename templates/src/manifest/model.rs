//! What a manifest says, in the names of the protocol.
//!
//! These types are the only description of the format: the JSON Schema that editors use is made of
//! them, and files are checked against that schema before they become these types.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What an MCP server is and offers, see <https://modelcontextprotocol.io/specification/2026-07-28>.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Manifest {
    /// Where editors find the JSON Schema of this file.
    #[serde(default, rename = "$schema", skip_serializing)]
    #[schemars(rename = "$schema")]
    pub schema: Option<String>,
    /// Other files whose tools, resources, prompts and definitions belong to this manifest. Paths
    /// are relative to this file and stay below its folder.
    #[serde(default)]
    pub include: Vec<String>,
    /// Who the server is.
    pub server: Server,
    /// What the server offers beside what it lists.
    #[serde(default)]
    pub features: Features,
    /// How long clients may keep lists.
    #[serde(default)]
    pub cache: Cache,
    /// JSON Schemas that others refer to with `$ref: "#/$defs/NAME"`.
    #[serde(default, rename = "$defs")]
    pub defs: Map<String, Value>,
    /// What models may call.
    #[serde(default)]
    pub tools: Vec<Tool>,
    /// What clients may read.
    #[serde(default)]
    pub resources: Vec<Resource>,
    /// Families of resources whose URIs have a common form.
    #[serde(default)]
    pub resource_templates: Vec<ResourceTemplate>,
    /// Messages that users may start from.
    #[serde(default)]
    pub prompts: Vec<Prompt>,
}

/// Who the server is.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Server {
    /// The name of the server, and of the project unless `project` is another: lowercase letters,
    /// digits, `-` and `_`.
    pub name: String,
    /// The name of the project, where that of the server cannot be one.
    pub project: Option<String>,
    /// The version of the server, such as 1.0.0.
    pub version: String,
    /// The name to show to people.
    pub title: Option<String>,
    /// What the server is good for.
    pub description: Option<String>,
    /// How a model makes good use of the server.
    pub instructions: Option<String>,
    /// Pictures for a user interface.
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// The home page.
    pub website_url: Option<String>,
}

/// A picture for a user interface.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Icon {
    /// Where it is: an `https:` or `data:` URI.
    pub src: String,
    /// What it is, such as `image/png`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// The sizes it is good for, such as `48x48` or `any`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<String>,
    /// The background it was drawn for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
}

/// A background.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// A light one.
    Light,
    /// A dark one.
    Dark,
}

/// What the server offers beside what it lists.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Features {
    /// Handlers send log messages to the client.
    #[serde(default)]
    pub logging: bool,
    /// Clients may listen for changes of single resources.
    #[serde(default)]
    pub subscriptions: bool,
    /// Calls may be answered with tasks.
    #[serde(default)]
    pub tasks: bool,
    /// The lists of tools, prompts and resources change while the server runs.
    #[serde(default)]
    pub list_changed: bool,
}

/// How long clients may keep what they got.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Cache {
    /// For how many milliseconds.
    pub ttl_ms: Option<u64>,
    /// Whether what one user got may be shown to others.
    pub cache_scope: Option<CacheScope>,
}

/// Who may share what a client keeps.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum CacheScope {
    /// Everybody.
    Public,
    /// Nobody.
    Private,
}

/// What a model may call: <https://modelcontextprotocol.io/specification/2026-07-28/server/tools>.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Tool {
    /// The name by which it is called: 1 to 128 of `A-Z a-z 0-9 _ - .`
    pub name: String,
    /// The name of its function, where the one that is made of `name` is taken.
    pub rust: Option<String>,
    /// The name to show to people.
    pub title: Option<String>,
    /// What it is good for, for people and models.
    pub description: Option<String>,
    /// Hints on how it behaves.
    pub annotations: Option<ToolAnnotations>,
    /// The JSON Schema of its arguments, which are an object. Without it there are none.
    pub input_schema: Option<Map<String, Value>>,
    /// The JSON Schema of its structured output. With it the output is typed.
    pub output_schema: Option<Map<String, Value>>,
    /// Pictures for a user interface.
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// Metadata. Keys of one's own have a prefix, such as `com.example/`.
    #[serde(rename = "_meta")]
    pub meta: Option<Map<String, Value>>,
    /// How it is carried out.
    #[serde(default)]
    pub execution: Execution,
    /// Calls and their results, which the tests of the project try.
    #[serde(default)]
    pub examples: Vec<Example>,
    /// The HTTP request that it stands for. Only whoever writes the function is told of it, clients
    /// are not.
    pub http: Option<Http>,
}

/// An HTTP request, for whoever writes the function of a tool.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Http {
    /// The method, such as GET.
    pub method: String,
    /// The address, with variables in braces.
    pub url: String,
    /// Arguments in the path, and the variables that they are for.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, HttpParameter>")]
    pub path: Map<String, Value>,
    /// Arguments in the query, and their names there.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, HttpParameter>")]
    pub query: Map<String, Value>,
    /// Arguments that are headers, and their names there.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, HttpParameter>")]
    pub header: Map<String, Value>,
    /// Arguments that are cookies, and their names there.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, HttpParameter>")]
    pub cookie: Map<String, Value>,
    /// The body.
    pub body: Option<HttpBody>,
    /// What guards it: alternatives, each of them all the secrets that are sent together, by the
    /// names of their schemes. An empty one means that nothing need be sent. The secrets themselves
    /// are never here, and never arguments.
    #[serde(default)]
    pub security: Vec<BTreeMap<String, HttpSecret>>,
}

/// Where an argument goes: its name there, or how it is written as well.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum HttpParameter {
    /// The name. The value is written as it is.
    Name(String),
    /// The name, and how the value is written.
    Written(HttpWritten),
}

/// How the value of a parameter is written:
/// <https://spec.openapis.org/oas/v3.1.1.html#style-values>.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HttpWritten {
    /// The name. An object of style `form` that is exploded has the names of its members instead.
    pub name: String,
    /// `form`, `simple`, `label`, `matrix`, `spaceDelimited`, `pipeDelimited` or `deepObject`.
    pub style: Option<String>,
    /// Whether each element or member is written apart.
    pub explode: Option<bool>,
    /// Whether characters such as `/` and `?` are written without percent codes.
    pub allow_reserved: Option<bool>,
    /// Whether an empty value is sent with its name alone.
    pub allow_empty_value: Option<bool>,
    /// The value is a text of this media type, such as `application/json`; it has no style.
    pub media_type: Option<String>,
}

/// A secret that a request is sent with: where it goes, not what it is.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HttpSecret {
    /// `apiKey`, `http`, `oauth2`, `openIdConnect` or `mutualTLS`.
    #[serde(rename = "type")]
    pub kind: Option<String>,
    /// Where a key goes: `header`, `query` or `cookie`.
    #[serde(rename = "in")]
    pub place: Option<String>,
    /// The name of a key there.
    pub name: Option<String>,
    /// The scheme of the header `Authorization`, such as `bearer`.
    pub scheme: Option<String>,
    /// What the secret must allow.
    #[serde(default)]
    pub scopes: Vec<String>,
}

/// The body of an HTTP request.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HttpBody {
    /// How it is written, as in `application/json`.
    pub media_type: String,
    /// The argument that is the body. Without it, all arguments are that have no other place.
    pub argument: Option<String>,
    /// How members of a form are written, where their values are not written as they are.
    #[serde(default)]
    pub parts: BTreeMap<String, HttpPart>,
}

/// A member of a form.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HttpPart {
    /// Whether it is a file: the argument is base64, and its bytes are sent.
    pub file: Option<bool>,
    /// How the value is written, as in `application/json`; several are apart by commas.
    pub media_type: Option<String>,
    /// The style, as for a parameter of the query.
    pub style: Option<String>,
    /// Whether each element or member is written apart.
    pub explode: Option<bool>,
    /// Whether characters such as `/` and `?` are written without percent codes.
    pub allow_reserved: Option<bool>,
}

/// Hints on how a tool behaves; none of them is a promise.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ToolAnnotations {
    /// The name to show to people.
    pub title: Option<String>,
    /// It changes nothing.
    pub read_only_hint: Option<bool>,
    /// It may destroy something.
    pub destructive_hint: Option<bool>,
    /// Called twice with the same arguments, it does no more than once.
    pub idempotent_hint: Option<bool>,
    /// It deals with the world outside of the server.
    pub open_world_hint: Option<bool>,
}

/// How a tool is carried out.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Execution {
    /// Whether calls are answered with tasks. `features.tasks` must be on for that.
    #[serde(default)]
    pub task_support: TaskSupport,
}

/// Whether calls are answered with tasks.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum TaskSupport {
    /// Never.
    #[default]
    Forbidden,
    /// Where the client can be answered with one.
    Optional,
    /// Always; other clients are told what they lack.
    Required,
}

/// A call and its result.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Example {
    /// What it shows.
    pub title: Option<String>,
    /// The arguments.
    #[serde(default)]
    pub arguments: Map<String, Value>,
    /// The content blocks that the result must have, all of them.
    pub content: Option<Vec<Map<String, Value>>>,
    /// The structured content that the result must have. Its objects may have more members, such as
    /// those with a default.
    #[serde(default, deserialize_with = "present")]
    #[schemars(schema_with = "anything")]
    pub structured_content: Option<Value>,
    /// Whether the call must fail with a message to the model.
    #[serde(default)]
    pub is_error: bool,
    /// What the user answers while the call runs, one answer for each question:
    /// <https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation>.
    #[serde(default)]
    pub elicitation: Vec<ElicitResult>,
}

/// What a user answers to a question.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ElicitResult {
    /// What the user does with the form.
    pub action: ElicitAction,
    /// What the user fills in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Map<String, Value>>,
}

/// What a user does with a form.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum ElicitAction {
    /// Sends it off.
    Accept,
    /// Refuses.
    Decline,
    /// Closes it without an answer.
    Cancel,
}

fn present<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

fn anything(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    true.into()
}

/// What a client may read: <https://modelcontextprotocol.io/specification/2026-07-28/server/resources>.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Resource {
    /// Where it is.
    pub uri: String,
    /// A name for programs.
    pub name: String,
    /// The name of its function, where the one that is made of `name` is taken.
    pub rust: Option<String>,
    /// The name to show to people.
    pub title: Option<String>,
    /// What it is.
    pub description: Option<String>,
    /// What kind of content it has, such as `text/markdown`.
    pub mime_type: Option<String>,
    /// How many bytes it has, if that is known.
    pub size: Option<u64>,
    /// Whom it is for, and how important it is.
    pub annotations: Option<Annotations>,
    /// Pictures for a user interface.
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// Metadata.
    #[serde(rename = "_meta")]
    pub meta: Option<Map<String, Value>>,
    /// Its content, if that never changes. Without it the project has a function to write.
    pub text: Option<String>,
    /// How long clients may keep its content.
    #[serde(default)]
    pub cache: Cache,
}

/// A family of resources.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResourceTemplate {
    /// The form of the URIs by RFC 6570, levels 1 and 2: `{name}` and `{+path}`.
    pub uri_template: String,
    /// A name for programs.
    pub name: String,
    /// The name of its function, where the one that is made of `name` is taken.
    pub rust: Option<String>,
    /// The name to show to people.
    pub title: Option<String>,
    /// What its resources are.
    pub description: Option<String>,
    /// What kind of content all its resources have.
    pub mime_type: Option<String>,
    /// Whom its resources are for, and how important they are.
    pub annotations: Option<Annotations>,
    /// Pictures for a user interface.
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// Metadata.
    #[serde(rename = "_meta")]
    pub meta: Option<Map<String, Value>>,
    /// The JSON Schemas of variables; those without are texts.
    #[serde(default)]
    pub variables: Map<String, Value>,
    /// What is proposed for variables while a user types.
    #[serde(default)]
    pub completions: BTreeMap<String, Completion>,
    /// How long clients may keep the contents.
    #[serde(default)]
    pub cache: Cache,
}

/// Whom something is for, and how important it is.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Annotations {
    /// Whom it is for.
    pub audience: Option<Vec<Role>>,
    /// From 0, not needed, to 1, required.
    #[schemars(range(min = 0, max = 1))]
    pub priority: Option<f64>,
    /// When it changed, as in 2025-01-12T15:00:58Z.
    pub last_modified: Option<String>,
}

/// A side of a conversation.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The person.
    #[default]
    User,
    /// The model.
    Assistant,
}

/// What is proposed while a user types.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(untagged)]
pub enum Completion {
    /// Those of these values that begin with what was typed.
    Values(Vec<String>),
    /// What a function of the project says.
    Custom(Custom),
}

/// The word for a function of the project.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Custom {
    /// A function of the project.
    Custom,
}

/// Messages to start from: <https://modelcontextprotocol.io/specification/2026-07-28/server/prompts>.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Prompt {
    /// A name for programs.
    pub name: String,
    /// The name of its function, where the one that is made of `name` is taken.
    pub rust: Option<String>,
    /// The name to show to people.
    pub title: Option<String>,
    /// What it is good for.
    pub description: Option<String>,
    /// Pictures for a user interface.
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// Metadata.
    #[serde(rename = "_meta")]
    pub meta: Option<Map<String, Value>>,
    /// What the user fills in.
    #[serde(default)]
    pub arguments: Vec<PromptArgument>,
    /// The messages, where `{{name}}` stands for an argument. Without them the project has a
    /// function to write.
    pub messages: Option<Vec<Message>>,
}

/// What a user fills in.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PromptArgument {
    /// A name for programs.
    pub name: String,
    /// The name of its field, where the one that is made of `name` is taken.
    pub rust: Option<String>,
    /// The name to show to people.
    pub title: Option<String>,
    /// What belongs there.
    pub description: Option<String>,
    /// Whether it must be filled in.
    pub required: Option<bool>,
    /// What is proposed while a user types.
    pub completion: Option<Completion>,
}

/// A message of a prompt.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Message {
    /// Who says it.
    #[serde(default)]
    pub role: Role,
    /// What is said, where `{{name}}` stands for an argument and `\{{` for the braces themselves.
    pub text: String,
}

impl Server {
    /// The name of the project.
    pub fn project(&self) -> &str {
        self.project.as_deref().unwrap_or(&self.name)
    }
}

impl PromptArgument {
    /// Whether it must be filled in.
    pub fn is_required(&self) -> bool {
        self.required.unwrap_or(false)
    }
}

/// What becomes a function or a field.
macro_rules! named_in_rust {
    ($($type:ident)*) => {$(
        impl $type {
            /// What its name in Rust is made of.
            pub fn rust_name(&self) -> &str {
                self.rust.as_deref().unwrap_or(&self.name)
            }
        }
    )*};
}

named_in_rust!(Tool Resource ResourceTemplate Prompt PromptArgument);

/// The JSON Schema of manifests.
pub fn schema() -> Value {
    schemars::schema_for!(Manifest).to_value()
}

/// That JSON Schema as the text of a file.
pub fn schema_text() -> String {
    // Values of JSON can always be written.
    serde_json::to_string_pretty(&schema()).unwrap_or_default() + "\n"
}
