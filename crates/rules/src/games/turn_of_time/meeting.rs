//! The meetings of a new card with its neighbours: what each does, and which
//! orders lead to different outcomes (rulebook: "Gameplay", "Flipping Seasons").

use super::card::Card;
use super::grid::{Cell, Grid};
use super::season::Season;
use crate::grid::Side;

/// The order in which a new card meets its neighbours, as a list of up to four
/// sides. Of all orders with the same outcome, the first one lexicographically by
/// [`Side::ALL`] is the canonical one; where all orders have the same outcome, it
/// is [`MeetingOrder::ANY`]. The text is the letters of the sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MeetingOrder {
    /// Number of sides.
    len: u8,
    /// Two bits per side, the first one lowest.
    sides: u8,
}

impl MeetingOrder {
    /// The order does not matter.
    pub const ANY: Self = Self { len: 0, sides: 0 };

    /// The order of these sides; those after the fourth are ignored.
    pub fn from_sides(sides: &[Side]) -> Self {
        let mut order = Self::ANY;
        for &side in sides.iter().take(4) {
            order.push(side);
        }
        order
    }

    /// Appends a side to an order of less than four.
    const fn push(&mut self, side: Side) {
        self.sides |= (side as u8) << (2 * self.len);
        self.len += 1;
    }

    /// Whether this is [`MeetingOrder::ANY`].
    pub const fn is_any(self) -> bool {
        self.len == 0
    }

    /// The sides in this order.
    pub fn sides(self) -> impl ExactSizeIterator<Item = Side> {
        (0..self.len).map(move |index| Side::ALL[(self.sides >> (2 * index)) as usize & 3])
    }
}

impl core::fmt::Display for MeetingOrder {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.sides()
            .try_for_each(|side| write!(f, "{}", side.letter()))
    }
}

/// A card edge to edge with the new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// The side of the new card on which it is.
    pub side: Side,
    /// Where it lies.
    pub cell: Cell,
    /// The card, with the face up that it shows.
    pub card: Card,
}

/// The neighbours of a cell, in the order of [`Side::ALL`].
#[derive(Clone, Copy, Debug)]
pub struct Neighbours {
    items: [Option<Neighbour>; 4],
    len: usize,
}

impl Neighbours {
    /// The neighbours of a cell.
    pub fn around(grid: &Grid, cell: Cell) -> Self {
        let mut found = Self {
            items: [None; 4],
            len: 0,
        };
        for side in Side::ALL {
            if let Some(cell) = cell.neighbour(side)
                && let Some(card) = grid.card(cell)
            {
                found.items[found.len] = Some(Neighbour { side, cell, card });
                found.len += 1;
            }
        }
        found
    }

    /// Number of neighbours.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no neighbours.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The neighbours in the order of [`Side::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = Neighbour> + '_ {
        self.items.iter().flatten().copied()
    }

    /// The neighbour on a side.
    pub fn get(&self, side: Side) -> Option<Neighbour> {
        self.iter().find(|neighbour| neighbour.side == side)
    }

    /// What the meeting with each neighbour does while the new card shows the face
    /// that was up at first, and while it shows the other one.
    fn effects(&self, card: Card) -> [[Effect; 2]; 4] {
        let mut effects = [[Effect::default(); 2]; 4];
        for (effect, neighbour) in effects.iter_mut().zip(self.iter()) {
            for (effect, face) in effect.iter_mut().zip([card.up, card.down]) {
                let flips = face.flips_with(neighbour.card.up);
                *effect = Effect {
                    flips_new: u8::from(flips.new && !card.is_single()),
                    flips_other: u8::from(flips.other && !neighbour.card.is_single()),
                };
            }
        }
        effects
    }

    /// The canonical orders of this card's meetings, one for each outcome: at
    /// least one, and [`MeetingOrder::ANY`] if there is only one.
    pub fn orders(&self, card: Card) -> MeetingOrders {
        let mut orders = MeetingOrders {
            items: [MeetingOrder::ANY; MeetingOrders::MAX],
            len: 0,
        };
        // A single card shows the same season in every meeting.
        if self.len < 2 || card.is_single() {
            orders.len = 1;
            return orders;
        }
        let effects = self.effects(card);
        // One bit per outcome, which is the flipped neighbours and the new card's
        // face: five bits.
        let mut outcomes = 0_u32;
        for &permutation in permutations(self.len) {
            let mut face = 0_u8;
            let mut flipped = 0_u8;
            for &index in permutation {
                let effect = effects[index as usize][face as usize];
                flipped |= effect.flips_other << index;
                face ^= effect.flips_new;
            }
            let outcome = 1 << (flipped << 1 | face);
            if outcomes & outcome == 0 {
                outcomes |= outcome;
                let mut order = MeetingOrder::ANY;
                for &index in permutation {
                    if let Some(neighbour) = self.items[index as usize] {
                        order.push(neighbour.side);
                    }
                }
                orders.items[orders.len] = order;
                orders.len += 1;
            }
        }
        if orders.len == 1 {
            orders.items[0] = MeetingOrder::ANY;
        }
        orders
    }

    /// The meetings of the new card in an order; [`MeetingOrder::ANY`] stands for
    /// that of [`Side::ALL`].
    pub fn meetings(&self, card: Card, order: MeetingOrder) -> impl Iterator<Item = Meeting> + '_ {
        let listed = if order.is_any() {
            self.items
        } else {
            let mut listed = [None; 4];
            for (item, side) in listed.iter_mut().zip(order.sides()) {
                *item = self.get(side);
            }
            listed
        };
        let mut new = card;
        listed.into_iter().flatten().map(move |neighbour| {
            let before = new;
            let flips = new.up.flips_with(neighbour.card.up);
            if flips.new {
                new = new.flipped();
            }
            Meeting {
                side: neighbour.side,
                cell: neighbour.cell,
                new_showed: before.up,
                other_showed: neighbour.card.up,
                new_flips: flips.new,
                other_flips: flips.other,
                new: new.up,
                other: if flips.other {
                    neighbour.card.down
                } else {
                    neighbour.card.up
                },
            }
        })
    }

    /// The canonical order with the same outcome as these sides, or `None` unless
    /// they name each neighbour once.
    pub fn canonical(&self, card: Card, sides: &[Side]) -> Option<MeetingOrder> {
        let all_there =
            sides.len() == self.len && self.iter().all(|neighbour| sides.contains(&neighbour.side));
        if !all_there {
            return None;
        }
        let outcome = |order: MeetingOrder| {
            let mut new = card.up;
            let mut others = [Season::Spring; 4];
            for meeting in self.meetings(card, order) {
                new = meeting.new;
                others[meeting.side as usize] = meeting.other;
            }
            (new, others)
        };
        let wanted = outcome(MeetingOrder::from_sides(sides));
        self.orders(card)
            .iter()
            .find(|order| outcome(*order) == wanted)
    }
}

/// What a meeting flips, each 0 or 1. A flipped single card does not count: it
/// shows the same season.
#[derive(Clone, Copy, Debug, Default)]
struct Effect {
    flips_new: u8,
    flips_other: u8,
}

/// The canonical orders of a card's meetings, one for each outcome.
#[derive(Clone, Copy, Debug)]
pub struct MeetingOrders {
    items: [MeetingOrder; Self::MAX],
    len: usize,
}

impl MeetingOrders {
    /// The number of orders of four neighbours.
    pub const MAX: usize = 24;

    /// The orders lexicographically by [`Side::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = MeetingOrder> + '_ {
        self.items.iter().take(self.len).copied()
    }

    /// Number of orders, at least one.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Always `false`.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether this is one of the orders.
    pub fn contains(&self, order: MeetingOrder) -> bool {
        self.iter().any(|other| other == order)
    }
}

/// A meeting of the new card with a neighbour, and what came of it.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The side of the new card on which the neighbour is.
    pub side: Side,
    /// The neighbour's cell.
    pub cell: Cell,
    pub new_showed: Season,
    /// The season that the neighbour showed before.
    pub other_showed: Season,
    pub new_flips: bool,
    pub other_flips: bool,
    /// The season that the new card shows afterwards; that of a single card stays
    /// the same.
    pub new: Season,
    /// The season that the neighbour shows afterwards.
    pub other: Season,
}

/// The permutations of the first `len` indices in lexicographic order, for `len`
/// from 2 to 4.
const fn permutations(len: usize) -> &'static [&'static [u8]] {
    match len {
        2 => &[&[0, 1], &[1, 0]],
        3 => &[
            &[0, 1, 2],
            &[0, 2, 1],
            &[1, 0, 2],
            &[1, 2, 0],
            &[2, 0, 1],
            &[2, 1, 0],
        ],
        4 => &[
            &[0, 1, 2, 3],
            &[0, 1, 3, 2],
            &[0, 2, 1, 3],
            &[0, 2, 3, 1],
            &[0, 3, 1, 2],
            &[0, 3, 2, 1],
            &[1, 0, 2, 3],
            &[1, 0, 3, 2],
            &[1, 2, 0, 3],
            &[1, 2, 3, 0],
            &[1, 3, 0, 2],
            &[1, 3, 2, 0],
            &[2, 0, 1, 3],
            &[2, 0, 3, 1],
            &[2, 1, 0, 3],
            &[2, 1, 3, 0],
            &[2, 3, 0, 1],
            &[2, 3, 1, 0],
            &[3, 0, 1, 2],
            &[3, 0, 2, 1],
            &[3, 1, 0, 2],
            &[3, 1, 2, 0],
            &[3, 2, 0, 1],
            &[3, 2, 1, 0],
        ],
        _ => &[],
    }
}
