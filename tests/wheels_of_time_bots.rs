//! Wheels of Time with bots: all levels, solo and for two, hints and analysis.

use harness::play::Input;
use harness::play::argonauts_wheel::wait_for_end;
use harness::play::fixtures::{match_at, recorded_match};
use harness::play::match_page::{click_when_shown, open_tab, set_instant_pace, wait_for_ply};
use harness::play::stored_match;
use harness::play::wheels_of_time::{
    SOLO, actions, open_match, parse_action, perform, play_line, start_ada_vs_ben, start_game,
    state_of,
};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, run};
use records::{Ending, Player};
use rules::games::wheels_of_time::{Action, EndReason};
use rules::{Level, Seat};

#[test]
fn bots_play_a_duel_to_the_end() -> TestResult {
    run("wheels_of_time_bots", DESKTOP, async |page| {
        start_game(page, &["novice", "casual"], &[("seed", "3")]).await?;
        click_when_shown(page, "#skip").await?;
        wait_for_end(page).await?;
        page.wait_for("#result").await?;
        let stored = stored_match(page).await?;
        let Some(Ending::Rules(rules::EndReason::WheelsOfTime(reason))) =
            stored.position().ending()
        else {
            return Err(TestError::new("the match has not ended by the rules"));
        };
        assert_ne!(reason, EndReason::TooLong);
        let places = stored.position().places();
        let names = ["Mia", "Leo"];
        let winner = Seat::all(2).find(|seat| places[*seat] == 1);
        let winner = winner.map_or("", |seat| names[seat.index()]);
        assert_eq!(page.text("#result-title").await?, format!("{winner} wins"));
        page.wait_for_animations().await?;
        page.screenshot("wheels-of-time-bots-desktop").await?;
        Ok(())
    })
}

/// A new solo game is for a person, but the seat in a shared one may be a bot's.
#[test]
fn a_bot_finishes_a_solo_game() -> TestResult {
    run("wheels_of_time_bot_solo", PHONE, async |page| {
        set_instant_pace(page).await?;
        let actions = actions(&recorded_match(SOLO)?).len();
        let mut sent = match_at(SOLO, actions - 30)?;
        sent.set_player(Seat::FIRST, Player::Bot(Level::Casual));
        open_match(page, &sent).await?;
        wait_for_end(page).await?;
        page.wait_for("#result").await?;
        let stored = stored_match(page).await?;
        let Some(Ending::Rules(_)) = stored.position().ending() else {
            return Err(TestError::new("the match has not ended by the rules"));
        };
        let state = state_of(&stored)?;
        let title = match state.city(Seat::FIRST).is_complete() {
            true => "You win",
            false => "You lose",
        };
        assert_eq!(page.text("#result-title").await?, title);
        Ok(())
    })
}

/// Performs the first legal action, which does not end the turn.
async fn perform_first_legal(page: &Page) -> TestResult {
    let stored = stored_match(page).await?;
    let legal = stored.state().legal_actions();
    let action = legal
        .first()
        .ok_or_else(|| TestError::new("there is no legal action"))?;
    let action = parse_action(&state_of(&stored)?, &action.to_string())?;
    perform(page, Input::Mouse, action).await
}

/// Waits for a later ply at which a person is to act or the game is over.
async fn wait_for_turn_after(page: &Page, ply: usize) -> TestResult {
    page.wait_for_script(&format!(
        "const {{ ply, turn }} = document.querySelector('main.table').dataset;
         return Number(ply) > {ply} && (turn === 'person' || turn === 'over');"
    ))
    .await
    .map(|_| ())
}

#[test]
fn a_person_plays_against_every_level() -> TestResult {
    run("wheels_of_time_levels", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        for (level, name) in [
            ("beginner", "Leo Beginner"),
            ("novice", "Leo Novice"),
            ("casual", "Leo Casual"),
            ("skilled", "Leo Skilled"),
            ("veteran", "Leo Veteran"),
            ("expert", "Leo Expert"),
        ] {
            start_game(page, &["human", level], &[("name-1", "Ada")]).await?;
            page.wait_for_text(".wt-two", name).await?;
            // One action and the end of the turn.
            perform_first_legal(page).await?;
            wait_for_ply(page, 1, "person").await?;
            perform(page, Input::Mouse, Action::EndActions).await?;
            wait_for_turn_after(page, 2).await?;
            let bots = stored_match(page).await?.entries().len() - 2;
            assert!(bots >= 1, "{name} has not acted");
            open_tab(page, "history").await?;
            page.wait_for_text(".log", "Leo ends the action phase.")
                .await?;
        }
        page.screenshot("wheels-of-time-expert-desktop").await?;
        Ok(())
    })
}

/// A hint is a legal action, and is highlighted where it is performed.
#[test]
fn a_hint_can_be_played() -> TestResult {
    run("wheels_of_time_hint", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        for turn in 0..3 {
            let before = stored_match(page).await?;
            page.click("#hint").await?;
            page.wait_for_text("#hint-text", "Try this:").await?;
            assert_eq!(stored_match(page).await?.ply(), before.ply());
            let hinted = page.attribute("button.hinted", "data-action").await?;
            let hinted = hinted.ok_or_else(|| TestError::new("the hint has no button"))?;
            let action = parse_action(&state_of(&before)?, &hinted)?;
            match action {
                Action::Turn(_) => assert!(page.count(".wt-target.hinted").await? > 0),
                Action::Trigger(_) => assert!(page.count(".wt-target-link.hinted").await? > 0),
                _ => {}
            }
            if turn == 0 {
                page.take_screenshots("wheels-of-time-hint").await?;
            }
            play_line(page, Input::Mouse, &[action]).await?;
            // The next action removes the hint.
            assert_eq!(page.count("#hint-text, .hinted").await?, 0);
        }
        Ok(())
    })
}

/// In a solo game the hint finds the winning action.
#[test]
fn a_hint_in_a_solo_game() -> TestResult {
    run("wheels_of_time_hint_solo", PHONE, async |page| {
        let line = actions(&recorded_match(SOLO)?);
        open_match(page, &match_at(SOLO, line.len() - 1)?).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-text", "Try this:").await?;
        let hinted = page.attribute("button.hinted", "data-action").await?;
        // One building is missing, and two links make it.
        let last = line.last().copied().map(rules::Action::WheelsOfTime);
        let last = last.map(|action| action.to_string());
        assert_eq!(hinted, last);
        Ok(())
    })
}
