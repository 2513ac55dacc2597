//! Wheels of Time among bots.

use harness::play::argonauts_wheel::wait_for_end;
use harness::play::fixtures::{match_at, recorded_match};
use harness::play::match_page::{click_when_shown, set_instant_pace};
use harness::play::stored_match;
use harness::play::wheels_of_time::{SOLO, actions, open_match, start_game, state_of};
use harness::{DESKTOP, Driver as _, TestError, TestResult, run};
use records::{Ending, Player};
use rules::games::wheels_of_time::EndReason;
use rules::{Level, Seat};

#[test]
fn bots_play_a_duel_and_a_solo_game_to_the_end() -> TestResult {
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
        let ranks = stored.position().ranks();
        let names = ["Mia", "Leo"];
        let winner = Seat::all(2)
            .find(|seat| ranks[*seat] == 1)
            .map_or("", |seat| names[seat.index()]);
        assert_eq!(page.text("#result-title").await?, format!("{winner} wins"));
        page.wait_for_animations().await?;
        page.screenshot("wheels-of-time-bots-desktop").await?;

        // A new solo game is for a person, but the seat in a shared one may be a bot's.
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
        let title = match state_of(&stored)?.city(Seat::FIRST).is_complete() {
            true => "You win",
            false => "You lose",
        };
        assert_eq!(page.text("#result-title").await?, title);
        Ok(())
    })
}
