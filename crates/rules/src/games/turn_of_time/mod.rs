//! Turn of Time, the card game: sixteen season cards in a square of four by
//! four, flipped by the seasons they meet. One to four players.
//!
//! Notation: `Sp/Su@n13:en` lays down the card of Spring and Summer, Spring
//! up, in column n, row 13 (rows are counted downwards, the first card lies in
//! m13), and meets its eastern neighbour before its northern one; the order is
//! written only where it matters. `next` draws a lone player's next card.
//!
//! [`Game::to_json`] of a state:
//! `cards` (`cell`, `up`, `below`, row by row), `seasons` (who plays each, seat
//! from 0, or null), `hands` (cards of each seat), for a lone player `goal`,
//! `drawn` (the card in hand or null) and `deck` (hidden cards, next one
//! first), and `standings` (from the first rank to the last).

mod action;
mod deal;
mod event;
mod grid;
mod meeting;
mod notation;
mod season;
mod tally;

pub use action::{Action, IllegalAction, Placing};
pub use event::{EndReason, Event, ScoreItem};
pub use grid::{Cell, Cells, Grid, NoCell, Side};
pub use meeting::{Met, Neighbour, Neighbours, Order, Orders};
pub use season::{Card, Hand, Kind, Meeting, Season};
pub use tally::{
    BALANCE_CARDS, DOMINANCE_GROUP, Goal, Holders, Standing, largest_group, standings,
};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::rng::Rng;
use crate::seat::Seat;
use crate::setup::{Setup, SetupRules};

/// All cards of the game.
pub const CARDS: u8 = 16;

/// A state of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnOfTime {
    players: u8,
    holders: Holders,
    grid: Grid,
    /// One hand a seat; not used by a lone player.
    hands: [Hand; 4],
    /// A lone player's cards in the order in which they come.
    deck: [Kind; CARDS as usize],
    /// Cards of the deck that are drawn so far.
    drawn: u8,
    goal: Goal,
}

impl TurnOfTime {
    /// The cards on the table.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Who plays each season.
    #[must_use]
    pub const fn holders(&self) -> &Holders {
        &self.holders
    }

    /// The seasons that a seat plays, in the order of the seasons.
    pub fn seasons_of(&self, seat: Seat) -> impl Iterator<Item = Season> {
        let holders = self.holders;
        Season::ALL
            .into_iter()
            .filter(move |season| holders[season.index()] == Some(seat))
    }

    /// Whether one plays alone.
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// A lone player's goal.
    #[must_use]
    pub const fn goal(&self) -> Option<Goal> {
        if self.is_solo() {
            Some(self.goal)
        } else {
            None
        }
    }

    /// The cards in a seat's hand. A lone player holds the drawn card.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Hand {
        if !self.is_solo() {
            return self.hands.get(seat.index()).copied().unwrap_or_default();
        }
        let mut hand = Hand::EMPTY;
        if seat == Seat::FIRST
            && let Some(kind) = self.drawn_card()
        {
            hand.add(kind);
        }
        hand
    }

    /// A lone player's cards that are still hidden, as a set.
    #[must_use]
    pub fn left_in_deck(&self) -> Hand {
        let mut left = Hand::EMPTY;
        if self.is_solo() {
            for &kind in &self.deck[self.drawn as usize..] {
                left.add(kind);
            }
        }
        left
    }

    /// The seasons from the first rank to the last, as they stand now.
    #[must_use]
    pub fn standings(&self) -> [Standing; 4] {
        standings(&self.grid, &self.holders)
    }

    /// Cards on the table.
    #[must_use]
    pub const fn on_table(&self) -> u8 {
        self.grid.taken().len()
    }

    fn drawn_card(&self) -> Option<Kind> {
        let in_hand = self.is_solo() && self.drawn > self.on_table();
        in_hand.then(|| self.deck[self.drawn as usize - 1])
    }

    const fn must_draw(&self) -> bool {
        self.is_solo() && self.drawn == self.on_table() && self.drawn < CARDS
    }

    /// Cards on the table that were laid before the first turn: the absent
    /// season's single card with three players.
    const fn laid_first(&self) -> u8 {
        if self.players == 3 { 1 } else { 0 }
    }

    fn check_placing(&self, seat: Seat, placing: Placing) -> Result<(), IllegalAction> {
        let Placing { card, cell, order } = placing;
        if self.hand(seat).count(card.kind()) == 0 {
            return Err(IllegalAction::NotInHand(card));
        }
        self.check_cell(cell)?;
        let orders = Neighbours::of(&self.grid, cell).orders(card);
        if orders.contains(order) {
            Ok(())
        } else if order.is_any() {
            Err(IllegalAction::OrderMissing(cell))
        } else {
            Err(IllegalAction::OrderWrong(cell))
        }
    }

    fn check_cell(&self, cell: Cell) -> Result<(), IllegalAction> {
        if self.grid.free().has(cell) {
            Ok(())
        } else if self.grid.taken().has(cell) {
            Err(IllegalAction::Taken(cell))
        } else if !self.grid.taken().is_empty() && !self.grid.room().has(cell) {
            Err(IllegalAction::TooWide(cell))
        } else {
            Err(IllegalAction::Apart(cell))
        }
    }

    fn place<S: EventSink<Event>>(&mut self, seat: Seat, placing: Placing, events: &mut S) {
        let Placing { card, cell, order } = placing;
        if !self.is_solo()
            && let Some(hand) = self.hands.get_mut(seat.index())
        {
            hand.take(card.kind());
        }
        let neighbours = Neighbours::of(&self.grid, cell);
        self.grid.put(cell, card);
        events.push(Event::Placed { seat, card, cell });
        for met in neighbours.meetings(card, order) {
            if met.new_flips {
                self.grid.flip(cell);
            }
            if met.other_flips {
                self.grid.flip(met.cell);
            }
            events.push(Event::Met {
                cell: met.cell,
                new_showed: met.new_showed,
                other_showed: met.other_showed,
                new_flips: met.new_flips,
                other_flips: met.other_flips,
                new: met.new,
                other: met.other,
            });
        }
    }
}

impl Game for TurnOfTime {
    type Action = Action;
    type Event = Event;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;

    const RULES_VERSION: u16 = 1;
    /// A lone player plays sixteen cards and draws all but the first one.
    const MAX_ACTIONS: u32 = 31;
    /// Twelve faces in the largest hand, fifteen free cells, twenty-four orders.
    const MAX_LEGAL_ACTIONS: usize = 12 * 15 * 24;

    fn setup_rules() -> SetupRules {
        SetupRules {
            players: 1..=4,
            options: deal::OPTIONS,
            seeded: true,
            check_draws: deal::check_draws,
            check_position: None,
        }
    }

    fn start(setup: &Setup) -> Self {
        deal::first_state(setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Option<Seat> {
        let on_table = self.on_table();
        (on_table < CARDS)
            .then(|| Seat::in_turn(u32::from(on_table - self.laid_first()), self.players))
    }

    fn turn(&self) -> u32 {
        let played = u32::from(self.on_table() - self.laid_first());
        // Drawing belongs to the turn that was just played.
        if self.must_draw() { played } else { played + 1 }
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        let Some(seat) = self.to_act() else { return };
        if self.must_draw() {
            actions.push(Action::Next);
            return;
        }
        let mut cells = [None; CARDS as usize];
        for (place, cell) in cells.iter_mut().zip(self.grid.free()) {
            *place = Some((cell, Neighbours::of(&self.grid, cell)));
        }
        for kind in self.hand(seat).kinds() {
            for card in kind.ways() {
                for (cell, neighbours) in cells.iter().flatten() {
                    for order in neighbours.orders(card).iter() {
                        actions.push(Action::Place(Placing {
                            card,
                            cell: *cell,
                            order,
                        }));
                    }
                }
            }
        }
    }

    fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        let seat = self.to_act().ok_or(IllegalAction::Over)?;
        match action {
            Action::Next if self.must_draw() => Ok(()),
            Action::Next => Err(IllegalAction::PlayFirst),
            Action::Place(_) if self.must_draw() => Err(IllegalAction::DrawFirst),
            Action::Place(placing) => self.check_placing(seat, placing),
        }
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        match (action, self.to_act()) {
            (Action::Place(placing), Some(seat)) => self.place(seat, placing, events),
            (Action::Next, Some(_)) if self.drawn < CARDS => {
                self.drawn += 1;
                if let Some(kind) = self.drawn_card() {
                    let (up, down) = kind.faces();
                    events.push(Event::Drawn {
                        card: Card::new(up, down),
                    });
                }
            }
            _ => {}
        }
    }

    fn score(&self) -> Score {
        if self.is_solo() {
            tally::solo_score(&self.grid, self.goal)
        } else {
            tally::score(&self.grid, &self.holders, self.players)
        }
    }

    fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        match self.goal() {
            None => self
                .standings()
                .into_iter()
                .filter_map(|standing| {
                    let points = i32::from(standing.points);
                    Some((standing.holder?, points, ScoreItem::Rank(standing)))
                })
                .collect(),
            Some(Goal::Dominance) => {
                let (season, cards) = largest_group(&self.grid);
                let source = ScoreItem::LargestGroup { season, cards };
                vec![(Seat::FIRST, i32::from(cards), source)]
            }
            Some(Goal::Balance) => Season::ALL
                .into_iter()
                .map(|season| {
                    let cards = self.grid.showing(season).len();
                    let source = ScoreItem::Balanced { season, cards };
                    (Seat::FIRST, i32::from(cards.min(BALANCE_CARDS)), source)
                })
                .collect(),
        }
    }

    fn end_reason(&self) -> Option<EndReason> {
        if self.on_table() < CARDS {
            return None;
        }
        Some(if !self.is_solo() {
            EndReason::AllPlayed
        } else if self.score().places[Seat::FIRST] == 1 {
            EndReason::GoalReached
        } else {
            EndReason::GoalMissed
        })
    }

    fn reveal_count(&self) -> u32 {
        u32::from(self.drawn)
    }

    fn is_chance(event: &Event) -> bool {
        matches!(event, Event::Drawn { .. })
    }

    fn redact(&mut self, _: Seat) {
        if self.is_solo() {
            let left = self.left_in_deck();
            for (place, kind) in self.deck[self.drawn as usize..]
                .iter_mut()
                .zip(left.cards())
            {
                *place = kind;
            }
        }
    }

    fn determinize(&mut self, viewer: Seat, rng: &mut Rng) {
        self.redact(viewer);
        if self.is_solo() {
            rng.shuffle(&mut self.deck[self.drawn as usize..]);
        }
    }

    fn digest(&self, digest: &mut Digest) {
        digest.byte(self.players);
        for holder in self.holders {
            digest.byte(holder.map_or(0, Seat::number));
        }
        digest.byte(self.on_table());
        for (cell, card) in self.grid.cards() {
            digest.bytes(&[cell.column(), cell.row(), card.up as u8, card.down as u8]);
        }
        if self.is_solo() {
            digest.bytes(&[self.goal as u8, self.drawn]);
            for kind in self.deck {
                digest.byte(kind.index() as u8);
            }
        } else {
            for hand in self.hands {
                for kind in Kind::all() {
                    digest.byte(hand.count(kind));
                }
            }
        }
    }

    fn notation(action: Action) -> String {
        notation::write(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        let action = notation::read(self, text)?;
        self.check_action(action)
            .map_err(ParseActionError::Illegal)?;
        Ok(action)
    }

    fn to_json(&self) -> serde_json::Value {
        let cards: Vec<_> = self
            .grid
            .cards()
            .map(|(cell, card)| {
                serde_json::json!({ "cell": cell, "up": card.up, "below": card.down })
            })
            .collect();
        let seasons: serde_json::Map<_, _> = Season::ALL
            .into_iter()
            .map(|season| {
                let holder = self.holders[season.index()];
                (season.letters().to_owned(), serde_json::json!(holder))
            })
            .collect();
        let written = |cards: &mut dyn Iterator<Item = Kind>| -> Vec<Card> {
            cards
                .map(|kind| Card::new(kind.faces().0, kind.faces().1))
                .collect()
        };
        let hands: Vec<_> = Seat::all(self.players)
            .map(|seat| written(&mut self.hand(seat).cards()))
            .collect();
        let mut json = serde_json::json!({
            "cards": cards,
            "seasons": seasons,
            "hands": hands,
            "standings": self.standings(),
        });
        if self.is_solo() {
            let hidden = &self.deck[self.drawn as usize..];
            json["goal"] = serde_json::json!(self.goal);
            json["drawn"] = serde_json::json!(written(&mut self.drawn_card().into_iter()).first());
            json["deck"] = serde_json::json!(written(&mut hidden.iter().copied()));
        }
        json
    }
}
