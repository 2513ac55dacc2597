//! Why something cannot be done.

use super::*;

fn why(game: &WheelOfFortune, text: &str) -> String {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(why)) => {
            WORDS.refusal(&AnyIllegalAction::WheelOfFortune(why))
        }
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
        IllegalAction::Over,
        IllegalAction::OtherPhase,
        IllegalAction::Occupied,
        IllegalAction::Apart,
        IllegalAction::Mismatch {
            side: Side::West,
            there: Edge::Field,
        },
        IllegalAction::NoSegment,
        IllegalAction::Taken,
        IllegalAction::NoFollower,
        IllegalAction::NoCrown,
        IllegalAction::NobodyThere,
    ] {
        is_sentence(&WORDS.refusal(&AnyIllegalAction::WheelOfFortune(refused)));
    }
}
