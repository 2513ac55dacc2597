//! The deal (rulebook: "Setup"): seasons and hands for two to four players, the
//! shuffled deck for one; by the seed, or as listed.

use super::grid::{Cell, Grid};
use super::season::{Card, Hand, Kind, Season};
use super::tally::Goal;
use super::{CARDS, TurnOfTime};
use crate::rng::Rng;
use crate::seat::Seat;
use crate::setup::{DrawError, GameOption, Setup};

/// The stream of the seed that deals seasons and shuffles the deck.
const DEAL_STREAM: u64 = 1;

/// What can be chosen.
pub(super) const OPTIONS: &[GameOption] = &[GameOption {
    id: "goal",
    choices: &["dominance", "balance"],
    min_players: 1,
    max_players: 1,
}];
/// The place of the solo goal among the options.
const GOAL: usize = 0;

/// The first state of a setup.
pub(super) fn first_state(setup: &Setup) -> TurnOfTime {
    let mut rng = Rng::new(setup.seed(), DEAL_STREAM);
    let players = setup.players();
    let mut state = TurnOfTime {
        players,
        holders: [None; 4],
        grid: Grid::default(),
        hands: [Hand::EMPTY; 4],
        deck: [Kind::of(Season::Spring, Season::Spring); CARDS as usize],
        drawn: 0,
        goal: if setup.choice(GOAL) == 1 {
            Goal::Balance
        } else {
            Goal::Dominance
        },
    };
    if players == 1 {
        let listed = setup.draws().iter().filter_map(|text| Card::read(text));
        let cards = Hand::all_cards().cards();
        let order = in_order(listed.map(Card::kind), cards, &mut rng);
        for (place, kind) in state.deck.iter_mut().zip(order) {
            *place = kind;
        }
        state.drawn = 1;
        return state;
    }
    let listed = setup.draws().iter().filter_map(|text| Season::read(text));
    let order = in_order(listed, Season::ALL.into_iter(), &mut rng);
    let seasons_each = if players == 2 { 2 } else { 1 };
    for (dealt, &season) in order.iter().enumerate() {
        let seat = Seat::all(players).nth(dealt / seasons_each);
        state.holders[season.index()] = seat;
        if let Some(hand) = seat.and_then(|seat| state.hands.get_mut(seat.index())) {
            *hand = hand.and(Hand::set_of(season));
        }
    }
    if let (3, Some(&absent)) = (players, order.get(3)) {
        for (hand, &season) in state.hands.iter_mut().zip(&order).take(3) {
            hand.add(Kind::of(season, absent));
        }
        state.grid.put(Cell::FIRST, Card::new(absent, absent));
    }
    state
}

/// The listed things first, then the rest of all things in random order.
fn in_order<T: Copy + PartialEq>(
    listed: impl Iterator<Item = T>,
    all: impl Iterator<Item = T>,
    rng: &mut Rng,
) -> Vec<T> {
    let mut rest: Vec<T> = all.collect();
    let mut order = Vec::with_capacity(rest.len());
    for thing in listed {
        if let Some(place) = rest.iter().position(|other| *other == thing) {
            rest.remove(place);
            order.push(thing);
        }
    }
    rng.shuffle(&mut rest);
    order.extend(rest);
    order
}

/// RegisteredGame draws: the seasons in the order in which they are dealt (two each
/// with two players; the fourth is absent with three); for a lone player the
/// cards in the order in which they come, either face first.
pub(super) fn check_draws(players: u8, draws: &[String]) -> Result<(), DrawError> {
    fn each<T: PartialEq>(
        draws: &[String],
        mut left: Vec<T>,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<(), DrawError> {
        let at_most = left.len();
        for (place, text) in draws.iter().enumerate() {
            let drawn = read(text).ok_or(DrawError::Malformed { index: place })?;
            if left.is_empty() {
                return Err(DrawError::TooMany { max: at_most });
            }
            let found = left.iter().position(|other| *other == drawn);
            left.remove(found.ok_or(DrawError::Unavailable { index: place })?);
        }
        Ok(())
    }
    if players == 1 {
        let cards = Hand::all_cards().cards().collect();
        each(draws, cards, |text| Card::read(text).map(Card::kind))
    } else {
        each(draws, Season::ALL.to_vec(), Season::read)
    }
}
