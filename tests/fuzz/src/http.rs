//! The HTTP endpoint, whatever the request.
//!
//! The input is a request as text: the method, a line for each header, an empty line, the body. So
//! the corpus can be read, and what libFuzzer finds too.

use std::cell::OnceCell;
use std::time::Duration;

use http::{HeaderName, HeaderValue, Method, Request};
use http_body_util::{BodyExt, Full};
use mcp_runtime::http_server::HttpService;
use serde_json::Value;
use tower_service::Service as _;

use crate::run::to_the_end;

thread_local! {
    static ENDPOINT: OnceCell<HttpService> = const { OnceCell::new() };
}

/// How long a stream that stays open is read.
const READ: Duration = Duration::from_secs(60);

/// Every answer has a status that suits a request, and a body of JSON where it says so.
pub fn run(data: &[u8]) {
    let Some(request) = request(data) else { return };
    let mut endpoint =
        ENDPOINT.with(|one| one.get_or_init(|| mcp_tests::fixture::service().into_http()).clone());
    to_the_end(async {
        let Ok(response) = endpoint.call(request).await;
        let (parts, body) = response.into_parts();
        let status = parts.status.as_u16();
        assert!((200..600).contains(&status) && status != 500, "{status}");
        let kind = parts.headers.get("content-type").and_then(|kind| kind.to_str().ok());
        let is_json = kind.is_some_and(|kind| kind.starts_with("application/json"));
        if let Ok(Ok(body)) = tokio::time::timeout(READ, body.collect()).await {
            let bytes = body.to_bytes();
            if is_json {
                serde_json::from_slice::<Value>(&bytes).expect("a body of JSON");
            }
        }
    });
}

fn request(data: &[u8]) -> Option<Request<Full<bytes::Bytes>>> {
    let end = data.windows(2).position(|two| two == b"\n\n")?;
    let (head, body) = (&data[..end], &data[end + 2..]);
    let mut lines = head.split(|byte| *byte == b'\n');
    let method = Method::from_bytes(lines.next()?).ok()?;
    let mut request = Request::new(Full::new(bytes::Bytes::copy_from_slice(body)));
    *request.method_mut() = method;
    for line in lines {
        let colon = line.iter().position(|byte| *byte == b':')?;
        let name = HeaderName::from_bytes(&line[..colon]).ok()?;
        let value = HeaderValue::from_bytes(line[colon + 1..].trim_ascii()).ok()?;
        request.headers_mut().append(name, value);
    }
    Some(request)
}
