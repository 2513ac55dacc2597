//! Sentences about turns.

use super::*;

#[test]
fn draws_placements_and_deployments() {
    assert_eq!(
        sentences_after(2, "W 2,-1n crown-taxes\nV 3,-1e road-S"),
        [
            "Ben draws a tile.",
            "Road from south to west. Field north and east.",
            "Ben places it at column 3, row -1, rotated once.",
            "Ben deploys a thief to the road at column 3, row -1.",
        ]
    );
    assert_eq!(
        sentences_after(2, "W 2,-1n crown-taxes"),
        [
            "Ada draws a tile.",
            "Roads east, south and west. Field north.",
            "Ada places it at column 2, row -1.",
            "Ada deploys a follower to a crown of Taxes.",
        ]
    );
}

#[test]
fn each_kind_of_follower_has_its_name() {
    for (script, deployment) in [
        ("E 0,-1s city-N", "a knight to the city"),
        ("E 0,-1s field-EL", "a farmer to the field"),
        ("B 4,0n cloister", "a monk to the cloister"),
    ] {
        let all = sentences_after(2, script);
        let last = all.last().expect("a deployment");
        assert!(
            last.starts_with(&format!("Ada deploys {deployment} at column ")),
            "{last}"
        );
    }
}

#[test]
fn a_tile_that_fits_nowhere_is_mentioned_with_its_replacement() {
    // All roads and the city are completed.
    let setup = Setup::new(GameId::WheelOfFortune, 2, 1)
        .expect("a setup")
        .with_choice("wheel", "beside")
        .expect("a choice");
    let draws = ["1", "E", "A", "A", "C", "B"].map(str::to_owned);
    let setup = setup.with_draws(draws.to_vec()).expect("draws");
    let mut state = State::start(&setup);
    let mut sentences = Vec::new();
    for text in "draw 0,-1s end 1,0e end -1,0w end".split_whitespace() {
        let action = state.parse_action(text).expect(text);
        sentences = crate::games::sentences(LOCALE, &state.apply(action).expect(text), &names(2));
    }
    assert_eq!(
        sentences,
        [
            "Ben draws a tile.",
            "City on all sides with a pennant.",
            "The tile does not fit anywhere and is removed from the game.",
            "Ben draws a tile.",
            "Cloister. Field on all sides.",
        ]
    );
}
