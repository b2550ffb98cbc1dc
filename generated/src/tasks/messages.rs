// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Every message of this version by type.

use super::{
    CancelTaskRequest, CancelTaskRequestParams, CancelTaskResult, GetTaskRequest,
    GetTaskRequestParams, GetTaskResult, TaskStatusNotification,
    TaskStatusNotificationParams, UpdateTaskRequest, UpdateTaskRequestParams,
    UpdateTaskResult,
};
use crate::message::{Direction, Notification, Request};

impl Notification for TaskStatusNotification {
    const METHOD: &'static str = "notifications/tasks";
    const DIRECTION: Direction = Direction::ServerToClient;
    const PARAMS_REQUIRED: bool = true;
    type Params = TaskStatusNotificationParams;
}

impl Request for CancelTaskRequest {
    const METHOD: &'static str = "tasks/cancel";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = CancelTaskRequestParams;
    type Result = CancelTaskResult;
}

impl Request for GetTaskRequest {
    const METHOD: &'static str = "tasks/get";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = GetTaskRequestParams;
    type Result = GetTaskResult;
}

impl Request for UpdateTaskRequest {
    const METHOD: &'static str = "tasks/update";
    const DIRECTION: Direction = Direction::ClientToServer;
    const PARAMS_REQUIRED: bool = true;
    type Params = UpdateTaskRequestParams;
    type Result = UpdateTaskResult;
}
