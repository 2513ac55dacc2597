//! Accessibility of Wheels of Time: axe-core findings, sizes, horizontal scrolling.

use harness::play::Input;
use harness::play::fixtures::{match_at, ply_before, recorded_match};
use harness::play::match_page::open_tab;
use harness::play::wheels_of_time;
use harness::{AccessibilityReport, DESKTOP, Driver as _, TestResult, run};
use rules::games::wheels_of_time::{Action, Effect, Event, Link, Phase, Wheel, WheelsOfTime};

/// From the new game form to the result.
#[test]
fn from_new_game_to_result() -> TestResult {
    run("axe_wheels_of_time", DESKTOP, async |page| {
        page.offer_help().await?;
        let mut report = AccessibilityReport::default();
        page.goto("#/new/wheels-of-time").await?;
        page.click("summary").await?;
        report.audit(page, "wheels-of-time new game").await?;
        wheels_of_time::start_ada_vs_ben(page, &[("seed", "2")]).await?;
        page.wait_for("#first-turn").await?;
        report.audit(page, "wheels-of-time match start").await?;
        page.click("#helped").await?;
        wheels_of_time::select_wheel(page, Input::Mouse, Wheel::A).await?;
        page.click("[data-refused='link-A']").await?;
        page.wait_for(".refusal").await?;
        report.audit(page, "wheels-of-time match selected").await?;
        page.click("#hint").await?;
        page.wait_for("#hint-text").await?;
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        report.audit(page, "wheels-of-time match hint").await?;
        wheels_of_time::open_match(page, &recorded_match(wheels_of_time::DUEL)?).await?;
        page.wait_for("#result").await?;
        report.audit(page, "wheels-of-time match over").await?;
        report.into_result()
    })
}

/// The phases, a disaster, and the solo game.
#[test]
fn middle_game() -> TestResult {
    run("axe_wheels_of_time_middle", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        wheels_of_time::open_match(page, &match_at(wheels_of_time::CUT_AND_CHOOSE, 2)?).await?;
        page.click("#lay-on").await?;
        report
            .audit(page, "wheels-of-time match laying out")
            .await?;
        let hungry = ply_before::<WheelsOfTime>(
            &recorded_match(wheels_of_time::CUT_AND_CHOOSE)?,
            |_, action, _| action == Action::Feed(2),
        )?;
        wheels_of_time::open_match(page, &match_at(wheels_of_time::CUT_AND_CHOOSE, hungry)?)
            .await?;
        report.audit(page, "wheels-of-time match feeding").await?;
        let recorded =
            ply_before::<WheelsOfTime>(&recorded_match(wheels_of_time::DUEL)?, |state, _, _| {
                state.phase() == Phase::Production
            })?;
        wheels_of_time::open_match(page, &match_at(wheels_of_time::DUEL, recorded)?).await?;
        report
            .audit(page, "wheels-of-time match production")
            .await?;
        // A dangerous link that asks for confirmation.
        let danger =
            ply_before::<WheelsOfTime>(&recorded_match(wheels_of_time::DUEL)?, |state, _, _| {
                state.phase() == Phase::Actions
                    && state.actions_left() > 0
                    && matches!(state.effect(state.active(), Link::A), Effect::Danger(_))
            })?;
        wheels_of_time::open_match(page, &match_at(wheels_of_time::DUEL, danger)?).await?;
        page.click(&wheels_of_time::link_selector(Link::A)).await?;
        page.wait_for(&wheels_of_time::confirm_button(Link::A))
            .await?;
        report
            .audit(page, "wheels-of-time match confirmation")
            .await?;
        // The die is shown.
        let disaster = ply_before::<WheelsOfTime>(
            &recorded_match(wheels_of_time::PLAGUE)?,
            |_, _, events| {
                events
                    .iter()
                    .any(|event| matches!(event, Event::Disaster { .. }))
            },
        )?;
        let action = wheels_of_time::actions(&recorded_match(wheels_of_time::PLAGUE)?)[disaster];
        wheels_of_time::open_match(page, &match_at(wheels_of_time::PLAGUE, disaster)?).await?;
        wheels_of_time::play_line(page, Input::Mouse, &[action]).await?;
        report.audit(page, "wheels-of-time match disaster").await?;
        wheels_of_time::open_match(page, &match_at(wheels_of_time::SOLO, 20)?).await?;
        report.audit(page, "wheels-of-time match solo").await?;
        report.into_result()
    })
}

#[test]
fn the_lesson() -> TestResult {
    run("axe_wheels_of_time_learn", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        page.goto("#/learn/wheels-of-time").await?;
        wheels_of_time::wait_for_board(page).await?;
        page.click("#show-me").await?;
        page.wait_for(".feedback").await?;
        report.audit(page, "wheels-of-time learn shown").await?;
        page.click(&wheels_of_time::wheel_selector(Wheel::A))
            .await?;
        page.click(&wheels_of_time::wheel_selector(Wheel::A))
            .await?;
        page.wait_for(".feedback.wrong").await?;
        report.audit(page, "wheels-of-time learn wrong").await?;
        page.goto("#/rules/wheels-of-time").await?;
        page.wait_for(".rules h2").await?;
        report.audit(page, "wheels-of-time rules").await?;
        report.into_result()
    })
}
