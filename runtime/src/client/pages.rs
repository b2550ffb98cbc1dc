//! Lists that come page by page.
//!
//! <https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination>. A cursor
//! means nothing to a client: the empty text leads to a page like any other. What ends a list is
//! that there is no cursor; what ends it with an error is a cursor that was there before, and more
//! pages or bytes than the client was told to read. Elements that cannot be read are left out.

use std::collections::HashSet;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use mcp_bindings::latest::{ClientRequest, ServerResult};
use mcp_bindings::rpc::INVALID_PARAMS;
use mcp_bindings::{Paginated, SentRequest};

use super::core::Core;
use super::error::{ClientError, Incomplete, LeftOut, List};
use super::request::RequestOptions;

/// A list, page by page.
pub struct Pages<R: Paginated> {
    core: Arc<Core>,
    params: R::Params,
    options: RequestOptions,
    next: Next,
    seen: HashSet<String>,
    read: usize,
    bytes: usize,
    left_out: Vec<LeftOut>,
    kind: PhantomData<fn() -> R>,
}

enum Next {
    First,
    Cursor(String),
    None,
}

impl<R: Paginated> fmt::Debug for Pages<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages").field("read", &self.read).finish_non_exhaustive()
    }
}

impl<R> Pages<R>
where
    R: Paginated + SentRequest<Side = ClientRequest, Answer = ServerResult>,
    R::Params: Clone,
{
    pub(super) fn new(core: Arc<Core>, params: R::Params, options: RequestOptions) -> Self {
        let (next, seen) = (Next::First, HashSet::new());
        let left_out = Vec::new();
        Self { core, params, options, next, seen, read: 0, bytes: 0, left_out, kind: PhantomData }
    }

    /// The next page; `None` at the end of the list. After an error there is no further page.
    pub async fn next(&mut self) -> Option<Result<Vec<R::Item>, ClientError>> {
        let cursor = match std::mem::replace(&mut self.next, Next::None) {
            Next::First => None,
            Next::Cursor(cursor) => Some(cursor),
            Next::None => return None,
        };
        Some(self.page(cursor).await)
    }

    /// What of the pages that were read could not be read, and is in none of them.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }

    async fn page(&mut self, cursor: Option<String>) -> Result<Vec<R::Item>, ClientError> {
        if self.read >= self.core.settings.max_pages {
            return Err(ClientError::TooManyPages(self.read));
        }
        if let Some(cursor) = cursor.as_ref().filter(|cursor| self.seen.contains(*cursor)) {
            return Err(ClientError::RepeatedCursor(cursor.clone()));
        }
        self.seen.extend(cursor.clone());
        let mut params = self.params.clone();
        if cursor.is_some() {
            R::set_cursor(&mut params, cursor);
        }
        let answer = self.core.perform_whole(R::into_side(params), &self.options).await?;
        self.bytes = self.bytes.saturating_add(answer.size);
        if self.bytes > self.core.settings.max_list_bytes {
            return Err(ClientError::ListTooLarge(self.core.settings.max_list_bytes));
        }
        self.left_out.extend(answer.left_out);
        let result = R::from_answer(answer.result);
        let other = || self.core.malformed(R::METHOD, &"another kind of result");
        let (items, cursor) = R::take_page(result.ok_or_else(other)?);
        self.read += 1;
        self.next = cursor.map_or(Next::None, Next::Cursor);
        Ok(items)
    }
}

impl Core {
    /// Reads a list to its end.
    pub async fn list_all<R>(
        self: &Arc<Self>,
        params: R::Params,
        options: RequestOptions,
    ) -> Result<List<R::Item>, Incomplete<R::Item>>
    where
        R: Paginated + SentRequest<Side = ClientRequest, Answer = ServerResult>,
        R::Params: Clone,
    {
        match self.list_once::<R>(params.clone(), options.clone()).await {
            // Pages that were kept may lead where nothing is any more.
            Err(failed)
                if !options.fresh
                    && !failed.read.is_empty()
                    && failed.error.is_answer(INVALID_PARAMS) =>
            {
                self.cache.forget(R::METHOD);
                self.list_once::<R>(params, options.fresh()).await
            }
            outcome => outcome,
        }
    }

    async fn list_once<R>(
        self: &Arc<Self>,
        params: R::Params,
        options: RequestOptions,
    ) -> Result<List<R::Item>, Incomplete<R::Item>>
    where
        R: Paginated + SentRequest<Side = ClientRequest, Answer = ServerResult>,
        R::Params: Clone,
    {
        let mut pages = Pages::<R>::new(Arc::clone(self), params, options);
        let mut read = Vec::new();
        while let Some(page) = pages.next().await {
            match page {
                Ok(items) => read.extend(items),
                Err(error) => {
                    return Err(Incomplete { read, left_out: pages.left_out, error });
                }
            }
        }
        Ok(List { items: read, left_out: pages.left_out })
    }
}
