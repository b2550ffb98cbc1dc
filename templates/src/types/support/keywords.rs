//! The rules of schemas, as the generator writes them down.

use serde_json::Value;

use super::check::Check;
use super::json::{Json, Type};
use super::violation::Violations;

/// `pattern`, or a name of `patternProperties`.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// The pattern as the schema has it.
    pub source: &'static str,
    /// Whether a text has it in it.
    pub matches: fn(&str) -> bool,
}

/// How many items must be as a schema says.
#[derive(Clone, Copy, Debug)]
pub struct Contains {
    /// `contains`
    pub schema: &'static Schema,
    /// `minContains`
    pub min: u64,
    /// `maxContains`
    pub max: Option<u64>,
}

/// `if`, `then` and `else`.
#[derive(Clone, Copy, Debug)]
pub struct Condition {
    /// `if`
    pub holds: &'static Schema,
    /// `then`
    pub then: &'static Schema,
    /// `else`
    pub otherwise: &'static Schema,
}

/// The rules of one JSON Schema; the fields are its keywords. What is empty is no rule.
#[derive(Clone, Copy, Debug)]
pub struct Schema {
    /// Whether nothing is accepted: the schema `false`.
    pub never: bool,
    /// `type`
    pub types: &'static [Type],
    /// `enum`, or the one value of `const`
    pub values: Option<&'static [Json]>,
    /// `enum` of many strings, sorted
    pub texts: Option<&'static [&'static str]>,
    /// `properties`, sorted by name
    pub properties: &'static [(&'static str, &'static Schema)],
    /// `patternProperties`
    pub pattern_properties: &'static [(Pattern, &'static Schema)],
    /// `required`
    pub required: &'static [&'static str],
    /// `additionalProperties`
    pub additional_properties: Option<&'static Schema>,
    /// `unevaluatedProperties`
    pub unevaluated_properties: Option<&'static Schema>,
    /// `propertyNames`
    pub property_names: Option<&'static Schema>,
    /// `minProperties`
    pub min_properties: Option<u64>,
    /// `maxProperties`
    pub max_properties: Option<u64>,
    /// `dependentRequired`
    pub dependent_required: &'static [(&'static str, &'static [&'static str])],
    /// `dependentSchemas`
    pub dependent_schemas: &'static [(&'static str, &'static Schema)],
    /// `prefixItems`
    pub prefix_items: &'static [&'static Schema],
    /// `items`, for what comes after `prefixItems`
    pub items: Option<&'static Schema>,
    /// `unevaluatedItems`
    pub unevaluated_items: Option<&'static Schema>,
    /// `contains`
    pub contains: Option<Contains>,
    /// `minItems`
    pub min_items: Option<u64>,
    /// `maxItems`
    pub max_items: Option<u64>,
    /// `uniqueItems`
    pub unique_items: bool,
    /// `minLength`
    pub min_length: Option<u64>,
    /// `maxLength`
    pub max_length: Option<u64>,
    /// `pattern`
    pub pattern: Option<Pattern>,
    /// `minimum`
    pub minimum: Option<Json>,
    /// `maximum`
    pub maximum: Option<Json>,
    /// `exclusiveMinimum`
    pub exclusive_minimum: Option<Json>,
    /// `exclusiveMaximum`
    pub exclusive_maximum: Option<Json>,
    /// `multipleOf`
    pub multiple_of: Option<Json>,
    /// `allOf` and `$ref`
    pub all_of: &'static [&'static Schema],
    /// `anyOf`
    pub any_of: &'static [&'static Schema],
    /// `oneOf`
    pub one_of: &'static [&'static Schema],
    /// `not`
    pub not: Option<&'static Schema>,
    /// `if`, `then` and `else`
    pub condition: Option<Condition>,
}

impl Schema {
    /// The schema `true`.
    pub const ANY: Self = Self {
        never: false,
        types: &[],
        values: None,
        texts: None,
        properties: &[],
        pattern_properties: &[],
        required: &[],
        additional_properties: None,
        unevaluated_properties: None,
        property_names: None,
        min_properties: None,
        max_properties: None,
        dependent_required: &[],
        dependent_schemas: &[],
        prefix_items: &[],
        items: None,
        unevaluated_items: None,
        contains: None,
        min_items: None,
        max_items: None,
        unique_items: false,
        min_length: None,
        max_length: None,
        pattern: None,
        minimum: None,
        maximum: None,
        exclusive_minimum: None,
        exclusive_maximum: None,
        multiple_of: None,
        all_of: &[],
        any_of: &[],
        one_of: &[],
        not: None,
        condition: None,
    };

    /// The schema `false`.
    pub const NEVER: Self = Self { never: true, ..Self::ANY };

    /// Whether a value keeps every rule.
    pub fn accepts(&'static self, value: &Value) -> bool {
        Check::new().accepts(self, value)
    }

    /// The rules that a value breaks.
    ///
    /// # Errors
    ///
    /// The rules, each with its place in the value; or that it takes more than [`STEPS`] steps to
    /// know.
    ///
    /// [`STEPS`]: super::STEPS
    pub fn check(&'static self, value: &Value) -> Result<(), Violations> {
        Check::new().run(self, value)
    }

    /// How many steps a check of a value takes, [`STEPS`] at most.
    ///
    /// [`STEPS`]: super::STEPS
    pub fn steps(&'static self, value: &Value) -> u64 {
        let mut check = Check::new();
        let _ = check.run(self, value);
        super::STEPS - check.left()
    }

    /// The rules of a member with this name.
    pub(super) fn property(&self, name: &str) -> Option<&'static Schema> {
        let found = self.properties.binary_search_by(|(one, _)| (*one).cmp(name)).ok()?;
        Some(self.properties[found].1)
    }

    /// Whether the rules are about more than the value alone: what is inside of it, or alternatives.
    pub(super) fn is_deep(&self) -> bool {
        !(self.properties.is_empty()
            && self.pattern_properties.is_empty()
            && self.additional_properties.is_none()
            && self.dependent_schemas.is_empty()
            && self.prefix_items.is_empty()
            && self.items.is_none()
            && self.contains.is_none()
            && self.all_of.is_empty()
            && self.any_of.is_empty()
            && self.one_of.is_empty()
            && self.not.is_none()
            && self.condition.is_none())
    }

    /// The types that this and what holds with it name.
    pub(super) fn named_types(&self) -> impl Iterator<Item = Type> {
        self.types.iter().chain(self.all_of.iter().flat_map(|schema| schema.types)).copied()
    }

    /// Whether a value is of one of the types.
    pub(super) fn has_type(&self, value: &Value) -> bool {
        self.types.is_empty() || self.types.iter().any(|one| one.is(value))
    }

    /// Whether a value is one of those that are listed.
    pub(super) fn has_value(&self, value: &Value) -> bool {
        self.values.is_none_or(|values| values.iter().any(|one| one.equals(value)))
            && self.texts.is_none_or(|texts| {
                value.as_str().is_some_and(|text| texts.binary_search(&text).is_ok())
            })
    }

    /// The members that can have one value only, which tells alternatives apart.
    pub(super) fn tags(&self) -> impl Iterator<Item = (&'static str, &'static Json)> {
        let own = self.properties.iter();
        let members = own.chain(self.all_of.iter().flat_map(|schema| schema.properties));
        members.filter_map(|(name, schema)| match schema.values {
            Some([only]) => Some((*name, only)),
            _ => None,
        })
    }
}

/// Which of several schemas a value is meant for: the only one whose types, values and required
/// members it has, or else the first one that accepts it.
pub fn meant(schemas: &[&'static Schema], value: &Value) -> Option<usize> {
    let mut likely =
        (0..schemas.len()).filter(|index| super::alternatives::is_like(schemas[*index], value));
    let first = likely.next()?;
    let Some(second) = likely.next() else { return Some(first) };
    let mut check = Check::new();
    [first, second].into_iter().chain(likely).find(|index| check.accepts(schemas[*index], value))
}
