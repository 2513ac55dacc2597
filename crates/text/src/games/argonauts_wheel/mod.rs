//! The texts of Argonaut's Wheel for players.

mod move_effect;
mod reasons;

pub use move_effect::MoveEffect;

use crate::games::{GameText, HintContext};
use crate::{FirstStep, Locale, Names};
use bots::argonauts_wheel::{Reason, Risk};
use l10n::{Message, argonauts_wheel as words, refusals};
use rules::game::Game as _;
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, Discs, EndReason, Event, IllegalAction, Move, Occupants, Piece,
    ScoreItem, Side, Station, StoodOn, TURNS_PER_REVOLUTION, TURNS_TO_DRAW,
};
use rules::setup::FIRST_PLAYER_OPTION;

/// The steps of a first turn.
const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(".aw-station", words::HELP_FIRST),
    FirstStep::new(".aw-picture", words::HELP_SECOND),
    FirstStep::new(".aw-picture", words::HELP_THIRD),
    FirstStep::new(".aw-strip", words::HELP_FOURTH),
];

/// The sides' colours, in the order of the seats.
pub const SIDES: [Message; 2] = [words::PLAYER_BLACK, words::PLAYER_WHITE];

impl GameText for ArgonautsWheel {
    const NOTATION: Message = words::NOTATION;
    const OPTIONS: &[(&str, Message)] = &[(FIRST_PLAYER_OPTION, words::OPTION_FIRST_PLAYER)];
    const SIDES: Option<[Message; 2]> = Some(SIDES);
    const COUNTS_POINTS: bool = false;
    const SOLUTION_NOTE: Option<Message> = Some(words::SOLUTION_NOTE);

    fn first_turn(_: u8) -> &'static [FirstStep] {
        FIRST_TURN
    }

    fn task(&self, locale: Locale) -> String {
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        locale.text(if legal == [Action::Turn] {
            words::TASK_TURN
        } else if self.position().is_after_revolution() {
            words::TASK_MOVE
        } else {
            words::TASK_ANY
        })
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        self::action(locale, action)
    }

    fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        events
            .iter()
            .map(|happened| event(locale, happened, names))
            .collect()
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        refusals::argonauts_wheel::refusal(locale, illegal)
    }

    fn rules_section_for(illegal: &IllegalAction) -> &'static str {
        match illegal {
            IllegalAction::Over => "the-end",
            IllegalAction::MustMove => "revolutions",
            IllegalAction::NotControlled(_) | IllegalAction::NoPiece(_) => "your-turn",
            IllegalAction::OutOfReach { .. } => "movement",
            IllegalAction::DeadDiscs(_) | IllegalAction::BlockedByOwnDiscs(_) => {
                "cones-kill-and-resurrect"
            }
            IllegalAction::Prisoner(_) | IllegalAction::NotAPiece(_) => "spires",
            IllegalAction::NotEmpty(_) => "stacks",
            IllegalAction::BattleNotBegun(_) => "when-cones-can-be-killed",
            IllegalAction::BlockedByCone(_)
            | IllegalAction::BlockedByOpposingDiscs(_)
            | IllegalAction::BlockedByDeadDiscs(_) => "where-pieces-may-land",
        }
    }

    fn current_rules_section(&self) -> Option<&'static str> {
        Some(match self.to_act() {
            None => "the-end",
            Some(_) => "your-turn",
        })
    }

    fn reason_text(context: &HintContext<'_>, reason: &Reason) -> String {
        reasons::reason(context, *reason)
    }

    fn risk_text(context: &HintContext<'_>, risk: &Risk) -> String {
        reasons::risk(context, risk)
    }

    fn score_item(locale: Locale, _: &ScoreItem) -> String {
        locale.text(words::SCORE_CONE)
    }

    fn end_reason_text(reason: EndReason) -> Message {
        match reason {
            EndReason::ConeKilled(StoodOn::Alone) => words::END_ALONE,
            EndReason::ConeKilled(StoodOn::DeadDiscs) => words::END_DEAD_DISCS,
            EndReason::ConeKilled(StoodOn::FreeSpire) => words::END_FREE_SPIRE,
            EndReason::ConeKilled(StoodOn::PrisonerSpire) => words::END_PRISONERS,
            EndReason::ThreeRevolutions => words::END_THREE_REVOLUTIONS,
            EndReason::Repetition => words::END_REPETITION,
            EndReason::TooLong => words::END_TOO_LONG,
        }
    }
}

/// The zone of a station as the player who acts sees it: `your left`, `Black's left`; nothing for a neutral one.
fn zone_of(locale: Locale, station: Station, actor: Option<Side>) -> Option<String> {
    if let Some(zone) = actor.and_then(|side| station.zone_of(side)) {
        return Some(words::your_zone(locale, zone));
    }
    let (side, zone) = station.controller()?;
    Some(words::zone_of(locale, side, zone))
}

/// The same, in a list.
pub fn zone_for(locale: Locale, station: Station, actor: Option<Side>) -> String {
    zone_of(locale, station, actor).unwrap_or_else(|| locale.text(words::NEUTRAL))
}

/// The same, within a sentence.
fn place_for(locale: Locale, station: Station, actor: Side) -> String {
    let zone = zone_of(locale, station, Some(actor));
    zone.unwrap_or_else(|| locale.text(words::NEUTRAL_STATION))
}

fn discs(locale: Locale, discs: Discs) -> String {
    words::discs(locale, discs.count, discs.side, discs.living)
}

/// The occupants of a station.
pub fn occupants(locale: Locale, occupants: Occupants) -> String {
    match (occupants.discs, occupants.cone) {
        (None, None) => locale.text(words::EMPTY),
        (Some(below), None) => discs(locale, below),
        (None, Some(cone)) => words::lone_cone(locale, cone),
        (Some(below), Some(cone)) => {
            let below = discs(locale, below);
            if occupants.is_free_spire() {
                words::free_spire(locale, cone, &below)
            } else if occupants.is_prisoner_spire() {
                words::prisoner_spire(locale, cone, &below)
            } else {
                words::upside_down(locale, cone, &below)
            }
        }
    }
}

/// What a tap on a target of the chosen piece does, with the effect of the move if that is shown.
pub fn move_here(
    locale: Locale,
    piece: Piece,
    effect: Option<MoveEffect>,
    actor: Option<Side>,
) -> String {
    match effect.and_then(|effect| effect_text(locale, piece, effect, actor)) {
        None => words::move_here(locale, piece),
        Some(effect) => words::move_here_effect(locale, piece, &effect),
    }
}

/// The button of a destination of the chosen piece, with the effect of the move if
/// that is shown.
pub fn destination(
    locale: Locale,
    action: Move,
    effect: Option<MoveEffect>,
    actor: Option<Side>,
) -> String {
    let to = action.to.number();
    match effect.and_then(|effect| effect_text(locale, action.piece, effect, actor)) {
        None => words::destination(locale, to),
        Some(effect) => words::destination_effect(locale, to, &effect),
    }
}

/// The effect of a move, if it has any.
fn effect_text(
    locale: Locale,
    piece: Piece,
    effect: MoveEffect,
    actor: Option<Side>,
) -> Option<String> {
    Some(match effect {
        MoveEffect::Moves if piece == Piece::ConeOfSpire => locale.text(words::EFFECT_LEAVES),
        MoveEffect::Moves => return None,
        MoveEffect::Stacks => locale.text(words::EFFECT_STACKS),
        MoveEffect::Kills { count, .. } => words::effect_kills(locale, count),
        MoveEffect::Revives { side, count } if actor == Some(side) => {
            words::effect_revives_own(locale, count)
        }
        MoveEffect::Revives { count, .. } => words::effect_revives_other(locale, count),
        MoveEffect::Wins => locale.text(words::EFFECT_WINS),
    })
}

/// What to do while no piece is chosen.
pub const fn what_to_do(state: &ArgonautsWheel, must_turn: bool) -> Message {
    if must_turn {
        words::PROMPT_TURN
    } else if state.position().is_after_revolution() {
        words::PROMPT_MOVE
    } else {
        words::PROMPT_PIECE
    }
}

/// The turns of the wheel since a piece was moved, and those remaining to the next
/// revolution.
pub fn time(locale: Locale, idle: u8) -> String {
    if idle >= TURNS_TO_DRAW {
        return locale.text(words::END_THREE_REVOLUTIONS);
    }
    let left = time_left(locale, idle);
    match idle {
        0 => left,
        idle => [words::time_idle(locale, idle), left].join(" "),
    }
}

/// The turns of the wheel remaining to the next revolution.
pub fn time_left(locale: Locale, idle: u8) -> String {
    let remaining = TURNS_PER_REVOLUTION - idle % TURNS_PER_REVOLUTION;
    words::time_left(locale, remaining, idle / TURNS_PER_REVOLUTION + 1)
}

/// What happens after each revolution, from the first to the third.
pub const REVOLUTIONS: &[Message] = &[
    words::REVOLUTION_FIRST,
    words::REVOLUTION_SECOND,
    words::REVOLUTION_THIRD,
];

/// Whether cones can be killed.
pub const fn battle(has_begun: bool) -> Message {
    if has_begun {
        words::BATTLE_BEGUN
    } else {
        words::BATTLE_NOT_BEGUN
    }
}

/// The label of a cone: its station, and the discs below it.
pub fn cone_label(locale: Locale, station: Station, occupants: Occupants) -> String {
    let station = station.number();
    if occupants.is_upside_down() {
        words::cone_on_dead(locale, station)
    } else if occupants.is_free_spire() {
        words::cone_on_spire(locale, station)
    } else if occupants.is_prisoner_spire() {
        words::cone_on_prisoners(locale, station)
    } else {
        words::cone_on(locale, station)
    }
}

fn action(locale: Locale, action: Action) -> String {
    match action {
        Action::Turn => locale.text(words::DO_TURN),
        Action::Move(Move { piece, from, to }) => {
            words::do_move(locale, piece, from.number(), to.number())
        }
    }
}

/// The sentence of an event.
fn event(locale: Locale, event: &Event, names: &Names) -> String {
    match *event {
        Event::Moved {
            seat,
            piece,
            from,
            to,
        } => words::moved(
            locale,
            &names.player(seat),
            piece,
            from.number(),
            to.number(),
        ),
        Event::Stacked { .. } => locale.text(words::STACKED),
        Event::BattleBegun => locale.text(words::FIRST_CONE_MOVED),
        Event::Killed { at, side, count } => words::killed(locale, side, count, at.number()),
        Event::Resurrected {
            at,
            side,
            count,
            cone,
        } if side == cone => words::revived_own(locale, side, count, at.number()),
        Event::Resurrected {
            at, side, count, ..
        } => words::revived_prisoner(locale, side, count, at.number()),
        Event::ConeKilled {
            at,
            side,
            stood_on: StoodOn::FreeSpire,
        } => words::cone_killed_on_spire(locale, side, at.number()),
        Event::ConeKilled { at, side, .. } => words::cone_killed(locale, side, at.number()),
        Event::Turned { seat, turns } => {
            let turned = words::turned(locale, &names.player(seat));
            let complete = match turns / TURNS_PER_REVOLUTION {
                _ if turns % TURNS_PER_REVOLUTION != 0 => return turned,
                1 => words::COMPLETE_ONCE,
                2 => words::COMPLETE_TWICE,
                _ => words::COMPLETE_THRICE,
            };
            [turned, locale.text(complete)].join(" ")
        }
        Event::AllResurrected { count } => words::all_revived(locale, count),
    }
}
