//! What a server has a client carry for it, sealed.
//!
//! A stateless server gives the client all it must remember and gets it back with the retry:
//! <https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr>. The client can
//! neither read nor change it, nor use it for another request, as somebody else, or too late.

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::rand::{SecureRandom, SystemRandom};

/// How many bytes a key has.
pub const KEY_LENGTH: usize = 32;

/// Seals and opens, with one key.
pub(crate) struct Sealer {
    key: LessSafeKey,
    random: SystemRandom,
    lifetime: Duration,
}

/// What was sealed, opened again.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Opened {
    /// What was sealed.
    pub text: String,
    /// Names the seal: no two are the same.
    pub name: String,
}

/// Why something could not be opened. A client learns no more than this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It was not sealed with this key for this request and this client, or changed since.
    Forged,
    /// Its time is over.
    Expired,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Forged => "the state does not belong to this request",
            Self::Expired => "the state has expired; begin again without it",
        })
    }
}

impl fmt::Debug for Sealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sealer").field("lifetime", &self.lifetime).finish_non_exhaustive()
    }
}

impl Sealer {
    /// Seals with `key`, or with one of its own that nobody else has.
    pub fn new(key: Option<[u8; KEY_LENGTH]>, lifetime: Duration) -> Self {
        let random = SystemRandom::new();
        let key = key.unwrap_or_else(|| {
            let mut key = [0; KEY_LENGTH];
            random.fill(&mut key).expect("the operating system gives random bytes");
            key
        });
        let key = UnboundKey::new(&CHACHA20_POLY1305, &key).expect("the key has the right length");
        Self { key: LessSafeKey::new(key), random, lifetime }
    }

    /// How long what is sealed can be opened.
    pub fn lifetime(&self) -> Duration {
        self.lifetime
    }

    /// Seals `text` for whatever `bound_to` names.
    pub fn seal(&self, text: &str, bound_to: &str) -> String {
        let mut nonce = [0; NONCE_LEN];
        self.random.fill(&mut nonce).expect("the operating system gives random bytes");
        let until =
            now().saturating_add(u64::try_from(self.lifetime.as_millis()).unwrap_or(u64::MAX));
        let mut sealed = until.to_be_bytes().to_vec();
        sealed.extend_from_slice(text.as_bytes());
        self.key
            .seal_in_place_append_tag(
                Nonce::assume_unique_for_key(nonce),
                Aad::from(bound_to.as_bytes()),
                &mut sealed,
            )
            .expect("a message that fits into memory is not too long");
        let mut whole = nonce.to_vec();
        whole.append(&mut sealed);
        URL_SAFE_NO_PAD.encode(whole)
    }

    /// Opens what was sealed for the same.
    pub fn open(&self, sealed: &str, bound_to: &str) -> Result<Opened, Refused> {
        let mut bytes = URL_SAFE_NO_PAD.decode(sealed).map_err(|_| Refused::Forged)?;
        let (nonce, rest) = bytes.split_at_mut_checked(NONCE_LEN).ok_or(Refused::Forged)?;
        let name = URL_SAFE_NO_PAD.encode(&*nonce);
        let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| Refused::Forged)?;
        let opened = self
            .key
            .open_in_place(nonce, Aad::from(bound_to.as_bytes()), rest)
            .map_err(|_| Refused::Forged)?;
        let (until, text) = opened.split_first_chunk::<8>().ok_or(Refused::Forged)?;
        if u64::from_be_bytes(*until) <= now() {
            return Err(Refused::Expired);
        }
        let text = std::str::from_utf8(text).map_err(|_| Refused::Forged)?;
        Ok(Opened { text: text.to_owned(), name })
    }
}

/// Milliseconds since 1970, because copies of a server share no other clock.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opens_only_what_was_sealed_for_the_same() {
        let sealer = Sealer::new(Some([7; KEY_LENGTH]), Duration::from_secs(60));
        let sealed = sealer.seal("secret", "alice tools/call");
        assert_eq!(sealer.open(&sealed, "alice tools/call").expect("the same").text, "secret");
        assert_eq!(sealer.open(&sealed, "bob tools/call"), Err(Refused::Forged));
        let other = Sealer::new(None, Duration::from_secs(60));
        assert_eq!(other.open(&sealed, "alice tools/call"), Err(Refused::Forged));
        let copy = Sealer::new(Some([7; KEY_LENGTH]), Duration::from_secs(60));
        assert!(copy.open(&sealed, "alice tools/call").is_ok());
    }

    #[test]
    fn every_change_is_noticed() {
        let sealer = Sealer::new(None, Duration::from_secs(60));
        let sealed = sealer.seal("secret", "x");
        for index in 0..sealed.len() {
            let mut broken = sealed.clone().into_bytes();
            broken[index] = if broken[index] == b'A' { b'B' } else { b'A' };
            let broken = String::from_utf8(broken).expect("ASCII");
            assert_eq!(sealer.open(&broken, "x"), Err(Refused::Forged), "{index}");
            assert_eq!(sealer.open(&sealed[..index], "x"), Err(Refused::Forged), "{index}");
        }
        assert_eq!(sealer.open(&format!("{sealed}-TAMPERED"), "x"), Err(Refused::Forged));
        assert_eq!(sealer.open("\u{1F600}", "x"), Err(Refused::Forged));
    }

    #[test]
    fn is_over_when_its_time_is() {
        let sealer = Sealer::new(None, Duration::ZERO);
        assert_eq!(sealer.open(&sealer.seal("secret", "x"), "x"), Err(Refused::Expired));
    }

    #[test]
    fn no_two_are_the_same() {
        let sealer = Sealer::new(None, Duration::from_secs(60));
        let [one, two] = [(); 2].map(|()| sealer.seal("secret", "x"));
        assert_ne!(one, two);
        let names = [one, two].map(|sealed| sealer.open(&sealed, "x").expect("fresh").name);
        assert_ne!(names[0], names[1]);
    }
}
