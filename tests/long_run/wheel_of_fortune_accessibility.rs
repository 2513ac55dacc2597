//! Accessibility of The Wheel of Fortune: axe-core findings, sizes, horizontal scrolling.

use harness::play::fixtures::{match_at, ply_before, recorded_match};
use harness::play::match_page::{open_tab, set_instant_pace};
use harness::play::wheel_of_fortune;
use harness::{AccessibilityReport, DESKTOP, Driver as _, TestResult, run};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Phase, WheelOfFortune};

/// From the new game form to the result.
#[test]
fn from_new_game_to_result() -> TestResult {
    run("axe_wheel_of_fortune", DESKTOP, async |page| {
        page.offer_help().await?;
        let mut report = AccessibilityReport::default();
        set_instant_pace(page).await?;
        page.goto("#/new/wheel-of-fortune").await?;
        page.click("summary").await?;
        report.audit(page, "wheel-of-fortune new game").await?;
        wheel_of_fortune::start_with_people(page, 3, &[("seed", "2")]).await?;
        page.wait_for("#first-turn").await?;
        report.audit(page, "wheel-of-fortune match start").await?;
        page.click("#helped").await?;
        let recorded = recorded_match(wheel_of_fortune::INQUISITION)?;
        let placing = ply_before::<WheelOfFortune>(&recorded, |state, _, _| {
            state.turn() > 24 && state.phase() == Phase::Place
        })?;
        wheel_of_fortune::open_match(page, &match_at(wheel_of_fortune::INQUISITION, placing)?)
            .await?;
        page.click("[data-cell]").await?;
        page.wait_for(".wf-cell.laid").await?;
        report
            .audit(page, "wheel-of-fortune match tile positioned")
            .await?;
        page.click("#hint").await?;
        page.wait_for("#hint-text").await?;
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        report.audit(page, "wheel-of-fortune match hint").await?;
        wheel_of_fortune::open_match(page, &recorded_match(wheel_of_fortune::FIVE)?).await?;
        page.wait_for("#result").await?;
        report.audit(page, "wheel-of-fortune match over").await?;
        page.goto("#/rules/wheel-of-fortune").await?;
        page.wait_for(".rules h2").await?;
        report.audit(page, "wheel-of-fortune rules").await?;
        report.into_result()
    })
}

/// Deploying a follower, the plague, and the wheel beside the board.
#[test]
fn middle_game() -> TestResult {
    run("axe_wheel_of_fortune_middle", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        set_instant_pace(page).await?;
        for (record, name, phase) in [
            (wheel_of_fortune::TWO, "deploying", Phase::Deploy),
            (
                wheel_of_fortune::PLAGUE,
                "plague",
                Phase::Plague { offset: 0 },
            ),
            (wheel_of_fortune::WHEEL_BESIDE, "beside", Phase::Deploy),
        ] {
            let recorded = recorded_match(record)?;
            let at = ply_before::<WheelOfFortune>(&recorded, |state, _, _| {
                state.turn() > 8 && state.phase() == phase
            })?;
            wheel_of_fortune::open_match(page, &match_at(record, at)?).await?;
            page.click(".wf-features summary").await?;
            report
                .audit(page, &format!("wheel-of-fortune match {name}"))
                .await?;
        }
        report.into_result()
    })
}
