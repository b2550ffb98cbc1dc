//! The fact files: what JSON Schema cannot say, each entry with its reason.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use serde::Deserialize;

use crate::document::Node;
use crate::problem::{Error, Problem};

/// All facts beside the schemas. The default holds none, for schemas of other people.
#[derive(Debug, Default)]
pub struct Facts {
    /// `names.toml`
    pub names: Names,
    /// `errata.toml`
    pub errata: Errata,
    /// `messages.toml`
    pub messages: Messages,
    /// `defaults.toml`
    pub defaults: Defaults,
    /// `accessors.toml`
    pub accessors: Accessors,
    /// `conversions.toml`
    pub conversions: Conversions,
    /// `concerns.toml`
    pub concerns: Concerns,
    /// `docs.toml`; `None` takes the descriptions of the schema instead.
    pub docs: Option<Docs>,
    used: Mutex<BTreeSet<(&'static str, String)>>,
}

/// `names.toml`: names that the schema does not give, or that Rust cannot use.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// Members that come first among the arguments of a constructor.
    #[serde(default)]
    pub first: Vec<String>,
    /// Definitions with another name in Rust.
    #[serde(default)]
    pub rename: Vec<Rename>,
    /// Definitions that are a type of JSON-RPC.
    #[serde(default)]
    pub native: Vec<Native>,
    /// Names of inline types.
    #[serde(default)]
    pub inline: Vec<Inline>,
    /// Objects that are carried as text.
    #[serde(default)]
    pub opaque: Vec<Opaque>,
}

/// A definition with another name in Rust.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The definition.
    pub definition: String,
    /// The name.
    pub to: String,
    /// Why.
    pub reason: String,
}

/// A place that holds a type of JSON-RPC.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Native {
    /// The definition, or the place of an inline type.
    pub at: Vec<String>,
    /// The type.
    pub name: String,
    /// Why.
    pub reason: String,
}

/// The name of an inline type.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inline {
    /// The name.
    pub name: String,
    /// Where it stands: `Tool.annotations`, `X.list[]`, `X.map{}`; `*` for any definition.
    pub at: Vec<String>,
    /// The first version it holds for.
    pub since: Option<String>,
    /// The last version it holds for.
    pub until: Option<String>,
    /// Why.
    #[serde(default)]
    pub reason: String,
}

impl Inline {
    /// Whether it holds for `version`. The names of drafts and extensions sort after all dates.
    pub fn holds_for(&self, version: &str) -> bool {
        self.since.as_deref().is_none_or(|since| since <= version)
            && self.until.as_deref().is_none_or(|until| version <= until)
    }
}

/// An object that is carried as text.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opaque {
    /// The name.
    pub name: String,
    /// Where it stands.
    pub at: String,
    /// Why.
    pub reason: String,
}

/// `errata.toml`: where a schema says other than what its authors mean.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errata {
    /// The corrections.
    #[serde(default)]
    pub erratum: Vec<Erratum>,
}

/// One correction.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    /// The first version it holds for.
    pub since: String,
    /// The last version it holds for; none if it holds for every later one.
    pub until: Option<String>,
    /// JSON pointers, beginning with the name of a definition; `*` for any definition.
    pub at: Vec<String>,
    /// The JSON that stands there.
    pub from: String,
    /// The JSON that should.
    pub to: String,
    /// Why.
    pub reason: String,
}

impl Erratum {
    /// Whether it holds for a version.
    pub fn holds_for(&self, version: &str) -> bool {
        self.since.as_str() <= version && self.until.as_deref().is_none_or(|until| version <= until)
    }
}

/// `messages.toml`: what the schema does not say of methods.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Messages {
    /// Results that cannot be found by name.
    #[serde(default)]
    pub result: Vec<ResultFact>,
    /// Messages whose direction no union tells.
    #[serde(default)]
    pub direction: Vec<DirectionFact>,
    /// Which methods are offered together.
    #[serde(default)]
    pub handler: Vec<Handler>,
    /// Which parameter `Mcp-Name` mirrors.
    #[serde(default)]
    pub header: Vec<Header>,
    /// Definitions that list what one side sends.
    #[serde(default)]
    pub side: Vec<SideUnion>,
}

/// A definition that lists the messages of one side, and is no type of its own.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideUnion {
    /// The definition.
    pub definition: String,
    /// Who sends them.
    pub by: SideName,
    /// What they are.
    pub kind: SideKind,
}

/// What a list of messages holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideKind {
    /// Requests.
    Request,
    /// Notifications.
    Notification,
    /// Results, which only the request they answer can tell apart.
    Result,
    /// Requests that travel inside a result instead of being sent.
    Carried,
}

/// A result that cannot be found by name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultFact {
    /// The requests.
    pub requests: Vec<String>,
    /// The definition of the result.
    pub result: String,
    /// Why.
    pub reason: String,
}

/// Who sends messages that no union lists.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DirectionFact {
    /// The definitions.
    pub messages: Vec<String>,
    /// Who sends them.
    pub by: SideName,
    /// Why.
    pub reason: String,
}

/// A side, in a fact file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    /// The client.
    Client,
    /// The server.
    Server,
}

/// Methods that are offered together.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handler {
    /// The name: `tools` becomes `ToolsHandler`.
    pub name: String,
    /// The side that answers.
    pub side: SideName,
    /// The methods.
    pub methods: Vec<String>,
    /// The capability that says so; none for what every peer must answer.
    pub capability: Option<String>,
    /// What it is.
    pub doc: String,
    /// Why.
    pub reason: String,
}

/// The parameter that the HTTP header `Mcp-Name` mirrors.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The method.
    pub method: String,
    /// The parameter.
    pub member: String,
    /// Why.
    pub reason: String,
}

/// `defaults.toml`: what the absence of a required member means.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Defaults {
    /// The defaults.
    #[serde(default)]
    pub default: Vec<DefaultFact>,
    /// Discriminators that are no constants in the schema.
    #[serde(default)]
    pub discriminator: Vec<Discriminator>,
}

/// A discriminator that is no constant in the schema.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discriminator {
    /// The member.
    pub member: String,
    /// The values by definition; `*` for every other one, which may also lack the member.
    pub values: BTreeMap<String, String>,
    /// Why.
    pub reason: String,
}

/// What the absence of a required member means.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DefaultFact {
    /// Where it stands: `*.resultType`.
    pub at: Vec<String>,
    /// The value.
    pub value: toml::Value,
    /// Whether an object that was read without the member is written without it.
    #[serde(default)]
    pub remembered: bool,
    /// Why.
    pub reason: String,
}

/// `accessors.toml`: what must be reached in a message of any kind.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accessors {
    /// Members that enums of messages lead to.
    #[serde(default)]
    pub accessor: Vec<Accessor>,
    /// Results that ask for more before there is one.
    #[serde(default)]
    pub interim: Vec<Interim>,
}

/// A member that an enum of messages leads to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accessor {
    /// The enum.
    pub side: String,
    /// What the member is called in Rust.
    pub name: String,
    /// The members on the way, and the member itself.
    pub path: Vec<String>,
    /// Whether it may be another one when the same message is sent again.
    #[serde(default)]
    pub varies: bool,
    /// What it is.
    pub doc: String,
    /// Why.
    pub reason: String,
}

/// A result that some requests are answered with before they are done.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interim {
    /// Its definition.
    pub result: String,
    /// What it is called in Rust.
    pub name: String,
    /// What it is.
    pub doc: String,
    /// Why.
    pub reason: String,
}

/// `conversions.toml`: what corresponds to what in the next version.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conversions {
    /// Definitions that were renamed.
    #[serde(default)]
    pub counterpart: Vec<Counterpart>,
    /// Members that were renamed.
    #[serde(default)]
    pub member: Vec<RenamedMember>,
    /// Members that an older version lacks and a newer one requires.
    #[serde(default)]
    pub fill: Vec<Fill>,
    /// Members that an older version has although its definitions do not say so.
    #[serde(default)]
    pub unsaid: Vec<Unsaid>,
}

/// A member that an older version has although its definition does not say so: it is kept on the way
/// down.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsaid {
    /// The version that says it first.
    pub version: String,
    /// The type of the older version and the member, as `*RequestParams._meta`.
    pub at: String,
    /// Why.
    pub reason: String,
}

/// A definition that was renamed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counterpart {
    /// The version that has the new name first.
    pub version: String,
    /// The name before.
    pub older: String,
    /// The name since.
    pub newer: String,
    /// Whether only the newer one is turned into the older one, which becomes another type itself.
    #[serde(default)]
    pub down_only: bool,
    /// Why.
    pub reason: String,
}

/// A member that was renamed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RenamedMember {
    /// The version that has the new name first.
    pub version: String,
    /// The type.
    pub of: String,
    /// The name before.
    pub older: String,
    /// The name since.
    pub newer: String,
    /// Why.
    pub reason: String,
}

/// What a member is set to that the older version lacks.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// The version that requires it.
    pub version: String,
    /// The type and its member.
    pub at: String,
    /// `older-version` (its name), `empty` (a value without anything), `from-empty` (what an empty
    /// object of the other version becomes), or a text.
    pub with: String,
    /// Why.
    pub reason: String,
}

/// `concerns.toml`: which file a type goes to.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Concerns {
    /// The files, and the names of their types; the first that matches counts.
    #[serde(default)]
    pub concern: Vec<Concern>,
}

/// One file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Concern {
    /// The module.
    pub module: String,
    /// What it holds.
    pub doc: String,
    /// The types; `*` stands for any text.
    pub types: Vec<String>,
}

/// `docs.toml`: what is said to people, in our own words.
#[derive(Debug, Default, Deserialize)]
pub struct Docs {
    /// The pages of the specification by topic.
    #[serde(default)]
    pub page: BTreeMap<String, BTreeMap<String, String>>,
    #[serde(flatten)]
    any: DocSet,
    #[serde(default)]
    version: BTreeMap<String, DocSet>,
    #[serde(default)]
    extension: BTreeMap<String, DocSet>,
}

/// Texts by definition and member.
#[derive(Debug, Default, Deserialize)]
struct DocSet {
    #[serde(default)]
    everywhere: BTreeMap<String, String>,
    #[serde(default)]
    definition: BTreeMap<String, DefinitionDoc>,
}

/// The texts of one definition.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct DefinitionDoc {
    text: Option<String>,
    page: Option<String>,
    #[serde(default)]
    member: BTreeMap<String, String>,
}

impl Docs {
    /// The sets that may speak of `version`, the most particular first.
    fn sets<'a>(&'a self, version: &'a str) -> impl Iterator<Item = (String, &'a DocSet)> {
        let version_key = format!("version.{version}.");
        let extension_key = format!("extension.{version}.");
        let particular = self.version.get(version).map(|set| (version_key, set));
        let extension = self.extension.get(version).map(|set| (extension_key, set));
        particular.into_iter().chain(extension).chain([(String::new(), &self.any)])
    }

    /// All keys, to find those that nothing uses.
    fn keys(&self) -> impl Iterator<Item = String> {
        let versions = self.version.iter().map(|(name, set)| (format!("version.{name}."), set));
        let extensions =
            self.extension.iter().map(|(name, set)| (format!("extension.{name}."), set));
        let all = [(String::new(), &self.any)].into_iter().chain(versions).chain(extensions);
        all.flat_map(|(prefix, set)| {
            let everywhere = set.everywhere.keys().map(|name| format!("everywhere.{name}"));
            let definitions = set.definition.iter().flat_map(|(name, doc)| {
                let text = doc.text.iter().map(move |_| format!("definition.{name}"));
                let member = move |member| format!("definition.{name}.member.{member}");
                text.chain(doc.member.keys().map(member))
            });
            let keys: Vec<_> = everywhere.chain(definitions).collect();
            keys.into_iter().map(move |key| format!("{prefix}{key}"))
        })
    }
}

impl Facts {
    /// Reads the fact files.
    ///
    /// # Errors
    /// If one of them is not TOML or has unknown keys.
    pub fn from_texts(text: impl Fn(&str) -> Option<String>) -> Result<Self, Error> {
        let mut problems = Vec::new();
        let facts = Self {
            names: read("names.toml", &text, &mut problems),
            errata: read("errata.toml", &text, &mut problems),
            messages: read("messages.toml", &text, &mut problems),
            defaults: read("defaults.toml", &text, &mut problems),
            accessors: read("accessors.toml", &text, &mut problems),
            conversions: read("conversions.toml", &text, &mut problems),
            concerns: read("concerns.toml", &text, &mut problems),
            docs: Some(read("docs.toml", &text, &mut problems)),
            used: Mutex::default(),
        };
        if problems.is_empty() { Ok(facts) } else { Err(problems.into()) }
    }

    /// The facts that hold for a schema of somebody else. For an MCP schema, such as a draft or an
    /// extension, these are the facts about its names and messages; what they say of definitions
    /// that it lacks does no harm, and its own descriptions take the place of our texts. For any
    /// other schema there are none.
    ///
    /// # Errors
    /// Only if this crate was built with malformed facts.
    pub fn for_foreign_schema(schema: &Node) -> Result<Self, Error> {
        let definitions = schema.get("$defs").or_else(|| schema.get("definitions"));
        if definitions.and_then(|definitions| definitions.get("JSONRPCRequest")).is_none() {
            return Ok(Self::default());
        }
        let facts = Self::from_texts(|file| mcp_protocol_schema::file(file).map(str::to_owned))?;
        Ok(Self { docs: None, concerns: Concerns::default(), errata: Errata::default(), ..facts })
    }

    /// Remembers that an entry changed something.
    pub fn mark(&self, file: &'static str, entry: impl Into<String>) {
        // A set of marks is whole whatever happened to another thread that held it.
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.insert((file, entry.into()));
    }

    /// The text and the page for a definition.
    pub fn definition_doc(
        &self,
        version: &str,
        names: [&str; 2],
    ) -> Option<(String, Option<String>)> {
        let docs = self.docs.as_ref()?;
        for (prefix, set) in docs.sets(version) {
            for name in names {
                let Some(doc) = set.definition.get(name) else { continue };
                if let Some(text) = &doc.text {
                    self.mark("docs.toml", format!("{prefix}definition.{name}"));
                    return Some((text.clone(), doc.page.clone()));
                }
            }
        }
        None
    }

    /// The text for a member.
    pub fn member_doc(&self, version: &str, names: [&str; 2], member: &str) -> Option<String> {
        let docs = self.docs.as_ref()?;
        for (prefix, set) in docs.sets(version) {
            for name in names {
                let text = set.definition.get(name).and_then(|doc| doc.member.get(member));
                if let Some(text) = text {
                    self.mark("docs.toml", format!("{prefix}definition.{name}.member.{member}"));
                    return Some(text.clone());
                }
            }
            if let Some(text) = set.everywhere.get(member) {
                self.mark("docs.toml", format!("{prefix}everywhere.{member}"));
                return Some(text.clone());
            }
        }
        None
    }

    /// The address of the page for `topic` in `version`.
    pub fn page(&self, version: &str, topic: &str) -> Option<String> {
        let paths = self.docs.as_ref()?.page.get(topic)?;
        if let Some(url) = paths.get("url") {
            return Some(url.clone());
        }
        let (_, path) = paths.range(..=version.to_owned()).next_back()?;
        Some(format!("https://modelcontextprotocol.io/specification/{version}/{path}"))
    }

    /// The entries that changed nothing: they speak of something that is no longer there.
    pub fn unused(&self) -> Vec<Problem> {
        let mut entries: Vec<(&'static str, String)> = Vec::new();
        let names = &self.names;
        entries.extend(
            names.rename.iter().map(|e| ("names.toml", format!("rename {}", e.definition))),
        );
        for inline in &names.inline {
            entries.extend(inline.at.iter().map(|at| ("names.toml", format!("inline {at}"))));
        }
        for native in &names.native {
            entries.extend(native.at.iter().map(|at| ("names.toml", format!("native {at}"))));
        }
        entries.extend(names.opaque.iter().map(|e| ("names.toml", format!("opaque {}", e.at))));
        for erratum in &self.errata.erratum {
            let entry = |at| ("errata.toml", format!("{} {at}", erratum.since));
            entries.extend(erratum.at.iter().map(entry));
        }
        let messages = &self.messages;
        for fact in &messages.result {
            entries.extend(fact.requests.iter().map(|r| ("messages.toml", format!("result {r}"))));
        }
        for fact in &messages.direction {
            entries
                .extend(fact.messages.iter().map(|m| ("messages.toml", format!("direction {m}"))));
        }
        for handler in &messages.handler {
            let entry = |method| ("messages.toml", format!("handler {} {method}", handler.name));
            entries.extend(handler.methods.iter().map(entry));
        }
        entries.extend(
            messages.header.iter().map(|h| ("messages.toml", format!("header {}", h.method))),
        );
        for fact in &self.defaults.default {
            entries.extend(fact.at.iter().map(|at| ("defaults.toml", format!("default {at}"))));
        }
        for fact in &self.defaults.discriminator {
            entries.push(("defaults.toml", format!("discriminator {}", fact.member)));
        }
        let conversions = &self.conversions;
        entries
            .extend(conversions.counterpart.iter().map(|c| ("conversions.toml", c.newer.clone())));
        let member = |m: &RenamedMember| ("conversions.toml", format!("{}.{}", m.of, m.newer));
        entries.extend(conversions.member.iter().map(member));
        entries.extend(conversions.fill.iter().map(|f| ("conversions.toml", f.at.clone())));
        entries.extend(conversions.unsaid.iter().map(|u| ("conversions.toml", u.at.clone())));
        for concern in &self.concerns.concern {
            entries.extend(concern.types.iter().map(|t| ("concerns.toml", t.clone())));
        }
        if let Some(docs) = &self.docs {
            entries.extend(docs.keys().map(|key| ("docs.toml", key)));
        }
        self.not_used(entries)
    }

    /// The same for what is asked of rendered files.
    pub fn unused_accessors(&self) -> Vec<Problem> {
        let members = self.accessors.accessor.iter().map(|a| format!("{} {}", a.side, a.name));
        let interims = self.accessors.interim.iter().map(|interim| interim.result.clone());
        self.not_used(members.chain(interims).map(|entry| ("accessors.toml", entry)).collect())
    }

    fn not_used(&self, entries: Vec<(&'static str, String)>) -> Vec<Problem> {
        let used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let unused = entries.into_iter().filter(|entry| !used.contains(entry));
        unused
            .map(|(file, entry)| Problem::new(file, entry, "changes nothing any more; remove it"))
            .collect()
    }
}

fn read<T: serde::de::DeserializeOwned + Default>(
    file: &str,
    text: &impl Fn(&str) -> Option<String>,
    problems: &mut Vec<Problem>,
) -> T {
    let Some(text) = text(file) else {
        problems.push(Problem::new(file, "", "missing"));
        return T::default();
    };
    toml::from_str(&text).unwrap_or_else(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = text[..start].matches('\n').count() + 1;
        problems.push(Problem::new(file, line.to_string(), error.message()));
        T::default()
    })
}

/// Whether `name` matches `pattern`, in which `*` stands for any text.
pub fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => {
            let Some(rest) = name.strip_prefix(before) else { return false };
            (0..=rest.len())
                .filter(|at| rest.is_char_boundary(*at))
                .any(|at| matches(after, &rest[at..]))
        }
    }
}
