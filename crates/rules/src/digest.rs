//! A fingerprint of states that never changes, to detect records that are replayed
//! under different rules. Not cryptographic.

/// Hashes a state with 64-bit FNV-1a and a final mix to 32 bits.
#[derive(Clone, Copy, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self::new()
    }
}

impl Digest {
    /// An empty digest.
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Adds one byte.
    pub const fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
    }

    /// Adds bytes in order. The length is not added: callers add it for lists of
    /// variable length.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.byte(byte);
        }
    }

    /// Adds an integer in little-endian byte order.
    pub fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    /// The fingerprint of everything added so far.
    pub const fn finish(self) -> StateHash {
        let mut x = self.0;
        x ^= x >> 32;
        x = x.wrapping_mul(0xd6e8_feb8_6659_fd93);
        x ^= x >> 32;
        StateHash(x as u32)
    }
}

/// The fingerprint of a state: 32 bits, written as eight hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct StateHash(pub u32);

impl core::fmt::Display for StateHash {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// Why a text is not a state hash: it is not eight hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a state hash has eight hexadecimal digits")]
pub struct ParseHashError;

impl core::str::FromStr for StateHash {
    type Err = ParseHashError;

    fn from_str(text: &str) -> Result<Self, ParseHashError> {
        if text.len() != 8 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(ParseHashError);
        }
        u32::from_str_radix(text, 16)
            .map(Self)
            .map_err(|_| ParseHashError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_frozen() {
        let mut digest = Digest::new();
        digest.bytes(b"wheel");
        digest.number(5);
        assert_eq!(digest.finish().to_string(), "7ee90fbc");
    }

    #[test]
    fn reads_only_eight_digits() {
        let hash = StateHash(0x00ab_cdef);
        assert_eq!("00abcdef".parse(), Ok(hash));
        for other in ["", "abcdef", "00abcdeg", "+0abcdef", "000abcdef"] {
            assert_eq!(other.parse::<StateHash>(), Err(ParseHashError), "{other}");
        }
    }
}
