//! Places inside JSON, and how two values differ.

use serde_json::Value;

use crate::random::Random;

/// The way from a value to a part of it: names of members and indexes of elements.
pub type Path = Vec<String>;

/// Every part of `value` with the way to it, the value itself first.
pub fn places(value: &Value) -> Vec<Path> {
    let mut found = Vec::new();
    collect(value, &mut Vec::new(), &mut found);
    found
}

fn collect(value: &Value, path: &mut Path, found: &mut Vec<Path>) {
    found.push(path.clone());
    let mut descend = |step: String, part: &Value| {
        path.push(step);
        collect(part, path, found);
        path.pop();
    };
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(name, part)| descend(name.clone(), part))
        }
        Value::Array(elements) => {
            elements.iter().enumerate().for_each(|(index, part)| descend(index.to_string(), part));
        }
        _ => {}
    }
}

/// The part at `path`.
pub fn at<'a>(value: &'a Value, path: &[String]) -> Option<&'a Value> {
    path.iter().try_fold(value, |value, step| match value {
        Value::Object(members) => members.get(step),
        Value::Array(elements) => elements.get(step.parse::<usize>().ok()?),
        _ => None,
    })
}

/// The part at `path`, to be changed.
pub fn at_mut<'a>(value: &'a mut Value, path: &[String]) -> Option<&'a mut Value> {
    path.iter().try_fold(value, |value, step| match value {
        Value::Object(members) => members.get_mut(step),
        Value::Array(elements) => elements.get_mut(step.parse::<usize>().ok()?),
        _ => None,
    })
}

/// `value` with `part` in the place of what is at `path`.
pub fn replaced(value: &Value, path: &[String], part: Value) -> Value {
    let mut value = value.clone();
    if let Some(place) = at_mut(&mut value, path) {
        *place = part;
    }
    value
}

/// `value` without the member at `path`; `None` if what is there is no member of an object.
pub fn without(value: &Value, path: &[String]) -> Option<Value> {
    let (name, object) = path.split_last()?;
    let mut value = value.clone();
    at_mut(&mut value, object)?.as_object_mut()?.remove(name)?;
    Some(value)
}

/// `value` with a member that was not there; `None` if there is no object at `object`.
pub fn with(value: &Value, object: &[String], name: &str, part: Value) -> Option<Value> {
    let mut value = value.clone();
    let members = at_mut(&mut value, object)?.as_object_mut()?;
    members.insert(name.to_owned(), part);
    Some(value)
}

/// One part that two values do not have in common.
#[derive(Debug)]
pub struct Difference {
    pub path: Path,
    pub before: Option<Value>,
    pub after: Option<Value>,
}

/// Where `before` and `after` differ. `30` and `30.0` do.
pub fn differences(before: &Value, after: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    compare(Some(before), Some(after), &mut Vec::new(), &mut found);
    found
}

fn compare(
    before: Option<&Value>,
    after: Option<&Value>,
    path: &mut Path,
    found: &mut Vec<Difference>,
) {
    match (before, after) {
        (Some(Value::Object(one)), Some(Value::Object(two))) => {
            let added = two.keys().filter(|name| !one.contains_key(*name));
            for name in one.keys().chain(added) {
                path.push(name.clone());
                compare(one.get(name), two.get(name), path, found);
                path.pop();
            }
        }
        (Some(Value::Array(one)), Some(Value::Array(two))) if one.len() == two.len() => {
            for (index, (one, two)) in one.iter().zip(two).enumerate() {
                path.push(index.to_string());
                compare(Some(one), Some(two), path, found);
                path.pop();
            }
        }
        _ if before == after => {}
        _ => found.push(Difference {
            path: path.clone(),
            before: before.cloned(),
            after: after.cloned(),
        }),
    }
}

/// Whether two numbers are the same integer, one of them spelled like `30.0`.
pub fn same_integer(before: Option<&Value>, after: Option<&Value>) -> bool {
    let float = |value: Option<&Value>| value.filter(|v| v.is_number()).and_then(Value::as_f64);
    match (float(before), float(after)) {
        (Some(one), Some(two)) => one.fract() == 0.0 && one == two,
        _ => false,
    }
}

/// `value` as text, with members in any order and spaces here and there: nothing may depend on how
/// a peer writes JSON.
pub fn spelled(value: &Value, random: &mut Random) -> String {
    let space = if random.one_in(4) { " \n\t" } else { "" };
    let mut parts: Vec<String> = match value {
        Value::Object(members) => members
            .iter()
            .map(|(name, part)| {
                format!("{space}{}:{space}{}", Value::from(name.as_str()), spelled(part, random))
            })
            .collect(),
        Value::Array(elements) => elements.iter().map(|part| spelled(part, random)).collect(),
        scalar => return format!("{space}{scalar}{space}"),
    };
    let separator = format!("{space},");
    if value.is_object() {
        random.shuffle(&mut parts);
        format!("{{{}{space}}}", parts.join(&separator))
    } else {
        format!("[{}{space}]", parts.join(&separator))
    }
}
