//! Wheel of Fortune: tiles that fit nowhere, as scripts with forced draws.

use crate::wheel_of_fortune_help;

use rules::game::Game;
use rules::games::wheel_of_fortune::{EndReason, Event, Phase, Sector, WheelOfFortune};
use wheel_of_fortune_help::{
    BESIDE, gains, legal_text, pig_moves, play_in, points_given, scenario, seat, supplies, take,
    tile,
};

/// Plays a script with the wheel beside the board; the stack has the tiles of the
/// script and then `more`.
fn play_beside(players: u8, script: &str, more: &[&str]) -> (WheelOfFortune, Vec<Event>) {
    let mut scenario = scenario(players, script);
    scenario.tiles.extend(more.iter().map(|text| tile(text)));
    scenario.tile_limit = scenario.tiles.len();
    scenario.variant = BESIDE;
    play_in(&scenario, script)
}

fn drawn(game: &WheelOfFortune) -> Option<String> {
    game.drawn().map(|tile| tile.to_string())
}

/// All roads and the city are completed.
const CLOSED: &str = "
    E 0,-1s
    A 1,0e
    A -1,0w crown-taxes";

#[test]
fn the_tile_is_removed_and_the_same_player_draws_again() {
    let mut game = play_beside(2, CLOSED, &["C", "B"]).0;
    let events = take(&mut game, "end");
    let texts: Vec<String> = events
        .iter()
        .map(|event| match event {
            Event::Drawn { seat, tile } => format!("{} draws {tile}", seat.number()),
            Event::FitsNowhere { tile } => format!("no place for {tile}"),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(texts, ["2 draws C", "no place for C", "2 draws B"]);
    assert_eq!(drawn(&game).as_deref(), Some("B"));
    assert_eq!(
        (game.active(), game.reveal_count(), game.turn()),
        (seat(2), 5, 4)
    );
}

#[test]
fn its_number_and_that_of_its_replacement_move_the_pig() {
    let mut game = play_beside(2, CLOSED, &["X-1", "U-2"]).0;
    let events = take(&mut game, "end");
    assert_eq!(pig_moves(&events), [(1, Sector::Taxes), (2, Sector::Storm)]);
    // The crown of taxes scored although the tile fits nowhere, and that follower
    // is in supply again when the storm comes.
    assert_eq!(gains(&events), ["1: 6 crown", "1: 7 storm", "2: 7 storm"]);
    assert_eq!(drawn(&game).as_deref(), Some("U-2"));
}

#[test]
fn when_it_is_the_last_one_event_and_crowns_come_before_the_end() {
    let mut game = play_beside(2, CLOSED, &["X-1"]).0;
    assert_eq!(game.end_reason(), None);
    let events = take(&mut game, "end");
    assert_eq!(gains(&events), ["1: 6 crown"]);
    assert_eq!(game.end_reason(), Some(EndReason::LastTileFitsNowhere));
    assert_eq!(
        (points_given(&game), legal_text(&game).as_str()),
        (vec![6, 0], "")
    );
}

/// Every free cell is next to a field, so a crossing of four roads fits nowhere. The
/// pig is one step before the plague, and the second player has to end the turn.
const PLAGUED: &str = "
    E 0,-1s
    A 1,0e cloister
    A -1,0w cloister
    B 2,0n
    B 2,1n crown-plague
    B 2,2n
    N-1 -2,0n
    V-3 1,1n";

#[test]
fn the_plague_is_decided_and_its_crowns_score_before_the_end() {
    let (mut game, _) = play_beside(2, PLAGUED, &["X-1"]);
    assert_eq!(points_given(&game), [2, 2]);
    let events = take(&mut game, "end");
    assert_eq!(pig_moves(&events), [(1, Sector::Plague)]);
    assert_eq!((game.end_reason(), game.to_act()), (None, Some(seat(1))));
    assert_eq!(legal_text(&game), "home--1,0");
    take(&mut game, "home--1,0");
    assert_eq!(
        (game.end_reason(), legal_text(&game).as_str()),
        (None, "home-1,0")
    );
    let events = take(&mut game, "home-1,0");
    assert_eq!(gains(&events), ["1: 6 crown"]);
    assert!(matches!(events.last(), Some(Event::FitsNowhere { .. })));
    assert_eq!(game.end_reason(), Some(EndReason::LastTileFitsNowhere));
    assert_eq!(
        (points_given(&game), supplies(&game)),
        (vec![8, 2], vec![7, 7])
    );
}

#[test]
fn after_the_plague_the_active_player_draws_again_not_the_last_to_return_a_follower() {
    let mut game = play_beside(2, PLAGUED, &["X-1", "U-1", "B"]).0;
    let events = take(&mut game, "end home--1,0 home-1,0");
    assert_eq!(drawn(&game).as_deref(), Some("U-1"));
    assert_eq!((game.active(), game.to_act()), (seat(1), Some(seat(1))));
    assert_eq!((game.phase(), game.turn()), (Phase::Place, 9));
    // The new tile's number counts as well, for the active player.
    assert_eq!(
        pig_moves(&events),
        [(1, Sector::Plague), (1, Sector::Fortune)]
    );
    assert_eq!(gains(&events), ["1: 6 crown", "1: 3 fortune"]);
    assert_eq!(
        (points_given(&game), supplies(&game)),
        (vec![11, 2], vec![7, 7])
    );
}

#[test]
fn two_in_a_row_are_removed() {
    let mut game = play_beside(2, CLOSED, &["C", "X-1", "B"]).0;
    let events = take(&mut game, "end");
    let out = events
        .iter()
        .filter(|event| matches!(event, Event::FitsNowhere { .. }));
    assert_eq!(out.count(), 2);
    assert_eq!(drawn(&game).as_deref(), Some("B"));
    assert_eq!((game.active(), game.phase()), (seat(2), Phase::Place));
    // The second one's number counts.
    assert_eq!(game.wheel().pig(), Sector::Taxes);
    assert_eq!(
        (points_given(&game), supplies(&game)),
        (vec![6, 0], vec![7, 7])
    );
}
