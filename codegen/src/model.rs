//! One protocol version as plain data: final names, chosen shapes, messages. No tokens, no JSON.
//!
//! Two protocols can be compared, and one can be rendered; neither looks at the schema again.

/// One protocol version, or one extension.
#[derive(Clone, Debug, Default)]
pub struct Protocol {
    /// `2026-07-28`, or the name of an extension.
    pub version: String,
    /// The types in the order of their names.
    pub types: Vec<Type>,
    /// The requests and notifications, by method.
    pub messages: Vec<Message>,
    /// What became of each definition of the schema.
    pub definitions: Vec<Fate>,
    /// What the reader should know: where a type is wider than the schema.
    pub notes: Vec<Note>,
}

impl Protocol {
    /// The type called `name`.
    pub fn get(&self, name: &str) -> Option<&Type> {
        let index = self.types.binary_search_by(|other| other.name.as_str().cmp(name)).ok()?;
        self.types.get(index)
    }

    /// The message with this method.
    pub fn message(&self, method: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.method == method)
    }

    /// The messages of one kind that one side sends.
    pub fn sent(&self, kind: Kind, by: Side) -> impl Iterator<Item = &Message> {
        self.messages.iter().filter(move |message| message.kind == kind && message.sent_by(by))
    }

    /// Whether a session begins with `initialize`.
    pub fn has_handshake(&self) -> bool {
        self.message("initialize").is_some()
    }

    /// Whether several messages may travel in one array.
    pub fn has_batches(&self) -> bool {
        self.definitions.iter().any(|fate| fate.definition.contains("Batch"))
    }

    /// Where a reference ends once aliases are followed.
    pub fn resolved<'a>(&'a self, reference: &'a Ref) -> &'a Ref {
        let mut reference = reference;
        // An alias cannot lead back to itself, but a broken model should not hang either.
        for _ in 0..64 {
            match reference {
                Ref::Named(name) => match self.get(name).map(|named| &named.shape) {
                    Some(Shape::Alias(target)) => reference = target,
                    _ => break,
                },
                _ => break,
            }
        }
        reference
    }
}

/// What became of one definition of the schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// The definition.
    pub definition: String,
    /// The type it became; several definitions may share one.
    pub name: String,
}

/// A remark for whoever reads the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The JSON pointer it is about.
    pub pointer: String,
    /// The remark.
    pub text: String,
}

/// One type of the bindings.
#[derive(Clone, Debug)]
pub struct Type {
    /// The name in Rust.
    pub name: String,
    /// The definition it comes from, as the schema spells it; the name again for inline types.
    pub definition: String,
    /// Where it is defined, as a JSON pointer.
    pub pointer: String,
    /// What it is.
    pub doc: Doc,
    /// Which file it goes to.
    pub concern: String,
    /// What it looks like.
    pub shape: Shape,
}

/// What is said to people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doc {
    /// The text.
    pub text: String,
    /// The page of the specification.
    pub page: Option<String>,
    /// Whether the schema marks it as deprecated.
    pub deprecated: bool,
}

/// The shape of a type.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Members by name.
    Object(Object),
    /// One of several kinds.
    Union(Union),
    /// One of several strings, or another one.
    Strings(Vec<StringValue>),
    /// An object that is carried as text.
    Opaque(Vec<Constant>),
    /// Another name.
    Alias(Ref),
    /// A type that every generated crate has anyway.
    Native(String),
}

/// An object with members.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Object {
    /// The members that hold data.
    pub fields: Vec<Field>,
    /// The members that always hold the same.
    pub constants: Vec<Constant>,
    /// The message it is, if it is one.
    pub method: Option<String>,
}

impl Object {
    /// The member `wire`.
    pub fn field(&self, wire: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.wire == wire)
    }

    /// Whether an object without members is such an object.
    pub fn may_be_empty(&self) -> bool {
        self.constants.is_empty()
            && self.fields.iter().all(|field| field.presence == Presence::Optional)
    }
}

/// A member that holds data.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The name on the wire.
    pub wire: String,
    /// The name in Rust.
    pub name: String,
    /// What it means.
    pub doc: Doc,
    /// What it holds.
    pub value: Ref,
    /// Whether it must be there.
    pub presence: Presence,
    /// Whether its type must be boxed, because it leads back to the object.
    pub boxed: bool,
}

/// Whether a member must be there.
#[derive(Clone, Debug, PartialEq)]
pub enum Presence {
    /// It must.
    Required,
    /// It must, but may be `null`.
    Nullable,
    /// It may be absent; `null` is absence, except where any JSON is allowed.
    Optional,
    /// The schema says it must be there, but its absence means this value.
    Default(Literal),
    /// The same, but its absence is remembered, so that what was read is written again.
    Filled(Literal),
}

impl Presence {
    /// Whether the member is an `Option` in Rust.
    pub fn is_option(&self) -> bool {
        matches!(self, Self::Optional | Self::Nullable | Self::Filled(_))
    }
}

/// A value that the generator writes into the code.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// A number.
    Integer(i64),
    /// A string, or the value of a string type.
    Text(String),
    /// A truth value.
    Bool(bool),
}

/// A member that always holds the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Constant {
    /// The name on the wire.
    pub wire: String,
    /// The JSON it holds.
    pub json: String,
    /// The text, if it is a string.
    pub text: Option<String>,
}

/// One string of a string type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StringValue {
    /// The text on the wire.
    pub text: String,
    /// The variant in Rust.
    pub name: String,
}

/// One of several kinds.
#[derive(Clone, Debug, PartialEq)]
pub struct Union {
    /// The kinds.
    pub variants: Vec<Variant>,
    /// How objects among them are told apart.
    pub choice: Choice,
    /// Whether a value of none of the kinds is kept; otherwise it is an error.
    pub open: bool,
    /// The name of the variant for such a value.
    pub unknown: String,
}

/// One kind of a union.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    /// The variant in Rust.
    pub name: String,
    /// What it holds.
    pub value: Ref,
    /// Whether it is boxed, so that it does not make the others large.
    pub boxed: bool,
}

/// How the objects of a union are told apart.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// There is at most one kind of object.
    Single(Option<usize>),
    /// By the value of one member.
    Tag {
        /// The member.
        tag: String,
        /// The kinds, by the values they have there.
        cases: Vec<Case>,
        /// The kind that need not have the member.
        absent: Option<usize>,
    },
    /// By the members that are there.
    Evidence(Vec<Candidate>),
}

/// What one value of a discriminator stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The values.
    pub values: Vec<String>,
    /// The kinds that have them; more than one must be told apart by their members.
    pub candidates: Vec<Candidate>,
    /// Whether the kind has the discriminator as a member of its own, not as a constant.
    pub keeps_tag: bool,
}

/// A kind of object, and what shows that an object is of this kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The index of the variant.
    pub variant: usize,
    /// What must be there; the first candidate for which all is there is chosen.
    pub evidence: Vec<Evidence>,
}

/// What shows that an object is of one kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Evidence {
    /// A member is there.
    Has(String),
    /// A member is there and is an object with another member.
    HasWithin(String, String),
    /// A member holds a text.
    Holds(String, String),
}

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ref {
    /// A type of the protocol.
    Named(String),
    /// A string.
    String,
    /// A truth value.
    Bool,
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
    /// An integer that is written back as it was read.
    Integer,
    /// A number that is written back as it was read.
    Number,
    /// Any JSON.
    Json,
    /// Any JSON object.
    JsonObject,
    /// A list.
    List(Box<Ref>),
    /// An object with members of one type.
    Map(Box<Ref>),
    /// A value of one type, or `null`.
    Nullable(Box<Ref>),
}

impl Ref {
    /// Calls `each` with the name of every type it refers to.
    pub fn for_each_name<'a>(&'a self, each: &mut impl FnMut(&'a str)) {
        match self {
            Self::Named(name) => each(name),
            Self::List(inner) | Self::Map(inner) | Self::Nullable(inner) => {
                inner.for_each_name(each);
            }
            _ => {}
        }
    }
}

impl Shape {
    /// Calls `each` with the name of every type it refers to.
    pub fn for_each_name<'a>(&'a self, each: &mut impl FnMut(&'a str)) {
        match self {
            Self::Object(object) => {
                object.fields.iter().for_each(|field| field.value.for_each_name(each));
            }
            Self::Union(union) => {
                union.variants.iter().for_each(|variant| variant.value.for_each_name(each));
            }
            Self::Alias(target) => target.for_each_name(each),
            Self::Strings(_) | Self::Opaque(_) | Self::Native(_) => {}
        }
    }
}

/// What a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A request, which is answered.
    Request,
    /// A notification, which is not.
    Notification,
}

/// One side of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The host's side.
    Client,
    /// The side that offers tools, resources and prompts.
    Server,
}

/// A request or a notification.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The name on the wire.
    pub method: String,
    /// What it is.
    pub kind: Kind,
    /// The type of the whole message.
    pub name: String,
    /// Its name in enums and functions: `CallTool`.
    pub short: String,
    /// Who sends it.
    pub client_sends: bool,
    /// Who sends it.
    pub server_sends: bool,
    /// Its parameters.
    pub params: Params,
    /// What a request is answered with.
    pub result: Option<Ref>,
    /// The capability that the receiver must have, as `tools` or `resources.subscribe`.
    pub capability: Option<String>,
    /// The parameter that the HTTP header `Mcp-Name` mirrors.
    pub name_header: Option<String>,
}

impl Message {
    /// Whether `side` sends it.
    pub fn sent_by(&self, side: Side) -> bool {
        match side {
            Side::Client => self.client_sends,
            Side::Server => self.server_sends,
        }
    }
}

/// The parameters of a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Params {
    /// Their type.
    pub value: Ref,
    /// Whether they must be there.
    pub required: bool,
}
