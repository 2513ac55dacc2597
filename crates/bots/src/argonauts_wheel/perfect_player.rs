//! The perfect player. It never gives away a win or a draw: it takes the quickest
//! win, and where it cannot win it resists longest and leaves its opponent as
//! many ways to go wrong as possible. A weaker level plays the same, but blunders.

use super::shared_tablebase;
use super::tablebase::Tablebase;
use super::value::Value;
use crate::decision::BOT_STREAM;
use crate::look_ahead::LookAhead as _;
use crate::outlook::Outlook;
use crate::search::{Candidate, Forced, Search};
use core::cmp::Reverse;
use rules::Seat;
use rules::game::Game;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel};
use rules::rng::Rng;

/// A legal action with its exact value.
#[derive(Clone, Copy)]
struct RankedAction {
    action: Action,
    value: Value,
    /// How many of 1000 replies would be mistakes.
    mistake_rate: u32,
    /// Breaks ties at random.
    tiebreak: u32,
}

/// The search for one decision.
pub(crate) struct PerfectPlayer {
    state: ArgonautsWheel,
    rng: Rng,
    /// Best first; empty until the game is solved.
    ranked: Vec<RankedAction>,
    /// A random action that is taken instead of the best.
    blunder: Option<Action>,
}

impl PerfectPlayer {
    /// `blunder_rate` is the chance of a uniformly random action, in 1/256.
    pub(crate) fn new(state: &ArgonautsWheel, blunder_rate: u8, seed: u64) -> Self {
        let mut rng = Rng::new(seed, BOT_STREAM);
        let blunder = if blunder_rate > 0 && rng.below(256) < u32::from(blunder_rate) {
            let legal = state.legal_list();
            rng.pick(&legal).copied()
        } else {
            None
        };
        let mut player = Self {
            state: state.clone(),
            rng,
            ranked: Vec::new(),
            blunder,
        };
        // Answers at once if the game is solved already.
        player.step(0);
        player
    }

    fn rank_actions(&mut self, tablebase: &Tablebase) {
        let legal = self.state.legal_list();
        let ranked = legal.into_iter().map(|action| {
            let value = value_in_match(tablebase, &self.state, action);
            RankedAction {
                action,
                value,
                mistake_rate: mistake_rate(tablebase, &self.state, action, value),
                tiebreak: self.rng.below(1 << 16),
            }
        });
        self.ranked = ranked.collect();
        let rank = |a: &RankedAction| Reverse((a.value, a.mistake_rate, a.tiebreak));
        self.ranked.sort_by_key(rank);
    }
}

/// The value of an action by the tablebase, corrected for what the tablebase does
/// not know of this match: earlier positions and the turns left.
fn value_in_match(tablebase: &Tablebase, state: &ArgonautsWheel, action: Action) -> Value {
    let next = state.after(action);
    if next.to_act().is_none() {
        return match next.winner() {
            Some(_) => Value::Win(1),
            None => Value::Draw,
        };
    }
    let value = tablebase
        .value(&next.position())
        .backed_up()
        .within(state.turns_remaining());
    match value {
        Value::Win(_) if can_draw_by_repetition(&next) => Value::Draw,
        value => value,
    }
}

/// Whether the side to move can draw the game at once by repeating a position.
fn can_draw_by_repetition(state: &ArgonautsWheel) -> bool {
    let legal = state.legal_list();
    legal.into_iter().any(|action| {
        let next = state.after(action);
        next.to_act().is_none() && next.winner().is_none()
    })
}

/// How many of 1000 replies to an action would be mistakes, after which its
/// player stands better than `value`.
fn mistake_rate(
    tablebase: &Tablebase,
    state: &ArgonautsWheel,
    action: Action,
    value: Value,
) -> u32 {
    let next = state.after(action);
    let replies = next.legal_list();
    let mistakes = replies.iter().filter(|reply| {
        let replied = tablebase.action_value(&next.position(), **reply);
        1.0 - result_share(replied) > result_share(value)
    });
    let mistakes = mistakes.count() as u32;
    1000 * mistakes / (replies.len() as u32).max(1)
}

impl Search for PerfectPlayer {
    fn step(&mut self, iterations: u32) -> bool {
        if self.ranked.is_empty()
            && let Some(tablebase) = shared_tablebase::step(iterations)
        {
            self.rank_actions(&tablebase);
        }
        self.ranked.is_empty() && self.state.to_act().is_some()
    }

    fn progress(&self) -> f32 {
        if self.ranked.is_empty() {
            shared_tablebase::progress()
        } else {
            1.0
        }
    }

    fn choice(&self) -> Option<rules::Action> {
        let best = self.ranked.first().map(|ranked| ranked.action);
        let best = self.blunder.or(best);
        // Before the game is solved any legal action will do.
        let fallback = || self.state.legal_list().first().copied();
        best.or_else(fallback).map(rules::Action::ArgonautsWheel)
    }

    fn candidates(&self, limit: usize) -> Vec<Candidate> {
        let ranked = self.ranked.iter().take(limit);
        ranked
            .map(|ranked| Candidate {
                action: rules::Action::ArgonautsWheel(ranked.action),
                visits: 0,
                value: result_share(ranked.value),
                chance: result_share(ranked.value),
                exact: true,
                forced: Some(match ranked.value {
                    Value::Win(turns) => Forced::Wins(turns.div_ceil(2)),
                    Value::Draw => Forced::Draws,
                    Value::Loss(turns) => Forced::Loses(turns / 2),
                }),
            })
            .collect()
    }

    fn outlook(&self) -> Outlook {
        let seat = self.state.to_act().unwrap_or(Seat::FIRST);
        match self.ranked.first() {
            Some(best) => Outlook::from_chance(2, seat, result_share(best.value), true),
            None => Outlook::from_chance(2, seat, 0.5, false),
        }
    }
}

/// The share of the win that a value stands for.
const fn result_share(value: Value) -> f32 {
    match value {
        Value::Win(_) => 1.0,
        Value::Draw => 0.5,
        Value::Loss(_) => 0.0,
    }
}
