//! World Wonders for everybody: what axe-core finds, sizes, pages that scroll sideways.

use harness::play::city;
use harness::play::gears;
use harness::play::recorded::{before, recorded};
use harness::{DESKTOP, Findings, Outcome, run};
use rules::games::world_wonders::{Phase, WorldWonders};

/// The fifth one, from set-up to the end.
#[test]
fn world_wonders_from_set_up_to_the_end() -> Outcome {
    run("access_city", DESKTOP, async |page| {
        let mut findings = Findings::default();
        gears::quickly(page).await?;
        page.go("#/new/world-wonders").await?;
        page.click("summary").await?;
        findings.look(page, "city new game").await?;
        city::people(page, 3, &[("seed", "2")]).await?;
        page.wait_for("#first-turn").await?;
        findings.look(page, "city table start").await?;
        city::sit_down_at(page, &recorded(city::FIVE)?).await?;
        page.wait_for("#result").await?;
        findings.look(page, "city table over").await?;
        page.go("#/rules/world-wonders").await?;
        page.wait_for(".rules h2").await?;
        findings.look(page, "city rules").await?;
        findings.none()
    })
}

/// What is seen now and then: something to buy, with its needs; a piece to
/// place, with a hint; who plays alone.
#[test]
fn world_wonders_in_the_middle() -> Outcome {
    run("access_city_middle", DESKTOP, async |page| {
        let mut findings = Findings::default();
        gears::quickly(page).await?;
        let whole = recorded(city::FIVE)?;
        let placing = before::<WorldWonders>(&whole, |state, _, _| {
            state.round() > 4 && matches!(state.phase(), Phase::Place { .. })
        })?;
        city::sit_down_at(page, &city::cut_off(city::FIVE, placing)?).await?;
        page.click("#hint").await?;
        page.wait_for("#hint-said").await?;
        findings.look(page, "city table placing").await?;
        city::sit_down_at(page, &city::cut_off(city::FIVE, placing - 1)?).await?;
        page.click(".ww-wonder-card").await?;
        page.wait_for(".ww-needs-met").await?;
        findings.look(page, "city table buying").await?;
        let whole = recorded(city::ALONE)?;
        let buying = before::<WorldWonders>(&whole, |state, _, _| {
            state.round() > 2 && state.phase() == Phase::Buy
        })?;
        city::sit_down_at(page, &city::cut_off(city::ALONE, buying)?).await?;
        findings.look(page, "city table alone").await?;
        findings.none()
    })
}
