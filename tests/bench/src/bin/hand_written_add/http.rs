//! HTTP/1.1 as far as a client that keeps its connections and sends bodies of known length needs it.

use std::{
    io::{self, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    thread,
};

use memchr::memmem::Finder;

use crate::message::Way;

const ACCEPTED: &[u8] = b"HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\n\r\n";
const LENGTH: &[u8] = b"content-length:";

/// Answers on every connection in a thread of its own; never returns but for an error.
pub fn serve(address: &str, way: Way) -> io::Result<()> {
    let listener = TcpListener::bind(address)?;
    loop {
        let (stream, _) = listener.accept()?;
        thread::spawn(move || {
            // The client that is gone or wrong has lost its connection, which is all that can be done about it.
            let _ = connection(stream, way);
        });
    }
}

fn connection(mut stream: TcpStream, way: Way) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let reader = way.reader();
    let head_end = Finder::new(b"\r\n\r\n");
    let mut buffer = vec![0; 1 << 16];
    let mut held = 0;
    let (mut answer, mut out) = (Vec::new(), Vec::new());
    loop {
        if held == buffer.len() {
            buffer.resize(2 * held, 0);
        }
        let read = stream.read(&mut buffer[held..])?;
        if read == 0 {
            return Ok(());
        }
        held += read;
        let mut begin = 0;
        while let Some(head) = head_end.find(&buffer[begin..held]) {
            let body = begin + head + 4;
            let end = body + content_length(&buffer[begin..body])?;
            if end > held {
                break;
            }
            reader.answer(&buffer[body..end], &mut answer)?;
            respond(&answer, &mut out)?;
            answer.clear();
            begin = end;
        }
        buffer.copy_within(begin..held, 0);
        held -= begin;
        stream.write_all(&out)?;
        out.clear();
    }
}

fn respond(answer: &[u8], out: &mut Vec<u8>) -> io::Result<()> {
    if answer.is_empty() {
        out.extend_from_slice(ACCEPTED);
        return Ok(());
    }
    write!(
        out,
        "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        answer.len()
    )?;
    out.extend_from_slice(answer);
    Ok(())
}

fn content_length(head: &[u8]) -> io::Result<usize> {
    let line = head
        .split(|&byte| byte == b'\n')
        .find(|line| line.len() > LENGTH.len() && line[..LENGTH.len()].eq_ignore_ascii_case(LENGTH))
        .ok_or(io::ErrorKind::InvalidData)?;
    let value = str::from_utf8(&line[LENGTH.len()..]).map_err(|_| io::ErrorKind::InvalidData)?;
    value.trim().parse().map_err(|_| io::ErrorKind::InvalidData.into())
}
