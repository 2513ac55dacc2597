//! Which pieces can move where, and why others cannot (rulebook: 2 and 3).

use super::action::{IllegalAction, Move, Piece};
use super::position::Position;
use super::station::{Side, Station, Zone};
use super::wheel::Wheel;

impl Position {
    /// Calls `visit` with every legal move of a piece in canonical order: from the
    /// side's left to its right station; the disc or cone on top before the whole stack
    /// or spire; the clockwise destination first.
    pub fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        let side = self.to_move;
        let landings = Landings::new(self);
        for zone in Zone::ALL {
            let from = side.station(zone);
            for piece in movable_pieces(&self.wheel, side, from)
                .into_iter()
                .flatten()
            {
                let open = landings.mask(piece);
                for to in from.destinations(side) {
                    if open & to.mask() != 0 {
                        visit(Move { piece, from, to });
                    }
                }
            }
        }
    }

    /// Checks a move. Where several rules forbid it, the error names the first one
    /// that a player would run into: the station, the piece, the distance, the
    /// destination.
    pub(super) fn check_move(&self, requested: Move) -> Result<(), IllegalAction> {
        let Move { piece, from, to } = requested;
        let (wheel, side) = (&self.wheel, self.to_move);
        if from.zone_of(side).is_none() {
            return Err(IllegalAction::NotControlled(from));
        }
        if !movable_pieces(wheel, side, from).contains(&Some(piece)) {
            return Err(why_immovable(wheel, side, from));
        }
        if from.destinations(side).all(|destination| destination != to) {
            return Err(IllegalAction::OutOfReach { from, to });
        }
        if Landings::new(self).mask(piece) & to.mask() != 0 {
            return Ok(());
        }
        let target = wheel.occupants(to);
        Err(match piece {
            Piece::Stack | Piece::Spire => IllegalAction::NotEmpty(to),
            Piece::Cone | Piece::ConeOfSpire if target.cone.is_some() => {
                IllegalAction::BattleNotBegun(to)
            }
            Piece::Cone | Piece::ConeOfSpire => IllegalAction::BlockedByOwnDiscs(to),
            Piece::Disc if target.cone.is_some() => IllegalAction::BlockedByCone(to),
            Piece::Disc if target.discs.is_some_and(|discs| discs.side != side) => {
                IllegalAction::BlockedByOpposingDiscs(to)
            }
            Piece::Disc => IllegalAction::BlockedByDeadDiscs(to),
        })
    }
}

/// The pieces that a side could take from a station if they had somewhere to go
/// (rulebook: 3.2d, 3.3a, 3.4c, 3.4e).
fn movable_pieces(wheel: &Wheel, side: Side, from: Station) -> [Option<Piece>; 2] {
    let here = from.mask();
    let discs = wheel.discs[side.index()] & here != 0;
    if wheel.cones[side.index()] & here != 0 {
        return if discs {
            [Some(Piece::ConeOfSpire), Some(Piece::Spire)]
        } else {
            [Some(Piece::Cone), None]
        };
    }
    let immovable = wheel.dead | wheel.cones[side.other().index()];
    if !discs || immovable & here != 0 {
        return [None; 2];
    }
    let stack = wheel.stacks & here != 0;
    [Some(Piece::Disc), stack.then_some(Piece::Stack)]
}

/// The stations in which each kind of a side's pieces may land, one bit per
/// station.
struct Landings {
    disc: u8,
    cone: u8,
    /// For a stack or a spire.
    whole: u8,
}

impl Landings {
    /// Rulebook: 3.1a, 3.1c and 3.1d for cones, 3.2a to 3.2c for discs and stacks,
    /// 3.4d for spires. House ruling: a cone may kill the opposing one whatever
    /// that stands on, even living discs of the killer's own side.
    const fn new(position: &Position) -> Self {
        let (wheel, side) = (&position.wheel, position.to_move);
        let (own, other) = (side.index(), side.other().index());
        let cones = wheel.cones[0] | wheel.cones[1];
        let target = wheel.cones[other];
        let own_living = wheel.discs[own] & !wheel.dead;
        Self {
            disc: !(cones | wheel.discs[other] | wheel.discs[own] & wheel.dead),
            cone: if position.battle {
                !own_living | target
            } else {
                !own_living & !target
            },
            whole: !(cones | wheel.discs[0] | wheel.discs[1]),
        }
    }

    const fn mask(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Disc => self.disc,
            Piece::Cone | Piece::ConeOfSpire => self.cone,
            Piece::Stack | Piece::Spire => self.whole,
        }
    }
}

/// Why a side cannot take the requested piece from a station that it controls.
fn why_immovable(wheel: &Wheel, side: Side, from: Station) -> IllegalAction {
    let occupants = wheel.occupants(from);
    let own_discs = occupants.discs.filter(|discs| discs.side == side);
    match (own_discs, occupants.cone) {
        (Some(discs), _) if !discs.living => IllegalAction::DeadDiscs(from),
        (Some(_), Some(cone)) if cone != side => IllegalAction::Prisoner(from),
        (None, cone) if cone != Some(side) => IllegalAction::NoPiece(from),
        _ => IllegalAction::NotAPiece(from),
    }
}
