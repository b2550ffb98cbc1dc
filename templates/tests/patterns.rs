//! Patterns: what they mean is what ECMA-262 says, and what would take more than linear time is
//! refused before anything is generated.

use mcp_scaffold::types::patterns::{Lists, PatternError, translate};
use mcp_scaffold::types::support::regular::compile;
use regress::Regex;

type Compiled = Vec<Vec<(regex::Regex, bool)>>;

fn compiled(lists: &Lists) -> Compiled {
    let part = |(expression, wanted): &(String, bool)| {
        (compile(expression).expect("an expression"), *wanted)
    };
    lists.iter().map(|parts| parts.iter().map(part).collect()).collect()
}

fn has(compiled: &Compiled, text: &str) -> bool {
    compiled.iter().any(|parts| parts.iter().all(|(regex, wanted)| regex.is_match(text) == *wanted))
}

fn matches(lists: &Lists, text: &str) -> bool {
    has(&compiled(lists), text)
}

/// The pieces that patterns are put together of.
const PIECES: [&str; 60] = [
    "a",
    "b",
    "1",
    "é",
    ".",
    "\\d",
    "\\D",
    "\\w",
    "\\W",
    "\\s",
    "\\S",
    "[a-c]",
    "[^a-c]",
    "[\\w\\-]",
    "[^\\s]",
    "[\\d.]",
    "[]",
    "[^]",
    "\\t",
    "\\n",
    "\\x61",
    "\\u0062",
    "\\u{63}",
    "\\cJ",
    "\\0",
    "\\.",
    "\\/",
    "\\^",
    "\\$",
    "(a|b)",
    "(?:ab)+",
    "(?<n>a)",
    "(a)?",
    "a*",
    "a+?",
    "b{2}",
    "b{1,}",
    "b{0,2}",
    "\\p{L}",
    "\\P{L}",
    "\\p{Lu}",
    "\\p{Script=Greek}",
    "[\\p{L}\\d]",
    "^",
    "$",
    "\\b",
    "\\B",
    "|",
    "(a|)*",
    "[\\b]",
    "-",
    "[a-]",
    "(?=a)",
    "(?!b)",
    "(?<=a)",
    "(?<!b)",
    "\\uD83D\\uDE00",
    "[\u{1F600}-\u{1F602}]",
    "[\\u{1F600}]",
    ",",
];
const CHARS: [&str; 20] = [
    "a",
    "b",
    "c",
    "d",
    "1",
    "2",
    "é",
    "α",
    " ",
    "\n",
    "\u{2028}",
    "\u{a0}",
    "_",
    "-",
    ".",
    "/",
    "A",
    "\u{1F600}",
    "\0",
    "\u{8}",
];

struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }

    fn text(&mut self, pieces: &[&str], most: usize) -> String {
        (0..=self.below(most)).map(|_| pieces[self.below(pieces.len())]).collect()
    }
}

#[test]
fn translated_patterns_mean_what_ecma_262_says() {
    const SEED: u64 = 20_261_201;
    let dice = &mut Dice(SEED);
    let (mut compared, mut texts, mut matched, mut refused, mut looks) = (0, 0, 0, 0, 0);
    let mut wrong = Vec::new();
    for _ in 0..2000 {
        let mut pattern = dice.text(&PIECES, 5);
        match dice.below(4) {
            0 => pattern = format!("^{pattern}$"),
            1 => pattern = format!("^(?!{}){pattern}", dice.text(&PIECES[..43], 2)),
            2 => pattern = format!("^(?=.*{}){pattern}$", dice.text(&PIECES[..43], 2)),
            _ => {}
        }
        let theirs = Regex::with_flags(&pattern, "u");
        let ours = match (translate(&pattern), theirs) {
            (Ok(ours), Ok(theirs)) => (ours, theirs),
            (Err(PatternError::Unsupported(_)), _) => {
                refused += 1;
                continue;
            }
            (Err(PatternError::Invalid(_)), Err(_)) => continue,
            (ours, theirs) => {
                wrong.push(format!("{pattern}: {ours:?}, {:?}", theirs.err()));
                continue;
            }
        };
        compared += 1;
        looks += usize::from(ours.0.iter().flatten().count() > 1);
        let compiled = compiled(&ours.0);
        for _ in 0..20 {
            let text = dice.text(&CHARS, 6);
            let text = if texts % 19 == 0 { String::new() } else { text };
            texts += 1;
            let expected = ours.1.find(&text).is_some();
            matched += usize::from(expected);
            if has(&compiled, &text) != expected {
                wrong.push(format!("{pattern} in {text:?}: {expected}; {:?}", ours.0));
            }
        }
    }
    println!(
        "{compared} patterns of which {looks} look around, {texts} texts, {matched} matches; {refused} refused; seed {SEED}"
    );
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 1000 && looks > 300 && matched * 20 > texts && matched * 20 < texts * 19);
}

#[test]
fn liberties_that_people_take_are_understood() {
    for (pattern, fits, not) in [
        (r"^[\w-\.]+$", "a-b.c", "a b"),
        (r"^[\w-]+$", "a-b", "a.b"),
        (r"^\@\-\_\'$", "@-_'", "@"),
        (r"^{a}$", "{a}", "a"),
        (r"^a{,2}$", "a{,2}", "aa"),
        (r"^x]$", "x]", "x"),
        (r"^(?=.*[A-Z])(?=.*\d)(?!.*\s).{8,}$", "Passw0rdX", "password"),
        (r"^(?!foo|bar)\w+$", "bafoo", "foot"),
        (r"\.(?:png|jpg)(?<!x\.png)$", "a.png", "x.png"),
        (r"^(?:(?=a).b|c)$", "c", "d"),
        (r"^(?i:abc)$", "aBc", "abd"),
        (r"^(?s:.)$", "\n", "ab"),
        (r"a$", "ba", "a\n"),
    ] {
        match translate(pattern) {
            Ok(lists) => {
                assert!(matches(&lists, fits), "{pattern} in {fits}: {lists:?}");
                assert!(!matches(&lists, not), "{pattern} not in {not}: {lists:?}");
            }
            // Alternatives of a group that look around are not told apart.
            Err(error) => assert!(pattern.contains("(?:(?="), "{pattern}: {error}"),
        }
    }
}

#[test]
fn what_has_no_linear_time_or_no_meaning_is_refused() {
    for pattern in [
        r"(a)\1",
        r"(?<q>a)\k<q>",
        r"^(a(?=b))*$",
        r"^((?!foo).)*$",
        r"(?<=a)b",
        "(((a{1000}){1000}){1000}){1000}",
        "a{4294967296}",
        r"\p{L}{5000}",
        r"^(?m:a)$",
    ] {
        assert!(
            matches!(translate(pattern), Err(PatternError::Unsupported(_))),
            "{pattern}: {:?}",
            translate(pattern)
        );
    }
    for pattern in [
        "(",
        ")",
        "[",
        "a**",
        "*a",
        "a{2}{3}",
        "{2}",
        "[b-a]",
        "a{3,2}",
        r"\Z",
        r"\A",
        r"\z",
        r"\ca(",
        r"\c1",
        r"\x4",
        r"\u12",
        r"\u{110000}",
        r"\u{}",
        "(?<a>x)(?<a>y)",
        "(?<1>x)",
        "(?P<a>x)",
        "(?i)a",
        r"\p{Nope}",
        r"\pL",
        r"[\1]",
        "\\",
        "^*",
        r"\b+",
        "(?=a)*",
        "(?",
        "(?<",
        "(?:",
    ] {
        assert!(
            matches!(translate(pattern), Err(PatternError::Invalid(_))),
            "{pattern}: {:?}",
            translate(pattern)
        );
    }
    // However deep or long, it is an answer and no crash.
    for pattern in [
        "(".repeat(100_000),
        format!("{}a{}", "(".repeat(500), ")".repeat(500)),
        "a|".repeat(50_000),
        "[".repeat(10_000),
    ] {
        let _ = translate(&pattern);
    }
}
