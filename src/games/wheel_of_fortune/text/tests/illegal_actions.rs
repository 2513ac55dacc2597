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
fn a_mismatch_says_which_side_and_what_is_there() {
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
fn all_are_sentences() {
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
