//! A setup by stable ids, independent of the program that reads it.

use rules::setup::SetupError;
use rules::{GameId, Setup};
use serde::{Deserialize, Serialize};

/// The setup of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchSetup {
    /// The stable id of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// The number of players.
    pub players: u8,
    /// The stable ids of the options that apply and of their choices.
    pub options: Vec<(String, String)>,
    /// The seed of all random draws.
    pub seed: u64,
    /// Draws that are listed instead of derived from the seed.
    pub draws: Vec<String>,
    /// The position that the game starts from, if one was given.
    pub position: Option<String>,
}

/// Why a received setup is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupMismatch {
    /// There is no such game.
    #[error("there is no such game")]
    UnknownGame,
    /// The rules of the game do not allow it.
    #[error("the game does not allow this setup: {0}")]
    Setup(#[from] SetupError),
}

impl From<&Setup> for MatchSetup {
    fn from(setup: &Setup) -> Self {
        Self {
            game: setup.game().id().to_owned(),
            rules: setup.rules_version(),
            players: setup.players(),
            options: setup
                .choices()
                .map(|(option, choice)| (option.id.to_owned(), choice.to_owned()))
                .collect(),
            seed: setup.seed(),
            draws: setup.draws().to_vec(),
            position: setup.position().map(str::to_owned),
        }
    }
}

impl TryFrom<MatchSetup> for Setup {
    type Error = SetupMismatch;

    fn try_from(sent: MatchSetup) -> Result<Self, SetupMismatch> {
        let game = GameId::from_id(&sent.game).ok_or(SetupMismatch::UnknownGame)?;
        let mut setup = Self::new(game, sent.players, sent.seed)?.with_rules_version(sent.rules)?;
        for (option, choice) in &sent.options {
            setup = setup.with_choice(option, choice)?;
        }
        let setup = setup.with_recorded_draws(sent.draws)?;
        match sent.position {
            Some(position) => Ok(setup.with_position(&position)?),
            None => Ok(setup),
        }
    }
}
