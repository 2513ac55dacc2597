//! Plays Wheels of Time: wheels and links are selected in the drawing, other actions have buttons.

use super::Input;
use super::fixtures::{self, fixture};
use super::new_game;
use super::{keyboard, shown_ply, stored_match, wait_for_person_or_end};
use crate::{Driver, Key, TestError, TestResult, Value, json};
use records::Match;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, Event, Good, Item, Link, Phase, PlayerWheel, Wheel, WheelsOfTime,
};
use rules::{GameId, Seat};

/// Two players, standard layout; Ben completes his city.
pub const DUEL: &str = fixture!("wheels-of-time-2-city-complete");
/// Two players, one lays out the wheels and the other chooses; the one who chooses wins.
pub const CUT_AND_CHOOSE: &str = fixture!("wheels-of-time-2-cut-and-choose");
/// Two players, random layout; Ben's last people starve.
pub const HUNGER: &str = fixture!("wheels-of-time-2-hunger");
/// Two players; a plague takes Ben's last people. The record lists its dice.
pub const PLAGUE: &str = fixture!("wheels-of-time-2-plague");
/// One player, who completes the city.
pub const SOLO: &str = fixture!("wheels-of-time-1-city-complete");
/// One player, who does not.
pub const SOLO_LOST: &str = fixture!("wheels-of-time-1-rounds-used-up");

/// The actions of a match.
pub fn actions(played: &Match) -> Vec<Action> {
    fixtures::actions::<WheelsOfTime>(played)
}

/// The Wheels of Time state of a match.
pub fn state_of(played: &Match) -> TestResult<WheelsOfTime> {
    fixtures::state_of(played)
}

/// Parses an action.
pub fn parse_action(state: &WheelsOfTime, text: &str) -> TestResult<Action> {
    let read = state.parse_action(text);
    read.map_err(|error| TestError::new(format!("{text}: {error:?}")))
}

/// Starts a game.
pub async fn start_game(
    page: &impl Driver,
    player_kinds: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    new_game::start(page, GameId::WheelsOfTime, player_kinds, fields).await?;
    wait_for_board(page).await
}

/// Starts a game between two named people at one screen.
pub async fn start_ada_vs_ben(page: &impl Driver, fields: &[(&str, &str)]) -> TestResult {
    let mut all = vec![("name-1", "Ada"), ("name-2", "Ben")];
    all.extend(fields);
    start_game(page, &["human", "human"], &all).await
}

/// Waits for the board: it stays hidden until its drawings are loaded.
pub async fn wait_for_board(page: &impl Driver) -> TestResult {
    super::match_page::wait_for_table(page, ".wt-table").await
}

/// Opens the link of a match and stores the match.
pub async fn open_match(page: &impl Driver, played: &Match) -> TestResult {
    fixtures::open_link(page, played).await?;
    wait_for_board(page).await
}

/// The name of a wheel in the page's attributes.
const fn wheel_id(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Player(PlayerWheel::One) => "1",
        Wheel::Player(PlayerWheel::Two) => "2",
        Wheel::A => "A",
        Wheel::B => "B",
    }
}

/// The name of a link in the page's attributes.
const fn link_id(link: Link) -> &'static str {
    match link {
        Link::A => "A",
        Link::B => "B",
        Link::Common => "C",
    }
}

/// The target of a wheel in the drawing.
pub fn wheel_selector(wheel: Wheel) -> String {
    format!("[data-wheel='{}']", wheel_id(wheel))
}

/// The target of the player's own link in the drawing.
pub fn link_selector(link: Link) -> String {
    format!("[data-link='{}']", link_id(link))
}

/// The button of a legal action.
pub fn action_button(action: Action) -> String {
    format!("button[data-action='{}']", WheelsOfTime::notation(action))
}

/// Activates an element; with the keyboard, by the number of Tab presses computed in advance.
pub async fn press(page: &impl Driver, input: Input, css: &str) -> TestResult {
    if input == Input::Keyboard {
        tab_to(page, css).await?;
        return page.press_keys(char::from(Key::Enter)).await;
    }
    input.press(page, css).await
}

/// Moves the focus to the element with the number of Tab presses a person would need, sent in one
/// command.
pub async fn tab_to(page: &impl Driver, css: &str) -> TestResult {
    // A radio button may be drawn by its label alone, so it need not be visible.
    page.wait_until(css, "return find(arguments[0]) && true;", vec![json!(css)])
        .await?;
    let steps = page
        .script(
            "const all = [...document.querySelectorAll(
                 'a[href], button, input, select, textarea, summary, [tabindex=\"0\"]',
             )].filter((one) => one.checkVisibility() && !one.disabled && one.tabIndex === 0);
             const now = document.activeElement;
             const there = all.findIndex((one) => one.matches(arguments[0]));
             const gone = all.findIndex((one) =>
                 one === now || now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
             const begin = now === document.body || gone < 0 ? 0 : gone;
             const steps = there - begin + (all[begin] === now ? 0 : 1);
             return there < 0 || steps < 0 ? 0 : steps;",
            vec![json!(css)],
        )
        .await?.as_u64().unwrap_or_default();
    let tabs: String = (0..steps).map(|_| char::from(Key::Tab)).collect();
    if !tabs.is_empty() {
        page.press_keys(tabs).await?;
    }
    // If the computed number was wrong, one Tab at a time.
    keyboard::tab_to(page, css).await
}

/// Turns the wheel that is being laid out to the given space, and confirms it.
async fn place_wheel(page: &impl Driver, input: Input, action: Action) -> TestResult {
    let confirm = action_button(action);
    // At most one full revolution.
    for turn in 0..=rules::games::wheels_of_time::PRODUCTION_WHEEL_SPACES {
        if page.count(&confirm).await? > 0 {
            return press(page, input, &confirm).await;
        }
        let place = match (action, turn % 2) {
            (Action::Place { wheel, .. }, 0) => wheel_selector(wheel),
            _ => "#lay-on".to_owned(),
        };
        let set_action =
            "return document.querySelector(\"button[data-action^='set-']\")?.dataset.action;";
        let before = page.script(set_action, vec![]).await?;
        press(page, input, &place).await?;
        let changed =
            format!("const action = () => {{ {set_action} }}; return action() !== arguments[0];");
        page.wait_until("the wheel to turn", &changed, vec![before])
            .await?;
    }
    Err(TestError::new("the wheel never reaches its space"))
}

/// Selects a wheel, unless it is selected already.
pub async fn select_wheel(page: &impl Driver, input: Input, which: Wheel) -> TestResult {
    let place = wheel_selector(which);
    let chosen = format!("{place}[aria-pressed='true']");
    if page.count(&chosen).await? == 0 {
        press(page, input, &place).await?;
        page.wait_for(&chosen).await?;
    }
    Ok(())
}

/// Performs an action on the board, without waiting for its result.
pub async fn perform(page: &impl Driver, input: Input, action: Action) -> TestResult {
    match action {
        Action::Place { .. } => place_wheel(page, input, action).await,
        Action::Turn(which) => {
            select_wheel(page, input, which).await?;
            press(page, input, &wheel_selector(which)).await
        }
        Action::Take(mark) => {
            select_wheel(page, input, Wheel::Player(mark)).await?;
            press(page, input, &wheel_selector(Wheel::Player(mark))).await
        }
        Action::Trigger(which) => {
            const SHOWN: &str = "const main = document.querySelector('main');
                const shown = [
                    main.dataset.ply ?? main.dataset.taken,
                    main.querySelector('.feedback.wrong')?.textContent ?? '',
                ];";
            let before = page
                .script(&format!("{SHOWN} return shown;"), vec![])
                .await?;
            press(page, input, &link_selector(which)).await?;
            // A link that can only do harm asks for confirmation; in a lesson, it may be wrong.
            let script = "const [before, sure] = arguments;
                if (shown[0] !== before[0] || shown[1] && shown[1] !== before[1]) return 'done';
                return document.querySelector(sure) && 'asked';";
            let script = &format!("{SHOWN}\n{script}");
            let what = "the link to be used or to ask for confirmation";
            let outcome = page
                .wait_until(what, script, vec![before, json!(confirm_button(which))])
                .await?;
            let asked = outcome == "asked";
            if asked {
                press(page, input, &confirm_button(which)).await?;
            }
            Ok(())
        }
        _ => press(page, input, &action_button(action)).await,
    }
}

/// The button that confirms the use of a link that can only do harm.
pub fn confirm_button(which: Link) -> String {
    format!("{}.danger", action_button(Action::Trigger(which)))
}

/// Plays an action of a person and waits until the board shows the state that the rules give; the
/// stored match has to be equal.
pub async fn play_action(
    page: &impl Driver,
    input: Input,
    played: &mut Match,
    action: Action,
) -> TestResult {
    let before = shown_ply(page).await?;
    let name = WheelsOfTime::notation(action);
    perform(page, input, action)
        .await
        .map_err(|error| error.context(&name))?;
    page.wait_for(&format!("main.table[data-ply='{}']", before + 1))
        .await?;
    let applied = played.apply(rules::Action::WheelsOfTime(action));
    applied.map_err(|error| TestError::new(format!("{name}: {error:?}")))?;
    let stored = stored_match(page).await?;
    assert_eq!(stored.entries(), played.entries(), "{name}");
    wait_for_state(page, &state_of(played)?)
        .await
        .map_err(|error| error.context(&name))
}

/// Plays actions of people, from the position shown.
pub async fn play_line(page: &impl Driver, input: Input, line: &[Action]) -> TestResult<Match> {
    let mut played = stored_match(page).await?;
    for action in line {
        if wait_for_person_or_end(page).await? {
            return Err(TestError::new(format!(
                "the game is over before {action:?}"
            )));
        }
        play_action(page, input, &mut played, *action).await?;
    }
    Ok(played)
}

/// Types actions.
pub async fn type_line(page: &impl Driver, line: &str) -> TestResult {
    super::argonauts_wheel::type_line(page, line).await
}

/// Reads from the board: tracks of both player wheels, actions left, links.
const READ_BOARD: &str = "const numbers = (css) =>
        [...document.querySelectorAll(css)].map((one) => Number(one.textContent));
    return {
        one: numbers('.wt-one .wt-track-number'),
        two: numbers('.wt-two .wt-track-number'),
        left: document.querySelectorAll('.wt-tokens .wt-icon').length,
        links: [...document.querySelectorAll('.board tbody tr')].map((row) => row.cells[2].textContent),
    };";

/// What the board has to show. When nobody is to act, it shows no actions left.
fn expected_board(state: &WheelsOfTime) -> Value {
    let cities: Vec<_> = Seat::all(state.players())
        .map(|seat| {
            let [food, people, walls, roads, houses, rest @ ..] = state.city(seat).tracks();
            let mut tracks = vec![walls, roads, houses, people, food];
            tracks.extend(rest);
            (state.player_wheel(seat), tracks)
        })
        .collect();
    let tracks_of = |mark: PlayerWheel| {
        cities
            .iter()
            .find(|(wheel_mark, _)| *wheel_mark == mark)
            .map_or(Vec::new(), |(_, tracks)| tracks.clone())
    };
    let is_acting = state.to_act().is_some() && state.phase() == Phase::Actions;
    let links = Seat::all(state.players()).flat_map(|seat| {
        Link::ALL.map(|link| {
            let (symbol, other) = state.wheels().link_symbols(state.player_wheel(seat), link);
            format!("{symbol:?} and {other:?}").to_lowercase()
        })
    });
    json!({
        "one": tracks_of(PlayerWheel::One),
        "two": tracks_of(PlayerWheel::Two),
        "left": if is_acting { state.actions_left() } else { 0 },
        "links": links.collect::<Vec<_>>(),
    })
}

/// Waits until the board shows this state.
pub async fn wait_for_state(page: &impl Driver, state: &WheelsOfTime) -> TestResult {
    page.wait_for_value(READ_BOARD, vec![], &expected_board(state))
        .await
}

/// The forecast for the end of the actions as it is read out: one list of texts for each
/// alternative.
pub async fn forecast(page: &impl Driver) -> TestResult<Vec<Vec<String>>> {
    let shown = page
        .script(
            "return [...document.querySelectorAll('.wt-end-forecast')].map((way) =>
                 [...way.querySelectorAll('.wt-chip')].map((chip) =>
                     (chip.querySelector('.unseen') ?? chip).textContent.trim()));",
            vec![],
        )
        .await?;
    let alternatives = shown
        .as_array()
        .into_iter()
        .flatten()
        .map(|placements_for| {
            placements_for
                .as_array()
                .into_iter()
                .flatten()
                .map(|chip| chip.as_str().unwrap_or_default().to_owned())
                .collect()
        });
    Ok(alternatives.collect())
}

/// The text of one good or development.
pub const fn item_text(item: Item) -> &'static str {
    match item {
        Item::Development(Development::FoodProduction) => "1 food production",
        Item::Development(Development::Population) => "1 population",
        Item::Development(Development::Wall) => "a wall",
        Item::Development(Development::Road) => "a road",
        Item::Development(Development::Building) => "a building",
        Item::Good(Good::Brick) => "a brick",
        Item::Good(Good::Wood) => "1 wood",
        Item::Good(Good::Stone) => "a stone",
        Item::Good(Good::Food) => "1 food",
        Item::Good(Good::Worker) => "a hired worker",
    }
}

/// The forecast that these events should have: gains and losses, up to the first die roll.
pub fn expected_forecast(events: &[Event], names: &[&str]) -> Vec<String> {
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or_default();
    let gains = |seat, item, kept| {
        let verb = if kept { "gains" } else { "has no room for" };
        format!("{} {verb} {}.", name(seat), item_text(item))
    };
    let loses = |seat, item| format!("{} loses {}.", name(seat), item_text(item));
    let mut forecast = Vec::new();
    for event in events {
        match *event {
            Event::Gained {
                seat, item, kept, ..
            } => forecast.push(gains(seat, item, kept)),
            Event::Joined { seat, .. } => {
                forecast.push(gains(seat, Item::Development(Development::Building), true));
            }
            Event::Lost {
                seat, item, count, ..
            } => forecast.extend((0..count).map(|_| loses(seat, item))),
            Event::Stolen {
                from,
                to,
                good,
                taken: true,
                kept,
            } => {
                forecast.push(loses(from, Item::Good(good)));
                forecast.push(gains(to, Item::Good(good), kept));
            }
            Event::Disaster { seat, .. } => {
                forecast.push(format!("a disaster for {}", name(seat)));
                break;
            }
            Event::Rotated { .. } => break,
            _ => {}
        }
    }
    forecast
}

/// Asserts that the forecast for the end of the actions, or for each alternative in production, equals what the
/// rules do, up to the first die roll.
pub async fn assert_forecast(
    page: &impl Driver,
    state: &WheelsOfTime,
    names: &[&str],
) -> TestResult {
    let mut ended = state.clone();
    let mut events = Vec::new();
    ended.apply_unchecked(Action::EndActions, &mut events);
    let mut alternatives = vec![events];
    if ended.phase() == Phase::Production && ended.to_act() == state.to_act() {
        let mut legal = Vec::new();
        ended.legal_actions(&mut legal);
        let outcomes = legal.into_iter().map(|alternative| {
            let mut events = Vec::new();
            ended.clone().apply_unchecked(alternative, &mut events);
            events
        });
        alternatives = outcomes.collect();
    }
    let expected: Vec<_> = alternatives
        .iter()
        .map(|events| {
            let shown = expected_forecast(events, names);
            if shown.is_empty() {
                vec!["nothing".to_owned()]
            } else {
                shown
            }
        })
        .collect();
    let mut shown = forecast(page).await?;
    for (alternative, expected) in shown.iter_mut().zip(&expected) {
        // An empty forecast has no chip.
        if alternative.is_empty() && expected == &["nothing".to_owned()] {
            alternative.push("nothing".to_owned());
        }
    }
    assert_eq!(shown, expected);
    Ok(())
}
