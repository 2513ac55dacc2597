//! What the board of Wheels of Time tells before anything is done: what turns
//! and links would do, what can only hurt, and why something cannot be done.

use harness::play::around::{pictures, wait_at};
use harness::play::gears::{
    DUEL, act, ada_and_ben, button, choose, link, one, play, sit_down_at, state_of, sure,
};
use harness::play::kept_match;
use harness::play::recorded::{before, cut_off, recorded};
use harness::play::wheel::By;
use harness::{DESKTOP, Key, Outcome, PHONE, Problem, json, run};
use records::{TableRules, UndoPolicy};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Effect, Item, Link, LinkPair, Phase, PlayerWheel, Structure, Wheel, WheelsOfTime,
};

#[test]
fn what_can_only_hurt_is_asked_first() -> Outcome {
    run("gears_asked", DESKTOP, async |page| {
        // A danger of one's own, in somebody's actions.
        let own = |state: &WheelsOfTime| {
            [Link::A, Link::B]
                .into_iter()
                .find(|link| matches!(state.effect(state.active(), *link), Effect::Danger(_)))
        };
        let at = before::<WheelsOfTime>(&recorded(DUEL)?, |state, _, _| {
            state.phase() == Phase::Actions && state.actions_left() > 0 && own(state).is_some()
        })?;
        let cut = cut_off(DUEL, at)?;
        sit_down_at(page, &cut).await?;
        let state = state_of(&cut)?;
        let at_risk = own(&state).ok_or_else(|| Problem::new("there is no danger"))?;
        for sure_at in ["picture", "button"] {
            let sure = sure(at_risk);
            assert_eq!(page.count(&sure).await?, 0);
            page.click(&link(at_risk)).await?;
            page.wait_for_text(&sure, "Really trigger link").await?;
            assert_eq!(kept_match(page).await?.ply(), at);
            // Something else is not that.
            page.keys(char::from(Key::Escape)).await?;
            page.wait_gone(&sure).await?;
            page.click(&button(Action::Trigger(at_risk))).await?;
            page.wait_for(&sure).await?;
            page.click(&match sure_at {
                "picture" => link(at_risk),
                _ => sure,
            })
            .await?;
            wait_at(page, at + 1, "person").await?;
            page.click("#undo").await?;
            wait_at(page, at, "person").await?;
        }
        Ok(())
    })
}

/// What one of the links does, in the words of the rows that are read out.
fn does(effect: Effect) -> String {
    match effect {
        Effect::Nothing => "nothing".to_owned(),
        Effect::HalfBuilding => "half of a building".to_owned(),
        Effect::Gives(item) => one(item).to_owned(),
        Effect::Danger(good) => format!("danger: takes {}", one(Item::Good(good))),
        Effect::Disaster => "disaster".to_owned(),
    }
}

/// What turns of a wheel would do is told turn by turn, and is what they do.
#[test]
fn what_a_turn_would_do_is_what_it_does() -> Outcome {
    run("gears_plan", DESKTOP, async |page| {
        ada_and_ben(page, &[]).await?;
        for which in [Wheel::Player(PlayerWheel::One), Wheel::A, Wheel::B] {
            choose(page, By::Mouse, which).await?;
            page.wait_for(".wt-line").await?;
            assert!(page.count(".wt-ghost").await? > 0);
            let lines = page
                .script(
                    "return [...document.querySelectorAll('.wt-line')].slice(0, 2).map((line) =>
                         [...line.querySelectorAll('.wt-cell:not(.other) b')].map((link) =>
                             [link.textContent, link.nextSibling.nextSibling.textContent]));",
                    vec![],
                )
                .await?;
            let mut played = kept_match(page).await?;
            for line in lines.as_array().into_iter().flatten() {
                act(page, By::Mouse, &mut played, Action::Turn(which)).await?;
                let state = state_of(&played)?;
                let cells = line.as_array().into_iter().flatten();
                let mut told = 0;
                for cell in cells {
                    let link = match cell[0].as_str() {
                        Some("A") => Link::A,
                        Some("B") => Link::B,
                        _ => Link::Common,
                    };
                    let effect = state.effect(Seat::FIRST, link);
                    let words = match effect {
                        Effect::HalfBuilding => "half a building".to_owned(),
                        Effect::Danger(_) => "danger".to_owned(),
                        effect => does(effect),
                    };
                    let said = cell[1].as_str().unwrap_or_default();
                    assert!(said.starts_with(&words), "{said}: {words}");
                    told += 1;
                }
                assert!(told > 0);
            }
            // The rows say the same of all links.
            let state = state_of(&played)?;
            let rows = page
                .script(
                    "return [...document.querySelectorAll('.board tbody tr')]
                         .map(({ cells }) => cells[3].textContent);",
                    vec![],
                )
                .await?;
            let wanted: Vec<String> = Seat::all(2)
                .flat_map(|seat| Link::ALL.map(|link| does(state.effect(seat, link))))
                .collect();
            assert_eq!(rows, json!(wanted));
            page.screenshot("gears-plan-desktop").await?;
            for ply in [1, 0] {
                page.click("#undo").await?;
                wait_at(page, ply, "person").await?;
            }
        }
        Ok(())
    })
}

#[test]
fn without_aids_nothing_is_foretold() -> Outcome {
    run("gears_no_aids", PHONE, async |page| {
        ada_and_ben(page, &[("aids", "Off")]).await?;
        assert_eq!(page.count("#hint, #analyse, #first-turn").await?, 0);
        choose(page, By::Finger, Wheel::A).await?;
        page.wait_for_rest().await?;
        let told = ".wt-line, .wt-outlook, .wt-ghost, .wt-chip";
        assert_eq!(page.count(told).await?, 0);
        pictures(page, "gears-no-aids").await?;
        page.resize(PHONE).await?;
        play(page, By::Finger, &[Action::Turn(Wheel::A)]).await?;
        // In production neither.
        let at = before::<WheelsOfTime>(&recorded(DUEL)?, |state, _, _| {
            state.phase() == Phase::Production
        })?;
        let table = TableRules {
            undo: UndoPolicy::Free,
            aids: false,
        };
        let cut = cut_off(DUEL, at)?.with_table_rules(table);
        sit_down_at(page, &cut).await?;
        assert_eq!(page.count(told).await?, 0);
        play(page, By::Finger, &[Action::Join(LinkPair::AB)]).await?;
        Ok(())
    })
}

/// A button of what cannot be done says why not.
#[test]
fn buttons_say_why_not() -> Outcome {
    run("gears_why_not", DESKTOP, async |page| {
        ada_and_ben(page, &[]).await?;
        for (action, why) in [
            (Action::Trigger(Link::A), "Link A gives nothing just now."),
            (
                Action::Build(Structure::Road),
                "A road costs a wood and a stone: your store lacks some of it.",
            ),
        ] {
            let name = WheelsOfTime::notation(action);
            let css = format!("button[data-refused='{name}']");
            page.wait_for(&format!("{css}[aria-disabled='true']"))
                .await?;
            page.click(&css).await?;
            page.wait_for_text(".wt-said[role='status']", why).await?;
        }
        // In the picture as well.
        page.click(&link(Link::Common)).await?;
        page.wait_for_text(".wt-said", "The common link gives nothing just now.")
            .await?;
        page.keys(char::from(Key::Escape)).await?;
        page.wait_gone(".wt-said").await?;
        assert_eq!(kept_match(page).await?.ply(), 0);
        Ok(())
    })
}
