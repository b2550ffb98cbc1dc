//! Prints how long a clean release build takes of a program that only depends on the generated bindings, beside one
//! that only depends on `rust-mcp-schema` with one protocol version.
//!
//! Both get the dependency versions of this crate's lock file, an empty target folder for every run, and no network.
//! The programs use nothing of what they depend on: what generic code costs whoever calls it is not in the numbers.
//!
//! Exits with 0, with 1 if a build fails, with 2 if the arguments are wrong. CPU time is read from `/proc`, so it is
//! there on Linux only.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

use mcp_bench::cpu::children_user_seconds;
use serde_json::Value;

const USAGE: &str = "usage: compile_time [--runs N] [--json]";
const HERE: &str = env!("CARGO_MANIFEST_DIR");
const LOCK: &str = include_str!("../../Cargo.lock");

fn main() -> ExitCode {
    let (runs, json) = match arguments(env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("error: {error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match measure(runs) {
        Ok(builds) if json => println!("{:#}", to_json(&builds)),
        Ok(builds) => print!("{}", render(&builds)),
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn arguments(mut arguments: impl Iterator<Item = String>) -> Result<(u32, bool), String> {
    let (mut runs, mut json) = (1, false);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--json" => json = true,
            "--runs" => {
                let number = arguments.next().ok_or("--runs needs a number")?;
                runs = match number.parse() {
                    Ok(runs @ 1..) => runs,
                    _ => return Err(format!("`{number}` is not a number of runs")),
                };
            }
            other => return Err(format!("unknown argument `{other}`")),
        }
    }
    Ok((runs, json))
}

/// A crate whose build is measured, as the dependency of an empty program.
struct Candidate {
    name: &'static str,
    /// The right side of its line in the manifest.
    dependency: String,
}

/// The best of what the runs took.
struct Build {
    name: &'static str,
    wall_seconds: f64,
    user_seconds: Option<f64>,
    crates: usize,
}

fn candidates() -> Vec<Candidate> {
    let mut candidates = Vec::new();
    let generated = Path::new(HERE).join("../../generated");
    if generated.join("Cargo.toml").is_file() {
        candidates.push(Candidate {
            name: "mcp-bindings",
            dependency: format!("{{ path = {generated:?} }}"),
        });
    } else {
        eprintln!("note: no manifest in {}, left out", generated.display());
    }
    candidates.push(Candidate { name: "rust-mcp-schema", dependency: "\"=2.0.0\"".to_owned() });
    candidates
}

fn measure(runs: u32) -> Result<Vec<Build>, String> {
    let scratch = Scratch::new()?;
    let candidates = candidates();
    let programs: Vec<PathBuf> = candidates
        .iter()
        .map(|candidate| program(&scratch.0, candidate))
        .collect::<Result<_, _>>()?;
    let mut builds: Vec<Option<Build>> = candidates.iter().map(|_| None).collect();
    // In turn, so that a slow spell of the machine does not hit all the runs of one.
    for _ in 0..runs {
        for ((candidate, program), best) in candidates.iter().zip(&programs).zip(&mut builds) {
            let build = build(candidate.name, program)?;
            *best = Some(match best.take() {
                Some(before) => before.min(build),
                None => build,
            });
        }
    }
    Ok(builds.into_iter().flatten().collect())
}

/// Writes the program and fetches what it needs.
fn program(scratch: &Path, candidate: &Candidate) -> Result<PathBuf, String> {
    let folder = scratch.join(candidate.name);
    let manifest = format!(
        "[package]\nname = \"empty-program\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [workspace]\n\n[dependencies]\n{} = {}\n",
        candidate.name, candidate.dependency
    );
    let main = format!("use {} as _;\n\nfn main() {{}}\n", candidate.name.replace('-', "_"));
    write(&folder.join("Cargo.toml"), &manifest)?;
    write(&folder.join("Cargo.lock"), LOCK)?;
    write(&folder.join("src/main.rs"), &main)?;
    succeed(cargo(&folder).args(["fetch", "--quiet"]))?;
    Ok(folder)
}

fn build(name: &'static str, program: &Path) -> Result<Build, String> {
    let target = program.join("target");
    if target.exists() {
        fs::remove_dir_all(&target).map_err(|error| format!("{}: {error}", target.display()))?;
    }
    let (begin, cpu) = (Instant::now(), children_user_seconds());
    let output = succeed(
        cargo(program)
            .args(["build", "--release", "--offline", "--quiet"])
            .arg("--message-format=json-render-diagnostics")
            .arg("--target-dir")
            .arg(&target),
    )?;
    Ok(Build {
        name,
        wall_seconds: begin.elapsed().as_secs_f64(),
        user_seconds: children_user_seconds().zip(cpu).map(|(after, before)| after - before),
        crates: compiled_packages(&output),
    })
}

impl Build {
    fn min(self, other: Self) -> Self {
        Self {
            wall_seconds: self.wall_seconds.min(other.wall_seconds),
            user_seconds: self
                .user_seconds
                .zip(other.user_seconds)
                .map(|(one, another)| one.min(another)),
            ..self
        }
    }
}

/// A cargo that builds for real: a wrapper such as a compiler cache would answer for rustc.
fn cargo(program: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .current_dir(program)
        .env_remove("CARGO_TARGET_DIR")
        .env("RUSTC_WRAPPER", "")
        .stderr(Stdio::inherit());
    command
}

fn succeed(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The packages in cargo's messages, the empty program not counted.
fn compiled_packages(messages: &str) -> usize {
    let packages: BTreeSet<String> = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter(|message| message["reason"] == "compiler-artifact")
        .filter_map(|message| message["package_id"].as_str().map(str::to_owned))
        .collect();
    packages.len().saturating_sub(1)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// A folder of its own, gone when the measurement is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Self, String> {
        let folder = env::temp_dir().join(format!("mcp-compile-time-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Nothing to be done about a folder that will not go.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn render(builds: &[Build]) -> String {
    let mut text =
        format!("{:<16} {:>8} {:>10} {:>7}\n", "crate", "wall s", "user CPU s", "crates");
    for build in builds {
        let user = build.user_seconds.map_or("?".to_owned(), |seconds| format!("{seconds:.1}"));
        text += &format!(
            "{:<16} {:>8.1} {user:>10} {:>7}\n",
            build.name, build.wall_seconds, build.crates
        );
    }
    if let [ours, theirs] = builds {
        let wall = ours.wall_seconds / theirs.wall_seconds;
        text += &format!("{} takes {wall:.2} times the wall time", ours.name);
        if let (Some(ours), Some(theirs)) = (ours.user_seconds, theirs.user_seconds) {
            text += &format!(", {:.2} times the CPU time", ours / theirs);
        }
        text += "\n";
    }
    text
}

fn to_json(builds: &[Build]) -> Value {
    builds
        .iter()
        .map(|build| {
            serde_json::json!({
                "crate": build.name,
                "wallSeconds": build.wall_seconds,
                "userSeconds": build.user_seconds,
                "crates": build.crates,
            })
        })
        .collect()
}
