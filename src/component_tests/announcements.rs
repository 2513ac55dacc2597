//! Each change at the table is announced once, and nothing else is. The words are in the transcripts of recorded
//! games.

use super::Page;
use super::bots::Bots;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{open_tab, open_typing, wait_for_ply, wait_for_table};
use page_driver::play::{plan_placement, play_actions, turn_of_time};
use page_driver::{Driver as _, Key, TestError, TestResult};
use records::{Match, Player, SeatConfig};
use rules::{GameId, Level, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

async fn assert_announced_once(page: &Page, what: &str, part: &str) -> TestResult {
    let announced = page.take_announcements().await?;
    match announced.as_slice() {
        [one] if one.contains(part) => Ok(()),
        _ => Err(TestError::new(format!(
            "{what}: expected \"{part}\" to be announced once, but got {announced:?}"
        ))),
    }
}

/// Presses a button of the history; its effect is announced once.
async fn look(page: &Page, button: &str, ply: usize, turn: &str, part: &str) -> TestResult {
    page.click(button).await?;
    wait_for_ply(page, ply, turn).await?;
    assert_announced_once(page, button, part).await
}

#[wasm_bindgen_test]
async fn each_change_is_announced_once() -> TestResult {
    let page = Page::new().await?;
    page.set_motion().await?;
    page.open_table(&match_of_people_at(turn_of_time::TWO, 0)?)
        .await?;
    wait_for_table(&page, "main.table").await?;
    page.record_announcements().await?;
    assert!(page.take_announcements().await?.is_empty());
    for _ in 0..2 {
        plan_placement(&page).await?;
        let announced = page.take_announcements().await?;
        assert!(announced.is_empty(), "a selection: {announced:?}");
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".planning").await?;
        play_actions(&page, 1).await?;
        let status = page.text("#status .status-text").await?;
        assert_announced_once(&page, "an action", status.trim()).await?;
        // The end of an animation announces nothing.
        page.wait_until_gone(".card .moving").await?;
        assert!(page.take_announcements().await?.is_empty());
    }
    open_tab(&page, "history").await?;
    look(&page, "#one-back", 1, "look", "After 1 of 2 moves.").await?;
    page.click("#try-here").await?;
    page.wait_for("#return").await?;
    assert_announced_once(&page, "trying out", "trying out a line").await?;
    look(&page, "#return", 2, "person", "choose a card").await?;
    look(&page, "#undo", 1, "person", "After 1 of 2 moves.").await?;
    let latest = "Latest position, after 2 moves.";
    look(&page, "#redo", 2, "person", latest).await?;
    page.press_keys("s").await?;
    assert_announced_once(&page, "once more", "choose a card").await?;
    open_typing(&page).await?;
    page.fill("#notation", "nonsense").await?;
    page.press_keys(char::from(Key::Enter)).await?;
    page.wait_for("#mistyped").await?;
    assert_announced_once(&page, "what cannot be done", "Not understood").await
}

/// Against a bot: first the person's action and the bot's turn, then the bot's action; and a hint.
#[wasm_bindgen_test]
async fn actions_of_bots_are_announced_once() -> TestResult {
    let page = Page::new().await?;
    page.set_motion().await?;
    let _bots = Bots::new(&page)?;
    let setup =
        Setup::new(GameId::TurnOfTime, 2, 7).map_err(|error| TestError::new(error.to_string()))?;
    let seats = [Player::Human, Player::Bot(Level::Novice)].map(SeatConfig::unnamed);
    let new = Match::new(setup, seats.to_vec());
    page.open_table(&new.map_err(|error| TestError::new(error.to_string()))?)
        .await?;
    wait_for_table(&page, "main.table").await?;
    page.record_announcements().await?;
    for turn in 0..2 {
        play_actions(&page, 1).await?;
        wait_for_ply(&page, 2 * turn + 2, "person").await?;
        let announced = page.take_announcements().await?;
        let [persons_turn, bots_turn] = announced.as_slice() else {
            return Err(TestError::new(format!("announced: {announced:?}")));
        };
        assert!(persons_turn.contains("You play"), "{persons_turn}");
        assert!(
            persons_turn.ends_with("Leo is thinking …"),
            "{persons_turn}"
        );
        assert!(bots_turn.contains("Leo plays"), "{bots_turn}");
        assert!(
            bots_turn.contains("Your turn: choose a card"),
            "{bots_turn}"
        );
    }
    page.click("#hint").await?;
    page.wait_for("#hint-text").await?;
    assert_announced_once(&page, "a hint", "Try this:").await
}
