//! Each notification reaches its own method, and what no version defines the catch-all.

use mcp_bindings::{Incoming, IncomingNotification};
use mcp_codegen::model::{Kind, Side};
use serde_json::{Value, json};

use super::handlers::{Called, ready};
use crate::generate::{Generator, Optional};
use crate::spec::{CATALOGUE, Spec};

/// Notes the method of every notification.
struct Listener;

/// Listens to all notifications of one side of a version, and sends each of them.
macro_rules! listens {
    ($test:ident $version:ident $name:literal $side:ident $handler:ident {
        $($function:ident $params:ident $method:literal),* $(,)?
    }) => {
        impl mcp_bindings::$version::$handler<Called> for Listener {
            $(async fn $function(&self, called: &Called, _: mcp_bindings::$version::$params) {
                called.add($method);
            })*

            async fn unknown(&self, called: &Called, _: &IncomingNotification<'_>) {
                called.add("unknown");
            }
        }

        #[test]
        fn $test() {
            use mcp_bindings::$version::$handler;

            let methods = [$($method),*];
            for method in methods {
                let (text, called) = (notification($name, Side::$side, method), Called::default());
                let Ok(Incoming::Notification(incoming)) = Incoming::parse(&text) else {
                    panic!("{text}")
                };
                assert_eq!(ready(Listener.receive(&called, &incoming)), Ok(()), "{text}");
                assert_eq!(called.take(), [method]);
            }
            let unknown = r#"{"jsonrpc":"2.0","method":"notifications/vendor","params":[1]}"#;
            let Ok(Incoming::Notification(unknown)) = Incoming::parse(unknown) else {
                panic!("no notification")
            };
            let called = Called::default();
            assert_eq!(ready(Listener.receive(&called, &unknown)), Ok(()));
            assert_eq!(called.take(), ["unknown"]);
            let protocol = &CATALOGUE.protocols[CATALOGUE.index($name).expect("a version")];
            assert_eq!(protocol.sent(Kind::Notification, Side::$side).count(), methods.len());
        }
    };
}

/// The smallest notification of a method that one side sends.
fn notification(version: &str, side: Side, method: &str) -> String {
    let protocol = &CATALOGUE.protocols[CATALOGUE.index(version).expect("a version")];
    let mut sent = protocol.sent(Kind::Notification, side);
    let message = sent.find(|message| message.method == method).expect("this side sends it");
    let definition = &protocol.get(&message.name).expect("a type").definition;
    let mut generator = Generator::new(Spec::of(version), method);
    let mut text: Value = generator.instance(definition, Optional::Absent, false);
    // The older versions leave the envelope out.
    text["jsonrpc"] = json!("2.0");
    text.to_string()
}

/// What clients of sessions tell, and what servers of all versions tell.
macro_rules! session {
    ($client:ident $server:ident $version:ident $name:literal) => {
        listens!($client $version $name Client ClientNotificationHandler {
            cancelled CancelledNotificationParams "notifications/cancelled",
            initialized NotificationParams "notifications/initialized",
            progress ProgressNotificationParams "notifications/progress",
            roots_list_changed NotificationParams "notifications/roots/list_changed",
        });
        listens!($server $version $name Server ServerNotificationHandler {
            cancelled CancelledNotificationParams "notifications/cancelled",
            logging_message LoggingMessageNotificationParams "notifications/message",
            progress ProgressNotificationParams "notifications/progress",
            prompt_list_changed NotificationParams "notifications/prompts/list_changed",
            resource_list_changed NotificationParams "notifications/resources/list_changed",
            resource_updated ResourceUpdatedNotificationParams "notifications/resources/updated",
            tool_list_changed NotificationParams "notifications/tools/list_changed",
        });
    };
}

session!(clients_of_2024_11_05 servers_of_2024_11_05 v2024_11_05 "2024-11-05");
session!(clients_of_2025_03_26 servers_of_2025_03_26 v2025_03_26 "2025-03-26");
session!(clients_of_2025_06_18 servers_of_2025_06_18 v2025_06_18 "2025-06-18");

listens!(clients_of_2025_11_25 v2025_11_25 "2025-11-25" Client ClientNotificationHandler {
    cancelled CancelledNotificationParams "notifications/cancelled",
    initialized NotificationParams "notifications/initialized",
    progress ProgressNotificationParams "notifications/progress",
    roots_list_changed NotificationParams "notifications/roots/list_changed",
    task_status TaskStatusNotificationParams "notifications/tasks/status",
});
listens!(servers_of_2025_11_25 v2025_11_25 "2025-11-25" Server ServerNotificationHandler {
    cancelled CancelledNotificationParams "notifications/cancelled",
    elicitation_complete ElicitationCompleteNotificationParams "notifications/elicitation/complete",
    logging_message LoggingMessageNotificationParams "notifications/message",
    progress ProgressNotificationParams "notifications/progress",
    prompt_list_changed NotificationParams "notifications/prompts/list_changed",
    resource_list_changed NotificationParams "notifications/resources/list_changed",
    resource_updated ResourceUpdatedNotificationParams "notifications/resources/updated",
    task_status TaskStatusNotificationParams "notifications/tasks/status",
    tool_list_changed NotificationParams "notifications/tools/list_changed",
});
listens!(clients_of_2026_07_28 v2026_07_28 "2026-07-28" Client ClientNotificationHandler {
    cancelled CancelledNotificationParams "notifications/cancelled",
});
listens!(servers_of_2026_07_28 v2026_07_28 "2026-07-28" Server ServerNotificationHandler {
    cancelled CancelledNotificationParams "notifications/cancelled",
    logging_message LoggingMessageNotificationParams "notifications/message",
    progress ProgressNotificationParams "notifications/progress",
    prompt_list_changed NotificationParams "notifications/prompts/list_changed",
    resource_list_changed NotificationParams "notifications/resources/list_changed",
    resource_updated ResourceUpdatedNotificationParams "notifications/resources/updated",
    subscriptions_acknowledged SubscriptionsAcknowledgedNotificationParams
        "notifications/subscriptions/acknowledged",
    tool_list_changed NotificationParams "notifications/tools/list_changed",
});
listens!(servers_with_tasks tasks "tasks" Server ServerNotificationHandler {
    task_status TaskStatusNotificationParams "notifications/tasks",
});
