//! The kinds of puzzles and their difficulties.

use core::ops::RangeInclusive;
use rules::GameId;
use serde::{Deserialize, Serialize};

/// A kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PuzzleKind {
    /// Argonaut's Wheel: win in a number of own turns, which is the difficulty.
    Win,
    /// Turn of Time, two players: win with the last cards. The difficulty is the
    /// number of cards that both players still hold.
    LastCard,
    /// As [`PuzzleKind::LastCard`], and the card that wins has to meet its
    /// neighbours in the right order.
    FindTheOrder,
    /// Wheels of Time, two players: complete the city in the running turn. The
    /// difficulty is the number of actions it takes at least; spending workers and
    /// what ends the turn are not counted.
    FinishTheCity,
    /// The Wheel of Fortune, two players: make sure of the most points with the last tiles,
    /// whatever the opponent does. The difficulty is the number of tiles left, and then three
    /// with which the pig moves.
    LastTiles,
    /// The Wheel of Fortune, two players: score the most points in the running turn, with
    /// those of the next tile's number. The difficulty is the number of things that score.
    MostPoints,
    /// World Wonders, two players: build a monument in the running round, alone with the
    /// market. The difficulty is the number of purchases before it, and how few of them work.
    Monument,
    /// World Wonders, two players: the most population in the running round, alone with the
    /// market. The difficulty grows with the gold.
    BestBuy,
}

/// There are no puzzles of a kind with this difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the difficulty of {kind} is from {} to {}, not {requested}",
    .kind.difficulties().start(),
    .kind.difficulties().end()
)]
pub struct NoSuchDifficulty {
    /// The kind.
    pub kind: PuzzleKind,
    /// The difficulty asked for.
    pub requested: u8,
}

impl PuzzleKind {
    /// All kinds, by game.
    pub const ALL: [Self; 8] = [
        Self::Win,
        Self::LastCard,
        Self::FindTheOrder,
        Self::FinishTheCity,
        Self::LastTiles,
        Self::MostPoints,
        Self::Monument,
        Self::BestBuy,
    ];

    /// The kinds of a game.
    pub fn of_game(game: GameId) -> impl Iterator<Item = Self> {
        Self::ALL
            .into_iter()
            .filter(move |kind| kind.game() == game)
    }

    /// The kind with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Stable name, used in addresses and at the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::LastCard => "last-card",
            Self::FindTheOrder => "find-the-order",
            Self::FinishTheCity => "finish-the-city",
            Self::LastTiles => "last-tiles",
            Self::MostPoints => "most-points",
            Self::Monument => "monument",
            Self::BestBuy => "best-buy",
        }
    }

    /// The game.
    pub const fn game(self) -> GameId {
        match self {
            Self::Win => GameId::ArgonautsWheel,
            Self::LastCard | Self::FindTheOrder => GameId::TurnOfTime,
            Self::FinishTheCity => GameId::WheelsOfTime,
            Self::LastTiles | Self::MostPoints => GameId::WheelOfFortune,
            Self::Monument | Self::BestBuy => GameId::WorldWonders,
        }
    }

    /// The difficulties, from the easiest to the hardest.
    pub const fn difficulties(self) -> RangeInclusive<u8> {
        match self {
            Self::Win => 1..=8,
            Self::LastCard | Self::FinishTheCity => 1..=5,
            _ => 1..=4,
        }
    }

    /// Checks that there are puzzles of this difficulty.
    ///
    /// # Errors
    /// If there are none.
    pub fn check_difficulty(self, requested: u8) -> Result<(), NoSuchDifficulty> {
        if self.difficulties().contains(&requested) {
            Ok(())
        } else {
            Err(NoSuchDifficulty {
                kind: self,
                requested,
            })
        }
    }
}

impl core::fmt::Display for PuzzleKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.id())
    }
}
