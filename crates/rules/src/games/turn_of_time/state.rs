//! The state of the game: the cards on the table and in hand.

use super::action::{IllegalAction, Placement};
use super::card::{CARDS, CardKind, Hand};
use super::event::Event;
use super::grid::{Cell, Grid};
use super::meeting::Neighbours;
use super::season::Season;
use super::tally::{Goal, Holders, Standing, standings};
use crate::game::EventSink;
use crate::seat::Seat;

/// A state of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnOfTime {
    pub(super) players: u8,
    pub(super) holders: Holders,
    pub(super) grid: Grid,
    /// The hand of each seat; empty for a lone player.
    pub(super) hands: [Hand; 4],
    /// A lone player's cards in the order in which they are drawn.
    pub(super) deck: [CardKind; CARDS as usize],
    /// Number of cards drawn from the deck so far.
    pub(super) drawn: u8,
    /// The goal of a lone player.
    pub(super) goal: Goal,
}

impl TurnOfTime {
    /// The cards on the table.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The seat that plays each season.
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
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// The goal of a lone player, or `None` with more players.
    pub const fn goal(&self) -> Option<Goal> {
        if self.is_solo() {
            Some(self.goal)
        } else {
            None
        }
    }

    /// The cards in a seat's hand. A lone player's hand is the drawn card.
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

    /// The cards that a lone player has yet to draw, the next one first. Players do not
    /// know their order.
    pub fn hidden_deck(&self) -> &[CardKind] {
        if self.is_solo() {
            &self.deck[self.drawn as usize..]
        } else {
            &[]
        }
    }

    /// The cards that a lone player has yet to draw.
    pub fn remaining_deck(&self) -> Hand {
        let mut remaining = Hand::EMPTY;
        for &kind in self.hidden_deck() {
            remaining.add(kind);
        }
        remaining
    }

    /// The seasons from the first rank to the last, as if the game ended now.
    pub fn standings(&self) -> [Standing; 4] {
        standings(&self.grid, &self.holders)
    }

    /// Number of cards on the table.
    pub fn cards_on_table(&self) -> u8 {
        self.grid.occupied().len() as u8
    }

    /// The card that a lone player has drawn and not played yet.
    pub(super) fn drawn_card(&self) -> Option<CardKind> {
        let in_hand = self.is_solo() && self.drawn > self.cards_on_table();
        in_hand.then(|| self.deck[self.drawn as usize - 1])
    }

    pub(super) fn must_draw(&self) -> bool {
        self.is_solo() && self.drawn == self.cards_on_table() && self.drawn < CARDS
    }

    /// Number of cards put on the table before the first turn: with three players
    /// the absent season's single card (rulebook: "Gameplay").
    pub(super) const fn starting_cards(&self) -> u8 {
        if self.players == 3 { 1 } else { 0 }
    }

    /// Rulebook: "Gameplay".
    pub(super) fn check_placement(
        &self,
        seat: Seat,
        placement: Placement,
    ) -> Result<(), IllegalAction> {
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

    pub(super) fn check_cell(&self, cell: Cell) -> Result<(), IllegalAction> {
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
    pub(super) fn place<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        placement: Placement,
        events: &mut S,
    ) {
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
