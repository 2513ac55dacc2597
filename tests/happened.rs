//! What the others did: named in the status, marked on the board until the person acts, and listed
//! step by step; in each game with one bot and with several.

use harness::play::fixtures::open_link;
use harness::play::match_page::{set_instant_pace, type_legal_action};
use harness::play::{stored_match, wait_for_person_or_end};
use harness::{DESKTOP, Driver as _, Key, PHONE, Page, TestError, TestResult, run};
use records::{Match, Name, Player, SeatConfig};
use rules::{GameId, Level, Seat, Setup};

const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dov", "Eva"];

/// Opens a new match of Ada with bots.
async fn open_with_bots(page: &Page, game: GameId, players: u8) -> TestResult {
    let setup = Setup::new(game, players, 7).map_err(|error| TestError::new(error.to_string()))?;
    let seats = NAMES.iter().take(usize::from(players));
    let seats = seats.map(|name| SeatConfig {
        name: Name::new(name),
        player: match *name {
            "Ada" => Player::Human,
            _ => Player::Bot(Level::Novice),
        },
    });
    let new = Match::new(setup, seats.collect());
    let new = new.map_err(|error| TestError::new(error.to_string()))?;
    set_instant_pace(page).await?;
    open_link(page, &new).await?;
    wait_for_person_or_end(page).await?;
    Ok(())
}

/// Who made the entries after a ply, in order.
fn actors_since(stored: &Match, ply: usize) -> Vec<Seat> {
    let plies = ply..stored.ply();
    plies
        .filter_map(|ply| stored.position_at(ply).to_act())
        .collect()
}

/// Plays turns of Ada until all bots have acted after one, and checks what is said and marked.
async fn check(page: &Page, game: GameId, players: u8, marks: &str) -> TestResult {
    open_with_bots(page, game, players).await?;
    for _ in 0..2 {
        // A whole turn, whatever that is in this game.
        let mut acted = stored_match(page).await?.ply();
        loop {
            type_legal_action(page, 0).await?;
            acted += 1;
            wait_for_person_or_end(page).await?;
            if stored_match(page).await?.ply() > acted {
                break;
            }
        }
        let stored = stored_match(page).await?;
        let actors = actors_since(&stored, acted);
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
        assert_eq!(
            page.count(".happened li").await?,
            actors.len(),
            "{game:?}: {line}"
        );
        for (step, seat) in actors.iter().enumerate() {
            let text = page
                .text(&format!(".happened li:nth-child({})", step + 1))
                .await?;
            assert!(!text.trim().is_empty(), "{game:?}: step {step} of {seat:?}");
        }
        page.click(".happened summary").await?;
        // Choosing is not acting: the marks stay.
        page.press_keys(char::from(Key::Escape)).await?;
        assert_eq!(page.count(&marked).await?, count, "{game:?}");
        assert_eq!(page.text(".happened summary").await?, line);
    }
    // With Ada's action, the line is about it.
    type_legal_action(page, 0).await?;
    wait_for_person_or_end(page).await?;
    let stored = stored_match(page).await?;
    if stored.position_at(stored.ply() - 1).to_act() == Some(Seat::FIRST) {
        let line = page.text(".happened summary").await?;
        assert!(!line.contains(NAMES[1]), "{game:?}: {line}");
    }
    Ok(())
}

#[test]
fn turns_of_bots_in_turn_of_time() -> TestResult {
    run("happened_turn_of_time", DESKTOP, async |page| {
        for players in [2, 4] {
            check(page, GameId::TurnOfTime, players, ".recent").await?;
        }
        Ok(())
    })
}

#[test]
fn turns_of_a_bot_in_argonauts_wheel() -> TestResult {
    run("happened_argonauts_wheel", PHONE, async |page| {
        let marks = ".aw-way.was, .aw-was-turned";
        check(page, GameId::ArgonautsWheel, 2, marks).await
    })
}

#[test]
fn turns_of_a_bot_in_wheels_of_time() -> TestResult {
    run("happened_wheels_of_time", DESKTOP, async |page| {
        let marks = ".recent, .wt-track-change";
        check(page, GameId::WheelsOfTime, 2, marks).await
    })
}

#[test]
fn turns_of_bots_in_the_wheel_of_fortune() -> TestResult {
    run("happened_wheel_of_fortune", PHONE, async |page| {
        for players in [2, 4] {
            check(page, GameId::WheelOfFortune, players, ".wf-country .recent").await?;
        }
        Ok(())
    })
}

#[test]
fn turns_of_bots_in_world_wonders() -> TestResult {
    run("happened_world_wonders", DESKTOP, async |page| {
        for players in [2, 3] {
            check(page, GameId::WorldWonders, players, ".recent, .ww-recent").await?;
        }
        Ok(())
    })
}

/// The turns of two bots are shown once more, and then it is the person's turn as before.
#[test]
fn the_latest_turns_can_be_shown_again() -> TestResult {
    run("happened_again", DESKTOP, async |page| {
        open_with_bots(page, GameId::TurnOfTime, 3).await?;
        type_legal_action(page, 0).await?;
        wait_for_person_or_end(page).await?;
        let ply = stored_match(page).await?.ply();
        let line = page.text(".happened summary").await?;
        page.click(".happened summary").await?;
        page.click("#show-again").await?;
        for shown in [ply - 2, ply - 1] {
            let at = format!("main.table[data-ply='{shown}'][data-turn='look']");
            page.wait_for(&at).await?;
        }
        let after = format!("main.table[data-ply='{ply}'][data-turn='person']");
        page.wait_for(&after).await?;
        assert_eq!(page.text(".happened summary").await?, line);
        type_legal_action(page, 0).await
    })
}
