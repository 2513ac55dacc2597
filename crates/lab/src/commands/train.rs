//! `lab train`: makes the networks of Wheels of Time.
//!
//! A network plays against itself from chance layouts, each turn ended in the
//! way that looks best to it, sometimes in another one. What it said of a state
//! at the start of a turn is then drawn towards what it said a turn later, and
//! a little towards how the game ended. The same games and seed make the same
//! network.

use crate::games::{Failed, say};
use bots::wheels_of_time::{Ends, Facts, HIDDEN, Judge, Kind, Net, Thumb, Way, Wires, share};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{City, Scenario, Wheel, Wheels, WheelsOfTime};
use rules::rng::Rng;
use std::path::PathBuf;

/// Makes a network by playing.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Games alone instead of duels
    #[arg(long)]
    alone: bool,
    /// How many games
    #[arg(long, default_value_t = 60_000)]
    games: u64,
    /// What chance follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Goes on from this network
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where the network is kept
    #[arg(long)]
    out: PathBuf,
    /// How fast it learns at first
    #[arg(long, default_value_t = 0.01)]
    rate: f32,
}

/// How much the end of a game counts against what was said a turn later.
const FAR: f32 = 0.7;
/// In how many of 100 turns another way than the best one is tried.
const TRIES: u32 = 8;
/// So many ways to end a turn are kept.
const WAYS: usize = 24;
/// So many of 100 games alone begin somewhere in the middle: who plays badly
/// never sees the end of a city otherwise.
const MIDDLE: u32 = 60;
/// A report and a kept network after so many games.
const REPORT: u64 = 5000;

pub(crate) fn run(args: &Args) -> Result<(), Failed> {
    let kind = if args.alone { Kind::Alone } else { Kind::Duel };
    let mut rng = Rng::new(args.seed, 7);
    let mut net = match &args.from {
        Some(path) => {
            let bytes = std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
            Net::read(kind, &bytes)
        }
        None => fresh(kind, &mut rng),
    };
    let mut ends = Ends::default();
    for game in 1..=args.games {
        let done = game as f32 / args.games as f32;
        let rate = args.rate * (1.0 - 0.97 * done);
        let begun = if kind == Kind::Alone && rng.below(100) < MIDDLE {
            middle(&mut rng)
        } else {
            start(kind, &mut rng)
        };
        play(&mut net, begun, rate, &mut ends, &mut rng);
        if game % REPORT == 0 || game == args.games {
            std::fs::write(&args.out, net.write())
                .map_err(|e| format!("{}: {e}", args.out.display()))?;
            let rounded = Net::read(kind, &net.write());
            say(format!(
                "{game} games: {:.1} % in 400 games",
                100.0 * measure(&rounded, kind, &mut ends)
            ))?;
        }
    }
    Ok(())
}

/// A network that knows nothing.
fn fresh(kind: Kind, rng: &mut Rng) -> Net {
    let mut number = |most: f32| most * (rng.below(2001) as f32 / 1000.0 - 1.0);
    let rows = (0..kind.facts()).map(|_| core::array::from_fn(|_| number(0.05)));
    let wires = Wires {
        rows: rows.collect(),
        base: core::array::from_fn(|_| number(0.2)),
        out: [0.0; HIDDEN],
        out_base: 0.0,
    };
    let mut net = Net::new(kind, wires);
    net.wires_mut().out = core::array::from_fn(|_| number(0.3));
    net
}

fn start(kind: Kind, rng: &mut Rng) -> WheelsOfTime {
    let space = |wheel: Wheel, rng: &mut Rng| rng.below(u32::from(wheel.spaces())) as u8;
    let [one, two, a, b] = Wheel::ALL.map(|wheel| space(wheel, rng));
    WheelsOfTime::from_scenario(Scenario {
        players: if kind == Kind::Alone { 1 } else { 2 },
        wheels: Wheels::new(one, two, a, b).unwrap_or(Wheels::STANDARD),
        rounds: 6 + rng.below(5) as u8,
        ..Scenario::default()
    })
}

/// Somewhere in the middle of a game alone.
fn middle(rng: &mut Rng) -> WheelsOfTime {
    let scene = start(Kind::Alone, rng);
    // The more rounds are left, the less there is.
    let left = 1 + rng.below(8) as u8;
    let mut upto = |most: u8| rng.below(u32::from(most) + 1) as u8;
    let least = 4_u8.saturating_sub(left.div_ceil(2));
    let wall = least + upto(4 - least);
    let road = least + upto(4 - least);
    let building = upto(wall.min(road));
    let people = 1 + upto(3);
    let tracks = [
        upto(4),
        people,
        wall,
        road,
        building,
        upto(2),
        upto(2),
        upto(2),
        upto(2),
        upto(2),
    ];
    WheelsOfTime::from_scenario(Scenario {
        players: 1,
        wheels: *scene.wheels(),
        cities: [City::with_tracks(tracks).unwrap_or(City::START); 2],
        rounds: left,
        ..Scenario::default()
    })
}

/// What was said of a turn.
struct Said {
    facts: Facts,
    seat: Seat,
    /// What its best way was worth.
    best: f32,
    /// Another way was tried.
    tried: bool,
}

/// One game, and what is learned of it.
fn play(net: &mut Net, mut state: WheelsOfTime, rate: f32, ends: &mut Ends, rng: &mut Rng) {
    let mut said: Vec<Said> = Vec::new();
    let mut turn = 0;
    while state.to_act().is_some() {
        let seat = state.active();
        let ways = ends.of(&state, net, WAYS);
        let Some(best) = ways.first() else { break };
        let tries = rng.below(100) < TRIES;
        if state.turn() != turn {
            let mut facts = Facts::default();
            net.facts(&state, &mut facts);
            said.push(Said {
                facts,
                seat,
                best: best.worth,
                tried: false,
            });
        }
        turn = state.turn();
        let way = if tries { rng.pick(&ways) } else { None };
        if let (Some(_), Some(last)) = (way, said.last_mut()) {
            last.tried = true;
        }
        state = fall(way.unwrap_or(best), rng);
    }
    let Some(last) = said.last() else { return };
    // For the first seat.
    let mut aim = net.worth(&state, Seat::FIRST);
    let last_tried = last.tried;
    for (back, said) in said.iter().rev().enumerate() {
        let of = |worth: f32| {
            if said.seat == Seat::FIRST {
                worth
            } else {
                1.0 - worth
            }
        };
        let own = if said.tried && !(back == 0 && last_tried) {
            said.best
        } else {
            FAR * of(aim) + (1.0 - FAR) * said.best
        };
        learn(net, &said.facts, own, rate);
        aim = of(own);
    }
}

/// What the dice make of a way.
fn fall(way: &Way, rng: &mut Rng) -> WheelsOfTime {
    let mut left = rng.below(1 << 20) as f32 / (1 << 20) as f32;
    for (share, state) in &way.outcomes {
        left -= share;
        if left < 0.0 {
            return state.clone();
        }
    }
    way.outcomes[way.outcomes.len() - 1].1.clone()
}

/// Draws what is said of these facts towards an aim.
fn learn(net: &mut Net, facts: &Facts, aim: f32, rate: f32) {
    let hidden = net.hidden(facts);
    let lead = net.lead(&hidden);
    let worth = share(lead);
    // Of the logarithmic loss, by the lead.
    let slope = 0.5 / ((1.0 + lead.abs()) * (1.0 + lead.abs()));
    let off = (worth - aim) / (worth * (1.0 - worth)).max(1e-6) * slope;
    let step = -rate * off;
    let wires = net.wires_mut();
    let mut back = [0.0; HIDDEN];
    for (number, hidden) in hidden.into_iter().enumerate() {
        if hidden > 0.0 {
            back[number] = step * wires.out[number];
            wires.out[number] += step * hidden;
            wires.base[number] += back[number];
        }
    }
    wires.out_base += step;
    for fact in facts.holding() {
        if let Some(row) = wires.rows.get_mut(usize::from(*fact)) {
            for (number, back) in row.iter_mut().zip(back) {
                *number += back;
            }
        }
    }
}

/// How often a network wins: against the rule of thumb, or alone in 8 rounds.
fn measure(net: &Net, kind: Kind, ends: &mut Ends) -> f32 {
    let mut rng = Rng::new(99, 8);
    let mut won = 0.0;
    for game in 0..400 {
        let mut state = match kind {
            Kind::Duel => {
                // Each layout from both sides.
                let mut rng = Rng::new(game / 2, 9);
                start(kind, &mut rng)
            }
            Kind::Alone => {
                let scene = start(kind, &mut rng);
                WheelsOfTime::from_scenario(Scenario {
                    players: 1,
                    wheels: *scene.wheels(),
                    ..Scenario::default()
                })
            }
        };
        let own = match kind {
            Kind::Duel => Seat::in_turn(game as u32, 2),
            Kind::Alone => Seat::FIRST,
        };
        while let Some(seat) = state.to_act() {
            let ways = if seat == own {
                ends.of(&state, net, 1)
            } else {
                ends.of(&state, &Thumb, 1)
            };
            let Some(best) = ways.first() else { break };
            state = fall(best, &mut rng);
        }
        won += Net::worth(net, &state, own);
    }
    won / 400.0
}
