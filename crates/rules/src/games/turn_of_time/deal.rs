//! The deal (rulebook: "Setup", "Solo Rules"): seasons and hands for two to four
//! players, the deck for one. It follows from the seed or from listed draws.

use super::card::{CARDS, Card, CardKind, Hand};
use super::grid::{Cell, Grid};
use super::season::Season;
use super::state::TurnOfTime;
use super::tally::Goal;
use crate::rng::Rng;
use crate::seat::Seat;
use crate::setup::{DrawError, GameOption, Setup};

/// The random stream of the seed that deals seasons or shuffles the deck.
const DEAL_STREAM: u64 = 1;

/// The options at setup: the goal of a lone player.
pub(super) const OPTIONS: &[GameOption] =
    &[GameOption::new("goal", &["dominance", "balance"], 1..=1)];
/// Index of the goal in [`OPTIONS`].
const GOAL_INDEX: usize = 0;

/// The first state of a setup.
pub(super) fn first_state(setup: &Setup) -> TurnOfTime {
    let mut rng = Rng::new(setup.seed(), DEAL_STREAM);
    let players = setup.players();
    let mut state = TurnOfTime {
        players,
        holders: [None; 4],
        grid: Grid::default(),
        hands: [Hand::EMPTY; 4],
        deck: [CardKind::new(Season::Spring, Season::Spring); CARDS as usize],
        drawn: 0,
        goal: if setup.choice(GOAL_INDEX) == 1 {
            Goal::Balance
        } else {
            Goal::Dominance
        },
    };
    if players == 1 {
        let listed = setup.draws().iter().filter_map(|text| text.parse().ok());
        let cards = Hand::full_deck().cards();
        let order = listed_then_shuffled(listed.map(Card::kind), cards, &mut rng);
        for (card, kind) in state.deck.iter_mut().zip(order) {
            *card = kind;
        }
        state.drawn = 1;
        return state;
    }
    let listed = setup.draws().iter().filter_map(|text| text.parse().ok());
    let order = listed_then_shuffled(listed, Season::ALL.into_iter(), &mut rng);
    let seasons_each = if players == 2 { 2 } else { 1 };
    for (index, &season) in order.iter().enumerate() {
        let seat = Seat::all(players).nth(index / seasons_each);
        state.holders[season.index()] = seat;
        if let Some(hand) = seat.and_then(|seat| state.hands.get_mut(seat.index())) {
            *hand = hand.union(Hand::season_set(season));
        }
    }
    // House ruling: each of three players takes the second double card of the own
    // and the absent season. The rulebook's example contradicts its rule.
    if let (3, Some(&absent)) = (players, order.get(3)) {
        for (hand, &season) in state.hands.iter_mut().zip(&order).take(3) {
            hand.add(CardKind::new(season, absent));
        }
        state.grid.place(Cell::FIRST, Card::new(absent, absent));
    }
    state
}

/// The listed items that are in `all`, then the rest of `all` in random order.
fn listed_then_shuffled<T: Copy + PartialEq>(
    listed: impl Iterator<Item = T>,
    all: impl Iterator<Item = T>,
    rng: &mut Rng,
) -> Vec<T> {
    let mut rest: Vec<T> = all.collect();
    let mut order = Vec::with_capacity(rest.len());
    for item in listed {
        if let Some(index) = rest.iter().position(|other| *other == item) {
            rest.remove(index);
            order.push(item);
        }
    }
    rng.shuffle(&mut rest);
    order.extend(rest);
    order
}

/// Checks listed draws: the seasons in the order in which they are dealt (two to
/// each of two players; the fourth is absent with three), or a lone player's cards
/// in the order in which they are drawn, with either face first.
pub(super) fn check_draws(players: u8, draws: &[String]) -> Result<(), DrawError> {
    if players == 1 {
        let cards = Hand::full_deck().cards().collect();
        let parse = |text: &str| text.parse().ok().map(Card::kind);
        check_list(draws, cards, parse)
    } else {
        check_list(draws, Season::ALL.to_vec(), |text| text.parse().ok())
    }
}

/// Checks that every draw can be read and is available when it is drawn.
fn check_list<T: PartialEq>(
    draws: &[String],
    mut available: Vec<T>,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<(), DrawError> {
    let max = available.len();
    for (index, text) in draws.iter().enumerate() {
        let drawn = parse(text).ok_or(DrawError::Malformed { index })?;
        if available.is_empty() {
            return Err(DrawError::TooMany { max });
        }
        let found = available.iter().position(|other| *other == drawn);
        available.remove(found.ok_or(DrawError::Unavailable { index })?);
    }
    Ok(())
}
