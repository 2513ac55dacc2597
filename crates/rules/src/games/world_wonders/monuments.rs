//! The monuments and their cards.
//!
//! Rulebook: "Monuments". House ruling: the rulebook names the monuments but
//! shows few of the cards; most requirements and rewards are a reconstruction.

use super::notation::UnknownName;
use super::shapes::{CONNECTED_THREE, Pattern, Shape, THREE_IN_LINE, TWO_WITH_GAP};
use super::tiles::{Kind, PerResource};
use super::walls::WALL_PATTERNS;
use core::fmt;
use core::str::FromStr;
use serde::Serialize;

/// A feature that a monument must share an edge with. Water and natural
/// resources count only while uncovered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Need {
    /// A building of this type.
    Building(Kind),
    /// Two different Farm tiles.
    TwoFarms,
    /// A road of any length.
    Road,
    /// Uncovered water.
    Water,
    /// An uncovered natural resource.
    Resource,
}

/// The spaces that a piece covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Terrain {
    /// Land only. Natural resources are land.
    Land,
    /// Water only.
    Water,
    /// A line with both ends on land and the spaces between on land or water.
    LandEnds,
    /// A line with both ends on land and the spaces between on water.
    WaterBetween,
    /// A square with two adjacent spaces on water and two on land.
    Half,
}

/// How the pieces of a monument are arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Arrangement {
    /// A single piece.
    Single,
    /// All pieces connected by edges.
    Connected,
    /// Two pieces in a line with exactly one space of any kind between them.
    OneBetween,
    /// All pieces in a line with at most one space of any kind between neighbours.
    InLine,
}

/// A monument. The variants are ordered by age, as in the rulebook's "A Bit of
/// History".
#[allow(
    missing_docs,
    reason = "a variant is named as the monument, or says more"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Monument {
    Ziggurat,
    /// The Giza Pyramid Complex.
    Giza,
    Obelisks,
    TrojanHorse,
    IshtarGate,
    Theater,
    Parthenon,
    /// The Port of Carthage.
    Port,
    Aqueduct,
    Petra,
    /// The Lighthouse of Alexandria.
    Lighthouse,
    /// The Great Wall of China.
    GreatWall,
    RomanBridge,
    Colosseum,
    Hippodrome,
    /// El Castillo in Chichen Itza.
    ElCastillo,
    ShitennoJi,
    AngkorWat,
    Moai,
    MachuPicchu,
    /// The Thien Mu Pagoda.
    ThienMu,
}

/// Monuments of the game, with one card each.
pub const MONUMENT_COUNT: usize = 21;

/// What the card of a monument shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonumentCard {
    /// The name in notation: `petra`.
    pub id: &'static str,
    /// The shape of each of its pieces.
    pub shape: Shape,
    /// How many pieces it has, 1 to 3.
    pub pieces: u8,
    /// How the pieces are arranged.
    pub arrangement: Arrangement,
    /// The spaces it must cover.
    pub terrain: Terrain,
    /// The features it must be adjacent to. Each piece can contribute.
    pub needs: &'static [Need],
    /// Victory points.
    pub points: u8,
    /// Steps on the resource tracks.
    pub steps: PerResource,
    /// Steps on the population track.
    pub population: u8,
}

const LIBRARY: Need = Need::Building(Kind::Library);
const FARM: Need = Need::Building(Kind::Farm);
const HABITATION: Need = Need::Building(Kind::Habitation);
const MARKET: Need = Need::Building(Kind::Market);
const TEMPLE: Need = Need::Building(Kind::Temple);

/// The card of a monument of one piece on land.
const fn card(
    id: &'static str,
    shape: Shape,
    needs: &'static [Need],
    points: u8,
    steps: PerResource,
    population: u8,
) -> MonumentCard {
    MonumentCard {
        id,
        shape,
        pieces: 1,
        arrangement: Arrangement::Single,
        terrain: Terrain::Land,
        needs,
        points,
        steps,
        population,
    }
}

const fn with_terrain(terrain: Terrain, card: MonumentCard) -> MonumentCard {
    MonumentCard { terrain, ..card }
}

const fn with_pieces(pieces: u8, arrangement: Arrangement, card: MonumentCard) -> MonumentCard {
    MonumentCard {
        pieces,
        arrangement,
        ..card
    }
}

use Need::{Resource, Road, TwoFarms, Water};

static CARDS: [MonumentCard; MONUMENT_COUNT] = [
    card("ziggurat", Shape::O4, &[FARM, TEMPLE], 2, [1, 0, 0], 0),
    with_pieces(
        3,
        Arrangement::Connected,
        card("giza", Shape::I1, &[FARM, Resource], 2, [0, 1, 0], 0),
    ),
    with_pieces(
        2,
        Arrangement::OneBetween,
        card("obelisks", Shape::I1, &[TEMPLE, Road], 1, [1, 1, 0], 0),
    ),
    card(
        "trojan-horse",
        Shape::I1,
        &[HABITATION, Road],
        1,
        [0, 0, 0],
        1,
    ),
    card("ishtar-gate", Shape::I2, &[LIBRARY, Road], 1, [0, 1, 1], 0),
    card(
        "theater",
        Shape::L3,
        &[LIBRARY, HABITATION],
        2,
        [0, 0, 0],
        1,
    ),
    card(
        "parthenon",
        Shape::R6,
        &[TEMPLE, LIBRARY, Road],
        4,
        [0, 0, 0],
        1,
    ),
    with_terrain(
        Terrain::Half,
        card("port", Shape::O4, &[MARKET, Road], 2, [2, 0, 0], 0),
    ),
    with_terrain(
        Terrain::LandEnds,
        card(
            "aqueduct",
            Shape::I4,
            &[Water, FARM, HABITATION],
            2,
            [1, 0, 0],
            1,
        ),
    ),
    card("petra", Shape::I3, &[MARKET, Resource], 2, [0, 1, 0], 0),
    with_terrain(
        Terrain::Water,
        card("lighthouse", Shape::I1, &[Road], 1, [0, 0, 2], 0),
    ),
    with_pieces(
        3,
        Arrangement::Connected,
        card("great-wall", Shape::I2, &[Road, Resource], 2, [0, 0, 1], 0),
    ),
    with_terrain(
        Terrain::WaterBetween,
        card(
            "roman-bridge",
            Shape::I3,
            &[HABITATION, Road],
            2,
            [0, 0, 1],
            0,
        ),
    ),
    card(
        "colosseum",
        Shape::R6,
        &[MARKET, HABITATION, Road],
        4,
        [0, 0, 0],
        1,
    ),
    card("hippodrome", Shape::R8, &[MARKET, Road], 3, [1, 0, 1], 0),
    card("el-castillo", Shape::O4, &[FARM, Resource], 2, [0, 0, 0], 1),
    card(
        "shitenno-ji",
        Shape::O4,
        &[TEMPLE, HABITATION],
        2,
        [0, 0, 1],
        0,
    ),
    card("angkor-wat", Shape::S9, &[TEMPLE, Water], 4, [0, 1, 0], 0),
    with_pieces(
        3,
        Arrangement::InLine,
        card("moai", Shape::I1, &[Road, Water], 2, [0, 1, 0], 0),
    ),
    card("machu-picchu", Shape::R6, &[TwoFarms], 3, [1, 0, 0], 0),
    card("thien-mu", Shape::I1, &[LIBRARY, Resource], 1, [0, 1, 1], 0),
];

impl Monument {
    /// All monuments, by age.
    pub const ALL: [Self; MONUMENT_COUNT] = [
        Self::Ziggurat,
        Self::Giza,
        Self::Obelisks,
        Self::TrojanHorse,
        Self::IshtarGate,
        Self::Theater,
        Self::Parthenon,
        Self::Port,
        Self::Aqueduct,
        Self::Petra,
        Self::Lighthouse,
        Self::GreatWall,
        Self::RomanBridge,
        Self::Colosseum,
        Self::Hippodrome,
        Self::ElCastillo,
        Self::ShitennoJi,
        Self::AngkorWat,
        Self::Moai,
        Self::MachuPicchu,
        Self::ThienMu,
    ];

    /// What its card shows: shape, needs and rewards.
    pub fn card(self) -> &'static MonumentCard {
        &CARDS[self as usize]
    }

    /// The name in notation: `petra`.
    pub fn id(self) -> &'static str {
        self.card().id
    }

    /// The bit of the monument in a bit set of monuments.
    pub(super) const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// The monuments of a bit set, by age.
    pub(super) fn from_bits(bits: u32) -> impl Iterator<Item = Self> + use<> {
        Self::ALL
            .into_iter()
            .filter(move |monument| bits & monument.bit() != 0)
    }

    /// The arrangements of the pieces of a monument of several pieces; empty for
    /// a monument of one piece.
    pub(super) fn patterns(self) -> &'static [Pattern] {
        match self {
            Self::Giza => &CONNECTED_THREE,
            Self::Obelisks => &TWO_WITH_GAP,
            Self::Moai => &THREE_IN_LINE,
            Self::GreatWall => &*WALL_PATTERNS,
            _ => &[],
        }
    }
}

impl fmt::Display for Monument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Parses [`Monument::id`], ignoring case.
impl FromStr for Monument {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::find(&Self::ALL, Self::id, text)
    }
}
