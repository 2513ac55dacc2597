//! How a turn goes: a tile is drawn, the pig moves and its event happens, the
//! tile is placed, a follower may be deployed, and what is completed scores.

use super::action::{Action, IllegalAction};
use super::board::PlacedTile;
use super::cells::{Cell, Rotation, Side};
use super::event::{EndReason, Event, FollowerSpot};
use super::fortune::Sector;
use super::layout::{CITY, FIELD, Piece, ROAD};
use super::tiles::{Edge, Part, SegmentId};
use super::{Phase, WheelOfFortune};
use crate::game::EventSink;
use crate::seat::Seat;

impl WheelOfFortune {
    /// Takes a legal action.
    pub(super) fn take<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
        let seat = self.active();
        match action {
            Action::Draw => self.draw(events),
            Action::Place { cell, rotation } => {
                let Some(tile) = self.drawn else { return };
                self.placed = Some(self.board.place(tile, cell, rotation));
                self.drawn = None;
                self.phase = Phase::Deploy;
                events.push(Event::Placed {
                    seat,
                    tile,
                    cell,
                    rotation,
                });
            }
            Action::Deploy(part) => {
                let Some(lying) = self.placed else { return };
                let Some(segment) = self.segment_of_placed(part) else {
                    return;
                };
                self.board.deploy(lying, segment, seat);
                let cell = self.board.cell(lying);
                self.deployed(seat, FollowerSpot::Tile { cell, part }, events);
            }
            Action::Crown(sector) => {
                self.wheel.crown(sector, seat);
                self.deployed(seat, FollowerSpot::Crown { sector }, events);
            }
            Action::End => {
                self.settle(events);
                self.placed = None;
                if self.stack.is_empty() {
                    self.finish(EndReason::LastTile, events);
                } else {
                    self.turn += 1;
                    self.active = (self.active + 1) % self.players;
                    self.draw(events);
                }
            }
            Action::Home(cell) => {
                let Some(lying) = self.board.find(cell) else {
                    return;
                };
                self.send_home(lying, events);
                if let Phase::Plague { asked } = self.phase
                    && !self.ask(asked + 1, events)
                    && !self.after_event(events)
                {
                    self.draw(events);
                }
            }
        }
    }

    fn deployed<S: EventSink<Event>>(&mut self, seat: Seat, post: FollowerSpot, events: &mut S) {
        self.supply[seat.index()] = self.supply[seat.index()].saturating_sub(1);
        self.phase = Phase::End;
        events.push(Event::Deployed { seat, post });
    }

    /// Draws until a tile can be placed or somebody has to decide.
    fn draw<S: EventSink<Event>>(&mut self, events: &mut S) {
        let seat = self.active();
        while let Some(tile) = self.stack.draw() {
            self.drawn = Some(tile);
            events.push(Event::Drawn { seat, tile });
            if let Some(steps) = tile.number() {
                self.wheel.move_pig(steps);
                let sector = self.wheel.pig();
                events.push(Event::PigMoved { steps, sector });
                self.happen(events);
                if sector == Sector::Plague && self.ask(0, events) {
                    return;
                }
                self.score_crowns(events);
            }
            if self.ready_to_place(events) {
                return;
            }
        }
        self.finish(EndReason::LastTileFitsNowhere, events);
    }

    /// Asks the next player on whom the plague falls, counted from the active
    /// one; tells whether there is one.
    fn ask<S: EventSink<Event>>(&mut self, from: u8, events: &mut S) -> bool {
        for asked in from..self.players {
            let seat = Seat::in_turn(u32::from(self.active + asked), self.players);
            if self.on_land(seat) > 0 {
                self.phase = Phase::Plague { asked };
                return true;
            }
            events.push(Event::Spared { seat });
        }
        false
    }

    /// What follows the plague; tells whether the tile can be placed.
    fn after_event<S: EventSink<Event>>(&mut self, events: &mut S) -> bool {
        self.score_crowns(events);
        self.ready_to_place(events)
    }

    fn ready_to_place<S: EventSink<Event>>(&mut self, events: &mut S) -> bool {
        let Some(tile) = self.drawn else { return false };
        let fits = self.board.fringe().takes(Piece::of(tile).layout());
        if fits {
            self.phase = Phase::Place;
        } else {
            self.drawn = None;
            events.push(Event::FitsNowhere { tile });
        }
        fits
    }

    /// Why the drawn tile cannot be placed there.
    pub(super) fn check_place(&self, cell: Cell, rotation: Rotation) -> Result<(), IllegalAction> {
        let Some(tile) = self.drawn else {
            return Err(IllegalAction::OtherPhase);
        };
        let Some(there) = self.board.fringe().at(cell) else {
            return Err(match self.board.find(cell) {
                Some(_) => IllegalAction::Occupied,
                None => IllegalAction::Apart,
            });
        };
        let layout = Piece::of(tile).layout();
        if layout.turns(there).has(rotation) {
            return Ok(());
        }
        let sides = layout.sides.turned(rotation);
        for side in Side::ALL {
            let edge = match there.at(side as usize) {
                FIELD => Edge::Field,
                ROAD => Edge::Road,
                CITY => Edge::City,
                _ => continue,
            };
            if there.at(side as usize) != sides.at(side as usize) {
                return Err(IllegalAction::Mismatch { side, there: edge });
            }
        }
        Ok(())
    }

    /// Why a follower cannot be deployed to this segment.
    pub(super) fn check_deploy(&self, part: Part) -> Result<(), IllegalAction> {
        let Some(lying) = self.placed else {
            return Err(IllegalAction::OtherPhase);
        };
        let segment = self
            .segment_of_placed(part)
            .ok_or(IllegalAction::NoSegment)?;
        if !self.is_free(lying, segment) {
            return Err(IllegalAction::Taken);
        }
        self.check_supply()
    }

    /// Whether nobody stands on a segment's feature.
    pub(super) fn is_free(&self, lying: PlacedTile, segment: SegmentId) -> bool {
        let feature = self.board.feature_at(lying, segment);
        self.board.features().get(feature).crowd.is_empty()
    }

    pub(super) fn check_supply(&self) -> Result<(), IllegalAction> {
        if self.supply[self.active().index()] == 0 {
            Err(IllegalAction::NoFollower)
        } else {
            Ok(())
        }
    }

    fn segment_of_placed(&self, part: Part) -> Option<SegmentId> {
        let tile = self.board.piece(self.placed?).tile()?;
        tile.design().segment(part)
    }
}
