//! Putting a client together, and connecting it.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use mcp_bindings::facts::extension;
use mcp_bindings::latest::{
    ClientCapabilities, ClientHandlers, ElicitationHandler, Implementation, RootsHandler,
    SamplingHandler, ServerNotificationHandler,
};
use mcp_bindings::{Absent, JsonObject, Map, ProtocolVersion};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::runtime::Handle;

use super::Client;
use super::answer::Handlers;
#[cfg(feature = "stdio")]
use super::child::{ChildLink, ChildOptions, Tail};
use super::core::{Core, Settings};
use super::era::EraMemory;
use super::error::ClientError;
use super::heard::{Heard, Listening};
#[cfg(feature = "http-client")]
use super::http::{HttpLink, HttpSettings};
use super::link::{Arriving, Inbox, Link, LinkError};
use super::receive::receive;
#[cfg(all(unix, feature = "stdio"))]
use super::shown::clean;
use super::stream::StreamLink;
use super::tapped::Tapped;
use crate::frames::MAX_LINE;
use crate::tap::Tap;

/// How long a server that does not answer the probe is waited for on a stream.
const PROBE: Duration = Duration::from_secs(5);

/// What makes a link, given how many bytes a message may have.
type Make = Box<dyn FnOnce(Inbox, usize) -> Result<Box<dyn Link>, LinkError> + Send>;

/// Where the server is.
enum Way {
    Nowhere,
    Link(Make),
    #[cfg(feature = "stdio")]
    Child(Box<tokio::process::Command>),
    #[cfg(all(unix, feature = "stdio"))]
    Unix(std::path::PathBuf),
}

/// A client that is being put together: where its server is, who it is, and what it can be asked.
///
/// What has a handler is declared to the server, nothing else.
#[must_use = "a client does nothing until it is connected"]
pub struct ClientBuilder<Sampling = Absent, Elicitation = Absent, Roots = Absent> {
    handlers: ClientHandlers<(), Sampling, Elicitation, Roots>,
    listening: Option<Arc<dyn Listening>>,
    extensions: Map<JsonObject>,
    experimental: Map<JsonObject>,
    settings: Settings,
    max_message: usize,
    way: Way,
    #[cfg(feature = "stdio")]
    child: ChildOptions,
}

impl<S, E, R> fmt::Debug for ClientBuilder<S, E, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientBuilder").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl ClientBuilder {
    pub(super) fn new() -> Self {
        let info = Implementation::new(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        Self {
            handlers: ClientHandlers::new(),
            listening: None,
            extensions: Map::new(),
            experimental: Map::new(),
            settings: Settings {
                info,
                capabilities: ClientCapabilities::new(),
                versions: ProtocolVersion::ALL.iter().rev().copied().collect(),
                skip_probe: false,
                request_timeout: Duration::from_secs(60),
                probe_timeout: None,
                max_rounds: 10,
                max_questions: 100,
                max_pages: 1000,
                max_list_bytes: 64 * 1024 * 1024,
                task_time: Duration::from_secs(24 * 3600),
                reject_invalid_tools: false,
                cache_bytes: 16 * 1024 * 1024,
                memory: None,
                tap: Tap::from_environment(),
            },
            max_message: MAX_LINE,
            way: Way::Nowhere,
            #[cfg(feature = "stdio")]
            child: ChildOptions {
                exit_grace: Duration::from_secs(5),
                terminate_grace: Duration::from_secs(2),
                on_line: None,
                max_message: MAX_LINE,
                own_group: true,
            },
        }
    }
}

/// Where the server is.
impl<S, E, R> ClientBuilder<S, E, R> {
    /// Starts the server as a process, when the client connects. Its environment and working
    /// directory are those of `command`; its three standard streams belong to the client.
    ///
    /// Once the client is closed, or its last clone is dropped, the input of the process is closed;
    /// if it does not end then it is asked to, and killed at last. The same happens to all that it
    /// started meanwhile: with it they are a process group (on Windows a job) of their own. For that
    /// reason Ctrl-C in the terminal does not reach them: it ends the program that has the client,
    /// which closes their input. See [`ClientBuilder::own_group`].
    #[cfg(feature = "stdio")]
    pub fn stdio(mut self, command: impl Into<tokio::process::Command>) -> Self {
        self.way = Way::Child(Box::new(command.into()));
        self.settings.probe_timeout.get_or_insert(PROBE);
        self
    }

    /// Speaks with a server that listens at a Unix socket, one message a line as over standard input
    /// and output. For HTTP over such a socket see
    /// [`HttpSettings::unix_socket`](super::http::HttpSettings::unix_socket).
    #[cfg(all(unix, feature = "stdio"))]
    pub fn unix(mut self, path: impl Into<std::path::PathBuf>) -> Self {
        self.way = Way::Unix(path.into());
        self.settings.probe_timeout.get_or_insert(PROBE);
        self
    }

    /// Speaks with a server over a stream of bytes in each direction.
    pub fn stream<I, O>(mut self, input: I, output: O) -> Self
    where
        I: AsyncRead + Send + Unpin + 'static,
        O: AsyncWrite + Send + Unpin + 'static,
    {
        self.way = Way::Link(Box::new(move |inbox, limit| {
            let server = "the server behind the stream".to_owned();
            Ok(Box::new(StreamLink::start(input, output, inbox, limit, server)))
        }));
        self.settings.probe_timeout.get_or_insert(PROBE);
        self
    }

    /// Speaks with a server over any link. `make` is called when the client connects.
    pub fn link<L: Link>(mut self, make: impl FnOnce(Inbox) -> L + Send + 'static) -> Self {
        self.way = Way::Link(Box::new(move |inbox, _| Ok(Box::new(make(inbox)))));
        self
    }

    /// Speaks with the server at `url` over HTTP.
    #[cfg(feature = "http-client")]
    pub fn http(mut self, url: impl Into<String>, settings: HttpSettings) -> Self {
        let url = url.into();
        self.way = Way::Link(Box::new(move |inbox, limit| {
            let settings =
                HttpSettings { max_message: settings.max_message.min(limit), ..settings };
            Ok(Box::new(HttpLink::new(&url, inbox, settings)?))
        }));
        self
    }
}

/// Who the client is, and what it can be asked.
impl<S, E, R> ClientBuilder<S, E, R> {
    /// The name and version of the client, as it tells the server.
    pub fn info(mut self, name: impl Into<String>, version: impl Into<String>) -> Self {
        self.settings.info = Implementation::new(name, version);
        self
    }

    /// Everything that the client says of itself.
    pub fn implementation(mut self, info: Implementation) -> Self {
        self.settings.info = info;
        self
    }

    /// Lets the server ask a model of the client.
    pub fn sampling<H: SamplingHandler>(self, handler: H) -> ClientBuilder<H, E, R> {
        self.with_handlers(|handlers| handlers.with_sampling(handler))
    }

    /// Lets the server ask the user.
    pub fn elicitation<H: ElicitationHandler>(self, handler: H) -> ClientBuilder<S, H, R> {
        self.with_handlers(|handlers| handlers.with_elicitation(handler))
    }

    /// Tells the server which folders it may work in.
    pub fn roots<H: RootsHandler>(self, handler: H) -> ClientBuilder<S, E, H> {
        self.with_handlers(|handlers| handlers.with_roots(handler))
    }

    /// Hands the notifications of the server that belong to no request and no subscription to
    /// `handler`, one after another. For how many wait, see [`Notifications`](super::Notifications).
    pub fn notifications<H: ServerNotificationHandler + 'static>(mut self, handler: H) -> Self {
        self.listening = Some(Arc::new(handler));
        self
    }

    /// Declares that the client knows an extension of the protocol, with the extension's settings.
    pub fn extension(mut self, name: impl Into<String>, settings: JsonObject) -> Self {
        self.extensions.insert(name, settings);
        self
    }

    /// Declares that the client knows the Tasks extension: calls may be answered with a task, which
    /// [`Client::call_tool_to_end`] follows.
    pub fn tasks(self) -> Self {
        self.extension(extension::TASKS, JsonObject::default())
    }

    /// Declares something outside the protocol.
    pub fn experimental(mut self, name: impl Into<String>, settings: JsonObject) -> Self {
        self.experimental.insert(name, settings);
        self
    }

    fn with_handlers<S2, E2, R2>(
        self,
        change: impl FnOnce(ClientHandlers<(), S, E, R>) -> ClientHandlers<(), S2, E2, R2>,
    ) -> ClientBuilder<S2, E2, R2> {
        ClientBuilder {
            handlers: change(self.handlers),
            listening: self.listening,
            extensions: self.extensions,
            experimental: self.experimental,
            settings: self.settings,
            max_message: self.max_message,
            way: self.way,
            #[cfg(feature = "stdio")]
            child: self.child,
        }
    }
}

/// How the client goes about it.
impl<S, E, R> ClientBuilder<S, E, R> {
    /// The protocol versions to speak, the one to ask for first in front. All that there are, the
    /// newest first, unless set.
    pub fn versions(mut self, versions: impl IntoIterator<Item = ProtocolVersion>) -> Self {
        self.settings.versions = versions.into_iter().collect();
        self
    }

    /// The version to ask for first. The others still are spoken with servers that have no better.
    pub fn prefer(mut self, version: ProtocolVersion) -> Self {
        self.settings.versions.retain(|other| *other != version);
        self.settings.versions.insert(0, version);
        self
    }

    /// Does not ask the server who it is before anything else, and takes it for one of the newest
    /// version. A server that refuses the version and names others is still understood; one that
    /// knows sessions only is not.
    pub fn skip_probe(mut self) -> Self {
        self.settings.skip_probe = true;
        self
    }

    /// How long a server that answers nothing to `server/discover` is waited for, before a session
    /// is opened. 5 seconds over streams unless set; over other links silence is an error.
    pub fn probe_timeout(mut self, timeout: Duration) -> Self {
        self.settings.probe_timeout = Some(timeout);
        self
    }

    /// Remembers in `memory`, which other clients may share, what the server that is called
    /// `server` there was found to speak.
    pub fn era_memory(mut self, memory: EraMemory, server: impl Into<String>) -> Self {
        self.settings.memory = Some((memory, server.into()));
        self
    }

    /// Records all messages. Without it, the environment may ask for that: see
    /// [`VARIABLE`](crate::tap::VARIABLE).
    pub fn tap(mut self, tap: Tap) -> Self {
        self.settings.tap = Some(tap);
        self
    }

    /// How long to wait for an answer unless the request says something else. 60 seconds unless set.
    pub fn request_timeout(mut self, timeout: Duration) -> Self {
        self.settings.request_timeout = timeout;
        self
    }

    /// How often a server may ask for input before it answers a request, or a task is over. 10 times
    /// unless set.
    pub fn max_rounds(mut self, rounds: usize) -> Self {
        self.settings.max_rounds = rounds;
        self
    }

    /// How many pages of a list are read at most. 1,000 unless set.
    pub fn max_pages(mut self, pages: usize) -> Self {
        self.settings.max_pages = pages;
        self
    }

    /// How many bytes the pages of a list may have together. 64 MiB unless set.
    pub fn max_list_bytes(mut self, bytes: usize) -> Self {
        self.settings.max_list_bytes = bytes;
        self
    }

    /// How many questions a server may ask at once, in one interim result or of one task. 100 unless
    /// set.
    pub fn max_questions(mut self, questions: usize) -> Self {
        self.settings.max_questions = questions;
        self
    }

    /// How long a task is followed at most, which is looked at once a minute at least. 24 hours
    /// unless set.
    pub fn task_time(mut self, time: Duration) -> Self {
        self.settings.task_time = time;
        self
    }

    /// How many bytes of results are kept for as long as the server allows; none with 0. 16 MiB
    /// unless set.
    pub fn cache_bytes(mut self, bytes: usize) -> Self {
        self.settings.cache_bytes = bytes;
        self
    }

    /// How many bytes a message of the server may have on a stream. 16 MiB unless set.
    pub fn max_message(mut self, bytes: usize) -> Self {
        self.max_message = bytes;
        self
    }

    /// Leaves tools out of lists whose `x-mcp-header` annotations are not valid, as clients must
    /// over HTTP.
    pub fn reject_invalid_tools(mut self, reject: bool) -> Self {
        self.settings.reject_invalid_tools = reject;
        self
    }

    /// How long a process may take to end once its input is closed, and then once it was asked to
    /// end. 5 and 2 seconds unless set.
    #[cfg(feature = "stdio")]
    pub fn exit_grace(mut self, exit: Duration, terminate: Duration) -> Self {
        (self.child.exit_grace, self.child.terminate_grace) = (exit, terminate);
        self
    }

    /// Whether the process gets a group of its own, so that what it starts is ended with it. It does
    /// unless set otherwise; then signals of the terminal reach it, and whatever it starts is its own
    /// business.
    #[cfg(feature = "stdio")]
    pub fn own_group(mut self, own: bool) -> Self {
        self.child.own_group = own;
        self
    }

    /// Has every line called out that a process writes to standard error. `on_line` must not wait.
    #[cfg(feature = "stdio")]
    pub fn on_stderr(mut self, on_line: impl Fn(&str) + Send + Sync + 'static) -> Self {
        self.child.on_line = Some(Arc::new(on_line));
        self
    }
}

impl<S, E, R> ClientBuilder<S, E, R>
where
    S: SamplingHandler + 'static,
    E: ElicitationHandler + 'static,
    R: RootsHandler + 'static,
{
    /// Connects to the server and agrees with it on a protocol version. It must run within a runtime
    /// of tokio.
    ///
    /// # Errors
    /// If there is no connection, or no version that both speak.
    pub async fn connect(self) -> Result<Client, ClientError> {
        let mut settings = self.settings;
        settings.capabilities = self.handlers.capabilities();
        if !self.extensions.is_empty() {
            settings.capabilities.extensions = Some(self.extensions);
        }
        if !self.experimental.is_empty() {
            settings.capabilities.experimental = Some(self.experimental);
        }
        let runtime = Handle::try_current();
        let runtime = runtime.map_err(|error| ClientError::Start(error.to_string()))?;
        let parts = Parts {
            settings: Arc::new(settings),
            handlers: Arc::new(self.handlers),
            listening: self.listening,
            runtime,
        };
        match self.way {
            Way::Nowhere => Err(ClientError::Start("there is no link to a server".to_owned())),
            Way::Link(make) => {
                let (inbox, arriving) = Inbox::new();
                let core = parts.start(make(inbox, self.max_message)?, arriving);
                core.open(None).await?;
                Ok(Client {
                    core,
                    #[cfg(feature = "stdio")]
                    stderr: None,
                })
            }
            #[cfg(all(unix, feature = "stdio"))]
            Way::Unix(path) => {
                let server = format!("`{}`", clean(&path.to_string_lossy()));
                let connected = tokio::net::UnixStream::connect(&path).await;
                let failed = |error| ClientError::Start(format!("no server at {server}: {error}"));
                let (input, output) = connected.map_err(failed)?.into_split();
                let (inbox, arriving) = Inbox::new();
                let link = StreamLink::start(input, output, inbox, self.max_message, server);
                let core = parts.start(Box::new(link), arriving);
                core.open(None).await?;
                Ok(Client { core, stderr: None })
            }
            #[cfg(feature = "stdio")]
            Way::Child(mut command) => {
                let options = ChildOptions { max_message: self.max_message, ..self.child };
                parts.connect_child(&mut command, &options).await
            }
        }
    }
}

/// What a client is made of, beside its link.
struct Parts {
    settings: Arc<Settings>,
    handlers: Arc<dyn Handlers>,
    listening: Option<Arc<dyn Listening>>,
    runtime: Handle,
}

impl Parts {
    fn start(&self, link: Box<dyn Link>, arriving: Arriving) -> Arc<Core> {
        let link = match &self.settings.tap {
            Some(tap) => Box::new(Tapped { link, tap: tap.clone() }),
            None => link,
        };
        let heard = Heard::new(self.listening.clone(), &self.runtime);
        let core = Core::new(
            link,
            Arc::clone(&self.settings),
            Arc::clone(&self.handlers),
            Arc::new(heard),
            self.runtime.clone(),
        );
        let core = Arc::new(core);
        self.runtime.spawn(receive(Arc::downgrade(&core), arriving));
        core
    }

    /// Some old servers end when they are asked what they do not know. Started again, they are asked
    /// for a session at once.
    #[cfg(feature = "stdio")]
    async fn connect_child(
        &self,
        command: &mut tokio::process::Command,
        options: &ChildOptions,
    ) -> Result<Client, ClientError> {
        let (core, stderr) = self.start_child(command, options)?;
        let opened = core.open(None).await;
        let first = self.settings.versions.first();
        let probed = first.is_some_and(|first| !first.has_handshake());
        match (opened, self.settings.versions.iter().find(|version| version.has_handshake())) {
            (Ok(_), _) => Ok(Client { core, stderr: Some(stderr) }),
            (Err(ClientError::Link(LinkError::Closed(why))), Some(session)) if probed => {
                tracing::warn!(why, "the server ended when it was probed, and is started again");
                drop(core);
                let (core, stderr) = self.start_child(command, options)?;
                match core.open(Some(*session)).await {
                    Ok(_) => Ok(Client { core, stderr: Some(stderr) }),
                    Err(ClientError::Link(LinkError::Closed(again))) => {
                        let why = format!("{again}; it was started twice: before, {why}");
                        Err(LinkError::Closed(why).into())
                    }
                    Err(error) => Err(error),
                }
            }
            (Err(error), _) => Err(error),
        }
    }

    #[cfg(feature = "stdio")]
    fn start_child(
        &self,
        command: &mut tokio::process::Command,
        options: &ChildOptions,
    ) -> Result<(Arc<Core>, Tail), ClientError> {
        let (inbox, arriving) = Inbox::new();
        let program = super::command::shown(command);
        let started = ChildLink::start(command, inbox, options.clone());
        let failed = |error| ClientError::Start(format!("cannot start {program}: {error}"));
        let (link, tail) = started.map_err(failed)?;
        Ok((self.start(Box::new(link), arriving), tail))
    }
}
