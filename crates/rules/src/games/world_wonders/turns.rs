//! The course of a turn: what can be bought, and the effects of buying and
//! placing.
//!
//! Rulebook: "Actions", "Administrating Resources" and "Loans".

use super::action::{Action, IllegalAction, Item};
use super::city::{City, Piece, PlacedPiece};
use super::event::Event;
use super::placements::Placements;
use super::state::{Phase, WorldWonders};
use super::tiles::{PerResource, STACK_COUNT, Stack};
use super::tracks::{LOAN_GOLD, LOAN_REPAYMENT};
use crate::game::EventSink;
use crate::grid::Rotation;

/// Fixed costs in gold.
const ROAD_COST: u8 = 1;
const TOWER_COST: u8 = 2;
const PEDESTAL_COST: u8 = 1;

/// The pieces of a set of short roads.
const DOUBLES_PER_SET: u8 = 2;
const SINGLES_PER_SET: u8 = 1;

/// All items except monuments, in canonical order.
pub(super) const ITEMS: [Item; STACK_COUNT + 5] = [
    Item::Tile(Stack::I2),
    Item::Tile(Stack::I3),
    Item::Tile(Stack::L3),
    Item::Tile(Stack::O4),
    Item::Tile(Stack::L4),
    Item::Tile(Stack::P5),
    Item::Tile(Stack::T4),
    Item::Tile(Stack::S4),
    Item::LongRoad,
    Item::ShortRoads,
    Item::Tower,
    Item::FirstPedestal,
    Item::SecondPedestal,
];

impl WorldWonders {
    /// The city of the active player.
    pub(super) fn active_city(&self) -> &City {
        &self.cities[self.active().index()]
    }

    fn active_city_mut(&mut self) -> &mut City {
        &mut self.cities[self.active().index()]
    }

    /// The cost of an item for a player with this much gold.
    pub(super) const fn cost(item: Item, gold: u8) -> u8 {
        match item {
            Item::Tile(stack) => stack.cost(),
            Item::LongRoad | Item::ShortRoads => ROAD_COST,
            Item::Tower => TOWER_COST,
            Item::FirstPedestal | Item::SecondPedestal => PEDESTAL_COST,
            // House ruling: all remaining gold, but at least 1.
            Item::Monument(_) if gold == 0 => 1,
            Item::Monument(_) => gold,
        }
    }

    /// Whether the market still has an item.
    pub fn is_for_sale(&self, item: Item) -> bool {
        match item {
            Item::Tile(stack) => self.market.tile(stack).is_some(),
            Item::LongRoad => self.market.long_roads() > 0,
            Item::ShortRoads => self.market.short_sets() > 0,
            Item::Tower => self.market.tower(),
            Item::FirstPedestal => self.players > 1 && self.market.pedestals[0].is_none(),
            Item::SecondPedestal => self.players > 1 && self.market.pedestals[1].is_none(),
            Item::Monument(monument) => self.market.row.contains(&Some(monument)),
        }
    }

    /// The piece that is placed after buying an item, or `None` for a pedestal.
    /// For a set of short roads it is the road of one space, which fits wherever
    /// any road of the set fits.
    pub(super) fn piece_of(&self, item: Item) -> Option<Piece> {
        match item {
            Item::Tile(stack) => Some(Piece::Tile(self.market.tile_of_round(stack))),
            Item::LongRoad => Some(Piece::LongRoad),
            Item::ShortRoads => Some(Piece::SingleRoad),
            Item::Tower => Some(Piece::Tower),
            Item::FirstPedestal | Item::SecondPedestal => None,
            Item::Monument(monument) => Some(Piece::Monument(monument)),
        }
    }

    /// Checks whether the active player could buy an item with this much gold.
    /// House rulings: a set of short roads can be bought if at least one of its
    /// roads fits; one pedestal per player and round.
    fn check_buy(&self, item: Item, gold: u8) -> Result<(), IllegalAction> {
        if !self.is_for_sale(item) {
            return Err(IllegalAction::NotForSale);
        }
        let cost = Self::cost(item, gold);
        if cost > gold {
            return Err(IllegalAction::NotEnoughGold { cost, gold });
        }
        match self.piece_of(item) {
            Some(piece) if !self.active_city().can_place(piece) => Err(IllegalAction::FitsNowhere),
            None if self.market.pedestals.contains(&Some(self.active())) => {
                Err(IllegalAction::HasPedestal)
            }
            _ => Ok(()),
        }
    }

    fn can_buy(&self, item: Item, gold: u8) -> bool {
        self.check_buy(item, gold).is_ok()
    }

    /// Every item that can ever be for sale, with the monuments that are face up
    /// now, in canonical order.
    pub fn market_items(&self) -> impl Iterator<Item = Item> + use<> {
        let row = self.market.row.into_iter().flatten();
        ITEMS.into_iter().chain(row.map(Item::Monument))
    }

    /// Appends the legal purchases.
    pub(super) fn purchases(&self, actions: &mut Vec<Action>) {
        let gold = self.active_city().gold;
        let items = self.market_items().filter(|item| self.can_buy(*item, gold));
        actions.extend(items.map(Action::Buy));
    }

    fn can_buy_anything(&self, gold: u8) -> bool {
        const CHEAPEST_TO_CHECK: [Item; 4] = [
            Item::FirstPedestal,
            Item::SecondPedestal,
            Item::LongRoad,
            Item::ShortRoads,
        ];
        CHEAPEST_TO_CHECK
            .into_iter()
            .any(|item| self.can_buy(item, gold))
            || self.market_items().any(|item| self.can_buy(item, gold))
    }

    /// Appends the legal actions of [`Phase::Buy`].
    pub(super) fn legal_purchases(&self, actions: &mut Vec<Action>) {
        let before = actions.len();
        self.purchases(actions);
        let can_buy = actions.len() > before;
        if self.check_loan(can_buy).is_ok() {
            actions.push(Action::Loan);
        }
        if self.check_repay(can_buy).is_ok() {
            actions.push(Action::Repay);
        }
        if !can_buy {
            actions.push(Action::LeaveRound);
        }
    }

    /// Checks an action other than placing the starting road, when that is to be placed:
    /// roads bought in that turn are laid together with it, in any order. Long roads are
    /// alike, so that only short ones need to be bought before. A loan can be taken before
    /// the purchase.
    ///
    /// Rulebook: "Game Setup", J.
    pub(super) fn check_before_starting_road(&self, action: Action) -> Result<(), IllegalAction> {
        if !self.lays_first_roads_together() {
            return Err(IllegalAction::OtherPhase);
        }
        match action {
            Action::Buy(Item::ShortRoads) => {
                self.check_buy(Item::ShortRoads, self.active_city().gold)
            }
            Action::Loan => {
                self.check_before_starting_road(Action::Buy(Item::ShortRoads))?;
                self.check_loan(true)
            }
            _ => Err(IllegalAction::OtherPhase),
        }
    }

    /// Appends the legal actions of [`Phase::Start`] other than placing the starting road.
    pub(super) fn legal_before_starting_road(&self, actions: &mut Vec<Action>) {
        let all = [Action::Buy(Item::ShortRoads), Action::Loan].into_iter();
        actions.extend(all.filter(|action| self.check_before_starting_road(*action).is_ok()));
    }

    /// Checks whether the active player can take a loan; `can_buy` says whether
    /// the player can buy something without it. House ruling: at most one loan
    /// action per turn, before the purchase.
    ///
    /// Rulebook: "Loans".
    fn check_loan(&self, can_buy: bool) -> Result<(), IllegalAction> {
        let city = self.active_city();
        if self.loan_action_taken {
            Err(IllegalAction::OneLoanATurn)
        } else if city.loan > 0 {
            Err(IllegalAction::HasLoan)
        } else if can_buy || self.can_buy_anything(city.gold + LOAN_GOLD) {
            Ok(())
        } else {
            Err(IllegalAction::LoanBuysNothing)
        }
    }

    /// Checks whether the active player can pay off a loan; `can_buy` says whether the
    /// player can buy something before that. House ruling: gold that is left must then
    /// buy something too, as the player "must also purchase an item", unless nothing can
    /// be bought anyway.
    ///
    /// Rulebook: "Actions" and "Loans".
    fn check_repay(&self, can_buy: bool) -> Result<(), IllegalAction> {
        let city = self.active_city();
        let (cost, gold) = (LOAN_REPAYMENT, city.gold);
        if self.loan_action_taken {
            Err(IllegalAction::OneLoanATurn)
        } else if city.loan == 0 {
            Err(IllegalAction::NoLoan)
        } else if city.loan >= self.round {
            Err(IllegalAction::LoanTakenThisRound)
        } else if gold < cost {
            Err(IllegalAction::NotEnoughGold { cost, gold })
        } else if self.keeps_purchase_when_repaying()
            && can_buy
            && gold > cost
            && !self.can_buy_anything(gold - cost)
        {
            Err(IllegalAction::RepayingBuysNothing)
        } else {
            Ok(())
        }
    }

    /// Checks an action in [`Phase::Buy`].
    pub(super) fn check_before_purchase(&self, action: Action) -> Result<(), IllegalAction> {
        let gold = self.active_city().gold;
        match action {
            Action::Buy(item) => self.check_buy(item, gold),
            Action::Loan => self.check_loan(self.can_buy_anything(gold)),
            Action::Repay => self.check_repay(self.can_buy_anything(gold)),
            Action::LeaveRound if self.can_buy_anything(gold) => Err(IllegalAction::MustBuy),
            Action::LeaveRound => Ok(()),
            _ => Err(IllegalAction::OtherPhase),
        }
    }

    /// The placements of the next piece of a purchased item after `placed`
    /// pieces of it.
    pub(super) fn next_placements(&self, item: Item, placed: u8) -> Placements {
        let city = self.active_city();
        match (item, self.piece_of(item)) {
            (Item::Monument(monument), _) if placed > 0 => {
                city.next_piece_placements(monument, placed)
            }
            (_, Some(piece)) => city.placements(piece),
            (_, None) => Placements::NONE,
        }
    }

    /// Appends the legal placements.
    pub(super) fn legal_placements(&self, actions: &mut Vec<Action>) {
        let [placements, singles, starting] = self.current_placements();
        let place = |(at, rotation)| Action::Place { at, rotation };
        actions.extend(placements.iter().map(place));
        let place_single = |(at, _)| Action::PlaceSingleRoad { at };
        actions.extend(singles.iter().map(place_single));
        let place_starting = |(at, rotation)| Action::PlaceStartingRoad { at, rotation };
        actions.extend(starting.iter().map(place_starting));
    }

    /// The piece that an action would place, legal or not, or `None` when the
    /// action places nothing in this phase.
    pub fn placed_piece(&self, action: Action) -> Option<PlacedPiece> {
        let (at, rotation) = match action {
            Action::Place { at, rotation } | Action::PlaceStartingRoad { at, rotation } => {
                (at, rotation)
            }
            Action::PlaceSingleRoad { at } => (at, Rotation::NONE),
            _ => return None,
        };
        let piece = match (self.phase, action) {
            (Phase::Start, Action::Place { .. }) => Piece::LongRoad,
            (Phase::Place { item, .. }, Action::Place { .. }) if item != Item::ShortRoads => {
                self.piece_of(item)?
            }
            (Phase::Roads { .. }, Action::Place { .. }) => Piece::DoubleRoad,
            (Phase::Roads { .. }, Action::PlaceSingleRoad { .. }) => Piece::SingleRoad,
            (Phase::Roads { .. }, Action::PlaceStartingRoad { .. }) => Piece::LongRoad,
            _ => return None,
        };
        Some(PlacedPiece {
            piece,
            at,
            rotation,
        })
    }

    /// Checks the placement of the current piece.
    pub(super) fn check_place(&self, action: Action) -> Result<(), IllegalAction> {
        let Some(placed) = self.placed_piece(action) else {
            return Err(IllegalAction::OtherPhase);
        };
        let count = match self.phase {
            Phase::Place { placed, .. } => placed,
            Phase::Roads {
                doubles,
                singles,
                start,
            } => {
                let remaining = match placed.piece {
                    Piece::LongRoad => u8::from(start),
                    Piece::SingleRoad => singles,
                    _ => doubles,
                };
                if remaining == 0 {
                    return Err(IllegalAction::NoSuchRoadLeft);
                }
                0
            }
            _ => 0,
        };
        let start = self.phase == Phase::Start;
        self.active_city().check_placement(placed, start, count)
    }

    /// Buys an item; the purchase has been checked.
    ///
    /// Rulebook: "Actions".
    pub(super) fn buy<S: EventSink<Event>>(&mut self, item: Item, events: &mut S) {
        let seat = self.active();
        let start = self.phase == Phase::Start;
        let gold = Self::cost(item, self.active_city().gold);
        let city = self.active_city_mut();
        city.gold = city.gold.saturating_sub(gold);
        let tile = match item {
            Item::Tile(stack) => self.market.tile(stack),
            _ => None,
        };
        events.push(Event::Bought {
            seat,
            item,
            gold,
            tile,
        });
        self.market.take(item, seat);
        self.phase = match item {
            Item::ShortRoads => Phase::Roads {
                doubles: DOUBLES_PER_SET,
                singles: SINGLES_PER_SET,
                start,
            },
            Item::FirstPedestal | Item::SecondPedestal => Phase::End,
            _ => Phase::Place { item, placed: 0 },
        };
        if matches!(item, Item::Monument(_)) && self.replaces_monuments_at_once() {
            self.refill_monuments(events);
        }
    }

    /// Takes a loan.
    ///
    /// Rulebook: "Loans".
    pub(super) fn take_loan<S: EventSink<Event>>(&mut self, events: &mut S) {
        let (seat, round) = (self.active(), self.round);
        self.loan_action_taken = true;
        let city = self.active_city_mut();
        city.gold += LOAN_GOLD;
        city.loan = round;
        events.push(Event::Loan { seat });
    }

    /// Pays off the loan. A player without gold afterwards has nothing left to
    /// buy.
    ///
    /// Rulebook: "Loans".
    pub(super) fn repay_loan<S: EventSink<Event>>(&mut self, events: &mut S) {
        let seat = self.active();
        self.loan_action_taken = true;
        let city = self.active_city_mut();
        city.gold = city.gold.saturating_sub(LOAN_REPAYMENT);
        city.loan = 0;
        events.push(Event::Repaid { seat });
        if self.active_city().gold == 0 {
            self.phase = Phase::End;
        }
    }

    /// Places a piece; the placement has been checked.
    pub(super) fn place<S: EventSink<Event>>(&mut self, placed: PlacedPiece, events: &mut S) {
        let seat = self.active();
        self.active_city_mut().place(placed);
        let PlacedPiece {
            piece,
            at,
            rotation,
        } = placed;
        events.push(Event::Placed {
            seat,
            piece,
            at,
            rotation,
        });
        match self.phase {
            Phase::Start => {
                self.active_city_mut().starting_road_placed = true;
                self.phase = Phase::Buy;
            }
            Phase::Roads {
                mut doubles,
                mut singles,
                mut start,
            } => {
                match piece {
                    Piece::LongRoad => {
                        start = false;
                        self.active_city_mut().starting_road_placed = true;
                    }
                    Piece::SingleRoad => singles = singles.saturating_sub(1),
                    _ => doubles = doubles.saturating_sub(1),
                }
                self.continue_with_roads(doubles, singles, start, events);
            }
            Phase::Place { item, placed } => match item {
                Item::Monument(monument) if placed + 1 < monument.card().pieces => {
                    let placed = placed + 1;
                    self.phase = Phase::Place { item, placed };
                }
                Item::Monument(monument) => {
                    let card = monument.card();
                    self.active_city_mut().monument_bits |= monument.bit();
                    self.advance_tracks(card.steps, card.population, events);
                    self.phase = Phase::End;
                }
                Item::Tile(stack) => {
                    let steps = self.market.tile_of_round(stack).steps();
                    self.advance_tracks(steps, 0, events);
                    self.phase = Phase::End;
                }
                _ => self.phase = Phase::End,
            },
            _ => {}
        }
    }

    /// Continues with the remaining roads of a short set, and the starting road placed
    /// together with them, which always fits. House ruling: roads that fit nowhere are
    /// lost.
    fn continue_with_roads<S: EventSink<Event>>(
        &mut self,
        doubles: u8,
        singles: u8,
        start: bool,
        events: &mut S,
    ) {
        let city = self.active_city();
        let fits = (doubles > 0 && city.can_place(Piece::DoubleRoad))
            || (singles > 0 && city.can_place(Piece::SingleRoad))
            || (start && city.can_place(Piece::LongRoad));
        if fits {
            self.phase = Phase::Roads {
                doubles,
                singles,
                start,
            };
            return;
        }
        if doubles + singles > 0 {
            events.push(Event::RoadsLost {
                seat: self.active(),
                doubles,
                singles,
            });
        }
        self.phase = Phase::End;
    }

    /// Advances the markers on the active player's resource board.
    ///
    /// Rulebook: "Administrating Resources".
    fn advance_tracks<S: EventSink<Event>>(
        &mut self,
        steps: PerResource,
        population: u8,
        events: &mut S,
    ) {
        let seat = self.active();
        let city = self.active_city();
        let (tracks, population) = city.tracks_after(self.variant.board_b, steps, population);
        let mut moved = tracks;
        for (moved, before) in moved.iter_mut().zip(city.tracks) {
            *moved = moved.saturating_sub(before);
        }
        let spaces = population.saturating_sub(city.population);
        let city = self.active_city_mut();
        city.tracks = tracks;
        city.population = population;
        if moved != [0; 3] {
            events.push(Event::Produced { seat, steps: moved });
        }
        if spaces > 0 {
            events.push(Event::Grew {
                seat,
                spaces,
                population,
            });
        }
    }
}
