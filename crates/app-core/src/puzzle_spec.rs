//! Which of the endless puzzles: what its address names, and all that is needed to make it.

use bots::puzzles::PuzzleKind;
use core::fmt;
use rules::GameId;

/// A puzzle without end: kind, difficulty and seed make the same puzzle everywhere.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PuzzleSpec {
    pub kind: PuzzleKind,
    /// The difficulty, one that the kind has.
    pub difficulty: u8,
    pub seed: u64,
}

impl PuzzleSpec {
    /// Parses the address `game/kind/difficulty/seed`. `None` if there is no such puzzle.
    pub fn read(address: &str) -> Option<Self> {
        let mut parts = address.split('/');
        let game = GameId::from_id(parts.next()?)?;
        let kind = PuzzleKind::from_id(parts.next()?)?;
        let difficulty = u8::try_from(number(parts.next()?)?).ok()?;
        let seed = number(parts.next()?)?;
        let is_there = parts.next().is_none()
            && kind.game() == game
            && kind.check_difficulty(difficulty).is_ok();
        is_there.then_some(Self {
            kind,
            difficulty,
            seed,
        })
    }

    /// The game.
    pub const fn game(self) -> GameId {
        self.kind.game()
    }
}

/// The address that [`PuzzleSpec::read`] parses.
impl fmt::Display for PuzzleSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kind,
            difficulty,
            seed,
        } = self;
        write!(f, "{}/{kind}/{difficulty}/{seed}", kind.game().id())
    }
}

/// A number of digits only, without the signs that Rust accepts.
fn number(text: &str) -> Option<u64> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_round_trip_through_addresses() {
        for kind in PuzzleKind::ALL {
            for difficulty in kind.difficulties() {
                for seed in [0, 1, 480_313_377, u64::MAX] {
                    let spec = PuzzleSpec {
                        kind,
                        difficulty,
                        seed,
                    };
                    assert_eq!(PuzzleSpec::read(&spec.to_string()), Some(spec));
                }
            }
        }
        let spec = PuzzleSpec::read("turn-of-time/last-card/3/12");
        assert_eq!(spec.map(PuzzleSpec::game), Some(GameId::TurnOfTime));
    }

    #[test]
    fn addresses_of_no_puzzle_are_rejected() {
        for address in [
            "",
            "/",
            "turn-of-time",
            "turn-of-time/last-card",
            "turn-of-time/last-card/3",
            "turn-of-time/last-card/3/",
            "turn-of-time/last-card/3/1/",
            "turn-of-time/last-card/3/1/1",
            "turn-of-time/last-card/0/1",
            "turn-of-time/last-card/6/1",
            "turn-of-time/last-card/259/1",
            "turn-of-time/last-card/+3/1",
            "turn-of-time/last-card/3/+1",
            "turn-of-time/last-card/3/-1",
            "turn-of-time/last-card/3/1 ",
            "turn-of-time/last-card/3/18446744073709551616",
            "turn-of-time/last-card/3/0x1",
            "turn-of-time/last-card/three/1",
            "turn-of-time/win/3/1",
            "turn-of-time/Last-Card/3/1",
            "argonauts-wheel/last-card/3/1",
            "wheel-of-fortune/win/1/1",
            "chess/win/1/1",
            "turn-of-time//3/1",
            "é/é/é/é",
        ] {
            assert_eq!(PuzzleSpec::read(address), None, "{address}");
        }
    }
}
