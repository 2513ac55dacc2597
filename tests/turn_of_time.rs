//! Turn of Time by mouse: whole games, solo and against bots, whose stored matches are replayed by
//! the native rules.

use harness::play::match_page::{open_tab, wait_for_ply_at_least};
use harness::play::{
    play_actions, play_to_end, shown_places, start_game, start_seeded_game, stored_match,
};
use harness::{DESKTOP, Driver as _, Key, PHONE, TestResult, json, run};
use records::Ending;

/// Asserts that the result equals that of the stored match under the native rules.
async fn assert_result_by_rules(page: &harness::Page, players: u8) -> TestResult {
    page.wait_for("#result").await?;
    let stored = stored_match(page).await?;
    let position = stored.position();
    assert!(
        matches!(position.ending(), Some(Ending::Rules(_))),
        "{:?}",
        position.ending()
    );
    let entries = stored.entries().len().to_string();
    let shown = page.attribute("main.table", "data-ply").await?;
    assert_eq!(shown.as_deref(), Some(entries.as_str()));
    if players > 1 {
        let mut places = position.places().as_slice().to_vec();
        places.sort_unstable();
        assert_eq!(shown_places(page).await?, places);
        let points: Vec<String> = stored
            .state()
            .score()
            .points
            .as_slice()
            .iter()
            .map(|points| format!("{points} point"))
            .collect();
        let shown = page.texts(".result-points").await?;
        for points in points {
            assert!(
                shown.iter().any(|text| text.starts_with(&points)),
                "{points} is not shown: {shown:?}"
            );
        }
    }
    Ok(())
}

#[test]
fn four_people_play_at_one_screen() -> TestResult {
    run("four_people", PHONE, async |page| {
        page.set_reduced_motion(false).await?;
        start_game(page, 4, &["human", "human", "human", "human"], &[]).await?;
        page.screenshot("turn-of-time-4-start-phone").await?;
        play_actions(page, 7).await?;
        page.screenshot("turn-of-time-4-middle-phone").await?;
        page.set_dark_mode(true).await?;
        page.screenshot("turn-of-time-4-middle-phone-dark").await?;
        page.set_dark_mode(false).await?;

        // A reload in the middle restores the match.
        let before = stored_match(page).await?;
        assert_eq!(before.ply(), 7);
        page.reload().await?;
        page.wait_for("main.table[data-ply='7']").await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 7);
        let after = stored_match(page).await?;
        assert_eq!(after.state().hash(), before.state().hash());

        play_to_end(page).await?;
        page.screenshot("turn-of-time-4-end-phone").await?;
        assert_result_by_rules(page, 4).await
    })
}

#[test]
fn three_people_start_beside_a_neutral_card() -> TestResult {
    run("three_people", DESKTOP, async |page| {
        start_game(page, 3, &["human", "human", "human"], &[]).await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 1);
        assert!(page.text(".standings").await?.contains("nobody"));
        play_actions(page, 2).await?;
        assert_eq!(page.count(".table-of-cards .card").await?, 3);
        Ok(())
    })
}

#[test]
fn a_person_plays_against_the_computer() -> TestResult {
    run("against_bots", DESKTOP, async |page| {
        start_game(page, 2, &["human", "expert"], &[]).await?;
        page.screenshot("turn-of-time-2-start-desktop").await?;
        play_actions(page, 3).await?;
        page.screenshot("turn-of-time-2-middle-desktop").await?;
        page.set_dark_mode(true).await?;
        page.screenshot("turn-of-time-2-middle-desktop-dark")
            .await?;
        page.set_dark_mode(false).await?;

        // A reload while the bot thinks does not stop the game.
        page.reload().await?;
        play_actions(page, 2).await
    })
}

#[test]
fn bots_play_alone_and_pause_on_undo() -> TestResult {
    run("only_bots", DESKTOP, async |page| {
        start_game(page, 4, &["novice", "casual", "skilled", "novice"], &[]).await?;
        page.wait_for("main.table[data-ply='3']").await?;
        page.click("#undo").await?;
        page.wait_for("main.table[data-turn='rest']").await?;
        page.click("#go-on").await?;
        play_to_end(page).await?;
        assert_result_by_rules(page, 4).await
    })
}

#[test]
fn a_solo_game_with_a_hint() -> TestResult {
    run("turn_of_time_solo", PHONE, async |page| {
        start_game(page, 1, &[], &[("goal", "balance")]).await?;
        page.screenshot("turn-of-time-1-start-phone").await?;
        play_actions(page, 4).await?;
        page.click("#hint").await?;
        page.wait_for_text("#hint-text", "Try this").await?;
        page.screenshot("turn-of-time-1-hint-phone").await?;
        page.click("#see-board").await?;
        play_to_end(page).await?;
        page.screenshot("turn-of-time-1-end-phone").await?;
        assert_result_by_rules(page, 1).await
    })
}

#[test]
fn stored_games_are_listed_until_deleted() -> TestResult {
    run("stored_games", PHONE, async |page| {
        page.goto("").await?;
        page.screenshot("home-phone").await?;
        let named = page.texts(".game-card:not(.afar) h3").await?;
        assert_eq!(
            named,
            [
                "Turn of Time",
                "Argonaut's Wheel",
                "Wheels of Time",
                "Carcassonne: The Wheel of Fortune",
                "World Wonders"
            ]
        );
        start_game(page, 2, &["human", "human"], &[]).await?;
        play_actions(page, 3).await?;
        page.click(".top-home").await?;
        page.wait_for(".go-on-card").await?;
        page.screenshot("home-with-game-phone").await?;
        page.set_dark_mode(true).await?;
        page.screenshot("home-with-game-phone-dark").await?;
        page.set_viewport(DESKTOP).await?;
        page.screenshot("home-with-game-desktop-dark").await?;
        page.set_dark_mode(false).await?;
        page.screenshot("home-with-game-desktop").await?;
        page.click(".go-on-card").await?;
        wait_for_ply_at_least(page, 3).await?;
        page.back().await?;
        page.wait_for(".go-on-card").await?;
        page.click_button("Your games").await?;
        page.click_button("Delete Turn of Time").await?;
        page.wait_until_gone(".match-row").await?;
        page.click_button("Undo").await?;
        page.wait_for(".match-row").await?;
        page.click_button("Delete Turn of Time").await?;
        page.wait_until_gone(".match-row").await?;
        page.reload().await?;
        assert_eq!(page.count(".match-row").await?, 0);
        Ok(())
    })
}

#[test]
fn a_missing_game_is_reported() -> TestResult {
    run("missing_pages", PHONE, async |page| {
        page.goto("#/table/000000001").await?;
        page.wait_for_text("main", "There is no such game").await?;
        page.goto("#/nowhere").await?;
        page.wait_for_text("main", "There is nothing at this address")
            .await
    })
}

/// The screenshot for the README, which `scripts/screenshot` copies.
#[test]
fn a_picture_of_the_table() -> TestResult {
    run("readme_screenshot", DESKTOP, async |page| {
        let seats = ["human", "human", "human", "human"];
        start_seeded_game(page, 4, &seats, "2026").await?;
        play_actions(page, 9).await?;
        let side = "return [...document.querySelectorAll('.hand-side')].at(-1).dataset.card;";
        let card = page.script(side, vec![]).await?;
        let card = card.as_str().unwrap_or_default();
        page.click(&format!(".hand-side[data-card='{card}']"))
            .await?;
        page.click("[data-cell='l12'], .free-cell").await?;
        page.wait_for(".planned").await?;
        page.script("scrollTo(0, 0);", vec![]).await?;
        // Waits for the last flips.
        page.wait_for_script(
            "return document.getAnimations().every((a) => a.playState !== 'running');",
        )
        .await?;
        page.screenshot("readme").await?;
        Ok(())
    })
}

/// A movement is animated once: hovering does not replay it.
#[test]
fn hovering_replays_no_animation() -> TestResult {
    run("hover_no_animation", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        start_game(page, 2, &["human", "human"], &[]).await?;
        play_actions(page, 5).await?;
        page.wait_until_gone(".card .moving").await?;
        page.script(
            "window.moves = 0;
             document.addEventListener('animationstart', () => window.moves += 1);",
            vec![],
        )
        .await?;
        page.click(".hand-side").await?;
        for cell in 0..page.count(".free-cell").await? {
            page.hover(&format!(".free-cell:nth-last-of-type({})", cell + 1))
                .await?;
        }
        page.hover(".top-home").await?;
        let moves = page.script("return window.moves;", vec![]).await?;
        assert_eq!(moves, 0);
        Ok(())
    })
}

/// If the focused button disappears, the focus moves to another element of the page.
#[test]
fn the_focus_is_never_lost() -> TestResult {
    run("turn_of_time_focus", DESKTOP, async |page| {
        start_game(page, 2, &["human", "human"], &[]).await?;
        page.click(".hand-side").await?;
        page.click(".free-cell").await?;
        page.wait_for("#put-down:enabled").await?;
        page.script("document.getElementById('put-down').focus();", vec![])
            .await?;
        page.press_keys(char::from(Key::Enter)).await?;
        page.wait_for("main.table[data-ply='1']").await?;
        page.wait_for_script("return document.activeElement.id == 'status';")
            .await?;
        page.script("document.getElementById('undo').focus();", vec![])
            .await?;
        page.press_keys(char::from(Key::Enter)).await?;
        page.wait_for("main.table[data-ply='0']").await?;
        page.wait_for_script("return document.activeElement.id == 'status';")
            .await?;
        page.click_button("Your games").await?;
        page.click_button("Delete Turn of Time").await?;
        page.wait_for_script("return document.activeElement.id == 'put-back';")
            .await?;
        Ok(())
    })
}

/// The longest name has 20 wide characters.
#[test]
fn long_names_cause_no_horizontal_scrolling() -> TestResult {
    run("long_names", PHONE, async |page| {
        page.goto("#/new/turn-of-time").await?;
        let name = "W".repeat(20);
        page.fill("input[name='name-1']", &name).await?;
        page.click("input[name='players'][value='4']").await?;
        page.fill("input[name='name-3']", &name).await?;
        for seat in 2..=4 {
            let human = format!("select[name='player-{seat}'] option[value='human']");
            page.click(&human).await?;
        }
        page.click("#begin").await?;
        page.wait_for_text(".status", &name).await?;
        open_tab(page, "menu").await?;
        page.click("#draw").await?;
        page.click_button("Yes, it's a draw").await?;
        page.wait_for_text("#result", &name).await?;
        let script = "return document.documentElement.scrollWidth;";
        for width in [PHONE.width, 360] {
            page.set_viewport(harness::Viewport { width, ..PHONE })
                .await?;
            let scroll_width = page.script(script, vec![]).await?;
            assert_eq!(scroll_width, width);
        }
        page.screenshot("turn-of-time-long-names-phone").await?;
        Ok(())
    })
}

/// A bot whose worker cannot be loaded reports that, and continues once it can.
#[test]
fn a_failed_bot_worker_is_reported_and_restarted() -> TestResult {
    run("failed_bot_worker", DESKTOP, async |page| {
        page.expect_console_message("missing.js");
        let break_workers = "window.Found = window.Worker;
            window.Worker = class extends window.Found {
                constructor(address, options) { super('missing.js', options); }
            };";
        page.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": break_workers }),
        )
        .await?;
        start_game(page, 2, &["novice", "human"], &[]).await?;
        page.wait_for_text("#bot-failed", "stopped").await?;
        page.script("window.Worker = window.Found;", vec![]).await?;
        page.click("#go-on").await?;
        page.wait_for("main.table[data-ply='1'][data-turn='person']")
            .await?;
        assert_eq!(page.count("#bot-failed").await?, 0);
        Ok(())
    })
}
