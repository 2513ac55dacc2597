//! What is decided before a game starts: number of players, options and seed.

use crate::game_id::GameId;
use core::error::Error;
use core::fmt;
use core::ops::RangeInclusive;

/// An option of a game, described as data so that forms, records and links need
/// no knowledge of the game. With player counts it does not apply to, it keeps its
/// first choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Short stable name, used in records, such as `goal`.
    pub id: &'static str,
    /// Short stable names of the choices; the first one is the default.
    pub choices: &'static [&'static str],
    /// The smallest number of players it applies to.
    pub min_players: u8,
    /// The largest number of players it applies to.
    pub max_players: u8,
    /// The versions of the game's rules that added the last choices, one for each. Links
    /// write a choice in as few bits as the choices of their version need.
    pub added: &'static [u16],
}

impl GameOption {
    /// An option for these numbers of players, which every version of the rules has.
    pub(crate) const fn new(
        id: &'static str,
        choices: &'static [&'static str],
        players: RangeInclusive<u8>,
    ) -> Self {
        Self {
            id,
            choices,
            min_players: *players.start(),
            max_players: *players.end(),
            added: &[],
        }
    }

    /// Number of choices that the option had in a version of the game's rules.
    pub fn choices_in(&self, rules_version: u16) -> usize {
        let later = self.added.iter().filter(|added| **added > rules_version);
        self.choices.len() - later.count().min(self.choices.len())
    }

    /// The choices that the option had in a version of the game's rules.
    pub fn choices_of(&self, rules_version: u16) -> &'static [&'static str] {
        let choices = self.choices.get(..self.choices_in(rules_version));
        choices.unwrap_or(self.choices)
    }

    /// Whether the option applies to this number of players.
    pub const fn applies_to(&self, players: u8) -> bool {
        self.min_players <= players && players <= self.max_players
    }
}

/// Name of the option that says who goes first, in games where the loser of the
/// last game decides that. Its choices are in seat order.
pub const FIRST_PLAYER_OPTION: &str = "begins";

/// What setups a game allows; constant data of the game.
#[derive(Clone, Debug)]
pub struct SetupRules {
    /// Possible numbers of players.
    pub players: RangeInclusive<u8>,
    /// The game's options.
    pub options: &'static [GameOption],
    /// Whether the seed matters. Forms do not ask for it where it does not.
    pub seeded: bool,
    /// Checks draws that are given in advance instead of following from the seed, whatever
    /// the options are.
    pub check_draws: fn(players: u8, draws: &[String]) -> Result<(), DrawError>,
    /// Checks that the game of a setup has the draws listed in it, which have passed
    /// [`Self::check_draws`].
    pub check_has_draws: fn(&Setup) -> Result<(), DrawError>,
    /// Checks a position to start from. `None` if the game has no text for positions.
    pub check_position: Option<CheckPosition>,
}

impl SetupRules {
    /// The rules of a game without options and draws, in which nothing is random.
    pub const fn without_chance(players: RangeInclusive<u8>) -> Self {
        Self {
            players,
            options: &[],
            seeded: false,
            check_draws: |_, draws| match draws {
                [] => Ok(()),
                _ => Err(DrawError::TooMany { max: 0 }),
            },
            check_has_draws: |_| Ok(()),
            check_position: None,
        }
    }
}

/// What a [`Setup`] knows of its game: every game has one such record, in
/// [`Game::RULES`](crate::game::Game::RULES).
pub struct GameRules {
    /// The game, which distinguishes the record from others.
    pub game: GameId,
    /// The latest version of the rules.
    pub version: u16,
    /// What setups the game allows.
    pub setup: SetupRules,
}

impl PartialEq for GameRules {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game
    }
}

impl Eq for GameRules {}

impl fmt::Debug for GameRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.game)
    }
}

/// Validates the text of a position and returns its canonical form, or an error whose
/// `Display` form is a sentence for players.
pub type CheckPosition = fn(text: &str) -> Result<String, Box<dyn Error>>;

/// Upper bound on the text of a position to start from, in bytes.
pub const MAX_POSITION_BYTES: usize = 256;

/// What is wrong with draws given in advance.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawError {
    /// A draw is not written as this game writes them.
    #[error("draw {} is not written as this game writes draws", index + 1)]
    Malformed { index: usize },
    /// A draw is not available, or not available any more.
    #[error("draw {} is not available, or not any more", index + 1)]
    Unavailable { index: usize },
    /// A draw that other setups of the game have is not in this one, or not so often.
    #[error("draw {}, '{draw}', cannot come up: {reason}", index + 1)]
    NotInSetup {
        index: usize,
        draw: String,
        reason: AbsentDraw,
    },
    /// There are more draws than the game can use.
    #[error(fmt = too_many)]
    TooMany { max: usize },
}

/// Why a draw that other setups of the game have is not in one.
#[allow(missing_docs, reason = "the texts of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AbsentDraw {
    #[error("no such tile is left in the set of this game")]
    Tile,
    #[error("the game ends before it")]
    AfterEnd,
    #[error("only a solo game has the automaton's cards")]
    AutomatonCard,
    #[error("this game has no objectives")]
    Objective,
    #[error("the maps of this game are those of side A")]
    Map,
    #[error("every player has a river by then")]
    River,
    #[error("its stack is not used with this number of players")]
    Stack,
    #[error("a player places the wheels")]
    Wheels,
}

fn too_many(max: &usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match max {
        0 => f.write_str("this game has no draws"),
        max => write!(f, "there are more than {max} draws"),
    }
}

impl DrawError {
    /// Index of the wrong draw, or the first one too many, in the list of draws.
    pub const fn index(&self) -> usize {
        match self {
            Self::Malformed { index }
            | Self::Unavailable { index }
            | Self::NotInSetup { index, .. }
            | Self::TooMany { max: index } => *index,
        }
    }
}

/// Why a game cannot start from a given position.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The game has no text for positions.
    #[error("this game cannot start from a given position")]
    Unsupported,
    /// The text is not a position to start from.
    #[error("the position is invalid: {reason}")]
    Invalid {
        /// What is wrong with it, in a sentence of the game.
        reason: String,
    },
    /// An option has another choice than its first one: the position alone
    /// determines how the game begins.
    #[error("the option '{option}' cannot be chosen together with a position")]
    WithChoice { option: &'static str },
    /// Draws are given besides the position.
    #[error("draws cannot be given together with a position")]
    WithDraws,
}

/// A validated setup. It alone determines the initial state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    rules: &'static GameRules,
    rules_version: u16,
    players: u8,
    choices: Vec<u8>,
    seed: u64,
    draws: Vec<String>,
    position: Option<String>,
}

/// Why a setup is invalid.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game cannot be played by this number of players.
    #[error(fmt = player_count)]
    PlayerCount { requested: u8, min: u8, max: u8 },
    /// The game has no such option.
    #[error("the game has no option '{requested}'")]
    UnknownOption { requested: String },
    /// The rules have no such version.
    #[error("the rules have versions 1 to {latest}, but no version {requested}")]
    RulesVersion { requested: u16, latest: u16 },
    /// The option has no such choice in this version of the rules, or does not apply to this
    /// number of players.
    #[error("the option '{option}' cannot be '{requested}' with this number of players")]
    InvalidChoice {
        option: &'static str,
        requested: String,
    },
    /// The draws given in advance do not fit.
    #[error(transparent)]
    Draws(DrawError),
    /// The game cannot start from the given position.
    #[error(transparent)]
    Position(PositionError),
}

fn player_count(requested: &u8, min: &u8, max: &u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if min == max {
        write!(f, "the game is for {min} players, not for {requested}")
    } else {
        write!(
            f,
            "the game is for {min} to {max} players, not for {requested}"
        )
    }
}

impl Setup {
    /// A setup of a game with these rules, with the default choices and under the latest
    /// version. [`Setup::new`] finds the rules of a listed game.
    ///
    /// # Errors
    /// If the game cannot be played by this number of players.
    pub fn from_rules(
        rules: &'static GameRules,
        players: u8,
        seed: u64,
    ) -> Result<Self, SetupError> {
        let possible = &rules.setup.players;
        if !possible.contains(&players) {
            return Err(SetupError::PlayerCount {
                requested: players,
                min: *possible.start(),
                max: *possible.end(),
            });
        }
        Ok(Self {
            rules,
            rules_version: rules.version,
            players,
            choices: vec![0; rules.setup.options.len()],
            seed,
            draws: Vec::new(),
            position: None,
        })
    }

    /// Sets the version of the rules, for a game that began under earlier ones.
    ///
    /// ```
    /// use rules::{GameId, Setup};
    ///
    /// let first = Setup::new(GameId::WheelOfFortune, 2, 7)?.with_rules_version(1)?;
    /// assert_eq!(first.rules_version(), 1);
    /// # Ok::<(), rules::SetupError>(())
    /// ```
    ///
    /// # Errors
    /// If there is no such version, or a choice was added later.
    pub fn with_rules_version(mut self, version: u16) -> Result<Self, SetupError> {
        let latest = self.rules.version;
        if version == 0 || version > latest {
            return Err(SetupError::RulesVersion {
                requested: version,
                latest,
            });
        }
        for (option, choice) in self.choices() {
            if !option.choices_of(version).contains(&choice) {
                return Err(SetupError::InvalidChoice {
                    option: option.id,
                    requested: choice.to_owned(),
                });
            }
        }
        self.rules_version = version;
        Ok(self)
    }

    /// Sets the latest version of the rules.
    #[must_use]
    pub const fn with_latest_rules(mut self) -> Self {
        self.rules_version = self.rules.version;
        self
    }

    /// Sets an option; both names are the stable ones.
    ///
    /// # Errors
    /// If the game has no such option, this version of its rules no such choice, or the
    /// option does not apply to this number of players. The default choice is always
    /// accepted. If the game has listed draws only with another choice.
    pub fn with_choice(mut self, option: &str, choice: &str) -> Result<Self, SetupError> {
        let options = self.rules.setup.options;
        let Some(index) = options.iter().position(|o| o.id == option) else {
            return Err(SetupError::UnknownOption {
                requested: option.to_owned(),
            });
        };
        let known = &options[index];
        let choices = known.choices_of(self.rules_version);
        match choices.iter().position(|c| *c == choice) {
            Some(number) if number == 0 || known.applies_to(self.players) => {
                if number > 0 && self.position.is_some() {
                    let error = PositionError::WithChoice { option: known.id };
                    return Err(SetupError::Position(error));
                }
                self.choices[index] = number as u8;
                self.check_has_draws()?;
                Ok(self)
            }
            _ => Err(SetupError::InvalidChoice {
                option: known.id,
                requested: choice.to_owned(),
            }),
        }
    }

    /// Gives the first draws in advance, in the game's own notation. All further
    /// draws follow from the seed.
    ///
    /// # Errors
    /// If a draw is malformed or not available.
    pub fn with_draws(self, draws: Vec<String>) -> Result<Self, SetupError> {
        let setup = self.with_recorded_draws(draws)?;
        setup.check_has_draws()?;
        Ok(setup)
    }

    /// Gives the draws of a match that has been played. Draws that its game does not have
    /// were accepted once, and decided nothing; such a match goes on as it was.
    ///
    /// # Errors
    /// If a draw is malformed, or not available whatever the options are.
    pub fn with_recorded_draws(mut self, draws: Vec<String>) -> Result<Self, SetupError> {
        (self.rules.setup.check_draws)(self.players, &draws).map_err(SetupError::Draws)?;
        if self.position.is_some() && !draws.is_empty() {
            return Err(SetupError::Position(PositionError::WithDraws));
        }
        self.draws = draws;
        Ok(self)
    }

    /// Checks that the game has the draws given in advance.
    ///
    /// # Errors
    /// The first draw that it does not have.
    pub fn check_has_draws(&self) -> Result<(), SetupError> {
        (self.rules.setup.check_has_draws)(self).map_err(SetupError::Draws)
    }

    /// Starts the game from a position, in the game's own notation. The position
    /// takes the place of options and draws: all options keep their first choice
    /// and [`Setup::choices`] is empty.
    ///
    /// ```
    /// use rules::{GameId, Seat, Setup, State};
    ///
    /// let setup = Setup::new(GameId::ArgonautsWheel, 2, 0)?
    ///     .with_position("b B . w xW w . ., white battle")?;
    /// assert_eq!(State::start(&setup).to_act(), Seat::new(1));
    /// # Ok::<(), rules::SetupError>(())
    /// ```
    ///
    /// # Errors
    /// If the game has no text for positions, the text is not a position, or
    /// options were chosen or draws given before.
    pub fn with_position(mut self, text: &str) -> Result<Self, SetupError> {
        self.position = Some(self.checked_position(text).map_err(SetupError::Position)?);
        Ok(self)
    }

    /// Starts the game from its usual initial state again.
    #[must_use]
    pub fn without_position(mut self) -> Self {
        self.position = None;
        self
    }

    fn checked_position(&self, text: &str) -> Result<String, PositionError> {
        let rules = &self.rules.setup;
        let check = rules.check_position.ok_or(PositionError::Unsupported)?;
        if text.len() > MAX_POSITION_BYTES {
            let reason = format!("it is longer than {MAX_POSITION_BYTES} bytes");
            return Err(PositionError::Invalid { reason });
        }
        let position = check(text).map_err(|error| PositionError::Invalid {
            reason: error.to_string(),
        })?;
        let chosen = rules.options.iter().zip(&self.choices);
        if let Some((option, _)) = chosen.into_iter().find(|(_, choice)| **choice > 0) {
            return Err(PositionError::WithChoice { option: option.id });
        }
        if !self.draws.is_empty() {
            return Err(PositionError::WithDraws);
        }
        Ok(position)
    }

    /// Sets the seed.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The game that is set up.
    pub const fn game(&self) -> GameId {
        self.rules.game
    }

    /// The version of the game's rules that it is played by; see
    /// [`Game::RULES_VERSION`](crate::game::Game::RULES_VERSION).
    pub const fn rules_version(&self) -> u16 {
        self.rules_version
    }

    /// Whether it differs from the other setup in the version of the rules at most.
    pub fn is_same_deal(&self, other: &Self) -> bool {
        let rules_version = self.rules_version;
        *self
            == Self {
                rules_version,
                ..other.clone()
            }
    }

    /// Number of players, one of [`SetupRules::players`].
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The seed of everything random in the game.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The draws given in advance.
    pub fn draws(&self) -> &[String] {
        &self.draws
    }

    /// The position that the game starts from, in its canonical text, or `None`
    /// if it starts from its usual initial state.
    pub fn position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// Index of the choice made for the option at this index of the game's list;
    /// 0 if there is no such option.
    pub fn choice(&self, index: usize) -> u8 {
        self.choices.get(index).copied().unwrap_or(0)
    }

    /// The options that apply to this number of players, and the choices made;
    /// none if the game starts from a given position.
    pub fn choices(&self) -> impl Iterator<Item = (&'static GameOption, &'static str)> + '_ {
        self.rules
            .setup
            .options
            .iter()
            .zip(&self.choices)
            .filter(|(option, _)| self.position.is_none() && option.applies_to(self.players))
            .filter_map(|(option, choice)| Some((option, *option.choices.get(*choice as usize)?)))
    }
}
