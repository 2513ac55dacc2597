//! Playing by mouse: what a person would click, turn by turn.

pub mod around;
pub mod city;
pub mod gears;
pub mod keyboard;
pub mod land;
pub mod recorded;
pub mod wheel;

use crate::{Outcome, Page, Problem};
use records::archive::Envelope;
use records::{Match, StoredMatch};
use std::time::Duration;

/// A game takes no longer than this, bots included.
const GAME: Duration = Duration::from_secs(240);

/// Sets up a game: how many play, who (`human` or a level), which choices.
pub async fn begin(page: &Page, players: u8, who: &[&str], choices: &[(&str, &str)]) -> Outcome {
    set_up(page, players, who, choices).await?;
    page.screenshot_once(&format!("new-game-{players}")).await?;
    page.click("#begin").await?;
    around::wait_for_room(page, "main.table").await
}

/// Sets up a game that is dealt in the same way every time.
pub async fn begin_seeded(page: &Page, players: u8, who: &[&str], seed: &str) -> Outcome {
    set_up(page, players, who, &[]).await?;
    page.click("summary").await?;
    page.write("input[name='seed']", seed).await?;
    page.click("#begin").await?;
    around::wait_for_room(page, "main.table").await
}

async fn set_up(page: &Page, players: u8, who: &[&str], choices: &[(&str, &str)]) -> Outcome {
    page.go("").await?;
    page.click("a[href='#/new/turn-of-time']").await?;
    page.wait_for("#begin").await?;
    page.click(&format!("input[name='players'][value='{players}']"))
        .await?;
    sit(page, who).await?;
    for (option, choice) in choices {
        page.click(&format!("input[name='{option}'][value='{choice}']"))
            .await?;
    }
    Ok(())
}

/// Says who plays which seat: `human` or a level.
async fn sit(page: &Page, who: &[&str]) -> Outcome {
    for (seat, player) in who.iter().enumerate() {
        let number = seat + 1;
        page.click(&format!(
            "select[name='player-{number}'] option[value='{player}']"
        ))
        .await?;
    }
    Ok(())
}

async fn ply(page: &Page) -> Outcome<usize> {
    let text = page.attribute("main.table", "data-ply").await?;
    text.and_then(|text| text.parse().ok())
        .ok_or_else(|| Problem::new("the table does not say how far the game is"))
}

/// Waits until a person is to act or the game is over; tells whether it is over.
pub async fn wait_for_person(page: &Page) -> Outcome<bool> {
    let turn = "const turn = document.querySelector('main.table')?.dataset.turn;
        return (turn === 'over' || turn === 'person') && turn;";
    let what = "a person's turn or the end";
    let turn = page.wait_until_for(GAME, what, turn, vec![]).await?;
    Ok(turn == "over")
}

/// A person chooses a side of a card and a cell, but does nothing yet.
pub async fn choose(page: &Page) -> Outcome {
    let before = ply(page).await?;
    // Not always the first: other cards and places every turn.
    let sides = page.count(".hand-side").await?;
    let side = (before * 5) % sides.max(1);
    page.script(
        "document.querySelectorAll('.hand-side')[arguments[0]].click();",
        vec![side.into()],
    )
    .await?;
    let first_cell = page.wait_for(".free-cell").await?;
    drop(first_cell);
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

/// One action of a person: a side of a card, a cell, the order where it
/// matters, and down with it.
async fn act(page: &Page) -> Outcome {
    let before = ply(page).await?;
    if page.count("#draw-next").await? > 0 {
        page.click("#draw-next").await?;
    } else {
        choose(page).await?;
        while page.count("#put-down:disabled").await? > 0 {
            page.screenshot_once("turn-of-time-order").await?;
            page.click(".meet").await?;
        }
        if page.count(".outcome").await? > 0 {
            page.screenshot_once("turn-of-time-order-settled").await?;
        }
        page.click("#put-down").await?;
    }
    around::wait_from(page, before + 1).await
}

/// Plays until so many more actions of people are taken.
pub async fn play_turns(page: &Page, actions: usize) -> Outcome {
    for _ in 0..actions {
        if wait_for_person(page).await? {
            return Err(Problem::new("the game is over too soon"));
        }
        act(page).await?;
    }
    Ok(())
}

/// Plays to the end.
pub async fn play_on(page: &Page) -> Outcome {
    while !wait_for_person(page).await? {
        act(page).await?;
    }
    Ok(())
}

/// The match as the page keeps it, opened by the native rules.
pub async fn kept_match(page: &Page) -> Outcome<Match> {
    let newest = page
        .storage()
        .await?
        .into_iter()
        .filter(|(key, _)| key.contains(":match."))
        .filter_map(|(_, value)| Envelope::decode(&value).ok())
        .filter_map(|sealed| Some((StoredMatch::read(&sealed.text).ok()?, sealed.revision)))
        .max_by_key(|(kept, revision)| (kept.summary.last_played, *revision))
        .ok_or_else(|| Problem::new("the page keeps no match"))?;
    newest
        .0
        .open()
        .map_err(|error| Problem::new(format!("what is kept does not replay: {error:?}")))
}

/// The places told at the end, in their order.
pub async fn result_places(page: &Page) -> Outcome<Vec<u8>> {
    let places = page
        .script(
            "return [...document.querySelectorAll('.result-seat')].map((seat) => Number(seat.dataset.place));",
            vec![],
        )
        .await?;
    places
        .as_array()
        .into_iter()
        .flatten()
        .map(|place| {
            place
                .as_u64()
                .and_then(|place| u8::try_from(place).ok())
                .ok_or_else(|| Problem::new("a place is no number"))
        })
        .collect()
}
