//! Home and the form for a new game, with the player's name, colour and usual games: one tap on the home page
//! begins the next game.

use super::Page;
use crate::app::open_store;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{field_value, open_tab, wait_for_ply, wait_for_table};
use page_driver::play::{play_actions, stored_match, turn_of_time, wheels_of_time};
use page_driver::{Driver as _, TestResult, json};
use records::{Colour, Player, Title};
use rules::{GameId, Level, Seat};
use wasm_bindgen_test::wasm_bindgen_test;

async fn resign(page: &Page) -> TestResult {
    page.wait_for("#board").await?;
    open_tab(page, "menu").await?;
    page.click("#resign").await?;
    page.click_button("Yes, resign").await?;
    page.wait_for("#result").await
}

#[wasm_bindgen_test]
async fn home_offers_every_game_and_its_cover_opens_the_form() -> TestResult {
    let page = Page::new().await?;
    for game in GameId::ALL {
        page.goto("").await?;
        page.click(&format!(".{} .game-card-board", game.id()))
            .await?;
        page.wait_for(&format!("main.new-game.{}", game.id()))
            .await?;
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn two_taps_lead_from_a_first_visit_to_a_first_action() -> TestResult {
    let page = Page::new().await?;
    for game in GameId::ALL {
        page.goto("").await?;
        page.click(&format!(".game-card.{} .primary", game.id()))
            .await?;
        page.wait_for("#board").await?;
        let played = stored_match(&page).await?;
        assert_eq!(played.setup().game(), *game);
        let players: Vec<Player> = played.seats().iter().map(|seat| seat.player).collect();
        assert_eq!(players, [Player::Human, Player::Bot(Level::Casual)]);
    }
    // Back leads home, not to another new game.
    page.back().await?;
    page.wait_for(".game-card").await?;
    assert_eq!(open_store().list().matches.len(), GameId::ALL.len());
    Ok(())
}

#[wasm_bindgen_test]
async fn play_begins_the_game_as_the_last_time() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/new/turn-of-time").await?;
    page.click("input[name='players'][value='3']").await?;
    page.fill("input[name='name-1']", "Ada").await?;
    page.click("select[name='player-2'] option[value='human']")
        .await?;
    page.fill("input[name='name-2']", "Ben").await?;
    page.click("select[name='player-3'] option[value='expert']")
        .await?;
    page.click("button[name='colour-1']").await?;
    page.click("#begin").await?;
    page.wait_for("#board").await?;
    let first = stored_match(&page).await?;
    assert_eq!(first.colour(Seat::FIRST), Colour::Blue);

    page.click(".top-home").await?;
    page.wait_for_text(
        ".game-card.turn-of-time .game-card-usual",
        "With Ben, against Expert",
    )
    .await?;
    page.click(".game-card.turn-of-time a[href^='#/play/']")
        .await?;
    page.wait_for("#board").await?;
    let again = stored_match(&page).await?;
    assert_eq!(again.seats(), first.seats());
    assert_eq!(again.colour(Seat::FIRST), Colour::Blue);
    assert_ne!(again.setup().seed(), first.setup().seed());
    wait_for_table(&page, "main.table").await?;
    play_actions(&page, 1).await?;

    // "Change" shows the same; other games know name, colour and companions.
    page.click(".top-home").await?;
    page.wait_for(".game-card.turn-of-time .go-on-card").await?;
    page.click(".game-card.turn-of-time a[href^='#/new/']:not([aria-hidden])")
        .await?;
    page.wait_for("#begin").await?;
    assert_eq!(field_value(&page, "input[name='name-2']").await?, "Ben");
    page.goto("#/new/world-wonders").await?;
    page.wait_for_value(
        "return document.querySelector('#companions option')?.value;",
        vec![],
        &json!("Ben"),
    )
    .await?;
    let own_colour = page.attribute("button[name='colour-1']", "title").await?;
    assert_eq!(own_colour.as_deref(), Some("Blue"));
    page.click("input[name='opponents'][value='human']").await?;
    let name = page
        .attribute("input[name='name-1']", "placeholder")
        .await?;
    assert_eq!(name.as_deref(), Some("Ada"));
    Ok(())
}

#[wasm_bindgen_test]
async fn name_and_colour_of_the_settings_are_those_of_the_next_games() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/settings").await?;
    page.fill("#your-name", "  Ada  Lovelace ").await?;
    page.click("input[name='colour'][value='violet']").await?;
    page.reload().await?;
    page.wait_for("#your-name").await?;
    assert_eq!(field_value(&page, "#your-name").await?, "Ada Lovelace");
    page.goto("#/new/wheel-of-fortune").await?;
    page.wait_for("#begin").await?;
    page.click("input[name='opponents'][value='human']").await?;
    page.click("#begin").await?;
    page.wait_for("#board").await?;
    let played = stored_match(&page).await?;
    assert_eq!(played.colour(Seat::FIRST), Colour::Violet);
    assert_eq!(played.seats()[0].name.as_str(), "Ada Lovelace");
    // Whoever plays alone is "you".
    page.goto("#/play/argonauts-wheel").await?;
    page.wait_for("#board").await?;
    let alone = stored_match(&page).await?;
    assert_eq!(alone.setup().game(), GameId::ArgonautsWheel);
    assert_eq!(alone.seats()[0].name.as_str(), "");
    Ok(())
}

#[wasm_bindgen_test]
async fn the_app_menu_continues_the_last_game_that_is_not_over() -> TestResult {
    let page = Page::new().await?;
    // Nothing to continue: home.
    page.goto("#/continue").await?;
    page.wait_for(".game-card").await?;
    let store = open_store();
    for (record, ply) in [(wheels_of_time::DUEL, 0), (turn_of_time::TWO, 1)] {
        store.save_new(&match_of_people_at(record, ply)?, &Title::default());
    }
    page.goto_anew("#/continue").await?;
    page.wait_for("main.table.turn-of-time").await?;
    resign(&page).await?;
    // What is over is not continued.
    page.goto("#/continue").await?;
    page.wait_for("main.table.wheels-of-time").await?;
    wait_for_ply(&page, 0, "person").await
}

#[wasm_bindgen_test]
async fn home_continues_what_is_under_way_and_lists_nothing_that_is_over() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/play/turn-of-time").await?;
    page.wait_for("#board").await?;
    page.goto("").await?;
    page.wait_for(".game-card.turn-of-time .go-on-card svg")
        .await?;
    page.click(".go-on-card").await?;
    resign(&page).await?;
    page.goto("").await?;
    page.wait_for_text(".game-card.turn-of-time .game-card-usual", "Against Casual")
        .await?;
    assert_eq!(page.count(".match-row, .go-on-card").await?, 0);
    Ok(())
}
