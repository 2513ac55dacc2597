//! Wheels of Time on its table: what can be tapped and how it is named, feeding, building, disasters, forecasts
//! compared with what happens, what is refused and why, and where the focus goes.

use super::boards::{BoardAndPanel, view_at};
use super::{Mounted, Page};
use l10n::{LinkEffect, Locale};
use page_driver::play::fixtures::{events, match_at, ply_before, recorded_match};
use page_driver::play::match_page::{close_sheet, open_tab, type_action, wait_for_ply};
use page_driver::play::new_game::set_up;
use page_driver::play::wheels_of_time::{
    CUT_AND_CHOOSE, DUEL, HUNGER, PLAGUE, SOLO, SOLO_LOST, action_button, actions, assert_forecast,
    confirm_button, forecast, item_text, link_selector, perform, play_action, play_line, press,
    select_wheel, state_of, tab_to, wait_for_board, wait_for_state, wheel_selector,
};
use page_driver::play::{Input, keyboard, stored_match};
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use records::{Match, Name, Player, SeatConfig, TableRules, UndoPolicy};
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, Effect, Event, Good, Link, LinkPair, Phase, PlayerWheel, Structure,
    Symbol, Wheel, WheelsOfTime,
};
use rules::{GameId, Level, Seat, Setup};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Element;
use yew::prelude::*;

const NAMES: [&str; 2] = ["Ada", "Ben"];

/// The players of boards that are mounted by themselves.
const NUMBERS: [&str; 2] = ["Player 1", "Player 2"];

/// Whatever carries out an action, in the picture or below it.
const TARGETS: &str = "[data-wheel], [data-link], [data-action]";

const WHEEL_1: Wheel = Wheel::Player(PlayerWheel::One);

/// Opens the table of a match.
async fn open(record: &Match) -> TestResult<Page> {
    let page = Page::new().await?;
    page.open_table(record).await?;
    wait_for_board(&page).await?;
    Ok(page)
}

/// Opens the table at which a recorded game has come so far.
async fn table(record: &str, ply: usize) -> TestResult<Page> {
    open(&match_at(record, ply)?).await
}

/// Opens the table at which a recorded game comes to the first action for which the predicate holds. Returns
/// the page, the number of actions before, and the state.
async fn table_before(
    record: &str,
    predicate: impl Fn(&WheelsOfTime, Action, &[Event]) -> bool,
) -> TestResult<(Page, usize, WheelsOfTime)> {
    let at = ply_before::<WheelsOfTime>(&recorded_match(record)?, predicate)?;
    let start = match_at(record, at)?;
    Ok((open(&start).await?, at, state_of(&start)?))
}

/// A new match of people with this choice.
fn new_match(players: u8, option: &str, choice: &str) -> TestResult<Match> {
    let setup = Setup::new(GameId::WheelsOfTime, players, 5)
        .and_then(|setup| setup.with_choice(option, choice))
        .map_err(|error| TestError::new(error.to_string()))?;
    let seats = (0..players).map(|_| SeatConfig::unnamed(Player::Human));
    Match::new(setup, seats.collect()).map_err(|error| TestError::new(format!("{error:?}")))
}

// Whole games.

/// How each kind of game ends, in words.
#[wasm_bindgen_test]
async fn the_result_says_who_has_won_and_how() -> TestResult {
    let complete = "Four walls, four roads, four buildings: the city is complete.";
    let nobody = "The loser's population fell to zero.";
    for (record, title, reason) in [
        (DUEL, "Ben wins", complete),
        (CUT_AND_CHOOSE, "Ben wins", complete),
        (HUNGER, "Ada wins", nobody),
        (PLAGUE, "Ada wins", nobody),
        (SOLO, "You win", "The city was completed in round 8 of 8."),
        (SOLO_LOST, "You lose", "Time ran out in round 8 of 8."),
    ] {
        let page = open(&recorded_match(record)?).await?;
        page.wait_for("#result").await?;
        assert_eq!(page.text("#result-title").await?, title);
        page.wait_for_text("#status", reason).await?;
        // Nothing can be done any more.
        assert_eq!(page.count(TARGETS).await?, 0, "{title}");
    }
    Ok(())
}

// Setting up.

#[wasm_bindgen_test]
async fn the_form_offers_layouts_to_two_and_rounds_to_one() -> TestResult {
    let page = Page::new().await?;
    set_up(&page, GameId::WheelsOfTime, &["human", "human"], &[]).await?;
    let options = async |name: &str| page.count(&format!("input[name='{name}']")).await;
    assert_eq!(options("layout").await?, 3);
    assert_eq!(options("rounds").await?, 0);
    // Dice are hidden until they are rolled.
    assert_eq!(options("undo").await?, 3);
    page.click("input[name='players'][value='1']").await?;
    page.wait_for("input[name='rounds'][value='6'] + span")
        .await?;
    assert_eq!(options("rounds").await?, 5);
    assert_eq!(options("wheels").await?, 3);
    assert_eq!(options("layout").await?, 0);
    page.click("input[name='rounds'][value='6']").await?;
    page.click("input[name='wheels'][value='random']").await?;
    page.click("#begin").await?;
    wait_for_board(&page).await?;
    page.wait_for_text(".wt-rounds", "Round 1 of 6").await?;
    assert_eq!(state_of(&stored_match(&page).await?)?.round(), (1, 6));
    Ok(())
}

#[wasm_bindgen_test]
async fn a_wheel_is_laid_out_by_turning_it_both_ways() -> TestResult {
    let page = table(CUT_AND_CHOOSE, 0).await?;
    page.wait_for_text(".status", "Ada: set wheel 1").await?;
    // Only the wheel that is being laid out can be turned, in both directions.
    assert_eq!(page.count("[data-wheel]").await?, 1);
    page.by_role("button", "Wheel 1, player wheel. Turn it.")
        .await?;
    let space = async || {
        page.attribute("[data-action^='set-1-']", "data-action")
            .await
    };
    let first = space().await?;
    for (place, is_first) in [
        ("#lay-on", false),
        ("[data-wheel='1']", false),
        ("#lay-back", false),
        ("#lay-back", true),
        ("#lay-back", false),
        ("#lay-on", true),
    ] {
        page.click(place).await?;
        let now = space().await?;
        assert_eq!(now == first, is_first, "{place}");
    }
    // What is kept is named by what can be seen.
    let names = page.names("button").await?;
    let keep = names
        .iter()
        .find(|name| name.starts_with("Keep wheel 1 like this, with space "));
    assert!(
        keep.is_some_and(|name| name.ends_with(" at the common link")),
        "{names:?}"
    );
    assert_eq!(stored_match(&page).await?.ply(), 0);
    Ok(())
}

/// The other player chooses a wheel in the picture; before, neither has one.
#[wasm_bindgen_test]
async fn the_opponent_takes_a_wheel() -> TestResult {
    let page = table(CUT_AND_CHOOSE, 4).await?;
    let links = page.texts(".board tbody th").await?;
    assert_eq!(
        links,
        [
            "Wheel 1", "Wheel 1", "Wheel 1", "Wheel 2", "Wheel 2", "Wheel 2"
        ]
    );
    // No player has a wheel yet, so no link can be used.
    assert_eq!(page.count("[data-link]").await?, 0);
    for name in [
        "Wheel 1, player wheel. Choose it.",
        "Wheel 2, player wheel. Choose it.",
    ] {
        page.by_role("button", name).await?;
    }
    page.click("[data-wheel='2']").await?;
    page.by_role("button", "Wheel 2, player wheel. Take it.")
        .await?;
    let take = actions(&recorded_match(CUT_AND_CHOOSE)?)[4];
    let state = state_of(&play_line(&page, Input::Mouse, &[take]).await?)?;
    assert_eq!(state.player_wheel(Seat::FIRST), PlayerWheel::Two);
    page.wait_for_text(".wt-one", "Ben").await?;
    page.wait_for_text(".wt-two", "Ada").await?;
    page.wait_for_text(".status", "Ben: 2 actions left").await?;
    // There are buttons for it too.
    page.click("#undo").await?;
    wait_for_ply(&page, 4, "person").await?;
    let button = page.by_role("button", "Take wheel 2").await?;
    page.click(button).await?;
    wait_for_ply(&page, 5, "person").await?;
    page.wait_for_text(".wt-two", "Ben").await
}

// Names, and the keyboard.

/// A symbol as it is named.
fn symbol(symbol: Symbol) -> String {
    format!("{symbol:?}").to_lowercase()
}

/// How the name of a link's effect begins, in a word or two.
fn short_effect(effect: Effect) -> &'static str {
    match effect {
        Effect::Nothing => "nothing",
        Effect::HalfBuilding => "half a building",
        Effect::Gives(item) => item_text(item),
        Effect::Danger(_) => "danger",
        Effect::Disaster => "disaster",
    }
}

/// What each link of the player to act is called, as far as its effect.
fn link_names(state: &WheelsOfTime) -> Vec<String> {
    let wheel = state.player_wheel(state.active());
    Link::ALL
        .map(|link| {
            let (symbol_here, opposite_symbol) = state.wheels().link_symbols(wheel, link);
            let (title, shared) = match link {
                Link::A => ("Link A", ""),
                Link::B => ("Link B", ""),
                Link::Common if state.is_solo() => ("The common link", ""),
                Link::Common => ("The common link", ", shared by both players"),
            };
            let effect = short_effect(state.effect(state.active(), link));
            let (symbol_here, opposite_symbol) = (symbol(symbol_here), symbol(opposite_symbol));
            format!("{title}{shared}, {symbol_here} and {opposite_symbol}: {effect}")
        })
        .to_vec()
}

/// In every turn of recorded games, wheels and links are named by what they are and do now.
#[wasm_bindgen_test]
async fn every_target_of_the_picture_says_what_it_does() -> TestResult {
    let label = |target: &Element| target.get_attribute("aria-label").unwrap_or_default();
    let mut solo = false;
    let mut dangers = Vec::new();
    for record in [DUEL, HUNGER, SOLO] {
        let whole = recorded_match(record)?;
        let mut board = Mounted::<BoardAndPanel>::new(view_at(&whole, 0, Callback::noop())).await;
        for ply in (0..whole.ply()).step_by(4) {
            let position = match_at(record, ply)?;
            let state = state_of(&position)?;
            if state.phase() != Phase::Actions {
                continue;
            }
            board.update(view_at(&whole, ply, Callback::noop())).await;
            solo |= state.is_solo();
            let player_wheel = Wheel::Player(state.player_wheel(state.active()));
            let wheels: Vec<String> = board.all("[data-wheel]").iter().map(label).collect();
            let expected = [
                format!("Wheel {}, player wheel. Choose it.", player_wheel.code()),
                "Wheel A, production wheel. Choose it.".to_owned(),
                "Wheel B, production wheel. Choose it.".to_owned(),
            ];
            assert_eq!(wheels, expected);
            for ((target, name), link) in board
                .all("[data-link]")
                .iter()
                .zip(link_names(&state))
                .zip(Link::ALL)
            {
                let shown = label(target);
                assert!(shown.starts_with(&name), "{ply}: {shown}, not {name}");
                let legal = state.check_action(Action::Trigger(link)).is_ok();
                assert_eq!(shown.ends_with(". Use it."), legal, "{ply}: {shown}");
                if shown.contains("danger") {
                    dangers.push(shown);
                }
            }
        }
    }
    assert!(solo);
    // A danger at the common link takes from one player what the other loses.
    for part in ["you take", "you lose", "danger to"] {
        assert!(
            dangers.iter().any(|name| name.contains(part)),
            "{part}: {dangers:?}"
        );
    }
    Ok(())
}

/// What is in the picture for the eye is a table for the ear.
#[wasm_bindgen_test]
async fn cities_and_links_are_regions_and_a_table() -> TestResult {
    let page = table(DUEL, 0).await?;
    for (role, name) in [
        ("group", "The wheels"),
        ("region", "Ada"),
        ("region", "Ben"),
        (
            "table",
            "All links; the common link counts for both players",
        ),
    ] {
        page.by_role(role, name).await?;
    }
    let heads = page.names("columnheader").await?;
    assert_eq!(heads, ["Player", "Link", "Symbols", "Effect"]);
    let rows = page.names("rowheader").await?;
    assert_eq!(rows, ["Ada", "Ada", "Ada", "Ben", "Ben", "Ben"]);
    let page = table(SOLO, 0).await?;
    page.by_role("table", "Your links").await?;
    page.by_role("region", "Rounds").await.map(|_| ())
}

#[wasm_bindgen_test]
async fn the_groups_of_buttons_have_names() -> TestResult {
    let page = table(DUEL, 0).await?;
    for (group, first) in [
        (
            "Turn a wheel",
            "Turn wheel 1: then link A brings 1 food production, link B nothing, the common link nothing",
        ),
        (
            "Trigger a link",
            "Trigger link A: nothing. Link A gives nothing right now.",
        ),
        (
            "Build",
            "Build a wall from your supply. A wall costs a brick and a stone, and you need both.",
        ),
        ("End", "End your actions"),
    ] {
        page.by_role("group", group).await?;
        let name = page
            .script(
                "return document.querySelector('[data-found] button').computedName;",
                vec![],
            )
            .await?;
        assert_eq!(name, first, "{group}");
    }
    Ok(())
}

/// What a preview shows is said too, and what the links bring once a wheel has turned.
#[wasm_bindgen_test]
async fn previews_and_new_links_are_spoken() -> TestResult {
    let page = table(DUEL, 0).await?;
    let spoken = "return document.querySelector('#wt-spoken').textContent;";
    assert_eq!(page.script(spoken, vec![]).await?, json!(""));
    let links = "link A brings 1 food production, link B nothing, the common link nothing.";
    page.click("[data-wheel='1']").await?;
    page.wait_for_value(spoken, vec![], &json!(format!("After a turn {links}")))
        .await?;
    page.click("[data-wheel='1']").await?;
    wait_for_ply(&page, 1, "person").await?;
    // The wheel stays chosen, and what the next turn would bring follows.
    let new = format!(
        "return document.querySelector('#wt-spoken').textContent.startsWith('Now {links} After a turn ');"
    );
    page.wait_for_script(&new).await.map(drop)
}

/// Without previews nothing is said of what a turn would bring, but of what it has brought.
#[wasm_bindgen_test]
async fn without_aids_a_turn_is_not_foretold() -> TestResult {
    let rules = TableRules {
        undo: UndoPolicy::Free,
        aids: false,
    };
    let page = open(&match_at(DUEL, 0)?.with_table_rules(rules)).await?;
    page.by_role("button", "Turn wheel 1").await?;
    page.click("[data-wheel='1']").await?;
    page.wait_for("[data-wheel='1'][aria-pressed='true']")
        .await?;
    let spoken = "return document.querySelector('#wt-spoken').textContent;";
    assert_eq!(page.script(spoken, vec![]).await?, json!(""));
    page.click("[data-wheel='1']").await?;
    wait_for_ply(&page, 1, "person").await?;
    page.wait_for_script(
        "return document.querySelector('#wt-spoken').textContent.startsWith('Now ');",
    )
    .await
    .map(drop)
}

/// Enter and Space choose a wheel, then turn it, again and again.
#[wasm_bindgen_test]
async fn keys_choose_and_turn_a_wheel() -> TestResult {
    let page = table(DUEL, 0).await?;
    tab_to(&page, "[data-wheel='A']").await?;
    assert_eq!(
        page.focus().await?,
        "button Wheel A, production wheel. Choose it."
    );
    // The wheel with the focus shows what it would change.
    assert!(page.count(".wt-ghost").await? > 0);
    page.press_keys(" ").await?;
    let chosen = "button Wheel A, production wheel. Turn it.";
    assert_eq!(page.focus().await?, chosen);
    assert_eq!(page.count("[data-wheel][aria-pressed='true']").await?, 1);
    for (ply, key) in [(1, char::from(Key::Enter)), (2, ' ')] {
        page.press_keys(key).await?;
        wait_for_ply(&page, ply, "person").await?;
        // It stays chosen, so that it can be turned again.
        assert_eq!(page.focus().await?, chosen);
    }
    let line = [Action::Turn(Wheel::A); 2];
    assert_eq!(actions(&stored_match(&page).await?), line);
    Ok(())
}

#[wasm_bindgen_test]
async fn escape_and_a_button_give_up_a_chosen_wheel() -> TestResult {
    let page = table(DUEL, 0).await?;
    for way in ["Escape", "Cancel"] {
        select_wheel(&page, Input::Mouse, Wheel::B).await?;
        page.wait_for(".wt-line").await?;
        match way {
            "Escape" => page.press_keys(char::from(Key::Escape)).await?,
            _ => {
                let cancel = page.by_role("button", "Cancel").await?;
                page.click(cancel).await?;
            }
        }
        page.wait_until_gone("[data-wheel][aria-pressed='true'], .wt-line")
            .await?;
    }
    // Another wheel takes the place of the chosen one.
    select_wheel(&page, Input::Mouse, Wheel::A).await?;
    select_wheel(&page, Input::Mouse, WHEEL_1).await?;
    assert_eq!(page.count("[data-wheel][aria-pressed='true']").await?, 1);
    assert_eq!(stored_match(&page).await?.ply(), 0);
    Ok(())
}

/// After every kind of action something on the table has the focus: what was pressed, if it is still there.
#[wasm_bindgen_test]
async fn the_focus_is_never_lost() -> TestResult {
    let page = table(DUEL, 0).await?;
    for (action, focus) in [
        (
            Action::Trigger(Link::B),
            "button Link B, gold and food: 1 food. Use it.",
        ),
        (
            Action::Turn(WHEEL_1),
            "button Wheel 1, player wheel. Turn it.",
        ),
        // The next player's turn has other buttons; the status says what to do.
        (Action::EndActions, "generic Ben: 2 actions left."),
        (
            Action::Turn(Wheel::Player(PlayerWheel::Two)),
            "button Wheel 2, player wheel. Turn it.",
        ),
    ] {
        let ply = stored_match(&page).await?.ply();
        perform(&page, Input::Keyboard, action).await?;
        wait_for_ply(&page, ply + 1, "person").await?;
        let found = page.focus().await?;
        assert!(found.starts_with(focus), "{action:?}: {found}");
    }
    keyboard::press(&page, "#undo").await?;
    wait_for_ply(&page, 3, "person").await?;
    page.wait_for_script("return document.activeElement.id === 'undo';")
        .await
        .map(|_| ())
}

// Feeding, building, workers.

#[wasm_bindgen_test]
async fn hungry_people_are_fed_or_leave() -> TestResult {
    let (page, at, state) =
        table_before(CUT_AND_CHOOSE, |_, action, _| action == Action::Feed(2)).await?;
    page.wait_for_text(".plan-text", "Anyone you do not feed leaves.")
        .await?;
    let seat = state.active();
    let city = *state.city(seat);
    let names = page.names("button").await?;
    for name in [
        "Feed nobody: 2 citizens leave",
        "Feed 1: 1 citizen leaves",
        "Feed 2: nobody leaves",
    ] {
        assert!(names.iter().any(|one| one == name), "{name}: {names:?}");
    }
    assert_eq!(page.count(".wt-controls [data-action]").await?, 3);
    let fed = play_line(&page, Input::Touch, &[Action::Feed(2)]).await?;
    let after = *state_of(&fed)?.city(seat);
    assert_eq!(after.good(Good::Food) + 2, city.good(Good::Food));
    let people = Development::Population;
    assert_eq!(after.development(people), city.development(people));
    // After undo, they can be left to starve.
    Input::Touch.press(&page, "#undo").await?;
    wait_for_ply(&page, at, "person").await?;
    let unfed = play_line(&page, Input::Touch, &[Action::Feed(0)]).await?;
    let after = *state_of(&unfed)?.city(seat);
    assert_eq!(after.development(people) + 2, city.development(people));
    open_tab(&page, "history").await?;
    page.wait_for_text(".log li", "2 population to hunger")
        .await
}

#[wasm_bindgen_test]
async fn nothing_else_can_be_done_before_feeding() -> TestResult {
    let (page, at, _) =
        table_before(CUT_AND_CHOOSE, |_, action, _| action == Action::Feed(2)).await?;
    assert_eq!(page.count("[data-wheel], [data-link]").await?, 0);
    type_action(&page, "turn-A").await?;
    page.wait_for_text("#mistyped", "You cannot do that now.")
        .await?;
    close_sheet(&page).await?;
    assert_eq!(stored_match(&page).await?.ply(), at);
    Ok(())
}

/// In production two links make a building, or each produces for itself; both are forecast.
#[wasm_bindgen_test]
async fn production_may_join_two_links() -> TestResult {
    let at = ply_before::<WheelsOfTime>(&recorded_match(DUEL)?, |state, action, _| {
        state.phase() == Phase::Production && matches!(action, Action::Join(_))
    })?;
    let page = table(DUEL, at - 1).await?;
    let state = state_of(&match_at(DUEL, at - 1)?)?;
    assert_forecast(&page, &state, &NAMES).await?;
    assert_eq!(forecast(&page).await?.len(), 2);
    play_line(&page, Input::Mouse, &[Action::EndActions]).await?;
    page.wait_for_text(
        ".status",
        "make a building from two links, or let each produce separately",
    )
    .await?;
    // Nothing in the picture can be used meanwhile.
    assert_eq!(page.count("[data-wheel], [data-link]").await?, 0);
    let played = play_line(&page, Input::Mouse, &[Action::Join(LinkPair::AB)]).await?;
    let seat = state.active();
    let houses = |state: &WheelsOfTime| state.city(seat).development(Development::Building);
    assert_eq!(houses(&state_of(&played)?), houses(&state) + 1);
    open_tab(&page, "history").await?;
    page.wait_for_text(".log li", "makes a building from links A and B.")
        .await?;
    page.click("#undo").await?;
    wait_for_ply(&page, at, "person").await?;
    let played = play_line(&page, Input::Mouse, &[Action::ProduceSeparately]).await?;
    assert_eq!(houses(&state_of(&played)?), houses(&state));
    Ok(())
}

#[wasm_bindgen_test]
async fn a_structure_is_built_from_the_supply() -> TestResult {
    let record = [DUEL, CUT_AND_CHOOSE, HUNGER, PLAGUE]
        .into_iter()
        .find_map(|record| {
            let whole = recorded_match(record).ok()?;
            let builds = |_: &WheelsOfTime, action, _: &[Event]| matches!(action, Action::Build(_));
            let at = ply_before::<WheelsOfTime>(&whole, builds).ok()?;
            Some((record, at, *actions(&whole).get(at)?))
        });
    let (record, at, build) = record.ok_or_else(|| TestError::new("nobody builds"))?;
    let page = table(record, at).await?;
    let before = state_of(&match_at(record, at)?)?;
    let Action::Build(structure) = build else {
        return Err(TestError::new("something else is built"));
    };
    let name = format!("Build a {structure} from your supply");
    let button = page.by_role("button", &name).await?;
    page.click(button).await?;
    wait_for_ply(&page, at + 1, "person").await?;
    let after = state_of(&stored_match(&page).await?)?;
    wait_for_state(&page, &after).await?;
    let seat = before.active();
    for good in structure.cost() {
        assert_eq!(
            after.city(seat).good(*good) + 1,
            before.city(seat).good(*good)
        );
    }
    // The tracks say what has changed since.
    page.wait_for(".wt-track.more .wt-track-change").await?;
    page.wait_for(".wt-track.less .wt-track-change").await
}

#[wasm_bindgen_test]
async fn a_hired_worker_gives_one_more_action() -> TestResult {
    let spend = "Spend a hired worker for one more action";
    let page = table(DUEL, 0).await?;
    assert!(!page.names("button").await?.iter().any(|name| name == spend));
    let (page, at, before) =
        table_before(DUEL, |_, action, _| action == Action::SpendWorker).await?;
    let tokens = ".wt-tokens .wt-icon";
    assert_eq!(
        page.count(tokens).await?,
        usize::from(before.actions_left())
    );
    let button = page.by_role("button", spend).await?;
    page.click(button).await?;
    wait_for_ply(&page, at + 1, "person").await?;
    assert_eq!(
        page.count(tokens).await?,
        usize::from(before.actions_left()) + 1
    );
    wait_for_state(&page, &state_of(&stored_match(&page).await?)?).await
}

/// Without actions left, nothing is forecast of turns, and the button that ends them stands out.
#[wasm_bindgen_test]
async fn without_actions_left_the_turn_is_ended() -> TestResult {
    let page = table(DUEL, 2).await?;
    page.wait_for_text(".status", "Ada: no actions left, end your actions")
        .await?;
    page.wait_for_text(".wt-plan", "No actions left: end your actions.")
        .await?;
    page.wait_for(".primary[data-action='end']").await?;
    // A wheel can still be chosen, but tells nothing and cannot be turned.
    page.click("[data-wheel='A']").await?;
    page.wait_for("[data-wheel='A'][aria-pressed='true']")
        .await?;
    assert_eq!(page.count(".wt-line").await?, 0);
    page.click("[data-wheel='A']").await?;
    page.wait_for_text(".refusal", "You have no actions left.")
        .await?;
    page.click("[data-action='end']").await?;
    wait_for_ply(&page, 3, "person").await?;
    page.wait_for_text(".status", "Ben: 2 actions left").await
}

// Disasters and thefts.

fn is_plague(_: &WheelsOfTime, _: Action, events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Disaster { die, .. } if die.number() == 2))
}

/// Opens the table before a plague, with this policy for undo. Returns the number of actions before.
async fn table_before_plague(undo: UndoPolicy) -> TestResult<(Page, usize)> {
    let at = ply_before::<WheelsOfTime>(&recorded_match(PLAGUE)?, is_plague)?;
    let table = TableRules { undo, aids: true };
    let page = open(&match_at(PLAGUE, at)?.with_table_rules(table)).await?;
    Ok((page, at))
}

#[wasm_bindgen_test]
async fn a_die_that_was_seen_cannot_be_taken_back() -> TestResult {
    let (page, at) = table_before_plague(UndoPolicy::UntilRevealed).await?;
    page.wait_for("#undo:disabled, #undo").await?;
    let action = actions(&recorded_match(PLAGUE)?)[at];
    play_line(&page, Input::Mouse, &[action]).await?;
    page.wait_for("#undo:disabled").await
}

/// A theft is logged with its victim, and the victim's track is marked.
#[wasm_bindgen_test]
async fn a_theft_is_logged_and_marked() -> TestResult {
    let victim = |events: &[Event]| {
        events.iter().find_map(|event| match *event {
            Event::Stolen {
                from, taken: true, ..
            } => Some(from),
            _ => None,
        })
    };
    let (record, at) = [DUEL, CUT_AND_CHOOSE, HUNGER, PLAGUE]
        .into_iter()
        .find_map(|record| {
            let whole = recorded_match(record).ok()?;
            let steals = |_: &WheelsOfTime, _, events: &[Event]| victim(events).is_some();
            Some((record, ply_before::<WheelsOfTime>(&whole, steals).ok()?))
        })
        .ok_or_else(|| TestError::new("no record has a theft"))?;
    let whole = recorded_match(record)?;
    let from = victim(&events::<WheelsOfTime>(&whole, at + 1))
        .ok_or_else(|| TestError::new("nothing is stolen"))?;
    let page = table(record, at).await?;
    let action = actions(&whole)[at];
    let state = state_of(&play_line(&page, Input::Mouse, &[action]).await?)?;
    let side = match state.player_wheel(from) {
        PlayerWheel::One => ".wt-one",
        PlayerWheel::Two => ".wt-two",
    };
    page.wait_for(&format!("{side} .wt-track.less")).await?;
    page.wait_for_text(&format!("{side} .wt-track.less"), "1 less than before")
        .await?;
    open_tab(&page, "history").await?;
    let name = NAMES[from.index()];
    page.wait_for_text(".log li", &format!(" from {name} through "))
        .await
}

// Forecasts, confirmations, refusals.

/// In recorded games, what is forecast for the end of the actions comes true.
#[wasm_bindgen_test]
async fn the_end_of_the_actions_is_as_forecast() -> TestResult {
    let page = Page::new().await?;
    let mut several = 0;
    for record in [DUEL, CUT_AND_CHOOSE, HUNGER, PLAGUE] {
        let whole = recorded_match(record)?;
        let mut board = Mounted::<BoardAndPanel>::new(view_at(&whole, 0, Callback::noop())).await;
        for ply in (0..whole.ply()).step_by(9) {
            let state = state_of(&match_at(record, ply)?)?;
            if state.phase() == Phase::Actions {
                board.update(view_at(&whole, ply, Callback::noop())).await;
                assert_forecast(&page, &state, &NUMBERS)
                    .await
                    .map_err(|error| error.context(&format!("{ply}")))?;
                several += usize::from(forecast(&page).await?.len() > 1);
            }
        }
    }
    assert!(several > 0);
    Ok(())
}

/// The forecast for turns of a wheel equals their effects.
#[wasm_bindgen_test]
async fn turns_of_a_wheel_are_as_forecast() -> TestResult {
    for which in [WHEEL_1, Wheel::A, Wheel::B] {
        let page = table(DUEL, 0).await?;
        select_wheel(&page, Input::Mouse, which).await?;
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
        // Turns beyond the actions left are shown as such.
        assert_eq!(page.count(".wt-line.beyond").await?, 1);
        let mut played = stored_match(&page).await?;
        for line in lines.as_array().into_iter().flatten() {
            play_action(&page, Input::Mouse, &mut played, Action::Turn(which)).await?;
            let state = state_of(&played)?;
            let cells: Vec<_> = line.as_array().into_iter().flatten().collect();
            assert!(!cells.is_empty());
            for cell in cells {
                let link = match cell[0].as_str() {
                    Some("A") => Link::A,
                    Some("B") => Link::B,
                    _ => Link::Common,
                };
                let words = short_effect(state.effect(Seat::FIRST, link));
                let shown = cell[1].as_str().unwrap_or_default();
                assert!(shown.starts_with(words), "{shown}: {words}");
            }
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
            .flat_map(|seat| {
                Link::ALL.map(|link| Locale::ENGLISH.name(LinkEffect::Of(state.effect(seat, link))))
            })
            .collect();
        assert_eq!(rows, json!(expected));
    }
    Ok(())
}

/// Pointing at a wheel or its button shows what one turn would change.
#[wasm_bindgen_test]
async fn pointing_at_a_wheel_previews_a_turn() -> TestResult {
    let page = table(DUEL, 0).await?;
    for place in ["[data-wheel='B']", "[data-action='turn-1']"] {
        page.hover(place).await?;
        page.wait_for(".wt-ghost").await?;
        page.hover(".top-home").await?;
        page.wait_until_gone(".wt-ghost").await?;
    }
    // Wheel 1 touches three links, and the others one of each player.
    page.hover("[data-wheel='1']").await?;
    assert_eq!(page.count(".wt-ghost").await?, 3);
    page.hover("[data-wheel='A']").await?;
    assert_eq!(page.count(".wt-ghost").await?, 2);
    assert_eq!(page.count("[aria-pressed='true'][data-wheel]").await?, 0);
    Ok(())
}

/// The first link of the player to act that can only do harm.
fn danger_of(state: &WheelsOfTime) -> Option<Link> {
    [Link::A, Link::B]
        .into_iter()
        .find(|link| matches!(state.effect(state.active(), *link), Effect::Danger(_)))
}

#[wasm_bindgen_test]
async fn a_harmful_link_asks_for_confirmation() -> TestResult {
    let (page, at, state) = table_before(DUEL, |state, _, _| {
        state.phase() == Phase::Actions && state.actions_left() > 0 && danger_of(state).is_some()
    })
    .await?;
    let link = danger_of(&state).ok_or_else(|| TestError::new("there is no danger"))?;
    let confirm = confirm_button(link);
    let question = format!("Really trigger {}?", Locale::ENGLISH.name(link));
    for confirmed_in in ["picture", "button"] {
        assert_eq!(page.count(&confirm).await?, 0);
        page.click(&link_selector(link)).await?;
        page.by_role("button", &question).await?;
        assert_eq!(stored_match(&page).await?.ply(), at);
        // Escape withdraws the question, and so does another choice.
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(&confirm).await?;
        page.click(&action_button(Action::Trigger(link))).await?;
        page.wait_for(&confirm).await?;
        page.click("[data-wheel='A']").await?;
        page.wait_until_gone(&confirm).await?;
        page.click(&action_button(Action::Trigger(link))).await?;
        page.wait_for(&confirm).await?;
        page.click(&match confirmed_in {
            "picture" => link_selector(link),
            _ => confirm.clone(),
        })
        .await?;
        wait_for_ply(&page, at + 1, "person").await?;
        page.click("#undo").await?;
        wait_for_ply(&page, at, "person").await?;
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn buttons_and_links_explain_what_is_illegal() -> TestResult {
    let page = table(DUEL, 0).await?;
    page.record_announcements().await?;
    for (action, reason) in [
        (Action::Trigger(Link::A), "Link A gives nothing right now."),
        (
            Action::Build(Structure::Road),
            "A road costs a wood and a stone, and you need both.",
        ),
    ] {
        let name = WheelsOfTime::notation(action);
        let css = format!("button[data-refused='{name}']");
        page.wait_for(&format!("{css}[aria-disabled='true']"))
            .await?;
        page.click(&css).await?;
        page.wait_for_text(".refusal[role='status']", reason)
            .await?;
        let spoken = page.take_announcements().await?;
        assert!(
            spoken.iter().any(|text| text.contains(reason)),
            "{spoken:?}"
        );
        // The focus stays where it was pressed, so that something else can be tried.
        assert!(page.focus().await?.contains(reason));
        // The rules say more.
        page.wait_for(".refusal a").await?;
    }
    // The drawing does so too.
    page.click("[data-other='2']").await?;
    page.wait_for_text(".refusal", "You can only turn your own wheel, A and B.")
        .await?;
    page.click(&link_selector(Link::Common)).await?;
    page.wait_for_text(".refusal", "The common link gives nothing right now.")
        .await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".refusal").await?;
    assert_eq!(stored_match(&page).await?.ply(), 0);
    Ok(())
}

// Hints.

/// What is marked on a board: wheels, links and buttons.
fn marked(board: &Mounted<BoardAndPanel>, class: &str) -> Vec<String> {
    let mut marked: Vec<String> = board
        .all(class)
        .iter()
        .map(|one| {
            let attribute = |name| one.get_attribute(name);
            let wheel = attribute("data-wheel").map(|wheel| format!("wheel {wheel}"));
            let link = attribute("data-link").map(|link| format!("link {link}"));
            let action = attribute("data-action");
            wheel.or(link).or(action).unwrap_or_default()
        })
        .collect();
    marked.sort();
    marked
}

/// Where an action is performed, as [`marked`] names it.
fn places_of(state: &WheelsOfTime, action: Action) -> Vec<String> {
    let wheel = |wheel: Wheel| format!("wheel {}", wheel.code());
    let link = |link: Link| format!("link {}", link.code());
    let mut places = match action {
        Action::Turn(which) => vec![wheel(which)],
        Action::Place { wheel: which, .. } => vec![wheel(which)],
        Action::Take(mark) => vec![wheel(Wheel::Player(mark))],
        Action::Trigger(which) => vec![link(which)],
        Action::Join(pair) if state.phase() == Phase::Actions => pair.links().map(link).to_vec(),
        _ => vec![],
    };
    // A space has its button once the wheel is turned to it.
    let has_button = match action {
        Action::Place { wheel, space } => state.wheels().space(wheel) == space,
        _ => true,
    };
    if has_button {
        places.push(WheelsOfTime::notation(action));
    }
    places.sort();
    places
}

/// The other actions of a hint's turn are marked more faintly.
#[wasm_bindgen_test]
async fn the_turn_of_a_hint_is_marked_as_a_whole() -> TestResult {
    let whole = recorded_match(DUEL)?;
    let plan = &actions(&whole)[..3];
    let mut props = view_at(&whole, 0, Callback::noop());
    props.view.plan = plan
        .iter()
        .copied()
        .map(rules::Action::WheelsOfTime)
        .collect();
    let board = Mounted::<BoardAndPanel>::new(props).await;
    assert_eq!(marked(&board, ".planned"), ["end", "link-B", "turn-1"]);
    assert_eq!(marked(&board, ".hinted"), ["link B", "wheel 1"]);
    Ok(())
}

// Looking, and motion.

/// Nothing can be done at an earlier position.
#[wasm_bindgen_test]
async fn earlier_positions_are_only_looked_at() -> TestResult {
    let page = table(DUEL, 5).await?;
    assert!(page.count(TARGETS).await? > 0);
    open_tab(&page, "history").await?;
    page.click("#one-back").await?;
    wait_for_ply(&page, 4, "look").await?;
    assert_eq!(page.count(TARGETS).await?, 0);
    wait_for_state(&page, &state_of(&match_at(DUEL, 4)?)?).await?;
    page.click("#to-end").await?;
    wait_for_ply(&page, 5, "person").await?;
    page.wait_for("[data-wheel='A']").await
}

/// A script that records in `window.moved` what begins to move in these parts.
fn watch(parts: &str) -> String {
    format!(
        "window.moved = [];
         document.querySelector('#board').addEventListener('animationstart', (event) => {{
             if (event.target.closest('{parts}')) window.moved.push(event.animationName);
         }});"
    )
}

/// Waits until what happened is painted: animations start with the next frame.
async fn next_frame(page: &Page) -> TestResult {
    let script = "return new Promise((done) => requestAnimationFrame(() =>
        requestAnimationFrame(() => setTimeout(() => done(true)))));";
    page.script(script, vec![]).await.map(|_| ())
}

/// With reduced motion nothing is animated, and the result is shown at once.
#[wasm_bindgen_test]
async fn reduced_motion_shows_no_animation() -> TestResult {
    let (page, at, _) =
        table_before(SOLO_LOST, |_, action, _| action == Action::EndActions).await?;
    page.script(&watch(".board"), vec![]).await?;
    let line = actions(&recorded_match(SOLO_LOST)?);
    let played = play_line(&page, Input::Mouse, &line[at..at + 2]).await?;
    wait_for_state(&page, &state_of(&played)?).await?;
    next_frame(&page).await?;
    assert_eq!(
        page.script("return window.moved;", vec![]).await?,
        json!([])
    );
    page.set_motion().await?;
    play_line(&page, Input::Mouse, &line[at + 2..at + 3]).await?;
    page.wait_for_script("return window.moved.length > 0;")
        .await
        .map(|_| ())
}

/// A movement is animated once: selecting and pointing do not replay it.
/// While a wheel turns, the links of before are shown beside those that come.
#[wasm_bindgen_test]
async fn links_change_once_the_wheel_has_turned() -> TestResult {
    let page = table(DUEL, 1).await?;
    page.set_motion().await?;
    assert_eq!(page.count(".wt-until").await?, 0);
    // They are there only while it turns.
    page.script(
        "window.wereOld = false;
         new MutationObserver(() => { window.wereOld ||= document.querySelector('.wt-until') !== null; })
             .observe(document.querySelector('main'), { childList: true, subtree: true, attributes: true });",
        vec![],
    )
    .await?;
    play_line(&page, Input::Mouse, &[Action::Turn(WHEEL_1)]).await?;
    page.wait_for_script("return window.wereOld;")
        .await
        .map(|_| ())
}

#[wasm_bindgen_test]
async fn selecting_replays_no_animation() -> TestResult {
    let page = table(DUEL, 0).await?;
    page.set_motion().await?;
    let line = [Action::Trigger(Link::B), Action::Turn(WHEEL_1)];
    play_line(&page, Input::Mouse, &line).await?;
    page.wait_for_animations().await?;
    let parts = ".wt-turning, .wt-upright, .wt-float, .wt-city, .wt-dice";
    page.script(&watch(parts), vec![]).await?;
    page.hover(&wheel_selector(Wheel::A)).await?;
    select_wheel(&page, Input::Mouse, Wheel::A).await?;
    select_wheel(&page, Input::Mouse, Wheel::B).await?;
    page.hover(&link_selector(Link::Common)).await?;
    page.hover(".top-home").await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone("[data-wheel][aria-pressed='true']")
        .await?;
    next_frame(&page).await?;
    assert_eq!(
        page.script("return window.moved;", vec![]).await?,
        json!([])
    );
    // An action is seen by the same watcher.
    page.click("[data-action='end']").await?;
    page.wait_for_script("return window.moved.length > 0;")
        .await
        .map(|_| ())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn a_solo_game_is_won_by_touch() -> TestResult {
        let line = actions(&recorded_match(SOLO)?);
        let at = line.len() - 10;
        let page = table(SOLO, at).await?;
        play_line(&page, Input::Touch, &line[at..]).await?;
        page.wait_for("#result").await?;
        assert_eq!(page.text("#result-title").await?, "You win");
        Ok(())
    }

    /// The die that turns the wheels between two rounds is shown and spoken.
    #[wasm_bindgen_test]
    async fn each_round_of_a_solo_game_begins_with_a_die() -> TestResult {
        let page = table(SOLO, 0).await?;
        page.wait_for_text(".wt-rounds", "Round 1 of 8").await?;
        assert_eq!(page.count(".wt-die").await?, 0);
        let mut played = stored_match(&page).await?;
        let mut rounds = 1;
        for action in actions(&recorded_match(SOLO)?).into_iter().take(18) {
            play_action(&page, Input::Touch, &mut played, action).await?;
            let (round, _) = state_of(&played)?.round();
            if round > rounds {
                rounds = round;
                page.wait_for(".wt-dice .wt-die").await?;
                page.wait_for_text(".wt-rounds", &format!("Round {round} of 8"))
                    .await?;
                page.wait_until(
                    "the die to be spoken of",
                    "return document.getElementById('spoken').textContent.includes('The die shows ');",
                    vec![],
                )
                .await?;
                assert_eq!(page.count(".wt-pip.gone").await?, usize::from(round) - 1);
            }
        }
        assert!(rounds > 2, "{rounds}");
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn a_solitaire_player_sets_all_wheels() -> TestResult {
        let page = open(&new_match(1, "wheels", "own")?).await?;
        page.wait_for_text(".status", "set wheel 1").await?;
        page.wait_for_text(".plan-text", "You play with wheel 1.")
            .await?;
        let placed: Vec<Action> = Wheel::ALL
            .into_iter()
            .zip([2, 5, 0, 11])
            .map(|(wheel, space)| Action::Place { wheel, space })
            .collect();
        let state = state_of(&play_line(&page, Input::Mouse, &placed).await?)?;
        assert_eq!(state.wheels().to_string(), "2,5,0,11");
        page.wait_for_text(".wt-rounds", "Round 1 of 8").await?;
        page.wait_for_text(".status", "2 actions left").await
    }

    /// What is pressed in other phases disappears with them: then the focus goes to the status.
    #[wasm_bindgen_test]
    async fn the_focus_outlives_the_buttons_of_a_phase() -> TestResult {
        for (record, wanted) in [
            (CUT_AND_CHOOSE, Action::Feed(2)),
            (DUEL, Action::Join(LinkPair::AB)),
        ] {
            let (page, at, _) = table_before(record, |state, action, _| {
                action == wanted && state.phase() != Phase::Actions
            })
            .await?;
            press(&page, Input::Keyboard, &action_button(wanted)).await?;
            wait_for_ply(&page, at + 1, "person").await?;
            page.wait_for_script("return document.activeElement.closest('main') !== null;")
                .await?;
        }
        Ok(())
    }

    /// Below its tracks, each city says how many of its people will be hungry, and whether the supply helps.
    #[wasm_bindgen_test]
    async fn a_city_warns_of_hunger() -> TestResult {
        let mut warnings = Vec::new();
        for record in [CUT_AND_CHOOSE, HUNGER] {
            let whole = recorded_match(record)?;
            let mut board =
                Mounted::<BoardAndPanel>::new(view_at(&whole, 0, Callback::noop())).await;
            for ply in (0..whole.ply()).step_by(3) {
                board.update(view_at(&whole, ply, Callback::noop())).await;
                let state = state_of(&match_at(record, ply)?)?;
                for seat in Seat::all(2) {
                    let city = state.city(seat);
                    let (short, food) = (city.food_shortage(), city.good(Good::Food));
                    let side = match state.player_wheel(seat) {
                        PlayerWheel::One => ".wt-one .wt-tracks-hunger",
                        PlayerWheel::Two => ".wt-two .wt-tracks-hunger",
                    };
                    let settled = !matches!(state.phase(), Phase::Place(_) | Phase::Choose);
                    if short == 0 || !settled {
                        continue;
                    }
                    let now = state.active() == seat && state.phase() == Phase::Feeding;
                    let when = if now { "now" } else { "next turn" };
                    let supply = match food {
                        0 => "No food in supply.".to_owned(),
                        _ if short == 1 => "The supply can feed them.".to_owned(),
                        _ if food >= short => "The supply can feed them all.".to_owned(),
                        _ => format!("The supply can feed {food}."),
                    };
                    let expected = format!("{short} hungry {when}. {supply}");
                    assert_eq!(board.text(side), expected, "{ply}");
                    warnings.push(expected);
                }
            }
        }
        for part in ["now", "next turn", "No food", "can feed"] {
            assert!(
                warnings.iter().any(|warning| warning.contains(part)),
                "{part}: {warnings:?}"
            );
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn without_aids_nothing_is_forecast() -> TestResult {
        let rules = TableRules {
            undo: UndoPolicy::Free,
            aids: false,
        };
        let shown = ".wt-line, .wt-end-forecast, .wt-ghost, .wt-chip";
        let page = open(&match_at(DUEL, 0)?.with_table_rules(rules)).await?;
        let help = "#hint, #tab-analysis, #show-analysis, #first-turn";
        assert_eq!(page.count(help).await?, 0);
        page.wait_for_text(".wt-plan", "Tap a wheel twice to turn it.")
            .await?;
        select_wheel(&page, Input::Touch, Wheel::A).await?;
        assert_eq!(page.count(shown).await?, 0);
        play_line(&page, Input::Touch, &[Action::Turn(Wheel::A)]).await?;
        // Nor in production.
        let at = ply_before::<WheelsOfTime>(&recorded_match(DUEL)?, |state, _, _| {
            state.phase() == Phase::Production
        })?;
        let page = open(&match_at(DUEL, at)?.with_table_rules(rules)).await?;
        assert_eq!(page.count(shown).await?, 0);
        play_line(&page, Input::Touch, &[Action::Join(LinkPair::AB)]).await?;
        Ok(())
    }

    /// The end of a city whose last people starve, by keyboard alone, and a rematch.
    #[wasm_bindgen_test]
    async fn a_duel_is_lost_by_keyboard() -> TestResult {
        let line = actions(&recorded_match(HUNGER)?);
        let at = line.len() - 5;
        let page = table(HUNGER, at).await?;
        play_line(&page, Input::Keyboard, &line[at..]).await?;
        page.wait_for("#result").await?;
        keyboard::press(&page, "#again").await?;
        page.wait_for("main.table[data-ply='0']").await
    }

    /// Whatever a hint suggests is marked where it is performed, in the picture and below it, and nothing else is.
    #[wasm_bindgen_test]
    async fn a_hint_is_marked_where_it_is_performed() -> TestResult {
        let mut kinds = Vec::new();
        for (record, step) in [(DUEL, 9), (CUT_AND_CHOOSE, 7), (SOLO, 11)] {
            let whole = recorded_match(record)?;
            let mut board =
                Mounted::<BoardAndPanel>::new(view_at(&whole, 0, Callback::noop())).await;
            for ply in (0..whole.ply()).step_by(step).chain([4]) {
                let state = state_of(&match_at(record, ply)?)?;
                let mut legal = Vec::new();
                state.legal_actions(&mut legal);
                for action in legal {
                    let mut props = view_at(&whole, ply, Callback::noop());
                    props.view.hint = Some(rules::Action::WheelsOfTime(action));
                    board.update(props).await;
                    assert_eq!(
                        marked(&board, ".hinted"),
                        places_of(&state, action),
                        "{ply}"
                    );
                    kinds.push(WheelsOfTime::notation(action));
                }
            }
        }
        for kind in ["turn-", "link-", "set-", "take-", "end", "join-"] {
            assert!(
                kinds.iter().any(|text| text.starts_with(kind)),
                "{kind}: {kinds:?}"
            );
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn the_wheels_are_laid_out_one_after_another() -> TestResult {
        let page = table(CUT_AND_CHOOSE, 0).await?;
        let line = actions(&recorded_match(CUT_AND_CHOOSE)?);
        for (action, next) in line[..4].iter().zip([
            "Ada: set wheel 2",
            "Ada: set wheel A",
            "Ada: set wheel B",
            "Ben: take wheel 1, which goes first, or wheel 2",
        ]) {
            play_line(&page, Input::Mouse, &[*action]).await?;
            page.wait_for_text(".status", next).await?;
        }
        Ok(())
    }

    /// A bot's seat says how well it plays.
    #[wasm_bindgen_test]
    async fn the_level_of_a_bot_stands_beside_its_city() -> TestResult {
        for level in Level::ALL {
            let mut record = new_match(2, "layout", "standard")?;
            record.set_name(Seat::FIRST, Name::new("Ada"));
            record.set_player(Seat::in_turn(1, 2), Player::Bot(level));
            let page = open(&record).await?;
            let name = format!("Leo {level:?}");
            page.wait_for_text(".wt-two", &name).await?;
            page.wait_for_text(".wt-one", "Ada").await?;
        }
        Ok(())
    }

    /// As actions of a turn, a building from two links has a button beside those of structures.
    #[wasm_bindgen_test]
    async fn a_building_from_two_links_takes_two_actions() -> TestResult {
        let (page, at, before) = table_before(CUT_AND_CHOOSE, |state, action, _| {
            state.phase() == Phase::Actions && matches!(action, Action::Join(_))
        })
        .await?;
        let join = actions(&recorded_match(CUT_AND_CHOOSE)?)[at];
        let names = page.names("button").await?;
        assert!(
            names
                .iter()
                .any(|name| name.starts_with("Make a building from ")),
            "{names:?}"
        );
        let played = play_line(&page, Input::Mouse, &[join]).await?;
        let after = state_of(&played)?;
        assert_eq!(after.actions_left() + 2, before.actions_left());
        Ok(())
    }

    /// The die is shown and logged, and shows the same number again after undo.
    #[wasm_bindgen_test]
    async fn the_die_of_a_disaster_stays_the_same() -> TestResult {
        let (page, at) = table_before_plague(UndoPolicy::Free).await?;
        let action = actions(&recorded_match(PLAGUE)?)[at];
        let state = state_of(&match_at(PLAGUE, at)?)?;
        if action == Action::EndActions {
            assert_forecast(&page, &state, &NAMES).await?;
        }
        let mut ends = Vec::new();
        for _ in 0..2 {
            let played = play_line(&page, Input::Mouse, &[action]).await?;
            ends.push(played.state().hash());
            page.wait_for_text(".wt-throw-name", "plague").await?;
            assert_eq!(page.count(".wt-die use[href='#wt-die-2']").await?, 1);
            open_tab(&page, "history").await?;
            for line in ["The die shows 2: plague.", "All four wheels turn."] {
                page.wait_for_text(".log li", line).await?;
            }
            page.click("#undo").await?;
            wait_for_ply(&page, at, "person").await?;
            wait_for_state(&page, &state).await?;
            assert_eq!(page.count(".wt-throw-name").await?, 0);
        }
        assert_eq!(ends[0], ends[1]);
        Ok(())
    }
}
