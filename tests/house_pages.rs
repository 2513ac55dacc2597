//! Home and the form for a new game: what the first screen shows in windows of several sizes.

use harness::play::{play_actions, start_game};
use harness::{DESKTOP, Driver as _, PHONE, Page, QUERIES, TestResult, Value, WINDOWS, json, run};
use rules::GameId;

/// Lists the layout shifts since the page was opened that no action of the player caused, with what moved.
const LAYOUT_SHIFTS: &str = "return new Promise((resolve) => {
        const shifts = [];
        const observer = new PerformanceObserver((list) => {
            const unasked = list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput);
            shifts.push(...unasked.map((shift) => describeShift(shift, shift.startTime)));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 300);
    });";

/// Elements that match and do not lie in the window as a whole.
const OUTSIDE: &str = "return [...document.querySelectorAll(arguments[0])]
    .filter((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    })
    .map((element) => element.innerText.slice(0, 40));";

async fn layout_shifts(page: &Page) -> TestResult<Value> {
    page.script(&format!("{QUERIES}\n{LAYOUT_SHIFTS}"), vec![])
        .await
}

async fn assert_within(page: &Page, css: &str) -> TestResult {
    assert!(page.count(css).await? > 0, "{css}");
    let outside = page.script(OUTSIDE, vec![css.into()]).await?;
    assert_eq!(outside, json!([]), "{css}");
    Ok(())
}

#[test]
fn home_shows_every_game_at_once_and_does_not_shift() -> TestResult {
    run("home_first_screen", DESKTOP, async |page| {
        page.goto("").await?;
        assert_within(page, ".game-card:not(.afar)").await?;
        assert_eq!(layout_shifts(page).await?, json!([]));
        // With a game under way, too: the continue link takes the place of the description.
        start_game(page, &["human", "human"], &[]).await?;
        play_actions(page, 2).await?;
        page.goto("").await?;
        page.wait_for(".game-card.turn-of-time .go-on-card svg")
            .await?;
        page.reload().await?;
        page.wait_for(".go-on-card svg").await?;
        assert_within(page, ".game-card:not(.afar)").await?;
        assert_eq!(layout_shifts(page).await?, json!([]));
        // In a low window, too.
        page.set_viewport(WINDOWS[0]).await?;
        assert_within(page, ".game-card:not(.afar)").await?;
        page.set_viewport(PHONE).await?;
        page.reload().await?;
        assert_within(page, ".game-card:nth-child(-n + 2)").await
    })
}

/// Everything but the footer is on one screen of a small desktop, all of it on two of a phone.
#[test]
fn home_is_calm() -> TestResult {
    run("home_is_calm", DESKTOP, async |page| {
        page.set_viewport(WINDOWS[0]).await?;
        page.goto("").await?;
        assert_within(page, ".game-card, .sent-by-friend, .welcome").await?;
        page.set_viewport(PHONE).await?;
        page.goto("").await?;
        let screens = "return document.documentElement.scrollHeight / innerHeight;";
        let screens = page.script(screens, vec![]).await?.as_f64();
        assert!(screens.is_some_and(|screens| screens <= 2.0), "{screens:?}");
        Ok(())
    })
}

#[test]
fn a_game_can_be_begun_from_the_first_screen() -> TestResult {
    run("new_game_first_screen", DESKTOP, async |page| {
        for viewport in [DESKTOP, PHONE] {
            page.set_viewport(viewport).await?;
            for game in GameId::listed() {
                page.goto(&format!("#/new/{}", game.id())).await?;
                page.wait_for("#begin").await?;
                assert_within(page, "#begin").await?;
                assert_within(page, "select[name='player-2']").await?;
                // Also with all house rules open.
                page.click(".house-rules > summary").await?;
                assert_within(page, "#begin").await?;
            }
        }
        Ok(())
    })
}
