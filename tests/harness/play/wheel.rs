//! Argonaut's Wheel as people play it: a piece, then where it goes; by mouse,
//! by finger, by keyboard.

use super::around::fill_in;
use super::keyboard;
use super::recorded;
use super::{kept_match, ply, sit, wait_for_person};
use crate::{Key, Outcome, Page, Problem, json};
use records::Match;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Move, Piece};
use rules::{Seat, State};

/// A game in which a stack is made, goes as a whole and parts again; discs are
/// killed; Black's cone kills White's upon them.
pub const SHORT: &str = "1-7 5-3 7=6 3-2 R 3-4 7-0 R 7-0 3-4 0-4";

/// A game with spires too: free ones, of which the cone goes alone or all of
/// it goes, and prisoners. Black wins.
pub const SPIRES: &str =
    "1-7 3-2 R 3-2 7-0 R 7-0 3-4 0-4 R R R 1-3 R 1=7 5-3 7-6 3-4 R 3=4 1-7 ^4-0 7-0";

/// A game in which everything happens that can happen, revolutions too. Black
/// wins.
pub const ALL: &str = "1-7 5-3 7-6 3=2 R 3-4 7-0 R 7-0 3-4 R 3-4 R 3-4 R R R R R R 0-4 \
    R R R 1=7 3-2 ^7-6 R R R R R R R R R R R R R R R R 5-3 R R R R R 5-7 1-7";

/// How a person acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Clicks.
    Mouse,
    /// Touches.
    Finger,
    /// Tab, Enter, and nothing else.
    Keyboard,
}

impl By {
    /// Presses something.
    pub async fn press(self, page: &Page, css: &str) -> Outcome {
        match self {
            Self::Mouse => page.click(css).await,
            Self::Finger => {
                page.wait_for(css).await?;
                // Fingers push the page first where something is out of sight.
                page.script(
                    "document.querySelector(arguments[0]).scrollIntoView({
                         block: 'nearest', behavior: 'instant',
                     });",
                    vec![json!(css)],
                )
                .await?;
                page.tap(css).await
            }
            Self::Keyboard => keyboard::press(page, css).await,
        }
    }
}

/// Sets up a game: who plays (`human` or a level), which fields.
pub async fn begin(page: &Page, who: &[&str; 2], fields: &[(&str, &str)]) -> Outcome {
    set_up(page, who, fields).await?;
    page.click("#begin").await?;
    wait_for_board(page).await
}

/// The same, before it begins.
pub async fn set_up(page: &Page, who: &[&str; 2], fields: &[(&str, &str)]) -> Outcome {
    page.go("").await?;
    page.click("a[href='#/new/argonauts-wheel']").await?;
    page.wait_for("#begin").await?;
    sit(page, who).await?;
    fill_in(page, fields).await
}

/// Two people with names at one screen.
pub async fn ada_and_ben(page: &Page, fields: &[(&str, &str)]) -> Outcome {
    let mut all = vec![("name-1", "Ada"), ("name-2", "Ben")];
    all.extend(fields);
    begin(page, &["human", "human"], &all).await
}

/// Until its drawings are there, a board is neither seen nor heard.
pub async fn wait_for_board(page: &Page) -> Outcome {
    super::around::wait_for_room(page, ".aw-table").await
}

/// The state of a match of this game.
pub fn state_of(played: &Match) -> Outcome<ArgonautsWheel> {
    recorded::state_of(played)
}

/// What happened last in a match of this game.
pub fn last_events(played: &Match) -> Vec<Event> {
    recorded::events::<ArgonautsWheel>(played, played.ply())
}

/// An action that can be taken in a state.
pub fn read(state: &State, text: &str) -> Outcome<Action> {
    let refused = |why: &dyn std::fmt::Debug| Problem::new(format!("{text}: {why:?}"));
    match state.parse_action(text).map_err(|why| refused(&why))? {
        rules::Action::ArgonautsWheel(action) => Ok(action),
        _ => Err(Problem::new("another game is played")),
    }
}

/// The same line of play for the other colour, which begins then.
pub fn turned_round(line: &str) -> String {
    let turned = line.chars().map(|letter| match letter.to_digit(8) {
        Some(station) => char::from_digit((station + 4) % 8, 8).unwrap_or(letter),
        None => letter,
    });
    turned.collect()
}

/// Does an action on the board, and does not wait for what comes of it.
pub async fn do_on_board(page: &Page, by: By, action: Action) -> Outcome {
    let Action::Move(Move { piece, from, to }) = action else {
        return by.press(page, "#turn-wheel").await;
    };
    choose(page, by, piece, from.number()).await?;
    page.wait_for(&format!("#station-{to}.is-target")).await?;
    by.press(page, &format!("#station-{to}")).await
}

/// Chooses a piece: the upper one by its station; a whole by its button, or
/// with a finger by touching it once more.
pub async fn choose(page: &Page, by: By, piece: Piece, from: u8) -> Outcome {
    let station = format!("#station-{from}");
    by.press(page, &station).await?;
    page.wait_for(&format!("{station}[aria-pressed='true']"))
        .await?;
    let whole = matches!(piece, Piece::Stack | Piece::Spire);
    if whole {
        let other = ".aw-part[aria-pressed='false']";
        page.wait_for(other).await?;
        by.press(page, if by == By::Finger { &station } else { other })
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
pub async fn act(page: &Page, by: By, text: &str) -> Outcome {
    let played = kept_match(page).await?;
    let before = ply(page).await?;
    let action = read(played.state(), text)?;
    do_on_board(page, by, action)
        .await
        .map_err(|problem| problem.during(text))?;
    super::around::wait_from(page, before + 1).await?;
    Ok(())
}

/// People play a line.
pub async fn play(page: &Page, by: By, line: &str) -> Outcome {
    for text in line.split_whitespace() {
        if wait_for_person(page).await? {
            return Err(Problem::new(format!("the game is over before {text}")));
        }
        act(page, by, text).await?;
    }
    Ok(())
}

/// Types a line of play.
pub async fn type_line(page: &Page, line: &str) -> Outcome {
    super::around::unfold(page, "typing").await?;
    for text in line.split_whitespace() {
        let before = ply(page).await?;
        page.write("#notation", text).await?;
        page.keys(char::from(Key::Enter)).await?;
        super::around::wait_from(page, before + 1).await?;
    }
    Ok(())
}

/// Waits until it is over.
pub async fn wait_for_end(page: &Page) -> Outcome {
    if wait_for_person(page).await? {
        Ok(())
    } else {
        Err(Problem::new("it is a person's turn"))
    }
}

/// The match that is kept is what the native rules make of the line.
pub async fn kept_is(page: &Page, line: &str) -> Outcome<Match> {
    let kept = kept_match(page).await?;
    let mut state = State::start(kept.setup());
    for text in line.split_whitespace() {
        let action = read(&state, text)?;
        state
            .apply(rules::Action::ArgonautsWheel(action))
            .map_err(|why| Problem::new(format!("{text}: {why:?}")))?;
    }
    assert_eq!(kept.entries().len(), line.split_whitespace().count());
    assert_eq!(kept.state().hash(), state.hash());
    Ok(kept)
}

/// The seat that has won a match, if one has.
pub fn winner(played: &Match) -> Outcome<Option<Seat>> {
    Ok(state_of(played)?.winner().map(|side| side.seat()))
}
