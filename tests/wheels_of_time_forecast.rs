//! What the board of Wheels of Time shows before an action: the effects of turns and links,
//! warnings, and why an action is illegal.

use harness::play::Input;
use harness::play::fixtures::{match_at, ply_before, recorded_match};
use harness::play::match_page::wait_for_ply;
use harness::play::stored_match;
use harness::play::wheels_of_time::{
    DUEL, action_button, confirm_button, item_text, link_selector, open_match, play_action,
    play_line, select_wheel, start_ada_vs_ben, state_of,
};
use harness::{DESKTOP, Driver as _, Key, PHONE, TestError, TestResult, json, run};
use records::{TableRules, UndoPolicy};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Effect, Item, Link, LinkPair, Phase, PlayerWheel, Structure, Wheel, WheelsOfTime,
};

#[test]
fn a_harmful_link_asks_for_confirmation() -> TestResult {
    run("wheels_of_time_confirmation", DESKTOP, async |page| {
        // A dangerous link of the active player, in the phase of actions.
        let danger_of = |state: &WheelsOfTime| {
            [Link::A, Link::B]
                .into_iter()
                .find(|link| matches!(state.effect(state.active(), *link), Effect::Danger(_)))
        };
        let at = ply_before::<WheelsOfTime>(&recorded_match(DUEL)?, |state, _, _| {
            state.phase() == Phase::Actions
                && state.actions_left() > 0
                && danger_of(state).is_some()
        })?;
        let start = match_at(DUEL, at)?;
        open_match(page, &start).await?;
        let state = state_of(&start)?;
        let danger_link =
            danger_of(&state).ok_or_else(|| TestError::new("the player has no danger link"))?;
        for confirmed_in in ["picture", "button"] {
            let confirm = confirm_button(danger_link);
            assert_eq!(page.count(&confirm).await?, 0);
            page.click(&link_selector(danger_link)).await?;
            page.wait_for_text(&confirm, "Really trigger link").await?;
            assert_eq!(stored_match(page).await?.ply(), at);
            // Escape cancels the confirmation.
            page.press_keys(char::from(Key::Escape)).await?;
            page.wait_until_gone(&confirm).await?;
            page.click(&action_button(Action::Trigger(danger_link)))
                .await?;
            page.wait_for(&confirm).await?;
            page.click(&match confirmed_in {
                "picture" => link_selector(danger_link),
                _ => confirm,
            })
            .await?;
            wait_for_ply(page, at + 1, "person").await?;
            page.click("#undo").await?;
            wait_for_ply(page, at, "person").await?;
        }
        Ok(())
    })
}

/// The effect of a link as the table of links names it.
fn effect_text(effect: Effect) -> String {
    match effect {
        Effect::Nothing => "nothing".to_owned(),
        Effect::HalfBuilding => "half a building".to_owned(),
        Effect::Gives(item) => item_text(item).to_owned(),
        Effect::Danger(good) => format!("danger: takes {}", item_text(Item::Good(good))),
        Effect::Disaster => "disaster".to_owned(),
    }
}

/// The forecast for turns of a wheel equals their effects.
#[test]
fn the_forecast_of_a_turn_is_correct() -> TestResult {
    run("wheels_of_time_turn_forecast", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        for which in [Wheel::Player(PlayerWheel::One), Wheel::A, Wheel::B] {
            select_wheel(page, Input::Mouse, which).await?;
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
            let mut played = stored_match(page).await?;
            for line in lines.as_array().into_iter().flatten() {
                play_action(page, Input::Mouse, &mut played, Action::Turn(which)).await?;
                let state = state_of(&played)?;
                let cells = line.as_array().into_iter().flatten();
                let mut shown = 0;
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
                        effect => effect_text(effect),
                    };
                    let shown_effect = cell[1].as_str().unwrap_or_default();
                    assert!(shown_effect.starts_with(&words), "{shown_effect}: {words}");
                    shown += 1;
                }
                assert!(shown > 0);
            }
            // The table of links shows the same effects.
            let state = state_of(&played)?;
            let rows = page
                .script(
                    "return [...document.querySelectorAll('.board tbody tr')]
                         .map(({ cells }) => cells[3].textContent);",
                    vec![],
                )
                .await?;
            let expected: Vec<String> = Seat::all(2)
                .flat_map(|seat| Link::ALL.map(|link| effect_text(state.effect(seat, link))))
                .collect();
            assert_eq!(rows, json!(expected));
            page.screenshot("wheels-of-time-plan-desktop").await?;
            for ply in [1, 0] {
                page.click("#undo").await?;
                wait_for_ply(page, ply, "person").await?;
            }
        }
        Ok(())
    })
}

#[test]
fn without_aids_nothing_is_forecast() -> TestResult {
    run("wheels_of_time_no_aids", PHONE, async |page| {
        start_ada_vs_ben(page, &[("aids", "Off")]).await?;
        assert_eq!(
            page.count("#hint, #tab-analysis, #show-analysis, #first-turn")
                .await?,
            0
        );
        select_wheel(page, Input::Touch, Wheel::A).await?;
        page.wait_for_animations().await?;
        let shown = ".wt-line, .wt-end-forecast, .wt-ghost, .wt-chip";
        assert_eq!(page.count(shown).await?, 0);
        page.take_screenshots("wheels-of-time-no-aids").await?;
        page.set_viewport(PHONE).await?;
        play_line(page, Input::Touch, &[Action::Turn(Wheel::A)]).await?;
        // Nor in production.
        let at = ply_before::<WheelsOfTime>(&recorded_match(DUEL)?, |state, _, _| {
            state.phase() == Phase::Production
        })?;
        let table = TableRules {
            undo: UndoPolicy::Free,
            aids: false,
        };
        let start = match_at(DUEL, at)?.with_table_rules(table);
        open_match(page, &start).await?;
        assert_eq!(page.count(shown).await?, 0);
        play_line(page, Input::Touch, &[Action::Join(LinkPair::AB)]).await?;
        Ok(())
    })
}

/// The button of an illegal action gives the reason.
#[test]
fn buttons_explain_illegal_actions() -> TestResult {
    run("wheels_of_time_illegal_actions", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        for (action, reason) in [
            (Action::Trigger(Link::A), "Link A gives nothing right now."),
            (
                Action::Build(Structure::Road),
                "A road costs a wood and a stone, and you do not have them all.",
            ),
        ] {
            let name = WheelsOfTime::notation(action);
            let css = format!("button[data-refused='{name}']");
            page.wait_for(&format!("{css}[aria-disabled='true']"))
                .await?;
            page.click(&css).await?;
            page.wait_for_text(".wt-illegal[role='status']", reason)
                .await?;
        }
        // The drawing does so too.
        page.click(&link_selector(Link::Common)).await?;
        page.wait_for_text(".wt-illegal", "The common link gives nothing right now.")
            .await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".wt-illegal").await?;
        assert_eq!(stored_match(page).await?.ply(), 0);
        Ok(())
    })
}
