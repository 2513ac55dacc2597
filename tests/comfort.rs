//! Controls for the left hand in all windows, and saving data.

use harness::{
    BASE_PATH, DESKTOP, Driver as _, PHONE, PHONE_SIDEWAYS, Page, TestResult, run, run_with_site,
    trials,
};
use rules::GameId;

/// Starts a game of two people from its form.
async fn start(page: &Page, game: GameId) -> TestResult {
    page.goto(&format!("#/new/{}", game.id())).await?;
    page.click("select[name='player-2'] option[value='human']")
        .await?;
    page.click("#begin").await?;
    page.wait_for("main.table").await?;
    page.wait_for(&format!("#board .game-{}", game.id()))
        .await?;
    page.wait_for_animations().await
}

/// The middle of the first match, from the left edge of the window, in parts of its width.
async fn middle(page: &Page, css: &str) -> TestResult<f64> {
    page.wait_for(css).await?;
    let script =
        "const { left, right } = document.querySelector(arguments[0]).getBoundingClientRect();
        return (left + right) / 2 / innerWidth;";
    Ok(page
        .script(script, vec![css.into()])
        .await?
        .as_f64()
        .unwrap_or_default())
}

#[test]
fn controls_stand_on_the_side_of_the_hand() -> TestResult {
    run("left_hand", DESKTOP, async |page| {
        page.goto("#/settings").await?;
        for (hand, is_left) in [("left", true), ("", false)] {
            page.goto("#/settings").await?;
            page.click(&format!("input[name='hand'][value='{hand}']"))
                .await?;
            // With nothing lost: the table does not scroll in any window.
            for (game, control, picture) in [
                (GameId::TurnOfTime, ".hand-row", ".table-of-cards"),
                (GameId::ArgonautsWheel, "#turn-wheel", ".aw-table"),
                (GameId::WheelOfFortune, ".wf-controls .button", ".wf-stage"),
                (GameId::WheelsOfTime, ".wt-controls .button", ".wt-table"),
                (GameId::WorldWonders, ".ww-tracks", ".ww-plan"),
            ]
            .into_iter()
            .take(trials(1, usize::MAX))
            {
                start(page, game).await?;
                for viewport in [DESKTOP, PHONE_SIDEWAYS] {
                    page.set_viewport(viewport).await?;
                    page.wait_for_animations().await?;
                    let before = middle(page, control).await? < middle(page, picture).await?;
                    assert_eq!(before, is_left, "{} {}", game.id(), viewport.width);
                    assert_eq!(
                        middle(page, "#hint").await? < 0.5,
                        is_left,
                        "{} hint",
                        game.id()
                    );
                    let fits = "return document.documentElement.scrollWidth <= innerWidth;";
                    assert_eq!(page.script(fits, vec![]).await?, true);
                }
                page.set_viewport(DESKTOP).await?;
                assert_eq!(middle(page, ".table-side").await? < 0.5, is_left);
                page.screenshot(&format!("hand-{is_left}-{}", game.id()))
                    .await?;
            }
            page.set_viewport(PHONE).await?;
            assert_eq!(middle(page, "#hint").await? < 0.5, is_left, "phone");
            page.set_viewport(DESKTOP).await?;
        }
        Ok(())
    })
}

/// How many files the caches of the site hold.
const CACHED: &str = "return caches.keys().then(async (keys) => {
        let count = 0;
        for (const key of keys) count += (await (await caches.open(key)).keys()).length;
        return count;
    });";

/// With reduced data, nothing is stored for offline use until the person asks; then everything is.
#[test]
fn saving_data_waits_with_the_copy_for_offline_use() -> TestResult {
    run_with_site("reduced_data", DESKTOP, BASE_PATH, async |page, site| {
        page.add_init_script(
            "Object.defineProperty(Object.getPrototypeOf(navigator.connection), 'saveData', { get: () => true });",
        )
        .await?;
        page.goto("").await?;
        page.wait_for("html[data-data='less'][data-offline='waiting']")
            .await?;
        let registered =
            "return navigator.serviceWorker.getRegistrations().then((all) => all.length);";
        assert_eq!(page.script(registered, vec![]).await?, 0);
        assert_eq!(page.script(CACHED, vec![]).await?, 0);
        // Only what is open is fetched.
        let loaded = page.loaded_files().await?;
        assert!(
            !loaded
                .iter()
                .any(|file| file.contains("bot-worker") || file.contains("themes/")),
            "{loaded:?}"
        );

        page.goto("#/settings").await?;
        page.wait_for_text(".keep-offline", "MB").await?;
        page.screenshot("settings-reduced-data").await?;
        page.click("#keep-offline").await?;
        page.wait_for("html[data-offline='kept']").await?;
        page.wait_for_text("#offline-state", "works offline")
            .await?;
        page.wait_until_gone("#keep-offline").await?;
        page.wait_for_script("return navigator.serviceWorker.controller?.state === 'activated';")
            .await?;
        site.stop();
        // What is kept stays so, and works.
        page.reload().await?;
        page.wait_for("html[data-offline='kept']").await?;
        start(page, GameId::TurnOfTime).await
    })
}

/// The setting decides, not the system; without data saving the copy is made at once.
#[test]
fn the_setting_about_data_decides() -> TestResult {
    run_with_site("data_setting", DESKTOP, BASE_PATH, async |page, _| {
        page.add_init_script(
            "const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
             localStorage[`wheelhouse:${folder}:settings`] = '{\"data\":\"less\"}';",
        )
        .await?;
        page.goto("#/settings").await?;
        page.wait_for("#keep-offline").await?;
        page.click("input[name='data'][value='full']").await?;
        page.wait_for("html[data-offline='kept']").await?;
        Ok(())
    })
}
