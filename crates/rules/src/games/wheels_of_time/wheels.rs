//! The four wheels and their five links. What stands on the wheels and how
//! they touch is reconstructed: the published game shows them only on its own
//! sheets.

use serde::Serialize;

/// What stands in a space of a wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Symbol {
    /// A brick.
    Brick,
    /// Wood.
    Wood,
    /// A stone.
    Stone,
    /// Food.
    Food,
    /// Gold, which fetches what it is linked with.
    Gold,
    /// A skull: danger.
    Skull,
}

impl Symbol {
    /// All six, in the order of their numbers.
    pub const ALL: [Self; 6] = [
        Self::Brick,
        Self::Wood,
        Self::Stone,
        Self::Food,
        Self::Gold,
        Self::Skull,
    ];
}

/// Spaces of a player wheel.
pub const PLAYER_SPACES: u8 = 6;
/// Spaces of a production wheel.
pub const PRODUCTION_SPACES: u8 = 12;

/// Both player wheels, clockwise: each symbol once.
pub const PLAYER_WHEEL: [Symbol; PLAYER_SPACES as usize] = {
    use Symbol::{Brick, Food, Gold, Skull, Stone, Wood};
    [Brick, Skull, Wood, Stone, Food, Gold]
};

/// Both production wheels, clockwise.
pub const PRODUCTION_WHEEL: [Symbol; PRODUCTION_SPACES as usize] = {
    use Symbol::{Brick, Food, Gold, Skull, Stone, Wood};
    [
        Gold, Skull, Skull, Stone, Brick, Gold, Food, Skull, Food, Food, Stone, Wood,
    ]
};

/// A player wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Mark {
    /// The wheel marked 1; whoever has it begins.
    One,
    /// The wheel marked 2.
    Two,
}

impl Mark {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 1 or 2.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// Any of the four wheels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Wheel {
    /// A player wheel.
    Player(Mark),
    /// The production wheel above.
    A,
    /// The production wheel below.
    B,
}

impl Wheel {
    /// All four.
    pub const ALL: [Self; 4] = [
        Self::Player(Mark::One),
        Self::Player(Mark::Two),
        Self::A,
        Self::B,
    ];

    /// How many spaces it has.
    #[must_use]
    pub const fn spaces(self) -> u8 {
        match self {
            Self::Player(_) => PLAYER_SPACES,
            Self::A | Self::B => PRODUCTION_SPACES,
        }
    }
}

/// A link of a player: where the own wheel touches another one. The order is
/// that in which links are resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Link {
    /// With the production wheel A.
    A,
    /// With the production wheel B.
    B,
    /// With the other player wheel: both players' link.
    Common,
}

impl Link {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::Common];
}

/// How the wheels lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wheels {
    /// The spaces of the player wheels at the common link.
    players: [u8; 2],
    /// The spaces of A and B at their links with wheel 1.
    productions: [u8; 2],
}

impl Wheels {
    /// A layout that is even for both players, as far as simulation tells.
    pub const STANDARD: Self = Self {
        players: [4, 3],
        productions: [9, 9],
    };

    /// The wheels with these spaces at the places that tell how they lie:
    /// those of the player wheels at the common link, those of A and B at
    /// wheel 1. Nothing for spaces that a wheel does not have.
    #[must_use]
    pub fn new(one: u8, two: u8, a: u8, b: u8) -> Option<Self> {
        let fits = one < PLAYER_SPACES
            && two < PLAYER_SPACES
            && a < PRODUCTION_SPACES
            && b < PRODUCTION_SPACES;
        fits.then_some(Self {
            players: [one, two],
            productions: [a, b],
        })
    }

    /// Every layout.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |number: u32| {
            let (players, productions) = (u32::from(PLAYER_SPACES), u32::from(PRODUCTION_SPACES));
            Self::new(
                (number / productions / productions / players) as u8,
                (number / productions / productions % players) as u8,
                (number / productions % productions) as u8,
                (number % productions) as u8,
            )
        };
        (0..LAYOUTS).filter_map(of)
    }

    /// The space of a wheel at the place that tells how it lies.
    #[must_use]
    pub const fn space(&self, wheel: Wheel) -> u8 {
        match wheel {
            Wheel::Player(mark) => self.players[mark as usize],
            Wheel::A => self.productions[0],
            Wheel::B => self.productions[1],
        }
    }

    pub(super) const fn set(&mut self, wheel: Wheel, space: u8) {
        let space = space % wheel.spaces();
        match wheel {
            Wheel::Player(mark) => self.players[mark as usize] = space,
            Wheel::A => self.productions[0] = space,
            Wheel::B => self.productions[1] = space,
        }
    }

    /// Turns a wheel clockwise by one space.
    pub const fn turn(&mut self, wheel: Wheel) {
        let spaces = wheel.spaces();
        self.set(wheel, (self.space(wheel) + spaces - 1) % spaces);
    }

    /// Turns all four, as after a disaster.
    pub const fn turn_all(&mut self) {
        self.turn(Wheel::Player(Mark::One));
        self.turn(Wheel::Player(Mark::Two));
        self.turn(Wheel::A);
        self.turn(Wheel::B);
    }

    /// The symbols of a link: that of the player's own wheel, then the other.
    #[must_use]
    pub fn link(&self, mark: Mark, link: Link) -> (Symbol, Symbol) {
        let own = |by: u8| symbol(&PLAYER_WHEEL, self.players[mark as usize] + by);
        let production =
            |wheel: usize, by: u8| symbol(&PRODUCTION_WHEEL, self.productions[wheel] + by);
        const BACK: u8 = PLAYER_SPACES - 1;
        match (link, mark) {
            (Link::A, Mark::One) => (own(BACK), production(0, 0)),
            (Link::B, Mark::One) => (own(1), production(1, 0)),
            (Link::A, Mark::Two) => (own(1), production(0, PRODUCTION_SPACES - 2)),
            (Link::B, Mark::Two) => (own(BACK), production(1, 2)),
            (Link::Common, _) => (
                own(0),
                symbol(&PLAYER_WHEEL, self.players[mark.other() as usize]),
            ),
        }
    }
}

/// How many layouts there are.
pub const LAYOUTS: u32 = (PLAYER_SPACES as u32 * PRODUCTION_SPACES as u32).pow(2);

fn symbol<const SPACES: usize>(wheel: &[Symbol; SPACES], space: u8) -> Symbol {
    wheel[usize::from(space) % SPACES]
}
