//! The puzzle of the day, which the worker makes. The other deals are tested in `src/component_tests/today.rs`.

use harness::play::Input;
use harness::play::puzzles::{solve, wait_for_puzzle};
use harness::{Driver as _, PHONE, TestResult, run};

#[test]
fn the_puzzle_of_the_day_counts_once_it_is_solved() -> TestResult {
    run("daily_puzzle", PHONE, async |page| {
        page.goto("#/today").await?;
        page.wait_for_text("#streak", "to start a streak").await?;
        page.click("[data-deal='6'] .primary").await?;
        let puzzle = wait_for_puzzle(page).await?;
        solve(page, Input::Mouse, &puzzle).await?;
        page.goto("#/today").await?;
        page.wait_for_text("[data-deal='6'] .deal-result", "Solved")
            .await?;
        page.wait_for_text("#streak", "Streak: 1 day").await
    })
}
