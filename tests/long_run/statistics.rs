//! Whether the statistics are accessible. What they count is tested in `src/component_tests/statistics.rs`.

use harness::play::fixtures::{open_link, recorded_match};
use harness::{
    AccessibilityReport, DESKTOP, Driver as _, Page, TestError, TestResult, fixture, json, run,
};
use records::{Match, Name, Player};
use rules::{Level, Seat};

/// A recorded match with these players; people have names or none.
fn with_players(record: &str, players: &[(Player, &str)]) -> TestResult<Match> {
    let mut played = recorded_match(record)?;
    for (seat, (player, name)) in Seat::all(u8::MAX).zip(players) {
        played.set_player(seat, *player);
        played.set_name(seat, Name::new(name));
    }
    Ok(played)
}

const PERSON: (Player, &str) = (Player::Human, "");
const PERFECT: (Player, &str) = (Player::Bot(Level::Expert), "");
const CASUAL: (Player, &str) = (Player::Bot(Level::Casual), "");

/// Stores two wins and two losses of the person, and a game of other people.
async fn store_games(page: &Page) -> TestResult {
    let games = [
        with_players(fixture!("turn-of-time-1-balance-reached"), &[PERSON])?,
        with_players(fixture!("turn-of-time-1-dominance-missed"), &[PERSON])?,
        with_players(fixture!("argonauts-wheel-2-cone-alone"), &[PERSON, PERFECT])?,
        with_players(
            fixture!("wheels-of-time-2-city-complete"),
            &[PERSON, CASUAL],
        )?,
        with_players(
            fixture!("turn-of-time-2-all-played"),
            &[(Player::Human, "Ada"), (Player::Human, "Ben")],
        )?,
    ];
    for game in &games {
        open_link(page, game).await?;
    }
    Ok(())
}

/// Waits until so many matches are counted.
async fn wait_for_played(page: &Page, count: u32) -> TestResult {
    let expected = format!("Played\n{count}");
    page.wait_for_value(
        "return document.querySelector('.stat-cards > div')?.innerText.trim();",
        vec![],
        &json!(expected),
    )
    .await
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

#[test]
fn the_page_is_accessible() -> TestResult {
    run("axe_statistics", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        page.goto("#/statistics").await?;
        page.wait_for(".stat-empty").await?;
        report.audit(page, "statistics empty").await?;
        store_games(page).await?;
        page.goto("#/statistics").await?;
        page.wait_for(".stat-cards").await?;
        page.click(".stat-game summary").await?;
        page.click(".stat-clear summary").await?;
        report.audit(page, "statistics").await?;
        choose(page, "game", "Turn of Time").await?;
        wait_for_played(page, 2).await?;
        page.click("#points-plot summary").await?;
        page.wait_for("#points-plot tbody tr").await?;
        report.audit(page, "statistics of a game").await?;
        choose(page, "game", "Wheels of Time").await?;
        wait_for_played(page, 1).await?;
        page.click("#rating-plot summary").await?;
        report.audit(page, "statistics with rating").await?;
        report.into_result()
    })
}
