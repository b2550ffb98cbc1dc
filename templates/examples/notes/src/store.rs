//! The notes, in a database.

use std::fmt;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use mcp_bindings::ErrorObject;
use mcp_bindings::rpc::INTERNAL_ERROR;
use mcp_runtime::server::ToolError;
use rusqlite::{Connection, Row, named_params};

use crate::generated::types::{AddNoteArgs, ChangeNoteArgs, FindNotesArgs, Note};

/// `changed` counts changes, so that the latest ones can be found.
const TABLE: &str = "
    CREATE TABLE IF NOT EXISTS notes (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        book TEXT NOT NULL,
        title TEXT NOT NULL,
        text TEXT NOT NULL,
        tags TEXT NOT NULL,
        changed INTEGER NOT NULL
    )";

/// Why the store did not do what it was asked.
#[derive(Debug)]
pub enum Error {
    /// There is no such note.
    NoNote(u64),
    /// The name is none of a book.
    NoBook(String),
    /// The database failed.
    Database(rusqlite::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNote(id) => write!(f, "there is no note {id}"),
            Self::NoBook(name) => write!(f, "a book cannot be called `{name}`"),
            Self::Database(error) => write!(f, "the database: {error}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error)
    }
}

/// A model reads what it can do better.
impl From<Error> for ToolError {
    fn from(error: Error) -> Self {
        match error {
            Error::Database(_) => Self::Protocol(error.into()),
            _ => Self::Shown(error.to_string()),
        }
    }
}

impl From<Error> for ErrorObject {
    fn from(error: Error) -> Self {
        Self::new(INTERNAL_ERROR, error.to_string())
    }
}

/// Tags as the database has them, a list of JSON.
fn tags_text(tags: &[String]) -> String {
    serde_json::Value::from(tags).to_string()
}

fn note(row: &Row<'_>) -> rusqlite::Result<Note> {
    let id: i64 = row.get("id")?;
    let tags: String = row.get("tags")?;
    let (book, title): (String, String) = (row.get("book")?, row.get("title")?);
    let mut note = Note::new(id.unsigned_abs(), book, title);
    note.tags = serde_json::from_str(&tags).unwrap_or_default();
    Ok(note)
}

/// The database. What it is asked takes microseconds, so nobody minds to wait for it.
#[derive(Debug)]
pub struct Store(Mutex<Connection>);

impl Store {
    /// The notes of a file, which need not be there.
    ///
    /// # Errors
    /// If it is no database that can be written.
    pub fn open(path: &Path) -> Result<Self, Error> {
        Self::of(Connection::open(path)?)
    }

    /// Notes that live as long as the server.
    ///
    /// # Errors
    /// If there is no memory for them.
    pub fn in_memory() -> Result<Self, Error> {
        Self::of(Connection::open_in_memory()?)
    }

    fn of(connection: Connection) -> Result<Self, Error> {
        connection.execute_batch(TABLE)?;
        Ok(Self(Mutex::new(connection)))
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a note.
    ///
    /// # Errors
    /// If the book has no name of one.
    pub fn add(&self, new: &AddNoteArgs) -> Result<Note, Error> {
        let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !new.book.chars().all(good) {
            return Err(Error::NoBook(new.book.clone()));
        }
        let sql = "INSERT INTO notes (book, title, text, tags, changed)
            VALUES (:book, :title, :text, :tags, (SELECT ifnull(max(changed), 0) + 1 FROM notes))
            RETURNING *";
        let values = named_params! {
            ":book": new.book, ":title": new.title, ":text": new.text, ":tags": tags_text(&new.tags)
        };
        Ok(self.connection().query_row(sql, values, note)?)
    }

    /// Changes what is given of a note.
    ///
    /// # Errors
    /// If there is no such note.
    pub fn change(&self, change: &ChangeNoteArgs) -> Result<Note, Error> {
        let sql = "UPDATE notes SET
                title = ifnull(:title, title),
                text = ifnull(:text, text),
                tags = ifnull(:tags, tags),
                changed = (SELECT max(changed) + 1 FROM notes)
            WHERE id = :id RETURNING *";
        let tags = change.tags.as_deref().map(tags_text);
        let values = named_params! {
            ":id": change.id.cast_signed(), ":title": change.title, ":text": change.text,
            ":tags": tags
        };
        self.one(change.id, sql, values, note)
    }

    /// Deletes a note, which is returned.
    ///
    /// # Errors
    /// If there is no such note.
    pub fn delete(&self, id: u64) -> Result<Note, Error> {
        let sql = "DELETE FROM notes WHERE id = :id RETURNING *";
        self.one(id, sql, named_params! { ":id": id.cast_signed() }, note)
    }

    /// A note and its text.
    ///
    /// # Errors
    /// If there is no such note.
    pub fn read(&self, id: u64) -> Result<(Note, String), Error> {
        let sql = "SELECT * FROM notes WHERE id = :id";
        let with_text = |row: &Row<'_>| Ok((note(row)?, row.get("text")?));
        self.one(
            id,
            sql,
            named_params! { ":id": id.cast_signed() },
            with_text,
        )
    }

    fn one<T>(
        &self,
        id: u64,
        sql: &str,
        values: &[(&str, &dyn rusqlite::ToSql)],
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, Error> {
        match self.connection().query_row(sql, values, read) {
            Err(rusqlite::Error::QueryReturnedNoRows) => Err(Error::NoNote(id)),
            other => Ok(other?),
        }
    }

    /// The notes that have all the words and tags.
    ///
    /// # Errors
    /// If the database fails.
    pub fn find(&self, wanted: &FindNotesArgs) -> Result<Vec<Note>, Error> {
        let sql = "SELECT * FROM notes
            WHERE (:book IS NULL OR book = :book)
            AND NOT EXISTS (SELECT 1 FROM json_each(:tags)
                WHERE value NOT IN (SELECT value FROM json_each(notes.tags)))
            AND NOT EXISTS (SELECT 1 FROM json_each(:words)
                WHERE instr(lower(title || ' ' || text), lower(value)) = 0)
            ORDER BY id";
        let words = wanted.words.as_deref().unwrap_or_default();
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        let values = named_params! {
            ":book": wanted.book, ":tags": tags_text(&wanted.tags), ":words": tags_text(&words)
        };
        self.many(sql, values, note)
    }

    /// The notes that changed last.
    ///
    /// # Errors
    /// If the database fails.
    pub fn recent(&self) -> Result<Vec<Note>, Error> {
        self.many(
            "SELECT * FROM notes ORDER BY changed DESC LIMIT 10",
            &[],
            note,
        )
    }

    /// The names of books that begin like this.
    ///
    /// # Errors
    /// If the database fails.
    pub fn books(&self, begin: &str) -> Result<Vec<String>, Error> {
        let sql = "SELECT DISTINCT book FROM notes WHERE instr(book, :begin) = 1 ORDER BY book";
        self.many(sql, named_params! { ":begin": begin }, |row| row.get(0))
    }

    /// The numbers of notes that begin like this, of one book or of all.
    ///
    /// # Errors
    /// If the database fails.
    pub fn numbers(&self, begin: &str, book: Option<&str>) -> Result<Vec<String>, Error> {
        let sql = "SELECT CAST(id AS TEXT) FROM notes
            WHERE (:book IS NULL OR book = :book) AND instr(CAST(id AS TEXT), :begin) = 1
            ORDER BY id";
        self.many(
            sql,
            named_params! { ":book": book, ":begin": begin },
            |row| row.get(0),
        )
    }

    fn many<T>(
        &self,
        sql: &str,
        values: &[(&str, &dyn rusqlite::ToSql)],
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, Error> {
        let connection = self.connection();
        let mut statement = connection.prepare(sql)?;
        let rows = statement.query_map(values, read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
