//! Plays World Wonders: buy an item in the market and place it on the map. A game has hundreds of
//! actions, so each uses few browser commands.

use super::fixtures::{self, fixture};
use super::new_game;
use super::wheel_of_fortune::{press, wait_for_expression};
use super::wheels_of_time::tab_to;
use super::{Input, stored_match};
use crate::{Driver, Key, TestError, TestResult, json};
use records::Match;
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, Cell, Item, Phase, PlacedPiece, Placements, Rotation, WorldWonders,
};
use rules::{GameId, Seat};

/// One player, who wins.
pub const SOLO: &str = fixture!("world-wonders-1-must-buy-population");
/// Two players, one of whom fills the city.
pub const TWO: &str = fixture!("world-wonders-2-must-buy-population");
/// Two players; cities with rivers.
pub const RIVERS: &str = fixture!("world-wonders-2-rivers");
/// Three players; loans.
pub const LOANS: &str = fixture!("world-wonders-3-loans");
/// Five players, all options.
pub const FIVE: &str = fixture!("world-wonders-5-all-options");
/// Two players, one of whom lays short roads before the free road.
pub const FIRST_ROADS: &str = fixture!("world-wonders-2-first-roads");
/// Five players who use up the monument deck; the shortest of the large games.
pub const DECK_RUNS_OUT: &str = fixture!("world-wonders-5-deck-runs-out");

/// The actions of a match.
pub fn actions(played: &Match) -> Vec<Action> {
    fixtures::actions::<WorldWonders>(played)
}

/// The World Wonders state of a match.
pub fn state_of(played: &Match) -> TestResult<WorldWonders> {
    fixtures::state_of(played)
}

/// Starts a game between people at one screen with these options.
pub async fn start_with_people(
    page: &impl Driver,
    players: usize,
    fields: &[(&str, &str)],
) -> TestResult {
    start_game(page, &vec!["human"; players], fields).await
}

/// Starts a game with these players and options.
pub async fn start_game(
    page: &impl Driver,
    player_kinds: &[&str],
    fields: &[(&str, &str)],
) -> TestResult {
    new_game::start(page, GameId::WorldWonders, player_kinds, fields).await?;
    wait_for_board(page).await
}

/// Waits for the board: it stays hidden until its drawings are loaded.
pub async fn wait_for_board(page: &impl Driver) -> TestResult {
    super::match_page::wait_for_table(page, "#ww-plan").await
}

/// Opens the link of a match and stores the match.
pub async fn open_match(page: &impl Driver, played: &Match) -> TestResult {
    fixtures::open_link(page, played).await?;
    wait_for_board(page).await
}

/// A space of the map.
pub fn space_selector(cell: Cell) -> String {
    format!("[data-cell='{cell}']")
}

/// The button of an action.
pub fn action_button(action: Action) -> String {
    format!("button[data-action='{}']", WorldWonders::notation(action))
}

/// The piece that an action places, and all its legal placements.
fn placements_for(state: &WorldWonders, action: Action) -> TestResult<(PlacedPiece, Placements)> {
    let placed = state
        .placed_piece(action)
        .ok_or_else(|| TestError::new("this action places no piece"))?;
    let [places, singles, starting] = state.current_placements();
    let places = match action {
        Action::PlaceSingleRoad { .. } => singles,
        Action::PlaceStartingRoad { .. } => starting,
        _ => places,
    };
    Ok((placed, places))
}

/// If several roads can be placed next, selects the one that the action places.
async fn choose_road(
    page: &impl Driver,
    input: Input,
    state: &WorldWonders,
    action: Action,
) -> TestResult {
    let (first, wanted) = match action {
        Action::PlaceSingleRoad { .. } => (1, "single"),
        Action::PlaceStartingRoad { .. } => (2, "starting"),
        _ => return Ok(()),
    };
    let all = state.current_placements();
    if all.iter().take(first).any(|places| !places.is_empty()) {
        press(page, input, &format!("[data-view='{wanted}']")).await?;
        page.wait_for(&format!("[data-view='{wanted}'][aria-pressed='true']"))
            .await?;
    }
    Ok(())
}

/// The space of a piece that is nearest to the middle of its bounding box: a tap there lays it around that space.
fn middle_of(placed: PlacedPiece) -> Option<Cell> {
    let steps = |cell: Cell| (i32::from(cell.column()), i32::from(cell.row()));
    let cells = placed.cells();
    let (left, top) = steps(placed.at);
    let (right, bottom) = cells.iter().map(steps).fold((left, top), |far, cell| {
        (far.0.max(cell.0), far.1.max(cell.1))
    });
    let distance = |cell: &Cell| {
        let (column, row) = steps(*cell);
        (2 * column - left - right).abs() + (2 * row - top - bottom).abs()
    };
    cells.iter().min_by_key(distance)
}

/// Positions the piece on the map as the action places it: turned first, then laid.
pub async fn position_piece(
    page: &impl Driver,
    input: Input,
    state: &WorldWonders,
    action: Action,
) -> TestResult {
    choose_road(page, input, state, action).await?;
    let (placed, places) = placements_for(state, action)?;
    if input == Input::Keyboard {
        return position_piece_by_keys(page, placed, &places, action).await;
    }
    // A tap on a piece that lies there already would place it.
    if page.count(".ww-held.laid").await? > 0 {
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".ww-held.laid").await?;
    }
    let rotation: u8 = page
        .attribute(".ww-in-hand", "data-rotation")
        .await?
        .and_then(|quarters| quarters.parse().ok())
        .unwrap_or_default();
    let count = placed.piece.shape().rotation_count();
    for turn in 0..(placed.rotation.quarters() + count - rotation) % count {
        press(page, input, "[data-view='turn']").await?;
        let now = (rotation + turn + 1) % count;
        page.wait_for(&format!(".ww-in-hand[data-rotation='{now}']"))
            .await?;
    }
    let cell = middle_of(placed);
    let cell = cell.ok_or_else(|| TestError::new("the piece covers no space"))?;
    press(page, input, &space_selector(cell)).await?;
    let ready = format!(
        ".ww-ways .primary[data-action='{}']",
        WorldWonders::notation(action)
    );
    page.wait_for(&ready).await.map(|_| ())
}

/// The arrow keys with their directions (columns, rows).
const ARROW_KEYS: [(Key, (i32, i32)); 4] = [
    (Key::Up, (0, -1)),
    (Key::Right, (1, 0)),
    (Key::Down, (0, 1)),
    (Key::Left, (-1, 0)),
];

/// Positions the piece with R and the arrow keys, starting from the first placement.
async fn position_piece_by_keys(
    page: &impl Driver,
    placed: PlacedPiece,
    places: &Placements,
    action: Action,
) -> TestResult {
    tab_to(page, "[data-cell][data-first]").await?;
    let first = places.iter().next();
    let (_, first) = first.ok_or_else(|| TestError::new("there is no legal placement"))?;
    let rotations = placed.piece.shape().rotation_count();
    let turns_to = |turn: Rotation| (turn.quarters() + rotations - first.quarters()) % rotations;
    // A full revolution where the rotation is right already, because R also picks the piece up.
    let key_presses = match turns_to(placed.rotation) {
        0 if rotations == 1 => 0,
        0 => rotations,
        key_presses => key_presses,
    };
    let expression = "(() => {
        const now = document.activeElement;
        const label = now.ariaLabel?.match(/^[A-L]\\d+(?:, rotated ([a-z ]+))?:/i);
        const picked_up = asked[1] || document.querySelector('.ww-held.laid');
        return picked_up && label && (label[1] ?? '') === asked[0] && now.dataset.cell;
    })()";
    // Waits for each rotation before the next one.
    let mut from = json!(null);
    for turn in 0..=key_presses {
        if turn > 0 {
            page.press_keys('r').await?;
        }
        let quarters = (first.quarters() + turn) % rotations;
        let rotation_text = ["", "once", "twice", "three times"][usize::from(quarters)];
        let asked = vec![json!(rotation_text), json!(turn == 0)];
        from = wait_for_expression(page, "the piece to be rotated", expression, asked).await?;
    }
    let from = Cell::all()
        .find(|cell| from == cell.to_string().as_str())
        .ok_or_else(|| TestError::new("no space has the focus"))?;
    let steps = |cell: Cell| (i32::from(cell.column()), i32::from(cell.row()));
    let (from, to) = (steps(from), steps(placed.at));
    let mut keys = String::new();
    for (key, (right, down)) in ARROW_KEYS {
        let times = (to.0 - from.0) * right + (to.1 - from.1) * down;
        keys.extend((0..times.max(0)).map(|_| char::from(key)));
    }
    if !keys.is_empty() {
        page.press_keys(keys).await?;
    }
    let expression = "document.activeElement.dataset.cell === asked[0] &&
        (asked[2] || document.querySelector('.ww-ways .primary')?.dataset.action === asked[1])";
    let unchanged = rotations == 1 && from == to;
    let asked = vec![
        json!(placed.at.to_string()),
        json!(WorldWonders::notation(action)),
        json!(unchanged),
    ];
    wait_for_expression(page, "the piece to reach its position", expression, asked)
        .await
        .map(|_| ())
}

/// Performs an action on the board, without waiting for its result.
pub async fn perform(
    page: &impl Driver,
    input: Input,
    state: &WorldWonders,
    action: Action,
) -> TestResult {
    match action {
        Action::Place { .. }
        | Action::PlaceSingleRoad { .. }
        | Action::PlaceStartingRoad { .. } => {
            position_piece(page, input, state, action).await?;
            match input {
                Input::Keyboard => page.press_keys(char::from(Key::Enter)).await,
                _ => press(page, input, &action_button(action)).await,
            }
        }
        // In the market a finger chooses, and then buys.
        Action::Buy(item)
            if input == Input::Touch
                && state.phase() == Phase::Buy
                && !matches!(item, Item::Monument(_)) =>
        {
            press(page, input, &action_button(action)).await?;
            page.wait_for(".ww-main-button.primary").await?;
            press(page, input, &action_button(action)).await
        }
        _ => press(page, input, &action_button(action)).await,
    }
}

/// Plays actions of people, from the position shown. After each, the board has to show the state
/// that the rules give.
pub async fn play_line(page: &impl Driver, input: Input, line: &[Action]) -> TestResult<Match> {
    let mut played = stored_match(page).await?;
    for action in line {
        let name = format!("{} {}", played.ply(), WorldWonders::notation(*action));
        let state = state_of(&played)?;
        perform(page, input, &state, *action)
            .await
            .map_err(|error| error.context(&name))?;
        let applied = played.apply(rules::Action::WorldWonders(*action));
        applied.map_err(|error| TestError::new(format!("{name}: {error:?}")))?;
        wait_for_state(page, &state_of(&played)?, played.ply())
            .await
            .map_err(|error| error.context(&name))?;
        // The board moves the focus to the next thing to do.
        if input == Input::Keyboard && state_of(&played)?.to_act().is_some() {
            let expression = "document.activeElement?.matches('#board [data-first]')";
            wait_for_expression(
                page,
                "the focus to move to the next target",
                expression,
                vec![],
            )
            .await
            .map_err(|error| error.context(&name))?;
        }
    }
    let stored = stored_match(page).await?;
    assert_eq!(stored.entries(), played.entries());
    Ok(played)
}

/// Reads from the board: ply, points of each seat, gold and tracks of the shown city. A narrow window does not
/// show the points; then it returns the given ones.
const READ_BOARD: &str = "const numbers = (css) =>
        [...document.querySelectorAll(css)].map((one) => parseInt(one.textContent, 10));
    const points = numbers('.ww-points');
    return [
        Number(document.querySelector('main.table')?.dataset.ply),
        points.length ? points : arguments[0],
        numbers('.ww-gold-text'),
        numbers('.ww-marker.here'),
    ];";

/// Waits until the board shows this state at this ply.
pub async fn wait_for_state(page: &impl Driver, state: &WorldWonders, ply: usize) -> TestResult {
    let Some(seat) = state.to_act() else {
        return super::wheel_of_fortune::wait_for_ply(page, ply).await;
    };
    let city = state.city(seat);
    let points = state.score().points;
    let points: Vec<i32> = Seat::all(state.players())
        .map(|seat| points[seat])
        .collect();
    let mut tracks = city.tracks().to_vec();
    tracks.push(city.population());
    let expected = json!([ply, points, [city.gold()], tracks]);
    page.wait_for_value(READ_BOARD, vec![json!(points)], &expected)
        .await
}
