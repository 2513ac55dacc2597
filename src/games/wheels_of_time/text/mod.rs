//! The words of Wheels of Time.

pub mod board;
pub mod city;

use crate::text::{GameWords, OptionWords, Words, capital};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, Die, Effect, EndReason, Event, Good, IllegalAction, Item, Link, MOST,
    Mark, PLAYER_WHEEL, PRODUCTION_WHEEL, Pair, Phase, ScoreItem, Symbol, Wheel, WheelsOfTime, Why,
    Work,
};

/// The game in a few words.
pub const GAME: GameWords = GameWords {
    name: "Wheels of Time",
    pitch: "Four toothed wheels, five links. Turn a wheel, and what the links give changes: for you, for your opponent, or for both.",
    players: "1 or 2 players",
    time: "20 minutes",
};

/// What to do for the first time.
pub const FIRST_TURN: &[&str] = &[
    "Where your wheel touches others, you have three links: one with A, one with B, and the common one between both player wheels, which each player has.",
    "Your population tells how many actions you have: turn your wheel, A or B, trigger a link, or build from your store.",
    "When you end your actions, all your links give once more. Then dangers strike: skulls take things away.",
    "The first to have four walls, four roads and four buildings wins. Whose population falls to zero loses.",
];

/// What to do for the first time, alone.
pub const FIRST_TURN_ALONE: &[&str] = &[
    "You have wheel 1. Where it touches others, you have three links: with A, with B, and the common one with wheel 2, which nobody has.",
    "Your population tells how many actions you have: turn wheel 1, A or B, trigger a link, or build from your store.",
    "When you end your actions, all your links give once more. Then dangers strike: skulls take things away. At last a die turns some of the wheels.",
    "You win with four walls, four roads and four buildings before the rounds are used up, and lose if your population falls to zero.",
];

/// How actions are written.
pub const NOTATION: &str = "turn-1, turn-2, turn-A and turn-B turn a wheel; link-A, link-B and link-C (the common one) trigger a link; build-wall, build-road and build-building build from the store; join-AB, join-AC and join-BC make a building of two links; worker spends a hired worker; end ends the actions; plain lets each link give its own; feed-2 feeds two. set-A-9 lays out wheel A, take-1 takes wheel 1.";

/// An option: its question, and name and explanation of each choice.
pub fn option(id: &str) -> OptionWords {
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

/// A wheel: `wheel 1`, `wheel A`.
pub const fn wheel(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Player(Mark::One) => "wheel 1",
        Wheel::Player(Mark::Two) => "wheel 2",
        Wheel::A => "wheel A",
        Wheel::B => "wheel B",
    }
}

/// A link: `link A`, `the common link`.
pub const fn link(link: Link) -> &'static str {
    match link {
        Link::A => "link A",
        Link::B => "link B",
        Link::Common => "the common link",
    }
}

/// Two links that make a building.
pub const fn pair(pair: Pair) -> &'static str {
    match pair {
        Pair::AB => "links A and B",
        Pair::AC => "link A and the common link",
        Pair::BC => "link B and the common link",
    }
}

/// One of something: `a wall`, `one food`.
pub const fn one(item: Item) -> &'static str {
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

/// What [`one`] is of: `wall`, `food`.
fn what(item: Item) -> &'static str {
    one(item).split_once(' ').map_or("", |(_, what)| what)
}

/// A track's name.
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

/// What is built from the store.
pub const fn work(work: Work) -> &'static str {
    one(Item::Development(work.development()))
}

/// What it costs.
pub const fn cost(work: Work) -> &'static str {
    match work {
        Work::Wall => "a brick and a stone",
        Work::Road => "a wood and a stone",
        Work::Building => "a brick, a wood and a stone",
    }
}

/// What a link does.
pub fn effect(effect: Effect) -> String {
    match effect {
        Effect::Nothing => "nothing".to_owned(),
        Effect::Pair => "half of a building".to_owned(),
        Effect::Gives(item) => one(item).to_owned(),
        Effect::Danger(good) => format!("danger: takes {}", one(Item::Good(good))),
        Effect::Disaster => "disaster".to_owned(),
    }
}

/// What the die says of a disaster.
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

/// What the die turns at the end of a round alone.
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

/// A wheel laid out, its space counted from 0 as in the notation: `wheel A
/// with space 6, food, at wheel 1`.
fn laid(which: Wheel, space: u8) -> String {
    let at = usize::from(space);
    let (shows, place) = match which {
        Wheel::Player(_) => (PLAYER_WHEEL.get(at), "at the common link"),
        Wheel::A | Wheel::B => (PRODUCTION_WHEEL.get(at), "at wheel 1"),
    };
    let shows = shows.map_or("", |shows| symbol(*shows));
    format!("{} with space {space}, {shows}, {place}", wheel(which))
}

/// An action in words.
pub fn action(action: Action) -> String {
    match action {
        Action::Place { wheel, space } => format!("lay {}", laid(wheel, space)),
        Action::Take(mark) => format!("take {}", wheel(Wheel::Player(mark))),
        Action::Feed(0) => "feed nobody from the store".to_owned(),
        Action::Feed(people) => format!("feed {people} from the store"),
        Action::Turn(which) => format!("turn {}", wheel(which)),
        Action::Build(what) => format!("build {} from the store", work(what)),
        Action::Trigger(which) => format!("trigger {}", link(which)),
        Action::Join(links) => format!("make a building of {}", pair(links)),
        Action::Worker => "spend a hired worker for one more action".to_owned(),
        Action::End => "end the actions".to_owned(),
        Action::Plain => "let each link give its own".to_owned(),
    }
}

/// Whether an event says more than the action that it comes of.
pub const fn follows(event: &Event) -> bool {
    matches!(
        event,
        Event::Gained { .. } | Event::Lost { .. } | Event::Stolen { .. }
    )
}

/// Who something happens to: a lone player is spoken to.
fn whom(seat: Seat, names: &[String]) -> &str {
    match names {
        [_] => "you",
        names => names.get(seat.index()).map_or("", String::as_str),
    }
}

/// Who does what, of words that take an s: `Ada turns`, `You turn`.
fn does(seat: Seat, names: &[String], verb: &str) -> String {
    match names {
        [_] => format!("You {verb} "),
        names => format!("{} {verb}s ", whom(seat, names)),
    }
}

/// What the common link gave to both, told at once; such events come one after
/// the other.
pub fn both(first: &Event, second: &Event) -> Option<String> {
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
        ) if seat != other && item == same => {
            Some(format!("The common link gives both players {}.", one(item)))
        }
        _ => None,
    }
}

/// What happened.
pub fn event(words: Words, event: &Event, names: &[String]) -> Option<String> {
    let name = |seat| whom(seat, names);
    let does = |seat, verb, what: &str| format!("{}{what}.", does(seat, names, verb));
    Some(match *event {
        Event::Placed { wheel, space } => {
            let lies = laid(wheel, space).replacen("with", "lies with", 1);
            capital(format!("{lies}."))
        }
        Event::Took { seat, mark } => {
            let took = match mark {
                Mark::One => "wheel 1 and begins",
                Mark::Two => "wheel 2; wheel 1 begins",
            };
            does(seat, "take", took)
        }
        Event::Fed { seat, food } => {
            let people = words.count(food, "person", "people");
            does(seat, "feed", &format!("{people} from the store"))
        }
        Event::Turned { seat, wheel: which } => does(seat, "turn", wheel(which)),
        Event::Built { seat, work: what } => {
            does(seat, "build", &format!("{} from the store", work(what)))
        }
        Event::Triggered { seat, link: which } => does(seat, "trigger", link(which)),
        Event::Worked { seat } => {
            format!("A hired worker gives {} one more action.", name(seat))
        }
        Event::Joined { seat, pair: links } => {
            does(seat, "make", &format!("a building of {}", pair(links)))
        }
        Event::Ended { seat } => does(seat, "end", "the actions"),
        Event::Gained {
            seat,
            link: which,
            item,
            kept,
        } => {
            let room = if kept { "." } else { NO_ROOM };
            let gives = format!("{} gives {} {}{room}", link(which), name(seat), one(item));
            capital(gives)
        }
        Event::Lost {
            item,
            count: 0,
            why: Why::Disaster,
            ..
        } => format!("There is no {} to lose.", what(item)),
        Event::Lost { count: 0, .. } => return None,
        Event::Lost {
            seat,
            item,
            count,
            why,
        } => match why {
            Why::Hunger => does(seat, "lose", &format!("{count} population to hunger")),
            Why::Danger(at) => {
                let (link, what) = (link(at), one(item));
                format!("Danger at {link} takes {what} from {}.", name(seat))
            }
            Why::Disaster => does(seat, "lose", one(item)),
        },
        Event::Stolen { taken: false, .. } => return None,
        Event::Stolen {
            from,
            to,
            good,
            kept,
            ..
        } => {
            let room = if kept { "." } else { NO_ROOM };
            let (what, from, to) = (one(Item::Good(good)), name(from), name(to));
            format!("The common danger takes {what} from {from} for {to}{room}")
        }
        Event::Disaster { seat, die, .. } => {
            let (who, number, what) = (name(seat), die.number(), disaster(die));
            format!("Disaster strikes {who}. The die shows {number}: {what}.")
        }
        Event::AllTurned => "All four wheels turn.".to_owned(),
        Event::Rotated { die } => {
            format!("The die shows {}: {}.", die.number(), rotation(die))
        }
        Event::RoundOver { round } => format!("Round {round} is over."),
    })
}

const NO_ROOM: &str = ", but there is no room for it.";

/// What came of an action, sentence by sentence; what happens to two at once is
/// told at once.
pub fn sentences(words: Words, events: &[Event], names: &[String]) -> Vec<String> {
    let mut said = Vec::new();
    let mut rest = events;
    while let [first, later @ ..] = rest {
        rest = later;
        let together = later.first().and_then(|second| both(first, second));
        if together.is_some() {
            rest = later.get(1..).unwrap_or_default();
        }
        said.extend(together.or_else(|| event(words, first, names)));
    }
    said
}

/// What the one to act has to do.
pub fn task(words: Words, state: &WheelsOfTime) -> String {
    match state.phase() {
        Phase::Place(next) => {
            let which = Wheel::ALL.get(usize::from(next));
            format!("lay out {}", which.map_or("", |which| wheel(*which)))
        }
        Phase::Choose => "take wheel 1, which begins, or wheel 2".to_owned(),
        Phase::Feeding => {
            let short = state.city(state.active()).short();
            let hungry = words.count(short, "person is hungry", "people are hungry");
            format!("{hungry}, feed them from the store or lose them")
        }
        Phase::Actions => {
            let left = words.count(state.actions_left(), "action left", "actions left");
            match (state.actions_left(), state.workers_to_spend()) {
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

/// How a lone player's game went: when it ended, and what is missing.
pub fn solo_result(words: Words, state: &WheelsOfTime) -> String {
    let city = state.city(Seat::FIRST);
    let (round, rounds) = state.round();
    let missing = Work::ALL.into_iter().filter_map(|which| {
        let missing = MOST - city.development(which.development()).min(MOST);
        let (one, more) = match which {
            Work::Wall => ("wall", "walls"),
            Work::Road => ("road", "roads"),
            Work::Building => ("building", "buildings"),
        };
        (missing > 0).then(|| words.count(missing, one, more))
    });
    let missing = words.list(&missing.collect::<Vec<_>>());
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

/// Where points come from.
pub fn source(words: Words, source: &ScoreItem) -> String {
    let ScoreItem::Works { which, count } = *source;
    match which {
        Development::Wall => words.count(count, "wall", "walls"),
        Development::Road => words.count(count, "road", "roads"),
        _ => words.count(count, "building", "buildings"),
    }
}

/// What decides where points are equal.
pub const EQUAL_POINTS: &str = "";

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

/// Why an action cannot be taken.
pub fn refusal(refusal: &IllegalAction) -> String {
    match *refusal {
        IllegalAction::Over => "The game is over.".to_owned(),
        IllegalAction::OtherPhase => "That cannot be done now.".to_owned(),
        IllegalAction::PlaceNext(which) => format!("First lay out {}.", wheel(which)),
        IllegalAction::NoSpace => "The wheel has no such space.".to_owned(),
        IllegalAction::CannotFeed { most } => format!("You can feed {most} at most."),
        IllegalAction::NoActions => "You have no action left.".to_owned(),
        IllegalAction::TwoActions => "A building of two links takes two actions.".to_owned(),
        IllegalAction::NotYourWheel => "You turn only your own wheel, A and B.".to_owned(),
        IllegalAction::CannotPay(what) => {
            let (thing, cost) = (capital(work(what).to_owned()), cost(what));
            format!("{thing} costs {cost}: your store lacks some of it.")
        }
        IllegalAction::Full(what) => format!("There is no room for {}: you have four.", work(what)),
        IllegalAction::NoSupport => {
            "Each building needs a wall and a road of its own: first you need one more.".to_owned()
        }
        IllegalAction::Idle(which) => capital(format!("{} gives nothing just now.", link(which))),
        IllegalAction::NoBuilding(links) => {
            capital(format!("{} do not make a building.", pair(links)))
        }
        IllegalAction::NoWorker => "You have no hired worker to spend in this turn.".to_owned(),
    }
}

#[cfg(test)]
mod tests;
