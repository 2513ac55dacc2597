//! The texts of The Wheel of Fortune. Their words are those of [`l10n::wheel_of_fortune`].

pub mod board;
mod narration;
pub mod reasons;
mod tiles;

pub use narration::{sentences, sentences_on_board};
pub use tiles::{feature_name, land};

use ::text::{FirstStep, Locale, OptionText};
use l10n::{Message, Position, wheel_of_fortune as words};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, Cell, EndReason, IllegalAction, Kind, Phase, ScoreItem, ScoreKind, SegmentName,
    WheelOfFortune,
};
use tiles::{position, scored_feature};

/// Explanations for the first turn of a new player.
pub const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(".wf-hand, .wf-controls", words::HELP_FIRST),
    FirstStep::new(".wf-controls", words::HELP_SECOND),
    FirstStep::new(".wf-beside, .wf-pig-place", words::HELP_THIRD),
    FirstStep::new(".wf-strip", words::HELP_FOURTH),
    FirstStep::new(".wf-beside, .wf-pig-place", words::HELP_FIFTH),
];

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

/// An action as an infinitive, with details of the state: which road of several, which follower.
pub fn action(locale: Locale, state: &WheelOfFortune, action: Action) -> String {
    locale.text(match action {
        Action::Draw => words::DRAW_FIRST,
        Action::Place { cell, rotation } => {
            let (column, row) = (cell.column(), cell.row());
            return words::place_at(locale, column, row, rotation.quarters());
        }
        Action::Deploy(name) => {
            return match deployment_position(state, name) {
                Some(position) => words::deploy_in(locale, name.kind, position),
                None => words::deploy(locale, name.kind),
            };
        }
        Action::Crown(sector) => return words::deploy_crown(locale, sector),
        Action::End => words::END_TURN,
        Action::ReturnFollower(cell) => {
            let kind = follower_at(state, cell).unwrap_or(Kind::Road);
            return words::take_back_at(locale, kind, cell.column(), cell.row());
        }
    })
}

/// Where on the tile just placed a segment is, if the tile has several of its kind.
fn deployment_position(state: &WheelOfFortune, name: SegmentName) -> Option<Position> {
    let placed = state.tile_at(state.placed_cell()?)?;
    position(placed.tile?.design(), name, placed.rotation)
}

/// What the follower in a cell stands on.
fn follower_at(state: &WheelOfFortune, cell: Cell) -> Option<Kind> {
    let (_, segment) = state.tile_at(cell)?.follower?;
    let segment = state.design_at(cell)?.segments.get(segment.index())?;
    Some(segment.kind)
}

/// What the seat to act has to do.
pub fn task(state: &WheelOfFortune) -> Message {
    match state.phase() {
        Phase::Draw => words::DRAW_FIRST,
        Phase::Plague { .. } => words::TASK_PLAGUE,
        Phase::Place => words::TASK_PLACE,
        Phase::Deploy if state.supply(state.active()) == 0 => words::TASK_NO_FOLLOWERS,
        Phase::Deploy => words::TASK_DEPLOY,
        Phase::End => words::TASK_END,
    }
}

/// The name of a score item.
pub fn score_item(locale: Locale, item: &ScoreItem) -> String {
    match item {
        ScoreItem::Feature(feature) => scored_feature(locale, feature),
        ScoreItem::Events { sector } => locale.name(*sector),
        ScoreItem::Crowns { sector } => words::crowns_of(locale, *sector),
    }
}

/// A kind of score items.
pub const fn score_kind(kind: ScoreKind) -> Message {
    match kind {
        ScoreKind::Feature(Kind::City) => words::SCORE_CITIES,
        ScoreKind::Feature(Kind::Road) => words::SCORE_ROADS,
        ScoreKind::Feature(Kind::Cloister) => words::SCORE_CLOISTERS,
        ScoreKind::Feature(Kind::Field) => words::SCORE_FIELDS,
        ScoreKind::Events => words::SCORE_EVENTS,
        ScoreKind::Crowns => words::SCORE_CROWNS,
    }
}

/// Why the game is over.
pub const fn end_reason(reason: EndReason) -> Message {
    match reason {
        EndReason::LastTile => words::LAST_TILE,
        EndReason::LastTileFitsNowhere => words::LAST_TILE_FITS_NOWHERE,
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
