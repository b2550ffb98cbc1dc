//! Who writes a property: `readOnly` is for the server alone, `writeOnly` for the client.

use std::collections::{HashMap, HashSet};

use super::document::{Document, Part};

/// Which side writes the values of a schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The client: arguments.
    Input,
    /// The server: outputs.
    Output,
}

impl Direction {
    /// The keyword of properties that this side does not write.
    fn hides(self) -> &'static str {
        match self {
            Self::Input => "readOnly",
            Self::Output => "writeOnly",
        }
    }
}

/// What is known of the schemas of a document.
pub struct Sides<'a> {
    document: &'a Document,
    /// Whether a schema is another in each direction, by pointer.
    two_sided: HashMap<String, bool>,
}

impl<'a> Sides<'a> {
    /// Nothing so far.
    pub fn new(document: &'a Document) -> Self {
        Self { document, two_sided: HashMap::new() }
    }

    /// Whether a schema leads to a property that only one side writes.
    pub fn is_two_sided(&mut self, target: &Part<'a>) -> bool {
        let mut seen = HashSet::from([target.pointer.clone()]);
        let mut next = vec![target.clone()];
        let mut found = false;
        while let Some(part) = next.pop() {
            match self.two_sided.get(&part.pointer) {
                Some(true) => found = true,
                Some(false) => continue,
                None => found = part.is("readOnly") || part.is("writeOnly"),
            }
            if found {
                break;
            }
            if let Some(target) = self.referred(&part)
                && seen.insert(target.pointer.clone())
            {
                next.push(target);
            }
            next.extend(part.members().into_iter().map(|(_, part)| part));
            next.extend(part.elements());
        }
        match found {
            true => {
                self.two_sided.insert(target.pointer.clone(), true);
            }
            // Then none of those that were met on the way is.
            false => self.two_sided.extend(seen.into_iter().map(|pointer| (pointer, false))),
        }
        found
    }

    /// The properties that this side does not write, in a schema and all that holds with it.
    pub fn hidden(&self, part: &Part<'a>, direction: Direction) -> HashSet<&'a str> {
        let mut hidden = HashSet::new();
        for part in self.held_together(part) {
            let properties = part.get("properties").map(|all| all.members());
            for (name, property) in properties.unwrap_or_default() {
                if self.is_hidden(&property, direction) {
                    hidden.insert(name);
                }
            }
        }
        hidden
    }

    /// Whether this side does not write a property.
    pub fn is_hidden(&self, property: &Part<'a>, direction: Direction) -> bool {
        self.held_together(property).iter().any(|part| part.is(direction.hides()))
    }

    /// A schema, what it refers to, and its `allOf`.
    fn held_together(&self, part: &Part<'a>) -> Vec<Part<'a>> {
        let mut held: Vec<Part<'a>> = Vec::new();
        let mut next = vec![part.clone()];
        while let Some(part) = next.pop() {
            if held.iter().any(|known| known.pointer == part.pointer) {
                continue;
            }
            next.extend(part.get("allOf").map(|all| all.elements()).unwrap_or_default());
            next.extend(self.referred(&part));
            held.push(part);
        }
        held
    }

    fn referred(&self, part: &Part<'a>) -> Option<Part<'a>> {
        self.document.target(part.text("$ref")?, "").ok()
    }
}
