//! Argonaut's Wheel as people play it: a piece, then where it goes; by mouse,
//! by finger, by keyboard.

use super::Input;
use super::fixtures;
use super::match_page::fill_options;
use super::{choose_players, shown_ply, stored_match, wait_for_person_or_end};
use crate::{Key, Page, TestError, TestResult};
use records::Match;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Move, Piece};
use rules::{Seat, State};

/// A game in which a stack is made, goes as a whole and parts again; discs are
/// killed; Black's cone kills White's upon them.
pub const SHORT_GAME: &str = "1-7 5-3 7=6 3-2 R 3-4 7-0 R 7-0 3-4 0-4";

/// A game with spires too: free ones, of which the cone goes alone or all of
/// it goes, and prisoners. Black wins.
pub const SPIRES_GAME: &str =
    "1-7 3-2 R 3-2 7-0 R 7-0 3-4 0-4 R R R 1-3 R 1=7 5-3 7-6 3-4 R 3=4 1-7 ^4-0 7-0";

/// A game in which everything happens that can happen, revolutions too. Black
/// wins.
pub const ALL_EVENTS_GAME: &str = "1-7 5-3 7-6 3=2 R 3-4 7-0 R 7-0 3-4 R 3-4 R 3-4 R R R R R R 0-4 \
    R R R 1=7 3-2 ^7-6 R R R R R R R R R R R R R R R R 5-3 R R R R R 5-7 1-7";

/// Sets up a game: who plays (`human` or a level), which fields.
pub async fn start_game(page: &Page, who: &[&str; 2], fields: &[(&str, &str)]) -> TestResult {
    set_up(page, who, fields).await?;
    page.click("#begin").await?;
    wait_for_board(page).await
}

/// The same, before it begins.
pub async fn set_up(page: &Page, who: &[&str; 2], fields: &[(&str, &str)]) -> TestResult {
    page.goto("").await?;
    page.click("a[href='#/new/argonauts-wheel']").await?;
    page.wait_for("#begin").await?;
    choose_players(page, who).await?;
    fill_options(page, fields).await
}

/// Two people with names at one screen.
pub async fn start_ada_vs_ben(page: &Page, fields: &[(&str, &str)]) -> TestResult {
    let mut all = vec![("name-1", "Ada"), ("name-2", "Ben")];
    all.extend(fields);
    start_game(page, &["human", "human"], &all).await
}

/// Until its drawings are there, a board is neither seen nor heard.
pub async fn wait_for_board(page: &Page) -> TestResult {
    super::match_page::wait_for_table(page, ".aw-table").await
}

/// The state of a match of this game.
pub fn state_of(played: &Match) -> TestResult<ArgonautsWheel> {
    fixtures::state_of(played)
}

/// What happened last in a match of this game.
pub fn last_events(played: &Match) -> Vec<Event> {
    fixtures::events::<ArgonautsWheel>(played, played.ply())
}

/// An action that can be taken in a state.
pub fn parse_action(state: &State, text: &str) -> TestResult<Action> {
    let refused = |error: &dyn std::fmt::Debug| TestError::new(format!("{text}: {error:?}"));
    match state.parse_action(text).map_err(|error| refused(&error))? {
        rules::Action::ArgonautsWheel(action) => Ok(action),
        _ => Err(TestError::new("another game is played")),
    }
}

/// The same line of play for the other colour, which begins then.
pub fn with_sides_swapped(line: &str) -> String {
    let turned = line.chars().map(|letter| match letter.to_digit(8) {
        Some(station) => char::from_digit((station + 4) % 8, 8).unwrap_or(letter),
        None => letter,
    });
    turned.collect()
}

/// Does an action on the board, and does not wait for what comes of it.
pub async fn perform(page: &Page, input: Input, action: Action) -> TestResult {
    let Action::Move(Move { piece, from, to }) = action else {
        return input.press(page, "#turn-wheel").await;
    };
    select_piece(page, input, piece, from.number()).await?;
    page.wait_for(&format!("#station-{to}.is-target")).await?;
    input.press(page, &format!("#station-{to}")).await
}

/// Chooses a piece: the upper one by its station; a whole by its button, or
/// with a finger by touching it once more.
pub async fn select_piece(page: &Page, input: Input, piece: Piece, from: u8) -> TestResult {
    let station = format!("#station-{from}");
    input.press(page, &station).await?;
    page.wait_for(&format!("{station}[aria-pressed='true']"))
        .await?;
    let whole = matches!(piece, Piece::Stack | Piece::Spire);
    if whole {
        let other = ".aw-part[aria-pressed='false']";
        page.wait_for(other).await?;
        input
            .press(
                page,
                if input == Input::Touch {
                    &station
                } else {
                    other
                },
            )
            .await?;
    }
    let part = match piece {
        Piece::Disc => "Top disc only",
        Piece::Stack => "Both discs",
        Piece::Cone | Piece::ConeOfSpire => "Cone only",
        Piece::Spire => "Whole spire",
    };
    // What is alone is not asked about.
    page.wait_for_script(&format!(
        "const parts = [...document.querySelectorAll('.aw-part')];
         const pressed = parts.filter((part) => part.ariaPressed === 'true');
         return {whole} || parts.length
             ? pressed.length === 1 && pressed[0].textContent.trim() === '{part}'
             : document.querySelector('.planning') !== null;"
    ))
    .await
    .map(|_| ())
}

/// A person takes an action, and sees it taken.
pub async fn play_action(page: &Page, input: Input, text: &str) -> TestResult {
    let played = stored_match(page).await?;
    let before = shown_ply(page).await?;
    let action = parse_action(played.state(), text)?;
    perform(page, input, action)
        .await
        .map_err(|error| error.context(text))?;
    super::match_page::wait_for_ply_at_least(page, before + 1).await?;
    Ok(())
}

/// People play a line.
pub async fn play_line(page: &Page, input: Input, line: &str) -> TestResult {
    for text in line.split_whitespace() {
        if wait_for_person_or_end(page).await? {
            return Err(TestError::new(format!("the game is over before {text}")));
        }
        play_action(page, input, text).await?;
    }
    Ok(())
}

/// Types a line of play.
pub async fn type_line(page: &Page, line: &str) -> TestResult {
    super::match_page::expand(page, "typing").await?;
    for text in line.split_whitespace() {
        let before = shown_ply(page).await?;
        page.fill("#notation", text).await?;
        page.press_keys(char::from(Key::Enter)).await?;
        super::match_page::wait_for_ply_at_least(page, before + 1).await?;
    }
    Ok(())
}

/// Waits until it is over.
pub async fn wait_for_end(page: &Page) -> TestResult {
    if wait_for_person_or_end(page).await? {
        Ok(())
    } else {
        Err(TestError::new("it is a person's turn"))
    }
}

/// The match that is kept is what the native rules make of the line.
pub async fn assert_stored_line(page: &Page, line: &str) -> TestResult<Match> {
    let stored = stored_match(page).await?;
    let mut state = State::start(stored.setup());
    for text in line.split_whitespace() {
        let action = parse_action(&state, text)?;
        state
            .apply(rules::Action::ArgonautsWheel(action))
            .map_err(|error| TestError::new(format!("{text}: {error:?}")))?;
    }
    assert_eq!(stored.entries().len(), line.split_whitespace().count());
    assert_eq!(stored.state().hash(), state.hash());
    Ok(stored)
}

/// The seat that has won a match, if one has.
pub fn winner(played: &Match) -> TestResult<Option<Seat>> {
    Ok(state_of(played)?.winner().map(|side| side.seat()))
}
