//! The texts of The Wheel of Fortune.

pub mod board;
mod narration;
pub mod reasons;
mod tiles;

pub use narration::{sentences, sentences_on_board};
pub use tiles::{scored_feature, segment, tile};

use crate::text::{FirstStep, Locale, OptionText, capital};
use l10n::Message;
use l10n::wheel_of_fortune as words;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, Cell, EndReason, IllegalAction, Kind, Phase, Rotation, ScoreItem, ScoreKind, Sector,
    WheelOfFortune,
};

/// Explanations for the first turn of a new player.
pub const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(".wf-hand, .wf-controls", words::HELP_FIRST),
    FirstStep::new(".wf-controls", words::HELP_SECOND),
    FirstStep::new(".wf-beside, .wf-pig-place", words::HELP_THIRD),
    FirstStep::new(".wf-strip", words::HELP_FOURTH),
    FirstStep::new(".wf-beside, .wf-pig-place", words::HELP_FIFTH),
];

pub const NOTATION: Message = words::NOTATION;

/// An option: its question, and name and explanation of each choice.
pub fn option(id: &str) -> Option<OptionText> {
    match id {
        "tiles" => Some((
            words::OPTION_TILES,
            &[
                (
                    words::OPTION_TILES_STANDARD,
                    words::OPTION_TILES_STANDARD_ABOUT,
                ),
                (words::OPTION_TILES_LISTED, words::OPTION_TILES_LISTED_ABOUT),
                (words::OPTION_TILES_SPRINT, words::OPTION_TILES_SPRINT_ABOUT),
                (words::OPTION_TILES_LONG, words::OPTION_TILES_LONG_ABOUT),
                (words::OPTION_TILES_BASE, words::OPTION_TILES_BASE_ABOUT),
            ],
        )),
        "famine" => Some((
            words::OPTION_FAMINE,
            &[
                (words::OPTION_FAMINE_EVERY, words::OPTION_FAMINE_EVERY_ABOUT),
                (words::OPTION_FAMINE_MOST, words::OPTION_FAMINE_MOST_ABOUT),
            ],
        )),
        "small-cities" => Some((
            words::OPTION_SMALL_CITIES,
            &[
                (
                    words::OPTION_SMALL_CITIES_FOUR,
                    words::OPTION_SMALL_CITIES_FOUR_ABOUT,
                ),
                (
                    words::OPTION_SMALL_CITIES_TWO,
                    words::OPTION_SMALL_CITIES_TWO_ABOUT,
                ),
            ],
        )),
        "wheel" => Some((
            words::OPTION_WHEEL,
            &[
                (words::OPTION_WHEEL_START, words::OPTION_WHEEL_START_ABOUT),
                (words::OPTION_WHEEL_BESIDE, words::OPTION_WHEEL_BESIDE_ABOUT),
            ],
        )),
        _ => None,
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
        Sector::Fortune => "The player who drew the tile scores 3 points.",
        Sector::Taxes => {
            "Each knight scores 1 point for every pennant and every knight of its player in its city."
        }
        Sector::Famine => "Each farmer scores 1 point for every completed city next to its field.",
        Sector::Storm => "Each follower in a player's supply scores 1 point.",
        Sector::Inquisition => "Each monk scores 2 points.",
        Sector::Plague => "Each player takes back one follower from a tile.",
    }
}

/// A sector's event as a clause.
const fn event_summary(sector: Sector) -> &'static str {
    match sector {
        Sector::Fortune => "3 points",
        Sector::Taxes => "knights score",
        Sector::Famine => "farmers score",
        Sector::Storm => "followers in supply score",
        Sector::Inquisition => "monks score",
        Sector::Plague => "each player takes back a follower from a tile",
    }
}

/// A cell: `column 2, row -1`.
pub fn cell(cell: Cell) -> String {
    let (column, row) = (cell.column(), cell.row());
    format!("column {column}, row {row}")
}

/// The rotation of a tile: `rotated once`.
pub fn rotation(rotation: Rotation) -> &'static str {
    match rotation.quarters() {
        0 => "unrotated",
        1 => "rotated once",
        2 => "rotated twice",
        _ => "rotated three times",
    }
}

pub fn action(action: Action) -> String {
    match action {
        Action::Draw => "draw the first tile".to_owned(),
        Action::Place { cell, rotation } => format!(
            "place the tile at {}, {}",
            self::cell(cell),
            self::rotation(rotation)
        ),
        Action::Deploy(segment) => format!(
            "deploy a {} to the {}",
            follower(segment.kind),
            kind(segment.kind)
        ),
        Action::Crown(sector) => {
            format!("deploy a follower to a crown of {}", self::sector(sector))
        }
        Action::End => "end the turn".to_owned(),
        Action::ReturnFollower(cell) => format!("take back the follower at {}", self::cell(cell)),
    }
}

/// Text of an action, with details of the state: which road of several, which
/// follower.
pub fn action_in(locale: Locale, state: &WheelOfFortune, action: Action) -> String {
    match action {
        Action::Deploy(name) => {
            let placed = state.placed_cell().and_then(|cell| state.tile_at(cell));
            let place = placed
                .and_then(|placed| Some((placed.tile?.design(), placed.rotation)))
                .map(|(design, rotation)| segment(locale, design, name, rotation))
                .unwrap_or_else(|| kind(name.kind).to_owned());
            format!("deploy a {} to the {place}", follower(name.kind))
        }
        Action::ReturnFollower(cell) => {
            let segments = state
                .design_at(cell)
                .map_or(&[][..], |design| design.segments);
            let segment = state
                .tile_at(cell)
                .and_then(|placed| placed.follower)
                .and_then(|(_, segment)| segments.get(segment.index()));
            let name = segment.map_or("follower", |segment| follower(segment.kind));
            format!("take back the {name} at {}", self::cell(cell))
        }
        other => self::action(other),
    }
}

/// What the seat to act has to do.
pub fn task(state: &WheelOfFortune) -> String {
    match state.phase() {
        Phase::Draw => "draw the first tile",
        Phase::Plague { .. } => "take back one of your followers (plague)",
        Phase::Place => "place the tile",
        Phase::Deploy if state.supply(state.active()) == 0 => {
            "you have no followers left, end your turn"
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
        ScoreItem::Events { sector } => self::sector(*sector).to_owned(),
        ScoreItem::Crowns { sector } => format!("Crowns of {}", self::sector(*sector)),
    }
}

/// A kind of score items.
pub const fn score_kind(kind: ScoreKind) -> &'static str {
    match kind {
        ScoreKind::Feature(Kind::City) => "Cities",
        ScoreKind::Feature(Kind::Road) => "Roads",
        ScoreKind::Feature(Kind::Cloister) => "Cloisters",
        ScoreKind::Feature(Kind::Field) => "Fields",
        ScoreKind::Events => "Wheel events",
        ScoreKind::Crowns => "Crowns",
    }
}

/// The rule for ties.
pub const TIE_BREAKER: Message = words::TIE_BREAKER;

/// Why the game is over.
pub const fn end_reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::LastTile => "The last tile has been placed.",
        EndReason::LastTileFitsNowhere => "The last tile fits nowhere.",
    }
}

/// The section of the rules page about what is to be done now, by its heading.
pub fn current_rules_section(state: &WheelOfFortune) -> &'static str {
    match (state.to_act(), state.phase()) {
        (None, _) => "the-end",
        (_, Phase::Draw | Phase::Place | Phase::End) => PLACEMENT_RULE,
        (_, Phase::Deploy) => "followers",
        (_, Phase::Plague { .. }) => "the-wheel",
    }
}

/// The section of the rules page that explains why an action is illegal, by its heading.
pub const fn rules_section_for(illegal: &IllegalAction) -> &'static str {
    match illegal {
        IllegalAction::GameOver => "the-end",
        IllegalAction::WrongPhase
        | IllegalAction::Occupied
        | IllegalAction::NotAdjacent
        | IllegalAction::Mismatch { .. } => PLACEMENT_RULE,
        IllegalAction::NoSegment | IllegalAction::Taken | IllegalAction::NoFollower => "followers",
        IllegalAction::CrownsTaken => "crowns",
        IllegalAction::NotYourFollower => "the-wheel",
    }
}

/// The section of the rules page about where a tile fits.
pub const PLACEMENT_RULE: &str = "your-turn";

#[cfg(test)]
mod tests;
