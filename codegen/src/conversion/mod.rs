//! How the values of one version become those of the next, and back.
//!
//! Upwards nothing is lost: what the newer version lacks travels in `extra` or `Unknown`, from
//! where the way down takes it again. Downwards only what the older version defines is left, and
//! the rest is reported.

mod objects;
mod renamed;
mod values;

pub use renamed::{renamed, unfilled};

use std::collections::{BTreeMap, HashSet};

use crate::facts::Facts;
use crate::model::{Literal, Protocol, Ref, Shape};
use crate::sharing::Owners;

/// All conversions between a version and the one before it.
#[derive(Clone, Debug, Default)]
pub struct Conversions {
    /// The conversions, by the types they are from and to.
    pub list: Vec<Conversion>,
    /// The types of the older version that have no counterpart.
    pub without_counterpart: Vec<String>,
}

/// Turning one type into another.
#[derive(Clone, Debug)]
pub struct Conversion {
    /// Whether it leads from the older version to the newer one.
    pub up: bool,
    /// The type it starts from.
    pub from: String,
    /// The type it leads to.
    pub to: String,
    /// What it does.
    pub how: How,
}

/// What a conversion does.
#[derive(Clone, Debug)]
pub enum How {
    /// Member by member.
    Object {
        /// What becomes of the members of the target.
        fields: Vec<FieldHow>,
        /// Members of the source that the target lacks.
        left_over: Vec<LeftOver>,
        /// Constants of the target, which must not be in `extra` too.
        constants: Vec<String>,
    },
    /// Kind by kind.
    Union(Vec<Arm>),
    /// By the text.
    Strings,
    /// The text is checked against the constants of the target.
    Opaque,
    /// The source is one kind of the target.
    Wrap {
        /// The variant of the target.
        variant: String,
        /// Whether it is boxed.
        boxed: bool,
        /// How its value is converted.
        value: Value,
    },
    /// The target is one kind of the source.
    Unwrap {
        /// The variant of the source.
        variant: String,
        /// Whether it is boxed.
        boxed: bool,
        /// How its value is converted.
        value: Value,
        /// The variant of the source for values of no known kind.
        unknown: Option<String>,
    },
}

/// What becomes of one member of the target.
#[derive(Clone, Debug)]
pub struct FieldHow {
    /// The name in Rust.
    pub name: String,
    /// The name in Rust that the source has for it.
    pub from: String,
    /// The name on the wire.
    pub wire: String,
    /// Whether the target boxes it.
    pub boxed: bool,
    /// Whether the source boxes it.
    pub unboxed: bool,
    /// Where its value comes from.
    pub origin: Origin,
}

/// Where the value of a member comes from.
#[derive(Clone, Debug)]
pub enum Origin {
    /// Both must have it.
    Both(Value),
    /// Neither need have it.
    Optional(Value),
    /// Only the source must have it.
    IntoOptional(Value),
    /// Only the target must have it.
    IntoRequired(Value, Missing),
    /// The source knows no such member; it may be in `extra`.
    Extra {
        /// Whether the target must have it.
        required: bool,
        /// What it is otherwise.
        missing: Missing,
    },
}

/// What a required member is where there is no value.
#[derive(Clone, Debug, PartialEq)]
pub enum Missing {
    /// There is nothing it could be.
    Nothing,
    /// A literal.
    Literal(Ref, Literal),
    /// The name of the older version.
    OlderVersion,
    /// What an empty object of this type of the source becomes.
    FromEmpty(String),
    /// An empty value.
    Empty,
    /// A text or a number.
    Text(String),
}

/// A member of the source that the target lacks.
#[derive(Clone, Debug)]
pub struct LeftOver {
    /// The name in Rust.
    pub name: String,
    /// The name on the wire.
    pub wire: String,
    /// Whether it is optional.
    pub optional: bool,
    /// The value that says nothing.
    pub default: Option<(Ref, Literal)>,
    /// Whether it travels in `extra`; otherwise it is reported.
    pub carried: bool,
}

/// What becomes of one kind of a union.
#[derive(Clone, Debug)]
pub struct Arm {
    /// The variant of the source.
    pub variant: String,
    /// Whether the source boxes it.
    pub unboxed: bool,
    /// What it becomes.
    pub target: ArmTarget,
}

/// What one kind of a union becomes.
#[derive(Clone, Debug)]
pub enum ArmTarget {
    /// A kind of the target.
    Variant {
        /// The variant.
        variant: String,
        /// Whether it is boxed.
        boxed: bool,
        /// How its value is converted.
        value: Value,
    },
    /// The same text, read again: the target may know it.
    ReadAgain,
    /// A list of one is its element, which is converted so.
    OnlyElement(Value),
    /// JSON that the target does not know, but keeps.
    Kept(String),
    /// Nothing.
    Nothing(String),
}

/// How a value is converted.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// It is the same.
    Same,
    /// By a conversion of its own.
    Call,
    /// Element by element.
    List(Box<Value>),
    /// Member by member.
    Map(Box<Value>),
    /// An object with members becomes one that is carried as JSON.
    ToJson,
    /// An object with members becomes one that is carried as JSON, without the members that only
    /// the newer version defines.
    ExtraOnly(Vec<(String, String, bool)>),
    /// JSON is read as the target.
    FromJson,
}

/// Finds the conversions between two neighbouring versions.
pub fn between(
    protocols: &[Protocol],
    owners: &Owners,
    facts: &Facts,
    old: usize,
    new: usize,
) -> Conversions {
    let mut finder = Finder::new(protocols, owners, facts, old, new);
    let mut without_counterpart = Vec::new();
    for ty in &protocols[old].types {
        match finder.counterpart(&ty.name) {
            Some(name) => finder.want(&ty.name, &name),
            None => without_counterpart.push(ty.name.clone()),
        }
    }
    for message in &protocols[old].messages {
        if let Some(newer) = protocols[new].message(&message.method) {
            finder.value(true, &message.params.value, &newer.params.value);
            if let (Some(result), Some(newer)) = (&message.result, &newer.result) {
                finder.value(true, result, newer);
            }
        }
    }
    while let Some((older, newer)) = finder.wanted.pop() {
        for up in [true, false] {
            let (from, to) = if up { (&older, &newer) } else { (&newer, &older) };
            if let Some(how) = finder.how(up, from, to) {
                finder.found.insert((from.clone(), to.clone(), up), how);
            }
        }
    }
    let conversion = |((from, to, up), how)| Conversion { up, from, to, how };
    Conversions { list: finder.found.into_iter().map(conversion).collect(), without_counterpart }
}

/// How one value is converted between two neighbouring versions.
pub fn value_between(
    protocols: &[Protocol],
    owners: &Owners,
    facts: &Facts,
    (old, new): (usize, usize),
    up: bool,
    from: &Ref,
    to: &Ref,
) -> Option<Value> {
    Finder::new(protocols, owners, facts, old, new).value(up, from, to)
}

/// Marks the facts that fit two neighbouring versions.
pub fn mark_facts(protocols: &[Protocol], bases: &[Option<usize>], facts: &Facts) {
    let owners = Owners::find(protocols, bases);
    for (new, base) in bases.iter().enumerate() {
        if let Some(old) = base {
            between(protocols, &owners, facts, *old, new);
        }
    }
}

struct Finder<'a> {
    protocols: &'a [Protocol],
    owners: &'a Owners,
    facts: &'a Facts,
    old: usize,
    new: usize,
    /// Pairs of an older and a newer type that are not looked at yet.
    wanted: Vec<(String, String)>,
    known: HashSet<(String, String)>,
    found: BTreeMap<(String, String, bool), How>,
}

impl<'a> Finder<'a> {
    fn new(
        protocols: &'a [Protocol],
        owners: &'a Owners,
        facts: &'a Facts,
        old: usize,
        new: usize,
    ) -> Self {
        Self {
            protocols,
            owners,
            facts,
            old,
            new,
            wanted: Vec::new(),
            known: HashSet::new(),
            found: BTreeMap::new(),
        }
    }

    fn older(&self) -> &Protocol {
        &self.protocols[self.old]
    }

    fn newer(&self) -> &Protocol {
        &self.protocols[self.new]
    }

    /// The source's protocol of a conversion upwards or downwards.
    fn source(&self, up: bool) -> &Protocol {
        if up { self.older() } else { self.newer() }
    }

    /// The version that owns a type of the older version, or of the newer one.
    fn owner(&self, older: bool, name: &str) -> usize {
        self.owners.owner(if older { self.old } else { self.new }, name)
    }

    /// What a type of the older version is called in the newer one.
    fn counterpart(&self, name: &str) -> Option<String> {
        let version = &self.newer().version;
        let definition = &self.older().get(name)?.definition;
        let facts = &self.facts.conversions.counterpart;
        let fact = facts
            .iter()
            .find(|fact| !fact.down_only && fact.version == *version && fact.older == *definition);
        if let Some(fact) = fact {
            let newer = self.newer().types.iter().find(|ty| ty.definition == fact.newer)?;
            self.facts.mark("conversions.toml", fact.newer.clone());
            return Some(newer.name.clone());
        }
        self.newer().get(name).map(|ty| ty.name.clone())
    }

    /// Whether two types are one.
    fn same(&self, older: &str, newer: &str) -> bool {
        older == newer && self.owner(true, older) == self.owner(false, newer)
    }

    fn want(&mut self, older: &str, newer: &str) {
        let pair = (older.to_owned(), newer.to_owned());
        let alias = |protocol: &Protocol, name: &str| {
            matches!(protocol.get(name).map(|ty| &ty.shape), Some(Shape::Alias(_)) | None)
        };
        if self.same(older, newer) || alias(self.older(), older) || alias(self.newer(), newer) {
            return;
        }
        if self.known.insert(pair.clone()) {
            self.wanted.push(pair);
        }
    }

    /// What the conversion of two types does; `None` if there can be none.
    fn how(&mut self, up: bool, from: &str, to: &str) -> Option<How> {
        let source = self.source(up).get(from)?.shape.clone();
        let target = self.source(!up).get(to)?.shape.clone();
        match (source, target) {
            (Shape::Object(source), Shape::Object(target)) => {
                Some(self.object(up, &source, to, &target))
            }
            (Shape::Union(source), Shape::Union(target)) => {
                Some(How::Union(self.arms(up, &source, &target, to)))
            }
            (Shape::Strings(_), Shape::Strings(_)) => Some(How::Strings),
            (Shape::Opaque(_), Shape::Opaque(_)) => Some(How::Opaque),
            (Shape::Object(_), Shape::Union(union)) => self.wrap(up, from, &union),
            (Shape::Union(union), Shape::Object(_)) => self.unwrap(up, &union, to),
            _ => None,
        }
    }
}
