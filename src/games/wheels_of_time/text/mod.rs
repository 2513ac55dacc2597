//! The English texts of Wheels of Time.

pub mod board;
pub mod city;

use crate::text::{GameText, Locale, OptionText, capital};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, Die, Effect, EndReason, Event, Good, Item, Link, LossCause, MAX_TRACK,
    PLAYER_WHEEL_SYMBOLS, PRODUCTION_WHEEL_SYMBOLS, Phase, PlayerWheel, ScoreItem, Structure,
    Symbol, Wheel, WheelsOfTime,
};

/// The name and the short description of the game.
pub const GAME: GameText = GameText {
    name: "Wheels of Time",
    pitch: "Four toothed wheels, five links. Turn a wheel, and what the links give changes: for you, for your opponent, or for both.",
    players: "1 or 2 players",
    time: "20 minutes",
};

/// An introduction for the first turn of a game for two.
pub const FIRST_TURN: &[&str] = &[
    "Where your wheel touches others, you have three links: one with A, one with B, and the common one between both player wheels, which each player has.",
    "Your population tells how many actions you have: turn your wheel, A or B, trigger a link, or build from your store.",
    "When you end your actions, all your links give once more. Then dangers strike: skulls take things away.",
    "The first to have four walls, four roads and four buildings wins. Whose population falls to zero loses.",
];

/// An introduction for the first turn of a solitaire game.
pub const FIRST_TURN_ALONE: &[&str] = &[
    "You have wheel 1. Where it touches others, you have three links: with A, with B, and the common one with wheel 2, which nobody has.",
    "Your population tells how many actions you have: turn wheel 1, A or B, trigger a link, or build from your store.",
    "When you end your actions, all your links give once more. Then dangers strike: skulls take things away. At last a die turns some of the wheels.",
    "You win with four walls, four roads and four buildings before the rounds are used up, and lose if your population falls to zero.",
];

/// The notation of actions.
pub const NOTATION: &str = "turn-1, turn-2, turn-A and turn-B turn a wheel; link-A, link-B and link-C (the common one) trigger a link; build-wall, build-road and build-building build from the store; join-AB, join-AC and join-BC make a building of two links; worker spends a hired worker; end ends the actions; plain lets each link give its own; feed-2 feeds two. set-A-9 lays out wheel A, take-1 takes wheel 1.";

/// A setup option: its label, then the label and the explanation of each choice.
pub fn option(id: &str) -> OptionText {
    match id {
        "layout" => (
            "How the wheels lie",
            &[
                (
                    "Standard",
                    "Nearly even for both players; good for a first game.",
                ),
                (
                    "By chance",
                    "Another layout each time. Some favour one player.",
                ),
                (
                    "Cut and choose",
                    "Player 1 lays out all four wheels, player 2 takes the player wheel they like better. Wheel 1 begins.",
                ),
            ],
        ),
        "wheels" => (
            "How the wheels lie",
            &[
                ("Standard", "The same each time."),
                ("By chance", "Another layout each time. Some are harder."),
            ],
        ),
        "rounds" => (
            "Rounds to finish your city",
            &[
                ("8", "As the rules have it."),
                ("6", "Very hard."),
                ("7", "Hard."),
                ("9", "Easier."),
                ("10", "Easy."),
            ],
        ),
        _ => ("", &[]),
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

/// One of an item: `a wall`, `one food`.
pub const fn one_item(item: Item) -> &'static str {
    match item {
        Item::Development(Development::FoodProduction) => "one food production",
        Item::Development(Development::Population) => "one population",
        Item::Development(Development::Wall) => "a wall",
        Item::Development(Development::Road) => "a road",
        Item::Development(Development::Building) => "a building",
        Item::Good(Good::Brick) => "a brick",
        Item::Good(Good::Wood) => "one wood",
        Item::Good(Good::Stone) => "a stone",
        Item::Good(Good::Food) => "one food",
        Item::Good(Good::Worker) => "a hired worker",
    }
}

/// An item without an article or number: `wall`, `food`.
fn item_name(item: Item) -> &'static str {
    one_item(item).split_once(' ').map_or("", |(_, what)| what)
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
        Effect::HalfBuilding => "half of a building".to_owned(),
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
        2 => "wheel 2 turns by two spaces",
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

/// Text of an action.
pub fn action(action: Action) -> String {
    match action {
        Action::Place { wheel, space } => format!("lay {}", wheel_position(wheel, space)),
        Action::Take(wheel) => format!("take {}", Wheel::Player(wheel).name()),
        Action::Feed(0) => "feed nobody from the store".to_owned(),
        Action::Feed(people) => format!("feed {people} from the store"),
        Action::Turn(wheel) => format!("turn {}", wheel.name()),
        Action::Build(structure) => format!("build {} from the store", one_structure(structure)),
        Action::Trigger(link) => format!("trigger {}", link.name()),
        Action::Join(pair) => format!("make a building of {}", pair.name()),
        Action::SpendWorker => "spend a hired worker for one more action".to_owned(),
        Action::EndActions => "end the actions".to_owned(),
        Action::ProduceSeparately => "let each link give its own".to_owned(),
    }
}

/// Whether an event is a consequence of the action rather than the action itself.
pub const fn follows(event: &Event) -> bool {
    matches!(
        event,
        Event::Gained { .. } | Event::Lost { .. } | Event::Stolen { .. }
    )
}

/// The name of a seat; a solitaire player is addressed as `you`.
fn seat_name(seat: Seat, names: &[String]) -> &str {
    match names {
        [_] => "you",
        names => names.get(seat.index()).map_or("", String::as_str),
    }
}

/// The subject of a sentence with its verb, which must be one that takes an `s`:
/// `Ada turns `, `You turn `.
fn subject_and_verb(seat: Seat, names: &[String], verb: &str) -> String {
    match names {
        [_] => format!("You {verb} "),
        names => format!("{} {verb}s ", seat_name(seat, names)),
    }
}

/// One sentence for two consecutive events in which the common link gives both
/// players the same item.
pub fn gained_by_both(first: &Event, second: &Event) -> Option<String> {
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
            "The common link gives both players {}.",
            one_item(item)
        )),
        _ => None,
    }
}

/// An event as a sentence, or `None` if it is not narrated.
pub fn event(locale: Locale, event: &Event, names: &[String]) -> Option<String> {
    let name = |seat| seat_name(seat, names);
    let does =
        |seat, verb, object: &str| format!("{}{object}.", subject_and_verb(seat, names, verb));
    Some(match *event {
        Event::Placed { wheel, space } => {
            let position = wheel_position(wheel, space).replacen("with", "lies with", 1);
            capital(format!("{position}."))
        }
        Event::Took { seat, wheel } => {
            let taken = match wheel {
                PlayerWheel::One => "wheel 1 and begins",
                PlayerWheel::Two => "wheel 2; wheel 1 begins",
            };
            does(seat, "take", taken)
        }
        Event::Fed { seat, food } => {
            let people = locale.count(food, "person", "people");
            does(seat, "feed", &format!("{people} from the store"))
        }
        Event::Turned { seat, wheel } => does(seat, "turn", wheel.name()),
        Event::Built { seat, structure } => {
            let structure = one_structure(structure);
            does(seat, "build", &format!("{structure} from the store"))
        }
        Event::Triggered { seat, link } => does(seat, "trigger", link.name()),
        Event::Worked { seat } => {
            format!("A hired worker gives {} one more action.", name(seat))
        }
        Event::Joined { seat, pair } => {
            does(seat, "make", &format!("a building of {}", pair.name()))
        }
        Event::Ended { seat } => does(seat, "end", "the actions"),
        Event::Gained {
            seat,
            link,
            item,
            kept,
        } => {
            let end = if kept { "." } else { NO_ROOM };
            let (link, item) = (link.name(), one_item(item));
            capital(format!("{link} gives {} {item}{end}", name(seat)))
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
            LossCause::Hunger => does(seat, "lose", &format!("{count} population to hunger")),
            LossCause::Danger(link) => {
                let (link, item) = (link.name(), one_item(item));
                format!("Danger at {link} takes {item} from {}.", name(seat))
            }
            LossCause::Disaster => does(seat, "lose", one_item(item)),
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
            let (good, from, to) = (one_item(Item::Good(good)), name(from), name(to));
            format!("The common danger takes {good} from {from} for {to}{end}")
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
pub fn sentences(locale: Locale, events: &[Event], names: &[String]) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut rest = events;
    while let [first, later @ ..] = rest {
        rest = later;
        let for_both = later
            .first()
            .and_then(|second| gained_by_both(first, second));
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
            format!("lay out {}", wheel.map_or("", |wheel| wheel.name()))
        }
        Phase::Choose => "take wheel 1, which begins, or wheel 2".to_owned(),
        Phase::Feeding => {
            let shortage = state.city(state.active()).food_shortage();
            let hungry = locale.count(shortage, "person is hungry", "people are hungry");
            format!("{hungry}, feed them from the store or lose them")
        }
        Phase::Actions => {
            let left = locale.count(state.actions_left(), "action left", "actions left");
            match (state.actions_left(), state.spendable_workers()) {
                (0, 0) => "no action left, end the actions".to_owned(),
                (0, _) => "no action left, spend a hired worker or end the actions".to_owned(),
                _ if state.is_solo() => {
                    let (round, rounds) = state.round();
                    format!("round {round} of {rounds}, {left}")
                }
                _ => left,
            }
        }
        Phase::Production => "make a building of two links, or let each give its own".to_owned(),
    }
}

/// The result of a solitaire game: when it ended, and what the city lacks.
pub fn solo_result(locale: Locale, state: &WheelsOfTime) -> String {
    let city = state.city(Seat::FIRST);
    let (round, rounds) = state.round();
    let missing = Structure::ALL.into_iter().filter_map(|which| {
        let missing = MAX_TRACK - city.development(which.development()).min(MAX_TRACK);
        let (singular, plural) = match which {
            Structure::Wall => ("wall", "walls"),
            Structure::Road => ("road", "roads"),
            Structure::Building => ("building", "buildings"),
        };
        (missing > 0).then(|| locale.count(missing, singular, plural))
    });
    let missing = locale.list(&missing.collect::<Vec<_>>());
    let ended = match state.end_reason() {
        Some(EndReason::NoPeople) => format!("Your population fell to zero in round {round}"),
        Some(EndReason::RoundsUsedUp) => format!("The rounds are used up, {rounds}"),
        Some(_) => format!("Your city is complete in round {round}"),
        None => format!("You gave up in round {round}"),
    };
    if missing.is_empty() {
        format!("{ended} of {rounds}.")
    } else {
        format!("{ended} of {rounds}. Your city lacks {missing}.")
    }
}

/// A part of the score.
pub fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
    let ScoreItem::Structures { which, count } = *score_item;
    match which {
        Development::Wall => locale.count(count, "wall", "walls"),
        Development::Road => locale.count(count, "road", "roads"),
        _ => locale.count(count, "building", "buildings"),
    }
}

/// The tie-breaker: there is none.
pub const TIE_BREAKER: &str = "";

/// Why the game is over.
pub const fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::CityComplete => "Four walls, four roads, four buildings: the city is complete.",
        EndReason::BothComplete => {
            "The common link completed both cities at once; then the one whose turn it is wins."
        }
        EndReason::NoPeople => "The loser's population fell to zero.",
        EndReason::RoundsUsedUp => "The rounds are used up.",
        EndReason::TooLong => "Three hundred turns are a draw.",
    }
}

#[cfg(test)]
mod tests;
