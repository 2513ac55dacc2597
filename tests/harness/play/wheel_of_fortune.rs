//! The Wheel of Fortune as people play it: cells are tapped until the tile lies
//! as it should, followers stand where one taps; by mouse and by keyboard. A
//! whole game has some two hundred actions, so each takes as few words with the
//! browser as it can.

use super::fixtures::{self, fixture};
use super::match_page::fill_new_game_form;
use super::wheels_of_time::tab_to;
use super::{Input, stored_match};
use crate::{Key, Page, TestError, TestResult, Value, json};
use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use records::Match;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Sector, WheelOfFortune};
use rules::{GameId, Seat};

/// A recorded game of two.
pub const TWO: &str = fixture!("wheel-of-fortune-2-taxes");
/// Five, and a storm.
pub const FIVE: &str = fixture!("wheel-of-fortune-5-storm");
/// Two, and famines.
pub const FAMINE: &str = fixture!("wheel-of-fortune-2-famine");
/// Three, and an inquisition.
pub const INQUISITION: &str = fixture!("wheel-of-fortune-3-inquisition");
/// Four, all of whom the plague takes a follower from.
pub const PLAGUE: &str = fixture!("wheel-of-fortune-4-plague");
/// Five, the wheel beside the board.
pub const WHEEL_BESIDE: &str = fixture!("wheel-of-fortune-5-beside");
/// Four; a tile fits nowhere.
pub const NO_FIT: &str = fixture!("wheel-of-fortune-4-fits-nowhere");
/// Two; the last tile fits nowhere.
pub const LAST_TILE_NO_FIT: &str = fixture!("wheel-of-fortune-2-last-fits-nowhere");

/// The names that people get here.
pub const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dov", "Eva"];

/// The actions of a match.
pub fn actions(played: &Match) -> Vec<Action> {
    fixtures::actions::<WheelOfFortune>(played)
}

/// The state of a match of this game.
pub fn state_of(played: &Match) -> TestResult<WheelOfFortune> {
    fixtures::state_of(played)
}

/// Sets up a game, before it begins.
pub async fn set_up(page: &Page, who: &[&str], fields: &[(&str, &str)]) -> TestResult {
    fill_new_game_form(page, GameId::WheelOfFortune, who, fields).await
}

/// Sets up a game, and begins.
pub async fn start_game(page: &Page, who: &[&str], fields: &[(&str, &str)]) -> TestResult {
    set_up(page, who, fields).await?;
    page.click("#begin").await?;
    wait_for_board(page).await
}

/// People with names at one screen.
pub async fn start_with_people(page: &Page, players: usize, fields: &[(&str, &str)]) -> TestResult {
    let names: Vec<String> = (1..=players).map(|seat| format!("name-{seat}")).collect();
    let mut all: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(NAMES).collect();
    all.extend(fields);
    start_game(page, &vec!["human"; players], &all).await
}

/// Until its drawings are there, a board is neither seen nor heard.
pub async fn wait_for_board(page: &Page) -> TestResult {
    super::match_page::wait_for_table(page, "#wf-country").await
}

/// Sits down at a table that was sent.
pub async fn open_match(page: &Page, played: &Match) -> TestResult {
    fixtures::open_link(page, played).await?;
    wait_for_board(page).await
}

/// Nothing moves, from now on.
pub async fn disable_animations(page: &Page) -> TestResult {
    page.set_reduced_motion(true).await?;
    super::wheels_of_time::disable_animations(page).await
}

/// Answers with the middle of an element, once it is there, stands still and
/// nothing lies over it; or else with what is wrong in the end.
const FIND_CENTRE: &str = "const [css, done] = arguments;
    const end = performance.now() + 60000;
    let before, wrong;
    const look = () => {
        const found = [...document.querySelectorAll(css)].find((one) => one.checkVisibility());
        let at = found?.getBoundingClientRect();
        if (at && (at.top < 0 || at.bottom > innerHeight)) {
            found.scrollIntoView({ block: 'center', behavior: 'instant' });
            at = undefined;
        }
        const now = at && [at.left + at.width / 2, at.top + at.height / 2];
        if (!now) wrong = found ? 'is out of sight' : 'is not there';
        else wrong = `moves, ${before} to ${now}`;
        if (now && before && now[0] === before[0] && now[1] === before[1]) {
            const top = document.elementFromPoint(...now);
            const pressed = (one) => one.closest('[data-action], [data-cell], button, summary') ?? one;
            if (top && pressed(top) === pressed(found)) return done(now);
            wrong = `has ${top?.outerHTML.slice(0, 200)} over it at ${now}`;
        }
        before = now;
        if (performance.now() > end) return done(wrong);
        // What moves has moved when the next picture comes.
        requestAnimationFrame(() => setTimeout(look));
    };
    look();";

/// Presses what is there, in the middle.
pub async fn press(page: &Page, input: Input, css: &str) -> TestResult {
    press_repeatedly(page, input, css, 1).await
}

/// Presses it several times.
pub(super) async fn press_repeatedly(
    page: &Page,
    input: Input,
    css: &str,
    times: usize,
) -> TestResult {
    if input == Input::Keyboard {
        tab_to(page, css).await?;
        return page.press_keys(char::from(Key::Enter)).await;
    }
    let middle = page
        .client()
        .execute_async(FIND_CENTRE, vec![json!(css)])
        .await?;
    let at = |place: usize| middle.get(place).and_then(Value::as_f64);
    let (Some(x), Some(y)) = (at(0), at(1)) else {
        let reason = middle.as_str().unwrap_or("is nowhere");
        return Err(TestError::new(format!(
            "{css} cannot be pressed: it {reason}"
        )));
    };
    let onto = PointerAction::MoveTo {
        duration: None,
        x,
        y,
    };
    let taps = (0..times).flat_map(|_| {
        let button = MOUSE_BUTTON_LEFT;
        [PointerAction::Down { button }, PointerAction::Up { button }]
    });
    let all = core::iter::once(onto).chain(taps);
    if input == Input::Touch {
        let finger = TouchActions::new("finger".to_owned());
        let finger = all.fold(finger, TouchActions::then);
        page.client().perform_actions(finger).await?;
    } else {
        let mouse = MouseActions::new("mouse".to_owned());
        let mouse = all.fold(mouse, MouseActions::then);
        page.client().perform_actions(mouse).await?;
    }
    Ok(())
}

/// Waits until a script says something.
pub(super) async fn wait_for_expression(
    page: &Page,
    what: &str,
    script: &str,
    of: Vec<Value>,
) -> TestResult<Value> {
    let body = format!("const asked = arguments; return {script};");
    page.wait_until(what, &body, of).await
}

/// Waits until the table is so far.
pub async fn wait_for_ply(page: &Page, ply: usize) -> TestResult {
    let there = "document.querySelector('main.table')?.dataset.ply === asked[0]";
    wait_for_expression(
        page,
        &format!("action {ply}"),
        there,
        vec![json!(ply.to_string())],
    )
    .await
    .map(|_| ())
}

/// A cell in the picture.
pub fn cell_selector(at: Cell) -> String {
    format!("[data-cell='{},{}']", at.column(), at.row())
}

/// The button of an action.
pub fn action_button(action: Action) -> String {
    format!("button[data-action='{}']", WheelOfFortune::notation(action))
}

/// Where a follower is deployed in the picture: on the country, or on the placed
/// tile that is shown alone.
pub fn spot_selector(action: Action, alone: bool) -> String {
    let where_ = if alone { ".wf-hand" } else { "#wf-country" };
    let text = WheelOfFortune::notation(action);
    format!("{where_} [data-action='{text}'] .wf-spot-place")
}

/// Lays the tile into a cell and turns it until it lies so: each press after
/// the first one turns it to the next way that fits.
pub async fn position_tile(
    page: &Page,
    input: Input,
    state: &WheelOfFortune,
    action: Action,
) -> TestResult {
    let (Action::Place { cell: at, rotation }, Some(tile)) = (action, state.drawn()) else {
        return Err(TestError::new("that is no place for a tile"));
    };
    let turns = state
        .rotations(tile, at)
        .position(|placements_for| placements_for == rotation);
    let turns = turns.ok_or_else(|| TestError::new("the tile does not fit so"))?;
    if input == Input::Keyboard {
        move_focus_to(page, state, at).await?;
        // R turns it.
        let mut keys = vec![char::from(Key::Enter)];
        keys.extend(vec!['r'; turns]);
        page.press_keys(keys.into_iter().collect::<String>())
            .await?;
    } else {
        press_repeatedly(page, input, &cell_selector(at), turns + 1).await?;
    }
    let laid = "document.querySelector(asked[0] + '.laid') &&
        document.querySelector('.wf-ways .primary')?.dataset.action === asked[1]";
    let asked = vec![
        json!(cell_selector(at)),
        json!(WheelOfFortune::notation(action)),
    ];
    wait_for_expression(page, "the tile to lie so", laid, asked)
        .await
        .map(|_| ())
}

/// The arrow keys, what they are called, and where they lead, columns and rows.
pub const ARROW_KEYS: [(Key, &str, (i32, i32)); 4] = [
    (Key::Up, "Up", (0, -1)),
    (Key::Right, "Right", (1, 0)),
    (Key::Down, "Down", (0, 1)),
    (Key::Left, "Left", (-1, 0)),
];

/// The cell to which an arrow key leads: the nearest one on that side, where
/// what is off the straight way counts double.
pub fn next_cell(cells: &[Cell], from: Cell, (right, down): (i32, i32)) -> Option<Cell> {
    let far = |to: &&Cell| {
        let x = i32::from(to.column()) - i32::from(from.column());
        let y = i32::from(to.row()) - i32::from(from.row());
        let (along, across) = (x * right + y * down, x * down + y * right);
        (along > 0).then_some(along + 2 * across.abs())
    };
    let there = cells.iter().filter(|to| far(to).is_some());
    there.min_by_key(far).copied()
}

/// Goes to a cell with the keyboard: with Tab to the cells, then with arrows,
/// the shortest way.
async fn move_focus_to(page: &Page, state: &WheelOfFortune, to: Cell) -> TestResult {
    // The board may bring the keyboard to its first cell meanwhile: then one
    // begins anew, as a person would.
    for _ in 0..3 {
        if try_move_focus_to(page, state, to).await? {
            return Ok(());
        }
    }
    Err(TestError::new(format!(
        "arrows do not lead to {}",
        cell_selector(to)
    )))
}

/// The same once; tells whether the keyboard is there.
async fn try_move_focus_to(page: &Page, state: &WheelOfFortune, to: Cell) -> TestResult<bool> {
    let tile = state.drawn().ok_or_else(|| TestError::new("no tile"))?;
    let cells: Vec<Cell> = state.fitting_cells(tile).collect();
    tab_to(page, "[data-cell][data-first]").await?;
    let here = "return document.activeElement.dataset.cell;";
    let at = page.script(here, vec![]).await?;
    let name = |of: &Cell| format!("{},{}", of.column(), of.row());
    let from = cells.iter().find(|of| at == name(of).as_str());
    let from = *from.ok_or_else(|| TestError::new("the keyboard is on no cell"))?;
    let mut ways: Vec<(Cell, String)> = vec![(from, String::new())];
    let mut looked = 0;
    while let Some((cell, keys)) = ways.get(looked).cloned() {
        if cell == to {
            if !keys.is_empty() {
                page.press_keys(keys).await?;
            }
            return Ok(page.script(here, vec![]).await? == name(&to).as_str());
        }
        looked += 1;
        for (key, _, placements_for) in ARROW_KEYS {
            if let Some(next) = next_cell(&cells, cell, placements_for)
                && !ways.iter().any(|(known, _)| *known == next)
            {
                let mut keys = keys.clone();
                keys.push(char::from(key));
                ways.push((next, keys));
            }
        }
    }
    Err(TestError::new(format!(
        "arrows never lead to {}",
        name(&to)
    )))
}

/// Takes an action, and does not wait for what comes of it.
pub async fn perform(
    page: &Page,
    input: Input,
    state: &WheelOfFortune,
    action: Action,
    number: usize,
) -> TestResult {
    match action {
        Action::Place { .. } => {
            position_tile(page, input, state, action).await?;
            match input {
                // Enter places what lies where the keyboard is.
                Input::Keyboard => page.press_keys(char::from(Key::Enter)).await,
                _ => press(page, input, &action_button(action)).await,
            }
        }
        // Where the country is drawn small, only the tile below has the places.
        Action::Deploy(_) => {
            let text = WheelOfFortune::notation(action);
            let there = page
                .count(&format!("#wf-country [data-action='{text}']"))
                .await?
                > 0;
            let alone = !there || (input != Input::Keyboard && number.is_multiple_of(2));
            if input == Input::Keyboard {
                let place = if alone { ".wf-hand" } else { "#wf-country" };
                return press(page, input, &format!("{place} [data-action='{text}']")).await;
            }
            press(page, input, &spot_selector(action, alone)).await
        }
        // Every other crown on the wheel itself, if it is there.
        Action::Crown(_) if input != Input::Keyboard && number.is_multiple_of(2) => {
            let text = WheelOfFortune::notation(action);
            let wheel = format!("#wf-country [data-action='{text}']");
            let there = page.count(&wheel).await? > 0;
            let place = if there {
                spot_selector(action, false)
            } else {
                action_button(action)
            };
            press(page, input, &place).await
        }
        _ => press(page, input, &action_button(action)).await,
    }
}

/// People play these actions, in a game that begins or goes on with them. After
/// each, the board shows what the rules make of it.
pub async fn play_line(page: &Page, input: Input, line: &[Action]) -> TestResult<Match> {
    let mut played = stored_match(page).await?;
    for action in line {
        let name = WheelOfFortune::notation(*action);
        let before = played.ply();
        let state = state_of(&played)?;
        perform(page, input, &state, *action, before)
            .await
            .map_err(|error| error.context(&name))?;
        let entered = played.apply(rules::Action::WheelOfFortune(*action));
        entered.map_err(|error| TestError::new(format!("{name}: {error:?}")))?;
        wait_for_state_at(page, &state_of(&played)?, Some(before + 1))
            .await
            .map_err(|error| error.context(&name))?;
    }
    let stored = stored_match(page).await?;
    assert_eq!(stored.entries(), played.entries());
    Ok(played)
}

/// What the board shows: points and followers at home of each seat, tiles, how
/// many followers stand out there, and how far the table is.
const READ_BOARD: &str = "const numbers = (css) =>
        [...document.querySelectorAll(css)].map((one) => Number(one.textContent));
    return [
        arguments[0] ? Number(document.querySelector('main.table')?.dataset.ply) : 0,
        numbers('.wf-strip strong'),
        numbers('.wf-seat-home'),
        document.querySelectorAll('.board ul.unseen > li').length,
        document.querySelectorAll('.wf-standing .wf-follower').length,
    ];";

/// The board shows this state.
pub async fn wait_for_state(page: &Page, state: &WheelOfFortune) -> TestResult {
    wait_for_state_at(page, state, None).await
}

/// The board shows this state, at this place of the match.
async fn wait_for_state_at(page: &Page, state: &WheelOfFortune, ply: Option<usize>) -> TestResult {
    let seats: Vec<Seat> = Seat::all(state.players()).collect();
    let wheel = state.wheel();
    let crowned = Sector::ALL.into_iter();
    let crowned = crowned.map(|sector| wheel.followers_on(sector).count());
    let on_land = seats
        .iter()
        .map(|seat| usize::from(state.followers_on_tiles(*seat)));
    let on_wheel: usize = if state.variant().wheel_beside {
        0
    } else {
        crowned.sum()
    };
    let expected = json!([
        ply.unwrap_or(0),
        seats
            .iter()
            .map(|seat| state.points(*seat))
            .collect::<Vec<_>>(),
        seats
            .iter()
            .map(|seat| state.supply(*seat))
            .collect::<Vec<_>>(),
        state.tiles().filter(|placed| placed.tile.is_some()).count(),
        on_land.sum::<usize>() + on_wheel,
    ]);
    page.wait_for_value(READ_BOARD, vec![json!(ply.is_some())], &expected)
        .await
}
