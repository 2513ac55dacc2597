//! The ends of a turn. Its decisions can be taken in many orders that lead to
//! the same; each end is found once, with the decision that it begins with.

use super::Judge;
use rules::Seat;
use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{
    Action, Die, Effect, Item, Link, MAX_TRACK, Phase, Symbol, Wheel, WheelsOfTime,
};
use std::collections::{HashSet, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, LazyLock};

/// No turn is looked into further than so many states within it; few have more
/// (with four workers 70,000 would be possible).
const MOST_STATES: usize = 4000;

/// Something that a turn can end with, or a throw of dice within it.
#[derive(Clone, Debug)]
pub struct Way {
    /// The decision that it begins with.
    pub first: Action,
    /// What it leads to, by what is thrown, and how likely each is. Shares add
    /// up to 1.
    pub outcomes: Vec<(f32, WheelsOfTime)>,
    /// What it is worth to the one whose turn it is.
    pub worth: f32,
}

/// Finds the ends of turns. Keeps its lists from one turn to the next.
#[derive(Default)]
pub struct Ends {
    open: VecDeque<(WheelsOfTime, Option<Action>)>,
    seen: HashSet<u128, BuildHasherDefault<Fold>>,
    legal: Vec<Action>,
}

impl Ends {
    /// How the running turn can end, the best way first, at most so many ways;
    /// nothing if the game is over. Before the wheels are chosen there are no
    /// turns: then this finds nothing, too.
    pub fn of(&mut self, state: &WheelsOfTime, judge: &impl Judge, most: usize) -> Vec<Way> {
        let mut ways: Vec<Way> = Vec::new();
        let Some(mover) = state.to_act() else {
            return ways;
        };
        if matches!(state.phase(), Phase::Place(_) | Phase::Choose) {
            return ways;
        }
        let turn = state.turn();
        self.open.clear();
        self.seen.clear();
        self.open.push_back((state.clone(), None));
        while let Some((state, first)) = self.open.pop_front() {
            self.legal.clear();
            state.legal_actions(&mut self.legal);
            for &action in &self.legal {
                if is_idle(&state, mover, action) {
                    continue;
                }
                let first = first.unwrap_or(action);
                if action == Action::EndActions && !self.seen.insert(key(&state, true)) {
                    continue;
                }
                let mut next = state.with_dice(&NO_DICE);
                next.apply_unchecked(action, &mut NullSink);
                let over = next.to_act().is_none() || next.turn() != turn;
                if next.reveal_count() == 0 && !over {
                    if self.seen.len() < MOST_STATES && self.seen.insert(key(&next, false)) {
                        self.open.push_back((next, Some(first)));
                    }
                    continue;
                }
                let outcomes = if next.reveal_count() == 0 {
                    vec![(1.0, next)]
                } else {
                    thrown(&state, action)
                };
                let worth = outcomes.iter().fold(0.0, |sum, (share, state)| {
                    sum + share * worth_now(judge, state, mover, turn)
                });
                let place = ways.partition_point(|way| way.worth >= worth);
                if place < most {
                    ways.insert(
                        place,
                        Way {
                            first,
                            outcomes,
                            worth,
                        },
                    );
                    ways.truncate(most);
                }
            }
        }
        ways
    }
}

/// What a state is worth; within a turn, as if its actions ended now.
fn worth_now(judge: &impl Judge, state: &WheelsOfTime, seat: Seat, turn: u32) -> f32 {
    if state.to_act().is_none() || state.turn() != turn {
        return judge.worth(state, seat);
    }
    let mut ended = state.with_dice(&NO_DICE);
    while ended.to_act().is_some() && ended.turn() == turn {
        let action = match ended.phase() {
            Phase::Actions => Action::EndActions,
            _ => Action::ProduceSeparately,
        };
        ended.apply_unchecked(action, &mut NullSink);
    }
    judge.worth(&ended, seat)
}

static NO_DICE: LazyLock<Arc<[Die]>> = LazyLock::new(|| Arc::new([]));
static ONE_DIE: LazyLock<Vec<Arc<[Die]>>> =
    LazyLock::new(|| Die::all().map(|die| Arc::from([die])).collect());

/// What an action leads to, by what is thrown, and how likely each is. Alone
/// the end of a turn throws one to three dice, in a duel one at most.
pub(super) fn outcomes(state: &WheelsOfTime, action: Action) -> Vec<(f32, WheelsOfTime)> {
    let mut next = state.with_dice(&NO_DICE);
    next.apply_unchecked(action, &mut NullSink);
    if next.reveal_count() == 0 {
        return vec![(1.0, next)];
    }
    thrown(state, action)
}

/// The same where it is known that a die is thrown.
fn thrown(state: &WheelsOfTime, action: Action) -> Vec<(f32, WheelsOfTime)> {
    let mut outcomes = Vec::with_capacity(6);
    for (die, listed) in Die::all().zip(&*ONE_DIE) {
        let mut next = state.with_dice(listed);
        next.apply_unchecked(action, &mut NullSink);
        if next.reveal_count() <= 1 {
            outcomes.push((1.0 / 6.0, next));
        } else {
            throw_on(state, action, &mut vec![die], 1.0 / 6.0, &mut outcomes);
        }
    }
    outcomes
}

fn throw_on(
    state: &WheelsOfTime,
    action: Action,
    dice: &mut Vec<Die>,
    share: f32,
    outcomes: &mut Vec<(f32, WheelsOfTime)>,
) {
    let listed: Arc<[Die]> = dice.as_slice().into();
    let mut next = state.with_dice(&listed);
    next.apply_unchecked(action, &mut NullSink);
    if next.reveal_count() as usize <= dice.len() {
        outcomes.push((share, next));
        return;
    }
    for die in Die::all() {
        dice.push(die);
        throw_on(state, action, dice, share / 6.0, outcomes);
        dice.pop();
    }
}

/// Whether a decision cannot help: a link that takes from oneself or changes
/// nothing, or a worker spent before one is needed.
fn is_idle(state: &WheelsOfTime, seat: Seat, action: Action) -> bool {
    match action {
        // A building of two links takes two actions.
        Action::SpendWorker => state.actions_left() > 1,
        Action::Trigger(link) => {
            let other = (link == Link::Common && !state.is_solo())
                .then(|| Seat::in_turn(1 - seat.index() as u32, 2));
            match state.effect(seat, link) {
                Effect::Nothing | Effect::HalfBuilding => true,
                Effect::Gives(item) => {
                    let room = match item {
                        Item::Development(which) => state.city(seat).development(which) < MAX_TRACK,
                        Item::Good(which) => state.city(seat).good(which) < MAX_TRACK,
                    };
                    !room
                }
                Effect::Danger(good) => other.is_none_or(|other| {
                    let (own, _) = state.wheels().link_symbols(state.player_wheel(seat), link);
                    own != Symbol::Skull || state.city(other).good(good) == 0
                }),
                Effect::Disaster => other.is_none(),
            }
        }
        _ => false,
    }
}

/// What tells two states of a turn apart. How many actions are left does not
/// matter when the turn ends.
fn key(state: &WheelsOfTime, ends: bool) -> u128 {
    // The leading one keeps keys of both kinds apart by their length.
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
    if !ends {
        add(state.actions_left(), 5);
        add(state.spendable_workers(), 3);
        add(u8::from(state.phase() == Phase::Production), 1);
        add(u8::from(state.phase() == Phase::Feeding), 1);
    }
    key
}

/// Folds a key to a hash: keys are spread well enough by one multiplication.
#[derive(Default)]
struct Fold(u64);

impl Hasher for Fold {
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
