//! A server process, ended when it is not needed any more, or when it does not answer.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Mutex, MutexGuard, PoisonError,
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

use crate::load::contestants::Contestant;

/// How long a server may take until it listens.
const START: Duration = Duration::from_secs(10);
/// How long it may take longer than the work that it is given.
const GRACE: Duration = Duration::from_secs(10);

/// A server that runs.
pub struct Process {
    child: Mutex<Child>,
    id: u32,
}

impl Process {
    /// Starts a server on pipes.
    pub fn on_pipes(server: &Contestant) -> Result<(Self, ChildStdin, ChildStdout), String> {
        let mut command = command(server);
        let mut process = Self::start(command.stdin(Stdio::piped()).stdout(Stdio::piped()))?;
        let child = process.child.get_mut().unwrap_or_else(PoisonError::into_inner);
        let (input, output) = (child.stdin.take(), child.stdout.take());
        Ok((process, input.ok_or("no input")?, output.ok_or("no output")?))
    }

    /// Starts a server on a port that was free a moment ago, and waits until it listens.
    pub fn on_port(server: &Contestant) -> Result<(Self, SocketAddr), String> {
        let address = free_port().map_err(|error| format!("no free port: {error}"))?;
        let mut command = command(server);
        command.arg("--http").arg(address.to_string());
        let process = Self::start(command.stdin(Stdio::null()).stdout(Stdio::null()))?;
        process.wait_for(address)?;
        Ok((process, address))
    }

    fn start(command: &mut Command) -> Result<Self, String> {
        let child = command.spawn().map_err(|error| format!("{command:?}: {error}"))?;
        Ok(Self { id: child.id(), child: Mutex::new(child) })
    }

    fn wait_for(&self, address: SocketAddr) -> Result<(), String> {
        let begin = Instant::now();
        while TcpStream::connect(address).is_err() {
            if let Ok(Some(status)) = self.child().try_wait() {
                return Err(format!("ended before it listened: {status}"));
            }
            if begin.elapsed() > START {
                return Err(format!("does not listen after {START:?}"));
            }
            thread::sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    /// The number that the system knows it by.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Does something with the server that takes so long if the server answers. If it does not, it is ended, so that
    /// whoever reads from it gets an error instead of waiting for ever.
    pub fn within<T>(
        &self,
        length: Duration,
        work: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        let limit = length + GRACE;
        let (done, wait) = mpsc::channel::<()>();
        thread::scope(|scope| {
            let guard = scope.spawn(move || {
                let late = wait.recv_timeout(limit) == Err(RecvTimeoutError::Timeout);
                late && self.child().kill().is_ok()
            });
            let result = work();
            drop(done);
            match (result, guard.join()) {
                (Err(error), Ok(true)) => Err(format!("no answer within {limit:?} ({error})")),
                (result, _) => result,
            }
        })
    }

    fn child(&self) -> MutexGuard<'_, Child> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let mut child = self.child();
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn command(server: &Contestant) -> Command {
    let mut command = Command::new(&server.program);
    command.args(server.arguments);
    command
}

fn free_port() -> io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}
