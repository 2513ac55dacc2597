//! Turns with nothing left to choose: they end by themselves after a countdown, unless a key or touch
//! stops it.

use harness::play::fixtures::{match_of_people_at, recorded_match};
use harness::play::match_page::{type_action, wait_for_ply};
use harness::play::{Input, turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, Value, json, run};
use records::{Entry, Match};

/// Chooses what happens when nothing is left to do.
async fn set_turn_end(page: &Page, value: &str) -> TestResult {
    page.goto("#/settings").await?;
    page.click(&format!("input[name='turn-end'][value='{value}']"))
        .await
}

/// The match before the first choice after which nothing is left but this action, and the choice.
fn before_last_choice(record: &str, last: &str) -> TestResult<(Match, String)> {
    let whole = recorded_match(record)?;
    let entries = whole.entries().iter().enumerate();
    let mut choices = entries.filter_map(|(ply, entry)| match entry {
        Entry::Action(action) => Some((ply, action.to_string())),
        _ => None,
    });
    let found = choices.find(|(ply, _)| {
        let legal = |at| whole.position_at(at).state().legal_actions();
        let left = legal(ply + 1);
        legal(*ply).len() > 1 && left.len() == 1 && left.iter().all(|it| it.to_string() == last)
    });
    let (ply, choice) = found.ok_or_else(|| TestError::new("the record has no such turn"))?;
    Ok((match_of_people_at(record, ply)?, choice))
}

/// Notes the time of every change of ply and countdown, and where the board stands.
const WATCH: &str = "window.seen = [];
    const note = () => {
        // Before the position is asked for, which may take a while.
        const now = performance.now();
        const { ply, countdown } = document.querySelector('main.table').dataset;
        const { top, height } = document.getElementById('board').getBoundingClientRect();
        window.seen.push([Number(ply), countdown !== undefined, now, top, height]);
    };
    note();
    new MutationObserver(note).observe(document.querySelector('main.table'), {
        attributeFilter: ['data-ply', 'data-countdown'],
    });";

async fn is_counting(page: &Page) -> TestResult<bool> {
    Ok(page.count("main.table[data-countdown]").await? > 0)
}

/// Waits longer than a countdown takes.
async fn outwait_countdown(page: &Page) -> TestResult {
    page.script("window.since = performance.now();", vec![])
        .await?;
    page.wait_for_script("return performance.now() > window.since + 2600;")
        .await
        .map(|_| ())
}

/// Plays the choice after which nothing is left, lets the turn end, undoes it, and stops the second
/// countdown. `says` begins the sentence of the status.
async fn turn_ends_by_itself(page: &Page, played: &Match, choice: &str, says: &str) -> TestResult {
    let before = played.ply();
    page.script(WATCH, vec![]).await?;
    type_action(page, choice).await?;
    wait_for_ply(page, before + 1, "person").await?;
    page.wait_for("main.table[data-countdown]").await?;
    let sentence = format!("{says} in 2 seconds. Tap or press any key to stop.");
    assert_eq!(page.text("#status .status-text").await?, sentence);
    assert!(page.text("#spoken").await?.ends_with(&sentence));
    page.screenshot(&format!("countdown-{}", played.setup().game().id()))
        .await?;
    page.wait_for(&format!("main.table[data-ply='{}']", before + 2))
        .await?;
    let seen = page.script("return window.seen;", vec![]).await?;
    let seen: Vec<&Value> = seen.as_array().into_iter().flatten().collect();
    let at = |ply: usize, counts: bool| {
        let found = seen
            .iter()
            .find(|note| note[0] == ply && note[1] == counts)
            .ok_or_else(|| TestError::new(format!("{seen:?}")));
        found.map(|note| note[2].as_f64().unwrap_or_default())
    };
    let took = at(before + 2, false)? - at(before + 1, true)?;
    assert!((1950.0..8000.0).contains(&took), "{took} ms");
    assert!(!is_counting(page).await?);

    // Undo leads to the choice, and the countdown does not start again.
    page.click("#undo").await?;
    wait_for_ply(page, before, "person").await?;
    page.click("#redo").await?;
    page.wait_for(&format!("main.table[data-ply='{}']", before + 2))
        .await?;
    page.click("#undo").await?;
    wait_for_ply(page, before, "person").await?;
    assert!(!is_counting(page).await?);

    // A key stops it for good.
    type_action(page, choice).await?;
    page.wait_for("main.table[data-countdown]").await?;
    page.press_keys("x").await?;
    page.wait_until_gone("main.table[data-countdown]").await?;
    outwait_countdown(page).await?;
    wait_for_ply(page, before + 1, "person").await?;
    assert!(!page.text("#status").await?.contains("seconds"));

    // The button is still there.
    page.click("#board .button:is([data-action], .primary)")
        .await?;
    page.wait_for(&format!("main.table[data-ply='{}']", before + 2))
        .await
        .map(|_| ())
}

#[test]
fn a_turn_of_the_wheel_of_fortune_ends_by_itself() -> TestResult {
    run("turn_ends_wheel_of_fortune", DESKTOP, async |page| {
        set_turn_end(page, "").await?;
        let (played, choice) = before_last_choice(wheel_of_fortune::TWO, "end")?;
        wheel_of_fortune::open_match(page, &played).await?;
        turn_ends_by_itself(page, &played, &choice, "Your turn ends").await
    })
}

#[test]
fn a_turn_of_world_wonders_ends_by_itself() -> TestResult {
    run("turn_ends_world_wonders", DESKTOP, async |page| {
        page.set_reduced_motion(false).await?;
        set_turn_end(page, "").await?;
        let (played, choice) = before_last_choice(world_wonders::TWO, "end")?;
        world_wonders::open_match(page, &played).await?;
        turn_ends_by_itself(page, &played, &choice, "Your turn ends").await
    })
}

#[test]
fn a_turn_of_wheels_of_time_ends_by_itself() -> TestResult {
    run("turn_ends_wheels_of_time", DESKTOP, async |page| {
        set_turn_end(page, "").await?;
        let (played, choice) = before_last_choice(wheels_of_time::DUEL, "end")?;
        wheels_of_time::open_match(page, &played).await?;
        turn_ends_by_itself(page, &played, &choice, "Your actions end").await
    })
}

#[test]
fn a_solo_game_of_turn_of_time_draws_by_itself() -> TestResult {
    run("turn_ends_turn_of_time", DESKTOP, async |page| {
        set_turn_end(page, "").await?;
        let (played, choice) = before_last_choice(turn_of_time::SOLO, "next")?;
        turn_of_time::open_match(page, &played).await?;
        turn_ends_by_itself(page, &played, &choice, "The next card is drawn").await
    })
}

#[test]
fn touches_browsing_and_hiding_stop_the_countdown() -> TestResult {
    run("turn_ends_stops", DESKTOP, async |page| {
        set_turn_end(page, "").await?;
        let (played, choice) = before_last_choice(turn_of_time::SOLO, "next")?;
        turn_of_time::open_match(page, &played).await?;
        let drawn = played.ply() + 1;
        for stop in ["touch", "browse", "hide"] {
            type_action(page, &choice).await?;
            page.wait_for("main.table[data-countdown]").await?;
            match stop {
                "touch" => page.tap("#status").await?,
                "browse" => {
                    page.press_keys("[").await?;
                    wait_for_ply(page, drawn - 1, "look").await?;
                    page.press_keys("]").await?;
                }
                _ => {
                    page.script(
                        "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
                         document.dispatchEvent(new Event('visibilitychange'));
                         delete document.hidden;
                         document.dispatchEvent(new Event('visibilitychange'));",
                        vec![],
                    )
                    .await?;
                }
            }
            page.wait_until_gone("main.table[data-countdown]").await?;
            outwait_countdown(page).await?;
            wait_for_ply(page, drawn, "person").await?;
            page.click("#undo").await?;
            wait_for_ply(page, drawn - 1, "person").await?;
        }
        // An opened match waits, too.
        type_action(page, &choice).await?;
        page.wait_for("main.table[data-countdown]").await?;
        page.reload().await?;
        wait_for_ply(page, drawn, "person").await?;
        assert!(!is_counting(page).await?);
        Ok(())
    })
}

#[test]
fn a_turn_can_end_at_once() -> TestResult {
    run("turn_ends_at_once", DESKTOP, async |page| {
        set_turn_end(page, "at-once").await?;
        let (played, choice) = before_last_choice(wheel_of_fortune::TWO, "end")?;
        wheel_of_fortune::open_match(page, &played).await?;
        page.script(WATCH, vec![]).await?;
        type_action(page, &choice).await?;
        page.wait_for(&format!("main.table[data-ply='{}']", played.ply() + 2))
            .await?;
        let counted = "return window.seen.some(([, counts]) => counts);";
        assert_eq!(page.script(counted, vec![]).await?, json!(false));
        page.click("#undo").await?;
        wait_for_ply(page, played.ply(), "person").await
    })
}

/// The bar at the lower edge and what it says stay where they are.
#[test]
fn nothing_moves_during_the_countdown() -> TestResult {
    run("turn_ends_layout", PHONE, async |page| {
        set_turn_end(page, "").await?;
        let (played, _) = before_last_choice(wheel_of_fortune::TWO, "end")?;
        wheel_of_fortune::open_match(page, &played).await?;
        let before = played.ply();
        let choice = wheel_of_fortune::actions(&recorded_match(wheel_of_fortune::TWO)?)[before];
        let state = wheel_of_fortune::state_of(&played)?;
        wheel_of_fortune::perform(page, Input::Touch, &state, choice, before).await?;
        page.wait_for("main.table[data-countdown]").await?;
        page.script(WATCH, vec![]).await?;
        let button = "const { top, width, height } =
                document.querySelector('#board .button.primary').getBoundingClientRect();
            return [top, width, height];";
        let counting = page.script(button, vec![]).await?;
        page.press_keys("x").await?;
        page.wait_until_gone("main.table[data-countdown]").await?;
        assert_eq!(page.script(button, vec![]).await?, counting);
        let boards =
            "return new Set(window.seen.map(([, , , top, height]) => `${top} ${height}`)).size;";
        assert_eq!(page.script(boards, vec![]).await?, 1);
        Ok(())
    })
}
