//! The texts of The Wheel of Fortune.

pub mod board;
mod narration;
mod tiles;

pub use narration::sentences;
pub use tiles::{scored_feature, segment, tile};

use crate::text::{GameText, Locale, OptionText, capital};
use rules::games::wheel_of_fortune::{
    Action, Cell, EndReason, Event, Kind, Phase, Rotation, ScoreItem, Sector, WheelOfFortune,
};

/// Name and short description.
pub const GAME: GameText = GameText {
    name: "Carcassonne: The Wheel of Fortune",
    pitch: "A country grows tile by tile, and a pig on the great wheel decides whose followers gain.",
    players: "2 to 5 players",
    time: "40 minutes",
};

/// Explanations for the first turn of a new player.
pub const FIRST_TURN: &[&str] = &[
    "Place the drawn tile: tap a lit cell, tap it again to turn the tile, then confirm. All sides must meet their like.",
    "Then you may deploy a follower to that tile, unless somebody stands there already, however far it reaches.",
    "Or a follower waits on a crown of the wheel: it scores when the pig ends its way there.",
    "What is completed scores at the end of your turn, and its followers come home. Farmers stay until the end of the game.",
    "A tile with a number moves the pig before it is placed. What happens then is told by the sector where it ends.",
];

/// The notation of actions.
pub const NOTATION: &str = "-1,1e places the tile in column -1, row 1, its north side to the east (n, e, s, w); the wheel begins at 0,0. city-N, road-E, field-SR and cloister deploy to that part, named by its first side on the unturned tile; crown-taxes to a crown; end ends the turn. home-3,4 takes a follower home; draw draws the first tile.";

/// An option: its question, and name and explanation of each choice.
pub fn option(id: &str) -> OptionText {
    match id {
        "tiles" => (
            "Tiles",
            &[
                ("72", "As many as the rules say."),
                ("71", "As many as the box probably holds."),
            ],
        ),
        "famine" => (
            "Famine",
            &[
                ("Every farmer", "All farmers score in a famine."),
                (
                    "Most farmers",
                    "In each field only those with the most farmers score.",
                ),
            ],
        ),
        "small-cities" => (
            "Cities of two tiles",
            &[
                ("4 points", "They score like any other."),
                ("2 points", "They score only half."),
            ],
        ),
        "wheel" => (
            "The wheel",
            &[
                ("In the country", "The country grows around it."),
                ("Beside the board", "The country grows around a start tile."),
            ],
        ),
        _ => ("", &[]),
    }
}

/// The name of a kind of feature.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "city",
        Kind::Road => "road",
        Kind::Field => "field",
        Kind::Cloister => "cloister",
    }
}

/// The name of a follower on a kind of feature.
pub const fn follower(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "knight",
        Kind::Road => "thief",
        Kind::Field => "farmer",
        Kind::Cloister => "monk",
    }
}

const fn followers(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "knights",
        Kind::Road => "thieves",
        Kind::Field => "farmers",
        Kind::Cloister => "monks",
    }
}

/// The name of a sector.
pub const fn sector(sector: Sector) -> &'static str {
    match sector {
        Sector::Fortune => "Fortune",
        Sector::Taxes => "Taxes",
        Sector::Famine => "Famine",
        Sector::Storm => "Storm",
        Sector::Inquisition => "Inquisition",
        Sector::Plague => "Plague",
    }
}

/// The rule of a sector's event.
pub const fn event_rule(sector: Sector) -> &'static str {
    match sector {
        Sector::Fortune => "Who drew the tile gets 3 points.",
        Sector::Taxes => {
            "Each knight brings its player a point for every own knight and every pennant in its city."
        }
        Sector::Famine => {
            "Each farmer brings its player a point for every completed city at its field."
        }
        Sector::Storm => "Each follower at home brings a point.",
        Sector::Inquisition => "Each monk brings 2 points.",
        Sector::Plague => "Each player takes a follower home from a tile.",
    }
}

/// A sector's event as a clause.
const fn event_summary(sector: Sector) -> &'static str {
    match sector {
        Sector::Fortune => "3 points",
        Sector::Taxes => "knights score",
        Sector::Famine => "farmers score",
        Sector::Storm => "followers at home score",
        Sector::Inquisition => "monks score",
        Sector::Plague => "each player takes a follower home from a tile",
    }
}

/// A cell: `column 2, row -1`.
pub fn cell(cell: Cell) -> String {
    let (column, row) = (cell.column(), cell.row());
    format!("column {column}, row {row}")
}

/// The rotation of a tile: `turned once`.
pub fn rotation(rotation: Rotation) -> &'static str {
    match rotation.quarters() {
        0 => "as it is",
        1 => "turned once",
        2 => "turned twice",
        _ => "turned three times",
    }
}

/// Text of an action.
pub fn action(action: Action) -> String {
    match action {
        Action::Draw => "draw the first tile".to_owned(),
        Action::Place {
            cell: at,
            rotation: turned,
        } => format!("place the tile in {}, {}", cell(at), rotation(turned)),
        Action::Deploy(to) => format!("deploy a {} to the {}", follower(to.kind), kind(to.kind)),
        Action::Crown(on) => format!("deploy a follower to a crown of {}", sector(on)),
        Action::End => "end the turn".to_owned(),
        Action::ReturnFollower(at) => format!("take home the follower in {}", cell(at)),
    }
}

/// Text of an action, with details of the state: which road of several, which
/// follower.
pub fn action_in(locale: Locale, state: &WheelOfFortune, which: Action) -> String {
    match which {
        Action::Deploy(to) => {
            let placed = state.placed_cell().and_then(|cell| state.tile_at(cell));
            let there = placed.and_then(|placed| Some((placed.tile?.design(), placed.rotation)));
            let there = there.map(|(design, turned)| segment(locale, design, to, turned));
            let there = there.unwrap_or_else(|| kind(to.kind).to_owned());
            format!("deploy a {} to the {there}", follower(to.kind))
        }
        Action::ReturnFollower(at) => {
            let design = state
                .design_at(at)
                .map_or(&[][..], |design| design.segments);
            let stands = state.tile_at(at).and_then(|placed| placed.follower);
            let on = stands.and_then(|(_, segment)| design.get(segment.index()));
            let who = on.map_or("follower", |on| follower(on.kind));
            format!("take home the {who} in {}", cell(at))
        }
        other => action(other),
    }
}

/// Whether an event is a consequence of the action rather than the action itself.
pub const fn adds_to_action(event: &Event) -> bool {
    matches!(event, Event::Gained { .. })
}

/// What the seat to act has to do.
pub fn task(state: &WheelOfFortune) -> String {
    match state.phase() {
        Phase::Draw => "draw the first tile",
        Phase::Plague { .. } => "the plague, take one of your followers home from a tile",
        Phase::Place => "place the tile",
        Phase::Deploy if state.supply(state.active()) == 0 => {
            "all your followers are out, end your turn"
        }
        Phase::Deploy => "deploy a follower, or end your turn",
        Phase::End => "end your turn",
    }
    .to_owned()
}

/// The name of a score item.
pub fn score_item(locale: Locale, item: &ScoreItem) -> String {
    match item {
        ScoreItem::Feature(feature) => capital(scored_feature(locale, feature)),
        ScoreItem::Events { sector: which } => sector(*which).to_owned(),
        ScoreItem::Crowns { sector: which } => format!("Crowns of {}", sector(*which)),
    }
}

/// The rule for ties.
pub const TIE_BREAKER: &str = "Equal points share the win.";

/// Why the game is over.
pub const fn end_reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::LastTile => "The last tile is placed.",
        EndReason::LastTileFitsNowhere => "The last tile fits nowhere.",
    }
}

#[cfg(test)]
mod tests;
