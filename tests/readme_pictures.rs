//! The README's pictures. `scripts/screenshot` takes them; no other run does.

use harness::play::argonauts_wheel::{start_ada_vs_ben, type_line};
use harness::play::fixtures::{match_at, match_of_people_at, ply_before, recorded_match};
use harness::play::match_page::open_tab;
use harness::play::{play_actions, start_game, wheel_of_fortune, wheels_of_time, world_wonders};
use harness::{DESKTOP, Driver as _, Page, TestResult, run};
use rules::Seat;
use rules::games::wheel_of_fortune::{self as fortune_rules, WheelOfFortune};
use rules::games::wheels_of_time::{self as wheels_rules, WheelsOfTime};
use rules::games::world_wonders::{self as wonders_rules, WorldWonders};

async fn take(page: &Page, name: &str) -> TestResult {
    page.script("scrollTo(0, 0);", vec![]).await?;
    page.wait_for_animations().await?;
    page.screenshot(name).await
}

#[test]
fn picture_of_turn_of_time() -> TestResult {
    run("readme_turn_of_time", DESKTOP, async |page| {
        let seats = ["human", "human", "human", "human"];
        start_game(page, &seats, &[("seed", "2026")]).await?;
        play_actions(page, 9).await?;
        let side = "return [...document.querySelectorAll('.hand-side')].at(-1).dataset.card;";
        let card = page.script(side, vec![]).await?;
        let card = card.as_str().unwrap_or_default();
        page.click(&format!(".hand-side[data-card='{card}']"))
            .await?;
        page.click("[data-cell='l12'], .free-cell").await?;
        page.wait_for(".planned").await?;
        take(page, "readme-turn-of-time").await
    })
}

#[test]
fn picture_of_argonauts_wheel() -> TestResult {
    run("readme_argonauts_wheel", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        type_line(page, "1-7 3-2 R 3-2 7-0 R 7-0 3-4 0-4 R R R 1-3").await?;
        open_tab(page, "analysis").await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        take(page, "readme-argonauts-wheel").await
    })
}

#[test]
fn picture_of_wheels_of_time() -> TestResult {
    run("readme_wheels_of_time", DESKTOP, async |page| {
        let at =
            ply_before::<WheelsOfTime>(&recorded_match(wheels_of_time::DUEL)?, |state, _, _| {
                state.phase() == wheels_rules::Phase::Actions
                    && state.actions_left() > 1
                    && state.city(Seat::FIRST).structures()
                        + state.city(Seat::in_turn(1, 2)).structures()
                        > 9
            })?;
        wheels_of_time::open_match(page, &match_at(wheels_of_time::DUEL, at)?).await?;
        page.click("[data-wheel='A']").await?;
        take(page, "readme-wheels-of-time").await
    })
}

#[test]
fn picture_of_wheel_of_fortune() -> TestResult {
    run("readme_wheel_of_fortune", DESKTOP, async |page| {
        let recorded = recorded_match(wheel_of_fortune::FIVE)?;
        let at = ply_before::<WheelOfFortune>(&recorded, |state, _, _| {
            state.remaining_count() < 12 && state.phase() == fortune_rules::Phase::Place
        })?;
        wheel_of_fortune::open_match(page, &match_at(wheel_of_fortune::FIVE, at)?).await?;
        take(page, "readme-wheel-of-fortune").await
    })
}

#[test]
fn picture_of_world_wonders() -> TestResult {
    run("readme_world_wonders", DESKTOP, async |page| {
        let recorded = recorded_match(world_wonders::TWO)?;
        let at = ply_before::<WorldWonders>(&recorded, |state, _, _| {
            state.round() > 6 && state.phase() == wonders_rules::Phase::Buy
        })?;
        world_wonders::open_match(page, &match_of_people_at(world_wonders::TWO, at)?).await?;
        take(page, "readme-world-wonders").await
    })
}
