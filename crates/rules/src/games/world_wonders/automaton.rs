//! The automaton that plays against one who plays alone.

use super::WorldWonders;
use super::cards::{CARDS, Card, OTHERWISE, Want};
use super::event::{Event, Taken};
use super::monuments::Monument;
use crate::game::EventSink;
use crate::rng::Rng;

/// The automaton's cards and monuments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// All cards; those before `used` were revealed since they were shuffled.
    pub(super) deck: [Card; CARDS],
    /// Cards that were revealed, in all.
    pub(super) revealed: u16,
    /// Its monuments, as bits.
    pub(super) monuments: u32,
    /// What shuffles the cards again.
    pub(super) rng: Rng,
    /// The last card, and what it took.
    pub(super) last: Option<(Card, Taken)>,
}

impl Automaton {
    pub(super) const fn new(deck: [Card; CARDS], rng: Rng) -> Self {
        Self {
            deck,
            revealed: 0,
            monuments: 0,
            rng,
            last: None,
        }
    }

    /// The cards that are to come before all are shuffled again.
    pub(super) fn to_come(&self) -> &[Card] {
        self.deck.get(self.used()..).unwrap_or(&[])
    }

    /// How many cards of the deck were revealed since it was shuffled.
    fn used(&self) -> usize {
        match usize::from(self.revealed) {
            0 => 0,
            revealed => (revealed - 1) % CARDS + 1,
        }
    }

    /// How many cards are to come before all are shuffled again.
    #[must_use]
    pub fn left(&self) -> usize {
        self.to_come().len()
    }

    /// The cards that were revealed since they were last shuffled, the last one
    /// last.
    #[must_use]
    pub fn revealed(&self) -> &[Card] {
        self.deck.get(..self.used()).unwrap_or(&[])
    }

    /// The last card, and what the automaton took with it.
    #[must_use]
    pub const fn last(&self) -> Option<(Card, Taken)> {
        self.last
    }

    /// Its monuments.
    pub fn monuments(&self) -> impl Iterator<Item = Monument> + use<> {
        let owned = self.monuments;
        let all = Monument::ALL.into_iter();
        all.filter(move |monument| owned >> *monument as u32 & 1 == 1)
    }

    /// The points of its monuments.
    #[must_use]
    pub fn monument_points(&self) -> i32 {
        let points = self.monuments();
        points.map(|own| i32::from(own.card().points)).sum()
    }

    fn draw(&mut self) -> Card {
        if self.to_come().is_empty() {
            // Their order before that must not matter, as nobody knows it.
            self.deck.sort_unstable();
            self.rng.shuffle(&mut self.deck);
        }
        let at = usize::from(self.revealed) % CARDS;
        self.revealed = self.revealed.saturating_add(1);
        self.deck[at]
    }

    /// Which cards are to come is known, their order is not.
    pub(super) fn conceal(&mut self) {
        let used = self.used();
        if let Some(hidden) = self.deck.get_mut(used..) {
            hidden.sort_unstable();
        }
        self.rng = Rng::new(0, 0);
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        let used = self.used();
        if let Some(hidden) = self.deck.get_mut(used..) {
            rng.shuffle(hidden);
        }
        self.rng = Rng::new(rng.next_u64(), 0);
    }

    /// All that makes it what it is, but for what shuffles.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        let deck = self.deck.iter().map(|card| card.number());
        let count = self.revealed.to_le_bytes();
        deck.chain(count).chain(self.monuments.to_le_bytes())
    }
}

impl WorldWonders {
    /// The monument that a card means.
    fn wanted_monument(&self, want: Want) -> Option<Monument> {
        match want {
            Want::FirstMonument => self.offer.row[0],
            Want::SecondMonument => self.offer.row[1],
            _ => None,
        }
    }

    fn is_there(&self, want: Want) -> bool {
        match want {
            Want::Tile(slot) => self.offer.tile(slot).is_some(),
            Want::LongRoad => self.offer.long_roads() > 0,
            Want::ShortRoads => self.offer.short_sets() > 0,
            Want::Tower => self.offer.tower(),
            Want::FirstMonument | Want::SecondMonument => self.wanted_monument(want).is_some(),
        }
    }

    /// The automaton reveals a card and takes what it says.
    pub(super) fn automaton_plays<S: EventSink<Event>>(&mut self, events: &mut S) {
        let card = self.automaton.draw();
        let mut sections = card.sections().iter();
        let section = sections.position(|wants| wants.iter().all(|want| self.is_there(*want)));
        let mut took = Taken::default();
        match section.and_then(|section| card.sections().get(section)) {
            Some(wants) => {
                for (place, want) in took.0.iter_mut().zip(*wants) {
                    *place = Some(*want);
                }
            }
            None => took.0[0] = OTHERWISE.into_iter().find(|want| self.is_there(*want)),
        }
        let monument = took.iter().find_map(|want| self.wanted_monument(want));
        for want in took.iter() {
            match want {
                Want::Tile(slot) => self.offer.take_tile(slot),
                Want::LongRoad => self.offer.take_long(),
                Want::ShortRoads => self.offer.take_short(),
                Want::Tower => self.offer.take_tower(),
                Want::FirstMonument | Want::SecondMonument => {}
            }
        }
        self.automaton.last = Some((card, took));
        events.push(Event::Card {
            card,
            section: section.map(|section| section as u8),
            took,
            monument,
        });
        if let Some(monument) = monument {
            self.automaton.monuments |= 1 << monument as u32;
            self.offer.take_monument(monument);
            self.fill_row(events);
        }
    }
}
