//! Which pieces can go where, and what comes of it (rulebook: 2 and 3).

use super::action::{IllegalAction, Move, Piece};
use super::station::{Side, Station, Zone};
use super::wheel::Wheel;

/// Shows every legal move of a side: from its left to its right station, of a
/// stack or spire the upper piece before the whole, the clockwise way first.
pub(super) fn each(wheel: &Wheel, side: Side, battle: bool, mut see: impl FnMut(Move)) {
    let free = FreeFor::new(wheel, side, battle);
    for zone in Zone::ALL {
        let from = side.station(zone);
        for piece in pieces(wheel, side, from).into_iter().flatten() {
            let stations = free.stations(piece);
            for to in from.ways(side) {
                if stations & to.mask() != 0 {
                    see(Move { piece, from, to });
                }
            }
        }
    }
}

/// Whether a side can move any piece.
pub(super) fn any(wheel: &Wheel, side: Side, battle: bool) -> bool {
    let mut found = false;
    each(wheel, side, battle, |_| found = true);
    found
}

/// Which pieces of a side could be moved from a station, if they can go
/// anywhere.
fn pieces(wheel: &Wheel, side: Side, from: Station) -> [Option<Piece>; 2] {
    let masks = wheel.masks();
    let here = from.mask();
    let discs = masks.discs[side.index()] & here != 0;
    if masks.cones[side.index()] & here != 0 {
        return if discs {
            [Some(Piece::ConeOfSpire), Some(Piece::Spire)]
        } else {
            [Some(Piece::Cone), None]
        };
    }
    let held = masks.dead | masks.cones[side.other().index()];
    if !discs || held & here != 0 {
        return [None; 2];
    }
    let stack = masks.stacks & here != 0;
    [Some(Piece::Disc), stack.then_some(Piece::Stack)]
}

/// Where each kind of a side's pieces may arrive, one bit a station.
struct FreeFor {
    disc: u8,
    cone: u8,
    /// A stack or a spire needs an empty station.
    whole: u8,
}

impl FreeFor {
    const fn new(wheel: &Wheel, side: Side, battle: bool) -> Self {
        let masks = wheel.masks();
        let (own, other) = (side.index(), side.other().index());
        let cones = masks.cones[0] | masks.cones[1];
        let target = masks.cones[other];
        let own_living = masks.discs[own] & !masks.dead;
        Self {
            disc: !(cones | masks.discs[other] | masks.discs[own] & masks.dead),
            // The opposing cone decides first, whatever else is there.
            cone: if battle {
                !own_living | target
            } else {
                !own_living & !target
            },
            whole: !(cones | masks.discs[0] | masks.discs[1]),
        }
    }

    const fn stations(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Disc => self.disc,
            Piece::Cone | Piece::ConeOfSpire => self.cone,
            Piece::Stack | Piece::Spire => self.whole,
        }
    }
}

/// Why a move cannot be made; the reason that helps most comes first.
pub(super) fn check(
    wheel: &Wheel,
    side: Side,
    battle: bool,
    asked: Move,
) -> Result<(), IllegalAction> {
    let Move { piece, from, to } = asked;
    if from.zone_of(side).is_none() {
        return Err(IllegalAction::NotControlled(from));
    }
    let stand = wheel.at(from);
    if !pieces(wheel, side, from).contains(&Some(piece)) {
        return Err(match (stand.discs, stand.cone) {
            (Some(discs), _) if discs.side == side && !discs.living => IllegalAction::Dead(from),
            (Some(discs), Some(cone)) if discs.side == side && cone != side => {
                IllegalAction::Prisoner(from)
            }
            (discs, cone) if discs.is_some_and(|d| d.side == side) || cone == Some(side) => {
                IllegalAction::NotSo(from)
            }
            _ => IllegalAction::NoPiece(from),
        });
    }
    if from.ways(side).all(|way| way != to) {
        return Err(IllegalAction::OutOfReach { from, to });
    }
    if FreeFor::new(wheel, side, battle).stations(piece) & to.mask() != 0 {
        return Ok(());
    }
    let target = wheel.at(to);
    Err(match piece {
        Piece::Stack | Piece::Spire => IllegalAction::NotEmpty(to),
        Piece::Cone | Piece::ConeOfSpire if target.cone.is_some() => IllegalAction::NoBattle(to),
        Piece::Cone | Piece::ConeOfSpire => IllegalAction::OwnDiscs(to),
        Piece::Disc if target.cone.is_some() => IllegalAction::ConeThere(to),
        Piece::Disc if target.discs.is_some_and(|discs| discs.side != side) => {
            IllegalAction::OpposingDiscs(to)
        }
        Piece::Disc => IllegalAction::DeadThere(to),
    })
}
