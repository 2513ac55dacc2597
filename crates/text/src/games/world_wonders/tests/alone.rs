//! Texts of solo games.

use super::*;
use rules::games::world_wonders::TakenItems;

#[test]
fn automaton_sentences_name_its_card_and_what_it_takes() {
    let mut game = begin_alone(&[5, 13], "colosseum petra moai");
    assert_eq!(task_of(&game), "draw the automaton's first card");
    assert_eq!(
        apply(&mut game, "begin"),
        ["The automaton draws card 5 and takes a building (square of 4) and a long road."]
    );
    assert_eq!(
        apply(&mut game, "buy-tower a10 end"),
        [
            "You buy the tower for 2 gold.",
            "You build a tower on a10.",
            "The automaton draws card 13 and takes the Colosseum.",
            "New monument: the Moai.",
        ]
    );
}

#[test]
fn a_solo_card_without_matching_items_takes_a_substitute() {
    // Card 11 takes the tower or a long road.
    let mut game = begin_alone(&[12, 11], "colosseum petra moai");
    assert_eq!(
        apply(&mut game, "begin"),
        ["The automaton draws card 12 and takes a long road and a set of short roads."]
    );
    assert_eq!(
        apply(&mut game, "buy-tower a10 end")
            .last()
            .map(String::as_str),
        Some(
            "The automaton draws card 11. No section is complete, so it takes a building (line of 2) instead."
        )
    );
    let card = SoloCard::new(3).expect("a card");
    let nothing = Event::CardRevealed {
        card,
        section: None,
        taken: TakenItems::default(),
        monument: None,
    };
    assert_eq!(
        sentences_of(&nothing, 1),
        ["The automaton draws card 3 and finds nothing to take."]
    );
}

/// The result of a solo game in its last round, with these tracks, easy or hard.
fn result_of(tracks: [u8; 3], hard: bool, card: u8) -> String {
    let mut start = Scenario {
        cards: SoloCard::new(card).into_iter().collect(),
        variant: Variant {
            hard,
            ..Variant::default()
        },
        round: 10,
        ..scenario(1, "I2-farm-F", "ziggurat petra moai")
    };
    start.cities[0].tracks = tracks;
    let mut game = WorldWonders::from_scenario(&start);
    apply(&mut game, "begin");
    while game.to_act().is_some() {
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        // Roads and towers produce nothing.
        let is_plain = |action: &&Action| {
            !matches!(
                action,
                Action::Buy(Item::Tile(_) | Item::Monument(_)) | Action::Loan
            )
        };
        let action = *legal.iter().find(is_plain).or(legal.first()).expect("one");
        apply(&mut game, &WorldWonders::notation(action));
    }
    game.solo_result(LOCALE)
}

#[test]
fn solo_results_state_the_target() {
    let easy = result_of([1, 0, 1], false, 13);
    assert!(
        easy.starts_with("All ten rounds have been played. ")
            && easy.contains(" points. The target was "),
        "{easy}"
    );
    assert!(!easy.contains("monuments"), "{easy}");
    assert!(easy.contains(" ceramic"), "{easy}");
    // Card 13 takes the Ziggurat, which has two points.
    let hard = result_of([1, 0, 1], true, 13);
    assert!(
        hard.ends_with(", 2 for the automaton's monuments, and 1 more."),
        "{hard}"
    );
}

#[test]
fn the_result_after_resigning_states_the_score() {
    let mut game = begin_alone(&[1], "petra moai");
    apply(&mut game, "begin");
    assert_eq!(
        game.solo_result(LOCALE),
        "Resigned in round 1 of 10. 1 point. The target was 1: 0 food, 0 ceramics and 0 gears, and 1 more."
    );
}

#[test]
fn solo_sentences_address_the_player_as_you() {
    for seed in 0..6 {
        let (_, sentences) = random_game(1, &[("automaton", "hard")], seed);
        for sentence in sentences.concat() {
            let third_person = ["You's", "You buys", "You builds", "You takes", "You repays"]
                .iter()
                .chain(&["You spends", "You leaves", "You gains"]);
            assert!(
                third_person.clone().all(|text| !sentence.contains(text)),
                "{sentence}"
            );
            assert!(!sentence.contains(" and gains "), "{sentence}");
        }
    }
}
