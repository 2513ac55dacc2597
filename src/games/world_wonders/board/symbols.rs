//! Names and positions of the symbols in the game's sprite sheet
//! (`drawings.svg`). A space of a map is 100 by 100 units; symbols are placed
//! by their upper left corner.

use rules::games::world_wonders::{Kind, Need, Objective, Resource};

/// The side of a space in units.
pub const SPACE: i32 = 100;

/// The mountains and the sidewalk, drawn below every map.
pub const FRAME: &str = "#ww-frame";
/// The maps in the order of [`MAPS`](rules::games::world_wonders::MAPS).
pub const MAPS: [&str; 6] = [
    "#ww-map-0",
    "#ww-map-1",
    "#ww-map-2",
    "#ww-map-3",
    "#ww-map-4",
    "#ww-map-5",
];

/// The sides of a space, as columns and rows to the neighbour. Each is a bit of
/// the index into [`ROADS`]: set where another road or the sidewalk joins.
pub const SIDES: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
/// The side of a space at which the sidewalk can be, an index into [`SIDES`].
pub const SIDEWALK_SIDE: usize = 2;
/// A space of road on land, by the sides at which it continues.
pub const ROADS: [&str; 16] = [
    "#ww-road-0",
    "#ww-road-1",
    "#ww-road-2",
    "#ww-road-3",
    "#ww-road-4",
    "#ww-road-5",
    "#ww-road-6",
    "#ww-road-7",
    "#ww-road-8",
    "#ww-road-9",
    "#ww-road-10",
    "#ww-road-11",
    "#ww-road-12",
    "#ww-road-13",
    "#ww-road-14",
    "#ww-road-15",
];
/// A space of road over water, by the sides at which it continues.
pub const BRIDGES: [&str; 16] = [
    "#ww-bridge-0",
    "#ww-bridge-1",
    "#ww-bridge-2",
    "#ww-bridge-3",
    "#ww-bridge-4",
    "#ww-bridge-5",
    "#ww-bridge-6",
    "#ww-bridge-7",
    "#ww-bridge-8",
    "#ww-bridge-9",
    "#ww-bridge-10",
    "#ww-bridge-11",
    "#ww-bridge-12",
    "#ww-bridge-13",
    "#ww-bridge-14",
    "#ww-bridge-15",
];

/// Suffixes of symbols that exist in several rotations: `#ww-farm-L4-2`,
/// `#ww-great-wall-1`, `#ww-outline-T4-3`.
pub const ROTATION_SUFFIXES: [&str; 4] = ["-0", "-1", "-2", "-3"];
/// The rotation in which the port faces its water, by the side of the water in
/// the order of [`SIDES`]. The rules do not rotate the square port.
pub const PORT_ROTATIONS: [usize; 4] = [2, 3, 0, 1];

/// The picture of a requirement on a monument card, 100 by 100.
pub const fn need(need: Need) -> &'static str {
    match need {
        Need::Building(Kind::Library) => "#ww-need-library",
        Need::Building(Kind::Farm) => "#ww-need-farm",
        Need::Building(Kind::Habitation) => "#ww-need-habitation",
        Need::Building(Kind::Market) => "#ww-need-market",
        Need::Building(Kind::Temple) => "#ww-need-temple",
        Need::TwoFarms => "#ww-need-two-farms",
        Need::Road => "#ww-need-road",
        Need::Water => "#ww-need-water",
        Need::Resource => "#ww-need-resource",
    }
}

/// The picture of an objective, 300 by 200.
pub const fn objective_picture(objective: Objective) -> &'static str {
    match objective {
        Objective::Green => "#ww-goal-green",
        Objective::LongestRoad => "#ww-goal-longest-road",
        Objective::Monuments => "#ww-goal-most-monuments",
        Objective::AtResources => "#ww-goal-at-resources",
        Objective::AtWater => "#ww-goal-at-water",
        Objective::Most(Kind::Market) => "#ww-goal-most-markets",
        Objective::Most(Kind::Library) => "#ww-goal-most-libraries",
        Objective::Most(_) => "#ww-goal-most-habitations",
        Objective::Track(Resource::Food) => "#ww-goal-food",
        Objective::Track(Resource::Ceramics) => "#ww-goal-ceramics",
        Objective::Track(Resource::Gears) => "#ww-goal-gears",
        Objective::Group(Kind::Temple) => "#ww-goal-temple-group",
        Objective::Group(_) => "#ww-goal-farm-group",
        Objective::AtEdge => "#ww-goal-at-edge",
        Objective::EveryDistrict => "#ww-goal-every-district",
    }
}

/// The icon of a type of building, 24 by 24.
pub const fn kind_icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Library => "#ww-sign-library",
        Kind::Farm => "#ww-sign-farm",
        Kind::Habitation => "#ww-sign-habitation",
        Kind::Market => "#ww-sign-market",
        Kind::Temple => "#ww-sign-temple",
    }
}

/// The icon of a resource, 24 by 24.
pub const fn resource_icon(resource: Resource) -> &'static str {
    match resource {
        Resource::Food => "#ww-food",
        Resource::Ceramics => "#ww-ceramics",
        Resource::Gears => "#ww-gears",
    }
}

/// Position of a pawn on the two pedestals, relative to the pedestal.
pub const PAWN_ON_PEDESTAL: [(i32, i32); 2] = [(22, -46), (22, -38)];
/// Position and scale of the seat's mark, 24 by 24, on a pawn.
pub const PAWN_MARK: &str = "translate(11 26)scale(.76)";
