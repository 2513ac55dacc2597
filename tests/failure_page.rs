//! The failure page: its message, the report that can be copied, and the games that are still
//! stored.

use harness::play::match_page::{field_value, wait_for_ply};
use harness::play::{play_actions, start_game, stored_match};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, json, run};
use records::link;

/// Causes a real WebAssembly trap after the script has returned, either directly or in a promise.
const RUN_TRAPPING_PROGRAM: &str = "const bytes = [
        0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0,
        7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11,
    ];
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)));
    const trap = arguments[0] === 'promise' ? async () => exports.f() : exports.f;
    setTimeout(trap);";

async fn crash(page: &Page, source: &str) -> TestResult {
    page.expect_console_message("unreachable");
    page.script(RUN_TRAPPING_PROGRAM, vec![json!(source)])
        .await?;
    page.wait_for_text("#failure", "Wheelhouse has stopped")
        .await?;
    // Its buttons are loaded a moment later.
    page.wait_for("#failure-report:not([hidden])").await?;
    Ok(())
}

/// Sets the crash details that the app would set.
const SET_CRASH_DETAILS: &str = "Object.assign(document.getElementById('failure').dataset, {
        game: 'turn-of-time.some-text',
        reason: 'a number was too large',
    });";

const READ_CLIPBOARD: &str = "return navigator.clipboard.readText();";

#[test]
fn a_crash_shows_a_report_and_keeps_the_game() -> TestResult {
    run("crash", PHONE, async |page| {
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 3).await?;
        let before = stored_match(page).await?;
        page.script(SET_CRASH_DETAILS, vec![]).await?;
        for name in ["clipboard-read", "clipboard-write"] {
            page.set_permission(name, true).await?;
        }
        crash(page, "by itself").await?;
        page.screenshot_colour_schemes("stopped").await?;
        page.set_viewport(PHONE).await?;

        let announced = page.text("#failure").await?;
        assert!(
            announced.contains("Your games are still saved"),
            "{announced}"
        );
        assert!(announced.contains("a number was too large"), "{announced}");
        assert_eq!(page.count("#app:not([hidden])").await?, 0);
        let focus = page
            .script("return document.activeElement.id;", vec![])
            .await?;
        assert_eq!(focus, "failure-title");

        page.click_button("Copy report").await?;
        page.wait_for_text("#failure-said", "Copied").await?;
        let report = page.script(READ_CLIPBOARD, vec![]).await?;
        let report = report.as_str().unwrap_or_default();
        let names = page
            .script(
                "return document.querySelector('meta[name=wheelhouse-app]').content;",
                vec![],
            )
            .await?;
        let route = page.route().await?;
        for part in [
            "What: RuntimeError: unreachable",
            "Reason: a number was too large",
            "Where: RuntimeError: unreachable",
            names.as_str().unwrap_or("no names"),
            &format!("Page: {route}"),
            "Browser: Mozilla/5.0",
            "Language: en",
            "Window: 390 x 844, 2",
            "Game: turn-of-time.some-text",
        ] {
            assert!(report.contains(part), "{part} is not in\n{report}");
        }

        page.click_button("Copy the game").await?;
        let game = format!("{}#/open/turn-of-time.some-text", page.base_url());
        page.wait_for_script(&format!(
            "return navigator.clipboard.readText().then((text) => text === '{game}');"
        ))
        .await?;
        let file = page
            .script(
                "const link = document.getElementById('failure-download');
                 return [link.download, link.protocol];",
                vec![],
            )
            .await?;
        assert_eq!(file, json!(["wheelhouse-game.txt", "blob:"]));

        page.click_button("Reload without cache").await?;
        page.wait_for("main.table[data-ply='3']").await?;
        let after = stored_match(page).await?;
        assert_eq!(after.state().hash(), before.state().hash());
        Ok(())
    })
}

#[test]
fn a_crash_is_told_in_the_language_of_the_page() -> TestResult {
    run("crash_in_german", PHONE, async |page| {
        page.client()
            .goto(&format!("{}?language=de#/about", page.base_url()))
            .await?;
        page.wait_ready().await?;
        page.expect_console_message("unreachable");
        page.script(RUN_TRAPPING_PROGRAM, vec![json!("by itself")])
            .await?;
        page.wait_for("#failure-report:not([hidden])").await?;
        let told = page.text("#failure").await?;
        assert!(
            !told.contains("stopped") && !told.contains("Copy"),
            "{told}"
        );
        Ok(())
    })
}

#[test]
fn without_clipboard_the_report_is_shown() -> TestResult {
    run("crash_in_promise", DESKTOP, async |page| {
        page.goto("").await?;
        page.set_permission("clipboard-write", false).await?;
        crash(page, "promise").await?;
        assert_eq!(page.count("#failure-games[hidden]").await?, 1);
        page.click_button("Copy report").await?;
        page.wait_for_text("#failure-said", "Please copy").await?;
        let field = page
            .script(
                "const field = document.getElementById('failure-text');
                 return [
                     field.value.slice(field.selectionStart, field.selectionEnd),
                     document.activeElement.id,
                 ];",
                vec![],
            )
            .await?;
        assert_eq!(field[1], "failure-text");
        let text = field[0].as_str().unwrap_or_default();
        assert!(text.contains("What: RuntimeError: unreachable"), "{text}");
        assert!(text.contains("Game: -"), "{text}");
        page.screenshot("stopped-text-desktop").await?;
        Ok(())
    })
}

/// Errors other than traps do not show the failure page.
#[test]
fn other_errors_do_not_stop_the_app() -> TestResult {
    run("other_errors", DESKTOP, async |page| {
        page.expect_console_message("harmless");
        page.goto("").await?;
        page.script(
            "dispatchEvent(new ErrorEvent('error', { error: new Error('harmless') }));
             Promise.reject(new Error('harmless'));",
            vec![],
        )
        .await?;
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 1).await?;
        assert_eq!(page.count("#failure:not([hidden])").await?, 0);
        Ok(())
    })
}

mod long_run {
    use super::*;

    /// Without crash details the failure page asks the program for the link of the current match.
    #[test]
    fn the_report_contains_the_link_of_the_current_match() -> TestResult {
        run("crash_link", DESKTOP, async |page| {
            start_game(page, &["human", "human"], &[]).await?;
            play_actions(page, 3).await?;
            let before = stored_match(page).await?;
            page.set_permission("clipboard-write", false).await?;
            crash(page, "by itself").await?;
            page.wait_for("#failure-games:not([hidden])").await?;
            page.click_button("Copy report").await?;
            page.wait_for_text("#failure-said", "Please copy").await?;
            let report = field_value(page, "#failure-text").await?;
            let game = report
                .lines()
                .find_map(|line| line.strip_prefix("Game: "))
                .ok_or_else(|| TestError::new(report.clone()))?;
            let link =
                link::read(game).map_err(|error| TestError::new(format!("{game}: {error:?}")))?;
            assert_eq!(link.entries(), before.entries());

            // The link opens in a browser without stored games.
            page.forget_everything().await?;
            page.goto(&format!("#/open/{game}")).await?;
            page.click("#save-match").await?;
            wait_for_ply(page, 3, "person").await?;
            let opened = stored_match(page).await?;
            assert_eq!(opened.state().hash(), before.state().hash());
            Ok(())
        })
    }
}
