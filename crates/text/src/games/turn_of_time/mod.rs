//! The texts of Turn of Time for players.

mod reasons;

use crate::games::{GameText, HintContext};
use crate::{FirstStep, Locale, Names};
use bots::turn_of_time::{Reason, Risk};
use l10n::{Message, house, refusals, turn_of_time as words};
use rules::games::turn_of_time::{
    Action, BALANCE_CARDS, Card, Cell, DOMINANCE_GROUP, EndReason, Event, Goal, IllegalAction,
    Meeting, MeetingOrder, Neighbour, Neighbours, ScoreItem, Season, Standing, TurnOfTime,
};
use rules::{Seat, game::Game as _};

/// The steps of a first turn, with two or more players.
const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(".hand-row", words::HELP_FIRST),
    FirstStep::new(".table-of-cards", words::HELP_SECOND),
    FirstStep::new(".table-of-cards", words::HELP_THIRD),
    FirstStep::new(".table-of-cards", words::HELP_FOURTH),
];

/// The steps of a lone player's first turn.
const FIRST_TURN_ALONE: &[FirstStep] = &[
    FirstStep::new(".hand-row", words::HELP_FIRST_ALONE),
    FirstStep::new(".table-of-cards", words::HELP_SECOND),
    FirstStep::new(".table-of-cards", words::HELP_THIRD),
    FirstStep::new(".hand-row", words::HELP_FOURTH_ALONE),
];

impl GameText for TurnOfTime {
    const NOTATION: Message = words::NOTATION;
    const TIE_BREAKER: Option<Message> = Some(words::TIE_BREAKER);
    const OPTIONS: &[(&str, Message)] = &[("goal", words::OPTION_GOAL)];

    fn first_turn(players: u8) -> &'static [FirstStep] {
        match players {
            1 => FIRST_TURN_ALONE,
            _ => FIRST_TURN,
        }
    }

    fn routine(action: Action) -> Option<Message> {
        match action {
            Action::Draw => Some(words::ROUTINE_THE_NEXT_CARD_IS_DRAWN),
            Action::Place(_) => None,
        }
    }

    fn task(&self, locale: Locale) -> String {
        let draws = self.is_solo() && self.hand(Seat::FIRST).is_empty();
        locale.text(if draws {
            words::TASK_DRAW
        } else {
            words::TASK_PLACE
        })
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        let Action::Place(placement) = action else {
            return locale.text(words::DO_DRAW);
        };
        let card = played(locale, placement.card);
        let cell = placement.cell.to_string();
        match meeting_order(locale, placement.order) {
            None => words::do_place(locale, &card, &cell),
            Some(sides) => words::do_place_in_order(locale, &card, &cell, &sides),
        }
    }

    fn step(&self, locale: Locale, action: Action) -> String {
        let Action::Place(placement) = action else {
            return locale.text(words::DO_DRAW);
        };
        let card = played(locale, placement.card);
        let places = places(locale, self, placement.cell);
        match meeting_order(locale, placement.order) {
            _ if places.is_empty() => words::do_place_first(locale, &card),
            None => words::do_place_beside(locale, &card, &places),
            Some(sides) => words::do_place_beside_in_order(locale, &card, &places, &sides),
        }
    }

    fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        events
            .iter()
            .filter_map(|happened| event(locale, happened, names))
            .collect()
    }

    fn sentences_on_board(&self, locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        events
            .iter()
            .filter_map(|event| event_on_board(locale, self, event, names))
            .collect()
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        refusals::turn_of_time::refusal(locale, illegal)
    }

    fn rules_section_for(illegal: &IllegalAction) -> &'static str {
        match illegal {
            IllegalAction::Over => "the-end",
            IllegalAction::NotInHand(_) | IllegalAction::CellOccupied(_) => "your-turn",
            IllegalAction::NotAdjacent(_)
            | IllegalAction::ExceedsExtent(_)
            | IllegalAction::OutsideField => "four-by-four",
            IllegalAction::MissingOrder(_) | IllegalAction::InvalidOrder(_) => "several-neighbors",
            IllegalAction::DrawFirst | IllegalAction::PlayFirst => "solo-game",
        }
    }

    fn current_rules_section(&self) -> Option<&'static str> {
        Some(match self.to_act() {
            None => "the-end",
            Some(_) if self.is_solo() && self.hand(Seat::FIRST).is_empty() => "solo-game",
            Some(_) => "your-turn",
        })
    }

    fn reason_text(context: &HintContext<'_>, reason: &Reason) -> String {
        reasons::reason(context, reason)
    }

    fn risk_text(context: &HintContext<'_>, risk: &Risk) -> String {
        reasons::risk(context, *risk)
    }

    fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
        match *score_item {
            ScoreItem::Rank(standing) => {
                words::score_rank(locale, standing.season, rank(&standing), standing.cards)
            }
            ScoreItem::LargestGroup { season, cards } => {
                words::score_group(locale, season, cards, DOMINANCE_GROUP)
            }
            ScoreItem::Balanced { season, cards } => {
                words::score_balance(locale, season, cards, BALANCE_CARDS)
            }
        }
    }

    fn end_reason_text(reason: EndReason) -> Message {
        match reason {
            EndReason::AllPlayed => words::END_ALL_PLAYED,
            EndReason::GoalReached => words::END_GOAL_REACHED,
            EndReason::GoalMissed => words::END_GOAL_MISSED,
        }
    }

    fn solo_result(&self, locale: Locale) -> String {
        let score = self.score();
        let points = score.points[Seat::FIRST];
        match (self.goal(), score.ranks[Seat::FIRST] == 1) {
            (Some(Goal::Dominance), true) => words::dominance_reached(locale, points),
            (Some(Goal::Dominance), false) => {
                words::dominance_missed(locale, points, DOMINANCE_GROUP)
            }
            (Some(Goal::Balance), true) => locale.text(words::BALANCE_REACHED),
            (Some(Goal::Balance), false) => {
                words::balance_missed(locale, 4 * i32::from(BALANCE_CARDS) - points)
            }
            (None, _) => String::new(),
        }
    }
}

/// A card: its season and the one on the other face.
pub fn card(locale: Locale, card: Card) -> String {
    if card.is_single() {
        words::card_single(locale, card.up)
    } else {
        words::card_double(locale, card.up, card.down)
    }
}

/// A card as the object of a sentence: `the single Spring`, `Spring (Winter on the back)`.
fn played(locale: Locale, card: Card) -> String {
    if card.is_single() {
        words::played_single(locale, card.up)
    } else {
        words::played_double(locale, card.up, card.down)
    }
}

/// A column's name.
pub fn column(locale: Locale, column: u8) -> String {
    let cell = Cell::new(column, 0).map(|cell| cell.to_string());
    let letter = cell.as_ref().and_then(|cell| cell.get(..1));
    words::column(locale, letter.unwrap_or_default())
}

/// A row's name.
pub fn row(locale: Locale, row: u8) -> String {
    let cell = Cell::new(0, row).map(|cell| cell.to_string());
    let number = cell.as_ref().and_then(|cell| cell.get(1..));
    words::row(locale, number.unwrap_or_default())
}

/// The outcome of a card's meetings: the season it shows in the end and the cards
/// that it flips.
pub fn outcome(locale: Locale, placed: Card, meetings: &[Meeting]) -> String {
    let shown = meetings.last().map_or(placed.up, |last| last.new);
    let flipped = meetings.iter().filter(|meeting| meeting.other_flips);
    let flips = flipped.map(|meeting| match (meeting.other_showed, meeting.other) {
        (from, to) if from == to => words::flip_of_single_neighbor(locale, from, meeting.side),
        (from, to) => words::flip_of_neighbor(locale, from, to, meeting.side),
    });
    let flips: Vec<String> = flips.collect();
    match (shown == placed.up, flips.is_empty()) {
        (true, true) => words::outcome_stays(locale, shown),
        (true, false) => words::outcome_stays_flips(locale, shown, &flips),
        (false, true) => words::outcome_ends(locale, shown),
        (false, false) => words::outcome_ends_flips(locale, shown, &flips),
    }
}

/// The order of meetings; nothing if it does not matter.
fn meeting_order(locale: Locale, order: MeetingOrder) -> Option<String> {
    let sides = order.sides().map(|side| locale.name(side));
    sides.reduce(|before, next| house::then(locale, &before, &next))
}

/// A free cell described by each of the cards around it; empty for the first card.
fn places(locale: Locale, state: &TurnOfTime, cell: Cell) -> Vec<String> {
    let neighbours = Neighbours::around(state.grid(), cell);
    let place =
        |neighbour: Neighbour| words::place_beside(locale, neighbour.side, neighbour.card.up);
    neighbours.iter().map(place).collect()
}

/// The sentence of an event beside a board that shows no coordinates; `state` is the state before it.
fn event_on_board(
    locale: Locale,
    state: &TurnOfTime,
    event: &Event,
    names: &Names,
) -> Option<String> {
    let Event::Placed { seat, card, cell } = *event else {
        return self::event(locale, event, names);
    };
    let (player, card) = (names.player(seat), played(locale, card));
    Some(match places(locale, state, cell).as_slice() {
        [] => words::played_first(locale, &player, &card),
        places => words::played_beside(locale, &player, &card, places),
    })
}

/// The sentence of an event.
fn event(locale: Locale, event: &Event, names: &Names) -> Option<String> {
    Some(match *event {
        Event::Placed { seat, card, cell } => {
            let (player, card) = (names.player(seat), played(locale, card));
            words::played_at(locale, &player, &card, &cell.to_string())
        }
        Event::Met {
            new_showed,
            other_showed,
            new_flips,
            other_flips,
            new,
            other,
            ..
        } => {
            let flip = |from: Season, to: Season, flips: bool| {
                flips.then(|| match from == to {
                    true => words::flip_of_single(locale, from),
                    false => words::flip(locale, from, to),
                })
            };
            let new = flip(new_showed, new, new_flips);
            let other = flip(other_showed, other, other_flips);
            let flips: Vec<String> = new.into_iter().chain(other).collect();
            if flips.is_empty() {
                return None;
            }
            words::meeting(locale, new_showed, other_showed, &flips)
        }
        Event::Drawn { card } if card.is_single() => words::next_card_single(locale, card.up),
        Event::Drawn { card } => words::next_card(locale, card.up, card.down),
    })
}

/// The rank of a season, from 1: what its points are for.
pub const fn rank(standing: &Standing) -> u8 {
    5_u8.saturating_sub(standing.points)
}
