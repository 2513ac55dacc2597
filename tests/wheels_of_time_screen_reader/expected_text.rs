//! The texts that have to be announced, derived from the rules independently of the page.

use harness::play::wheels_of_time::item_text;
use records::Match;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Die, Effect, Event, Item, Link, LinkPair, LossCause, PLAYER_WHEEL_SYMBOLS,
    PRODUCTION_WHEEL_SYMBOLS, Phase, PlayerWheel, Structure, Symbol, Wheel, WheelsOfTime,
};

/// A solo player is addressed as "You".
pub(super) fn player_name(seat: Seat, is_solo: bool) -> &'static str {
    match (is_solo, seat == Seat::FIRST) {
        (true, _) => "You",
        (false, true) => "Ada",
        (false, false) => "Ben",
    }
}

pub(super) const fn wheel(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Player(PlayerWheel::One) => "wheel 1",
        Wheel::Player(PlayerWheel::Two) => "wheel 2",
        Wheel::A => "wheel A",
        Wheel::B => "wheel B",
    }
}

pub(super) const fn link(link: Link) -> &'static str {
    match link {
        Link::A => "link A",
        Link::B => "link B",
        Link::Common => "the common link",
    }
}

pub(super) const fn pair(pair: LinkPair) -> &'static str {
    match pair {
        LinkPair::AB => "links A and B",
        LinkPair::AC => "link A and the common link",
        LinkPair::BC => "link B and the common link",
    }
}

pub(super) const fn work(work: Structure) -> &'static str {
    item_text(Item::Development(work.development()))
}

pub(super) fn symbol(symbol: Symbol) -> String {
    format!("{symbol:?}").to_lowercase()
}

pub(super) fn effect(effect: Effect) -> String {
    match effect {
        Effect::Nothing => "nothing".to_owned(),
        Effect::HalfBuilding => "half a building".to_owned(),
        Effect::Gives(item) => item_text(item).to_owned(),
        Effect::Danger(good) => format!("danger: takes {}", item_text(Item::Good(good))),
        Effect::Disaster => "disaster".to_owned(),
    }
}

const fn disaster(die: Die) -> &'static str {
    match die.number() {
        1 => "drought",
        2 => "plague",
        3 => "earthquake",
        4 => "flood",
        5 => "fire",
        _ => "famine and plague",
    }
}

const fn rotation(die: Die) -> &'static str {
    match die.number() {
        1 => "wheel 2 turns",
        2 => "wheel 2 turns two spaces",
        3 => "wheel A turns",
        4 => "wheel B turns",
        5 => "wheels A and B turn",
        _ => "all four wheels turn",
    }
}

/// The position of a wheel, with its space as in the notation: `wheel A with space 6, food, at
/// wheel 1`.
pub(super) fn wheel_position(which: Wheel, space: u8) -> String {
    let at = usize::from(space);
    let (shown_symbol, place) = match which {
        Wheel::Player(_) => (PLAYER_WHEEL_SYMBOLS.get(at), "at the common link"),
        _ => (PRODUCTION_WHEEL_SYMBOLS.get(at), "at wheel 1"),
    };
    let shown_symbol = shown_symbol.copied().map(symbol).unwrap_or_default();
    format!(
        "{} with space {space}, {shown_symbol}, {place}",
        wheel(which)
    )
}

pub(super) fn capitalized(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    first.to_uppercase() + rest
}

/// The kind of an event and its announcement, unless the event has no effect; one match arm for each
/// event.
fn expected_announcement(event: &Event, is_solo: bool) -> Option<(&'static str, String)> {
    let does = |seat, verb: &str, what: &str| {
        let s = if is_solo { "" } else { "s" };
        format!("{} {verb}{s} {what}.", player_name(seat, is_solo))
    };
    let to = |seat| match is_solo {
        true => "you",
        false => player_name(seat, is_solo),
    };
    let room = |kept| {
        if kept {
            "."
        } else {
            ", but there is no room for it."
        }
    };
    Some(match *event {
        Event::Placed { wheel, space } => (
            "placed",
            capitalized(&wheel_position(wheel, space).replacen("with", "is set with", 1)) + ".",
        ),
        Event::Took { seat, wheel: mark } => {
            let took = match mark {
                PlayerWheel::One => "wheel 1 and will go first",
                PlayerWheel::Two => "wheel 2; wheel 1 goes first",
            };
            ("took", does(seat, "take", took))
        }
        Event::Fed { seat, food } => {
            let people = if food == 1 { "person" } else { "people" };
            (
                "fed",
                does(seat, "feed", &format!("{food} {people} from the supply")),
            )
        }
        Event::Turned { seat, wheel: which } => ("turned", does(seat, "turn", wheel(which))),
        Event::Built {
            seat,
            structure: what,
        } => (
            "built",
            does(seat, "build", &format!("{} from the supply", work(what))),
        ),
        Event::Triggered { seat, link: which } => ("triggered", does(seat, "trigger", link(which))),
        Event::Worked { seat } => (
            "worked",
            does(seat, "spend", "a hired worker for one more action"),
        ),
        Event::Joined { seat, pair: links } => (
            "joined",
            does(seat, "make", &format!("a building from {}", pair(links))),
        ),
        Event::Ended { seat } => ("ended", does(seat, "end", "the action phase")),
        Event::Gained {
            seat,
            link: which,
            item,
            kept,
        } => {
            let (item, link) = (item_text(item), link(which));
            if kept {
                ("gained", does(seat, "gain", &format!("{item} from {link}")))
            } else {
                let gives = format!("{link} gives {} {item}{}", to(seat), room(kept));
                ("full", capitalized(&gives))
            }
        }
        Event::Lost {
            count: 0,
            cause: LossCause::Disaster,
            item,
            ..
        } => {
            let what = item_text(item).split_once(' ').map_or("", |(_, what)| what);
            ("spared", format!("There is no {what} to lose."))
        }
        Event::Lost { count: 0, .. } => return None,
        Event::Lost {
            seat,
            item,
            count,
            cause: reason,
        } => match reason {
            LossCause::Hunger => (
                "starved",
                does(seat, "lose", &format!("{count} population to hunger")),
            ),
            LossCause::Danger(at) => (
                "endangered",
                does(
                    seat,
                    "lose",
                    &format!("{} to the danger at {}", item_text(item), link(at)),
                ),
            ),
            LossCause::Disaster => ("struck", does(seat, "lose", item_text(item))),
        },
        Event::Stolen { taken: false, .. } => return None,
        Event::Stolen {
            from,
            to: taker,
            good,
            kept,
            ..
        } => (
            "stolen",
            format!(
                "{} takes {} from {} through the common link{}",
                player_name(taker, false),
                item_text(Item::Good(good)),
                to(from),
                room(kept)
            ),
        ),
        Event::Disaster { seat, die, .. } => (
            "disaster",
            format!(
                "Disaster strikes {}. The die shows {}: {}.",
                to(seat),
                die.number(),
                disaster(die)
            ),
        ),
        Event::AllTurned => ("all turned", "All four wheels turn.".to_owned()),
        Event::Rotated { die } => (
            "rotated",
            format!("The die shows {}: {}.", die.number(), rotation(die)),
        ),
        Event::RoundOver { round } => ("round over", format!("Round {round} is over.")),
    })
}

/// The announcements for the events of an action. Equal gains of both players from the common link
/// are announced together.
pub(super) fn expected_announcements(
    events: &[Event],
    is_solo: bool,
) -> Vec<(&'static str, String)> {
    let mut announced = Vec::new();
    let mut rest = events;
    while let [event, later @ ..] = rest {
        rest = later;
        let suffix = match (event, later.first()) {
            (
                Event::Gained {
                    seat,
                    link: Link::Common,
                    item,
                    kept: true,
                },
                Some(Event::Gained {
                    seat: other,
                    link: Link::Common,
                    item: same,
                    kept: true,
                }),
            ) if seat != other && item == same => Some(*item),
            _ => None,
        };
        match suffix {
            Some(item) => {
                rest = &later[1..];
                let gives = format!(
                    "Both players gain {} from the common link.",
                    item_text(item)
                );
                announced.push(("both gained", gives));
            }
            None => announced.extend(expected_announcement(event, is_solo)),
        }
    }
    announced
}

/// The prompt or result with which the announcement has to end.
pub(super) fn expected_prompt(played: &Match, state: &WheelsOfTime) -> String {
    let is_solo = state.is_solo();
    let Some(seat) = state.to_act() else {
        let places = played.position().places();
        let won = Seat::all(state.players()).find(|seat| places[*seat] == 1);
        return match (is_solo, won) {
            (true, Some(_)) => "You win".to_owned(),
            (true, None) => "You lose".to_owned(),
            (false, won) => format!(
                "{} wins",
                won.map_or("Nobody", |seat| player_name(seat, false))
            ),
        };
    };
    let count = |count: u8, one: &str, many: &str| match count {
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    };
    let task = match state.phase() {
        Phase::Place(next) => format!("set {}", wheel(Wheel::ALL[usize::from(next)])),
        Phase::Choose => "take wheel 1, which goes first, or wheel 2".to_owned(),
        Phase::Feeding => {
            let short = state.city(seat).food_shortage();
            let hungry = count(short, "hungry person", "hungry people");
            format!("feed {hungry} from your supply, or lose them")
        }
        Phase::Actions => {
            let left = count(state.actions_left(), "action left", "actions left");
            match (state.actions_left(), state.spendable_workers()) {
                (0, 0) => "no actions left, end your actions".to_owned(),
                (0, _) => "no actions left, spend a hired worker or end your actions".to_owned(),
                _ if is_solo => {
                    let (round, rounds) = state.round();
                    format!("round {round} of {rounds}, {left}")
                }
                _ => left,
            }
        }
        Phase::Production => {
            "make a building from two links, or let each produce separately".to_owned()
        }
    };
    let player_name = if is_solo {
        "Your turn"
    } else {
        player_name(seat, false)
    };
    format!("{player_name}: {task}.")
}
