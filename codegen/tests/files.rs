//! What generators write, on disks that fail and in folders that hold links and files of others.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::io;
use std::path::{Path, PathBuf};

use mcp_codegen::FileSet;
use mcp_codegen::files::{Changes, Disk, System, create_file, is_temporary, replace_file};

/// A disk whose calls fail from one on: that alone, or all that follow, too.
struct Failing {
    left: Cell<usize>,
    for_good: bool,
}

impl Failing {
    fn call<T>(&self, call: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        let left = self.left.get();
        match left {
            1 if !self.for_good => self.left.set(0),
            2.. => self.left.set(left - 1),
            _ => {}
        }
        match left {
            1 => Err(io::Error::new(io::ErrorKind::StorageFull, "the disk is full")),
            _ => call(),
        }
    }
}

impl Disk for Failing {
    fn create_folder(&self, path: &Path) -> io::Result<()> {
        self.call(|| System.create_folder(path))
    }

    fn create_file(&self, path: &Path, bytes: &[u8], mode: Option<&Permissions>) -> io::Result<()> {
        self.call(|| System.create_file(path, bytes, mode))
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call(|| System.link(from, to))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call(|| System.rename(from, to))
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        self.call(|| System.remove_file(path))
    }

    fn remove_folder(&self, path: &Path) -> io::Result<()> {
        self.call(|| System.remove_folder(path))
    }
}

/// The files below a folder; temporary ones are none.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder").flatten() {
            let path = entry.path();
            if entry.file_type().expect("a type").is_dir() {
                folders.push(path);
            } else if !is_temporary(&entry.file_name()) {
                files.insert(path.clone(), fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    files
}

const HEAD: &str = "// Written by `test`. Do not edit.\n";

fn set(names: &[&str], text: &str) -> FileSet {
    let mut set = FileSet::default();
    for name in names {
        set.insert(*name, format!("{HEAD}{text} of {name}\n"));
    }
    set
}

fn before(folder: &Path) {
    set(&["a.rs", "old/b.rs", "same.rs"], "old").write(folder).expect("written");
    fs::write(folder.join("keep.txt"), "of the user").expect("written");
}

fn changes(folder: &Path) -> Changes {
    let mut changes = Changes::new(folder);
    changes.replace("a.rs", "new a");
    changes.replace("deep/er/c.rs", "new c");
    changes.create("user/d.rs", "new d");
    changes.create("keep.txt", "not for a moment");
    changes.remove("old/b.rs");
    changes
}

#[test]
fn whichever_call_fails_nothing_is_written_and_the_next_run_completes() {
    let wanted = {
        let folder = tempfile::tempdir().expect("a folder");
        before(folder.path());
        let created = changes(folder.path()).apply().expect("written");
        assert_eq!(created, [PathBuf::from("user/d.rs")]);
        relative(folder.path())
    };
    let (mut failures, mut partial) = (0, 0);
    for for_good in [false, true] {
        for n in 1.. {
            let folder = tempfile::tempdir().expect("a folder");
            before(folder.path());
            let old = relative(folder.path());
            let disk = Failing { left: Cell::new(n), for_good };
            let result = changes(folder.path()).apply_on(&disk);
            let now = relative(folder.path());
            let is_reached = disk.left.get() <= usize::from(for_good);
            match result {
                // A fault in tidying up is nobody's loss.
                Ok(_) => assert_eq!(now, wanted, "call {n}"),
                Err(failure) if failure.in_place.is_empty() => {
                    failures += 1;
                    assert_eq!(now, old, "call {n}: nothing was written");
                }
                Err(failure) => {
                    (failures, partial) = (failures + 1, partial + 1);
                    assert!(for_good, "a single fault is taken back: call {n}, {failure}");
                    assert!(failure.to_string().contains("run it again"), "{failure}");
                    for (path, text) in &now {
                        let whole = [old.get(path), wanted.get(path)];
                        assert!(whole.contains(&Some(text)), "call {n}: {}", path.display());
                    }
                }
            }
            // Each file is whole, whatever happened.
            let _ = changes(folder.path()).apply().expect("the next run completes");
            assert_eq!(relative(folder.path()), wanted, "call {n}");
            if !is_reached || n > 100 {
                assert!(n > 10, "{n} calls");
                break;
            }
        }
    }
    println!("{failures} faults, {partial} of them could not be taken back and said so");
    assert!(failures > 10 && partial > 0);
}

fn relative(folder: &Path) -> BTreeMap<PathBuf, String> {
    let inside = |path: PathBuf| path.strip_prefix(folder).expect("below").to_owned();
    files(folder).into_iter().map(|(path, text)| (inside(path), text)).collect()
}

#[cfg(unix)]
#[test]
fn links_of_every_kind_are_refused_and_nothing_behind_them_changes() {
    use std::os::unix::fs::symlink;
    let targets = ["../outside", "../outside/precious.rs", "nowhere", ".", "..", "link"];
    let places = ["link", "link.rs", "sub/link.rs", "mod.rs", "sub", "sub/inner.rs", "sub/x/link"];
    let mut count = 0;
    for target in targets {
        for is_absolute in [false, true] {
            for place in places {
                let root = tempfile::tempdir().expect("a folder");
                let outside = root.path().join("outside");
                fs::create_dir_all(&outside).expect("a folder");
                fs::write(outside.join("precious.rs"), format!("{HEAD}precious")).expect("written");
                fs::write(outside.join("inner.rs"), format!("{HEAD}inner")).expect("written");
                let out = root.path().join("out");
                fs::create_dir_all(&out).expect("a folder");
                let link = out.join(place);
                fs::create_dir_all(link.parent().expect("a folder")).expect("a folder");
                let to = match is_absolute {
                    true => out.join(target),
                    false => PathBuf::from(target),
                };
                symlink(to, &link).expect("a link");
                let before = files(&outside);
                let written = set(&["mod.rs", "sub/inner.rs"], "new").write(&out);
                assert!(written.is_err(), "{place} -> {target}");
                assert_eq!(files(&outside), before, "{place} -> {target}");
                assert!(link.symlink_metadata().is_ok_and(|link| link.is_symlink()));
                assert!(place == "mod.rs" || !out.join("mod.rs").exists(), "nothing was written");
                count += 1;
            }
        }
    }
    println!("{count} links");
}

#[cfg(unix)]
#[test]
fn a_second_name_of_a_file_keeps_its_text_and_permissions_stay() {
    use std::os::unix::fs::PermissionsExt as _;
    let root = tempfile::tempdir().expect("a folder");
    let out = root.path().join("out");
    set(&["mod.rs", "gone.rs"], "old").write(&out).expect("written");
    for name in ["mod.rs", "gone.rs"] {
        fs::hard_link(out.join(name), root.path().join(name)).expect("a link");
    }
    fs::set_permissions(out.join("mod.rs"), Permissions::from_mode(0o640)).expect("set");
    set(&["mod.rs"], "new").write(&out).expect("written");
    for name in ["mod.rs", "gone.rs"] {
        let text = fs::read_to_string(root.path().join(name)).expect("still there");
        assert_eq!(text, format!("{HEAD}old of {name}\n"));
    }
    let mode = fs::metadata(out.join("mod.rs")).expect("there").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

#[test]
fn files_of_others_are_neither_replaced_nor_removed() {
    let root = tempfile::tempdir().expect("a folder");
    let theirs = root.path().join("mod.rs");
    for text in ["fn main() {}\n", "// Written by `another`.\n", " // Written by `test`.\n"] {
        fs::write(&theirs, text).expect("written");
        for names in [&["mod.rs", "a.rs"][..], &["a.rs"]] {
            assert!(set(names, "new").write(root.path()).is_err(), "{text}");
            assert_eq!(fs::read_to_string(&theirs).expect("there"), text);
            assert!(!root.path().join("a.rs").exists());
        }
        assert!(replace_file(&theirs, &format!("{HEAD}new"), false).is_err());
        assert!(replace_file(&theirs, "no head", false).is_err());
        assert!(create_file(&theirs, "new").is_err());
    }
    let mut changes = Changes::new(root.path());
    set(&["mod.rs"], "new").plan(&mut changes, Path::new(""), true).expect("forced");
    changes.apply().expect("written");
    assert!(replace_file(&theirs, &format!("{HEAD}newer"), false).is_ok());
    // What is hidden belongs to other programs.
    fs::write(root.path().join(".DS_Store"), "x").expect("written");
    assert!(set(&["mod.rs"], "new").write(root.path()).is_ok());
    assert!(root.path().join(".DS_Store").exists());
}

#[test]
fn what_a_stopped_run_left_is_cleared_and_a_running_one_is_left_alone() {
    let root = tempfile::tempdir().expect("a folder");
    let name = |process: u32| format!(".mcp-codegen-{process}-0123456789abcdef.tmp");
    let (gone, here) = (name(u32::MAX - 1), name(std::process::id()));
    let other = ".mcp-codegen-1-x.tmp";
    let set = set(&["mod.rs"], "new");
    set.write(root.path()).expect("written");
    for name in [&*gone, &*here, other] {
        fs::write(root.path().join(name), "half").expect("written");
    }
    assert!(set.write(root.path()).expect("in order").is_empty());
    assert!(!cfg!(target_os = "linux") || !root.path().join(gone).exists());
    assert!(root.path().join(here).exists() && root.path().join(other).exists());
}

#[test]
fn many_runs_at_once_leave_whole_files() {
    let root = tempfile::tempdir().expect("a folder");
    let names: Vec<String> = (0..20).map(|n| format!("d{}/f{n}.rs", n % 3)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    std::thread::scope(|scope| {
        for run in 0..8 {
            let (names, folder) = (&names, root.path());
            scope.spawn(move || {
                for round in 0..10 {
                    // Whoever lost a race too often says so, and has written nothing.
                    let _ = set(names, &format!("{run} {round}")).write(folder);
                }
            });
        }
    });
    let files = files(root.path());
    assert_eq!(files.len(), names.len());
    for (path, text) in files {
        assert!(text.starts_with(HEAD) && text.ends_with(".rs\n"), "{}: {text}", path.display());
    }
    let wanted = set(&names, "last");
    wanted.write(root.path()).expect("written");
    assert!(wanted.compare(root.path()).expect("read").is_empty());
}

#[test]
fn a_name_that_no_file_can_have_is_an_error_before_anything_is_written() {
    for name in [&*"x".repeat(500), "con.rs", "../x.rs", "a\nb.rs"] {
        let root = tempfile::tempdir().expect("a folder");
        assert!(set(&["a.rs", name], "new").write(root.path()).is_err(), "{name}");
        assert!(files(root.path()).is_empty(), "{name}");
    }
    let root = tempfile::tempdir().expect("a folder");
    assert!(set(&["A.rs", "a.rs"], "new").write(root.path()).is_err());
}
