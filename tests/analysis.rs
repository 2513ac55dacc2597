//! Who is winning, actions that are pointed at and tried out, and the review of a recorded game.

use harness::play::fixtures::{match_of_people_at, ply_before, recorded_match};
use harness::play::match_page::{
    close_sheet, main_line_entries, open_tab, set_instant_pace, wait_for_ply,
};
use harness::play::world_wonders::{TWO, open_match};
use harness::play::{stored_match, wait_for_person_or_end};
use harness::{DESKTOP, Driver as _, Key, PHONE, Page, TestError, TestResult, run};
use rules::games::world_wonders::{Phase, WorldWonders};

/// Opens a recorded game of people before a purchase and shows who is winning. Returns the number of
/// actions so far.
async fn open_analysis(page: &Page) -> TestResult<usize> {
    set_instant_pace(page).await?;
    let whole = recorded_match(TWO)?;
    let at = ply_before::<WorldWonders>(&whole, |state, _, _| {
        state.round() > 4 && state.phase() == Phase::Buy
    })?;
    open_match(page, &match_of_people_at(TWO, at)?).await?;
    wait_for_person_or_end(page).await?;
    open_tab(page, "analysis").await?;
    page.click("#analyse").await?;
    page.wait_for("#reading .idea").await?;
    Ok(at)
}

#[test]
fn everyone_has_chances_and_points() -> TestResult {
    run("analysis_chances", DESKTOP, async |page| {
        open_analysis(page).await?;
        let rows = page.texts("#reading .chances tr").await?;
        assert_eq!(rows.len(), 2);
        for row in &rows {
            assert!(row.contains('%') && row.contains("point"), "{row}");
        }
        assert_eq!(page.count("#reading .chances .chance-bar").await?, 2);
        let ideas = page.count("#reading .idea").await?;
        assert_eq!(page.count("#reading .idea .chance-bar").await?, ideas);
        page.screenshot_colour_schemes("analysis-chances").await
    })
}

#[test]
fn an_action_is_pointed_at_and_tried_out() -> TestResult {
    run("analysis_try_out", DESKTOP, async |page| {
        let at = open_analysis(page).await?;
        let before = main_line_entries(page).await?;
        page.hover("#reading li:nth-child(1) .idea").await?;
        page.wait_for("[data-action].hinted").await?;
        page.hover("#verdict").await?;
        page.wait_until_gone("[data-action].hinted").await?;
        page.click("#reading li:nth-child(1) .idea").await?;
        page.wait_for("#return").await?;
        wait_for_ply(page, at + 1, "person").await?;
        assert_eq!(stored_match(page).await?.active_line(), 1);
        assert_eq!(main_line_entries(page).await?, before);
        page.click("#return").await?;
        wait_for_ply(page, at, "person").await
    })
}

/// Opens a recorded game at its end and reviews it.
async fn review(page: &Page) -> TestResult {
    open_match(page, &recorded_match(TWO)?).await?;
    page.wait_for("#result").await?;
    page.click("#review").await?;
    page.wait_for("#review-curve").await?;
    page.wait_until_gone(".review-progress progress").await
}

/// What a screen reader says of the chosen point of the curve.
async fn curve_text(page: &Page) -> TestResult<String> {
    let text = page.attribute("#review-curve", "aria-valuetext").await?;
    text.ok_or_else(|| TestError::new("the curve says nothing"))
}

#[test]
fn a_recorded_game_is_reviewed() -> TestResult {
    run("review", DESKTOP, async |page| {
        let entries = recorded_match(TWO)?.entries().len();
        review(page).await?;
        assert!(page.count(".review-point").await? > 20);
        assert_eq!(page.count(".review-chart > div .review-line").await?, 2);
        assert!(curve_text(page).await?.starts_with("The end. "));
        page.screenshot_colour_schemes("review").await?;
        // Arrow keys go along the curve.
        page.script("document.querySelector('#review-curve').focus();", vec![])
            .await?;
        page.press_keys(char::from(Key::Home)).await?;
        page.wait_for("main.table[data-turn='look']").await?;
        let first = curve_text(page).await?;
        assert!(first.starts_with("Turn 1, "), "{first}");
        assert!(first.contains('%'), "{first}");
        page.press_keys(char::from(Key::Right)).await?;
        page.wait_until(
            "another point",
            "return document.querySelector('#review-curve').ariaValueText !== arguments[0];",
            vec![first.into()],
        )
        .await?;
        // A point can be pressed.
        let ply = page
            .attribute(".review-point:nth-of-type(9)", "data-ply")
            .await?;
        let ply = ply.and_then(|ply| ply.parse().ok());
        let ply = ply.ok_or_else(|| TestError::new("the point has no position"))?;
        page.click(".review-point:nth-of-type(9)").await?;
        wait_for_ply(page, ply, "look").await?;
        // From a costly action the game can be played on.
        page.click(".review-person .costly").await?;
        page.wait_for("main.table[data-turn='look']").await?;
        page.click(".review-person .play-on").await?;
        page.wait_for("#return").await?;
        assert_eq!(stored_match(page).await?.active_line(), 1);
        page.click("#return").await?;
        wait_for_ply(page, entries, "over").await
    })
}

#[test]
fn a_review_is_kept_with_its_game() -> TestResult {
    run("review_kept", PHONE, async |page| {
        review(page).await?;
        let text = curve_text(page).await?;
        let keys = page.local_storage().await?;
        assert_eq!(
            keys.keys().filter(|key| key.contains(":review.")).count(),
            1
        );
        close_sheet(page).await?;
        page.reload().await?;
        page.wait_for("#result").await?;
        assert_eq!(page.count("#review").await?, 0);
        open_tab(page, "analysis").await?;
        assert_eq!(curve_text(page).await?, text);
        assert_eq!(page.count(".review-progress progress").await?, 0);
        Ok(())
    })
}

/// A saved game that is not over can be reviewed too.
#[test]
fn an_unfinished_game_is_reviewed() -> TestResult {
    run("review_unfinished", DESKTOP, async |page| {
        let at = open_analysis(page).await?;
        page.click("#review").await?;
        page.wait_for("#review-curve").await?;
        page.wait_until_gone(".review-progress progress").await?;
        let last = format!(".review-point[data-ply='{at}']");
        assert_eq!(page.count(&last).await?, 1);
        Ok(())
    })
}
