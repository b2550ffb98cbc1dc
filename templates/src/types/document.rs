//! The schemas of one run as places that can be asked for their keywords.
//!
//! A place is a schema inside of a document. A reference is followed to the place it means, so that
//! recursion is a place that is met again, and nothing is ever copied.

use std::collections::HashMap;

use serde_json::{Map, Value};

/// Index of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Place(usize);

/// Index of a document. The first holds the definitions that all share.
pub(super) type DocumentId = usize;

/// The document with the shared definitions.
pub(super) const SHARED: DocumentId = 0;

struct Document<'a> {
    root: &'a Value,
    /// Whether `$ref` leaves no room for other keywords, as in draft-07 and before.
    lone_references: bool,
}

struct Node<'a> {
    document: DocumentId,
    pointer: String,
    json: &'a Value,
}

/// All documents, and the places that were met in them.
#[derive(Default)]
pub(super) struct Documents<'a> {
    documents: Vec<Document<'a>>,
    nodes: Vec<Node<'a>>,
    by_pointer: HashMap<(DocumentId, String), Place>,
}

impl<'a> Documents<'a> {
    /// Adds a document.
    pub(super) fn add(&mut self, root: &'a Value) -> DocumentId {
        let dialect = root.get("$schema").and_then(Value::as_str).unwrap_or_default();
        let lone_references = ["draft-03", "draft-04", "draft-06", "draft-07"]
            .iter()
            .any(|draft| dialect.contains(draft));
        self.documents.push(Document { root, lone_references });
        self.documents.len() - 1
    }

    /// The root of a document.
    pub(super) fn root(&mut self, document: DocumentId) -> Place {
        self.intern(document, String::new(), self.documents[document].root)
    }

    fn intern(&mut self, document: DocumentId, pointer: String, json: &'a Value) -> Place {
        *self.by_pointer.entry((document, pointer)).or_insert_with_key(|(_, pointer)| {
            self.nodes.push(Node { document, pointer: pointer.clone(), json });
            Place(self.nodes.len() - 1)
        })
    }

    /// The JSON of a place.
    pub(super) fn json(&self, place: Place) -> &'a Value {
        self.nodes[place.0].json
    }

    /// The document of a place.
    pub(super) fn document(&self, place: Place) -> DocumentId {
        self.nodes[place.0].document
    }

    /// Where a place is in its document.
    pub(super) fn pointer(&self, place: Place) -> &str {
        &self.nodes[place.0].pointer
    }

    /// Whether the keywords beside a `$ref` mean nothing.
    pub(super) fn is_lone_reference(&self, place: Place) -> bool {
        self.documents[self.document(place)].lone_references
            && self.keyword(place, "$ref").is_some()
    }

    /// The value of a keyword.
    pub(super) fn keyword(&self, place: Place, keyword: &str) -> Option<&'a Value> {
        self.json(place).get(keyword)
    }

    /// The text of a keyword.
    pub(super) fn text(&self, place: Place, keyword: &str) -> Option<&'a str> {
        self.keyword(place, keyword).and_then(Value::as_str)
    }

    fn below(&mut self, place: Place, steps: &[&str], json: &'a Value) -> Place {
        let mut pointer = self.pointer(place).to_owned();
        for step in steps {
            pointer.push('/');
            pointer.push_str(&step.replace('~', "~0").replace('/', "~1"));
        }
        self.intern(self.document(place), pointer, json)
    }

    /// The schema of a keyword.
    pub(super) fn schema(&mut self, place: Place, keyword: &str) -> Option<Place> {
        let json = self.keyword(place, keyword).filter(|json| is_schema(json))?;
        Some(self.below(place, &[keyword], json))
    }

    /// The schemas of a keyword that holds a list of them.
    pub(super) fn schemas(&mut self, place: Place, keyword: &str) -> Vec<Place> {
        let Some(Value::Array(list)) = self.keyword(place, keyword) else { return Vec::new() };
        let list = list.iter().enumerate().filter(|(_, json)| is_schema(json));
        list.map(|(index, json)| self.below(place, &[keyword, &index.to_string()], json)).collect()
    }

    /// The schemas of a keyword that holds them by name.
    pub(super) fn members(&mut self, place: Place, keyword: &str) -> Vec<(&'a str, Place)> {
        let Some(Value::Object(members)) = self.keyword(place, keyword) else { return Vec::new() };
        let members = members.iter().filter(|(_, json)| is_schema(json));
        members
            .map(|(name, json)| (name.as_str(), self.below(place, &[keyword, name], json)))
            .collect()
    }

    /// The schemas of the first items, by whichever keyword the draft has for it.
    pub(super) fn first_items(&mut self, place: Place) -> Vec<Place> {
        match self.keyword(place, "items") {
            Some(Value::Array(_)) => self.schemas(place, "items"),
            _ => self.schemas(place, "prefixItems"),
        }
    }

    /// The schema of the items that come after the first.
    pub(super) fn other_items(&mut self, place: Place) -> Option<Place> {
        match self.keyword(place, "items") {
            Some(Value::Array(_)) => self.schema(place, "additionalItems"),
            _ => self.schema(place, "items"),
        }
    }

    /// The place that `$ref` of a place means; `None` where it is not in these documents.
    pub(super) fn referred(&mut self, place: Place) -> Option<Place> {
        let reference = self.text(place, "$ref")?;
        let (base, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let document = self.document(place);
        let own = self.documents[document].root.get("$id").and_then(Value::as_str);
        let own = own.map(|id| id.split_once('#').map_or(id, |(base, _)| base));
        if !(base.is_empty() || Some(base) == own) || self.has_other_base(place) {
            return None;
        }
        let fragment = percent_decoded(fragment)?;
        self.find(document, &fragment).or_else(|| self.find(SHARED, &fragment))
    }

    /// The place that `$dynamicRef` or `$recursiveRef` of a place means, wherever it is met from;
    /// `Some(None)` where that makes a difference.
    pub(super) fn dynamic(&mut self, place: Place) -> Option<Option<Place>> {
        let document = self.document(place);
        let root = self.documents[document].root;
        if self.text(place, "$recursiveRef").is_some() {
            let found = if self.has_other_base(place) { None } else { Some(self.root(document)) };
            return Some(found);
        }
        let anchor = self.text(place, "$dynamicRef")?.strip_prefix('#').unwrap_or_default();
        let is_alone = !anchor.is_empty() && count(root, "$dynamicAnchor", anchor) < 2;
        let found = if is_alone && !self.has_other_base(place) {
            self.find(document, anchor)
        } else {
            None
        };
        Some(found)
    }

    fn find(&mut self, document: DocumentId, fragment: &str) -> Option<Place> {
        let root = self.documents[document].root;
        if fragment.is_empty() || fragment.starts_with('/') {
            let json = root.pointer(fragment).filter(|json| is_schema(json))?;
            return Some(self.intern(document, fragment.to_owned(), json));
        }
        let (pointer, json) = anchored(root, fragment, String::new())?;
        Some(self.intern(document, pointer, json))
    }

    /// Whether a schema around the place has an address of its own, which references below it are
    /// relative to.
    fn has_other_base(&self, place: Place) -> bool {
        let pointer = self.pointer(place);
        let root = self.documents[self.document(place)].root;
        let ends = pointer.char_indices().filter(|(_, c)| *c == '/').map(|(index, _)| index);
        ends.skip(1).chain((!pointer.is_empty()).then_some(pointer.len())).any(|end| {
            let id = root.pointer(&pointer[..end]).and_then(|json| json.get("$id"));
            id.and_then(Value::as_str).is_some_and(|id| !id.starts_with('#'))
        })
    }
}

/// How often a keyword has a value.
fn count(json: &Value, keyword: &str, value: &str) -> usize {
    match json {
        Value::Object(members) => {
            let own = members.get(keyword).and_then(Value::as_str) == Some(value);
            let below = members.values().map(|json| count(json, keyword, value)).sum::<usize>();
            usize::from(own) + below
        }
        Value::Array(items) => items.iter().map(|json| count(json, keyword, value)).sum(),
        _ => 0,
    }
}

fn is_schema(json: &Value) -> bool {
    json.is_object() || json.is_boolean()
}

/// The schema with an anchor. Looks everywhere but into values.
fn anchored<'a>(json: &'a Value, anchor: &str, pointer: String) -> Option<(String, &'a Value)> {
    const VALUES: [&str; 5] = ["const", "default", "enum", "example", "examples"];
    match json {
        Value::Object(members) => {
            if is_anchor(members, anchor) {
                return Some((pointer, json));
            }
            members.iter().filter(|(name, _)| !VALUES.contains(&name.as_str())).find_map(
                |(name, json)| {
                    let step = name.replace('~', "~0").replace('/', "~1");
                    anchored(json, anchor, format!("{pointer}/{step}"))
                },
            )
        }
        Value::Array(items) => items
            .iter()
            .enumerate()
            .find_map(|(index, json)| anchored(json, anchor, format!("{pointer}/{index}"))),
        _ => None,
    }
}

fn is_anchor(members: &Map<String, Value>, anchor: &str) -> bool {
    let text = |keyword| members.get(keyword).and_then(Value::as_str);
    text("$anchor") == Some(anchor)
        || text("$dynamicAnchor") == Some(anchor)
        || text("$id").and_then(|id| id.strip_prefix('#')) == Some(anchor)
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        let hex = others.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) if *first == b'%' => {
                bytes.push(byte);
                rest = &others[2..];
            }
            _ => {
                bytes.push(*first);
                rest = others;
            }
        }
    }
    String::from_utf8(bytes).ok()
}
