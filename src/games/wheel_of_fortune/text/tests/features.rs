//! Sentences about scored features.

use super::*;

#[test]
fn completed_features_have_kind_size_and_pennants() {
    assert_eq!(
        sentences_after(2, "E 0,-1s city-N\nB")[0],
        "Ada: 4 points for a city of 2 tiles."
    );
    assert_eq!(
        sentences_after(2, "F 0,-1e city-E\nE 0,-2s\nB")[0],
        "Ada: 8 points for a city of 3 tiles with 1 pennant."
    );
    assert_eq!(
        sentences_after(2, "A 2,-1n road-S\nB")[0],
        "Ada: 2 points for a road of 2 tiles."
    );
}

#[test]
fn equal_points_share_a_sentence() {
    let script = "
        F 0,-1e city-E
        E 1,-1n city-N
        P 1,-2w
        M 0,-2s
        B";
    assert_eq!(
        sentences_after(2, script),
        [
            "Ada and Ben: 14 points each for a city of 5 tiles with 2 pennants.",
            "Ada draws a tile: cloister, field on all sides.",
        ]
    );
}

#[test]
fn only_followers_returned_without_points_are_mentioned() {
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
        sentences_after(2, script)[..2],
        [
            "Ada: 20 points for a city of 8 tiles with 2 pennants.",
            "Ben takes back a knight without scoring.",
        ]
    );
}

#[test]
fn the_final_scoring_has_a_sentence_for_each_player() {
    let script = "
        E 0,-1s field-EL
        B 4,0n cloister
        W 2,-1n road-E
        B 5,0n
        D 2,-2n road-E";
    let (mut game, _) = play(2, script);
    assert_eq!(
        apply(&mut game, "end"),
        [
            "Final scoring: Ada scores 3 points for a field next to 1 completed city, 1 for an unfinished road of 1 tile and 1 for an unfinished road of 1 tile.",
            "Final scoring: Ben scores 4 points for an unfinished cloister with 4 tiles.",
        ]
    );
}
