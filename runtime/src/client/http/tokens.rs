//! Bearer tokens: asked for before each request, and once more when one is refused.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use http::StatusCode;
use http::header::WWW_AUTHENTICATE;
use reqwest::Response;

use super::settings::{RefusedToken, TokenSource};
use crate::lock::lock;

/// The tokens of one connection.
pub(super) struct Tokens {
    source: Option<Arc<dyn TokenSource>>,
    /// How often the source was told that a token was refused.
    told: AtomicU64,
    /// Only one tells it.
    telling: tokio::sync::Mutex<()>,
    /// The last token that was used.
    last: Mutex<Option<String>>,
}

/// What one request was sent with.
pub(super) struct Given {
    pub token: Option<String>,
    told: u64,
}

impl Tokens {
    pub fn new(source: Option<Arc<dyn TokenSource>>) -> Self {
        let (told, telling, last) =
            (AtomicU64::new(0), tokio::sync::Mutex::default(), Mutex::default());
        Self { source, told, telling, last }
    }

    /// The token of the next request.
    pub async fn given(&self) -> Given {
        let told = self.told.load(Ordering::Acquire);
        Given { token: self.ask().await, told }
    }

    async fn ask(&self) -> Option<String> {
        let token = self.source.as_ref()?.token().await;
        lock(&self.last).clone_from(&token);
        token
    }

    /// The last token that was used, which no text may show.
    pub fn last(&self) -> Option<String> {
        lock(&self.last).clone()
    }

    /// Whether an answer says that another token would do better.
    pub fn is_refused(&self, response: &Response) -> bool {
        self.source.is_some()
            && match response.status() {
                StatusCode::UNAUTHORIZED => true,
                StatusCode::FORBIDDEN => response.headers().contains_key(WWW_AUTHENTICATE),
                _ => false,
            }
    }

    /// Another token than the one that was refused. Of requests that were sent with the same one
    /// only the first tells the source; the others wait for what comes of that.
    pub async fn renewed(
        &self,
        given: Given,
        status: u16,
        challenge: Option<String>,
    ) -> Option<String> {
        let source = self.source.as_ref()?;
        let _telling = self.telling.lock().await;
        if self.told.load(Ordering::Acquire) == given.told {
            let refused = RefusedToken { status, challenge, token: given.token.clone() };
            source.refused(&refused).await;
            self.told.fetch_add(1, Ordering::AcqRel);
        }
        self.ask().await.filter(|token| given.token.as_ref() != Some(token))
    }
}
