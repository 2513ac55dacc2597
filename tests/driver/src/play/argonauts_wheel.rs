//! Plays Argonaut's Wheel: select a piece, then its target.

use super::Input;
use super::fixtures;
use super::{new_game, shown_ply, stored_match, wait_for_person_or_end};
use crate::{Driver, Key, TestError, TestResult};
use records::Match;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Move, Piece};
use rules::{GameId, Seat, State};

/// Stacks are made, moved as a whole and split; discs are killed; Black's cone kills White's and
/// wins.
pub const SHORT_GAME: &str = "1-7 5-3 7=6 3-2 R 3-4 7-0 R 7-0 3-4 0-4";

/// Spires as well: a cone leaves its spire, a free spire moves, prisoners are taken. Black wins.
pub const SPIRES_GAME: &str =
    "1-7 3-2 R 3-2 7-0 R 7-0 3-4 0-4 R R R 1-3 R 1=7 5-3 7-6 3-4 R 3=4 1-7 ^4-0 7-0";

/// Every kind of event, including two revolutions. Black wins.
pub const ALL_EVENTS_GAME: &str = "1-7 5-3 7-6 3=2 R 3-4 7-0 R 7-0 3-4 R 3-4 R 3-4 R R R R R R 0-4 \
    R R R 1=7 3-2 ^7-6 R R R R R R R R R R R R R R R R 5-3 R R R R R 5-7 1-7";

/// Starts a game with these players (`human` or a bot level) and options.
pub async fn start_game(
    page: &impl Driver,
    player_kinds: &[&str; 2],
    fields: &[(&str, &str)],
) -> TestResult {
    new_game::start(page, GameId::ArgonautsWheel, player_kinds, fields).await?;
    wait_for_board(page).await
}

/// Starts a game between two named people at one screen.
pub async fn start_ada_vs_ben(page: &impl Driver, fields: &[(&str, &str)]) -> TestResult {
    let mut all = vec![("name-1", "Ada"), ("name-2", "Ben")];
    all.extend(fields);
    start_game(page, &["human", "human"], &all).await
}

/// Waits for the board: it stays hidden until its drawings are loaded.
pub async fn wait_for_board(page: &impl Driver) -> TestResult {
    super::match_page::wait_for_table(page, ".aw-table").await
}

/// The Argonaut's Wheel state of a match.
pub fn state_of(played: &Match) -> TestResult<ArgonautsWheel> {
    fixtures::state_of(played)
}

/// The events of the last action of a match.
pub fn last_events(played: &Match) -> Vec<Event> {
    fixtures::events::<ArgonautsWheel>(played, played.ply())
}

/// Parses an action.
pub fn parse_action(state: &State, text: &str) -> TestResult<Action> {
    let invalid = |error: &dyn std::fmt::Debug| TestError::new(format!("{text}: {error:?}"));
    match state.parse_action(text).map_err(|error| invalid(&error))? {
        rules::Action::ArgonautsWheel(action) => Ok(action),
        _ => Err(TestError::new("the match is of another game")),
    }
}

/// The same line of play with the stations of the two sides swapped; White starts it.
pub fn with_sides_swapped(line: &str) -> String {
    line.chars()
        .map(|letter| match letter.to_digit(8) {
            Some(station) => char::from_digit((station + 4) % 8, 8).unwrap_or(letter),
            None => letter,
        })
        .collect()
}

/// Performs an action on the board, without waiting for its result.
pub async fn perform(page: &impl Driver, input: Input, action: Action) -> TestResult {
    let Action::Move(Move { piece, from, to }) = action else {
        return input.press(page, "#turn-wheel").await;
    };
    select_piece(page, input, piece, from.number()).await?;
    page.wait_for(&format!("#station-{to}.is-target")).await?;
    input.press(page, &format!("#station-{to}")).await
}

/// Selects a piece: the topmost one by its station; a stack or spire as a whole by its button, or
/// on a touch screen by tapping the station again.
pub async fn select_piece(page: &impl Driver, input: Input, piece: Piece, from: u8) -> TestResult {
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
    // There is no choice of parts for a single piece.
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

/// Plays an action of a person and waits until the page shows it.
pub async fn play_action(page: &impl Driver, input: Input, text: &str) -> TestResult {
    let played = stored_match(page).await?;
    let before = shown_ply(page).await?;
    let action = parse_action(played.state(), text)?;
    perform(page, input, action)
        .await
        .map_err(|error| error.context(text))?;
    super::match_page::wait_for_ply_at_least(page, before + 1).await?;
    Ok(())
}

/// Plays a line of actions of people.
pub async fn play_line(page: &impl Driver, input: Input, line: &str) -> TestResult {
    for text in line.split_whitespace() {
        if wait_for_person_or_end(page).await? {
            return Err(TestError::new(format!("the game is over before {text}")));
        }
        play_action(page, input, text).await?;
    }
    Ok(())
}

/// Types a line of actions.
pub async fn type_line(page: &impl Driver, line: &str) -> TestResult {
    super::match_page::open_typing(page).await?;
    for text in line.split_whitespace() {
        let before = shown_ply(page).await?;
        page.fill("#notation", text).await?;
        page.press_keys(char::from(Key::Enter)).await?;
        super::match_page::wait_for_ply_at_least(page, before + 1).await?;
    }
    super::match_page::close_sheet(page).await
}

/// Waits until the game is over.
pub async fn wait_for_end(page: &impl Driver) -> TestResult {
    if wait_for_person_or_end(page).await? {
        Ok(())
    } else {
        Err(TestError::new("the game is not over"))
    }
}

/// Asserts that the stored match equals this line replayed by the native rules; returns the match.
pub async fn assert_stored_line(page: &impl Driver, line: &str) -> TestResult<Match> {
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

/// The winner of a match.
pub fn winner(played: &Match) -> TestResult<Option<Seat>> {
    Ok(state_of(played)?.winner().map(|side| side.seat()))
}
