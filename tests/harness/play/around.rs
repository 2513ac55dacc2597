//! What people do around a game: set a table up to their taste, look back, type
//! actions, end before the end.

use super::wheel::wait_for_end;
use super::{kept_match, set_up, sit};
use crate::{Outcome, Page, Problem, json};
use records::{Ending, Match};
use rules::GameId;

/// Sets up a game with more than the usual: fields by their names, those that
/// are written in and those that are chosen.
pub async fn begin_with(
    page: &Page,
    players: u8,
    who: &[&str],
    fields: &[(&str, &str)],
) -> Outcome {
    set_up_with(page, players, who, fields).await?;
    page.click("#begin").await?;
    wait_for_room(page, "main.table").await
}

/// The same, before it begins.
pub async fn set_up_with(
    page: &Page,
    players: u8,
    who: &[&str],
    fields: &[(&str, &str)],
) -> Outcome {
    set_up(page, players, who, &[]).await?;
    fill_in(page, fields).await
}

/// Waits until this part of a table is there, and its colours: until they come
/// things may still move.
pub(super) async fn wait_for_room(page: &Page, css: &str) -> Outcome {
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
pub(super) async fn set_up_game(
    page: &Page,
    game: GameId,
    who: &[&str],
    fields: &[(&str, &str)],
) -> Outcome {
    page.go("").await?;
    page.click(&format!("a[href='#/new/{}']", game.id()))
        .await?;
    page.wait_for("#begin").await?;
    let players = who.len();
    page.click(&format!("input[name='players'][value='{players}']"))
        .await?;
    // Who plays alone is a person.
    if players > 1 {
        sit(page, who).await?;
    }
    fill_in(page, fields).await
}

/// Fills in fields of a game that is set up, the folded ones too.
pub async fn fill_in(page: &Page, fields: &[(&str, &str)]) -> Outcome {
    page.click("summary").await?;
    for (name, value) in fields {
        if *name == "seed" || name.starts_with("name-") {
            page.write(&format!("input[name='{name}']"), value).await?;
        } else {
            page.click(&format!("input[name='{name}'][value='{value}']"))
                .await?;
        }
    }
    Ok(())
}

/// Two people with names at one screen, dealt in the same way every time.
pub async fn ada_and_ben(page: &Page, fields: &[(&str, &str)]) -> Outcome {
    let mut all = vec![("name-1", "Ada"), ("name-2", "Ben"), ("seed", "7")];
    all.extend(fields);
    begin_with(page, 2, &["human", "human"], &all).await
}

/// Waits until the table shows the position after so many actions, and says
/// this of whose turn it is.
pub async fn wait_at(page: &Page, ply: usize, turn: &str) -> Outcome {
    page.wait_for(&format!("main.table[data-ply='{ply}'][data-turn='{turn}']"))
        .await?;
    Ok(())
}

/// Waits until the table is so far, or farther on: computer players do not wait
/// until somebody has looked.
pub async fn wait_from(page: &Page, ply: usize) -> Outcome {
    let there = "return Number(document.querySelector('main.table')?.dataset.ply) >= PLY;";
    let there = there.replace("PLY", &ply.to_string());
    page.wait_for_script(&there).await.map(|_| ())
}

/// Opens a folded part beside the board.
pub async fn unfold(page: &Page, id: &str) -> Outcome {
    if page.count(&format!("#{id}[open]")).await? == 0 {
        page.click(&format!("#{id} > summary")).await?;
    }
    page.wait_for(&format!("#{id}[open]")).await?;
    Ok(())
}

/// Types an action.
pub async fn type_action(page: &Page, text: &str) -> Outcome {
    unfold(page, "typing").await?;
    page.write("#notation", text).await?;
    page.click("#do-typed").await
}

/// An action that can be taken where the kept match stands, by its number from
/// the last one, in notation.
pub fn legal(kept: &Match, from_last: usize) -> Outcome<String> {
    let legal = kept.state().legal_actions();
    let action = legal.iter().rev().nth(from_last % legal.len().max(1));
    action
        .map(ToString::to_string)
        .ok_or_else(|| Problem::new("nothing can be done"))
}

/// Types a legal action where the page stands, and waits until it is done.
pub async fn type_legal(page: &Page, from_last: usize) -> Outcome {
    let kept = kept_match(page).await?;
    type_action(page, &legal(&kept, from_last)?).await?;
    wait_from(page, kept.ply() + 1).await
}

/// The entries of a line of a match, as they are printed for tests.
pub fn entries(kept: &Match, line: usize) -> Vec<String> {
    let mut kept = kept.clone();
    kept.switch_to_line(line);
    kept.entries()
        .iter()
        .map(|entry| format!("{entry:?}"))
        .collect()
}

/// The entries of the match itself, whatever line is looked at.
pub async fn main_line(page: &Page) -> Outcome<Vec<String>> {
    Ok(entries(&kept_match(page).await?, 0))
}

/// Presses the button as soon as it is there, however shortly that may be.
pub async fn catch(page: &Page, css: &str) -> Outcome {
    watch_for(page, css).await?;
    caught(page).await
}

/// Presses the button as soon as it comes, while the test goes on.
pub async fn watch_for(page: &Page, css: &str) -> Outcome {
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
pub async fn caught(page: &Page) -> Outcome {
    page.wait_for_script("return window.caught;")
        .await
        .map(|_| ())
}

/// Begins a game that is set up, and presses a button as soon as it comes.
pub async fn begin_and_catch(page: &Page, css: &str) -> Outcome {
    watch_for(page, css).await?;
    page.click("#begin").await?;
    caught(page).await
}

/// What stands in the field now.
pub async fn value(page: &Page, css: &str) -> Outcome<String> {
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
pub async fn pictures(page: &Page, name: &str) -> Outcome {
    for (shape, screen) in [("phone", crate::PHONE), ("desktop", crate::DESKTOP)] {
        page.resize(screen).await?;
        page.wait_for_script(
            "return document.getAnimations().every(({ playState }) => playState !== 'running');",
        )
        .await?;
        page.screenshot(&format!("{name}-{shape}")).await?;
        let wide = page
            .script("return document.documentElement.scrollWidth;", vec![])
            .await?;
        assert_eq!(wide, screen.width, "{name} on a {shape}");
    }
    Ok(())
}

/// Waits until players have played to an end that the rules make. Returns the
/// game, which the page tells as it is.
pub async fn wait_for_ruled_end(page: &Page) -> Outcome<Match> {
    wait_for_end(page).await?;
    page.wait_for("#result").await?;
    let kept = kept_match(page).await?;
    match kept.position().ending() {
        Some(Ending::Rules(_)) => Ok(kept),
        _ => Err(Problem::new("the game has not ended by its rules")),
    }
}

/// The page tells the places that the rules make, and nothing can be done any
/// more.
pub async fn places_are_told(page: &Page, played: &Match) -> Outcome {
    page.wait_for("#result").await?;
    let places = played.position().places();
    let mut places: Vec<u8> = places.iter().map(|(_, place)| *place).collect();
    places.sort_unstable();
    assert_eq!(super::result_places(page).await?, places);
    page.wait_gone("[data-action], [data-cell]").await
}

/// The page says that those have won who are first by the rules.
pub async fn winners_are_told(page: &Page, played: &Match) -> Outcome {
    let places = played.position().places();
    let title = page.text("#result-title").await?;
    for (seat, sitter) in played.seats().iter().enumerate() {
        let name = sitter.name.as_str();
        let number = (seat + 1).to_string();
        let known = if name.is_empty() { &number } else { name };
        let won = places
            .iter()
            .nth(seat)
            .is_some_and(|(_, place)| *place == 1);
        if won != title.contains(known) {
            return Err(Problem::new(format!("{title}, and {known} has won: {won}")));
        }
    }
    Ok(())
}
