//! The automaton, the opponent in a solo game.
//!
//! Rulebook: "Solo Play".

use super::event::TakenItems;
use super::monuments::Monument;
use super::solo_cards::{SOLO_CARD_COUNT, SoloCard};
use crate::rng::Rng;

/// The automaton's deck of solo cards and its monuments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// All cards, those revealed since the last shuffle first.
    pub(super) deck: [SoloCard; SOLO_CARD_COUNT],
    /// Cards revealed in the whole game.
    pub(super) revealed: u16,
    /// Bit set of its monuments.
    pub(super) monument_bits: u32,
    /// Generator for reshuffling the deck.
    pub(super) rng: Rng,
    /// The card revealed last, with the items it took.
    pub(super) last: Option<(SoloCard, TakenItems)>,
}

impl Automaton {
    pub(super) const fn new(deck: [SoloCard; SOLO_CARD_COUNT], rng: Rng) -> Self {
        Self {
            deck,
            revealed: 0,
            monument_bits: 0,
            rng,
            last: None,
        }
    }

    /// The face-down cards, top card first. The player does not know their order.
    pub fn hidden_cards(&self) -> &[SoloCard] {
        self.deck
            .get(self.revealed_since_shuffle()..)
            .unwrap_or(&[])
    }

    fn hidden_cards_mut(&mut self) -> &mut [SoloCard] {
        let revealed = self.revealed_since_shuffle();
        self.deck.get_mut(revealed..).unwrap_or(&mut [])
    }

    fn revealed_since_shuffle(&self) -> usize {
        match usize::from(self.revealed) {
            0 => 0,
            revealed => (revealed - 1) % SOLO_CARD_COUNT + 1,
        }
    }

    /// The number of face-down cards.
    pub fn remaining_count(&self) -> usize {
        self.hidden_cards().len()
    }

    /// The cards revealed since the last shuffle, oldest first.
    pub fn revealed(&self) -> &[SoloCard] {
        self.deck
            .get(..self.revealed_since_shuffle())
            .unwrap_or(&[])
    }

    /// The card revealed last, with the items it took.
    pub const fn last(&self) -> Option<(SoloCard, TakenItems)> {
        self.last
    }

    /// The monuments it has taken.
    pub fn monuments(&self) -> impl Iterator<Item = Monument> + use<> {
        Monument::from_bits(self.monument_bits)
    }

    /// The points of its monuments.
    pub fn monument_points(&self) -> i32 {
        self.monuments()
            .map(|monument| i32::from(monument.card().points))
            .sum()
    }

    /// Reveals the next card; reshuffles them all when none is left.
    pub(super) fn draw(&mut self) -> SoloCard {
        if self.hidden_cards().is_empty() {
            // The new order must not depend on the old one, which redacted
            // states do not have.
            self.deck.sort_unstable();
            self.rng.shuffle(&mut self.deck);
        }
        let next = usize::from(self.revealed) % SOLO_CARD_COUNT;
        self.revealed = self.revealed.saturating_add(1);
        self.deck[next]
    }

    /// Hides the order of the face-down cards; which cards they are is public.
    pub(super) fn redact(&mut self) {
        self.hidden_cards_mut().sort_unstable();
        self.rng = Rng::new(0, 0);
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(self.hidden_cards_mut());
        self.rng = Rng::new(rng.next_u64(), 0);
    }

    /// The state as bytes for the state hash, without the generator.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        let deck = self.deck.iter().map(|card| card.number());
        let count = self.revealed.to_le_bytes();
        deck.chain(count).chain(self.monument_bits.to_le_bytes())
    }
}
