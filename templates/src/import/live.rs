//! The conversation with a running server.

use http::{HeaderName, HeaderValue};
use mcp_bindings::latest::{
    CreateMessageRequestParams, CreateMessageResult, ElicitRequestParams, ElicitResult,
    ElicitationHandler, ListPromptsRequest, ListResourceTemplatesRequest, ListResourcesRequest,
    ListRootsRequestParams, ListRootsResult, ListToolsRequest, Root, RootsHandler, SamplingHandler,
    ServerCapabilities,
};
use mcp_bindings::rpc::{self, METHOD_NOT_FOUND};
use mcp_bindings::{ErrorObject, Paginated, Request, SentRequest, latest};
use mcp_runtime::client::http::HttpSettings;
use mcp_runtime::client::{Client, ClientBuilder, ClientError, list_params};
use serde::Serialize;
use serde_json::{Map, Value};

use super::server::Error;
use super::{Address, Listed};

/// Asks a server what it is and has.
pub fn listed(address: &Address) -> Result<Listed, Error> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Error::Address(error.to_string()))?;
    runtime.block_on(async {
        let client = connect(address).await?;
        let listed = read(&client).await;
        // What was heard was heard, however the end goes.
        let _ = client.close().await;
        listed
    })
}

async fn connect(address: &Address) -> Result<Client, Error> {
    let name = env!("CARGO_PKG_NAME");
    let builder = builder(address)?.info(name, env!("CARGO_PKG_VERSION"));
    // Servers hide from a client what it has no use for, so this one says that it can do everything.
    let able = builder.sampling(Nobody).elicitation(Nobody).roots(Nobody).tasks();
    let connected = able.connect().await;
    connected.map_err(|error| {
        let what = match address {
            Address::Process { program, .. } => program.clone(),
            Address::Http { url, .. } => url.clone(),
        };
        Error::Client { what, error: Box::new(error), stderr: String::new() }
    })
}

/// Answers what servers ask. Nothing is called, so no answer of it is worth much.
struct Nobody;

impl Nobody {
    fn refuses<T>(&self) -> Result<T, ErrorObject> {
        Err(ErrorObject::new(rpc::INTERNAL_ERROR, "nobody is here: only lists are read"))
    }
}

impl SamplingHandler for Nobody {
    async fn create_message(
        &self,
        (): &(),
        _: CreateMessageRequestParams,
    ) -> Result<CreateMessageResult, ErrorObject> {
        self.refuses()
    }
}

impl ElicitationHandler for Nobody {
    async fn elicit(&self, (): &(), _: ElicitRequestParams) -> Result<ElicitResult, ErrorObject> {
        self.refuses()
    }
}

impl RootsHandler for Nobody {
    async fn list_roots(
        &self,
        (): &(),
        _: ListRootsRequestParams,
    ) -> Result<ListRootsResult, ErrorObject> {
        Ok(ListRootsResult::new(Vec::<Root>::new()))
    }
}

fn builder(address: &Address) -> Result<ClientBuilder, Error> {
    match address {
        Address::Process { program, arguments } => {
            let mut command = tokio::process::Command::new(program);
            command.args(arguments);
            Ok(Client::stdio(command))
        }
        Address::Http { url, headers } => {
            let mut settings = HttpSettings::new();
            for (name, value) in headers {
                let wrong = |what: &str| Error::Address(format!("the header `{name}`: {what}"));
                let value = HeaderValue::from_str(value).map_err(|_| wrong("no value of one"))?;
                let name = HeaderName::from_bytes(name.as_bytes());
                settings = settings.with_header(name.map_err(|_| wrong("no name of one"))?, value);
            }
            Ok(Client::builder().http(url.clone(), settings))
        }
    }
}

/// Asks the server of a client what it is and has.
///
/// # Errors
/// If a list cannot be read that the server says it has.
pub async fn read(client: &Client) -> Result<Listed, Error> {
    let capabilities = client.server_capabilities();
    let mut listed = Listed {
        info: client.server_info().and_then(|info| object(&info)),
        instructions: client.instructions(),
        capabilities: capabilities.as_ref().and_then(object),
        ..Listed::default()
    };
    // A server of which nothing is known is asked for everything.
    let has = |test: fn(&ServerCapabilities) -> bool| capabilities.as_ref().is_none_or(test);
    let mut reader = Reader { client, listed: &mut listed, says: capabilities.is_some() };
    if has(|can| can.tools.is_some()) {
        reader.cache().await;
        reader.list::<ListToolsRequest>("tools").await?;
    }
    if has(|can| can.resources.is_some()) {
        reader.list::<ListResourcesRequest>("resources").await?;
        // Many servers with resources know nothing of templates.
        reader.says = false;
        reader.list::<ListResourceTemplatesRequest>("resourceTemplates").await?;
        reader.says = capabilities.is_some();
    }
    if has(|can| can.prompts.is_some()) {
        reader.list::<ListPromptsRequest>("prompts").await?;
    }
    Ok(listed)
}

struct Reader<'a> {
    client: &'a Client,
    listed: &'a mut Listed,
    /// Whether the server says that it has what it is asked for.
    says: bool,
}

impl Reader<'_> {
    /// How long the list of tools may be kept, where the version of the server knows that.
    async fn cache(&mut self) {
        if self.client.protocol_version().has_handshake() {
            return;
        }
        let first = self.client.request::<ListToolsRequest>(list_params()).await;
        let Some(first) = first.ok().and_then(|first| object(&first)) else { return };
        for name in ["ttlMs", "cacheScope"] {
            // A time of zero is what servers say that say nothing.
            if let Some(value) = first.get(name).filter(|value| value.as_u64() != Some(0)) {
                self.listed.cache.insert(name.to_owned(), value.clone());
            }
        }
        if !self.listed.cache.contains_key("ttlMs") {
            self.listed.cache.clear();
        }
    }

    async fn list<R>(&mut self, name: &str) -> Result<(), Error>
    where
        R: Paginated + Request<Params = latest::PaginatedRequestParams>,
        R: SentRequest<Side = latest::ClientRequest, Answer = latest::ServerResult>,
        R::Item: Serialize,
    {
        let (items, left_out) = match self.client.list::<R>(list_params()).await {
            Ok(list) => (list.items, list.left_out),
            Err(incomplete) => match incomplete.error {
                ClientError::Answered(error) if error.code == METHOD_NOT_FOUND => {
                    if self.says {
                        let note =
                            format!("the server has {name} and does not know `{}`", R::METHOD);
                        self.listed.notes.push(note);
                    }
                    return Ok(());
                }
                error => {
                    let stderr = self.client.stderr_tail();
                    let (what, error) = (R::METHOD.to_owned(), Box::new(error));
                    return Err(Error::Client { what, error, stderr });
                }
            },
        };
        self.listed.notes.extend(left_out.iter().map(ToString::to_string));
        let items = items.iter().filter_map(|item| serde_json::to_value(item).ok());
        if let Some(list) = self.listed.list(name) {
            list.extend(items);
        }
        Ok(())
    }
}

fn object(value: &impl Serialize) -> Option<Map<String, Value>> {
    match serde_json::to_value(value) {
        Ok(Value::Object(members)) => Some(members),
        _ => None,
    }
}
