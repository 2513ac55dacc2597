//! Helpers to play Wheels of Time from texts. A layout is written as the
//! positions of wheels 1, 2, A and B: `4 3 9 9`; a city as its differences from
//! the start: `walls 1 food 2`.

use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{
    Action, City, Die, EndReason, Event, IllegalAction, Link, PlayerWheel, Scenario, Symbol, Wheel,
    Wheels, WheelsOfTime,
};
use rules::rng::Rng;
use rules::{ParseActionError, Seat};

/// The names of a city's tracks, in the order of `City::tracks`.
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

pub const WHEEL_1: Wheel = Wheel::Player(PlayerWheel::One);
pub const WHEEL_2: Wheel = Wheel::Player(PlayerWheel::Two);

/// The seat with this number, from 1.
pub fn seat(number: u32) -> Seat {
    Seat::in_turn(number - 1, 2)
}

/// Parses a layout.
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

/// The text of a layout.
pub fn layout_text(wheels: &Wheels) -> String {
    Wheel::ALL
        .map(|wheel| wheels.space(wheel).to_string())
        .join(" ")
}

/// Parses a city.
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

/// A scenario for two players; the first seat has wheel 1 and begins.
pub fn scenario(wheels: &str, first: &str, second: &str) -> Scenario {
    Scenario {
        wheels: layout(wheels),
        cities: [city(first), city(second)],
        ..Scenario::default()
    }
}

/// The same with these first rolls.
pub fn scenario_with_dice(wheels: &str, first: &str, second: &str, dice: &[u8]) -> Scenario {
    Scenario {
        dice: dice.iter().filter_map(|die| Die::new(*die)).collect(),
        ..scenario(wheels, first, second)
    }
}

/// The game of [`scenario`].
pub fn game(wheels: &str, first: &str, second: &str) -> WheelsOfTime {
    WheelsOfTime::from_scenario(scenario(wheels, first, second))
}

/// A solitaire scenario.
pub fn solo_scenario(wheels: &str, tracks: &str, rounds: u8, dice: &[u8]) -> Scenario {
    Scenario {
        players: 1,
        rounds,
        ..scenario_with_dice(wheels, tracks, "", dice)
    }
}

/// A random scenario with cities as in the middle of a game, and 2,000 rolls.
pub fn random_scenario(players: u8, number: u64) -> Scenario {
    let mut rng = Rng::new(number, 31);
    let mut below = |bound: u32| rng.below(bound) as u8;
    let mut wheels = Wheels::new(below(6), below(6), below(12), below(12));
    let wheels = wheels.take().unwrap_or(Wheels::STANDARD);
    let cities = [0, 1].map(|_| {
        // A third of the cities are as at the start.
        let Some(max) = [0, 2, 4].get(usize::from(below(3))) else {
            return City::START;
        };
        let mut tracks = City::START.tracks();
        for (index, track) in tracks.iter_mut().enumerate() {
            if index != 1 {
                *track = below(max + 1).max(*track / 2);
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
        first_seat_wheel: Some(PlayerWheel::BOTH[usize::from(below(2)) * usize::from(players - 1)]),
        active: Seat::in_turn(u32::from(below(2)), players),
        rounds: 6 + below(5),
        dice: (0..2000).filter_map(|_| Die::new(1 + below(6))).collect(),
        seed: number,
    }
}

/// The city of the seat with this number, as text without the empty tracks.
pub fn city_text(game: &WheelsOfTime, number: u32) -> String {
    let texts: Vec<String> = TRACKS
        .iter()
        .zip(game.city(seat(number)).tracks())
        .filter(|(_, count)| *count > 0)
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    texts.join(" ")
}

pub const fn symbol_letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::Brick => 'B',
        Symbol::Wood => 'W',
        Symbol::Stone => 'S',
        Symbol::Food => 'F',
        Symbol::Gold => 'G',
        Symbol::Skull => 'K',
    }
}

/// The symbols of a link, that of the player's wheel first: `S-F`.
pub fn link_text(wheels: &Wheels, player_wheel: PlayerWheel, link: Link) -> String {
    let (own, other) = wheels.link_symbols(player_wheel, link);
    format!("{}-{}", symbol_letter(own), symbol_letter(other))
}

/// The symbols of all five links: 1A, 1B, common (wheel 1 first), 2A, 2B.
pub fn links_text(wheels: &Wheels) -> String {
    let text = |player_wheel, which| link_text(wheels, player_wheel, which);
    [
        text(PlayerWheel::One, Link::A),
        text(PlayerWheel::One, Link::B),
        text(PlayerWheel::One, Link::Common),
        text(PlayerWheel::Two, Link::A),
        text(PlayerWheel::Two, Link::B),
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
pub fn legal_text(game: &WheelsOfTime) -> String {
    actions(game)
        .into_iter()
        .map(WheelsOfTime::notation)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Applies actions, separated by spaces, and returns the events.
pub fn play(game: &mut WheelsOfTime, texts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in texts.split_whitespace() {
        match game.parse_action(text) {
            Ok(action) => assert_eq!(game.apply(action, &mut events), Ok(())),
            Err(error) => unreachable!("{text}: {error:?} in {game:?}"),
        }
    }
    events
}

/// The game after these actions.
pub fn after(mut game: WheelsOfTime, texts: &str) -> WheelsOfTime {
    play(&mut game, texts);
    game
}

/// The game of a scenario after these actions.
pub fn scenario_after(scenario: Scenario, texts: &str) -> WheelsOfTime {
    after(WheelsOfTime::from_scenario(scenario), texts)
}

/// Why an action is illegal, if it is.
pub fn illegal(game: &WheelsOfTime, text: &str) -> Option<IllegalAction> {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(illegal)) => Some(illegal),
        _ => None,
    }
}

/// The number of the winner, 0 for none, and the end reason, if the game is over.
pub fn outcome(game: &WheelsOfTime) -> Option<(usize, EndReason)> {
    let reason = game.end_reason()?;
    let ranks = game.score().ranks;
    let firsts: Vec<usize> = ranks
        .iter()
        .filter(|(_, place)| **place == 1)
        .map(|(seat, _)| usize::from(seat.number()))
        .collect();
    match firsts[..] {
        [winner] => Some((winner, reason)),
        _ => Some((0, reason)),
    }
}

/// All states of a random game from a scenario.
pub fn random_game(scenario: Scenario, picks: u64) -> Vec<WheelsOfTime> {
    let mut rng = Rng::new(picks, 7);
    let mut states = vec![WheelsOfTime::from_scenario(scenario)];
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

/// The first layout with these symbols at the links of wheel 1 with A, B and
/// wheel 2, own symbols first: `K-G S-G W-B`. `?` stands for any symbols.
pub fn layout_showing(text: &str) -> String {
    let wanted: Vec<&str> = text.split(' ').collect();
    let fits = |wheels: &Wheels| {
        Link::ALL.into_iter().zip(&wanted).all(|(which, want)| {
            *want == "?" || link_text(wheels, PlayerWheel::One, which) == **want
        })
    };
    match Wheels::all().find(fits) {
        Some(wheels) => layout_text(&wheels),
        None => unreachable!("no layout has {text}"),
    }
}
