//! Accessibility of World Wonders: axe-core findings, sizes, horizontal scrolling.

use harness::play::fixtures::{ply_before, recorded_match};
use harness::play::wheels_of_time;
use harness::play::world_wonders;
use harness::{AccessibilityReport, DESKTOP, TestResult, run};
use rules::games::world_wonders::{Phase, WorldWonders};

/// From the new game form to the result.
#[test]
fn world_wonders_from_set_up_to_the_end() -> TestResult {
    run("access_city", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        wheels_of_time::disable_animations(page).await?;
        page.goto("#/new/world-wonders").await?;
        page.click("summary").await?;
        report.audit(page, "city new game").await?;
        world_wonders::start_with_people(page, 3, &[("seed", "2")]).await?;
        page.wait_for("#first-turn").await?;
        report.audit(page, "city table start").await?;
        world_wonders::open_match(page, &recorded_match(world_wonders::FIVE)?).await?;
        page.wait_for("#result").await?;
        report.audit(page, "city table over").await?;
        page.goto("#/rules/world-wonders").await?;
        page.wait_for(".rules h2").await?;
        report.audit(page, "city rules").await?;
        report.into_result()
    })
}

/// A monument with its needs, a piece with a hint, and the solo game.
#[test]
fn world_wonders_in_the_middle() -> TestResult {
    run("access_city_middle", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        wheels_of_time::disable_animations(page).await?;
        let whole = recorded_match(world_wonders::FIVE)?;
        let placing = ply_before::<WorldWonders>(&whole, |state, _, _| {
            state.round() > 4 && matches!(state.phase(), Phase::Place { .. })
        })?;
        world_wonders::open_match(
            page,
            &world_wonders::match_at(world_wonders::FIVE, placing)?,
        )
        .await?;
        page.click("#hint").await?;
        page.wait_for("#hint-said").await?;
        report.audit(page, "city table placing").await?;
        world_wonders::open_match(
            page,
            &world_wonders::match_at(world_wonders::FIVE, placing - 1)?,
        )
        .await?;
        page.click(".ww-wonder-card").await?;
        page.wait_for(".ww-needs-met").await?;
        report.audit(page, "city table buying").await?;
        let whole = recorded_match(world_wonders::SOLO)?;
        let buying = ply_before::<WorldWonders>(&whole, |state, _, _| {
            state.round() > 2 && state.phase() == Phase::Buy
        })?;
        world_wonders::open_match(page, &world_wonders::match_at(world_wonders::SOLO, buying)?)
            .await?;
        report.audit(page, "city table alone").await?;
        report.into_result()
    })
}
