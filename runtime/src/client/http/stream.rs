//! Streams of events, and going on with those that broke off.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use http::StatusCode;
use mcp_bindings::RequestId;
use reqwest::Response;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::answer::{Verdict, is_meant_for, judge, malformed};
use super::connection::{Connection, broken, is_stream};
use super::events::{Event, Events, Found};
use super::reconnect::Reconnects;
use super::settings::HttpSettings;
use crate::client::link::LinkError;

/// How long a stream is read on after its answer. Most servers end it then, and the connection can
/// carry the next request.
const READ_ON: Duration = Duration::from_secs(5);

/// A stream of events over one connection, or several one after the other.
pub(super) struct EventStream {
    response: Option<Response>,
    events: Events,
    ready: VecDeque<Found>,
    idle: Option<Duration>,
}

/// What comes next in a stream.
pub(super) enum Next {
    Event(Event),
    TooLong,
    /// The connection is over: why, if it was not ended in an orderly way.
    Ended(Option<LinkError>),
}

impl EventStream {
    /// A stream that is not open yet.
    pub fn new(settings: &HttpSettings) -> Self {
        Self {
            response: None,
            events: Events::new(settings.max_message),
            ready: VecDeque::new(),
            idle: settings.stream_idle,
        }
    }

    /// Goes on with another connection.
    pub fn open(&mut self, response: Response) {
        self.events.restart();
        self.response = Some(response);
    }

    pub fn events(&self) -> &Events {
        &self.events
    }

    pub async fn next(&mut self) -> Next {
        loop {
            match self.ready.pop_front() {
                Some(Found::Event(event)) => return Next::Event(event),
                Some(Found::TooLong) => return Next::TooLong,
                None => {}
            }
            let Some(response) = &mut self.response else { return Next::Ended(None) };
            let chunk = match self.idle {
                Some(idle) => match tokio::time::timeout(idle, response.chunk()).await {
                    Ok(chunk) => chunk,
                    Err(_) => return self.end(Some(silent(idle))),
                },
                None => response.chunk().await,
            };
            match chunk {
                Ok(Some(bytes)) => {
                    let ready = &mut self.ready;
                    self.events.push(&bytes, |found| ready.push_back(found));
                }
                Ok(None) => return self.end(None),
                Err(error) => return self.end(Some(broken(error))),
            }
        }
    }

    fn end(&mut self, why: Option<LinkError>) -> Next {
        self.response = None;
        Next::Ended(why)
    }
}

fn silent(idle: Duration) -> LinkError {
    LinkError::Closed(format!("the stream of events was silent for {idle:?}"))
}

/// A request that waits for its answer.
pub(super) struct Wanted {
    pub id: RequestId,
    /// What it is called in errors: the method.
    pub step: String,
    /// Whether its stream can be gone on with: versions without sessions cannot.
    pub resumable: bool,
    /// Ends when the answer is no longer wanted.
    pub given_up: CancellationToken,
}

impl Connection {
    /// Reads the stream that answers a request, over as many connections as it takes.
    pub async fn follow(&self, response: Response, wanted: &Wanted) -> Result<(), LinkError> {
        let mut stream = EventStream::new(&self.settings);
        let mut reconnects = Reconnects::new(&self.settings);
        stream.open(response);
        loop {
            let Some(why) = self.read_answer(&mut stream, &mut reconnects, wanted).await? else {
                return Ok(());
            };
            if !wanted.resumable || stream.events().last_id().is_empty() {
                return Err(why);
            }
            let response = self.resume(&stream, &mut reconnects, wanted, why).await?;
            stream.open(response);
        }
    }

    /// Reads a stream up to the answer; if that does not come, it is said why.
    async fn read_answer(
        &self,
        stream: &mut EventStream,
        reconnects: &mut Reconnects,
        wanted: &Wanted,
    ) -> Result<Option<LinkError>, LinkError> {
        let watch = Watch::new(stream);
        loop {
            match stream.next().await {
                Next::Event(event) if event.is_message() => {
                    reconnects.progress();
                    if self.take(event.data, wanted)? {
                        let _ = tokio::time::timeout(READ_ON, self.read_on(stream)).await;
                        return Ok(None);
                    }
                    self.inbox.room().await;
                }
                Next::Event(_) => {}
                Next::TooLong => {
                    let limit = self.settings.max_message;
                    let what = format!("an event has more than {limit} bytes: see `max_message`");
                    return Err(malformed(&wanted.step, StatusCode::OK, &what));
                }
                Next::Ended(why) => {
                    // A server that moved the place to go on from wants to be asked again.
                    if watch.moved(stream) || watch.lasted(&self.settings) {
                        reconnects.progress();
                    }
                    let why = why.map_or_else(String::new, |why| format!(" ({why})"));
                    let why =
                        format!("the stream of `{}` ended before its answer{why}", wanted.step);
                    return Ok(Some(LinkError::Closed(why)));
                }
            }
        }
    }

    /// Hands over a message, and says whether it is the answer.
    fn take(&self, text: String, wanted: &Wanted) -> Result<bool, LinkError> {
        match judge(&text, &wanted.id) {
            Verdict::Nothing(what) if is_meant_for(&text, &wanted.id) => {
                Err(malformed(&wanted.step, StatusCode::OK, &what))
            }
            Verdict::Nothing(what) => {
                tracing::warn!(what, step = wanted.step, "an event that is no message was skipped");
                Ok(false)
            }
            verdict => {
                self.inbox.message(text);
                Ok(matches!(verdict, Verdict::Answer(_)))
            }
        }
    }

    /// Reads a stream to its end, and says why it ended, if not in an orderly way.
    pub async fn read_on(&self, stream: &mut EventStream) -> Option<LinkError> {
        loop {
            match stream.next().await {
                Next::Event(event) if event.is_message() => {
                    self.inbox.message(event.data);
                    self.inbox.room().await;
                }
                Next::Event(_) => {}
                Next::TooLong => self.warn_of_long_event(),
                Next::Ended(why) => return why,
            }
        }
    }

    fn warn_of_long_event(&self) {
        let limit = self.settings.max_message;
        tracing::warn!(limit, "an event was skipped: see `HttpSettings::max_message`");
    }

    /// Connects again after the last event that came:
    /// <https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#resumability-and-redelivery>.
    async fn resume(
        &self,
        stream: &EventStream,
        reconnects: &mut Reconnects,
        wanted: &Wanted,
        mut why: LinkError,
    ) -> Result<Response, LinkError> {
        while let Some(pause) = reconnects.pause(stream.events().retry()) {
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = wanted.given_up.cancelled() => return Err(why),
            }
            let headers = self.session().stream_headers(stream.events().last_id());
            match self.get(headers.clone()).await {
                Ok(response) if response.status().is_success() && is_stream(&response) => {
                    return Ok(response);
                }
                Ok(response) if response.status().is_success() => {
                    let what = "going on with its stream was answered with no stream";
                    return Err(malformed(&wanted.step, response.status(), what));
                }
                Ok(response) => {
                    let passing = is_passing(response.status());
                    let (refused, _) = self.refused(response, &headers, None).await;
                    match refused {
                        Err(error) if passing => why = error,
                        refused => return Err(refused.err().unwrap_or(why)),
                    }
                }
                Err(error) => why = error,
            }
        }
        Err(why)
    }

    /// Keeps a stream open on which the server speaks first, as long as the session lasts. `opened`
    /// is told once the first attempt is over, whatever came of it:
    /// <https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#listening-for-messages-from-the-server>.
    pub async fn listen(self: Arc<Self>, opened: oneshot::Sender<()>) {
        let mut stream = EventStream::new(&self.settings);
        let mut reconnects = Reconnects::new(&self.settings);
        let mut opened = Some(opened);
        loop {
            let headers = self.session().stream_headers(stream.events().last_id());
            let answer = self.get(headers).await;
            if let Some(opened) = opened.take() {
                let _ = opened.send(());
            }
            match answer {
                Ok(response) if response.status().is_success() && is_stream(&response) => {
                    stream.open(response);
                    self.hear(&mut stream, &mut reconnects).await;
                }
                Ok(response) if !is_passing(response.status()) => {
                    let status = response.status().as_u16();
                    tracing::debug!(status, "the server opens no stream of its own");
                    return;
                }
                Ok(response) => {
                    tracing::debug!(status = response.status().as_u16(), "no stream was opened");
                }
                Err(error) => tracing::debug!(%error, "no stream was opened"),
            }
            let Some(pause) = reconnects.pause(stream.events().retry()) else {
                return tracing::warn!("the server's own stream was not opened again");
            };
            tokio::time::sleep(pause).await;
        }
    }

    /// Hands over what the server says on a stream of its own, until that ends.
    async fn hear(&self, stream: &mut EventStream, reconnects: &mut Reconnects) {
        let watch = Watch::new(stream);
        loop {
            match stream.next().await {
                Next::Event(event) if event.is_message() => {
                    reconnects.progress();
                    self.inbox.message(event.data);
                    self.inbox.room().await;
                }
                Next::Event(_) => {}
                Next::TooLong => self.warn_of_long_event(),
                Next::Ended(_) if watch.lasted(&self.settings) => return reconnects.progress(),
                Next::Ended(_) => return,
            }
        }
    }
}

/// Whether a refusal may be over soon.
fn is_passing(status: StatusCode) -> bool {
    status.is_server_error()
        || matches!(status, StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS)
}

/// Finds out whether a connection without messages was good for something.
struct Watch {
    since: Instant,
    last_id: String,
}

impl Watch {
    fn new(stream: &EventStream) -> Self {
        Self { since: Instant::now(), last_id: stream.events().last_id().to_owned() }
    }

    fn moved(&self, stream: &EventStream) -> bool {
        stream.events().last_id() != self.last_id
    }

    /// A proxy that cuts what is silent for long may do so as often as it likes.
    fn lasted(&self, settings: &HttpSettings) -> bool {
        self.since.elapsed() >= settings.reconnect_delay_max
    }
}
