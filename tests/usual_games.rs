//! The player's name, colour and usual games: one tap on the home page begins the next game.

use harness::play::match_page::{field_value, open_tab, wait_for_ply};
use harness::play::{play_actions, stored_match};
use harness::{DESKTOP, Driver as _, PHONE, TestResult, run};
use records::{Colour, Player};
use rules::{GameId, Level, Seat};

#[test]
fn two_taps_lead_from_a_first_visit_to_a_first_action() -> TestResult {
    run("two_taps", PHONE, async |page| {
        for game in GameId::ALL {
            page.goto("").await?;
            page.click(&format!(".game-card.{} .primary", game.id()))
                .await?;
            page.wait_for("#board").await?;
            let played = stored_match(page).await?;
            assert_eq!(played.setup().game(), *game);
            let players: Vec<Player> = played.seats().iter().map(|seat| seat.player).collect();
            assert_eq!(players, [Player::Human, Player::Bot(Level::Casual)]);
        }
        // Back leads home, not to another new game.
        page.back().await?;
        page.wait_for(".game-card").await?;
        Ok(())
    })
}

#[test]
fn play_begins_the_game_as_the_last_time() -> TestResult {
    run("usual_game", DESKTOP, async |page| {
        page.goto("").await?;
        page.click("a[href='#/new/turn-of-time']:not([aria-hidden])")
            .await?;
        page.wait_for("#begin").await?;
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
        let first = stored_match(page).await?;
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
        let again = stored_match(page).await?;
        assert_eq!(again.seats(), first.seats());
        assert_eq!(again.colour(Seat::FIRST), Colour::Blue);
        assert_ne!(again.setup().seed(), first.setup().seed());
        play_actions(page, 1).await?;

        // "Change" shows the same; other games know name, colour and companions.
        page.click(".top-home").await?;
        page.wait_for(".game-card.turn-of-time .go-on-card").await?;
        page.click(".game-card.turn-of-time a[href^='#/new/']:not([aria-hidden])")
            .await?;
        page.wait_for("#begin").await?;
        assert_eq!(field_value(page, "input[name='name-2']").await?, "Ben");
        page.goto("#/new/world-wonders").await?;
        page.wait_for_script(
            "return document.querySelector('#companions option')?.value === 'Ben';",
        )
        .await?;
        let own_colour = page.attribute("button[name='colour-1']", "title").await?;
        assert_eq!(own_colour.as_deref(), Some("blue"));
        page.click("input[name='opponents'][value='human']").await?;
        let name = page
            .attribute("input[name='name-1']", "placeholder")
            .await?;
        assert_eq!(name.as_deref(), Some("Ada"));
        Ok(())
    })
}

#[test]
fn name_and_colour_are_set_on_the_settings_page() -> TestResult {
    run("own_name", DESKTOP, async |page| {
        page.goto("#/settings").await?;
        page.fill("#your-name", "  Ada  Lovelace ").await?;
        page.click("input[name='colour'][value='violet']").await?;
        page.reload().await?;
        assert_eq!(field_value(page, "#your-name").await?, "Ada Lovelace");
        page.goto("#/new/wheel-of-fortune").await?;
        page.wait_for("#begin").await?;
        page.click("input[name='opponents'][value='human']").await?;
        page.click("#begin").await?;
        page.wait_for("#board").await?;
        let played = stored_match(page).await?;
        assert_eq!(played.colour(Seat::FIRST), Colour::Violet);
        assert_eq!(played.seats()[0].name.as_str(), "Ada Lovelace");
        // Whoever plays alone is "you".
        page.goto("#/play/argonauts-wheel").await?;
        page.wait_for("#board").await?;
        assert_eq!(stored_match(page).await?.seats()[0].name.as_str(), "");
        Ok(())
    })
}

#[test]
fn the_app_menu_continues_the_last_game() -> TestResult {
    run("continue_shortcut", PHONE, async |page| {
        // Nothing to continue: home.
        page.goto("#/continue").await?;
        page.wait_for(".game-card").await?;
        page.goto("#/play/wheels-of-time").await?;
        page.wait_for("#board").await?;
        page.goto("#/play/turn-of-time").await?;
        page.wait_for("#board").await?;
        play_actions(page, 1).await?;
        page.goto("#/continue").await?;
        page.wait_for("main.table.turn-of-time").await?;
        open_tab(page, "menu").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        // What is over is not continued.
        page.goto("#/continue").await?;
        page.wait_for("main.table.wheels-of-time").await?;
        wait_for_ply(page, 0, "person").await
    })
}
