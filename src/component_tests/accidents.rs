//! Accidental input: a second click, a held key, a bounced touch. None of it plays a second action.

use super::{Page, settle};
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::wait_for_ply;
use page_driver::play::{turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders};
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use records::{Match, Player, SeatConfig};
use rules::{GameId, Setup};
use wasm_bindgen_test::wasm_bindgen_test;

/// The middle of an element, once it is there.
async fn middle(page: &Page, css: &str) -> TestResult<(f64, f64)> {
    let body = "const found = find(arguments[0]);
        if (!found || !isVisible(found)) return;
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = found.getBoundingClientRect();
        return [x + width / 2, y + height / 2];";
    let at = page.wait_until(css, body, vec![json!(css)]).await?;
    let coordinate = |index: usize| at[index].as_f64().unwrap_or_default();
    Ok((coordinate(0), coordinate(1)))
}

/// Presses the middle of an element quickly, whatever is there by then.
async fn press(page: &Page, css: &str, kind: &str, times: usize) -> TestResult {
    let (x, y) = middle(page, css).await?;
    for _ in 0..times {
        let press = format!("return hands.pressOnce({x}, {y}, '{kind}');");
        page.script(&press, vec![]).await?;
        settle().await;
    }
    Ok(())
}

async fn click_twice(page: &Page, css: &str) -> TestResult {
    press(page, css, "mouse", 2).await
}

async fn ply(page: &Page) -> TestResult<usize> {
    let ply = page
        .script("return document.querySelector('main').dataset.ply;", vec![])
        .await?;
    Ok(ply.as_str().unwrap_or_default().parse()?)
}

async fn open(record: &Match) -> TestResult<Page> {
    let page = Page::new().await?;
    page.open_table(record).await?;
    page.wait_for("#board :is(button, [role=button])").await?;
    Ok(page)
}

/// A new match of Argonaut's Wheel.
fn new_match() -> TestResult<Match> {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 5)
        .map_err(|error| TestError::new(error.to_string()))?;
    let seats = [(); 2].map(|()| SeatConfig::unnamed(Player::Human));
    Match::new(setup, seats.to_vec()).map_err(|error| TestError::new(format!("{error:?}")))
}

/// Everything on the board that can be pressed.
const CONTROLS: &str = "#board :is(button:not(:disabled), [role=button]:not([aria-disabled=true]))";

/// The first two positions in which a turn only has to be ended.
fn ends_of_turns(written: &str) -> TestResult<Vec<usize>> {
    let mut found = Vec::new();
    for ply in 0..40 {
        if match_of_people_at(written, ply)?
            .state()
            .legal_actions()
            .len()
            == 1
        {
            found.push(ply);
        }
    }
    found.truncate(2);
    Ok(found)
}

#[wasm_bindgen_test]
async fn a_double_click_plays_one_action_in_every_game() -> TestResult {
    for (written, positions) in [
        (turn_of_time::TWO, vec![2, 5]),
        (wheels_of_time::DUEL, vec![0, 6, 11]),
        (wheel_of_fortune::TWO, vec![1, 2]),
        (world_wonders::TWO, ends_of_turns(world_wonders::TWO)?),
    ] {
        let mut played = 0;
        for before in positions {
            let record = match_of_people_at(written, before)?;
            let page = open(&record).await?;
            for control in 0..6 {
                let mark = "const [css, at] = arguments;
                    document.querySelector('[data-double]')?.removeAttribute('data-double');
                    const all = [...document.querySelectorAll(css)].filter(isVisible);
                    const step = Math.max(1, Math.floor(all.length / 6));
                    all[at * step]?.setAttribute('data-double', '');
                    return at * step < all.length ? 1 : 2;";
                let found = page
                    .wait_until("controls", mark, vec![json!(CONTROLS), json!(control)])
                    .await?;
                if found == json!(2) {
                    break;
                }
                click_twice(&page, "[data-double]").await?;
                let after = ply(&page).await?;
                assert!(after <= before + 1, "{before} {control}: {after}");
                if after > before {
                    played += 1;
                    page.open_table(&record).await?;
                    page.wait_for(CONTROLS).await?;
                }
            }
        }
        assert_ne!(played, 0, "{}", &written[..40]);
    }
    Ok(())
}

/// The same button, for the other side.
#[wasm_bindgen_test]
async fn a_double_click_turns_the_wheel_once() -> TestResult {
    let page = open(&new_match()?).await?;
    let turn = page.by_role("button", "Turn the wheel").await?;
    click_twice(&page, turn).await?;
    wait_for_ply(&page, 1, "person").await?;
    assert_eq!(ply(&page).await?, 1);
    // A person who has noticed that it is their turn.
    page.click(turn).await?;
    wait_for_ply(&page, 2, "person").await
}

/// Held for a second, a key is pressed thirty times.
#[wasm_bindgen_test]
async fn a_held_key_plays_one_action() -> TestResult {
    let page = open(&new_match()?).await?;
    let turn = page.by_role("button", "Turn the wheel").await?;
    let hold = "const fire = (type, repeat) => document.activeElement.dispatchEvent(
            new KeyboardEvent(type, { key: 'Enter', code: 'Enter', repeat, bubbles: true, cancelable: true }));
        document.querySelector(arguments[0]).focus();
        for (let press = 0; press < 30; press += 1) {
            if (fire('keydown', press > 0)) document.activeElement.click();
            await new Promise((done) => setTimeout(done));
        }
        fire('keyup', false);";
    let hold = format!("return (async () => {{ {hold} }})();");
    page.script(&hold.replace("arguments[0]", &format!("'{turn}'")), vec![])
        .await?;
    wait_for_ply(&page, 1, "person").await?;
    assert_eq!(ply(&page).await?, 1);
    // Another key in between: it is meant.
    page.script(
        &format!("document.querySelector('{turn}').focus();"),
        vec![],
    )
    .await?;
    page.press_keys(
        [Key::Tab, Key::Enter]
            .map(char::from)
            .iter()
            .collect::<String>(),
    )
    .await?;
    Ok(())
}

#[wasm_bindgen_test]
async fn what_can_be_repeated_is_as_quick_as_hands_are() -> TestResult {
    let record = match_of_people_at(turn_of_time::TWO, 8)?;
    let page = open(&record).await?;
    press(&page, "#undo", "mouse", 3).await?;
    wait_for_ply(&page, 5, "person").await?;
    press(&page, "#redo", "touch", 3).await?;
    wait_for_ply(&page, 8, "person").await
}

/// After a task is solved there is a button to continue; the second click does not answer the next task.
#[wasm_bindgen_test]
async fn a_double_click_takes_one_action_in_a_lesson() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/learn/argonauts-wheel").await?;
    page.wait_for("#board :is(button, [role=button])").await?;
    let taken = "const { step, taken } = document.querySelector('main').dataset;
        return Number(step) * 100 + Number(taken);";
    let before = page.script(taken, vec![]).await?.as_f64();
    click_twice(&page, "#turn-wheel").await?;
    let after = page.script(taken, vec![]).await?.as_f64();
    assert!(
        after <= before.map(|before| before + 1.0),
        "{before:?} {after:?}"
    );
    Ok(())
}

/// A second click on what leads to a table plays nothing there.
#[wasm_bindgen_test]
async fn a_double_click_on_play_only_opens_the_table() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/new/turn-of-time").await?;
    click_twice(&page, "#begin").await?;
    page.wait_for("#board :is(button, [role=button])").await?;
    assert_eq!(ply(&page).await?, 0);
    Ok(())
}

/// Labels pass a click on to their field, and a click without a press comes from a screen reader.
#[wasm_bindgen_test]
async fn clicks_that_browsers_and_readers_make_count() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/settings").await?;
    let chosen = "return document.querySelector('input[name=theme]:checked').value;";
    for theme in ["dark", "light", "dark"] {
        page.click(&format!("label:has(input[name=theme][value={theme}])"))
            .await?;
        assert_eq!(page.script(chosen, vec![]).await?, json!(theme));
    }
    page.script(
        "document.querySelector('input[name=theme][value=light]').click();",
        vec![],
    )
    .await?;
    assert_eq!(page.script(chosen, vec![]).await?, json!("light"));
    Ok(())
}
