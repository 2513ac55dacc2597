//! Measures how soon a tap is painted on a phone: plays the middle of a recorded game of each game
//! by touch, at full speed and at that of a phone. Prints the time from each
//! tap to the next paint, as measured by the browser (in steps of 8 ms; it reports nothing below
//! 16 ms, which counts as 8), the longest task, and the number of elements in the page.
//!
//! `cargo run -p browser-tests --example clicks`; `WHEELHOUSE_DIST` selects another build of the
//! page, so that two builds can be compared.

mod budget;

use budget::last_value_and_aim;
use harness::play::fixtures::{actions, match_of_people_at, recorded_match};
use harness::play::{
    Input, argonauts_wheel, play_actions, turn_of_time, wheel_of_fortune, wheels_of_time,
    world_wonders,
};
use harness::{Driver as _, PHONE, Page, Speed, TestResult, Value, run};
use rules::game::Game as _;
use rules::games::argonauts_wheel::ArgonautsWheel;

/// The number of actions measured in each game. Most of them take several taps.
const ACTIONS: usize = 12;

/// Records the durations of taps and of long tasks, in milliseconds.
const WATCH: &str = "window.taps = {}; window.tasks = [];
    new PerformanceObserver((list) => {
        for (const { interactionId: id, duration } of list.getEntries())
            if (id) taps[id] = Math.max(taps[id] ?? 8, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });";

fn sorted(value: &Value) -> Vec<f64> {
    let mut numbers: Vec<f64> = value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// Measures while `play` plays, and prints a row of the table.
async fn measure(
    page: &Page,
    name: &str,
    speed: Speed,
    play: impl AsyncFnOnce() -> TestResult,
) -> TestResult {
    if page.count("#helped").await? > 0 {
        page.click("#helped").await?;
    }
    speed.apply(page).await?;
    page.script(WATCH, vec![]).await?;
    play().await?;
    page.wait_for_animations().await?;
    Speed::Full.apply(page).await?;
    let measured = page
        .script(
            "return [Object.values(window.taps), window.tasks, document.querySelectorAll('*').length];",
            vec![],
        )
        .await?;
    let (taps, tasks) = (sorted(&measured[0]), sorted(&measured[1]));
    let percentile = |share: usize| taps.get(taps.len() * share / 100).copied().unwrap_or(8.0);
    let slowest = taps.last().copied().unwrap_or(8.0);
    let longest = tasks.last().copied().unwrap_or(0.0);
    let speed = speed.name();
    let (last, aim) = last_value_and_aim(&format!("{name} {speed}"));
    let (last_task, task_aim) = last_value_and_aim(&format!("{name} {speed}, longest task"));
    println!(
        "| {name} | {speed} | {} / {slowest} | {last} | {aim} | {longest} | {last_task} | {task_aim} | {} | {} | {} |",
        percentile(50),
        percentile(90),
        taps.len(),
        measured[2],
    );
    Ok(())
}

async fn measure_all(page: &Page, speed: Speed) -> TestResult {
    let played = match_of_people_at(turn_of_time::THREE, 4)?;
    turn_of_time::open_match(page, &played).await?;
    measure(page, "Turn of Time", speed, async || {
        play_actions(page, ACTIONS / 2).await
    })
    .await?;

    let record =
        include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-three-revolutions.txt");
    let line = actions::<ArgonautsWheel>(&recorded_match(record)?);
    argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
    measure(page, "Argonaut's Wheel", speed, async || {
        for action in line.iter().take(ACTIONS) {
            argonauts_wheel::play_action(page, Input::Touch, &ArgonautsWheel::notation(*action))
                .await?;
        }
        Ok(())
    })
    .await?;

    let line = wheels_of_time::actions(&recorded_match(wheels_of_time::DUEL)?);
    let from = 30;
    wheels_of_time::open_match(page, &match_of_people_at(wheels_of_time::DUEL, from)?).await?;
    let part: Vec<_> = line.iter().skip(from).take(ACTIONS).copied().collect();
    measure(page, "Wheels of Time", speed, async || {
        wheels_of_time::play_line(page, Input::Touch, &part)
            .await
            .map(|_| ())
    })
    .await?;

    let line = wheel_of_fortune::actions(&recorded_match(wheel_of_fortune::FIVE)?);
    let from = 80;
    wheel_of_fortune::open_match(page, &match_of_people_at(wheel_of_fortune::FIVE, from)?).await?;
    let part: Vec<_> = line.iter().skip(from).take(ACTIONS).copied().collect();
    measure(page, "The Wheel of Fortune", speed, async || {
        wheel_of_fortune::play_line(page, Input::Touch, &part)
            .await
            .map(|_| ())
    })
    .await?;

    let line = world_wonders::actions(&recorded_match(world_wonders::FIVE)?);
    let from = 120;
    world_wonders::open_match(page, &match_of_people_at(world_wonders::FIVE, from)?).await?;
    let part: Vec<_> = line.iter().skip(from).take(ACTIONS).copied().collect();
    measure(page, "World Wonders", speed, async || {
        world_wonders::play_line(page, Input::Touch, &part)
            .await
            .map(|_| ())
    })
    .await
}

fn main() -> TestResult {
    println!(
        "| game | speed | median / slowest | last release | aim | longest task | last release | aim | 90 % | taps | elements |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    run("clicks", PHONE, async |page| {
        for speed in [Speed::Full, Speed::Phone] {
            measure_all(page, speed).await?;
        }
        Ok(())
    })
}
