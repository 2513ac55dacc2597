//! Games by link between people who have devices of their own: browsers that share nothing.

mod long_run;
mod proposals;
mod scanning;
mod sending;
mod ways_to_send;
mod whole_games;

use harness::play::by_link::{join, match_of_friends, send, start, wait_for_turn};
use harness::play::{Input, play_action, stored_match};
use harness::{Page, TestError, TestResult};
use records::Match;
use rules::{GameId, Setup};

/// Turn of Time for this number of players.
fn turn_of_time(players: u8) -> TestResult<Setup> {
    let setup = Setup::new(GameId::TurnOfTime, players, 7);
    setup.map_err(|error| TestError::new(error.to_string()))
}

/// Starts Turn of Time on Anna's device, with Ben elsewhere.
async fn start_anna_and_ben(anna: &Page) -> TestResult {
    start(
        anna,
        &turn_of_time(2)?,
        &["Anna", "Ben"],
        &["human", "friend"],
    )
    .await
}

/// Anna starts, acts and sends; Ben joins. Returns the address that she sent.
async fn anna_invites_ben(anna: &Page, ben: &Page) -> TestResult<String> {
    start_anna_and_ben(anna).await?;
    act(anna).await?;
    let address = send(anna).await?;
    join(ben, &address).await?;
    wait_for_turn(ben, "person").await?;
    Ok(address)
}

/// Plays the first of the legal actions on the board.
async fn act(page: &Page) -> TestResult {
    act_nth(page, 0).await
}

/// Plays one of the legal actions on the board.
async fn act_nth(page: &Page, number: usize) -> TestResult {
    wait_for_turn(page, "person").await?;
    let played = stored_match(page).await?.without_undone();
    let legal = played.state().legal_actions();
    let action = legal
        .get(number % legal.len().max(1))
        .copied()
        .ok_or_else(|| TestError::new("nobody can act"))?;
    play_action(page, Input::Mouse, &played, action).await
}

/// A match of Turn of Time between Anna and Ben as it is sent after these actions, each given by
/// its place among the legal ones.
fn turn_of_time_after(actions: &[usize]) -> TestResult<Match> {
    let mut record = match_of_friends(turn_of_time(2)?, &["Anna", "Ben"])?;
    for number in actions {
        let legal = record.state().legal_actions();
        let action = legal
            .get(number % legal.len().max(1))
            .copied()
            .ok_or_else(|| TestError::new("nobody can act"))?;
        let applied = record.apply(action);
        applied.map_err(|error| TestError::new(format!("{error:?}")))?;
    }
    Ok(record)
}
