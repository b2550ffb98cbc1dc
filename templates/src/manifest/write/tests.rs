//! What is written is read as the same data, whatever it is.

use serde_json::{Map, Value, json};

use super::super::yaml::read;
use super::yaml;

/// Pieces that mean something in YAML, in one version or another.
const PIECES: [&str; 64] = [
    "",
    " ",
    "  ",
    "\t",
    "\n",
    "\n\n",
    "\r",
    "\r\n",
    "a",
    "no",
    "on",
    "1e3",
    "0x1",
    "~",
    "null",
    "True",
    ": ",
    ":",
    " #",
    "#",
    "-",
    "- ",
    "?",
    "? ",
    "'",
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    ",",
    ", ",
    "&a",
    "*a",
    "!t",
    "|",
    ">",
    "%",
    "@",
    "`",
    "\u{2028}",
    "\u{2029}",
    "\u{feff}",
    "\u{85}",
    "\u{a0}",
    "\u{7f}",
    "\0",
    "\u{1b}",
    "😀",
    "---",
    "...",
    "<<",
    "=",
    "1",
    ".5",
    "é",
    "\u{202e}",
    "\u{fffe}",
    "\u{10ffff}",
    "\n ",
    "\n\t",
    " \n",
    "12:30",
];

fn survives(value: Value) {
    let Value::Object(members) = value else { panic!("not a manifest: {value}") };
    let written = yaml(&members);
    let node = read(&written, 0).unwrap_or_else(|problems| panic!("{problems:?}\n{written}"));
    // Members are compared with their order.
    assert_eq!(node.to_value().to_string(), Value::Object(members).to_string(), "\n{written}");
}

/// A text at every place that a text can have.
fn everywhere(text: &str) -> Value {
    json!({
        text: text,
        "mapping": { text: { text: text }, "last": text },
        "list": [text, [text, [text, "x\ny"]], { text: text, "more": [text] }, text],
        "short": [text, 1, text],
        "lists": [[[text]]],
    })
}

#[test]
fn every_pair_of_pieces_everywhere() {
    for first in PIECES {
        for second in PIECES {
            survives(everywhere(&format!("{first}{second}")));
        }
    }
}

#[test]
fn every_three_pieces() {
    for first in PIECES {
        let pairs =
            PIECES.iter().flat_map(|second| PIECES.iter().map(move |third| (second, third)));
        let texts: Vec<String> =
            pairs.map(|(second, third)| format!("{first}{second}{third}")).collect();
        let members: Map<String, Value> =
            texts.iter().map(|text| (text.clone(), json!([{ "value": text }]))).collect();
        survives(json!({ "deep": members }));
    }
}

#[test]
fn long_texts_are_folded_where_that_says_the_same() {
    let words = |separators: &[&str]| -> String {
        (0..200).map(|n| format!("word{n}{}", separators[n % separators.len()])).collect()
    };
    for separators in [
        &[" "][..],
        &["  "],
        &[" ", "  "],
        &[" ", "\t", " \t "],
        &[" # "],
        &[": "],
        &[" ", "\n"],
        &[" ", "\n  "],
        &[" - "],
        &[""],
        &[" ", "\r"],
        &[" ", "\n\n\n"],
        &[" \n"],
        &["é "],
    ] {
        let text = words(separators);
        survives(everywhere(&text));
        survives(everywhere(text.trim()));
        survives(everywhere(&format!("  {text}")));
    }
    survives(everywhere(&"x".repeat(5000)));
    survives(everywhere(&" ".repeat(5000)));
}

#[test]
fn numbers_and_what_is_empty() {
    survives(json!({
        "numbers": [0, -1, 1.0, -0.0, 1e3, 1e300, 1.5e-7, 5e-324, u64::MAX, i64::MIN, 1.7976931348623157e308],
        "empty": {}, "none": [], "nothing": null, "yes": true, "no": false,
        "inside": [{}, [], null, [[]], [{}], [null], ""],
        "one": { "two": { "three": [] } },
    }));
    survives(json!({}));
}

#[test]
fn it_reads_as_if_written_by_hand() {
    let manifest = json!({
        "server": { "name": "weather", "version": "1.0" },
        "$defs": { "Point": { "type": "array", "prefixItems": [{ "type": "number" }] } },
        "tools": [{
            "name": "current",
            "description": "Current weather of one place.\n\nArgs:\n    place: where, as in \"Paris\"\n",
            "title": "\n    Current\n    weather\n    ",
            "annotations": { "readOnlyHint": true },
            "inputSchema": {
                "type": "object",
                "properties": {
                    "place": { "$ref": "#/$defs/Point" },
                    "units": { "type": "string", "enum": ["metric", "no", "1"], "default": "metric" },
                    "y": { "description": "A description that goes on and on, since whoever wrote it had \
                        much to say about it: so much that it is not one line of a file that people read." },
                },
                "required": ["place"],
            },
        }],
    });
    insta::with_settings!({
        snapshot_path => "../../../tests/snapshots", prepend_module_to_snapshot => false, omit_expression => true
    }, {
        insta::assert_snapshot!("written", yaml(manifest.as_object().expect("a manifest")));
    });
}

/// Editors and other tools read with other implementations, some of them of YAML 1.1.
#[test]
fn other_implementations_read_the_same_data() {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    const PROGRAM: &str = "import sys,json,yaml\nfor line in sys.stdin:\n    print(json.dumps(yaml.safe_load(json.loads(line))))";
    let has_yaml =
        Command::new("python3").args(["-c", "import yaml"]).stderr(Stdio::null()).status();
    if !has_yaml.is_ok_and(|status| status.success()) {
        return eprintln!("SKIPPED: there is no python3 with PyYAML to compare with");
    }
    let mut python = Command::new("python3")
        .args(["-c", PROGRAM])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3");
    // A surrogate is no text, and what is above the first plane is two of them there.
    let mut values = Vec::new();
    for first in PIECES {
        for second in PIECES {
            values.push(everywhere(&format!("{first}{second}")));
        }
    }
    let lines: String = values
        .iter()
        .map(|value| yaml(value.as_object().expect("a mapping")))
        .map(|text| format!("{}\n", Value::String(text)))
        .collect();
    let mut input = python.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = python.wait_with_output().expect("it ends");
    writer.join().expect("joined").expect("written");
    let answers = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(answers.lines().count(), values.len());
    for (answer, value) in answers.lines().zip(&values) {
        let read: Value = serde_json::from_str(answer).expect("JSON");
        assert_eq!(&read, value, "{}", yaml(value.as_object().expect("a mapping")));
    }
    println!("{} documents", values.len());
}
