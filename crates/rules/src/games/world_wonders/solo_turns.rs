//! What the automaton does in a solo game: it plays a card before each turn of the player.
//!
//! Rulebook: "Solo Play".

use super::action::Item;
use super::event::{Event, TakenItems};
use super::solo_cards::{CardItem, FALLBACK};
use super::state::WorldWonders;
use crate::game::EventSink;

impl WorldWonders {
    /// The item in the market that a card shows, if it is available.
    fn item_on_card(&self, shown: CardItem) -> Option<Item> {
        let item = match shown {
            CardItem::Tile(stack) => Item::Tile(stack),
            CardItem::LongRoad => Item::LongRoad,
            CardItem::ShortRoads => Item::ShortRoads,
            CardItem::Tower => Item::Tower,
            CardItem::FirstMonument => Item::Monument(self.market.row[0]?),
            CardItem::SecondMonument => Item::Monument(self.market.row[1]?),
        };
        self.is_for_sale(item).then_some(item)
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
        let is_available = |item: &CardItem| self.item_on_card(*item).is_some();
        let section = sections.position(|items| items.iter().all(is_available));
        let mut taken = TakenItems::default();
        match section.and_then(|section| card.sections().get(section)) {
            Some(items) => {
                for (slot, item) in taken.0.iter_mut().zip(*items) {
                    *slot = Some(*item);
                }
            }
            None => taken.0[0] = FALLBACK.into_iter().find(is_available),
        }
        let mut monument = None;
        for shown in taken.iter() {
            let Some(item) = self.item_on_card(shown) else {
                continue;
            };
            if let Item::Monument(taken) = item {
                monument = Some(taken);
            }
            self.market.take(item, self.active());
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
            self.refill_monuments(events);
        }
    }
}
