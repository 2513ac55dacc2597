//! The Wheel of Fortune by mouse, touch and keyboard: parts of recorded games, in the long run a whole one. The board itself
//! is tested in `src/component_tests/wheel_of_fortune.rs`.

mod board_view;

use harness::play::Input;
use harness::play::fixtures::{match_at, ply_before, recorded_match};
use harness::play::match_page::{assert_places_shown, assert_points_table, set_instant_pace};
use harness::play::stored_match;
use harness::play::wheel_of_fortune::{
    FIVE, LAST_TILE_NO_FIT, PLAGUE, TWO, WHEEL_BESIDE, actions, cell_selector, open_match,
    play_line, press, start_with_people, state_of,
};
use harness::{
    DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, Value, is_long_run, run, trials,
};
use records::Match;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};

/// Asserts that the result shows the places and points of the match.
async fn assert_result(page: &Page, recorded: &Match) -> TestResult {
    assert_places_shown(page, recorded).await?;
    assert_points_table(page, recorded).await?;
    let points = recorded.state().score().points;
    let rows = page.texts(".result-seat").await?;
    for (seat, points) in points.iter() {
        let points = format!("{points} points");
        let name = recorded
            .seat_config(seat)
            .map_or("", |seat_config| seat_config.name.as_str())
            .to_owned();
        let row = rows
            .iter()
            .find(|row| row.contains(&name))
            .ok_or_else(|| TestError::new(format!("{name} is not in {rows:?}")))?;
        assert!(row.contains(&points), "{row}");
    }
    Ok(())
}

/// Replays the first actions of a recorded game, starting from the new game form.
async fn replay_start(page: &Page, record: &str, input: Input, first: usize) -> TestResult<Match> {
    page.offer_help().await?;
    set_instant_pace(page).await?;
    let recorded = recorded_match(record)?;
    let seed = recorded.setup().seed().to_string();
    let players = usize::from(recorded.setup().players());
    start_with_people(page, players, &[("seed", &seed)]).await?;
    press(page, input, "#helped").await?;
    page.wait_until_gone("#first-turn").await?;
    let line = actions(&recorded);
    play_line(page, input, &line[..first.min(line.len())]).await
}

/// Replays the last actions of a recorded game and asserts its result.
async fn replay_end(page: &Page, record: &str, input: Input, last: usize) -> TestResult<Match> {
    set_instant_pace(page).await?;
    let recorded = recorded_match(record)?;
    let line = actions(&recorded);
    let at = line.len().saturating_sub(last);
    open_match(page, &match_at(record, at)?).await?;
    let played = play_line(page, input, &line[at..]).await?;
    assert_result(page, &recorded).await?;
    Ok(played)
}

#[test]
fn two_play_by_mouse() -> TestResult {
    run("wheel_of_fortune_mouse", DESKTOP, async |page| {
        replay_start(page, TWO, Input::Mouse, trials(9, 20)).await?;
        replay_end(page, TWO, Input::Mouse, 4).await?;
        page.take_screenshots("wheel-of-fortune-end").await
    })
}

#[test]
fn a_game_by_keyboard() -> TestResult {
    run("wheel_of_fortune_keyboard", DESKTOP, async |page| {
        // The whole game in the long run; in the gate its first and its last turns.
        let first = trials(8, usize::MAX);
        let played = replay_start(page, TWO, Input::Keyboard, first).await?;
        if is_long_run() {
            assert_eq!(played.state().hash(), recorded_match(TWO)?.state().hash());
            assert_result(page, &played).await?;
        } else {
            replay_end(page, TWO, Input::Keyboard, 4).await?;
        }
        // A rematch starts by keyboard too.
        press(page, Input::Keyboard, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

mod long_run {
    use super::*;

    #[test]
    fn the_last_turns_by_touch() -> TestResult {
        run("wheel_of_fortune_touch", PHONE, async |page| {
            replay_end(page, LAST_TILE_NO_FIT, Input::Touch, 16).await?;
            page.take_screenshots("wheel-of-fortune-end-phone").await
        })
    }

    /// What no other test of the layout has on the table: the followers of the plague, the wheel beside the board, five
    /// players.
    #[test]
    fn rare_moments_do_not_scroll_sideways() -> TestResult {
        run("wheel_of_fortune_moments", DESKTOP, async |page| {
            set_instant_pace(page).await?;
            let plague = ply_before::<WheelOfFortune>(&recorded_match(PLAGUE)?, |state, _, _| {
                matches!(state.phase(), Phase::Plague { offset: 0 })
            })?;
            let crown =
                ply_before::<WheelOfFortune>(&recorded_match(WHEEL_BESIDE)?, |_, action, _| {
                    matches!(action, Action::Crown(_))
                })?;
            for (name, record, ply) in [
                ("plague", PLAGUE, plague),
                ("beside", WHEEL_BESIDE, crown),
                ("start-five", FIVE, 0),
            ] {
                open_match(page, &match_at(record, ply)?).await?;
                page.take_screenshots(&format!("wheel-of-fortune-{name}"))
                    .await?;
            }
            Ok(())
        })
    }
}
