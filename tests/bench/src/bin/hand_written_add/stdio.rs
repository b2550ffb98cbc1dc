//! Lines: as many as one read brings are answered with one write.

use std::io::{self, Read as _, Write as _};

use crate::message::Way;

/// Answers until the input ends.
pub fn serve(way: Way) -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let reader = way.reader();
    // Larger than the buffers of the standard library, which are passed by for that reason.
    let mut buffer = vec![0; 1 << 16];
    let mut held = 0;
    let mut out = Vec::with_capacity(1 << 16);
    loop {
        if held == buffer.len() {
            buffer.resize(2 * held, 0);
        }
        let read = input.read(&mut buffer[held..])?;
        if read == 0 {
            return Ok(());
        }
        held += read;
        let mut begin = 0;
        while let Some(length) = memchr::memchr(b'\n', &buffer[begin..held]) {
            let before = out.len();
            reader.answer(&buffer[begin..begin + length], &mut out)?;
            if out.len() > before {
                out.push(b'\n');
            }
            begin += length + 1;
        }
        buffer.copy_within(begin..held, 0);
        held -= begin;
        output.write_all(&out)?;
        output.flush()?;
        out.clear();
    }
}
