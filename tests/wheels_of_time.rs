//! Wheels of Time by mouse, touch and keyboard: layout, feeding, building, disasters, and forecasts
//! compared with what happens.

mod motion;

use harness::play::Input;
use harness::play::fixtures::{events, match_at, ply_before, recorded_match};
use harness::play::match_page::{
    close_sheet, open_tab, set_instant_pace, type_action, wait_for_ply,
};
use harness::play::wheels_of_time::{
    CUT_AND_CHOOSE, DUEL, HUNGER, PLAGUE, SOLO, SOLO_LOST, actions, expected_forecast, forecast,
    link_selector, open_match, perform, play_action, play_line, press, select_wheel, set_up,
    start_ada_vs_ben, start_game, state_of, tab_to, wait_for_board, wait_for_state, wheel_selector,
};
use harness::play::{shown_places, stored_match};
use harness::{DESKTOP, Driver as _, Key, PHONE, Page, TestError, TestResult, json, run};
use records::{TableRules, UndoPolicy};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, Event, Good, Link, LinkPair, Phase, PlayerWheel, Wheel, WheelsOfTime,
};

const NAMES: [&str; 2] = ["Ada", "Ben"];

/// Asserts that the forecast for the end of the actions, or for each alternative in production,
/// equals what the rules do, up to the first die roll.
async fn assert_forecast_is_correct(page: &Page, state: &WheelsOfTime) -> TestResult {
    let mut ended = state.clone();
    let mut events = Vec::new();
    ended.apply_unchecked(Action::EndActions, &mut events);
    let mut alternatives = vec![(Vec::new(), events)];
    if ended.phase() == Phase::Production && ended.to_act() == state.to_act() {
        let mut legal = Vec::new();
        ended.legal_actions(&mut legal);
        alternatives = legal
            .into_iter()
            .map(|alternative| {
                let mut events = Vec::new();
                ended.clone().apply_unchecked(alternative, &mut events);
                (vec![alternative], events)
            })
            .collect();
    }
    let expected = alternatives.iter().map(|(_, events)| {
        let shown = expected_forecast(events, &NAMES);
        if shown.is_empty() {
            vec!["nothing".to_owned()]
        } else {
            shown
        }
    });
    let expected: Vec<_> = expected.collect();
    let mut shown = forecast(page).await?;
    for (alternative, expected) in shown.iter_mut().zip(&expected) {
        // An empty forecast may have no chip of its own.
        if alternative.is_empty() && expected == &["nothing".to_owned()] {
            alternative.push("nothing".to_owned());
        }
    }
    assert_eq!(shown, expected);
    Ok(())
}

#[test]
fn a_picture_of_the_wheels() -> TestResult {
    run("wheels_of_time_readme", DESKTOP, async |page| {
        let at = ply_before::<WheelsOfTime>(&recorded_match(DUEL)?, |state, _, _| {
            state.phase() == Phase::Actions
                && state.actions_left() > 1
                && state.city(Seat::FIRST).structures()
                    + state.city(Seat::in_turn(1, 2)).structures()
                    > 9
        })?;
        open_match(page, &match_at(DUEL, at)?).await?;
        page.click("[data-wheel='A']").await?;
        page.script("scrollTo(0, 0);", vec![]).await?;
        page.wait_for_script(
            "return document.getAnimations().every((a) => a.playState !== 'running');",
        )
        .await?;
        page.screenshot("readme-gears").await?;
        Ok(())
    })
}

#[test]
fn a_whole_duel_by_mouse() -> TestResult {
    run("wheels_of_time_mouse", DESKTOP, async |page| {
        page.offer_help().await?;
        page.set_reduced_motion(false).await?;
        start_ada_vs_ben(page, &[("seed", "2")]).await?;
        page.wait_for("#first-turn").await?;
        page.screenshot("wheels-of-time-start-desktop").await?;
        page.click("#helped").await?;
        set_instant_pace(page).await?;
        page.back().await?;
        wait_for_board(page).await?;
        let whole = recorded_match(DUEL)?;
        let mut played = stored_match(page).await?;
        wait_for_state(page, &state_of(&played)?).await?;
        for action in actions(&whole) {
            let state = state_of(&played)?;
            if action == Action::EndActions {
                assert_forecast_is_correct(page, &state).await?;
            }
            play_action(page, Input::Mouse, &mut played, action).await?;
        }
        assert_eq!(played.state().hash(), whole.state().hash());
        page.wait_for("#result").await?;
        page.wait_for_animations().await?;
        page.take_screenshots("wheels-of-time-end").await?;
        assert_eq!(page.text("#result-title").await?, "Ben wins");
        page.wait_for_text(
            "#result",
            "Four walls, four roads, four buildings: the city is complete.",
        )
        .await?;
        assert_eq!(shown_places(page).await?, [1, 2]);
        page.wait_for_text(".result-seat[data-place='1']", "Ben")
            .await?;
        // No action is offered any more.
        assert_eq!(
            page.count("[data-action], [data-wheel], [data-link]")
                .await?,
            0
        );
        open_tab(page, "history").await?;
        let mut log = page.texts(".log li").await?;
        log.reverse();
        assert_eq!(log.len(), whole.entries().len());
        assert!(log[0].contains("Ada triggers link B."), "{}", log[0]);
        assert!(log[1].contains("Ada turns wheel 1."), "{}", log[1]);
        Ok(())
    })
}

#[test]
fn a_solo_game_by_touch() -> TestResult {
    run("wheels_of_time_solo", PHONE, async |page| {
        page.offer_help().await?;
        set_instant_pace(page).await?;
        start_game(page, &["human"], &[("seed", "1")]).await?;
        Input::Touch.press(page, "#helped").await?;
        page.wait_until_gone("#first-turn").await?;
        page.wait_for_text(".wt-rounds", "Round 1 of 8").await?;
        page.screenshot("wheels-of-time-solo-phone").await?;
        let whole = recorded_match(SOLO)?;
        let mut played = stored_match(page).await?;
        for action in actions(&whole).into_iter().take(30) {
            let (before, _) = state_of(&played)?.round();
            play_action(page, Input::Touch, &mut played, action).await?;
            let (round, _) = state_of(&played)?.round();
            if round > before {
                // The die that turns the wheels is shown and announced.
                page.wait_for(".wt-dice .wt-die").await?;
                page.wait_for_text(".wt-rounds", &format!("Round {round} of 8"))
                    .await?;
                page.wait_for_script(
                    "return document.getElementById('spoken').textContent.includes('The die shows ');",
                )
                .await?;
            }
        }
        assert!(state_of(&played)?.round().0 > 1);
        let line = actions(&whole);
        let at = line.len() - 10;
        open_match(page, &match_at(SOLO, at)?).await?;
        play_line(page, Input::Touch, &line[at..]).await?;
        page.wait_for("#result").await?;
        assert_eq!(page.text("#result-title").await?, "You win");
        page.wait_for_text("#result", "You completed your city in round 8 of 8.")
            .await?;
        page.take_screenshots("wheels-of-time-solo-end").await
    })
}

/// From the home page: a random layout, and a city whose last people starve.
#[test]
fn a_duel_by_keyboard() -> TestResult {
    run("wheels_of_time_keyboard", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        press(page, Input::Keyboard, ".top-home").await?;
        press(page, Input::Keyboard, "a[href='#/new/wheels-of-time']").await?;
        page.wait_for("main.new-game").await?;
        for (seat, name) in ["Ada", "Ben"].iter().enumerate() {
            tab_to(page, &format!("input[name='name-{}']", seat + 1)).await?;
            page.press_keys(*name).await?;
        }
        tab_to(page, "select[name='player-2']").await?;
        page.press_keys(char::from(Key::Home)).await?;
        press(page, Input::Keyboard, "summary").await?;
        tab_to(page, "input[name='layout']:checked").await?;
        page.press_keys(char::from(Key::Down)).await?;
        page.wait_for("input[value='random']:checked + span")
            .await?;
        tab_to(page, "input[name='seed']").await?;
        page.press_keys("17").await?;
        press(page, Input::Keyboard, "#begin").await?;
        wait_for_board(page).await?;
        let whole = recorded_match(HUNGER)?;
        let line = actions(&whole);
        play_line(page, Input::Keyboard, &line[..20]).await?;
        let at = line.len() - 12;
        open_match(page, &match_at(HUNGER, at)?).await?;
        let played = play_line(page, Input::Keyboard, &line[at..]).await?;
        assert_eq!(played.state().hash(), whole.state().hash());
        page.wait_for("#result").await?;
        assert_eq!(page.text("#result-title").await?, "Ada wins");
        page.wait_for_text("#result", "The loser's population fell to zero.")
            .await?;
        // A rematch starts by keyboard too.
        press(page, Input::Keyboard, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await?;
        Ok(())
    })
}

#[test]
fn the_new_game_form_for_one_or_two() -> TestResult {
    run("wheels_of_time_set_up", DESKTOP, async |page| {
        set_up(page, &["human", "human"], &[]).await?;
        let options = async |name: &str| page.count(&format!("input[name='{name}']")).await;
        assert_eq!(options("layout").await?, 3);
        assert_eq!(options("rounds").await?, 0);
        // Dice are hidden until they are rolled.
        assert_eq!(options("undo").await?, 3);
        page.take_screenshots("wheels-of-time-new-game").await?;
        page.click("input[name='players'][value='1']").await?;
        page.wait_for("input[name='rounds'][value='6'] + span")
            .await?;
        assert_eq!(options("rounds").await?, 5);
        assert_eq!(options("wheels").await?, 3);
        assert_eq!(options("layout").await?, 0);
        page.click("input[name='rounds'][value='6']").await?;
        page.click("input[name='wheels'][value='random']").await?;
        page.click("#begin").await?;
        wait_for_board(page).await?;
        page.wait_for_text(".wt-rounds", "Round 1 of 6").await?;
        assert_eq!(state_of(&stored_match(page).await?)?.round(), (1, 6));
        Ok(())
    })
}

#[test]
fn cut_and_choose() -> TestResult {
    run("wheels_of_time_cut", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[("layout", "cut-and-choose"), ("seed", "5")]).await?;
        page.wait_for_text(".status", "Ada: set wheel 1").await?;
        page.wait_for(&wheel_selector(Wheel::Player(PlayerWheel::One)))
            .await?;
        // Only the wheel that is being laid out can be turned, in both directions.
        assert_eq!(page.count("[data-wheel]").await?, 1);
        let space = "return document.querySelector(\"[data-action^='set-1-']\").dataset.action;";
        let first = page.script(space, vec![]).await?;
        page.click("#lay-on").await?;
        page.wait_for_script(&format!("{} !== {first};", space.trim_end_matches(';')))
            .await?;
        page.click("#lay-back").await?;
        page.wait_for_script(&format!("{} === {first};", space.trim_end_matches(';')))
            .await?;
        let line = actions(&recorded_match(CUT_AND_CHOOSE)?);
        let (laid, rest) = line.split_at(4);
        play_line(page, Input::Mouse, laid).await?;
        page.wait_for_text(".status", "Ben: take wheel 1, which goes first, or wheel 2")
            .await?;
        page.wait_for_animations().await?;
        page.take_screenshots("wheels-of-time-choose").await?;
        // No player has a wheel yet, so no link is highlighted as the player's own.
        assert_eq!(page.count("[data-link]").await?, 0);
        let played = play_line(page, Input::Mouse, &rest[..1]).await?;
        let state = state_of(&played)?;
        assert_eq!(state.player_wheel(Seat::FIRST), PlayerWheel::Two);
        page.wait_for_text(".wt-one", "Ben").await?;
        page.wait_for_text(".wt-two", "Ada").await?;
        page.wait_for_text(".status", "Ben: 2 actions left").await?;
        play_line(page, Input::Mouse, &rest[1..3]).await?;
        Ok(())
    })
}

#[test]
fn a_solitaire_player_sets_the_wheels() -> TestResult {
    run("wheels_of_time_own_wheels", PHONE, async |page| {
        start_game(page, &["human"], &[("wheels", "own"), ("seed", "5")]).await?;
        page.wait_for_text(".status", "set wheel 1").await?;
        page.wait_for_text(".plan-text", "You play with wheel 1.")
            .await?;
        page.take_screenshots("wheels-of-time-own-wheels").await?;
        let placed = Wheel::ALL.into_iter().zip([2, 5, 0, 11]);
        let placed = placed.map(|(wheel, space)| Action::Place { wheel, space });
        let placed: Vec<Action> = placed.collect();
        let state = state_of(&play_line(page, Input::Mouse, &placed).await?)?;
        assert_eq!(state.wheels().to_string(), "2,5,0,11");
        page.wait_for_text(".wt-rounds", "Round 1 of 8").await?;
        page.wait_for_text(".status", "2 actions left").await?;
        Ok(())
    })
}

#[test]
fn hungry_people_are_fed_or_lost() -> TestResult {
    run("wheels_of_time_feeding", PHONE, async |page| {
        let at = ply_before::<WheelsOfTime>(&recorded_match(CUT_AND_CHOOSE)?, |_, action, _| {
            action == Action::Feed(2)
        })?;
        let start = match_at(CUT_AND_CHOOSE, at)?;
        open_match(page, &start).await?;
        page.wait_for_text(".plan-text", "Anyone you do not feed leaves.")
            .await?;
        let state = state_of(&start)?;
        let seat = state.active();
        let city = *state.city(seat);
        let alternatives = page.texts(".wt-controls [data-action]").await?;
        assert_eq!(alternatives.len(), 3, "{alternatives:?}");
        for (alternative, part) in
            alternatives
                .iter()
                .zip(["citizens leave", "1 citizen leaves", "nobody leaves"])
        {
            assert!(alternative.contains(part), "{alternatives:?}");
        }
        page.take_screenshots("wheels-of-time-feeding").await?;
        page.set_viewport(PHONE).await?;
        // No other action is legal before feeding.
        type_action(page, "turn-A").await?;
        page.wait_for_text("#mistyped", "You cannot do that now.")
            .await?;
        close_sheet(page).await?;
        let fed = play_line(page, Input::Touch, &[Action::Feed(2)]).await?;
        let after = *state_of(&fed)?.city(seat);
        assert_eq!(after.good(Good::Food) + 2, city.good(Good::Food));
        assert_eq!(
            after.development(Development::Population),
            city.development(Development::Population)
        );
        // After undo, the people can be left to starve.
        Input::Touch.press(page, "#undo").await?;
        wait_for_ply(page, at, "person").await?;
        let unfed = play_line(page, Input::Touch, &[Action::Feed(0)]).await?;
        let after = *state_of(&unfed)?.city(seat);
        assert_eq!(
            after.development(Development::Population) + 2,
            city.development(Development::Population)
        );
        open_tab(page, "history").await?;
        page.wait_for_text(".log li", "2 population to hunger")
            .await
    })
}

#[test]
fn a_building_from_two_links() -> TestResult {
    run("wheels_of_time_building", DESKTOP, async |page| {
        // In production, where the player may choose.
        let at = ply_before::<WheelsOfTime>(&recorded_match(DUEL)?, |state, action, _| {
            state.phase() == Phase::Production && matches!(action, Action::Join(_))
        })?;
        let at_end = match_at(DUEL, at - 1)?;
        open_match(page, &at_end).await?;
        let state = state_of(&at_end)?;
        assert_forecast_is_correct(page, &state).await?;
        assert_eq!(forecast(page).await?.len(), 2);
        play_line(page, Input::Mouse, &[Action::EndActions]).await?;
        page.wait_for_text(
            ".status",
            "make a building from two links, or let each produce separately",
        )
        .await?;
        page.take_screenshots("wheels-of-time-production").await?;
        let played = play_line(page, Input::Mouse, &[Action::Join(LinkPair::AB)]).await?;
        let seat = state.active();
        let houses = |state: &WheelsOfTime| state.city(seat).development(Development::Building);
        assert_eq!(houses(&state_of(&played)?), houses(&state) + 1);
        open_tab(page, "history").await?;
        page.wait_for_text(".log li", "makes a building from links A and B.")
            .await?;
        // The alternative: each link produces separately.
        page.click("#undo").await?;
        wait_for_ply(page, at, "person").await?;
        let played = play_line(page, Input::Mouse, &[Action::ProduceSeparately]).await?;
        assert_eq!(houses(&state_of(&played)?), houses(&state));

        // As two actions of a turn.
        let at =
            ply_before::<WheelsOfTime>(&recorded_match(CUT_AND_CHOOSE)?, |state, action, _| {
                state.phase() == Phase::Actions && matches!(action, Action::Join(_))
            })?;
        let start = match_at(CUT_AND_CHOOSE, at)?;
        open_match(page, &start).await?;
        let before = state_of(&start)?;
        let join = actions(&recorded_match(CUT_AND_CHOOSE)?)[at];
        let played = play_line(page, Input::Mouse, &[join]).await?;
        let after = state_of(&played)?;
        assert_eq!(after.actions_left() + 2, before.actions_left());
        Ok(())
    })
}

/// The die is shown and announced, can be undone only if the undo policy allows it, and shows the
/// same number again.
#[test]
fn a_disaster() -> TestResult {
    run("wheels_of_time_disaster", DESKTOP, async |page| {
        let play_disaster = |_: &WheelsOfTime, _: Action, events: &[Event]| {
            events
                .iter()
                .any(|event| matches!(event, Event::Disaster { die, .. } if die.number() == 2))
        };
        let at = ply_before::<WheelsOfTime>(&recorded_match(PLAGUE)?, play_disaster)?;
        let whole = recorded_match(PLAGUE)?;
        let action = actions(&whole)[at];
        for undo in [UndoPolicy::Free, UndoPolicy::UntilRevealed] {
            let table = TableRules { undo, aids: true };
            let start = match_at(PLAGUE, at)?.with_table_rules(table);
            open_match(page, &start).await?;
            let state = state_of(&start)?;
            if action == Action::EndActions {
                assert_forecast_is_correct(page, &state).await?;
            }
            let play_disaster = async || {
                let played = play_line(page, Input::Mouse, &[action]).await?;
                page.wait_for_animations().await?;
                page.wait_for_text(".wt-throw-name", "plague").await?;
                assert_eq!(page.count(".wt-die use[href='#wt-die-2']").await?, 1);
                open_tab(page, "history").await?;
                page.wait_for_text(".log li", "The die shows 2: plague.")
                    .await?;
                open_tab(page, "history").await?;
                page.wait_for_text(".log li", "All four wheels turn.")
                    .await?;
                Ok::<_, TestError>(played)
            };
            let first = play_disaster().await?;
            page.screenshot("wheels-of-time-disaster-desktop").await?;
            if undo == UndoPolicy::UntilRevealed {
                page.wait_for("#undo:disabled").await?;
                continue;
            }
            page.click("#undo").await?;
            wait_for_ply(page, at, "person").await?;
            wait_for_state(page, &state).await?;
            let again = play_disaster().await?;
            assert_eq!(again.state().hash(), first.state().hash());
        }
        Ok(())
    })
}

/// If the focused button disappears, the focus moves to another element of the page.
#[test]
fn the_focus_is_never_lost() -> TestResult {
    run("wheels_of_time_focus", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        let shown_match = "return document.activeElement.closest('main') !== null;";
        for action in [
            Action::Turn(Wheel::Player(PlayerWheel::One)),
            Action::Trigger(Link::A),
            Action::EndActions,
            Action::Turn(Wheel::Player(PlayerWheel::Two)),
        ] {
            let ply = stored_match(page).await?.ply();
            perform(page, Input::Keyboard, action).await?;
            wait_for_ply(page, ply + 1, "person").await?;
            page.wait_for_script(shown_match).await?;
        }
        press(page, Input::Keyboard, "#undo").await?;
        wait_for_ply(page, 3, "person").await?;
        page.wait_for_script("return document.activeElement !== document.body;")
            .await
            .map(|_| ())
    })
}

/// A theft is logged with its victim, and the victim's track is marked.
#[test]
fn a_theft_is_logged_and_marked() -> TestResult {
    run("wheels_of_time_theft", DESKTOP, async |page| {
        let victim = |events: &[Event]| {
            events.iter().find_map(|event| match *event {
                Event::Stolen {
                    from, taken: true, ..
                } => Some(from),
                _ => None,
            })
        };
        let whole = [DUEL, CUT_AND_CHOOSE, HUNGER, PLAGUE]
            .into_iter()
            .find_map(|record| {
                let at =
                    ply_before::<WheelsOfTime>(&recorded_match(record).ok()?, |_, _, events| {
                        victim(events).is_some()
                    })
                    .ok()?;
                Some((record, at))
            });
        let (record, at) = whole.ok_or_else(|| TestError::new("no record has a theft"))?;
        let played = recorded_match(record)?;
        open_match(page, &match_at(record, at)?).await?;
        let action = actions(&played)[at];
        play_line(page, Input::Mouse, &[action]).await?;
        page.wait_for_animations().await?;
        let from =
            victim(&events::<WheelsOfTime>(&played, at + 1)).map_or("", |seat| NAMES[seat.index()]);
        open_tab(page, "history").await?;
        page.wait_for_text(".log li", &format!(" from {from} through "))
            .await?;
        page.wait_for(".wt-track.less").await?;
        Ok(())
    })
}
