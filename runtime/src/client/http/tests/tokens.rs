//! Tokens that a server refuses.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::script::{Asked, Script};
use super::{Link, LinkError, RESULT, alone, initialize, notification, send, session, soon};
use crate::client::http::{RefusedToken, TokenSource};
use crate::client::link::Outgoing;
use crate::lock::lock;

/// Numbers for tokens; the next one once the last was refused.
#[derive(Clone, Default)]
struct Numbers {
    current: Arc<AtomicUsize>,
    heard: Arc<Mutex<Vec<RefusedToken>>>,
    stubborn: bool,
}

impl TokenSource for Numbers {
    fn token(&self) -> Pin<Box<dyn Future<Output = Option<String>> + Send + '_>> {
        Box::pin(async { Some(format!("token{}", self.current.load(Ordering::SeqCst))) })
    }

    fn refused<'a>(
        &'a self,
        refused: &'a RefusedToken,
    ) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        Box::pin(async move {
            tokio::time::sleep(Duration::from_millis(50)).await;
            lock(&self.heard).push(refused.clone());
            if !self.stubborn {
                self.current.fetch_add(1, Ordering::SeqCst);
            }
        })
    }
}

async fn refuse(asked: Asked, status: &str) {
    asked.answer(status, "WWW-Authenticate: Bearer scope=\"a\"\r\n", "no").await;
}

fn token(asked: &Asked) -> usize {
    let value = asked.header("authorization").unwrap_or_default();
    value.trim_start_matches("Bearer token").parse().expect("a number")
}

#[tokio::test]
async fn calls_that_are_refused_together_share_one_renewal() {
    const CALLS: usize = 10;
    for status in ["401 Unauthorized", "403 Forbidden"] {
        let numbers = Numbers::default();
        let script = Script::new().await;
        let (link, mut arrivals) =
            script.link(|settings| *settings = settings.clone().with_tokens(numbers.clone()));
        for id in 0..CALLS {
            let id = i64::try_from(id).expect("a small number");
            send(&link, Outgoing { id: Some(id.into()), ..alone() }).await;
        }
        let mut waiting = Vec::new();
        for _ in 0..CALLS {
            waiting.push(script.request().await);
        }
        for asked in waiting {
            assert_eq!(token(&asked), 0);
            refuse(asked, status).await;
        }
        for _ in 0..CALLS {
            let asked = script.request().await;
            assert_eq!(token(&asked), 1);
            assert_eq!(asked.body, r#"{"id":1}"#);
            asked.answer("500 Internal Server Error", "", "").await;
            assert!(matches!(arrivals.failure().await, LinkError::Status { status: 500, .. }));
        }
        let heard = lock(&numbers.heard).clone();
        assert_eq!(heard.len(), 1, "{heard:?}");
        assert_eq!(heard[0].challenge.as_deref(), Some("Bearer scope=\"a\""));
        assert_eq!(heard[0].status.to_string(), status[..3]);
        assert!(!format!("{heard:?}").contains("token0"));
    }
}

#[tokio::test]
async fn a_token_that_stays_the_same_is_not_sent_twice() {
    let numbers = Numbers { stubborn: true, ..Numbers::default() };
    let script = Script::new().await;
    let (link, mut arrivals) =
        script.link(|settings| *settings = settings.clone().with_tokens(numbers.clone()));
    for times in 1..3 {
        send(&link, alone()).await;
        refuse(script.request().await, "401 Unauthorized").await;
        assert!(matches!(arrivals.failure().await, LinkError::Unauthorized { status: 401, .. }));
        assert_eq!(lock(&numbers.heard).len(), times);
    }
    // One that is refused again is not asked for a third time.
    let numbers = Numbers::default();
    let (link, mut arrivals) =
        script.link(|settings| *settings = settings.clone().with_tokens(numbers.clone()));
    send(&link, alone()).await;
    refuse(script.request().await, "401 Unauthorized").await;
    refuse(script.request().await, "401 Unauthorized").await;
    assert!(matches!(arrivals.failure().await, LinkError::Unauthorized { status: 401, .. }));
    script.is_left_alone(Duration::from_millis(100)).await;
}

#[tokio::test]
async fn every_kind_of_request_renews_its_token() {
    let numbers = Numbers::default();
    let script = Script::new().await;
    let (link, mut arrivals) =
        script.link(|settings| *settings = settings.clone().with_tokens(numbers.clone()));
    // Opening a session.
    send(&link, initialize()).await;
    refuse(script.request().await, "401 Unauthorized").await;
    let again = script.request().await;
    assert_eq!(token(&again), 1);
    again.json(RESULT).await;
    arrivals.message().await;
    session(&script, &link, &mut arrivals).await;
    // A notification, and the server's own stream.
    let (sent, mut stream) =
        tokio::join!(soon(link.send(notification("notifications/initialized"))), async {
            refuse(script.request().await, "401 Unauthorized").await;
            script.request().await.accepted().await;
            let asked = script.request().await;
            assert!(asked.is("GET "));
            refuse(asked, "401 Unauthorized").await;
            let mut asked = script.request().await;
            assert!(asked.is("GET "));
            assert_eq!(token(&asked), 3);
            asked.stream("").await;
            asked
        });
    sent.expect("it is sent");
    assert_eq!(arrivals.listening().await, Ok(()));
    // The stream again, after its token ran out.
    stream.write("id: 1\ndata:\n\n").await;
    drop(stream);
    refuse(script.request().await, "401 Unauthorized").await;
    let mut stream = script.request().await;
    assert_eq!((token(&stream), stream.header("last-event-id")), (4, Some("1")));
    stream.stream("").await;
    // The end of the session.
    let (closed, ()) = tokio::join!(soon(link.close()), async {
        let asked = script.request().await;
        assert!(asked.is("DELETE "));
        refuse(asked, "401 Unauthorized").await;
        let again = script.request().await;
        assert!(again.is("DELETE "));
        assert_eq!(token(&again), 5);
        again.answer("200 OK", "", "").await;
    });
    assert_eq!(closed, Ok(()));
    assert_eq!(lock(&numbers.heard).len(), 5);
}
