//! HTTP as most people would serve it: what axum, hyper and tokio cost is not the protocol's.

use std::{error::Error, io, sync::Arc};

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
    routing::post,
    serve::{self, ListenerExt as _},
};
use tokio::{net::TcpListener, runtime::Builder};

use crate::message::{Reader, Way};

/// Answers on all threads; never returns but for an error.
pub fn serve(address: &str, way: Way) -> io::Result<()> {
    let runtime = Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(listen(address, way)).map_err(io::Error::other)
}

async fn listen(address: &str, way: Way) -> Result<(), Box<dyn Error + Send + Sync>> {
    let app = Router::new().route("/mcp", post(answer)).with_state(Arc::new(way.reader()));
    let listener = TcpListener::bind(address).await?.tap_io(|stream| {
        // Without it the connection is slow, not wrong.
        let _ = stream.set_nodelay(true);
    });
    serve::serve(listener, app).await?;
    Ok(())
}

async fn answer(State(reader): State<Arc<Reader>>, message: Bytes) -> Response {
    let mut answer = Vec::new();
    match reader.answer(&message, &mut answer) {
        Err(_) => StatusCode::BAD_REQUEST.into_response(),
        Ok(()) if answer.is_empty() => StatusCode::ACCEPTED.into_response(),
        Ok(()) => ([(CONTENT_TYPE, "application/json")], answer).into_response(),
    }
}
