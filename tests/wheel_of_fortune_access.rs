//! The Wheel of Fortune for everybody: what axe-core finds, sizes, pages that scroll sideways.

use harness::play::land;
use harness::play::recorded::{before, cut_off, recorded};
use harness::{DESKTOP, Findings, Outcome, run};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Phase, WheelOfFortune};

/// The fourth one, from set-up to the end.
#[test]
fn wheel_of_fortune_from_set_up_to_the_end() -> Outcome {
    run("access_land", DESKTOP, async |page| {
        let mut findings = Findings::default();
        land::quickly(page).await?;
        page.go("#/new/wheel-of-fortune").await?;
        page.click("summary").await?;
        findings.look(page, "land new game").await?;
        land::people(page, 3, &[("seed", "2")]).await?;
        page.wait_for("#first-turn").await?;
        findings.look(page, "land table start").await?;
        page.click("#helped").await?;
        let whole = recorded(land::INQUISITION)?;
        let placing = before::<WheelOfFortune>(&whole, |state, _, _| {
            state.turn() > 24 && state.phase() == Phase::Place
        })?;
        land::sit_down_at(page, &cut_off(land::INQUISITION, placing)?).await?;
        page.click("[data-cell]").await?;
        page.wait_for(".wf-cell.laid").await?;
        findings.look(page, "land table laid").await?;
        page.click("#hint").await?;
        page.wait_for("#hint-said").await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        findings.look(page, "land table hint").await?;
        land::sit_down_at(page, &recorded(land::FIVE)?).await?;
        page.wait_for("#result").await?;
        findings.look(page, "land table over").await?;
        page.go("#/rules/wheel-of-fortune").await?;
        page.wait_for(".rules h2").await?;
        findings.look(page, "land rules").await?;
        findings.none()
    })
}

/// What is seen now and then: followers to deploy, the plague, the wheel beside
/// the board.
#[test]
fn wheel_of_fortune_in_the_middle() -> Outcome {
    run("access_land_middle", DESKTOP, async |page| {
        let mut findings = Findings::default();
        land::quickly(page).await?;
        for (record, name, is_it) in [
            (land::TWO, "deploying", Phase::Deploy),
            (land::PLAGUE, "plague", Phase::Plague { offset: 0 }),
            (land::BESIDE, "beside", Phase::Deploy),
        ] {
            let whole = recorded(record)?;
            let at = before::<WheelOfFortune>(&whole, |state, _, _| {
                state.turn() > 8 && state.phase() == is_it
            })?;
            land::sit_down_at(page, &cut_off(record, at)?).await?;
            page.click(".wf-features summary").await?;
            findings.look(page, &format!("land table {name}")).await?;
        }
        findings.none()
    })
}
