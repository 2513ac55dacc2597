//! World Wonders with bots: whole games, hints and analysis.

use harness::play::Input;
use harness::play::fixtures::{match_of_people_at, ply_before, recorded_match};
use harness::play::match_page::{
    assert_winners_shown, open_tab, set_instant_pace, wait_for_end_by_rules, wait_for_ply_at_least,
};
use harness::play::world_wonders::{
    SOLO, TWO, actions, open_match, perform, play_line, start_game, start_with_people, state_of,
};
use harness::play::{stored_match, wait_for_person_or_end};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, run};
use records::Player;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Phase, WorldWonders};
use rules::{Level, Seat};

/// Lets bots play a whole game without animations.
async fn bots_play_a_game(page: &Page, player_kinds: &[&str]) -> TestResult {
    set_instant_pace(page).await?;
    start_game(page, player_kinds, &[("seed", "3")]).await?;
    let stored = wait_for_end_by_rules(page).await?;
    assert_winners_shown(page, &stored).await
}

#[test]
fn two_bots_play_to_the_end() -> TestResult {
    run("world_wonders_bots", DESKTOP, async |page| {
        bots_play_a_game(page, &["novice", "casual"]).await
    })
}

#[test]
fn five_bots_play() -> TestResult {
    let player_kinds = ["novice", "casual", "novice", "novice", "casual"];
    run("world_wonders_bots_five", PHONE, async |page| {
        set_instant_pace(page).await?;
        start_game(page, &player_kinds, &[("seed", "3")]).await?;
        wait_for_ply_at_least(page, 40).await
    })
}

/// A new solo game is for a person, but the seat in a shared one may be a bot's.
#[test]
fn a_bot_finishes_a_solo_game() -> TestResult {
    run("world_wonders_bot_solo", PHONE, async |page| {
        set_instant_pace(page).await?;
        let actions = actions(&recorded_match(SOLO)?).len();
        let mut sent = match_of_people_at(SOLO, actions - 30)?;
        sent.set_player(Seat::FIRST, Player::Bot(Level::Casual));
        open_match(page, &sent).await?;
        let stored = wait_for_end_by_rules(page).await?;
        let won = stored.position().places()[Seat::FIRST] == 1;
        let title = if won { "You win" } else { "You lose" };
        assert_eq!(page.text("#result-title").await?, title);
        Ok(())
    })
}

/// A person plays one turn against each level.
#[test]
fn a_person_plays_against_every_level() -> TestResult {
    run("world_wonders_levels", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        for level in [
            "beginner", "novice", "casual", "skilled", "veteran", "expert",
        ] {
            start_game(page, &["human", level], &[("name-1", "Ada"), ("seed", "4")]).await?;
            let mut turns = 0;
            while turns < 1 {
                wait_for_person_or_end(page).await?;
                let stored = stored_match(page).await?;
                let state = state_of(&stored)?;
                // The first legal action other than a loan.
                let mut legal = Vec::new();
                state.legal_actions(&mut legal);
                legal.retain(|action| !matches!(action, Action::Loan | Action::Repay));
                let first = legal.first().copied();
                let action = first.ok_or_else(|| TestError::new("there is no legal action"))?;
                perform(page, Input::Mouse, &state, action).await?;
                wait_for_ply_at_least(page, stored.ply() + 1).await?;
                turns += usize::from(matches!(action, Action::End | Action::LeaveRound));
            }
            wait_for_person_or_end(page).await?;
            open_tab(page, "history").await?;
            page.wait_for_text(".log", "Leo places ").await?;
        }
        Ok(())
    })
}

/// A hint is a legal action, and is highlighted where it is performed.
#[test]
fn a_hint_can_be_played() -> TestResult {
    run("world_wonders_hint", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        start_with_people(page, 2, &[("seed", "5")]).await?;
        let mut placed = 0;
        while placed < 2 {
            let before = stored_match(page).await?;
            let state = state_of(&before)?;
            page.click("#hint").await?;
            page.wait_for_text("#hint-text", "Try this:").await?;
            assert_eq!(stored_match(page).await?.ply(), before.ply());
            let places = !matches!(state.phase(), Phase::Buy | Phase::End | Phase::Begin);
            if places {
                // The suggested placement is outlined on the map; another one is played.
                page.wait_for("#ww-plan .ww-hinted").await?;
                placed += 1;
                let mut legal = Vec::new();
                state.legal_actions(&mut legal);
                let first = legal.first().copied();
                let first = first.ok_or_else(|| TestError::new("there is no legal action"))?;
                play_line(page, Input::Mouse, &[first]).await?;
            } else {
                let hinted = page
                    .attribute("[data-action].hinted", "data-action")
                    .await?;
                let hinted = hinted.ok_or_else(|| TestError::new("the hint has no button"))?;
                let action = state.parse_action(&hinted);
                let action =
                    action.map_err(|error| TestError::new(format!("{hinted}: {error:?}")))?;
                play_line(page, Input::Mouse, &[action]).await?;
            }
            // The next action removes the hint.
            page.wait_until_gone("#hint-text, .hinted, .ww-hinted")
                .await?;
        }
        Ok(())
    })
}

#[test]
fn the_analysis_is_shown() -> TestResult {
    run("world_wonders_analysis", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(TWO)?;
        let at = ply_before::<WorldWonders>(&whole, |state, _, _| {
            state.round() > 4 && state.phase() == Phase::Buy
        })?;
        open_match(page, &match_of_people_at(TWO, at)?).await?;
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        assert!(page.count("#reading .ideas li").await? > 0);
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_until_gone("#verdict").await?;
        play_line(page, Input::Mouse, &actions(&whole)[at..at + 1]).await?;
        Ok(())
    })
}
