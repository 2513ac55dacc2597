//! What the others did: named in the status, marked on the board until the person acts, and listed
//! step by step; in each game with one bot and with several.

use super::Page;
use super::bots::Bots;
use super::clock::Clock;
use page_driver::play::match_page::{close_sheet, type_legal_action, wait_for_ply};
use page_driver::play::{stored_match, wait_for_person_or_end};
use page_driver::{Driver as _, Key, TestError, TestResult};
use records::{Match, Name, Player, SeatConfig};
use rules::{GameId, Level, Seat, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dov", "Eva"];

/// Opens a new match of Ada with bots.
async fn open_with_bots(game: GameId, players: u8) -> TestResult<(Page, Bots)> {
    let setup = Setup::new(game, players, 7).map_err(|error| TestError::new(error.to_string()))?;
    let seats = NAMES
        .iter()
        .take(usize::from(players))
        .map(|name| SeatConfig {
            name: Name::new(name),
            player: match *name {
                "Ada" => Player::Human,
                _ => Player::Bot(Level::Novice),
            },
        });
    let new = Match::new(setup, seats.collect());
    let new = new.map_err(|error| TestError::new(error.to_string()))?;
    let page = Page::at_once().await?;
    let bots = Bots::new(&page)?;
    page.open_table(&new).await?;
    wait_for_person_or_end(&page).await?;
    Ok((page, bots))
}

/// Who made the entries after a ply, in order.
fn actors_since(stored: &Match, ply: usize) -> Vec<Seat> {
    let plies = ply..stored.ply();
    plies
        .filter_map(|ply| stored.position_at(ply).to_act())
        .collect()
}

/// Plays turns of Ada until all bots have acted after one. Returns who acted then.
async fn play_turn(page: &Page) -> TestResult<Vec<Seat>> {
    let mut acted = stored_match(page).await?.ply();
    loop {
        type_legal_action(page, 0).await?;
        acted += 1;
        wait_for_person_or_end(page).await?;
        let stored = stored_match(page).await?;
        if stored.ply() > acted {
            return Ok(actors_since(&stored, acted));
        }
    }
}

/// Plays Ada's turns and checks the texts and marks about the others.
async fn check(game: GameId, players: u8, marks: &str) -> TestResult {
    let (page, _bots) = open_with_bots(game, players).await?;
    for _ in 0..2 {
        let actors = play_turn(&page).await?;
        let line = page.text(".happened summary").await?;
        for seat in &actors {
            let name = NAMES[seat.index()];
            assert!(line.contains(name), "{game:?}: {name} is not in: {line}");
        }
        let marked = format!("#board :is({marks})");
        let count = page.count(&marked).await?;
        assert!(count > 0, "{game:?}: nothing is marked after: {line}");
        page.click(".happened summary").await?;
        page.wait_for("#show-again").await?;
        let steps = page.texts(".happened-step > span:first-child").await?;
        let mut turns = actors.clone();
        turns.dedup();
        assert_eq!(steps.len(), turns.len(), "{game:?}: {line}");
        for step in steps {
            assert!(!step.is_empty() && line.contains(&step), "{step}: {line}");
        }
        page.click(".happened summary").await?;
        // Choosing is not acting: the marks stay.
        page.press_keys(char::from(Key::Escape)).await?;
        assert_eq!(page.count(&marked).await?, count, "{game:?}");
        assert_eq!(page.text(".happened summary").await?, line);
    }
    // With Ada's action, the line is about it.
    type_legal_action(&page, 0).await?;
    wait_for_person_or_end(&page).await?;
    let stored = stored_match(&page).await?;
    if stored.position_at(stored.ply() - 1).to_act() == Some(Seat::FIRST) {
        let line = page.text(".happened summary").await?;
        assert!(!line.contains(NAMES[1]), "{game:?}: {line}");
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn turns_of_a_bot_in_turn_of_time() -> TestResult {
    check(GameId::TurnOfTime, 2, ".recent").await
}

#[wasm_bindgen_test]
async fn turns_of_a_bot_in_argonauts_wheel() -> TestResult {
    check(GameId::ArgonautsWheel, 2, ".aw-way.was, .aw-was-turned").await
}

/// The turns of two bots are shown once more, and then it is the person's turn as before.
#[wasm_bindgen_test]
async fn the_latest_turns_can_be_shown_again() -> TestResult {
    let (page, _bots) = open_with_bots(GameId::TurnOfTime, 3).await?;
    play_turn(&page).await?;
    let ply = stored_match(&page).await?.ply();
    let line = page.text(".happened summary").await?;
    let clock = Clock::held(&page, 500)?;
    page.click(".happened summary").await?;
    page.click("#show-again").await?;
    for shown in [ply - 2, ply - 1] {
        wait_for_ply(&page, shown, "look").await?;
        clock.pass(&page).await?;
    }
    wait_for_ply(&page, ply, "person").await?;
    assert_eq!(page.text(".happened summary").await?, line);
    drop(clock);
    type_legal_action(&page, 0).await
}

/// Each step leads to its position.
#[wasm_bindgen_test]
async fn a_step_leads_to_its_position() -> TestResult {
    let (page, _bots) = open_with_bots(GameId::TurnOfTime, 3).await?;
    play_turn(&page).await?;
    let ply = stored_match(&page).await?.ply();
    close_sheet(&page).await?;
    page.click(".happened summary").await?;
    page.click(".happened li:nth-child(1) button").await?;
    wait_for_ply(&page, ply - 1, "look").await
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn turns_of_three_bots_in_turn_of_time() -> TestResult {
        check(GameId::TurnOfTime, 4, ".recent").await
    }

    #[wasm_bindgen_test]
    async fn turns_of_three_bots_in_the_wheel_of_fortune() -> TestResult {
        check(GameId::WheelOfFortune, 4, ".wf-country .recent").await
    }

    #[wasm_bindgen_test]
    async fn turns_of_two_bots_in_world_wonders() -> TestResult {
        check(GameId::WorldWonders, 3, ".recent, .ww-recent").await
    }

    #[wasm_bindgen_test]
    async fn turns_of_a_bot_in_wheels_of_time() -> TestResult {
        check(GameId::WheelsOfTime, 2, ".recent, .wt-track-change").await
    }

    #[wasm_bindgen_test]
    async fn turns_of_a_bot_in_the_wheel_of_fortune() -> TestResult {
        check(GameId::WheelOfFortune, 2, ".wf-country .recent").await
    }

    #[wasm_bindgen_test]
    async fn turns_of_a_bot_in_world_wonders() -> TestResult {
        check(GameId::WorldWonders, 2, ".recent, .ww-recent").await
    }
}
