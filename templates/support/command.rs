//! The command: flags, logs, and the transport that the flags ask for.

use std::io::{self, IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::process::ExitCode;

use mcp_runtime::http_server::HttpSettings;
use mcp_runtime::server::Service;
use tokio::net::TcpListener;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Any error, as programs report it.
pub type Error = Box<dyn std::error::Error>;

const OPTIONS: &str = "\
It serves over standard input and output unless --http or --port says otherwise.

  --http ADDRESS   serve over HTTP at this address, as at 127.0.0.1:8000, and the path /mcp
  --port PORT      the same at this port of 127.0.0.1
  --host NAME      a name by which other machines reach the server; may be repeated
  --origin ORIGIN  an origin whose web pages may use it, as https://app.example; may be repeated
  -h, --help       print this
  -V, --version    print the version

Logs go to standard error. RUST_LOG says how much of them, as in RUST_LOG=debug or
RUST_LOG=warn,mcp_runtime=debug.";

/// What the flags ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// To print the flags.
    Help,
    /// To print the version.
    Version,
    /// To serve over standard input and output.
    Stdio,
    /// To serve over HTTP.
    Http(Http),
}

/// How to serve over HTTP.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Http {
    /// Where to listen.
    pub address: String,
    /// The names by which other machines reach the server.
    pub hosts: Vec<String>,
    /// The origins whose web pages may use it.
    pub origins: Vec<String>,
}

/// Reads the flags behind the name of the command.
///
/// # Errors
/// The flag that is not known, lacks its value, or is of no use without another.
pub fn task(arguments: impl IntoIterator<Item = String>) -> Result<Task, String> {
    let mut http = Http::default();
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let (flag, joined) = match argument.split_once('=') {
            Some((flag, value)) if flag.starts_with("--") => (flag, Some(value.to_owned())),
            _ => (argument.as_str(), None),
        };
        let mut value = || {
            let value = joined.clone().or_else(|| arguments.next());
            value.filter(|value| !value.is_empty()).ok_or_else(|| format!("`{flag}` wants a value"))
        };
        match flag {
            "-h" | "--help" => return Ok(Task::Help),
            "-V" | "--version" => return Ok(Task::Version),
            "--http" => http.address = value()?,
            "--port" => {
                let port = value()?;
                let number = port.parse::<u16>().map_err(|_| format!("`{port}` is no port"))?;
                http.address = format!("127.0.0.1:{number}");
            }
            "--host" => http.hosts.push(value()?),
            "--origin" => http.origins.push(value()?),
            other => return Err(format!("`{other}` is no flag; --help prints those there are")),
        }
    }
    match (http.address.is_empty(), http.hosts.is_empty() && http.origins.is_empty()) {
        (true, true) => Ok(Task::Stdio),
        (true, false) => Err("--host and --origin want --http or --port beside them".to_owned()),
        (false, _) => Ok(Task::Http(http)),
    }
}

/// Does what the flags ask for. The status is 0 when the server ended in order, 1 when it could not
/// serve, and 2 when the flags are wrong.
pub async fn run(
    name: &str,
    version: &str,
    service: impl FnOnce() -> Result<Service, Error>,
) -> ExitCode {
    let task = match task(std::env::args().skip(1)) {
        Ok(task) => task,
        Err(message) => {
            eprintln!("error: {message}");
            return ExitCode::from(2);
        }
    };
    let done = match task {
        Task::Help => print(&format!("{name} {version}, an MCP server\n\n{OPTIONS}")),
        Task::Version => print(&format!("{name} {version}")),
        Task::Stdio => {
            if io::stdin().is_terminal() {
                eprintln!("{name} {version} waits for MCP messages on standard input, one a line;");
                eprintln!("Ctrl-D ends it, --help prints what else it can do");
            }
            stdio(service).await
        }
        Task::Http(settings) => http(settings, service).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Logs go to standard error: standard output belongs to the protocol.
fn log() {
    let normal = Targets::new().with_default(Level::INFO);
    let wanted = std::env::var("RUST_LOG").ok().filter(|wanted| !wanted.trim().is_empty());
    let (levels, wrong) = match wanted.as_deref().map(str::parse::<Targets>) {
        None => (normal, None),
        Some(Ok(levels)) => (levels, None),
        Some(Err(error)) => (normal, Some(error)),
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false);
    // A program that set up its own logs keeps them.
    let _ = tracing_subscriber::registry().with(lines).with(levels).try_init();
    if let Some(error) = wrong {
        tracing::warn!(%error, "RUST_LOG is not understood");
    }
}

async fn stdio(service: impl FnOnce() -> Result<Service, Error>) -> Result<(), Error> {
    log();
    let service = service()?;
    service.manage_process();
    Ok(service.serve_stdio().await?)
}

async fn http(
    settings: Http,
    service: impl FnOnce() -> Result<Service, Error>,
) -> Result<(), Error> {
    log();
    let Http { address, hosts, origins } = settings;
    let listener = TcpListener::bind(&address).await;
    let listener = listener.map_err(|error| format!("cannot listen at `{address}`: {error}"))?;
    let address: SocketAddr = listener.local_addr()?;
    let mut settings = HttpSettings::new();
    if !hosts.is_empty() {
        settings = settings.allowed_hosts(hosts);
    } else if !address.ip().is_loopback() {
        return Err("other machines can reach the server: say by which names, with --host".into());
    }
    if !origins.is_empty() {
        settings = settings.allowed_origins(origins);
    }
    let service = service()?;
    service.manage_process();
    eprintln!("listening at http://{address}/mcp");
    Ok(service.into_http().settings(settings).serve(listener).await?)
}

/// Prints a text. That nobody reads it is no error.
fn print(text: &str) -> Result<(), Error> {
    match writeln!(io::stdout(), "{text}") {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
