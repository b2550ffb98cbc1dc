//! The files that are the user's: written once, by templates, and never touched again.
//!
//! They are formatted as `rustfmt` would, since it is the user's to run from then on: that is why
//! signatures are broken here, and why names of functions and types, and HTTP requests in comments,
//! are all that comes from the manifest into a file of Rust.

use std::path::PathBuf;

use mcp_codegen::FileSet;
use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, Value, context};

use super::http;
use super::plan::{CompletionOf, Plan};
use super::{Dependencies, Generation};
use crate::manifest::model::Completion;
use crate::render;

/// How wide a line of Rust may be.
const WIDTH: usize = 100;

const TEMPLATES: [(&str, &str); 12] = [
    ("Cargo.toml", include_str!("../../project/Cargo.toml.j2")),
    ("Dockerfile", include_str!("../../project/Dockerfile.j2")),
    ("README.md", include_str!("../../project/README.md.j2")),
    ("build.rs", include_str!("../../project/build.rs.j2")),
    ("contract.rs", include_str!("../../project/contract.rs.j2")),
    ("dockerignore", include_str!("../../project/dockerignore.j2")),
    ("folder.rs", include_str!("../../project/folder.rs.j2")),
    ("function.rs", include_str!("../../project/function.rs.j2")),
    ("gitignore", include_str!("../../project/gitignore.j2")),
    ("lib.rs", include_str!("../../project/lib.rs.j2")),
    ("main.rs", include_str!("../../project/main.rs.j2")),
    ("server.rs", include_str!("../../project/server.rs.j2")),
];

/// A function of the user.
#[derive(Clone, Debug)]
pub struct Function {
    /// The folder it is in, as in `tools`, and the trait it is of.
    pub place: (&'static str, &'static str),
    /// Its name.
    pub name: String,
    /// What it is, for its head.
    what: String,
    hint: &'static str,
    parameters: Vec<String>,
    answer: String,
    imports: Vec<Vec<String>>,
    body: String,
}

impl Function {
    /// The file it is in.
    pub fn path(&self) -> PathBuf {
        PathBuf::from(format!("src/{}/{}.rs", self.place.0, self.name))
    }

    /// What `src/server.rs` has of it, for somebody to paste: the types that it names, and the method.
    pub fn to_paste(&self) -> String {
        let places = ["use crate::generated::types::", "use crate::generated::prompts::"];
        let types = self.imports.iter().flatten();
        let types = types.filter(|line| places.iter().any(|place| line.starts_with(place)));
        let types: String = types.map(|line| format!("{line}\n")).collect();
        format!("{types}// in `impl {} for Server`:\n{}\n", self.place.1, method(self))
    }
}

/// The functions that a project has to have.
pub fn functions(plan: &Plan<'_>) -> Vec<Function> {
    let mut functions: Vec<Function> = plan.tools.iter().map(tool).collect();
    for prompt in plan.prompts.iter().filter(|prompt| prompt.messages.is_none()) {
        functions.push(self::prompt(prompt));
    }
    for resource in plan.resources.iter().filter(|plan| plan.resource.text.is_none()) {
        functions.push(self::resource(&resource.function, None));
    }
    for template in &plan.templates {
        functions
            .push(self::resource(&template.function, Some(&template.variables.converted.root)));
    }
    for completion in &plan.completions {
        if matches!(completion.completion, Completion::Custom(_)) {
            functions.push(self::completion(completion));
        }
    }
    functions
}

const SELF: &str = "server: &Server";
const CONTEXT: &str = "context: &Context";

fn lines<const N: usize>(lines: [&str; N]) -> Vec<String> {
    lines.map(str::to_owned).to_vec()
}

fn tool(plan: &super::plan::ToolPlan<'_>) -> Function {
    let (function, arguments) = (&plan.function, &plan.arguments.converted.root);
    let mut own = vec![
        "use crate::Server;".to_owned(),
        format!("use crate::generated::tools::{function};"),
        format!("use crate::generated::types::{arguments};"),
    ];
    let mut foreign = lines(["use mcp_runtime::server::{Context, ToolError};"]);
    let answer = match &plan.output {
        Some(output) => {
            let output = &output.converted.root;
            own.push(format!("use crate::generated::types::{output};"));
            output.clone()
        }
        None => {
            foreign.push("use mcp_bindings::latest::CallToolResult;".to_owned());
            "CallToolResult".to_owned()
        }
    };
    own.sort();
    own.dedup();
    let request = plan.tool.http.as_ref().map(http::comment).unwrap_or_default();
    let call = match format!("    {function}::example(&arguments)") {
        call if call.len() > WIDTH => {
            format!("    {function}::example(\n        &arguments,\n    )")
        }
        call => call,
    };
    Function {
        place: ("tools", "Tools"),
        name: function.clone(),
        what: format!("The tool `{}`.", plan.tool.name),
        hint: "Until you write it, it answers as the examples of the manifest say.",
        parameters: vec![SELF.to_owned(), CONTEXT.to_owned(), format!("arguments: {arguments}")],
        answer: format!("Result<{answer}, ToolError>"),
        imports: vec![foreign, own],
        body: format!("{request}    let _ = (server, context);\n{call}"),
    }
}

fn prompt(plan: &super::plan::PromptPlan<'_>) -> Function {
    let arguments = &plan.arguments;
    Function {
        place: ("prompts", "Prompts"),
        name: plan.function.clone(),
        what: "A prompt.".to_owned(),
        hint: "Until you write it, it says that it is not written yet.",
        parameters: vec![SELF.to_owned(), CONTEXT.to_owned(), format!("arguments: {arguments}")],
        answer: "Result<GetPromptResult, ErrorObject>".to_owned(),
        imports: vec![
            lines([
                "use mcp_bindings::ErrorObject;",
                "use mcp_bindings::latest::{ContentBlock, GetPromptResult, PromptMessage, Role};",
                "use mcp_runtime::server::Context;",
            ]),
            vec![
                "use crate::Server;".to_owned(),
                format!("use crate::generated::prompts::{arguments};"),
            ],
        ],
        body: "    let _ = (server, context, arguments);\n    \
               let text = ContentBlock::text(\"not written yet\");\n    \
               Ok(GetPromptResult::new([PromptMessage::new(Role::User, text)]))"
            .to_owned(),
    }
}

fn resource(function: &str, variables: Option<&String>) -> Function {
    let mut parameters = lines([SELF, CONTEXT, "uri: &str"]);
    let mut own = lines(["use crate::Server;"]);
    let mut unused = "(server, context)";
    if let Some(variables) = variables {
        parameters.push(format!("variables: {variables}"));
        own.push(format!("use crate::generated::types::{variables};"));
        unused = "(server, context, variables)";
    }
    Function {
        place: ("resources", "Resources"),
        name: function.to_owned(),
        what: "A resource.".to_owned(),
        hint: "Until you write it, its content says that it is not written yet.",
        parameters,
        answer: "Result<ReadResourceResult, ErrorObject>".to_owned(),
        imports: vec![
            lines([
                "use mcp_bindings::ErrorObject;",
                "use mcp_bindings::latest::{ReadResourceResult, TextResourceContents};",
                "use mcp_runtime::server::Context;",
            ]),
            own,
        ],
        body: format!(
            "    let _ = {unused};\n    \
             let text = TextResourceContents::new(uri, \"not written yet\");\n    \
             Ok(ReadResourceResult::new([text]))"
        ),
    }
}

fn completion(plan: &super::plan::CompletionPlan<'_>) -> Function {
    let what = match plan.of {
        CompletionOf::Prompt(_) => "Proposals for an argument of a prompt.",
        CompletionOf::Template(_) => "Proposals for a variable of a resource template.",
    };
    Function {
        place: ("completions", "Completions"),
        name: plan.function.clone(),
        what: what.to_owned(),
        hint: "Until you write it, it proposes nothing.",
        parameters: lines([SELF, CONTEXT, "typed: &str", "known: &Map<String>"]),
        answer: "Result<Vec<String>, ErrorObject>".to_owned(),
        imports: vec![
            lines(["use mcp_bindings::{ErrorObject, Map};", "use mcp_runtime::server::Context;"]),
            lines(["use crate::Server;"]),
        ],
        body: "    let _ = (server, context, typed, known);\n    Ok(Vec::new())".to_owned(),
    }
}

/// A signature as `rustfmt` breaks it.
fn signature(indent: &str, head: &str, parameters: &[String], answer: &str) -> String {
    let line = format!("{indent}{head}({}) -> {answer} {{", parameters.join(", "));
    if line.chars().count() <= WIDTH {
        return line;
    }
    let parameters: String = parameters.iter().map(|one| format!("{indent}    {one},\n")).collect();
    format!("{indent}{head}(\n{parameters}{indent}) -> {answer} {{")
}

fn syntax() -> Result<SyntaxConfig, String> {
    SyntaxConfig::builder().keep_trailing_newline(true).build().map_err(|error| error.to_string())
}

/// Text of a template; a fault of a template is a fault of this program.
fn text(name: &str, values: Value) -> Result<String, String> {
    let mut environment = Environment::new();
    environment.set_syntax(syntax()?);
    for (name, source) in TEMPLATES {
        environment.add_template(name, source).map_err(|error| error.to_string())?;
    }
    let template = environment.get_template(name).map_err(|error| error.to_string())?;
    template.render(values).map_err(|error| format!("{name}: {error:#}"))
}

/// The file of a function.
///
/// # Errors
/// If a template is wrong, which is a fault of this program.
pub fn function_file(function: &Function) -> Result<String, String> {
    let imports: Vec<Vec<String>> = function
        .imports
        .iter()
        .map(|group| {
            let mut group = group.clone();
            group.sort();
            group
        })
        .collect();
    let signature = signature("", "pub async fn call", &function.parameters, &function.answer);
    let (what, hint, body) = (&function.what, function.hint, &function.body);
    text("function.rs", context! { what, imports, hint, signature, body })
}

/// All files that are written once, those of functions included.
///
/// # Errors
/// If a template is wrong, which is a fault of this program.
pub fn files(
    plan: &Plan<'_>,
    dependencies: &Dependencies,
    generation: Generation,
) -> Result<FileSet, String> {
    let build_script = generation == Generation::BuildScript;
    let functions = functions(plan);
    let mut files = FileSet::default();
    for function in &functions {
        files.insert(function.path(), function_file(function)?);
    }
    let traits = render::traits(plan);
    for (folder, _) in &traits {
        let names = of(&functions, folder).map(|one| one.name.clone()).collect();
        files.insert(format!("src/{folder}/mod.rs"), folder_file(folder, names)?);
    }
    files.insert("src/server.rs", server_file(&traits, &functions)?);
    let mut modules: Vec<String> = traits
        .iter()
        .map(|(folder, _)| format!("mod {folder};"))
        .chain(["mod server;".to_owned()])
        .collect();
    modules.sort();
    files.insert("src/lib.rs", text("lib.rs", context! { modules, build_script })?);
    let name = plan.manifest.server.project();
    let main = context! { library => name.replace('-', "_") };
    files.insert("src/main.rs", text("main.rs", main)?);
    files.insert("tests/contract.rs", text("contract.rs", context! { name, build_script })?);
    if build_script {
        files.insert("build.rs", text("build.rs", context! {})?);
    }
    files.insert(".gitignore", text("gitignore", context! {})?);
    files.insert(".dockerignore", text("dockerignore", context! {})?);
    files.insert("Dockerfile", docker_file(name, dependencies, build_script)?);
    files.insert("Cargo.toml", cargo_file(plan, dependencies, build_script)?);
    files.insert("README.md", readme(plan, dependencies, build_script)?);
    Ok(files)
}

fn of<'a>(functions: &'a [Function], folder: &str) -> impl Iterator<Item = &'a Function> {
    functions.iter().filter(move |function| function.place.0 == folder)
}

fn folder_file(folder: &str, mut functions: Vec<String>) -> Result<String, String> {
    functions.sort_unstable();
    let what = match folder {
        "tools" => "The tools, a file for each.",
        "prompts" => "The prompts whose messages are not in the manifest, a file for each.",
        "resources" => "The resources whose content is not in the manifest, a file for each.",
        _ => "The proposals that are not in the manifest, a file for each argument.",
    };
    text("folder.rs", context! { what, functions })
}

fn server_file(
    traits: &[(&'static str, &'static str)],
    functions: &[Function],
) -> Result<String, String> {
    let mut foreign: Vec<String> = Vec::new();
    let mut own: Vec<String> = Vec::new();
    let mut blocks = Vec::new();
    for (folder, r#trait) in traits {
        own.push(format!("use crate::generated::{folder}::{trait};"));
        let mut methods = Vec::new();
        for function in of(functions, folder) {
            for line in function.imports.iter().flatten() {
                // Types, not the modules of tools.
                let places = ["use crate::generated::types::", "use crate::generated::prompts::"];
                if places.iter().any(|place| line.starts_with(place)) {
                    own.push(line.clone());
                }
            }
            methods.push(method(function));
        }
        own.push(format!("use crate::{folder};"));
        blocks.push(context! { trait => *r#trait, methods => methods.join("\n\n") });
    }
    let has = |folder: &str| traits.iter().any(|(known, _)| *known == folder);
    let errors = has("prompts") || has("resources") || has("completions");
    match (errors, has("completions")) {
        (_, true) => foreign.push("use mcp_bindings::{ErrorObject, Map};".to_owned()),
        (true, false) => foreign.push("use mcp_bindings::ErrorObject;".to_owned()),
        _ => {}
    }
    let answers = [
        ("CallToolResult", functions.iter().any(|one| one.answer.contains("<CallToolResult,"))),
        ("GetPromptResult", has("prompts")),
        ("ReadResourceResult", has("resources")),
    ];
    let answers: Vec<&str> =
        answers.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).collect();
    match answers.as_slice() {
        [] => {}
        [one] => foreign.push(format!("use mcp_bindings::latest::{one};")),
        more => foreign.push(format!("use mcp_bindings::latest::{{{}}};", more.join(", "))),
    }
    if !traits.is_empty() {
        foreign.push(match has("tools") {
            true => "use mcp_runtime::server::{Context, ToolError};".to_owned(),
            false => "use mcp_runtime::server::Context;".to_owned(),
        });
    }
    foreign.sort();
    own.sort_by_key(|line| line.trim_end_matches(';').to_owned());
    own.dedup();
    let mut imports = foreign;
    if !imports.is_empty() && !own.is_empty() {
        imports.push(String::new());
    }
    imports.extend(own);
    text("server.rs", context! { imports, blocks })
}

/// A function of a trait that calls the function in its file.
fn method(function: &Function) -> String {
    let mut parameters = vec!["&self".to_owned()];
    parameters.extend(function.parameters.iter().skip(1).cloned());
    let names: Vec<&str> = function
        .parameters
        .iter()
        .skip(1)
        .map(|parameter| parameter.split(':').next().unwrap_or_default())
        .collect();
    let head = format!("async fn {}", function.name);
    let signature = signature("    ", &head, &parameters, &function.answer);
    let (folder, name) = (function.place.0, &function.name);
    let call = format!("{folder}::{name}::call(self, {})", names.join(", "));
    let call = match call.len() + "        .await".len() <= WIDTH {
        true => format!("        {call}.await"),
        false => {
            let (path, names) = (format!("{folder}::{name}::call"), names.join(", "));
            format!("        {path}(\n            self, {names},\n        )\n        .await")
        }
    };
    format!("{signature}\n{call}\n    }}")
}

/// A text of TOML: like one of JSON, but for characters that neither should have.
fn quoted(text: &str) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    serde_json::Value::String(plain).to_string()
}

fn cargo_file(
    plan: &Plan<'_>,
    dependencies: &Dependencies,
    build_script: bool,
) -> Result<String, String> {
    let server = &plan.manifest.server;
    let name = server.project();
    let version = if is_semver(&server.version) { server.version.as_str() } else { "0.1.0" };
    let description = server.description.as_deref().map(quoted);
    let regex = plan.has_patterns.then_some(crate::types::REGEX);
    let bindings = dependencies.of("generated");
    let runtime = dependencies.of("runtime");
    let scaffold = build_script.then(|| dependencies.of("templates"));
    text("Cargo.toml", context! { name, version, description, regex, bindings, runtime, scaffold })
}

/// Whether a version is one for cargo too: three numbers, and perhaps more behind a sign.
fn is_semver(version: &str) -> bool {
    let (numbers, rest) = version.split_at(version.find(['-', '+']).unwrap_or(version.len()));
    let is_number = |part: &str| {
        !part.is_empty()
            && part.len() < 10
            && part.chars().all(|c| c.is_ascii_digit())
            && (part == "0" || !part.starts_with('0'))
    };
    let is_word = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    };
    let numbers: Vec<&str> = numbers.split('.').collect();
    numbers.len() == 3
        && numbers.iter().all(|part| is_number(part))
        && (rest.is_empty()
            || (rest.len() > 1 && rest.starts_with('+') && rest[1..].split('.').all(is_word))
            || (rest.starts_with('-')
                && rest[1..].split('.').all(|part| {
                    is_word(part) && (is_number(part) || part.chars().any(|c| !c.is_ascii_digit()))
                })))
}

/// Crates from a checkout are not in the folder that an image is built of. They are copied to where
/// `Cargo.toml` says they are.
fn docker_file(
    name: &str,
    dependencies: &Dependencies,
    build_script: bool,
) -> Result<String, String> {
    let Dependencies::Path(root) = dependencies else {
        return text("Dockerfile", context! { name });
    };
    let mut folders = vec!["Cargo.toml", "generated", "runtime"];
    if build_script {
        folders.extend(["codegen", "schema", "templates"]);
    }
    // As lists, so that a path may have spaces.
    let folders = folders.iter().map(|folder| {
        let target = root.join(folder).display().to_string();
        format!("[\"{folder}\", {}]", serde_json::Value::String(target))
    });
    let folders: Vec<String> = folders.collect();
    text("Dockerfile", context! { name, folders, checkout => true })
}

fn readme(
    plan: &Plan<'_>,
    dependencies: &Dependencies,
    build_script: bool,
) -> Result<String, String> {
    let server = &plan.manifest.server;
    let name = server.project();
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let title = one_line(server.title.as_deref().unwrap_or(name));
    let about = server.description.as_deref().map(one_line);
    let tools: Vec<Value> = plan
        .tools
        .iter()
        .map(
            |plan| context! { name => plan.tool.name.as_str(), function => plan.function.as_str() },
        )
        .collect();
    let (command, checkout) = ("mcp-scaffold", matches!(dependencies, Dependencies::Path(_)));
    let docker = match checkout {
        true => format!("docker build --build-context checkout=\"$CHECKOUT\" -t {name} ."),
        false => format!("docker build -t {name} ."),
    };
    text(
        "README.md",
        context! { name, title, about, tools, command, docker, checkout, build_script },
    )
}
