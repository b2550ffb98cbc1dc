//! The end of a process that is there for one server.
//!
//! A thread of its own sees to it, so that it works whatever the program's own threads are busy
//! with: the default of a runtime that is dropped is to wait for blocking work without end.

use std::future::pending;
use std::io;
use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

use super::service::{Core, Service};

/// How long after the grace of a shutdown the process may still take to end by itself.
const LAST_WORDS: Duration = Duration::from_secs(2);

impl Service {
    /// Says that the process is there for this service alone, and has it end in order.
    ///
    /// - SIGTERM and SIGINT (Ctrl-C; on Windows also Ctrl-Break and the closing of the console) begin
    ///   a shutdown as [`Service::shut_down`] does: what serves takes no more requests, answers
    ///   those in flight, and returns. A second signal ends the process at once, with the status
    ///   128 and its number.
    /// - What blocks a thread does not keep the process: two seconds after
    ///   [`Limits::shutdown_grace`](super::Limits::shutdown_grace) it exits with status 0. The grace
    ///   begins with the signal; without one, with the end of standard input or the shutdown, and
    ///   then the process exits only if the runtime is being dropped by that time.
    ///
    /// It holds also where the process is the first one of a container, which signals do not end by
    /// themselves. Call it once, before serving. [`Server::serve_stdio`](super::Server::serve_stdio)
    /// and `Server::serve_http` do it themselves.
    ///
    /// # Panics
    /// Outside of a runtime of tokio.
    pub fn manage_process(&self) {
        if self.core.manages_process.swap(true, Ordering::AcqRel) {
            return;
        }
        let (alive, runtime_ended) = oneshot::channel::<()>();
        tokio::spawn(async move {
            let _alive = alive;
            pending::<()>().await;
        });
        let core = Arc::clone(&self.core);
        let (ready, started) = mpsc::channel();
        let thread = std::thread::Builder::new().name("mcp-process".to_owned());
        let spawned = thread.spawn(move || match listen() {
            Ok((runtime, signals)) => {
                let _ = ready.send(Ok(()));
                runtime.block_on(oversee(&core, signals, runtime_ended));
            }
            Err(error) => drop(ready.send(Err(error))),
        });
        let listening = spawned
            .and_then(|_| started.recv().unwrap_or_else(|error| Err(io::Error::other(error))));
        if let Err(error) = listening {
            tracing::warn!(%error, "signals will end the process without order");
        }
    }
}

/// Signals are listened to from here on.
fn listen() -> io::Result<(Runtime, Signals)> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let signals = {
        let _entered = runtime.enter();
        Signals::new()?
    };
    Ok((runtime, signals))
}

/// Waits for what ends the process, and sees to it that it does.
async fn oversee(core: &Core, mut signals: Signals, mut runtime_ended: oneshot::Receiver<()>) {
    let grace = core.limits.shutdown_grace;
    let (mut is_signalled, mut has_left) = (false, false);
    let mut end: Option<Instant> = None;
    loop {
        let may_exit = end.filter(|_| is_signalled || has_left);
        tokio::select! {
            number = signals.next() => {
                if is_signalled {
                    exit(128 + number);
                }
                is_signalled = true;
                tracing::info!(number, "a signal ends the process: the server shuts down");
                core.closing.cancel();
            }
            _ = &mut runtime_ended, if !has_left => has_left = true,
            () = core.input_ended.cancelled(), if end.is_none() => {}
            () = core.closing.cancelled(), if end.is_none() => {}
            () = at(may_exit) => {
                tracing::warn!("something that blocks a thread outlived the grace of a shutdown");
                exit(0);
            }
        }
        end.get_or_insert_with(|| Instant::now() + grace + LAST_WORDS);
    }
}

async fn at(time: Option<Instant>) {
    match time {
        Some(time) => sleep_until(time).await,
        None => pending().await,
    }
}

/// The signals that ask a process to end.
#[cfg(unix)]
struct Signals {
    terminate: tokio::signal::unix::Signal,
    interrupt: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    /// The number of the next one.
    async fn next(&mut self) -> i32 {
        use tokio::signal::unix::SignalKind;
        tokio::select! {
            _ = self.terminate.recv() => SignalKind::terminate().as_raw_value(),
            _ = self.interrupt.recv() => SignalKind::interrupt().as_raw_value(),
        }
    }
}

/// What asks a process to end.
#[cfg(windows)]
struct Signals {
    interrupt: tokio::signal::windows::CtrlC,
    stop: tokio::signal::windows::CtrlBreak,
    close: tokio::signal::windows::CtrlClose,
}

#[cfg(windows)]
impl Signals {
    fn new() -> io::Result<Self> {
        use tokio::signal::windows;
        Ok(Self {
            interrupt: windows::ctrl_c()?,
            stop: windows::ctrl_break()?,
            close: windows::ctrl_close()?,
        })
    }

    /// The number that stands for the next one.
    async fn next(&mut self) -> i32 {
        tokio::select! {
            _ = self.interrupt.recv() => 2,
            _ = self.stop.recv() => 21,
            _ = self.close.recv() => 1,
        }
    }
}

/// Elsewhere nothing asks.
#[cfg(not(any(unix, windows)))]
struct Signals;

#[cfg(not(any(unix, windows)))]
impl Signals {
    fn new() -> io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) -> i32 {
        pending().await
    }
}
