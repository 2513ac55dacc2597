//! World Wonders as people play it: a thing is bought in the market and laid on
//! the map, by mouse, by finger, by keyboard. A whole game has hundreds of
//! actions, so each takes as few words with the browser as it can.

use super::around::set_up_game;
use super::gears::tab_to;
use super::kept_match;
use super::land::{With, press, press_often, until};
use super::recorded::{self, recording};
use crate::{Key, Outcome, Page, Problem, json};
use records::{Match, Player, SeatConfig};
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, Cell, Cells, PlacedPiece, Placements, Rotation, WorldWonders,
};
use rules::{GameId, Seat};

/// A recorded game of one, who wins.
pub const ALONE: &str = recording!("world-wonders-1-population-won");
/// Two, one of whom fills the city.
pub const TWO: &str = recording!("world-wonders-2-population");
/// Two by rivers.
pub const RIVERS: &str = recording!("world-wonders-2-rivers");
/// Three, who take loans.
pub const LOANS: &str = recording!("world-wonders-3-loans");
/// Five, with all that can be chosen.
pub const FIVE: &str = recording!("world-wonders-5-all-options");
/// Five take all monuments there are, in fewer turns.
pub const FEWER: &str = recording!("world-wonders-5-deck-runs-out");

/// The actions of a match.
pub fn actions(played: &Match) -> Vec<Action> {
    recorded::actions::<WorldWonders>(played)
}

/// The state of a match of this game.
pub fn state_of(played: &Match) -> Outcome<WorldWonders> {
    recorded::state_of(played)
}

/// People at one screen, who begin a game: which fields are filled in.
pub async fn people(page: &Page, players: usize, fields: &[(&str, &str)]) -> Outcome {
    begin(page, &vec!["human"; players], fields).await
}

/// Players begin a game: who they are, and which fields are filled in.
pub async fn begin(page: &Page, who: &[&str], fields: &[(&str, &str)]) -> Outcome {
    set_up_game(page, GameId::WorldWonders, who, fields).await?;
    page.click("#begin").await?;
    wait_for_board(page).await
}

/// Until its drawings are there, a board is neither seen nor heard.
pub async fn wait_for_board(page: &Page) -> Outcome {
    super::around::wait_for_room(page, "#ww-plan").await
}

/// A recorded match after so many actions, with people in all seats.
pub fn cut_off(record: &str, ply: usize) -> Outcome<Match> {
    let whole = recorded::recorded(record)?;
    let sitters = whole.seats().iter();
    let sitters = sitters
        .map(|_| SeatConfig::unnamed(Player::Human))
        .collect();
    recorded::played_by(&whole, sitters, ply)
}

/// Sits down at a table that was sent.
pub async fn sit_down_at(page: &Page, played: &Match) -> Outcome {
    recorded::open(page, played).await?;
    wait_for_board(page).await
}

/// A space of the map.
pub fn space(cell: Cell) -> String {
    format!("[data-cell='{cell}']")
}

/// The button of an action.
pub fn button(action: Action) -> String {
    format!("button[data-action='{}']", WorldWonders::notation(action))
}

/// The piece that an action places, and all places that it has.
fn way(state: &WorldWonders, action: Action) -> Outcome<(PlacedPiece, Placements)> {
    let lying = state.placed_piece(action);
    let lying = lying.ok_or_else(|| Problem::new("that is no place"))?;
    let [places, singles] = state.current_placements();
    let single = matches!(action, Action::PlaceSingleRoad { .. });
    Ok((lying, if single { singles } else { places }))
}

/// Says which road of a short set comes next, where there is a choice.
async fn choose_road(page: &Page, with: With, state: &WorldWonders, action: Action) -> Outcome {
    let choice = state
        .current_placements()
        .iter()
        .all(|places| !places.is_empty());
    if choice && matches!(action, Action::PlaceSingleRoad { .. }) {
        press(page, with, "[data-view='single']").await?;
        page.wait_for("[data-view='single'][aria-pressed='true']")
            .await?;
    }
    Ok(())
}

/// Lays the piece on the map so that the button would place it as it should
/// lie: each tap on a space shows another way to lie there.
pub async fn lay(page: &Page, with: With, state: &WorldWonders, action: Action) -> Outcome {
    choose_road(page, with, state, action).await?;
    let (lying, places) = way(state, action)?;
    if with == With::Keys {
        return lay_by_keys(page, lying, &places, action).await;
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
    let cell = cell.ok_or_else(|| Problem::new("it lies nowhere"))?;
    let ready = "document.querySelector('.ww-ways .primary')?.dataset.action ?? 'nothing'";
    let mut before = "nothing".to_owned();
    for _ in 0..=ways_on(cell) {
        press_often(page, with, &space(cell), 1).await?;
        let other = format!("({ready}) !== asked[0] && ({ready})");
        let asked = vec![json!(before)];
        let now = until(page, "the piece to lie there", &other, asked).await?;
        now.as_str().unwrap_or_default().clone_into(&mut before);
        if before == WorldWonders::notation(action) {
            return Ok(());
        }
    }
    Err(Problem::new("no tap lays it so"))
}

/// The arrow keys and where they lead, columns and rows.
const ARROWS: [(Key, (i32, i32)); 4] = [
    (Key::Up, (0, -1)),
    (Key::Right, (1, 0)),
    (Key::Down, (0, 1)),
    (Key::Left, (-1, 0)),
];

/// The same with R and the arrow keys, from the first place.
async fn lay_by_keys(
    page: &Page,
    lying: PlacedPiece,
    places: &Placements,
    action: Action,
) -> Outcome {
    tab_to(page, "[data-cell][data-first]").await?;
    let first = places.iter().next();
    let (_, first) = first.ok_or_else(|| Problem::new("it fits nowhere"))?;
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
            page.keys('r').await?;
        }
        let quarters = (first.quarters() + turn) % ways;
        let turned = ["", "once", "twice", "three times"][usize::from(quarters)];
        let asked = vec![json!(turned), json!(turn == 0)];
        from = until(page, "the piece to be turned", here, asked).await?;
    }
    let from = Cell::all().find(|cell| from == cell.to_string().as_str());
    let from = from.ok_or_else(|| Problem::new("the keyboard is on no space"))?;
    let steps = |cell: Cell| (i32::from(cell.column()), i32::from(cell.row()));
    let (from, to) = (steps(from), steps(lying.at));
    let mut keys = String::new();
    for (key, (right, down)) in ARROWS {
        let times = (to.0 - from.0) * right + (to.1 - from.1) * down;
        keys.extend((0..times.max(0)).map(|_| char::from(key)));
    }
    if !keys.is_empty() {
        page.keys(keys).await?;
    }
    let there = "document.activeElement.dataset.cell === asked[0] &&
        (asked[2] || document.querySelector('.ww-ways .primary')?.dataset.action === asked[1])";
    let still = ways == 1 && from == to;
    let asked = vec![
        json!(lying.at.to_string()),
        json!(WorldWonders::notation(action)),
        json!(still),
    ];
    until(page, "the piece to be there", there, asked)
        .await
        .map(|_| ())
}

/// Takes an action, and does not wait for what comes of it.
pub async fn do_on_board(page: &Page, with: With, state: &WorldWonders, action: Action) -> Outcome {
    match action {
        Action::Place { .. } | Action::PlaceSingleRoad { .. } => {
            lay(page, with, state, action).await?;
            match with {
                With::Keys => page.keys(char::from(Key::Enter)).await,
                _ => press(page, with, &button(action)).await,
            }
        }
        _ => press(page, with, &button(action)).await,
    }
}

/// People play these actions, in a game that begins or goes on with them. After
/// each, the board shows what the rules make of it.
pub async fn play(page: &Page, with: With, line: &[Action]) -> Outcome<Match> {
    let mut played = kept_match(page).await?;
    for action in line {
        let name = format!("{} {}", played.ply(), WorldWonders::notation(*action));
        let state = state_of(&played)?;
        do_on_board(page, with, &state, *action)
            .await
            .map_err(|problem| problem.during(&name))?;
        let entered = played.apply(rules::Action::WorldWonders(*action));
        entered.map_err(|why| Problem::new(format!("{name}: {why:?}")))?;
        shows(page, &state_of(&played)?, played.ply())
            .await
            .map_err(|problem| problem.during(&name))?;
        // The board brings the keyboard to what can be done next.
        if with == With::Keys && state_of(&played)?.to_act().is_some() {
            let there = "document.activeElement?.matches('#board [data-first]')";
            until(page, "the keyboard to be there", there, vec![])
                .await
                .map_err(|problem| problem.during(&name))?;
        }
    }
    let kept = kept_match(page).await?;
    assert_eq!(kept.entries(), played.entries());
    Ok(played)
}

/// What the board shows: how far the table is, the points of each seat, the gold
/// and the tracks of the city that is shown.
const SHOWN: &str = "const numbers = (css) =>
        [...document.querySelectorAll(css)].map((one) => parseInt(one.textContent, 10));
    return [
        Number(document.querySelector('main.table')?.dataset.ply),
        numbers('.ww-points'),
        numbers('.ww-gold-words'),
        numbers('.ww-space-of.here'),
    ];";

/// The board shows this state, at this place of the match.
pub async fn shows(page: &Page, state: &WorldWonders, ply: usize) -> Outcome {
    let Some(seat) = state.to_act() else {
        return super::land::wait_at(page, ply).await;
    };
    let city = state.city(seat);
    let points = state.score().points;
    let points: Vec<i32> = Seat::all(state.players())
        .map(|seat| points[seat])
        .collect();
    let mut tracks = city.tracks().to_vec();
    tracks.push(city.population());
    let wanted = json!([ply, points, [city.gold()], tracks]);
    page.wait_to_show(SHOWN, vec![], &wanted).await
}
