//! Plays Turn of Time with the mouse.

use super::fixtures::{self, fixture};
use super::{Input, match_page, new_game, shown_ply, wait_for_person_or_end};
use crate::{Driver, TestError, TestResult};
use records::Match;
use rules::GameId;
use rules::games::turn_of_time::{Action, Placement};

/// A game of three players, from the first card to the last.
pub const THREE: &str = fixture!("turn-of-time-3-all-played");

/// A recorded game of two.
pub const TWO: &str = fixture!("turn-of-time-2-all-played");

/// One player, who reaches the goal.
pub const SOLO: &str = fixture!("turn-of-time-1-balance-reached");

/// Opens the link of a match and stores the match.
pub async fn open_match(page: &impl Driver, played: &Match) -> TestResult {
    fixtures::open_link(page, played).await?;
    match_page::wait_for_table(page, "main.table").await
}

/// Starts a game with these players (`human` or a bot level) and options.
pub async fn start_game(
    page: &impl Driver,
    player_kinds: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    new_game::start(page, GameId::TurnOfTime, player_kinds, fields).await?;
    match_page::wait_for_table(page, "main.table").await
}

/// Selects a side of a card and a cell for it, without placing it.
pub async fn plan_placement(page: &impl Driver) -> TestResult {
    let before = shown_ply(page).await?;
    // Varies with the ply, so that different cards and cells are chosen.
    let sides = page.count(".hand-side").await?;
    let side = (before * 5) % sides.max(1);
    page.script(
        "document.querySelectorAll('.hand-side')[arguments[0]].click();",
        vec![side.into()],
    )
    .await?;
    // Cells are there before, too: a click on one would choose it for the side that was selected then.
    page.wait_for(".hand-side[aria-pressed='true']").await?;
    page.wait_for(".free-cell").await?;
    let cells = page.count(".free-cell").await?;
    let cell = (before * 7) % cells.max(1);
    let id = page
        .script(
            "return document.querySelectorAll('.free-cell')[arguments[0]].id;",
            vec![cell.into()],
        )
        .await?;
    page.click(&format!("#{}", id.as_str().unwrap_or_default()))
        .await?;
    page.wait_for(".plan-buttons").await?;
    Ok(())
}

/// Performs one action of a person: draws a card, or selects a side and a cell, resolves the order
/// where it matters, and places the card.
pub async fn play_one_action(page: &impl Driver) -> TestResult {
    let before = shown_ply(page).await?;
    if page.count("#draw-next").await? > 0 {
        page.click("#draw-next").await?;
    } else {
        plan_placement(page).await?;
        while page.count("#put-down[aria-disabled]").await? > 0 {
            page.screenshot("turn-of-time-order").await?;
            page.click(".order-choice").await?;
        }
        if page.count(".outcome").await? > 0 {
            page.screenshot("turn-of-time-order-settled").await?;
        }
        page.click("#put-down").await?;
    }
    match_page::wait_for_ply_at_least(page, before + 1).await
}

/// Plays this number of actions of people.
pub async fn play_actions(page: &impl Driver, actions: usize) -> TestResult {
    for _ in 0..actions {
        if wait_for_person_or_end(page).await? {
            return Err(TestError::new("the game ended too soon"));
        }
        play_one_action(page).await?;
    }
    Ok(())
}

/// Plays to the end.
pub async fn play_to_end(page: &impl Driver) -> TestResult {
    while !wait_for_person_or_end(page).await? {
        play_one_action(page).await?;
    }
    Ok(())
}

/// Performs an action on the board, without waiting for its result.
pub async fn perform(page: &impl Driver, input: Input, action: Action) -> TestResult {
    let Action::Place(Placement { card, cell, order }) = action else {
        return input.press(page, "#draw-next").await;
    };
    input
        .press(page, &format!(".hand-side[data-card='{card}']"))
        .await?;
    input.press(page, &format!("#cell-{cell}")).await?;
    page.wait_for(".plan-buttons").await?;
    // The last neighbours may follow by themselves.
    for side in order.sides() {
        if page.count("#put-down[aria-disabled]").await? == 0 {
            break;
        }
        input
            .press(
                page,
                &format!(".order-choice[data-meet='{}']", side.letter()),
            )
            .await?;
    }
    input.press(page, "#put-down:not([aria-disabled])").await
}
