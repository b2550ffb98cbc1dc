//! Server-sent events, as the client reads them.

use std::mem;

use reader::{Events, Found};

#[allow(dead_code, missing_docs)]
#[path = "../../../runtime/src/client/http/events.rs"]
mod reader;

const LIMIT: usize = 64;

/// No event is longer than the limit, and the pieces in which bytes arrive make no difference.
pub fn run(data: &[u8]) {
    let Some((&piece, bytes)) = data.split_first() else { return };
    let whole = read(bytes.chunks(bytes.len().max(1)));
    let pieces = read(bytes.chunks(usize::from(piece % 16) + 1));
    assert_eq!(whole, pieces);
}

fn read<'a>(chunks: impl Iterator<Item = &'a [u8]>) -> (Vec<Found>, String) {
    let mut events = Events::new(LIMIT);
    let mut all = Vec::new();
    for chunk in chunks {
        let mut found = Vec::new();
        events.push(chunk, |one| found.push(one));
        for one in mem::take(&mut found) {
            if let Found::Event(event) = &one {
                // A byte that is no UTF-8 becomes a character of three.
                assert!(event.data.len() <= 3 * LIMIT, "{event:?}");
            }
            all.push(one);
        }
    }
    (all, events.last_id().to_owned())
}
