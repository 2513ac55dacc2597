//! Argonaut's Wheel with a screen reader: plays whole games by the accessibility tree. Names and
//! announcements are compared with those that follow from the native rules.

use harness::play::Input;
use harness::play::argonauts_wheel::{
    ALL_EVENTS_GAME, SPIRES_GAME, last_events, parse_action, play_line, start_ada_vs_ben, state_of,
    type_line, wait_for_board,
};
use harness::play::stored_match;
use harness::{
    AccessibilityTree, AccessibleNode, DESKTOP, Driver as _, Key, Page, TestError, TestResult, run,
};
use records::Match;
use rules::Seat;
use rules::game::Game as _;
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, Event, Move, Occupants, Piece, Side, Station, StoodOn, Zone,
};

fn name(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "Ada" } else { "Ben" }
}

const fn colour(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Disc => "a disc",
        Piece::Stack => "the stack",
        Piece::Cone => "the cone",
        Piece::ConeOfSpire => "the cone off its spire",
        Piece::Spire => "the spire",
    }
}

/// The name of a station's occupants.
fn occupants_text(stand: Occupants) -> String {
    let discs = stand.discs.map(|discs| {
        let dead = if discs.living { "" } else { "dead " };
        let what = if discs.count == 1 { "disc" } else { "stack" };
        format!("{dead}{} {what}", colour(discs.side))
    });
    match (stand.cone, discs) {
        (None, None) => "empty".to_owned(),
        (None, Some(discs)) => discs,
        (Some(cone), None) => format!("{} cone", colour(cone)),
        (Some(cone), Some(discs)) if stand.is_free_spire() => {
            format!("{} spire: cone on {discs}", colour(cone))
        }
        (Some(cone), Some(discs)) if stand.is_prisoner_spire() => {
            format!("{} cone holding a {discs}", colour(cone))
        }
        (Some(cone), Some(discs)) => format!("{} cone upside down on {discs}", colour(cone)),
    }
}

/// The zone of a station, from the point of view of the player to move.
fn zone_text(station_button: Station, actor: Option<Side>) -> &'static str {
    let own = actor.and_then(|side| station_button.zone_of(side));
    match (own, station_button.controller()) {
        (Some(Zone::Left), _) => "your left",
        (Some(Zone::Centre), _) => "your centre",
        (Some(Zone::Right), _) => "your right",
        (None, Some((Side::Black, Zone::Left))) => "Black's left",
        (None, Some((Side::Black, Zone::Centre))) => "Black's centre",
        (None, Some((Side::Black, Zone::Right))) => "Black's right",
        (None, Some((Side::White, Zone::Left))) => "White's left",
        (None, Some((Side::White, Zone::Centre))) => "White's centre",
        (None, Some((Side::White, Zone::Right))) => "White's right",
        (None, None) => "neutral",
    }
}

/// The kind of an event, and the text that has to be announced for it.
fn expected_announcement(event: &Event) -> (&'static str, String) {
    let what = |count| if count == 1 { "disc" } else { "stack" };
    match *event {
        Event::Moved {
            seat,
            piece: moved,
            from,
            to,
        } => (
            piece(moved),
            format!("{} moves {} from {from} to {to}.", name(seat), piece(moved)),
        ),
        Event::Stacked { .. } => ("stacked", "Two discs form a stack.".to_owned()),
        Event::BattleBegun => (
            "begun",
            "from the next turn on, cones can be killed.".to_owned(),
        ),
        Event::Killed { at, side, count } => (
            if count == 1 { "killed" } else { "both killed" },
            format!("The {} {} on {at} is killed.", colour(side), what(count)),
        ),
        Event::Resurrected {
            at,
            side,
            count,
            cone,
        } => {
            let (kind, becomes) = if side == cone {
                ("freed", "forms a free spire with its cone")
            } else {
                ("taken", "becomes a prisoner")
            };
            let announced = format!(
                "The {} {} on {at} comes back to life and {becomes}.",
                colour(side),
                what(count)
            );
            (kind, announced)
        }
        Event::ConeKilled { at, side, stood } => {
            let upon = if stood == StoodOn::FreeSpire {
                " on its spire"
            } else {
                ""
            };
            let announced = format!("The {} cone on {at} is killed{upon}.", colour(side));
            ("cone killed", announced)
        }
        Event::Turned { seat, turns } => {
            let (kind, revolution) = match turns {
                8 => ("one revolution", " One revolution is complete"),
                16 => ("two revolutions", " Two revolutions are complete"),
                _ => ("turned", ""),
            };
            (kind, format!("{} turns the wheel.{revolution}", name(seat)))
        }
        Event::AllResurrected { .. } => ("woken", " back to life.".to_owned()),
    }
}

/// The prompt or result with which the announcement has to end.
fn expected_prompt(state: &ArgonautsWheel) -> String {
    if let Some(winner) = state.winner() {
        return format!("{} wins", name(winner.seat()));
    }
    let actor = state.to_act().map_or("", name);
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let turns = legal.contains(&Action::Turn);
    match (turns, legal.len()) {
        (true, 1) => format!("{actor}: turn the wheel, as no piece can move."),
        (false, _) => format!("{actor}: move a piece, as a revolution is complete."),
        (true, _) => format!("{actor}: move a piece or turn the wheel."),
    }
}

/// Asserts that the table of stations lists exactly the state's occupants.
fn assert_station_table(tree: &AccessibilityTree, state: &ArgonautsWheel) -> TestResult {
    let shown = tree
        .find("table", "The wheel, station by station, clockwise")
        .ok_or_else(|| TestError::new("the table of stations is missing"))?;
    let actor = state.side_to_move();
    let mut announced = Vec::new();
    for row in tree.descendants(shown, "row") {
        let head = tree.descendants(row, "rowheader").next();
        let Some(head) = head else { continue };
        let cells = tree.descendants(row, "cell").map(|cell| tree.text(cell));
        announced.push((tree.text(head), cells.collect::<Vec<_>>()));
    }
    let expected: Vec<_> = Station::all()
        .map(|station_button| {
            let cells = [
                zone_text(station_button, actor).to_owned(),
                occupants_text(state.wheel().occupants(station_button)),
            ];
            (station_button.to_string(), cells.to_vec())
        })
        .collect();
    assert_eq!(announced, expected);
    Ok(())
}

/// The button of a station, whose name contains its occupants.
fn station_button(
    tree: &AccessibilityTree,
    state: &ArgonautsWheel,
    at: Station,
) -> TestResult<AccessibleNode> {
    let prefix = format!(
        "Station {at}, {}: {}. ",
        zone_text(at, state.side_to_move()),
        occupants_text(state.wheel().occupants(at))
    );
    let found = tree
        .all_with_role("button")
        .find(|button| button.name.starts_with(&prefix));
    found
        .cloned()
        .ok_or_else(|| TestError::new(format!("no button \"{prefix}…\": {tree:?}")))
}

/// Performs an action by the accessibility tree.
async fn perform_by_tree(page: &Page, state: &ArgonautsWheel, action: Action) -> TestResult {
    let Action::Move(Move {
        piece: moved,
        from,
        to,
    }) = action
    else {
        return page.activate_named("button", "Turn the wheel").await;
    };
    let tree = page.accessibility_tree().await?;
    let chosen = station_button(&tree, state, from)?;
    assert!(chosen.name.ends_with(" Select."), "{}", chosen.name);
    assert!(!chosen.pressed, "{}", chosen.name);
    page.press_toggle(&chosen).await?;
    let tree = page.accessibility_tree().await?;
    assert!(
        station_button(&tree, state, from)?.pressed,
        "{}",
        chosen.name
    );
    let whole = match moved {
        Piece::Stack => Some("Both discs"),
        Piece::Spire => Some("Whole spire"),
        _ => None,
    };
    if let Some(whole) = whole {
        let group = tree.find("group", "What is to move");
        let group = group.ok_or_else(|| TestError::new("the choice of parts is missing"))?;
        let parts: Vec<&AccessibleNode> = tree.descendants(group, "button").collect();
        assert_eq!(parts.len(), 2);
        assert!(parts[0].pressed && !parts[1].pressed, "{parts:?}");
        page.activate_named("button", whole).await?;
    }
    let target = station_button(&page.accessibility_tree().await?, state, to)?;
    let does = format!(". Move {} here", piece(moved));
    assert!(target.name.contains(&does), "{}", target.name);
    page.activate(&target).await
}

/// Whether an action is only another turn of the wheel, after several of them were announced. A
/// turn that completes a revolution does not count.
fn is_repetitive(kinds: &[&str], played: &Match, action: Action) -> bool {
    let mut after = played.clone();
    let events = after.apply(rules::Action::ArgonautsWheel(action));
    let plain = events.is_ok_and(|events| {
        events.iter().all(|event| match event {
            rules::Event::ArgonautsWheel(event) => expected_announcement(event).0 == "turned",
            _ => false,
        })
    });
    plain && kinds.iter().filter(|kind| **kind == "turned").count() > 3
}

/// Plays a line by the accessibility tree and checks the announcements; returns the match and the
/// kinds of events. Repetitive actions are typed.
async fn play_by_tree(page: &Page, line: &str) -> TestResult<(Match, Vec<&'static str>)> {
    let mut played = stored_match(page).await?;
    let mut kinds = Vec::new();
    for text in line.split_whitespace() {
        let state = state_of(&played)?;
        let action = parse_action(played.state(), text)?;
        if is_repetitive(&kinds, &played, action) {
            type_line(page, text).await?;
            played = stored_match(page).await?;
            continue;
        }
        assert_station_table(&page.accessibility_tree().await?, &state)?;
        perform_by_tree(page, &state, action)
            .await
            .map_err(|error| error.context(text))?;
        let ply = played.ply() + 1;
        page.wait_for(&format!("main.table[data-ply='{ply}']"))
            .await?;
        played = stored_match(page).await?;
        let announced = page.accessibility_tree().await?.announcements();
        for event in last_events(&played) {
            let (kind, piece) = expected_announcement(&event);
            assert!(
                announced.contains(&piece),
                "\"{piece}\" is not announced: {announced}"
            );
            kinds.push(kind);
        }
        let expected_prompt = expected_prompt(&state_of(&played)?);
        assert!(
            announced.ends_with(&expected_prompt),
            "the announcement does not end with \"{expected_prompt}\": {announced}"
        );
    }
    Ok((played, kinds))
}

/// Starts a game from the home page by the accessibility tree.
async fn set_up_by_tree(page: &Page) -> TestResult {
    page.goto("").await?;
    page.activate_named("link", "Change how you play Argonaut's Wheel")
        .await?;
    for (seat, name) in [(1, "Ada"), (2, "Ben")] {
        let field = page
            .wait_for_role("textbox", &format!("Name of seat {seat}"))
            .await?;
        page.focus_node(&field).await?;
        page.press_keys(name).await?;
    }
    let who = page.wait_for_role("combobox", "Who plays seat 2").await?;
    page.focus_node(&who).await?;
    page.press_keys(char::from(Key::Home)).await?;
    // Swaps the sides twice.
    page.activate_named("button", "Seat 1 plays black. Swap sides")
        .await?;
    page.activate_named("button", "Seat 2 plays white. Swap sides")
        .await?;
    page.activate_named("button", "Start game").await?;
    wait_for_board(page).await
}

/// The game contains every kind of event but prisoners and single killed discs.
#[test]
fn a_whole_game_by_screen_reader() -> TestResult {
    run("argonauts_wheel_speech", DESKTOP, async |page| {
        set_up_by_tree(page).await?;
        let (played, kinds) = play_by_tree(page, ALL_EVENTS_GAME).await?;
        for kind in [
            "a disc",
            "the stack",
            "the cone",
            "the cone off its spire",
            "the spire",
            "stacked",
            "begun",
            "both killed",
            "freed",
            "turned",
            "one revolution",
            "two revolutions",
            "woken",
            "cone killed",
        ] {
            assert!(kinds.contains(&kind), "{kind} was not played: {kinds:?}");
        }
        let tree = page.accessibility_tree().await?;
        let headline = expected_prompt(&state_of(&played)?);
        let result = tree.find("region", &headline);
        let result =
            result.ok_or_else(|| TestError::new("the result is not in the accessibility tree"))?;
        let result = tree.text(result);
        assert!(result.contains("One cone killed the other."), "{result}");
        page.activate_named("button", "Rematch, Ben first").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

/// Prisoners and single discs that are killed.
#[test]
fn spires_by_screen_reader() -> TestResult {
    run("argonauts_wheel_speech_spires", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        let (_, kinds) = play_by_tree(page, SPIRES_GAME).await?;
        for kind in ["killed", "freed", "taken", "the spire", "cone killed"] {
            assert!(kinds.contains(&kind), "{kind} was not played: {kinds:?}");
        }
        Ok(())
    })
}

/// The name of a target states the effect of the move.
#[test]
fn targets_announce_the_effect_of_the_move() -> TestResult {
    run("argonauts_wheel_effects_announced", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        let line: Vec<&str> = SPIRES_GAME.split(' ').collect();
        let mut announced = Vec::new();
        for text in line {
            let played = stored_match(page).await?;
            let state = state_of(&played)?;
            if let Action::Move(Move { piece, from, to }) = parse_action(played.state(), text)? {
                harness::play::argonauts_wheel::select_piece(
                    page,
                    Input::Mouse,
                    piece,
                    from.number(),
                )
                .await?;
                let target = station_button(&page.accessibility_tree().await?, &state, to)?;
                announced.push(target.name);
                page.press_keys(char::from(Key::Escape)).await?;
                page.wait_until_gone(".planning").await?;
            }
            type_line(page, text).await?;
        }
        for part in [
            ": forms a stack.",
            ": kills the disc.",
            ": revives your disc, forming a free spire.",
            ": revives the disc as your prisoner.",
            ": leaves its discs.",
            ": kills the cone and wins.",
        ] {
            assert!(
                announced.iter().any(|name| name.ends_with(part)),
                "\"{part}\" is in no name: {announced:?}"
            );
        }
        Ok(())
    })
}

/// Turning the board does not change the names of its stations.
#[test]
fn turning_the_board_keeps_all_names() -> TestResult {
    run("argonauts_wheel_names", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_line(page, Input::Mouse, "1-7").await?;
        let names = async || {
            let tree = page.accessibility_tree().await?;
            let buttons = tree.all_with_role("button");
            let names = buttons.filter(|button| button.name.starts_with("Station "));
            let mut names: Vec<String> = names.map(|button| button.name.clone()).collect();
            names.sort();
            Ok::<_, TestError>(names)
        };
        let before = names().await?;
        assert!(!before.is_empty());
        page.activate_named("button", "Flip the board").await?;
        page.wait_for_text(".aw-near", "Ben").await?;
        assert_eq!(names().await?, before);
        Ok(())
    })
}
