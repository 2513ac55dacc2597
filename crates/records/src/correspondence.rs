//! [`Correspondence`]: what tells a match by link from all others.

use core::fmt::{Display, Formatter};
use core::str::FromStr;
use rules::Seat;
use serde::{Deserialize, Serialize};

/// A match between people with devices of their own, who send each other the match
/// after every turn. All copies of it share this, whatever else is in them.
///
/// Which seats are whose is not part of the match: every device knows its own.
///
/// The text form, in records too, is the number in hexadecimal and the number of the
/// host's seat: `1a2b3c4d 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Correspondence {
    /// Number of the match, chosen at random.
    pub id: u32,
    /// The seat of the person who set up the match and invites the others.
    pub host: Seat,
}

/// Why a text is not a [`Correspondence`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{EXPECTED_FORMAT}")]
pub struct ParseCorrespondenceError;

/// What a text should be.
pub(crate) const EXPECTED_FORMAT: &str = "eight hexadecimal digits, and the number of a seat";

impl Display for Correspondence {
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:08x} {}", self.id, self.host.number())
    }
}

impl FromStr for Correspondence {
    type Err = ParseCorrespondenceError;

    fn from_str(text: &str) -> Result<Self, ParseCorrespondenceError> {
        let parse = || {
            let (id, host) = text.split_once(' ')?;
            let is_id = id.len() == 8 && id.bytes().all(|digit| digit.is_ascii_hexdigit());
            let host: u8 = host.parse().ok()?;
            Some(Self {
                id: u32::from_str_radix(id, 16).ok().filter(|_| is_id)?,
                host: Seat::new(host.checked_sub(1)?)?,
            })
        };
        parse().ok_or(ParseCorrespondenceError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_form_round_trips() {
        for id in [0, 0x1a2b_3c4d, u32::MAX] {
            for host in Seat::all(5) {
                let correspondence = Correspondence { id, host };
                assert_eq!(correspondence.to_string().parse(), Ok(correspondence));
            }
        }
        for wrong in [
            "",
            "1a2b3c4d",
            "1a2b3c4d 0",
            "1a2b3c4d 9",
            "1a2b3c4 1",
            "+1a2b3c4 1",
        ] {
            assert_eq!(
                wrong.parse::<Correspondence>(),
                Err(ParseCorrespondenceError)
            );
        }
    }
}
