//! Sentences about scored features.

use super::*;

#[test]
fn completed_features_have_kind_size_and_pennants() {
    assert_eq!(
        sentences_after(2, "E 0,-1s city-N\nB")[0],
        "City, 2 tiles: Ada +4."
    );
    assert_eq!(
        sentences_after(2, "F 0,-1e city-E\nE 0,-2s\nB")[0],
        "City, 3 tiles, 1 pennant: Ada +8."
    );
    assert_eq!(
        sentences_after(2, "A 2,-1n road-S\nB")[0],
        "Road, 2 tiles: Ada +2."
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
            "City, 5 tiles, 2 pennants: Ada +14 and Ben +14.",
            "Ada draws a tile.",
            "Cloister. Field on all sides.",
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
            "City, 8 tiles, 2 pennants: Ada +20.",
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
            "Final scoring: Ada gets 2 for roads and 3 for fields.",
            "Final scoring: Ben gets 4 for cloisters.",
        ]
    );
}
