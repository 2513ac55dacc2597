//! Argonaut's Wheel: turns of the wheel, revolutions, and draws.

use crate::common;

use common::wheel::{
    START, actions, after, apply_text, begun_by, event, events, game, illegal, legal, text_of,
};
use rules::Seat;
use rules::game::Game;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, EndReason, IllegalAction};
use rules::rng::Rng;

/// A position in which neither side can move a piece, wherever it is turned to,
/// at least for two turns; White is to move.
const STUCK: &str = "b . w W w . b B";

/// Rulebook 2: the time stone goes back to Black's left after a move, and stays
/// where it is on the wheel when that is turned.
#[test]
fn section_2_the_time_stone_rides_on_the_wheel() {
    let mut game = begun_by("black");
    for at in [2, 1, 0, 7, 6, 5, 4, 3, 2] {
        assert_eq!(game.time_stone().number(), at);
        if at != 2 || game.idle() == 0 {
            apply_text(&mut game, "R");
        }
    }
    assert_eq!(
        (game.idle(), text_of(&game)),
        (8, START.replace("peace", "r8 peace"))
    );
    apply_text(&mut game, "1-7");
    assert_eq!((game.idle(), game.time_stone().number()), (0, 2));
}

#[test]
fn section_2_players_alternate_whatever_they_do() {
    let mut game = begun_by("white");
    for (turn, action) in (1..).zip(["R", "R", "R", "R"]) {
        assert_eq!(game.turn(), turn);
        let seat = if turn % 2 == 1 { 2 } else { 1 };
        assert_eq!(game.to_act().map(Seat::number), Some(seat));
        let happened: Vec<String> = apply_text(&mut game, action).iter().map(event).collect();
        let who = if seat == 2 { "white" } else { "black" };
        assert_eq!(happened, [format!("{who} turned, {turn}")]);
        assert_eq!(u32::from(game.turns_remaining()), 600 - turn);
    }
}

/// Rulebook 4: then the wheel must be turned, at any time.
#[test]
fn section_4_without_a_legal_move_the_wheel_is_turned() {
    for turns in 0..24 {
        let stuck = game(&format!("{STUCK} white r{turns} peace"));
        assert_eq!(legal(&stuck), ["R"], "{turns}");
    }
}

/// Rulebook 4.1 and 4.2: only in the two turns after a revolution must a piece
/// be moved; after the third one the game is over.
#[test]
fn section_4_1_and_4_2_a_piece_must_be_moved_after_a_revolution() {
    for turns in 0..24 {
        for side in ["black", "white"] {
            let game = game(&format!("B b . w W w . b {side} r{turns} peace"));
            let must = [8, 9, 16, 17].contains(&turns);
            assert_eq!(!legal(&game).contains(&"R".to_owned()), must, "{turns}");
            assert_eq!(illegal(&game, "R"), must.then_some(IllegalAction::MustMove));
            assert_eq!(legal(&game).len(), if must { 2 } else { 3 });
        }
    }
}

/// Rulebook 4.1, as it is played.
#[test]
fn section_4_1_the_first_player_after_a_revolution_moves() {
    let around = after(begun_by("black"), "R R R R R R R R");
    assert_eq!(legal(&around), ["1-7", "7-6"]);
    let on = after(around, "7-6");
    // The other one is free to turn then.
    assert_eq!(text_of(&on), "B b . w W w b . white peace");
    assert!(legal(&on).contains(&"R".to_owned()));
}

/// Rulebook 4.1: who cannot move turns, and then the other one must move.
#[test]
fn section_4_1_the_second_player_moves_if_the_first_one_cannot() {
    let first = game(&format!("{STUCK} white r8 peace"));
    let second = after(first, "R");
    assert_eq!(text_of(&second), ". w W w . b B b black r9 peace");
    assert_eq!(legal(&second), ["7-0"]);
    assert_eq!(illegal(&second, "R"), Some(IllegalAction::MustMove));
    // Afterwards no player has to.
    let third = game(". w W w . b B b black r10 peace");
    assert_eq!(legal(&third), ["7-0", "R"]);
}

/// Rulebook 4.1: a single revolution raises nobody from the dead.
#[test]
fn section_4_1_the_dead_stay_dead_after_one_revolution() {
    let once = after(game("x . . w W y . bB white r7"), "R");
    assert_eq!(text_of(&once), ". . w W y . bB x black r8");
    assert_eq!(
        events("x . . w W y . bB white r7", "R"),
        ["white turned, 8"]
    );
}

/// Rulebook 4.2: at once, before the next player's turn.
#[test]
fn section_4_2_all_dead_discs_live_again_after_two_revolutions() {
    let twice = after(game("x . . w W y . bB white r15"), "R");
    assert_eq!(text_of(&twice), ". . w W w . bB b black r16");
    let happened = events("x . . w W y . bB white r15", "R");
    assert_eq!(happened, ["white turned, 16", "all 2 resurrected"]);
    // Stacks count by their discs.
    let happened = events("xx . . w W y . B white r15", "R");
    assert_eq!(happened[1], "all 3 resurrected");
    // There is no event if no disc is dead.
    assert_eq!(
        events("b . . w W w . bB white r15", "R"),
        ["white turned, 16"]
    );
    // Afterwards the dead stay dead again.
    let later = after(game("x . . w W y . bB black r18"), "R");
    assert_eq!(text_of(&later), ". . w W y . bB x white r19");
}

/// Cones that stood on the dead stand on spires then: discs under the opposing
/// cone are prisoners.
#[test]
fn section_4_2_cones_on_the_dead_come_to_stand_on_spires() {
    let from = game(". xxW . . B ww . . black r15");
    let turned = after(from, "R");
    assert_eq!(text_of(&turned), "bbW . . B ww . . . white r16");
    let from = game(". . xxW . B ww . . black r15");
    let turned = after(from, "R");
    assert_eq!(text_of(&turned), ". bbW . B ww . . . white r16");
    let held = after(turned, "4=0");
    for text in ["1-7", "1=7"] {
        let illegal_action = IllegalAction::Prisoner(common::wheel::station(1));
        assert_eq!(illegal(&held, text), Some(illegal_action));
    }
}

/// Rulebook 4.2: the turns after it are as those after one revolution.
#[test]
fn section_4_2_who_lives_again_can_be_moved_at_once() {
    let turned = after(game("x . . w W w . bB white r15"), "R");
    // The disc in 7 lives again, and a piece must be moved.
    assert_eq!(legal(&turned), ["7-0"]);
}

/// Rulebook 4.3.
#[test]
fn section_4_3_three_revolutions_are_a_draw() {
    for side in ["black", "white"] {
        let mut game = game(&format!("B b . w W w . b {side} r23 peace"));
        let happened: Vec<String> = apply_text(&mut game, "R").iter().map(event).collect();
        assert_eq!(happened, [format!("{side} turned, 24")]);
        assert_eq!(game.end_reason(), Some(EndReason::ThreeRevolutions));
        assert_eq!((game.to_act(), game.winner()), (None, None));
        assert_eq!(game.score().points.as_slice(), [0, 0]);
        assert_eq!(game.score().ranks.as_slice(), [1, 1]);
        assert!(game.score_items().is_empty() && legal(&game).is_empty());
        // The wheel was turned before that.
        assert_eq!(text_of(&game), "b . w W w . b B");
    }
    let goes_on = after(game("B b . w W w . b black r23 peace"), "7-6");
    assert_eq!(text_of(&goes_on), "B b . w W w b . white peace");
}

/// After `7-0 R` the disc comes back and the wheel does the rest of its
/// revolution: ten turns that lead where they began.
const BACK: &str = "7-6 R R R R R R R";

/// House ruling: positions that a piece was moved to are counted, the first one too.
#[test]
fn the_third_time_of_a_position_is_a_draw() {
    let mut game = game(". B b . w wW . b black");
    assert_eq!(game.repetition_count(), 1);
    for round in 1..=2 {
        game = after(game, "7-0");
        assert_eq!((game.repetition_count(), game.end_reason()), (round, None));
        game = after(game, "R");
        assert_eq!(game.repetition_count(), 0);
        game = after(game, BACK);
        assert_eq!(text_of(&game), ". B b . w wW . b black r7");
        assert_eq!(game.repetition_count(), 0);
    }
    assert_eq!(game.turns_remaining(), 580);
    game = after(game, "7-0");
    assert_eq!(game.end_reason(), Some(EndReason::Repetition));
    assert_eq!((game.to_act(), game.repetition_count()), (None, 3));
    assert_eq!(game.score().ranks.as_slice(), [1, 1]);
    assert!(legal(&game).is_empty());
}

/// House ruling: before the battle it is another position.
#[test]
fn positions_before_the_battle_are_others() {
    // Black's cone goes forth and back: the first time it stands here it has
    // not been moved.
    let there = "R R R R R R R 7-0 R 7-6";
    let mut game = game(". b b . w wW B . white peace");
    assert_eq!(game.repetition_count(), 1);
    for times in 1..=2 {
        game = after(game, there);
        assert_eq!(text_of(&game), ". b b . w wW B . white");
        assert_eq!((game.repetition_count(), game.end_reason()), (times, None));
    }
    // By now the position behind `7-0` would come for the third time.
    game = after(game, "R R R R R R R");
    assert_eq!(game.end_reason(), None);
    assert_eq!(after(game, "7-0").end_reason(), Some(EndReason::Repetition));
}

/// House ruling: with the other side to move it is another position.
#[test]
fn positions_with_the_other_side_to_move_are_others() {
    let there = "R R 1-3 R R R 0-4 R R R 1-3";
    let game = game("bW . . B w . b w black");
    assert_eq!(game.repetition_count(), 1);
    let game = after(game, there);
    assert_eq!(text_of(&game), "bW . . B w . b w white");
    assert_eq!(game.repetition_count(), 1);
}

/// Plays on as long as possible without killing a cone or repeating a position.
fn played_long(picks: u64, turns: u32) -> Option<ArgonautsWheel> {
    let mut rng = Rng::new(picks, 7);
    let mut game = begun_by("black");
    for _ in 0..turns {
        let goes_on = |action: &&Action| {
            let mut after = game.clone();
            after.apply_unchecked(**action, &mut Vec::new());
            after
                .end_reason()
                .is_none_or(|reason| reason == EndReason::TooLong)
        };
        let legal = actions(&game);
        let calm: Vec<Action> = legal.iter().filter(goes_on).copied().collect();
        assert_eq!(game.apply(*rng.pick(&calm)?, &mut Vec::new()), Ok(()));
    }
    Some(game)
}

/// House ruling.
#[test]
fn the_end_of_turn_600_is_a_draw() {
    let games: Vec<ArgonautsWheel> = (0..10)
        .filter_map(|picks| played_long(picks, 599))
        .collect();
    assert!(!games.is_empty());
    for mut game in games {
        assert_eq!((game.turn(), game.turns_remaining()), (600, 1));
        assert_eq!(game.end_reason(), None);
        let goes_on = actions(&game).into_iter().find(|action| {
            let mut after = game.clone();
            after.apply_unchecked(*action, &mut Vec::new());
            after.end_reason() == Some(EndReason::TooLong)
        });
        let Some(action) = goes_on else { continue };
        assert_eq!(game.apply(action, &mut Vec::new()), Ok(()));
        assert_eq!(game.end_reason(), Some(EndReason::TooLong));
        assert_eq!((game.to_act(), game.turns_remaining()), (None, 0));
        assert_eq!(game.score().points.as_slice(), [0, 0]);
        assert!(legal(&game).is_empty());
    }
}

/// Killing the cone in the last turn wins.
#[test]
fn a_cone_killed_in_turn_600_is_killed() {
    let won = (0..200)
        .filter_map(|picks| played_long(picks, 599))
        .find_map(|game| {
            actions(&game).into_iter().find_map(|action| {
                let mut after = game.clone();
                after.apply_unchecked(action, &mut Vec::new());
                after.winner().is_some().then_some(after)
            })
        })
        .unwrap();
    assert_eq!(won.turns_remaining(), 0);
    assert!(matches!(won.end_reason(), Some(EndReason::ConeKilled(_))));
}
