//! `lab ladder`: measures how much stronger each level is than the one below it,
//! and the strongest one than the baseline player, where a game has one.
//!
//! Games are played in pairs, with the same seed and the seats swapped; a draw
//! counts half. A pair is one sample, because its two games are not independent.
//! Each pair is appended to the results file as soon as it is played, so that a
//! run can be interrupted and resumed. Pairs played by other rules or with other
//! level parameters are ignored.

use crate::games::{CommandError, DECIDER_STREAM, Decider, SetupArgs, game, play_out, print_line};
use bots::Knowledge;
use rules::rng::Rng;
use rules::{GameId, Level, Seat, Setup, State, Strength};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::ScopedJoinHandle;

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
    /// The lowest win rate that is wanted, in percent
    #[arg(long, default_value_t = 65.0)]
    from: f64,
    /// The highest win rate that is wanted of a level against the one below it, in
    /// percent
    #[arg(long, default_value_t = 80.0)]
    to: f64,
    /// Only this level against the one below it; `reference`: the strongest against
    /// the baseline player; `twice` or `four-times`: more simulations against the
    /// strongest; `casual+`: half a step above a level against it
    #[arg(long)]
    only: Option<String>,
    /// Play all games, even if the result is decided earlier
    #[arg(long)]
    all_games: bool,
}

/// What is wrong where another thread has stopped with a lock in its hands.
const POISONED: &str = "another thread failed";
/// The result is not decided before this many pairs.
const MIN_PAIRS: usize = 40;

struct Rung<'a> {
    setup: &'a Setup,
    stronger: Decider,
    weaker: Decider,
}

impl Rung<'_> {
    /// Whether it is a level against the one below it.
    const fn is_step(&self) -> bool {
        matches!(
            (self.stronger, self.weaker),
            (Decider::Bot(_), Decider::Bot(_))
        )
    }

    /// Everything that the results of this rung depend on, as a key in the results
    /// file.
    fn key(&self) -> String {
        let state = State::start(self.setup);
        let game = self.setup.game();
        let spec = |level| {
            let spec = bots::level_spec(&state, level);
            let mut text = format!(
                "{}({},{},{}",
                level.id(),
                spec.simulations,
                spec.blunder_rate,
                spec.endgame_actions
            );
            if spec.noise > 0.0 {
                let _ = write!(text, ",{}", spec.noise);
            }
            if spec.knowledge == Knowledge::Simple {
                text.push_str(",simple");
            }
            text + ")"
        };
        let name = |decider| match decider {
            Decider::Bot(level) => spec(level),
            Decider::HalfStepAbove(level) => {
                let next = Strength::from_level(level).stronger().stronger().level();
                format!("between {} and {}", spec(level), spec(next))
            }
            Decider::Twice => format!("twice {}", spec(Level::Expert)),
            Decider::FourTimes => format!("four times {}", spec(Level::Expert)),
            other => other.id(),
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
            "{}{options} rules {} {} > {}",
            game.id(),
            self.setup.rules_version(),
            name(self.stronger),
            name(self.weaker),
        )
    }

    /// Plays the two games of a pair; returns the half points of the stronger
    /// level, from 0 to 4.
    fn play(&self, pair: u64) -> Result<u8, CommandError> {
        let mut half_points = 0;
        for seat in Seat::all(2) {
            let mut rng = Rng::new(2 * pair + seat.index() as u64, DECIDER_STREAM);
            let start = State::start(&self.setup.clone().with_seed(pair));
            let state = play_out(start, |state| {
                let decider = if state.to_act() == Some(seat) {
                    self.stronger
                } else {
                    self.weaker
                };
                decider.decide(state, &mut rng)
            })?;
            let ranks = state.score().ranks;
            let shared = ranks.as_slice().iter().all(|place| *place == 1);
            half_points += match (ranks[seat], shared) {
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

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let mut report = String::new();
    let setup = SetupArgs::two_players(args.game, &args.options).setup()?;
    for (stronger, weaker) in rungs(&setup) {
        let id = match weaker {
            Decider::Baseline => weaker.id(),
            _ => stronger.id(),
        };
        let is_wanted = match args.only.as_deref() {
            Some(wanted) => wanted == id,
            None => matches!(stronger, Decider::Bot(_)),
        };
        if !is_wanted {
            continue;
        }
        let rung = Rung {
            setup: &setup,
            stronger,
            weaker,
        };
        let rate = measure(args, &rung)?;
        let _ = writeln!(
            report,
            "{:<10} beats {:<9} {:>5.1} % (95 %: {:>5.1} to {:>5.1}) in {} games: {}",
            stronger.id(),
            weaker.id(),
            100.0 * rate.rate,
            100.0 * rate.low,
            100.0 * rate.high,
            rate.games,
            if args.wants(&rung, rate.rate) {
                "as wanted"
            } else {
                "not as wanted"
            }
        );
    }
    print_line(report.trim_end())
}

/// Everyone and the one they are measured against.
fn rungs(setup: &Setup) -> Vec<(Decider, Decider)> {
    let levels = Level::ALL.into_iter().map(Decider::Bot);
    let mut rungs: Vec<_> = levels.clone().skip(1).zip(levels).collect();
    if bots::baseline(&State::start(setup), 0).is_some() {
        rungs.push((Decider::Bot(Level::Expert), Decider::Baseline));
    }
    let above = Level::ALL.into_iter().take(Level::COUNT - 1);
    rungs.extend(above.map(|level| (Decider::HalfStepAbove(level), Decider::Bot(level))));
    let longer = [Decider::Twice, Decider::FourTimes];
    rungs.extend(longer.map(|longer| (longer, Decider::Bot(Level::Expert))));
    rungs
}

impl Args {
    /// Whether a win rate is within what is wanted.
    fn wants(&self, rung: &Rung<'_>, rate: f64) -> bool {
        rate >= self.from / 100.0 && (!rung.is_step() || rate <= self.to / 100.0)
    }

    /// Whether it is decided that a rung is as wanted, or that it is not.
    fn is_decided(&self, rung: &Rung<'_>, pairs: &BTreeMap<u64, u8>) -> bool {
        let rate = rate(pairs);
        let is_confirmed = self.wants(rung, rate.low) && self.wants(rung, rate.high);
        let is_refuted =
            rate.high < self.from / 100.0 || (rung.is_step() && rate.low > self.to / 100.0);
        !self.all_games && pairs.len() >= MIN_PAIRS && (is_confirmed || is_refuted)
    }
}

/// Plays the missing pairs of a rung and returns its win rate.
fn measure(args: &Args, rung: &Rung) -> Result<Rate, CommandError> {
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
    let decided = |pairs: &BTreeMap<u64, u8>| args.is_decided(rung, pairs);
    let work = || -> Result<(), CommandError> {
        loop {
            if stop.load(Ordering::Relaxed) || decided(&*pairs.lock().map_err(|_| POISONED)?) {
                return Ok(());
            }
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= args.games.div_ceil(2) {
                return Ok(());
            }
            if pairs.lock().map_err(|_| POISONED)?.contains_key(&pair) {
                continue;
            }
            let half_points = rung.play(pair)?;
            let mut file = file.lock().map_err(|_| POISONED)?;
            writeln!(file, "{key}\t{pair}\t{half_points}")?;
            let mut pairs = pairs.lock().map_err(|_| POISONED)?;
            pairs.insert(pair, half_points);
            if pairs.len().is_multiple_of(20) {
                let rate = rate(&pairs);
                eprintln!("{key}: {:.1} % of {} games", 100.0 * rate.rate, rate.games);
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let start = |_| {
            scope.spawn(|| {
                work().inspect_err(|_: &CommandError| stop.store(true, Ordering::Relaxed))
            })
        };
        let threads: Vec<_> = (0..cores).map(start).collect();
        let join = |thread: ScopedJoinHandle<'_, _>| {
            let result = thread.join();
            result.unwrap_or_else(|_| Err("a thread failed".into()))
        };
        threads.into_iter().try_for_each(join)
    })?;
    let pairs = pairs.into_inner().map_err(|_| "a thread failed")?;
    Ok(rate(&pairs))
}

/// The pairs of a rung in the results file, with their half points.
fn read_results(args: &Args, key: &str) -> Result<BTreeMap<u64, u8>, CommandError> {
    let text = match std::fs::read_to_string(&args.results) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(format!("{}: {error}", args.results.display()).into()),
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
