//! Types and rules from the schemas of tools.
//!
//! JSON Schema 2020-12 and draft-07 in, Rust out: types that carry every value which the schema
//! accepts, and tables of rules that say which those are. What has no type of its own becomes
//! `serde_json::Value` at that place, with a [`Note`]. Types only need serde and serde_json, and the
//! module `SUPPORT` beside them.
//!
//! # Decisions
//!
//! **An emitter of our own instead of typify.** typify was meant to write the types where it is right
//! and to be carved out where it is wrong. Measured with typify 0.8.0 and the tests beside this (252
//! schemas, of which 150 are those of public servers; 42,000 values that `jsonschema` judges):
//!
//! | | converts and compiles | and carries every judged valid value |
//! |---|---|---|
//! | typify | 216 | 32 |
//! | typify, schema rewritten (`const`, open objects, titles) | 216 | 143 |
//! | this | 252 | 252 |
//!
//! `jsonschema` cannot read 9 of the schemas, which refer to what is not there or have a broken
//! pattern; those only have to compile. The values are the cases' own and small changes of them, such
//! as `30.0` and `1e30`. Of the 109 schemas that would need a carving out with the rewriting, 36 do not
//! convert or compile; in the others 31 refuse whole floats, 25 refuse integers for their size, 11
//! refuse strings for a `format`, 5 lose `null`, 29 change a value otherwise (some do several of these).
//! Names of members and variants cannot be set from outside, and it panics where it does not go on.
//! What carves all this out is an emitter already; the one here does the rest as well, and spares
//! typify's dependencies and those of its output.
//!
//! **Acceptance is the schema's, not the type's.** Arguments are checked before they become the type.
//! The rules are plain data under the names of the keywords, so that generated code stays readable
//! and small; one function of [`support()`] applies them and names each path and rule. It has no
//! dependency but serde_json, and takes a bounded number of steps whatever a value is. Patterns are
//! translated here for the `regex` crate, which only projects that have one depend on; a pattern that
//! would take more than linear time is a [`Problem`]. `format` is an annotation, as 2020-12 has it.
//!
//! **One type for one set of schemas.** A schema, what it refers to and its `allOf` hold together and
//! are read as one (`facets.rs`). The set is what a type is known by, so recursion ends, definitions
//! are emitted once, and no two schemas get one type because their names look alike.
//!
//! **Integers** are `i64`, or `u64` or `i128` where bounds ask for it. `30.0` and `1e3` are integers.
//! One that the type does not hold is refused with its path, and none is rounded: JSON's integers have
//! 64 bits before serde_json makes a float of them, unless it is built with `arbitrary_precision`.
//!
//! **Absence.** An optional member is an `Option`; one that may be `null` as well is an option of an
//! option, unless its default is `null`. Other defaults are filled in when a value is read.
//!
//! **Unions** are told apart by the type of the JSON where that differs, otherwise by what the
//! schemas of the alternatives accept. Open objects keep the members that they do not name.
//!
//! **Limits.** Numbers that are no integers are `f64`. An integer that does not fit its type is
//! accepted by the rules, which are the schema's, and refused by the type.

mod document;
mod facets;
mod facts;
mod literals;
mod lower;
mod model;
mod names;
pub mod patterns;
mod render;
mod rules;
pub mod support;

use std::fmt;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use serde_json::{Map, Value};

use document::{DocumentId, Documents, SHARED};
use lower::Lowering;
use model::{Presence, Shape, TypeId};
use names::Names;
use rules::Rules;

/// The files of the module that generated types use, `schema`.
const SUPPORT: [(&str, &str); 13] = [
    ("mod.rs", include_str!("support/mod.rs")),
    ("alternatives.rs", include_str!("support/alternatives.rs")),
    ("check.rs", include_str!("support/check.rs")),
    ("decimal.rs", include_str!("support/decimal.rs")),
    ("evaluated.rs", include_str!("support/evaluated.rs")),
    ("integer.rs", include_str!("support/integer.rs")),
    ("items.rs", include_str!("support/items.rs")),
    ("json.rs", include_str!("support/json.rs")),
    ("objects.rs", include_str!("support/objects.rs")),
    ("read.rs", include_str!("support/read.rs")),
    ("keywords.rs", include_str!("support/keywords.rs")),
    ("strings.rs", include_str!("support/strings.rs")),
    ("violation.rs", include_str!("support/violation.rs")),
];
/// What is added where there are patterns.
const REGULAR: (&str, &str) = ("regular.rs", include_str!("support/regular.rs"));
const REGULAR_MODULE: &str = "pub mod regular;\n";

/// What projects with patterns depend on.
pub const REGEX: &str = "regex = { version = \"1.12\", default-features = false, features = \
                         [\"std\", \"perf-cache\", \"perf-dfa\", \"perf-inline\", \"unicode\"] }";

/// The files of the module `schema` that generated types use, to be written into a folder of that
/// name beside theirs; with what patterns need, if there are any.
pub fn support(has_patterns: bool) -> Vec<(&'static str, String)> {
    let files = SUPPORT.into_iter().chain(has_patterns.then_some(REGULAR));
    files
        .map(|(name, text)| {
            let leaves_out = name == "mod.rs" && !has_patterns;
            let text = if leaves_out { text.replace(REGULAR_MODULE, "") } else { text.to_owned() };
            (name, text)
        })
        .collect()
}

/// What a schema became.
#[derive(Clone, Debug, PartialEq)]
pub struct Converted {
    /// Items (structs, enums, impls, tables of rules) as formatted Rust, to be put into one module.
    pub code: String,
    /// The type of the root, a path inside of that module.
    pub root: String,
    /// The function of the generated code that decides acceptance:
    /// `fn(&serde_json::Value) -> Result<(), schema::Violations>`.
    pub check: String,
    /// Where a type is wider than the schema.
    pub notes: Vec<Note>,
    /// The schema with the shared definitions that it refers to, complete in itself.
    pub schema: Value,
}

/// Something about a schema that whoever wrote it may want to know.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Note {
    /// The JSON pointer in the schema.
    pub pointer: String,
    /// What became of it.
    pub text: String,
}

/// Why a schema cannot be converted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The JSON pointer in the schema, below the name that it has in the request.
    pub pointer: String,
    /// What is wrong.
    pub text: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.pointer, self.text)
    }
}

/// A schema to be converted, and the name for the type of its root.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The name; types that belong to this schema alone begin with it.
    pub name: &'a str,
    /// The schema.
    pub schema: &'a Value,
}

/// How schemas are converted.
#[derive(Clone, Debug)]
pub struct Options {
    /// The path of [`support()`] as seen from the generated module.
    pub support: String,
    /// Whether what the rules cannot say, such as back references in patterns, is no rule instead
    /// of a problem.
    pub partial_rules: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { support: "super::schema".to_owned(), partial_rules: false }
    }
}

/// What several schemas became together.
#[derive(Clone, Debug, PartialEq)]
pub struct Module {
    /// The content of one module, with its imports. Whoever declares it allows `dead_code`: nobody
    /// uses everything.
    pub code: String,
    /// What each schema became, in the order of the requests; their `code` is empty.
    pub converted: Vec<Converted>,
    /// Whether there are patterns, for [`support()`].
    pub has_patterns: bool,
}

/// Converts one schema. `shared` are the definitions that every schema may refer to as
/// `#/$defs/Name`.
///
/// # Errors
///
/// Everything that makes the schema meaningless.
pub fn convert(
    name: &str,
    schema: &Value,
    shared: &Map<String, Value>,
) -> Result<Converted, Vec<Problem>> {
    let module = convert_all(&[Request { name, schema }], shared, &Options::default())?;
    let [converted] = <[Converted; 1]>::try_from(module.converted).map_err(|_| Vec::new())?;
    Ok(Converted { code: module.code, ..converted })
}

/// Converts several schemas into one module, in which every shared definition is one type.
///
/// # Errors
///
/// Everything that makes the schemas meaningless, all at once.
pub fn convert_all(
    requests: &[Request<'_>],
    shared: &Map<String, Value>,
    options: &Options,
) -> Result<Module, Vec<Problem>> {
    let definitions = Value::Object(Map::from_iter([("$defs".to_owned(), shared.clone().into())]));
    let mut documents = Documents::default();
    documents.add(&definitions);
    let mut names = Names::new(shared);
    for request in requests {
        let document = documents.add(request.schema);
        names.add_root(document, request.name);
    }
    let problems = problems(requests, shared, &mut documents, options);
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut lowering = Lowering::new(documents, names);
    let roots: Vec<TypeId> = (1..=requests.len()).map(|document| lowering.root(document)).collect();
    drop_misfits(&mut lowering);
    Ok(rendered(requests, shared, options, lowering, &roots))
}

/// Schemas that are none, and those that are defined by nothing but themselves.
fn problems(
    requests: &[Request<'_>],
    shared: &Map<String, Value>,
    documents: &mut Documents<'_>,
    options: &Options,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (index, request) in requests.iter().enumerate() {
        let document = index + 1;
        let at = |pointer: &str| format!("{}#{pointer}", request.name);
        if requests[..index].iter().any(|one| one.name == request.name) {
            let text = "another schema has the same name".to_owned();
            problems.push(Problem { pointer: at(""), text });
        }
        for problem in facts::misspelled(request.schema) {
            problems.push(Problem { pointer: at(&problem.pointer), ..problem });
        }
        let own = request.schema.get("$defs").and_then(Value::as_object);
        for name in own.into_iter().flat_map(Map::keys).filter(|name| shared.contains_key(*name)) {
            let text = format!("`{name}` is also a shared definition");
            problems.push(Problem { pointer: at(&format!("/$defs/{name}")), text });
        }
        let root = documents.root(document);
        let mut found = rules::endless(documents, root);
        if !options.partial_rules {
            found.extend(rules::unusable(documents, root));
        }
        for (place, problem) in found {
            let pointer = if place == SHARED { problem.pointer } else { at(&problem.pointer) };
            problems.push(Problem { pointer, ..problem });
        }
    }
    for (name, schema) in shared {
        for problem in facts::misspelled(schema) {
            problems
                .push(Problem { pointer: format!("#/$defs/{name}{}", problem.pointer), ..problem });
        }
    }
    problems.sort();
    problems.dedup();
    problems
}

/// What a keyword of JSON Schema should have been, if its value is of the wrong kind.
#[cfg(feature = "cli")]
pub(crate) fn misplaced(keyword: &str, value: &Value) -> Option<&'static str> {
    facts::expected(keyword, value)
}

/// A default that is no value of its type is none.
fn drop_misfits(lowering: &mut Lowering<'_>) {
    let types = lowering.types.clone();
    let mut notes = Vec::new();
    for ty in &mut lowering.types {
        let Shape::Struct(shape) = &mut ty.shape else { continue };
        for field in &mut shape.fields {
            let Presence::Default(value) = &field.presence else { continue };
            if literals::literal(&types, &field.ty, value, false).is_none() {
                notes.push((
                    field.place,
                    format!("the default {value} is not used: it does not fit"),
                ));
                field.presence = Presence::Optional;
            }
        }
    }
    for (place, text) in notes {
        lowering.note(place, text);
    }
}

fn rendered(
    requests: &[Request<'_>],
    shared: &Map<String, Value>,
    options: &Options,
    lowering: Lowering<'_>,
    roots: &[TypeId],
) -> Module {
    let Lowering { mut documents, names, types, notes, .. } = lowering;
    let mut rules = Rules::new(types.iter().map(|ty| ty.name.as_str()));
    let mut items = TokenStream::new();
    let mut checks: Vec<String> = Vec::new();
    for document in 1..=requests.len() {
        let place = documents.root(document);
        let name = check_name(names.root(document), &checks);
        let root = &types[roots[document - 1].0].name;
        let table = rules.table(&mut documents, &names, place);
        items.extend(check_function(&name, root, &table));
        checks.push(name);
    }
    let holds = render::holds(&types);
    let reachable = render::reachable(&types, roots);
    let mut rendering = render::Rendering {
        types: &types,
        documents: &mut documents,
        names: &names,
        rules: &mut rules,
        holds,
    };
    let mut structs = TokenStream::new();
    for id in reachable {
        structs.extend(rendering.items(id));
    }
    structs.extend(items);
    structs.extend(rules.finish(&mut documents, &names));
    let imports = render::imports(&structs, &options.support);
    let code = formatted(quote!(#imports #structs));
    let converted = requests.iter().enumerate().map(|(index, request)| Converted {
        code: String::new(),
        root: types[roots[index].0].name.clone(),
        check: checks[index].clone(),
        notes: notes_of(index + 1, &notes),
        schema: facts::complete(request.schema, shared),
    });
    let has_patterns = code.contains("schema::regular");
    Module { code, converted: converted.collect(), has_patterns }
}

fn notes_of(document: DocumentId, notes: &[(DocumentId, Note)]) -> Vec<Note> {
    let mut own: Vec<Note> =
        notes.iter().filter(|(one, _)| *one == document).map(|(_, note)| note.clone()).collect();
    own.sort();
    own
}

/// A name for the function that decides acceptance which no other has.
fn check_name(root: &str, taken: &[String]) -> String {
    use heck::ToSnakeCase as _;
    let base = format!("check_{}", root.to_snake_case());
    let numbered = (2..).map(|number| format!("{base}_{number}"));
    let mut names = std::iter::once(base.clone()).chain(numbered);
    names.find(|name| !taken.contains(name)).unwrap_or(base)
}

/// The function that decides acceptance by the rules.
fn check_function(name: &str, ty: &str, table: &proc_macro2::Ident) -> TokenStream {
    let function = format_ident!("{name}");
    let doc = format!(" Whether a value is what the schema of [`{ty}`] accepts.");
    quote! {
        #[doc = #doc]
        pub fn #function(value: &Value) -> Result<(), Violations> {
            #table.check(value)
        }
    }
}

/// Items as text, with an empty line between them.
pub(crate) fn formatted(items: TokenStream) -> String {
    let Ok(file) = syn::parse2::<syn::File>(items.clone()) else {
        // Not formatted is better than nothing; the tests compile every shape.
        return items.to_string();
    };
    let mut code = String::new();
    let mut imports = true;
    for item in file.items {
        if !(code.is_empty() || imports && matches!(item, syn::Item::Use(_))) {
            code.push('\n');
        }
        imports = matches!(item, syn::Item::Use(_));
        let file =
            syn::File { shebang: None, frontmatter: None, attrs: Vec::new(), items: vec![item] };
        code.push_str(&prettyplease::unparse(&file));
    }
    code
}
