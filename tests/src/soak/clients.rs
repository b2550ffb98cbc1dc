//! Clients that do what they should.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use mcp_bindings::latest::{
    CallToolRequest, CallToolRequestParams, ElicitAction, ElicitRequestParams, ElicitResult,
    ElicitationHandler, SubscriptionFilter,
};
use mcp_bindings::{ErrorObject, ProtocolVersion};
use mcp_runtime::client::{Client, ClientError, RequestOptions, Subscription, meta};
use serde_json::json;

use super::Counts;
use crate::random::Random;

/// How many calls a client makes before another takes its place.
const CALLS: u64 = 200;
/// How long a change may take to be heard of.
const CHANGE: Duration = Duration::from_secs(20);

/// A user who answers every form.
#[derive(Clone)]
struct User(Arc<Counts>);

impl ElicitationHandler for User {
    async fn elicit(&self, _: &(), _: ElicitRequestParams) -> Result<ElicitResult, ErrorObject> {
        Counts::add(&self.0.questions);
        let content = json!({"username": "Ada", "email": "ada@example.com"});
        let mut result = ElicitResult::new(ElicitAction::Accept);
        result.content = serde_json::from_value(content).ok();
        Ok(result)
    }
}

/// A client of one version after the other.
pub struct Worker {
    port: u16,
    version: ProtocolVersion,
    counts: Arc<Counts>,
    pause: Duration,
}

impl Worker {
    /// A worker that waits so long between two calls.
    pub fn new(port: u16, version: ProtocolVersion, counts: Arc<Counts>, pause: Duration) -> Self {
        Self { port, version, counts, pause }
    }

    /// Works until a moment, always in the same order for the same name.
    pub async fn run(self, until: Instant, name: String) {
        let mut random = Random::seeded(&name);
        while Instant::now() < until {
            match self.one_client(&mut random, until).await {
                Ok(()) => {}
                Err(error) => {
                    eprintln!("{}: {error}", self.version);
                    Counts::add(&self.counts.failed);
                }
            }
        }
    }

    async fn one_client(&self, random: &mut Random, until: Instant) -> Result<(), ClientError> {
        let url = format!("http://127.0.0.1:{}/mcp", self.port);
        let builder = Client::http(url).versions([self.version]);
        let client = builder.elicitation(User(Arc::clone(&self.counts))).connect().await?;
        Counts::add(&self.counts.connections);
        let filter = SubscriptionFilter::new().with_tools_list_changed(true);
        let mut heard = client.listen(filter).await?;
        for _ in 0..CALLS {
            if Instant::now() >= until {
                break;
            }
            self.one_call(&client, &mut heard, random).await?;
            tokio::time::sleep(self.pause).await;
        }
        drop(heard);
        // Some leave without a word.
        if random.one_in(4) { Ok(()) } else { client.close().await }
    }

    async fn one_call(
        &self,
        client: &Client,
        heard: &mut Subscription,
        random: &mut Random,
    ) -> Result<(), ClientError> {
        match random.below(20) {
            // Older versions cannot ask the user.
            0 if self.version >= ProtocolVersion::V2025_06_18 => {
                self.call(client.call_tool("test_elicitation", &json!({"message": "Who?"}))).await
            }
            1 => {
                let options = RequestOptions::new().on_progress(|_| {});
                let params = CallToolRequestParams::new("test_tool_with_progress", meta());
                self.call(client.request_with::<CallToolRequest>(params, &options)).await
            }
            2 => self.taken_back(client).await,
            3 => {
                self.call(client.call_tool("test_trigger_tool_change", &())).await?;
                let change = tokio::time::timeout(CHANGE, heard.next()).await;
                match change {
                    Ok(change) => {
                        change?;
                        Counts::add(&self.counts.changes);
                    }
                    Err(_) => {
                        eprintln!("{}: a change was not heard of {:?}", self.version, self.counts);
                        Counts::add(&self.counts.failed);
                    }
                }
                Ok(())
            }
            4 => self.call(client.read_resource("test://static-text")).await,
            5 => self.call(client.get_prompt("test_simple_prompt", [("", ""); 0])).await,
            _ => self.call(client.call_tool("add", &json!({"a": 2, "b": 3}))).await,
        }
    }

    async fn call<T>(
        &self,
        call: impl Future<Output = Result<T, ClientError>>,
    ) -> Result<(), ClientError> {
        Counts::add(&self.counts.calls);
        call.await?;
        Counts::add(&self.counts.answered);
        Ok(())
    }

    async fn taken_back(&self, client: &Client) -> Result<(), ClientError> {
        Counts::add(&self.counts.calls);
        let slow = json!({"ms": 10_000});
        let slow = client.call_tool("slow", &slow);
        let counter = match tokio::time::timeout(Duration::from_millis(50), slow).await {
            Ok(answer) => {
                answer?;
                &self.counts.answered
            }
            Err(_) => &self.counts.cancelled,
        };
        Counts::add(counter);
        Ok(())
    }
}
