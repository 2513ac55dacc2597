//! Display preferences from the settings and the system, and use of the device: wake lock and
//! persistent storage.

use harness::play::start_game;
use harness::{DESKTOP, PHONE, Page, TestResult, json, run};

/// The attributes of the root element: theme, contrast, motion and text size.
async fn marks(page: &Page) -> TestResult<String> {
    let marks = page
        .script(
            "const { theme, contrast, motion, text } = document.documentElement.dataset;
             return [theme, contrast, motion, text].map((mark) => mark ?? '-').join(' ');",
            vec![],
        )
        .await?;
    Ok(marks.as_str().unwrap_or_default().to_owned())
}

async fn choose(page: &Page, settings: &str) -> TestResult {
    page.script(
        "dispatchEvent(new CustomEvent('wheelhouse-settings', { detail: arguments[0] }));",
        vec![json!(settings)],
    )
    .await
    .map(|_| ())
}

#[test]
fn looks_follow_the_player_and_else_the_system() -> TestResult {
    run("looks", DESKTOP, async |page| {
        page.goto("").await?;
        assert_eq!(marks(page).await?, "- - - -");
        page.set_reduced_motion(true).await?;
        page.set_high_contrast(true).await?;
        page.wait_for_script(
            "const { contrast, motion } = document.documentElement.dataset;
             return contrast && motion;",
        )
        .await?;
        assert_eq!(marks(page).await?, "- more less -");
        choose(page, "contrast=normal motion=full theme=dark text=larger").await?;
        assert_eq!(marks(page).await?, "dark - - larger");
        page.screenshot("home-dark-larger-desktop").await?;
        page.set_high_contrast(false).await?;
        choose(page, "theme=light contrast=more text=large news=1").await?;
        assert_eq!(marks(page).await?, "light more less large");
        page.screenshot("home-more-contrast-desktop").await?;
        let size = "return getComputedStyle(document.documentElement).fontSize;";
        assert_eq!(page.script(size, vec![]).await?, "18px");
        let bars = page
            .script(
                "return [...document.querySelectorAll('meta[name=theme-color]')]
                     .map(({ media }) => media);",
                vec![],
            )
            .await?;
        assert_eq!(bars, json!(["all", "not all"]));
        for damaged in [
            "",
            "theme",
            "theme= text=huge =x contrast",
            "\u{1}\u{fffd}==",
        ] {
            choose(page, damaged).await?;
            assert_eq!(marks(page).await?, "- - less -", "{damaged:?}");
        }
        Ok(())
    })
}

#[test]
fn looks_are_there_before_the_app() -> TestResult {
    run("looks_first", PHONE, async |page| {
        page.goto("").await?;
        let keep = "const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
            localStorage.setItem(`wheelhouse:${folder}:settings`, arguments[0]);";
        page.script(keep, vec![json!("theme=dark motion=less")])
            .await?;
        page.add_init_script(
            "document.addEventListener('DOMContentLoaded', () => {
                 window.early = document.documentElement.dataset.theme;
             });",
        )
        .await?;
        page.reload().await?;
        assert_eq!(marks(page).await?, "dark - less -");
        assert_eq!(page.script("return window.early;", vec![]).await?, "dark");

        // Another window changes the settings.
        let first = page.client().window().await?;
        page.new_window().await?;
        page.goto("").await?;
        page.script(keep, vec![json!("theme=light")]).await?;
        page.client().switch_to_window(first).await?;
        page.wait_for_script("return document.documentElement.dataset.theme === 'light';")
            .await?;

        // A browser may deny access to local storage.
        page.add_init_script(
            "Object.defineProperty(window, 'localStorage', {
                 get() { throw new DOMException('denied', 'SecurityError'); },
             });",
        )
        .await?;
        page.reload().await?;
        assert_eq!(marks(page).await?, "- - - -");
        choose(page, "theme=dark").await?;
        assert_eq!(marks(page).await?, "dark - - -");
        Ok(())
    })
}

/// With forced colours the board keeps its own colours.
#[test]
fn forced_colours_leave_the_board_to_be_seen() -> TestResult {
    run("forced_colours", DESKTOP, async |page| {
        start_game(page, 2, &["human", "human"], &[]).await?;
        harness::play::play_actions(page, 3).await?;
        for scheme in ["light", "dark"] {
            page.devtools(
                "Emulation.setEmulatedMedia",
                json!({ "features": [
                    { "name": "forced-colors", "value": "active" },
                    { "name": "prefers-color-scheme", "value": scheme },
                ] }),
            )
            .await?;
            page.wait_until_gone(".card .moving").await?;
            page.screenshot(&format!("forced-colours-{scheme}")).await?;
            let adjust =
                "return getComputedStyle(document.querySelector('main svg')).forcedColorAdjust;";
            assert_eq!(page.script(adjust, vec![]).await?, "none");
        }
        Ok(())
    })
}

/// The screen stays awake during a match only, and persistent storage is requested once.
#[test]
fn the_screen_stays_awake_at_the_table() -> TestResult {
    run("awake", PHONE, async |page| {
        page.add_init_script(
            "window.locks = 0;
             window.asked = 0;
             WakeLock.prototype.request = async () => {
                 window.locks += 1;
                 return { release: async () => { window.locks -= 1; } };
             };
             StorageManager.prototype.persist = async () => {
                 window.asked += 1;
                 return true;
             };",
        )
        .await?;
        page.goto("").await?;
        assert_eq!(page.script("return window.locks;", vec![]).await?, 0);
        for _ in 0..2 {
            begin_from_home(page).await?;
            page.wait_for_script("return window.locks === 1;").await?;
            page.click(".top-home").await?;
            page.wait_for_script("return window.locks === 0;").await?;
        }
        assert_eq!(page.script("return window.asked;", vec![]).await?, 1);
        // A finished match needs no wake lock, not even after a reload.
        begin_from_home(page).await?;
        page.wait_for_script("return window.locks === 1;").await?;
        page.click("#game-tools > summary").await?;
        page.click("#resign").await?;
        page.click_button("Yes, resign").await?;
        page.wait_for("#result").await?;
        page.wait_for_script("return window.locks === 0;").await?;
        page.reload().await?;
        page.wait_for("#result").await?;
        page.wait_for_script("return window.locks === 0;").await?;
        Ok(())
    })
}

async fn begin_from_home(page: &Page) -> TestResult {
    page.click("a[href='#/new/turn-of-time']").await?;
    page.click("#begin").await?;
    page.wait_for("main.table").await?;
    Ok(())
}
