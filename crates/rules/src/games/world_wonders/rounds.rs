//! How turns and rounds follow each other, and when the game is over.

use super::event::{EndReason, Event, Order};
use super::tracks::{GOLD, POPULATION_END};
use super::{Phase, WorldWonders};
use crate::game::EventSink;
use crate::seat::{MAX_SEATS, Seat};

impl WorldWonders {
    /// The first round of a game lies on the table.
    pub(super) fn first_round<S: EventSink<Event>>(&mut self, round: u8, events: &mut S) {
        self.lay_out(round, events);
        self.fill_row(events);
        self.turn = 1;
        self.phase = if self.players == 1 {
            Phase::Begin
        } else {
            self.first_phase()
        };
    }

    fn lay_out<S: EventSink<Event>>(&mut self, round: u8, events: &mut S) {
        self.round = round;
        self.place = 0;
        self.offer.renew(round);
        for slot in self.offer.slots() {
            let tile = self.offer.shown_tile(slot);
            events.push(Event::Tile { tile });
        }
    }

    pub(super) fn fill_row<S: EventSink<Event>>(&mut self, events: &mut S) {
        self.offer
            .fill_row(|monument| events.push(Event::Revealed { monument }));
    }

    /// With what the turn of the active player begins.
    fn first_phase(&self) -> Phase {
        let own = self.own();
        if own.begun || own.start_places().is_empty() {
            Phase::Buy
        } else {
            Phase::Start
        }
    }

    /// The automaton's first card; the player's first turn begins.
    pub(super) fn begin<S: EventSink<Event>>(&mut self, events: &mut S) {
        self.automaton_plays(events);
        self.phase = self.first_phase();
    }

    /// The active player can buy nothing and is out of the round.
    pub(super) fn leave<S: EventSink<Event>>(&mut self, events: &mut S) {
        let seat = self.active();
        let gold = self.own().gold;
        self.cities[seat.index()].gold = 0;
        events.push(Event::Out { seat, gold });
        self.next_turn(events);
    }

    /// Ends the turn; a monument that was bought is replaced.
    pub(super) fn end_turn<S: EventSink<Event>>(&mut self, events: &mut S) {
        self.fill_row(events);
        self.next_turn(events);
    }

    fn next_turn<S: EventSink<Event>>(&mut self, events: &mut S) {
        self.settled = false;
        let players = self.players;
        let next = (1..=players)
            .map(|step| (self.place + step) % players)
            .find(|place| self.seat_at(*place).gold > 0);
        match next {
            Some(place) => self.place = place,
            None => {
                self.next_round(events);
                if self.end.is_some() {
                    return;
                }
            }
        }
        self.turn += 1;
        if players == 1 {
            self.automaton_plays(events);
        }
        self.phase = self.first_phase();
    }

    fn seat_at(&self, place: u8) -> &super::City {
        let seat = self.order.seats[usize::from(place) % MAX_SEATS];
        &self.cities[seat.index()]
    }

    fn next_round<S: EventSink<Event>>(&mut self, events: &mut S) {
        let own = self.cities.iter().take(usize::from(self.players));
        let full = own.clone().any(|city| city.population >= POPULATION_END);
        let reason = if full {
            Some(EndReason::Population)
        } else {
            (self.round >= self.last_round).then_some(EndReason::Rounds)
        };
        if let Some(reason) = reason {
            self.end = Some(reason);
            events.push(Event::Over { reason });
            return;
        }
        self.order = self.next_order();
        for city in self.cities.iter_mut().take(usize::from(self.players)) {
            city.gold = GOLD;
        }
        events.push(Event::Round {
            round: self.round + 1,
            order: self.order,
        });
        self.lay_out(self.round + 1, events);
    }

    /// Who plays in which order in the next round, if this one ended now.
    #[must_use]
    pub fn next_order(&self) -> Order {
        let [first, second] = self.offer.pedestals();
        let mut order = self.order;
        let key = |seat: &Seat| {
            let city = &self.cities[seat.index()];
            (city.population, city.monument_count())
        };
        let mut others = [Seat::FIRST; MAX_SEATS];
        let mut count = 0;
        for seat in self.order.as_slice() {
            if Some(*seat) == first || Some(*seat) == second {
                continue;
            }
            // After all that are not above it, so that ties keep their order.
            let at = others[..count]
                .iter()
                .position(|other| key(other) > key(seat))
                .unwrap_or(count);
            others[at..=count].rotate_right(1);
            others[at] = *seat;
            count += 1;
        }
        let mut rest = others[..count].iter().copied();
        for place in 0..usize::from(self.players) {
            let held = match place {
                0 => first,
                1 => second,
                _ => None,
            };
            if let Some(seat) = held.or_else(|| rest.next()) {
                order.seats[place] = seat;
            }
        }
        order
    }
}
