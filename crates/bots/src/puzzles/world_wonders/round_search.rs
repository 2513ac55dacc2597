//! The rest of a round of the only player with gold: whether a goal can be reached, and how.
//! All purchases and placements are searched but those that cannot help: pedestals, paying off
//! a loan, and what leaves too little gold. More gold never hurts.

use super::super::{Goal, TooManyStates};
use super::growth::Growth;
use crate::look_ahead::LookAhead as _;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, Kind, Monument, Need, Phase, WorldWonders};

/// The most purchases of a round: gold, one each.
const MAX_PURCHASES: u8 = 9;

/// Whether a seat has reached a goal.
pub(super) fn is_met(state: &WorldWonders, seat: Seat, goal: Goal) -> bool {
    match goal {
        Goal::Monument(wanted) => state.city(seat).monuments().any(|own| own == wanted),
        Goal::Population(wanted) => state.city(seat).population() >= wanted,
        Goal::Win | Goal::Points(_) => false,
    }
}

/// A way to the goal with the fewest purchases, in the running round; `None` if there is none.
pub(super) fn shortest(
    state: &WorldWonders,
    seat: Seat,
    goal: Goal,
    max_states: usize,
) -> Result<Option<Vec<Action>>, TooManyStates> {
    let mut search = RoundSearch {
        seat,
        goal,
        round: state.round(),
        states_left: max_states,
        was_limited: false,
        line: Vec::new(),
    };
    for purchases in 0..=MAX_PURCHASES {
        search.was_limited = false;
        if search.reaches(state, purchases)? {
            search.line.reverse();
            return Ok(Some(search.line));
        }
        if !search.was_limited {
            break;
        }
    }
    Ok(None)
}

struct RoundSearch {
    seat: Seat,
    goal: Goal,
    round: u8,
    states_left: usize,
    /// Whether more purchases might have led further.
    was_limited: bool,
    /// The way to the goal, last action first.
    line: Vec<Action>,
}

impl RoundSearch {
    /// Whether the goal can be reached with so many purchases more.
    fn reaches(&mut self, state: &WorldWonders, purchases: u8) -> Result<bool, TooManyStates> {
        if is_met(state, self.seat, self.goal) {
            return Ok(true);
        }
        if state.to_act() != Some(self.seat) || state.round() != self.round {
            return Ok(false);
        }
        self.states_left = self.states_left.checked_sub(1).ok_or(TooManyStates)?;
        if state.phase() != Phase::Buy {
            let legal = state.legal_list();
            return self.reaches_by(state, legal, purchases);
        }
        let items = self.useful_items(state);
        if purchases == 0 {
            self.was_limited |= !items.is_empty();
            return Ok(false);
        }
        let buy = items.into_iter().map(Action::Buy);
        let legal = buy
            .filter(|action| state.check_action(*action).is_ok())
            .collect();
        self.reaches_by(state, legal, purchases - 1)
    }

    fn reaches_by(
        &mut self,
        state: &WorldWonders,
        actions: Vec<Action>,
        purchases: u8,
    ) -> Result<bool, TooManyStates> {
        for action in actions {
            let next = state.after(action);
            if self.reaches(&next, purchases)? {
                self.line.push(action);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The items whose purchase may lead to the goal, the most promising first.
    fn useful_items(&self, state: &WorldWonders) -> Vec<Item> {
        match self.goal {
            Goal::Monument(wanted) => items_for_monument(state, self.seat, wanted),
            Goal::Population(wanted) => items_for_population(state, self.seat, wanted),
            Goal::Win | Goal::Points(_) => Vec::new(),
        }
    }
}

/// All that is placed, but no monuments.
pub(super) fn pieces_for_sale(state: &WorldWonders) -> impl Iterator<Item = Item> {
    let is_piece = |item: &Item| {
        !matches!(
            item,
            Item::FirstPedestal | Item::SecondPedestal | Item::Monument(_)
        )
    };
    state
        .market_items()
        .filter(is_piece)
        .filter(|item| state.is_for_sale(*item))
}

/// A monument takes the rest of the gold, at least 1. If it fits it is bought; otherwise
/// something before it that leaves gold for it, and that is what it needs if nothing else can be
/// bought in between.
fn items_for_monument(state: &WorldWonders, seat: Seat, wanted: Monument) -> Vec<Item> {
    let monument = Item::Monument(wanted);
    if !state.is_for_sale(monument) {
        return Vec::new();
    }
    if state.can_place(seat, monument) {
        return vec![monument];
    }
    let gold = state.city(seat).gold();
    let items: Vec<Item> = pieces_for_sale(state).collect();
    let affordable = |item: &Item, gold: u8| state.price(seat, *item) < gold;
    items
        .iter()
        .copied()
        .filter(|item| {
            let left = gold.saturating_sub(state.price(seat, *item));
            let others = || {
                items
                    .iter()
                    .filter(|other| *other != item || is_repeatable(state, **other))
            };
            affordable(item, gold)
                && (supplies(state, wanted, *item) || others().any(|other| affordable(other, left)))
        })
        .collect()
}

/// Whether there is more than one of an item.
fn is_repeatable(state: &WorldWonders, item: Item) -> bool {
    match item {
        Item::LongRoad => state.market().long_roads() > 1,
        Item::ShortRoads => state.market().short_sets() > 1,
        _ => false,
    }
}

/// Whether an item is something that a monument needs beside it.
pub(super) fn supplies(state: &WorldWonders, monument: Monument, item: Item) -> bool {
    let mut needs = monument.card().needs.iter();
    needs.any(|need| provides(state, item, *need))
}

/// Whether an item is what is needed.
pub(super) fn provides(state: &WorldWonders, item: Item, need: Need) -> bool {
    let kind = match item {
        Item::Tile(stack) => state.market().tile(stack).map(|tile| tile.kind()),
        _ => None,
    };
    match need {
        Need::Building(wanted) => kind == Some(wanted),
        Need::TwoFarms => kind == Some(Kind::Farm),
        Need::Road => matches!(item, Item::LongRoad | Item::ShortRoads),
        Need::Water | Need::Resource => false,
    }
}

/// Items after which enough population could be bought if everything fitted.
fn items_for_population(state: &WorldWonders, seat: Seat, wanted: u8) -> Vec<Item> {
    let growth = Growth::new(state, seat);
    let (most, mut items) = growth.most();
    if most < wanted {
        return Vec::new();
    }
    let rows = state.market().monument_row();
    let rest = pieces_for_sale(state).chain(rows.into_iter().flatten().map(Item::Monument));
    for item in rest {
        if !items.contains(&item) {
            items.push(item);
        }
    }
    items
}
