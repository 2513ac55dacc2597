//! The deals of the day: the same from the date alone, results, streaks, calendar and sharing.

use harness::play::by_link::{allow_clipboard, clipboard};
use harness::play::match_page::open_tab;
use harness::play::puzzles::{solve, wait_for_puzzle};
use harness::play::{Input, play_to_end, stored_match};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestResult, run, run_two_browsers};
use rules::{GameId, Seat};

/// Sets the page's clock to noon on a day.
async fn set_today(page: &Page, day: &str) -> TestResult {
    page.add_init_script(&format!(
        "{{
            const Real = Date;
            const began = Real.now();
            const now = () => new Real('{day}T12:00:00').getTime() + Real.now() - began;
            globalThis.Date = class extends Real {{
                constructor(...parts) {{ parts.length ? super(...parts) : super(now()); }}
                static now() {{ return now(); }}
            }};
        }}"
    ))
    .await
}

async fn resign(page: &Page) -> TestResult {
    page.wait_for("#board").await?;
    open_tab(page, "menu").await?;
    page.click("#resign").await?;
    page.click_button("Yes, resign").await?;
    page.wait_for("#result").await?;
    Ok(())
}

#[test]
fn a_day_deals_the_same_to_everybody() -> TestResult {
    run_two_browsers("daily_same", PHONE, async |first, second| {
        let mut dealt = Vec::new();
        for page in [first, second] {
            set_today(page, "2026-11-23").await?;
            page.goto("").await?;
            page.click_button("Deals of the day").await?;
            page.wait_for_text(".lead", "Day 327, Monday, 23 November")
                .await?;
            let mut states = Vec::new();
            for number in [1, 2, 3, 4, 5, 7] {
                page.goto("#/today").await?;
                page.click(&format!("[data-deal='{number}'] .primary"))
                    .await?;
                page.wait_for("#board").await?;
                let dealt = stored_match(page).await?;
                states.push((dealt.setup().game(), dealt.setup().seed()));
            }
            page.goto("#/today").await?;
            page.click("[data-deal='6'] .primary").await?;
            wait_for_puzzle(page).await?;
            dealt.push((states, page.route().await?));
        }
        assert_eq!(dealt[0], dealt[1]);
        let (states, puzzle) = &dealt[0];
        assert!(states.contains(&(GameId::WheelOfFortune, 202_611_237)));
        assert_eq!(puzzle, "#/puzzles/argonauts-wheel/win/1/202611236");
        Ok(())
    })
}

#[test]
fn results_streaks_and_past_days() -> TestResult {
    run("daily_results", DESKTOP, async |page| {
        set_today(page, "2026-11-23").await?;
        page.goto("#/today").await?;
        allow_clipboard(page).await?;
        page.wait_for_text("#streak", "to start a streak").await?;
        page.click("[data-deal='3'] .primary").await?;
        page.wait_for("#board").await?;
        page.goto("#/today").await?;
        page.wait_for_text("[data-deal='3'] .primary", "Continue")
            .await?;
        page.click("[data-deal='3'] .primary").await?;
        resign(page).await?;
        page.goto("#/today").await?;
        page.wait_for_text("[data-deal='3'] .deal-result", "0 of 12 structures")
            .await?;
        page.click("[data-deal='3'] .share-result").await?;
        page.wait_for_text("[data-deal='3'] [role='status']", "Copied")
            .await?;
        let text = clipboard(page).await?;
        assert!(
            text.starts_with("Wheelhouse 327: Wheels of Time, 0 of 12 structures\n"),
            "{text}"
        );
        assert!(text.ends_with("#/today/2026-11-23"), "{text}");
        page.wait_for_text("#streak", "Streak: 1 day").await?;

        // The puzzle counts, too; solved on the board.
        page.click("[data-deal='6'] .primary").await?;
        let puzzle = wait_for_puzzle(page).await?;
        solve(page, Input::Mouse, &puzzle).await?;
        page.goto("#/today").await?;
        page.wait_for_text("[data-deal='6'] .deal-result", "Solved")
            .await?;
        page.click("#share-day").await?;
        page.wait_for_text("#share-day + [role='status']", "Copied")
            .await?;
        let text = clipboard(page).await?;
        assert!(
            text.contains("Argonaut's Wheel, solved\nWheels of Time, "),
            "{text}"
        );

        // The next day: a new deal, and yesterday's in the calendar.
        page.new_window().await?;
        set_today(page, "2026-11-24").await?;
        page.goto("#/today").await?;
        page.wait_for_text(".lead", "Day 328").await?;
        assert_eq!(page.count(".deal-result").await?, 0);
        page.wait_for_text("#streak", "Streak: 1 day").await?;
        page.wait_for(".day[data-finished='some'][aria-label*='2 of 7 finished']")
            .await?;
        page.click(".day[data-finished='some']").await?;
        page.wait_for_text("h1", "Monday, 23 November").await?;
        page.wait_for_text("[data-deal='3'] .deal-result", "structures")
            .await?;
        // Making up for a day later leaves the streak as it is.
        page.click("[aria-label='Month before']").await?;
        page.click(".calendar a[href='#/today/2026-10-31']").await?;
        page.wait_for_text("h1", "Saturday, 31 October").await?;
        page.click("[data-deal='1'] .primary").await?;
        resign(page).await?;
        page.goto("#/today").await?;
        page.wait_for_text("#streak", "Streak: 1 day").await?;
        // Tomorrow is not dealt yet.
        page.goto("#/today/2026-11-25").await?;
        page.wait_for_text("main", "not been dealt yet").await?;
        Ok(())
    })
}

#[test]
fn the_sprint_is_a_short_game_against_the_expert() -> TestResult {
    run("daily_sprint", PHONE, async |page| {
        page.goto("#/today").await?;
        page.click("[data-deal='7'] .primary").await?;
        page.wait_for("main.table.wheel-of-fortune").await?;
        let played = stored_match(page).await?;
        let seats: Vec<&str> = played.seats().iter().map(|seat| seat.player.id()).collect();
        assert_eq!(seats, ["human", "expert"]);
        assert!(
            played
                .setup()
                .choices()
                .any(|(option, choice)| option.id == "tiles" && choice == "24")
        );
        resign(page).await?;
        page.goto("#/today").await?;
        page.wait_for_text("[data-deal='7'] .deal-result", "Lost")
            .await?;
        Ok(())
    })
}

/// A deal played to its end by hand; playing it again does not change the result.
#[test]
fn a_deal_is_played_to_its_end() -> TestResult {
    run("daily_played", PHONE, async |page| {
        page.goto("#/today").await?;
        page.click("[data-deal='1'] .primary").await?;
        page.wait_for("#board").await?;
        play_to_end(page).await?;
        page.wait_for("#result").await?;
        let cards = stored_match(page).await?.state().score().points[Seat::FIRST];
        page.goto("#/today").await?;
        page.wait_for_text(
            "[data-deal='1'] .deal-result",
            &format!("A group of {cards}"),
        )
        .await?;
        page.click("[data-deal='1'] .deal-tools .button:last-child")
            .await?;
        resign(page).await?;
        page.goto("#/today").await?;
        page.wait_for_text(
            "[data-deal='1'] .deal-result",
            &format!("A group of {cards}"),
        )
        .await?;
        page.wait_for_text("#streak", "Streak: 1 day").await
    })
}
