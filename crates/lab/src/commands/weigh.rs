//! `lab weigh`: finds how much things count in a game by playing it.
//!
//! All weights are moved a little at once, each up or down by chance, and moved
//! the other way for the opponent. Whoever is ahead in a number of games, each
//! from both seats, draws the weights that way. Turns end as looks best at first
//! sight, so that thousands of games are played in a minute.

use crate::games::{Failed, SetupArgs, game, say};
use bots::{wheel_of_fortune, world_wonders};
use rules::game::Game as _;
use rules::rng::Rng;
use rules::{GameId, Seat, Setup, State};

/// Finds weights by playing.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: wheel-of-fortune or world-wonders
    #[arg(value_parser = game, default_value = "wheel-of-fortune")]
    game: GameId,
    /// An option and the choice taken: objectives=on (can be repeated)
    #[arg(long = "option", value_name = "NAME=CHOICE")]
    options: Vec<String>,
    /// How often all weights are moved; with 0 the weights that are given only
    /// play against the house's own
    #[arg(long, default_value_t = 200)]
    rounds: u64,
    /// Pairs of games in each round
    #[arg(long, default_value_t = 40)]
    pairs: u64,
    /// Pairs of games against the house's own weights in the end
    #[arg(long, default_value_t = 400)]
    proof: u64,
    /// By which part weights are moved for a round
    #[arg(long, default_value_t = 0.15)]
    step: f32,
    /// How far a round that is won clearly draws them, in such steps
    #[arg(long, default_value_t = 1.0)]
    rate: f32,
    /// What chance follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Weights that are other than the house's own: road-hard=2 (can be repeated)
    #[arg(long = "weight", value_name = "NAME=NUMBER")]
    weights: Vec<String>,
    /// Only these are moved, separated by commas
    #[arg(long)]
    only: Option<String>,
    /// How many play, two styles in turn
    #[arg(long, default_value_t = 2)]
    players: u8,
}

/// How much things count.
type Weights = Vec<f32>;

/// The names of a game's weights, and the house's own.
fn house(game: GameId) -> Result<(&'static [&'static str], Weights), Failed> {
    match game {
        GameId::WheelOfFortune => Ok((
            &wheel_of_fortune::NAMES,
            wheel_of_fortune::EvalWeights::HOUSE.0.to_vec(),
        )),
        GameId::WorldWonders => Ok((
            &world_wonders::NAMES,
            world_wonders::EvalWeights::HOUSE.0.to_vec(),
        )),
        _ => Err("nothing is weighed in this game".to_owned()),
    }
}

/// The weights as an array; what is missing is 0.
fn array<const N: usize>(weights: &Weights) -> [f32; N] {
    let mut all = [0.0; N];
    for (place, weight) in all.iter_mut().zip(weights) {
        *place = *weight;
    }
    all
}

pub(crate) fn run(args: &Args) -> Result<(), Failed> {
    let (names, house) = house(args.game)?;
    let setup = SetupArgs {
        players: args.players,
        ..SetupArgs::of_two(args.game, &args.options)
    };
    let setup = setup.setup()?;
    let place_of = |name: &str| {
        let place = names.iter().position(|known| *known == name);
        place.ok_or_else(|| format!("no such weight; there are: {}", names.join(", ")))
    };
    let mut taste = house.clone();
    for weight in &args.weights {
        let (name, number) = weight.split_once('=').ok_or("NAME=NUMBER is wanted")?;
        let place = place_of(name)?;
        taste[place] = number
            .parse()
            .map_err(|_| format!("'{number}' is no number"))?;
    }
    let moved: Vec<usize> = match &args.only {
        Some(only) => only.split(',').map(place_of).collect::<Result<_, _>>()?,
        None => (0..names.len()).collect(),
    };
    let mut rng = Rng::new(args.seed, 9);
    for round in 0..args.rounds {
        let mut way = vec![0.0; names.len()];
        for place in &moved {
            let size = args.step * f32::max(taste[*place].abs(), 0.1);
            way[*place] = if rng.below(2) == 0 { size } else { -size };
        }
        let plus = along(&taste, &way, 1.0);
        let minus = along(&taste, &way, -1.0);
        let seed = args
            .seed
            .wrapping_mul(1_000_003)
            .wrapping_add(round * args.pairs);
        let found = duel(&plus, &minus, &setup, seed, args.pairs);
        taste = along(&taste, &way, args.rate * found.ahead as f32);
        if (round + 1) % 20 == 0 {
            tell(names, &taste, round + 1)?;
        }
    }
    let found = duel(&taste, &house, &setup, 77_000_000, args.proof);
    tell(names, &taste, args.rounds)?;
    say(format!(
        "against the house's own: {:.1} % (95 %: +- {:.1}), {:+.2} points a game",
        100.0 * found.rate,
        100.0 * found.half,
        found.points
    ))
}

/// Weights never change their sign.
fn along(taste: &Weights, way: &[f32], far: f32) -> Weights {
    let moved = taste.iter().zip(way);
    moved
        .map(|(weight, way)| f32::max(*weight + far * way, 0.0))
        .collect()
}

fn tell(names: &[&str], taste: &Weights, round: u64) -> Result<(), Failed> {
    let named = names.iter().zip(taste);
    let all: Vec<String> = named
        .map(|(name, weight)| format!("{name}={weight:.3}"))
        .collect();
    say(format!("{round}: {}", all.join(" ")))?;
    let all: Vec<String> = taste.iter().map(|weight| format!("{weight:.3}")).collect();
    say(format!("   {}", all.join(", ")))
}

struct Found {
    /// From -1 to 1.
    ahead: f64,
    rate: f64,
    half: f64,
    points: f64,
}

/// Plays pairs of games, the seats swapped.
fn duel(one: &Weights, other: &Weights, setup: &Setup, seed: u64, pairs: u64) -> Found {
    let (mut ahead, mut points) = (0.0, 0.0);
    let mut rates = Vec::new();
    let tastes = [one, other];
    for pair in 0..pairs {
        let setup = setup.clone().with_seed(seed.wrapping_add(pair));
        let mut rate = 0.0;
        for swapped in 0..2 {
            let lead = play(tastes, &setup, swapped);
            ahead += lead / (15.0 + lead.abs());
            points += lead;
            rate += if lead > 0.0 {
                0.5
            } else if lead == 0.0 {
                0.25
            } else {
                0.0
            };
        }
        rates.push(rate);
    }
    let count = rates.len() as f64;
    let rate = rates.iter().sum::<f64>() / count;
    let variance = rates.iter().map(|own| (own - rate).powi(2)).sum::<f64>() / (count - 1.0);
    Found {
        ahead: ahead / (2.0 * count),
        rate,
        half: 1.96 * (variance / count).sqrt(),
        points: points / (2.0 * count),
    }
}

/// By how many points the first one wins; alone, how many more points beyond
/// the goal than the other one in the same game.
fn play(tastes: [&Weights; 2], setup: &Setup, swapped: usize) -> f64 {
    let players = setup.players();
    if players == 1 {
        let ahead = |taste: &Weights| {
            let state = played(State::start(setup), [taste, taste], 0);
            let points = f64::from(state.score().points[Seat::FIRST]);
            match &state {
                State::WorldWonders(state) => points - f64::from(state.target()),
                _ => points,
            }
        };
        return ahead(tastes[0]) - ahead(tastes[1]);
    }
    let state = played(State::start(setup), tastes, swapped);
    let score = state.score().points;
    let best = |own: usize| {
        let seats = Seat::all(players).filter(|seat| (seat.index() + swapped) % 2 == own);
        seats.map(|seat| f64::from(score[seat])).sum::<f64>()
    };
    best(0) - best(1)
}

/// A whole game by these weights, in turn.
fn played(mut state: State, tastes: [&Weights; 2], swapped: usize) -> State {
    match &mut state {
        State::WheelOfFortune(state) => {
            use wheel_of_fortune::{EvalWeights, Reader, best, take};
            let mut readers = tastes.map(|taste| Reader::new(EvalWeights(array(taste))));
            while let Some(seat) = state.to_act() {
                let reader = &mut readers[(seat.index() + swapped) % 2];
                reader.see(state);
                let Some(end) = best(state, reader) else {
                    break;
                };
                take(state, &end);
            }
        }
        State::WorldWonders(state) => {
            use world_wonders::{EvalWeights, QUICK, Reader, best, take};
            let mut readers = tastes.map(|taste| Reader::new(EvalWeights(array(taste))));
            while let Some(seat) = state.to_act() {
                let reader = &mut readers[(seat.index() + swapped) % 2];
                reader.see(state);
                let Some(end) = best(state, reader, QUICK) else {
                    break;
                };
                take(state, &end);
            }
        }
        _ => {}
    }
    state
}
