//! What a manifest cannot say, collected: one sentence for each kind, with the places.

/// How many places are named.
const SHOWN: usize = 3;

/// Sentences for the user.
#[derive(Clone, Debug, Default)]
pub struct Notes(Vec<Note>);

#[derive(Clone, Debug)]
struct Note {
    sentence: String,
    /// What it is about, and how often.
    about: Vec<(String, usize)>,
    /// Whether all of it is listed.
    is_counted: bool,
}

impl Notes {
    /// Says something about the whole.
    pub fn say(&mut self, sentence: impl Into<String>) {
        self.note(sentence.into(), false);
    }

    /// Says something about a place, of which there may be many.
    pub fn add(&mut self, sentence: impl Into<String>, place: impl Into<String>) {
        let place = place.into();
        let about = self.note(sentence.into(), false);
        if !about.iter().any(|(known, _)| *known == place) {
            about.push((place, 1));
        }
    }

    /// Says something about a thing, which is counted.
    pub fn count(&mut self, sentence: impl Into<String>, thing: impl Into<String>) {
        let thing = thing.into();
        let about = self.note(sentence.into(), true);
        match about.iter_mut().find(|(known, _)| *known == thing) {
            Some((_, count)) => *count += 1,
            None => about.push((thing, 1)),
        }
    }

    fn note(&mut self, sentence: String, is_counted: bool) -> &mut Vec<(String, usize)> {
        let found = self.0.iter().position(|known| known.sentence == sentence);
        let index = found.unwrap_or_else(|| {
            self.0.push(Note { sentence, about: Vec::new(), is_counted });
            self.0.len() - 1
        });
        &mut self.0[index].about
    }

    /// The sentences.
    pub fn into_sentences(self) -> Vec<String> {
        self.0.into_iter().map(Note::sentence).collect()
    }
}

impl Note {
    fn sentence(self) -> String {
        let Self { sentence, about, is_counted } = self;
        if is_counted {
            let counted = about.into_iter().map(|(thing, count)| match count {
                1 => thing,
                count => format!("{thing} ({count} times)"),
            });
            return format!("{sentence}: {}", counted.collect::<Vec<_>>().join(", "));
        }
        let places: Vec<String> = about.into_iter().map(|(place, _)| place).collect();
        match places.as_slice() {
            [] => sentence,
            places if places.len() <= SHOWN + 1 => format!("{sentence} ({})", places.join(", ")),
            places => {
                let rest = places.len() - SHOWN;
                format!("{sentence} ({} and {rest} more)", places[..SHOWN].join(", "))
            }
        }
    }
}
