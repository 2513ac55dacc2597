//! The Wheel of Fortune on its table: parts of recorded games by mouse, finger and keyboard, the plague, the
//! wheel beside the board, the end.

use super::Page;
use page_driver::play::Input;
use page_driver::play::fixtures::{match_at, match_of_people_at, ply_before, recorded_match};
use page_driver::play::match_page::{
    assert_places_shown, assert_points_table, close_sheet, open_tab, type_action,
};
use page_driver::play::new_game::{begin, set_up};
use page_driver::play::stored_match;
use page_driver::play::wheel_of_fortune::{
    ARROW_KEYS, FIVE, INQUISITION, LARGE_BESIDE, LAST_TILE_NO_FIT, NAMES, NO_FIT, PLAGUE, TWO,
    WHEEL_BESIDE, action_button, actions, cell_selector, next_cell, play_line, position_tile,
    press, spot_selector, start_with_people, state_of, wait_for_board, wait_for_ply,
    wait_for_state,
};
use page_driver::play::wheels_of_time::tab_to;
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use records::{Match, TableRules, UndoPolicy};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Phase, WheelOfFortune};
use rules::{GameId, Seat};
use wasm_bindgen_test::wasm_bindgen_test;

/// Opens the table of a match, on which nothing takes time.
pub(super) async fn open(played: &Match) -> TestResult<Page> {
    let page = Page::at_once().await?;
    page.open_table(played).await?;
    wait_for_board(&page).await?;
    Ok(page)
}

/// A position of the game of two in which this phase has begun, after some turns.
pub(super) fn in_phase(phase: Phase, turn: u32) -> TestResult<Match> {
    let at = ply_before::<WheelOfFortune>(&recorded_match(TWO)?, |state, _, _| {
        state.turn() > turn && state.phase() == phase
    })?;
    match_at(TWO, at)
}

/// Replays the last actions of a recorded game and asserts its result.
async fn replay_end(record: &str, input: Input, last: usize) -> TestResult<Page> {
    let whole = recorded_match(record)?;
    let line = actions(&whole);
    let at = line.len().saturating_sub(last);
    let page = open(&match_at(record, at)?).await?;
    play_line(&page, input, &line[at..]).await?;
    assert_places_shown(&page, &whole).await?;
    assert_points_table(&page, &whole).await?;
    let points = whole.state().score().points;
    let names = page.texts(".result-name").await?;
    let totals = page.texts(".result-table tfoot td").await?;
    for (seat, points) in points.iter() {
        let name = name_of(&whole, seat);
        let column = names.iter().position(|shown| *shown == name);
        let column = column.ok_or_else(|| TestError::new(format!("{name} is not in {names:?}")))?;
        assert_eq!(totals.get(column), Some(&points.to_string()), "{name}");
    }
    Ok(page)
}

fn name_of(played: &Match, seat: Seat) -> String {
    let seat_config = played.seat_config(seat);
    seat_config.map_or_else(String::new, |seat_config| {
        seat_config.name.as_str().to_owned()
    })
}

#[wasm_bindgen_test]
async fn two_play_to_the_end_by_mouse() -> TestResult {
    let page = replay_end(TWO, Input::Mouse, 12).await?;
    page.wait_for_text("#status", "The last tile has been placed.")
        .await
}

#[wasm_bindgen_test]
async fn turns_are_played_by_keyboard() -> TestResult {
    let start = in_phase(Phase::Place, 6)?;
    let page = open(&start).await?;
    let line = actions(&recorded_match(TWO)?);
    let at = start.ply();
    play_line(&page, Input::Keyboard, &line[at..at + 9])
        .await
        .map(drop)
}

#[wasm_bindgen_test]
async fn an_unplaceable_tile_is_replaced() -> TestResult {
    let whole = recorded_match(NO_FIT)?;
    let draws_twice = |at: &usize| {
        whole
            .events_at(at + 1)
            .into_iter()
            .filter(rules::Event::is_chance)
            .nth(1)
            .is_some()
    };
    let line = actions(&whole);
    let at = (0..line.len())
        .find(draws_twice)
        .ok_or_else(|| TestError::new("every tile of the record fits"))?;
    let page = open(&match_at(NO_FIT, at)?).await?;
    play_line(&page, Input::Mouse, &line[at..at + 1]).await?;
    open_tab(&page, "history").await?;
    let sentence = "The tile does not fit anywhere and is removed from the game.";
    page.wait_for_text(".log", sentence).await?;
    page.wait_for(".wf-cell").await
}

/// Opens the game of four when the plague begins. Returns the number of actions so far as well.
async fn open_plague() -> TestResult<(Page, usize)> {
    let at = ply_before::<WheelOfFortune>(&recorded_match(PLAGUE)?, |state, _, _| {
        matches!(state.phase(), Phase::Plague { offset: 0 })
    })?;
    Ok((open(&match_at(PLAGUE, at)?).await?, at))
}

/// Only the player's own followers can be taken, on the board and by buttons.
#[wasm_bindgen_test]
async fn in_the_plague_only_own_followers_are_offered() -> TestResult {
    let (page, _) = open_plague().await?;
    let start = stored_match(&page).await?;
    let state = state_of(&start)?;
    let task = format!(
        "{}: take back one of your followers (plague).",
        name_of(&start, state.active())
    );
    page.wait_for_text(".status", &task).await?;
    let follower_count = usize::from(state.followers_on_tiles(state.active()));
    assert!(follower_count > 0);
    assert_eq!(
        page.count(".wf-controls [data-action^='home']").await?,
        follower_count
    );
    assert_eq!(
        page.count("#wf-country [data-action]").await?,
        follower_count
    );
    Ok(())
}

#[wasm_bindgen_test]
async fn in_the_plague_nothing_else_can_be_typed() -> TestResult {
    let (page, at) = open_plague().await?;
    let state = state_of(&stored_match(&page).await?)?;
    let others = state
        .tiles()
        .find(|placed| {
            let follower = placed.follower;
            follower.is_some_and(|(seat, _)| seat != state.active())
        })
        .ok_or_else(|| TestError::new("nobody else has a follower there"))?;
    let follower = WheelOfFortune::notation(Action::ReturnFollower(others.cell));
    type_action(&page, &follower).await?;
    page.wait_for_text("#mistyped", "You have no follower there.")
        .await?;
    type_action(&page, "end").await?;
    page.wait_for_text("#mistyped", "You cannot do that now.")
        .await?;
    assert_eq!(stored_match(&page).await?.ply(), at);
    Ok(())
}

#[wasm_bindgen_test]
async fn the_new_game_form_has_all_options() -> TestResult {
    let page = Page::at_once().await?;
    set_up(&page, GameId::WheelOfFortune, &["human", "human"], &[]).await?;
    // The next tiles are hidden, so undo can end there.
    for (option, choices) in [
        ("famine", 2),
        ("small-cities", 2),
        ("wheel", 2),
        ("tiles", 5),
        ("undo", 3),
        ("players", 4),
    ] {
        let count = page.count(&format!("input[name='{option}']")).await?;
        assert_eq!(count, choices, "{option}");
    }
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
    wait_for_board(&page).await?;
    let stored = stored_match(&page).await?;
    let chosen: Vec<&str> = stored.setup().choices().map(|(_, choice)| choice).collect();
    assert_eq!(chosen, ["71", "majority", "2", "beside"]);
    assert_eq!(stored.setup().players(), 5);
    Ok(())
}

/// The plies before which crowns of the wheel are taken in the large game.
fn crowns(line: &[Action]) -> Vec<usize> {
    line.iter()
        .enumerate()
        .filter(|(_, action)| matches!(action, Action::Crown(_)))
        .map(|(at, _)| at)
        .collect()
}

/// With the wheel beside the board, a crown is taken by its button, and on the wheel itself.
async fn take_crown(record: &str, input: Input) -> TestResult {
    let line = actions(&recorded_match(record)?);
    let crown = crowns(&line).first().copied();
    let crown = crown.ok_or_else(|| TestError::new("no crown"))?;
    for css in [
        action_button(line[crown]),
        format!(".wf-beside {}", target_ring(line[crown])),
    ] {
        let page = open(&match_of_people_at(record, crown)?).await?;
        press(&page, input, &css).await?;
        wait_for_ply(&page, crown + 1).await?;
        assert_eq!(actions(&stored_match(&page).await?), line[..=crown]);
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn crowns_of_a_wheel_beside_are_taken_by_mouse() -> TestResult {
    take_crown(LARGE_BESIDE, Input::Mouse).await
}

/// Where a follower may go, as it is drawn.
fn target_ring(action: Action) -> String {
    let text = WheelOfFortune::notation(action);
    format!("[data-action='{text}'] .wf-target-ring")
}

/// A positioned tile can be rotated and moved before it is placed.
#[wasm_bindgen_test]
async fn a_tile_is_positioned_before_it_is_placed() -> TestResult {
    let start = in_phase(Phase::Place, 4)?;
    let page = open(&start).await?;
    let state = state_of(&start)?;
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let places = page.count("[data-cell]").await?;
    let tile = state.drawn().ok_or_else(|| TestError::new("no tile"))?;
    assert_eq!(places, state.fitting_cells(tile).count());
    for action in legal.iter().step_by(3).take(5) {
        position_tile(&page, Input::Mouse, &state, *action).await?;
        assert_eq!(page.count(".wf-cell.laid").await?, 1);
        assert_eq!(page.count(".wf-actions .primary[data-action]").await?, 1);
        // Escape takes the tile from the board again.
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".wf-cell.laid").await?;
    }
    assert_eq!(stored_match(&page).await?.ply(), start.ply());
    Ok(())
}

/// What was pressed goes away with its turn: the focus goes on to the next action.
#[wasm_bindgen_test]
async fn the_focus_goes_on_to_the_next_action() -> TestResult {
    let page = open(&match_of_people_at(TWO, 0)?).await?;
    let first = actions(&recorded_match(TWO)?);
    play_line(&page, Input::Keyboard, &first[..2]).await?;
    let is_on_board = "return document.activeElement.closest('#board') !== null;";
    page.wait_for_script(is_on_board).await.map(|_| ())
}

/// Key presses may arrive before the previous one is painted: none is lost, and the browser does not scroll.
#[wasm_bindgen_test]
async fn arrow_keys_are_handled_before_the_next_frame() -> TestResult {
    let at = ply_before::<WheelOfFortune>(&recorded_match(TWO)?, |state, _, _| {
        state.remaining_count() < 30 && state.phase() == Phase::Place
    })?;
    let start = match_at(TWO, at)?;
    let page = open(&start).await?;
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
    tab_to(&page, "[data-cell][data-first]").await?;
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
        .await
}

/// What of the table helps to judge a turn.
const AIDS: [&str; 4] = [
    ".wf-due",
    ".wf-feature-points:not(:empty)",
    "#hint",
    "#show-analysis",
];

/// Points at the first feature, which is described then.
const POINT_AT_FEATURE: &str = "document.querySelector('.wf-hit')
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));";

/// A match with or without aids, after a tile was placed.
fn after_placement(aids: bool) -> TestResult<Match> {
    let at = ply_before::<WheelOfFortune>(&recorded_match(INQUISITION)?, |state, _, _| {
        state.turn() > 20 && state.phase() == Phase::Deploy
    })?;
    Ok(match_at(INQUISITION, at)?.with_table_rules(TableRules {
        undo: UndoPolicy::Free,
        aids,
    }))
}

#[wasm_bindgen_test]
async fn with_aids_points_are_forecast() -> TestResult {
    let page = open(&after_placement(true)?).await?;
    page.script(POINT_AT_FEATURE, vec![]).await?;
    for shown in AIDS {
        page.wait_for(shown).await?;
    }
    open_tab(&page, "players").await?;
    page.wait_for_text(".wf-players", "with final scoring")
        .await
}

#[wasm_bindgen_test]
async fn without_aids_nothing_is_forecast() -> TestResult {
    let page = open(&after_placement(false)?).await?;
    page.script(POINT_AT_FEATURE, vec![]).await?;
    page.wait_for(".wf-feature-name").await?;
    for shown in AIDS {
        assert_eq!(page.count(shown).await?, 0, "{shown}");
    }
    open_tab(&page, "players").await?;
    let players = page.text(".wf-players").await?;
    assert!(!players.contains("with final scoring"), "{players}");
    Ok(())
}

#[wasm_bindgen_test]
async fn players_are_shown_with_name_points_and_followers() -> TestResult {
    let page = Page::at_once().await?;
    start_with_people(&page, 5, &[]).await?;
    assert_eq!(page.texts(".wf-seat-name").await?.len(), 5);
    open_tab(&page, "players").await?;
    assert_eq!(page.texts(".wf-player strong").await?, NAMES);
    close_sheet(&page).await?;
    let state = state_of(&stored_match(&page).await?)?;
    wait_for_state(&page, &state).await?;
    assert!(Seat::all(5).all(|seat| state.supply(seat) == 7));
    // The focus reaches the first possible action.
    tab_to(&page, &action_button(Action::Draw)).await?;
    page.press_keys(char::from(Key::Enter)).await?;
    wait_for_ply(&page, 1).await?;
    let state = state_of(&stored_match(&page).await?)?;
    let tile = state.drawn().ok_or_else(|| TestError::new("no tile"))?;
    let first = state
        .fitting_cells(tile)
        .next()
        .ok_or_else(|| TestError::new("there is no legal placement"))?;
    page.wait_for(&cell_selector(first)).await
}

pub(super) fn first_legal(state: &WheelOfFortune) -> TestResult<Action> {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    legal
        .first()
        .copied()
        .ok_or_else(|| TestError::new("there is no legal action"))
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn five_play_to_the_end_by_mouse() -> TestResult {
        replay_end(FIVE, Input::Mouse, 30).await.map(drop)
    }

    #[wasm_bindgen_test]
    async fn the_log_tells_each_action_of_the_first_turns() -> TestResult {
        let page = open(&match_at(TWO, 0)?).await?;
        let played = play_line(&page, Input::Mouse, &actions(&recorded_match(TWO)?)[..7]).await?;
        open_tab(&page, "history").await?;
        let mut log = page.texts(".log li").await?;
        log.reverse();
        assert_eq!(log.len(), played.entries().len());
        assert!(log[0].contains(" draws"), "{}", log[0]);
        assert!(log[1].contains(" places the tile "), "{}", log[1]);
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn a_game_whose_last_tile_fits_nowhere_says_so() -> TestResult {
        let page = replay_end(LAST_TILE_NO_FIT, Input::Touch, 8).await?;
        page.wait_for_text("#status", "The last tile fits nowhere.")
            .await?;
        open_tab(&page, "history").await?;
        let sentence = "The tile does not fit anywhere and is removed from the game.";
        page.wait_for_text(".log", sentence).await
    }

    #[wasm_bindgen_test]
    async fn a_rematch_begins_by_keyboard() -> TestResult {
        let page = open(&recorded_match(TWO)?).await?;
        press(&page, Input::Keyboard, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await
    }

    #[wasm_bindgen_test]
    async fn in_the_plague_each_player_takes_a_follower_home() -> TestResult {
        let (page, at) = open_plague().await?;
        let start = stored_match(&page).await?;
        let name = name_of(&start, state_of(&start)?.active());
        let line = actions(&recorded_match(PLAGUE)?);
        let asked = line[at..]
            .iter()
            .take_while(|action| matches!(action, Action::ReturnFollower(_)))
            .count();
        assert_eq!(asked, 4);
        // The first one takes a follower on the board.
        press(&page, Input::Mouse, &spot_selector(line[at], false)).await?;
        wait_for_ply(&page, at + 1).await?;
        play_line(&page, Input::Mouse, &line[at + 1..at + asked]).await?;
        page.wait_for_text(".status", &format!("{name}: place the tile."))
            .await
    }

    #[wasm_bindgen_test]
    async fn a_game_with_all_tiles_begins_from_the_form() -> TestResult {
        let page = Page::at_once().await?;
        let whole = recorded_match(LARGE_BESIDE)?;
        let seed = whole.setup().seed().to_string();
        let fields = [("seed", &*seed), ("tiles", "144"), ("wheel", "beside")];
        begin(&page, GameId::WheelOfFortune, &["human", "human"], &fields).await?;
        wait_for_board(&page).await?;
        open_tab(&page, "players").await?;
        page.wait_for_text(".wf-to-come summary", "143 tiles left")
            .await?;
        assert_eq!(page.count(".wf-beside").await?, 1);
        let stored = stored_match(&page).await?;
        assert_eq!(stored.setup(), whole.setup());
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn crowns_of_a_wheel_beside_are_taken_by_touch() -> TestResult {
        take_crown(WHEEL_BESIDE, Input::Touch).await
    }

    /// The wheel itself takes keys as well: the focus reaches its crowns.
    #[wasm_bindgen_test]
    async fn crowns_of_a_wheel_beside_are_taken_by_keyboard() -> TestResult {
        let line = actions(&recorded_match(LARGE_BESIDE)?);
        let crown = crowns(&line).into_iter().find(|at| *at > 20);
        let at = crown.ok_or_else(|| TestError::new("no crown"))?;
        let page = open(&match_of_people_at(LARGE_BESIDE, at)?).await?;
        let crown = WheelOfFortune::notation(line[at]);
        tab_to(&page, &format!(".wf-beside [data-action='{crown}']")).await?;
        page.press_keys(char::from(Key::Enter)).await?;
        wait_for_ply(&page, at + 1).await?;
        let played = play_line(&page, Input::Keyboard, &line[at + 1..at + 5]).await?;
        assert_eq!(actions(&played), line[..at + 5]);
        Ok(())
    }
}
