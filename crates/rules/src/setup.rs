//! What is decided before a game: how many play, which variant, which seed.

use crate::registry::GameId;
use core::ops::RangeInclusive;

/// A thing to choose at set-up, described as data, so that forms, records and
/// links need not know the game. With other player counts than it is asked for
/// it stays at its first choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownOption {
    /// Short lasting name, used in records: `goal`.
    pub id: &'static str,
    /// Short lasting names of the choices; the first one is the usual one.
    pub choices: &'static [&'static str],
    /// The smallest player count it is asked for.
    pub min_players: u8,
    /// The largest player count it is asked for.
    pub max_players: u8,
}

impl UnknownOption {
    /// Whether it is asked for with so many players.
    #[must_use]
    pub const fn applies_to(&self, players: u8) -> bool {
        self.min_players <= players && players <= self.max_players
    }
}

/// The option of games in which it is chosen who begins, as the loser of the
/// last game may; its choices stand in the order of the seats.
pub const FIRST_PLAYER_OPTION: &str = "begins";

/// What the setup rules of one game are; constant data of the game.
#[derive(Clone, Debug)]
pub struct SetupRules {
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// What can be chosen.
    pub options: &'static [UnknownOption],
    /// Whether anything follows from the seed. Where nothing does, it is not
    /// asked for.
    pub seeded: bool,
    /// Checks draws that are listed instead of left to the seed.
    pub check_draws: fn(players: u8, draws: &[String]) -> Result<(), DrawError>,
}

/// What is wrong with listed draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawError {
    /// The draw at this place (from 0) is no such thing in this game.
    Unreadable {
        /// Place in the list, from 0.
        place: usize,
    },
    /// The draw at this place (from 0) cannot come (again).
    Unavailable {
        /// Place in the list, from 0.
        place: usize,
    },
    /// There are more draws than the game has.
    TooMany {
        /// How many the game has.
        max: usize,
    },
}

/// A setup that the game's rules allow. The first state follows from it alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    game: GameId,
    players: u8,
    choices: Vec<u8>,
    seed: u64,
    draws: Vec<String>,
}

/// Why a setup is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is not for so many players.
    PlayerCount {
        /// What was asked for.
        asked: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The game has no such option.
    Option {
        /// What was asked for.
        asked: String,
    },
    /// The option has no such choice, or is not asked with so many players.
    InvalidChoice {
        /// The option's name.
        option: &'static str,
        /// What was asked for.
        asked: String,
    },
    /// The listed draws do not fit.
    Draws(DrawError),
}

impl Setup {
    /// A setup with the usual choices.
    ///
    /// # Errors
    /// If the game is not for so many players.
    pub fn new(game: GameId, players: u8, seed: u64) -> Result<Self, SetupError> {
        let rules = game.setup_rules();
        if !rules.players.contains(&players) {
            return Err(SetupError::PlayerCount {
                asked: players,
                min: *rules.players.start(),
                max: *rules.players.end(),
            });
        }
        Ok(Self {
            game,
            players,
            choices: vec![0; rules.options.len()],
            seed,
            draws: Vec::new(),
        })
    }

    /// The same with another choice of an option, both by their lasting names.
    ///
    /// # Errors
    /// If the game has no such option or choice, or does not ask it with so
    /// many players (its first choice always fits).
    pub fn with_choice(mut self, option: &str, choice: &str) -> Result<Self, SetupError> {
        let options = self.game.setup_rules().options;
        let Some(place) = options.iter().position(|o| o.id == option) else {
            return Err(SetupError::Option {
                asked: option.to_owned(),
            });
        };
        let asked = &options[place];
        match asked.choices.iter().position(|c| *c == choice) {
            Some(number) if number == 0 || asked.applies_to(self.players) => {
                self.choices[place] = number as u8;
                Ok(self)
            }
            _ => Err(SetupError::InvalidChoice {
                option: asked.id,
                asked: choice.to_owned(),
            }),
        }
    }

    /// The same with the first draws listed. What is not listed follows from
    /// the seed. How draws are written is the game's affair.
    ///
    /// # Errors
    /// If a draw cannot be read or cannot come.
    pub fn with_draws(mut self, draws: Vec<String>) -> Result<Self, SetupError> {
        (self.game.setup_rules().check_draws)(self.players, &draws).map_err(SetupError::Draws)?;
        self.draws = draws;
        Ok(self)
    }

    /// The same with another seed.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// How many play.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// What chance follows from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Draws that are listed instead of left to the seed.
    #[must_use]
    pub fn draws(&self) -> &[String] {
        &self.draws
    }

    /// The number of the choice taken for the option at this place of the
    /// game's list; 0 for a place it does not have.
    #[must_use]
    pub fn choice(&self, place: usize) -> u8 {
        self.choices.get(place).copied().unwrap_or(0)
    }

    /// Options that are asked with so many players, and the choices taken.
    pub fn choices(&self) -> impl Iterator<Item = (&'static UnknownOption, &'static str)> + '_ {
        let options = self.game.setup_rules().options;
        options
            .iter()
            .zip(&self.choices)
            .filter(|(option, _)| option.applies_to(self.players))
            .filter_map(|(option, choice)| Some((option, *option.choices.get(*choice as usize)?)))
    }

    /// Every combination of player count and choices of a game, with one seed.
    #[must_use]
    pub fn all_combinations(game: GameId, seed: u64) -> Vec<Self> {
        let rules = game.setup_rules();
        let mut all: Vec<Self> = rules
            .players
            .filter_map(|players| Self::new(game, players, seed).ok())
            .collect();
        for (place, option) in rules.options.iter().enumerate() {
            let more: Vec<Self> = all
                .iter()
                .filter(|setup| option.applies_to(setup.players))
                .flat_map(|setup| {
                    (1..option.choices.len()).map(move |number| {
                        let mut setup = setup.clone();
                        setup.choices[place] = number as u8;
                        setup
                    })
                })
                .collect();
            all.extend(more);
        }
        all
    }
}
