//! Every game from its first action to its last, or opened from a link and played to its end.

use harness::play::argonauts_wheel::{self, SHORT_GAME};
use harness::play::fixtures::{match_of_people_at, recorded_match};
use harness::play::match_page::{
    assert_places_shown, assert_points_table, wait_for_end_by_rules, wait_for_ply_at_least,
};
use harness::play::{
    Input, play_action, play_actions, play_to_end, start_game, stored_match, wheel_of_fortune,
    wheels_of_time, world_wonders,
};
use harness::{Browser, Driver as _, Page, TestError, TestResult, run_in};
use records::{Entry, Match};

/// A lone player's last people fall to the plague: the shortest whole game.
const PLAGUE: &str =
    include_str!("../../../crates/records/tests/fixtures/wheels-of-time-1-plague.txt");

/// A sprint of 24 tiles.
const SPRINT: &str =
    include_str!("../../../crates/records/tests/fixtures/wheel-of-fortune-2-sprint.txt");

/// The choices and the seed of a record's setup, as fields of the form.
fn fields(record: &Match) -> Vec<(&'static str, String)> {
    let setup = record.setup();
    setup
        .choices()
        .map(|(option, choice)| (option.id, choice.to_owned()))
        .chain([("seed", setup.seed().to_string())])
        .collect()
}

/// Plays the rest of a recorded game, from the position shown to its end.
async fn play_rest(page: &Page, input: Input, record: &Match) -> TestResult {
    let mut played = stored_match(page).await?;
    for entry in &record.entries()[played.ply()..] {
        let Entry::Action(action) = *entry else {
            return Err(TestError::new("only actions are played on the board"));
        };
        play_action(page, input, &played, action).await?;
        let applied = played.apply(action);
        applied.map_err(|error| TestError::new(format!("{action}: {error:?}")))?;
    }
    let stored = wait_for_end_by_rules(page).await?;
    assert_eq!(stored.state().hash(), record.state().hash());
    Ok(())
}

/// Reloads the page in the middle of a game.
async fn reload_match(page: &Page) -> TestResult {
    let before = stored_match(page).await?;
    page.reload().await?;
    wait_for_ply_at_least(page, before.ply()).await?;
    assert_eq!(
        stored_match(page).await?.entries()[..before.ply()],
        *before.entries()
    );
    Ok(())
}

/// A game against the computer, which survives a reload.
pub fn turn_of_time_against_a_bot(browser: Browser) -> TestResult {
    run_in(browser, "three_turn_of_time", async |page| {
        start_game(page, &["human", "beginner"], &[("seed", "7")]).await?;
        play_actions(page, 3).await?;
        reload_match(page).await?;
        play_to_end(page).await?;
        let stored = wait_for_end_by_rules(page).await?;
        assert_places_shown(page, &stored).await
    })
}

/// Tab, Enter and arrow keys alone.
pub fn argonauts_wheel_by_keyboard(browser: Browser) -> TestResult {
    run_in(browser, "three_argonauts_wheel", async |page| {
        argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
        argonauts_wheel::play_line(page, Input::Keyboard, SHORT_GAME).await?;
        wait_for_end_by_rules(page).await?;
        page.wait_for_text("#result-title", "Ada wins").await?;
        page.press_keys("?").await?;
        page.wait_for_text(".page-sheet h2", "Keyboard").await
    })
}

pub fn wheels_of_time_alone(browser: Browser) -> TestResult {
    run_in(browser, "three_wheels_of_time", async |page| {
        let record = recorded_match(PLAGUE)?;
        let fields = fields(&record);
        let fields: Vec<_> = fields
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        wheels_of_time::start_game(page, &["human"], &fields).await?;
        play_rest(page, Input::Mouse, &record).await?;
        page.wait_for_text("#result-title", "You lose").await
    })
}

pub fn the_wheel_of_fortune_from_a_link(browser: Browser) -> TestResult {
    run_in(browser, "three_wheel_of_fortune", async |page| {
        let record = recorded_match(SPRINT)?;
        let begun = match_of_people_at(SPRINT, 0)?;
        wheel_of_fortune::open_match(page, &begun).await?;
        play_rest(page, Input::Mouse, &record).await?;
        assert_points_table(page, &stored_match(page).await?).await
    })
}

pub fn world_wonders_from_a_link(browser: Browser) -> TestResult {
    run_in(browser, "three_world_wonders", async |page| {
        let record = recorded_match(world_wonders::SOLO)?;
        let begun = match_of_people_at(world_wonders::SOLO, 0)?;
        world_wonders::open_match(page, &begun).await?;
        play_rest(page, Input::Mouse, &record).await?;
        page.wait_for_text("#result-title", "You win").await
    })
}
