//! Plays The Wheel of Fortune: position a tile on the board, place it, deploy a follower. A game
//! has some two hundred actions, so each uses few browser commands.

use super::fixtures::{self, fixture};
use super::new_game;
use super::wheels_of_time::tab_to;
use super::{Input, stored_match};
use crate::{Driver, Key, TestError, TestResult, Value, json};
use records::Match;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Sector, WheelOfFortune};
use rules::{GameId, Seat};

/// Two players.
pub const TWO: &str = fixture!("wheel-of-fortune-2-taxes");
/// Five players; a storm.
pub const FIVE: &str = fixture!("wheel-of-fortune-5-storm");
/// Two players; famines.
pub const FAMINE: &str = fixture!("wheel-of-fortune-2-famine");
/// Three players; an inquisition.
pub const INQUISITION: &str = fixture!("wheel-of-fortune-3-inquisition");
/// Four players; the plague takes a follower from each of them.
pub const PLAGUE: &str = fixture!("wheel-of-fortune-4-plague");
/// Five players; the wheel lies beside the board.
pub const WHEEL_BESIDE: &str = fixture!("wheel-of-fortune-5-beside");
/// Two players; the tiles of the base game too, and the wheel beside the board.
pub const LARGE_BESIDE: &str = fixture!("wheel-of-fortune-2-144-beside");
/// Five players; the tiles of the base game too.
pub const LARGE: &str = fixture!("wheel-of-fortune-5-144-tiles");
/// Four players; a tile fits nowhere.
pub const NO_FIT: &str = fixture!("wheel-of-fortune-4-fits-nowhere");
/// Two players; the last tile fits nowhere.
pub const LAST_TILE_NO_FIT: &str = fixture!("wheel-of-fortune-2-last-fits-nowhere");

/// Names of the players.
pub const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dov", "Eva"];

/// The actions of a match.
pub fn actions(played: &Match) -> Vec<Action> {
    fixtures::actions::<WheelOfFortune>(played)
}

/// The Wheel of Fortune state of a match.
pub fn state_of(played: &Match) -> TestResult<WheelOfFortune> {
    fixtures::state_of(played)
}

/// Starts a game.
pub async fn start_game(
    page: &impl Driver,
    player_kinds: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    new_game::start(page, GameId::WheelOfFortune, player_kinds, fields).await?;
    wait_for_board(page).await
}

/// Starts a game between named people at one screen.
pub async fn start_with_people(
    page: &impl Driver,
    players: usize,
    fields: &[(&str, &str)],
) -> TestResult {
    let names: Vec<String> = (1..=players).map(|seat| format!("name-{seat}")).collect();
    let mut all: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(NAMES).collect();
    all.extend(fields);
    start_game(page, &vec!["human"; players], &all).await
}

/// Waits for the board: it stays hidden until its drawings are loaded.
pub async fn wait_for_board(page: &impl Driver) -> TestResult {
    super::match_page::wait_for_table(page, "#wf-country").await?;
    // The board measures its view before the frame in which that gets its size is painted.
    page.wait_for_script(
        "const view = document.getElementById('wf-view');
         view.frames ??= requestAnimationFrame(() => requestAnimationFrame(() => {
             view.isPainted = true;
         }));
         return view.isPainted;",
    )
    .await
    .map(|_| ())
}

/// Opens the link of a match and stores the match.
pub async fn open_match(page: &impl Driver, played: &Match) -> TestResult {
    fixtures::open_link(page, played).await?;
    wait_for_board(page).await
}

/// Returns the centre of the first element that is there, once it has stopped moving and is not covered, or else the
/// reason why it never is.
const FIND_CENTRE: &str = "const selectors = [...arguments];
    return new Promise((done) => {
    const end = performance.now() + 60000;
    let before, wrong;
    const check = () => {
        const all = selectors.flatMap((css) => [...document.querySelectorAll(css)]);
        const found = all.find((one) => one.checkVisibility());
        let at = found?.getBoundingClientRect();
        if (at && (at.top < 0 || at.bottom > innerHeight)) {
            found.scrollIntoView({ block: 'center', behavior: 'instant' });
            at = undefined;
        }
        const now = at && [at.left + at.width / 2, at.top + at.height / 2];
        if (!now) wrong = found ? 'is out of sight' : 'is not there';
        else wrong = `moves, ${before} to ${now}`;
        // The country has spots of another kind once it has come to rest.
        const rests = !document.querySelector('[data-glides]') && document.getAnimations().every((one) =>
            one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity);
        if (rests && now && before && now[0] === before[0] && now[1] === before[1]) {
            const top = document.elementFromPoint(...now);
            const pressed = (one) => one.closest('[data-action], [data-cell], button, summary') ?? one;
            if (top && pressed(top) === pressed(found)) return done(now);
            wrong = `has ${top?.outerHTML.slice(0, 200)} over it at ${now}`;
            // It may lie beside what is shown of a row that scrolls sideways.
            found.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
        }
        before = now;
        if (performance.now() > end) return done(wrong);
        // A moving element has moved by the next frame.
        requestAnimationFrame(() => setTimeout(check));
    };
    check();
    });";

/// Activates an element at its centre.
pub async fn press(page: &impl Driver, input: Input, css: &str) -> TestResult {
    press_repeatedly(page, input, css, 1).await
}

/// Activates an element several times.
pub(super) async fn press_repeatedly(
    page: &impl Driver,
    input: Input,
    css: &str,
    times: usize,
) -> TestResult {
    if input == Input::Keyboard {
        tab_to(page, css).await?;
        return page.press_keys(char::from(Key::Enter)).await;
    }
    press_first(page, input, &[css], times).await
}

/// Presses the first of these elements that is there.
async fn press_first(page: &impl Driver, input: Input, css: &[&str], times: usize) -> TestResult {
    let selectors = css.iter().map(|css| json!(css)).collect();
    let centre = page.script(FIND_CENTRE, selectors).await?;
    let at = |place: usize| centre.get(place).and_then(Value::as_f64);
    let (Some(x), Some(y)) = (at(0), at(1)) else {
        let reason = centre.as_str().unwrap_or("cannot be found");
        return Err(TestError::new(format!(
            "{css:?} cannot be clicked: it {reason}"
        )));
    };
    page.press_point(input == Input::Touch, (x, y), times).await
}

/// Waits until a JavaScript expression is truthy, and returns its value; `asked` holds its
/// arguments.
pub(super) async fn wait_for_expression(
    page: &impl Driver,
    what: &str,
    script: &str,
    asked: Vec<Value>,
) -> TestResult<Value> {
    let body = format!("const asked = arguments; return {script};");
    page.wait_until(what, &body, asked).await
}

/// Waits until the match page shows this ply.
pub async fn wait_for_ply(page: &impl Driver, ply: usize) -> TestResult {
    let expression = "document.querySelector('main.table')?.dataset.ply === asked[0]";
    wait_for_expression(
        page,
        &format!("action {ply}"),
        expression,
        vec![json!(ply.to_string())],
    )
    .await
    .map(|_| ())
}

/// A cell of the board.
pub fn cell_selector(at: Cell) -> String {
    format!("[data-cell='{},{}']", at.column(), at.row())
}

/// The button of an action.
pub fn action_button(action: Action) -> String {
    format!("button[data-action='{}']", WheelOfFortune::notation(action))
}

/// A follower's spot on the board or on the wheel beside it, or on the enlarged tile below it if
/// `enlarged`.
pub fn spot_selector(action: Action, enlarged: bool) -> String {
    let container = if enlarged {
        ".wf-hand"
    } else {
        ":is(#wf-country, .wf-beside)"
    };
    let text = WheelOfFortune::notation(action);
    format!("{container} [data-action='{text}'] .wf-target-ring")
}

/// Zooms out until the cell is in sight.
async fn zoom_out_to(page: &impl Driver, input: Input, at: Cell) -> TestResult {
    const IS_OUT_OF_SIGHT: &str = "const [view, cell] = ['.wf-view', arguments[0]]
            .map((css) => document.querySelector(css)?.getBoundingClientRect());
        return Boolean(view && cell) && (cell.left < view.left || cell.right > view.right
            || cell.top < view.top || cell.bottom > view.bottom);";
    for _ in 0..4 {
        let hidden = page
            .script(IS_OUT_OF_SIGHT, vec![json!(cell_selector(at))])
            .await?;
        if hidden != true {
            break;
        }
        press(page, input, "[data-view='farther']").await?;
        page.wait_for_animations().await?;
    }
    Ok(())
}

/// Positions the tile on a cell in the given rotation: each click after the first one rotates it to
/// the next legal rotation.
pub async fn position_tile(
    page: &impl Driver,
    input: Input,
    state: &WheelOfFortune,
    action: Action,
) -> TestResult {
    let (Action::Place { cell: at, rotation }, Some(tile)) = (action, state.drawn()) else {
        return Err(TestError::new("this action places no tile"));
    };
    let rotations = state
        .rotations(tile, at)
        .position(|placements_for| placements_for == rotation);
    let rotations =
        rotations.ok_or_else(|| TestError::new("the tile does not fit in this rotation"))?;
    if input == Input::Keyboard {
        move_focus_to(page, state, at).await?;
        // The R key rotates the tile.
        let mut keys = vec![char::from(Key::Enter)];
        keys.extend(vec!['r'; rotations]);
        page.press_keys(keys.into_iter().collect::<String>())
            .await?;
    } else {
        zoom_out_to(page, input, at).await?;
        press_repeatedly(page, input, &cell_selector(at), rotations + 1).await?;
    }
    let expression = "document.querySelector(asked[0] + '.laid') &&
        document.querySelector('.wf-actions .primary')?.dataset.action === asked[1]";
    let asked = vec![
        json!(cell_selector(at)),
        json!(WheelOfFortune::notation(action)),
    ];
    wait_for_expression(page, "the tile to be positioned", expression, asked)
        .await
        .map(|_| ())
}

/// The arrow keys with their names and directions (columns, rows).
pub const ARROW_KEYS: [(Key, &str, (i32, i32)); 4] = [
    (Key::Up, "Up", (0, -1)),
    (Key::Right, "Right", (1, 0)),
    (Key::Down, "Down", (0, 1)),
    (Key::Left, "Left", (-1, 0)),
];

/// The cell that an arrow key moves the focus to: the nearest one in that direction, where the
/// distance across counts double.
pub fn next_cell(cells: &[Cell], from: Cell, (right, down): (i32, i32)) -> Option<Cell> {
    let distance = |to: &&Cell| {
        let x = i32::from(to.column()) - i32::from(from.column());
        let y = i32::from(to.row()) - i32::from(from.row());
        let (along, across) = (x * right + y * down, x * down + y * right);
        (along > 0).then_some(along + 2 * across.abs())
    };
    cells
        .iter()
        .filter(|to| distance(to).is_some())
        .min_by_key(distance)
        .copied()
}

/// Moves the focus to a cell: Tab to the board, then the shortest sequence of arrow keys.
async fn move_focus_to(page: &impl Driver, state: &WheelOfFortune, to: Cell) -> TestResult {
    // The board may move the focus to its first cell at the same time; a person would try again.
    for _ in 0..3 {
        if try_move_focus_to(page, state, to).await? {
            return Ok(());
        }
    }
    Err(TestError::new(format!(
        "the arrow keys do not lead to {}",
        cell_selector(to)
    )))
}

/// Tries once; returns whether the cell has the focus.
async fn try_move_focus_to(
    page: &impl Driver,
    state: &WheelOfFortune,
    to: Cell,
) -> TestResult<bool> {
    let tile = state
        .drawn()
        .ok_or_else(|| TestError::new("no tile is drawn"))?;
    let cells: Vec<Cell> = state.fitting_cells(tile).collect();
    tab_to(page, "[data-cell][data-first]").await?;
    let focused_cell = "return document.activeElement.dataset.cell;";
    let at = page.script(focused_cell, vec![]).await?;
    let name = |cell: &Cell| format!("{},{}", cell.column(), cell.row());
    let from = cells.iter().find(|cell| at == name(cell).as_str());
    let from = *from.ok_or_else(|| TestError::new("no cell has the focus"))?;
    let mut paths: Vec<(Cell, String)> = vec![(from, String::new())];
    let mut visited = 0;
    while let Some((cell, keys)) = paths.get(visited).cloned() {
        if cell == to {
            if !keys.is_empty() {
                page.press_keys(keys).await?;
            }
            return Ok(page.script(focused_cell, vec![]).await? == name(&to).as_str());
        }
        visited += 1;
        for (key, _, placements_for) in ARROW_KEYS {
            if let Some(next) = next_cell(&cells, cell, placements_for)
                && !paths.iter().any(|(known, _)| *known == next)
            {
                let mut keys = keys.clone();
                keys.push(char::from(key));
                paths.push((next, keys));
            }
        }
    }
    Err(TestError::new(format!(
        "the arrow keys do not lead to {}",
        name(&to)
    )))
}

/// Performs an action on the board, without waiting for its result.
pub async fn perform(
    page: &impl Driver,
    input: Input,
    state: &WheelOfFortune,
    action: Action,
    number: usize,
) -> TestResult {
    match action {
        Action::Place { .. } => {
            position_tile(page, input, state, action).await?;
            match input {
                // Enter places the tile on the focused cell.
                Input::Keyboard => page.press_keys(char::from(Key::Enter)).await,
                _ => press(page, input, &action_button(action)).await,
            }
        }
        // The spots in the country come and go while the view fits it.
        Action::Deploy(_) if input == Input::Keyboard => {
            let text = WheelOfFortune::notation(action);
            press(page, input, &format!("[data-action='{text}']")).await
        }
        // On a small board only the enlarged tile has the spots.
        Action::Deploy(_) => {
            let enlarged = spot_selector(action, true);
            if number.is_multiple_of(2) {
                return press(page, input, &enlarged).await;
            }
            let on_board = spot_selector(action, false);
            press_first(page, input, &[&on_board, &enlarged], 1).await
        }
        // Uses the crown on the wheel itself every other time.
        Action::Crown(_) if input != Input::Keyboard && number.is_multiple_of(2) => {
            press(page, input, &spot_selector(action, false)).await
        }
        _ => press(page, input, &action_button(action)).await,
    }
}

/// Plays actions of people, from the position shown. After each, the board has to show the state
/// that the rules give.
pub async fn play_line(page: &impl Driver, input: Input, line: &[Action]) -> TestResult<Match> {
    let mut played = stored_match(page).await?;
    for action in line {
        let name = WheelOfFortune::notation(*action);
        let before = played.ply();
        let state = state_of(&played)?;
        perform(page, input, &state, *action, before)
            .await
            .map_err(|error| error.context(&name))?;
        let applied = played.apply(rules::Action::WheelOfFortune(*action));
        applied.map_err(|error| TestError::new(format!("{name}: {error:?}")))?;
        wait_for_state_at(page, &state_of(&played)?, Some(before + 1))
            .await
            .map_err(|error| error.context(&name))?;
    }
    let stored = stored_match(page).await?;
    assert_eq!(stored.entries(), played.entries());
    Ok(played)
}

/// Reads from the board: ply, points and supply of each seat, and the numbers of placed tiles and
/// deployed followers.
const READ_BOARD: &str = "const numbers = (css) =>
        [...document.querySelectorAll(css)].map((one) => Number(one.textContent));
    return [
        arguments[0] ? Number(document.querySelector('main.table')?.dataset.ply) : 0,
        numbers('.wf-strip strong'),
        numbers('.wf-seat-home'),
        document.querySelectorAll('.board ul.unseen > li').length,
        document.querySelectorAll('.wf-standing .wf-follower').length,
    ];";

/// Waits until the board shows this state.
pub async fn wait_for_state(page: &impl Driver, state: &WheelOfFortune) -> TestResult {
    wait_for_state_at(page, state, None).await
}

/// Waits until the board shows this state, at this ply if there is one.
async fn wait_for_state_at(
    page: &impl Driver,
    state: &WheelOfFortune,
    ply: Option<usize>,
) -> TestResult {
    let seats: Vec<Seat> = Seat::all(state.players()).collect();
    let wheel = state.wheel();
    let crowned = Sector::ALL
        .into_iter()
        .map(|sector| wheel.followers_on(sector).count());
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
