//! Wheels of Time played from texts. A layout is written as the set-up has it,
//! `4 3 9 9`; a city as what is not as at the start: `walls 1 food 2`.

use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{
    Action, City, Die, EndReason, Event, IllegalAction, Link, Mark, Scenario, Symbol, Wheel,
    Wheels, WheelsOfTime,
};
use rules::rng::Rng;
use rules::{ParseActionError, Seat};

/// The names of a city's tracks, in their order.
pub const TRACKS: [&str; 10] = [
    "fields",
    "people",
    "walls",
    "roads",
    "buildings",
    "brick",
    "wood",
    "stone",
    "food",
    "worker",
];

pub const ONE: Wheel = Wheel::Player(Mark::One);
pub const TWO: Wheel = Wheel::Player(Mark::Two);

/// The seat with this number, from 1.
pub fn seat(number: u32) -> Seat {
    Seat::in_turn(number - 1, 2)
}

/// The layout that is written so.
pub fn layout(text: &str) -> Wheels {
    let spaces: Vec<u8> = text.split(' ').filter_map(|s| s.parse().ok()).collect();
    match spaces[..] {
        [one, two, a, b] => match Wheels::new(one, two, a, b) {
            Some(wheels) => wheels,
            None => unreachable!("{text}"),
        },
        _ => unreachable!("{text}"),
    }
}

/// How the wheels lie, as text.
pub fn lies(wheels: &Wheels) -> String {
    Wheel::ALL
        .map(|wheel| wheels.space(wheel).to_string())
        .join(" ")
}

/// The city that differs so from one at the start.
pub fn city(text: &str) -> City {
    let mut tracks = City::START.tracks();
    let mut words = text.split_whitespace();
    while let (Some(name), Some(count)) = (words.next(), words.next()) {
        let track = TRACKS.iter().position(|track| *track == name);
        match (track, count.parse()) {
            (Some(track), Ok(count)) => tracks[track] = count,
            _ => unreachable!("{name} {count}"),
        }
    }
    match City::with_tracks(tracks) {
        Some(city) => city,
        None => unreachable!("{text}"),
    }
}

/// A scene of two, wheel 1 to begin.
pub fn scene(wheels: &str, first: &str, second: &str) -> Scenario {
    Scenario {
        wheels: layout(wheels),
        cities: [city(first), city(second)],
        ..Scenario::default()
    }
}

/// A scene of two whose first dice are these.
pub fn diced(wheels: &str, first: &str, second: &str, dice: &[u8]) -> Scenario {
    Scenario {
        dice: dice.iter().filter_map(|die| Die::new(*die)).collect(),
        ..scene(wheels, first, second)
    }
}

/// The game of two, wheel 1 to begin.
pub fn game(wheels: &str, first: &str, second: &str) -> WheelsOfTime {
    WheelsOfTime::from_scenario(scene(wheels, first, second))
}

/// A lone player's scene.
pub fn alone(wheels: &str, tracks: &str, rounds: u8, dice: &[u8]) -> Scenario {
    Scenario {
        players: 1,
        rounds,
        ..diced(wheels, tracks, "", dice)
    }
}

/// A random scene, with cities in the middle of a game and many dice.
pub fn random_scene(players: u8, number: u64) -> Scenario {
    let mut rng = Rng::new(number, 31);
    let mut below = |bound: u32| rng.below(bound) as u8;
    let mut wheels = Wheels::new(below(6), below(6), below(12), below(12));
    let wheels = wheels.take().unwrap_or(Wheels::STANDARD);
    let cities = [0, 1].map(|_| {
        // A third of the games begin at the start.
        let Some(some) = [0, 2, 4].get(usize::from(below(3))) else {
            return City::START;
        };
        let mut tracks = City::START.tracks();
        for (place, track) in tracks.iter_mut().enumerate() {
            if place != 1 {
                *track = below(some + 1).max(*track / 2);
            }
        }
        tracks[1] = 1 + below(4);
        City::with_tracks(tracks)
            .filter(|city| !city.is_complete())
            .unwrap_or(City::START)
    });
    Scenario {
        players,
        wheels,
        cities,
        first: Some(Mark::BOTH[usize::from(below(2)) * usize::from(players - 1)]),
        active: Seat::in_turn(u32::from(below(2)), players),
        rounds: 6 + below(5),
        dice: (0..2000).filter_map(|_| Die::new(1 + below(6))).collect(),
        seed: number,
    }
}

/// What a seat's city has, as text; what it has none of is left out.
pub fn has(game: &WheelsOfTime, of: u32) -> String {
    let tracks = TRACKS.iter().zip(game.city(seat(of)).tracks());
    let there = tracks.filter(|(_, count)| *count > 0);
    let texts: Vec<String> = there
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    texts.join(" ")
}

pub const fn letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::Brick => 'B',
        Symbol::Wood => 'W',
        Symbol::Stone => 'S',
        Symbol::Food => 'F',
        Symbol::Gold => 'G',
        Symbol::Skull => 'K',
    }
}

/// A link as text, the symbol of the player's wheel first: `S-F`.
pub fn link(wheels: &Wheels, mark: Mark, link: Link) -> String {
    let (own, other) = wheels.link(mark, link);
    format!("{}-{}", letter(own), letter(other))
}

/// All five links as text: 1A, 1B, common (wheel 1 first), 2A, 2B.
pub fn links(wheels: &Wheels) -> String {
    let of = |mark, which| link(wheels, mark, which);
    [
        of(Mark::One, Link::A),
        of(Mark::One, Link::B),
        of(Mark::One, Link::Common),
        of(Mark::Two, Link::A),
        of(Mark::Two, Link::B),
    ]
    .join(" ")
}

/// The legal actions in canonical order.
pub fn actions(game: &WheelsOfTime) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
}

/// The legal actions in canonical order, as one text.
pub fn legal(game: &WheelsOfTime) -> String {
    let texts = actions(game).into_iter().map(WheelsOfTime::notation);
    texts.collect::<Vec<_>>().join(" ")
}

/// Takes actions, separated by spaces, and tells what happened.
pub fn take(game: &mut WheelsOfTime, texts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in texts.split_whitespace() {
        match game.parse_action(text) {
            Ok(action) => assert_eq!(game.apply(action, &mut events), Ok(())),
            Err(error) => unreachable!("{text}: {error:?} in {}", game.to_json()),
        }
    }
    events
}

/// The game after these actions.
pub fn after(mut game: WheelsOfTime, texts: &str) -> WheelsOfTime {
    take(&mut game, texts);
    game
}

/// The game of a scene after these actions.
pub fn played(scene: Scenario, texts: &str) -> WheelsOfTime {
    after(WheelsOfTime::from_scenario(scene), texts)
}

/// Why an action is refused.
pub fn refused(game: &WheelsOfTime, text: &str) -> Option<IllegalAction> {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(refusal)) => Some(refusal),
        _ => None,
    }
}

/// Who has won and why, if the game is over; 0 is nobody.
pub fn end(game: &WheelsOfTime) -> Option<(usize, EndReason)> {
    let reason = game.end_reason()?;
    let places = game.score().places;
    let firsts: Vec<usize> = places
        .iter()
        .filter(|(_, place)| **place == 1)
        .map(|(seat, _)| usize::from(seat.number()))
        .collect();
    match firsts[..] {
        [winner] => Some((winner, reason)),
        _ => Some((0, reason)),
    }
}

/// All states of a random game from a scene.
pub fn states(scene: Scenario, picks: u64) -> Vec<WheelsOfTime> {
    let mut rng = Rng::new(picks, 7);
    let mut states = vec![WheelsOfTime::from_scenario(scene)];
    while let Some(state) = states.last() {
        let Some(&action) = rng.pick(&actions(state)) else {
            break;
        };
        let mut after = state.clone();
        after.apply_unchecked(action, &mut NullSink);
        states.push(after);
    }
    states
}

/// The first layout in which the player of wheel 1 has these links with A, with
/// B and with wheel 2, own symbols first: `K-G S-G W-B`. `?` is any link.
pub fn showing(text: &str) -> String {
    let wanted: Vec<&str> = text.split(' ').collect();
    let fits = |wheels: &Wheels| {
        let mut links = Link::ALL.into_iter().zip(&wanted);
        links.all(|(which, want)| *want == "?" || link(wheels, Mark::One, which) == **want)
    };
    match Wheels::all().find(fits) {
        Some(wheels) => lies(&wheels),
        None => unreachable!("no layout has {text}"),
    }
}
