// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! What differs from protocol version to protocol version, as data.

use std::fmt;
use std::str::FromStr;
use super::message::Direction;

/// A version of the protocol. Versions are ordered by age.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ProtocolVersion {
    /// Protocol version 2024-11-05.
    #[allow(non_camel_case_types)]
    V2024_11_05,
    /// Protocol version 2025-03-26.
    #[allow(non_camel_case_types)]
    V2025_03_26,
    /// Protocol version 2025-06-18.
    #[allow(non_camel_case_types)]
    V2025_06_18,
    /// Protocol version 2025-11-25.
    #[allow(non_camel_case_types)]
    V2025_11_25,
    /// Protocol version 2026-07-28.
    #[allow(non_camel_case_types)]
    V2026_07_28,
}

impl ProtocolVersion {
    /// All versions, the oldest first.
    pub const ALL: &'static [Self] = &[
        Self::V2024_11_05,
        Self::V2025_03_26,
        Self::V2025_06_18,
        Self::V2025_11_25,
        Self::V2026_07_28,
    ];
    /// The version of the module `latest`, which handlers and clients are written against. It
    /// moves only in a major release of this crate; `ALL` may end in a newer version.
    pub const LATEST: Self = Self::V2026_07_28;
    /// The version as it is written on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V2024_11_05 => "2024-11-05",
            Self::V2025_03_26 => "2025-03-26",
            Self::V2025_06_18 => "2025-06-18",
            Self::V2025_11_25 => "2025-11-25",
            Self::V2026_07_28 => "2026-07-28",
        }
    }

    /// Whether a session begins with `initialize`.
    pub const fn has_handshake(self) -> bool {
        matches!(
            self, Self::V2024_11_05 | Self::V2025_03_26 | Self::V2025_06_18 |
            Self::V2025_11_25
        )
    }

    /// Whether several messages may travel in one array.
    pub const fn has_batches(self) -> bool {
        matches!(self, Self::V2025_03_26)
    }
}

impl fmt::Display for ProtocolVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A version that this crate does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownVersion(pub String);
impl fmt::Display for UnknownVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown protocol version `{}`", self.0)
    }
}

impl std::error::Error for UnknownVersion {}
impl FromStr for ProtocolVersion {
    type Err = UnknownVersion;
    fn from_str(text: &str) -> Result<Self, UnknownVersion> {
        let known = Self::ALL.iter().find(|version| version.as_str() == text);
        known.copied().ok_or_else(|| UnknownVersion(text.to_owned()))
    }
}

/// What is known of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MethodFacts {
    /// The name on the wire.
    pub method: &'static str,
    /// Whether it is answered.
    pub is_request: bool,
    /// Who sends it, in any version.
    pub direction: Direction,
    /// The first version that has it.
    pub since: ProtocolVersion,
    /// The last version that has it, if it is gone.
    pub until: Option<ProtocolVersion>,
    /// The capability that the receiver needs, such as `tools` or `resources.subscribe`.
    pub capability: Option<&'static str>,
    /// The parameter that the HTTP header `Mcp-Name` mirrors.
    pub name_header: Option<&'static str>,
}

impl MethodFacts {
    /// What is known of `method`.
    pub fn of(method: &str) -> Option<&'static Self> {
        METHODS
            .binary_search_by(|facts| facts.method.cmp(method))
            .ok()
            .map(|index| &METHODS[index])
    }

    /// Whether `version` has the method.
    pub fn is_in(&self, version: ProtocolVersion) -> bool {
        self.since <= version && self.until.is_none_or(|until| version <= until)
    }
}

/// All methods of all versions, by name.
pub const METHODS: &[MethodFacts] = &[
    MethodFacts {
        method: "completion/complete",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("completions"),
        name_header: None,
    },
    MethodFacts {
        method: "elicitation/create",
        is_request: true,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2025_06_18,
        until: None,
        capability: Some("elicitation"),
        name_header: None,
    },
    MethodFacts {
        method: "initialize",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "logging/setLevel",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: Some("logging"),
        name_header: None,
    },
    MethodFacts {
        method: "notifications/cancelled",
        is_request: false,
        direction: Direction::Both,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/elicitation/complete",
        is_request: false,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/initialized",
        is_request: false,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/message",
        is_request: false,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/progress",
        is_request: false,
        direction: Direction::Both,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/prompts/list_changed",
        is_request: false,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/resources/list_changed",
        is_request: false,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/resources/updated",
        is_request: false,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/roots/list_changed",
        is_request: false,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/subscriptions/acknowledged",
        is_request: false,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2026_07_28,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/tasks/status",
        is_request: false,
        direction: Direction::Both,
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "notifications/tools/list_changed",
        is_request: false,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "ping",
        is_request: true,
        direction: Direction::Both,
        since: ProtocolVersion::V2024_11_05,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "prompts/get",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("prompts"),
        name_header: Some("name"),
    },
    MethodFacts {
        method: "prompts/list",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("prompts"),
        name_header: None,
    },
    MethodFacts {
        method: "resources/list",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("resources"),
        name_header: None,
    },
    MethodFacts {
        method: "resources/read",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("resources"),
        name_header: Some("uri"),
    },
    MethodFacts {
        method: "resources/subscribe",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: Some("resources.subscribe"),
        name_header: None,
    },
    MethodFacts {
        method: "resources/templates/list",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("resources"),
        name_header: None,
    },
    MethodFacts {
        method: "resources/unsubscribe",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: Some("resources.subscribe"),
        name_header: None,
    },
    MethodFacts {
        method: "roots/list",
        is_request: true,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("roots"),
        name_header: None,
    },
    MethodFacts {
        method: "sampling/createMessage",
        is_request: true,
        direction: Direction::ServerToClient,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("sampling"),
        name_header: None,
    },
    MethodFacts {
        method: "server/discover",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2026_07_28,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "subscriptions/listen",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2026_07_28,
        until: None,
        capability: None,
        name_header: None,
    },
    MethodFacts {
        method: "tasks/cancel",
        is_request: true,
        direction: Direction::Both,
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: Some("tasks"),
        name_header: Some("taskId"),
    },
    MethodFacts {
        method: "tasks/get",
        is_request: true,
        direction: Direction::Both,
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: Some("tasks"),
        name_header: Some("taskId"),
    },
    MethodFacts {
        method: "tasks/list",
        is_request: true,
        direction: Direction::Both,
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: Some("tasks"),
        name_header: None,
    },
    MethodFacts {
        method: "tasks/result",
        is_request: true,
        direction: Direction::Both,
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
        capability: Some("tasks"),
        name_header: None,
    },
    MethodFacts {
        method: "tools/call",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("tools"),
        name_header: Some("name"),
    },
    MethodFacts {
        method: "tools/list",
        is_request: true,
        direction: Direction::ClientToServer,
        since: ProtocolVersion::V2024_11_05,
        until: None,
        capability: Some("tools"),
        name_header: None,
    },
];
/// A member that came or went while its object stayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemberFacts {
    /// The type.
    pub object: &'static str,
    /// The member on the wire.
    pub member: &'static str,
    /// The first version that has it.
    pub since: ProtocolVersion,
    /// The last version that has it, if it is gone.
    pub until: Option<ProtocolVersion>,
}

/// All members that came or went while their object stayed, by object and name.
pub const MEMBERS: &[MemberFacts] = &[
    MemberFacts {
        object: "Annotations",
        member: "lastModified",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "AudioContent",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "BlobResourceContents",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "CallToolRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "CallToolRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "CallToolRequestParams",
        member: "inputResponses",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "CallToolRequestParams",
        member: "requestState",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "CallToolRequestParams",
        member: "task",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "CallToolResult",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "CallToolResult",
        member: "structuredContent",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "CancelledNotificationParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ClientCapabilities",
        member: "elicitation",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "ClientCapabilities",
        member: "extensions",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ClientCapabilities",
        member: "tasks",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "CompleteRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "CompleteRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "CompleteRequestParams",
        member: "context",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "CompleteResult",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "CreateMessageRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "CreateMessageRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "CreateMessageRequestParams",
        member: "task",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "CreateMessageRequestParams",
        member: "toolChoice",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "CreateMessageRequestParams",
        member: "tools",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ElicitRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ElicitRequestFormParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ElicitRequestFormParams",
        member: "task",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ElicitRequestURLParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ElicitRequestURLParams",
        member: "elicitationId",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ElicitRequestURLParams",
        member: "task",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ElicitResult",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "EmbeddedResource",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "GetPromptRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "GetPromptRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "GetPromptRequestParams",
        member: "inputResponses",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "GetPromptRequestParams",
        member: "requestState",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "GetPromptResult",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ImageContent",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "Implementation",
        member: "description",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "Implementation",
        member: "icons",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "Implementation",
        member: "title",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "Implementation",
        member: "websiteUrl",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "InitializeRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "InitializeRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ListPromptsRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ListPromptsResult",
        member: "cacheScope",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListPromptsResult",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListPromptsResult",
        member: "ttlMs",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListResourceTemplatesRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ListResourceTemplatesResult",
        member: "cacheScope",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListResourceTemplatesResult",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListResourceTemplatesResult",
        member: "ttlMs",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListResourcesRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ListResourcesResult",
        member: "cacheScope",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListResourcesResult",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListResourcesResult",
        member: "ttlMs",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListRootsRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ListRootsResult",
        member: "_meta",
        since: ProtocolVersion::V2024_11_05,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ListToolsRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ListToolsResult",
        member: "cacheScope",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListToolsResult",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ListToolsResult",
        member: "ttlMs",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "LoggingMessageNotificationParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "NumberSchema",
        member: "default",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "PaginatedRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "PaginatedRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "PaginatedResult",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "PingRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "ProgressNotificationParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ProgressNotificationParams",
        member: "message",
        since: ProtocolVersion::V2025_03_26,
        until: None,
    },
    MemberFacts {
        object: "Prompt",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "Prompt",
        member: "icons",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "Prompt",
        member: "title",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "PromptArgument",
        member: "title",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "PromptReference",
        member: "title",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "ReadResourceRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ReadResourceRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ReadResourceRequestParams",
        member: "inputResponses",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ReadResourceRequestParams",
        member: "requestState",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ReadResourceResult",
        member: "cacheScope",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ReadResourceResult",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ReadResourceResult",
        member: "ttlMs",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "RequestMetaObject",
        member: "io.modelcontextprotocol/clientCapabilities",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "RequestMetaObject",
        member: "io.modelcontextprotocol/clientInfo",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "RequestMetaObject",
        member: "io.modelcontextprotocol/logLevel",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "RequestMetaObject",
        member: "io.modelcontextprotocol/protocolVersion",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "RequestedSchema",
        member: "$schema",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "Resource",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "Resource",
        member: "icons",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "Resource",
        member: "title",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "ResourceContents",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "ResourceLink",
        member: "icons",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ResourceTemplate",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "ResourceTemplate",
        member: "icons",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ResourceTemplate",
        member: "title",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "ResourceUpdatedNotificationParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ResultObject",
        member: "resultType",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "Root",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "SamplingMessage",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "ServerCapabilities",
        member: "completions",
        since: ProtocolVersion::V2025_03_26,
        until: None,
    },
    MemberFacts {
        object: "ServerCapabilities",
        member: "extensions",
        since: ProtocolVersion::V2026_07_28,
        until: None,
    },
    MemberFacts {
        object: "ServerCapabilities",
        member: "tasks",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "SetLevelRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "SetLevelRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "StringSchema",
        member: "default",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "SubscribeRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "SubscribeRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "TextContent",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "TextResourceContents",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "Tool",
        member: "_meta",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "Tool",
        member: "annotations",
        since: ProtocolVersion::V2025_03_26,
        until: None,
    },
    MemberFacts {
        object: "Tool",
        member: "execution",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "Tool",
        member: "icons",
        since: ProtocolVersion::V2025_11_25,
        until: None,
    },
    MemberFacts {
        object: "Tool",
        member: "outputSchema",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "Tool",
        member: "title",
        since: ProtocolVersion::V2025_06_18,
        until: None,
    },
    MemberFacts {
        object: "UnsubscribeRequest",
        member: "id",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
    MemberFacts {
        object: "UnsubscribeRequestParams",
        member: "_meta",
        since: ProtocolVersion::V2025_11_25,
        until: Some(ProtocolVersion::V2025_11_25),
    },
];
/// The codes of the errors that the protocol defines.
pub mod error_code {
    /// The code of `header mismatch`.
    pub const HEADER_MISMATCH: i64 = -32020;
    /// The code of `missing required client capability`.
    pub const MISSING_REQUIRED_CLIENT_CAPABILITY: i64 = -32021;
    /// The code of `unsupported protocol version`.
    pub const UNSUPPORTED_PROTOCOL_VERSION: i64 = -32022;
    /// The code of `url elicitation required`.
    pub const URL_ELICITATION_REQUIRED: i64 = -32042;
    /// The code of `invalid request`.
    pub const INVALID_REQUEST: i64 = -32600;
    /// The code of `method not found`.
    pub const METHOD_NOT_FOUND: i64 = -32601;
    /// The code of `invalid params`.
    pub const INVALID_PARAMS: i64 = -32602;
    /// The code of `internal`.
    pub const INTERNAL: i64 = -32603;
    /// The code of `parse`.
    pub const PARSE: i64 = -32700;
}

/// What the extensions of this crate are called in the capabilities of a peer.
pub mod extension {
    /// What the extension `tasks` is called in capabilities.
    pub const TASKS: &str = "io.modelcontextprotocol/tasks";
}
