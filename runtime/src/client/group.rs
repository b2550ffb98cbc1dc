//! A process and those that it started: `npx` and `sh` are not the server, but begin it.
//!
//! On Unix they are a process group of their own, so that all of them can be asked to end. A signal
//! of the terminal, as that of Ctrl-C, goes to the group in the foreground, which is the program that
//! uses the client: it ends by it as ever, with that the input of the server is closed, and the
//! server ends by that. On Windows they are a job, which ends with the client, whatever ends that.

use std::io;
use std::time::Duration;

use tokio::process::{Child, Command};

/// How often a group is looked at that is about to end.
const LOOK: Duration = Duration::from_millis(20);

/// The processes that were started with one.
#[derive(Debug)]
pub(super) struct Group {
    inner: system::Group,
    /// Whether all of them are gone, so that the number may be somebody else's.
    gone: bool,
}

impl Group {
    /// Starts a process; `own` says whether it gets a group of its own.
    pub fn start(command: &mut Command, own: bool) -> io::Result<(Child, Self)> {
        system::prepare(command, own);
        let child = command.spawn()?;
        let inner = system::Group::of(&child, own);
        Ok((child, Self { inner, gone: false }))
    }

    /// Waits until none of them is left. The first one must have been waited for.
    pub async fn gone(&mut self) {
        while self.inner.is_alive() {
            tokio::time::sleep(LOOK).await;
        }
        self.gone = true;
    }

    /// Asks them to end. Says no where that cannot be asked.
    pub fn terminate(&self, child: &Child) -> bool {
        !self.gone && self.inner.terminate(child)
    }

    /// Ends them.
    pub fn kill(&mut self) {
        if !self.gone {
            self.inner.kill();
            self.gone = true;
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // Only if the runtime ends before they were ended in order.
        self.kill();
    }
}

#[cfg(unix)]
mod system {
    use rustix::process::{Pid, Signal, kill_process, kill_process_group, test_kill_process_group};
    use tokio::process::{Child, Command};

    /// The number of a group, which is that of its first process.
    #[derive(Debug)]
    pub struct Group(Option<Pid>);

    pub fn prepare(command: &mut Command, own: bool) {
        if own {
            command.process_group(0);
        }
    }

    fn number(child: &Child) -> Option<Pid> {
        child.id().and_then(|id| i32::try_from(id).ok()).and_then(Pid::from_raw)
    }

    impl Group {
        pub fn of(child: &Child, own: bool) -> Self {
            Self(number(child).filter(|_| own))
        }

        /// Once its first process was waited for, a group without others is no more.
        pub fn is_alive(&self) -> bool {
            self.0.is_some_and(|group| test_kill_process_group(group).is_ok())
        }

        pub fn terminate(&self, child: &Child) -> bool {
            match (self.0, number(child)) {
                (Some(group), _) => kill_process_group(group, Signal::TERM).is_ok(),
                // A child that was not waited for still has its number, and no other process does.
                (None, Some(process)) => kill_process(process, Signal::TERM).is_ok(),
                (None, None) => false,
            }
        }

        pub fn kill(&self) {
            if let Some(group) = self.0 {
                // What is gone already need not be killed.
                let _ = kill_process_group(group, Signal::KILL);
            }
        }
    }
}

#[cfg(windows)]
mod system {
    use tokio::process::{Child, Command};
    use win32job::{ExtendedLimitInfo, Job, JobError};

    /// A job that ends all of its processes when it is closed.
    #[derive(Debug)]
    pub struct Group(std::sync::Mutex<Option<Job>>);

    pub fn prepare(_: &mut Command, _: bool) {}

    fn job(child: &Child) -> Result<Option<Job>, JobError> {
        let Some(process) = child.raw_handle() else { return Ok(None) };
        let mut limits = ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = Job::create_with_limit_info(&limits)?;
        job.assign_process(process as isize)?;
        Ok(Some(job))
    }

    impl Group {
        pub fn of(child: &Child, own: bool) -> Self {
            let job = if own { job(child) } else { Ok(None) };
            let job = job.unwrap_or_else(|error| {
                tracing::warn!(%error, "processes that a server starts are not ended with it");
                None
            });
            Self(std::sync::Mutex::new(job))
        }

        pub fn is_alive(&self) -> bool {
            let job = crate::lock::lock(&self.0);
            let processes = job.as_ref().and_then(|job| job.query_process_id_list().ok());
            processes.is_some_and(|processes| !processes.is_empty())
        }

        /// There is no way to ask a process without a window.
        pub fn terminate(&self, _: &Child) -> bool {
            false
        }

        pub fn kill(&self) {
            crate::lock::lock(&self.0).take();
        }
    }
}

#[cfg(not(any(unix, windows)))]
mod system {
    use tokio::process::{Child, Command};

    /// Nothing but the process itself is known.
    #[derive(Debug)]
    pub struct Group;

    pub fn prepare(_: &mut Command, _: bool) {}

    impl Group {
        pub fn of(_: &Child, _: bool) -> Self {
            Self
        }

        pub fn is_alive(&self) -> bool {
            false
        }

        pub fn terminate(&self, _: &Child) -> bool {
            false
        }

        pub fn kill(&self) {}
    }
}
