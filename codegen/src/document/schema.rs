//! One schema, as plain data.

use super::Node;

/// One schema: what JSON Schema says of one value.
#[derive(Clone, Debug, Default)]
pub struct Schema {
    /// Where it stands in its file, as a JSON pointer.
    pub pointer: String,
    /// The definition it refers to.
    pub reference: Option<String>,
    /// What it says to people.
    pub description: Option<String>,
    /// The kinds of JSON it allows; empty for all.
    pub types: Vec<JsonType>,
    /// The members it names.
    pub properties: Vec<(String, Schema)>,
    /// The members that must be there.
    pub required: Vec<String>,
    /// What it says of other members.
    pub additional: Additional,
    /// The elements of a list.
    pub items: Option<Box<Schema>>,
    /// The schemas of which one must hold (`anyOf` and `oneOf` alike).
    pub any_of: Vec<Schema>,
    /// The schemas that must all hold.
    pub all_of: Vec<Schema>,
    /// The only value it allows.
    pub constant: Option<Node>,
    /// The values it allows.
    pub values: Vec<Node>,
    /// Its `format`.
    pub format: Option<String>,
    /// The smallest number.
    pub minimum: Option<f64>,
    /// The largest number.
    pub maximum: Option<f64>,
    /// Its `default`.
    pub default: Option<Node>,
    /// Whether it is deprecated.
    pub deprecated: bool,
    /// The keywords it uses that bindings do not enforce.
    pub unchecked: Vec<String>,
    /// The keywords it uses that make its type unknowable.
    pub unmodelled: Vec<String>,
    /// Whether it is `false`: nothing is valid.
    pub never: bool,
}

impl Schema {
    /// Whether it allows every value.
    pub fn is_any(&self) -> bool {
        self.reference.is_none()
            && self.types.is_empty()
            && self.properties.is_empty()
            && self.required.is_empty()
            && self.unmodelled.is_empty()
            && !self.never
            && self.items.is_none()
            && self.any_of.is_empty()
            && self.all_of.is_empty()
            && self.constant.is_none()
            && self.values.is_empty()
            && matches!(self.additional, Additional::Open { said: false })
    }

    /// Whether it is a reference and constrains nothing else.
    pub fn only_refers(&self) -> bool {
        self.reference.is_some()
            && Self { reference: None, ..self.clone() }.is_any()
            && self.minimum.is_none()
            && self.maximum.is_none()
            && self.format.is_none()
    }

    /// Whether it says more of a value than its type, apart from its kinds.
    pub fn says_more_than_types(&self) -> bool {
        !self.properties.is_empty()
            || !self.required.is_empty()
            || self.items.is_some()
            || self.constant.is_some()
            || !self.values.is_empty()
            || self.never
            || !matches!(self.additional, Additional::Open { said: false })
    }

    /// Whether all it says is which members must be there.
    pub fn only_requires(&self) -> bool {
        let typed = self.types.is_empty() || self.types == [JsonType::Object];
        typed
            && !self.required.is_empty()
            && Self { required: Vec::new(), types: Vec::new(), ..self.clone() }.is_any()
    }

    /// Whether the member `name` must be there.
    pub fn requires(&self, name: &str) -> bool {
        self.required.iter().any(|required| required == name)
    }

    /// The member `name`.
    pub fn property(&self, name: &str) -> Option<&Schema> {
        self.properties.iter().find(|(key, _)| key == name).map(|(_, schema)| schema)
    }

    /// The string that is the only value it allows.
    pub fn constant_text(&self) -> Option<&str> {
        self.constant.as_ref().and_then(Node::as_str)
    }
}

/// What a schema says of members that it does not name.
#[derive(Clone, Debug)]
pub enum Additional {
    /// Anything goes; `said` if the schema says so itself.
    Open {
        /// Whether the schema says so itself.
        said: bool,
    },
    /// There are none.
    Closed,
    /// They are all of one kind.
    Typed(Box<Schema>),
}

impl Default for Additional {
    fn default() -> Self {
        Self::Open { said: false }
    }
}

/// A kind of JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum JsonType {
    /// `null`
    Null,
    /// A truth value.
    Boolean,
    /// A number without fraction.
    Integer,
    /// A number.
    Number,
    /// A string.
    String,
    /// A list.
    Array,
    /// An object.
    Object,
}

impl JsonType {
    /// Whether `value` is of this kind.
    pub fn holds(self, value: &Node) -> bool {
        match value {
            Node::Null => self == Self::Null,
            Node::Bool(_) => self == Self::Boolean,
            Node::Number(number) => {
                self == Self::Number
                    || self == Self::Integer && number.as_f64().is_some_and(|n| n.fract() == 0.0)
            }
            Node::String(_) => self == Self::String,
            Node::Array(_) => self == Self::Array,
            Node::Object(_) => self == Self::Object,
        }
    }

    /// The kind that JSON Schema calls `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "null" => Self::Null,
            "boolean" => Self::Boolean,
            "integer" => Self::Integer,
            "number" => Self::Number,
            "string" => Self::String,
            "array" => Self::Array,
            "object" => Self::Object,
            _ => return None,
        })
    }
}

impl Schema {
    /// Removes what has no part in what the schema allows.
    pub fn strip(&mut self) {
        self.pointer.clear();
        self.description = None;
        self.properties.iter_mut().for_each(|(_, schema)| schema.strip());
        self.properties.sort_by(|one, two| one.0.cmp(&two.0));
        self.required.sort();
        self.any_of.iter_mut().for_each(Self::strip);
        self.all_of.iter_mut().for_each(Self::strip);
        if let Some(items) = &mut self.items {
            items.strip();
        }
        if let Additional::Typed(schema) = &mut self.additional {
            schema.strip();
        }
    }
}

impl Schema {
    /// What it allows as text to compare, without what bindings do not enforce.
    pub fn without_bounds(&self) -> String {
        let mut bare = self.clone();
        bare.strip();
        (bare.minimum, bare.maximum, bare.format, bare.default) = (None, None, None, None);
        bare.deprecated = false;
        bare.unchecked.clear();
        format!("{bare:?}")
    }
}
