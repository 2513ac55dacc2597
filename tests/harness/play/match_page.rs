//! What people do around a game: set a table up to their taste, look back, type
//! actions, end before the end.

use super::argonauts_wheel::wait_for_end;
use super::{choose_players, set_up, stored_match};
use crate::{Page, TestError, TestResult, json};
use records::{Ending, Match};
use rules::GameId;

/// Sets up a game with more than the usual: fields by their names, those that
/// are written in and those that are chosen.
pub async fn start_game_with(
    page: &Page,
    players: u8,
    who: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    set_up_with(page, players, who, fields).await?;
    page.click("#begin").await?;
    wait_for_table(page, "main.table").await
}

/// The same, before it begins.
pub async fn set_up_with(
    page: &Page,
    players: u8,
    who: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    set_up(page, players, who, &[]).await?;
    fill_options(page, fields).await
}

/// Waits until this part of a table is there, and its colours: until they come
/// things may still move.
pub(super) async fn wait_for_table(page: &Page, css: &str) -> TestResult {
    page.wait_for(css).await?;
    page.wait_for_script(
        "const board = document.getElementById('board');
         return board && getComputedStyle(board).animationName === 'none';",
    )
    .await
    .map(|_| ())
}

/// Sets up a game, before it begins: who plays (`human` or a level), which
/// fields.
pub(super) async fn fill_new_game_form(
    page: &Page,
    game: GameId,
    who: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    page.goto("").await?;
    page.click(&format!("a[href='#/new/{}']", game.id()))
        .await?;
    page.wait_for("#begin").await?;
    let players = who.len();
    page.click(&format!("input[name='players'][value='{players}']"))
        .await?;
    // Who plays alone is a person.
    if players > 1 {
        choose_players(page, who).await?;
    }
    fill_options(page, fields).await
}

/// Fills in fields of a game that is set up, the folded ones too.
pub async fn fill_options(page: &Page, fields: &[(&str, &str)]) -> TestResult {
    page.click("summary").await?;
    for (name, value) in fields {
        if *name == "seed" || name.starts_with("name-") {
            page.fill(&format!("input[name='{name}']"), value).await?;
        } else {
            page.click(&format!("input[name='{name}'][value='{value}']"))
                .await?;
        }
    }
    Ok(())
}

/// Two people with names at one screen, dealt in the same way every time.
pub async fn start_ada_vs_ben(page: &Page, fields: &[(&str, &str)]) -> TestResult {
    let mut all = vec![("name-1", "Ada"), ("name-2", "Ben"), ("seed", "7")];
    all.extend(fields);
    start_game_with(page, 2, &["human", "human"], &all).await
}

/// Waits until the table shows the position after so many actions, and says
/// this of whose turn it is.
pub async fn wait_for_ply(page: &Page, ply: usize, turn: &str) -> TestResult {
    page.wait_for(&format!("main.table[data-ply='{ply}'][data-turn='{turn}']"))
        .await?;
    Ok(())
}

/// Waits until the table is so far, or farther on: computer players do not wait
/// until somebody has looked.
pub async fn wait_for_ply_at_least(page: &Page, ply: usize) -> TestResult {
    let there = "return Number(document.querySelector('main.table')?.dataset.ply) >= PLY;";
    let there = there.replace("PLY", &ply.to_string());
    page.wait_for_script(&there).await.map(|_| ())
}

/// Opens a folded part beside the board.
pub async fn expand(page: &Page, id: &str) -> TestResult {
    if page.count(&format!("#{id}[open]")).await? == 0 {
        page.click(&format!("#{id} > summary")).await?;
    }
    page.wait_for(&format!("#{id}[open]")).await?;
    Ok(())
}

/// Types an action.
pub async fn type_action(page: &Page, text: &str) -> TestResult {
    expand(page, "typing").await?;
    page.fill("#notation", text).await?;
    page.click("#do-typed").await
}

/// An action that can be taken where the kept match stands, by its number from
/// the last one, in notation.
pub fn legal_action_text(stored: &Match, from_last: usize) -> TestResult<String> {
    let legal = stored.state().legal_actions();
    let action = legal.iter().rev().nth(from_last % legal.len().max(1));
    action
        .map(ToString::to_string)
        .ok_or_else(|| TestError::new("nothing can be done"))
}

/// Types a legal action where the page stands, and waits until it is done.
pub async fn type_legal_action(page: &Page, from_last: usize) -> TestResult {
    let stored = stored_match(page).await?;
    type_action(page, &legal_action_text(&stored, from_last)?).await?;
    wait_for_ply_at_least(page, stored.ply() + 1).await
}

/// The entries of a line of a match, as they are printed for tests.
pub fn line_entries(stored: &Match, line: usize) -> Vec<String> {
    let mut stored = stored.clone();
    stored.switch_to_line(line);
    stored
        .entries()
        .iter()
        .map(|entry| format!("{entry:?}"))
        .collect()
}

/// The entries of the match itself, whatever line is looked at.
pub async fn main_line_entries(page: &Page) -> TestResult<Vec<String>> {
    Ok(line_entries(&stored_match(page).await?, 0))
}

/// Presses the button as soon as it is there, however shortly that may be.
pub async fn click_when_shown(page: &Page, css: &str) -> TestResult {
    auto_click(page, css).await?;
    wait_for_auto_click(page).await
}

/// Presses the button as soon as it comes, while the test goes on.
pub async fn auto_click(page: &Page, css: &str) -> TestResult {
    page.script(
        "const [css] = arguments;
         window.caught = false;
         const look = () => {
             const found = document.querySelector(css);
             found?.click();
             return window.caught = found !== null;
         };
         if (look()) return;
         const watch = new MutationObserver(() => { if (look()) watch.disconnect(); });
         watch.observe(document.body, { subtree: true, childList: true, attributes: true });",
        vec![json!(css)],
    )
    .await
    .map(|_| ())
}

/// Waits until what is watched for was there.
pub async fn wait_for_auto_click(page: &Page) -> TestResult {
    page.wait_for_script("return window.caught;")
        .await
        .map(|_| ())
}

/// Begins a game that is set up, and presses a button as soon as it comes.
pub async fn start_and_click_when_shown(page: &Page, css: &str) -> TestResult {
    auto_click(page, css).await?;
    page.click("#begin").await?;
    wait_for_auto_click(page).await
}

/// What stands in the field now.
pub async fn field_value(page: &Page, css: &str) -> TestResult<String> {
    let value = page
        .script(
            "return document.querySelector(arguments[0]).value;",
            vec![json!(css)],
        )
        .await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// Takes pictures on a phone and on a desk, and leaves the page on the desk.
/// Neither may have to be pushed sideways.
pub async fn take_screenshots(page: &Page, name: &str) -> TestResult {
    for (shape, viewport) in [("phone", crate::PHONE), ("desktop", crate::DESKTOP)] {
        page.set_viewport(viewport).await?;
        page.wait_for_script(
            "return document.getAnimations().every(({ playState }) => playState !== 'running');",
        )
        .await?;
        page.screenshot(&format!("{name}-{shape}")).await?;
        let wide = page
            .script("return document.documentElement.scrollWidth;", vec![])
            .await?;
        assert_eq!(wide, viewport.width, "{name} on a {shape}");
    }
    Ok(())
}

/// Waits until players have played to an end that the rules make. Returns the
/// game, which the page tells as it is.
pub async fn wait_for_end_by_rules(page: &Page) -> TestResult<Match> {
    wait_for_end(page).await?;
    page.wait_for("#result").await?;
    let stored = stored_match(page).await?;
    match stored.position().ending() {
        Some(Ending::Rules(_)) => Ok(stored),
        _ => Err(TestError::new("the game has not ended by its rules")),
    }
}

/// The page tells the places that the rules make, and nothing can be done any
/// more.
pub async fn assert_places_shown(page: &Page, played: &Match) -> TestResult {
    page.wait_for("#result").await?;
    let places = played.position().places();
    let mut places: Vec<u8> = places.iter().map(|(_, place)| *place).collect();
    places.sort_unstable();
    assert_eq!(super::shown_places(page).await?, places);
    page.wait_until_gone("[data-action], [data-cell]").await
}

/// The page says that those have won who are first by the rules.
pub async fn assert_winners_shown(page: &Page, played: &Match) -> TestResult {
    let places = played.position().places();
    let title = page.text("#result-title").await?;
    for (seat, seat_config) in played.seats().iter().enumerate() {
        let name = seat_config.name.as_str();
        let number = (seat + 1).to_string();
        let known = if name.is_empty() { &number } else { name };
        let won = places
            .iter()
            .nth(seat)
            .is_some_and(|(_, place)| *place == 1);
        if won != title.contains(known) {
            return Err(TestError::new(format!(
                "{title}, and {known} has won: {won}"
            )));
        }
    }
    Ok(())
}
