//! Servers: handlers in, a service out.
//!
//! A [`Server`] takes handlers; [`Server::into_service`] makes a [`Service`] of them, which any
//! transport can carry, several at a time.

mod ask;
pub(crate) mod budget;
mod catch;
pub(crate) mod connection;
pub(crate) mod context;
mod digest;
mod discovery;
pub(crate) mod error;
mod fixed;
mod form;
pub(crate) mod hub;
mod limits;
mod listen;
mod memory;
pub(crate) mod outbox;
#[cfg(feature = "http-server")]
mod over_http;
pub(crate) mod places;
pub(crate) mod reply;
pub(crate) mod request;
pub(crate) mod running;
pub(crate) mod scan;
mod seal;
pub(crate) mod service;
pub(crate) mod session;
pub(crate) mod state;
mod stats;
mod tasks;
mod tools;

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::Duration;

use mcp_bindings::latest::{
    CacheScope, CompletionsHandler, Icon, Implementation, PromptsHandler, ResourcesHandler,
    ServerHandlers, ToolsHandler,
};
use mcp_bindings::{Absent, JsonObject, ProtocolVersion};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub use context::{Context, Log, Progress};
pub use error::{
    ToolError, missing_capability, resource_not_found, tasks_required, unknown_prompt, unknown_tool,
};
pub use form::{Form, accepted};
pub use hub::Notifier;
pub use limits::Limits;
pub use seal::KEY_LENGTH;
pub use service::Service;
pub use state::{Answer, Bounds, Event, Memory, Receiver, State, StateError, Usage};
pub use stats::Stats;
pub use tasks::TaskOptions;
pub use tools::{Tools, no_arguments};

use budget::Budget;
use discovery::Discovery;
use fixed::FixedLists;
use hub::Hub;
use listen::Listen;
use places::Places;
use seal::Sealer;
use service::{Core, Handlers};
use tasks::Tasks as TaskStore;

use crate::tap::Tap;

/// A server that is being put together: who it is, and a handler for each capability it has.
///
/// What has a handler is advertised, nothing else. The protocol's own duties are done: discovery,
/// sessions of older versions, subscriptions, cancellation, the defaults that results must have.
#[derive(Debug)]
#[must_use = "a server serves only once it is told to"]
pub struct Server<Tools = Absent, Prompts = Absent, Resources = Absent, Completions = Absent> {
    tools: Tools,
    prompts: Prompts,
    resources: Resources,
    completions: Completions,
    settings: Settings,
}

#[derive(Debug)]
struct Settings {
    info: Implementation,
    instructions: Option<String>,
    versions: Vec<ProtocolVersion>,
    logging: bool,
    tasks: bool,
    fixed_lists: bool,
    single_use: bool,
    discovery_ttl: Duration,
    discovery_scope: CacheScope,
    state_key: Option<[u8; KEY_LENGTH]>,
    state_lifetime: Duration,
    limits: Limits,
    state: Option<SharedState>,
    tap: Option<Tap>,
}

struct SharedState(Arc<dyn State>);

impl std::fmt::Debug for SharedState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("State")
    }
}

impl Server {
    /// A server of this name and version, without capabilities.
    pub fn new(name: impl Into<String>, version: impl Into<String>) -> Self {
        Self::from_info(Implementation::new(name, version))
    }

    /// A server that says this of itself.
    pub fn from_info(info: Implementation) -> Self {
        Self {
            tools: Absent,
            prompts: Absent,
            resources: Absent,
            completions: Absent,
            settings: Settings {
                info,
                instructions: None,
                versions: ProtocolVersion::ALL.to_vec(),
                logging: false,
                tasks: false,
                fixed_lists: false,
                single_use: false,
                discovery_ttl: Duration::from_secs(3600),
                discovery_scope: CacheScope::Public,
                state_key: None,
                state_lifetime: Duration::from_secs(600),
                limits: Limits::default(),
                state: None,
                tap: Tap::from_environment(),
            },
        }
    }
}

impl<T, P, R, C> Server<T, P, R, C> {
    /// Offers tools.
    pub fn tools<H: ToolsHandler<Context>>(self, tools: H) -> Server<H, P, R, C> {
        let Self { prompts, resources, completions, settings, .. } = self;
        Server { tools, prompts, resources, completions, settings }
    }

    /// Offers prompts.
    pub fn prompts<H: PromptsHandler<Context>>(self, prompts: H) -> Server<T, H, R, C> {
        let Self { tools, resources, completions, settings, .. } = self;
        Server { tools, prompts, resources, completions, settings }
    }

    /// Offers resources.
    pub fn resources<H: ResourcesHandler<Context>>(self, resources: H) -> Server<T, P, H, C> {
        let Self { tools, prompts, completions, settings, .. } = self;
        Server { tools, prompts, resources, completions, settings }
    }

    /// Completes arguments.
    pub fn completions<H: CompletionsHandler<Context>>(self, completions: H) -> Server<T, P, R, H> {
        let Self { tools, prompts, resources, settings, .. } = self;
        Server { tools, prompts, resources, completions, settings }
    }

    /// What the server is called where people read it.
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.settings.info.title = Some(title.into());
        self
    }

    /// Icons to show for the server.
    pub fn icons(mut self, icons: impl IntoIterator<Item = Icon>) -> Self {
        self.settings.info.icons = Some(icons.into_iter().collect());
        self
    }

    /// How a model makes good use of the server.
    pub fn instructions(mut self, instructions: impl Into<String>) -> Self {
        self.settings.instructions = Some(instructions.into());
        self
    }

    /// Says that handlers send log messages with [`Context::log`].
    pub fn logging(mut self) -> Self {
        self.settings.logging = true;
        self
    }

    /// Lets handlers answer calls with tasks, see [`Context::run_as_task`].
    pub fn tasks(mut self) -> Self {
        self.settings.tasks = true;
        self
    }

    /// Says that what is listed (tools, prompts, resources and resource templates) is the same for
    /// every client for as long as the server runs. The handlers are asked for each list once in
    /// each protocol version, and then the text of their answer is sent.
    pub fn fixed_lists(mut self) -> Self {
        self.settings.fixed_lists = true;
        self
    }

    /// The protocol versions to speak; all that this crate knows unless set. Versions that are named
    /// twice count once.
    pub fn versions(mut self, versions: impl IntoIterator<Item = ProtocolVersion>) -> Self {
        self.settings.versions = versions.into_iter().collect();
        self.settings.versions.sort();
        self.settings.versions.dedup();
        self
    }

    /// How long clients may keep what they learned by discovery, and who may share it; one hour and
    /// everyone unless set.
    pub fn discovery_cache(mut self, ttl: Duration, scope: CacheScope) -> Self {
        self.settings.discovery_ttl = ttl;
        self.settings.discovery_scope = scope;
        self
    }

    /// How much the server takes on.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.settings.limits = limits;
        self
    }

    /// The key that seals what clients carry for the server. Copies of a server that serve the same
    /// clients need the same; one server alone makes its own.
    pub fn state_key(mut self, key: [u8; KEY_LENGTH]) -> Self {
        self.settings.state_key = Some(key);
        self
    }

    /// How long what clients carry for the server is good for; 10 minutes unless set.
    pub fn state_lifetime(mut self, lifetime: Duration) -> Self {
        self.settings.state_lifetime = lifetime;
        self
    }

    /// Takes every state that a client carries only once. A client whose retry was lost on the way
    /// must then begin again.
    pub fn single_use_state(mut self) -> Self {
        self.settings.single_use = true;
        self
    }

    /// Records all messages. Without it, the environment may ask for that: see
    /// [`VARIABLE`](crate::tap::VARIABLE).
    pub fn tap(mut self, tap: Tap) -> Self {
        self.settings.tap = Some(tap);
        self
    }

    /// Where the server keeps what its copies share; its own memory unless set.
    pub fn state(mut self, state: impl State) -> Self {
        self.settings.state = Some(SharedState(Arc::new(state)));
        self
    }
}

impl<T, P, R, C> Server<T, P, R, C>
where
    T: ToolsHandler<Context> + 'static,
    P: PromptsHandler<Context> + 'static,
    R: ResourcesHandler<Context> + 'static,
    C: CompletionsHandler<Context> + 'static,
{
    /// The server, ready to serve over any number of transports.
    pub fn into_service(self) -> Service {
        let Self { tools, prompts, resources, completions, settings } = self;
        let handlers = ServerHandlers::new(Discovery, Listen)
            .with_tools(tools)
            .with_prompts(prompts)
            .with_resources(resources)
            .with_completions(completions);
        let mut capabilities = handlers.capabilities();
        capabilities.logging = settings.logging.then(JsonObject::default);
        if settings.tasks {
            TaskStore::advertise(&mut capabilities);
        }
        let handlers: Box<dyn Handlers> = Box::new(handlers);
        let state = settings
            .state
            .map_or_else(|| Arc::new(Memory::default()) as Arc<dyn State>, |state| state.0);
        let hub = Arc::new(Hub::new(Arc::clone(&state)));
        let tasks = settings.tasks.then(|| TaskStore::new(Arc::clone(&state), Arc::clone(&hub)));
        Service {
            core: Arc::new(Core {
                handlers,
                info: settings.info,
                instructions: settings.instructions,
                discovery: (settings.discovery_ttl, settings.discovery_scope),
                capabilities,
                versions: settings.versions,
                places: Places::new(&settings.limits),
                in_flight: Budget::new(settings.limits.in_flight_bytes),
                kept: Budget::new(settings.limits.all_session_bytes),
                filters: Budget::new(settings.limits.all_filter_bytes),
                slow_handlers: AtomicUsize::new(0),
                limits: settings.limits,
                sealer: Sealer::new(settings.state_key, settings.state_lifetime),
                single_use: settings.single_use,
                fixed_lists: settings.fixed_lists.then(FixedLists::default),
                tasks,
                hub,
                state,
                tap: settings.tap,
                closing: CancellationToken::new(),
                tracker: TaskTracker::new(),
            }),
        }
    }

    /// Serves the process that started this one, over standard input and output, until that closes
    /// the input. Answers in flight are finished.
    ///
    /// Nothing else may write to standard output: log to standard error.
    ///
    /// # Errors
    /// If standard input or output fails.
    #[cfg(feature = "stdio")]
    pub async fn serve_stdio(self) -> std::io::Result<()> {
        self.into_service().serve_stdio().await
    }
}
