//! The Wheel of Fortune by mouse, touch and keyboard: parts of recorded games, in the long run a whole one. The board itself
//! is tested in `src/component_tests/wheel_of_fortune.rs`.

mod board_view;

use harness::play::Input;
use harness::play::fixtures::{match_at, match_of_people_at, ply_before, recorded_match};
use harness::play::match_page::set_instant_pace;
use harness::play::replay::{assert_result, replay_end, replay_start};
use harness::play::stored_match;
use harness::play::wheel_of_fortune::{
    FIVE, LAST_TILE_NO_FIT, PLAGUE, TWO, WHEEL_BESIDE, cell_selector, open_match, press, state_of,
};
use harness::{
    DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, Value, is_long_run, run, trials,
};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};

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
