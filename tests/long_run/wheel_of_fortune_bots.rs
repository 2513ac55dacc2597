//! The Wheel of Fortune with the real worker: a whole game of bots.

use harness::play::match_page::{assert_winners_shown, set_instant_pace, wait_for_end_by_rules};
use harness::play::wheel_of_fortune::{start_game, state_of};
use harness::{DESKTOP, TestResult, run};

#[test]
fn two_bots_play_to_the_end() -> TestResult {
    run("wheel_of_fortune_bots", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        start_game(page, &["novice", "casual"], &[("seed", "3")]).await?;
        let stored = wait_for_end_by_rules(page).await?;
        assert_eq!(state_of(&stored)?.remaining_count(), 0);
        assert_winners_shown(page, &stored).await
    })
}
