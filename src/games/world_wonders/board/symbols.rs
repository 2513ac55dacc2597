//! Names and positions of the symbols in the game's sprite sheet
//! (`drawings.svg`). A space of a map is 100 by 100 units; symbols are placed
//! by their upper left corner.

use rules::games::world_wonders::{Need, Resource};

pub const SPACE: i32 = 100;

/// The sides of a space, as columns and rows to the neighbour. Each is a bit of
/// the number of a road's symbol: set where another road or the sidewalk joins.
pub const SIDES: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
/// The side of a space at which the sidewalk can be, an index into [`SIDES`].
pub const SIDEWALK_SIDE: usize = 2;
/// The rotation in which the port faces its water, by the side of the water in
/// the order of [`SIDES`]. The rules do not rotate the square port.
pub const PORT_ROTATIONS: [u8; 4] = [2, 3, 0, 1];

/// The picture of a requirement on a monument card, 100 by 100.
pub fn need(need: Need) -> String {
    let name = match need {
        Need::Building(kind) => kind.id(),
        Need::TwoFarms => "two-farms",
        Need::Road => "road",
        Need::Water => "water",
        Need::Resource => "resource",
    };
    format!("#ww-need-{name}")
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
