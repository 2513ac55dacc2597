//! Turns with nothing left to choose: they end by themselves after a countdown, unless a key or touch stops it.

use super::Page;
use super::clock::Clock;
use page_driver::play::fixtures::{match_of_people_at, recorded_match};
use page_driver::play::match_page::{close_sheet, open_typing, type_action, wait_for_ply};
use page_driver::play::{turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders};
use page_driver::{Driver as _, Key, TestError, TestResult};
use records::{Entry, Match};
use wasm_bindgen_test::wasm_bindgen_test;

/// Counts down, as by default; help for the first turn would cover buttons.
const COUNT_DOWN: &str = r#"{"pace":"at-once","helped":["turn-of-time","argonauts-wheel","wheels-of-time","wheel-of-fortune","world-wonders"]}"#;

/// Ends turns without a countdown.
const END_AT_ONCE: &str = r#"{"turn-end":"at-once","pace":"at-once","helped":["turn-of-time","argonauts-wheel","wheels-of-time","wheel-of-fortune","world-wonders"]}"#;

/// The length of a countdown in milliseconds.
const COUNTDOWN: u32 = 2000;

/// The match before the first choice after which nothing is left but this action, and the choice.
fn before_last_choice(record: &str, last: &str) -> TestResult<(Match, String)> {
    let whole = recorded_match(record)?;
    let (ply, choice) = whole
        .entries()
        .iter()
        .enumerate()
        .filter_map(|(ply, entry)| match entry {
            Entry::Action(action) => Some((ply, action.to_string())),
            _ => None,
        })
        .find(|(ply, _)| {
            let legal = |at| whole.position_at(at).state().legal_actions();
            let left = legal(ply + 1);
            legal(*ply).len() > 1
                && left.len() == 1
                && left.iter().all(|action| action.to_string() == last)
        })
        .ok_or_else(|| TestError::new("the record has no such turn"))?;
    Ok((match_of_people_at(record, ply)?, choice))
}

async fn open(played: &Match, settings: &str) -> TestResult<(Page, Clock)> {
    let page = Page::new().await?;
    page.set_settings(settings).await?;
    let clock = Clock::held(&page, COUNTDOWN)?;
    page.open_table(played).await?;
    wait_for_ply(&page, played.ply(), "person").await?;
    Ok((page, clock))
}

const COUNTING: &str = "main.table[data-countdown]";

/// Plays the choice after which nothing is left, lets the turn end, undoes it, and stops the second
/// countdown. `says` begins the sentence of the status.
async fn turn_ends_by_itself(record: &str, last: &str, says: &str) -> TestResult {
    let (played, choice) = before_last_choice(record, last)?;
    let before = played.ply();
    let (page, clock) = open(&played, COUNT_DOWN).await?;
    type_action(&page, &choice).await?;
    wait_for_ply(&page, before + 1, "person").await?;
    page.wait_for(COUNTING).await?;
    let sentence = format!("{says} … tap to wait");
    assert_eq!(page.text("#status .status-text").await?, sentence);
    assert!(page.text("#spoken").await?.ends_with(&sentence));
    assert_eq!(clock.pending(&page).await?, [u64::from(COUNTDOWN)]);
    clock.pass(&page).await?;
    page.wait_for(&format!("main.table[data-ply='{}']", before + 2))
        .await?;
    assert_eq!(page.count(COUNTING).await?, 0);

    // Undo leads to the choice, and the countdown does not start again.
    close_sheet(&page).await?;
    page.click("#undo").await?;
    wait_for_ply(&page, before, "person").await?;
    page.click("#redo").await?;
    page.wait_for(&format!("main.table[data-ply='{}']", before + 2))
        .await?;
    page.click("#undo").await?;
    wait_for_ply(&page, before, "person").await?;
    assert_eq!(page.count(COUNTING).await?, 0);

    // A key stops it for good.
    type_action(&page, &choice).await?;
    page.wait_for(COUNTING).await?;
    page.press_keys("x").await?;
    page.wait_until_gone(COUNTING).await?;
    assert!(clock.pending(&page).await?.is_empty());
    wait_for_ply(&page, before + 1, "person").await?;
    assert!(!page.text("#status").await?.contains("tap to wait"));

    // The button is still there.
    close_sheet(&page).await?;
    page.click("#board .button:is([data-action], .primary)")
        .await?;
    page.wait_for(&format!("main.table[data-ply='{}']", before + 2))
        .await
}

#[wasm_bindgen_test]
async fn a_turn_of_the_wheel_of_fortune_ends_by_itself() -> TestResult {
    turn_ends_by_itself(wheel_of_fortune::TWO, "end", "Your turn ends").await
}

#[wasm_bindgen_test]
async fn a_solo_game_of_turn_of_time_draws_by_itself() -> TestResult {
    turn_ends_by_itself(turn_of_time::SOLO, "next", "The next card is drawn").await
}

/// The countdown begins after the last choice of a solo game, and this stops it for good.
async fn assert_stops(stop: impl AsyncFn(&Page, usize) -> TestResult) -> TestResult {
    let (played, choice) = before_last_choice(turn_of_time::SOLO, "next")?;
    let (page, clock) = open(&played, COUNT_DOWN).await?;
    let drawn = played.ply() + 1;
    type_action(&page, &choice).await?;
    page.wait_for(COUNTING).await?;
    stop(&page, drawn).await?;
    page.wait_until_gone(COUNTING).await?;
    assert!(clock.pending(&page).await?.is_empty());
    wait_for_ply(&page, drawn, "person").await
}

#[wasm_bindgen_test]
async fn a_touch_stops_the_countdown() -> TestResult {
    assert_stops(async |page, _| page.tap("#status").await).await
}

/// An Enter that stops it does not do what it is pressed on.
#[wasm_bindgen_test]
async fn enter_only_stops_the_countdown() -> TestResult {
    assert_stops(async |page, _| {
        let button = "#board .button:is([data-action], .primary)";
        let press = "document.querySelector(arguments[0]).focus(); hands.pressKey('\u{e007}');";
        page.script(press, vec![button.into()]).await.map(drop)
    })
    .await
}

/// Whoever plays by keys or by a switch ends turns by it.
#[wasm_bindgen_test]
async fn nothing_is_counted_down_after_a_key() -> TestResult {
    let (played, choice) = before_last_choice(turn_of_time::SOLO, "next")?;
    let (page, clock) = open(&played, COUNT_DOWN).await?;
    open_typing(&page).await?;
    page.fill("#notation", &choice).await?;
    page.press_keys(char::from(Key::Enter)).await?;
    wait_for_ply(&page, played.ply() + 1, "person").await?;
    page.wait_for_text("#status", "draw the next card").await?;
    assert_eq!(page.count(COUNTING).await?, 0);
    assert!(clock.pending(&page).await?.is_empty());
    Ok(())
}

#[wasm_bindgen_test]
async fn leaving_the_window_stops_the_countdown() -> TestResult {
    assert_stops(async |page, _| {
        page.script(
            "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
             document.dispatchEvent(new Event('visibilitychange'));
             delete document.hidden;
             document.dispatchEvent(new Event('visibilitychange'));",
            vec![],
        )
        .await
        .map(drop)
    })
    .await
}

#[wasm_bindgen_test]
async fn a_turn_can_end_at_once() -> TestResult {
    let (played, choice) = before_last_choice(wheel_of_fortune::TWO, "end")?;
    let (page, _clock) = open(&played, END_AT_ONCE).await?;
    page.script(
        "window.counted = false;
         const table = document.querySelector('main.table');
         new MutationObserver(() => { window.counted ||= table.dataset.countdown !== undefined; })
             .observe(table, { attributeFilter: ['data-countdown'] });",
        vec![],
    )
    .await?;
    type_action(&page, &choice).await?;
    page.wait_for(&format!("main.table[data-ply='{}']", played.ply() + 2))
        .await?;
    assert_eq!(page.script("return counted;", vec![]).await?, false);
    close_sheet(&page).await?;
    page.click("#undo").await?;
    wait_for_ply(&page, played.ply(), "person").await
}

/// What happens when nothing is left to do is chosen in the settings.
#[wasm_bindgen_test]
async fn the_settings_decide_how_turns_end() -> TestResult {
    let (played, choice) = before_last_choice(turn_of_time::SOLO, "next")?;
    for (value, counts) in [("", true), ("ask", false)] {
        let page = Page::at_once().await?;
        let clock = Clock::held(&page, COUNTDOWN)?;
        page.goto("#/settings").await?;
        page.click(&format!("input[name='turn-end'][value='{value}']"))
            .await?;
        page.open_table(&played).await?;
        type_action(&page, &choice).await?;
        wait_for_ply(&page, played.ply() + 1, "person").await?;
        if counts {
            page.wait_for(COUNTING).await?;
        } else {
            page.wait_for_text("#status", "draw the next card").await?;
            assert_eq!(page.count(COUNTING).await?, 0);
            assert!(clock.pending(&page).await?.is_empty());
        }
    }
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn a_turn_of_world_wonders_ends_by_itself() -> TestResult {
        turn_ends_by_itself(world_wonders::TWO, "end", "Your turn ends").await
    }

    #[wasm_bindgen_test]
    async fn a_turn_of_wheels_of_time_ends_by_itself() -> TestResult {
        turn_ends_by_itself(wheels_of_time::DUEL, "end", "Your actions end").await
    }

    #[wasm_bindgen_test]
    async fn looking_back_stops_the_countdown() -> TestResult {
        assert_stops(async |page, drawn| {
            page.press_keys("[").await?;
            wait_for_ply(page, drawn - 1, "look").await?;
            page.press_keys("]").await
        })
        .await
    }

    /// A match that is opened waits, too.
    #[wasm_bindgen_test]
    async fn an_opened_match_does_not_count_down() -> TestResult {
        assert_stops(async |page, _| page.reload().await).await
    }
}
