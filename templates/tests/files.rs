//! Projects in folders that hold links and files of others, and commands that are killed.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

const MANIFEST: &str = "server: { name: s, version: 1.30 }\ntools: [{ name: t, description: d }]\n";

fn run(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mcp-scaffold"));
    command.current_dir(folder).args(arguments).stdin(Stdio::null()).output().expect("it runs")
}

fn status(folder: &Path, arguments: &[&str]) -> i32 {
    let output = run(folder, arguments);
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    output.status.code().unwrap_or(-1)
}

fn project() -> tempfile::TempDir {
    let root = tempfile::tempdir().expect("a folder");
    fs::write(root.path().join("server.yaml"), MANIFEST).expect("written");
    assert_eq!(
        status(root.path(), &["new", "server.yaml", "--out", "p", "--crates", "registry"]),
        0
    );
    root
}

#[cfg(unix)]
#[test]
fn nothing_outside_of_a_project_is_written_removed_or_read_through_links() {
    use std::os::unix::fs::symlink;
    let places = [
        "src/generated/link",
        "src/generated/tools/link",
        "src/generated",
        "src/tools",
        "src",
        "src/generated/mod.rs",
        "mcp.yaml",
        "src/a",
    ];
    for place in places {
        let root = project();
        let home = root.path().join("home");
        fs::create_dir_all(home.join("docs")).expect("a folder");
        let precious = home.join("docs/mod.rs");
        fs::write(&precious, "// Written by `mcp-scaffold generate`. No.\n").expect("written");
        let link = root.path().join("p").join(place);
        match link.symlink_metadata() {
            Ok(found) if found.is_dir() => fs::remove_dir_all(&link).expect("removed"),
            Ok(_) => fs::remove_file(&link).expect("removed"),
            Err(_) => {}
        }
        let target = if place == "src/a" { Path::new(".").to_owned() } else { home.clone() };
        symlink(target, &link).expect("a link");
        let ends = status(root.path(), &["generate", "p"]);
        // A link among the user's own files is not looked behind; where functions of the manifest
        // are looked for there must be none.
        assert_eq!(ends, if place == "src/a" { 0 } else { 2 }, "{place}");
        assert!(precious.exists() && fs::read_dir(&home).expect("there").count() == 1, "{place}");
        assert!(link.symlink_metadata().is_ok_and(|found| found.is_symlink()), "{place}");
    }
}

#[test]
fn includes_are_files_of_data_inside_of_the_folder() {
    let part = "tools: [{ name: u, description: e }]\n";
    let files = [
        ("build.rs", false),
        ("Cargo.toml", false),
        (".cargo/x.yaml", false),
        (".x.json", false),
        ("mcp.yaml", false),
        ("MCP.yaml", false),
        ("src/generated/x.yaml", false),
        ("aux.yaml", false),
        ("Cargo.toml/x.yaml", false),
        ("x.YAML", false),
        ("x.txt", false),
        ("x", false),
        ("x.yaml", true),
        ("x.yml", true),
        ("sub/x.json", true),
    ];
    for (name, is_fine) in files {
        let root = tempfile::tempdir().expect("a folder");
        let path = root.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, part).expect("written");
        fs::write(root.path().join("server.yaml"), format!("{MANIFEST}include: ['{name}']\n"))
            .expect("written");
        let ends =
            status(root.path(), &["new", "server.yaml", "--out", "p", "--crates", "registry"]);
        assert_eq!(ends, if is_fine { 0 } else { 2 }, "{name}");
        assert_eq!(root.path().join("p").exists(), is_fine, "{name}: nothing was written");
    }
}

#[cfg(unix)]
#[test]
fn includes_are_regular_files_and_no_links() {
    use std::os::unix::fs::symlink;
    let root = tempfile::tempdir().expect("a folder");
    let folder = root.path().join("m");
    fs::create_dir_all(folder.join("dir.yaml")).expect("a folder");
    fs::write(root.path().join("out.yaml"), "tools: []\n").expect("written");
    fs::write(folder.join("in.yaml"), "tools: []\n").expect("written");
    symlink("../out.yaml", folder.join("out.yaml")).expect("a link");
    symlink("in.yaml", folder.join("again.yaml")).expect("a link");
    symlink("..", folder.join("up")).expect("a link");
    symlink("/dev/zero", folder.join("zero.yaml")).expect("a link");
    let made = Command::new("mkfifo").arg(folder.join("pipe.yaml")).status();
    assert!(made.is_ok_and(|made| made.success()));
    let names = [
        "out.yaml",
        "again.yaml",
        "up/out.yaml",
        "zero.yaml",
        "pipe.yaml",
        "dir.yaml",
        "../out.yaml",
    ];
    for name in names {
        fs::write(folder.join("s.yaml"), format!("{MANIFEST}include: [{name}]\n"))
            .expect("written");
        assert_eq!(status(root.path(), &["check", "m/s.yaml"]), 2, "{name}");
    }
    for name in ["pipe.yaml", "dir.yaml", "zero.yaml"] {
        assert_eq!(status(&folder, &["check", name]), 2, "{name}");
        assert_eq!(status(&folder, &["import", name, "--out", "-"]), 2, "{name}");
    }
}

#[test]
fn a_client_replaces_nothing_that_it_did_not_write() {
    let root = project();
    fs::write(root.path().join("main.rs"), "fn main() {}\n").expect("written");
    assert_eq!(status(root.path(), &["client", "p", "--out", "main.rs"]), 2);
    let text = fs::read_to_string(root.path().join("main.rs")).expect("there");
    assert_eq!(text, "fn main() {}\n");
    assert_eq!(status(root.path(), &["client", "p", "--out", "main.rs", "--force"]), 0);
    fs::write(root.path().join("server.yaml"), MANIFEST.replace("name: t", "name: u"))
        .expect("written");
    assert_eq!(status(root.path(), &["client", "server.yaml", "--out", "main.rs"]), 0);
}

#[test]
fn files_of_text_may_begin_with_the_mark_of_utf_8_and_utf_16_is_named() {
    let root = tempfile::tempdir().expect("a folder");
    let list = r#"{"tools": [{"name": "t", "inputSchema": {"type": "object"}}]}"#;
    let api = "openapi: 3.1.0\ninfo: {title: T, version: 1.30}\npaths: {/a: {get: {operationId: a, \
               responses: {'200': {description: d}}}}}\n";
    for (name, text) in [("m.yaml", MANIFEST), ("l.json", list), ("api.yaml", api)] {
        let command = if name == "m.yaml" { "check" } else { "import" };
        let marked = format!("\u{feff}{text}");
        fs::write(root.path().join(name), marked).expect("written");
        let rest: &[&str] = if name == "m.yaml" { &[] } else { &["--out", "-"] };
        let output = run(root.path(), &[&[command, name], rest].concat());
        assert_eq!(output.status.code(), Some(0), "{name}: {output:?}");
        if name == "api.yaml" {
            assert!(String::from_utf8_lossy(&output.stdout).contains("version: \"1.30\""));
        }
        let wide: Vec<u8> = "\u{feff}"
            .encode_utf16()
            .chain(text.encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect();
        fs::write(root.path().join(name), wide).expect("written");
        let output = run(root.path(), &[&[command, name], rest].concat());
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("UTF-16"), "{output:?}");
    }
}

/// `MCP_SCAFFOLD_KILLS` says how often; by hand, 1,000 times.
#[test]
fn a_command_that_is_killed_leaves_whole_files_and_the_next_run_completes() {
    let count = std::env::var("MCP_SCAFFOLD_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
    let whole = project();
    let wanted = listed(&whole.path().join("p"));
    let (mut seed, mut killed, mut begun) = (0x9e37_79b9_u64, 0, 0);
    for round in 0..count {
        let root = tempfile::tempdir().expect("a folder");
        fs::write(root.path().join("server.yaml"), MANIFEST).expect("written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_mcp-scaffold"));
        let arguments = ["new", "server.yaml", "--out", "p", "--crates", "registry"];
        command.current_dir(root.path()).args(arguments).stdout(Stdio::null());
        let mut child = command.spawn().expect("it runs");
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        std::thread::sleep(Duration::from_micros((seed >> 33) % 60_000));
        let _ = child.kill();
        killed += usize::from(!child.wait().expect("it ended").success());
        let there = listed(&root.path().join("p"));
        begun += usize::from(!there.is_empty() && there.len() < wanted.len());
        for (path, text) in &there {
            let expected = wanted.iter().find(|(known, _)| known == path).map(|(_, text)| text);
            assert_eq!(Some(text), expected, "round {round}: {path}");
        }
        if there.len() < wanted.len() {
            assert_eq!(status(root.path(), &arguments), 0, "round {round}: the next run completes");
        }
        assert!(listed(&root.path().join("p")) == wanted, "round {round}");
        let _ = status(root.path(), &["generate", "p"]);
        assert!(!cfg!(target_os = "linux") || !has_temporary(root.path()), "round {round}");
    }
    println!("seed 0x9e3779b9: {count} runs, {killed} killed, {begun} with some files in place");
}

fn listed(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if !mcp_codegen::files::is_temporary(&entry.file_name()) {
                let inside = path.strip_prefix(folder).expect("below").display().to_string();
                files.push((inside, fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    files.sort();
    files
}

fn has_temporary(folder: &Path) -> bool {
    fs::read_dir(folder).expect("a folder").flatten().any(|entry| {
        let is_folder = entry.path().is_dir();
        mcp_codegen::files::is_temporary(&entry.file_name())
            || is_folder && has_temporary(&entry.path())
    })
}
