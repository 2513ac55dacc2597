//! The Wheel of Fortune with bots: whole games, hints and analysis.

use harness::play::match_page::{
    assert_winners_shown, open_tab, set_instant_pace, wait_for_end_by_rules, wait_for_ply_at_least,
};

use harness::play::Input;
use harness::play::wheel_of_fortune::{
    perform, play_line, start_game, start_with_people, state_of, wait_for_ply,
};
use harness::play::{stored_match, wait_for_person_or_end};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, run};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Phase};

/// Lets bots play a whole game without animations.
async fn bots_play_a_game(page: &Page, player_kinds: &[&str]) -> TestResult {
    set_instant_pace(page).await?;
    start_game(page, player_kinds, &[("seed", "3")]).await?;
    let stored = wait_for_end_by_rules(page).await?;
    assert_eq!(state_of(&stored)?.remaining_count(), 0);
    assert_winners_shown(page, &stored).await
}

#[test]
fn two_bots_play_to_the_end() -> TestResult {
    run("wheel_of_fortune_bots", DESKTOP, async |page| {
        bots_play_a_game(page, &["novice", "casual"]).await
    })
}

#[test]
fn five_bots_play() -> TestResult {
    let player_kinds = ["novice", "casual", "novice", "novice", "casual"];
    run("wheel_of_fortune_bots_five", PHONE, async |page| {
        set_instant_pace(page).await?;
        start_game(page, &player_kinds, &[("seed", "3")]).await?;
        wait_for_ply_at_least(page, 40).await
    })
}

/// A person plays one turn against each level.
#[test]
fn a_person_plays_against_every_level() -> TestResult {
    run("wheel_of_fortune_levels", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        for (level, name) in [
            ("beginner", "Leo Beginner"),
            ("novice", "Leo Novice"),
            ("casual", "Leo Casual"),
            ("skilled", "Leo Skilled"),
            ("veteran", "Leo Veteran"),
            ("expert", "Leo Expert"),
        ] {
            // Another draw decides who begins.
            start_game(page, &["human", level], &[("name-1", "Ada"), ("seed", "4")]).await?;
            page.wait_for_text(".wf-players", name).await?;
            let mut turns = 0;
            while turns < 1 {
                wait_for_person_or_end(page).await?;
                let stored = stored_match(page).await?;
                let state = state_of(&stored)?;
                // The first legal action, but no deployment.
                let action = match state.phase() {
                    Phase::Deploy => Action::End,
                    _ => {
                        let mut legal = Vec::new();
                        state.legal_actions(&mut legal);
                        let first = legal.first().copied();
                        first.ok_or_else(|| TestError::new("there is no legal action"))?
                    }
                };
                perform(page, Input::Mouse, &state, action, stored.ply()).await?;
                wait_for_ply_at_least(page, stored.ply() + 1).await?;
                turns += usize::from(action == Action::End);
            }
            wait_for_person_or_end(page).await?;
            open_tab(page, "history").await?;
            page.wait_for_text(".log", "Leo places it at column ")
                .await?;
        }
        Ok(())
    })
}

/// A hint is a legal action, and is highlighted where it is performed.
#[test]
fn a_hint_can_be_played() -> TestResult {
    run("wheel_of_fortune_hint", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        start_with_people(page, 2, &[("seed", "5")]).await?;
        for _ in 0..3 {
            let before = stored_match(page).await?;
            page.click("#hint").await?;
            page.wait_for_text("#hint-text", "Try this:").await?;
            assert_eq!(stored_match(page).await?.ply(), before.ply());
            let state = state_of(&before)?;
            // The hinted cell is highlighted; one click positions the tile as suggested.
            let hinted = match state.phase() {
                Phase::Place => {
                    let cell = page.attribute(".wf-cell.hinted", "data-cell").await?;
                    let cell = cell.unwrap_or_default();
                    page.click(&format!("[data-cell='{cell}']")).await?;
                    page.attribute(".wf-actions .primary[data-action]", "data-action")
                        .await?
                }
                _ => {
                    page.attribute("[data-action].hinted", "data-action")
                        .await?
                }
            };
            let hinted = hinted.ok_or_else(|| TestError::new("the hint has no button"))?;
            let action = state.parse_action(&hinted);
            let action = action.map_err(|error| TestError::new(format!("{hinted}: {error:?}")))?;
            match action {
                Action::Place { .. } => {
                    page.click(".wf-actions .primary[data-action]").await?;
                    wait_for_ply(page, before.ply() + 1).await?;
                }
                _ => drop(play_line(page, Input::Mouse, &[action]).await?),
            }
            // The next action removes the hint.
            page.wait_until_gone("#hint-text, .hinted").await?;
        }
        Ok(())
    })
}
