//! Wheels of Time alone: rounds instead of turns, a phase in which the wheels
//! turn, and no opponent.

use crate::common;

use common::wheels::{
    TWO, after, alone, end, has, legal, lies, link, played, refused, seat, showing, take,
};
use rules::game::Game;
use rules::games::wheels_of_time::{
    Development, Die, Effect, EndReason, Event, Good, IllegalAction, Item, Link, Mark, Phase,
    Scenario, Wheels, WheelsOfTime, Why,
};

/// One in which the lone player has these links.
fn with(links: &str, city: &str, rounds: u8, dice: &[u8]) -> WheelsOfTime {
    WheelsOfTime::from_scenario(alone(&showing(links), city, rounds, dice))
}

/// The first layout from which the number of the die leads to these links, and
/// in which none of the lone player's links builds or is a disaster before.
fn leading(die: u8, links: &str) -> Option<String> {
    let die = Die::new(die)?;
    let idle = |wheels: &Wheels| {
        Link::ALL.into_iter().all(|which| {
            let (own, other) = wheels.link(Mark::One, which);
            let effect = Effect::of(own, other);
            let works = [Development::Wall, Development::Road].map(Item::Development);
            let builds = effect.gives().is_some_and(|item| works.contains(&item));
            !builds && effect != Effect::Disaster
        })
    };
    let leads = |wheels: &Wheels| {
        let mut turned = *wheels;
        die.turns().iter().for_each(|wheel| turned.turn(*wheel));
        let mut there = Link::ALL.into_iter().zip(links.split(' '));
        there.all(|(which, want)| want == "?" || link(&turned, Mark::One, which) == want)
    };
    let found = Wheels::all().find(|wheels| idle(wheels) && leads(wheels));
    found.map(|wheels| lies(&wheels))
}

/// That layout where there is one.
fn before(die: u8, links: &str) -> String {
    leading(die, links).unwrap_or_else(|| unreachable!("{die} does not lead to {links}"))
}

/// What happens after the die has turned the wheels.
fn later(events: &[Event]) -> &[Event] {
    let rotated = events
        .iter()
        .position(|e| matches!(e, Event::Rotated { .. }));
    rotated.map_or(&[], |at| &events[at + 1..])
}

const STORE: &str = "brick 2 wood 2 stone 2 food 2 worker 2";
const COMPLETE_BUT_A_ROAD: &str = "walls 4 roads 3 buildings 4";

#[test]
fn a_lone_player_has_wheel_1_and_nobody_has_wheel_2() {
    let game = WheelsOfTime::from_scenario(Scenario {
        players: 1,
        first: Some(Mark::Two),
        active: seat(2),
        ..Scenario::default()
    });
    assert_eq!(game.players(), 1);
    assert_eq!((game.to_act(), game.round()), (Some(seat(1)), (1, 8)));
    assert_eq!(legal(&game), "turn-1 turn-A turn-B link-B end");
    assert_eq!(refused(&game, "turn-2"), Some(IllegalAction::NotYourWheel));
    assert_eq!(game.score().places.as_slice(), [2]);
}

#[test]
fn each_number_of_the_die_turns_its_wheels() {
    let expected = [
        "3 2 11 9", "3 1 11 9", "3 3 10 9", "3 3 11 8", "3 3 10 8", "2 2 10 8",
    ];
    for (die, lying) in (1..).zip(expected) {
        let mut game = WheelsOfTime::from_scenario(alone("3 3 11 9", "", 8, &[die]));
        let events = take(&mut game, "end");
        assert_eq!(lies(game.wheels()), lying);
        assert!(matches!(events[1], Event::Rotated { die: thrown } if thrown.number() == die));
        assert!(WheelsOfTime::is_chance(&events[1]));
        assert_eq!(
            (game.round(), game.turn(), game.reveal_count()),
            ((2, 8), 2, 1)
        );
    }
}

#[test]
fn the_common_link_gives_once_more_after_the_rotation() {
    let lying = before(1, "? ? G-S");
    let mut game = WheelsOfTime::from_scenario(alone(&lying, "", 8, &[1]));
    let events = take(&mut game, "end");
    let gained = Event::Gained {
        seat: seat(1),
        link: Link::Common,
        item: Item::Good(Good::Stone),
        kept: true,
    };
    assert_eq!(later(&events), [gained, Event::RoundOver { round: 1 }]);
    assert_eq!(game.city(seat(1)).good(Good::Stone), 1);
}

#[test]
fn it_gives_even_if_it_has_not_changed() {
    // The die turns A alone: the common link gives in production and again.
    let game = after(with("W-W F-F S-G", "", 8, &[3]), "end");
    assert_eq!(game.city(seat(1)).good(Good::Stone), 2);
}

#[test]
fn only_the_common_link_gives_then_and_no_building_is_made_of_two() {
    for die in 3..=5 {
        // Own links that give stone and food; walls and roads to build on.
        let game = after(with("W-S F-G S-F", "walls 1 roads 1", 8, &[die]), "end");
        assert_eq!(has(&game, 1), "fields 2 people 2 walls 1 roads 2 food 1");
    }
    // The die completes the pair of a building.
    let lying = before(3, "G-S ? B-W");
    let mut game = WheelsOfTime::from_scenario(alone(&lying, "walls 1 roads 1", 8, &[3]));
    let events = take(&mut game, "end");
    assert_eq!(later(&events), [Event::RoundOver { round: 1 }]);
    assert_eq!(game.phase(), Phase::Actions);
}

#[test]
fn simple_dangers_are_ignored_after_the_rotation() {
    for (die, links) in [
        (1, "? ? W-K"),
        (6, "K-F ? W-W"),
        (3, "S-K ? F-F"),
        (4, "? F-K S-S"),
    ] {
        let lying = before(die, links);
        let mut game = WheelsOfTime::from_scenario(alone(&lying, STORE, 8, &[die]));
        let events = take(&mut game, "end");
        assert_eq!(later(&events), [Event::RoundOver { round: 1 }]);
    }
}

#[test]
fn a_disaster_after_the_rotation_strikes_once_and_turns_all_wheels() {
    let mut struck = Vec::new();
    for links in ["K-K ? ?", "? K-K ?", "? ? K-K"] {
        for die in 1..=6 {
            let Some(lying) = leading(die, links) else {
                continue;
            };
            let scene = alone(&lying, "walls 2 roads 2 buildings 2", 8, &[die, 5, 5]);
            let mut game = WheelsOfTime::from_scenario(scene);
            let mut turned = *game.wheels();
            let die = Die::new(die).into_iter().flat_map(Die::turns);
            die.for_each(|wheel| turned.turn(*wheel));
            turned.turn_all();
            let events = take(&mut game, "end");
            let disasters = events
                .iter()
                .filter(|e| matches!(e, Event::Disaster { .. }));
            assert_eq!(disasters.count(), 1);
            assert!(matches!(
                events[..],
                [.., Event::AllTurned, Event::RoundOver { .. }]
            ));
            assert_eq!(*game.wheels(), turned);
            assert!(has(&game, 1).contains("buildings 1"));
            assert_eq!(game.reveal_count(), 2);
            struck.push(links);
        }
    }
    struck.dedup();
    assert_eq!(struck.len(), 3);
}

#[test]
fn a_common_danger_hits_the_lone_player_whoever_shows_the_skull() {
    for links in ["B-B W-W K-S", "W-W F-F S-K"] {
        for how in ["link-C", "end"] {
            let mut game = with(links, STORE, 8, &[3]);
            let events = take(&mut game, how);
            let lost = Event::Lost {
                seat: seat(1),
                item: Item::Good(Good::Stone),
                count: 1,
                why: Why::Danger(Link::Common),
            };
            assert_eq!(events.iter().filter(|event| **event == lost).count(), 1);
            assert_eq!(game.city(seat(1)).good(Good::Stone), 1);
        }
    }
}

#[test]
fn a_common_disaster_hits_the_lone_player() {
    for how in ["link-C", "end"] {
        let game = after(with("B-B W-W K-K", "walls 2", 8, &[3, 3]), how);
        assert!(has(&game, 1).contains("walls 1"), "{how}");
        let game = after(with("B-B W-W K-K", "people 1", 8, &[2]), how);
        assert_eq!(end(&game), Some((0, EndReason::NoPeople)));
        assert_eq!(game.score().places.as_slice(), [2]);
    }
}

#[test]
fn disasters_can_strike_at_the_end_of_the_actions_and_after_the_rotation() {
    // Earthquake; the die turns A, so that skulls meet again; flood.
    let scene = alone("2 2 7 3", "walls 1 roads 1", 8, &[3, 3, 4]);
    let mut game = WheelsOfTime::from_scenario(scene);
    let events = take(&mut game, "end");
    let taken = events.iter().filter_map(|event| match *event {
        Event::Lost {
            item,
            count: 1,
            why,
            ..
        } => Some((item, why)),
        _ => None,
    });
    let works = [Development::Wall, Development::Road];
    let expected = works.map(|of| (Item::Development(of), Why::Disaster));
    assert_eq!(taken.collect::<Vec<_>>(), expected);
    assert_eq!(
        (lies(game.wheels()).as_str(), game.reveal_count()),
        ("0 0 4 1", 3)
    );
}

#[test]
fn of_a_joined_common_link_nobody_else_has_a_share() {
    let game = after(with("G-W ? B-S", "walls 1 roads 1", 8, &[]), "join-AC");
    assert!(has(&game, 1).contains("walls 1 roads 1 buildings 1"));
    assert_eq!(has(&game, 2), "fields 2 people 2");
}

#[test]
fn the_common_link_gives_to_the_lone_player_alone() {
    let scene = alone(&showing("? ? B-S"), "", 8, &[]);
    let game = played(scene, "link-C");
    assert!(has(&game, 1).contains("walls 1"));
    assert_eq!(has(&game, 2), "fields 2 people 2");
}

#[test]
fn the_last_rounds_rotation_is_played_and_may_win() {
    let lying = before(1, "? ? S-W");
    for rounds in [1, 8] {
        let scene = alone(&lying, COMPLETE_BUT_A_ROAD, rounds, &[1]);
        let mut game = WheelsOfTime::from_scenario(scene);
        let events = take(&mut game, "end");
        assert!(matches!(
            events.last(),
            Some(Event::Gained { kept: true, .. })
        ));
        assert_eq!(end(&game), Some((1, EndReason::CityComplete)));
        assert_eq!(game.score().places.as_slice(), [1]);
        assert_eq!(game.round(), (1, rounds));
    }
    // A disaster that the die brings besides does not strike any more.
    let lying = before(6, "? K-K B-S");
    let scene = alone(&lying, "walls 3 roads 4 buildings 4", 8, &[6, 3]);
    let game = played(scene, "end");
    assert_eq!(end(&game), Some((1, EndReason::CityComplete)));
    assert_eq!(game.reveal_count(), 1);
}

#[test]
fn after_the_last_round_without_a_city_it_is_lost() {
    for rounds in 6..=10 {
        let mut game = WheelsOfTime::from_scenario(alone("3 3 11 9", "fields 4", rounds, &[]));
        let mut over = 0;
        while game.to_act().is_some() {
            assert_eq!(game.round(), (over + 1, rounds));
            take(&mut game, "end");
            over += 1;
        }
        assert_eq!((over, game.round()), (rounds, (rounds, rounds)));
        assert_eq!(end(&game), Some((0, EndReason::RoundsUsedUp)));
        assert_eq!(game.score().places.as_slice(), [2]);
    }
}

#[test]
fn a_lone_player_without_people_has_lost() {
    let game = with("? ? ?", "fields 0", 8, &[]);
    assert_eq!(end(&game), Some((0, EndReason::NoPeople)));
    // By a disaster after the rotation: the wheels stay and no round is over.
    let lying = before(1, "? ? K-K");
    let mut game = WheelsOfTime::from_scenario(alone(&lying, "people 1", 8, &[1, 2]));
    let mut turned = *game.wheels();
    turned.turn(TWO);
    let events = take(&mut game, "end");
    assert_eq!(end(&game), Some((0, EndReason::NoPeople)));
    assert!(matches!(events.last(), Some(Event::Lost { count: 1, .. })));
    assert_eq!(*game.wheels(), turned);
}
