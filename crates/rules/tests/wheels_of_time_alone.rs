//! Wheels of Time, solitaire: rounds, the wheel rotation phase, and no opponent.

use crate::common;

use common::wheels::{
    WHEEL_2, after, city_text, illegal, layout_showing, layout_text, legal_text, link_text,
    outcome, play, scenario_after, seat, solo_scenario,
};
use rules::game::Game;
use rules::games::wheels_of_time::{
    Development, Die, Effect, EndReason, Event, Good, IllegalAction, Item, Link, LossCause, Phase,
    PlayerWheel, Scenario, Wheels, WheelsOfTime,
};

/// A solitaire game with these links.
fn solo_with_links(links: &str, city: &str, rounds: u8, dice: &[u8]) -> WheelsOfTime {
    WheelsOfTime::from_scenario(solo_scenario(&layout_showing(links), city, rounds, dice))
}

/// The first layout that a roll turns into one with these links, and in which no
/// link gives a structure or is a disaster before. Not every combination has one.
fn find_layout_before(die: u8, links: &str) -> Option<String> {
    let die = Die::new(die)?;
    let harmless = |wheels: &Wheels| {
        Link::ALL.into_iter().all(|which| {
            let (own, other) = wheels.link_symbols(PlayerWheel::One, which);
            let effect = Effect::of(own, other);
            let structures = [Development::Wall, Development::Road].map(Item::Development);
            let builds = effect
                .gives()
                .is_some_and(|item| structures.contains(&item));
            !builds && effect != Effect::Disaster
        })
    };
    let matches = |wheels: &Wheels| {
        let mut turned = *wheels;
        die.rotated_wheels()
            .iter()
            .for_each(|wheel| turned.turn(*wheel));
        Link::ALL
            .into_iter()
            .zip(links.split(' '))
            .all(|(which, want)| want == "?" || link_text(&turned, PlayerWheel::One, which) == want)
    };
    Wheels::all()
        .find(|wheels| harmless(wheels) && matches(wheels))
        .map(|wheels| layout_text(&wheels))
}

/// The same for combinations that have one.
fn layout_before(die: u8, links: &str) -> String {
    find_layout_before(die, links).unwrap_or_else(|| unreachable!("{die} does not lead to {links}"))
}

/// The events after the wheel rotation.
fn after_rotation(events: &[Event]) -> &[Event] {
    events
        .iter()
        .position(|e| matches!(e, Event::Rotated { .. }))
        .map_or(&[], |at| &events[at + 1..])
}

const STORE: &str = "brick 2 wood 2 stone 2 food 2 worker 2";
const COMPLETE_BUT_A_ROAD: &str = "walls 4 roads 3 buildings 4";

#[test]
fn the_player_has_wheel_1_and_wheel_2_has_none() {
    let game = WheelsOfTime::from_scenario(Scenario {
        players: 1,
        first_seat_wheel: Some(PlayerWheel::Two),
        active: seat(2),
        ..Scenario::default()
    });
    assert_eq!(game.players(), 1);
    assert_eq!((game.to_act(), game.round()), (Some(seat(1)), (1, 8)));
    assert_eq!(legal_text(&game), "turn-1 turn-A turn-B link-B end");
    assert_eq!(illegal(&game, "turn-2"), Some(IllegalAction::NotYourWheel));
    assert_eq!(game.score().ranks.as_slice(), [2]);
}

#[test]
fn each_roll_turns_its_wheels() {
    let expected = [
        "3 2 11 9", "3 1 11 9", "3 3 10 9", "3 3 11 8", "3 3 10 8", "2 2 10 8",
    ];
    for (die, layout) in (1..).zip(expected) {
        let mut game = WheelsOfTime::from_scenario(solo_scenario("3 3 11 9", "", 8, &[die]));
        let events = play(&mut game, "end");
        assert_eq!(layout_text(game.wheels()), layout);
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
    let layout = layout_before(1, "? ? G-S");
    let mut game = WheelsOfTime::from_scenario(solo_scenario(&layout, "", 8, &[1]));
    let events = play(&mut game, "end");
    let gained = Event::Gained {
        seat: seat(1),
        link: Link::Common,
        item: Item::Good(Good::Stone),
        kept: true,
    };
    assert_eq!(
        after_rotation(&events),
        [gained, Event::RoundOver { round: 1 }]
    );
    assert_eq!(game.city(seat(1)).good(Good::Stone), 1);
}

#[test]
fn the_common_link_gives_once_more_even_if_unchanged() {
    // The die turns A alone: the common link gives in production and again.
    let game = after(solo_with_links("W-W F-F S-G", "", 8, &[3]), "end");
    assert_eq!(game.city(seat(1)).good(Good::Stone), 2);
}

#[test]
fn after_the_rotation_only_the_common_link_gives_and_links_are_not_joined() {
    for die in 3..=5 {
        // Own links that give stone and food; walls and roads to build on.
        let game = after(
            solo_with_links("W-S F-G S-F", "walls 1 roads 1", 8, &[die]),
            "end",
        );
        assert_eq!(
            city_text(&game, 1),
            "fields 2 people 2 walls 1 roads 2 food 1"
        );
    }
    // The die completes the pair of a building.
    let layout = layout_before(3, "G-S ? B-W");
    let mut game = WheelsOfTime::from_scenario(solo_scenario(&layout, "walls 1 roads 1", 8, &[3]));
    let events = play(&mut game, "end");
    assert_eq!(after_rotation(&events), [Event::RoundOver { round: 1 }]);
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
        let layout = layout_before(die, links);
        let mut game = WheelsOfTime::from_scenario(solo_scenario(&layout, STORE, 8, &[die]));
        let events = play(&mut game, "end");
        assert_eq!(after_rotation(&events), [Event::RoundOver { round: 1 }]);
    }
}

#[test]
fn a_disaster_after_the_rotation_strikes_once_and_turns_all_wheels() {
    let mut struck = Vec::new();
    for links in ["K-K ? ?", "? K-K ?", "? ? K-K"] {
        for die in 1..=6 {
            let Some(layout) = find_layout_before(die, links) else {
                continue;
            };
            let scenario = solo_scenario(&layout, "walls 2 roads 2 buildings 2", 8, &[die, 5, 5]);
            let mut game = WheelsOfTime::from_scenario(scenario);
            let mut turned = *game.wheels();
            Die::new(die)
                .into_iter()
                .flat_map(Die::rotated_wheels)
                .for_each(|wheel| turned.turn(*wheel));
            turned.turn_all();
            let events = play(&mut game, "end");
            let disasters = events
                .iter()
                .filter(|e| matches!(e, Event::Disaster { .. }));
            assert_eq!(disasters.count(), 1);
            assert!(matches!(
                events[..],
                [.., Event::AllTurned, Event::RoundOver { .. }]
            ));
            assert_eq!(*game.wheels(), turned);
            assert!(city_text(&game, 1).contains("buildings 1"));
            assert_eq!(game.reveal_count(), 2);
            struck.push(links);
        }
    }
    struck.dedup();
    assert_eq!(struck.len(), 3);
}

#[test]
fn a_common_danger_hits_the_player_whichever_wheel_has_the_skull() {
    for links in ["B-B W-W K-S", "W-W F-F S-K"] {
        for how in ["link-C", "end"] {
            let mut game = solo_with_links(links, STORE, 8, &[3]);
            let events = play(&mut game, how);
            let lost = Event::Lost {
                seat: seat(1),
                item: Item::Good(Good::Stone),
                count: 1,
                cause: LossCause::Danger(Link::Common),
            };
            assert_eq!(events.iter().filter(|event| **event == lost).count(), 1);
            assert_eq!(game.city(seat(1)).good(Good::Stone), 1);
        }
    }
}

#[test]
fn a_common_disaster_hits_the_player() {
    for how in ["link-C", "end"] {
        let game = after(solo_with_links("B-B W-W K-K", "walls 2", 8, &[3, 3]), how);
        assert!(city_text(&game, 1).contains("walls 1"), "{how}");
        let game = after(solo_with_links("B-B W-W K-K", "people 1", 8, &[2]), how);
        assert_eq!(outcome(&game), Some((0, EndReason::NoPeople)));
        assert_eq!(game.score().ranks.as_slice(), [2]);
    }
}

#[test]
fn disasters_can_strike_at_the_end_of_the_actions_and_after_the_rotation() {
    // Earthquake; the die turns A, so that skulls meet again; flood.
    let scenario = solo_scenario("2 2 7 3", "walls 1 roads 1", 8, &[3, 3, 4]);
    let mut game = WheelsOfTime::from_scenario(scenario);
    let events = play(&mut game, "end");
    let taken = events.iter().filter_map(|event| match *event {
        Event::Lost {
            item,
            count: 1,
            cause,
            ..
        } => Some((item, cause)),
        _ => None,
    });
    let lost = [Development::Wall, Development::Road];
    let expected = lost.map(|development| (Item::Development(development), LossCause::Disaster));
    assert_eq!(taken.collect::<Vec<_>>(), expected);
    assert_eq!(
        (layout_text(game.wheels()).as_str(), game.reveal_count()),
        ("0 0 4 1", 3)
    );
}

#[test]
fn a_joined_common_link_gives_nothing_else() {
    let game = after(
        solo_with_links("G-W ? B-S", "walls 1 roads 1", 8, &[]),
        "join-AC",
    );
    assert!(city_text(&game, 1).contains("walls 1 roads 1 buildings 1"));
    assert_eq!(city_text(&game, 2), "fields 2 people 2");
}

#[test]
fn the_common_link_gives_to_one_city_only() {
    let scenario = solo_scenario(&layout_showing("? ? B-S"), "", 8, &[]);
    let game = scenario_after(scenario, "link-C");
    assert!(city_text(&game, 1).contains("walls 1"));
    assert_eq!(city_text(&game, 2), "fields 2 people 2");
}

#[test]
fn the_last_rounds_rotation_is_played_and_may_win() {
    let layout = layout_before(1, "? ? S-W");
    for rounds in [1, 8] {
        let scenario = solo_scenario(&layout, COMPLETE_BUT_A_ROAD, rounds, &[1]);
        let mut game = WheelsOfTime::from_scenario(scenario);
        let events = play(&mut game, "end");
        assert!(matches!(
            events.last(),
            Some(Event::Gained { kept: true, .. })
        ));
        assert_eq!(outcome(&game), Some((1, EndReason::CityComplete)));
        assert_eq!(game.score().ranks.as_slice(), [1]);
        assert_eq!(game.round(), (1, rounds));
    }
    // A disaster that the die brings besides does not strike any more.
    let layout = layout_before(6, "? K-K B-S");
    let scenario = solo_scenario(&layout, "walls 3 roads 4 buildings 4", 8, &[6, 3]);
    let game = scenario_after(scenario, "end");
    assert_eq!(outcome(&game), Some((1, EndReason::CityComplete)));
    assert_eq!(game.reveal_count(), 1);
}

#[test]
fn an_incomplete_city_loses_after_the_last_round() {
    for rounds in 6..=10 {
        let mut game =
            WheelsOfTime::from_scenario(solo_scenario("3 3 11 9", "fields 4", rounds, &[]));
        let mut over = 0;
        while game.to_act().is_some() {
            assert_eq!(game.round(), (over + 1, rounds));
            play(&mut game, "end");
            over += 1;
        }
        assert_eq!((over, game.round()), (rounds, (rounds, rounds)));
        assert_eq!(outcome(&game), Some((0, EndReason::RoundsUsedUp)));
        assert_eq!(game.score().ranks.as_slice(), [2]);
    }
}

#[test]
fn a_player_without_population_loses() {
    let game = solo_with_links("? ? ?", "fields 0", 8, &[]);
    assert_eq!(outcome(&game), Some((0, EndReason::NoPeople)));
    // By a disaster after the rotation: the wheels stay and no round is over.
    let layout = layout_before(1, "? ? K-K");
    let mut game = WheelsOfTime::from_scenario(solo_scenario(&layout, "people 1", 8, &[1, 2]));
    let mut turned = *game.wheels();
    turned.turn(WHEEL_2);
    let events = play(&mut game, "end");
    assert_eq!(outcome(&game), Some((0, EndReason::NoPeople)));
    assert!(matches!(events.last(), Some(Event::Lost { count: 1, .. })));
    assert_eq!(*game.wheels(), turned);
}
