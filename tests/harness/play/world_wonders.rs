//! World Wonders as people play it: a thing is bought in the market and laid on
//! the map, by mouse, by finger, by keyboard. A whole game has hundreds of
//! actions, so each takes as few words with the browser as it can.

use super::fixtures::{self, fixture};
use super::match_page::fill_new_game_form;
use super::wheel_of_fortune::{press, press_repeatedly, wait_for_expression};
use super::wheels_of_time::tab_to;
use super::{Input, stored_match};
use crate::{Key, Page, TestError, TestResult, json};
use records::{Match, Player, SeatConfig};
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, Cell, Cells, PlacedPiece, Placements, Rotation, WorldWonders,
};
use rules::{GameId, Seat};

/// A recorded game of one, who wins.
pub const SOLO: &str = fixture!("world-wonders-1-population-won");
/// Two, one of whom fills the city.
pub const TWO: &str = fixture!("world-wonders-2-population");
/// Two by rivers.
pub const RIVERS: &str = fixture!("world-wonders-2-rivers");
/// Three, who take loans.
pub const LOANS: &str = fixture!("world-wonders-3-loans");
/// Five, with all that can be chosen.
pub const FIVE: &str = fixture!("world-wonders-5-all-options");
/// Five take all monuments there are, in fewer turns.
pub const DECK_RUNS_OUT: &str = fixture!("world-wonders-5-deck-runs-out");

/// The actions of a match.
pub fn actions(played: &Match) -> Vec<Action> {
    fixtures::actions::<WorldWonders>(played)
}

/// The state of a match of this game.
pub fn state_of(played: &Match) -> TestResult<WorldWonders> {
    fixtures::state_of(played)
}

/// People at one screen, who begin a game: which fields are filled in.
pub async fn start_with_people(page: &Page, players: usize, fields: &[(&str, &str)]) -> TestResult {
    start_game(page, &vec!["human"; players], fields).await
}

/// Players begin a game: who they are, and which fields are filled in.
pub async fn start_game(page: &Page, who: &[&str], fields: &[(&str, &str)]) -> TestResult {
    fill_new_game_form(page, GameId::WorldWonders, who, fields).await?;
    page.click("#begin").await?;
    wait_for_board(page).await
}

/// Until its drawings are there, a board is neither seen nor heard.
pub async fn wait_for_board(page: &Page) -> TestResult {
    super::match_page::wait_for_table(page, "#ww-plan").await
}

/// A recorded match after so many actions, with people in all seats.
pub fn match_at(record: &str, ply: usize) -> TestResult<Match> {
    let whole = fixtures::recorded_match(record)?;
    let seat_configs = whole.seats().iter();
    let seat_configs = seat_configs
        .map(|_| SeatConfig::unnamed(Player::Human))
        .collect();
    fixtures::replay_with_seats(&whole, seat_configs, ply)
}

/// Sits down at a table that was sent.
pub async fn open_match(page: &Page, played: &Match) -> TestResult {
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

/// The piece that an action places, and all places that it has.
fn placements_for(state: &WorldWonders, action: Action) -> TestResult<(PlacedPiece, Placements)> {
    let lying = state.placed_piece(action);
    let lying = lying.ok_or_else(|| TestError::new("that is no place"))?;
    let [places, singles] = state.current_placements();
    let single = matches!(action, Action::PlaceSingleRoad { .. });
    Ok((lying, if single { singles } else { places }))
}

/// Says which road of a short set comes next, where there is a choice.
async fn choose_road(
    page: &Page,
    input: Input,
    state: &WorldWonders,
    action: Action,
) -> TestResult {
    let choice = state
        .current_placements()
        .iter()
        .all(|places| !places.is_empty());
    if choice && matches!(action, Action::PlaceSingleRoad { .. }) {
        press(page, input, "[data-view='single']").await?;
        page.wait_for("[data-view='single'][aria-pressed='true']")
            .await?;
    }
    Ok(())
}

/// Lays the piece on the map so that the button would place it as it should
/// lie: each tap on a space shows another way to lie there.
pub async fn position_piece(
    page: &Page,
    input: Input,
    state: &WorldWonders,
    action: Action,
) -> TestResult {
    choose_road(page, input, state, action).await?;
    let (lying, places) = placements_for(state, action)?;
    if input == Input::Keyboard {
        return position_piece_by_keys(page, lying, &places, action).await;
    }
    let shape = lying.piece.shape();
    let ways_on = |cell: Cell| {
        let ways = places.iter();
        let ways = ways.filter(move |(at, turn)| {
            let cells = shape.cells(*at, *turn).unwrap_or(Cells::NONE);
            cells.has(cell)
        });
        ways.count()
    };
    let cells = lying.cells().iter();
    let cell = cells.min_by_key(|cell| ways_on(*cell));
    let cell = cell.ok_or_else(|| TestError::new("it lies nowhere"))?;
    let ready = "document.querySelector('.ww-ways .primary')?.dataset.action ?? 'nothing'";
    let mut before = "nothing".to_owned();
    for _ in 0..=ways_on(cell) {
        press_repeatedly(page, input, &space_selector(cell), 1).await?;
        let other = format!("({ready}) !== asked[0] && ({ready})");
        let asked = vec![json!(before)];
        let now = wait_for_expression(page, "the piece to lie there", &other, asked).await?;
        now.as_str().unwrap_or_default().clone_into(&mut before);
        if before == WorldWonders::notation(action) {
            return Ok(());
        }
    }
    Err(TestError::new("no tap lays it so"))
}

/// The arrow keys and where they lead, columns and rows.
const ARROW_KEYS: [(Key, (i32, i32)); 4] = [
    (Key::Up, (0, -1)),
    (Key::Right, (1, 0)),
    (Key::Down, (0, 1)),
    (Key::Left, (-1, 0)),
];

/// The same with R and the arrow keys, from the first place.
async fn position_piece_by_keys(
    page: &Page,
    lying: PlacedPiece,
    places: &Placements,
    action: Action,
) -> TestResult {
    tab_to(page, "[data-cell][data-first]").await?;
    let first = places.iter().next();
    let (_, first) = first.ok_or_else(|| TestError::new("it fits nowhere"))?;
    let ways = lying.piece.shape().rotation_count();
    let turns_to = |turn: Rotation| (turn.quarters() + ways - first.quarters()) % ways;
    // Turned all the way round where it lies right already: it is taken up so.
    let turns = match turns_to(lying.rotation) {
        0 if ways == 1 => 0,
        0 => ways,
        turns => turns,
    };
    let here = "(() => {
        const now = document.activeElement;
        const said = now.ariaLabel?.match(/^[A-L]\\d+(?:, turned ([a-z ]+))?:/);
        const taken_up = asked[1] || document.querySelector('.ww-held.laid');
        return taken_up && said && (said[1] ?? '') === asked[0] && now.dataset.cell;
    })()";
    // A turn is seen before the next one.
    let mut from = json!(null);
    for turn in 0..=turns {
        if turn > 0 {
            page.press_keys('r').await?;
        }
        let quarters = (first.quarters() + turn) % ways;
        let turned = ["", "once", "twice", "three times"][usize::from(quarters)];
        let asked = vec![json!(turned), json!(turn == 0)];
        from = wait_for_expression(page, "the piece to be turned", here, asked).await?;
    }
    let from = Cell::all().find(|cell| from == cell.to_string().as_str());
    let from = from.ok_or_else(|| TestError::new("the keyboard is on no space"))?;
    let steps = |cell: Cell| (i32::from(cell.column()), i32::from(cell.row()));
    let (from, to) = (steps(from), steps(lying.at));
    let mut keys = String::new();
    for (key, (right, down)) in ARROW_KEYS {
        let times = (to.0 - from.0) * right + (to.1 - from.1) * down;
        keys.extend((0..times.max(0)).map(|_| char::from(key)));
    }
    if !keys.is_empty() {
        page.press_keys(keys).await?;
    }
    let there = "document.activeElement.dataset.cell === asked[0] &&
        (asked[2] || document.querySelector('.ww-ways .primary')?.dataset.action === asked[1])";
    let still = ways == 1 && from == to;
    let asked = vec![
        json!(lying.at.to_string()),
        json!(WorldWonders::notation(action)),
        json!(still),
    ];
    wait_for_expression(page, "the piece to be there", there, asked)
        .await
        .map(|_| ())
}

/// Takes an action, and does not wait for what comes of it.
pub async fn perform(
    page: &Page,
    input: Input,
    state: &WorldWonders,
    action: Action,
) -> TestResult {
    match action {
        Action::Place { .. } | Action::PlaceSingleRoad { .. } => {
            position_piece(page, input, state, action).await?;
            match input {
                Input::Keyboard => page.press_keys(char::from(Key::Enter)).await,
                _ => press(page, input, &action_button(action)).await,
            }
        }
        _ => press(page, input, &action_button(action)).await,
    }
}

/// People play these actions, in a game that begins or goes on with them. After
/// each, the board shows what the rules make of it.
pub async fn play_line(page: &Page, input: Input, line: &[Action]) -> TestResult<Match> {
    let mut played = stored_match(page).await?;
    for action in line {
        let name = format!("{} {}", played.ply(), WorldWonders::notation(*action));
        let state = state_of(&played)?;
        perform(page, input, &state, *action)
            .await
            .map_err(|error| error.context(&name))?;
        let entered = played.apply(rules::Action::WorldWonders(*action));
        entered.map_err(|error| TestError::new(format!("{name}: {error:?}")))?;
        wait_for_state(page, &state_of(&played)?, played.ply())
            .await
            .map_err(|error| error.context(&name))?;
        // The board brings the keyboard to what can be done next.
        if input == Input::Keyboard && state_of(&played)?.to_act().is_some() {
            let there = "document.activeElement?.matches('#board [data-first]')";
            wait_for_expression(page, "the keyboard to be there", there, vec![])
                .await
                .map_err(|error| error.context(&name))?;
        }
    }
    let stored = stored_match(page).await?;
    assert_eq!(stored.entries(), played.entries());
    Ok(played)
}

/// What the board shows: how far the table is, the points of each seat, the gold
/// and the tracks of the city that is shown.
const READ_BOARD: &str = "const numbers = (css) =>
        [...document.querySelectorAll(css)].map((one) => parseInt(one.textContent, 10));
    return [
        Number(document.querySelector('main.table')?.dataset.ply),
        numbers('.ww-points'),
        numbers('.ww-gold-words'),
        numbers('.ww-space-of.here'),
    ];";

/// The board shows this state, at this place of the match.
pub async fn wait_for_state(page: &Page, state: &WorldWonders, ply: usize) -> TestResult {
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
    page.wait_for_value(READ_BOARD, vec![], &expected).await
}
