//! The review of a recorded game with the real worker. What is shown of it and of who is winning is tested in
//! `src/component_tests/analysis.rs`.

use harness::play::fixtures::recorded_match;
use harness::play::match_page::set_instant_pace;
use harness::play::world_wonders::{TWO, open_match};
use harness::{DESKTOP, Driver as _, TestResult, run};

#[test]
fn a_recorded_game_is_reviewed() -> TestResult {
    run("review", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        open_match(page, &recorded_match(TWO)?).await?;
        page.wait_for("#result").await?;
        page.click("#review").await?;
        page.wait_for("#review-curve").await?;
        page.wait_until_gone(".review-progress progress").await?;
        assert!(page.count(".review-point").await? > 20);
        assert_eq!(page.count(".review-chart > div .review-line").await?, 2);
        assert!(page.count(".review-person .costly").await? > 0);
        let end = page.attribute("#review-curve", "aria-valuetext").await?;
        assert!(end.is_some_and(|end| end.starts_with("The end. ")));
        page.screenshot_colour_schemes("review").await
    })
}
