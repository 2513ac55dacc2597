//! What is said in games with forced draws, and in whole games of chance.

use super::*;
use rules::game::{Game as _, ReadError};
use rules::games::wheel_of_fortune::{Part, Scene, Tile};
use rules::rng::Rng;
use rules::{Event as Any, GameId, Refusal as AnyRefusal, Setup, State};

const WORDS: Words = Words::english();

fn names(players: u8) -> Vec<String> {
    let names = ["Ada", "Ben", "Cleo", "Dov", "Eva"].into_iter();
    names
        .take(usize::from(players))
        .map(str::to_owned)
        .collect()
}

/// Takes actions, separated by spaces, and tells what is said.
fn take(game: &mut WheelOfFortune, actions: &str) -> Vec<String> {
    let mut said = Vec::new();
    for text in actions.split_whitespace() {
        let action = game.read(text).expect(text);
        let mut events = Vec::new();
        game.apply(action, &mut events).expect(text);
        let events: Vec<Any> = events.into_iter().map(Any::WheelOfFortune).collect();
        said.extend(WORDS.sentences(&events, &names(game.players())));
    }
    said
}

/// A game of these tiles alone: a line a turn, the tile and then the actions.
/// The end of a turn stands between the lines. Tells what is said after the last
/// line but its tile.
fn play(players: u8, script: &str) -> (WheelOfFortune, Vec<String>) {
    let lines: Vec<&str> = script.lines().map(str::trim).collect();
    let lines: Vec<&str> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    let drawn = lines.iter().filter_map(|l| l.split_whitespace().next());
    let tiles: Vec<Tile> = drawn.map(|text| Tile::named(text).expect(text)).collect();
    let mut game = WheelOfFortune::from_scene(&Scene {
        players,
        at_most: tiles.len(),
        tiles,
        ..Scene::default()
    });
    let mut said = Vec::new();
    for (turn, line) in lines.iter().enumerate() {
        let (_, actions) = line.split_once(' ').unwrap_or((line, ""));
        said = take(&mut game, if turn == 0 { "draw" } else { "end" });
        said.extend(take(&mut game, actions));
    }
    (game, said)
}

/// What is said in the last line of a script.
fn said(players: u8, script: &str) -> Vec<String> {
    play(players, script).1
}

fn one(name: &str) -> Tile {
    Tile::named(name).expect(name)
}

mod turns {
    use super::*;

    #[test]
    fn who_draws_what_and_where_it_goes() {
        assert_eq!(
            said(2, "W 2,-1n crown-taxes\nV 3,-1e road-S"),
            [
                "Ben draws: road from south to west, field north and east.",
                "Ben places it in column 3, row -1, turned once.",
                "Ben deploys a thief to the road in column 3, row -1.",
            ]
        );
        assert_eq!(
            said(2, "W 2,-1n crown-taxes"),
            [
                "Ada draws: roads east, south and west, field north.",
                "Ada places it in column 2, row -1.",
                "Ada deploys a follower to a crown of Taxes.",
            ]
        );
    }

    #[test]
    fn each_kind_of_follower_has_its_name() {
        for (script, who) in [
            ("E 0,-1s city-N", "a knight to the city"),
            ("E 0,-1s field-EL", "a farmer to the field"),
            ("B 4,0n cloister", "a monk to the cloister"),
        ] {
            let all = said(2, script);
            let last = all.last().expect("a deployment");
            assert!(
                last.starts_with(&format!("Ada deploys {who} in column ")),
                "{last}"
            );
        }
    }

    #[test]
    fn a_tile_that_fits_nowhere_is_named_and_the_next_one_too() {
        // All roads end at once, and so does the city.
        let setup = Setup::new(GameId::WheelOfFortune, 2, 1).expect("a setup");
        let setup = setup.with_choice("wheel", "beside").expect("a choice");
        let draws = ["1", "E", "A", "A", "C", "B"].map(str::to_owned);
        let setup = setup.with_draws(draws.to_vec()).expect("draws");
        let mut state = State::start(&setup);
        let mut said = Vec::new();
        for text in "draw 0,-1s end 1,0e end -1,0w end".split_whitespace() {
            let action = state.read(text).expect(text);
            said = WORDS.sentences(&state.apply(action).expect(text), &names(2));
        }
        assert_eq!(
            said,
            [
                "Ben draws: city on all sides with a pennant.",
                "The tile fits nowhere and is out of the game.",
                "Ben draws: cloister, field on all sides.",
            ]
        );
    }
}

mod features {
    use super::*;

    #[test]
    fn what_is_completed_has_its_kind_size_and_pennants() {
        assert_eq!(
            said(2, "E 0,-1s city-N\nB")[0],
            "Ada: 4 points for a city of 2 tiles."
        );
        assert_eq!(
            said(2, "F 0,-1e city-E\nE 0,-2s\nB")[0],
            "Ada: 8 points for a city of 3 tiles with 1 pennant."
        );
        assert_eq!(
            said(2, "A 2,-1n road-S\nB")[0],
            "Ada: 2 points for a road of 2 tiles."
        );
    }

    #[test]
    fn equal_shares_are_told_at_once() {
        let script = "
            F 0,-1e city-E
            E 1,-1n city-N
            P 1,-2w
            M 0,-2s
            B";
        assert_eq!(
            said(2, script),
            [
                "Ada and Ben: 14 points each for a city of 5 tiles with 2 pennants.",
                "Ada draws: cloister, field on all sides.",
            ]
        );
    }

    #[test]
    fn who_goes_home_without_points_is_told_and_nobody_else() {
        let script = "
            F 0,-1e city-E
            E 1,-1n city-N
            E -1,-1n city-N
            C 0,-2n
            P 1,-2w
            P -1,-2s
            E 0,-3s
            B";
        assert_eq!(
            said(2, script)[..2],
            [
                "Ada: 20 points for a city of 8 tiles with 2 pennants.",
                "Ben takes a knight home without points.",
            ]
        );
    }

    #[test]
    fn the_end_is_told_player_by_player() {
        let script = "
            E 0,-1s field-EL
            B 4,0n cloister
            W 2,-1n road-N
            B 5,0n
            D 2,-2n road-E";
        let script = script.replace("road-N", "road-E");
        let (mut game, _) = play(2, &script);
        assert_eq!(
            take(&mut game, "end"),
            [
                "At the end Ada gets 3 points for a field at 1 completed city, 1 for an unfinished road of 1 tile and 1 for an unfinished road of 1 tile.",
                "At the end Ben gets 4 points for an unfinished cloister with 4 tiles.",
            ]
        );
    }
}

mod wheel {
    use super::*;

    #[test]
    fn fortune_is_told_in_one_sentence() {
        let all = said(3, "U-3 2,-1e\nU-3");
        assert_eq!(
            all,
            [
                "Ben draws a tile with a 3: road from east to west, field north and south.",
                "The pig moves 3 sectors to Fortune: Ben gets 3 points.",
            ]
        );
    }

    #[test]
    fn taxes_tell_knights_and_pennants() {
        let script = "
            F 0,-1e city-E
            E 1,-1n city-N
            E -1,-1n city-N
            C 0,-2n
            P 1,-2w
            P -1,-2s
            U-1";
        assert_eq!(
            said(2, script)[1..],
            [
                "The pig moves 1 sector to Taxes: knights score.",
                "Ada: 8 points for 2 knights in a city with 2 pennants.",
                "Ben: 3 points for a knight in a city with 2 pennants.",
            ]
        );
    }

    #[test]
    fn famine_tells_farmers_and_cities() {
        let script = "
            M -1,0n field-EL
            E 0,-1s field-EL
            E -2,0e field-EL
            E 1,-1n
            E 1,-2s
            H -1,-1n
            B -2,-1n
            U-2";
        assert_eq!(
            said(2, script)[1..],
            [
                "The pig moves 2 sectors to Famine: farmers score.",
                "Ada: 6 points for 2 farmers in a field at 3 completed cities.",
                "Ben: 3 points for a farmer in a field at 3 completed cities.",
            ]
        );
        // One each: told at once.
        let even = script.replace("E -2,0e field-EL", "E -2,0e");
        assert_eq!(
            said(2, &even)[2..],
            ["Ada and Ben: 3 points each for a farmer in a field at 3 completed cities."]
        );
    }

    #[test]
    fn storm_and_inquisition_are_added_up() {
        let script = "
            W 2,-1n crown-storm
            B 4,0n crown-storm
            B 5,0n
            U-3";
        assert_eq!(
            said(2, script)[1..],
            [
                "The pig moves 3 sectors to Storm: followers at home score.",
                "Ada 6 and Ben 6 points for followers at home.",
                "Ada and Ben: 3 points each for the crowns of Storm.",
            ]
        );
        let script = "
            B 4,0n cloister
            B 5,0n cloister
            B 6,0n cloister
            U-2 2,-1e
            V-2";
        assert_eq!(
            said(2, script)[1..],
            [
                "The pig moves 2 sectors to Inquisition: monks score.",
                "Ada 4 and Ben 2 points for monks.",
            ]
        );
    }

    #[test]
    fn crowns_of_one_of_two_and_of_nobody() {
        let crowns = |script: &str| said(2, script)[1..].to_vec();
        assert_eq!(
            crowns("W 2,-1n crown-taxes\nU-1"),
            [
                "The pig moves 1 sector to Taxes: knights score, but nobody gains.",
                "Ada: 6 points for a crown of Taxes.",
            ]
        );
        assert_eq!(
            crowns("W 2,-1n crown-taxes\nB 4,0n\nB 4,1n crown-taxes\nU-1")[1],
            "Ada: 6 points for both crowns of Taxes."
        );
        assert_eq!(
            crowns("W 2,-1n crown-famine\nU-2"),
            [
                "The pig moves 2 sectors to Famine: farmers score, but nobody gains.",
                "Ada: 3 points for a crown of Famine.",
            ]
        );
        assert_eq!(
            crowns("W 2,-1n\nU-2"),
            ["The pig moves 2 sectors to Famine: farmers score, but nobody gains."]
        );
    }

    #[test]
    fn the_plague_tells_who_takes_whom_home_and_who_is_spared() {
        let script = "
            B 4,0n cloister
            B 4,1n cloister
            B 5,0n crown-plague
            B 5,1n cloister
            U-2 2,-1e
            E 6,0n
            V-3";
        let (mut game, all) = play(3, script);
        assert_eq!(
            all[1..],
            ["The pig moves 3 sectors to Plague: each player takes a follower home from a tile."]
        );
        assert_eq!(
            WORDS.task(&State::WheelOfFortune(Box::new(game.clone()))),
            "the plague, take one of your followers home from a tile"
        );
        let home = game.read("home-5,1").expect("it is legal");
        assert_eq!(
            action_in(WORDS, &game, home),
            "take home the monk in column 5, row 1"
        );
        assert_eq!(
            take(&mut game, "home-5,1"),
            ["Ada takes a monk home from column 5, row 1."]
        );
        assert_eq!(
            take(&mut game, "home-4,1"),
            [
                "Ben takes a monk home from column 4, row 1.",
                "Cleo has no follower on a tile and is spared.",
                "Cleo: 6 points for a crown of Plague.",
            ]
        );
    }
}

mod tiles {
    use super::*;

    fn shown(name: &str, quarters: u8) -> String {
        tile(WORDS, one(name), Rotation::new(quarters))
    }

    #[test]
    fn sides_turn_with_the_tile() {
        assert_eq!(
            shown("K", 0),
            "city north, road from south to west, field east"
        );
        assert_eq!(
            shown("K", 1),
            "city east, road from north to west, field south"
        );
        assert_eq!(
            shown("O", 2),
            "city east and south with a pennant, road from north to west"
        );
    }

    #[test]
    fn what_does_not_meet_is_told_apart() {
        assert_eq!(
            shown("H", 0),
            "separate cities north and south, field east and west"
        );
        assert_eq!(shown("G", 0), "city east and west, field north and south");
        assert_eq!(shown("X-1", 0), "roads on all sides");
        assert_eq!(
            shown("IC6-1", 0),
            "road from north to west, road from east to south"
        );
        assert_eq!(
            shown("IC4", 1),
            "cloister, roads north and south, field east and west"
        );
        assert_eq!(
            shown("KR2", 0),
            "city north, road from east to south, road west"
        );
    }

    fn named(design: &str, kind: Kind, first: u8, quarters: u8) -> String {
        let turned = Rotation::new(quarters);
        part(WORDS, one(design).design(), Part { kind, first }, turned)
    }

    #[test]
    fn parts_are_named_by_where_they_are_if_there_are_several() {
        assert_eq!(named("E", Kind::City, 0, 0), "city");
        assert_eq!(named("H", Kind::City, 0, 0), "city in the north");
        assert_eq!(named("H", Kind::City, 0, 1), "city in the east");
        assert_eq!(named("W", Kind::Road, 3, 0), "road in the west");
        // Fields of D: north and south of the road.
        assert_eq!(named("D", Kind::Field, 2, 0), "field in the north");
        assert_eq!(named("D", Kind::Field, 3, 0), "field in the south");
        assert_eq!(named("D", Kind::Field, 3, 1), "field in the west");
        // The corners of a crossing.
        let corners = [
            (0, "north-west"),
            (1, "north-east"),
            (3, "south-east"),
            (5, "south-west"),
        ];
        for (first, at) in corners {
            assert_eq!(
                named("X-1", Kind::Field, first, 0),
                format!("field in the {at}")
            );
        }
        assert_eq!(named("X-1", Kind::Field, 0, 1), "field in the north-east");
        assert_eq!(named("K", Kind::Field, 2, 0), "field around the north-east");
        assert_eq!(
            named("IC6-1", Kind::Field, 1, 0),
            "field from north-east to south-west"
        );
    }

    #[test]
    fn no_two_parts_of_a_tile_have_the_same_name() {
        for tile in Tile::all() {
            for turned in Rotation::ALL {
                let design = tile.design();
                let segments = design.segments.iter();
                let mut names: Vec<String> = segments
                    .map(|segment| part(WORDS, design, segment.part(), turned))
                    .collect();
                names.sort();
                let all = names.len();
                names.dedup();
                assert_eq!(names.len(), all, "{tile} {turned:?} {names:?}");
            }
        }
    }

    #[test]
    fn a_hint_says_which_road_of_several() {
        let (game, _) = play(2, "W 2,-1e");
        let action = game.read("road-E").expect("it is free");
        assert_eq!(
            action_in(WORDS, &game, action),
            "deploy a thief to the road in the south"
        );
    }
}

mod refusals {
    use super::*;

    fn why(game: &WheelOfFortune, text: &str) -> String {
        match game.read(text) {
            Err(ReadError::Refused(why)) => WORDS.refusal(&AnyRefusal::WheelOfFortune(why)),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn a_mismatch_says_which_side_and_what_is_there() {
        let (game, _) = play(2, "W");
        assert_eq!(
            why(&game, "0,-1n"),
            "Turned so, the tile does not match: a city meets its south side."
        );
        assert_eq!(
            why(&game, "2,-1s"),
            "Turned so, the tile does not match: a road meets its south side."
        );
        assert_eq!(why(&game, "2,2n"), "A tile lies there already.");
        assert_eq!(why(&game, "9,9n"), "Nothing lies next to that place.");
    }

    #[test]
    fn all_are_sentences() {
        for refused in [
            Refusal::Over,
            Refusal::OtherPhase,
            Refusal::Occupied,
            Refusal::Apart,
            Refusal::Mismatch {
                side: Side::West,
                there: Edge::Field,
            },
            Refusal::NoSegment,
            Refusal::Taken,
            Refusal::NoFollower,
            Refusal::NoCrown,
            Refusal::NobodyThere,
        ] {
            is_sentence(&WORDS.refusal(&AnyRefusal::WheelOfFortune(refused)));
        }
    }
}

fn is_sentence(said: &str) {
    let begins = said.starts_with(|letter: char| letter.is_ascii_uppercase());
    assert!(begins && said.ends_with('.'), "{said}");
    let odd = [
        "  ",
        "..",
        " .",
        " ,",
        "1 points",
        "a unfinished",
        "1 tiles",
        " 0 ",
    ];
    let odd: Vec<_> = odd.iter().filter(|odd| said.contains(**odd)).collect();
    // "21 points" is well said.
    let fine = |at: &str| {
        said.match_indices(at)
            .all(|(at, _)| said[..at].ends_with(|before: char| before.is_ascii_digit()))
    };
    assert!(odd.iter().all(|odd| fine(odd)), "{said}: {odd:?}");
}

/// A whole game of chance in which followers are deployed wherever they can be.
fn whole(players: u8, choice: (&str, &str), seed: u64) -> (WheelOfFortune, Vec<Vec<String>>) {
    let setup = Setup::new(GameId::WheelOfFortune, players, seed).expect("a setup");
    let setup = setup.with_choice(choice.0, choice.1).expect("a choice");
    let (mut state, mut rng) = (State::start(&setup), Rng::new(seed, 7));
    let mut said = Vec::new();
    while let Some(action) = rng.pick(&state.legal()).copied() {
        is_sentence(&format!("Now: {}.", WORDS.task(&state)));
        is_sentence(&format!("So: {}.", WORDS.action(&state, action)));
        let events = state.apply(action).expect("it is legal");
        said.push(WORDS.sentences(&events, &names(players)));
    }
    match state {
        State::WheelOfFortune(state) => (*state, said),
        other => panic!("{other:?}"),
    }
}

/// The points that sentences speak of, by player.
fn points_in(said: &[String], players: u8) -> Vec<i32> {
    let mut sums = vec![0; usize::from(players)];
    let names = names(players);
    let number = |word: &str| word.parse::<i32>().ok();
    for sentence in said {
        let words: Vec<&str> = sentence.trim_end_matches('.').split(' ').collect();
        let places = |word: &str| {
            names
                .iter()
                .position(|name| *name == word.trim_end_matches([',', ':']))
        };
        if let Some((who, what)) = sentence.split_once(": ").filter(|(who, _)| {
            who.split(' ')
                .all(|word| word == "and" || places(word).is_some())
        }) {
            // Ada and Ben: 3 points each for ...
            let points = what.split(' ').next().and_then(number).expect(sentence);
            for who in who.split(' ').filter_map(places) {
                sums[who] += points;
            }
        } else if sentence.starts_with("At the end ") {
            // At the end Ada gets 3 points for ..., 2 for ... and 4 for ...
            let who = places(words[3]).expect(sentence);
            let gains = words
                .windows(2)
                .filter(|two| matches!(two[1], "for" | "point" | "points"));
            sums[who] += gains.filter_map(|two| number(two[0])).sum::<i32>();
        } else if let Some((_, luck)) = sentence.split_once("Fortune: ") {
            // The pig moves 3 sectors to Fortune: Ada gets 3 points.
            let luck: Vec<&str> = luck.split(' ').collect();
            sums[places(luck[0]).expect(sentence)] += number(luck[2]).expect(sentence);
        } else if sentence.contains(" for followers at home") || sentence.contains(" for monks") {
            // Ada 4, Ben 5 and Cleo 2 points for ...
            for two in words.windows(2) {
                let points = number(two[1].trim_end_matches(','));
                if let (Some(who), Some(points)) = (places(two[0]), points) {
                    sums[who] += points;
                }
            }
        }
    }
    sums
}

#[test]
fn whole_games_are_told_in_sentences_that_tell_every_point() {
    for seed in 0..24 {
        for (players, choice) in [
            (2, ("wheel", "start")),
            (3, ("famine", "majority")),
            (4, ("wheel", "beside")),
            (5, ("small-cities", "2")),
        ] {
            let (state, told) = whole(players, choice, seed);
            let all = told.concat();
            all.iter().for_each(|said| is_sentence(said));
            let score = state.score();
            assert_eq!(points_in(&all, players), score.points.as_slice());
            // Nothing but a storm of events needs more than some sentences.
            let longest = told.iter().map(Vec::len).max();
            assert!(longest < Some(24), "{longest:?}");
            for (_, _, source) in state.sources() {
                let from = WORDS.source(&rules::Source::WheelOfFortune(source));
                is_sentence(&format!("{from}."));
            }
        }
    }
}

#[test]
fn who_has_no_follower_left_is_told_so() {
    let mut game = WheelOfFortune::from_scene(&Scene::default());
    let mut asked = 0;
    let mut rng = Rng::new(1, 1);
    let mut actions = Vec::new();
    loop {
        actions.clear();
        game.legal(&mut actions);
        // Crowns first: there all followers are soon out.
        let crown = actions
            .iter()
            .find(|action| matches!(action, Action::Crown(_)));
        let Some(action) = crown.or_else(|| rng.pick(&actions)).copied() else {
            break;
        };
        let mut events = Vec::new();
        game.apply(action, &mut events).expect("it is legal");
        if game.phase() == Phase::Deploy && game.supply(game.active()) == 0 {
            asked += 1;
            assert_eq!(task(&game), "all your followers are out, end your turn");
        }
    }
    assert!(asked > 0);
}
