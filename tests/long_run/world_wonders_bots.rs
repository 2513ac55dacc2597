//! World Wonders among bots.

use harness::play::match_page::{assert_winners_shown, set_instant_pace, wait_for_end_by_rules};
use harness::play::world_wonders::start_game;
use harness::{DESKTOP, TestResult, run};

#[test]
fn two_bots_play_to_the_end() -> TestResult {
    run("world_wonders_bots", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        start_game(page, &["novice", "casual"], &[("seed", "3")]).await?;
        let stored = wait_for_end_by_rules(page).await?;
        assert_winners_shown(page, &stored).await
    })
}
