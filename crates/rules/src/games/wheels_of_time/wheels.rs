//! The four wheels, their symbols, and the five links where they touch.
//!
//! Two player wheels of 6 spaces (1 left, 2 right) and two production wheels of
//! 12 (A above, B below) touch in five points: 1-A, 1-B, 2-A, 2-B and 1-2, the
//! common link. Spaces are numbered clockwise from 0.
//!
//! House ruling: the symbols, the numbers of spaces and the standard layout are
//! reconstructions; the published game has them on its own sheets.

use super::notation::ParseError;
use core::fmt;
use core::str::FromStr;
use serde::Serialize;

/// The symbol in a space of a wheel.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Symbol {
    Brick,
    Wood,
    Stone,
    Food,
    /// Gold, which produces the good it is linked with.
    Gold,
    /// A skull, which endangers the good it is linked with.
    Skull,
}

impl Symbol {
    /// All six symbols, in the order of their discriminants.
    pub const ALL: [Self; 6] = [
        Self::Brick,
        Self::Wood,
        Self::Stone,
        Self::Food,
        Self::Gold,
        Self::Skull,
    ];
}

/// The number of spaces of a player wheel.
pub const PLAYER_WHEEL_SPACES: u8 = 6;
/// The number of spaces of a production wheel.
pub const PRODUCTION_WHEEL_SPACES: u8 = 12;

/// The symbols of both player wheels, clockwise: each symbol once.
pub const PLAYER_WHEEL_SYMBOLS: [Symbol; PLAYER_WHEEL_SPACES as usize] = {
    use Symbol::{Brick, Food, Gold, Skull, Stone, Wood};
    [Brick, Skull, Wood, Stone, Food, Gold]
};

/// The symbols of both production wheels, clockwise.
pub const PRODUCTION_WHEEL_SYMBOLS: [Symbol; PRODUCTION_WHEEL_SPACES as usize] = {
    use Symbol::{Brick, Food, Gold, Skull, Stone, Wood};
    [
        Gold, Skull, Skull, Stone, Brick, Gold, Food, Skull, Food, Food, Stone, Wood,
    ]
};

/// A player wheel, written as its number. Rulebook: "Components".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum PlayerWheel {
    /// The wheel marked 1; its player goes first.
    One,
    /// The wheel marked 2.
    Two,
}

impl PlayerWheel {
    /// Both player wheels.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The other player wheel.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// The number on the wheel, 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for PlayerWheel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Any of the four wheels. Rulebook: "Components".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Wheel {
    /// A player wheel, 1 or 2.
    Player(PlayerWheel),
    /// The upper production wheel.
    A,
    /// The lower production wheel.
    B,
}

impl Wheel {
    /// All four wheels: 1, 2, A and B.
    pub const ALL: [Self; 4] = [
        Self::Player(PlayerWheel::One),
        Self::Player(PlayerWheel::Two),
        Self::A,
        Self::B,
    ];

    /// How many spaces it has: 6 or 12.
    pub const fn spaces(self) -> u8 {
        match self {
            Self::Player(_) => PLAYER_WHEEL_SPACES,
            Self::A | Self::B => PRODUCTION_WHEEL_SPACES,
        }
    }

    /// The wheel as actions write it: `1`, `2`, `A` or `B`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Player(PlayerWheel::One) => "1",
            Self::Player(PlayerWheel::Two) => "2",
            Self::A => "A",
            Self::B => "B",
        }
    }
}

impl fmt::Display for Wheel {
    /// The wheel's [`code`](Self::code).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Wheel {
    type Err = ParseError;

    /// Parses what `Display` writes, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        ParseError::find(&Self::ALL, Self::code, text, "a wheel (1, 2, A or B)")
    }
}

/// One of a player's three links: where the player's own wheel touches another
/// one. Links are resolved in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Link {
    /// The link with production wheel A.
    A,
    /// The link with production wheel B.
    B,
    /// The link with the other player wheel, which both players share.
    Common,
}

impl Link {
    /// All three links, in the order in which they are resolved.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::Common];

    /// The link as actions write it: `A`, `B`, or `C` for the common link.
    pub const fn code(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::Common => "C",
        }
    }
}

impl fmt::Display for Link {
    /// The link's [`code`](Self::code).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Link {
    type Err = ParseError;

    /// Parses what `Display` writes, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        ParseError::find(&Self::ALL, Self::code, text, "a link (A, B or C)")
    }
}

/// The layout: the position of each of the four wheels.
///
/// A position is the number of the space at the wheel's reference contact: the
/// common link for a player wheel, the link with wheel 1 for a production
/// wheel. As text a layout is the positions of 1, 2, A and B: `4,3,9,9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wheels {
    player_spaces: [u8; 2],
    production_spaces: [u8; 2],
}

impl Wheels {
    /// The standard layout, which simulation shows to be even for both players.
    /// House ruling: it is a reconstruction.
    pub const STANDARD: Self = Self {
        player_spaces: [4, 3],
        production_spaces: [9, 9],
    };

    /// The layout with these positions of wheels 1, 2, A and B, or `None` if a
    /// wheel does not have that many spaces.
    pub fn new(one: u8, two: u8, a: u8, b: u8) -> Option<Self> {
        let fits = one < PLAYER_WHEEL_SPACES
            && two < PLAYER_WHEEL_SPACES
            && a < PRODUCTION_WHEEL_SPACES
            && b < PRODUCTION_WHEEL_SPACES;
        fits.then_some(Self {
            player_spaces: [one, two],
            production_spaces: [a, b],
        })
    }

    /// All [`LAYOUT_COUNT`] layouts.
    pub fn all() -> impl Iterator<Item = Self> {
        let nth_layout = |number: u32| {
            let player = u32::from(PLAYER_WHEEL_SPACES);
            let production = u32::from(PRODUCTION_WHEEL_SPACES);
            Self::new(
                (number / production / production / player) as u8,
                (number / production / production % player) as u8,
                (number / production % production) as u8,
                (number % production) as u8,
            )
        };
        (0..LAYOUT_COUNT).filter_map(nth_layout)
    }

    /// A wheel's position: the space at its reference contact, from 0.
    pub const fn space(&self, wheel: Wheel) -> u8 {
        match wheel {
            Wheel::Player(player_wheel) => self.player_spaces[player_wheel as usize],
            Wheel::A => self.production_spaces[0],
            Wheel::B => self.production_spaces[1],
        }
    }

    pub(super) const fn set(&mut self, wheel: Wheel, space: u8) {
        let space = space % wheel.spaces();
        match wheel {
            Wheel::Player(player_wheel) => self.player_spaces[player_wheel as usize] = space,
            Wheel::A => self.production_spaces[0] = space,
            Wheel::B => self.production_spaces[1] = space,
        }
    }

    /// Turns a wheel one space clockwise. Rulebook: "2. Action Phase", A.
    pub const fn turn(&mut self, wheel: Wheel) {
        let spaces = wheel.spaces();
        self.set(wheel, (self.space(wheel) + spaces - 1) % spaces);
    }

    /// Turns all four wheels one space clockwise, as after a disaster.
    /// Rulebook: "4. Danger Phase", D.
    pub const fn turn_all(&mut self) {
        self.turn(Wheel::Player(PlayerWheel::One));
        self.turn(Wheel::Player(PlayerWheel::Two));
        self.turn(Wheel::A);
        self.turn(Wheel::B);
    }

    /// The two symbols at a link of a player wheel: its own first, then that of
    /// the other wheel.
    pub fn link_symbols(&self, player_wheel: PlayerWheel, link: Link) -> (Symbol, Symbol) {
        let own = |offset: u8| {
            let space = self.player_spaces[player_wheel as usize] + offset;
            symbol_at(&PLAYER_WHEEL_SYMBOLS, space)
        };
        let production = |wheel: usize, offset: u8| {
            let space = self.production_spaces[wheel] + offset;
            symbol_at(&PRODUCTION_WHEEL_SYMBOLS, space)
        };
        const ONE_BACK: u8 = PLAYER_WHEEL_SPACES - 1;
        match (link, player_wheel) {
            (Link::A, PlayerWheel::One) => (own(ONE_BACK), production(0, 0)),
            (Link::B, PlayerWheel::One) => (own(1), production(1, 0)),
            (Link::A, PlayerWheel::Two) => (own(1), production(0, PRODUCTION_WHEEL_SPACES - 2)),
            (Link::B, PlayerWheel::Two) => (own(ONE_BACK), production(1, 2)),
            (Link::Common, _) => {
                let other = self.player_spaces[player_wheel.other() as usize];
                (own(0), symbol_at(&PLAYER_WHEEL_SYMBOLS, other))
            }
        }
    }
}

impl fmt::Display for Wheels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two] = self.player_spaces;
        let [a, b] = self.production_spaces;
        write!(f, "{one},{two},{a},{b}")
    }
}

impl FromStr for Wheels {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut spaces = text.split(',').map(parse_space);
        let mut next = || spaces.next().flatten();
        let wheels = match (next(), next(), next(), next()) {
            (Some(one), Some(two), Some(a), Some(b)) => Self::new(one, two, a, b),
            _ => None,
        };
        wheels
            .filter(|_| spaces.next().is_none())
            .ok_or(ParseError {
                expected: "a layout (4,3,9,9)",
                at: 0,
            })
    }
}

/// Parses a small number without a sign or leading zeros, so that each layout
/// has one text only.
fn parse_space(text: &str) -> Option<u8> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let canonical = digits && (text == "0" || !text.starts_with('0'));
    canonical.then(|| text.parse().ok()).flatten()
}

/// The number of layouts, 5,184.
pub const LAYOUT_COUNT: u32 = (PLAYER_WHEEL_SPACES as u32 * PRODUCTION_WHEEL_SPACES as u32).pow(2);

fn symbol_at<const SPACES: usize>(symbols: &[Symbol; SPACES], space: u8) -> Symbol {
    symbols[usize::from(space) % SPACES]
}
