//! Texts of turns and rounds.

use super::*;

#[test]
fn building_sentences_name_shape_spaces_and_gains() {
    let mut game = begin(2, "L3-habitation-FC", "petra moai colosseum");
    assert_eq!(task_of(&game), "buy something with 7 gold");
    assert_eq!(
        apply(&mut game, "buy-L3"),
        ["Ada buys a habitation of 3 spaces for 3 gold."]
    );
    assert_eq!(task_of(&game), "place a habitation");
    assert_eq!(
        apply(&mut game, "a9"),
        ["Ada builds a habitation on a9, a10 and b10, gaining 1 food and 1 ceramic."]
    );
    assert_eq!(task_of(&game), "end the turn");
    assert_eq!(apply(&mut game, "end"), [""; 0]);
    assert_eq!(
        l10n::table::ends_turn(LOCALE, &names(2).player(Seat::FIRST)),
        "Ada ends the turn."
    );
}

#[test]
fn the_first_road_is_named_by_its_ends() {
    let mut game = WorldWonders::from_scenario(&Scenario {
        order: Seat::all(2).collect(),
        ..Scenario::default()
    });
    assert_eq!(task_of(&game), "place the first road at the sidewalk");
    assert!(labels(&game).contains(&"place a long road on b11 to e11".to_owned()));
    assert_eq!(
        apply(&mut game, "b8e"),
        ["Ada builds a long road on b8 to b11."]
    );
}

#[test]
fn a_long_road_over_water_is_a_bridge_where_it_is_offered() {
    // The lake's northernmost space is f3.
    let mut game = game_with_piece(Piece::LongRoad, "c3", 1, "");
    apply(&mut game, "buy-long-road");
    let all = labels(&game);
    let count = |label: &str| all.iter().filter(|other| *other == label).count();
    assert_eq!(count("place a bridge on d3 to g3"), 1);
    assert_eq!(count("place a long road on a7 to a10"), 1);
}

#[test]
fn sets_of_roads_are_counted_and_lost_roads_mentioned() {
    let mut game = begin(2, "", "");
    assert_eq!(
        apply(&mut game, "buy-short-roads"),
        ["Ada buys a set of short roads for 1 gold."]
    );
    assert_eq!(task_of(&game), "place 2 double roads and a single road");
    assert_eq!(
        apply(&mut game, "a10"),
        ["Ada builds a double road on a10 to b10."]
    );
    assert_eq!(task_of(&game), "place a double road and a single road");
    assert_eq!(
        apply(&mut game, "one-c10"),
        ["Ada builds a single road on c10."]
    );
    assert_eq!(task_of(&game), "place a double road");
    for (doubles, singles, sentence) in [
        (0, 1, "The single road does not fit anywhere and is lost."),
        (1, 0, "A double road does not fit anywhere and is lost."),
        (2, 0, "2 double roads do not fit anywhere and are lost."),
        (
            1,
            1,
            "A double road and the single road do not fit anywhere and are lost.",
        ),
    ] {
        let seat = Seat::FIRST;
        let lost = Event::RoadsLost {
            seat,
            doubles,
            singles,
        };
        assert_eq!(sentences_of(&lost, 2), [sentence]);
    }
}

#[test]
fn towers_and_pedestals() {
    let mut game = begin(2, "", "");
    assert_eq!(
        apply(&mut game, "buy-tower a10 end buy-first end"),
        [
            "Ada buys the tower for 2 gold.",
            "Ada builds a tower on a10.",
            "Ben buys the pedestal to go first next round for 1 gold.",
        ]
    );
    assert!(
        labels(&game).contains(&"buy the pedestal to go second next round for 1 gold".to_owned())
    );
}

#[test]
fn a_monument_costs_all_gold_and_is_replaced() {
    let mut game = begin(2, "I2-habitation-F", "trojan-horse petra moai ziggurat");
    let all = labels(&game);
    assert!(all.contains(&"buy the habitation (line of 2, 1 food) for 2 gold".to_owned()));
    apply(&mut game, "buy-I2 a10 end buy-long-road a7e end");
    assert!(labels(&game).contains(&"buy the Trojan Horse for the last 5 gold".to_owned()));
    assert_eq!(
        apply(&mut game, "buy-trojan-horse c10 end"),
        [
            "Ada spends the last 5 gold on the Trojan Horse.",
            "New monument: the Ziggurat.",
            "Ada builds the Trojan Horse on c10.",
            "Ada's population grows to 1.",
        ]
    );
}

#[test]
fn the_first_roads_are_named_together() {
    let mut game = WorldWonders::from_scenario(&Scenario::default());
    apply(&mut game, "buy-short-roads");
    assert_eq!(
        task_of(&game),
        "place a long road, 2 double roads and a single road"
    );
    apply(&mut game, "one-c11");
    assert!(labels(&game).contains(&"place a long road on c7 to c10".to_owned()));
}

#[test]
fn pieces_of_a_monument_are_counted() {
    let mut game = game_with_piece(Piece::LongRoad, "e7", 1, "moai petra ziggurat");
    apply(&mut game, "buy-moai");
    assert_eq!(task_of(&game), "place piece 1 of 3 of the Moai");
    let first = labels(&game)[0].clone();
    assert!(
        first.starts_with("place a piece of the Moai on "),
        "{first}"
    );
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let text = WorldWonders::notation(legal[0]);
    apply(&mut game, &text);
    assert_eq!(task_of(&game), "place piece 2 of 3 of the Moai");
}

#[test]
fn sentences_about_loans_and_leaving_the_round() {
    let mut game = begin(2, "", "");
    assert_eq!(apply(&mut game, "loan"), ["Ada takes a loan of 2 gold."]);
    assert_eq!(task_of(&game), "buy something with 9 gold");
    let seat = Seat::FIRST;
    assert_eq!(
        sentences_of(&Event::Repaid { seat }, 2),
        ["Ada repays the loan for 3 gold."]
    );
    assert_eq!(
        sentences_of(&Event::LeftRound { seat, gold: 1 }, 2),
        ["Ada leaves the round with 1 gold left."]
    );
}

#[test]
fn round_sentences_name_the_turn_order_and_new_items() {
    let stacks = "I2-farm-F I3-farm-FF L3-market-CC O4-temple-FCG L4-temple-CGG P5-library-GGGF";
    let tiles = [
        "I2-library-G I3-library-GG L3-farm-FF O4-farm-FFF L4-farm-FFF P5-farm-FFFC ",
        stacks,
    ];
    let mut game = begin(3, &tiles.concat(), "ziggurat petra moai");
    let mut sentences = Vec::new();
    // Pedestals first, then all gold for the cheapest items.
    let mut rng = Rng::new(1, 1);
    while game.round() == 1 {
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        legal.retain(|action| !matches!(action, Action::Buy(Item::Monument(_)) | Action::Loan));
        let action = *rng.pick(&legal).expect("an action");
        sentences = apply(&mut game, &WorldWonders::notation(action));
    }
    let order: Vec<String> = game
        .order()
        .as_slice()
        .iter()
        .map(|seat| names(3)[seat.index()].clone())
        .collect();
    let first = format!(
        "Round 2: {} goes first, then {} and {}.",
        order[0], order[1], order[2]
    );
    assert_eq!(
        sentences[sentences.len() - 2..],
        [
            first,
            "New buildings: 1 library, 2 farms, 1 market and 2 temples.".to_owned()
        ]
    );
}

#[test]
fn sentences_mention_the_last_round_and_the_last_space() {
    let seat = Seat::FIRST;
    let grew = |by, population| {
        sentences_of(
            &Event::Grew {
                seat,
                spaces: by,
                population,
            },
            2,
        )
    };
    assert_eq!(grew(2, 12), ["Ada's population grows to 12."]);
    assert_eq!(
        grew(1, 13),
        ["Ada's population grows to 13, the end of the track: this is the last round."]
    );
    let order = begin(2, "", "").order();
    let round = Event::Round { round: 10, order };
    assert_eq!(
        sentences_of(&round, 2),
        ["Round 10, the last: Ada goes first, then Ben."]
    );
    let order = begin(1, "", "").order();
    let round = Event::Round { round: 9, order };
    assert_eq!(sentences_of(&round, 1), ["Round 9 begins."]);
}

#[test]
fn the_task_of_a_player_who_cannot_buy() {
    // Everything for sale costs too much or fits nowhere.
    let mut broke = 0;
    for seed in 0..12 {
        let setup = Setup::new(GameId::WorldWonders, 4, seed).expect("a setup");
        let (mut state, mut rng) = (State::start(&setup), Rng::new(seed, 7));
        while let Some(action) = rng.pick(&state.legal_actions()).copied() {
            let State::WorldWonders(game) = &state else {
                unreachable!("another game");
            };
            let legal = labels(game);
            let task = task_of(game);
            if game.phase() == Phase::Buy {
                let can_leave = legal.contains(&"leave the round".to_owned());
                broke += usize::from(can_leave);
                let says_so = task.contains(" gold buys nothing");
                assert_eq!(says_so, can_leave, "{task}");
                assert_eq!(
                    task.starts_with("buy something with "),
                    !can_leave,
                    "{task}"
                );
                let can_borrow = legal.contains(&"take a loan of 2 gold".to_owned());
                assert_eq!(
                    task.contains("take a loan"),
                    can_leave && can_borrow,
                    "{task}"
                );
            }
            state.apply(action).expect("it is legal");
        }
    }
    assert!(broke > 20, "{broke}");
}

#[test]
fn a_purchase_says_what_it_would_bring() {
    let mut game = begin(2, "L3-habitation-FC", "petra moai colosseum");
    let seat = game.active();
    let piece = board::producing_piece(&game, Item::Tile(Stack::L3)).unwrap();
    let gains = ["food 0 → 1", "ceramics 0 → 1"].map(str::to_owned);
    assert_eq!(board::gains(LOCALE, &game, seat, piece), gains);
    assert_eq!(
        board::fit_message(LOCALE, None, &gains, 2, true),
        "It fits here: food 0 → 1, ceramics 0 → 1 and +2 points."
    );
    assert_eq!(
        board::fit_message(LOCALE, None, &[], -1, true),
        "It fits here: −1 point."
    );
    let (after, population) = game.tracks_after(seat, piece);
    apply(&mut game, "buy-L3");
    let (before, place) = (game.score().points[seat], game.parse_action("a9").unwrap());
    let points = board::points_gained(&game, place);
    apply(&mut game, "a9");
    assert_eq!(game.score().points[seat] - before, points);
    let city = game.city(seat);
    assert_eq!((city.tracks(), city.population()), (after, population));
    // Roads and the tower move no marker.
    assert_eq!(board::producing_piece(&game, Item::Tower), None);
    assert_eq!(board::gains(LOCALE, &game, seat, Piece::Tower), [""; 0]);
}

#[test]
fn a_monument_that_cannot_be_bought_says_why() {
    let game = begin(2, "L3-habitation-FC", "petra moai colosseum");
    for monument in ["petra", "moai", "colosseum"].map(monument_named) {
        let error = board::monument_error(LOCALE, &game, monument);
        let missing: Vec<_> = game
            .needs(game.active(), monument)
            .filter(|(_, cells)| cells.is_empty())
            .collect();
        match error {
            Some(error) => assert_eq!(missing.is_empty(), !error.starts_with("Missing: a ")),
            None => assert!(missing.is_empty()),
        }
    }
}
