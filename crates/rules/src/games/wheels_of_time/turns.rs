//! How a turn goes (rulebook: "Turns", "Solitaire"): feeding, actions,
//! production, danger, and alone the turning of the wheels.

use super::action::{Action, Pair};
use super::city::{Development, Good, Item, Work};
use super::event::{EndReason, Event, Why};
use super::links::Effect;
use super::wheels::{Link, Mark, Wheel};
use super::{End, MOST_TURNS, Phase, WheelsOfTime};
use crate::game::EventSink;
use crate::seat::Seat;

impl WheelsOfTime {
    /// Takes a legal action.
    pub(super) fn take<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        let seat = self.active();
        match action {
            Action::Place { wheel, space } => {
                self.wheels.set(wheel, space);
                events.push(Event::Placed { wheel, space });
                self.phase = match self.phase {
                    Phase::Place(next) if usize::from(next) + 1 < Wheel::ALL.len() => {
                        Phase::Place(next + 1)
                    }
                    _ => {
                        self.turn += 1;
                        Phase::Choose
                    }
                };
            }
            Action::Take(mark) => {
                self.first = mark.other();
                events.push(Event::Took {
                    seat: Seat::in_turn(1, 2),
                    mark,
                });
                self.begin_turn(u8::from(mark == Mark::One), events);
            }
            Action::Feed(people) => {
                self.feed(people, events);
                self.begin_actions();
            }
            Action::Turn(wheel) => {
                self.left = self.left.saturating_sub(1);
                self.wheels.turn(wheel);
                events.push(Event::Turned { seat, wheel });
            }
            Action::Build(work) => self.build(seat, work, events),
            Action::Trigger(link) => {
                self.left = self.left.saturating_sub(1);
                events.push(Event::Triggered { seat, link });
                self.trigger(link, events);
            }
            Action::Join(pair) if self.phase == Phase::Production => {
                self.produce(Some(pair), events);
            }
            Action::Join(pair) => {
                self.left = self.left.saturating_sub(2);
                self.join(pair, events);
            }
            Action::Worker => {
                let worker = Item::Good(Good::Worker);
                self.cities[seat.index() % 2].lose(worker, 1);
                self.usable = self.usable.saturating_sub(1);
                self.left = self.left.saturating_add(1);
                events.push(Event::Worked { seat });
            }
            Action::End => {
                self.left = 0;
                events.push(Event::Ended { seat });
                if Pair::ALL
                    .into_iter()
                    .any(|pair| self.can_join_in_production(pair))
                {
                    self.phase = Phase::Production;
                } else {
                    self.produce(None, events);
                }
            }
            Action::Plain => self.produce(None, events),
        }
    }

    pub(super) fn begin_turn<S: EventSink<Event>>(&mut self, active: u8, events: &mut S) {
        self.active = active % 2;
        self.turn += 1;
        let city = &self.cities[usize::from(self.active)];
        self.usable = city.good(Good::Worker);
        if self.can_feed() > 0 {
            self.phase = Phase::Feeding;
            return;
        }
        self.feed(0, events);
        self.begin_actions();
    }

    fn begin_actions(&mut self) {
        self.phase = Phase::Actions;
        let city = &self.cities[usize::from(self.active)];
        self.left = city.development(Development::Population);
    }

    /// Phase 1: feeds so many of the hungry; the others go.
    fn feed<S: EventSink<Event>>(&mut self, people: u8, events: &mut S) {
        let seat = self.active();
        let short = self.city(seat).short();
        if people > 0 {
            self.cities[usize::from(self.active)].lose(Item::Good(Good::Food), people);
            events.push(Event::Fed { seat, food: people });
        }
        let hungry = short.saturating_sub(people);
        if hungry > 0 {
            self.lose(
                seat,
                Item::Development(Development::Population),
                hungry,
                Why::Hunger,
                events,
            );
        }
    }

    fn build<S: EventSink<Event>>(&mut self, seat: Seat, work: Work, events: &mut S) {
        self.left = self.left.saturating_sub(1);
        let city = &mut self.cities[seat.index() % 2];
        for good in work.cost() {
            city.lose(Item::Good(*good), 1);
        }
        city.gain(Item::Development(work.development()));
        events.push(Event::Built { seat, work });
        self.check_complete();
    }

    fn trigger<S: EventSink<Event>>(&mut self, link: Link, events: &mut S) {
        match self.effect(self.active(), link) {
            Effect::Nothing | Effect::Pair => {}
            Effect::Gives(item) => {
                let kept = self.give(link, item, events);
                if kept && item == Item::Development(Development::Population) {
                    self.left = self.left.saturating_add(1);
                }
            }
            Effect::Danger(good) => self.danger(link, good, events),
            Effect::Disaster => self.disaster(link, events),
        }
    }

    /// A link gives something: to the active player, and if it is the common
    /// one to the opponent too. Tells whether the active player had room.
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

    /// Two links make a building. If the common one is among them, the opponent
    /// has what it gives alone.
    fn join<S: EventSink<Event>>(&mut self, pair: Pair, events: &mut S) {
        let seat = self.active();
        let alone = self.effect(seat, Link::Common).gives();
        self.cities[seat.index() % 2].gain(Item::Development(Development::Building));
        events.push(Event::Joined { seat, pair });
        self.check_complete();
        if let Some(item) = alone
            && pair.has_common()
            && !self.is_solo()
            && self.end.is_none()
        {
            self.gain(self.opponent(), Link::Common, item, events);
            self.check_complete();
        }
    }

    /// Phase 3, and all that follows without a decision.
    fn produce<S: EventSink<Event>>(&mut self, pair: Option<Pair>, events: &mut S) {
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
        if self.end.is_none() {
            self.dangers(events);
        }
        if self.end.is_none() && self.is_solo() {
            self.rotate(events);
        }
        if self.end.is_none() {
            self.end_turn(events);
        }
    }

    /// Phase 4: dangers first, then the disaster, as the links were when the
    /// phase began.
    fn dangers<S: EventSink<Event>>(&mut self, events: &mut S) {
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

    fn danger<S: EventSink<Event>>(&mut self, link: Link, good: Good, events: &mut S) {
        let seat = self.active();
        if link == Link::Common && !self.is_solo() {
            let (own, _) = self.wheels.link(self.mark(seat), link);
            let (from, to) = match own {
                super::Symbol::Skull => (self.opponent(), seat),
                _ => (seat, self.opponent()),
            };
            self.steal(from, to, good, events);
        } else {
            self.lose(seat, Item::Good(good), 1, Why::Danger(link), events);
        }
    }

    fn steal<S: EventSink<Event>>(&mut self, from: Seat, to: Seat, good: Good, events: &mut S) {
        let taken = self.take_away(from, Item::Good(good), 1) > 0;
        let kept = taken && self.cities[to.index() % 2].gain(Item::Good(good));
        events.push(Event::Stolen {
            from,
            to,
            good,
            taken,
            kept,
        });
    }

    fn disaster<S: EventSink<Event>>(&mut self, link: Link, events: &mut S) {
        // The common one is caused by the active player and hits the other.
        let victim = match link {
            Link::Common if !self.is_solo() => self.opponent(),
            _ => self.active(),
        };
        let die = self.dice.throw();
        events.push(Event::Disaster {
            seat: victim,
            link,
            die,
        });
        for which in die.losses() {
            self.lose(victim, Item::Development(*which), 1, Why::Disaster, events);
        }
        if self.end.is_none() {
            self.wheels.turn_all();
            events.push(Event::AllTurned);
        }
    }

    /// Phase 5, alone: the die turns wheels, the common link gives once more,
    /// and a disaster strikes once more; simple dangers are ignored.
    fn rotate<S: EventSink<Event>>(&mut self, events: &mut S) {
        let seat = self.active();
        let die = self.dice.throw();
        events.push(Event::Rotated { die });
        for wheel in die.turns() {
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
        self.taken += 1;
        if self.is_solo() {
            let round = self.taken as u8;
            events.push(Event::RoundOver { round });
            if round >= self.rounds {
                self.end = Some(End {
                    reason: EndReason::RoundsUsedUp,
                    winner: None,
                });
            } else {
                self.begin_turn(0, events);
            }
        } else if self.taken >= MOST_TURNS {
            self.end = Some(End {
                reason: EndReason::TooLong,
                winner: None,
            });
        } else {
            self.begin_turn(1 - self.active, events);
        }
    }

    /// The other one of two.
    const fn opponent(&self) -> Seat {
        Seat::in_turn(1 - self.active as u32 % 2, 2)
    }

    /// Takes something from a seat; tells how many there were. Of workers those
    /// that could be spent this turn go first.
    fn take_away(&mut self, seat: Seat, item: Item, count: u8) -> u8 {
        let lost = self.cities[seat.index() % 2].lose(item, count);
        if item == Item::Good(Good::Worker) && seat == self.active() {
            self.usable = self.usable.saturating_sub(lost);
        }
        lost
    }

    fn lose<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        item: Item,
        count: u8,
        why: Why,
        events: &mut S,
    ) {
        let lost = self.take_away(seat, item, count);
        events.push(Event::Lost {
            seat,
            item,
            count: lost,
            why,
        });
        self.check_people();
    }

    /// Whether a city has no people left.
    pub(super) fn check_people(&mut self) {
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

    /// Whether a city has just been completed.
    pub(super) fn check_complete(&mut self) {
        let done = |seat: Seat| self.city(seat).is_complete();
        let (active, opponent) = (self.active(), self.opponent());
        let both = !self.is_solo() && done(active) && done(opponent);
        let winner = match (done(active), !self.is_solo() && done(opponent)) {
            (true, _) => active,
            (false, true) => opponent,
            (false, false) => return,
        };
        self.end = Some(End {
            reason: if both {
                EndReason::BothComplete
            } else {
                EndReason::CityComplete
            },
            winner: Some(winner),
        });
    }

    /// The legal actions of the action phase, in canonical order.
    pub(super) fn legal_actions(&self, actions: &mut Vec<Action>) {
        let seat = self.active();
        let city = self.city(seat);
        if self.left > 0 {
            actions.push(Action::Turn(Wheel::Player(self.mark(seat))));
            actions.push(Action::Turn(Wheel::A));
            actions.push(Action::Turn(Wheel::B));
            for work in Work::ALL {
                if city.has_room(work) && city.can_pay(work) {
                    actions.push(Action::Build(work));
                }
            }
            for link in Link::ALL {
                if !matches!(self.effect(seat, link), Effect::Nothing | Effect::Pair) {
                    actions.push(Action::Trigger(link));
                }
            }
        }
        if self.left > 1 && city.carries_building() {
            for pair in Pair::ALL {
                if self.makes_building(seat, pair) {
                    actions.push(Action::Join(pair));
                }
            }
        }
        if self.usable > 0 {
            actions.push(Action::Worker);
        }
        actions.push(Action::End);
    }
}
