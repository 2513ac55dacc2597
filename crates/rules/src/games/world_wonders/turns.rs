//! How a turn goes: what can be bought, and what buying and placing do.

use super::action::{Action, IllegalAction, Item};
use super::cells::Turn;
use super::city::{City, Piece, PlacedPiece};
use super::event::Event;
use super::monuments::Monument;
use super::places::Places;
use super::tiles::{SLOTS, Slot, Steps};
use super::tracks::{LOAN, REPAYMENT};
use super::{Phase, WorldWonders};
use crate::game::EventSink;

/// Things that cost the same for everybody.
const ROAD_COST: u8 = 1;
const TOWER_COST: u8 = 2;
const PEDESTAL_COST: u8 = 1;

/// The pieces of a set of short roads.
const DOUBLES: u8 = 2;
const SINGLES: u8 = 1;

/// All that could be bought but for monuments, in canonical order.
const GOODS: [Item; SLOTS + 5] = [
    Item::Tile(Slot::I2),
    Item::Tile(Slot::I3),
    Item::Tile(Slot::L3),
    Item::Tile(Slot::O4),
    Item::Tile(Slot::L4),
    Item::Tile(Slot::P5),
    Item::Tile(Slot::T4),
    Item::Tile(Slot::S4),
    Item::LongRoad,
    Item::ShortRoads,
    Item::Tower,
    Item::First,
    Item::Second,
];

impl WorldWonders {
    /// The city of the player whose turn it is.
    pub(super) fn own(&self) -> &City {
        &self.cities[self.active().index()]
    }

    fn own_mut(&mut self) -> &mut City {
        &mut self.cities[self.active().index()]
    }

    /// What something costs a player with so much gold.
    pub(super) const fn cost(item: Item, gold: u8) -> u8 {
        match item {
            Item::Tile(slot) => slot.cost(),
            Item::LongRoad | Item::ShortRoads => ROAD_COST,
            Item::Tower => TOWER_COST,
            Item::First | Item::Second => PEDESTAL_COST,
            // All that is left, and something must be.
            Item::Monument(_) if gold == 0 => 1,
            Item::Monument(_) => gold,
        }
    }

    /// Whether something lies on the table.
    #[must_use]
    pub fn is_for_sale(&self, item: Item) -> bool {
        match item {
            Item::Tile(slot) => self.offer.tile(slot).is_some(),
            Item::LongRoad => self.offer.long_roads() > 0,
            Item::ShortRoads => self.offer.short_sets() > 0,
            Item::Tower => self.offer.tower(),
            Item::First => self.players > 1 && self.offer.pedestals[0].is_none(),
            Item::Second => self.players > 1 && self.offer.pedestals[1].is_none(),
            Item::Monument(monument) => self.offer.row.contains(&Some(monument)),
        }
    }

    /// The piece that is placed after something was bought; nothing for a
    /// pedestal. Of short roads it is the one that fits wherever any does.
    pub(super) fn piece_of(&self, item: Item) -> Option<Piece> {
        match item {
            Item::Tile(slot) => Some(Piece::Tile(self.offer.shown_tile(slot))),
            Item::LongRoad => Some(Piece::LongRoad),
            Item::ShortRoads => Some(Piece::SingleRoad),
            Item::Tower => Some(Piece::Tower),
            Item::First | Item::Second => None,
            Item::Monument(monument) => Some(Piece::Monument(monument)),
        }
    }

    /// Why the active player could not buy something with so much gold.
    fn why_not_buy(&self, item: Item, gold: u8) -> Option<IllegalAction> {
        if !self.is_for_sale(item) {
            return Some(IllegalAction::NotForSale);
        }
        let cost = Self::cost(item, gold);
        if cost > gold {
            return Some(IllegalAction::TooDear { cost, gold });
        }
        match self.piece_of(item) {
            Some(piece) => (!self.own().has_place(piece)).then_some(IllegalAction::NoPlace),
            None => {
                let own = Some(self.active());
                let has = self.offer.pedestals.contains(&own);
                has.then_some(IllegalAction::HasPedestal)
            }
        }
    }

    fn can_buy(&self, item: Item, gold: u8) -> bool {
        self.why_not_buy(item, gold).is_none()
    }

    /// All that could be for sale, in canonical order.
    pub fn goods(&self) -> impl Iterator<Item = Item> + use<> {
        let row = self.offer.row.into_iter().flatten();
        GOODS.into_iter().chain(row.map(Item::Monument))
    }

    /// What the active player can buy.
    pub(super) fn purchases(&self, actions: &mut Vec<Action>) {
        let gold = self.own().gold;
        let goods = self.goods().filter(|item| self.can_buy(*item, gold));
        actions.extend(goods.map(Action::Buy));
    }

    fn buys_anything(&self, gold: u8) -> bool {
        // The cheap ones are the quickest to find.
        let quick = [Item::First, Item::Second, Item::LongRoad, Item::ShortRoads];
        quick.into_iter().any(|item| self.can_buy(item, gold))
            || self.goods().any(|item| self.can_buy(item, gold))
    }

    /// The actions before something is bought.
    pub(super) fn legal_buys(&self, actions: &mut Vec<Action>) {
        let before = actions.len();
        self.purchases(actions);
        let any = actions.len() > before;
        if self.why_no_loan(any).is_none() {
            actions.push(Action::Loan);
        }
        if self.why_not_repay().is_none() {
            actions.push(Action::Repay);
        }
        if !any {
            actions.push(Action::Out);
        }
    }

    /// Why the active player cannot take a loan, who can buy something already
    /// or not.
    fn why_no_loan(&self, buys: bool) -> Option<IllegalAction> {
        let own = self.own();
        if self.settled {
            Some(IllegalAction::OneLoanATurn)
        } else if own.loan > 0 {
            Some(IllegalAction::HasLoan)
        } else {
            (!buys && !self.buys_anything(own.gold + LOAN)).then_some(IllegalAction::LoanInVain)
        }
    }

    fn why_not_repay(&self) -> Option<IllegalAction> {
        let own = self.own();
        let (cost, gold) = (REPAYMENT, own.gold);
        if self.settled {
            Some(IllegalAction::OneLoanATurn)
        } else if own.loan == 0 {
            Some(IllegalAction::NoLoan)
        } else if own.loan >= self.round {
            Some(IllegalAction::LoanTooYoung)
        } else {
            (gold < cost).then_some(IllegalAction::TooDear { cost, gold })
        }
    }

    /// Why an action cannot be taken before something is bought.
    pub(super) fn why_not_now(&self, action: Action) -> Option<IllegalAction> {
        let gold = self.own().gold;
        match action {
            Action::Buy(item) => self.why_not_buy(item, gold),
            Action::Loan => self.why_no_loan(self.buys_anything(gold)),
            Action::Repay => self.why_not_repay(),
            Action::Out => self.buys_anything(gold).then_some(IllegalAction::MustBuy),
            _ => Some(IllegalAction::OtherPhase),
        }
    }

    /// Where the next piece of something that was bought can be.
    pub(super) fn next_places(&self, item: Item, placed: u8) -> Places {
        let own = self.own();
        match (item, self.piece_of(item)) {
            (Item::Monument(monument), _) if placed > 0 => own.several_places(monument, placed),
            (_, Some(piece)) => own.piece_places(piece),
            (_, None) => Places::NONE,
        }
    }

    /// The actions that place what is under way.
    pub(super) fn legal_places(&self, actions: &mut Vec<Action>) {
        let [places, singles] = self.places_now();
        let place = |(at, turn)| Action::Place { at, turn };
        actions.extend(places.iter().map(place));
        actions.extend(singles.iter().map(|(at, _)| Action::Single { at }));
    }

    /// The piece that an action would place, with how it lies.
    pub(super) fn placed_by(&self, action: Action) -> Option<PlacedPiece> {
        let (at, turn, single) = match action {
            Action::Place { at, turn } => (at, turn, false),
            Action::Single { at } => (at, Turn::PRINTED, true),
            _ => return None,
        };
        let piece = match (self.phase, single) {
            (Phase::Start, false) => Piece::LongRoad,
            (Phase::Place { item, .. }, false) if item != Item::ShortRoads => {
                self.piece_of(item)?
            }
            (Phase::Roads { .. }, false) => Piece::DoubleRoad,
            (Phase::Roads { .. }, true) => Piece::SingleRoad,
            _ => return None,
        };
        Some(PlacedPiece { piece, at, turn })
    }

    /// Why the piece under way cannot be placed so.
    pub(super) fn why_not_place(&self, action: Action) -> Option<IllegalAction> {
        let Some(lying) = self.placed_by(action) else {
            return Some(IllegalAction::OtherPhase);
        };
        let placed = match self.phase {
            Phase::Place { placed, .. } => placed,
            Phase::Roads { doubles, singles } => {
                let left = if lying.piece == Piece::SingleRoad {
                    singles
                } else {
                    doubles
                };
                if left == 0 {
                    return Some(IllegalAction::NoneLeft);
                }
                0
            }
            _ => 0,
        };
        let start = self.phase == Phase::Start;
        let own = self.own();
        own.why_not(lying.piece, lying.at, lying.turn, start, placed)
    }

    /// Buys something that can be bought.
    pub(super) fn buy<S: EventSink<Event>>(&mut self, item: Item, events: &mut S) {
        let seat = self.active();
        let gold = Self::cost(item, self.own().gold);
        let own = self.own_mut();
        own.gold = own.gold.saturating_sub(gold);
        events.push(Event::Bought { seat, item, gold });
        self.phase = Phase::Place { item, placed: 0 };
        match item {
            Item::Tile(slot) => self.offer.take_tile(slot),
            Item::LongRoad => self.offer.take_long(),
            Item::ShortRoads => {
                self.offer.take_short();
                self.phase = Phase::Roads {
                    doubles: DOUBLES,
                    singles: SINGLES,
                };
            }
            Item::Tower => self.offer.take_tower(),
            Item::First | Item::Second => {
                self.offer.pedestals[usize::from(item == Item::Second)] = Some(seat);
                self.phase = Phase::End;
            }
            Item::Monument(monument) => self.offer.take_monument(monument),
        }
    }

    /// Takes or pays off a loan.
    pub(super) fn settle<S: EventSink<Event>>(&mut self, takes: bool, events: &mut S) {
        let (seat, round) = (self.active(), self.round);
        self.settled = true;
        let own = self.own_mut();
        if takes {
            own.gold += LOAN;
            own.loan = round;
            events.push(Event::Loan { seat });
        } else {
            own.gold = own.gold.saturating_sub(REPAYMENT);
            own.loan = 0;
            events.push(Event::Repaid { seat });
            if self.own().gold == 0 {
                self.phase = Phase::End;
            }
        }
    }

    /// Places a piece that can be placed.
    pub(super) fn place<S: EventSink<Event>>(&mut self, lying: PlacedPiece, events: &mut S) {
        let seat = self.active();
        self.own_mut().put(lying);
        let PlacedPiece { piece, at, turn } = lying;
        events.push(Event::Placed {
            seat,
            piece,
            at,
            turn,
        });
        match self.phase {
            Phase::Start => {
                self.own_mut().begun = true;
                self.phase = Phase::Buy;
            }
            Phase::Roads { doubles, singles } => {
                let single = u8::from(piece == Piece::SingleRoad);
                let doubles = doubles.saturating_sub(1 - single);
                self.go_on_with_roads(doubles, singles.saturating_sub(single), events);
            }
            Phase::Place { item, placed } => match item {
                Item::Monument(monument) if placed + 1 < monument.card().pieces => {
                    let placed = placed + 1;
                    self.phase = Phase::Place { item, placed };
                }
                Item::Monument(monument) => self.complete(monument, events),
                Item::Tile(slot) => {
                    let steps = self.offer.shown_tile(slot).steps();
                    self.produce(steps, 0, events);
                    self.phase = Phase::End;
                }
                _ => self.phase = Phase::End,
            },
            _ => {}
        }
    }

    fn go_on_with_roads<S: EventSink<Event>>(&mut self, doubles: u8, singles: u8, events: &mut S) {
        let own = self.own();
        let fits = (doubles > 0 && own.has_place(Piece::DoubleRoad))
            || (singles > 0 && own.has_place(Piece::SingleRoad));
        if fits {
            self.phase = Phase::Roads { doubles, singles };
            return;
        }
        if doubles + singles > 0 {
            events.push(Event::Lost {
                seat: self.active(),
                doubles,
                singles,
            });
        }
        self.phase = Phase::End;
    }

    fn complete<S: EventSink<Event>>(&mut self, monument: Monument, events: &mut S) {
        self.own_mut().monuments |= 1 << monument as u32;
        let card = monument.card();
        self.produce(card.steps, card.population, events);
        self.phase = Phase::End;
    }

    /// Moves the markers of the active player's resource board.
    fn produce<S: EventSink<Event>>(&mut self, steps: Steps, population: u8, events: &mut S) {
        let seat = self.active();
        let own = self.own();
        let (tracks, people) = own.grown(self.variant.board_b, steps, population);
        let mut moved = tracks;
        for (moved, before) in moved.iter_mut().zip(own.tracks) {
            *moved = moved.saturating_sub(before);
        }
        let by = people.saturating_sub(own.population);
        let own = self.own_mut();
        own.tracks = tracks;
        own.population = people;
        if moved != [0; 3] {
            events.push(Event::Produced { seat, steps: moved });
        }
        if by > 0 {
            events.push(Event::Grew {
                seat,
                by,
                population: people,
            });
        }
    }
}
