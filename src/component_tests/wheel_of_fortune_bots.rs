//! Bots and hints at the table of The Wheel of Fortune.

use super::bots::Bots;
use super::{Page, wheel_of_fortune};
use page_driver::play::Input;
use page_driver::play::match_page::{close_sheet, open_tab, wait_for_ply_at_least};
use page_driver::play::wheel_of_fortune::{
    PLAGUE, TWO, perform, play_line, state_of, wait_for_board, wait_for_ply,
};
use page_driver::play::{fixtures, stored_match, wait_for_person_or_end};
use page_driver::{Driver as _, TestError, TestResult};
use records::{Match, Player, SeatConfig};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};
use rules::{GameId, Level, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// A new match of these players.
fn new_match(players: &[Player]) -> TestResult<Match> {
    let setup = Setup::new(GameId::WheelOfFortune, players.len() as u8, 4)
        .map_err(|error| TestError::new(error.to_string()))?;
    let seats = players.iter().map(|player| SeatConfig::unnamed(*player));
    Match::new(setup, seats.collect()).map_err(|error| TestError::new(error.to_string()))
}

#[wasm_bindgen_test]
async fn five_bots_play_by_themselves() -> TestResult {
    let page = Page::at_once().await?;
    let _bots = Bots::new(&page)?;
    page.open_table(&new_match(&[Player::Bot(Level::Novice); 5])?)
        .await?;
    wait_for_ply_at_least(&page, 12).await?;
    let stored = stored_match(&page).await?;
    let mut actors: Vec<_> = (0..12)
        .filter_map(|ply| stored.position_at(ply).to_act())
        .collect();
    actors.dedup();
    assert!(actors.len() > 3, "{actors:?}");
    Ok(())
}

/// The hinted cell is highlighted; one click positions the tile as suggested.
#[wasm_bindgen_test]
async fn a_hint_for_a_tile_can_be_played() -> TestResult {
    let page = Page::at_once().await?;
    let _bots = Bots::new(&page)?;
    let start = wheel_of_fortune::in_phase(Phase::Place, 8)?;
    page.open_table(&start).await?;
    wait_for_board(&page).await?;
    page.click("#hint").await?;
    page.wait_for_text("#hint-text", "Try this:").await?;
    assert_eq!(stored_match(&page).await?.ply(), start.ply());
    let cell = page.attribute(".wf-cell.hinted", "data-cell").await?;
    let cell = cell.ok_or_else(|| TestError::new("no cell"))?;
    page.click(&format!("[data-cell='{cell}']")).await?;
    let button = ".wf-actions .primary[data-action]";
    let shown = page.attribute(button, "data-action").await?;
    page.wait_for(&format!("{button}.hinted")).await?;
    page.click(button).await?;
    wait_for_ply(&page, start.ply() + 1).await?;
    // The action removes the hint.
    page.wait_until_gone("#hint-text, .hinted").await?;
    let done = fixtures::actions::<WheelOfFortune>(&stored_match(&page).await?)
        .last()
        .map(|action| WheelOfFortune::notation(*action));
    assert_eq!(done, shown);
    Ok(())
}

/// What to do with a follower is highlighted where it is done.
#[wasm_bindgen_test]
async fn a_hint_for_a_follower_can_be_played() -> TestResult {
    for record in [TWO, PLAGUE] {
        let page = Page::at_once().await?;
        let _bots = Bots::new(&page)?;
        let whole = fixtures::recorded_match(record)?;
        let at = fixtures::ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            state.phase() == Phase::Deploy
        })?;
        let start = fixtures::match_of_people_at(record, at)?;
        page.open_table(&start).await?;
        wait_for_board(&page).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-text", "Try this:").await?;
        let hinted = page
            .attribute("[data-action].hinted", "data-action")
            .await?
            .ok_or_else(|| TestError::new("nothing is highlighted"))?;
        let state = start.state();
        let action = state
            .parse_action(&hinted)
            .map_err(|error| TestError::new(format!("{hinted}: {error:?}")))?;
        let rules::Action::WheelOfFortune(action) = action else {
            return Err(TestError::new("an action of another game"));
        };
        play_line(&page, Input::Mouse, &[action]).await?;
        page.wait_until_gone("#hint-text, .hinted").await?;
    }
    Ok(())
}

mod long_run {
    use super::*;

    /// A person plays one turn against each level.
    #[wasm_bindgen_test]
    async fn a_person_plays_against_every_level() -> TestResult {
        for (level, name) in [
            (Level::Beginner, "Leo Beginner"),
            (Level::Novice, "Leo Novice"),
            (Level::Casual, "Leo Casual"),
            (Level::Skilled, "Leo Skilled"),
            (Level::Veteran, "Leo Veteran"),
            (Level::Expert, "Leo Expert"),
        ] {
            let page = Page::at_once().await?;
            let bots = Bots::new(&page)?;
            page.open_table(&new_match(&[Player::Human, Player::Bot(level)])?)
                .await?;
            wait_for_board(&page).await?;
            open_tab(&page, "players").await?;
            page.wait_for_text(".wf-players", name).await?;
            close_sheet(&page).await?;
            loop {
                wait_for_person_or_end(&page).await?;
                let stored = stored_match(&page).await?;
                let state = state_of(&stored)?;
                // The first legal action, but no deployment.
                let action = match state.phase() {
                    Phase::Deploy => Action::End,
                    _ => wheel_of_fortune::first_legal(&state)?,
                };
                perform(&page, Input::Mouse, &state, action, stored.ply()).await?;
                wait_for_ply_at_least(&page, stored.ply() + 1).await?;
                if action == Action::End {
                    break;
                }
            }
            wait_for_person_or_end(&page).await?;
            open_tab(&page, "history").await?;
            // What the tile does there is told in many ways.
            page.wait_for_text(".log", "Leo ").await?;
            let asked = bots.received();
            assert!(
                asked.iter().any(|asked| matches!(
                    asked,
                    protocol::PageMessage::Search(search)
                        if search.task == protocol::Task::Decide(level)
                )),
                "{asked:?}"
            );
        }
        Ok(())
    }
}
