//! `lab train`: trains the networks of Wheels of Time by self-play.
//!
//! The network plays against itself from random layouts. Each turn ends with the
//! plan that it values most, or sometimes with another one (exploration). Its value
//! of each turn's first state is then moved towards a target: the value one turn
//! later, and in the end the result (temporal-difference learning). The same
//! arguments always give the same network.

use crate::games::{CommandError, print_line};
use bots::wheels_of_time::{
    Features, GameMode, HIDDEN_UNITS, Heuristic, Network, NetworkWeights, StaticEval, TurnPlan,
    TurnPlans, value_of_lead,
};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{City, Scenario, Wheel, Wheels, WheelsOfTime};
use rules::rng::Rng;
use std::path::PathBuf;

/// Trains a network by self-play.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Train the network for solo games instead of the one for two players
    #[arg(long, alias = "alone")]
    solo: bool,
    /// The number of games
    #[arg(long, default_value_t = 60_000)]
    games: u64,
    /// The seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Continue with this network file
    #[arg(long)]
    from: Option<PathBuf>,
    /// The network file to write
    #[arg(long)]
    out: PathBuf,
    /// The initial learning rate
    #[arg(long, default_value_t = 0.01)]
    rate: f32,
}

/// The weight of the value one turn later in a target, against the value of the
/// best plan.
const LOOKAHEAD_WEIGHT: f32 = 0.7;
/// Exploration rate: chance of a uniformly random plan, in percent.
const EXPLORATION_RATE: u32 = 8;
/// How many of the best plans are explored.
const MAX_PLANS: usize = 24;
/// The chance that a solo game starts in the middle, in percent. A network that
/// plays badly would never see a nearly complete city otherwise.
const MIDDLE_START_RATE: u32 = 60;
/// The network is saved and measured after every this many games.
const REPORT_INTERVAL: u64 = 5000;

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let mode = if args.solo {
        GameMode::Solo
    } else {
        GameMode::TwoPlayers
    };
    let mut rng = Rng::new(args.seed, 7);
    let mut network = match &args.from {
        Some(path) => {
            let bytes = std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
            Network::from_bytes(mode, &bytes)
        }
        None => random_network(mode, &mut rng),
    };
    let mut plans = TurnPlans::default();
    for game in 1..=args.games {
        let progress = game as f32 / args.games as f32;
        let rate = args.rate * (1.0 - 0.97 * progress);
        let start = if mode == GameMode::Solo && rng.below(100) < MIDDLE_START_RATE {
            random_middle(&mut rng)
        } else {
            random_start(mode, &mut rng)
        };
        train_on_game(&mut network, start, rate, &mut plans, &mut rng);
        if game % REPORT_INTERVAL == 0 || game == args.games {
            let bytes = network.to_bytes();
            std::fs::write(&args.out, &bytes)
                .map_err(|e| format!("{}: {e}", args.out.display()))?;
            let quantized = Network::from_bytes(mode, &bytes);
            print_line(format!(
                "{game} games: {:.1} % in 400 games",
                100.0 * win_rate(&quantized, mode, &mut plans)
            ))?;
        }
    }
    Ok(())
}

/// A network with small random weights.
fn random_network(mode: GameMode, rng: &mut Rng) -> Network {
    let mut uniform = |max: f32| max * (rng.below(2001) as f32 / 1000.0 - 1.0);
    let features = (0..mode.feature_count())
        .map(|_| core::array::from_fn(|_| uniform(0.05)))
        .collect();
    let hidden_bias = core::array::from_fn(|_| uniform(0.2));
    let output = core::array::from_fn(|_| uniform(0.3));
    let weights = NetworkWeights {
        features,
        hidden_bias,
        output,
        output_bias: 0.0,
    };
    Network::new(mode, weights)
}

/// The start of a game with a random layout.
fn random_start(mode: GameMode, rng: &mut Rng) -> WheelsOfTime {
    let space = |wheel: Wheel, rng: &mut Rng| rng.below(u32::from(wheel.spaces())) as u8;
    let [one, two, a, b] = Wheel::ALL.map(|wheel| space(wheel, rng));
    WheelsOfTime::from_scenario(Scenario {
        players: if mode == GameMode::Solo { 1 } else { 2 },
        wheels: Wheels::new(one, two, a, b).unwrap_or(Wheels::STANDARD),
        rounds: 6 + rng.below(5) as u8,
        ..Scenario::default()
    })
}

/// A random state in the middle of a solo game.
fn random_middle(rng: &mut Rng) -> WheelsOfTime {
    let start = random_start(GameMode::Solo, rng);
    // With fewer rounds left more is built.
    let rounds_left = 1 + rng.below(8) as u8;
    let mut up_to = |max: u8| rng.below(u32::from(max) + 1) as u8;
    let least = 4_u8.saturating_sub(rounds_left.div_ceil(2));
    let wall = least + up_to(4 - least);
    let road = least + up_to(4 - least);
    let building = up_to(wall.min(road));
    let population = 1 + up_to(3);
    let developments = [up_to(4), population, wall, road, building];
    let goods = [2; 5].map(up_to);
    let mut tracks = [0; 10];
    for (track, count) in tracks.iter_mut().zip([developments, goods].as_flattened()) {
        *track = *count;
    }
    WheelsOfTime::from_scenario(Scenario {
        players: 1,
        wheels: *start.wheels(),
        cities: [City::with_tracks(tracks).unwrap_or(City::START); 2],
        rounds: rounds_left,
        ..Scenario::default()
    })
}

/// The first state of a turn, as it was evaluated.
struct Evaluated {
    features: Features,
    seat: Seat,
    /// The value of its best plan.
    best: f32,
    /// Whether another plan was taken.
    explored: bool,
}

/// Plays one game and learns from it.
fn train_on_game(
    network: &mut Network,
    mut state: WheelsOfTime,
    rate: f32,
    turn_plans: &mut TurnPlans,
    rng: &mut Rng,
) {
    let mut turns: Vec<Evaluated> = Vec::new();
    let mut turn = 0;
    while state.to_act().is_some() {
        let seat = state.active();
        let plans = turn_plans.enumerate(&state, network, MAX_PLANS);
        let Some(best) = plans.first() else { break };
        let explores = rng.below(100) < EXPLORATION_RATE;
        if state.turn() != turn {
            let mut features = Features::default();
            network.extract_features(&state, &mut features);
            turns.push(Evaluated {
                features,
                seat,
                best: best.value,
                explored: false,
            });
        }
        turn = state.turn();
        let explored = if explores { rng.pick(&plans) } else { None };
        if let (Some(_), Some(last)) = (explored, turns.last_mut()) {
            last.explored = true;
        }
        state = roll(explored.unwrap_or(best), rng);
    }
    let Some(last) = turns.last() else { return };
    let last_explored = last.explored;
    // The value one turn later, for the first seat.
    let mut later = network.value(&state, Seat::FIRST);
    for (age, turn) in turns.iter().rev().enumerate() {
        let for_seat = |value: f32| {
            if turn.seat == Seat::FIRST {
                value
            } else {
                1.0 - value
            }
        };
        let target = if turn.explored && !(age == 0 && last_explored) {
            turn.best
        } else {
            LOOKAHEAD_WEIGHT * for_seat(later) + (1.0 - LOOKAHEAD_WEIGHT) * turn.best
        };
        learn(network, &turn.features, target, rate);
        later = for_seat(target);
    }
}

/// A random outcome of a plan.
fn roll(plan: &TurnPlan, rng: &mut Rng) -> WheelsOfTime {
    let mut remaining = rng.below(1 << 20) as f32 / (1 << 20) as f32;
    for (probability, state) in &plan.outcomes {
        remaining -= probability;
        if remaining < 0.0 {
            return state.clone();
        }
    }
    plan.outcomes[plan.outcomes.len() - 1].1.clone()
}

/// Takes one step of gradient descent on the cross-entropy between the network's
/// value and a target.
fn learn(network: &mut Network, features: &Features, target: f32, rate: f32) {
    let hidden = network.hidden_layer(features);
    let lead = network.output(&hidden);
    let value = value_of_lead(lead);
    let slope = 0.5 / ((1.0 + lead.abs()) * (1.0 + lead.abs()));
    let gradient = (value - target) / (value * (1.0 - value)).max(1e-6) * slope;
    let step = -rate * gradient;
    let weights = &mut network.weights;
    let mut hidden_steps = [0.0; HIDDEN_UNITS];
    for (index, unit) in hidden.into_iter().enumerate() {
        if unit > 0.0 {
            hidden_steps[index] = step * weights.output[index];
            weights.output[index] += step * unit;
            weights.hidden_bias[index] += hidden_steps[index];
        }
    }
    weights.output_bias += step;
    for feature in features.active() {
        if let Some(row) = weights.features.get_mut(usize::from(*feature)) {
            for (weight, step) in row.iter_mut().zip(hidden_steps) {
                *weight += step;
            }
        }
    }
}

/// The win rate of a network against the heuristic, or in solo games of 8 rounds.
fn win_rate(network: &Network, mode: GameMode, plans: &mut TurnPlans) -> f32 {
    let mut rng = Rng::new(99, 8);
    let mut wins = 0.0;
    for game in 0..400 {
        let (mut state, network_seat) = match mode {
            GameMode::TwoPlayers => {
                // Each layout is played from both seats.
                let mut rng = Rng::new(game / 2, 9);
                (random_start(mode, &mut rng), Seat::in_turn(game as u32, 2))
            }
            GameMode::Solo => {
                let start = WheelsOfTime::from_scenario(Scenario {
                    players: 1,
                    wheels: *random_start(mode, &mut rng).wheels(),
                    ..Scenario::default()
                });
                (start, Seat::FIRST)
            }
        };
        while let Some(seat) = state.to_act() {
            let plans = if seat == network_seat {
                plans.enumerate(&state, network, 1)
            } else {
                plans.enumerate(&state, &Heuristic, 1)
            };
            let Some(best) = plans.first() else { break };
            state = roll(best, &mut rng);
        }
        wins += network.value(&state, network_seat);
    }
    wins / 400.0
}
