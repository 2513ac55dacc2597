//! Argonaut's Wheel: the effect of every kind of piece on every kind of occupant
//! of the station that it enters, for all distances and both sides; and which moves
//! follow.

use crate::common;

use common::wheel::{after, apply_text, event, events, game, illegal, legal, station, text_of};
use rules::ParseActionError;
use rules::game::Game;
use rules::games::argonauts_wheel::{EndReason, IllegalAction, Side, StoodOn};

/// All moves of Black's pieces; White's are half a revolution further.
const ROUTES: [(usize, usize); 5] = [(1, 3), (1, 7), (0, 4), (7, 0), (7, 6)];

/// The same pieces in the colours of the other side.
fn exchanged(text: &str) -> String {
    let exchange = |letter| match letter {
        'b' => 'w',
        'w' => 'b',
        'x' => 'y',
        'y' => 'x',
        'B' => 'W',
        'W' => 'B',
        other => other,
    };
    text.chars().map(exchange).collect()
}

/// A wheel with all six pieces: the ones that move, the ones at their destination,
/// and the rest where they do not block a move.
fn set_up(mover: &str, from: usize, target: &str, to: usize) -> String {
    let mut stations = vec![String::new(); 8];
    stations[from].push_str(mover);
    stations[to].push_str(target.trim_matches('.'));
    let mut away = (0..8).filter(|at| ![from, to].contains(at));
    for (alive, dead, most) in [('b', 'x', 2), ('w', 'y', 2), ('B', 'B', 1), ('W', 'W', 1)] {
        let there = stations.concat();
        let have = there.matches([alive, dead]).count();
        let at = away.next().unwrap_or(0);
        for _ in have..most {
            stations[at].push(alive);
        }
    }
    let or_none = |station: &String| match station.as_str() {
        "" => ".".to_owned(),
        letters => letters.to_owned(),
    };
    stations.iter().map(or_none).collect::<Vec<_>>().join(" ")
}

/// The two stations after a move, as `from / to`, with what a killed cone stood on;
/// or why the move is illegal.
fn outcome_of(from: usize, to: usize, sign: &str, board: &str, side: Side, rest: &str) -> String {
    let (sign, hat) = (sign.trim_start_matches('^'), sign.starts_with('^'));
    let text = format!("{}{from}{sign}{to}", if hat { "^" } else { "" });
    let before = game(&format!("{board} {}{rest}", side.name()));
    let action = match before.parse_action(&text) {
        Ok(action) => action,
        Err(ParseActionError::Illegal(illegal)) => {
            assert!(!legal(&before).contains(&text));
            let name = format!("{illegal:?}");
            let at = format!("(Station({to}))");
            return name.strip_suffix(&at).map(str::to_owned).unwrap_or(name);
        }
        Err(error) => unreachable!("{text}: {error:?}"),
    };
    assert!(legal(&before).contains(&text));
    let mut after = before.clone();
    assert_eq!(after.apply(action, &mut Vec::new()), Ok(()));
    for at in (0..8).filter(|at| ![from, to].contains(at)) {
        let at = station(at as u8);
        assert_eq!(
            after.wheel().occupants(at),
            before.wheel().occupants(at),
            "{text}"
        );
    }
    let letters = |at: usize| after.wheel().occupants(station(at as u8)).to_string();
    let end = match after.end_reason() {
        None => String::new(),
        Some(EndReason::ConeKilled(stood)) => {
            assert_eq!(after.winner(), Some(side));
            format!(" wins {stood:?}")
        }
        Some(draw) => unreachable!("{draw:?}"),
    };
    assert_eq!(after.idle(), 0);
    format!("{} / {}{end}", letters(from), letters(to))
}

/// The common outcome of all routes and both sides, in Black's colours.
fn arrival_as(mover: &str, sign: &str, target: &str, rest: &str) -> String {
    let mut found: Vec<String> = Vec::new();
    for (from, to) in ROUTES {
        let board = set_up(mover, from, target, to);
        found.push(outcome_of(from, to, sign, &board, Side::Black, rest));
        let (from, to) = ((from + 4) % 8, (to + 4) % 8);
        let board = set_up(&exchanged(mover), from, &exchanged(target), to);
        let whites = outcome_of(from, to, sign, &board, Side::White, rest);
        let (stations, end) = match whites.split_once(" wins ") {
            Some((stations, stood)) => (exchanged(stations), format!(" wins {stood}")),
            None if whites.contains('/') => (exchanged(&whites), String::new()),
            None => (whites, String::new()),
        };
        found.push(stations + &end);
    }
    found.dedup();
    assert_eq!(found.len(), 1, "{mover} {sign} {target}: {found:?}");
    found.concat()
}

fn arrival(mover: &str, sign: &str, target: &str) -> String {
    arrival_as(mover, sign, target, "")
}

const CONES: [&str; 12] = [
    "W", "xW", "xxW", "bW", "bbW", "wW", "wwW", "B", "yB", "yyB", "wB", "bB",
];

#[test]
fn section_2_a_disc_moves_to_an_empty_station() {
    assert_eq!(arrival("b", "-", "."), ". / b");
    assert_eq!(arrival("bb", "-", "."), "b / b");
}

#[test]
fn section_3_2c_a_disc_lands_on_its_own_living_disc() {
    assert_eq!(arrival("b", "-", "b"), ". / bb");
    let happened = events("B b . w W w . b black", "1-7");
    assert_eq!(happened, ["black disc 1 to 7", "stack in 7"]);
}

#[test]
fn section_3_2c_a_living_disc_does_not_land_on_a_dead_one() {
    assert_eq!(arrival("b", "-", "x"), "BlockedByDeadDiscs");
}

#[test]
fn section_3_2b_discs_do_not_land_on_opposing_discs() {
    for mover in ["b", "bb"] {
        for target in ["w", "ww", "y", "yy"] {
            let illegal_action = arrival(mover, "-", target);
            assert_eq!(illegal_action, "BlockedByOpposingDiscs", "{mover} {target}");
        }
    }
}

#[test]
fn section_3_2a_discs_do_not_land_on_cones_whatever_they_stand_on() {
    for target in CONES {
        let own_discs = target.matches(['b', 'x']).count();
        if own_discs < 2 {
            assert_eq!(arrival("b", "-", target), "BlockedByCone", "{target}");
        }
        if own_discs == 0 {
            assert_eq!(arrival("bb", "-", target), "BlockedByCone", "{target}");
        }
    }
}

#[test]
fn section_3_3a_a_stack_moves_as_one_to_an_empty_station_only() {
    assert_eq!(arrival("bb", "=", "."), ". / bb");
    for target in [
        "w", "ww", "y", "yy", "W", "wW", "wwW", "B", "yB", "yyB", "wB",
    ] {
        assert_eq!(arrival("bb", "=", target), "NotEmpty", "{target}");
    }
    let happened = events("B . . w W w . bb black", "7=6");
    assert_eq!(happened, ["black stack 7 to 6"]);
}

/// Rulebook 3.3a again: it is the top disc that leaves, the other one stays.
#[test]
fn section_3_3a_the_top_disc_moves_alone() {
    let happened = events("B . . w W w . bb black", "7-6");
    assert_eq!(happened, ["black disc 7 to 6"]);
    let apart = after(game("B . . w W w . bb black"), "7-6 R");
    assert_eq!(text_of(&apart), ". . w W w b b B black r1");
}

#[test]
fn section_2_a_cone_moves_to_an_empty_station() {
    assert_eq!(arrival("B", "-", "."), ". / B");
    assert_eq!(
        events("B b . w . w W b black", "0-4"),
        ["black cone 0 to 4"]
    );
}

#[test]
fn section_3_1d_a_cone_does_not_land_on_its_own_living_discs() {
    for target in ["b", "bb"] {
        assert_eq!(arrival("B", "-", target), "BlockedByOwnDiscs");
        assert_eq!(arrival("yB", "-", target), "BlockedByOwnDiscs");
    }
    assert_eq!(arrival("bB", "^-", "b"), "BlockedByOwnDiscs");
}

#[test]
fn section_3_1b_a_cone_kills_a_living_disc() {
    assert_eq!(arrival("B", "-", "w"), ". / yB");
    let happened = events("B b . w w . W b black", "0-4");
    assert_eq!(happened, ["black cone 0 to 4", "1 white killed in 4"]);
}

#[test]
fn section_3_3b_a_cone_kills_both_discs_of_a_stack() {
    assert_eq!(arrival("B", "-", "ww"), ". / yyB");
    let happened = events("B b . . ww . W b black", "0-4");
    assert_eq!(happened, ["black cone 0 to 4", "2 white killed in 4"]);
}

/// Rulebook 3.4a: discs of either side.
#[test]
fn section_3_4a_a_cone_resurrects_dead_discs() {
    let own_dead = [("x", ". / bB"), ("xx", ". / bbB")];
    let opposing = [("y", ". / wB"), ("yy", ". / wwB")];
    for (target, becomes) in own_dead.into_iter().chain(opposing) {
        assert_eq!(arrival("B", "-", target), becomes);
    }
    let happened = events("B b . w y . W b black", "0-4");
    let resurrected = "1 white resurrected in 4 by black";
    assert_eq!(happened, ["black cone 0 to 4", resurrected]);
}

/// Rulebook 3.4a, the free spire.
#[test]
fn section_3_4a_a_cone_on_its_own_resurrected_discs_is_a_free_spire() {
    let happened = events("B . . w xx . W w black", "0-4");
    let resurrected = "2 black resurrected in 4 by black";
    assert_eq!(happened, ["black cone 0 to 4", resurrected]);
    let spire = after(game("B . . w xx . W w black"), "0-4");
    assert!(spire.wheel().occupants(station(4)).is_free_spire());
    assert!(!spire.wheel().occupants(station(4)).is_prisoner_spire());
}

/// Rulebook 3.1a and 3.4b: a cone is killed whatever it stands on, even on the
/// killer's own living discs.
#[test]
fn section_3_1a_and_3_4b_a_cone_kills_the_opposing_cone_and_wins() {
    let wins = [
        ("W", ". / B wins Alone"),
        ("xW", ". / xB wins DeadDiscs"),
        ("xxW", ". / xxB wins DeadDiscs"),
        ("bW", ". / bB wins PrisonerSpire"),
        ("bbW", ". / bbB wins PrisonerSpire"),
        ("wW", ". / wB wins FreeSpire"),
        ("wwW", ". / wwB wins FreeSpire"),
    ];
    for (target, becomes) in wins {
        assert_eq!(arrival("B", "-", target), becomes);
    }
    // From wherever the cone stands.
    assert_eq!(arrival("yB", "-", "W"), "y / B wins Alone");
    assert_eq!(arrival("wwB", "-", "bW"), "ww / bB wins PrisonerSpire");
    assert_eq!(arrival("bB", "^-", "wwW"), "b / wwB wins FreeSpire");
    let won = after(game("B b b . W w w . black"), "0-4");
    assert_eq!(
        won.end_reason(),
        Some(EndReason::ConeKilled(StoodOn::Alone))
    );
    assert_eq!(won.score().points.as_slice(), [1, 0]);
    assert_eq!(won.score().ranks.as_slice(), [1, 2]);
    let happened = events("B . . . bbW w w . black", "0-4");
    let killed = "white cone killed in 4: PrisonerSpire";
    assert_eq!(happened, ["black cone 0 to 4", killed]);
}

/// Rulebook 3.1c.
#[test]
fn section_3_1c_no_cone_is_killed_before_the_battle() {
    for target in ["W", "xW", "xxW", "bW", "bbW", "wW", "wwW"] {
        assert_eq!(arrival_as("B", "-", target, " peace"), "BattleNotBegun");
    }
    // On prisoners too, it is the cone that blocks the move.
    assert_eq!(arrival_as("bB", "^-", "bW", " peace"), "BattleNotBegun");
}

/// Rulebook 3.1c: the first move of any cone begins it, a kill comes a turn
/// later at the earliest, by either side.
#[test]
fn section_3_1c_the_first_move_of_a_cone_begins_the_battle() {
    let before = game(". B b W . w w b black peace");
    assert_eq!(
        illegal(&before, "1-3"),
        Some(IllegalAction::BattleNotBegun(station(3)))
    );
    let mut begun = game("B b . w . w W b black peace");
    let mut happened = apply_text(&mut begun, "0-4")
        .iter()
        .map(event)
        .collect::<Vec<_>>();
    assert_eq!(happened, ["black cone 0 to 4", "battle"]);
    assert!(begun.battle());
    // It begins only once.
    happened = events("B b . w . w W b black", "0-4");
    assert_eq!(happened, ["black cone 0 to 4"]);
    // Kills and resurrections follow on it.
    happened = events("B b . w w . W b black peace", "0-4");
    let killed = "1 white killed in 4";
    assert_eq!(happened, ["black cone 0 to 4", "battle", killed]);
    // The next turn may kill the cone that has begun it.
    let answer = game("B b . W . w w b black peace");
    assert!(answer.parse_action("0-4").is_ok());
    let answer = after(answer, "0-4 3-4");
    assert_eq!(answer.winner(), Some(Side::White));
    assert_eq!(text_of(&answer), ". b . . W w w b");
    // Discs and turns of the wheel begin nothing.
    let still = after(game(common::wheel::START), "1-7 R");
    assert!(!still.battle());
}

/// Rulebook 3.4c.
#[test]
fn section_3_4c_a_free_spire_moves_as_one_or_its_cone_alone() {
    assert_eq!(arrival("bB", "=", "."), ". / bB");
    assert_eq!(arrival("bbB", "=", "."), ". / bbB");
    assert_eq!(arrival("bB", "^-", "."), "b / B");
    assert_eq!(arrival("bbB", "^-", "."), "bb / B");
    assert_eq!(
        events("bB b . w . w W . black", "0=4"),
        ["black spire 0 to 4"]
    );
    let happened = events("bB b . w . w W . black", "^0-4");
    assert_eq!(happened, ["black cone of spire 0 to 4"]);
    // No disc dies or is resurrected.
    let moved = after(game("bB x . w . y W . black"), "0=4");
    assert_eq!(text_of(&moved), ". x . w bB y W . white");
}

/// The cone off a free spire does all that a cone does.
#[test]
fn section_3_4c_a_cone_off_its_spire_kills_and_resurrects() {
    let becomes = [
        ("w", "b / yB"),
        ("ww", "b / yyB"),
        ("x", "b / bB"),
        ("y", "b / wB"),
        ("yy", "b / wwB"),
    ];
    for (target, becomes) in becomes {
        assert_eq!(arrival("bB", "^-", target), becomes);
    }
}

/// Rulebook 3.4d: it makes no stack, resurrects and kills nothing.
#[test]
fn section_3_4d_a_free_spire_moves_to_an_unoccupied_station_only() {
    for target in ["b", "x", "w", "ww", "y", "yy", "W", "xW", "bW", "wW", "wwW"] {
        assert_eq!(arrival("bB", "=", target), "NotEmpty", "{target}");
    }
    for target in ["w", "ww", "y", "yy", "W", "wW", "wwW"] {
        assert_eq!(arrival("bbB", "=", target), "NotEmpty", "{target}");
    }
}

/// Rulebook 3.4e: they can be moved when the cone has left.
#[test]
fn section_3_4e_prisoners_wait_for_the_cone_to_leave() {
    let held = game(". bbW . . . ww . B black");
    assert_eq!(legal(&held), ["7-0", "7-6", "R"]);
    for text in ["1-3", "1=3"] {
        assert_eq!(
            illegal(&held, text),
            Some(IllegalAction::Prisoner(station(1)))
        );
    }
    let mut game = game(". . . bbW . ww . B white");
    let steps = [
        ("3-2", ". . W bb . ww . B black"),
        ("R", ". W bb . ww . B . white r1"),
        ("R", "W bb . ww . B . . black r2"),
    ];
    for (action, becomes) in steps {
        game = after(game, action);
        assert_eq!(text_of(&game), becomes);
    }
    assert_eq!(legal(&game), ["1-7", "1=7", "R"]);
}

/// Discs stay alive or dead when a cone leaves them.
#[test]
fn section_3_4_discs_stay_as_the_cone_leaves_them() {
    let left = [("yB", "y"), ("yyB", "yy"), ("wB", "w"), ("wwB", "ww")];
    for (stand, left) in left {
        assert_eq!(arrival(stand, "-", "."), format!("{left} / B"));
    }
}

/// A cone on opposing discs can still kill and resurrect.
#[test]
fn section_3_4_a_cone_on_opposing_discs_is_still_a_cone() {
    assert_eq!(arrival("yB", "-", "w"), "y / yB");
    assert_eq!(arrival("wB", "-", "w"), "w / yB");
    assert_eq!(arrival("wB", "-", "y"), "w / wB");
    assert_eq!(arrival("yB", "-", "y"), "y / wB");
    assert_eq!(arrival("yB", "-", "xx"), "y / bbB");
}

#[test]
fn section_3_4_a_cone_may_kill_leave_come_back_and_resurrect() {
    let mut game = game("B bb . w w . W . black");
    let steps = [
        ("0-4", ". bb . w yB . W . white"),
        ("3-2", ". bb w . yB . W . black"),
        ("R", "bb w . yB . W . . white r1"),
    ];
    for (action, becomes) in steps {
        game = after(game, action);
        assert_eq!(text_of(&game), becomes);
    }
    let back = [
        ("1-7", ". y bb w . W . B white"),
        ("3-4", ". y bb . w W . B black"),
        ("7-0", "B y bb . w W . . white"),
        ("R", "y bb . w W . . B black r1"),
        ("7-0", "wB bb . w W . . . white"),
    ];
    let mut game = common::wheel::game(". yB bb w . W . . black");
    for (action, becomes) in back {
        game = after(game, action);
        assert_eq!(text_of(&game), becomes);
    }
    assert!(game.wheel().occupants(station(0)).is_prisoner_spire());
}

/// Rulebook 3.2d, 3.4e.
#[test]
fn section_3_2d_dead_discs_stay_where_they_are() {
    for stand in ["x", "xx", "xW", "xxW"] {
        for from in [0, 1, 7] {
            let board = set_up(stand, from, ".", if from == 0 { 4 } else { (from + 2) % 8 });
            let game = game(&format!("{board} black"));
            let from = from.to_string();
            let lifted = |text: &String| text.trim_start_matches('^').starts_with(&from);
            assert!(!legal(&game).iter().any(lifted), "{board}");
        }
    }
}
