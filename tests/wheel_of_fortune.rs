//! The Wheel of Fortune by mouse, touch and keyboard: parts of recorded games and one whole game,
//! the plague, undo, set-up.

mod board_view;

use harness::play::Input;
use harness::play::fixtures::{match_at, match_of_people_at, ply_before, recorded_match};
use harness::play::match_page::{
    assert_places_shown, assert_points_table, close_sheet, open_tab, set_instant_pace, type_action,
};
use harness::play::stored_match;
use harness::play::wheel_of_fortune::{
    ARROW_KEYS, FIVE, INQUISITION, LARGE_BESIDE, LAST_TILE_NO_FIT, NAMES, NO_FIT, PLAGUE, TWO,
    WHEEL_BESIDE, action_button, actions, cell_selector, next_cell, open_match, play_line,
    position_tile, press, set_up, start_with_people, state_of, wait_for_board, wait_for_ply,
    wait_for_state,
};
use harness::play::wheels_of_time::tab_to;
use harness::{DESKTOP, Driver as _, Key, PHONE, Page, TestError, TestResult, Value, json, run};
use records::{Match, TableRules, UndoPolicy};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Phase, WheelOfFortune};

/// Asserts that the result shows the places and points of the match.
async fn assert_result(page: &Page, whole: &Match) -> TestResult {
    assert_places_shown(page, whole).await?;
    assert_points_table(page, whole).await?;
    let points = whole.state().score().points;
    let rows = page.texts(".result-seat").await?;
    for (seat, points) in points.iter() {
        let points = format!("{points} points");
        let name = whole
            .seat_config(seat)
            .map_or("", |seat_config| seat_config.name.as_str())
            .to_owned();
        let row = rows.iter().find(|row| row.contains(&name));
        let row = row.ok_or_else(|| TestError::new(format!("{name} is not in {rows:?}")))?;
        assert!(row.contains(&points), "{row}");
    }
    Ok(())
}

/// Replays the first actions of a recorded game, starting from the new game form.
async fn replay_start(page: &Page, record: &str, input: Input, first: usize) -> TestResult<Match> {
    page.offer_help().await?;
    set_instant_pace(page).await?;
    let whole = recorded_match(record)?;
    let seed = whole.setup().seed().to_string();
    let players = usize::from(whole.setup().players());
    start_with_people(page, players, &[("seed", &seed)]).await?;
    press(page, input, "#helped").await?;
    page.wait_until_gone("#first-turn").await?;
    let line = actions(&whole);
    play_line(page, input, &line[..first.min(line.len())]).await
}

/// Replays the last actions of a recorded game and asserts its result.
async fn replay_end(page: &Page, record: &str, input: Input, last: usize) -> TestResult<Match> {
    set_instant_pace(page).await?;
    let whole = recorded_match(record)?;
    let line = actions(&whole);
    let at = line.len().saturating_sub(last);
    open_match(page, &match_at(record, at)?).await?;
    let played = play_line(page, input, &line[at..]).await?;
    assert_result(page, &whole).await?;
    Ok(played)
}

#[test]
fn a_picture_of_the_country() -> TestResult {
    run("wheel_of_fortune_readme", DESKTOP, async |page| {
        let whole = recorded_match(FIVE)?;
        let at = ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            state.remaining_count() < 12 && state.phase() == Phase::Place
        })?;
        open_match(page, &match_at(FIVE, at)?).await?;
        page.script("scrollTo(0, 0);", vec![]).await?;
        page.wait_for_animations().await?;
        page.screenshot("readme-country").await?;
        Ok(())
    })
}

#[test]
fn two_play_by_mouse() -> TestResult {
    run("wheel_of_fortune_mouse", DESKTOP, async |page| {
        let played = replay_start(page, TWO, Input::Mouse, 40).await?;
        open_tab(page, "history").await?;
        let mut log = page.texts(".log li").await?;
        log.reverse();
        assert_eq!(log.len(), played.entries().len());
        assert!(log[0].contains(" draws"), "{}", log[0]);
        assert!(log[1].contains(" places it at column "), "{}", log[1]);
        replay_end(page, TWO, Input::Mouse, 12).await?;
        page.wait_for_text("#result", "The last tile has been placed.")
            .await?;
        page.take_screenshots("wheel-of-fortune-end").await
    })
}

/// Key presses may arrive before the previous one is painted: none is lost, and the browser does
/// not scroll.
#[test]
fn arrow_keys_are_handled_before_the_next_frame() -> TestResult {
    run("wheel_of_fortune_fast_keys", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(TWO)?;
        let at = ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            state.remaining_count() < 30 && state.phase() == Phase::Place
        })?;
        let start = match_at(TWO, at)?;
        open_match(page, &start).await?;
        let state = state_of(&start)?;
        let tile = state.drawn().ok_or_else(|| TestError::new("no tile"))?;
        let cells: Vec<Cell> = state.fitting_cells(tile).collect();
        let keys = ["Down", "Right", "Down", "Left", "Up", "Right"];
        let mut focused = cells[0];
        let expected = keys.map(|key| {
            let direction = ARROW_KEYS.into_iter().find(|(_, name, _)| *name == key);
            let direction = direction.map_or((0, 0), |(.., direction)| direction);
            focused = next_cell(&cells, focused, direction).unwrap_or(focused);
            json!([format!("{},{}", focused.column(), focused.row()), true])
        });
        tab_to(page, "[data-cell][data-first]").await?;
        // All events are sent at once, with no frame in between.
        let pressed = "return arguments[0].map((key) => {
            const now = document.activeElement;
            const event = new KeyboardEvent('keydown', {
                key: 'Arrow' + key, bubbles: true, cancelable: true,
            });
            const prevented = !now.dispatchEvent(event);
            return [document.activeElement.dataset.cell, prevented];
        });";
        let shown = page.script(pressed, vec![json!(keys)]).await?;
        assert_eq!(shown, json!(expected));
        // The focus has visited several cells.
        let mut places = expected.to_vec();
        places.dedup();
        assert!(places.len() > 4, "{places:?}");
        // The element really has the focus.
        page.press_keys(char::from(Key::Enter)).await?;
        page.wait_for(&format!("{}.laid", cell_selector(focused)))
            .await?;
        Ok(())
    })
}

#[test]
fn five_play_to_the_end_by_mouse() -> TestResult {
    run("wheel_of_fortune_five", DESKTOP, async |page| {
        replay_end(page, FIVE, Input::Mouse, 60).await?;
        page.screenshot("wheel-of-fortune-five-end").await?;
        Ok(())
    })
}

#[test]
fn a_whole_game_by_keyboard() -> TestResult {
    run("wheel_of_fortune_keyboard", DESKTOP, async |page| {
        let played = replay_start(page, TWO, Input::Keyboard, usize::MAX).await?;
        assert_eq!(played.state().hash(), recorded_match(TWO)?.state().hash());
        assert_result(page, &played).await?;
        // A rematch starts by keyboard too.
        press(page, Input::Keyboard, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

/// The last turns of a game whose last tile fits nowhere.
#[test]
fn the_last_tile_fits_nowhere() -> TestResult {
    run("wheel_of_fortune_touch", PHONE, async |page| {
        replay_end(page, LAST_TILE_NO_FIT, Input::Touch, 16).await?;
        page.wait_for_text("#result", "The last tile fits nowhere.")
            .await?;
        open_tab(page, "history").await?;
        page.wait_for_text(
            ".log",
            "The tile does not fit anywhere and is removed from the game.",
        )
        .await?;
        page.take_screenshots("wheel-of-fortune-end-phone").await
    })
}

#[test]
fn an_unplaceable_tile_is_replaced() -> TestResult {
    run("wheel_of_fortune_unplaceable_tile", DESKTOP, async |page| {
        let whole = recorded_match(NO_FIT)?;
        let shown = |at: usize| {
            let events = whole.events_at(at + 1).into_iter();
            let mut drawn = events.filter(rules::Event::is_chance);
            drawn.nth(1).is_some()
        };
        let line = actions(&whole);
        let at = (0..line.len()).find(|at| shown(*at));
        let at = at.ok_or_else(|| TestError::new("every tile of the record fits"))?;
        open_match(page, &match_at(NO_FIT, at)?).await?;
        play_line(page, Input::Mouse, &line[at..at + 1]).await?;
        open_tab(page, "history").await?;
        page.wait_for_text(
            ".log",
            "The tile does not fit anywhere and is removed from the game.",
        )
        .await?;
        page.wait_for(".wf-cell").await?;
        Ok(())
    })
}

#[test]
fn in_the_plague_each_player_takes_a_follower_home() -> TestResult {
    run("wheel_of_fortune_plague", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(PLAGUE)?;
        let at = ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            matches!(state.phase(), Phase::Plague { offset: 0 })
        })?;
        let start = match_at(PLAGUE, at)?;
        open_match(page, &start).await?;
        let state = state_of(&start)?;
        let name = start
            .seat_config(state.active())
            .map(|seat_config| seat_config.name.clone());
        let name = name.as_ref().map_or("", |name| name.as_str());
        let task = format!("{name}: take back one of your followers (plague).");
        page.wait_for_text(".status", &task).await?;
        page.take_screenshots("wheel-of-fortune-plague").await?;
        page.set_viewport(DESKTOP).await?;
        // Only the player's own followers can be taken, on the board and by buttons.
        let own = usize::from(state.followers_on_tiles(state.active()));
        assert_eq!(page.count(".wf-controls [data-action^='home']").await?, own);
        assert_eq!(page.count("#wf-country [data-action]").await?, own);
        let others = state.tiles().find(|placed| {
            placed
                .follower
                .is_some_and(|(seat, _)| seat != state.active())
        });
        let others =
            others.ok_or_else(|| TestError::new("no other player has a follower there"))?;
        let other_follower = WheelOfFortune::notation(Action::ReturnFollower(others.cell));
        type_action(page, &other_follower).await?;
        page.wait_for_text("#mistyped", "You have no follower there.")
            .await?;
        type_action(page, "end").await?;
        page.wait_for_text("#mistyped", "You cannot do that now.")
            .await?;
        // All players are asked in turn; the first one takes a follower on the board.
        let line = actions(&whole);
        let asked = line[at..]
            .iter()
            .take_while(|action| matches!(action, Action::ReturnFollower(_)));
        let asked = asked.count();
        assert_eq!(asked, 4);
        let first = format!(
            "#wf-country [data-action='{}'] .wf-target-ring",
            WheelOfFortune::notation(line[at])
        );
        press(page, Input::Mouse, &first).await?;
        wait_for_ply(page, at + 1).await?;
        play_line(page, Input::Mouse, &line[at + 1..at + asked]).await?;
        page.wait_for_text(".status", &format!("{name}: place the tile."))
            .await?;
        Ok(())
    })
}

#[test]
fn the_new_game_form_has_all_options() -> TestResult {
    run("wheel_of_fortune_set_up", DESKTOP, async |page| {
        set_up(page, &["human", "human"], &[]).await?;
        let options = async |name: &str| page.count(&format!("input[name='{name}']")).await;
        for option in ["famine", "small-cities", "wheel"] {
            assert_eq!(options(option).await?, 2, "{option}");
        }
        assert_eq!(options("tiles").await?, 5);
        // The next tiles are hidden.
        assert_eq!(options("undo").await?, 3);
        assert_eq!(options("players").await?, 4);
        page.take_screenshots("wheel-of-fortune-new-game").await?;
        page.set_viewport(DESKTOP).await?;
        page.click("input[name='players'][value='5']").await?;
        page.wait_for("select[name='player-5']").await?;
        for (option, choice) in [
            ("tiles", "71"),
            ("famine", "majority"),
            ("small-cities", "2"),
            ("wheel", "beside"),
        ] {
            page.click(&format!("input[name='{option}'][value='{choice}']"))
                .await?;
        }
        page.click("#begin").await?;
        wait_for_board(page).await?;
        let stored = stored_match(page).await?;
        let chosen: Vec<&str> = stored.setup().choices().map(|(_, choice)| choice).collect();
        assert_eq!(chosen, ["71", "majority", "2", "beside"]);
        assert_eq!(stored.setup().players(), 5);
        Ok(())
    })
}

/// With the wheel beside the board, followers can be deployed to its crowns as well.
#[test]
fn the_wheel_can_be_beside_the_board() -> TestResult {
    run("wheel_of_fortune_beside", PHONE, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(WHEEL_BESIDE)?;
        let line = actions(&whole);
        let at = ply_before::<WheelOfFortune>(&whole, |_, action, _| {
            matches!(action, Action::Crown(_))
        })?;
        open_match(page, &match_at(WHEEL_BESIDE, at)?).await?;
        page.take_screenshots("wheel-of-fortune-beside").await?;
        page.set_viewport(PHONE).await?;
        play_line(page, Input::Touch, &line[at..at + 8]).await?;
        Ok(())
    })
}

/// A game with the tiles of the base game, around its start tile: begun from the form, then played
/// by mouse and by keyboard, with crowns of the wheel beside the board both ways.
#[test]
fn a_large_game_with_the_wheel_beside_is_played_by_mouse_and_keyboard() -> TestResult {
    run("wheel_of_fortune_large_beside", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(LARGE_BESIDE)?;
        let line = actions(&whole);
        let is_crown = |action: &&Action| matches!(action, Action::Crown(_));
        let seed = whole.setup().seed().to_string();
        let fields = [("seed", &*seed), ("tiles", "144"), ("wheel", "beside")];
        start_with_people(page, 2, &fields).await?;
        page.wait_for_text(".wf-to-come summary", "143 tiles left")
            .await?;
        assert_eq!(page.count(".wf-beside").await?, 1);

        // A crown by its button, and one on the wheel itself.
        let turned = 21;
        let by_mouse = &line[..turned];
        assert!(by_mouse.iter().filter(is_crown).count() > 2);
        play_line(page, Input::Mouse, by_mouse).await?;
        // The wheel itself takes keys as well: the focus reaches its crowns.
        let crowns = line.iter().enumerate().skip(turned);
        let next_crown = crowns.into_iter().find(|(_, action)| is_crown(action));
        let (at, crown) = next_crown.ok_or_else(|| TestError::new("no crown"))?;
        let crown = WheelOfFortune::notation(*crown);
        let before = match_of_people_at(LARGE_BESIDE, at)?;
        open_match(page, &before).await?;
        tab_to(page, &format!(".wf-beside [data-action='{crown}']")).await?;
        page.press_keys(char::from(Key::Enter)).await?;
        wait_for_ply(page, at + 1).await?;
        let played = play_line(page, Input::Keyboard, &line[at + 1..at + 9]).await?;
        assert_eq!(played.entries(), &whole.entries()[..at + 9]);
        Ok(())
    })
}

/// Moves the positioned tile elsewhere.
async fn reposition_tile(page: &Page, state: &WheelOfFortune, action: Action) -> TestResult {
    // Escape removes the tile from the board and resets its rotation.
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".wf-cell.laid").await?;
    position_tile(page, Input::Mouse, state, action).await
}

/// A positioned tile can be rotated and moved before it is placed.
#[test]
fn a_tile_is_positioned_before_it_is_placed() -> TestResult {
    run("wheel_of_fortune_position_tile", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        start_with_people(page, 2, &[("seed", "5")]).await?;
        play_line(page, Input::Mouse, &[Action::Draw]).await?;
        let state = state_of(&stored_match(page).await?)?;
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let places = page.count("[data-cell]").await?;
        let tile = state.drawn().ok_or_else(|| TestError::new("no tile"))?;
        assert_eq!(places, state.fitting_cells(tile).count());
        for action in legal.iter().step_by(3).take(5) {
            reposition_tile(page, &state, *action).await?;
            assert_eq!(page.count(".wf-cell.laid").await?, 1);
            assert_eq!(page.count(".wf-actions .primary[data-action]").await?, 1);
        }
        assert_eq!(stored_match(page).await?.ply(), 1);
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".wf-cell.laid").await?;
        assert_eq!(stored_match(page).await?.ply(), 1);
        Ok(())
    })
}

#[test]
fn without_aids_nothing_is_forecast() -> TestResult {
    run("wheel_of_fortune_no_aids", DESKTOP, async |page| {
        let whole = recorded_match(INQUISITION)?;
        let at = ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            state.turn() > 20 && state.phase() == Phase::Deploy
        })?;
        let shown = [
            ".wf-due",
            ".wf-feature-points:not(:empty)",
            "#hint",
            "#tab-analysis",
        ];
        // With aids, another game shows forecasts.
        let other = recorded_match(PLAGUE)?;
        let other_start =
            ply_before::<WheelOfFortune>(&other, |state, _, _| state.phase() == Phase::Deploy)?;
        open_match(page, &match_at(PLAGUE, other_start)?).await?;
        page.wait_for(".wf-due").await?;
        page.wait_for_text(".wf-players", "if it ended now").await?;
        let table = TableRules {
            undo: UndoPolicy::Free,
            aids: false,
        };
        let start = match_at(INQUISITION, at)?.with_table_rules(table);
        open_match(page, &start).await?;
        for shown in shown {
            assert_eq!(page.count(shown).await?, 0, "{shown}");
        }
        let players = page.text(".wf-players").await?;
        assert!(!players.contains("if it ended now"), "{players}");
        page.take_screenshots("wheel-of-fortune-no-aids").await
    })
}

#[test]
fn players_are_shown_with_name_points_and_followers() -> TestResult {
    run("wheel_of_fortune_players", PHONE, async |page| {
        start_with_people(page, 5, &[]).await?;
        let strip = page.texts(".wf-seat-name").await?;
        open_tab(page, "players").await?;
        let panel = page.texts(".wf-player strong").await?;
        assert_eq!(panel, NAMES);
        close_sheet(page).await?;
        assert_eq!(strip.len(), 5);
        let state = state_of(&stored_match(page).await?)?;
        wait_for_state(page, &state).await?;
        assert!(Seat::all(5).all(|seat| state.supply(seat) == 7));
        page.take_screenshots("wheel-of-fortune-start-five").await?;
        page.set_viewport(PHONE).await?;
        // The focus reaches the first possible action.
        tab_to(page, &action_button(Action::Draw)).await?;
        page.press_keys(char::from(Key::Enter)).await?;
        wait_for_ply(page, 1).await?;
        let state = state_of(&stored_match(page).await?)?;
        let tile = state.drawn().ok_or_else(|| TestError::new("no tile"))?;
        let first = state.fitting_cells(tile).next();
        let first = first.ok_or_else(|| TestError::new("there is no legal placement"))?;
        page.wait_for(&cell_selector(first)).await?;
        Ok(())
    })
}
