//! How actions are applied: the phases of a turn. Rulebook: "Turns" and
//! "Solitaire Version".

use super::action::{Action, LinkPair};
use super::city::{Development, Good, Item, Structure};
use super::event::{EndReason, Event, LossCause};
use super::links::Effect;
use super::state::{End, MAX_TURNS, Phase, WheelsOfTime};
use super::wheels::{Link, PlayerWheel, Symbol, Wheel};
use crate::game::EventSink;
use crate::seat::Seat;

impl WheelsOfTime {
    /// Applies a legal action of a game that is not over.
    pub(super) fn apply_action<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        let seat = self.active();
        match action {
            Action::Place { wheel, space } => self.place_wheel(wheel, space, events),
            Action::Take(wheel) => {
                self.first_seat_wheel = wheel.other();
                events.push(Event::Took {
                    seat: Seat::in_turn(1, 2),
                    wheel,
                });
                self.begin_turn(u8::from(wheel == PlayerWheel::One), events);
            }
            Action::Feed(people) => {
                self.feed(people, events);
                self.begin_action_phase();
            }
            Action::Turn(wheel) => {
                self.actions_left = self.actions_left.saturating_sub(1);
                self.wheels.turn(wheel);
                events.push(Event::Turned { seat, wheel });
            }
            Action::Build(structure) => self.build(seat, structure, events),
            Action::Trigger(link) => {
                self.actions_left = self.actions_left.saturating_sub(1);
                events.push(Event::Triggered { seat, link });
                self.trigger(link, events);
            }
            Action::Join(pair) if self.phase == Phase::Production => {
                self.finish_turn(Some(pair), events);
            }
            Action::Join(pair) => {
                self.actions_left = self.actions_left.saturating_sub(2);
                self.join(pair, events);
            }
            Action::SpendWorker => {
                let worker = Item::Good(Good::Worker);
                self.cities[seat.index() % 2].lose(worker, 1);
                self.spendable_workers = self.spendable_workers.saturating_sub(1);
                self.actions_left = self.actions_left.saturating_add(1);
                events.push(Event::Worked { seat });
            }
            Action::EndActions => {
                self.actions_left = 0;
                events.push(Event::Ended { seat });
                if LinkPair::ALL
                    .into_iter()
                    .any(|pair| self.can_join_in_production(pair))
                {
                    self.phase = Phase::Production;
                } else {
                    self.finish_turn(None, events);
                }
            }
            Action::ProduceSeparately => self.finish_turn(None, events),
        }
    }

    /// Rulebook: "Setup".
    fn place_wheel<S: EventSink<Event>>(&mut self, wheel: Wheel, space: u8, events: &mut S) {
        self.wheels.set(wheel, space);
        events.push(Event::Placed { wheel, space });
        match self.phase {
            Phase::Place(next) if usize::from(next) + 1 < Wheel::ALL.len() => {
                self.phase = Phase::Place(next + 1);
            }
            _ if self.is_solo() => self.begin_turn(0, events),
            _ => {
                self.turn += 1;
                self.phase = Phase::Choose;
            }
        }
    }

    /// Begins a turn with the feeding phase, which is a decision only if the
    /// player has hungry people and food for some of them.
    pub(super) fn begin_turn<S: EventSink<Event>>(&mut self, active: u8, events: &mut S) {
        self.active = active % 2;
        self.turn += 1;
        let city = &self.cities[usize::from(self.active)];
        self.spendable_workers = city.good(Good::Worker);
        if self.max_feedable() > 0 {
            self.phase = Phase::Feeding;
            return;
        }
        self.feed(0, events);
        self.begin_action_phase();
    }

    /// Rulebook: "2. Action Phase".
    fn begin_action_phase(&mut self) {
        self.phase = Phase::Actions;
        let city = &self.cities[usize::from(self.active)];
        self.actions_left = city.development(Development::Population);
    }

    /// Feeds this many of the hungry people and loses the others. Rulebook:
    /// "1. Feeding Phase".
    fn feed<S: EventSink<Event>>(&mut self, people: u8, events: &mut S) {
        let seat = self.active();
        let shortage = self.city(seat).food_shortage();
        if people > 0 {
            self.cities[usize::from(self.active)].lose(Item::Good(Good::Food), people);
            events.push(Event::Fed { seat, food: people });
        }
        let hungry = shortage.saturating_sub(people);
        if hungry > 0 {
            self.lose(
                seat,
                Item::Development(Development::Population),
                hungry,
                LossCause::Hunger,
                events,
            );
        }
    }

    /// Rulebook: "2. Action Phase", B.
    fn build<S: EventSink<Event>>(&mut self, seat: Seat, structure: Structure, events: &mut S) {
        self.actions_left = self.actions_left.saturating_sub(1);
        let city = &mut self.cities[seat.index() % 2];
        for good in structure.cost() {
            city.lose(Item::Good(*good), 1);
        }
        city.gain(Item::Development(structure.development()));
        events.push(Event::Built { seat, structure });
        self.check_complete();
    }

    /// Rulebook: "2. Action Phase", C.
    fn trigger<S: EventSink<Event>>(&mut self, link: Link, events: &mut S) {
        match self.effect(self.active(), link) {
            Effect::Nothing | Effect::HalfBuilding => {}
            Effect::Gives(item) => {
                let kept = self.give(link, item, events);
                if kept && item == Item::Development(Development::Population) {
                    self.actions_left = self.actions_left.saturating_add(1);
                }
            }
            Effect::Danger(good) => self.danger(link, good, events),
            Effect::Disaster => self.disaster(link, events),
        }
    }

    /// Resolves a link that gives an item: to the active player, and to the
    /// opponent too if it is the common link. Returns whether the active player
    /// had room. Rulebook: "3. Production Phase".
    fn give<S: EventSink<Event>>(&mut self, link: Link, item: Item, events: &mut S) -> bool {
        let seat = self.active();
        let kept = self.gain(seat, link, item, events);
        if link == Link::Common && !self.is_solo() {
            self.gain(self.opponent(), link, item, events);
        }
        self.check_complete();
        kept
    }

    fn gain<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        link: Link,
        item: Item,
        events: &mut S,
    ) -> bool {
        let kept = self.cities[seat.index() % 2].gain(item);
        events.push(Event::Gained {
            seat,
            link,
            item,
            kept,
        });
        kept
    }

    /// Combines two links into a building. Rulebook: "3. Production Phase".
    ///
    /// House ruling: if the common link is one of them, the opponent receives
    /// what that link gives by itself.
    fn join<S: EventSink<Event>>(&mut self, pair: LinkPair, events: &mut S) {
        let seat = self.active();
        let common_item = self.effect(seat, Link::Common).gives();
        self.cities[seat.index() % 2].gain(Item::Development(Development::Building));
        events.push(Event::Joined { seat, pair });
        self.check_complete();
        if let Some(item) = common_item
            && pair.has_common()
            && !self.is_solo()
            && self.end.is_none()
        {
            self.gain(self.opponent(), Link::Common, item, events);
            self.check_complete();
        }
    }

    /// Everything after the action phase, up to the next decision.
    fn finish_turn<S: EventSink<Event>>(&mut self, pair: Option<LinkPair>, events: &mut S) {
        self.production_phase(pair, events);
        if self.end.is_none() {
            self.danger_phase(events);
        }
        if self.end.is_none() && self.is_solo() {
            self.wheel_rotation_phase(events);
        }
        if self.end.is_none() {
            self.end_turn(events);
        }
    }

    /// Resolves the links that are not in the pair, then the pair. Rulebook:
    /// "3. Production Phase".
    fn production_phase<S: EventSink<Event>>(&mut self, pair: Option<LinkPair>, events: &mut S) {
        let seat = self.active();
        for link in Link::ALL {
            if pair.is_some_and(|pair| pair.unused() != link) {
                continue;
            }
            if let Some(item) = self.effect(seat, link).gives() {
                self.give(link, item, events);
            }
            if self.end.is_some() {
                return;
            }
        }
        if let Some(pair) = pair {
            self.join(pair, events);
        }
    }

    /// Rulebook: "4. Danger Phase". House ruling: the links as they were when
    /// the phase began, dangers before the disaster.
    fn danger_phase<S: EventSink<Event>>(&mut self, events: &mut S) {
        let seat = self.active();
        let effects = Link::ALL.map(|link| (link, self.effect(seat, link)));
        for (link, effect) in effects {
            if let Effect::Danger(good) = effect {
                self.danger(link, good, events);
            }
        }
        for (link, effect) in effects {
            if effect == Effect::Disaster && self.end.is_none() {
                self.disaster(link, events);
            }
        }
    }

    /// Rulebook: "4. Danger Phase", A and B. House ruling: the good is taken even if
    /// the taker has no room for it.
    fn danger<S: EventSink<Event>>(&mut self, link: Link, good: Good, events: &mut S) {
        let seat = self.active();
        if link == Link::Common && !self.is_solo() {
            let (own, _) = self.wheels.link_symbols(self.player_wheel(seat), link);
            let (from, to) = match own {
                Symbol::Skull => (self.opponent(), seat),
                _ => (seat, self.opponent()),
            };
            let taken = self.remove(from, Item::Good(good), 1) > 0;
            let kept = taken && self.cities[to.index() % 2].gain(Item::Good(good));
            events.push(Event::Stolen {
                from,
                to,
                good,
                taken,
                kept,
            });
        } else {
            let cause = LossCause::Danger(link);
            self.lose(seat, Item::Good(good), 1, cause, events);
        }
    }

    /// Rulebook: "4. Danger Phase", A, C and D. House ruling: the active player
    /// causes a disaster at the common link, so it strikes the opponent.
    fn disaster<S: EventSink<Event>>(&mut self, link: Link, events: &mut S) {
        let victim = match link {
            Link::Common if !self.is_solo() => self.opponent(),
            _ => self.active(),
        };
        let die = self.dice.roll();
        events.push(Event::Disaster {
            seat: victim,
            link,
            die,
        });
        for which in die.disaster_losses() {
            let item = Item::Development(*which);
            self.lose(victim, item, 1, LossCause::Disaster, events);
        }
        if self.end.is_none() {
            self.wheels.turn_all();
            events.push(Event::AllTurned);
        }
    }

    /// Rulebook: "Solitaire Version", "5. Wheel Rotation Phase".
    fn wheel_rotation_phase<S: EventSink<Event>>(&mut self, events: &mut S) {
        let seat = self.active();
        let die = self.dice.roll();
        events.push(Event::Rotated { die });
        for wheel in die.rotated_wheels() {
            self.wheels.turn(*wheel);
        }
        if let Some(item) = self.effect(seat, Link::Common).gives() {
            self.give(Link::Common, item, events);
        }
        let disaster = Link::ALL
            .into_iter()
            .find(|link| self.effect(seat, *link) == Effect::Disaster);
        if let Some(link) = disaster
            && self.end.is_none()
        {
            self.disaster(link, events);
        }
    }

    fn end_turn<S: EventSink<Event>>(&mut self, events: &mut S) {
        self.completed_turns += 1;
        let (over, next) = if self.is_solo() {
            let round = self.completed_turns as u8;
            events.push(Event::RoundOver { round });
            let over = (round >= self.rounds).then_some(EndReason::RoundsUsedUp);
            (over, self.active)
        } else {
            let over = (self.completed_turns >= MAX_TURNS).then_some(EndReason::TooLong);
            (over, 1 - self.active)
        };
        match over.map(|reason| End {
            reason,
            winner: None,
        }) {
            None => self.begin_turn(next, events),
            end => self.end = end,
        }
    }

    /// The seat that is not active.
    const fn opponent(&self) -> Seat {
        Seat::in_turn(1 - self.active as u32 % 2, 2)
    }

    /// Removes up to `count` from a city; returns how many there were. House
    /// ruling: of the active player's workers, spendable ones are lost first.
    fn remove(&mut self, seat: Seat, item: Item, count: u8) -> u8 {
        let lost = self.cities[seat.index() % 2].lose(item, count);
        if item == Item::Good(Good::Worker) && seat == self.active() {
            self.spendable_workers = self.spendable_workers.saturating_sub(lost);
        }
        lost
    }

    fn lose<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        item: Item,
        count: u8,
        cause: LossCause,
        events: &mut S,
    ) {
        let lost = self.remove(seat, item, count);
        events.push(Event::Lost {
            seat,
            item,
            count: lost,
            cause,
        });
        self.check_population();
    }

    /// Ends the game if a city has no population left. Rulebook: "Ending the
    /// Game".
    pub(super) fn check_population(&mut self) {
        for seat in Seat::all(self.players) {
            if self.city(seat).development(Development::Population) == 0 {
                let other = Seat::in_turn(1 - seat.index() as u32 % 2, 2);
                self.end = Some(End {
                    reason: EndReason::NoPeople,
                    winner: (!self.is_solo()).then_some(other),
                });
            }
        }
    }

    /// Ends the game if a city is complete. Rulebook: "Ending the Game".
    pub(super) fn check_complete(&mut self) {
        let is_complete = |seat: Seat| self.city(seat).is_complete();
        let (active, opponent) = (self.active(), self.opponent());
        let opponent_complete = !self.is_solo() && is_complete(opponent);
        let (reason, winner) = match (is_complete(active), opponent_complete) {
            (true, true) => (EndReason::BothComplete, active),
            (true, false) => (EndReason::CityComplete, active),
            (false, true) => (EndReason::CityComplete, opponent),
            (false, false) => return,
        };
        self.end = Some(End {
            reason,
            winner: Some(winner),
        });
    }
}
