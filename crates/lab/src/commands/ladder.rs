//! `lab ladder`: is each level as much stronger than the one below as it says,
//! and the strongest than a simple player, where a game has one?
//!
//! Games are played in pairs, the same seed with seats swapped, a draw counts
//! half. A pair is one sample, since its two games are not independent. Each
//! pair is a line of the results file as soon as it is played, so that a run
//! can be broken off and taken up again; pairs of other rules or of levels
//! that were changed since do not count.

use crate::games::{DECIDER_STREAM, Decider, Failed, SetupArgs, game, say};
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
    /// The most games for each pair of levels
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Where pairs are kept
    #[arg(long)]
    results: PathBuf,
    /// The rate to show, in percent
    #[arg(long, default_value_t = 65.0)]
    rate: f64,
    /// The least lower bound of its 95 % interval, in percent
    #[arg(long, default_value_t = 60.0)]
    bound: f64,
    /// Only this level against the one below it, or `reference`: the strongest
    /// against the simple player
    #[arg(long)]
    only: Option<String>,
    /// Play all games, also when it is decided before
    #[arg(long)]
    all_games: bool,
}

/// Fewer pairs decide nothing.
const LEAST_PAIRS: usize = 40;

/// One pair of players, the stronger one first.
struct Rung<'a> {
    setup: &'a Setup,
    better: Level,
    worse: Decider,
}

impl Rung<'_> {
    /// What the pairs of this rung depend on.
    fn name(&self) -> String {
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
        let worse = match self.worse {
            Decider::Bot(level) => spec(level),
            other => other.id().to_owned(),
        };
        // Games that begin otherwise are other games.
        let usual = Setup::new(game, 2, self.setup.seed());
        let mut begins = String::new();
        if usual.is_ok_and(|usual| usual != *self.setup) {
            for (option, choice) in self.setup.choices() {
                let _ = write!(begins, " {}={choice}", option.id);
            }
        }
        format!(
            "{}{begins} rules {} {} > {worse}",
            game.id(),
            game.rules_version(),
            spec(self.better),
        )
    }

    /// Half points of the better level in the two games of a pair, 0 to 4.
    fn play(&self, pair: u64) -> Result<u8, Failed> {
        let mut half_points = 0;
        for seat in Seat::all(2) {
            let mut state = State::start(&self.setup.clone().with_seed(pair));
            let mut rng = Rng::new(2 * pair + seat.index() as u64, DECIDER_STREAM);
            while let Some(mover) = state.to_act() {
                let decider = if mover == seat {
                    Decider::Bot(self.better)
                } else {
                    self.worse
                };
                let action = decider
                    .decide(&state, &mut rng)
                    .ok_or("a bot found nothing to do")?;
                state
                    .apply_silent(action)
                    .map_err(|refusal| format!("{action} was refused: {refusal}"))?;
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

/// A rate with its 95 % interval, from pairs.
struct Rate {
    rate: f64,
    low: f64,
    high: f64,
    games: usize,
}

fn rate(pairs: &BTreeMap<u64, u8>) -> Rate {
    let count = pairs.len() as f64;
    let shares = pairs
        .values()
        .map(|half_points| f64::from(*half_points) / 4.0);
    let rate = shares.clone().sum::<f64>() / count.max(1.0);
    let variance = shares.map(|share| (share - rate).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let half = 1.96 * (variance / count.max(1.0)).sqrt();
    Rate {
        rate,
        low: (rate - half).max(0.0),
        high: (rate + half).min(1.0),
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
    for (worse, better) in rungs {
        let only = match worse {
            Decider::Bot(_) => better.id(),
            other => other.id(),
        };
        if args.only.as_deref().is_some_and(|wanted| wanted != only) {
            continue;
        }
        let rung = Rung {
            setup: &setup,
            better,
            worse,
        };
        let found = climb(args, &rung)?;
        let holds = found.rate >= args.rate / 100.0 && found.low >= args.bound / 100.0;
        let _ = writeln!(
            report,
            "{:<8} beats {:<9} {:>5.1} % (95 %: {:>5.1} to {:>5.1}) in {} games: {}",
            better.id(),
            worse.id(),
            100.0 * found.rate,
            100.0 * found.low,
            100.0 * found.high,
            found.games,
            if holds { "holds" } else { "does not hold" }
        );
    }
    say(report.trim_end())?;
    Ok(())
}

/// Plays what is missing of a rung.
fn climb(args: &Args, rung: &Rung) -> Result<Rate, Failed> {
    let name = rung.name();
    let pairs = Mutex::new(read_results(args, &name)?);
    let mut file = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(&args.results)
        .map_err(|error| format!("{}: {error}", args.results.display()))?;
    let kept = Mutex::new(&mut file);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let decided = |pairs: &BTreeMap<u64, u8>| {
        let found = rate(pairs);
        let shown = found.rate >= args.rate / 100.0 && found.low >= args.bound / 100.0;
        let lost = found.high < args.rate / 100.0;
        !args.all_games && pairs.len() >= LEAST_PAIRS && (shown || lost)
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
            let mut kept = kept.lock().map_err(|_| poisoned(()))?;
            writeln!(kept, "{name}\t{pair}\t{half_points}").map_err(|error| error.to_string())?;
            let mut pairs = pairs.lock().map_err(|_| poisoned(()))?;
            pairs.insert(pair, half_points);
            if pairs.len().is_multiple_of(20) {
                let found = rate(&pairs);
                eprintln!(
                    "{name}: {:.1} % of {} games",
                    100.0 * found.rate,
                    found.games
                );
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let worked: Vec<Result<(), Failed>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores)
            .map(|_| {
                scope.spawn(|| {
                    let done = work();
                    if done.is_err() {
                        stop.store(true, Ordering::Relaxed);
                    }
                    done
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
    worked.into_iter().collect::<Result<(), _>>()?;
    let pairs = pairs.into_inner().map_err(|_| "a thread failed")?;
    Ok(rate(&pairs))
}

fn read_results(args: &Args, name: &str) -> Result<BTreeMap<u64, u8>, Failed> {
    let text = match std::fs::read_to_string(&args.results) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(format!("{}: {error}", args.results.display())),
    };
    // A last line that was cut short counts as not played.
    Ok(text
        .lines()
        .filter_map(|line| {
            let mut parts = line.split('\t');
            let same = parts.next() == Some(name);
            let pair = parts.next()?.parse().ok()?;
            let half_points = parts.next()?.parse().ok().filter(|points| *points <= 4)?;
            same.then_some((pair, half_points))
        })
        .filter(|(pair, _)| *pair < args.games.div_ceil(2))
        .collect())
}
