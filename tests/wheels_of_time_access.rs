//! Wheels of Time for everybody: what axe-core finds, sizes, pages that scroll sideways.

use harness::play::gears;
use harness::play::recorded::{before, cut_off, recorded};
use harness::play::wheel::By;
use harness::{DESKTOP, Findings, Outcome, run};
use rules::games::wheels_of_time::{Action, Effect, Event, Link, Phase, Wheel, WheelsOfTime};

/// The third one, from the first turn to the last.
#[test]
fn wheels_of_time_from_set_up_to_the_end() -> Outcome {
    run("access_gears", DESKTOP, async |page| {
        let mut findings = Findings::default();
        page.go("#/new/wheels-of-time").await?;
        page.click("summary").await?;
        findings.look(page, "gears new game").await?;
        gears::ada_and_ben(page, &[("seed", "2")]).await?;
        page.wait_for("#first-turn").await?;
        findings.look(page, "gears table start").await?;
        page.click("#helped").await?;
        gears::choose(page, By::Mouse, Wheel::A).await?;
        page.click("[data-refused='link-A']").await?;
        page.wait_for(".wt-said").await?;
        findings.look(page, "gears table chosen").await?;
        page.click("#hint").await?;
        page.wait_for("#hint-said").await?;
        page.click("#analyse").await?;
        page.wait_for("#verdict").await?;
        findings.look(page, "gears table hint").await?;
        gears::sit_down_at(page, &recorded(gears::DUEL)?).await?;
        page.wait_for("#result").await?;
        findings.look(page, "gears table over").await?;
        findings.none()
    })
}

/// What is seen now and then: the phases, dice, and a lone player's table.
#[test]
fn wheels_of_time_in_the_middle() -> Outcome {
    run("access_gears_middle", DESKTOP, async |page| {
        let mut findings = Findings::default();
        gears::sit_down_at(page, &cut_off(gears::CUT, 2)?).await?;
        page.click("#lay-on").await?;
        findings.look(page, "gears table laying out").await?;
        let hungry = before::<WheelsOfTime>(&recorded(gears::CUT)?, |_, action, _| {
            action == Action::Feed(2)
        })?;
        gears::sit_down_at(page, &cut_off(gears::CUT, hungry)?).await?;
        findings.look(page, "gears table feeding").await?;
        let whole = before::<WheelsOfTime>(&recorded(gears::DUEL)?, |state, _, _| {
            state.phase() == Phase::Production
        })?;
        gears::sit_down_at(page, &cut_off(gears::DUEL, whole)?).await?;
        findings.look(page, "gears table production").await?;
        // A danger that is asked about.
        let at_risk = before::<WheelsOfTime>(&recorded(gears::DUEL)?, |state, _, _| {
            state.phase() == Phase::Actions
                && state.actions_left() > 0
                && matches!(state.effect(state.active(), Link::A), Effect::Danger(_))
        })?;
        gears::sit_down_at(page, &cut_off(gears::DUEL, at_risk)?).await?;
        page.click(&gears::link(Link::A)).await?;
        page.wait_for(&gears::sure(Link::A)).await?;
        findings.look(page, "gears table asked").await?;
        // The die lies there.
        let struck = before::<WheelsOfTime>(&recorded(gears::PLAGUE)?, |_, _, events| {
            let mut events = events.iter();
            events.any(|event| matches!(event, Event::Disaster { .. }))
        })?;
        let action = gears::actions(&recorded(gears::PLAGUE)?)[struck];
        gears::sit_down_at(page, &cut_off(gears::PLAGUE, struck)?).await?;
        gears::play(page, By::Mouse, &[action]).await?;
        findings.look(page, "gears table disaster").await?;
        gears::sit_down_at(page, &cut_off(gears::ALONE, 20)?).await?;
        findings.look(page, "gears table alone").await?;
        findings.none()
    })
}

#[test]
fn learning_wheels_of_time() -> Outcome {
    run("access_gears_learn", DESKTOP, async |page| {
        let mut findings = Findings::default();
        page.go("#/learn/wheels-of-time").await?;
        gears::wait_for_board(page).await?;
        page.click("#show-me").await?;
        page.wait_for(".news").await?;
        findings.look(page, "gears learn shown").await?;
        page.click(&gears::wheel(Wheel::A)).await?;
        page.click(&gears::wheel(Wheel::A)).await?;
        page.wait_for(".news.wrong").await?;
        findings.look(page, "gears learn wrong").await?;
        page.go("#/rules/wheels-of-time").await?;
        page.wait_for(".rules h2").await?;
        findings.look(page, "gears rules").await?;
        findings.none()
    })
}
