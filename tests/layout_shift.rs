//! Nothing moves by itself: the browser counts no layout shift from the opening of a table to the
//! end of a whole game.

use harness::play::fixtures::match_of_people_at;
use harness::play::{match_page, play_to_end, start_game, typed};
use harness::{
    DESKTOP, Driver as _, PHONE, Page, QUERIES, TestError, TestResult, expect_no_findings, fixture,
    is_long_run, json, run, trials, windows,
};
use records::link;

/// Records layout shifts, with the elements that moved. The browser's own sum leaves out those soon
/// after an input; here they count, except for lists in the column of players, which are sorted by
/// points.
const WATCH: &str = "window.shifts = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
            if (shift.sources.every(({ node }) => node?.parentElement?.closest('.table-players'))) continue;
            const ply = document.querySelector('main.table')?.dataset.ply;
            window.shifts.push(describeShift(shift, ply));
        }
    }).observe({ type: 'layout-shift', buffered: true });";

/// What has moved since the last call, each shift with `when`.
async fn take_shifts(page: &Page, when: &str) -> TestResult<Vec<String>> {
    // The shifts of the last frame are reported after it.
    page.wait_for_animations().await?;
    let shifts = page
        .strings("return window.shifts.splice(0);", vec![])
        .await?;
    let shifts = shifts.iter();
    Ok(shifts.map(|shift| format!("{when}: {shift}")).collect())
}

/// Opens a recorded match, and reopens its table with styles that arrive late; then
/// closes the help, asks for a hint, and plays to the end if `plays_on`
/// (in the gate the first turns).
async fn play_recorded(page: &Page, record: &str, plays_on: bool) -> TestResult {
    page.offer_help().await?;
    page.add_init_script(&format!("{{{QUERIES}\n{WATCH}}}"))
        .await?;
    let link = link::write(&match_of_people_at(record, 0)?)
        .map_err(|error| TestError::new(format!("{error:?}")))?;
    page.goto(&format!("#/open/{link}")).await?;
    page.click("#save-match").await?;
    page.wait_for("main.table #board *").await?;
    page.devtools("Network.enable", json!({})).await?;
    page.devtools("Network.setBypassServiceWorker", json!({ "bypass": true }))
        .await?;
    page.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true }))
        .await?;
    let slow = json!({
        "offline": false, "latency": 150, "downloadThroughput": -1, "uploadThroughput": -1,
    });
    page.devtools("Network.emulateNetworkConditions", slow)
        .await?;
    page.reload().await?;
    page.wait_for("main.table #board *").await?;
    let mut shifts = take_shifts(page, "the table is opened").await?;

    page.click("#helped").await?;
    page.wait_until_gone("#first-turn").await?;
    shifts.extend(take_shifts(page, "the help is closed").await?);
    page.click("#hint").await?;
    page.wait_for("#act-now, #hint-text").await?;
    if page.count("#act-now").await? > 0 {
        let _ = page.click("#act-now").await;
    }
    page.wait_for("#hint-text").await?;
    shifts.extend(take_shifts(page, "a hint is given").await?);

    if plays_on {
        let end = trials(24, usize::MAX);
        typed::play_to_end(page, &match_of_people_at(record, end)?).await?;
        shifts.extend(take_shifts(page, "the game is played").await?);
    }
    expect_no_findings(&shifts)
}

/// Opens a recorded match in each window, and plays it to the end in every other one, as that takes long: in the
/// first, or else in the second and so on. In the gate it is opened and played in one window.
fn in_all_windows(name: &str, record: &str, plays_on_in_first: bool) -> TestResult {
    let count = trials(1, usize::MAX);
    let failures =
        windows()
            .into_iter()
            .take(count)
            .enumerate()
            .filter_map(|(number, viewport)| {
                let plays_on = !is_long_run() || number.is_multiple_of(2) == plays_on_in_first;
                let window = format!("{}x{}", viewport.width, viewport.height);
                let played = run(&format!("shifts_{name}_{window}"), viewport, async |page| {
                    play_recorded(page, record, plays_on).await
                });
                Some(format!("{window}: {}", played.err()?))
            });
    expect_no_findings(&failures.collect::<Vec<_>>())
}

#[test]
fn nothing_moves_in_the_wheel_of_fortune() -> TestResult {
    in_all_windows(
        "wheel_of_fortune",
        fixture!("wheel-of-fortune-2-taxes"),
        false,
    )
}

#[test]
fn nothing_moves_in_world_wonders() -> TestResult {
    in_all_windows(
        "world_wonders",
        fixture!("world-wonders-2-population"),
        true,
    )
}

/// Bots act while the person watches.
#[test]
fn nothing_moves_while_bots_act() -> TestResult {
    run("shifts_bots", PHONE, async |page| {
        page.add_init_script(&format!("{{{QUERIES}\n{WATCH}}}"))
            .await?;
        match_page::set_instant_pace(page).await?;
        start_game(page, &["human", "casual", "casual"], &[]).await?;
        page.script("window.shifts.length = 0;", vec![]).await?;
        play_to_end(page).await?;
        expect_no_findings(&take_shifts(page, "the game is played").await?)
    })
}

mod long_run {
    use super::*;

    #[test]
    fn nothing_moves_with_the_wheel_below_the_controls() -> TestResult {
        run("shifts_wheel_beside", DESKTOP, async |page| {
            play_recorded(page, fixture!("wheel-of-fortune-5-beside"), true).await
        })
    }

    #[test]
    fn nothing_moves_in_turn_of_time() -> TestResult {
        in_all_windows("turn_of_time", fixture!("turn-of-time-3-all-played"), true)
    }

    #[test]
    fn nothing_moves_in_argonauts_wheel() -> TestResult {
        in_all_windows(
            "argonauts_wheel",
            fixture!("argonauts-wheel-2-three-revolutions"),
            false,
        )
    }

    #[test]
    fn nothing_moves_in_wheels_of_time() -> TestResult {
        in_all_windows("wheels_of_time", fixture!("wheels-of-time-2-hunger"), true)
    }
}
