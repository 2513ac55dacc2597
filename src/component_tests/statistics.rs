//! Statistics of finished games, and milestones.

use super::Page;
use crate::app::open_store;
use page_driver::play::fixtures::{match_of_people_at, recorded_match};
use page_driver::play::match_page::{type_action, wait_for_ply_at_least};
use page_driver::play::turn_of_time;
use page_driver::{Driver as _, TestError, TestResult, json};
use records::{Entry, Match, Name, Player, Title};
use rules::{Level, Seat};
use wasm_bindgen_test::wasm_bindgen_test;

macro_rules! record {
    ($name:literal) => {
        include_str!(concat!(
            "../../crates/records/tests/fixtures/",
            $name,
            ".txt"
        ))
    };
}

/// A recorded match with these players; people have names or none.
fn with_players(record: &str, players: &[(Player, &str)]) -> TestResult<Match> {
    let mut played = recorded_match(record)?;
    for (seat, (player, name)) in Seat::all(u8::MAX).zip(players) {
        played.set_player(seat, *player);
        played.set_name(seat, Name::new(name));
    }
    Ok(played)
}

const ME: (Player, &str) = (Player::Human, "");
const PERFECT: (Player, &str) = (Player::Bot(Level::Expert), "");
const CASUAL: (Player, &str) = (Player::Bot(Level::Casual), "");

/// Stores two wins and two losses of mine, and a game of other people.
fn store_games() -> TestResult {
    let games = [
        with_players(record!("turn-of-time-1-balance-reached"), &[ME])?,
        with_players(record!("turn-of-time-1-dominance-missed"), &[ME])?,
        with_players(record!("argonauts-wheel-2-cone-alone"), &[ME, PERFECT])?,
        with_players(record!("wheels-of-time-2-city-complete"), &[ME, CASUAL])?,
        with_players(
            record!("turn-of-time-2-all-played"),
            &[(Player::Human, "Ada"), (Player::Human, "Ben")],
        )?,
    ];
    let store = open_store();
    for game in &games {
        store.save_new(game, &Title::default());
    }
    Ok(())
}

/// The page with these games.
async fn open_statistics() -> TestResult<Page> {
    let page = Page::new().await?;
    store_games()?;
    page.goto("#/statistics").await?;
    page.wait_for(".stat-cards").await?;
    Ok(page)
}

/// The key numbers: `Played 4`.
async fn key_numbers(page: &Page) -> TestResult<Vec<String>> {
    page.wait_for(".stat-cards").await?;
    let texts = page.texts(".stat-cards > div").await?;
    Ok(texts.iter().map(|text| text.replace('\n', " ")).collect())
}

/// Waits until so many matches are counted.
async fn wait_for_played(page: &Page, count: u32) -> TestResult {
    page.wait_for_value(
        "return document.querySelector('.stat-cards > div')?.innerText.trim();",
        vec![],
        &json!(format!("Played\n{count}")),
    )
    .await
}

/// The rows of a table: label and numbers.
async fn rows(page: &Page, table: &str) -> TestResult<Vec<String>> {
    let texts = page.texts(&format!("{table} tbody tr")).await?;
    let words = |text: &String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(texts.iter().map(words).collect())
}

async fn choose(page: &Page, field: &str, label: &str) -> TestResult {
    let chosen = page
        .script(
            "const select = document.querySelector(`select[name='${arguments[0]}']`);
             const option = [...select.options].find((option) => option.text === arguments[1]);
             return option?.value ?? null;",
            vec![json!(field), json!(label)],
        )
        .await?;
    let value = chosen
        .as_str()
        .ok_or_else(|| TestError::new(format!("{field} has no choice {label}")))?;
    page.click(&format!("select[name='{field}'] option[value='{value}']"))
        .await
}

#[wasm_bindgen_test]
async fn a_game_under_way_does_not_count() -> TestResult {
    let page = Page::new().await?;
    let begun = match_of_people_at(turn_of_time::TWO, 3)?;
    open_store().save_new(&begun, &Title::default());
    page.goto("#/games").await?;
    page.click("main a[href='#/statistics']").await?;
    page.wait_for_text(".stat-empty", "No finished games yet")
        .await
}

#[wasm_bindgen_test]
async fn results_are_counted_by_game_and_opponents() -> TestResult {
    let page = open_statistics().await?;
    let numbers = key_numbers(&page).await?;
    assert_eq!(numbers[..2], ["Played 4", "Won 2 50%"], "{numbers:?}");
    assert_eq!(
        rows(&page, "#by-game").await?,
        [
            "Turn of Time 1 1 50%",
            "Argonaut's Wheel 1 0 100%",
            "Wheels of Time 0 1 0%"
        ]
    );
    assert_eq!(rows(&page, "#by-opponents").await?.len(), 2);
    assert_eq!(page.count("#ratings li").await?, 2);
    // A game in the table is a filter, too.
    page.click_button("Argonaut's Wheel").await?;
    wait_for_played(&page, 1).await
}

#[wasm_bindgen_test]
async fn a_game_has_its_challenges_points_and_milestones() -> TestResult {
    let page = open_statistics().await?;
    choose(&page, "game", "Turn of Time").await?;
    wait_for_played(&page, 2).await?;
    assert_eq!(
        rows(&page, "#by-challenge").await?,
        ["Dominance 0 1 0%", "Balance 1 0 100%"]
    );
    let label = page
        .attribute("#points-plot svg", "aria-label")
        .await?
        .unwrap_or_default();
    assert!(label.starts_with("Points over 2 games: from"), "{label}");
    page.click("#points-plot summary").await?;
    page.wait_for("#points-plot tbody tr").await?;
    assert_eq!(page.count("#points-plot tbody tr").await?, 2);
    assert_eq!(page.count("[data-milestone='balance'].reached").await?, 1);
    assert_eq!(page.count("[data-milestone='dominance'].to-come").await?, 1);
    Ok(())
}

/// Argonaut's Wheel knows no points, and the bot is one whose strength is known.
#[wasm_bindgen_test]
async fn a_game_against_a_bot_has_a_rating() -> TestResult {
    let page = open_statistics().await?;
    choose(&page, "game", "Argonaut's Wheel").await?;
    wait_for_played(&page, 1).await?;
    assert_eq!(page.count("#points-plot").await?, 0);
    assert_eq!(rows(&page, "#by-opponents").await?, ["Perfect 1 0 100%"]);
    page.wait_for_text("#rating", "Provisional").await?;
    assert_eq!(
        page.count("[data-milestone='beat-expert'].reached").await?,
        1
    );
    Ok(())
}

#[wasm_bindgen_test]
async fn other_people_have_numbers_and_a_name_makes_games_mine() -> TestResult {
    let page = open_statistics().await?;
    choose(&page, "person", "Ben").await?;
    wait_for_played(&page, 1).await?;
    assert_eq!(page.count("#rating-title").await?, 0);
    page.goto("#/settings").await?;
    page.fill("#your-name", "ada").await?;
    page.goto("#/statistics").await?;
    wait_for_played(&page, 5).await
}

/// Damages all cached outcomes.
const DAMAGE: &str = "const keys = Object.keys(localStorage).filter((key) => key.includes(':outcome.'));
    for (const key of keys) localStorage.setItem(key, localStorage.getItem(key).slice(0, -3) + 'xyz');
    return keys.length;";

/// Cached outcomes are only copies of what the games say.
#[wasm_bindgen_test]
async fn damaged_outcomes_are_made_anew() -> TestResult {
    let page = open_statistics().await?;
    let numbers = key_numbers(&page).await?;
    let games = rows(&page, "#by-game").await?;
    let milestones = page.count(".stat-milestones .reached").await?;
    assert!(milestones >= 2, "{milestones}");
    assert_eq!(page.script(DAMAGE, vec![]).await?, 5);
    page.reload().await?;
    assert_eq!(key_numbers(&page).await?, numbers);
    assert_eq!(rows(&page, "#by-game").await?, games);
    assert_eq!(page.count(".stat-milestones .reached").await?, milestones);
    Ok(())
}

/// The height of the panel with the result.
async fn height_of_the_end(page: &Page) -> TestResult<Option<f64>> {
    let height = "return document.querySelector('.table-end').getBoundingClientRect().height;";
    Ok(page.script(height, vec![]).await?.as_f64())
}

#[wasm_bindgen_test]
async fn a_milestone_is_told_once() -> TestResult {
    let page = Page::new().await?;
    let easy = record!("world-wonders-1-rounds-won");
    let entries = recorded_match(easy)?.entries().to_vec();
    let Some((Entry::Action(last), before)) = entries.split_last() else {
        return Err(TestError::new("the record does not end with an action"));
    };
    page.open_table(&match_of_people_at(easy, before.len())?)
        .await?;
    wait_for_ply_at_least(&page, before.len()).await?;
    assert_eq!(page.count("#milestone").await?, 0);
    type_action(&page, &last.to_string()).await?;
    wait_for_ply_at_least(&page, entries.len()).await?;
    // It comes after the result, and moves nothing.
    page.wait_for(".milestone-place").await?;
    let before = height_of_the_end(&page).await?;
    page.wait_for_text("#milestone", "Ahead of the automaton")
        .await?;
    assert_eq!(height_of_the_end(&page).await?, before);

    // The next win has another milestone, but not the same again.
    let hard = with_players(record!("world-wonders-1-hard-won"), &[ME])?;
    page.open_table(&hard).await?;
    page.wait_for_text("#milestone", "Master of the automaton")
        .await?;
    let line = page.text("#milestone").await?;
    assert!(!line.contains("Ahead of the automaton"), "{line}");
    page.click("#milestone a").await?;
    wait_for_played(&page, 2).await?;
    // Reached in the first of both, which its link opens.
    page.click("[data-milestone='solo-easy'] a").await?;
    page.wait_for_text("#milestone", "Ahead of the automaton")
        .await
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn statistics_are_cleared_and_counted_again() -> TestResult {
        let page = open_statistics().await?;
        page.click(".stat-clear summary").await?;
        page.click("#clear-statistics").await?;
        page.wait_for(".stat-empty").await?;
        page.reload().await?;
        page.wait_for(".stat-empty").await?;
        // A game that is finished now counts.
        let hard = with_players(record!("world-wonders-1-hard-won"), &[ME])?;
        page.open_table(&hard).await?;
        page.goto("#/statistics").await?;
        wait_for_played(&page, 1).await?;
        page.click("#count-all").await?;
        wait_for_played(&page, 5).await?;
        page.wait_until_gone("#since").await?;
        // Statistics follow from the games that are kept.
        page.goto("#/games").await?;
        page.click("[aria-label^='Delete World Wonders']").await?;
        page.wait_for("#put-back").await?;
        page.goto("#/statistics").await?;
        wait_for_played(&page, 4).await
    }
}
