//! What the automaton does in a solo game: it plays a card before each turn of the player.
//!
//! Rulebook: "Solo Play".

use super::event::{Event, TakenItems};
use super::monuments::Monument;
use super::solo_cards::{CardItem, FALLBACK};
use super::state::WorldWonders;
use crate::game::EventSink;

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
        let mut taken = TakenItems::default();
        match section.and_then(|section| card.sections().get(section)) {
            Some(items) => {
                for (slot, item) in taken.0.iter_mut().zip(*items) {
                    *slot = Some(*item);
                }
            }
            None => taken.0[0] = FALLBACK.into_iter().find(|item| self.is_available(*item)),
        }
        let monument = taken.iter().find_map(|item| self.monument_on_card(item));
        for item in taken.iter() {
            match item {
                CardItem::Tile(stack) => self.market.take_tile(stack),
                CardItem::LongRoad => self.market.take_long_road(),
                CardItem::ShortRoads => self.market.take_short_set(),
                CardItem::Tower => self.market.take_tower(),
                CardItem::FirstMonument | CardItem::SecondMonument => {}
            }
        }
        self.automaton.last = Some((card, taken));
        events.push(Event::CardRevealed {
            card,
            section: section.map(|section| section as u8),
            taken,
            monument,
        });
        if let Some(monument) = monument {
            self.automaton.monument_bits |= monument.bit();
            self.market.take_monument(monument);
            self.refill_monuments(events);
        }
    }
}
