//! The course of a turn: a tile is drawn, the pig moves and its event happens, the
//! tile is placed, a follower may be deployed, and completed features score.

use super::action::{Action, IllegalAction};
use super::cells::{Cell, PlacedId};
use super::event::{EndReason, Event, FollowerSpot};
use super::layout::LayoutId;
use super::state::{Phase, WheelOfFortune};
use super::tiles::{SegmentId, SegmentName};
use super::wheel::Sector;
use crate::game::EventSink;
use crate::grid::{Rotation, Side};
use crate::seat::Seat;

impl WheelOfFortune {
    /// Applies an action, which must be legal.
    pub(super) fn apply_legal<S: EventSink<Event>>(&mut self, action: Action, events: &mut S) {
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
            Action::Deploy(name) => {
                let Some(tile) = self.placed else { return };
                let Some(segment) = self.segment_of_placed(name) else {
                    return;
                };
                self.board.deploy(tile, segment, seat);
                let cell = self.board.cell(tile);
                self.finish_deploying(
                    seat,
                    FollowerSpot::Tile {
                        cell,
                        segment: name,
                    },
                    events,
                );
            }
            Action::Crown(sector) => {
                self.wheel.add_follower(sector, seat);
                self.finish_deploying(seat, FollowerSpot::Crown { sector }, events);
            }
            Action::End => {
                self.score_completed(events);
                self.placed = None;
                if self.stack.remaining().is_empty() {
                    self.finish(EndReason::LastTile, events);
                } else {
                    self.turn += 1;
                    self.active = (self.active + 1) % self.players;
                    self.draw(events);
                }
            }
            Action::ReturnFollower(cell) => {
                let Some(tile) = self.board.tile_at(cell) else {
                    return;
                };
                self.return_follower(tile, events);
                if let Phase::Plague { offset } = self.phase
                    && !self.ask_plague(offset + 1, events)
                {
                    self.score_crowns(events);
                    if !self.ready_to_place(events) {
                        self.draw(events);
                    }
                }
            }
        }
    }

    fn finish_deploying<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        spot: FollowerSpot,
        events: &mut S,
    ) {
        self.supply[seat.index()] = self.supply[seat.index()].saturating_sub(1);
        self.phase = Phase::End;
        events.push(Event::Deployed { seat, spot });
    }

    /// Draws tiles until one can be placed or a player has to decide on the
    /// plague. A number moves the pig also if the tile fits nowhere. Rulebook:
    /// "Wheel of Fortune tiles" and its footnote.
    ///
    /// House ruling: a tile that fits nowhere is replaced at once, and the number
    /// of its replacement counts as well.
    fn draw<S: EventSink<Event>>(&mut self, events: &mut S) {
        let seat = self.active();
        while let Some(tile) = self.stack.draw() {
            self.drawn = Some(tile);
            events.push(Event::Drawn { seat, tile });
            if let Some(steps) = tile.number() {
                let sector = self.wheel.pig.after(steps);
                self.wheel.pig = sector;
                events.push(Event::PigMoved { steps, sector });
                self.resolve_event(events);
                if sector == Sector::Plague && self.ask_plague(0, events) {
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

    /// Lets the next player with a follower on a tile return one, beginning
    /// `first_offset` seats after the active player; returns whether there is one.
    /// Rulebook: "Perform events".
    fn ask_plague<S: EventSink<Event>>(&mut self, first_offset: u8, events: &mut S) -> bool {
        for offset in first_offset..self.players {
            let seat = Seat::in_turn(u32::from(self.active + offset), self.players);
            if self.followers_on_tiles(seat) > 0 {
                self.phase = Phase::Plague { offset };
                return true;
            }
            events.push(Event::Spared { seat });
        }
        false
    }

    /// Lets the active player place the drawn tile, or removes it if it fits
    /// nowhere; returns whether it fits.
    fn ready_to_place<S: EventSink<Event>>(&mut self, events: &mut S) -> bool {
        let Some(tile) = self.drawn else { return false };
        let fits = self.board.frontier.fits(LayoutId::of(tile).layout());
        if fits {
            self.phase = Phase::Place;
        } else {
            self.drawn = None;
            events.push(Event::FitsNowhere { tile });
        }
        fits
    }

    /// Checks a placement of the drawn tile. Rulebook: "Placing a tile"; the
    /// edges that touch must match (base game).
    pub(super) fn check_place(&self, cell: Cell, rotation: Rotation) -> Result<(), IllegalAction> {
        let Some(tile) = self.drawn else {
            return Err(IllegalAction::WrongPhase);
        };
        let Some(there) = self.board.frontier.edges_around(cell) else {
            return Err(match self.board.tile_at(cell) {
                Some(_) => IllegalAction::Occupied,
                None => IllegalAction::NotAdjacent,
            });
        };
        let layout = LayoutId::of(tile).layout();
        if layout.rotations_matching(there).contains(rotation) {
            return Ok(());
        }
        let sides = layout.sides.rotated(rotation);
        for side in Side::ALL {
            if let Some(there) = there.edge_at(side as usize)
                && sides.edge_at(side as usize) != Some(there)
            {
                return Err(IllegalAction::Mismatch { side, there });
            }
        }
        Ok(())
    }

    /// Checks a deployment to a segment of the placed tile: its feature must have
    /// no follower (base game). Rulebook: "Deploying a follower".
    pub(super) fn check_deploy(&self, name: SegmentName) -> Result<(), IllegalAction> {
        let Some(tile) = self.placed else {
            return Err(IllegalAction::WrongPhase);
        };
        let segment = self
            .segment_of_placed(name)
            .ok_or(IllegalAction::NoSegment)?;
        if !self.is_free(tile, segment) {
            return Err(IllegalAction::Taken);
        }
        self.check_supply()
    }

    /// Whether the feature of a segment has no followers.
    pub(super) fn is_free(&self, tile: PlacedId, segment: SegmentId) -> bool {
        let feature = self.board.feature_at(tile, segment);
        self.board.features.get(feature).followers.is_empty()
    }

    /// Checks that the active player has a follower in supply.
    pub(super) fn check_supply(&self) -> Result<(), IllegalAction> {
        if self.supply[self.active().index()] == 0 {
            Err(IllegalAction::NoFollower)
        } else {
            Ok(())
        }
    }

    fn segment_of_placed(&self, name: SegmentName) -> Option<SegmentId> {
        self.board
            .layout_id(self.placed?)
            .tile()?
            .design()
            .segment(name)
    }
}
