//! Projects as their users have them: written by the command, compiled and tested.
//!
//! It takes minutes, so it runs when it is asked for: `cargo test -p mcp-scaffold --test projects --
//! --ignored`. The folder `MCP_SCAFFOLD_TARGET` keeps what was compiled for the next time.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const SCAFFOLD: &str = env!("CARGO_BIN_EXE_mcp-scaffold");

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    output
}

fn succeeds(command: &mut Command) -> String {
    let output = run(command);
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// One target folder for all projects: what they depend on is compiled once.
fn target() -> PathBuf {
    let kept = std::env::var_os("MCP_SCAFFOLD_TARGET").map(PathBuf::from);
    kept.unwrap_or_else(|| Path::new(env!("CARGO_TARGET_TMPDIR")).join("projects"))
}

fn cargo(project: &Path) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(project).env("CARGO_TARGET_DIR", target());
    command.env_remove("RUSTFLAGS");
    command
}

fn new(manifest: &str, folder: &Path) {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(manifest);
    succeeds(Command::new(SCAFFOLD).arg("new").arg(manifest).arg("--out").arg(folder));
}

#[test]
#[ignore = "compiles seven projects"]
fn examples_are_formatted_lint_clean_and_tested() {
    let folder = tempfile::tempdir().expect("a folder");
    let examples = [
        "weather.yaml",
        "calculator.yaml",
        "notes/mcp.yaml",
        "prompts.yaml",
        "jobs.yaml",
        "confirm.yaml",
        "nasty.yaml",
    ];
    for example in examples {
        let project = folder.path().join(example.split(['.', '/']).next().unwrap_or(example));
        new(example, &project);
        succeeds(Command::new(SCAFFOLD).arg("check").arg(&project));
        succeeds(cargo(&project).args(["fmt", "--check"]));
        succeeds(cargo(&project).args(["clippy", "--all-targets", "--", "-D", "warnings"]));
        succeeds(cargo(&project).arg("test"));
    }
}

/// Below somebody's workspace; the manifest changes, and the compiler says what that means.
#[test]
#[ignore = "compiles a project twice"]
fn the_compiler_names_the_tools_that_need_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let workspace = "[workspace]\nmembers = []\nresolver = \"3\"\n";
    std::fs::write(folder.path().join("Cargo.toml"), workspace).expect("written");
    let project = folder.path().join("calculator");
    new("calculator.yaml", &project);
    succeeds(cargo(&project).arg("check"));

    let manifest = project.join("mcp.yaml");
    let text = std::fs::read_to_string(&manifest).expect("read");
    let text = text.replace("name: list_constants", "name: list_names");
    let text = text.replace("x: { type: number", "x: { type: string");
    std::fs::write(&manifest, text).expect("written");
    let divide = project.join("src/tools/divide.rs");
    let code = std::fs::read_to_string(&divide).expect("read");
    let code =
        code.replace("    divide::example(&arguments)", "    mine(arguments.x, arguments.y)");
    let code = code
        + "\n// A comment of mine.\nfn mine(x: f64, y: f64) -> Result<NumberType, ToolError> {\n    \
        if y == 0.0 { Err(\"division by zero\".into()) } else { Ok(NumberType::new(x / y)) }\n}\n";
    std::fs::write(&divide, &code).expect("written");

    let check = run(Command::new(SCAFFOLD).arg("check").arg(&project));
    assert_eq!(check.status.code(), Some(1));
    let generated = succeeds(Command::new(SCAFFOLD).arg("generate").arg(&project));
    assert!(generated.contains("to do    `list_names` of `Tools` in src/server.rs"), "{generated}");
    assert_eq!(std::fs::read_to_string(&divide).expect("read"), code, "not a byte of it");
    let check = run(cargo(&project).arg("check"));
    let errors = String::from_utf8_lossy(&check.stderr);
    assert!(!check.status.success());
    for named in ["list_names", "list_constants", "src/tools/divide.rs"] {
        assert!(errors.contains(named), "{named}: {errors}");
    }
}
