//! A hint on a phone, where it lies over the lower part of the board. What hints say and show is tested in
//! `src/component_tests/hints.rs`.

use harness::play::fixtures::open_link;
use harness::play::match_page::{set_instant_pace, wait_for_ply_at_least};
use harness::play::{stored_match, wait_for_person_or_end};
use harness::{Driver as _, PHONE, TestError, TestResult, run};
use records::{Match, Player, SeatConfig};
use rules::{GameId, Setup};

/// A hint is made by the worker, moves out of the way when the board is used, and is
/// carried out.
#[test]
fn a_hint_steps_aside_and_is_done() -> TestResult {
    run("hints_aside", PHONE, async |page| {
        let setup = Setup::new(GameId::WorldWonders, 2, 7)
            .map_err(|error| TestError::new(error.to_string()))?;
        let seats = vec![SeatConfig::unnamed(Player::Human); 2];
        let new = Match::new(setup, seats);
        let new = new.map_err(|error| TestError::new(error.to_string()))?;
        set_instant_pace(page).await?;
        open_link(page, &new).await?;
        wait_for_person_or_end(page).await?;
        page.click("#hint").await?;
        page.wait_for("#hint-text").await?;
        page.take_screenshots("table-hint").await?;
        page.set_viewport(PHONE).await?;
        page.click("#see-board").await?;
        page.wait_for_script("return !document.querySelector('#hint-card').checkVisibility();")
            .await?;
        // The ghosts stay, and the hint comes back when it is asked for.
        page.wait_for(".ww-plan-ghosts > *").await?;
        page.click("#hint").await?;
        page.wait_for_script("return document.querySelector('#hint-card').checkVisibility();")
            .await?;
        // A tap on the board is meant for the board.
        page.click("#ww-plan").await?;
        page.wait_for_script("return !document.querySelector('#hint-card').checkVisibility();")
            .await?;
        page.click("#hint").await?;
        page.wait_for("#hint-text").await?;
        let before = stored_match(page).await?.ply();
        let steps = page.count(".hint-steps li").await?;
        page.click("#follow-hint").await?;
        page.wait_until_gone("#hint-text").await?;
        wait_for_ply_at_least(page, before + steps).await
    })
}
