//! What commands share: setups, deciders and output.

use clap::Args;
use l10n::Locale;
use rules::rng::Rng;
use rules::setup::GameOption;
use rules::{Action, GameId, IllegalAction, Level, Setup, SetupError, State, Strength};
use std::error::Error;
use std::fmt::Display;
use std::io::Write;

/// What a failed command prints.
pub(crate) type CommandError = Box<dyn Error + Send + Sync>;

/// A game and its setup, as typed.
#[derive(Args, Clone)]
pub(crate) struct SetupArgs {
    /// The game, such as turn-of-time
    #[arg(value_parser = game)]
    pub(crate) game: GameId,
    /// Number of players
    #[arg(long, default_value_t = 2)]
    pub(crate) players: u8,
    /// Seed of everything random in the game
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// An option and the choice made: goal=balance (can be repeated)
    #[arg(long = "option", value_name = "NAME=CHOICE")]
    pub(crate) options: Vec<String>,
    /// Draws given in advance, in the game's notation, separated by spaces
    #[arg(long, default_value = "")]
    pub(crate) draws: String,
    /// The position to start from, in the game's notation, in place of options and
    /// draws
    #[arg(long)]
    pub(crate) position: Option<String>,
    /// The version of the rules; the latest if it is not given
    #[arg(long)]
    pub(crate) rules: Option<u16>,
}

pub(crate) fn game(id: &str) -> Result<GameId, CommandError> {
    let known: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
    GameId::from_id(id)
        .ok_or_else(|| format!("no such game; there are: {}", known.join(", ")).into())
}

impl SetupArgs {
    /// A two-player setup with these options.
    pub(crate) fn two_players(game: GameId, options: &[String]) -> Self {
        Self {
            game,
            players: 2,
            seed: 0,
            options: options.to_vec(),
            draws: String::new(),
            position: None,
            rules: None,
        }
    }

    pub(crate) fn setup(&self) -> Result<Setup, CommandError> {
        let invalid = |error| {
            let allowed = allowed_instead(self.game, self.players, &error);
            format!("this setup does not work: {error}{allowed}")
        };
        let mut setup = Setup::new(self.game, self.players, self.seed).map_err(invalid)?;
        if let Some(version) = self.rules {
            setup = setup.with_rules_version(version).map_err(invalid)?;
        }
        for option in &self.options {
            let (name, choice) = option
                .split_once('=')
                .ok_or_else(|| format!("'{option}' is not of the form NAME=CHOICE"))?;
            setup = setup.with_choice(name, choice).map_err(invalid)?;
            // The rules accept the default choice of any option.
            if let Some(option) = option_of(self.game, name)
                && !option.applies_to(self.players)
            {
                let (option, requested) = (option.id, choice.to_owned());
                return Err(invalid(SetupError::InvalidChoice { option, requested }).into());
            }
        }
        let draws = self.draws.split_whitespace().map(str::to_owned).collect();
        let setup = setup.with_draws(draws).map_err(invalid)?;
        Ok(match &self.position {
            Some(position) => setup.with_position(position).map_err(invalid)?,
            None => setup,
        })
    }
}

fn option_of(game: GameId, id: &str) -> Option<&'static GameOption> {
    game.setup_rules()
        .options
        .iter()
        .find(|option| option.id == id)
}

/// What would be allowed in place of an option or a choice that is not; begins with a
/// separator, or is empty.
pub(crate) fn allowed_instead(game: GameId, players: u8, error: &SetupError) -> String {
    let usage = |option: &GameOption| format!("{}={}", option.id, option.choices.join("|"));
    match error {
        SetupError::UnknownOption { .. } => {
            let options: Vec<String> = game
                .setup_rules()
                .options
                .iter()
                .filter(|option| option.applies_to(players))
                .map(usage)
                .collect();
            if options.is_empty() {
                "; with this number of players it has no options".to_owned()
            } else {
                format!("; its options are {}", options.join(", "))
            }
        }
        SetupError::InvalidChoice { option, .. } => match option_of(game, option) {
            Some(option) if option.applies_to(players) => {
                format!("; the choices are {}", option.choices.join(", "))
            }
            Some(option) if option.min_players == option.max_players => {
                format!("; the option is for {} players", option.min_players)
            }
            Some(option) => format!(
                "; the option is for {} to {} players",
                option.min_players, option.max_players
            ),
            None => String::new(),
        },
        SetupError::PlayerCount { .. }
        | SetupError::RulesVersion { .. }
        | SetupError::Draws(_)
        | SetupError::Position(_) => String::new(),
    }
}

/// Who decides for a seat in the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decider {
    /// Uniformly random legal actions.
    Random,
    /// The simple bot that levels are measured against.
    Baseline,
    Bot(Level),
    /// Half a step above a level.
    HalfStepAbove(Level),
    /// The strongest level with twice the simulations.
    Twice,
    /// The strongest level with four times the simulations.
    FourTimes,
}

/// What the strongest level of a solved game is called.
const PERFECT: &str = "perfect";

impl Decider {
    /// The name of the decider on the command line.
    pub(crate) fn id(self) -> String {
        let id = match self {
            Self::Random => "random",
            Self::Baseline => "reference",
            Self::Bot(level) => level.id(),
            Self::HalfStepAbove(level) => return format!("{}+", level.id()),
            Self::Twice => "twice",
            Self::FourTimes => "four-times",
        };
        id.to_owned()
    }

    /// The decider with this name. In solved games the strongest level is called
    /// `perfect` too.
    pub(crate) fn from_id(game: GameId, id: &str) -> Result<Self, CommandError> {
        if id == PERFECT && bots::is_solved(game) {
            return Ok(Self::Bot(Level::Expert));
        }
        let levels = Level::ALL.map(Level::id).join(", ");
        [Self::Random, Self::Baseline, Self::Twice, Self::FourTimes]
            .into_iter()
            .chain(Level::ALL.map(Self::Bot))
            .chain(Level::ALL.map(Self::HalfStepAbove))
            .find(|decider| decider.id() == id)
            .ok_or_else(|| {
                format!("'{id}' is neither random, reference nor a level of the game: {levels}")
                    .into()
            })
    }

    /// The action it takes, or `None` when the game is over.
    pub(crate) fn decide(self, state: &State, rng: &mut Rng) -> Option<Action> {
        match self {
            Self::Random => rng.pick(&state.legal_actions()).copied(),
            Self::Baseline => bots::baseline(state, rng.next_u64())?.finish(),
            Self::Bot(level) => bots::search(state, level, rng.next_u64())?.finish(),
            Self::HalfStepAbove(level) => {
                let seed = rng.next_u64();
                let level = Strength::from_level(level).stronger().level_for(seed);
                bots::search(state, level, seed)?.finish()
            }
            Self::Twice => decide_with_more_simulations(state, 2, rng),
            Self::FourTimes => decide_with_more_simulations(state, 4, rng),
        }
    }
}

/// A decision of the strongest level with this many times the simulations.
fn decide_with_more_simulations(state: &State, times: u32, rng: &mut Rng) -> Option<Action> {
    let mut spec = bots::level_spec(state, Level::Expert);
    spec.simulations = spec.simulations.saturating_mul(times);
    bots::search_with(state, spec, rng.next_u64())?.finish()
}

/// Plays the rest of a game.
pub(crate) fn play_out(
    mut state: State,
    mut decide: impl FnMut(&State) -> Option<Action>,
) -> Result<State, CommandError> {
    while state.to_act().is_some() {
        let action = decide(&state).ok_or("a bot found no action")?;
        state.apply_silent(action).map_err(|illegal| {
            format!("{action} was chosen but is illegal: {}", refusal(&illegal))
        })?;
    }
    Ok(state)
}

/// Why an action is illegal, in a sentence.
pub(crate) fn refusal(illegal: &IllegalAction) -> String {
    l10n::refusals::refusal(Locale::ENGLISH, illegal)
}

/// The texts of all items.
pub(crate) fn join(items: &[impl Display], separator: &str) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    items.join(separator)
}

/// Prints a line. A closed pipe, as by `head`, is not an error.
pub(crate) fn print_line(line: impl Display) -> Result<(), CommandError> {
    match writeln!(std::io::stdout(), "{line}") {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// The stream of a seed that deciders take their random numbers from.
pub(crate) const DECIDER_STREAM: u64 = 3;
