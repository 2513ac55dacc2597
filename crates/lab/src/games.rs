//! What commands share: which game, which setup, who decides.

use clap::Args;
use rules::Level;
use rules::rng::Rng;
use rules::{Action, GameId, Setup, State};
use std::io::Write;

/// What a command failed with, in words.
pub(crate) type Failed = String;

/// A game and its setup, as typed.
#[derive(Args, Clone)]
pub(crate) struct SetupArgs {
    /// The game, such as turn-of-time
    #[arg(value_parser = game)]
    pub(crate) game: GameId,
    /// How many play
    #[arg(long, default_value_t = 2)]
    pub(crate) players: u8,
    /// What chance follows from
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// An option and the choice taken: goal=balance (can be repeated)
    #[arg(long = "option", value_name = "NAME=CHOICE")]
    pub(crate) options: Vec<String>,
    /// Draws in place of the seed, separated by spaces, as the game writes them
    #[arg(long, default_value = "")]
    pub(crate) draws: String,
}

pub(crate) fn game(id: &str) -> Result<GameId, Failed> {
    GameId::from_id(id).ok_or_else(|| {
        let known: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
        format!("no such game; there are: {}", known.join(", "))
    })
}

impl SetupArgs {
    /// A game of two with these choices.
    pub(crate) fn of_two(game: GameId, options: &[String]) -> Self {
        Self {
            game,
            players: 2,
            seed: 0,
            options: options.to_vec(),
            draws: String::new(),
        }
    }

    pub(crate) fn setup(&self) -> Result<Setup, Failed> {
        let refused = |error| format!("this setup does not work: {error:?}");
        let mut setup = Setup::new(self.game, self.players, self.seed).map_err(refused)?;
        for option in &self.options {
            let (name, choice) = option
                .split_once('=')
                .ok_or_else(|| format!("'{option}' is not written NAME=CHOICE"))?;
            setup = setup.with_choice(name, choice).map_err(refused)?;
        }
        let draws = self.draws.split_whitespace().map(str::to_owned).collect();
        setup.with_draws(draws).map_err(refused)
    }
}

/// Who decides for a seat in the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decider {
    /// Any legal action, each equally likely.
    Random,
    /// The simple player that levels are measured against.
    Reference,
    /// A bot.
    Bot(Level),
}

impl Decider {
    /// What it is called.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Reference => "reference",
            Self::Bot(level) => level.id(),
        }
    }

    pub(crate) fn from_id(id: &str) -> Result<Self, Failed> {
        if id == "random" {
            return Ok(Self::Random);
        }
        if id == "reference" {
            return Ok(Self::Reference);
        }
        Level::ALL
            .into_iter()
            .find(|level| level.id() == id)
            .map(Self::Bot)
            .ok_or_else(|| format!("'{id}' is neither random, reference nor a level"))
    }

    /// The action it takes; nothing when the game is over.
    pub(crate) fn decide(self, state: &State, rng: &mut Rng) -> Option<Action> {
        match self {
            Self::Random => rng.pick(&state.legal_actions()).copied(),
            Self::Reference => bots::baseline(state, rng.next_u64())?.finish(),
            Self::Bot(level) => bots::search(state, level, rng.next_u64())?.finish(),
        }
    }
}

/// Prints a line. A reader that has seen enough, as `head` has, is no failure.
pub(crate) fn say(line: impl std::fmt::Display) -> Result<(), Failed> {
    match writeln!(std::io::stdout(), "{line}") {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}

/// The stream of a seed from which deciders take their own chance.
pub(crate) const DECIDER_STREAM: u64 = 3;
