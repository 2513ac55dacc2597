//! Turn of Time, the card game: sixteen season cards in a square of four by
//! four cells, flipped by the seasons they meet. One to four players.
//!
//! - [`TurnOfTime`] is a state of the game; the [`Card`]s on the table are in its
//!   [`Grid`].
//! - [`Action`] is a decision, [`Event`] what comes of it, [`IllegalAction`] why it
//!   cannot be taken.
//! - [`Neighbours`] predicts what the [`Meeting`]s of a new card would do.
//!
//! ```
//! use rules::game::{Game, NullSink};
//! use rules::games::turn_of_time::{Action, Cell, MeetingOrder, Placement, TurnOfTime};
//! use rules::{GameId, Setup};
//!
//! // Two players; the draws deal Spring and Summer to the first of them.
//! let draws = ["Sp", "Su", "Fa", "Wi"].map(str::to_owned).to_vec();
//! let setup = Setup::new(GameId::TurnOfTime, 2, 0).and_then(|setup| setup.with_draws(draws));
//! let Ok(setup) = setup else { panic!("the draws are available") };
//! let mut game = TurnOfTime::start(&setup);
//!
//! let action = Action::Place(Placement {
//!     card: "Su/Fa".parse()?,
//!     cell: Cell::FIRST,
//!     order: MeetingOrder::ANY,
//! });
//! assert_eq!(game.parse_action("Su/Fa@m13"), Ok(action));
//! game.apply(action, &mut NullSink)?;
//! assert_eq!(game.grid().card(Cell::FIRST), "Su/Fa".parse().ok());
//!
//! let error = game.check_action(action).map_err(|error| error.to_string());
//! assert_eq!(error, Err("There is already a card at m13.".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Notation
//!
//! `Sp/Su@n13:en` plays the card of Spring and Summer, Spring up, on the cell in
//! column n and row 13 (rows are counted downwards; the first card is on m13), where
//! it meets its eastern neighbour before its northern one. The order is written only
//! where it matters. `next` draws a lone player's next card.
//!
//! # JSON
//!
//! [`Game::to_json`] of a state: `cards` (`cell`, `up`, `below`, row by row),
//! `seasons` (the seat that plays each, from 0, or null), `hands` (the cards of each
//! seat), `standings` (from the first rank to the last) and, for a lone player,
//! `goal`, `drawn` (the card in hand or null) and `deck` (hidden cards, the next one
//! first).

mod action;
mod card;
mod deal;
mod event;
mod grid;
mod illegal_action;
mod meeting;
mod notation;
mod season;
mod tally;

pub use crate::grid::Side;
pub use action::{Action, Placement};
pub use card::{Card, CardKind, Hand, ParseCardError};
pub use event::{EndReason, Event, ScoreItem};
pub use grid::{Cell, Cells, Grid, ParseCellError};
pub use illegal_action::IllegalAction;
pub use meeting::{Meeting, MeetingOrder, MeetingOrders, Neighbour, Neighbours};
pub use season::{Flips, ParseSeasonError, Season};
pub use tally::{
    BALANCE_CARDS, DOMINANCE_GROUP, Goal, Holders, Standing, largest_group, standings,
};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::game_id::GameId;
use crate::rng::Rng;
use crate::seat::Seat;
use crate::setup::{Setup, SetupRules};

/// Number of cards of the game (rulebook: "Components").
pub const CARDS: u8 = 16;

/// A state of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnOfTime {
    players: u8,
    holders: Holders,
    grid: Grid,
    /// The hand of each seat; empty for a lone player.
    hands: [Hand; 4],
    /// A lone player's cards in the order in which they are drawn.
    deck: [CardKind; CARDS as usize],
    /// Number of cards drawn from the deck so far.
    drawn: u8,
    /// The goal of a lone player.
    goal: Goal,
}

impl TurnOfTime {
    /// The cards on the table.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The seat that plays each season.
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

    /// Whether there is only one player.
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// The goal of a lone player, or `None` with more players.
    #[must_use]
    pub const fn goal(&self) -> Option<Goal> {
        if self.is_solo() {
            Some(self.goal)
        } else {
            None
        }
    }

    /// The cards in a seat's hand. A lone player's hand is the drawn card.
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

    /// The cards that a lone player has yet to draw.
    #[must_use]
    pub fn remaining_deck(&self) -> Hand {
        let mut remaining = Hand::EMPTY;
        if self.is_solo() {
            for &kind in &self.deck[self.drawn as usize..] {
                remaining.add(kind);
            }
        }
        remaining
    }

    /// The seasons from the first rank to the last, as if the game ended now.
    #[must_use]
    pub fn standings(&self) -> [Standing; 4] {
        standings(&self.grid, &self.holders)
    }

    /// Number of cards on the table.
    #[must_use]
    pub const fn cards_on_table(&self) -> u8 {
        self.grid.occupied().len() as u8
    }

    /// The card that a lone player has drawn and not played yet.
    fn drawn_card(&self) -> Option<CardKind> {
        let in_hand = self.is_solo() && self.drawn > self.cards_on_table();
        in_hand.then(|| self.deck[self.drawn as usize - 1])
    }

    const fn must_draw(&self) -> bool {
        self.is_solo() && self.drawn == self.cards_on_table() && self.drawn < CARDS
    }

    /// Number of cards put on the table before the first turn: with three players
    /// the absent season's single card (rulebook: "Gameplay").
    const fn starting_cards(&self) -> u8 {
        if self.players == 3 { 1 } else { 0 }
    }

    /// Rulebook: "Gameplay".
    fn check_placement(&self, seat: Seat, placement: Placement) -> Result<(), IllegalAction> {
        let Placement { card, cell, order } = placement;
        if self.hand(seat).count(card.kind()) == 0 {
            return Err(IllegalAction::NotInHand(card));
        }
        self.check_cell(cell)?;
        let orders = Neighbours::around(&self.grid, cell).orders(card);
        if orders.contains(order) {
            Ok(())
        } else if order.is_any() {
            Err(IllegalAction::MissingOrder(cell))
        } else {
            Err(IllegalAction::InvalidOrder(cell))
        }
    }

    fn check_cell(&self, cell: Cell) -> Result<(), IllegalAction> {
        if self.grid.free().has(cell) {
            Ok(())
        } else if self.grid.occupied().has(cell) {
            Err(IllegalAction::CellOccupied(cell))
        } else if !self.grid.occupied().is_empty() && !self.grid.within_extent().has(cell) {
            Err(IllegalAction::ExceedsExtent(cell))
        } else {
            Err(IllegalAction::NotAdjacent(cell))
        }
    }

    /// Puts a card on the table and lets it meet its neighbours (rulebook:
    /// "Gameplay").
    fn place<S: EventSink<Event>>(&mut self, seat: Seat, placement: Placement, events: &mut S) {
        let Placement { card, cell, order } = placement;
        if !self.is_solo()
            && let Some(hand) = self.hands.get_mut(seat.index())
        {
            hand.remove(card.kind());
        }
        let neighbours = Neighbours::around(&self.grid, cell);
        self.grid.place(cell, card);
        events.push(Event::Placed { seat, card, cell });
        for meeting in neighbours.meetings(card, order) {
            if meeting.new_flips {
                self.grid.flip(cell);
            }
            if meeting.other_flips {
                self.grid.flip(meeting.cell);
            }
            events.push(Event::Met {
                cell: meeting.cell,
                new_showed: meeting.new_showed,
                other_showed: meeting.other_showed,
                new_flips: meeting.new_flips,
                other_flips: meeting.other_flips,
                new: meeting.new,
                other: meeting.other,
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

    const ID: GameId = GameId::TurnOfTime;
    const RULES_VERSION: u16 = 1;
    /// A lone player plays sixteen cards and draws all but the first of them.
    const MAX_ACTIONS: u32 = 31;
    /// An upper bound: twelve orientations of the cards in the largest hand, fifteen
    /// free cells, twenty-four orders.
    const MAX_LEGAL_ACTIONS: usize = 12 * 15 * 24;
    const SETUP_RULES: SetupRules = SetupRules {
        players: 1..=4,
        options: deal::OPTIONS,
        seeded: true,
        check_draws: deal::check_draws,
        check_has_draws: |_| Ok(()),
        check_position: None,
    };

    fn start(setup: &Setup) -> Self {
        deal::first_state(setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Option<Seat> {
        let on_table = self.cards_on_table();
        (on_table < CARDS)
            .then(|| Seat::in_turn(u32::from(on_table - self.starting_cards()), self.players))
    }

    fn turn(&self) -> u32 {
        let played = u32::from(self.cards_on_table() - self.starting_cards());
        // Drawing belongs to the turn that was just played.
        if self.must_draw() { played } else { played + 1 }
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        let Some(seat) = self.to_act() else { return };
        if self.must_draw() {
            actions.push(Action::Draw);
            return;
        }
        let mut cells = [None; CARDS as usize];
        for (item, cell) in cells.iter_mut().zip(self.grid.free()) {
            *item = Some((cell, Neighbours::around(&self.grid, cell)));
        }
        for kind in self.hand(seat).kinds() {
            for card in kind.orientations() {
                for (cell, neighbours) in cells.iter().flatten() {
                    for order in neighbours.orders(card).iter() {
                        actions.push(Action::Place(Placement {
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
            Action::Draw if self.must_draw() => Ok(()),
            Action::Draw => Err(IllegalAction::PlayFirst),
            Action::Place(_) if self.must_draw() => Err(IllegalAction::DrawFirst),
            Action::Place(placement) => self.check_placement(seat, placement),
        }
    }

    fn apply_unchecked<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        match (action, self.to_act()) {
            (Action::Place(placement), Some(seat)) => self.place(seat, placement, events),
            (Action::Draw, Some(_)) if self.drawn < CARDS => {
                self.drawn += 1;
                if let Some(kind) = self.drawn_card() {
                    events.push(Event::Drawn { card: kind.card() });
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
                let item = ScoreItem::LargestGroup { season, cards };
                vec![(Seat::FIRST, i32::from(cards), item)]
            }
            Some(Goal::Balance) => Season::ALL
                .into_iter()
                .map(|season| {
                    let cards = self.grid.showing(season).len() as u8;
                    let item = ScoreItem::Balanced { season, cards };
                    (Seat::FIRST, i32::from(cards.min(BALANCE_CARDS)), item)
                })
                .collect(),
        }
    }

    fn end_reason(&self) -> Option<EndReason> {
        if self.cards_on_table() < CARDS {
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
            let remaining = self.remaining_deck();
            let hidden = &mut self.deck[self.drawn as usize..];
            for (card, kind) in hidden.iter_mut().zip(remaining.cards()) {
                *card = kind;
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
        digest.byte(self.cards_on_table());
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
                for kind in CardKind::all() {
                    digest.byte(hand.count(kind));
                }
            }
        }
    }

    fn notation(action: Action) -> String {
        notation::format_action(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        let action = notation::parse_action(self, text)?;
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
        let hands: Vec<Vec<Card>> = Seat::all(self.players)
            .map(|seat| self.hand(seat).cards().map(CardKind::card).collect())
            .collect();
        let mut json = serde_json::json!({
            "cards": cards,
            "seasons": seasons,
            "hands": hands,
            "standings": self.standings(),
        });
        if self.is_solo() {
            let hidden = self.deck[self.drawn as usize..].iter();
            let hidden: Vec<Card> = hidden.map(|kind| kind.card()).collect();
            json["goal"] = serde_json::json!(self.goal);
            json["drawn"] = serde_json::json!(self.drawn_card().map(CardKind::card));
            json["deck"] = serde_json::json!(hidden);
        }
        json
    }
}
