//! `lab tune`: tunes the evaluation weights of a game by self-play.
//!
//! The method is SPSA (simultaneous perturbation stochastic approximation): in
//! each round all weights are perturbed at once, each up or down at random, and a
//! player with the perturbed weights meets one with the opposite perturbation in a
//! number of games, each from both seats. The weights then move towards the
//! winner. Turns are decided by static evaluation, so that thousands of games take
//! a minute.

use crate::games::{CommandError, SetupArgs, game, print_line};
use bots::{TurnModel, wheel_of_fortune, world_wonders};
use rules::game::Game as _;
use rules::rng::Rng;
use rules::{GameId, Seat, Setup, State};

/// Tunes evaluation weights by self-play.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: wheel-of-fortune or world-wonders
    #[arg(value_parser = game, default_value = "wheel-of-fortune")]
    game: GameId,
    /// An option and the choice taken: objectives=on (can be repeated)
    #[arg(long = "option", value_name = "NAME=CHOICE")]
    options: Vec<String>,
    /// The number of rounds; with 0 the given weights only play against the built-in ones
    #[arg(long, default_value_t = 200)]
    rounds: u64,
    /// Pairs of games in each round
    #[arg(long, default_value_t = 40)]
    pairs: u64,
    /// Pairs of games against the built-in weights at the end
    #[arg(long, default_value_t = 400)]
    proof: u64,
    /// The size of a perturbation, as a share of each weight
    #[arg(long, default_value_t = 0.15)]
    step: f32,
    /// The learning rate: how far a clearly won round moves the weights, in perturbations
    #[arg(long, default_value_t = 1.0)]
    rate: f32,
    /// The seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A weight to start from in place of the built-in one: road-hard=2 (can be repeated)
    #[arg(long = "weight", value_name = "NAME=NUMBER")]
    weights: Vec<String>,
    /// Tune only these weights, separated by commas
    #[arg(long)]
    only: Option<String>,
    /// How many play; the two sets of weights take turns
    #[arg(long, default_value_t = 2)]
    players: u8,
}

type Weights = Vec<f32>;

/// The built-in weights of a game, by name.
fn built_in(game: GameId) -> Result<&'static [(&'static str, f32)], CommandError> {
    match game {
        GameId::WheelOfFortune => Ok(wheel_of_fortune::Evaluation::WEIGHTS),
        GameId::WorldWonders => Ok(world_wonders::Evaluation::WEIGHTS),
        game => Err(format!("{} has no evaluation weights", game.id()).into()),
    }
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let (names, built_in): (Vec<&str>, Weights) = built_in(args.game)?.iter().copied().unzip();
    let setup = SetupArgs {
        players: args.players,
        ..SetupArgs::two_players(args.game, &args.options)
    };
    let setup = setup.setup()?;
    let index_of = |name: &str| {
        let index = names.iter().position(|known| *known == name);
        index.ok_or_else(|| format!("no such weight; known weights: {}", names.join(", ")))
    };
    let mut weights = built_in.clone();
    for weight in &args.weights {
        let (name, number) = weight
            .split_once('=')
            .ok_or_else(|| format!("'{weight}' is not of the form NAME=NUMBER"))?;
        let index = index_of(name)?;
        weights[index] = number
            .parse()
            .map_err(|_| format!("'{number}' is not a number"))?;
    }
    let tuned: Vec<usize> = match &args.only {
        Some(only) => only.split(',').map(index_of).collect::<Result<_, _>>()?,
        None => (0..names.len()).collect(),
    };
    let mut rng = Rng::new(args.seed, 9);
    for round in 0..args.rounds {
        let mut perturbation = vec![0.0; names.len()];
        for index in &tuned {
            let size = args.step * f32::max(weights[*index].abs(), 0.1);
            perturbation[*index] = if rng.below(2) == 0 { size } else { -size };
        }
        let plus = shifted(&weights, &perturbation, 1.0);
        let minus = shifted(&weights, &perturbation, -1.0);
        let seed = args
            .seed
            .wrapping_mul(1_000_003)
            .wrapping_add(round * args.pairs);
        let comparison = compare(&plus, &minus, &setup, seed, args.pairs);
        let distance = args.rate * comparison.advantage as f32;
        weights = shifted(&weights, &perturbation, distance);
        if (round + 1) % 20 == 0 {
            print_weights(&names, &weights, round + 1)?;
        }
    }
    let comparison = compare(&weights, &built_in, &setup, 77_000_000, args.proof);
    print_weights(&names, &weights, args.rounds)?;
    print_line(format!(
        "against the built-in weights: {:.1} % (95 %: +- {:.1}), {:+.2} points a game",
        100.0 * comparison.rate,
        100.0 * comparison.margin,
        comparison.points
    ))
}

/// The weights moved along a direction; they never become negative.
fn shifted(weights: &Weights, direction: &[f32], distance: f32) -> Weights {
    weights
        .iter()
        .zip(direction)
        .map(|(weight, step)| f32::max(*weight + distance * step, 0.0))
        .collect()
}

fn print_weights(names: &[&str], weights: &Weights, round: u64) -> Result<(), CommandError> {
    let named: Vec<String> = names
        .iter()
        .zip(weights)
        .map(|(name, weight)| format!("{name}={weight:.3}"))
        .collect();
    print_line(format!("{round}: {}", named.join(" ")))?;
    let numbers: Vec<String> = weights
        .iter()
        .map(|weight| format!("{weight:.3}"))
        .collect();
    print_line(format!("   {}", numbers.join(", ")))
}

/// The result of two sets of weights against each other, for the first one.
struct Comparison {
    /// The mean lead of a game, squashed to the range from -1 to 1.
    advantage: f64,
    /// The win rate, draws half.
    rate: f64,
    /// Half the width of its 95 % interval.
    margin: f64,
    /// The mean lead of a game, in points.
    points: f64,
}

/// Plays pairs of games with the seats swapped.
fn compare(first: &Weights, second: &Weights, setup: &Setup, seed: u64, pairs: u64) -> Comparison {
    let (mut advantage, mut points) = (0.0, 0.0);
    let mut rates = Vec::new();
    for pair in 0..pairs {
        let setup = setup.clone().with_seed(seed.wrapping_add(pair));
        let mut rate = 0.0;
        for swapped in 0..2 {
            let lead = play([first, second], &setup, swapped);
            advantage += lead / (15.0 + lead.abs());
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
    let variance = rates.iter().map(|pair| (pair - rate).powi(2)).sum::<f64>() / (count - 1.0);
    Comparison {
        advantage: advantage / (2.0 * count),
        rate,
        margin: 1.96 * (variance / count).sqrt(),
        points: points / (2.0 * count),
    }
}

/// The lead of the first weights in points. In a solo game both sets play the same
/// game, and their points beyond the target are compared.
fn play(weights: [&Weights; 2], setup: &Setup, swapped: usize) -> f64 {
    let players = setup.players();
    if players == 1 {
        let beyond_target = |weights: &Weights| {
            let state = play_out(State::start(setup), [weights, weights], 0);
            let points = f64::from(state.score().points[Seat::FIRST]);
            match &state {
                State::WorldWonders(state) => points - f64::from(state.target()),
                _ => points,
            }
        };
        return beyond_target(weights[0]) - beyond_target(weights[1]);
    }
    let state = play_out(State::start(setup), weights, swapped);
    let score = state.score().points;
    let total = |side: usize| {
        Seat::all(players)
            .filter(|seat| (seat.index() + swapped) % 2 == side)
            .map(|seat| f64::from(score[seat]))
            .sum::<f64>()
    };
    total(0) - total(1)
}

/// Plays a whole game; the seats use both sets of weights in turn.
fn play_out(mut state: State, weights: [&Weights; 2], swapped: usize) -> State {
    match &mut state {
        State::WheelOfFortune(state) => {
            play_by::<wheel_of_fortune::Evaluation>(state, weights, swapped);
        }
        State::WorldWonders(state) => {
            play_by::<world_wonders::Evaluation>(state, weights, swapped);
        }
        _ => {}
    }
    state
}

fn play_by<M: TurnModel>(state: &mut M::Game, weights: [&Weights; 2], swapped: usize) {
    let mut models = weights.map(|weights| M::with_weights(weights));
    while let Some(seat) = state.to_act() {
        let model = &mut models[(seat.index() + swapped) % 2];
        model.update(state);
        let Some(plan) = model.best_plan(state) else {
            break;
        };
        M::apply_plan(state, &plan);
    }
}
