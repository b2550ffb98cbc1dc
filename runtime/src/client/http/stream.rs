//! Streams of events, and going on with those that broke off.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use http::StatusCode;
use mcp_bindings::RequestId;
use reqwest::Response;
use tokio_util::sync::CancellationToken;

use super::answer::{Verdict, is_meant_for, judge};
use super::connection::{Connection, broken, encoding, is_stream};
use super::events::{Event, Events, Found};
use super::reconnect::{Reconnects, scattered};
use super::settings::HttpSettings;
use crate::client::link::LinkError;
use crate::frames::Edges;

/// How long a stream is read on after its answer. Most servers end it then, and the connection can
/// carry the next request.
const READ_ON: Duration = Duration::from_secs(5);

/// A stream of events over one connection, or several one after the other.
pub(super) struct EventStream {
    response: Option<Response>,
    events: Events,
    ready: VecDeque<Found>,
    idle: Option<Duration>,
    /// Whose it is, for errors.
    server: String,
}

/// What comes next in a stream.
pub(super) enum Next {
    Event(Event),
    /// An event that is too long: its ends.
    TooLong(Edges),
    /// The connection is over: why, if it was not ended in an orderly way.
    Ended(Option<LinkError>),
}

impl EventStream {
    /// A stream that is not open yet.
    pub fn new(settings: &HttpSettings, server: String) -> Self {
        Self {
            response: None,
            events: Events::new(settings.max_message),
            ready: VecDeque::new(),
            idle: settings.stream_idle,
            server,
        }
    }

    /// Goes on with another connection.
    pub fn open(&mut self, response: Response) {
        self.events.restart();
        self.response = Some(response);
    }

    /// Begins anew instead of going on, when it is opened again.
    pub fn forget_place(&mut self) {
        self.events.forget_place();
    }

    pub fn events(&self) -> &Events {
        &self.events
    }

    pub async fn next(&mut self) -> Next {
        loop {
            match self.ready.pop_front() {
                Some(Found::Event(event)) => return Next::Event(event),
                Some(Found::TooLong(edges)) => return Next::TooLong(edges),
                None => {}
            }
            let Some(response) = &mut self.response else { return Next::Ended(None) };
            let chunk = match self.idle {
                Some(idle) => match tokio::time::timeout(idle, response.chunk()).await {
                    Ok(chunk) => chunk,
                    Err(_) => {
                        let why = format!("{}: its stream was silent for {idle:?}", self.server);
                        return self.end(Some(LinkError::Closed(why)));
                    }
                },
                None => response.chunk().await,
            };
            match chunk {
                Ok(Some(bytes)) => {
                    let ready = &mut self.ready;
                    self.events.push(&bytes, |found| ready.push_back(found));
                }
                Ok(None) => return self.end(None),
                Err(error) => {
                    let why = broken(&self.server, error);
                    return self.end(Some(why));
                }
            }
        }
    }

    fn end(&mut self, why: Option<LinkError>) -> Next {
        self.response = None;
        Next::Ended(why)
    }
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
        let mut stream = EventStream::new(&self.settings, self.server());
        let mut reconnects = Reconnects::new(&self.settings);
        let mut skipped = None;
        stream.open(response);
        loop {
            let reading = self.read_answer(&mut stream, &mut reconnects, wanted, &mut skipped);
            let Some(why) = reading.await? else {
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
        skipped: &mut Option<String>,
    ) -> Result<Option<LinkError>, LinkError> {
        let watch = Watch::new(stream);
        loop {
            match stream.next().await {
                Next::Event(event) if event.is_message() => {
                    reconnects.progress();
                    if self.take(event.data, wanted, skipped)? {
                        let _ = tokio::time::timeout(READ_ON, self.read_on(stream)).await;
                        return Ok(None);
                    }
                    self.inbox.room().await;
                }
                Next::Event(_) => {}
                Next::TooLong(edges) => {
                    // What is surely something else is not the answer.
                    let other = edges.id().is_some_and(|id| id != wanted.id) || edges.is_call();
                    let what = self.too_long(&edges);
                    if !other {
                        let what = format!("{what}: {}", self.quoted(&edges.beginning()));
                        return Err(self.malformed(&wanted.step, StatusCode::OK, &what));
                    }
                    self.inbox.unreadable(edges, what);
                }
                Next::Ended(why) => {
                    // A server that moved the place to go on from wants to be asked again.
                    if watch.moved(stream) || watch.lasted(&self.settings) {
                        reconnects.progress();
                    }
                    let mut text =
                        format!("the stream of `{}` ended before its answer", wanted.step);
                    if let Some(why) = why {
                        text = format!("{text} ({why})");
                    }
                    if let Some(skipped) = skipped {
                        text = format!("{text}; what came is no message: {skipped}");
                    }
                    return Ok(Some(self.lost(&text)));
                }
            }
        }
    }

    /// Hands over a message, and says whether it is the answer.
    fn take(
        &self,
        text: String,
        wanted: &Wanted,
        skipped: &mut Option<String>,
    ) -> Result<bool, LinkError> {
        let verdict = judge(&text, &wanted.id);
        if let Verdict::Nothing(what) = &verdict {
            if is_meant_for(&text, &wanted.id) {
                let what = format!("{what}: it sent {}", self.quoted(&text));
                return Err(self.malformed(&wanted.step, StatusCode::OK, &what));
            }
            *skipped = Some(self.quoted(&text));
        }
        // What it is good for is judged there, and told if it is nothing.
        self.inbox.message_for(&wanted.id, text);
        Ok(matches!(verdict, Verdict::Answer(_)))
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
                Next::TooLong(edges) => {
                    let what = self.too_long(&edges);
                    self.inbox.unreadable(edges, what);
                }
                Next::Ended(why) => return why,
            }
        }
    }

    pub fn too_long(&self, edges: &Edges) -> String {
        let (length, limit) = (edges.length(), self.settings.max_message);
        format!("an event of {length} bytes, more than `max_message`: {limit}")
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
                () = tokio::time::sleep(scattered(pause)) => {}
                () = wanted.given_up.cancelled() => return Err(why),
            }
            let headers = self.session().stream_headers(stream.events().last_id());
            match self.get(headers.clone()).await {
                Ok(response) if opens_stream(&response) => return Ok(response),
                Ok(response) if response.status().is_success() => {
                    let status = response.status();
                    let body = self.body(response).await;
                    let body = body.map_or_else(|error| error.to_string(), |it| self.quoted(&it));
                    let what =
                        format!("going on with its stream was answered with no stream: {body}");
                    return Err(self.malformed(&wanted.step, status, &what));
                }
                Ok(response) => {
                    let passing = is_passing(response.status());
                    let (refused, _) = self.refused(response, &headers, None).await;
                    match refused {
                        Err(error) if passing => why = error,
                        // It was accepted, and may have been carried out: nobody sends it again.
                        Err(LinkError::SessionLost) => return Err(self.lost(&format!(
                            "the session is over (status 404) while `{}` was carried out, and it \
                             is not known what came of it",
                            wanted.step,
                        ))),
                        refused => return Err(refused.err().unwrap_or(why)),
                    }
                }
                Err(error) => why = error,
            }
        }
        Err(why)
    }
}

/// Whether an answer is a stream that can be read.
pub(super) fn opens_stream(response: &Response) -> bool {
    response.status().is_success() && is_stream(response) && encoding(response).is_none()
}

/// Whether a refusal may be over soon.
pub(super) fn is_passing(status: StatusCode) -> bool {
    status.is_server_error()
        || matches!(status, StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS)
}

/// Finds out whether a connection without messages was good for something.
pub(super) struct Watch {
    since: Instant,
    last_id: String,
}

impl Watch {
    pub fn new(stream: &EventStream) -> Self {
        Self { since: Instant::now(), last_id: stream.events().last_id().to_owned() }
    }

    fn moved(&self, stream: &EventStream) -> bool {
        stream.events().last_id() != self.last_id
    }

    /// A proxy that cuts what is silent for long may do so as often as it likes.
    pub fn lasted(&self, settings: &HttpSettings) -> bool {
        self.since.elapsed() >= settings.reconnect_delay_max
    }
}
