//! Finding out which kind of protocol version a server speaks.
//!
//! A server of the newest version answers `server/discover`; anything else opens a session with
//! `initialize`:
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#backward-compatibility-with-initialization-based-versions>

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use mcp_bindings::facts::error_code;
use mcp_bindings::latest::{
    DiscoverRequest, DiscoverResult, RequestParams, ServerResult,
    UnsupportedProtocolVersionErrorData,
};
use mcp_bindings::session::{
    ClientNotification as SessionNotification, ClientRequest as SessionRequest, InitializeRequest,
    InitializeRequestParams, InitializeResult, NotificationParams, ServerResult as SessionResult,
};
use mcp_bindings::{
    ErrorObject, IntoVersion, Json, Payload, ProtocolVersion, Request, RequestId, SentRequest,
};
use tokio::sync::oneshot;

use super::core::{Agreed, Core, Wait};
use super::error::ClientError;
use super::link::{LinkError, Outgoing};
use super::pending::{Answer, Outcome, Waiting};
use super::request::not_representable;
use super::shown::quoted;
use super::state::State;
use crate::lock::lock;

/// How many servers a memory holds at most.
const MAX_SERVERS: usize = 4096;

/// Which protocol version each server was found to speak, shared by the clients that are given a
/// clone of it.
///
/// A server is named by a key of the caller's choice, such as its URL or command line. What is
/// remembered is a hint: a server that turns out to be another one is asked anew. A caller may keep
/// it over restarts by way of [`EraMemory::get`] and [`EraMemory::set`].
#[derive(Clone, Debug, Default)]
pub struct EraMemory(Arc<Mutex<HashMap<String, ProtocolVersion>>>);

impl EraMemory {
    /// Remembers nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The version that a server was found to speak.
    pub fn get(&self, server: &str) -> Option<ProtocolVersion> {
        lock(&self.0).get(server).copied()
    }

    /// Notes the version that a server speaks.
    pub fn set(&self, server: impl Into<String>, version: ProtocolVersion) {
        let mut known = lock(&self.0);
        let server = server.into();
        if known.len() >= MAX_SERVERS && !known.contains_key(&server) {
            known.clear();
        }
        known.insert(server, version);
    }

    /// Forgets a server.
    pub fn forget(&self, server: &str) {
        lock(&self.0).remove(server);
    }
}

/// What a probe came to.
enum Probed {
    /// The server answers requests of this kind.
    Stateless(Box<Agreed>),
    /// The server is to be asked again, with this version.
    Version(ProtocolVersion),
    /// The server knows sessions only: what it answered.
    Session(ClientError),
    /// The server did not answer in time; it may do so later.
    Silent(RequestId, oneshot::Receiver<Outcome>),
}

impl Core {
    /// Agrees on a version with the server. `hint` is the version that it is expected to speak.
    pub async fn open(
        self: &Arc<Self>,
        hint: Option<ProtocolVersion>,
    ) -> Result<Arc<Agreed>, ClientError> {
        let _opening = self.opening.lock().await;
        let settings = &self.settings;
        let known = settings.memory.as_ref().and_then(|(memory, server)| memory.get(server));
        let known = hint.or(known).filter(|version| settings.versions.contains(version));
        let none = || ClientError::NoCommonVersion { server: Vec::new() };
        let first = settings.versions.first().copied().ok_or_else(none)?;
        let agreed = match known {
            Some(version) if version.has_handshake() && !first.has_handshake() => {
                // It may have been replaced by a newer one since.
                match self.initialize(version).await {
                    Err(ClientError::Answered(_)) => self.find_out(first).await,
                    outcome => outcome,
                }
            }
            version => self.find_out(version.unwrap_or(first)).await,
        };
        if let Some((memory, server)) = &settings.memory {
            match &agreed {
                Ok(agreed) => memory.set(server, agreed.version),
                Err(_) => memory.forget(server),
            }
        }
        agreed
    }

    async fn find_out(
        self: &Arc<Self>,
        first: ProtocolVersion,
    ) -> Result<Arc<Agreed>, ClientError> {
        let mut version = first;
        let mut refused = Vec::new();
        loop {
            if version.has_handshake() {
                let opened = self.initialize(version).await;
                // A client that would rather have a session may still do without.
                match (&opened, self.stateless()) {
                    (Err(error), Some(other)) if refused.is_empty() && is_refusal(error) => {
                        refused.push(version);
                        version = other;
                        continue;
                    }
                    _ => return opened,
                }
            }
            if self.settings.skip_probe {
                return Ok(self.agree(unknown(version)));
            }
            match self.probe(version).await? {
                Probed::Stateless(agreed) => return Ok(self.agree(*agreed)),
                // A server may refuse a version that it names as one it speaks: once.
                Probed::Version(other) if refused.iter().all(|old| *old != other) => {
                    refused.push(version);
                    version = other;
                }
                Probed::Version(other) => {
                    let server = vec![other.as_str().to_owned()];
                    return Err(ClientError::NoCommonVersion { server });
                }
                Probed::Session(why) => match self.newest_session() {
                    Some(newest) => return self.initialize(newest).await,
                    None => return Err(why),
                },
                Probed::Silent(id, late) => {
                    let opened = self.initialize_silent(version, late).await;
                    self.pending.remove(&id);
                    return opened;
                }
            }
        }
    }

    fn stateless(&self) -> Option<ProtocolVersion> {
        self.settings.versions.iter().copied().find(|version| !version.has_handshake())
    }

    fn newest_session(&self) -> Option<ProtocolVersion> {
        self.settings.versions.iter().copied().find(|version| version.has_handshake())
    }

    /// Asks who the server is, in the way of a version without sessions.
    async fn probe(self: &Arc<Self>, version: ProtocolVersion) -> Result<Probed, ClientError> {
        let (sender, mut answer) = oneshot::channel();
        let id = self.next_id();
        let waiting = Waiting { answer: Answer::Once(sender), progress: None, moved: None };
        self.pending.add(id.clone(), waiting)?;
        let message = self.discovery(id.clone(), version)?;
        let limit = self.settings.probe_timeout.unwrap_or(self.settings.request_timeout);
        let asking = async {
            let mut sending = self.link.send(message);
            tokio::select! {
                biased;
                outcome = &mut answer => Ok(outcome),
                sent = &mut sending => match sent {
                    Ok(()) => Ok((&mut answer).await),
                    Err(error) => Err(error),
                },
            }
        };
        let outcome = match tokio::time::timeout(limit, asking).await {
            Ok(Ok(Ok(outcome))) => outcome,
            Ok(Ok(Err(_))) => Outcome::Failed(LinkError::Closed("the client ended".to_owned())),
            Ok(Err(error)) => Outcome::Failed(error),
            // An old server does not know the request, and would not know its end either. A new one
            // may only be slow to start: its answer still counts.
            Err(_) if self.settings.probe_timeout.is_some() => {
                return Ok(Probed::Silent(id, answer));
            }
            Err(_) => {
                let late = self.timed_out(Some(&id), DiscoverRequest::METHOD, limit);
                self.pending.remove(&id);
                self.link.give_up(&id);
                return Err(late);
            }
        };
        self.pending.remove(&id);
        self.judge(version, outcome)
    }

    fn discovery(&self, id: RequestId, version: ProtocolVersion) -> Result<Outgoing, ClientError> {
        let mut params = RequestParams::new(super::meta());
        self.fill(&mut params.meta, version);
        let request = DiscoverRequest::into_side(params);
        let method = request.method();
        let text = request.write_at(version, id.clone());
        let mut message =
            Outgoing::new(text.map_err(|error| not_representable(method, version, &error))?.value);
        (message.id, message.method) = (Some(id), Some(method.to_owned()));
        message.version = Some(version);
        Ok(message)
    }

    /// What an answer to a probe says of the server.
    fn judge(&self, asked: ProtocolVersion, outcome: Outcome) -> Result<Probed, ClientError> {
        let error = match outcome.into_result(DiscoverRequest::METHOD, &self.link.server()) {
            Ok(result) => match self.read_discovery(asked, &result) {
                Ok(result) => return self.choose(asked, result),
                Err(error) => error,
            },
            Err(error) => error,
        };
        match &error {
            ClientError::Answered(answered) => match answered.code {
                error_code::UNSUPPORTED_PROTOCOL_VERSION => {
                    self.mutual(answered).map(Probed::Version)
                }
                // The server knows the version, whatever it does not like about the request.
                error_code::HEADER_MISMATCH | error_code::MISSING_REQUIRED_CLIENT_CAPABILITY => {
                    Ok(Probed::Stateless(Box::new(unknown(asked))))
                }
                _ => Ok(Probed::Session(error)),
            },
            _ if is_refusal(&error) => Ok(Probed::Session(error)),
            ClientError::Link(LinkError::Malformed(_)) | ClientError::Malformed { .. } => {
                Ok(Probed::Session(error))
            }
            _ => Err(error),
        }
    }

    fn read_discovery(
        &self,
        version: ProtocolVersion,
        result: &Json,
    ) -> Result<DiscoverResult, ClientError> {
        let method = DiscoverRequest::METHOD;
        let what = match ServerResult::read_at(version, method, result.raw()) {
            Ok(result) => match DiscoverRequest::from_answer(result) {
                Some(result) => return Ok(result),
                None => "something else".to_owned(),
            },
            Err(error) => error.to_string(),
        };
        let what = format!("{what}; the result is {}", quoted(result.text()));
        Err(self.malformed(method, &what))
    }

    /// Of the versions that a server names, the one to speak.
    fn choose(
        &self,
        asked: ProtocolVersion,
        result: DiscoverResult,
    ) -> Result<Probed, ClientError> {
        let supported = &result.supported_versions;
        let known = supported.iter().any(|version| version == asked.as_str());
        if !known && !supported.is_empty() {
            return self.best(supported).map(Probed::Version);
        }
        Ok(Probed::Stateless(Box::new(Agreed {
            version: asked,
            server_info: result.meta.and_then(|meta| meta.server_info),
            capabilities: Some(result.capabilities),
            instructions: result.instructions,
        })))
    }

    fn best(&self, supported: &[String]) -> Result<ProtocolVersion, ClientError> {
        let best = self.settings.versions.iter().copied();
        let best = best.filter(|version| supported.iter().any(|other| other == version.as_str()));
        best.clone()
            .next()
            .ok_or_else(|| ClientError::NoCommonVersion { server: supported.to_vec() })
    }

    /// The version to speak with a server that refused one and names those it speaks.
    fn mutual(&self, error: &ErrorObject) -> Result<ProtocolVersion, ClientError> {
        let data = error.data.as_ref();
        let data = data.and_then(|data| data.decode::<UnsupportedProtocolVersionErrorData>().ok());
        match data {
            Some(data) => self.best(&data.supported),
            None => Err(ClientError::Answered(error.clone())),
        }
    }

    /// Agrees anew with a server that no longer speaks what was agreed on.
    pub async fn agree_again(
        self: &Arc<Self>,
        before: &Arc<Agreed>,
        error: &ErrorObject,
    ) -> Result<(), ClientError> {
        let version = self.mutual(error)?;
        let _opening = self.opening.lock().await;
        if self.agreed().is_some_and(|now| !Arc::ptr_eq(&now, before)) {
            // Somebody else did it meanwhile.
            return Ok(());
        }
        if version.has_handshake() {
            self.initialize(version).await?;
            self.cache.clear();
        } else if version != before.version {
            self.agree(unknown(version));
        }
        Ok(())
    }

    /// Opens a session anew that is over on the server.
    pub async fn reopen(self: &Arc<Self>, before: &Arc<Agreed>) -> Result<(), ClientError> {
        let _opening = self.opening.lock().await;
        if self.agreed().is_some_and(|now| !Arc::ptr_eq(&now, before)) {
            return Ok(());
        }
        self.initialize(before.version).await?;
        self.cache.clear();
        self.state.set(State::Connected);
        self.subscribe_again();
        Ok(())
    }

    /// Opens a session with a server that answered nothing to the probe. If it will not have that,
    /// its late answer to the probe may say why.
    async fn initialize_silent(
        self: &Arc<Self>,
        asked: ProtocolVersion,
        mut late: oneshot::Receiver<Outcome>,
    ) -> Result<Arc<Agreed>, ClientError> {
        let opened = match self.newest_session() {
            Some(newest) => self.initialize(newest).await,
            None => {
                let after = self.settings.probe_timeout.unwrap_or_default();
                Err(self.timed_out(None, DiscoverRequest::METHOD, after))
            }
        };
        match (opened, late.try_recv()) {
            (Err(why), Ok(outcome)) => match self.judge(asked, outcome) {
                Ok(Probed::Stateless(agreed)) => Ok(self.agree(*agreed)),
                _ => Err(why),
            },
            (opened, _) => opened,
        }
    }

    /// Opens a session: `initialize`, and `notifications/initialized`.
    ///
    /// <https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle>
    pub async fn initialize(
        self: &Arc<Self>,
        asked: ProtocolVersion,
    ) -> Result<Arc<Agreed>, ClientError> {
        let method = InitializeRequest::METHOD;
        let lacks = |error: &_| not_representable(method, asked, error);
        let capabilities = self.settings.capabilities.clone().into_version();
        let capabilities: mcp_bindings::session::ClientCapabilities =
            capabilities.map_err(|error| lacks(&error))?.value;
        let info = self.settings.info.clone();
        let params = InitializeRequestParams::new(asked.as_str(), capabilities, info);
        let id = self.next_id();
        let request = SessionRequest::Initialize(Box::new(params)).write_at(asked, id.clone());
        let mut message = Outgoing::new(request.map_err(|error| lacks(&error))?.value);
        (message.id, message.method) = (Some(id), Some(method.to_owned()));
        // This request must not be cancelled.
        let result = self.exchange(message, Wait { silent: true, ..Wait::default() }).await?;
        let (version, result) = self.read_initialization(asked, &result)?;
        let capabilities = result.capabilities.into_version();
        // The server may ask as soon as it is told that the session is open.
        let agreed = self.agree(Agreed {
            version,
            server_info: Some(result.server_info),
            capabilities: capabilities.ok().map(|converted| converted.value),
            instructions: result.instructions,
        });
        let initialized = SessionNotification::Initialized(NotificationParams::new());
        let method = initialized.method();
        let text = initialized.write_at(version);
        let text = text.map_err(|error| not_representable(method, version, &error))?.value;
        let mut message = Outgoing::new(text);
        (message.method, message.version) = (Some(method.to_owned()), Some(version));
        self.link.agreed(version);
        self.link.send(message).await?;
        Ok(agreed)
    }

    /// The server says which version it is; its answer is written in that one.
    fn read_initialization(
        &self,
        asked: ProtocolVersion,
        result: &Json,
    ) -> Result<(ProtocolVersion, Box<InitializeResult>), ClientError> {
        let method = InitializeRequest::METHOD;
        let read = |version| {
            let what = match SessionResult::read_at(version, method, result.raw()) {
                Ok(SessionResult::Initialize(result)) => return Ok(result),
                Ok(_) => "something else".to_owned(),
                Err(error) => error.to_string(),
            };
            let what = format!("{what}; the result is {}", quoted(result.text()));
            Err(self.malformed(method, &what))
        };
        let first = read(asked)?;
        let named = first.protocol_version.clone();
        let version = named.parse::<ProtocolVersion>().ok();
        let version = version
            .filter(|version| version.has_handshake() && self.settings.versions.contains(version));
        let version = version.ok_or(ClientError::NoCommonVersion { server: vec![named] })?;
        let result = if version == asked { first } else { read(version)? };
        Ok((version, result))
    }
}

/// Whether the server is there, and does not want what it was asked.
fn is_refusal(error: &ClientError) -> bool {
    match error {
        ClientError::Answered(_) => true,
        ClientError::Link(LinkError::Status { status, .. }) => (400..500).contains(status),
        _ => false,
    }
}

/// A version that is spoken with a server of which nothing else is known.
fn unknown(version: ProtocolVersion) -> Agreed {
    Agreed { version, server_info: None, capabilities: None, instructions: None }
}
