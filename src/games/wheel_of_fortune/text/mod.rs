//! The words of The Wheel of Fortune.

pub mod board;
mod land;
mod told;

pub use land::{area, part, tile};
pub use told::sentences;

use crate::text::{GameWords, OptionWords, Words, capital};
use rules::games::wheel_of_fortune::{
    Action, Cell, Edge, EndReason, Event, IllegalAction, Kind, Phase, Rotation, ScoreItem, Sector,
    Side, WheelOfFortune,
};

/// The game in a few words.
pub const GAME: GameWords = GameWords {
    name: "Carcassonne: The Wheel of Fortune",
    pitch: "A country grows tile by tile, and a pig on the great wheel decides whose followers gain.",
    players: "2 to 5 players",
    time: "40 minutes",
};

/// What to do for the first time.
pub const FIRST_TURN: &[&str] = &[
    "Place the drawn tile: tap a lit cell, tap it again to turn the tile, then confirm. All sides must meet their like.",
    "Then you may deploy a follower to that tile, unless somebody stands there already, however far it reaches.",
    "Or a follower waits on a crown of the wheel: it scores when the pig ends its way there.",
    "What is completed scores at the end of your turn, and its followers come home. Farmers stay until the end of the game.",
    "A tile with a number moves the pig before it is placed. What happens then is told by the sector where it ends.",
];

/// How actions are written.
pub const NOTATION: &str = "-1,1e places the tile in column -1, row 1, its north side to the east (n, e, s, w); the wheel begins at 0,0. city-N, road-E, field-SR and cloister deploy to that part, named by its first side on the unturned tile; crown-taxes to a crown; end ends the turn. home-3,4 takes a follower home; draw draws the first tile.";

/// An option: its question, and name and explanation of each choice.
pub fn option(id: &str) -> OptionWords {
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

/// A kind of land.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "city",
        Kind::Road => "road",
        Kind::Field => "field",
        Kind::Cloister => "cloister",
    }
}

/// What a follower is there.
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

/// A sector of the wheel.
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

/// What happens in a sector.
pub const fn happens(sector: Sector) -> &'static str {
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

/// The same in short, in the midst of a sentence.
const fn means(sector: Sector) -> &'static str {
    match sector {
        Sector::Fortune => "3 points",
        Sector::Taxes => "knights score",
        Sector::Famine => "farmers score",
        Sector::Storm => "followers at home score",
        Sector::Inquisition => "monks score",
        Sector::Plague => "each player takes a follower home from a tile",
    }
}

/// A side of a cell.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// What lies at the side of a tile.
pub const fn edge(edge: Edge) -> &'static str {
    match edge {
        Edge::City => "a city",
        Edge::Road => "a road",
        Edge::Field => "a field",
    }
}

/// A cell: `column 2, row -1`.
pub fn cell(cell: Cell) -> String {
    let (column, row) = (cell.column(), cell.row());
    format!("column {column}, row {row}")
}

/// Where the north side of a turned tile shows.
pub fn rotation(rotation: Rotation) -> &'static str {
    match rotation.quarters() {
        0 => "as it is",
        1 => "turned once",
        2 => "turned twice",
        _ => "turned three times",
    }
}

/// An action in words.
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
        Action::Home(at) => format!("take home the follower in {}", cell(at)),
    }
}

/// An action in words, with all that they can say who see the state: which road
/// of several, which follower.
pub fn action_in(words: Words, state: &WheelOfFortune, which: Action) -> String {
    match which {
        Action::Deploy(to) => {
            let placed = state.placed_cell().and_then(|cell| state.at(cell));
            let there = placed.and_then(|placed| Some((placed.tile?.design(), placed.rotation)));
            let there = there.map(|(design, turned)| part(words, design, to, turned));
            let there = there.unwrap_or_else(|| kind(to.kind).to_owned());
            format!("deploy a {} to the {there}", follower(to.kind))
        }
        Action::Home(at) => {
            let design = state.design(at).map_or(&[][..], |design| design.segments);
            let stands = state.at(at).and_then(|placed| placed.follower);
            let on = stands.and_then(|(_, segment)| design.get(segment.index()));
            let who = on.map_or("follower", |on| follower(on.kind));
            format!("take home the {who} in {}", cell(at))
        }
        other => action(other),
    }
}

/// Whether an event says more than the action that it comes of.
pub const fn follows(event: &Event) -> bool {
    matches!(event, Event::Gained { .. })
}

/// What the one to act has to do.
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

/// Where points come from.
pub fn source(words: Words, source: &ScoreItem) -> String {
    match source {
        ScoreItem::Area(from) => capital(area(words, from)),
        ScoreItem::Events { sector: which } => sector(*which).to_owned(),
        ScoreItem::Crowns { sector: which } => format!("Crowns of {}", sector(*which)),
    }
}

/// What decides where points are equal.
pub const EQUAL_POINTS: &str = "Equal points share the win.";

/// Why the game is over.
pub const fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::LastTile => "The last tile is placed.",
        EndReason::LastTileFitsNowhere => "The last tile fits nowhere.",
    }
}

/// Why an action cannot be taken.
pub fn refusal(refusal: &IllegalAction) -> String {
    match *refusal {
        IllegalAction::Over => "The game is over.",
        IllegalAction::OtherPhase => "That cannot be done now.",
        IllegalAction::Occupied => "A tile lies there already.",
        IllegalAction::Apart => "Nothing lies next to that place.",
        IllegalAction::Mismatch { side: at, there } => {
            let (at, there) = (side(at), edge(there));
            return format!("Turned so, the tile does not match: {there} meets its {at} side.");
        }
        IllegalAction::NoSegment => "The tile has no such part.",
        IllegalAction::Taken => "A follower stands on it already, perhaps a few tiles away.",
        IllegalAction::NoFollower => "All your followers are out.",
        IllegalAction::NoCrown => "All crowns of that sector are taken.",
        IllegalAction::NobodyThere => "None of your followers stands there.",
    }
    .to_owned()
}

#[cfg(test)]
mod tests;
