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
//! use rules::games::turn_of_time::{
//!     Action, Cell, IllegalAction, MeetingOrder, Placement, TurnOfTime,
//! };
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
//! assert_eq!(game.check_action(action), Err(IllegalAction::CellOccupied(Cell::FIRST)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Notation
//!
//! `Sp/Su@n13:en` plays the card of Spring and Summer, Spring up, on the cell in
//! column n and row 13 (rows are counted downwards; the first card is on m13), where
//! it meets its eastern neighbour before its northern one. The order is written only
//! where it matters. `next` draws a lone player's next card.

mod action;
mod card;
mod deal;
mod event;
mod grid;
mod meeting;
mod notation;
mod season;
mod state;
mod tally;

pub use crate::grid::Side;
pub use action::{Action, IllegalAction, Placement};
pub use card::{CARDS, Card, CardKind, Hand, ParseCardError};
pub use event::{EndReason, Event, ScoreItem};
pub use grid::{Cell, Cells, Grid, ParseCellError};
pub use meeting::{Meeting, MeetingOrder, MeetingOrders, Neighbour, Neighbours};
pub use season::{Flips, ParseSeasonError, Season};
pub use state::TurnOfTime;
pub use tally::{
    BALANCE_CARDS, DOMINANCE_GROUP, Goal, Holders, Standing, largest_group, standings,
};

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::game_id::GameId;
use crate::rng::Rng;
use crate::seat::Seat;
use crate::setup::{Setup, SetupRules};

impl Game for TurnOfTime {
    type Action = Action;
    type Event = Event;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;
    type ScoreKind = core::convert::Infallible;

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
        } else if self.score().ranks[Seat::FIRST] == 1 {
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

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
        notation::parse_action(self, text)
    }
}
