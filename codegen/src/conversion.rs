//! What corresponds to what in the next version.

use crate::facts::Facts;
use crate::model::Protocol;

/// Marks the facts about renamed definitions that fit two neighbouring versions.
pub fn mark_counterparts(protocols: &[Protocol], facts: &Facts) {
    for counterpart in &facts.conversions.counterpart {
        let has = |protocol: &Protocol, name: &str| {
            protocol.definitions.iter().any(|fate| fate.definition == name)
        };
        let fits = protocols.windows(2).any(|pair| {
            pair[1].version == counterpart.version
                && has(&pair[0], &counterpart.older)
                && has(&pair[1], &counterpart.newer)
        });
        if fits {
            facts.mark("conversions.toml", counterpart.older.clone());
        }
    }
}
