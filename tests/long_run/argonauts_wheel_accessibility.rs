//! Accessibility of Argonaut's Wheel: axe-core findings, sizes, horizontal scrolling.

use harness::play::Input;
use harness::play::argonauts_wheel;
use harness::play::match_page::open_tab;
use harness::{AccessibilityReport, DESKTOP, Driver as _, TestResult, run};
use rules::games::argonauts_wheel::Piece;

/// From the new game form to the result.
#[test]
fn from_new_game_to_result() -> TestResult {
    run("axe_argonauts_wheel", DESKTOP, async |page| {
        page.offer_help().await?;
        let mut report = AccessibilityReport::default();
        page.goto("#/new/argonauts-wheel").await?;
        page.click("summary").await?;
        report.audit(page, "argonauts-wheel new game").await?;
        argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
        page.wait_for("#first-turn").await?;
        report.audit(page, "argonauts-wheel match start").await?;
        argonauts_wheel::type_line(page, "1-7 5-3").await?;
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        argonauts_wheel::select_piece(page, Input::Mouse, Piece::Stack, 7).await?;
        report.audit(page, "argonauts-wheel match selected").await?;
        page.click_button("Cancel").await?;
        page.click("#hint").await?;
        page.wait_for("#hint-text").await?;
        report.audit(page, "argonauts-wheel match hint").await?;
        let rest = argonauts_wheel::SHORT_GAME
            .strip_prefix("1-7 5-3 ")
            .unwrap_or_default();
        argonauts_wheel::type_line(page, rest).await?;
        page.click("#review").await?;
        page.wait_for(".turning-points").await?;
        report.audit(page, "argonauts-wheel match over").await?;
        report.into_result()
    })
}

/// Spires, dead discs and prisoners have colours of their own.
#[test]
fn middle_game() -> TestResult {
    run("axe_argonauts_wheel_middle", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
        let line: Vec<&str> = argonauts_wheel::SPIRES_GAME.split(' ').collect();
        let (first, rest) = line.split_at(8);
        argonauts_wheel::type_line(page, &first.join(" ")).await?;
        report
            .audit(page, "argonauts-wheel match killed discs")
            .await?;
        argonauts_wheel::type_line(page, &rest[..11].join(" ")).await?;
        page.click("#turn-board").await?;
        report.audit(page, "argonauts-wheel match spires").await?;
        report.into_result()
    })
}
