//! Accessibility of World Wonders: axe-core findings, sizes, horizontal scrolling.

use harness::play::fixtures::match_of_people_at;
use harness::play::fixtures::{ply_before, recorded_match};
use harness::play::match_page::set_instant_pace;
use harness::play::world_wonders;
use harness::{AccessibilityReport, DESKTOP, Driver as _, TestResult, run};
use rules::games::world_wonders::{Phase, WorldWonders};

/// From the new game form to the result.
#[test]
fn from_new_game_to_result() -> TestResult {
    run("axe_world_wonders", DESKTOP, async |page| {
        page.offer_help().await?;
        let mut report = AccessibilityReport::default();
        set_instant_pace(page).await?;
        page.goto("#/new/world-wonders").await?;
        page.click("summary").await?;
        report.audit(page, "world-wonders new game").await?;
        world_wonders::start_with_people(page, 3, &[("seed", "2")]).await?;
        page.wait_for("#first-turn").await?;
        report.audit(page, "world-wonders match start").await?;
        world_wonders::open_match(page, &recorded_match(world_wonders::FIVE)?).await?;
        page.wait_for("#result").await?;
        report.audit(page, "world-wonders match over").await?;
        page.goto("#/rules/world-wonders").await?;
        page.wait_for(".rules h2").await?;
        report.audit(page, "world-wonders rules").await?;
        report.into_result()
    })
}

/// A monument with its needs, a piece with a hint, and the solo game.
#[test]
fn middle_game() -> TestResult {
    run("axe_world_wonders_middle", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        set_instant_pace(page).await?;
        let recorded = recorded_match(world_wonders::FIVE)?;
        let placing = ply_before::<WorldWonders>(&recorded, |state, _, _| {
            state.round() > 4 && matches!(state.phase(), Phase::Place { .. })
        })?;
        world_wonders::open_match(page, &match_of_people_at(world_wonders::FIVE, placing)?).await?;
        page.click("#hint").await?;
        page.wait_for("#hint-text").await?;
        report.audit(page, "world-wonders match placing").await?;
        world_wonders::open_match(page, &match_of_people_at(world_wonders::FIVE, placing - 1)?)
            .await?;
        page.click(".ww-wonder-card").await?;
        page.wait_for(".ww-needs-met").await?;
        report.audit(page, "world-wonders match buying").await?;
        let recorded = recorded_match(world_wonders::SOLO)?;
        let buying = ply_before::<WorldWonders>(&recorded, |state, _, _| {
            state.round() > 2 && state.phase() == Phase::Buy
        })?;
        world_wonders::open_match(page, &match_of_people_at(world_wonders::SOLO, buying)?).await?;
        report.audit(page, "world-wonders match solo").await?;
        report.into_result()
    })
}
