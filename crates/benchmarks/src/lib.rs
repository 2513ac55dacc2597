//! Benchmarks of rules, records and bots on one core, comparable natively and in
//! WebAssembly, before and after a change.
//!
//! [`measure`] measures one [`Figure`] of one game. All figures are rates, so more is better. The
//! program of this crate prints them all natively, and exports them to JavaScript in WebAssembly;
//! it is in no release build.

use bots::Search;
use records::archive::Envelope;
use records::{Entry, Match, StoredMatch, Title, link, text};
use rules::rng::Rng;
use rules::{GameId, Level, Setup, State};
use std::convert::Infallible;
use std::error::Error;
use std::hint::black_box;

/// Why something could not be measured: a record that does not open.
pub type MeasureError = Box<dyn Error>;

/// What is measured: [`Figure::name`] says what is counted. All but the first and the last are
/// of a recorded game.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Whole games of two.
    RandomGames,
    /// In all positions.
    LegalLists,
    Actions,
    LinksWritten,
    /// With replaying.
    LinksRead,
    SavesWritten,
    /// With replaying.
    SavesOpened,
    /// Of the strongest level that searches.
    Simulations,
}

impl Figure {
    /// All figures.
    pub const ALL: [Self; 8] = [
        Self::RandomGames,
        Self::LegalLists,
        Self::Actions,
        Self::LinksWritten,
        Self::LinksRead,
        Self::SavesWritten,
        Self::SavesOpened,
        Self::Simulations,
    ];

    /// What is counted, in words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::RandomGames => "random games",
            Self::LegalLists => "lists of legal actions",
            Self::Actions => "actions applied",
            Self::LinksWritten => "links written",
            Self::LinksRead => "links read",
            Self::SavesWritten => "saves written",
            Self::SavesOpened => "saves opened",
            Self::Simulations => "simulations of the bot",
        }
    }
}

/// A game and a figure by their names, if that can be measured.
pub fn find(game: &str, figure: &str) -> Option<(GameId, Figure)> {
    let game = games().find(|known| known.id() == game)?;
    let figure = Figure::ALL
        .into_iter()
        .find(|known| known.name() == figure)?;
    Some((game, figure))
}

/// The stream of a seed from which random games take their numbers.
const RANDOM_STREAM: u64 = 3;

/// How many parts a measurement has. The fastest one counts: others were disturbed.
const PARTS: u32 = 5;

/// The games, each with a recorded one of two players, played to its end.
const RECORDED: [(GameId, &str); 5] = [
    (
        GameId::TurnOfTime,
        include_str!("../../records/tests/fixtures/turn-of-time-2-all-played.txt"),
    ),
    (
        GameId::ArgonautsWheel,
        include_str!("../../records/tests/fixtures/argonauts-wheel-2-three-revolutions.txt"),
    ),
    (
        GameId::WheelsOfTime,
        include_str!("../../records/tests/fixtures/wheels-of-time-2-city-complete.txt"),
    ),
    (
        GameId::WheelOfFortune,
        include_str!("../../records/tests/fixtures/wheel-of-fortune-2-71-tiles.txt"),
    ),
    (
        GameId::WorldWonders,
        include_str!("../../records/tests/fixtures/world-wonders-2-population.txt"),
    ),
];

/// The games that are measured.
pub fn games() -> impl Iterator<Item = GameId> {
    RECORDED.iter().map(|(game, _)| *game)
}

/// How often `work` can be done per second. `work` returns how often it did it.
fn rate<E>(
    clock: &impl Fn() -> f64,
    seconds: f64,
    mut work: impl FnMut() -> Result<u64, E>,
) -> Result<f64, E> {
    let mut best: f64 = 0.0;
    for _ in 0..PARTS {
        let (started, mut count) = (clock(), 0);
        let elapsed = loop {
            count += work()?;
            let elapsed = clock() - started;
            if elapsed >= seconds / f64::from(PARTS) {
                break elapsed;
            }
        };
        best = best.max(count as f64 / elapsed);
    }
    Ok(best)
}

/// Whole random games a second, and actions in each. Setting games up is not measured.
pub fn random_games(setup: &Setup, clock: impl Fn() -> f64, seconds: f64) -> (f64, f64) {
    let starts: Vec<State> = (0..256)
        .map(|seed| State::start(&setup.clone().with_seed(seed)))
        .collect();
    let mut rng = Rng::new(setup.seed(), RANDOM_STREAM);
    let (mut games, mut actions) = (0_u64, 0_u64);
    let Ok(rate) = rate(&clock, seconds, || -> Result<u64, Infallible> {
        for start in &starts {
            actions += u64::from(start.clone().random_playout(&mut rng));
        }
        games += starts.len() as u64;
        Ok(starts.len() as u64)
    });
    (rate, actions as f64 / games as f64)
}

/// How much of something can be done in a second. `clock` returns seconds; the measurement takes
/// some more than `seconds`.
///
/// # Errors
/// The recorded game does not open, or cannot be written.
pub fn measure(
    game: GameId,
    figure: Figure,
    clock: impl Fn() -> f64,
    seconds: f64,
) -> Result<f64, MeasureError> {
    let mut recorded = RECORDED.iter().filter(|(other, _)| *other == game);
    let (_, written) = recorded.next().ok_or("no game is recorded")?;
    let played = text::read(written)?.main_only();
    match figure {
        Figure::RandomGames => {
            let (rate, _) = random_games(&Setup::new(game, 2, 1)?, clock, seconds);
            Ok(rate)
        }
        Figure::LegalLists => {
            let positions = positions(&played);
            rate(&clock, seconds, || {
                for state in &positions {
                    black_box(state.legal_actions());
                }
                Ok(positions.len() as u64)
            })
        }
        Figure::Actions => {
            let actions: Vec<_> = played
                .entries()
                .iter()
                .filter_map(|entry| match entry {
                    Entry::Action(action) => Some(*action),
                    _ => None,
                })
                .collect();
            let start = State::start(played.setup());
            rate(&clock, seconds, || {
                let mut state = start.clone();
                for &action in &actions {
                    black_box(state.apply(action)?);
                }
                Ok(actions.len() as u64)
            })
        }
        Figure::LinksWritten => rate(&clock, seconds, || {
            black_box(link::write(&played)?);
            Ok(1)
        }),
        Figure::LinksRead => {
            let link = link::write(&played)?;
            rate(&clock, seconds, || {
                black_box(link::read(&link)?);
                Ok(1)
            })
        }
        Figure::SavesWritten => rate(&clock, seconds, || {
            black_box(save(&played)?);
            Ok(1)
        }),
        Figure::SavesOpened => {
            let save = save(&played)?;
            rate(&clock, seconds, || {
                let stored = StoredMatch::read(&Envelope::decode(&save)?.text)?;
                black_box(stored.open()?);
                Ok(1)
            })
        }
        Figure::Simulations => {
            let positions = positions(&played);
            let mut middle = positions.iter().skip(positions.len() / 4).cycle();
            rate(&clock, seconds, || {
                let search = middle.next().and_then(|state| search(state, game));
                Ok(search.map_or(0, |mut search| simulations(&mut *search)))
            })
        }
    }
}

/// The positions of a match from its start to its end.
fn positions(played: &Match) -> Vec<State> {
    let mut played = played.clone();
    let plies = 0..=played.entries().len();
    plies
        .map(|ply| {
            played.go_to(ply);
            played.state().clone()
        })
        .collect()
}

fn save(played: &Match) -> Result<String, MeasureError> {
    let text = StoredMatch::new(played, Title::default(), 0).write()?;
    Ok(Envelope { revision: 1, text }.encode())
}

/// The search of the strongest level that searches: in a solved game the strongest one does not.
fn search(state: &State, game: GameId) -> Option<Box<dyn Search>> {
    let level = if bots::is_solved(game) {
        Level::Veteran
    } else {
        Level::Expert
    };
    bots::search(state, level, 1)
}

/// Runs a search to its end, and counts its simulations.
fn simulations(search: &mut dyn Search) -> u64 {
    let mut simulations = 1;
    while search.step(1) {
        simulations += 1;
    }
    simulations
}
