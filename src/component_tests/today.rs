//! The deals of the day: what is dealt, results, streaks, calendar and sharing.

use super::Page;
use super::clock::Clock;
use super::undo::Undo;
use crate::games::daily_deals;
use app_core::Challenge;
use page_driver::play::match_page::open_tab;
use page_driver::play::{play_to_end, stored_match};
use page_driver::{Driver as _, TestResult};
use records::linked_matches;
use rules::{GameId, Seat};
use wasm_bindgen_test::wasm_bindgen_test;

/// Sets the page's clock to noon on a day.
fn set_today(page: &Page, day: &str) -> TestResult<Undo> {
    set_clock(page, &format!("{day}T12:00:00"))
}

/// Sets the page's clock.
fn set_clock(page: &Page, time: &str) -> TestResult<Undo> {
    let clock = format!(
        "{{ value: ((Real) => {{
            const began = Real.now();
            const now = () => new Real('{time}').getTime() + Real.now() - began;
            return class extends Real {{
                constructor(...parts) {{ parts.length ? super(...parts) : super(now()); }}
                static now() {{ return now(); }}
            }};
        }})(Date) }}"
    );
    page.replace("globalThis", "Date", &clock)
}

/// The page on 23 November 2026, with these settings besides the usual ones of tests.
async fn open_monday(settings: &str) -> TestResult<(Page, Undo)> {
    let page = Page::new().await?;
    page.set_also(settings).await?;
    let clock = set_today(&page, "2026-11-23")?;
    page.goto("#/today").await?;
    page.wait_for("[data-deal='7']").await?;
    Ok((page, clock))
}

async fn resign(page: &Page) -> TestResult {
    page.wait_for("#board").await?;
    open_tab(page, "menu").await?;
    page.click("#resign").await?;
    page.click_button("Yes, resign").await?;
    page.wait_for("#result").await
}

#[wasm_bindgen_test]
async fn a_deal_is_continued_and_its_result_shown_and_shared() -> TestResult {
    let (page, _clock) = open_monday(r#""motion":"full""#).await?;
    let _copies = page.catch_copies()?;
    page.wait_for_text("#streak", "to start a streak").await?;
    page.click("[data-deal='3'] .primary").await?;
    page.wait_for("#board").await?;
    page.goto("#/today").await?;
    page.wait_for_text("[data-deal='3'] .primary", "Continue")
        .await?;
    page.click("[data-deal='3'] .primary").await?;
    resign(&page).await?;
    page.goto("#/today").await?;
    page.wait_for_text("[data-deal='3'] .deal-result", "0 of 12 structures")
        .await?;
    page.click("[data-deal='3'] .share-result").await?;
    page.wait_for_text("[data-deal='3'] [role='status']", "Copied")
        .await?;
    let text = page.copied().await?;
    assert!(
        text.starts_with("Wheelhouse 327: Wheels of Time, 0 of 12 structures\n"),
        "{text}"
    );
    // The game itself is the proof.
    let proof = linked_matches(&text);
    let proof = proof.first().and_then(Challenge::of);
    let deal = proof.and_then(|proof| daily_deals().of_challenge(&proof));
    assert_eq!(deal.map(|deal| deal.deal.number), Some(3));
    page.wait_for_text("#streak", "Streak: 1 day").await?;
    // One result is no list to share.
    assert_eq!(page.count("#share-day").await?, 0);
    Ok(())
}

/// The home page offers a deal; its table says what it is, and leads to the next one at its end.
#[wasm_bindgen_test]
async fn the_home_page_leads_to_a_deal_and_that_to_the_next() -> TestResult {
    let page = Page::new().await?;
    let _clock = set_today(&page, "2026-11-23")?;
    page.goto("").await?;
    page.wait_for_text(".today-card", "0 of 7 done").await?;
    page.click(".today-card .primary").await?;
    page.wait_for_text("#status .place", "Day 327: ").await?;
    let title = page.text("#status .place").await?;
    resign(&page).await?;
    page.wait_for_text("#status .place", &title).await?;
    page.click(".table-end .primary").await?;
    page.wait_until_gone("#result").await?;
    page.goto("").await?;
    page.wait_for_text(".today-card", "1 of 7 done").await
}

#[wasm_bindgen_test]
async fn a_refused_clipboard_is_told() -> TestResult {
    let (page, _clock) = open_monday(r#""daily":[[20261123,"solved",20261123]]"#).await?;
    let _no_sheet = page.without("Navigator.prototype", "share")?;
    let refuses = "{ value: async () => { throw new DOMException('no', 'NotAllowedError'); } }";
    let _refuses = page.replace("Clipboard.prototype", "writeText", refuses)?;
    page.click("[data-deal='6'] .share-result").await?;
    page.wait_for_text(
        "[data-deal='6'] [role='status']",
        "The browser didn't allow that.",
    )
    .await
}

/// The puzzle counts like a match.
#[wasm_bindgen_test]
async fn all_results_of_a_day_are_shared_at_once() -> TestResult {
    let (page, _clock) = open_monday(r#""daily":[[20261123,"solved",20261123]]"#).await?;
    let _copies = page.catch_copies()?;
    page.wait_for_text("[data-deal='6'] .deal-result", "Solved")
        .await?;
    page.wait_for_text("#streak", "Streak: 1 day").await?;
    page.click("[data-deal='3'] .primary").await?;
    resign(&page).await?;
    page.goto("#/today").await?;
    page.click("#share-day").await?;
    page.wait_for_text("#share-day + [role='status']", "Copied")
        .await?;
    let text = page.copied().await?;
    assert!(
        text.contains("Argonaut's Wheel, solved\nWheels of Time, "),
        "{text}"
    );
    Ok(())
}

#[wasm_bindgen_test]
async fn a_past_day_is_in_the_calendar_and_its_streak_goes_on() -> TestResult {
    let (page, clock) = open_monday(r#""daily":[[20261123,"solved",20261123]]"#).await?;
    page.click("[data-deal='3'] .primary").await?;
    resign(&page).await?;
    drop(clock);
    // The next day: a new deal, and yesterday's in the calendar.
    let _clock = set_today(&page, "2026-11-24")?;
    page.goto_anew("#/today").await?;
    page.wait_for_text(".lead", "Day 328").await?;
    assert_eq!(page.count(".deal-result").await?, 0);
    page.wait_for_text("#streak", "Streak: 1 day").await?;
    page.wait_for(".day[data-finished='some'][aria-label*='2 of 7 finished']")
        .await?;
    page.click(".day[data-finished='some']").await?;
    // The order is that of the browser's English.
    page.wait_for_text("h1", "November").await?;
    page.wait_for_text("h1", "23").await?;
    page.wait_for_text("[data-deal='3'] .deal-result", "structures")
        .await
}

/// Midnight passes while a deal is under way and the page is open: there are new deals, and the old one stays that
/// of its day. A device that slept has missed its timer.
#[wasm_bindgen_test]
async fn a_page_that_stays_open_past_midnight_shows_the_new_day() -> TestResult {
    let (page, noon) = open_monday(r#""motion":"full""#).await?;
    page.click("[data-deal='3'] .primary").await?;
    page.wait_for("#board").await?;
    drop(noon);
    let late = set_clock(&page, "2026-11-23T23:59:00")?;
    let timers = Clock::held(&page, 1000)?;
    page.goto("#/today").await?;
    page.wait_for_text("[data-deal='3'] .primary", "Continue")
        .await?;
    let midnight = timers.pending(&page).await?;
    assert!(
        midnight.iter().any(|ms| (50_000..=60_000).contains(ms)),
        "{midnight:?}"
    );
    drop(late);
    let past_midnight = set_clock(&page, "2026-11-24T00:00:01")?;
    timers.pass(&page).await?;
    page.wait_for_text(".lead", "Day 328").await?;
    page.wait_for_text("[aria-labelledby='yesterday'] .primary", "Continue")
        .await?;
    page.click("[aria-labelledby='yesterday'] .primary").await?;
    resign(&page).await?;
    page.goto("#/today").await?;
    page.wait_for_text("#streak", "Streak: 1 day").await?;
    assert_eq!(page.count("#yesterday").await?, 0);
    drop(past_midnight);
    let _later = set_today(&page, "2026-11-25")?;
    let wake = "dispatchEvent(new Event('focus'));";
    page.script(wake, vec![]).await?;
    page.wait_for_text(".lead", "Day 329").await
}

#[wasm_bindgen_test]
async fn tomorrow_is_not_dealt_yet() -> TestResult {
    let (page, _clock) = open_monday(r#""motion":"full""#).await?;
    assert_eq!(page.count("a[href='#/today/2026-11-24']").await?, 0);
    page.goto("#/today/2026-11-24").await?;
    page.wait_for_text("main", "been dealt yet").await?;
    assert_eq!(page.count("[data-deal]").await?, 0);
    Ok(())
}

#[wasm_bindgen_test]
async fn the_sprint_is_a_short_game_against_the_expert() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/today").await?;
    page.click("[data-deal='7'] .primary").await?;
    page.wait_for("main.table.wheel-of-fortune").await?;
    let played = stored_match(&page).await?;
    let seats: Vec<&str> = played.seats().iter().map(|seat| seat.player.id()).collect();
    assert_eq!(seats, ["human", "expert"]);
    assert!(
        played
            .setup()
            .choices()
            .any(|(option, choice)| option.id == "tiles" && choice == "24")
    );
    resign(&page).await?;
    page.goto("#/today").await?;
    page.wait_for_text("[data-deal='7'] .deal-result", "Lost")
        .await
}

mod long_run {
    use super::*;

    /// Date and number of the deal make the seed, so that all devices deal the same without talking.
    #[wasm_bindgen_test]
    async fn every_deal_is_that_of_its_date() -> TestResult {
        let page = Page::new().await?;
        let _clock = set_today(&page, "2026-11-23")?;
        page.goto("").await?;
        page.click_button("All for today").await?;
        page.wait_for_text(".lead", "Day 327, Monday").await?;
        let deals = [
            (1, GameId::TurnOfTime),
            (2, GameId::TurnOfTime),
            (3, GameId::WheelsOfTime),
            (4, GameId::WorldWonders),
            (5, GameId::WorldWonders),
            (7, GameId::WheelOfFortune),
        ];
        for (number, game) in deals {
            page.goto("#/today").await?;
            page.click(&format!("[data-deal='{number}'] .primary"))
                .await?;
            page.wait_for("#board").await?;
            let setup = stored_match(&page).await?.setup().clone();
            assert_eq!(
                (setup.game(), setup.seed()),
                (game, 202_611_230 + number),
                "{number}"
            );
        }
        page.goto("#/today").await?;
        let puzzle = page.attribute("[data-deal='6'] .primary", "href").await?;
        assert_eq!(
            puzzle.as_deref(),
            Some("#/puzzles/argonauts-wheel/win/1/202611236")
        );
        Ok(())
    }

    /// A deal played to its end by hand; playing it again does not change the result.
    #[wasm_bindgen_test]
    async fn the_first_result_of_a_deal_counts() -> TestResult {
        let page = Page::new().await?;
        page.goto("#/today").await?;
        page.click("[data-deal='1'] .primary").await?;
        page.wait_for("#board").await?;
        play_to_end(&page).await?;
        page.wait_for("#result").await?;
        let cards = stored_match(&page).await?.state().score().points[Seat::FIRST];
        let result = cards.to_string();
        page.goto("#/today").await?;
        page.wait_for_text("[data-deal='1'] .deal-result", &result)
            .await?;
        page.click("[data-deal='1'] .deal-tools .button:last-child")
            .await?;
        resign(&page).await?;
        page.goto("#/today").await?;
        page.wait_for_text("[data-deal='1'] .deal-result", &result)
            .await?;
        page.wait_for_text("#streak", "Streak: 1 day").await
    }

    #[wasm_bindgen_test]
    async fn making_up_for_a_day_later_leaves_the_streak_as_it_is() -> TestResult {
        let (page, _clock) = open_monday(r#""daily":[[20261123,"solved",20261123]]"#).await?;
        page.wait_for_text("#streak", "Streak: 1 day").await?;
        page.click("[aria-label='Previous month']").await?;
        page.click(".calendar a[href='#/today/2026-10-31']").await?;
        page.wait_for_text("h1", "October 31").await?;
        page.click("[data-deal='1'] .primary").await?;
        resign(&page).await?;
        page.goto("#/today/2026-10-31").await?;
        page.wait_for("[data-deal='1'] .deal-result").await?;
        page.goto("#/today").await?;
        page.wait_for_text("#streak", "Streak: 1 day").await
    }
}
