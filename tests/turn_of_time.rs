//! Turn of Time by mouse: a whole game, whose stored match is replayed by the native rules; bots and
//! their worker.

use harness::play::match_page::{open_tab, set_instant_pace};
use harness::play::{play_actions, play_to_end, shown_places, start_game, stored_match};
use harness::{DESKTOP, Driver as _, PHONE, TestResult, json, run};
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
        let mut ranks = position.ranks().as_slice().to_vec();
        ranks.sort_unstable();
        assert_eq!(shown_places(page).await?, ranks);
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
        set_instant_pace(page).await?;
        start_game(page, &["human", "human", "human", "human"], &[]).await?;
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
fn a_person_plays_against_the_computer() -> TestResult {
    run("against_bots", DESKTOP, async |page| {
        start_game(page, &["human", "expert"], &[]).await?;
        page.screenshot("turn-of-time-2-start-desktop").await?;
        play_actions(page, 1).await?;
        page.screenshot("turn-of-time-2-middle-desktop").await?;
        page.set_dark_mode(true).await?;
        page.screenshot("turn-of-time-2-middle-desktop-dark")
            .await?;
        page.set_dark_mode(false).await?;

        // A reload while the bot thinks does not stop the game.
        page.reload().await?;
        play_actions(page, 1).await
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
        start_game(page, &["novice", "human"], &[]).await?;
        page.wait_for_text("#bot-failed", "stopped").await?;
        page.script("window.Worker = window.Found;", vec![]).await?;
        page.click("#go-on").await?;
        page.wait_for("main.table[data-ply='1'][data-turn='person']")
            .await?;
        assert_eq!(page.count("#bot-failed").await?, 0);
        Ok(())
    })
}
