//! Names: whatever a manifest calls its things, the project and the typed client compile.

use std::process::Command;

use crate::work::{SCAFFOLD, cargo, scaffold, succeeds};

/// What Rust, the crates beside a project and its own modules are called.
const MORE: &str = "std core alloc serde serde_json mcp_bindings mcp_runtime tokio tracing regex generated \
    server tools prompts resources completions types schema call uri run example answer arguments structured \
    listed handler Handler Tools Prompts Resources Completions Server Client CallError Context ToolError Option \
    Some None Result Ok Err Vec String Box Default Clone Debug Send Sync From Into Iterator Future Arc LazyLock \
    self super crate Self type match fn async await dyn gen try union static str bool i64 main new client name \
    params context result format vec CallToolResult ContentBlock Value Map ErrorObject JsonObject DeserializeOwned";

/// The names of everything that is public in the support code.
fn names() -> Vec<String> {
    let mut names: Vec<String> = MORE.split_whitespace().map(str::to_owned).collect();
    let support = mcp_scaffold::types::support(true).into_iter().map(|(_, text)| text);
    let others = ["call", "client", "completion", "expand", "uri"]
        .map(|name| std::fs::read_to_string(format!("support/{name}.rs")).expect("support code"));
    for text in support.chain(others) {
        for item in syn::parse_file(&text).expect("Rust").items {
            let declared = match item {
                syn::Item::Fn(item) => vec![item.sig.ident],
                syn::Item::Struct(item) => vec![item.ident],
                syn::Item::Enum(item) => {
                    let variants = item.variants.into_iter().map(|variant| variant.ident);
                    std::iter::once(item.ident).chain(variants).collect()
                }
                syn::Item::Trait(item) => vec![item.ident],
                syn::Item::Const(item) => vec![item.ident],
                syn::Item::Mod(item) => vec![item.ident],
                syn::Item::Type(item) => vec![item.ident],
                _ => Vec::new(),
            };
            names.extend(declared.iter().map(ToString::to_string));
        }
    }
    // Names that are the same in Rust are told apart by their author, with `rust:`.
    let mut seen = std::collections::HashSet::new();
    let plain = |name: &String| name.to_lowercase().replace('_', "");
    names.retain(|name| seen.insert(plain(name)));
    names
}

fn manifest(names: &[String]) -> String {
    let mut text =
        "server: { name: names, version: 1.0.0, description: Names. }\n$defs:\n".to_owned();
    for name in names {
        text.push_str(&format!(
            "  {name:?}: {{ type: object, properties: {{ {name:?}: {{ type: integer }}, v: {{ enum: [{name:?}, other] }} }} }}\n"
        ));
    }
    text.push_str("tools:\n");
    for name in names {
        text.push_str(&format!(
            "  - name: {name:?}\n    description: D.\n    inputSchema: {{ type: object, properties: {{ {name:?}: {{ $ref: \"#/$defs/{name}\" }}, p: {{ type: string, pattern: '^a+$' }} }} }}\n    outputSchema: {{ $ref: \"#/$defs/{name}\" }}\n"
        ));
    }
    text.push_str("prompts:\n");
    for name in names {
        text.push_str(&format!(
            "  - name: {name:?}\n    description: D.\n    arguments: [{{ name: {name:?}, description: D. }}]\n    messages: [{{ role: user, text: \"{{{{{name}}}}}\" }}]\n"
        ));
    }
    text
}

#[test]
#[ignore = "compiles a project"]
fn no_name_of_a_manifest_clashes_with_the_code_around_it() {
    let names = names();
    println!("{} names, each as a definition, a member, a value, a tool and a prompt", names.len());
    assert!(names.len() > 150);
    let folder = tempfile::tempdir().expect("a folder");
    let (file, project) = (folder.path().join("mcp.yaml"), folder.path().join("names"));
    std::fs::write(&file, manifest(&names)).expect("written");
    succeeds(Command::new(SCAFFOLD).arg("new").arg(&file).arg("--out").arg(&project));
    succeeds(&mut scaffold(["check"], &project));
    let client = project.join("tests/client_of_it.rs");
    succeeds(Command::new(SCAFFOLD).arg("client").arg(&project).arg("--out").arg(&client));
    succeeds(cargo(&project).args(["check", "--tests"]).env("RUSTFLAGS", "-D warnings"));
}
