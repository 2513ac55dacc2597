//! Actions as text; see the game's module for how they are written.

use super::action::{Action, IllegalAction, Pair};
use super::city::Work;
use super::wheels::{Link, Mark, Wheel};
use crate::game::ParseActionError;

const WHEELS: [(&str, Wheel); 4] = [
    ("1", Wheel::Player(Mark::One)),
    ("2", Wheel::Player(Mark::Two)),
    ("A", Wheel::A),
    ("B", Wheel::B),
];
const WORKS: [(&str, Work); 3] = [
    ("wall", Work::Wall),
    ("road", Work::Road),
    ("building", Work::Building),
];
const LINKS: [(&str, Link); 3] = [("A", Link::A), ("B", Link::B), ("C", Link::Common)];
const PAIRS: [(&str, Pair); 3] = [("AB", Pair::AB), ("AC", Pair::AC), ("BC", Pair::BC)];

fn name<T: PartialEq>(list: &[(&'static str, T)], thing: T) -> &'static str {
    let found = list.iter().find(|(_, other)| *other == thing);
    found.map_or("", |(name, _)| name)
}

fn named<T: Copy>(list: &[(&'static str, T)], name: &str) -> Option<T> {
    let found = list
        .iter()
        .find(|(other, _)| other.eq_ignore_ascii_case(name));
    found.map(|(_, thing)| *thing)
}

/// The action's text.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Place { wheel, space } => format!("set-{}-{space}", name(&WHEELS, wheel)),
        Action::Take(mark) => format!("take-{}", mark.number()),
        Action::Feed(people) => format!("feed-{people}"),
        Action::Turn(wheel) => format!("turn-{}", name(&WHEELS, wheel)),
        Action::Build(work) => format!("build-{}", name(&WORKS, work)),
        Action::Trigger(link) => format!("link-{}", name(&LINKS, link)),
        Action::Join(pair) => format!("join-{}", name(&PAIRS, pair)),
        Action::Worker => "worker".to_owned(),
        Action::End => "end".to_owned(),
        Action::Plain => "plain".to_owned(),
    }
}

/// Reads an action.
pub(super) fn read(text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
    for (word, action) in [
        ("worker", Action::Worker),
        ("end", Action::End),
        ("plain", Action::Plain),
    ] {
        if text.eq_ignore_ascii_case(word) {
            return Ok(action);
        }
    }
    let (verb, what) = text
        .split_once('-')
        .ok_or(ParseActionError::Malformed { at: 0 })?;
    let is = |word: &str| verb.eq_ignore_ascii_case(word);
    let found = if is("set") {
        what.split_once('-').and_then(|(wheel, space)| {
            let wheel = named(&WHEELS, wheel)?;
            let space = number(space)?;
            Some(Action::Place { wheel, space })
        })
    } else if is("take") {
        let mark = Mark::BOTH
            .into_iter()
            .find(|mark| number(what) == Some(mark.number()));
        mark.map(Action::Take)
    } else if is("feed") {
        number(what).map(Action::Feed)
    } else if is("turn") {
        named(&WHEELS, what).map(Action::Turn)
    } else if is("build") {
        named(&WORKS, what).map(Action::Build)
    } else if is("link") {
        named(&LINKS, what).map(Action::Trigger)
    } else if is("join") {
        named(&PAIRS, what).map(Action::Join)
    } else {
        return Err(ParseActionError::Malformed { at: 0 });
    };
    found.ok_or(ParseActionError::Malformed { at: verb.len() + 1 })
}

/// A whole number of one or two digits.
fn number(text: &str) -> Option<u8> {
    let digits = matches!(text.len(), 1 | 2) && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}
