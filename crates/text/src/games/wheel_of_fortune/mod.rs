//! The texts of The Wheel of Fortune. Their words are those of [`l10n::wheel_of_fortune`].

pub mod board;
mod narration;
mod reasons;
mod tiles;

pub use tiles::{feature_name, land};

use crate::games::{GameText, HintContext};
use crate::{FirstStep, Locale, Names};
use bots::wheel_of_fortune::{Reason, Risk};
use l10n::{Message, Position, refusals, wheel_of_fortune as words};
use narration::narrate;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, Cell, EndReason, Event, IllegalAction, Kind, Phase, ScoreItem, ScoreKind, SegmentName,
    WheelOfFortune,
};
use tiles::{position, scored_feature};

/// Explanations for the first turn of a new player.
const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(".wf-hand, .wf-controls", words::HELP_FIRST),
    FirstStep::new(".wf-controls", words::HELP_SECOND),
    FirstStep::new(".wf-beside, .wf-pig-place", words::HELP_THIRD),
    FirstStep::new(".wf-strip", words::HELP_FOURTH),
    FirstStep::new(".wf-beside, .wf-pig-place", words::HELP_FIFTH),
];

impl GameText for WheelOfFortune {
    const NOTATION: Message = words::NOTATION;
    const TIE_BREAKER: Option<Message> = Some(words::TIE_BREAKER);
    const OPTIONS: &[(&str, Message)] = &[
        ("tiles", words::OPTION_TILES),
        ("famine", words::OPTION_FAMINE),
        ("small-cities", words::OPTION_SMALL_CITIES),
        ("wheel", words::OPTION_WHEEL),
    ];

    fn first_turn(_: u8) -> &'static [FirstStep] {
        FIRST_TURN
    }

    fn routine(action: Action) -> Option<Message> {
        match action {
            Action::End => Some(words::ROUTINE_END),
            // A player wants to see which follower the plague takes.
            Action::Draw
            | Action::Place { .. }
            | Action::Deploy(_)
            | Action::Crown(_)
            | Action::ReturnFollower(_) => None,
        }
    }

    fn task(&self, locale: Locale) -> String {
        locale.text(match self.phase() {
            Phase::Draw => words::DRAW_FIRST,
            Phase::Plague { .. } => words::TASK_PLAGUE,
            Phase::Place => words::TASK_PLACE,
            Phase::Deploy if self.supply(self.active()) == 0 => words::TASK_NO_FOLLOWERS,
            Phase::Deploy => words::TASK_DEPLOY,
            Phase::End => words::TASK_END,
        })
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        locale.text(match action {
            Action::Draw => words::DRAW_FIRST,
            Action::Place { cell, rotation } => {
                let (column, row) = (cell.column(), cell.row());
                return words::place_at(locale, column, row, rotation.quarters());
            }
            Action::Deploy(name) => {
                return match deployment_position(self, name) {
                    Some(position) => words::deploy_in(locale, name.kind, position),
                    None => words::deploy(locale, name.kind),
                };
            }
            Action::Crown(sector) => return words::deploy_crown(locale, sector),
            Action::End => words::END_TURN,
            Action::ReturnFollower(cell) => {
                let kind = follower_at(self, cell).unwrap_or(Kind::Road);
                return words::take_back_at(locale, kind, cell.column(), cell.row());
            }
        })
    }

    fn step(&self, locale: Locale, action: Action) -> String {
        reasons::step(locale, self, action).unwrap_or_else(|| self.action(locale, action))
    }

    fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        narrate(locale, None, events, names)
    }

    fn sentences_on_board(&self, locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        narrate(locale, Some(self), events, names)
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        refusals::wheel_of_fortune::refusal(locale, illegal)
    }

    fn rules_section_for(illegal: &IllegalAction) -> &'static str {
        match illegal {
            IllegalAction::GameOver => "the-end",
            IllegalAction::WrongPhase
            | IllegalAction::Occupied
            | IllegalAction::NotAdjacent
            | IllegalAction::Mismatch { .. } => PLACEMENT_RULE,
            IllegalAction::NoSegment | IllegalAction::Taken | IllegalAction::NoFollower => {
                "followers"
            }
            IllegalAction::CrownsTaken => "crowns",
            IllegalAction::NotYourFollower => "the-wheel",
        }
    }

    fn current_rules_section(&self) -> Option<&'static str> {
        Some(match (self.to_act(), self.phase()) {
            (None, _) => "the-end",
            (_, Phase::Draw | Phase::Place | Phase::End) => PLACEMENT_RULE,
            (_, Phase::Deploy) => "followers",
            (_, Phase::Plague { .. }) => "the-wheel",
        })
    }

    fn reason_text(context: &HintContext<'_>, reason: &Reason) -> String {
        reasons::reason(context, reason)
    }

    fn risk_text(context: &HintContext<'_>, risk: &Risk) -> String {
        reasons::risk(context, *risk)
    }

    fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
        match score_item {
            ScoreItem::Feature(feature) => scored_feature(locale, feature),
            ScoreItem::Events { sector } => locale.name(*sector),
            ScoreItem::Crowns { sector } => words::crowns_of(locale, *sector),
        }
    }

    fn score_kind_label(locale: Locale, kind: ScoreKind) -> String {
        locale.text(match kind {
            ScoreKind::Feature(Kind::City) => words::SCORE_CITIES,
            ScoreKind::Feature(Kind::Road) => words::SCORE_ROADS,
            ScoreKind::Feature(Kind::Cloister) => words::SCORE_CLOISTERS,
            ScoreKind::Feature(Kind::Field) => words::SCORE_FIELDS,
            ScoreKind::Events => words::SCORE_EVENTS,
            ScoreKind::Crowns => words::SCORE_CROWNS,
        })
    }

    fn end_reason_text(reason: EndReason) -> Message {
        match reason {
            EndReason::LastTile => words::LAST_TILE,
            EndReason::LastTileFitsNowhere => words::LAST_TILE_FITS_NOWHERE,
        }
    }
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

/// The section of the rules page about where a tile fits.
pub const PLACEMENT_RULE: &str = "your-turn";

#[cfg(test)]
mod tests;
