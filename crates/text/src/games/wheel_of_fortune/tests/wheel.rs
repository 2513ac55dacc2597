//! Sentences about the wheel.

use super::*;

#[test]
fn fortune_tells_who_drew_the_tile() {
    let all = sentences_after(3, "U-3 2,-1e\nU-3");
    assert_eq!(
        all,
        [
            "Ben draws a tile with a 3.",
            "Road from east to west. Field north and south.",
            "The pig moves 3 sectors to Fortune.",
            "Fortune: Ben +3.",
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
        sentences_after(2, script)[2..],
        [
            "The pig moves 1 sector to Taxes.",
            "Ada: 2 knights in a city with 2 pennants, +8.",
            "Ben: a knight in a city with 2 pennants, +3.",
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
        sentences_after(2, script)[2..],
        [
            "The pig moves 2 sectors to Famine.",
            "Ada: 2 farmers next to 3 completed cities, +6.",
            "Ben: a farmer next to 3 completed cities, +3.",
        ]
    );
    let even = script.replace("E -2,0e field-EL", "E -2,0e");
    assert_eq!(
        sentences_after(2, &even)[3..],
        [
            "Ada: a farmer next to 3 completed cities, +3.",
            "Ben: a farmer next to 3 completed cities, +3.",
        ]
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
        sentences_after(2, script)[2..],
        [
            "The pig moves 3 sectors to Storm.",
            "Storm: Ada +6 and Ben +6.",
            "Crowns of Storm: Ada +3 and Ben +3.",
        ]
    );
    let script = "
        B 4,0n cloister
        B 5,0n cloister
        B 6,0n cloister
        U-2 2,-1e
        V-2";
    assert_eq!(
        sentences_after(2, script)[2..],
        [
            "The pig moves 2 sectors to Inquisition.",
            "Inquisition: Ada +4 and Ben +2.",
        ]
    );
}

#[test]
fn crown_labels_for_one_two_and_no_followers() {
    let crowns = |script: &str| sentences_after(2, script)[2..].to_vec();
    assert_eq!(
        crowns("W 2,-1n crown-taxes\nU-1"),
        [
            "The pig moves 1 sector to Taxes.",
            "Taxes: there are no knights.",
            "Crown of Taxes: Ada +6.",
        ]
    );
    assert_eq!(
        crowns("W 2,-1n crown-taxes\nB 4,0n\nB 4,1n crown-taxes\nU-1")[2],
        "Crowns of Taxes: Ada +6."
    );
    assert_eq!(
        crowns("W 2,-1n crown-famine\nU-2"),
        [
            "The pig moves 2 sectors to Famine.",
            "Famine: no farmer has a completed city.",
            "Crown of Famine: Ada +3.",
        ]
    );
    assert_eq!(
        crowns("W 2,-1n\nU-2"),
        [
            "The pig moves 2 sectors to Famine.",
            "Famine: no farmer has a completed city.",
        ]
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
        all[2..],
        [
            "The pig moves 3 sectors to Plague.",
            "Plague: everybody takes back a follower from a tile.",
        ]
    );
    assert_eq!(
        crate::games::task(LOCALE, &State::WheelOfFortune(Box::new(game.clone()))),
        "take back one of your followers (plague)"
    );
    let home = game.parse_action("home-5,1").expect("it is legal");
    assert_eq!(
        game.action(LOCALE, home),
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
            "Crown of Plague: Cleo +6.",
        ]
    );
}

/// Beside the board, what is seen there is not told, and points in few words.
#[test]
fn beside_the_board_the_same_is_told_in_few_words() {
    let draws = ["1", "E", "B", "U-1", "D"].map(str::to_owned);
    let setup = Setup::new(GameId::WheelOfFortune, 2, 1).expect("a setup");
    let mut state = State::start(&setup.with_draws(draws.to_vec()).expect("draws"));
    let mut told = Vec::new();
    for text in "draw 0,-1s city-N end 4,0n crown-taxes end 2,-1e".split_whitespace() {
        let action = state.parse_action(text).expect(text);
        let before = state.clone();
        let events = state.apply(action).expect(text);
        told.extend(crate::games::sentences_on_board(
            LOCALE,
            &before,
            &events,
            &names(2),
        ));
    }
    assert_eq!(
        told,
        [
            "Ada draws a city edge.",
            "Ada closes the northwestern city.",
            "Ada deploys a knight to the city.",
            "Ada: city completed, +4.",
            "Ben draws a cloister.",
            "Ben places the tile in the northeast.",
            "Ben deploys a follower to a crown of Taxes.",
            "Ada draws a straight road (1).",
            "Taxes: there are no knights.",
            "Crown of Taxes: Ben +6.",
            "Ada extends the northern road.",
        ]
    );
}
