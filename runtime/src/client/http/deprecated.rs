//! The deprecated transport of 2024-11-05: one stream for all that the server says, and an endpoint
//! of its own for what the client says.
//!
//! <https://modelcontextprotocol.io/specification/2024-11-05/basic/transports#http-with-sse>

use std::sync::Arc;
use std::time::Duration;

use http::header::ACCEPT;
use http::{HeaderMap, HeaderValue};
use reqwest::Url;

use super::connection::{Connection, is_stream, shown};
use super::stream::{EventStream, Next};
use crate::client::link::LinkError;
use crate::headers::EVENT_STREAM;

/// The type of the event that names the endpoint.
const ENDPOINT: &str = "endpoint";

/// How long a server has to open its stream and to name the endpoint.
const OPENED_WITHIN: Duration = Duration::from_secs(10);

impl Connection {
    /// Opens the stream. From then on messages go to the endpoint that the server names.
    pub async fn open_deprecated(self: &Arc<Self>) -> Result<(), LinkError> {
        let opening = tokio::time::timeout(OPENED_WITHIN, self.find_endpoint());
        let (endpoint, mut stream) = opening
            .await
            .map_err(|_| self.lost(&format!("no endpoint was named within {OPENED_WITHIN:?}")))??;
        tracing::debug!(endpoint = shown(&endpoint), "the server speaks the deprecated transport");
        self.session().endpoint = Some(endpoint);
        let connection = Arc::clone(self);
        self.tracker.spawn(async move {
            let closing = connection.closing.clone();
            let reading = closing.run_until_cancelled(connection.read_on(&mut stream));
            // The stream cannot be gone on with: its end is the end.
            if let Some(why) = reading.await {
                let ended = || connection.lost("the server ended its stream");
                connection.session().endpoint = None;
                connection.inbox.closed(why.unwrap_or_else(ended));
            }
        });
        Ok(())
    }

    async fn find_endpoint(&self) -> Result<(Url, EventStream), LinkError> {
        let accept = (ACCEPT, HeaderValue::from_static(EVENT_STREAM));
        let response = self.get(HeaderMap::from_iter([accept])).await?;
        let status = response.status().as_u16();
        if !response.status().is_success() || !is_stream(&response) {
            return Err(LinkError::Status { server: self.server(), status, body: String::new() });
        }
        let mut stream = EventStream::new(&self.settings, self.server());
        stream.open(response);
        match stream.next().await {
            Next::Event(event) if event.kind == ENDPOINT => {
                Ok((endpoint(&self.url, &event.data)?, stream))
            }
            Next::Ended(Some(why)) => Err(why),
            _ => Err(LinkError::Malformed("the first event names no endpoint".to_owned())),
        }
    }
}

/// The address of the endpoint that a server names. Another origin would get all messages, with the
/// headers that are meant for this one.
fn endpoint(base: &Url, named: &str) -> Result<Url, LinkError> {
    let url = base
        .join(named.trim())
        .map_err(|error| LinkError::Malformed(format!("the endpoint is no URL: {error}")))?;
    if url.origin() != base.origin() {
        return Err(LinkError::Malformed(format!(
            "the endpoint {} is of another origin than {}",
            shown(&url),
            shown(base)
        )));
    }
    Ok(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endpoints_belong_to_the_server() {
        let base = Url::parse("http://127.0.0.1:80/a/sse").expect("a URL");
        for (named, expected) in [
            ("/messages?id=1", "http://127.0.0.1/messages?id=1"),
            ("messages", "http://127.0.0.1/a/messages"),
            ("http://127.0.0.1/x", "http://127.0.0.1/x"),
            (" ?id=2 ", "http://127.0.0.1/a/sse?id=2"),
        ] {
            assert_eq!(endpoint(&base, named).expect(named).as_str(), expected);
        }
        for named in
            ["http://127.0.0.1:81/x", "https://127.0.0.1:80/", "//evil.example/x", "data:x"]
        {
            assert!(matches!(endpoint(&base, named), Err(LinkError::Malformed(_))), "{named}");
        }
    }
}
