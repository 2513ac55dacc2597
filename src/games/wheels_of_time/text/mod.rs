//! The English texts of Wheels of Time.

pub mod board;
pub mod city;
pub mod reasons;

use crate::text::{self, FirstStep, Locale, Names, OptionText, capital, object, subject};
use l10n::Message;
use l10n::wheels_of_time as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, Die, Effect, EndReason, Event, Good, IllegalAction, Item, Link, LossCause,
    MAX_TRACK, PLAYER_WHEEL_SYMBOLS, PRODUCTION_WHEEL_SYMBOLS, Phase, PlayerWheel, ScoreItem,
    Structure, Symbol, Wheel, WheelsOfTime,
};

/// The steps of a first turn in a game for two.
pub const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(".wt-target-link .hit", words::HELP_FIRST),
    FirstStep::new(".wt-controls", words::HELP_SECOND),
    FirstStep::new(".wt-end-forecasts", words::HELP_THIRD),
    FirstStep::new(".wt-tracks", words::HELP_FOURTH),
];

/// The steps of a first turn in a solitaire game.
pub const FIRST_TURN_ALONE: &[FirstStep] = &[
    FirstStep::new(".wt-target-link .hit", words::HELP_FIRST_ALONE),
    FirstStep::new(".wt-controls", words::HELP_SECOND_ALONE),
    FirstStep::new(".wt-end-forecasts", words::HELP_THIRD_ALONE),
    FirstStep::new(".wt-tracks", words::HELP_FOURTH_ALONE),
];

pub const NOTATION: Message = words::NOTATION;

/// A setup option: its label, then the label and the explanation of each choice.
pub fn option(id: &str) -> Option<OptionText> {
    match id {
        "layout" => Some((
            words::OPTION_LAYOUT,
            &[
                (
                    words::OPTION_LAYOUT_STANDARD,
                    words::OPTION_LAYOUT_STANDARD_ABOUT,
                ),
                (
                    words::OPTION_LAYOUT_RANDOM,
                    words::OPTION_LAYOUT_RANDOM_ABOUT,
                ),
                (
                    words::OPTION_LAYOUT_CUT_AND_CHOOSE,
                    words::OPTION_LAYOUT_CUT_AND_CHOOSE_ABOUT,
                ),
            ],
        )),
        "wheels" => Some((
            words::OPTION_WHEELS,
            &[
                (
                    words::OPTION_WHEELS_STANDARD,
                    words::OPTION_WHEELS_STANDARD_ABOUT,
                ),
                (
                    words::OPTION_WHEELS_RANDOM,
                    words::OPTION_WHEELS_RANDOM_ABOUT,
                ),
                (
                    words::OPTION_WHEELS_YOUR_OWN,
                    words::OPTION_WHEELS_YOUR_OWN_ABOUT,
                ),
            ],
        )),
        "rounds" => Some((
            words::OPTION_ROUNDS,
            &[
                (words::OPTION_ROUNDS_EIGHT, words::OPTION_ROUNDS_EIGHT_ABOUT),
                (words::OPTION_ROUNDS_SIX, words::OPTION_ROUNDS_SIX_ABOUT),
                (words::OPTION_ROUNDS_SEVEN, words::OPTION_ROUNDS_SEVEN_ABOUT),
                (words::OPTION_ROUNDS_NINE, words::OPTION_ROUNDS_NINE_ABOUT),
                (words::OPTION_ROUNDS_TEN, words::OPTION_ROUNDS_TEN_ABOUT),
            ],
        )),
        _ => None,
    }
}

/// A symbol on a wheel.
pub const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Brick => "brick",
        Symbol::Wood => "wood",
        Symbol::Stone => "stone",
        Symbol::Food => "food",
        Symbol::Gold => "gold",
        Symbol::Skull => "skull",
    }
}

/// One of an item: `a wall`, `1 food`.
pub const fn one_item(item: Item) -> &'static str {
    match item {
        Item::Development(Development::FoodProduction) => "1 food production",
        Item::Development(Development::Population) => "1 population",
        Item::Development(Development::Wall) => "a wall",
        Item::Development(Development::Road) => "a road",
        Item::Development(Development::Building) => "a building",
        Item::Good(Good::Brick) => "a brick",
        Item::Good(Good::Wood) => "1 wood",
        Item::Good(Good::Stone) => "a stone",
        Item::Good(Good::Food) => "1 food",
        Item::Good(Good::Worker) => "a hired worker",
    }
}

/// An item without an article or number: `wall`, `food`.
fn item_name(item: Item) -> &'static str {
    one_item(item).split_once(' ').map_or("", |(_, name)| name)
}

/// The name of an item's track.
pub const fn track(item: Item) -> &'static str {
    match item {
        Item::Development(Development::FoodProduction) => "Food production",
        Item::Development(Development::Population) => "Population",
        Item::Development(Development::Wall) => "Walls",
        Item::Development(Development::Road) => "Roads",
        Item::Development(Development::Building) => "Buildings",
        Item::Good(Good::Brick) => "Bricks",
        Item::Good(Good::Wood) => "Wood",
        Item::Good(Good::Stone) => "Stones",
        Item::Good(Good::Food) => "Food",
        Item::Good(Good::Worker) => "Hired workers",
    }
}

/// A structure with its article: `a wall`.
pub const fn one_structure(structure: Structure) -> &'static str {
    one_item(Item::Development(structure.development()))
}

/// What a link does.
pub fn effect(effect: Effect) -> String {
    match effect {
        Effect::Nothing => "nothing".to_owned(),
        Effect::HalfBuilding => "half a building".to_owned(),
        Effect::Gives(item) => one_item(item).to_owned(),
        Effect::Danger(good) => format!("danger: takes {}", one_item(Item::Good(good))),
        Effect::Disaster => "disaster".to_owned(),
    }
}

/// The name of the disaster for a roll.
pub const fn disaster(die: Die) -> &'static str {
    match die.number() {
        1 => "drought",
        2 => "plague",
        3 => "earthquake",
        4 => "flood",
        5 => "fire",
        _ => "famine and plague",
    }
}

/// What a roll turns at the end of a solitaire round.
pub const fn rotation(die: Die) -> &'static str {
    match die.number() {
        1 => "wheel 2 turns",
        2 => "wheel 2 turns two spaces",
        3 => "wheel A turns",
        4 => "wheel B turns",
        5 => "wheels A and B turn",
        _ => "all four wheels turn",
    }
}

/// The position of a wheel, with its space counted from 0 as in the notation:
/// `wheel A with space 6, food, at wheel 1`.
fn wheel_position(wheel: Wheel, space: u8) -> String {
    let index = usize::from(space);
    let (symbols, contact): (&[Symbol], _) = match wheel {
        Wheel::Player(_) => (&PLAYER_WHEEL_SYMBOLS, "at the common link"),
        Wheel::A | Wheel::B => (&PRODUCTION_WHEEL_SYMBOLS, "at wheel 1"),
    };
    let symbol = symbols.get(index).map_or("", |found| symbol(*found));
    format!("{} with space {space}, {symbol}, {contact}", wheel.name())
}

pub fn action(action: Action) -> String {
    match action {
        Action::Place { wheel, space } => format!("set {}", wheel_position(wheel, space)),
        Action::Take(wheel) => format!("take {}", Wheel::Player(wheel).name()),
        Action::Feed(0) => "feed nobody from your supply".to_owned(),
        Action::Feed(people) => format!("feed {people} from your supply"),
        Action::Turn(wheel) => format!("turn {}", wheel.name()),
        Action::Build(structure) => format!("build {} from your supply", one_structure(structure)),
        Action::Trigger(link) => format!("trigger {}", link.name()),
        Action::Join(pair) => format!("make a building from {}", pair.name()),
        Action::SpendWorker => "spend a hired worker for one more action".to_owned(),
        Action::EndActions => "end your actions".to_owned(),
        Action::ProduceSeparately => "let each link produce separately".to_owned(),
    }
}

/// The subject of a sentence with its verb, which must be one that takes an `s`:
/// `Ada turns `, `You turn `.
fn subject_and_verb(seat: Seat, names: &Names, verb: &str) -> String {
    let mut text = subject(names, seat, &[verb, "s"].concat(), verb);
    text.push(' ');
    text
}

/// One sentence for two consecutive events in which the common link gives both
/// players the same item.
pub fn shared_gain(first: &Event, second: &Event) -> Option<String> {
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
        ) if seat != other && item == same => Some(format!(
            "Both players gain {} from the common link.",
            one_item(item)
        )),
        _ => None,
    }
}

/// An event as a sentence, or `None` if it is not narrated.
pub fn event(locale: Locale, event: &Event, names: &Names) -> Option<String> {
    let name = |seat| object(names, seat);
    let sentence =
        |seat, verb, object: &str| format!("{}{object}.", subject_and_verb(seat, names, verb));
    Some(match *event {
        Event::Placed { wheel, space } => {
            let position = wheel_position(wheel, space).replacen("with", "is set with", 1);
            capital(format!("{position}."))
        }
        Event::Took { seat, wheel } => {
            let taken = match wheel {
                PlayerWheel::One => "wheel 1 and will go first",
                PlayerWheel::Two => "wheel 2; wheel 1 goes first",
            };
            sentence(seat, "take", taken)
        }
        Event::Fed { seat, food } => {
            let people = text::count(locale, food, "person", "people");
            sentence(seat, "feed", &format!("{people} from the supply"))
        }
        Event::Turned { seat, wheel } => sentence(seat, "turn", wheel.name()),
        Event::Built { seat, structure } => {
            let structure = one_structure(structure);
            sentence(seat, "build", &format!("{structure} from the supply"))
        }
        Event::Triggered { seat, link } => sentence(seat, "trigger", link.name()),
        Event::Worked { seat } => sentence(seat, "spend", "a hired worker for one more action"),
        Event::Joined { seat, pair } => {
            sentence(seat, "make", &format!("a building from {}", pair.name()))
        }
        Event::Ended { seat } => sentence(seat, "end", "the action phase"),
        Event::Gained {
            seat,
            link,
            item,
            kept,
        } => {
            let (link, item) = (link.name(), one_item(item));
            if kept {
                sentence(seat, "gain", &format!("{item} from {link}"))
            } else {
                capital(format!("{link} gives {} {item}{NO_ROOM}", name(seat)))
            }
        }
        Event::Lost {
            item,
            count: 0,
            cause: LossCause::Disaster,
            ..
        } => format!("There is no {} to lose.", item_name(item)),
        Event::Lost { count: 0, .. } => return None,
        Event::Lost {
            seat,
            item,
            count,
            cause,
        } => match cause {
            LossCause::Hunger => sentence(seat, "lose", &format!("{count} population to hunger")),
            LossCause::Danger(link) => {
                let (link, item) = (link.name(), one_item(item));
                sentence(seat, "lose", &format!("{item} to the danger at {link}"))
            }
            LossCause::Disaster => sentence(seat, "lose", one_item(item)),
        },
        Event::Stolen { taken: false, .. } => return None,
        Event::Stolen {
            from,
            to,
            good,
            kept,
            ..
        } => {
            let end = if kept { "." } else { NO_ROOM };
            let (good, from) = (one_item(Item::Good(good)), name(from));
            let takes = subject_and_verb(to, names, "take");
            format!("{takes}{good} from {from} through the common link{end}")
        }
        Event::Disaster { seat, die, .. } => {
            let (name, number, disaster) = (name(seat), die.number(), disaster(die));
            format!("Disaster strikes {name}. The die shows {number}: {disaster}.")
        }
        Event::AllTurned => "All four wheels turn.".to_owned(),
        Event::Rotated { die } => {
            format!("The die shows {}: {}.", die.number(), rotation(die))
        }
        Event::RoundOver { round } => format!("Round {round} is over."),
    })
}

const NO_ROOM: &str = ", but there is no room for it.";

/// The events of an action as sentences.
pub fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut rest = events;
    while let [first, later @ ..] = rest {
        rest = later;
        let for_both = later.first().and_then(|second| shared_gain(first, second));
        if for_both.is_some() {
            rest = later.get(1..).unwrap_or_default();
        }
        sentences.extend(for_both.or_else(|| event(locale, first, names)));
    }
    sentences
}

/// What the player to act has to do.
pub fn task(locale: Locale, state: &WheelsOfTime) -> String {
    match state.phase() {
        Phase::Place(next) => {
            let wheel = Wheel::ALL.get(usize::from(next));
            format!("set {}", wheel.map_or("", |wheel| wheel.name()))
        }
        Phase::Choose => "take wheel 1, which goes first, or wheel 2".to_owned(),
        Phase::Feeding => {
            let shortage = state.city(state.active()).food_shortage();
            let hungry = text::count(locale, shortage, "hungry person", "hungry people");
            format!("feed {hungry} from your supply, or lose them")
        }
        Phase::Actions => {
            let left = text::count(locale, state.actions_left(), "action left", "actions left");
            match (state.actions_left(), state.spendable_workers()) {
                (0, 0) => "no actions left, end your actions".to_owned(),
                (0, _) => "no actions left, spend a hired worker or end your actions".to_owned(),
                _ if state.is_solo() => {
                    let (round, rounds) = state.round();
                    format!("round {round} of {rounds}, {left}")
                }
                _ => left,
            }
        }
        Phase::Production => {
            "make a building from two links, or let each produce separately".to_owned()
        }
    }
}

/// The result of a solitaire game: when it ended, and what the city lacks.
pub fn solo_result(locale: Locale, state: &WheelsOfTime) -> String {
    let city = state.city(Seat::FIRST);
    let (round, rounds) = state.round();
    let missing = Structure::ALL.into_iter().filter_map(|structure| {
        let missing = MAX_TRACK - city.development(structure.development()).min(MAX_TRACK);
        let (singular, plural) = match structure {
            Structure::Wall => ("wall", "walls"),
            Structure::Road => ("road", "roads"),
            Structure::Building => ("building", "buildings"),
        };
        (missing > 0).then(|| text::count(locale, missing, singular, plural))
    });
    let missing = locale.list(&missing.collect::<Vec<_>>());
    let reason = match state.end_reason() {
        Some(EndReason::NoPeople) => "The population fell to zero",
        Some(EndReason::RoundsUsedUp) => "Time ran out",
        Some(_) => "The city was completed",
        None => "Resigned",
    };
    let result = format!("{reason} in round {round} of {rounds}.");
    if missing.is_empty() {
        result
    } else {
        format!("{result} The city was missing {missing}.")
    }
}

/// A part of the score.
pub fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
    let ScoreItem::Structures { which, count } = *score_item;
    match which {
        Development::Wall => text::count(locale, count, "wall", "walls"),
        Development::Road => text::count(locale, count, "road", "roads"),
        _ => text::count(locale, count, "building", "buildings"),
    }
}

/// Why the game is over.
pub const fn end_reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::CityComplete => "Four walls, four roads, four buildings: the city is complete.",
        EndReason::BothComplete => {
            "The common link completed both cities at once, so the player whose turn it was wins."
        }
        EndReason::NoPeople => "The loser's population fell to zero.",
        EndReason::RoundsUsedUp => "There are no rounds left.",
        EndReason::TooLong => "Three hundred turns have been played.",
    }
}

/// The section of the rules page about what is to be done now, by its heading.
pub fn current_rules_section(state: &WheelsOfTime) -> &'static str {
    match (state.to_act(), state.phase()) {
        (None, _) => "The end",
        (_, Phase::Place(_) | Phase::Choose) => "Setup",
        (_, Phase::Feeding) => "1. Feeding",
        (_, Phase::Actions) => "2. Actions",
        (_, Phase::Production) => "3. Production",
    }
}

/// The section of the rules page that explains why an action is illegal, by its heading.
pub const fn rules_section_for(illegal: &IllegalAction) -> &'static str {
    match illegal {
        IllegalAction::GameOver => "The end",
        IllegalAction::WrongPhase => "Your turn",
        IllegalAction::PlaceNext(_) | IllegalAction::NoSuchSpace => "Setup",
        IllegalAction::CannotFeed { .. } => "1. Feeding",
        IllegalAction::NoActionsLeft
        | IllegalAction::NotYourWheel
        | IllegalAction::NoSpendableWorker => "2. Actions",
        IllegalAction::CannotPay(_)
        | IllegalAction::TrackFull(_)
        | IllegalAction::NoSupport
        | IllegalAction::NeedsTwoActions
        | IllegalAction::NoBuilding(_) => "Buildings",
        IllegalAction::NoEffect(_) => "Links",
    }
}

#[cfg(test)]
mod tests;
