//! Sentences about the wheel.

use super::*;

#[test]
fn fortune_has_one_sentence() {
    let all = sentences_after(3, "U-3 2,-1e\nU-3");
    assert_eq!(
        all,
        [
            "Ben draws a tile with a 3: road from east to west, field north and south.",
            "The pig moves 3 sectors to Fortune: 3 points for Ben.",
        ]
    );
}

#[test]
fn taxes_mention_knights_and_pennants() {
    let script = "
        F 0,-1e city-E
        E 1,-1n city-N
        E -1,-1n city-N
        C 0,-2n
        P 1,-2w
        P -1,-2s
        U-1";
    assert_eq!(
        sentences_after(2, script)[1..],
        [
            "The pig moves 1 sector to Taxes: knights score.",
            "Ada: 8 points for 2 knights in a city with 2 pennants.",
            "Ben: 3 points for a knight in a city with 2 pennants.",
        ]
    );
}

#[test]
fn famine_mentions_farmers_and_cities() {
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
        sentences_after(2, script)[1..],
        [
            "The pig moves 2 sectors to Famine: farmers score.",
            "Ada: 6 points for 2 farmers in a field next to 3 completed cities.",
            "Ben: 3 points for a farmer in a field next to 3 completed cities.",
        ]
    );
    // Equal points share a sentence.
    let even = script.replace("E -2,0e field-EL", "E -2,0e");
    assert_eq!(
        sentences_after(2, &even)[2..],
        ["Ada and Ben: 3 points each for a farmer in a field next to 3 completed cities."]
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
        sentences_after(2, script)[1..],
        [
            "The pig moves 3 sectors to Storm: followers in supply score.",
            "Points for followers in supply: Ada 6 and Ben 6.",
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
        sentences_after(2, script)[1..],
        [
            "The pig moves 2 sectors to Inquisition: monks score.",
            "Points for monks: Ada 4 and Ben 2.",
        ]
    );
}

#[test]
fn crown_labels_for_one_two_and_no_followers() {
    let crowns = |script: &str| sentences_after(2, script)[1..].to_vec();
    assert_eq!(
        crowns("W 2,-1n crown-taxes\nU-1"),
        [
            "The pig moves 1 sector to Taxes: knights score, but nobody scores.",
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
            "The pig moves 2 sectors to Famine: farmers score, but nobody scores.",
            "Ada: 3 points for a crown of Famine.",
        ]
    );
    assert_eq!(
        crowns("W 2,-1n\nU-2"),
        ["The pig moves 2 sectors to Famine: farmers score, but nobody scores."]
    );
}

#[test]
fn the_plague_mentions_returned_followers_and_spared_players() {
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
        ["The pig moves 3 sectors to Plague: each player takes back a follower from a tile."]
    );
    assert_eq!(
        crate::games::task(LOCALE, &State::WheelOfFortune(Box::new(game.clone()))),
        "take back one of your followers (plague)"
    );
    let home = game.parse_action("home-5,1").expect("it is legal");
    assert_eq!(
        action_in(LOCALE, &game, home),
        "take back the monk at column 5, row 1"
    );
    assert_eq!(
        apply(&mut game, "home-5,1"),
        ["Ada takes back a monk from column 5, row 1."]
    );
    assert_eq!(
        apply(&mut game, "home-4,1"),
        [
            "Ben takes back a monk from column 4, row 1.",
            "Cleo has no follower on a tile to lose.",
            "Cleo: 6 points for a crown of Plague.",
        ]
    );
}
