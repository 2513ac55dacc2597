//! Your games: found again, starred, annotated and named; deleted and put back; exported as a file and merged
//! without doubles.

use super::Page;
use crate::app::open_store;
use page_driver::play::fixtures::{match_of_people_at, recorded_match};
use page_driver::play::match_page::{field_value, open_tab, wait_for_ply_at_least, wait_for_table};
use page_driver::play::{play_actions, stored_match, turn_of_time};
use page_driver::{Driver as _, Key, TestResult, json};
use records::{CollectedMatch, Collection, StoredMatch, Title};
use wasm_bindgen_test::wasm_bindgen_test;

/// Recorded games that are over.
const RECORDS: [&str; 11] = [
    include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-agreed-draw.txt"),
    include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-cone-alone.txt"),
    include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-cone-on-dead-discs.txt"),
    include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-cone-on-free-spire.txt"),
    include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-resigned.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-1-balance-missed.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-1-balance-reached.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-1-resigned.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-2-all-played.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-3-all-played.txt"),
    include_str!("../../crates/records/tests/fixtures/turn-of-time-4-all-played.txt"),
];

/// A file of the first of these games, each with a title: its number.
fn file_of(count: usize) -> TestResult<String> {
    let mut matches = Vec::new();
    for (number, record) in (1_u64..).zip(RECORDS.iter().take(count)) {
        let game = recorded_match(record)?;
        matches.push(CollectedMatch {
            stored: StoredMatch::new(&game, Title::new(&format!("Game {number}")), number),
            extras: Vec::new(),
        });
    }
    Ok(Collection::write(&[], &matches))
}

/// Adds the games of a file, and returns what the page says about it.
async fn import(page: &Page, file: &str) -> TestResult<String> {
    page.goto("#/games").await?;
    page.goto("#/open").await?;
    page.choose_file("#file", "games.wheelhouse", file.as_bytes())
        .await?;
    page.click("#add-all").await?;
    page.text("#merged").await
}

/// The page with the first of the recorded games.
async fn open_games(count: usize) -> TestResult<Page> {
    let page = Page::new().await?;
    import(&page, &file_of(count)?).await?;
    page.goto("#/games").await?;
    wait_for_rows(&page, count).await?;
    Ok(page)
}

async fn wait_for_rows(page: &Page, count: usize) -> TestResult {
    let rows = "return document.querySelectorAll('.match-row').length;";
    page.wait_for_value(rows, vec![], &json!(count)).await
}

#[wasm_bindgen_test]
async fn a_game_is_found_by_its_name_and_opened() -> TestResult {
    let page = open_games(6).await?;
    page.fill("#search", "game 4").await?;
    wait_for_rows(&page, 1).await?;
    page.click(".match-link").await?;
    page.wait_for("#board").await?;
    page.goto("#/games").await?;
    page.fill("#search", "no such game").await?;
    page.wait_for_text("main", "No games match.").await
}

#[wasm_bindgen_test]
async fn every_position_has_a_note_of_its_own_by_which_the_game_is_found() -> TestResult {
    let page = open_games(6).await?;
    page.fill("#search", "game 4").await?;
    wait_for_rows(&page, 1).await?;
    page.click(".match-link").await?;
    page.wait_for("#board").await?;
    open_tab(&page, "history").await?;
    page.click(".log li:nth-child(2) button").await?;
    page.fill("#note", "The turning point").await?;
    page.wait_for_text(".log .here .log-note", "The turning point")
        .await?;
    page.click(".log li:nth-child(4) button").await?;
    page.wait_for_script("return document.getElementById('note').value === '';")
        .await?;
    page.reload().await?;
    open_tab(&page, "history").await?;
    page.wait_for_text(".log-note", "The turning point").await?;
    page.click("#tab-players").await?;
    page.goto("#/games").await?;
    page.fill("#search", "turning").await?;
    wait_for_rows(&page, 1).await?;
    page.wait_for_text(".match-row", "1 note").await
}

#[wasm_bindgen_test]
async fn games_are_exported_and_merged_without_doubles() -> TestResult {
    let page = Page::new().await?;
    let _downloads = page.catch_downloads()?;
    assert_eq!(import(&page, &file_of(4)?).await?, "4 games added.");
    // A game under way is exported as far as it goes, and stars with the games.
    let begun = match_of_people_at(turn_of_time::TWO, 1)?;
    let id = open_store().save_new(&begun, &Title::default());
    page.goto("#/games").await?;
    page.click("#finished + .match-list .match-row:first-child .star-button")
        .await?;
    page.wait_for(".star-button[aria-pressed='true']").await?;
    page.click("#export").await?;
    let (name, all) = page.downloaded().await?;
    assert!(name.ends_with(".wheelhouse"), "{name}");
    page.wait_for_text("#sent", "The file is in your downloads.")
        .await?;

    // It goes further; only this one is selected.
    page.goto(&format!("#/table/{id}")).await?;
    wait_for_table(&page, "main.table").await?;
    play_actions(&page, 2).await?;
    page.goto("#/games").await?;
    page.click("#select").await?;
    page.wait_for("#export:disabled").await?;
    page.click("#here ~ .match-list .match-select input")
        .await?;
    page.wait_for_text("#export", "Export 1 selected").await?;
    page.click("#export:not(:disabled)").await?;
    let (_, selected_file) = page.downloaded().await?;

    // On another device.
    page.forget_everything().await?;
    page.goto_anew("#/games").await?;
    assert_eq!(import(&page, &all).await?, "5 games added.");
    page.goto("#/games").await?;
    page.wait_for(".star-button[aria-pressed='true']").await?;
    assert_eq!(import(&page, &all).await?, "5 games already here.");
    assert_eq!(import(&page, &selected_file).await?, "1 game continued.");
    page.goto("#/continue").await?;
    wait_for_ply_at_least(&page, 3).await
}

#[wasm_bindgen_test]
async fn a_damaged_file_costs_only_the_damaged_game() -> TestResult {
    let page = Page::new().await?;
    let text = file_of(5)?;
    // A changed letter in the data of one game.
    let at = text.find("Agx").unwrap_or(text.len() * 4 / 5);
    let mut damaged = text.clone().into_bytes();
    damaged[at + 2] = if damaged[at + 2] == b'y' { b'z' } else { b'y' };
    page.goto("#/open").await?;
    page.choose_file("#file", "games.wheelhouse", &damaged)
        .await?;
    page.wait_for_text("#losses", "1 part is damaged").await?;
    page.wait_for_text("#several", "This file holds 4 games.")
        .await?;
    page.click("#back").await?;
    page.wait_for("#import-text").await?;
    assert_eq!(open_store().list().matches.len(), 0);
    Ok(())
}

/// Ada's table with Ben, after three actions, and the page of games.
async fn open_game_of_ada() -> TestResult<Page> {
    let page = Page::new().await?;
    let begun = match_of_people_at(turn_of_time::TWO, 3)?;
    open_store().save_new(&begun, &Title::default());
    page.goto("#/games").await?;
    wait_for_rows(&page, 1).await?;
    Ok(page)
}

#[wasm_bindgen_test]
async fn a_game_gets_a_name_and_keeps_it() -> TestResult {
    let page = open_game_of_ada().await?;
    page.click_button("Rename Turn of Time").await?;
    page.wait_for("#title:focus").await?;
    page.press_keys("Sunday with Ben").await?;
    page.press_keys(char::from(Key::Enter)).await?;
    page.wait_for_text(".match-row strong", "Sunday with Ben")
        .await?;
    page.wait_until_gone("#title").await?;
    page.reload().await?;
    page.wait_for_text(".match-row strong", "Sunday with Ben")
        .await?;
    // Playing on keeps it.
    page.click(".match-link").await?;
    wait_for_table(&page, "main.table").await?;
    play_actions(&page, 1).await?;
    page.click(".top-home").await?;
    page.wait_for_text(".go-on-card strong", "Sunday with Ben")
        .await?;
    // Without a name, that of the game is shown again.
    page.goto("#/games").await?;
    page.click_button("Rename Sunday with Ben").await?;
    page.wait_for("#title:focus").await?;
    assert_eq!(field_value(&page, "#title").await?, "Sunday with Ben");
    page.fill("#title", "").await?;
    page.wait_for_text(".match-row strong", "Turn of Time")
        .await
}

#[wasm_bindgen_test]
async fn a_deleted_game_is_gone_and_can_be_put_back() -> TestResult {
    let page = open_game_of_ada().await?;
    let before = stored_match(&page).await?;
    page.click_button("Delete Turn of Time").await?;
    page.wait_until_gone(".match-row").await?;
    let gone = page.local_storage().await?;
    assert!(
        !gone.keys().any(|key| key.contains(":match.")),
        "{:?}",
        gone.keys()
    );
    assert_eq!(page.focus().await?, "button Undo");
    page.click_button("Undo").await?;
    wait_for_rows(&page, 1).await?;
    let restored = stored_match(&page).await?;
    assert_eq!(restored.entries(), before.entries());
    assert_eq!(restored.state().hash(), before.state().hash());
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn games_are_starred_filtered_and_ordered() -> TestResult {
        let page = open_games(4).await?;
        page.fill("#search", "game 3").await?;
        wait_for_rows(&page, 1).await?;
        page.click(".star-button").await?;
        page.wait_for(".star-button[aria-pressed='true']").await?;
        page.fill("#search", "game").await?;
        wait_for_rows(&page, 4).await?;
        page.click(".star-filter").await?;
        wait_for_rows(&page, 1).await?;
        page.wait_for_text(".match-row", "Game 3").await?;
        page.click(".star-filter").await?;
        page.wait_for_text(".match-list .match-row:first-child", "Game 4")
            .await?;
        page.click("select[name='order'] option[value='oldest']")
            .await?;
        page.wait_for_text(".match-list .match-row:first-child", "Game 1")
            .await?;
        // The star is kept.
        page.reload().await?;
        page.wait_for(".star-button[aria-pressed='true']").await
    }

    #[wasm_bindgen_test]
    async fn a_refused_reminder_comes_back_after_ten_more_games() -> TestResult {
        let page = open_games(10).await?;
        page.wait_for("#copy-reminder").await?;
        page.click_button("Not now").await?;
        page.wait_until_gone("#copy-reminder").await?;
        page.reload().await?;
        wait_for_rows(&page, 10).await?;
        assert_eq!(page.count("#copy-reminder").await?, 0);
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn a_copy_is_asked_for_after_ten_finished_games() -> TestResult {
        let page = open_games(9).await?;
        let _downloads = page.catch_downloads()?;
        assert_eq!(page.count("#copy-reminder").await?, 0);
        import(&page, &file_of(10)?).await?;
        page.goto("#/games").await?;
        page.wait_for_text(
            "#copy-reminder",
            "10 finished games are in this browser only",
        )
        .await?;
        page.click("#copy-reminder .button").await?;
        let (_, copy) = page.downloaded().await?;
        let copied = Collection::read(&copy).map(|copy| copy.matches.len());
        assert_eq!(copied.ok(), Some(10));
        page.wait_until_gone("#copy-reminder").await?;
        import(&page, &file_of(11)?).await?;
        page.goto("#/games").await?;
        wait_for_rows(&page, 11).await?;
        assert_eq!(page.count("#copy-reminder").await?, 0);
        Ok(())
    }
}
