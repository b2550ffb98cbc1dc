// Written by `mcp-codegen generate`. Do not edit: change the schema or the generator.

//! Messages of the version that handlers are written against, as peers of every version, older or
//! newer, read and write them.
//!
//! [`latest`] is what handlers see. `read_at` and `write_at` of its enums take the version
//! that a peer speaks: what comes from the peer is converted, what goes to it holds nothing
//! that its version does not define.

use serde_json::value::RawValue;
use crate::convert::{Converted, ConvertFrom, Losses, NotRepresentable, raised, written};
use crate::facts::ProtocolVersion;
use crate::message::{MessageError, OutgoingResult, Payload};
use crate::rpc::RequestId;

/// The protocol version that handlers, clients and scaffolded projects are written against.
///
/// A new protocol version is a module of its own beside it, spoken with the peers that speak
/// it; this alias moves to another version only in a major release, so that no type changes
/// because a version was added.
pub use crate::v2026_07_28 as latest;

/// The newest protocol version up to `latest` that opens a session with a handshake. Like
/// `latest`, it moves only in a major release.
pub use crate::v2025_11_25 as session;

impl ConvertFrom<crate::v2025_06_18::ClientRequest>
for crate::v2026_07_28::ClientRequest {
    fn convert_from(
        value: crate::v2025_06_18::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientRequest>
for crate::v2025_06_18::ClientRequest {
    fn convert_from(
        value: crate::v2026_07_28::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientRequest>
for crate::v2026_07_28::ClientRequest {
    fn convert_from(
        value: crate::v2025_03_26::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientRequest>
for crate::v2025_03_26::ClientRequest {
    fn convert_from(
        value: crate::v2026_07_28::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ClientRequest>
for crate::v2026_07_28::ClientRequest {
    fn convert_from(
        value: crate::v2024_11_05::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientRequest>
for crate::v2024_11_05::ClientRequest {
    fn convert_from(
        value: crate::v2026_07_28::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2026_07_28::ClientRequest {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the parameters are not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2026_07_28 => Self::read(method, params),
            ProtocolVersion::V2024_11_05 => {
                raised(method, crate::v2024_11_05::ClientRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_03_26 => {
                raised(method, crate::v2025_03_26::ClientRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_06_18 => {
                raised(method, crate::v2025_06_18::ClientRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_11_25 => {
                raised(method, crate::v2025_11_25::ClientRequest::read(method, params)?)
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
        id: RequestId,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2026_07_28 => written(&self.with_id(id), losses),
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ClientRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ClientRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ClientRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_11_25 => {
                let value = crate::v2025_11_25::ClientRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ClientNotification>
for crate::v2026_07_28::ClientNotification {
    fn convert_from(
        value: crate::v2025_06_18::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientNotification>
for crate::v2025_06_18::ClientNotification {
    fn convert_from(
        value: crate::v2026_07_28::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientNotification>
for crate::v2026_07_28::ClientNotification {
    fn convert_from(
        value: crate::v2025_03_26::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientNotification>
for crate::v2025_03_26::ClientNotification {
    fn convert_from(
        value: crate::v2026_07_28::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ClientNotification>
for crate::v2026_07_28::ClientNotification {
    fn convert_from(
        value: crate::v2024_11_05::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientNotification>
for crate::v2024_11_05::ClientNotification {
    fn convert_from(
        value: crate::v2026_07_28::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2026_07_28::ClientNotification {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the parameters are not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2026_07_28 => Self::read(method, params),
            ProtocolVersion::V2024_11_05 => {
                raised(
                    method,
                    crate::v2024_11_05::ClientNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_03_26 => {
                raised(
                    method,
                    crate::v2025_03_26::ClientNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_06_18 => {
                raised(
                    method,
                    crate::v2025_06_18::ClientNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_11_25 => {
                raised(
                    method,
                    crate::v2025_11_25::ClientNotification::read(method, params)?,
                )
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2026_07_28 => written(&self.without_id(), losses),
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ClientNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ClientNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ClientNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_11_25 => {
                let value = crate::v2025_11_25::ClientNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ClientResult> for crate::v2026_07_28::ClientResult {
    fn convert_from(
        value: crate::v2025_06_18::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientResult> for crate::v2025_06_18::ClientResult {
    fn convert_from(
        value: crate::v2026_07_28::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientResult> for crate::v2026_07_28::ClientResult {
    fn convert_from(
        value: crate::v2025_03_26::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientResult> for crate::v2025_03_26::ClientResult {
    fn convert_from(
        value: crate::v2026_07_28::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ClientResult> for crate::v2026_07_28::ClientResult {
    fn convert_from(
        value: crate::v2024_11_05::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ClientResult> for crate::v2024_11_05::ClientResult {
    fn convert_from(
        value: crate::v2026_07_28::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2026_07_28::ClientResult {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the result is not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        result: &RawValue,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2026_07_28 => Self::read(method, result),
            ProtocolVersion::V2024_11_05 => {
                raised(method, crate::v2024_11_05::ClientResult::read(method, result)?)
            }
            ProtocolVersion::V2025_03_26 => {
                raised(method, crate::v2025_03_26::ClientResult::read(method, result)?)
            }
            ProtocolVersion::V2025_06_18 => {
                raised(method, crate::v2025_06_18::ClientResult::read(method, result)?)
            }
            ProtocolVersion::V2025_11_25 => {
                raised(method, crate::v2025_11_25::ClientResult::read(method, result)?)
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
        id: RequestId,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2026_07_28 => {
                written(&OutgoingResult::new(id, self), losses)
            }
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ClientResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ClientResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ClientResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_11_25 => {
                let value = crate::v2025_11_25::ClientResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ServerRequest>
for crate::v2026_07_28::ServerRequest {
    fn convert_from(
        value: crate::v2025_06_18::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerRequest>
for crate::v2025_06_18::ServerRequest {
    fn convert_from(
        value: crate::v2026_07_28::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerRequest>
for crate::v2026_07_28::ServerRequest {
    fn convert_from(
        value: crate::v2025_03_26::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerRequest>
for crate::v2025_03_26::ServerRequest {
    fn convert_from(
        value: crate::v2026_07_28::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerRequest>
for crate::v2026_07_28::ServerRequest {
    fn convert_from(
        value: crate::v2024_11_05::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerRequest>
for crate::v2024_11_05::ServerRequest {
    fn convert_from(
        value: crate::v2026_07_28::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2026_07_28::ServerRequest {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the parameters are not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2026_07_28 => Self::read(method, params),
            ProtocolVersion::V2024_11_05 => {
                raised(method, crate::v2024_11_05::ServerRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_03_26 => {
                raised(method, crate::v2025_03_26::ServerRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_06_18 => {
                raised(method, crate::v2025_06_18::ServerRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_11_25 => {
                raised(method, crate::v2025_11_25::ServerRequest::read(method, params)?)
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
        id: RequestId,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2026_07_28 => written(&self.with_id(id), losses),
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ServerRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ServerRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ServerRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_11_25 => {
                let value = crate::v2025_11_25::ServerRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ServerNotification>
for crate::v2026_07_28::ServerNotification {
    fn convert_from(
        value: crate::v2025_06_18::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerNotification>
for crate::v2025_06_18::ServerNotification {
    fn convert_from(
        value: crate::v2026_07_28::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerNotification>
for crate::v2026_07_28::ServerNotification {
    fn convert_from(
        value: crate::v2025_03_26::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerNotification>
for crate::v2025_03_26::ServerNotification {
    fn convert_from(
        value: crate::v2026_07_28::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerNotification>
for crate::v2026_07_28::ServerNotification {
    fn convert_from(
        value: crate::v2024_11_05::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerNotification>
for crate::v2024_11_05::ServerNotification {
    fn convert_from(
        value: crate::v2026_07_28::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2026_07_28::ServerNotification {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the parameters are not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2026_07_28 => Self::read(method, params),
            ProtocolVersion::V2024_11_05 => {
                raised(
                    method,
                    crate::v2024_11_05::ServerNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_03_26 => {
                raised(
                    method,
                    crate::v2025_03_26::ServerNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_06_18 => {
                raised(
                    method,
                    crate::v2025_06_18::ServerNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_11_25 => {
                raised(
                    method,
                    crate::v2025_11_25::ServerNotification::read(method, params)?,
                )
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2026_07_28 => written(&self.without_id(), losses),
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ServerNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ServerNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ServerNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_11_25 => {
                let value = crate::v2025_11_25::ServerNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_06_18::ServerResult> for crate::v2026_07_28::ServerResult {
    fn convert_from(
        value: crate::v2025_06_18::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerResult> for crate::v2025_06_18::ServerResult {
    fn convert_from(
        value: crate::v2026_07_28::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_11_25::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerResult> for crate::v2026_07_28::ServerResult {
    fn convert_from(
        value: crate::v2025_03_26::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerResult> for crate::v2025_03_26::ServerResult {
    fn convert_from(
        value: crate::v2026_07_28::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerResult> for crate::v2026_07_28::ServerResult {
    fn convert_from(
        value: crate::v2024_11_05::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2026_07_28::ServerResult> for crate::v2024_11_05::ServerResult {
    fn convert_from(
        value: crate::v2026_07_28::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2026_07_28::ServerResult {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the result is not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        result: &RawValue,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2026_07_28 => Self::read(method, result),
            ProtocolVersion::V2024_11_05 => {
                raised(method, crate::v2024_11_05::ServerResult::read(method, result)?)
            }
            ProtocolVersion::V2025_03_26 => {
                raised(method, crate::v2025_03_26::ServerResult::read(method, result)?)
            }
            ProtocolVersion::V2025_06_18 => {
                raised(method, crate::v2025_06_18::ServerResult::read(method, result)?)
            }
            ProtocolVersion::V2025_11_25 => {
                raised(method, crate::v2025_11_25::ServerResult::read(method, result)?)
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
        id: RequestId,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2026_07_28 => {
                written(&OutgoingResult::new(id, self), losses)
            }
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ServerResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ServerResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ServerResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_11_25 => {
                let value = crate::v2025_11_25::ServerResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientRequest>
for crate::v2025_11_25::ClientRequest {
    fn convert_from(
        value: crate::v2025_03_26::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientRequest>
for crate::v2025_03_26::ClientRequest {
    fn convert_from(
        value: crate::v2025_11_25::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ClientRequest>
for crate::v2025_11_25::ClientRequest {
    fn convert_from(
        value: crate::v2024_11_05::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientRequest>
for crate::v2024_11_05::ClientRequest {
    fn convert_from(
        value: crate::v2025_11_25::ClientRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2025_11_25::ClientRequest {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the parameters are not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2025_11_25 => Self::read(method, params),
            ProtocolVersion::V2024_11_05 => {
                raised(method, crate::v2024_11_05::ClientRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_03_26 => {
                raised(method, crate::v2025_03_26::ClientRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_06_18 => {
                raised(method, crate::v2025_06_18::ClientRequest::read(method, params)?)
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
        id: RequestId,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2025_11_25 => written(&self.with_id(id), losses),
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ClientRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ClientRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ClientRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientNotification>
for crate::v2025_11_25::ClientNotification {
    fn convert_from(
        value: crate::v2025_03_26::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientNotification>
for crate::v2025_03_26::ClientNotification {
    fn convert_from(
        value: crate::v2025_11_25::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ClientNotification>
for crate::v2025_11_25::ClientNotification {
    fn convert_from(
        value: crate::v2024_11_05::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientNotification>
for crate::v2024_11_05::ClientNotification {
    fn convert_from(
        value: crate::v2025_11_25::ClientNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2025_11_25::ClientNotification {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the parameters are not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2025_11_25 => Self::read(method, params),
            ProtocolVersion::V2024_11_05 => {
                raised(
                    method,
                    crate::v2024_11_05::ClientNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_03_26 => {
                raised(
                    method,
                    crate::v2025_03_26::ClientNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_06_18 => {
                raised(
                    method,
                    crate::v2025_06_18::ClientNotification::read(method, params)?,
                )
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2025_11_25 => written(&self.without_id(), losses),
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ClientNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ClientNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ClientNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ClientResult> for crate::v2025_11_25::ClientResult {
    fn convert_from(
        value: crate::v2025_03_26::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientResult> for crate::v2025_03_26::ClientResult {
    fn convert_from(
        value: crate::v2025_11_25::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ClientResult> for crate::v2025_11_25::ClientResult {
    fn convert_from(
        value: crate::v2024_11_05::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ClientResult> for crate::v2024_11_05::ClientResult {
    fn convert_from(
        value: crate::v2025_11_25::ClientResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ClientResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2025_11_25::ClientResult {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the result is not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        result: &RawValue,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2025_11_25 => Self::read(method, result),
            ProtocolVersion::V2024_11_05 => {
                raised(method, crate::v2024_11_05::ClientResult::read(method, result)?)
            }
            ProtocolVersion::V2025_03_26 => {
                raised(method, crate::v2025_03_26::ClientResult::read(method, result)?)
            }
            ProtocolVersion::V2025_06_18 => {
                raised(method, crate::v2025_06_18::ClientResult::read(method, result)?)
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
        id: RequestId,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2025_11_25 => {
                written(&OutgoingResult::new(id, self), losses)
            }
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ClientResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ClientResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ClientResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerRequest>
for crate::v2025_11_25::ServerRequest {
    fn convert_from(
        value: crate::v2025_03_26::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerRequest>
for crate::v2025_03_26::ServerRequest {
    fn convert_from(
        value: crate::v2025_11_25::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerRequest>
for crate::v2025_11_25::ServerRequest {
    fn convert_from(
        value: crate::v2024_11_05::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerRequest>
for crate::v2024_11_05::ServerRequest {
    fn convert_from(
        value: crate::v2025_11_25::ServerRequest,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerRequest::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2025_11_25::ServerRequest {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the parameters are not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2025_11_25 => Self::read(method, params),
            ProtocolVersion::V2024_11_05 => {
                raised(method, crate::v2024_11_05::ServerRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_03_26 => {
                raised(method, crate::v2025_03_26::ServerRequest::read(method, params)?)
            }
            ProtocolVersion::V2025_06_18 => {
                raised(method, crate::v2025_06_18::ServerRequest::read(method, params)?)
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
        id: RequestId,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2025_11_25 => written(&self.with_id(id), losses),
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ServerRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ServerRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ServerRequest::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.with_id(id), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerNotification>
for crate::v2025_11_25::ServerNotification {
    fn convert_from(
        value: crate::v2025_03_26::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerNotification>
for crate::v2025_03_26::ServerNotification {
    fn convert_from(
        value: crate::v2025_11_25::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerNotification>
for crate::v2025_11_25::ServerNotification {
    fn convert_from(
        value: crate::v2024_11_05::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerNotification>
for crate::v2024_11_05::ServerNotification {
    fn convert_from(
        value: crate::v2025_11_25::ServerNotification,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerNotification::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2025_11_25::ServerNotification {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the parameters are not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2025_11_25 => Self::read(method, params),
            ProtocolVersion::V2024_11_05 => {
                raised(
                    method,
                    crate::v2024_11_05::ServerNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_03_26 => {
                raised(
                    method,
                    crate::v2025_03_26::ServerNotification::read(method, params)?,
                )
            }
            ProtocolVersion::V2025_06_18 => {
                raised(
                    method,
                    crate::v2025_06_18::ServerNotification::read(method, params)?,
                )
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2025_11_25 => written(&self.without_id(), losses),
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ServerNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ServerNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ServerNotification::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&value.without_id(), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

impl ConvertFrom<crate::v2025_03_26::ServerResult> for crate::v2025_11_25::ServerResult {
    fn convert_from(
        value: crate::v2025_03_26::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerResult> for crate::v2025_03_26::ServerResult {
    fn convert_from(
        value: crate::v2025_11_25::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_06_18::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2024_11_05::ServerResult> for crate::v2025_11_25::ServerResult {
    fn convert_from(
        value: crate::v2024_11_05::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl ConvertFrom<crate::v2025_11_25::ServerResult> for crate::v2024_11_05::ServerResult {
    fn convert_from(
        value: crate::v2025_11_25::ServerResult,
        losses: &mut Losses,
    ) -> Result<Self, NotRepresentable> {
        let value = crate::v2025_03_26::ServerResult::convert_from(value, losses)?;
        Self::convert_from(value, losses)
    }
}

impl crate::v2025_11_25::ServerResult {
    /// Reads what a peer of `version` sent.
    ///
    /// # Errors
    /// If the version has no such method, or the result is not its own.
    #[inline]
    pub fn read_at(
        version: ProtocolVersion,
        method: &str,
        result: &RawValue,
    ) -> Result<Self, MessageError> {
        match version {
            ProtocolVersion::V2025_11_25 => Self::read(method, result),
            ProtocolVersion::V2024_11_05 => {
                raised(method, crate::v2024_11_05::ServerResult::read(method, result)?)
            }
            ProtocolVersion::V2025_03_26 => {
                raised(method, crate::v2025_03_26::ServerResult::read(method, result)?)
            }
            ProtocolVersion::V2025_06_18 => {
                raised(method, crate::v2025_06_18::ServerResult::read(method, result)?)
            }

            #[allow(unreachable_patterns)]
            _ => Err(MessageError::UnknownMethod(method.to_owned())),
        }
    }

    /// The whole message for a peer of `version`, and what that version could not carry.
    ///
    /// # Errors
    /// If the version has no such message, or something it requires is missing.
    #[inline]
    pub fn write_at(
        self,
        version: ProtocolVersion,
        id: RequestId,
    ) -> Result<Converted<String>, NotRepresentable> {
        #[allow(unused_mut)]
        let mut losses = Losses::default();
        match version {
            ProtocolVersion::V2025_11_25 => {
                written(&OutgoingResult::new(id, self), losses)
            }
            ProtocolVersion::V2024_11_05 => {
                let value = crate::v2024_11_05::ServerResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_03_26 => {
                let value = crate::v2025_03_26::ServerResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }
            ProtocolVersion::V2025_06_18 => {
                let value = crate::v2025_06_18::ServerResult::convert_from(
                    self,
                    &mut losses,
                )?;
                written(&OutgoingResult::new(id, value), losses)
            }

            #[allow(unreachable_patterns)]
            _ => Err(losses.unrepresentable("such a message")),
        }
    }
}

/// The protocol version that a request declares in its parameters, as versions without a
/// handshake do; nothing if it declares none, or something that is no text.
pub fn declared_version(params: &RawValue) -> Option<std::borrow::Cow<'_, str>> {
    let text = params.get();
    let text = crate::json::member(text, "_meta")
        .filter(|text| text.starts_with(['{', '"']))?;
    let text = crate::json::member(text, "io.modelcontextprotocol/protocolVersion")
        .filter(|text| text.starts_with(['{', '"']))?;
    crate::json::string(text)
}

/// The members of a request's parameters that may be others when the same request is sent
/// again. What they hold is not what is asked for.
pub const VARYING_MEMBERS: &[&str] = &["_meta", "inputResponses", "requestState"];
/// Where the result of a method that is answered page by page holds its list: the member,
/// and those members of an element that are required texts, such as its name. Nothing for
/// other methods.
pub fn list_of(method: &str) -> Option<(&'static str, &'static [&'static str])> {
    match method {
        "prompts/list" => Some(("prompts", &["name"])),
        "resources/list" => Some(("resources", &["name", "uri"])),
        "resources/templates/list" => {
            Some(("resourceTemplates", &["name", "uriTemplate"]))
        }
        "tools/list" => Some(("tools", &["name"])),
        _ => None,
    }
}
