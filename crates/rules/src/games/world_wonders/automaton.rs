//! The automaton, the opponent in a solo game.
//!
//! Rulebook: "Solo Play".

use super::WorldWonders;
use super::event::{Event, TakenItems};
use super::monuments::Monument;
use super::solo_cards::{CardItem, FALLBACK, SOLO_CARD_COUNT, SoloCard};
use crate::game::EventSink;
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

    /// The face-down cards, top card first.
    pub(super) fn remaining(&self) -> &[SoloCard] {
        self.deck
            .get(self.revealed_since_shuffle()..)
            .unwrap_or(&[])
    }

    fn revealed_since_shuffle(&self) -> usize {
        match usize::from(self.revealed) {
            0 => 0,
            revealed => (revealed - 1) % SOLO_CARD_COUNT + 1,
        }
    }

    /// The number of face-down cards.
    #[must_use]
    pub fn remaining_count(&self) -> usize {
        self.remaining().len()
    }

    /// The cards revealed since the last shuffle, oldest first.
    #[must_use]
    pub fn revealed(&self) -> &[SoloCard] {
        self.deck
            .get(..self.revealed_since_shuffle())
            .unwrap_or(&[])
    }

    /// The card revealed last, with the items it took.
    #[must_use]
    pub const fn last(&self) -> Option<(SoloCard, TakenItems)> {
        self.last
    }

    /// The monuments it has taken.
    pub fn monuments(&self) -> impl Iterator<Item = Monument> + use<> {
        Monument::from_bits(self.monument_bits)
    }

    /// The points of its monuments.
    #[must_use]
    pub fn monument_points(&self) -> i32 {
        let monuments = self.monuments();
        monuments
            .map(|monument| i32::from(monument.card().points))
            .sum()
    }

    fn draw(&mut self) -> SoloCard {
        if self.remaining().is_empty() {
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
        let revealed = self.revealed_since_shuffle();
        if let Some(hidden) = self.deck.get_mut(revealed..) {
            hidden.sort_unstable();
        }
        self.rng = Rng::new(0, 0);
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        let revealed = self.revealed_since_shuffle();
        if let Some(hidden) = self.deck.get_mut(revealed..) {
            rng.shuffle(hidden);
        }
        self.rng = Rng::new(rng.next_u64(), 0);
    }

    /// The state as bytes for the state hash, without the generator.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        let deck = self.deck.iter().map(|card| card.number());
        let count = self.revealed.to_le_bytes();
        deck.chain(count).chain(self.monument_bits.to_le_bytes())
    }
}

impl WorldWonders {
    /// The face-up monument a card item refers to.
    fn monument_on_card(&self, item: CardItem) -> Option<Monument> {
        match item {
            CardItem::FirstMonument => self.market.row[0],
            CardItem::SecondMonument => self.market.row[1],
            _ => None,
        }
    }

    fn is_available(&self, item: CardItem) -> bool {
        match item {
            CardItem::Tile(stack) => self.market.tile(stack).is_some(),
            CardItem::LongRoad => self.market.long_roads() > 0,
            CardItem::ShortRoads => self.market.short_sets() > 0,
            CardItem::Tower => self.market.tower(),
            CardItem::FirstMonument | CardItem::SecondMonument => {
                self.monument_on_card(item).is_some()
            }
        }
    }

    /// Reveals a solo card; the automaton takes the items of the uppermost
    /// section that is available as a whole, else the first available item of
    /// [`FALLBACK`]. Monuments go to its pile, other items are discarded.
    ///
    /// Rulebook: "Solo Play". House ruling: the fallback, and that the whole
    /// deck is reshuffled when it is used up.
    pub(super) fn play_automaton_card<S: EventSink<Event>>(&mut self, events: &mut S) {
        let card = self.automaton.draw();
        let mut sections = card.sections().iter();
        let section = sections.position(|items| items.iter().all(|item| self.is_available(*item)));
        let mut took = TakenItems::default();
        match section.and_then(|section| card.sections().get(section)) {
            Some(items) => {
                for (slot, item) in took.0.iter_mut().zip(*items) {
                    *slot = Some(*item);
                }
            }
            None => took.0[0] = FALLBACK.into_iter().find(|item| self.is_available(*item)),
        }
        let monument = took.iter().find_map(|item| self.monument_on_card(item));
        for item in took.iter() {
            match item {
                CardItem::Tile(stack) => self.market.take_tile(stack),
                CardItem::LongRoad => self.market.take_long_road(),
                CardItem::ShortRoads => self.market.take_short_set(),
                CardItem::Tower => self.market.take_tower(),
                CardItem::FirstMonument | CardItem::SecondMonument => {}
            }
        }
        self.automaton.last = Some((card, took));
        events.push(Event::CardRevealed {
            card,
            section: section.map(|section| section as u8),
            took,
            monument,
        });
        if let Some(monument) = monument {
            self.automaton.monument_bits |= monument.bit();
            self.market.take_monument(monument);
            self.refill_monuments(events);
        }
    }
}
