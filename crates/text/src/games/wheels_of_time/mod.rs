//! The texts of Wheels of Time. Their words are those of [`l10n::wheels_of_time`].

pub mod board;
pub mod city;
mod reasons;

use crate::games::{GameText, HintContext};
use crate::{FirstStep, Locale, Names};
use bots::wheels_of_time::{Reason, Risk};
use l10n::{Message, refusals, wheels_of_time as words};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, EndReason, Event, IllegalAction, Item, Link, LossCause, MAX_TRACK,
    PLAYER_WHEEL_SYMBOLS, PRODUCTION_WHEEL_SYMBOLS, Phase, PlayerWheel, ScoreItem, Structure,
    Symbol, Wheel, WheelsOfTime,
};

/// The steps of a first turn in a game for two.
const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(".wt-target-link .hit", words::HELP_FIRST),
    FirstStep::new(".wt-controls", words::HELP_SECOND),
    FirstStep::new(".wt-end-forecasts", words::HELP_THIRD),
    FirstStep::new(".wt-tracks", words::HELP_FOURTH),
];

/// The steps of a first turn in a solitaire game.
const FIRST_TURN_ALONE: &[FirstStep] = &[
    FirstStep::new(".wt-target-link .hit", words::HELP_FIRST_ALONE),
    FirstStep::new(".wt-controls", words::HELP_SECOND_ALONE),
    FirstStep::new(".wt-end-forecasts", words::HELP_THIRD_ALONE),
    FirstStep::new(".wt-tracks", words::HELP_FOURTH_ALONE),
];

impl GameText for WheelsOfTime {
    const NOTATION: Message = words::NOTATION;
    const COUNTS_POINTS: bool = false;
    const OPTIONS: &[(&str, Message)] = &[
        ("layout", words::OPTION_LAYOUT),
        ("wheels", words::OPTION_WHEELS),
        ("rounds", words::OPTION_ROUNDS),
    ];

    fn first_turn(players: u8) -> &'static [FirstStep] {
        match players {
            1 => FIRST_TURN_ALONE,
            _ => FIRST_TURN,
        }
    }

    fn routine(action: Action) -> Option<Message> {
        match action {
            Action::EndActions => Some(words::ROUTINE_YOUR_ACTIONS_END),
            Action::Place { .. }
            | Action::Take(_)
            | Action::Feed(_)
            | Action::Turn(_)
            | Action::Build(_)
            | Action::Trigger(_)
            | Action::Join(_)
            | Action::SpendWorker
            | Action::ProduceSeparately => None,
        }
    }

    fn task(&self, locale: Locale) -> String {
        locale.text(match self.phase() {
            Phase::Place(next) => {
                let wheel = Wheel::ALL.get(usize::from(next)).copied();
                return words::task_set(locale, wheel.unwrap_or(Wheel::B));
            }
            Phase::Choose => words::TASK_CHOOSE,
            Phase::Feeding => {
                return words::task_feed(locale, self.city(self.active()).food_shortage());
            }
            Phase::Actions => match (self.actions_left(), self.spendable_workers()) {
                (0, 0) => words::NO_ACTIONS_LEFT,
                (0, _) => words::NO_ACTIONS_BUT_WORKERS,
                (left, _) if self.is_solo() => {
                    let (round, rounds) = self.round();
                    return words::round_actions_left(locale, round, rounds, left);
                }
                (left, _) => return words::actions_left(locale, left),
            },
            Phase::Production => words::TASK_PRODUCE,
        })
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        locale.text(match action {
            Action::Place { wheel, space } => {
                return words::set_wheel(locale, wheel, space, symbol_at(wheel, space));
            }
            Action::Take(wheel) => return words::take_wheel(locale, Wheel::Player(wheel)),
            Action::Feed(people) => return words::feed(locale, people),
            Action::Turn(wheel) => return words::turn_wheel(locale, wheel),
            Action::Build(structure) => return words::build(locale, built(structure)),
            Action::Trigger(link) => return words::trigger(locale, link),
            Action::Join(pair) => return words::join_links(locale, pair),
            Action::SpendWorker => words::SPEND_WORKER,
            Action::EndActions => words::END_ACTIONS,
            Action::ProduceSeparately => words::PRODUCE_SEPARATELY,
        })
    }

    fn step(&self, locale: Locale, action: Action) -> String {
        match action {
            Action::Place { wheel, space } => {
                words::set_wheel_seen(locale, wheel, symbol_at(wheel, space))
            }
            _ => self.action(locale, action),
        }
    }

    fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut rest = events;
        while let [first, later @ ..] = rest {
            rest = later;
            let second = later.first();
            let for_both = second.and_then(|second| shared_gain(locale, first, second));
            if for_both.is_some() {
                rest = later.get(1..).unwrap_or_default();
            }
            sentences.extend(for_both.or_else(|| event(locale, first, names)));
        }
        sentences
    }

    fn sentences_on_board(&self, locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        match *events {
            [Event::Placed { wheel, space }] => {
                vec![words::placed_seen(locale, wheel, symbol_at(wheel, space))]
            }
            _ => Self::sentences(locale, events, names),
        }
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        refusals::wheels_of_time::refusal(locale, illegal)
    }

    fn rules_section_for(illegal: &IllegalAction) -> &'static str {
        match illegal {
            IllegalAction::GameOver => "the-end",
            IllegalAction::WrongPhase => "your-turn",
            IllegalAction::PlaceNext(_) | IllegalAction::NoSuchSpace => "setup",
            IllegalAction::CannotFeed { .. } => "1-feeding",
            IllegalAction::NoActionsLeft
            | IllegalAction::NotYourWheel
            | IllegalAction::NoSpendableWorker => "2-actions",
            IllegalAction::CannotPay(_)
            | IllegalAction::TrackFull(_)
            | IllegalAction::NoSupport
            | IllegalAction::NeedsTwoActions
            | IllegalAction::NoBuilding(_) => "buildings",
            IllegalAction::NoEffect(_) => "links",
        }
    }

    fn current_rules_section(&self) -> Option<&'static str> {
        Some(match (self.to_act(), self.phase()) {
            (None, _) => "the-end",
            (_, Phase::Place(_) | Phase::Choose) => "setup",
            (_, Phase::Feeding) => "1-feeding",
            (_, Phase::Actions) => "2-actions",
            (_, Phase::Production) => "3-production",
        })
    }

    fn reason_text(context: &HintContext<'_>, reason: &Reason) -> String {
        reasons::reason(context, reason)
    }

    fn risk_text(context: &HintContext<'_>, risk: &Risk) -> String {
        reasons::risk(context, *risk)
    }

    fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
        let ScoreItem::Structures { which, count } = *score_item;
        structures(locale, which, count)
    }

    fn end_reason_text(reason: EndReason) -> Message {
        match reason {
            EndReason::CityComplete => words::CITY_COMPLETE,
            EndReason::BothComplete => words::BOTH_COMPLETE,
            EndReason::NoPeople => words::NO_PEOPLE,
            EndReason::RoundsUsedUp => words::ROUNDS_USED_UP,
            EndReason::TooLong => words::TOO_LONG,
        }
    }

    fn solo_result(&self, locale: Locale) -> String {
        let city = self.city(Seat::FIRST);
        let (round, rounds) = self.round();
        let missing = Structure::ALL.into_iter().filter_map(|structure| {
            let which = structure.development();
            let missing = MAX_TRACK - city.development(which).min(MAX_TRACK);
            (missing > 0).then(|| structures(locale, which, missing))
        });
        let missing: Vec<String> = missing.collect();
        let result = match self.end_reason() {
            Some(EndReason::NoPeople) => words::solo_no_people(locale, round, rounds),
            Some(EndReason::RoundsUsedUp) => words::solo_out_of_time(locale, round, rounds),
            Some(_) => words::solo_complete(locale, round, rounds),
            None => words::solo_resigned(locale, round, rounds),
        };
        if missing.is_empty() {
            return result;
        }
        [result, words::solo_missing(locale, &missing)].join(" ")
    }
}

/// The symbol in a space of a wheel.
fn symbol_at(wheel: Wheel, space: u8) -> Symbol {
    let symbols: &[Symbol] = match wheel {
        Wheel::Player(_) => &PLAYER_WHEEL_SYMBOLS,
        Wheel::A | Wheel::B => &PRODUCTION_WHEEL_SYMBOLS,
    };
    symbols[usize::from(space) % symbols.len()]
}

/// What a structure is as a part of a city.
const fn built(structure: Structure) -> Item {
    Item::Development(structure.development())
}

/// One sentence for two consecutive events in which the common link gives both
/// players the same item.
fn shared_gain(locale: Locale, first: &Event, second: &Event) -> Option<String> {
    match (*first, *second) {
        (
            Event::Gained {
                seat,
                link: Link::Common,
                item,
                kept: true,
            },
            Event::Gained {
                seat: other,
                link: Link::Common,
                item: same,
                kept: true,
            },
        ) if seat != other && item == same => Some(words::both_gained(locale, item)),
        _ => None,
    }
}

/// An event as a sentence, or `None` if it is not narrated.
fn event(locale: Locale, event: &Event, names: &Names) -> Option<String> {
    let player = |seat| names.player(seat);
    Some(match *event {
        Event::Placed { wheel, space } => {
            words::placed(locale, wheel, space, symbol_at(wheel, space))
        }
        Event::Took { seat, wheel } => match wheel {
            PlayerWheel::One => words::took_first_wheel(locale, &player(seat)),
            PlayerWheel::Two => words::took_second_wheel(locale, &player(seat)),
        },
        Event::Fed { seat, food } => words::fed(locale, &player(seat), food),
        Event::Turned { seat, wheel } => words::turned(locale, &player(seat), wheel),
        Event::Built { seat, structure } => words::built(locale, &player(seat), built(structure)),
        Event::Triggered { seat, link } => words::triggered(locale, &player(seat), link),
        Event::Worked { seat } => words::worked(locale, &player(seat)),
        Event::Joined { seat, pair } => words::joined(locale, &player(seat), pair),
        Event::Ended { seat } => words::ended(locale, &player(seat)),
        Event::Gained {
            seat,
            link,
            item,
            kept,
        } => {
            let sentence = if kept { words::gained } else { words::no_room };
            sentence(locale, &player(seat), item, link)
        }
        Event::Lost {
            item,
            count: 0,
            cause: LossCause::Disaster,
            ..
        } => words::nothing_to_lose(locale, item),
        Event::Lost { count: 0, .. } | Event::Stolen { taken: false, .. } => return None,
        Event::Lost {
            seat,
            item,
            count,
            cause,
        } => match cause {
            LossCause::Hunger => words::lost_to_hunger(locale, &player(seat), count),
            LossCause::Danger(link) => words::lost_to_danger(locale, &player(seat), item, link),
            LossCause::Disaster => words::lost(locale, &player(seat), item),
        },
        Event::Stolen {
            from,
            to,
            good,
            kept,
            ..
        } => {
            let sentence = if kept {
                words::stolen
            } else {
                words::stolen_no_room
            };
            sentence(locale, &player(to), &player(from), Item::Good(good))
        }
        Event::Disaster { seat, die, .. } => {
            words::disaster_strikes(locale, &player(seat), die.number(), die)
        }
        Event::AllTurned => locale.text(words::ALL_TURNED),
        Event::Rotated { die } => words::rotated(locale, die.number(), die),
        Event::RoundOver { round } => words::round_over(locale, round),
    })
}

/// A number of structures: `2 walls`.
fn structures(locale: Locale, which: Development, count: u8) -> String {
    match which {
        Development::Wall => words::walls(locale, count),
        Development::Road => words::roads(locale, count),
        _ => words::buildings(locale, count),
    }
}

#[cfg(test)]
mod tests;
