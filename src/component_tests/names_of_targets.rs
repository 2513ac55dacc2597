//! Names of targets on the boards that depend on what is selected or how the board lies. All others are in the
//! transcripts, `src/transcripts`.

use super::Page;
use page_driver::play::argonauts_wheel::{self, SPIRES_GAME, parse_action};
use page_driver::play::fixtures::{match_at, ply_before, recorded_match};
use page_driver::play::wheels_of_time::CUT_AND_CHOOSE;
use page_driver::play::{Input, match_page::wait_for_ply};
use page_driver::{Driver as _, Key, TestResult, json};
use records::{Entry, Match, Player, SeatConfig};
use rules::games::argonauts_wheel::{Action, Move};
use rules::games::turn_of_time::Cell;
use rules::games::wheels_of_time::{self, Effect, Good, Link, Phase, Symbol, WheelsOfTime};
use rules::{GameId, Setup, State};
use wasm_bindgen_test::wasm_bindgen_test;

/// A new game between two people.
fn new_match(game: GameId) -> Match {
    let seats = vec![SeatConfig::unnamed(Player::Human); 2];
    Match::new(Setup::new(game, 2, 7).unwrap(), seats).unwrap()
}

/// The name of a target says what the move does.
#[wasm_bindgen_test]
async fn targets_of_the_wheel_name_the_effect_of_the_move() -> TestResult {
    let page = Page::new().await?;
    let mut played = new_match(GameId::ArgonautsWheel);
    let mut names = Vec::new();
    for text in SPIRES_GAME.split(' ') {
        let action = parse_action(played.state(), text)?;
        if let Action::Move(Move { piece, from, to }) = action {
            page.open_table(&played).await?;
            argonauts_wheel::select_piece(&page, Input::Mouse, piece, from.number()).await?;
            let station = format!("Station {to}, …");
            let target = page.by_role("button", &station).await?;
            let name = format!("return document.querySelector('{target}').computedName;");
            let name = page.script(&name, vec![]).await?;
            names.push(name.as_str().unwrap_or_default().to_owned());
        }
        let entry = Entry::Action(rules::Action::ArgonautsWheel(action));
        played.apply_entry(entry).unwrap();
    }
    for part in [
        ": forms a stack.",
        ": kills the disc.",
        ": revives your disc, forming a free spire.",
        ": revives the disc as your prisoner.",
        ": leaves its discs.",
        ": kills the cone and wins.",
    ] {
        assert!(
            names.iter().any(|name| name.ends_with(part)),
            "\"{part}\": {names:?}"
        );
    }
    Ok(())
}

/// Turning the board does not change the names of its stations.
#[wasm_bindgen_test]
async fn turning_the_wheel_keeps_all_names() -> TestResult {
    let page = Page::new().await?;
    let mut played = new_match(GameId::ArgonautsWheel);
    let action = parse_action(played.state(), "1-7")?;
    played.apply(rules::Action::ArgonautsWheel(action)).unwrap();
    page.open_table(&played).await?;
    argonauts_wheel::wait_for_board(&page).await?;
    let stations = async || -> TestResult<Vec<String>> {
        let mut names = page.names("button").await?;
        names.retain(|name| name.starts_with("Station "));
        names.sort();
        Ok(names)
    };
    let before = stations().await?;
    assert!(!before.is_empty());
    let flip = page.by_role("button", "Flip the board").await?;
    page.click(flip).await?;
    page.wait_for_text(".aw-near", "Player 2").await?;
    assert_eq!(stations().await?, before);
    Ok(())
}

/// The name of the common link tells who is robbed.
#[wasm_bindgen_test]
async fn a_common_danger_names_its_victim() -> TestResult {
    let common = |state: &WheelsOfTime, _: wheels_of_time::Action, _: &[wheels_of_time::Event]| {
        let common = state.effect(state.active(), Link::Common);
        let is_good = matches!(
            common,
            Effect::Danger(Good::Brick | Good::Wood | Good::Stone | Good::Food)
        );
        state.phase() == Phase::Actions && is_good
    };
    let at = ply_before::<WheelsOfTime>(&recorded_match(CUT_AND_CHOOSE)?, common)?;
    let start = match_at(CUT_AND_CHOOSE, at)?;
    let page = Page::new().await?;
    page.open_table(&start).await?;
    let State::WheelsOfTime(state) = start.state() else {
        panic!("the record is of another game");
    };
    let wheel = state.player_wheel(state.active());
    let (own, _) = state.wheels().link_symbols(wheel, Link::Common);
    let victim = if own == Symbol::Skull {
        "danger: you take "
    } else {
        "danger: you lose "
    };
    page.by_role("button", "The common link, shared by both players, …")
        .await?;
    let names = page.names("button").await?;
    let common = names
        .iter()
        .find(|name| name.starts_with("The common link, "));
    assert!(
        common.is_some_and(|name| name.contains(victim)),
        "{names:?}"
    );
    Ok(())
}

/// Arrow keys move the focus between free cells, in every direction that has one.
#[wasm_bindgen_test]
async fn arrow_keys_move_the_focus_between_free_cells() -> TestResult {
    let page = Page::new().await?;
    let mut played = new_match(GameId::TurnOfTime);
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
