//! Commands, and where they work.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The command that is tested.
pub const SCAFFOLD: &str = env!("CARGO_BIN_EXE_mcp-scaffold");

/// The folder of the examples.
pub fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples")
}

/// Runs a command, and shows what it has to say.
pub fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    output
}

/// Runs a command that must succeed, and returns what it printed.
pub fn succeeds(command: &mut Command) -> String {
    let output = run(command);
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// One target folder for all projects: what they depend on is compiled once.
pub fn target() -> PathBuf {
    let kept = std::env::var_os("MCP_SCAFFOLD_TARGET").map(PathBuf::from);
    kept.unwrap_or_else(|| Path::new(env!("CARGO_TARGET_TMPDIR")).join("projects"))
}

/// Cargo in a project.
pub fn cargo(project: &Path) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(project).env("CARGO_TARGET_DIR", target());
    // Nobody debugs what is tested here, nor goes on with it.
    command.envs([("CARGO_PROFILE_DEV_DEBUG", "0"), ("CARGO_INCREMENTAL", "0")]);
    command.env_remove("RUSTFLAGS");
    command
}

/// The command, with these arguments.
pub fn scaffold<const N: usize>(arguments: [&str; N], folder: &Path) -> Command {
    let mut command = Command::new(SCAFFOLD);
    command.args(arguments).arg(folder);
    command
}

/// The manifest of an example.
fn manifest(example: &str) -> PathBuf {
    let folder = examples().join(example);
    match folder.is_dir() {
        true => folder.join("mcp.yaml"),
        false => folder.with_extension("yaml"),
    }
}

/// A new project of an example.
pub fn new(example: &str, folder: &Path) {
    succeeds(scaffold(["new", "--out"], folder).arg(manifest(example)));
}

/// Lays the files over a project that its user would have written, if the example has some.
pub fn finish(example: &str, project: &Path) -> bool {
    let folder = examples().join(example);
    let is_finished = folder.join("src").is_dir();
    for part in ["src", "tests"].map(|part| folder.join(part)).iter().filter(|part| part.is_dir()) {
        copy(part, &project.join(part.file_name().expect("a name")));
    }
    if let Ok(more) = std::fs::read_to_string(folder.join("dependencies.toml")) {
        let cargo = project.join("Cargo.toml");
        let text = std::fs::read_to_string(&cargo).expect("Cargo.toml");
        std::fs::write(&cargo, format!("{text}\n{more}")).expect("written");
    }
    is_finished
}

/// Copies a folder over another.
pub fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name())).expect("an entry");
        match path.is_dir() {
            true => copy(&path, &to.join(name)),
            false => std::fs::copy(&path, to.join(name)).map(|_| ()).expect("copied"),
        }
    }
}

/// Changes a file: each text that is replaced must be there.
pub fn edit(file: &Path, replacements: &[(&str, &str)]) {
    let mut text = std::fs::read_to_string(file).expect("a file");
    for (old, new) in replacements {
        assert!(text.contains(old), "{}: {old}", file.display());
        text = text.replace(old, new);
    }
    std::fs::write(file, text).expect("written");
}
