//! Wheels of Time by mouse and keyboard: the first and last turns of recorded games, in the long run a whole one. What else the board does is tested in components.

use harness::play::Input;
use harness::play::fixtures::{match_at, recorded_match};
use harness::play::match_page::{open_tab, set_instant_pace};
use harness::play::wheels_of_time::{
    DUEL, HUNGER, actions, assert_forecast, open_match, play_action, play_line, press,
    start_ada_vs_ben, state_of, tab_to, wait_for_board, wait_for_state,
};
use harness::play::{shown_places, stored_match};
use harness::{DESKTOP, Driver as _, Key, Page, TestResult, run, trials};
use rules::games::wheels_of_time::Action;

const NAMES: [&str; 2] = ["Ada", "Ben"];

/// Plays actions with the mouse; what the end of a turn is forecast to bring is shown before it.
async fn play(page: &Page, line: &[Action]) -> TestResult {
    let mut played = stored_match(page).await?;
    wait_for_state(page, &state_of(&played)?).await?;
    for action in line {
        let state = state_of(&played)?;
        if *action == Action::EndActions {
            assert_forecast(page, &state, &NAMES).await?;
        }
        play_action(page, Input::Mouse, &mut played, *action).await?;
    }
    Ok(())
}

#[test]
fn a_duel_by_mouse() -> TestResult {
    run("wheels_of_time_mouse", DESKTOP, async |page| {
        page.offer_help().await?;
        start_ada_vs_ben(page, &[("seed", "2")]).await?;
        page.wait_for("#first-turn").await?;
        page.screenshot("wheels-of-time-start-desktop").await?;
        page.click("#helped").await?;
        set_instant_pace(page).await?;
        page.back().await?;
        wait_for_board(page).await?;
        let recorded = recorded_match(DUEL)?;
        let line = actions(&recorded);
        // The whole game in the long run; in the gate its first and its last turns.
        let (first, last) = trials((5, 5), (line.len(), 0));
        play(page, &line[..first]).await?;
        if last > 0 {
            open_match(page, &match_at(DUEL, line.len() - last)?).await?;
            play(page, &line[line.len() - last..]).await?;
        }
        let played = stored_match(page).await?;
        assert_eq!(played.state().hash(), recorded.state().hash());
        page.wait_for("#result").await?;
        page.wait_for_animations().await?;
        page.take_screenshots("wheels-of-time-end").await?;
        assert_eq!(page.text("#result-title").await?, "Ben wins");
        page.wait_for_text(
            "#status",
            "Four walls, four roads, four buildings: the city is complete.",
        )
        .await?;
        assert_eq!(shown_places(page).await?, [1, 2]);
        page.wait_for_text(".result-seat[data-place='1']", "Ben")
            .await?;
        // No action is offered any more.
        assert_eq!(
            page.count("[data-action], [data-wheel], [data-link]")
                .await?,
            0
        );
        open_tab(page, "history").await?;
        let mut log = page.texts(".log li").await?;
        log.reverse();
        assert_eq!(log.len(), recorded.entries().len());
        assert!(log[0].contains("Ada triggers link B."), "{}", log[0]);
        assert!(log[1].contains("Ada turns wheel 1."), "{}", log[1]);
        Ok(())
    })
}

/// From the home page: a random layout, and a city whose last people starve.
#[test]
fn a_duel_by_keyboard() -> TestResult {
    run("wheels_of_time_keyboard", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        press(page, Input::Keyboard, ".top-home").await?;
        press(page, Input::Keyboard, "a[href='#/new/wheels-of-time']").await?;
        page.wait_for("main.new-game").await?;
        for (seat, name) in ["Ada", "Ben"].iter().enumerate() {
            tab_to(page, &format!("input[name='name-{}']", seat + 1)).await?;
            page.press_keys(*name).await?;
        }
        tab_to(page, "select[name='player-2']").await?;
        page.press_keys(char::from(Key::Home)).await?;
        press(page, Input::Keyboard, "summary").await?;
        tab_to(page, "input[name='layout']:checked").await?;
        page.press_keys(char::from(Key::Down)).await?;
        page.wait_for("input[value='random']:checked + span")
            .await?;
        tab_to(page, "input[name='seed']").await?;
        page.press_keys("17").await?;
        press(page, Input::Keyboard, "#begin").await?;
        wait_for_board(page).await?;
        let recorded = recorded_match(HUNGER)?;
        let line = actions(&recorded);
        play_line(page, Input::Keyboard, &line[..trials(5, 16)]).await?;
        let at = line.len() - trials(4, 8);
        open_match(page, &match_at(HUNGER, at)?).await?;
        let played = play_line(page, Input::Keyboard, &line[at..]).await?;
        assert_eq!(played.state().hash(), recorded.state().hash());
        page.wait_for("#result").await?;
        assert_eq!(page.text("#result-title").await?, "Ada wins");
        page.wait_for_text("#status", "The loser's population fell to zero.")
            .await?;
        // A rematch starts by keyboard too.
        press(page, Input::Keyboard, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}
