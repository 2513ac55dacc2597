//! The sequence of turns and rounds, and the end of the game.
//!
//! Rulebook: "Game Overview and Rounds" and "Turn Order".

use super::event::{EndReason, Event, Order};
use super::state::{Phase, WorldWonders};
use super::tracks::{GOLD_PER_ROUND, POPULATION_END};
use crate::game::EventSink;
use crate::seat::{MAX_SEATS, Seat};

impl WorldWonders {
    /// Sets up the market for the first round that is played.
    ///
    /// Rulebook: "Game Setup".
    pub(super) fn start_first_round<S: EventSink<Event>>(&mut self, round: u8, events: &mut S) {
        self.start_round(round, events);
        self.refill_monuments(events);
        self.turn = 1;
        self.phase = if self.players == 1 {
            Phase::Begin
        } else {
            self.opening_phase()
        };
    }

    fn start_round<S: EventSink<Event>>(&mut self, round: u8, events: &mut S) {
        self.round = round;
        self.order_index = 0;
        self.market.restock(round);
        for stack in self.market.stacks() {
            let tile = self.market.tile_of_round(stack);
            events.push(Event::TileRevealed { tile });
        }
    }

    pub(super) fn refill_monuments<S: EventSink<Event>>(&mut self, events: &mut S) {
        self.market
            .refill_row(|monument| events.push(Event::MonumentRevealed { monument }));
    }

    /// The phase that opens the active player's turn. House ruling: the starting
    /// road is placed before the first purchase, unless that is of roads.
    fn opening_phase(&self) -> Phase {
        let city = self.active_city();
        if city.starting_road_placed || city.starting_road_placements().is_empty() {
            Phase::Buy
        } else {
            Phase::Start
        }
    }

    /// Starts a solo game with the automaton's first card.
    pub(super) fn begin<S: EventSink<Event>>(&mut self, events: &mut S) {
        self.play_automaton_card(events);
        self.phase = self.opening_phase();
    }

    /// The active player, who cannot buy anything, leaves the round.
    ///
    /// Rulebook: "Actions", last note.
    pub(super) fn leave_round<S: EventSink<Event>>(&mut self, events: &mut S) {
        let seat = self.active();
        let gold = self.active_city().gold;
        self.cities[seat.index()].gold = 0;
        events.push(Event::LeftRound { seat, gold });
        self.next_turn(events);
    }

    pub(super) fn end_turn<S: EventSink<Event>>(&mut self, events: &mut S) {
        if !self.replaces_monuments_at_once() {
            self.refill_monuments(events);
        }
        self.next_turn(events);
    }

    fn next_turn<S: EventSink<Event>>(&mut self, events: &mut S) {
        self.loan_action_taken = false;
        let players = self.players;
        let next = (1..=players)
            .map(|step| (self.order_index + step) % players)
            .find(|index| {
                let seat = self.order.seats[usize::from(*index) % MAX_SEATS];
                self.city(seat).gold > 0
            });
        match next {
            Some(index) => self.order_index = index,
            None => {
                self.next_round(events);
                if self.end.is_some() {
                    return;
                }
            }
        }
        self.turn += 1;
        if players == 1 {
            self.play_automaton_card(events);
        }
        self.phase = self.opening_phase();
    }

    /// Starts the next round or ends the game.
    ///
    /// Rulebook: "Game Overview and Rounds".
    fn next_round<S: EventSink<Event>>(&mut self, events: &mut S) {
        let mut cities = self.cities.iter().take(usize::from(self.players));
        let reason = if cities.any(|city| city.population >= POPULATION_END) {
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
            city.gold = GOLD_PER_ROUND;
        }
        events.push(Event::Round {
            round: self.round + 1,
            order: self.order,
        });
        self.start_round(self.round + 1, events);
    }

    /// The turn order of the next round if this round ended now: holders of
    /// pedestals first, then the others by population, by number of monuments
    /// and by the order of this round. House ruling: when only the second
    /// pedestal is bought, its holder is second.
    ///
    /// Rulebook: "Turn Order".
    pub fn next_order(&self) -> Order {
        let [first, second] = self.market.pedestals();
        let mut order = self.order;
        let key = |seat: &Seat| {
            let city = self.city(*seat);
            (city.population, city.monument_count())
        };
        let mut others = [Seat::FIRST; MAX_SEATS];
        let mut count = 0;
        for seat in self.order.as_slice() {
            if Some(*seat) != first && Some(*seat) != second {
                others[count] = *seat;
                count += 1;
            }
        }
        // The sort is stable: ties keep the order of this round.
        others[..count].sort_by_key(key);
        let mut rest = others[..count].iter().copied();
        for index in 0..usize::from(self.players) {
            let holder = match index {
                0 => first,
                1 => second,
                _ => None,
            };
            if let Some(seat) = holder.or_else(|| rest.next()) {
                order.seats[index] = seat;
            }
        }
        order
    }
}
