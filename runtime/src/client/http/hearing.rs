//! The stream on which the server speaks first, as long as its session lasts.
//!
//! <https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#listening-for-messages-from-the-server>

use std::sync::Arc;

use http::{HeaderMap, StatusCode};
use tokio::sync::oneshot;

use super::connection::Connection;
use super::reconnect::{Reconnects, scattered};
use super::stream::{EventStream, Next, Watch, is_passing, opens_stream};
use crate::client::link::LinkError;
use crate::headers::{LAST_EVENT_ID, SESSION_ID};

/// What is done about a stream that was not opened.
enum Refused {
    /// The server has none.
    Never,
    /// The session is over.
    Lost,
    /// It is asked for again, from where it was.
    Again,
    /// It is asked for again, from its beginning: the place may be what the server does not know.
    Anew,
}

impl Connection {
    /// Keeps the stream open on which the server speaks first, with pauses that grow while nothing
    /// comes of it. `opened` is told once the first attempt is over, whatever came of it.
    pub async fn listen(self: Arc<Self>, opened: oneshot::Sender<()>) {
        let mut stream = EventStream::new(&self.settings, self.server());
        let mut reconnects = Reconnects::without_end(&self.settings);
        let mut opened = Some(opened);
        let mut has_stream = false;
        loop {
            let headers = self.session().stream_headers(stream.events().last_id());
            let answer = self.get(headers.clone()).await;
            if let Some(opened) = opened.take() {
                let _ = opened.send(());
            }
            match answer {
                Ok(response) if opens_stream(&response) => {
                    has_stream = true;
                    self.inbox.listening(Ok(()));
                    stream.open(response);
                    if let Some(why) = self.hear(&mut stream, &mut reconnects).await {
                        self.inbox.listening(Err(why.to_string()));
                    }
                }
                Ok(response) => {
                    match refused(response.status(), &headers, has_stream) {
                        Refused::Never => {
                            tracing::debug!(status = %response.status(), "the server has no stream");
                            return self.inbox.listening(Ok(()));
                        }
                        Refused::Lost => {
                            self.session().lose(headers.get(&SESSION_ID));
                            return self.inbox.session_lost();
                        }
                        Refused::Anew => stream.forget_place(),
                        Refused::Again => {}
                    }
                    let status = response.status().as_u16();
                    let why = format!("{} did not open its stream: status {status}", self.server());
                    self.inbox.listening(Err(why));
                }
                Err(error) => self.inbox.listening(Err(error.to_string())),
            }
            let Some(pause) = reconnects.pause(stream.events().retry()) else { return };
            tokio::time::sleep(scattered(pause)).await;
        }
    }

    /// Hands over what the server says, until the stream ends; says why, if not in good order.
    async fn hear(
        &self,
        stream: &mut EventStream,
        reconnects: &mut Reconnects,
    ) -> Option<LinkError> {
        let watch = Watch::new(stream);
        loop {
            match stream.next().await {
                Next::Event(event) if event.is_message() => {
                    reconnects.progress();
                    self.inbox.message(event.data);
                    self.inbox.room().await;
                }
                Next::Event(_) => {}
                Next::TooLong(edges) => {
                    let what = self.too_long(&edges);
                    self.inbox.unreadable(edges, what);
                }
                Next::Ended(why) => {
                    if watch.lasted(&self.settings) {
                        reconnects.progress();
                    }
                    return why;
                }
            }
        }
    }
}

fn refused(status: StatusCode, sent: &HeaderMap, has_stream: bool) -> Refused {
    match status {
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => Refused::Again,
        _ if is_passing(status) => Refused::Again,
        _ if sent.contains_key(&LAST_EVENT_ID) => Refused::Anew,
        StatusCode::NOT_FOUND if has_stream && sent.contains_key(&SESSION_ID) => Refused::Lost,
        _ if has_stream => Refused::Anew,
        _ => Refused::Never,
    }
}
