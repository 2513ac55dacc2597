//! Explanations of illegal actions.

use super::*;
use rules::games::wheel_of_fortune::{Edge, IllegalAction, Side};

fn explanation(game: &WheelOfFortune, text: &str) -> String {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(illegal)) => {
            crate::games::illegal_action(LOCALE, &rules::IllegalAction::WheelOfFortune(illegal))
        }
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn mismatch_sentences_name_the_side_and_the_neighbour() {
    let (game, _) = play(2, "W");
    assert_eq!(
        explanation(&game, "0,-1n"),
        "The tile does not fit that way: its south side would meet a city."
    );
    assert_eq!(
        explanation(&game, "2,-1s"),
        "The tile does not fit that way: its south side would meet a road."
    );
    assert_eq!(explanation(&game, "2,2n"), "There is already a tile there.");
    assert_eq!(
        explanation(&game, "9,9n"),
        "There is no tile next to that space."
    );
}

#[test]
fn all_texts_are_sentences() {
    for illegal in [
        IllegalAction::GameOver,
        IllegalAction::WrongPhase,
        IllegalAction::Occupied,
        IllegalAction::NotAdjacent,
        IllegalAction::Mismatch {
            side: Side::West,
            there: Edge::Field,
        },
        IllegalAction::NoSegment,
        IllegalAction::Taken,
        IllegalAction::NoFollower,
        IllegalAction::CrownsTaken,
        IllegalAction::NotYourFollower,
    ] {
        assert_sentence(&crate::games::illegal_action(
            LOCALE,
            &rules::IllegalAction::WheelOfFortune(illegal),
        ));
    }
}
