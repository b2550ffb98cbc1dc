//! What a manifest cannot say, collected: one sentence for each kind, with the places.

/// How many places are named.
const SHOWN: usize = 3;

/// Sentences for the user.
#[derive(Clone, Debug, Default)]
pub struct Notes(Vec<(String, Vec<String>)>);

impl Notes {
    /// Says something about a place.
    pub fn add(&mut self, sentence: impl Into<String>, place: impl Into<String>) {
        let (sentence, place) = (sentence.into(), place.into());
        match self.0.iter_mut().find(|(known, _)| *known == sentence) {
            Some((_, places)) if places.contains(&place) => {}
            Some((_, places)) => places.push(place),
            None => self.0.push((sentence, vec![place])),
        }
    }

    /// Says something about the whole.
    pub fn say(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        if !self.0.iter().any(|(known, _)| *known == sentence) {
            self.0.push((sentence, Vec::new()));
        }
    }

    /// The sentences.
    pub fn into_sentences(self) -> Vec<String> {
        self.0.into_iter().map(|(sentence, places)| sentence + &listed(&places)).collect()
    }
}

fn listed(places: &[String]) -> String {
    match places {
        [] => String::new(),
        places if places.len() <= SHOWN + 1 => format!(" ({})", places.join(", ")),
        places => {
            let rest = places.len() - SHOWN;
            format!(" ({} and {rest} more)", places[..SHOWN].join(", "))
        }
    }
}
