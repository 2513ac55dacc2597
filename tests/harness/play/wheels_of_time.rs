//! Wheels of Time as people play it: wheels and links are tapped, all else has
//! its button; by mouse, by finger, by keyboard.

use super::Input;
use super::fixtures::{self, fixture};
use super::match_page::fill_new_game_form;
use super::{keyboard, shown_ply, stored_match, wait_for_person_or_end};
use crate::{Key, Page, TestError, TestResult, Value, json};
use records::Match;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, Event, Good, Item, Link, Phase, PlayerWheel, Wheel, WheelsOfTime,
};
use rules::{GameId, Seat};

/// A recorded game of two from the standard layout; Ben finishes his city.
pub const DUEL: &str = fixture!("wheels-of-time-2-city-complete");
/// Two, one of whom lays out the wheels; the other one wins.
pub const CUT_AND_CHOOSE: &str = fixture!("wheels-of-time-2-cut-and-choose");
/// Two, the wheels lie by chance; Ben's last people starve.
pub const HUNGER: &str = fixture!("wheels-of-time-2-hunger");
/// Two; a plague takes Ben's last people. Its dice are listed.
pub const PLAGUE: &str = fixture!("wheels-of-time-2-plague");
/// One player, who finishes the city.
pub const SOLO: &str = fixture!("wheels-of-time-1-city-complete");
/// One player, who does not.
pub const SOLO_LOST: &str = fixture!("wheels-of-time-1-rounds-used-up");

/// The actions of a match.
pub fn actions(played: &Match) -> Vec<Action> {
    fixtures::actions::<WheelsOfTime>(played)
}

/// The state of a match of this game.
pub fn state_of(played: &Match) -> TestResult<WheelsOfTime> {
    fixtures::state_of(played)
}

/// An action that can be taken in a state.
pub fn parse_action(state: &WheelsOfTime, text: &str) -> TestResult<Action> {
    let read = state.parse_action(text);
    read.map_err(|error| TestError::new(format!("{text}: {error:?}")))
}

/// Sets up a game of two or of one, before it begins.
pub async fn set_up(page: &Page, who: &[&str], fields: &[(&str, &str)]) -> TestResult {
    fill_new_game_form(page, GameId::WheelsOfTime, who, fields).await
}

/// Sets up a game, and begins.
pub async fn start_game(page: &Page, who: &[&str], fields: &[(&str, &str)]) -> TestResult {
    set_up(page, who, fields).await?;
    page.click("#begin").await?;
    wait_for_board(page).await
}

/// Two people with names at one screen.
pub async fn start_ada_vs_ben(page: &Page, fields: &[(&str, &str)]) -> TestResult {
    let mut all = vec![("name-1", "Ada"), ("name-2", "Ben")];
    all.extend(fields);
    start_game(page, &["human", "human"], &all).await
}

/// Until its drawings are there, a board is neither seen nor heard.
pub async fn wait_for_board(page: &Page) -> TestResult {
    super::match_page::wait_for_table(page, ".wt-table").await
}

/// Sits down at a table that was sent.
pub async fn open_match(page: &Page, played: &Match) -> TestResult {
    fixtures::open_link(page, played).await?;
    wait_for_board(page).await
}

/// Movements take no time from now on.
pub async fn disable_animations(page: &Page) -> TestResult {
    page.goto("#/settings").await?;
    page.click("input[name='pace'][value='at-once']").await
}

/// What a wheel is called in the page.
const fn wheel_id(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Player(PlayerWheel::One) => "1",
        Wheel::Player(PlayerWheel::Two) => "2",
        Wheel::A => "A",
        Wheel::B => "B",
    }
}

/// What a link is called in the page.
const fn link_id(link: Link) -> &'static str {
    match link {
        Link::A => "A",
        Link::B => "B",
        Link::Common => "C",
    }
}

/// The place of a wheel in the picture.
pub fn wheel_selector(wheel: Wheel) -> String {
    format!("[data-wheel='{}']", wheel_id(wheel))
}

/// The place of an own link in the picture.
pub fn link_selector(link: Link) -> String {
    format!("[data-link='{}']", link_id(link))
}

/// The button of an action that can be taken.
pub fn action_button(action: Action) -> String {
    format!("button[data-action='{}']", WheelsOfTime::notation(action))
}

/// Presses something: with the keyboard, in as many steps as Tab takes.
pub async fn press(page: &Page, input: Input, css: &str) -> TestResult {
    if input == Input::Keyboard {
        tab_to(page, css).await?;
        return page.press_keys(char::from(Key::Enter)).await;
    }
    input.press(page, css).await
}

/// Goes on with Tab until the focus is there: so often as a person would press
/// it, all at once.
pub async fn tab_to(page: &Page, css: &str) -> TestResult {
    // What is chosen with may be drawn by its label alone.
    page.wait_until(css, "return found(arguments[0]) && true;", vec![json!(css)])
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
        .await?;
    let steps = steps.as_u64().unwrap_or_default();
    let tabs: String = (0..steps).map(|_| char::from(Key::Tab)).collect();
    if !tabs.is_empty() {
        page.press_keys(tabs).await?;
    }
    // Where that was not right, one after the other.
    keyboard::tab_to(page, css).await
}

/// Turns the wheel that is laid out until it lies so, and leaves it.
async fn place_wheel(page: &Page, input: Input, action: Action) -> TestResult {
    let done = action_button(action);
    // Never more than once round.
    for turn in 0..=rules::games::wheels_of_time::PRODUCTION_WHEEL_SPACES {
        if page.count(&done).await? > 0 {
            return press(page, input, &done).await;
        }
        let place = match (action, turn % 2) {
            (Action::Place { wheel, .. }, 0) => wheel_selector(wheel),
            _ => "#lay-on".to_owned(),
        };
        let lies =
            "return document.querySelector(\"button[data-action^='set-']\")?.dataset.action;";
        let before = page.script(lies, vec![]).await?;
        press(page, input, &place).await?;
        let otherwise = format!("const lies = () => {{ {lies} }}; return lies() !== arguments[0];");
        page.wait_until("the wheel to lie otherwise", &otherwise, vec![before])
            .await?;
    }
    Err(TestError::new("the wheel never lies so"))
}

/// Chooses a wheel, if it is not chosen.
pub async fn select_wheel(page: &Page, input: Input, which: Wheel) -> TestResult {
    let place = wheel_selector(which);
    let chosen = format!("{place}[aria-pressed='true']");
    if page.count(&chosen).await? == 0 {
        press(page, input, &place).await?;
        page.wait_for(&chosen).await?;
    }
    Ok(())
}

/// Does an action on the board, and does not wait for what comes of it.
pub async fn perform(page: &Page, input: Input, action: Action) -> TestResult {
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
            let count = "return document.querySelector('main').dataset.ply
                ?? document.querySelector('main').dataset.taken;";
            let before = page.script(count, vec![]).await?;
            press(page, input, &link_selector(which)).await?;
            // What can only hurt is asked once more.
            let script = "const [before, sure] = arguments;
                const main = document.querySelector('main');
                if ((main.dataset.ply ?? main.dataset.taken) !== before) return 'done';
                if (main.querySelector('.news.wrong')) return 'done';
                return document.querySelector(sure) && 'asked';";
            let what = "the link to be used or asked about";
            let there = page
                .wait_until(what, script, vec![before, json!(confirm_button(which))])
                .await?;
            let asked = there == "asked";
            if asked {
                press(page, input, &confirm_button(which)).await?;
            }
            Ok(())
        }
        _ => press(page, input, &action_button(action)).await,
    }
}

/// The button that asks whether a link that can only hurt is to be used.
pub fn confirm_button(which: Link) -> String {
    format!("{}.danger", action_button(Action::Trigger(which)))
}

/// A person takes an action, and sees it taken: what the page keeps and shows
/// then is what the rules make of it.
pub async fn play_action(
    page: &Page,
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
    let entered = played.apply(rules::Action::WheelsOfTime(action));
    entered.map_err(|error| TestError::new(format!("{name}: {error:?}")))?;
    let stored = stored_match(page).await?;
    assert_eq!(stored.entries(), played.entries(), "{name}");
    wait_for_state(page, &state_of(played)?)
        .await
        .map_err(|error| error.context(&name))
}

/// People play these actions, in a game that begins or goes on with them.
pub async fn play_line(page: &Page, input: Input, line: &[Action]) -> TestResult<Match> {
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
pub async fn type_line(page: &Page, line: &str) -> TestResult {
    super::argonauts_wheel::type_line(page, line).await
}

/// What the board shows: tracks of both wheels' players, actions left, links.
const READ_BOARD: &str = "const numbers = (css) =>
        [...document.querySelectorAll(css)].map((one) => Number(one.textContent));
    return {
        one: numbers('.wt-one .wt-track-number'),
        two: numbers('.wt-two .wt-track-number'),
        left: document.querySelectorAll('.wt-tokens .wt-icon').length,
        links: [...document.querySelectorAll('.board tbody tr')].map((row) => row.cells[2].textContent),
    };";

/// What the board of a state has to show. Nobody's turn shows no actions.
fn expected_board(state: &WheelsOfTime) -> Value {
    let cities = Seat::all(state.players()).map(|seat| {
        let [food, people, walls, roads, houses, rest @ ..] = state.city(seat).tracks();
        let mut tracks = vec![walls, roads, houses, people, food];
        tracks.extend(rest);
        (state.player_wheel(seat), tracks)
    });
    let cities: Vec<_> = cities.collect();
    let of = |mark: PlayerWheel| {
        let found = cities.iter().find(|(own, _)| *own == mark);
        found.map_or(Vec::new(), |(_, tracks)| tracks.clone())
    };
    let acts = state.to_act().is_some() && state.phase() == Phase::Actions;
    let links = Seat::all(state.players()).flat_map(|seat| {
        Link::ALL.map(|link| {
            let (own, other) = state.wheels().link_symbols(state.player_wheel(seat), link);
            format!("{own:?} and {other:?}").to_lowercase()
        })
    });
    json!({
        "one": of(PlayerWheel::One),
        "two": of(PlayerWheel::Two),
        "left": if acts { state.actions_left() } else { 0 },
        "links": links.collect::<Vec<_>>(),
    })
}

/// The board shows this state.
pub async fn wait_for_state(page: &Page, state: &WheelsOfTime) -> TestResult {
    page.wait_for_value(READ_BOARD, vec![], &expected_board(state))
        .await
}

/// What is foretold of the end of the actions, way by way, as it is read out.
pub async fn forecast(page: &Page) -> TestResult<Vec<Vec<String>>> {
    let shown = page
        .script(
            "return [...document.querySelectorAll('.wt-outlook')].map((way) =>
                 [...way.querySelectorAll('.wt-chip')].map((chip) =>
                     (chip.querySelector('.unseen') ?? chip).textContent.trim()));",
            vec![],
        )
        .await?;
    let ways = shown
        .as_array()
        .into_iter()
        .flatten()
        .map(|placements_for| {
            let chips = placements_for.as_array().into_iter().flatten();
            let chips = chips.map(|chip| chip.as_str().unwrap_or_default().to_owned());
            chips.collect()
        });
    Ok(ways.collect())
}

/// What a good or a development is called: one of them.
pub const fn item_text(item: Item) -> &'static str {
    match item {
        Item::Development(Development::FoodProduction) => "one food production",
        Item::Development(Development::Population) => "one population",
        Item::Development(Development::Wall) => "a wall",
        Item::Development(Development::Road) => "a road",
        Item::Development(Development::Building) => "a building",
        Item::Good(Good::Brick) => "a brick",
        Item::Good(Good::Wood) => "one wood",
        Item::Good(Good::Stone) => "a stone",
        Item::Good(Good::Food) => "one food",
        Item::Good(Good::Worker) => "a hired worker",
    }
}

/// Events as they are foretold: what is gained and lost, up to where a die
/// decides.
pub fn expected_forecast(events: &[Event], names: &[&str]) -> Vec<String> {
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or_default();
    let gains = |seat, item, kept| {
        let verb = if kept { "gains" } else { "has no room for" };
        format!("{} {verb} {}.", name(seat), item_text(item))
    };
    let loses = |seat, item| format!("{} loses {}.", name(seat), item_text(item));
    let mut shown = Vec::new();
    for event in events {
        match *event {
            Event::Gained {
                seat, item, kept, ..
            } => shown.push(gains(seat, item, kept)),
            Event::Joined { seat, .. } => {
                shown.push(gains(seat, Item::Development(Development::Building), true));
            }
            Event::Lost {
                seat, item, count, ..
            } => shown.extend((0..count).map(|_| loses(seat, item))),
            Event::Stolen {
                from,
                to,
                good,
                taken: true,
                kept,
            } => {
                shown.push(loses(from, Item::Good(good)));
                shown.push(gains(to, Item::Good(good), kept));
            }
            Event::Disaster { seat, .. } => {
                shown.push(format!("a disaster for {}", name(seat)));
                break;
            }
            Event::Rotated { .. } => break,
            _ => {}
        }
    }
    shown
}
