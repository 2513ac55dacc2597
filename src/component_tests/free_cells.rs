//! The free cells of Turn of Time, by arrow keys.

use super::Page;
use page_driver::play::match_page::wait_for_ply;
use page_driver::{Driver as _, Key, TestResult, json};
use records::{Match, Player, SeatConfig};
use rules::games::turn_of_time::Cell;
use rules::{GameId, Setup, State};
use wasm_bindgen_test::wasm_bindgen_test;

/// A new game of Turn of Time between two people.
fn new_match() -> Match {
    let seats = vec![SeatConfig::unnamed(Player::Human); 2];
    Match::new(Setup::new(GameId::TurnOfTime, 2, 7).unwrap(), seats).unwrap()
}

/// Arrow keys move the focus between free cells, in every direction that has one.
#[wasm_bindgen_test]
async fn arrow_keys_move_the_focus_between_free_cells() -> TestResult {
    let page = Page::new().await?;
    let mut played = new_match();
    for _ in 0..3 {
        let action = played.state().legal_actions()[0];
        played.apply(action).unwrap();
    }
    page.open_table(&played).await?;
    wait_for_ply(&page, 3, "person").await?;
    page.wait_for(".free-cell").await?;
    let State::TurnOfTime(state) = played.state() else {
        panic!("the match is of another game");
    };
    let focused = async || -> TestResult<String> {
        let id = page
            .script("return document.activeElement.id;", vec![])
            .await?;
        Ok(id.as_str().unwrap_or_default().to_owned())
    };
    let free: Vec<Cell> = state.grid().free().iter().collect();
    let mut expected: Vec<String> = free.iter().map(|cell| format!("cell-{cell}")).collect();
    expected.sort();
    let mut visited = Vec::new();
    let mut queue = vec![expected[0].clone()];
    while let Some(from) = queue.pop() {
        if visited.contains(&from) {
            continue;
        }
        for key in [Key::Up, Key::Right, Key::Down, Key::Left] {
            let focus = "document.getElementById(arguments[0]).focus();";
            page.script(focus, vec![json!(from)]).await?;
            page.press_keys(char::from(key)).await?;
            queue.push(focused().await?);
        }
        visited.push(from);
    }
    visited.sort();
    assert_eq!(visited, expected);
    Ok(())
}
