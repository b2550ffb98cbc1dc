//! Other people's text as documentation: never code that rustdoc compiles or runs, never markup
//! that rustdoc warns about. What comes out is judged by the parser that rustdoc uses.

use std::fmt::Write as _;

use mcp_codegen::{Bindings, markdown};
use pulldown_cmark::{CodeBlockKind, Event, LinkType, Options, Parser, Tag};

const ROUNDS: usize = 15_000;

/// Numbers that are the same in every run.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % limit
    }

    fn one_of<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

/// What begins a line, any number of times.
const STARTS: [&str; 32] = [
    "",
    "",
    "",
    " ",
    "  ",
    "   ",
    "    ",
    "     ",
    "        ",
    "\t",
    " \t",
    "- ",
    "-     ",
    "-\t\t",
    "* ",
    "+      ",
    "1. ",
    "1.      ",
    "12) ",
    "999999999. ",
    "> ",
    ">     ",
    ">",
    "# ",
    "###### ",
    "[^1]: ",
    "    - ",
    "-",
    "1.",
    ":   ",
    "| ",
    "- [ ] ",
];

/// What stands in a line.
const PIECES: [&str; 72] = [
    "std::process::exit(1)",
    "panic!()",
    "words of a sentence",
    "```",
    "~~~",
    "```rust",
    "~~~rust",
    "````",
    "~~~~~",
    "```compile_fail",
    "``` rust",
    "~~~ should_panic",
    "```{.rust}",
    "```rust,no_run",
    "`",
    "``",
    "`code`",
    "``a ` b``",
    "\\",
    "\\`",
    "\\```",
    "<b>",
    "<script>",
    "</div>",
    "<!-- ",
    " -->",
    "<pre><code>",
    "</code></pre>",
    "<?php",
    "<![CDATA[",
    "[name]",
    "[name](address)",
    "[name][other]",
    "[`String`]",
    "[Missing]: target",
    "[x]: https://example.com",
    "![image](x)",
    "https://example.com/a_b*c",
    "http://x.y/(z)",
    "(https://example.com)",
    "HTTPS://EXAMPLE.COM",
    "<https://example.com>",
    "https://a.b](c",
    "`https://a.b`",
    "---",
    "===",
    "***",
    "___",
    "- - -",
    "| a | b |",
    "|---|---|",
    "`a|b`",
    ":--",
    ":-: | :-:",
    "*emphasis*",
    "**",
    "_",
    "~~gone~~",
    "&lt;",
    "&#96;",
    "{#id}",
    "$x$",
    "\u{202e}turned\u{202c}",
    "\u{0}",
    "\u{7f}",
    "\u{feff}",
    "\"smart\"",
    "#",
    "[^1]",
    "1.",
    "://",
    "\u{a0}",
];

const ENDS: [&str; 12] = [
    "\n", "\n", "\n", "\n\n", "\n\n\n", "\r\n", "\r", "\u{b}", "\u{c}", "\u{2028}", "\u{85}",
    "  \n",
];

fn text(seeded: &mut Seeded) -> String {
    let mut text = String::new();
    for _ in 0..=seeded.below(8) {
        for _ in 0..=seeded.below(3) {
            text.push_str(seeded.one_of(&STARTS));
        }
        for index in 0..seeded.below(4) {
            if index > 0 && seeded.below(4) > 0 {
                text.push(' ');
            }
            text.push_str(seeded.one_of(&PIECES));
        }
        text.push_str(seeded.one_of(&ENDS));
    }
    text
}

/// The extensions of Markdown that rustdoc turns on, and one that it might.
fn options() -> Options {
    Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_SMART_PUNCTUATION
        | Options::ENABLE_HEADING_ATTRIBUTES
}

/// What rustdoc would do with the text that it should not.
fn faults(markdown: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let (mut in_link, mut in_code) = (0, false);
    // rustdoc looks every reference up that is not defined, so nothing may look like one.
    let mut broken = Vec::new();
    let callback = |link: pulldown_cmark::BrokenLink<'_>| {
        broken.push(link.reference.to_string());
        None
    };
    for event in Parser::new_with_broken_link_callback(markdown, options(), Some(callback)) {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                in_code = true;
                match kind {
                    CodeBlockKind::Fenced(info) if &*info == "text" => {}
                    other => faults.push(format!("code: {other:?}")),
                }
            }
            Event::End(pulldown_cmark::TagEnd::CodeBlock) => in_code = false,
            Event::Start(Tag::Link { link_type, dest_url, .. }) => {
                in_link += 1;
                if link_type != LinkType::Autolink {
                    faults.push(format!("link: {link_type:?} {dest_url}"));
                }
            }
            Event::End(pulldown_cmark::TagEnd::Link) => in_link -= 1,
            Event::Start(
                tag @ (Tag::Image { .. }
                | Tag::Table(_)
                | Tag::FootnoteDefinition(_)
                | Tag::HtmlBlock),
            ) => {
                faults.push(format!("{tag:?}"));
            }
            Event::Html(html) | Event::InlineHtml(html) => faults.push(format!("HTML: {html}")),
            Event::FootnoteReference(name) => faults.push(format!("footnote: {name}")),
            Event::Text(text) if in_link == 0 && !in_code && bare_address(&text) => {
                faults.push(format!("bare address: {text}"));
            }
            _ => {}
        }
    }
    faults.extend(broken.into_iter().map(|name| format!("reference: {name}")));
    faults
}

/// What rustdoc takes for an address that should be a link: a scheme, a name with a dot, a domain.
fn bare_address(text: &str) -> bool {
    ["https://", "http://"].iter().any(|scheme| {
        text.match_indices(scheme).any(|(at, scheme)| {
            let host = text[at + scheme.len()..]
                .split(|c: char| !c.is_ascii_alphanumeric() && !"-@:%._+~#=".contains(c));
            let host = host.into_iter().next().unwrap_or_default();
            host.split_once('.').is_some_and(|(name, rest)| {
                name.len() >= 2 && rest.chars().take_while(char::is_ascii_alphabetic).count() >= 2
            })
        })
    })
}

#[test]
fn no_text_is_code_that_rustdoc_compiles_or_markup_that_it_warns_about() {
    let mut seeded = Seeded(7);
    let (mut blocks, mut longest) = (0, 0);
    for _ in 0..ROUNDS {
        let text = text(&mut seeded);
        let lines = markdown::lines(&text);
        let written = lines.join("\n");
        let faults = faults(&written);
        assert!(faults.is_empty(), "{text:?}\nbecomes\n{written}\n{faults:#?}");
        let strange = |c: char| c != '\n' && c.is_control() || matches!(c, '\u{202a}'..='\u{202e}');
        assert!(!written.contains(strange), "{text:?}");
        blocks += usize::from(written.contains("```text"));
        longest = longest.max(lines.len());
    }
    println!("{ROUNDS} texts, {blocks} with a block of code, the longest of {longest} lines");
    assert!(blocks > ROUNDS / 100);
}

/// Words are neither lost nor put into another order.
#[test]
fn what_a_text_says_is_still_said() {
    let mut seeded = Seeded(11);
    for _ in 0..ROUNDS {
        let words: Vec<String> =
            (0..=seeded.below(40)).map(|index| format!("word{index}")).collect();
        let mut text = String::new();
        for word in &words {
            let separator = match seeded.below(8) {
                0 => seeded.one_of(&ENDS),
                1 => seeded.one_of(&[
                    "\n- ",
                    "\n-      ",
                    "\n    ",
                    "\n\n\t",
                    "\n# ",
                    "\n```rust\n",
                    "\n~~~\n",
                ]),
                _ => " ",
            };
            let _ = write!(text, "{separator}{word}");
        }
        let mut said = String::new();
        for event in Parser::new_ext(&markdown::lines(&text).join("\n"), options()) {
            match event {
                Event::Text(text) | Event::Code(text) => said.push_str(&text),
                _ => said.push(' '),
            }
        }
        let said: Vec<&str> =
            said.split_whitespace().filter(|word| word.starts_with("word")).collect();
        assert_eq!(said, words, "{text:?}");
    }
}

#[test]
fn plain_markdown_keeps_its_form() {
    let text = "A sentence with `code`, see https://example.com/page.\nAnd more.\n\n# Title\n\n- one\n- two\n  goes on\n\n```json\n{\"a\": 1}\n```\nEnd.";
    let expected = "A sentence with `code`, see <https://example.com/page>.\nAnd more.\n\n# Title\n\n- one\n- two\n  goes on\n\n```text\n{\"a\": 1}\n```\n\nEnd.";
    assert_eq!(markdown::lines(text).join("\n"), expected);
}

#[test]
fn a_name_is_one_code_span_whatever_it_holds() {
    for name in [
        "plain",
        "a`b",
        "`",
        "``",
        "`a`",
        " ",
        " a ",
        "a\nb",
        "[x]",
        "<b>",
        "\u{202e}x",
        "a|b",
        "",
        "\\",
    ] {
        if name.is_empty() {
            continue;
        }
        let text = format!("Called {} here.", markdown::code(name));
        let spans: Vec<String> = Parser::new_ext(&text, options())
            .filter_map(|event| match event {
                Event::Code(code) => Some(code.to_string()),
                _ => None,
            })
            .collect();
        assert_eq!(spans.len(), 1, "{text:?}");
        assert!(faults(&text).is_empty(), "{text:?}");
    }
}

/// The same texts on their way through a schema: as descriptions of definitions, members and
/// kinds, and as names.
#[test]
fn no_schema_makes_documentation_that_is_run() {
    let mut seeded = Seeded(13);
    let mut texts: Vec<String> = (0..300).map(|_| text(&mut seeded)).collect();
    texts.extend(STARTS.iter().flat_map(|start| {
        [
            "std::process::exit(1);",
            "```\npanic!()\n```",
            "~~~compile_fail",
            "panic!()\n    panic!()",
        ]
        .map(|code| format!("Words.\n\n{start}{code}\n"))
    }));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("schema.json");
    let definitions: serde_json::Map<String, serde_json::Value> = texts
        .iter()
        .enumerate()
        .map(|(index, text)| {
            let mut properties = serde_json::json!({
                "plain": {"type": "string", "description": text},
                "choice": {"enum": [text, "other"], "description": text},
            });
            properties[text.as_str()] = serde_json::json!({"type": "integer", "description": text});
            (format!("Type{index}"), serde_json::json!({"type": "object", "description": text, "properties": properties}))
        })
        .collect();
    let mut definitions = definitions;
    for (index, text) in texts.iter().enumerate() {
        let method = serde_json::json!({"type": "object", "required": ["method"], "description": text,
            "properties": {"method": {"const": format!("{index}{text}")}}});
        definitions.insert(format!("Call{index}Request"), method);
    }
    definitions
        .insert(texts[0].clone(), serde_json::json!({"type": "object", "properties": {"x": {}}}));
    let schema = serde_json::json!({"$defs": definitions});
    std::fs::write(&path, schema.to_string()).expect("a schema");
    let generated = Bindings::from_file(&path)
        .module("texts")
        .support_from("::mcp_bindings")
        .generate()
        .unwrap_or_else(|error| panic!("{error}"));
    let mut comments = 0;
    for (file, code) in generated.files.iter() {
        for comment in doc_comments(code) {
            comments += 1;
            let faults = faults(&comment);
            assert!(faults.is_empty(), "{}: {comment}\n{faults:#?}", file.display());
        }
    }
    println!("{} texts in a schema, {comments} comments", texts.len());
    assert!(comments > texts.len() * 3);
}

/// The documentation in a file of Rust, with the indentation taken away as rustdoc does it.
fn doc_comments(code: &str) -> Vec<String> {
    let mut comments: Vec<String> = Vec::new();
    let mut within = false;
    for line in code.lines() {
        assert!(!line.trim_start().starts_with("/**"), "{line}");
        assert!(!line.trim_start().starts_with("#[doc = "), "{line}");
        match line.trim_start().strip_prefix("///") {
            Some(text) => {
                let text = text.strip_prefix(' ').unwrap_or(text);
                match comments.last_mut().filter(|_| within) {
                    Some(comment) => *comment += &format!("\n{text}"),
                    None => comments.push(text.to_owned()),
                }
                within = true;
            }
            None => within = false,
        }
    }
    comments
}

/// rustdoc itself has the last word: it finds no test in any of the texts, and warns of none.
#[test]
fn rustdoc_finds_nothing_to_run_and_nothing_to_warn_about() {
    let mut seeded = Seeded(17);
    let mut texts: Vec<String> = (0..1_500).map(|_| text(&mut seeded)).collect();
    for start in STARTS {
        for piece in PIECES {
            texts.push(format!(
                "Words.\n\n{start}{piece}\n{start}    panic!()\n\n{start}\tpanic!()\n"
            ));
        }
    }
    let mut code = String::from("//! Types with other people's documentation.\n");
    for (index, text) in texts.iter().enumerate() {
        for line in markdown::lines(text) {
            let _ = writeln!(code, "/// {line}");
        }
        let _ = writeln!(code, "pub struct Type{index};");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("lib.rs");
    std::fs::write(&file, code).expect("a file");
    let rustdoc = |arguments: &[&str]| {
        let rustdoc = std::env::var_os("RUSTDOC").unwrap_or_else(|| "rustdoc".into());
        let output = std::process::Command::new(rustdoc)
            .args(["--edition", "2024", "--crate-name", "texts"])
            .args(arguments)
            .arg(&file)
            .current_dir(folder.path())
            .output()
            .expect("rustdoc runs");
        let said = String::from_utf8_lossy(&output.stdout).into_owned()
            + &String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}");
        said
    };
    assert!(rustdoc(&["--test"]).contains("running 0 tests"));
    let said = rustdoc(&["-D", "warnings", "-D", "rustdoc::all"]);
    println!("{} texts, of which rustdoc says: {said:?}", texts.len());
}
