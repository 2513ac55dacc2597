//! The coach: its card after a turn, and the choice of what it speaks of. What it says of which turn is tested in
//! `crates/app-core/src/session/tests/coach.rs`.

use super::Page;
use super::bots::Bots;
use page_driver::play::match_page::{close_sheet, open_tab, wait_for_ply_at_least};
use page_driver::play::{play_actions, stored_match, wait_for_person_or_end};
use page_driver::{Driver as _, Key, TestError, TestResult};
use records::{Match, Player, SeatConfig};
use rules::{GameId, Level, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// A new game of a person against a bot.
async fn open_table(page: &Page) -> TestResult {
    let setup =
        Setup::new(GameId::TurnOfTime, 2, 7).map_err(|error| TestError::new(error.to_string()))?;
    let seats = [Player::Human, Player::Bot(Level::Novice)].map(SeatConfig::unnamed);
    let new = Match::new(setup, seats.to_vec());
    page.open_table(&new.map_err(|error| TestError::new(error.to_string()))?)
        .await
}

/// A person against a bot; the coach is chosen in the panel of the table.
async fn open(coaching: &str) -> TestResult<(Page, Bots)> {
    let page = Page::at_once().await?;
    let bots = Bots::new(&page)?;
    open_table(&page).await?;
    open_tab(&page, "analysis").await?;
    page.click(&format!("input[name='coach'][value='{coaching}']"))
        .await?;
    close_sheet(&page).await?;
    Ok((page, bots))
}

/// Plays until the coach speaks; returns the number of entries then.
async fn play_until_it_speaks(page: &Page) -> TestResult<usize> {
    for _ in 0..12 {
        let before = stored_match(page).await?.ply();
        play_actions(page, 1).await?;
        page.wait_for_script(&format!(
            "const table = document.querySelector('main.table');
             return document.querySelector('#coach-card') || table.dataset.ply > {};",
            before + 1
        ))
        .await?;
        if page.count("#coach-card").await? == 1 {
            return Ok(before + 1);
        }
        wait_for_person_or_end(page).await?;
    }
    Err(TestError::new("the coach says nothing"))
}

/// Presses a button by keyboard.
async fn press(page: &Page, css: &str) -> TestResult {
    let focus = format!("document.querySelector('{css}').focus();");
    page.script(&focus, vec![]).await?;
    page.press_keys(char::from(Key::Enter)).await
}

#[wasm_bindgen_test]
async fn it_says_what_the_turn_cost_and_the_bot_waits() -> TestResult {
    let (page, _bots) = open("strict").await?;
    let ply = play_until_it_speaks(&page).await?;
    for part in ["Chances of winning: you ", "Played: play ", "Better: play "] {
        page.wait_for_text("#coach-card", part).await?;
    }
    page.wait_for_text("#spoken", "Chances of winning: you ")
        .await?;
    assert_eq!(stored_match(&page).await?.ply(), ply);
    // The better turn is shown in its position.
    page.click("#coach-show").await?;
    page.wait_for("main.table[data-turn='look']").await?;
    page.wait_for("#board .hinted").await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone("#coach-card").await?;
    wait_for_ply_at_least(&page, ply + 1).await
}

#[wasm_bindgen_test]
async fn gently_it_asks_and_the_turn_is_taken_back_by_keyboard() -> TestResult {
    let (page, _bots) = open("gentle").await?;
    let ply = play_until_it_speaks(&page).await?;
    page.wait_for_text("#coach-card", "Something else was worth more.")
        .await?;
    page.wait_for_text("#spoken", "Something else was worth more.")
        .await?;
    assert_eq!(page.count(".coach-better").await?, 0);
    press(&page, "#coach-tell").await?;
    page.wait_for(".coach-better").await?;
    press(&page, "#coach-back").await?;
    page.wait_until_gone("#coach-card").await?;
    page.wait_for(&format!(
        "main.table[data-ply='{}'][data-turn='person']",
        ply - 1
    ))
    .await
}

async fn wait_for_choice(page: &Page, coaching: &str) -> TestResult {
    let is_chosen = format!(
        "return document.querySelector(\"input[name='coach'][value='{coaching}']\").checked;"
    );
    page.wait_for_script(&is_chosen).await.map(|_| ())
}

/// Of somebody's first games it speaks gently by itself; who turns it off in a game has it off there.
#[wasm_bindgen_test]
async fn it_is_there_for_the_first_games_until_it_is_turned_off() -> TestResult {
    let page = Page::at_once().await?;
    let _bots = Bots::new(&page)?;
    page.set_settings(r#"{"pace":"at-once"}"#).await?;
    open_table(&page).await?;
    open_tab(&page, "analysis").await?;
    wait_for_choice(&page, "gentle").await?;
    page.click("input[name='coach'][value='']").await?;
    wait_for_choice(&page, "").await?;
    open_table(&page).await?;
    open_tab(&page, "analysis").await?;
    wait_for_choice(&page, "").await
}
