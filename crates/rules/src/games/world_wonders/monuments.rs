//! The monuments. Their names are the rulebook's; most of what they give, where
//! they stand and what they need is reconstructed.

use super::shapes::{Form, LINES, PAIRS, Pattern, TRIOS};
use super::tiles::{Kind, Steps};
use super::walls::WALLS;
use serde::{Serialize, Serializer};

/// What a monument must share an edge with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Need {
    /// A building of this type.
    Building(Kind),
    /// Two Farm tiles.
    TwoFarms,
    /// A road.
    Road,
    /// Water that is not covered.
    Water,
    /// A natural resource that is not covered.
    Resource,
}

/// On what a monument stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Terrain {
    /// All of it on land.
    Land,
    /// On water.
    Water,
    /// Both ends on land, the rest on land or water.
    LandEnds,
    /// Both ends on land, the rest on water.
    WaterBetween,
    /// One half on water, the other on land.
    Half,
}

/// How the pieces of a monument stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Standing {
    /// One piece.
    Alone,
    /// Each hangs together with another.
    Together,
    /// Two in line with exactly one space between.
    OneBetween,
    /// All in one line, with no or one space between neighbours.
    InLine,
}

/// The monuments, in the order of their age.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Monument {
    /// The Ziggurat.
    Ziggurat,
    /// The Giza Pyramid Complex.
    Giza,
    /// The Obelisks.
    Obelisks,
    /// The Trojan Horse.
    TrojanHorse,
    /// The Ishtar Gate.
    IshtarGate,
    /// The Theater.
    Theater,
    /// The Parthenon.
    Parthenon,
    /// The Port of Carthage.
    Port,
    /// The Aqueduct.
    Aqueduct,
    /// Petra.
    Petra,
    /// The Lighthouse of Alexandria.
    Lighthouse,
    /// The Great Wall of China.
    GreatWall,
    /// The Roman Bridge.
    RomanBridge,
    /// The Colosseum.
    Colosseum,
    /// The Hippodrome.
    Hippodrome,
    /// El Castillo in Chichen Itza.
    ElCastillo,
    /// Shitenno-ji.
    ShitennoJi,
    /// Angkor Wat.
    AngkorWat,
    /// The Moai.
    Moai,
    /// Machu Picchu.
    MachuPicchu,
    /// The Thien Mu Pagoda.
    ThienMu,
}

/// How many monuments there are.
pub const MONUMENTS: usize = 21;

/// What is on a monument's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonumentCard {
    /// Its lasting name.
    pub id: &'static str,
    /// The shape of each of its pieces.
    pub form: Form,
    /// How many pieces it has.
    pub pieces: u8,
    /// How they stand.
    pub standing: Standing,
    /// On what it stands.
    pub terrain: Terrain,
    /// What it must share edges with.
    pub needs: &'static [Need],
    /// Its points.
    pub points: u8,
    /// Steps that it gives.
    pub steps: Steps,
    /// Population that it gives.
    pub population: u8,
}

const LIBRARY: Need = Need::Building(Kind::Library);
const FARM: Need = Need::Building(Kind::Farm);
const HABITATION: Need = Need::Building(Kind::Habitation);
const MARKET: Need = Need::Building(Kind::Market);
const TEMPLE: Need = Need::Building(Kind::Temple);

/// A monument of one piece on land.
const fn card(
    id: &'static str,
    form: Form,
    needs: &'static [Need],
    points: u8,
    steps: Steps,
    population: u8,
) -> MonumentCard {
    MonumentCard {
        id,
        form,
        pieces: 1,
        standing: Standing::Alone,
        terrain: Terrain::Land,
        needs,
        points,
        steps,
        population,
    }
}

const fn on(terrain: Terrain, card: MonumentCard) -> MonumentCard {
    MonumentCard { terrain, ..card }
}

const fn of(pieces: u8, standing: Standing, card: MonumentCard) -> MonumentCard {
    MonumentCard {
        pieces,
        standing,
        ..card
    }
}

use Need::{Resource, Road, TwoFarms, Water};

static CARDS: [MonumentCard; MONUMENTS] = [
    card("ziggurat", Form::O4, &[FARM, TEMPLE], 2, [1, 0, 0], 0),
    of(
        3,
        Standing::Together,
        card("giza", Form::I1, &[FARM, Resource], 2, [0, 1, 0], 0),
    ),
    of(
        2,
        Standing::OneBetween,
        card("obelisks", Form::I1, &[TEMPLE, Road], 1, [1, 1, 0], 0),
    ),
    card(
        "trojan-horse",
        Form::I1,
        &[HABITATION, Road],
        1,
        [0, 0, 0],
        1,
    ),
    card("ishtar-gate", Form::I2, &[LIBRARY, Road], 1, [0, 1, 1], 0),
    card("theater", Form::L3, &[LIBRARY, HABITATION], 2, [0, 0, 0], 1),
    card(
        "parthenon",
        Form::R6,
        &[TEMPLE, LIBRARY, Road],
        4,
        [0, 0, 0],
        1,
    ),
    on(
        Terrain::Half,
        card("port", Form::O4, &[MARKET, Road], 2, [2, 0, 0], 0),
    ),
    on(
        Terrain::LandEnds,
        card(
            "aqueduct",
            Form::I4,
            &[Water, FARM, HABITATION],
            2,
            [1, 0, 0],
            1,
        ),
    ),
    card("petra", Form::I3, &[MARKET, Resource], 2, [0, 1, 0], 0),
    on(
        Terrain::Water,
        card("lighthouse", Form::I1, &[Road], 1, [0, 0, 2], 0),
    ),
    of(
        3,
        Standing::Together,
        card("great-wall", Form::I2, &[Road, Resource], 2, [0, 0, 1], 0),
    ),
    on(
        Terrain::WaterBetween,
        card(
            "roman-bridge",
            Form::I3,
            &[HABITATION, Road],
            2,
            [0, 0, 1],
            0,
        ),
    ),
    card(
        "colosseum",
        Form::R6,
        &[MARKET, HABITATION, Road],
        4,
        [0, 0, 0],
        1,
    ),
    card("hippodrome", Form::R8, &[MARKET, Road], 3, [1, 0, 1], 0),
    card("el-castillo", Form::O4, &[FARM, Resource], 2, [0, 0, 0], 1),
    card(
        "shitenno-ji",
        Form::O4,
        &[TEMPLE, HABITATION],
        2,
        [0, 0, 1],
        0,
    ),
    card("angkor-wat", Form::S9, &[TEMPLE, Water], 4, [0, 1, 0], 0),
    of(
        3,
        Standing::InLine,
        card("moai", Form::I1, &[Road, Water], 2, [0, 1, 0], 0),
    ),
    card("machu-picchu", Form::R6, &[TwoFarms], 3, [1, 0, 0], 0),
    card("thien-mu", Form::I1, &[LIBRARY, Resource], 1, [0, 1, 1], 0),
];

impl Monument {
    /// All monuments.
    pub const ALL: [Self; MONUMENTS] = [
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

    /// What is on its card.
    #[must_use]
    pub fn card(self) -> &'static MonumentCard {
        &CARDS[self as usize]
    }

    /// Its lasting name.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.card().id
    }

    pub(super) fn named(text: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|monument| monument.id().eq_ignore_ascii_case(text))
    }

    /// The ways in which the pieces of a monument that has several can stand to
    /// each other.
    pub(super) fn patterns(self) -> &'static [Pattern] {
        match self {
            Self::Giza => &TRIOS,
            Self::Obelisks => &PAIRS,
            Self::Moai => &LINES,
            Self::GreatWall => &*WALLS,
            _ => &[],
        }
    }
}

impl Serialize for Monument {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
