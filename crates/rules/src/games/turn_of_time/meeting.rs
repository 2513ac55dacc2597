//! The meetings of a new card with its neighbours: which orders there are and
//! which of them lead to different tables (rulebook: "Resolve seasonal flips").

use super::grid::{Cell, Grid, Side};
use super::season::{Card, Season};

/// The order in which a new card meets its neighbours, written only where it
/// matters. Of all orders with the same outcome the first one in the order of
/// [`Side::ALL`] stands for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order {
    len: u8,
    /// Two bits a side, the first one lowest.
    sides: u8,
}

impl Order {
    /// The order does not matter.
    pub const ANY: Self = Self { len: 0, sides: 0 };

    /// These sides one after the other, at most four.
    #[must_use]
    pub fn of(sides: &[Side]) -> Self {
        let mut order = Self::ANY;
        for &side in sides.iter().take(4) {
            order.sides |= (side as u8) << (2 * order.len);
            order.len += 1;
        }
        order
    }

    /// Whether it does not matter.
    #[must_use]
    pub const fn is_any(self) -> bool {
        self.len == 0
    }

    /// The sides one after the other.
    pub fn sides(self) -> impl ExactSizeIterator<Item = Side> {
        (0..self.len).map(move |place| Side::ALL[(self.sides >> (2 * place)) as usize & 3])
    }
}

/// A card that lies beside the new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// On which side of the new card.
    pub side: Side,
    /// Its cell.
    pub cell: Cell,
    /// The card.
    pub card: Card,
}

/// The neighbours of a cell, in the order of [`Side::ALL`].
#[derive(Clone, Copy, Debug)]
pub struct Neighbours {
    items: [Option<Neighbour>; 4],
    len: usize,
}

impl Neighbours {
    /// Who lies around a cell.
    #[must_use]
    pub fn of(grid: &Grid, cell: Cell) -> Self {
        let mut found = Self {
            items: [None; 4],
            len: 0,
        };
        for side in Side::ALL {
            let neighbour = cell
                .neighbour(side)
                .and_then(|cell| Some((cell, grid.card(cell)?)));
            if let Some((cell, card)) = neighbour {
                found.items[found.len] = Some(Neighbour { side, cell, card });
                found.len += 1;
            }
        }
        found
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether nobody is there.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One after the other.
    pub fn iter(&self) -> impl Iterator<Item = Neighbour> + '_ {
        self.items.iter().flatten().copied()
    }

    /// The one on a side.
    #[must_use]
    pub fn on(&self, side: Side) -> Option<Neighbour> {
        self.iter().find(|neighbour| neighbour.side == side)
    }

    /// What every meeting does, for either face of the new card.
    fn effects(&self, card: Card) -> [[Effect; 2]; 4] {
        let mut effects = [[Effect::default(); 2]; 4];
        for (effect, neighbour) in effects.iter_mut().zip(self.iter()) {
            for (effect, face) in effect.iter_mut().zip([card.up, card.down]) {
                let meeting = face.meets(neighbour.card.up);
                *effect = Effect {
                    turns_new: u8::from(meeting.new_flips && !card.is_single()),
                    turns_other: u8::from(meeting.other_flips && !neighbour.card.is_single()),
                };
            }
        }
        effects
    }

    /// The different choices of an order for this card: at least one, and
    /// [`Order::ANY`] if there is just one.
    #[must_use]
    pub fn orders(&self, card: Card) -> Orders {
        let mut orders = Orders {
            items: [Order::ANY; Orders::MOST],
            len: 0,
        };
        // A single card shows the same to everybody.
        if self.len < 2 || card.is_single() {
            orders.len = 1;
            return orders;
        }
        let effects = self.effects(card);
        let mut seen = 0_u32;
        for &permutation in permutations(self.len) {
            let mut face = 0_u8;
            let mut turned = 0_u8;
            for &place in permutation {
                let effect = effects[place as usize][face as usize];
                turned |= effect.turns_other << place;
                face ^= effect.turns_new;
            }
            let outcome = 1 << (turned << 1 | face);
            if seen & outcome == 0 {
                seen |= outcome;
                let mut order = Order::ANY;
                for &place in permutation {
                    if let Some(neighbour) = self.items[place as usize] {
                        order.sides |= (neighbour.side as u8) << (2 * order.len);
                        order.len += 1;
                    }
                }
                orders.items[orders.len] = order;
                orders.len += 1;
            }
        }
        if orders.len == 1 {
            orders.items[0] = Order::ANY;
        }
        orders
    }

    /// The meetings one after the other, as the new card goes through them.
    /// [`Order::ANY`] takes the order of [`Side::ALL`].
    pub fn meetings(&self, card: Card, order: Order) -> impl Iterator<Item = Met> + '_ {
        let listed = if order.is_any() {
            [0, 1, 2, 3].map(|place| self.items[place])
        } else {
            let mut listed = [None; 4];
            for (place, side) in listed.iter_mut().zip(order.sides()) {
                *place = self.on(side);
            }
            listed
        };
        let mut new = card;
        listed.into_iter().flatten().map(move |neighbour| {
            let before = new;
            let meeting = new.up.meets(neighbour.card.up);
            if meeting.new_flips {
                new = new.flipped();
            }
            Met {
                side: neighbour.side,
                cell: neighbour.cell,
                new_showed: before.up,
                other_showed: neighbour.card.up,
                new_flips: meeting.new_flips,
                other_flips: meeting.other_flips,
                new: new.up,
                other: if meeting.other_flips {
                    neighbour.card.down
                } else {
                    neighbour.card.up
                },
            }
        })
    }

    /// The order that stands for the given sides: the first one with the same
    /// outcome. Nothing if the sides are not exactly the neighbours.
    #[must_use]
    pub fn canonical(&self, card: Card, sides: &[Side]) -> Option<Order> {
        let all_there =
            sides.len() == self.len && self.iter().all(|neighbour| sides.contains(&neighbour.side));
        if !all_there {
            return None;
        }
        let outcome = |order: Order| {
            let mut new = card.up;
            let mut others = [Season::Spring; 4];
            for met in self.meetings(card, order) {
                new = met.new;
                others[met.side as usize] = met.other;
            }
            (new, others)
        };
        let wanted = outcome(Order::of(sides));
        self.orders(card)
            .iter()
            .find(|order| outcome(*order) == wanted)
    }
}

/// What a meeting turns over, as bits.
#[derive(Clone, Copy, Debug, Default)]
struct Effect {
    turns_new: u8,
    turns_other: u8,
}

/// Different choices of an order.
#[derive(Clone, Copy, Debug)]
pub struct Orders {
    items: [Order; Self::MOST],
    len: usize,
}

impl Orders {
    /// Four neighbours can be met in so many orders.
    pub const MOST: usize = 24;

    /// One after the other.
    pub fn iter(&self) -> impl Iterator<Item = Order> + '_ {
        self.items.iter().take(self.len).copied()
    }

    /// How many there are, at least one.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none; never so.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether this is one of them.
    #[must_use]
    pub fn contains(&self, order: Order) -> bool {
        self.iter().any(|other| other == order)
    }
}

/// One meeting that took place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// On which side of the new card.
    pub side: Side,
    /// The neighbour's cell.
    pub cell: Cell,
    /// What the new card showed when they met.
    pub new_showed: Season,
    /// What the neighbour showed when they met.
    pub other_showed: Season,
    /// The new card flips.
    pub new_flips: bool,
    /// The neighbour flips.
    pub other_flips: bool,
    /// What the new card shows afterwards; a single card stays what it is.
    pub new: Season,
    /// What the neighbour shows afterwards.
    pub other: Season,
}

/// All orders of two, three or four things, in the order of a dictionary.
const fn permutations(of: usize) -> &'static [&'static [u8]] {
    match of {
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
