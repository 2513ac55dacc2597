//! `lab ladder`: measures how much stronger each level is than the one below it,
//! and the strongest one than the baseline player, where a game has one.
//!
//! Games are played in pairs, with the same seed and the seats swapped; a draw
//! counts half. A pair is one sample, because its two games are not independent.
//! Each pair is appended to the results file as soon as it is played, so that a
//! run can be interrupted and resumed. Pairs played by other rules or with other
//! level parameters are ignored.

use crate::games::{DECIDER_STREAM, Decider, Failed, SetupArgs, game, print_line};
use rules::Level;
use rules::rng::Rng;
use rules::{GameId, Seat, Setup, State};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Plays each level against the one below it, two players.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, such as turn-of-time
    #[arg(value_parser = game)]
    game: GameId,
    /// An option and the choice taken: layout=random (can be repeated)
    #[arg(long = "option", value_name = "NAME=CHOICE")]
    options: Vec<String>,
    /// The number of games for each pair of levels, at most
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// The results file
    #[arg(long)]
    results: PathBuf,
    /// The win rate to be shown, in percent
    #[arg(long, default_value_t = 65.0)]
    rate: f64,
    /// The lower bound of its 95 % interval to be shown, in percent
    #[arg(long, default_value_t = 60.0)]
    bound: f64,
    /// Only this level against the one below it, or `reference`: the strongest
    /// against the baseline player
    #[arg(long)]
    only: Option<String>,
    /// Play all games, even if the result is decided earlier
    #[arg(long)]
    all_games: bool,
}

/// The result is not decided before this many pairs.
const MIN_PAIRS: usize = 40;

/// Two players to be compared.
struct Rung<'a> {
    setup: &'a Setup,
    stronger: Level,
    weaker: Decider,
}

impl Rung<'_> {
    /// Everything that the results of this rung depend on, as a key in the results
    /// file.
    fn key(&self) -> String {
        let state = State::start(self.setup);
        let game = self.setup.game();
        let spec = |level| {
            let spec = bots::level_spec(&state, level);
            format!(
                "{}({},{},{})",
                level.id(),
                spec.simulations,
                spec.blunder_rate,
                spec.endgame_actions
            )
        };
        let weaker = match self.weaker {
            Decider::Bot(level) => spec(level),
            other => other.id().to_owned(),
        };
        // Options that differ from the default belong to the key.
        let default = Setup::new(game, 2, self.setup.seed());
        let mut options = String::new();
        if default.is_ok_and(|default| default != *self.setup) {
            for (option, choice) in self.setup.choices() {
                let _ = write!(options, " {}={choice}", option.id);
            }
        }
        format!(
            "{}{options} rules {} {} > {weaker}",
            game.id(),
            game.rules_version(),
            spec(self.stronger),
        )
    }

    /// Plays the two games of a pair; returns the half points of the stronger
    /// level, from 0 to 4.
    fn play(&self, pair: u64) -> Result<u8, Failed> {
        let mut half_points = 0;
        for seat in Seat::all(2) {
            let mut state = State::start(&self.setup.clone().with_seed(pair));
            let mut rng = Rng::new(2 * pair + seat.index() as u64, DECIDER_STREAM);
            while let Some(mover) = state.to_act() {
                let decider = if mover == seat {
                    Decider::Bot(self.stronger)
                } else {
                    self.weaker
                };
                let action = decider
                    .decide(&state, &mut rng)
                    .ok_or("a bot found no action")?;
                state
                    .apply_silent(action)
                    .map_err(|illegal| format!("{action} was chosen but is illegal: {illegal}"))?;
            }
            let places = state.score().places;
            let shared = places.as_slice().iter().all(|place| *place == 1);
            half_points += match (places[seat], shared) {
                (1, true) => 1,
                (1, false) => 2,
                _ => 0,
            };
        }
        Ok(half_points)
    }
}

/// A win rate with its 95 % interval.
struct Rate {
    rate: f64,
    low: f64,
    high: f64,
    games: usize,
}

fn rate(pairs: &BTreeMap<u64, u8>) -> Rate {
    let count = pairs.len() as f64;
    let scores = pairs
        .values()
        .map(|half_points| f64::from(*half_points) / 4.0);
    let rate = scores.clone().sum::<f64>() / count.max(1.0);
    let variance = scores.map(|score| (score - rate).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let margin = 1.96 * (variance / count.max(1.0)).sqrt();
    Rate {
        rate,
        low: (rate - margin).max(0.0),
        high: (rate + margin).min(1.0),
        games: 2 * pairs.len(),
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failed> {
    let mut report = String::new();
    let setup = SetupArgs::of_two(args.game, &args.options).setup()?;
    let levels = Level::ALL.into_iter().map(Decider::Bot);
    let mut rungs: Vec<(Decider, Level)> = levels.zip(Level::ALL.into_iter().skip(1)).collect();
    if bots::baseline(&State::start(&setup), 0).is_some() {
        rungs.push((Decider::Reference, Level::Expert));
    }
    for (weaker, stronger) in rungs {
        let only = match weaker {
            Decider::Bot(_) => stronger.id(),
            other => other.id(),
        };
        if args.only.as_deref().is_some_and(|wanted| wanted != only) {
            continue;
        }
        let rung = Rung {
            setup: &setup,
            stronger,
            weaker,
        };
        let rate = measure(args, &rung)?;
        let holds = rate.rate >= args.rate / 100.0 && rate.low >= args.bound / 100.0;
        let _ = writeln!(
            report,
            "{:<8} beats {:<9} {:>5.1} % (95 %: {:>5.1} to {:>5.1}) in {} games: {}",
            stronger.id(),
            weaker.id(),
            100.0 * rate.rate,
            100.0 * rate.low,
            100.0 * rate.high,
            rate.games,
            if holds { "holds" } else { "does not hold" }
        );
    }
    print_line(report.trim_end())?;
    Ok(())
}

/// Plays the missing pairs of a rung and returns its win rate.
fn measure(args: &Args, rung: &Rung) -> Result<Rate, Failed> {
    let key = rung.key();
    let pairs = Mutex::new(read_results(args, &key)?);
    let mut file = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(&args.results)
        .map_err(|error| format!("{}: {error}", args.results.display()))?;
    let file = Mutex::new(&mut file);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let decided = |pairs: &BTreeMap<u64, u8>| {
        let rate = rate(pairs);
        let shown = rate.rate >= args.rate / 100.0 && rate.low >= args.bound / 100.0;
        let refuted = rate.high < args.rate / 100.0;
        !args.all_games && pairs.len() >= MIN_PAIRS && (shown || refuted)
    };
    let work = || -> Result<(), Failed> {
        let poisoned = |_| "another thread failed".to_owned();
        loop {
            if stop.load(Ordering::Relaxed) || decided(&*pairs.lock().map_err(|_| poisoned(()))?) {
                return Ok(());
            }
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= args.games.div_ceil(2) {
                return Ok(());
            }
            if pairs.lock().map_err(|_| poisoned(()))?.contains_key(&pair) {
                continue;
            }
            let half_points = rung.play(pair)?;
            let mut file = file.lock().map_err(|_| poisoned(()))?;
            writeln!(file, "{key}\t{pair}\t{half_points}").map_err(|error| error.to_string())?;
            let mut pairs = pairs.lock().map_err(|_| poisoned(()))?;
            pairs.insert(pair, half_points);
            if pairs.len().is_multiple_of(20) {
                let rate = rate(&pairs);
                eprintln!("{key}: {:.1} % of {} games", 100.0 * rate.rate, rate.games);
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let results: Vec<Result<(), Failed>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores)
            .map(|_| {
                scope.spawn(|| {
                    let result = work();
                    if result.is_err() {
                        stop.store(true, Ordering::Relaxed);
                    }
                    result
                })
            })
            .collect();
        threads
            .into_iter()
            .map(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|_| Err("a thread failed".to_owned()))
            })
            .collect()
    });
    results.into_iter().collect::<Result<(), _>>()?;
    let pairs = pairs.into_inner().map_err(|_| "a thread failed")?;
    Ok(rate(&pairs))
}

/// The pairs of a rung in the results file, with their half points.
fn read_results(args: &Args, key: &str) -> Result<BTreeMap<u64, u8>, Failed> {
    let text = match std::fs::read_to_string(&args.results) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(format!("{}: {error}", args.results.display())),
    };
    // An incomplete last line is ignored.
    Ok(text
        .lines()
        .filter_map(|line| {
            let mut parts = line.split('\t');
            let is_same = parts.next() == Some(key);
            let pair = parts.next()?.parse().ok()?;
            let half_points = parts.next()?.parse().ok().filter(|points| *points <= 4)?;
            is_same.then_some((pair, half_points))
        })
        .filter(|(pair, _)| *pair < args.games.div_ceil(2))
        .collect())
}
