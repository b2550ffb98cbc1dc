//! The conversation with a running server.

use std::collections::HashSet;
use std::fmt;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
use mcp_runtime::tap::Tap;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::server::Error;
use super::{Address, Listed};
use crate::problem::printable;

/// How many pages a list may have.
const MAX_PAGES: usize = 1_000;

/// Asks a server what it is and has.
pub fn listed(address: &Address) -> Result<Listed, Error> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Error::Address(error.to_string()))?;
    runtime.block_on(async {
        let heard = Heard::default();
        let client = connect(address, &heard).await?;
        let listed = read(&client, &heard).await;
        // What was heard was heard, however the end goes.
        let _ = client.close().await;
        listed
    })
}

async fn connect(address: &Address, heard: &Heard) -> Result<Client, Error> {
    let name = env!("CARGO_PKG_NAME");
    let builder = heard.of(builder(address)?).info(name, env!("CARGO_PKG_VERSION"));
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

/// Asks the server of a client what it is and has. `heard` listens to that client.
///
/// # Errors
/// If a list cannot be read that the server says it has.
pub async fn read(client: &Client, heard: &Heard) -> Result<Listed, Error> {
    let capabilities = client.server_capabilities();
    let mut listed = Listed {
        info: client.server_info().and_then(|info| object(&info)),
        instructions: client.instructions(),
        capabilities: capabilities.as_ref().and_then(object),
        ..Listed::default()
    };
    // A server of which nothing is known is asked for everything.
    let has = |test: fn(&ServerCapabilities) -> bool| capabilities.as_ref().is_none_or(test);
    let mut reader = Reader { client, heard, listed: &mut listed, says: capabilities.is_some() };
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
    heard: &'a Heard,
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

    /// Reads a list to its end.
    async fn list<R>(&mut self, name: &str) -> Result<(), Error>
    where
        R: Paginated + Request<Params = latest::PaginatedRequestParams>,
        R: SentRequest<Side = latest::ClientRequest, Answer = latest::ServerResult>,
        R::Item: Serialize + DeserializeOwned,
    {
        let mut items = Vec::new();
        let mut cursor: Option<String> = None;
        let mut seen: HashSet<String> = HashSet::new();
        loop {
            let (page, next) = match self.page::<R>(name, cursor.take()).await {
                Ok(page) => page,
                Err(ClientError::Answered(error))
                    if error.code == METHOD_NOT_FOUND && seen.is_empty() =>
                {
                    if self.says {
                        let note =
                            format!("the server has {name} and does not know `{}`", R::METHOD);
                        self.listed.notes.push(note);
                    }
                    return Ok(());
                }
                Err(error) => return Err(self.error(R::METHOD, error)),
            };
            items.extend(page);
            let Some(next) = next else { break };
            if !seen.insert(next.clone()) {
                return Err(self.error(R::METHOD, ClientError::RepeatedCursor(next)));
            }
            if seen.len() >= MAX_PAGES {
                return Err(self.error(R::METHOD, ClientError::TooManyPages(MAX_PAGES)));
            }
            cursor = Some(next);
        }
        if let Some(list) = self.listed.list(name) {
            list.extend(items);
        }
        Ok(())
    }

    /// A page, and the cursor behind it. One with elements that are not what the protocol says is
    /// taken as it came, and these elements are named.
    async fn page<R>(
        &mut self,
        name: &str,
        cursor: Option<String>,
    ) -> Result<(Vec<Value>, Option<String>), ClientError>
    where
        R: Paginated + Request<Params = latest::PaginatedRequestParams>,
        R: SentRequest<Side = latest::ClientRequest, Answer = latest::ServerResult>,
        R::Item: Serialize + DeserializeOwned,
    {
        let mut params = list_params();
        if cursor.is_some() {
            R::set_cursor(&mut params, cursor);
        }
        self.heard.forget();
        let error = match self.client.request::<R>(params).await {
            Ok(result) => {
                let (items, next) = R::take_page(result);
                let items = items.iter().filter_map(|item| serde_json::to_value(item).ok());
                return Ok((items.collect(), next));
            }
            Err(error) => error,
        };
        let result = match &error {
            ClientError::Malformed { .. } => self.heard.result_with(name),
            _ => None,
        };
        let Some(result) = result else { return Err(error) };
        let items = result[name].as_array().cloned().unwrap_or_default();
        let before = self.listed.notes.len();
        for (index, item) in items.iter().enumerate() {
            if let Err(wrong) = serde_json::from_value::<R::Item>(item.clone()) {
                let of = item["name"].as_str().map_or(String::new(), |name| format!(" `{name}`"));
                let note = format!("`{}`: element {}{of}: {wrong}", R::METHOD, index + 1);
                self.listed.notes.push(printable(&note));
            }
        }
        if self.listed.notes.len() == before {
            // The fault is not in an element.
            return Err(error);
        }
        Ok((items, result["nextCursor"].as_str().map(str::to_owned)))
    }

    fn error(&self, what: &str, error: ClientError) -> Error {
        let stderr = self.client.stderr_tail();
        Error::Client { what: what.to_owned(), error: Box::new(error), stderr }
    }
}

/// What a server said since it was asked last, word for word.
#[derive(Clone, Default)]
pub struct Heard(Arc<Mutex<Vec<Value>>>);

impl Heard {
    /// A client that lets this hear everything.
    pub fn of(&self, builder: ClientBuilder) -> ClientBuilder {
        builder.tap(Tap::to_writer(self.clone()))
    }

    fn messages(&self) -> MutexGuard<'_, Vec<Value>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget(&self) {
        self.messages().clear();
    }

    /// The last result that has a list of this name.
    fn result_with(&self, list: &str) -> Option<Value> {
        let messages = self.messages();
        let mut results = messages.iter().rev().filter_map(|message| message.get("result"));
        results.find(|result| result[list].is_array()).cloned()
    }
}

impl fmt::Debug for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Heard").field(&self.messages().len()).finish()
    }
}

/// A line for each message, as [`Tap`] writes them.
impl Write for Heard {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        if let Ok(mut record) = serde_json::from_slice::<Value>(line)
            && record["way"] == "received"
        {
            self.messages().push(record["message"].take());
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn object(value: &impl Serialize) -> Option<Map<String, Value>> {
    match serde_json::to_value(value) {
        Ok(Value::Object(members)) => Some(members),
        _ => None,
    }
}
