//! Where the bindings are more tolerant than the schemas, and why. Nothing else may be.
//!
//! Where they are stricter stands in `STRICTNESS`, and in two more respects that no instance shows:
//! a member that is there twice is an error, since two readers could understand it differently, and
//! so is an integer outside of 64 bits, on which no peer can rely.

use std::collections::BTreeSet;

use jsonschema::error::{TypeKind, ValidationErrorKind};
use jsonschema::{ValidationError, Validator};
use serde_json::{Value, json};

use crate::json::{self, Difference};
use crate::spec::Spec;

/// A tolerance.
pub struct Rule {
    pub name: &'static str,
    /// What the judge calls the errors that it explains.
    pub keywords: &'static [&'static str],
    /// Why peers are better served this way.
    pub reason: &'static str,
    applies: Applies,
}

enum Applies {
    /// The judge's error is as it should be.
    Error(fn(&Finding) -> bool),
    /// What was read is written another way.
    Rewriting(fn(&Difference) -> bool),
}

/// The rules.
pub const RULES: &[Rule] = &[
    Rule {
        name: "unknown string",
        keywords: &["enum", "anyOf"],
        reason: "newer peers use values that a version does not name; they are kept in `Other`",
        applies: Applies::Error(|finding| {
            finding.error.instance().is_string() && finding.only_strings()
        }),
    },
    Rule {
        name: "optional constant",
        keywords: &["const"],
        reason: "a member that need not be there decides nothing, so another text is kept like any other",
        applies: Applies::Error(|finding| {
            finding.error.instance().is_string() && finding.optional()
        }),
    },
    Rule {
        name: "bounds",
        keywords: &["minimum", "maximum", "maxItems"],
        reason: "a peer that exceeds a bound is still understood; whoever relies on it checks it",
        applies: Applies::Error(|_| true),
    },
    Rule {
        name: "unknown kind",
        keywords: &["anyOf", "type", "required"],
        reason: "newer peers send kinds that a version does not know; they are kept whole in `Unknown`",
        applies: Applies::Error(|finding| finding.of_no_known_kind()),
    },
    Rule {
        name: "closed object",
        keywords: &["not", "additionalProperties"],
        reason: "what is added to an object later must not make it unreadable",
        applies: Applies::Error(|finding| finding.names_step("additionalProperties")),
    },
    Rule {
        name: "schema of a tool",
        keywords: &["type", "required", "anyOf"],
        reason: "it is data of the tool's author, carried as text; only its required constants are looked at",
        applies: Applies::Error(|finding| finding.inside_a_tools_schema()),
    },
    Rule {
        name: "absent params",
        keywords: &["required"],
        reason: "parameters of which all may be absent may be absent as a whole",
        applies: Applies::Error(|finding| finding.error.to_string().starts_with("\"params\"")),
    },
    Rule {
        name: "null is absence",
        keywords: &["type"],
        reason: "many serializers write an absent member as null",
        applies: Applies::Rewriting(|d| d.before == Some(Value::Null) && d.after.is_none()),
    },
    Rule {
        name: "params that are not needed",
        keywords: &["type"],
        reason: "a message that needs no parameters counts whatever a peer wrote in their place",
        applies: Applies::Rewriting(|d| {
            d.path.len() <= 2
                && d.path.first().is_some_and(|name| name == "params")
                && d.after.is_none()
        }),
    },
    Rule {
        name: "remembered default",
        keywords: &["required"],
        reason: "the specification says what the absence of a caching hint means; it stays absent",
        applies: Applies::Error(|finding| {
            let error = finding.error.to_string();
            ["\"ttlMs\"", "\"cacheScope\""].iter().any(|hint| error.starts_with(hint))
        }),
    },
    Rule {
        name: "default",
        keywords: &["required", "type"],
        reason: "the specification says what the absence of these members means",
        applies: Applies::Rewriting(is_default),
    },
];

fn is_default(difference: &Difference) -> bool {
    let defaults: &[Value] = match difference.path.last().map(String::as_str) {
        Some("resultType") => &[json!("complete"), json!("input_required")],
        _ => return false,
    };
    let absent = difference.before.as_ref().is_none_or(Value::is_null);
    absent && difference.after.as_ref().is_some_and(|value| defaults.contains(value))
}

/// Which rules explain that `before` was accepted and written as `after`, although the judge
/// refuses it; otherwise what none of them explains.
pub fn explain(
    spec: &Spec,
    validator: &Validator,
    definition: &str,
    before: &Value,
    after: &Value,
) -> Result<BTreeSet<&'static str>, String> {
    let mut rules = BTreeSet::new();
    for difference in json::differences(before, after) {
        let mut rewritings = RULES.iter().filter(|rule| match rule.applies {
            Applies::Rewriting(applies) => applies(&difference),
            Applies::Error(_) => false,
        });
        match rewritings.next() {
            Some(rule) => rules.insert(rule.name),
            None => return Err(format!("rewritten: {difference:?}")),
        };
    }
    if is_unknown_result(definition, after) {
        rules.insert("unknown kind");
        return Ok(rules);
    }
    // What the type made of it must be valid then, or explained error by error.
    for error in validator.iter_errors(after) {
        rules.extend(explain_error(spec, definition, &error)?);
    }
    Ok(rules)
}

fn explain_error(
    spec: &Spec,
    definition: &str,
    error: &ValidationError<'_>,
) -> Result<BTreeSet<&'static str>, String> {
    let finding = Finding::new(spec, definition, error);
    let keyword = error.kind().keyword();
    for rule in RULES {
        if let Applies::Error(applies) = rule.applies
            && rule.keywords.contains(&keyword)
            && applies(&finding)
        {
            return Ok(BTreeSet::from([rule.name]));
        }
    }
    // A value that is of one kind of a union may be explained as a value of that kind.
    let mut unexplained = format!("{keyword} at `{}`: {error}", error.instance_path());
    if let ValidationErrorKind::AnyOf { context } = error.kind() {
        for index in finding.candidates(context) {
            let errors = context[index].iter().map(|inner| explain_error(spec, definition, inner));
            match errors.collect::<Result<Vec<_>, _>>() {
                Ok(rules) => return Ok(rules.into_iter().flatten().collect()),
                Err(inner) => unexplained = inner,
            }
        }
    }
    Err(unexplained)
}

/// An error of the judge beside the part of the schema that it is about.
struct Finding<'a> {
    spec: &'a Spec,
    error: &'a ValidationError<'a>,
    /// The steps through the schema, references included.
    steps: Vec<String>,
    /// The schema that has the keyword.
    schema: &'a Value,
    /// The schema of the object around the value, and the name of the value in it.
    member_of: Option<(&'a Value, String)>,
}

impl<'a> Finding<'a> {
    fn new(spec: &'a Spec, definition: &'a str, error: &'a ValidationError<'a>) -> Self {
        let path = error.evaluation_path().to_string();
        let unescape = |step: &str| step.replace("~1", "/").replace("~0", "~");
        // The first step leads from the judge's own schema to the definition.
        let steps: Vec<String> = path.split('/').skip(2).map(unescape).collect();
        let mut finding = Self {
            spec,
            error,
            schema: spec.definition(definition),
            member_of: None,
            steps: Vec::new(),
        };
        finding.walk(&steps[..steps.len().saturating_sub(1)]);
        finding.steps = steps;
        finding
    }

    fn walk(&mut self, steps: &[String]) {
        let mut steps = steps.iter();
        while let Some(step) = steps.next() {
            match step.as_str() {
                "$ref" => self.schema = self.spec.resolved(self.schema),
                "properties" => {
                    let Some(name) = steps.next() else { return };
                    self.member_of = Some((self.schema, name.clone()));
                    self.schema = &self.schema["properties"][name];
                }
                "items" | "additionalProperties" => {
                    self.member_of = None;
                    self.schema = &self.schema[step];
                }
                "anyOf" | "allOf" => {
                    let index = steps.next().and_then(|index| index.parse::<usize>().ok());
                    self.schema = &self.schema[step][index.unwrap_or_default()];
                }
                _ => self.schema = &self.schema[step],
            }
        }
    }

    /// Whether the value is a member that need not be there.
    fn optional(&self) -> bool {
        self.member_of.as_ref().is_some_and(|(object, name)| {
            !object["required"].as_array().is_some_and(|list| list.iter().any(|r| r == name))
        })
    }

    fn names_step(&self, step: &str) -> bool {
        self.steps.iter().any(|other| other == step)
    }

    fn branches(&self) -> Vec<&'a Value> {
        let branches = self.schema["anyOf"].as_array();
        branches.into_iter().flatten().map(|branch| self.spec.resolved(branch)).collect()
    }

    /// Whether the schema allows certain strings and nothing else.
    fn only_strings(&self) -> bool {
        self.schema.get("enum").is_some() || self.branches().iter().all(|b| b["const"].is_string())
    }

    fn inside_a_tools_schema(&self) -> bool {
        let path = self.error.instance_path().to_string();
        let mut steps = path.split('/').rev();
        // The object itself and its constant are looked at; what else is in it is not.
        let last = steps.next();
        last != Some("type") && steps.any(|step| step == "inputSchema" || step == "outputSchema")
            || (last == Some("type")
                && steps.skip(1).any(|step| step == "inputSchema" || step == "outputSchema"))
    }

    /// Whether the value is of none of the kinds that the union has.
    fn of_no_known_kind(&self) -> bool {
        match self.error.kind() {
            ValidationErrorKind::AnyOf { context } => {
                let branches = self.branches();
                let strings = branches.iter().all(|branch| branch["type"] == "string");
                let nullable = branches.iter().any(|branch| branch["type"] == "null");
                !strings && !nullable && self.candidates(context).is_empty()
            }
            ValidationErrorKind::Type { kind: TypeKind::Multiple(_) } => true,
            // A union whose kinds share members is written as `allOf`.
            ValidationErrorKind::Type { .. } => {
                self.names_step("allOf") && !self.error.instance().is_object()
            }
            // Such a union is told apart by `status`.
            ValidationErrorKind::Required { .. } => {
                self.names_step("allOf") && self.error.instance().get("status").is_none()
            }
            _ => false,
        }
    }

    /// The branches that the value belongs to: by what its discriminator says, or else, and among
    /// several with that discriminator, by the members that are there.
    fn candidates(&self, context: &[Vec<ValidationError<'static>>]) -> Vec<usize> {
        let branches = self.branches();
        let here = self.error.instance_path().to_string();
        let tags = discriminators(&branches);
        let belongs = |index: &usize| {
            let tag_errors =
                context[*index].iter().filter(|error| is_about_tag(error, &here, &tags));
            let kind = context[*index].iter().any(|error| {
                error.instance_path().to_string() == here
                    && matches!(error.kind(), ValidationErrorKind::Type { .. })
            });
            !kind && tag_errors.count() == 0
        };
        let tagged: Vec<usize> = (0..context.len()).filter(belongs).collect();
        if tagged.len() == 1 && !tags.is_empty() {
            return tagged;
        }
        let complete = |index: &usize| {
            let branch = branches[*index];
            !context[*index]
                .iter()
                .any(|e| is_missing(e, &here) || is_no_evidence(e, &here, branch))
        };
        tagged.into_iter().filter(complete).collect()
    }
}

/// The members that are constants in every kind of object, with other values in each.
fn discriminators(branches: &[&Value]) -> BTreeSet<String> {
    let constants = |branch: &Value| -> BTreeSet<(String, String)> {
        let properties = branch["properties"].as_object();
        let constants = properties.into_iter().flatten().filter_map(|(name, property)| {
            let values = property.get("const").or_else(|| property.get("enum"))?;
            Some((name.clone(), values.to_string()))
        });
        constants.collect()
    };
    let of_branches: Vec<_> = branches.iter().map(|branch| constants(branch)).collect();
    let all = of_branches.iter().flatten();
    let everywhere =
        |name: &str| branches.iter().all(|branch| branch["properties"].get(name).is_some());
    all.filter(|constant| !of_branches.iter().all(|constants| constants.contains(constant)))
        .filter(|(name, _)| everywhere(name))
        .map(|(name, _)| name.clone())
        .collect()
}

/// The member of the value at `here` that an error is about, if it is about one.
fn member_of(error: &ValidationError<'_>, here: &str) -> Option<String> {
    let path = error.instance_path().to_string();
    let name = path.strip_prefix(here)?.strip_prefix('/')?;
    (!name.contains('/')).then(|| name.to_owned())
}

/// Whether a member that shows the kind of a value is there, but shows nothing: a constant with
/// another value, or no object where members are required inside.
fn is_no_evidence(error: &ValidationError<'_>, here: &str, branch: &Value) -> bool {
    let Some(name) = member_of(error, here) else { return false };
    let property = &branch["properties"][&name];
    let shows = property.get("const").is_some() || property.get("required").is_some();
    let kind = error.kind();
    shows && matches!(kind, ValidationErrorKind::Constant { .. } | ValidationErrorKind::Type { .. })
}

/// Where the bindings refuse what the schema accepts, and why.
pub struct Strictness {
    pub name: &'static str,
    pub reason: &'static str,
    /// Whether a refusal is of this sort.
    applies: fn(&Refusal<'_>) -> bool,
}

/// What was refused, and with which message.
pub struct Refusal<'a> {
    pub spec: &'a Spec,
    pub definition: &'a str,
    pub instance: &'a Value,
    pub message: &'a str,
}

/// Everything that is refused although the schema accepts it.
pub const STRICTNESS: &[Strictness] = &[
    Strictness {
        name: "request by id",
        reason: "a message with a method and an id is a request, also if the id is none; the schema \
            would take it for a notification with an unknown member",
        applies: |refusal| {
            let request = refusal.spec.validator("JSONRPCRequest");
            let messages = match refusal.instance {
                Value::Array(messages) => messages.as_slice(),
                message => std::slice::from_ref(message),
            };
            refusal.definition.starts_with("JSONRPC")
                && messages.iter().any(|message| {
                    let is_request =
                        ["id", "method"].iter().all(|name| message.get(name).is_some());
                    is_request && !request.is_valid(message)
                })
        },
    },
    Strictness {
        name: "kind by members",
        reason: "a form field that has the members of a choice is a choice; the schema would take a \
            broken one for a text field with unknown members",
        applies: |refusal| {
            is_form(refusal.definition, refusal.message)
                && ["enum", "oneOf", "items"].iter().any(|member| refusal.message.contains(member))
        },
    },
    Strictness {
        name: "result by type",
        reason: "a result is what its `resultType` says; the schema would take a finished result \
            without its content for one that asks for nothing",
        applies: |refusal| {
            let Some(finished) = refusal.definition.strip_suffix("Response") else { return false };
            let result = &refusal.instance["result"];
            let asks = result["resultType"] == "input_required";
            let kind = if asks { "InputRequiredResult" } else { finished };
            finished.ends_with("Result") && !refusal.spec.validator(kind).is_valid(result)
        },
    },
];

fn is_form(definition: &str, path: &str) -> bool {
    path.contains("requestedSchema")
        || ["PrimitiveSchemaDefinition", "EnumSchema"].iter().any(|form| definition.ends_with(form))
}

/// Whether a `null` that the schema takes for an unknown member is the absence of a known one: what
/// the value is was told by its members.
pub fn is_absence(definition: &str, difference: &Difference) -> bool {
    difference.before == Some(Value::Null)
        && difference.after.is_none()
        && (definition.starts_with("JSONRPC")
            || definition.ends_with("ResultResponse")
            || is_form(definition, &difference.path.join(".")))
}

/// Whether a response carries a result of a type that only an extension knows, kept whole.
fn is_unknown_result(definition: &str, response: &Value) -> bool {
    let kind = &response["result"]["resultType"];
    let known = ["complete", "input_required"].iter().any(|known| kind == known);
    let outcomes = ["CallTool", "GetPrompt", "ReadResource"];
    let has_outcome = outcomes.iter().any(|o| definition == format!("{o}ResultResponse"));
    has_outcome && response["result"].is_object() && !kind.is_null() && !known
        || has_outcome && response["result"].get("resultType").is_some_and(Value::is_null)
}

/// The rule by which a valid instance is refused.
pub fn strictness(refusal: &Refusal<'_>) -> Option<&'static str> {
    STRICTNESS.iter().find(|rule| (rule.applies)(refusal)).map(|rule| rule.name)
}

fn is_about_tag(error: &ValidationError<'_>, here: &str, tags: &BTreeSet<String>) -> bool {
    let path = error.instance_path().to_string();
    match error.kind() {
        ValidationErrorKind::Required { property } => {
            path == here && property.as_str().is_some_and(|name| tags.contains(name))
        }
        ValidationErrorKind::Constant { .. }
        | ValidationErrorKind::Enum { .. }
        | ValidationErrorKind::Type { .. } => {
            member_of(error, here).is_some_and(|name| tags.contains(&name))
        }
        _ => false,
    }
}

/// Whether a member is missing in the value, or in a member of it; `null` is no better than absence.
fn is_missing(error: &ValidationError<'_>, here: &str) -> bool {
    let path = error.instance_path().to_string();
    let below = path.strip_prefix(here).map(|rest| rest.matches('/').count());
    match error.kind() {
        ValidationErrorKind::Required { .. } => below.is_some_and(|steps| steps < 2),
        ValidationErrorKind::Type { .. } => error.instance().is_null() && below == Some(1),
        _ => false,
    }
}
