//! Peers that do what they should not.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::Counts;
use crate::random::Random;

/// Misbehaves until a moment, always in the same order for the same name.
pub async fn run(port: u16, until: Instant, counts: Arc<Counts>, name: String) {
    let mut random = Random::seeded(&name);
    // What is left open on purpose, and for how long.
    let mut open = Vec::new();
    while Instant::now() < until {
        // Whatever the server does with them is right, as long as it is there afterwards.
        if let Ok(Some(stream)) = misdeed(port, &mut random).await {
            open.push(stream);
        }
        Counts::add(&counts.misdeeds);
        if open.len() > 20 {
            open.remove(0);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn misdeed(port: u16, random: &mut Random) -> io::Result<Option<TcpStream>> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
    let request = request(random);
    match random.below(8) {
        // Cut anywhere.
        0 => {
            let end = random.below(request.len());
            stream.write_all(&request[..end]).await?;
        }
        // Half closed: what comes is not read.
        1 => {
            stream.write_all(&request).await?;
            stream.shutdown().await?;
        }
        // Left open, and never read.
        2 => {
            stream.write_all(&request).await?;
            return Ok(Some(stream));
        }
        // Byte by byte, and then silence.
        3 => {
            for byte in request.iter().take(40) {
                stream.write_all(&[*byte]).await?;
            }
            return Ok(Some(stream));
        }
        // Garbage.
        4 => {
            let garbage: Vec<u8> =
                (0..500).map(|_| u8::try_from(random.below(256)).unwrap_or(0)).collect();
            stream.write_all(&garbage).await?;
        }
        // One after the other without waiting.
        5 => {
            for _ in 0..20 {
                stream.write_all(&request).await?;
            }
        }
        // Read in small pieces, and given up.
        6 => {
            stream.write_all(&request).await?;
            let mut little = [0; 16];
            let _ = tokio::time::timeout(Duration::from_millis(50), stream.read(&mut little)).await;
        }
        // Larger than anybody needs.
        _ => {
            let body = format!("{{\"x\":\"{}\"", "x".repeat(1 << 20));
            stream.write_all(post("2026-07-28", &body).as_bytes()).await?;
        }
    }
    Ok(None)
}

fn request(random: &mut Random) -> Vec<u8> {
    let meta = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\
                \"io.modelcontextprotocol/clientCapabilities\":{}}";
    let (method, params) = *random.pick(&[
        ("initialize", "\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"x\",\"version\":\"1\"}"),
        ("tools/call", "\"name\":\"slow\",\"arguments\":{\"ms\":3000}"),
        ("tools/call", "\"name\":\"test_simple_text\""),
        ("subscriptions/listen", "\"filter\":{\"toolsListChanged\":true}"),
        ("tools/list", "\"cursor\":\"nowhere\""),
        ("no/such", "\"a\":1"),
    ]);
    let body = format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"{method}\",\"params\":{{{params},{meta}}}}}"
    );
    let version = if method == "initialize" { "2025-06-18" } else { "2026-07-28" };
    post(version, &body).into_bytes()
}

fn post(version: &str, body: &str) -> String {
    let method = if body.contains("tools/call") { "tools/call" } else { "tools/list" };
    format!(
        "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
         Accept: application/json, text/event-stream\r\nMCP-Protocol-Version: {version}\r\n\
         Mcp-Method: {method}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}
