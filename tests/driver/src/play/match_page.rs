//! What tests of several games do on the match page and in the new game form.

use super::argonauts_wheel::wait_for_end;
use super::{stored_match, turn_of_time};
use crate::{Driver, TestError, TestResult, json};
use records::{Ending, Match, Player};

/// Waits until this part of the match page is visible and the game's stylesheet is applied; until
/// then the layout may still change.
pub async fn wait_for_table(page: &impl Driver, css: &str) -> TestResult {
    page.wait_for(css).await?;
    page.wait_for_script(
        "const board = document.getElementById('board');
         return board && getComputedStyle(board).animationName === 'none';",
    )
    .await
    .map(|_| ())
}

/// Fills in fields of the new game form, including the collapsed ones.
pub async fn fill_options(page: &impl Driver, fields: &[(&str, &str)]) -> TestResult {
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

/// Starts a game of Turn of Time between two named people at one screen, with a fixed seed.
pub async fn start_ada_vs_ben(page: &impl Driver, fields: &[(&str, &str)]) -> TestResult {
    let mut all = vec![("name-1", "Ada"), ("name-2", "Ben"), ("seed", "7")];
    all.extend(fields);
    turn_of_time::start_game(page, &["human", "human"], &all).await
}

/// Waits until the match page shows this ply, with this value of `data-turn`: `person`, `look` (an
/// earlier position), `rest` (bots are paused), `away` (read-only) or `over`.
pub async fn wait_for_ply(page: &impl Driver, ply: usize, turn: &str) -> TestResult {
    page.wait_for(&format!("main.table[data-ply='{ply}'][data-turn='{turn}']"))
        .await?;
    Ok(())
}

/// Waits until the match page shows this ply or a later one: bots may have moved on already.
pub async fn wait_for_ply_at_least(page: &impl Driver, ply: usize) -> TestResult {
    let script = "return Number(document.querySelector('main.table')?.dataset.ply) >= PLY;";
    let script = script.replace("PLY", &ply.to_string());
    page.wait_for_script(&script).await.map(|_| ())
}

/// Shows one of the tabs beside the board: `players`, `history`, `analysis` or `menu`. In a narrow window
/// they are sheets; [`close_sheet`] closes the sheet.
pub async fn open_tab(page: &impl Driver, tab: &str) -> TestResult {
    page.wait_for(&format!("#tab-{tab}, #show-{tab}")).await?;
    if page.count(&format!("#side-{tab}")).await? == 0 {
        let has_tabs = page.count(&format!("#tab-{tab}")).await? > 0;
        let button = if has_tabs { "tab" } else { "show" };
        page.click(&format!("#{button}-{tab}")).await?;
    }
    page.wait_for(&format!("#side-{tab}")).await.map(|_| ())
}

/// Closes the open sheet, if there is one.
pub async fn close_sheet(page: &impl Driver) -> TestResult {
    if page.count(".sheet").await? > 0 {
        page.click(".sheet-close").await?;
    }
    page.wait_until_gone(".sheet").await
}

/// Shows a part of what is beside the board, by its element id.
pub async fn expand(page: &impl Driver, id: &str) -> TestResult {
    let tab = if id == "seats" { "players" } else { "menu" };
    open_tab(page, tab).await?;
    page.wait_for(&format!("#{id}")).await.map(|_| ())
}

/// Shows the field for typed actions.
pub async fn open_typing(page: &impl Driver) -> TestResult {
    open_tab(page, "menu").await?;
    unfold(page, "advanced").await
}

/// Unfolds the details with this id.
pub async fn unfold(page: &impl Driver, id: &str) -> TestResult {
    page.wait_for(&format!("#{id}")).await?;
    if page.count(&format!("#{id}[open]")).await? == 0 {
        page.click(&format!("#{id} > summary")).await?;
    }
    page.wait_for(&format!("#{id}[open]")).await.map(|_| ())
}

/// Types an action and submits it. In a narrow window, the sheet stays open.
pub async fn type_action(page: &impl Driver, text: &str) -> TestResult {
    open_typing(page).await?;
    page.fill("#notation", text).await?;
    page.click("#do-typed").await
}

/// The notation of a legal action of the stored match: the last one in canonical order, or one
/// `from_last` ranks before it.
pub fn legal_action_text(stored: &Match, from_last: usize) -> TestResult<String> {
    let legal = stored.state().legal_actions();
    let action = legal.iter().rev().nth(from_last % legal.len().max(1));
    action
        .map(ToString::to_string)
        .ok_or_else(|| TestError::new("there is no legal action"))
}

/// Types a legal action and waits until it is applied.
pub async fn type_legal_action(page: &impl Driver, from_last: usize) -> TestResult {
    let stored = stored_match(page).await?;
    type_action(page, &legal_action_text(&stored, from_last)?).await?;
    wait_for_ply_at_least(page, stored.ply() + 1).await?;
    close_sheet(page).await
}

/// The entries of a line of a match (0 is the main line), formatted for comparison.
pub fn line_entries(stored: &Match, line: usize) -> Vec<String> {
    let mut stored = stored.clone();
    stored.switch_to_line(line);
    stored
        .entries()
        .iter()
        .map(|entry| format!("{entry:?}"))
        .collect()
}

/// The entries of the stored match's main line, whichever line is active.
pub async fn main_line_entries(page: &impl Driver) -> TestResult<Vec<String>> {
    Ok(line_entries(&stored_match(page).await?, 0))
}

/// Clicks a button as soon as it appears, even if it does so only briefly.
pub async fn click_when_shown(page: &impl Driver, css: &str) -> TestResult {
    auto_click(page, css).await?;
    wait_for_auto_click(page).await
}

/// Makes the page click a button as soon as it appears, while the test continues.
pub async fn auto_click(page: &impl Driver, css: &str) -> TestResult {
    page.script(
        "const [css] = arguments;
         window.autoClicked = false;
         const click = () => {
             const found = document.querySelector(css);
             found?.click();
             return window.autoClicked = found !== null;
         };
         if (click()) return;
         const observer = new MutationObserver(() => { if (click()) observer.disconnect(); });
         observer.observe(document.body, { subtree: true, childList: true, attributes: true });",
        vec![json!(css)],
    )
    .await
    .map(|_| ())
}

/// Waits until the page has clicked the button of [`auto_click`].
pub async fn wait_for_auto_click(page: &impl Driver) -> TestResult {
    page.wait_for_script("return window.autoClicked;")
        .await
        .map(|_| ())
}

/// Starts the game in the form and clicks a button as soon as it appears.
pub async fn start_and_click_when_shown(page: &impl Driver, css: &str) -> TestResult {
    auto_click(page, css).await?;
    page.click("#begin").await?;
    wait_for_auto_click(page).await
}

/// The current value of a form field.
pub async fn field_value(page: &impl Driver, css: &str) -> TestResult<String> {
    let value = page
        .script(
            "return document.querySelector(arguments[0]).value;",
            vec![json!(css)],
        )
        .await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// Waits until the match ends by the rules, and returns the stored match.
pub async fn wait_for_end_by_rules(page: &impl Driver) -> TestResult<Match> {
    wait_for_end(page).await?;
    page.wait_for("#result").await?;
    let stored = stored_match(page).await?;
    match stored.position().ending() {
        Some(Ending::Rules(_)) => Ok(stored),
        _ => Err(TestError::new("the match has not ended by the rules")),
    }
}

/// Asserts that the result shows the ranks of the match, and that no action is offered any more.
pub async fn assert_places_shown(page: &impl Driver, played: &Match) -> TestResult {
    page.wait_for("#result").await?;
    let mut ranks: Vec<u8> = played
        .position()
        .ranks()
        .iter()
        .map(|(_, place)| *place)
        .collect();
    ranks.sort_unstable();
    assert_eq!(super::shown_places(page).await?, ranks);
    page.wait_until_gone("[data-action], [data-cell]").await
}

/// Asserts that the columns of the table of points add up to the points of the seats.
pub async fn assert_points_table(page: &impl Driver, played: &Match) -> TestResult {
    let shown = page
        .script(
            "const rows = [...document.querySelectorAll('.result-table tbody tr')];
             const cells = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)));
             return cells.reduce((sums, row) => row.map((points, seat) => points + (sums[seat] ?? 0)), []);",
            vec![],
        )
        .await?;
    let score = played.state().score();
    let ranks = played.position().ranks();
    let mut seats: Vec<(u8, i32)> = ranks
        .iter()
        .map(|(seat, place)| (*place, score.points[seat]))
        .collect();
    seats.sort_by_key(|(place, _)| *place);
    let points: Vec<i32> = seats.into_iter().map(|(_, points)| points).collect();
    assert_eq!(shown, serde_json::json!(points));
    Ok(())
}

/// The names of bots without a name of their own, where no person plays.
const NAMES_OF_BOTS: [&str; 5] = ["Mia", "Leo", "Nora", "Hugo", "Ivy"];

/// Asserts that the title of the result names exactly the seats in first place.
pub async fn assert_winners_shown(page: &impl Driver, played: &Match) -> TestResult {
    let ranks = played.position().ranks();
    let title = page.text("#result-title").await?;
    for (seat, seat_config) in played.seats().iter().enumerate() {
        let name = seat_config.name.as_str();
        let number = (seat + 1).to_string();
        let shown_name = match (name, seat_config.player) {
            ("", Player::Human) => &number,
            ("", Player::Bot(_)) => NAMES_OF_BOTS.get(seat).copied().unwrap_or_default(),
            (name, _) => name,
        };
        let won = ranks.iter().nth(seat).is_some_and(|(_, place)| *place == 1);
        if won != title.contains(shown_name) {
            return Err(TestError::new(format!(
                "the title is \"{title}\", but {shown_name} has won: {won}"
            )));
        }
    }
    Ok(())
}

/// Sets the pace of animations and bots to instant, on the settings page.
pub async fn set_instant_pace(page: &impl Driver) -> TestResult {
    page.goto("#/settings").await?;
    page.click("input[name='pace'][value='at-once']").await
}
