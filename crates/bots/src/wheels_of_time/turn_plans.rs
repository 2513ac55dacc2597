//! The ways to end a turn. Its decisions can be taken in many orders with the
//! same effect; each end is found once, with the action that leads to it first.

use super::StaticEval;
use rules::Seat;
use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{
    Action, Die, Effect, Item, Link, MAX_TRACK, Phase, Symbol, Wheel, WheelsOfTime,
};
use std::collections::{HashSet, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, LazyLock};

/// The states within one turn that are visited at most. Few turns have more,
/// though with four workers there could be 70,000.
const MAX_STATES: usize = 4000;

/// A way to end the turn, or a roll of the dice within it.
#[derive(Clone, Debug)]
pub struct TurnPlan {
    /// The first action.
    pub first: Action,
    /// The states it leads to, one for each roll, with their probabilities,
    /// which add up to 1.
    pub outcomes: Vec<(f32, WheelsOfTime)>,
    /// The expected value for the seat whose turn it is, from 0 to 1.
    pub value: f32,
}

/// Enumerates the plans of turns. Its buffers are reused from turn to turn.
#[derive(Default)]
pub struct TurnPlans {
    queue: VecDeque<(WheelsOfTime, Option<Action>)>,
    visited: KeySet,
    legal: Vec<Action>,
}

impl TurnPlans {
    /// Up to `limit` plans for the running turn, best first. There are none when
    /// the game is over, nor before the wheels are chosen.
    pub fn enumerate(
        &mut self,
        state: &WheelsOfTime,
        eval: &impl StaticEval,
        limit: usize,
    ) -> Vec<TurnPlan> {
        let mut plans: Vec<TurnPlan> = Vec::new();
        let Some(mover) = state.to_act() else {
            return plans;
        };
        if matches!(state.phase(), Phase::Place(_) | Phase::Choose) {
            return plans;
        }
        let turn = state.turn();
        self.queue.clear();
        self.visited.clear();
        self.queue.push_back((state.clone(), None));
        while let Some((state, first)) = self.queue.pop_front() {
            self.legal.clear();
            state.legal_actions(&mut self.legal);
            for &action in &self.legal {
                if is_useless(&state, mover, action) {
                    continue;
                }
                let first = first.unwrap_or(action);
                if action == Action::EndActions && !self.visited.insert(state_key(&state, true)) {
                    continue;
                }
                let mut next = state.with_dice(&NO_DICE);
                next.apply_unchecked(action, &mut NullSink);
                let is_over = next.to_act().is_none() || next.turn() != turn;
                if next.reveal_count() == 0 && !is_over {
                    if self.visited.len() < MAX_STATES
                        && self.visited.insert(state_key(&next, false))
                    {
                        self.queue.push_back((next, Some(first)));
                    }
                    continue;
                }
                let outcomes = if next.reveal_count() == 0 {
                    vec![(1.0, next)]
                } else {
                    rolls(&state, action)
                };
                let value = outcomes.iter().fold(0.0, |sum, (probability, state)| {
                    sum + probability * value_if_ended(eval, state, mover, turn)
                });
                let index = plans.partition_point(|plan| plan.value >= value);
                if index < limit {
                    let plan = TurnPlan {
                        first,
                        outcomes,
                        value,
                    };
                    plans.insert(index, plan);
                    plans.truncate(limit);
                }
            }
        }
        plans
    }
}

/// The value of a state; within a turn, as if the turn ended with it.
fn value_if_ended(eval: &impl StaticEval, state: &WheelsOfTime, seat: Seat, turn: u32) -> f32 {
    if state.to_act().is_none() || state.turn() != turn {
        return eval.value(state, seat);
    }
    let mut ended = state.with_dice(&NO_DICE);
    while ended.to_act().is_some() && ended.turn() == turn {
        let action = match ended.phase() {
            Phase::Actions => Action::EndActions,
            _ => Action::ProduceSeparately,
        };
        ended.apply_unchecked(action, &mut NullSink);
    }
    eval.value(&ended, seat)
}

static NO_DICE: LazyLock<Arc<[Die]>> = LazyLock::new(|| Arc::new([]));
static ONE_DIE: LazyLock<Vec<Arc<[Die]>>> =
    LazyLock::new(|| Die::all().map(|die| Arc::from([die])).collect());

/// The states that an action leads to, with their probabilities. The end of a
/// turn rolls one to three dice in a solo game and at most one with two players.
pub(super) fn outcomes(state: &WheelsOfTime, action: Action) -> Vec<(f32, WheelsOfTime)> {
    let mut next = state.with_dice(&NO_DICE);
    next.apply_unchecked(action, &mut NullSink);
    if next.reveal_count() == 0 {
        return vec![(1.0, next)];
    }
    rolls(state, action)
}

/// The outcomes of an action that rolls at least one die.
fn rolls(state: &WheelsOfTime, action: Action) -> Vec<(f32, WheelsOfTime)> {
    let mut outcomes = Vec::with_capacity(6);
    for (die, dice) in Die::all().zip(&*ONE_DIE) {
        let mut next = state.with_dice(dice);
        next.apply_unchecked(action, &mut NullSink);
        if next.reveal_count() <= 1 {
            outcomes.push((1.0 / 6.0, next));
        } else {
            add_rolls(state, action, &mut vec![die], 1.0 / 6.0, &mut outcomes);
        }
    }
    outcomes
}

/// Adds the outcomes of an action whose first rolls are `dice`.
fn add_rolls(
    state: &WheelsOfTime,
    action: Action,
    dice: &mut Vec<Die>,
    probability: f32,
    outcomes: &mut Vec<(f32, WheelsOfTime)>,
) {
    let listed: Arc<[Die]> = dice.as_slice().into();
    let mut next = state.with_dice(&listed);
    next.apply_unchecked(action, &mut NullSink);
    if next.reveal_count() as usize <= dice.len() {
        outcomes.push((probability, next));
        return;
    }
    for die in Die::all() {
        dice.push(die);
        add_rolls(state, action, dice, probability / 6.0, outcomes);
        dice.pop();
    }
}

/// Whether an action cannot help: a link that only harms its own player or
/// changes nothing, or a worker spent before it is needed.
fn is_useless(state: &WheelsOfTime, seat: Seat, action: Action) -> bool {
    match action {
        // A building over two links takes two actions.
        Action::SpendWorker => state.actions_left() > 1,
        Action::Trigger(link) => {
            let other = (link == Link::Common && !state.is_solo())
                .then(|| Seat::in_turn(1 - seat.index() as u32, 2));
            match state.effect(seat, link) {
                Effect::Nothing | Effect::HalfBuilding => true,
                Effect::Gives(item) => {
                    let has_room = match item {
                        Item::Development(which) => state.city(seat).development(which) < MAX_TRACK,
                        Item::Good(which) => state.city(seat).good(which) < MAX_TRACK,
                    };
                    !has_room
                }
                Effect::Danger(good) => other.is_none_or(|other| {
                    let (symbol, _) = state.wheels().link_symbols(state.player_wheel(seat), link);
                    symbol != Symbol::Skull || state.city(other).good(good) == 0
                }),
                Effect::Disaster => other.is_none(),
            }
        }
        _ => false,
    }
}

/// What distinguishes two states of a turn. When the turn ends the actions left
/// do not matter.
pub(crate) fn state_key(state: &WheelsOfTime, is_end: bool) -> u128 {
    // The leading one bit distinguishes keys of different lengths.
    let mut key = 1;
    let mut add = |number: u8, bits: u8| key = key << bits | u128::from(number);
    for wheel in Wheel::ALL {
        add(state.wheels().space(wheel), 4);
    }
    for seat in [Seat::FIRST, Seat::in_turn(1, 2)] {
        for track in state.city(seat).tracks() {
            add(track, 3);
        }
    }
    if !is_end {
        add(state.actions_left(), 5);
        add(state.spendable_workers(), 3);
        add(u8::from(state.phase() == Phase::Production), 1);
        add(u8::from(state.phase() == Phase::Feeding), 1);
    }
    key
}

/// Keys of states.
pub(crate) type KeySet = HashSet<u128, BuildHasherDefault<KeyHasher>>;

/// A fast hasher for keys, which one multiplication spreads well enough.
#[derive(Default)]
pub(crate) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }

    fn write_u128(&mut self, key: u128) {
        let low = (key as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let high = ((key >> 64) as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let mixed = low ^ high.rotate_left(31);
        self.0 = mixed ^ mixed >> 29;
    }
}
