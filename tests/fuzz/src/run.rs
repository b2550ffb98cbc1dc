//! Running asynchronous targets.

use std::cell::RefCell;
use std::future::Future;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};

thread_local! {
    // A runtime for each input would cost more than the input.
    static RUNTIME: RefCell<Runtime> = RefCell::new(runtime());
}

/// More than anything that is set to end by itself needs. The clock is paused, so that waiting
/// costs nothing, and only what never ends is caught by it.
const FOREVER: Duration = Duration::from_secs(100_000);

fn runtime() -> Runtime {
    let built = Builder::new_current_thread().enable_time().start_paused(true).build();
    built.expect("a runtime of one thread")
}

/// Runs `work` to its end, which must come.
pub fn to_the_end<T>(work: impl Future<Output = T>) -> T {
    RUNTIME.with(|runtime| {
        let runtime = runtime.borrow();
        let ended = runtime.block_on(async { tokio::time::timeout(FOREVER, work).await });
        ended.expect("it ends")
    })
}
