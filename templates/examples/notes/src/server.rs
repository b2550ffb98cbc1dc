//! What the functions of the server share, and where each of them is.

use std::path::Path;

use mcp_bindings::latest::{CallToolResult, GetPromptResult, ReadResourceResult};
use mcp_bindings::{ErrorObject, Map};
use mcp_runtime::server::{Context, ToolError};

use crate::completions;
use crate::generated::completions::Completions;
use crate::generated::prompts::Prompts;
use crate::generated::prompts::TidyArgs;
use crate::generated::resources::Resources;
use crate::generated::tools::Tools;
use crate::generated::types::AddNoteArgs;
use crate::generated::types::BookVariables;
use crate::generated::types::ChangeNoteArgs;
use crate::generated::types::DeleteNoteArgs;
use crate::generated::types::FindNotesArgs;
use crate::generated::types::FindNotesOutput;
use crate::generated::types::Note;
use crate::generated::types::NoteVariables;
use crate::prompts;
use crate::resources;
use crate::store::Store;
use crate::tools;

/// What the functions of the server share.
#[derive(Debug)]
pub struct Server {
    /// The notes.
    pub(crate) store: Store,
}

impl Server {
    /// The server as it begins, with the notes of the file that `NOTES_DB` names.
    ///
    /// # Errors
    /// If that is no database that can be written.
    pub fn new() -> Result<Self, Box<dyn std::error::Error>> {
        let store = match std::env::var_os("NOTES_DB") {
            Some(path) => Store::open(Path::new(&path))?,
            None => {
                tracing::warn!("NOTES_DB names no file: notes live as long as the server");
                Store::in_memory()?
            }
        };
        Ok(Self { store })
    }

    /// Tells who listens that a note is not what it was.
    pub(crate) async fn tell_of(&self, context: &Context, note: &Note) {
        let book = format!("notes://books/{}", note.book);
        let notifier = context.notifier();
        notifier
            .resource_updated(format!("{book}/{}", note.id))
            .await;
        notifier.resource_updated(book).await;
        notifier.resource_updated("notes://recent").await;
    }
}

impl Tools for Server {
    async fn add_note(&self, context: &Context, arguments: AddNoteArgs) -> Result<Note, ToolError> {
        tools::add_note::call(self, context, arguments).await
    }

    async fn find_notes(
        &self,
        context: &Context,
        arguments: FindNotesArgs,
    ) -> Result<FindNotesOutput, ToolError> {
        tools::find_notes::call(self, context, arguments).await
    }

    async fn change_note(
        &self,
        context: &Context,
        arguments: ChangeNoteArgs,
    ) -> Result<Note, ToolError> {
        tools::change_note::call(self, context, arguments).await
    }

    async fn delete_note(
        &self,
        context: &Context,
        arguments: DeleteNoteArgs,
    ) -> Result<CallToolResult, ToolError> {
        tools::delete_note::call(self, context, arguments).await
    }
}

impl Prompts for Server {
    async fn tidy(
        &self,
        context: &Context,
        arguments: TidyArgs,
    ) -> Result<GetPromptResult, ErrorObject> {
        prompts::tidy::call(self, context, arguments).await
    }
}

impl Resources for Server {
    async fn recent(
        &self,
        context: &Context,
        uri: &str,
    ) -> Result<ReadResourceResult, ErrorObject> {
        resources::recent::call(self, context, uri).await
    }

    async fn book(
        &self,
        context: &Context,
        uri: &str,
        variables: BookVariables,
    ) -> Result<ReadResourceResult, ErrorObject> {
        resources::book::call(self, context, uri, variables).await
    }

    async fn note(
        &self,
        context: &Context,
        uri: &str,
        variables: NoteVariables,
    ) -> Result<ReadResourceResult, ErrorObject> {
        resources::note::call(self, context, uri, variables).await
    }
}

impl Completions for Server {
    async fn tidy_id(
        &self,
        context: &Context,
        typed: &str,
        known: &Map<String>,
    ) -> Result<Vec<String>, ErrorObject> {
        completions::tidy_id::call(self, context, typed, known).await
    }

    async fn book_book(
        &self,
        context: &Context,
        typed: &str,
        known: &Map<String>,
    ) -> Result<Vec<String>, ErrorObject> {
        completions::book_book::call(self, context, typed, known).await
    }

    async fn note_book(
        &self,
        context: &Context,
        typed: &str,
        known: &Map<String>,
    ) -> Result<Vec<String>, ErrorObject> {
        completions::note_book::call(self, context, typed, known).await
    }

    async fn note_id(
        &self,
        context: &Context,
        typed: &str,
        known: &Map<String>,
    ) -> Result<Vec<String>, ErrorObject> {
        completions::note_id::call(self, context, typed, known).await
    }
}
