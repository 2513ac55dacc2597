//! Accessibility of every page: axe-core findings, sizes, horizontal scrolling.

use harness::play::Input;
use harness::play::argonauts_wheel;
use harness::play::match_page::{close_sheet, open_tab, open_typing};
use harness::play::{
    WITHOUT_STORAGE_EVENTS, plan_placement, play_actions, play_to_end, start_game,
};
use harness::{
    AccessibilityReport, BASE_PATH, DESKTOP, Driver as _, TestResult, run, run_with_site,
};
use rules::games::argonauts_wheel::Piece;

#[test]
fn home_and_your_games() -> TestResult {
    run("axe_home", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        page.goto("").await?;
        report.audit(page, "home empty").await?;
        page.goto("#/games").await?;
        report.audit(page, "your games empty").await?;
        for _ in 0..2 {
            start_game(page, &["human", "human"], &[]).await?;
            play_actions(page, 3).await?;
        }
        page.goto("").await?;
        page.wait_for(".go-on-card").await?;
        report.audit(page, "home with games").await?;
        page.goto("#/games").await?;
        page.wait_for(".match-row").await?;
        report.audit(page, "your games").await?;
        page.click("#select").await?;
        page.wait_for(".match-select input").await?;
        report.audit(page, "your games selecting").await?;
        page.click("#select").await?;
        page.goto("#/today").await?;
        page.click("[data-deal='1'] .primary").await?;
        page.wait_for("#board").await?;
        open_tab(page, "menu").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        page.goto("#/today").await?;
        page.wait_for(".deal-result").await?;
        report.audit(page, "today").await?;
        page.goto("#/games").await?;
        page.wait_for(".match-row").await?;
        page.click("[aria-label^='Rename Turn of Time']").await?;
        page.wait_for("#title").await?;
        report.audit(page, "your games renaming").await?;
        page.click_button("Done").await?;
        page.click("[aria-label^='Delete Turn of Time']").await?;
        page.wait_for("#put-back").await?;
        report.audit(page, "your games deleted").await?;
        page.script(
            "for (const [key, value] of Object.entries(localStorage))
                 if (key.includes(':match.'))
                     localStorage.setItem(key, value.slice(0, -3) + 'xyz');",
            vec![],
        )
        .await?;
        page.goto("").await?;
        page.wait_for("#quarantine-notice").await?;
        report.audit(page, "home damaged").await?;
        page.goto("#/games").await?;
        page.wait_for("#quarantine").await?;
        report.audit(page, "your games damaged").await?;
        report.into_result()
    })
}

#[test]
fn new_game_form_and_match_page() -> TestResult {
    run("axe_new_game", DESKTOP, async |page| {
        page.offer_help().await?;
        let mut report = AccessibilityReport::default();
        page.goto("#/new/turn-of-time").await?;
        page.click("summary").await?;
        page.click("input[name='players'][value='4']").await?;
        report.audit(page, "new game").await?;
        page.click("input[name='players'][value='1']").await?;
        page.wait_for("input[name='goal'] + span").await?;
        page.fill("input[name='seed']", "seven").await?;
        page.click("#begin").await?;
        page.wait_for("#wrong").await?;
        report.audit(page, "new game rejected").await?;

        start_game(page, &["human", "human"], &[]).await?;
        page.wait_for("#first-turn").await?;
        report.audit(page, "match start").await?;
        play_actions(page, 5).await?;
        plan_placement(page).await?;
        report.audit(page, "match selected").await?;
        page.click_button("Cancel").await?;
        page.click("#hint").await?;
        page.wait_for("#hint-text").await?;
        report.audit(page, "match hint").await?;
        open_tab(page, "history").await?;
        page.click("#one-back").await?;
        page.wait_for("#latest").await?;
        report.audit(page, "match browsing").await?;
        page.click("#try-here").await?;
        page.wait_for("#return").await?;
        play_actions(page, 1).await?;
        report.audit(page, "match variation").await?;
        page.click("#return").await?;
        page.wait_until_gone("#return").await?;
        page.script(
            "for (const details of document.querySelectorAll('details')) details.open = true;",
            vec![],
        )
        .await?;
        for tab in ["players", "history", "analysis", "menu"] {
            open_tab(page, tab).await?;
            report.audit(page, &format!("match {tab}")).await?;
        }
        page.set_viewport(harness::PHONE).await?;
        for tab in ["players", "history", "analysis", "menu"] {
            open_tab(page, tab).await?;
            page.wait_for_animations().await?;
            report.audit(page, &format!("match sheet {tab}")).await?;
        }
        for (link, content) in [
            ("#game-tools a[href='#/rules/turn-of-time']", "#rules-setup"),
            ("#game-tools a[href='#/settings']", ".settings"),
            ("#game-tools a[href='#/keys']", ".keys"),
        ] {
            page.click(link).await?;
            page.wait_for(content).await?;
            page.wait_for_animations().await?;
            report.audit(page, &format!("match {content}")).await?;
            page.click(".page-sheet .sheet-close").await?;
            page.wait_until_gone(".page-sheet").await?;
        }
        close_sheet(page).await?;
        page.set_viewport(DESKTOP).await?;
        open_typing(page).await?;
        page.fill("#notation", "nonsense").await?;
        page.click("#do-typed").await?;
        page.wait_for("#mistyped").await?;
        page.click("#resign").await?;
        page.wait_for("#close").await?;
        report.audit(page, "match details open").await?;
        page.click("#do-not").await?;
        play_to_end(page).await?;
        page.wait_for("#result").await?;
        report.audit(page, "match over").await?;
        report.into_result()
    })
}

#[test]
fn solo_game_and_a_thinking_bot() -> TestResult {
    run("axe_bots", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        start_game(page, &["human"], &[]).await?;
        play_actions(page, 2).await?;
        report.audit(page, "match solo").await?;
        page.add_init_script(
            "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };",
        )
        .await?;
        page.goto("").await?;
        start_game(page, &["human", "expert", "human"], &[]).await?;
        play_actions(page, 1).await?;
        page.wait_for("#act-now").await?;
        report.audit(page, "match bot thinking").await?;
        page.click("#stop").await?;
        page.wait_for("#go-on").await?;
        report.audit(page, "match bot paused").await?;
        report.into_result()
    })
}

#[test]
fn learning_and_puzzles() -> TestResult {
    run("axe_practice", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        page.goto("#/learn/argonauts-wheel").await?;
        argonauts_wheel::wait_for_board(page).await?;
        report.audit(page, "learn").await?;
        page.click("#show-me").await?;
        page.wait_for(".feedback").await?;
        argonauts_wheel::select_piece(page, Input::Mouse, Piece::Disc, 7).await?;
        report.audit(page, "learn shown").await?;
        page.goto("#/puzzles/argonauts-wheel").await?;
        page.wait_for(".puzzle-card .aw-picture").await?;
        report.audit(page, "puzzles").await?;
        for puzzle in [
            "argonauts-wheel/win/2/1",
            "turn-of-time/last-card/2/1",
            "wheels-of-time/finish-the-city/2/1",
        ] {
            page.goto(&format!("#/puzzles/{puzzle}")).await?;
            page.wait_for("main.endless[data-phase='open'] #board *")
                .await?;
            let name = puzzle.replace('/', " ");
            report.audit(page, &name).await?;
            page.click("#solution").await?;
            page.wait_for("main.endless[data-phase='shown']").await?;
            report.audit(page, &format!("{name} shown")).await?;
        }
        page.goto("#/puzzles/argonauts-wheel/1").await?;
        argonauts_wheel::wait_for_board(page).await?;
        page.click("#turn-wheel").await?;
        page.wait_for(".feedback.wrong").await?;
        report.audit(page, "puzzle wrong").await?;
        page.click("#show-me").await?;
        page.wait_for("#show-me:disabled").await?;
        report.audit(page, "puzzle shown").await?;
        page.goto("#/rules/argonauts-wheel").await?;
        page.wait_for(".rules h2").await?;
        report.audit(page, "argonauts-wheel rules").await?;
        report.into_result()
    })
}

/// Windows that share a game: with Web Locks only one of them can play it, without them they can
/// diverge.
#[test]
fn a_match_in_two_windows() -> TestResult {
    run("axe_windows", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 2).await?;
        let table = page.route().await?;
        let first = page.client().window().await?;
        let second = page.new_window().await?;
        page.goto(&table).await?;
        page.wait_for("#others").await?;
        report.audit(page, "match read-only").await?;

        for window in [&first, &second] {
            page.client().switch_to_window(window.clone()).await?;
            page.add_init_script(WITHOUT_STORAGE_EVENTS).await?;
            page.reload().await?;
            page.wait_for("main.table[data-ply='2'][data-turn='person']")
                .await?;
        }
        page.client().switch_to_window(first).await?;
        play_actions(page, 1).await?;
        page.client().switch_to_window(second).await?;
        plan_placement(page).await?;
        page.click("#put-down").await?;
        page.wait_for("#diverged").await?;
        report.audit(page, "match diverged").await?;
        report.into_result()
    })
}

#[test]
fn sharing_and_opening() -> TestResult {
    run("axe_links", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 3).await?;
        let table = page.route().await?;
        page.goto(&table.replace("table", "share")).await?;
        page.click("#save-file").await?;
        page.wait_for("#share-feedback:not(:empty)").await?;
        report.audit(page, "share").await?;
        let link = page
            .script("return document.getElementById('link').value;", vec![])
            .await?
            .as_str()
            .unwrap_or_default()
            .to_owned();
        page.goto("#/open").await?;
        report.audit(page, "open").await?;
        page.fill("#import-text", "hello").await?;
        page.click("#look").await?;
        page.wait_for("#wrong").await?;
        report.audit(page, "open rejected").await?;
        page.client().goto(&link).await?;
        page.wait_for("#preview").await?;
        report.audit(page, "open already stored").await?;
        page.forget_everything().await?;
        page.client().goto(&link).await?;
        page.wait_for("#preview").await?;
        report.audit(page, "open preview").await?;
        report.into_result()
    })
}

#[test]
fn texts_settings_and_unknown_routes() -> TestResult {
    run("axe_texts", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        for (route, name, shown) in [
            ("#/rules/turn-of-time", "rules", ".rules h2"),
            ("#/keys", "keys", ".rules h2"),
            ("#/about", "about", ".rules h2"),
            ("#/nowhere", "lost", "main h1"),
            ("#/table/000000001", "no such game", "main h1"),
            ("#/share/000000001", "nothing to send", "main h1"),
        ] {
            page.goto(route).await?;
            page.wait_for(shown).await?;
            report.audit(page, name).await?;
        }
        page.goto("#/settings").await?;
        page.click("summary").await?;
        report.audit(page, "settings").await?;
        page.click("input[name='keys'][value='off']").await?;
        page.goto("#/keys").await?;
        page.wait_for(".keys-off").await?;
        report.audit(page, "keys switched off").await?;
        report.into_result()
    })
}

#[test]
fn failure_page() -> TestResult {
    run("axe_crash", DESKTOP, async |page| {
        let mut report = AccessibilityReport::default();
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 1).await?;
        page.set_permission("clipboard-write", false).await?;
        page.expect_console_message("stopped by a test");
        page.script(
            "dispatchEvent(new ErrorEvent('error', {
                 error: new WebAssembly.RuntimeError('stopped by a test'),
             }));",
            vec![],
        )
        .await?;
        page.click_button("Copy report").await?;
        page.wait_for("#failure-text").await?;
        report.audit(page, "stopped").await?;
        report.into_result()
    })
}

#[test]
fn update_notice() -> TestResult {
    run_with_site("axe_update", DESKTOP, BASE_PATH, async |page, site| {
        let mut report = AccessibilityReport::default();
        page.goto("").await?;
        page.wait_for_script("return navigator.serviceWorker.controller?.state === 'activated';")
            .await?;
        start_game(page, &["human", "human"], &[]).await?;
        site.replace("index.html", "<html ", "<html data-build=new ")?;
        site.publish()?;
        page.script(
            "return navigator.serviceWorker.getRegistration()
                 .then((registration) => registration.update()).then(() => true);",
            vec![],
        )
        .await?;
        page.wait_for_text("#update", "A new version").await?;
        report.audit(page, "update").await?;
        report.into_result()
    })
}
