//! What a server recorded, played against a server.

use std::fmt;
use std::io;
use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncWriteExt, ReadHalf, WriteHalf, duplex, split};

use crate::frames::{Line, Lines, MAX_LINE};
use crate::server::Service;

/// Messages that a server received and sent, as a [`Tap`](super::Tap) recorded them.
#[derive(Clone, Debug)]
pub struct Recording {
    turns: Vec<Turn>,
    varying: Vec<String>,
    patience: Duration,
}

/// What the peer sent, and what the server sent until the peer sent more.
#[derive(Clone, Debug, Default)]
struct Turn {
    received: Vec<Value>,
    sent: Vec<Value>,
}

/// Where a server said something else than the recording.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The turn, counted from 0.
    pub turn: usize,
    /// What the recording has; nothing if it has no such message.
    pub recorded: Option<Value>,
    /// What the server sent; nothing if it did not.
    pub sent: Option<Value>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {}: ", self.turn)?;
        match (&self.recorded, &self.sent) {
            (Some(recorded), Some(sent)) => write!(f, "recorded {recorded}, sent {sent}"),
            (Some(recorded), None) => write!(f, "recorded {recorded}, nothing sent"),
            (None, Some(sent)) => write!(f, "nothing recorded, sent {sent}"),
            (None, None) => Ok(()),
        }
    }
}

impl Recording {
    /// Reads what was recorded to a file.
    ///
    /// # Errors
    /// If the file cannot be read, or is no recording.
    pub fn from_file(path: impl AsRef<Path>) -> io::Result<Self> {
        Self::from_text(&std::fs::read_to_string(path)?)
    }

    /// Reads what was recorded.
    ///
    /// # Errors
    /// If it is no recording.
    pub fn from_text(text: &str) -> io::Result<Self> {
        let mut turns: Vec<Turn> = Vec::new();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let broken = |what: &str| {
                io::Error::new(io::ErrorKind::InvalidData, format!("line {}: {what}", index + 1))
            };
            let record: Value =
                serde_json::from_str(line).map_err(|error| broken(&error.to_string()))?;
            let Some(message) = record.get("message").cloned() else { continue };
            match record.get("way").and_then(Value::as_str) {
                Some("received") => {
                    if turns.last().is_none_or(|turn| !turn.sent.is_empty()) {
                        turns.push(Turn::default());
                    }
                    turns.last_mut().ok_or_else(|| broken("no turn"))?.received.push(message);
                }
                Some("sent") => {
                    let turn = turns.last_mut();
                    turn.ok_or_else(|| broken("sent before anything was received"))?
                        .sent
                        .push(message);
                }
                _ => return Err(broken("`way` is neither `received` nor `sent`")),
            }
        }
        Ok(Self { turns, varying: Vec::new(), patience: Duration::from_secs(10) })
    }

    /// Names a member that differs from run to run, such as `requestState` or `taskId`, wherever it
    /// stands.
    #[must_use]
    pub fn varying(mut self, member: impl Into<String>) -> Self {
        self.varying.push(member.into());
        self
    }

    /// How long a message of the server may take; 10 seconds unless set.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Sends what was received to `service`, over a stream in memory, and tells where it answers
    /// something else. Within a turn the order of messages does not matter.
    ///
    /// # Errors
    /// If the stream breaks.
    pub async fn play(&self, service: &Service) -> io::Result<Vec<Difference>> {
        let (ours, theirs) = duplex(64 * 1024);
        let (output, input) = split(ours);
        let (their_input, their_output) = split(theirs);
        let service = service.clone();
        let serving =
            tokio::spawn(async move { service.serve_stream(their_input, their_output).await });
        let mut stage = Stage { input, output: Lines::new(output, MAX_LINE) };
        let mut differences = Vec::new();
        for (index, turn) in self.turns.iter().enumerate() {
            stage.send(&turn.received).await?;
            let sent = stage.hear(turn.sent.len(), self.patience).await?;
            differences.extend(self.compare(index, &turn.sent, sent));
        }
        stage.input.shutdown().await?;
        // Whatever the recording does not have.
        while let Ok(Ok(Some(Line::Text(text)))) =
            tokio::time::timeout(self.patience, stage.output.next()).await
        {
            let sent = serde_json::from_str(text).ok();
            differences.push(Difference { turn: self.turns.len(), recorded: None, sent });
        }
        serving.abort();
        Ok(differences)
    }

    fn compare(&self, turn: usize, recorded: &[Value], mut sent: Vec<Value>) -> Vec<Difference> {
        let mut missing: Vec<&Value> = Vec::new();
        for message in recorded {
            match sent.iter().position(|other| self.stable(other) == self.stable(message)) {
                Some(place) => drop(sent.swap_remove(place)),
                None => missing.push(message),
            }
        }
        let mut missing = missing.into_iter();
        let mut differences: Vec<Difference> = sent
            .into_iter()
            .map(|sent| Difference { turn, recorded: missing.next().cloned(), sent: Some(sent) })
            .collect();
        differences.extend(missing.map(|recorded| Difference {
            turn,
            recorded: Some(recorded.clone()),
            sent: None,
        }));
        differences
    }

    /// The message without what differs from run to run.
    fn stable(&self, message: &Value) -> Value {
        match message {
            Value::Object(members) => {
                let stays = members.iter().filter(|(name, _)| !self.varying.contains(name));
                stays.map(|(name, value)| (name.clone(), self.stable(value))).collect()
            }
            Value::Array(elements) => elements.iter().map(|element| self.stable(element)).collect(),
            plain => plain.clone(),
        }
    }
}

struct Stage {
    input: WriteHalf<tokio::io::DuplexStream>,
    output: Lines<ReadHalf<tokio::io::DuplexStream>>,
}

impl Stage {
    async fn send(&mut self, messages: &[Value]) -> io::Result<()> {
        for message in messages {
            self.input.write_all(format!("{message}\n").as_bytes()).await?;
        }
        Ok(())
    }

    /// As many messages as are expected, or fewer if they do not come in time.
    async fn hear(&mut self, count: usize, patience: Duration) -> io::Result<Vec<Value>> {
        let mut heard = Vec::new();
        while heard.len() < count {
            match tokio::time::timeout(patience, self.output.next()).await {
                Ok(line) => match line? {
                    Some(Line::Text(text)) => {
                        heard.extend(serde_json::from_str::<Value>(text).ok())
                    }
                    Some(_) => {}
                    None => break,
                },
                Err(_) => break,
            }
        }
        Ok(heard)
    }
}
