//! Explanations of illegal actions.

use super::*;
use rules::games::wheel_of_fortune::{Edge, IllegalAction, Side};

fn explanation(game: &WheelOfFortune, text: &str) -> String {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(illegal)) => {
            LOCALE.illegal_action(&AnyIllegalAction::WheelOfFortune(illegal))
        }
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn mismatch_sentences_name_the_side_and_the_neighbour() {
    let (game, _) = play(2, "W");
    assert_eq!(
        explanation(&game, "0,-1n"),
        "Turned so, the tile does not match: a city meets its south side."
    );
    assert_eq!(
        explanation(&game, "2,-1s"),
        "Turned so, the tile does not match: a road meets its south side."
    );
    assert_eq!(explanation(&game, "2,2n"), "A tile lies there already.");
    assert_eq!(
        explanation(&game, "9,9n"),
        "Nothing lies next to that place."
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
        is_sentence(&LOCALE.illegal_action(&AnyIllegalAction::WheelOfFortune(illegal)));
    }
}
