//! Up and down again loses nothing that the older version defines; down alone reports what the
//! newer one had more.

use mcp_bindings::wire::Read;
use mcp_bindings::{ConvertFrom, IntoVersion};
use serde::Serialize;
use serde_json::{Value, json};

use crate::generate::{Generator, Optional};
use crate::json::{Difference, differences};
use crate::spec::Spec;

include!(concat!(env!("OUT_DIR"), "/conversions.rs"));

/// How many instances of each type are converted.
const CASES: usize = 40;

/// A type of one version and what it is in the next.
pub struct Pair {
    old: &'static str,
    new: &'static str,
    from: &'static str,
    to: &'static str,
    up_and_down: fn(&str) -> Result<Trip, String>,
    down: fn(&str) -> Result<Trip, String>,
}

/// What became of a value.
struct Trip {
    /// What was read, before anything was converted.
    start: Value,
    end: Value,
    /// What the way up could not carry.
    up_dropped: Vec<String>,
    /// What the way down could not carry.
    down_dropped: Vec<String>,
}

/// Where reading is stricter than the schema, which is for another test to judge, nothing can be
/// converted.
const UNREAD: &str = "not read: ";

fn written<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("what was read can be written")
}

fn up_and_down<Old, New>(text: &str) -> Result<Trip, String>
where
    Old: Read + Serialize + ConvertFrom<New>,
    New: Read + Serialize + ConvertFrom<Old>,
{
    let value = Old::read_text(text).map_err(|error| format!("{UNREAD}{error}"))?;
    let start = written(&value);
    let newer = value.into_version::<New>().map_err(|error| error.to_string())?;
    // What was converted must also be what a peer of the newer version reads.
    let sent = written(&newer.value).to_string();
    let received = New::read_text(&sent).map_err(|error| format!("{sent}: {error}"))?;
    let older = received.into_version::<Old>().map_err(|error| error.to_string())?;
    Ok(Trip {
        start,
        end: written(&older.value),
        up_dropped: newer.dropped,
        down_dropped: older.dropped,
    })
}

fn down<Old, New>(text: &str) -> Result<Trip, String>
where
    Old: Read + Serialize + ConvertFrom<New>,
    New: Read + Serialize,
{
    let value = New::read_text(text).map_err(|error| error.to_string())?;
    let start = written(&value);
    let older = value.into_version::<Old>().map_err(|error| error.to_string())?;
    Ok(Trip {
        start,
        end: written(&older.value),
        up_dropped: Vec::new(),
        down_dropped: older.dropped,
    })
}

fn instances(version: &str, definition: &str) -> Vec<Value> {
    let spec = Spec::of(version);
    if spec.definition(definition).is_null() {
        return Vec::new();
    }
    let validator = spec.validator(definition);
    let mut generator = Generator::new(spec, &format!("conversions {version} {definition}"));
    (0..CASES)
        .map(|case| match case % 4 {
            0 => Optional::Absent,
            1 | 2 => Optional::Present,
            _ => Optional::Some,
        })
        .map(|optional| generator.instance(definition, optional, false))
        .filter(|instance| validator.is_valid(instance))
        .collect()
}

#[test]
fn up_and_down_again_loses_nothing() {
    let (mut cases, mut stuck, mut inline, mut unread) = (0, 0, 0, 0);
    let mut faults = Vec::new();
    for pair in PAIRS {
        let instances = instances(pair.old, pair.from);
        inline += usize::from(instances.is_empty());
        for instance in instances {
            let what = format!("{} {} → {} {}: {instance}", pair.old, pair.from, pair.new, pair.to);
            match (pair.up_and_down)(&instance.to_string()) {
                Ok(trip) => {
                    cases += 1;
                    let lost = differences(&trip.start, &trip.end);
                    let lost: Vec<_> = lost.into_iter().filter(|d| d.before.is_some()).collect();
                    if !lost.is_empty() || !trip.up_dropped.is_empty() {
                        faults.push(format!("{what}\n  lost {lost:?}, up {:?}", trip.up_dropped));
                    }
                }
                // The newer version requires what this instance does not say, and says so.
                Err(error) if error.starts_with(UNREAD) => unread += 1,
                Err(error) if error.contains("its absence has no counterpart") => stuck += 1,
                Err(error) => faults.push(format!("{what}\n  {error}")),
            }
        }
    }
    println!(
        "{} pairs, {cases} values there and back, {stuck} refused because the newer version requires more, \
         {unread} not read, \
         {inline} types without a definition of their own, {} types unchanged, {} without a counterpart",
        PAIRS.len(),
        SAME.len(),
        ALONE.len()
    );
    for (old, new, name) in ALONE {
        println!("without a counterpart: {old} {name} in {new}");
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), shortened(&faults));
    assert!(cases > 1000, "only {cases} cases");
    assert!(unread * 20 < cases, "{unread} not read");
}

#[test]
fn down_reports_what_the_newer_version_had_more() {
    let (mut cases, mut reported, mut refused) = (0, 0, 0);
    let mut faults = Vec::new();
    for pair in PAIRS {
        for instance in instances(pair.new, pair.to) {
            let Ok(trip) = (pair.down)(&instance.to_string()) else {
                refused += 1;
                continue;
            };
            cases += 1;
            reported += trip.down_dropped.len();
            for difference in differences(&trip.start, &trip.end) {
                if difference.before.is_some() && !is_reported(&difference, &trip.down_dropped) {
                    faults.push(format!(
                        "{} {} → {} {}: {instance}\n  {difference:?} is not in {:?}",
                        pair.new, pair.to, pair.old, pair.from, trip.down_dropped
                    ));
                }
            }
        }
    }
    println!("{cases} values down, {reported} losses reported, {refused} refused as a whole");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), shortened(&faults));
    assert!(reported > 100, "only {reported} losses");
}

/// Whether a loss is named, or what was lost says nothing in the older version.
fn is_reported(difference: &Difference, dropped: &[String]) -> bool {
    let says_nothing = [json!("complete"), json!(0), json!("private"), json!("2.0")];
    let name = difference.path.last().map(String::as_str).unwrap_or_default();
    let meaningless = matches!(name, "resultType" | "ttlMs" | "cacheScope" | "jsonrpc")
        && difference.before.as_ref().is_some_and(|before| says_nothing.contains(before));
    let path = shown(&difference.path);
    // What was renamed is there under its older name.
    let renamed = &crate::spec::CATALOGUE.facts.conversions.member;
    if difference.path.iter().any(|step| renamed.iter().any(|member| member.newer == *step)) {
        return true;
    }
    // A list of one has become its element, which is whole or has its losses named.
    if let (Some(Value::Array(list)), Some(after @ Value::Object(_))) =
        (&difference.before, &difference.after)
        && let [only] = list.as_slice()
    {
        return differences(only, after).iter().all(|inner| {
            inner.before.is_none() || dropped.iter().any(|reported| reported.starts_with(&path))
        });
    }
    meaningless
        || dropped
            .iter()
            .any(|reported| path.starts_with(reported.as_str()) || reported.starts_with(&path))
}

/// A path as reports write it.
fn shown(path: &[String]) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '-');
    let mut text = String::new();
    for step in path {
        if !step.is_empty() && step.chars().all(|c| c.is_ascii_digit()) {
            text.push_str(&format!("[{step}]"));
        } else if step.is_empty() || !step.chars().all(plain) {
            text.push_str(&format!("[{}]", Value::from(step.as_str())));
        } else {
            text.push_str(if text.is_empty() { "" } else { "." });
            text.push_str(step);
        }
    }
    text
}

fn shortened(faults: &[String]) -> String {
    let lines: Vec<String> =
        faults.iter().take(25).map(|fault| fault.chars().take(1500).collect()).collect();
    lines.join("\n")
}

#[test]
fn what_an_old_client_cannot_show_is_dropped_and_named() {
    use mcp_bindings::{v2024_11_05, v2025_03_26, v2025_11_25, v2026_07_28};

    let tool: v2025_11_25::Tool = serde_json::from_value(json!({
        "name": "t", "title": "T", "inputSchema": { "type": "object" },
        "icons": [{ "src": "x:y" }]
    }))
    .expect("a tool");
    let older = tool.into_version::<mcp_bindings::v2025_06_18::Tool>().expect("has a counterpart");
    assert_eq!(older.dropped, ["icons"]);
    assert_eq!(older.value.title.as_deref(), Some("T"));

    let result: v2025_03_26::CallToolResult = serde_json::from_value(json!({ "content": [
        { "type": "text", "text": "a" },
        { "type": "audio", "data": "QQ==", "mimeType": "audio/wav" },
    ] }))
    .expect("a result");
    let older = result.into_version::<v2024_11_05::CallToolResult>().expect("has a counterpart");
    assert_eq!(older.dropped, ["content[1]"]);
    assert_eq!(older.value.content.len(), 1);

    let call = v2025_11_25::CallToolRequestParams::new("add");
    let newer =
        call.into_version::<v2026_07_28::CallToolRequestParams>().expect("has a counterpart");
    assert_eq!(newer.value.meta.protocol_version, "2025-11-25");

    let asked = v2026_07_28::CallToolOutcome::from(v2026_07_28::InputRequiredResult::new());
    let error = asked.into_version::<v2025_11_25::CallToolResult>().expect_err("no counterpart");
    assert!(error.to_string().contains("no counterpart"), "{error}");
}
