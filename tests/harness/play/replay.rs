//! The first and the last actions of recorded games of the large boards, by people.

use super::fixtures::{match_of_people_at, recorded_match};
use super::match_page::{assert_places_shown, assert_points_table, set_instant_pace};
use super::{Input, wheel_of_fortune, world_wonders};
use crate::{Driver as _, Page, TestError, TestResult};
use core::ops::Range;
use records::Match;
use rules::GameId;

/// Replays the first actions of a recorded game, after the help for the first turn.
pub async fn replay_start(
    page: &Page,
    record: &str,
    input: Input,
    first: usize,
) -> TestResult<Match> {
    page.offer_help().await?;
    set_instant_pace(page).await?;
    open(page, record, 0).await?;
    wheel_of_fortune::press(page, input, "#helped").await?;
    page.wait_until_gone("#first-turn").await?;
    let recorded = recorded_match(record)?;
    play(page, input, &recorded, 0..first.min(recorded.ply())).await
}

/// Replays the last actions of a recorded game and asserts its result.
pub async fn replay_end(page: &Page, record: &str, input: Input, last: usize) -> TestResult {
    set_instant_pace(page).await?;
    let recorded = recorded_match(record)?;
    let at = recorded.ply().saturating_sub(last);
    open(page, record, at).await?;
    play(page, input, &recorded, at..recorded.ply()).await?;
    assert_result(page, &recorded).await
}

/// Asserts that the result shows the places of the match and how its points add up.
pub async fn assert_result(page: &Page, recorded: &Match) -> TestResult {
    assert_places_shown(page, recorded).await?;
    assert_points_table(page, recorded).await
}

async fn open(page: &Page, record: &str, ply: usize) -> TestResult {
    let start = match_of_people_at(record, ply)?;
    match start.setup().game() {
        GameId::WheelOfFortune => wheel_of_fortune::open_match(page, &start).await,
        GameId::WorldWonders => world_wonders::open_match(page, &start).await,
        _ => Err(unknown_game()),
    }
}

async fn play(
    page: &Page,
    input: Input,
    recorded: &Match,
    plies: Range<usize>,
) -> TestResult<Match> {
    match recorded.setup().game() {
        GameId::WheelOfFortune => {
            let line = &wheel_of_fortune::actions(recorded)[plies];
            wheel_of_fortune::play_line(page, input, line).await
        }
        GameId::WorldWonders => {
            let line = &world_wonders::actions(recorded)[plies];
            world_wonders::play_line(page, input, line).await
        }
        _ => Err(unknown_game()),
    }
}

fn unknown_game() -> TestError {
    TestError::new("recorded games of this kind are not replayed in parts")
}
