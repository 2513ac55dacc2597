//! Names of the components.

use crate::text::{self, Locale};
use rules::games::world_wonders::{
    CardItem, Cells, Item, Kind, Monument, Objective, PerResource, Piece, PlacedPiece, Resource,
    Stack, Terrain, Tile,
};

/// A type of building.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Library => "library",
        Kind::Farm => "farm",
        Kind::Habitation => "habitation",
        Kind::Market => "market",
        Kind::Temple => "temple",
    }
}

/// Several buildings of a type.
pub const fn kinds(kind: Kind) -> &'static str {
    match kind {
        Kind::Library => "libraries",
        Kind::Farm => "farms",
        Kind::Habitation => "habitations",
        Kind::Market => "markets",
        Kind::Temple => "temples",
    }
}

pub const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Food => "food",
        Resource::Ceramics => "ceramics",
        Resource::Gears => "gears",
    }
}

/// An amount of a resource: `2 food`, `1 gear`.
pub fn amount(locale: Locale, resource: Resource, count: u8) -> String {
    let singular = match resource {
        Resource::Gears => "gear",
        Resource::Ceramics => "ceramic",
        Resource::Food => "food",
    };
    text::count(locale, count, singular, self::resource(resource))
}

/// Steps on the tracks, without zeros: `2 food and 1 gear`.
pub fn steps(locale: Locale, steps: PerResource) -> String {
    let amounts = Resource::ALL
        .into_iter()
        .zip(steps)
        .filter(|(_, count)| *count > 0)
        .map(|(resource, count)| amount(locale, resource, count));
    locale.list(&amounts.collect::<Vec<_>>())
}

/// All three tracks: `8 food, 0 ceramics and 11 gears`.
pub fn tracks(locale: Locale, tracks: PerResource) -> String {
    let amounts = Resource::ALL
        .into_iter()
        .zip(tracks)
        .map(|(resource, count)| amount(locale, resource, count));
    locale.list(&amounts.collect::<Vec<_>>())
}

/// A monument within a sentence: `the Colosseum`, `Petra`.
pub const fn the_monument(monument: Monument) -> &'static str {
    match monument {
        Monument::Ziggurat => "the Ziggurat",
        Monument::Giza => "the Giza Pyramid Complex",
        Monument::Obelisks => "the Obelisks",
        Monument::TrojanHorse => "the Trojan Horse",
        Monument::IshtarGate => "the Ishtar Gate",
        Monument::Theater => "the Theater",
        Monument::Parthenon => "the Parthenon",
        Monument::Port => "the Port of Carthage",
        Monument::Aqueduct => "the Aqueduct",
        Monument::Petra => "Petra",
        Monument::Lighthouse => "the Lighthouse of Alexandria",
        Monument::GreatWall => "the Great Wall of China",
        Monument::RomanBridge => "the Roman Bridge",
        Monument::Colosseum => "the Colosseum",
        Monument::Hippodrome => "the Hippodrome",
        Monument::ElCastillo => "El Castillo of Chichen Itza",
        Monument::ShitennoJi => "Shitennō-ji",
        Monument::AngkorWat => "Angkor Wat",
        Monument::Moai => "the Moai",
        Monument::MachuPicchu => "Machu Picchu",
        Monument::ThienMu => "the Thien Mu Pagoda",
    }
}

/// The shape of the tiles of a stack.
pub const fn stack(stack: Stack) -> &'static str {
    match stack {
        Stack::I2 => "a line of 2",
        Stack::I3 => "a line of 3",
        Stack::L3 => "a corner of 3",
        Stack::O4 => "a square of 4",
        Stack::L4 => "an L of 4",
        Stack::P5 => "a block of 5",
        Stack::T4 => "a T of 4",
        Stack::S4 => "a zigzag of 4",
    }
}

/// Any building of a stack: `a building (line of 2)`.
const fn building(stack: Stack) -> &'static str {
    match stack {
        Stack::I2 => "a building (line of 2)",
        Stack::I3 => "a building (line of 3)",
        Stack::L3 => "a building (corner of 3)",
        Stack::O4 => "a building (square of 4)",
        Stack::L4 => "a building (L of 4)",
        Stack::P5 => "a building (block of 5)",
        Stack::T4 => "a building (T of 4)",
        Stack::S4 => "a building (zigzag of 4)",
    }
}

/// The shape of the tiles of a stack, without an article.
pub fn shape(stack: Stack) -> &'static str {
    let name = self::stack(stack);
    name.split_once(' ').map_or(name, |(_, shape)| shape)
}

/// A tile with its shape and resources: `farm (line of 2, 1 food)`.
pub fn tile(locale: Locale, tile: Tile) -> String {
    let gives = steps(locale, tile.steps());
    format!("{} ({}, {gives})", kind(tile.kind()), shape(tile.stack()))
}

/// An item, regardless of the tile that is face up.
pub const fn item(item: Item) -> &'static str {
    match item {
        Item::Tile(stack) => building(stack),
        Item::LongRoad => "a long road",
        Item::ShortRoads => "a set of short roads",
        Item::Tower => "the tower",
        Item::FirstPedestal => "the first pedestal",
        Item::SecondPedestal => "the second pedestal",
        Item::Monument(monument) => the_monument(monument),
    }
}

/// An item on a solo card.
pub const fn card_item(card_item: CardItem) -> &'static str {
    match card_item {
        CardItem::Tile(stack) => building(stack),
        CardItem::LongRoad => item(Item::LongRoad),
        CardItem::ShortRoads => item(Item::ShortRoads),
        CardItem::Tower => item(Item::Tower),
        CardItem::FirstMonument => "the first monument",
        CardItem::SecondMonument => "the second monument",
    }
}

/// A piece that is placed; of a monument of several pieces, one of them.
pub fn piece(piece: Piece) -> String {
    match piece {
        Piece::LongRoad => "a long road".to_owned(),
        Piece::DoubleRoad => "a double road".to_owned(),
        Piece::SingleRoad => "a single road".to_owned(),
        Piece::Tower => "a tower".to_owned(),
        Piece::Tile(tile) => format!("a {}", kind(tile.kind())),
        Piece::Monument(monument) if monument.card().pieces > 1 => {
            format!("a piece of {}", the_monument(monument))
        }
        Piece::Monument(monument) => the_monument(monument).to_owned(),
    }
}

/// Spaces: `c7`; a rectangle by its corners, `c7 to d9`; otherwise a list.
pub fn spaces(locale: Locale, cells: Cells) -> String {
    let all: Vec<_> = cells.iter().collect();
    let (Some(first), Some(last)) = (all.first(), all.last()) else {
        return String::new();
    };
    if first == last {
        return first.to_string();
    }
    let across = last.column().checked_sub(first.column()).map(usize::from);
    let down = usize::from(last.row().saturating_sub(first.row()));
    let is_within_columns = all.iter().all(|cell| {
        let column = cell.column();
        first.column() <= column && column <= last.column()
    });
    if is_within_columns && across.is_some_and(|across| (across + 1) * (down + 1) == all.len()) {
        return [first.to_string(), last.to_string()].join(" to ");
    }
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    locale.list(&all)
}

/// The spaces that a placed piece covers.
pub fn covered_spaces(locale: Locale, placed_piece: PlacedPiece) -> String {
    spaces(locale, placed_piece.cells())
}

/// The terrain of a monument: `on land`.
pub const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Land => "on land",
        Terrain::Water => "on water",
        Terrain::LandEnds => "with both ends on land",
        Terrain::WaterBetween => "with both ends on land and water between them",
        Terrain::Half => "with one half on water and the other on land",
    }
}

pub fn objective(objective: Objective) -> String {
    match objective {
        Objective::Green => "Largest closed green area".to_owned(),
        Objective::LongestRoad => "Longest road".to_owned(),
        Objective::Monuments => "Most monuments".to_owned(),
        Objective::AtResources => "Most buildings next to natural resources".to_owned(),
        Objective::AtWater => "Most buildings next to water".to_owned(),
        Objective::Most(kind) => format!("Most {}", kinds(kind)),
        Objective::Track(resource) => format!("Most {}", self::resource(resource)),
        Objective::Group(kind) => format!("Largest group of {}", kinds(kind)),
        Objective::AtEdge => "Most buildings at the edge of the map".to_owned(),
        Objective::EveryDistrict => "A city district of every type".to_owned(),
    }
}

/// A value for an objective: `9 spaces`.
pub fn value(locale: Locale, objective: Objective, value: u8) -> String {
    let (singular, plural) = match objective {
        Objective::Green | Objective::LongestRoad => ("space", "spaces"),
        Objective::Monuments => ("monument", "monuments"),
        Objective::AtResources | Objective::AtWater | Objective::AtEdge => {
            ("building", "buildings")
        }
        Objective::Most(kind) | Objective::Group(kind) => (self::kind(kind), kinds(kind)),
        Objective::Track(resource) => return amount(locale, resource, value),
        Objective::EveryDistrict if value > 0 => return "done".to_owned(),
        Objective::EveryDistrict => return "not yet".to_owned(),
    };
    text::count(locale, value, singular, plural)
}
