//! Texts that only the board needs.

use super::names::{amount, card_item, kind, piece, spaces, stack, steps, the_monument};
use crate::text::{self, Locale, Names, capital, possessive, possessive_within};
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::world_wonders::{
    Action, Arrangement, Cell, Cells, City, IllegalAction, Item, Kind, Monument, Need, Objective,
    Phase, Piece, PlacedPiece, Resource, Rotation, SYMBOLS, Shape, Stack, TakenItems, Terrain,
    Tile, WorldWonders,
};

/// The name of a monument without an article.
pub fn monument(monument: Monument) -> &'static str {
    let name = the_monument(monument);
    name.strip_prefix("the ").unwrap_or(name)
}

pub fn gold(amount: u8) -> String {
    format!("{amount} gold")
}

/// A place in the turn order of a round, such as `plays first`.
pub fn turn_place(locale: Locale, place: u8) -> String {
    format!("plays {}", text::ordinal(locale, place))
}

/// Details of a tile for sale, read by screen readers after its type: `a block
/// of 5, gives 2 food`.
pub fn tile_details(locale: Locale, tile: Tile) -> String {
    format!(
        ", {}, gives {}, ",
        stack(tile.stack()),
        steps(locale, tile.steps())
    )
}

/// A type of building, as a title.
pub fn kind_title(kind: Kind) -> String {
    capital(super::names::kind(kind).to_owned())
}

/// An item of the market, as a title.
pub fn item_button(item: Item) -> &'static str {
    match item {
        Item::LongRoad => "Long road",
        Item::ShortRoads => "Short roads",
        Item::Tower => "Tower",
        Item::FirstPedestal => "Go first",
        Item::SecondPedestal => "Go second",
        Item::Tile(stack) => super::names::stack(stack),
        Item::Monument(monument) => self::monument(monument),
    }
}

/// Further details of an item of the market, for screen readers.
pub const fn item_details(item: Item) -> &'static str {
    match item {
        Item::LongRoad => ", 4 spaces in a line, a bridge over water, ",
        Item::ShortRoads => ", two of 2 spaces and one of 1, ",
        Item::Tower => ", 1 space, ",
        Item::FirstPedestal | Item::SecondPedestal => " in the next round, ",
        Item::Tile(_) | Item::Monument(_) => ", ",
    }
}

/// The number of copies left.
pub fn copies_left(count: u8) -> String {
    format!("{count} left, ")
}

/// The size of a monument, for screen readers: `3 by 3`, `3 pieces of 1 by 2`.
pub fn size(locale: Locale, monument: Monument) -> String {
    let card = monument.card();
    let (width, height) = card
        .shape
        .cells(Cell::FIRST, Rotation::NONE)
        .unwrap_or(Cells::NONE)
        .iter()
        .fold((0, 0), |(width, height), cell| {
            (width.max(cell.column() + 1), height.max(cell.row() + 1))
        });
    let (short, long) = (width.min(height), width.max(height));
    let piece_size = match (long, card.shape) {
        (1, _) => "1 space".to_owned(),
        (_, Shape::L3) => stack(Stack::L3).to_owned(),
        _ => format!("{short} by {long}"),
    };
    match card.pieces {
        1 => piece_size,
        pieces => format!(
            "{} of {piece_size}",
            text::count(locale, pieces, "piece", "pieces")
        ),
    }
}

/// The requirements on a monument card.
pub fn requirements(locale: Locale, monument: Monument) -> String {
    let needs = monument.card().needs.iter().map(ToString::to_string);
    let needs = locale.list(&needs.collect::<Vec<_>>());
    match arrangement(monument).as_str() {
        "" => format!("Next to {needs}"),
        arrangement => format!("Next to {needs}; {arrangement}"),
    }
}

/// On what terrain a monument must stand and how its pieces are arranged; nothing for a
/// single piece on land.
pub fn arrangement(monument: Monument) -> String {
    let card = monument.card();
    let terrain = match card.terrain {
        Terrain::Land => "",
        other => super::names::terrain(other),
    };
    let pieces = match card.arrangement {
        Arrangement::Single => "",
        Arrangement::Connected => "its pieces connected",
        Arrangement::OneBetween => "in line, one space apart",
        Arrangement::InLine => "in line, at most one space apart",
    };
    [terrain, pieces]
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect::<Vec<_>>()
        .join("; ")
}

/// The rewards of a monument, for screen readers.
pub fn rewards(locale: Locale, monument: Monument) -> String {
    let card = monument.card();
    let mut rewards = vec![text::count(locale, card.points, "point", "points")];
    rewards.extend(
        Resource::ALL
            .into_iter()
            .zip(card.steps)
            .filter(|(_, count)| *count > 0)
            .map(|(resource, count)| amount(locale, resource, count)),
    );
    if card.population > 0 {
        rewards.push(format!("{} population", card.population));
    }
    format!(". Gives {}.", locale.list(&rewards))
}

/// The button that buys a monument.
pub fn buy_for(price: u8) -> String {
    format!("Buy for {}", gold(price))
}

/// A requirement of a monument, and how much of it a city has.
pub fn requirement_status(locale: Locale, need: Need, cells: Cells, city: &City) -> String {
    let buildings = |kind: Kind| {
        let tiles = city.tiles();
        tiles.filter(|(tile, _)| tile.kind() == kind).count() as u64
    };
    let count = match need {
        Need::Building(kind) => buildings(kind),
        Need::TwoFarms => buildings(Kind::Farm),
        Need::Road | Need::Water | Need::Resource => u64::from(cells.len()),
    };
    let status = match (count, need) {
        (0, _) => "none yet".to_owned(),
        (_, Need::Road | Need::Water) => text::count(locale, count, "space", "spaces"),
        _ => count.to_string(),
    };
    format!("{need}: {status}")
}

/// The number of placements of an item, or of its first piece.
pub fn placement_count(locale: Locale, state: &WorldWonders, seat: Seat, item: Item) -> String {
    let count = state.placements(seat, item).iter().count();
    let fits = match item {
        Item::ShortRoads if count == 0 && state.can_place(seat, item) => {
            return "Only its single road fits right now.".to_owned();
        }
        _ if count == 0 => return "It does not fit anywhere right now.".to_owned(),
        Item::ShortRoads => "A road of 2 spaces fits in ",
        Item::Monument(monument) if monument.card().pieces > 1 => "Its first piece fits in ",
        _ => "It fits in ",
    };
    format!(
        "{fits}{}.",
        text::count(locale, count as u64, "way", "ways")
    )
}

const fn rotation_suffix(quarters: u8) -> &'static str {
    match quarters {
        0 => "",
        1 => ", rotated once",
        2 => ", rotated twice",
        _ => ", rotated three times",
    }
}

/// A placement in a list: `c7, rotated once`.
pub fn placement_label(at: Cell, quarters: u8) -> String {
    format!("{at}{}", rotation_suffix(quarters))
}

/// The preview of a piece on the map, for screen readers.
pub fn preview_text(
    locale: Locale,
    placed_piece: PlacedPiece,
    error: Option<&IllegalAction>,
) -> String {
    let label = placement_label(placed_piece.at, placed_piece.rotation.quarters());
    let (label, piece) = (capital(label), piece(placed_piece.piece));
    let spaces = match placed_piece.cells().len() {
        1 => String::new(),
        _ => format!(" on {}", spaces(locale, placed_piece.cells())),
    };
    match error {
        None => format!("{label}: {piece}{spaces} fits. Enter places it."),
        Some(error) => format!("{label}: {piece}{spaces}. {error}"),
    }
}

/// Whether the previewed piece fits, and what it would bring: how it moves markers (see [`gains`])
/// and the points that it changes.
pub fn fit_message(
    locale: Locale,
    error: Option<&IllegalAction>,
    gains: &str,
    points: i32,
    is_pinned: bool,
) -> String {
    if let Some(error) = error {
        return error.to_string();
    }
    let mut brings = Vec::new();
    if !gains.is_empty() {
        brings.push(gains.to_owned());
    }
    if points != 0 {
        let sign = if points > 0 { '+' } else { '-' };
        let points = text::count(locale, points.unsigned_abs(), "point", "points");
        brings.push(format!("{sign}{points}"));
    }
    match (brings.as_slice(), is_pinned) {
        ([], true) => "It fits here. Tap it again to place it.".to_owned(),
        ([], false) => "It fits here.".to_owned(),
        (brings, _) => format!("It fits here: {}.", brings.join(", ")),
    }
}

/// The points by which an action of the active player would change that player's score, if the game
/// ended after it.
pub fn points_gained(state: &WorldWonders, action: Action) -> i32 {
    let seat = state.active();
    let mut after = state.clone();
    match after.apply(action, &mut NullSink) {
        Ok(()) => after.score().points[seat] - state.score().points[seat],
        Err(_) => 0,
    }
}

/// How far a piece would move the markers of a player, or nothing if it moves
/// none: `gears 6 → 8, +1 population`.
pub fn gains(state: &WorldWonders, seat: Seat, piece: Piece) -> String {
    let city = state.city(seat);
    let (tracks_after, population_after) = state.tracks_after(seat, piece);
    let mut gains: Vec<String> = Resource::ALL
        .into_iter()
        .zip(city.tracks())
        .zip(tracks_after)
        .filter(|((_, from), to)| from != to)
        .map(|((resource, from), to)| format!("{} {from} → {to}", super::names::resource(resource)))
        .collect();
    let growth = population_after.saturating_sub(city.population());
    if growth > 0 {
        gains.push(format!("+{growth} population"));
    }
    gains.join(", ")
}

/// The piece of an item for sale that moves markers: a building or a monument.
pub fn producing_piece(state: &WorldWonders, item: Item) -> Option<Piece> {
    match item {
        Item::Tile(stack) => state.market().tile(stack).map(Piece::Tile),
        Item::Monument(monument) => Some(Piece::Monument(monument)),
        _ => None,
    }
}

/// Why a monument cannot be bought, in the buying phase: above all what a city
/// has nothing of.
pub fn monument_error(locale: Locale, state: &WorldWonders, monument: Monument) -> Option<String> {
    let needs = state.needs(state.active(), monument);
    let missing: Vec<String> = needs
        .filter(|(_, cells)| cells.is_empty())
        .map(|(need, _)| need.to_string())
        .collect();
    let error = purchase_error(state, Item::Monument(monument))?;
    Some(match missing.as_slice() {
        [] => error.to_string(),
        missing => format!("Missing: {}.", locale.list(missing)),
    })
}

/// What to do with the current piece.
pub const PLACING: &str = "Choose a spot on the map; drag to adjust.";
/// The same for the keyboard.
pub const KEYS: &str = " Arrow keys move it, R rotates it, F finds the next spot, Enter places it.";

/// The contents of a space, with what is special about it.
pub fn space(locale: Locale, city: &City, cell: Cell) -> String {
    let content = match city.piece_at(cell) {
        Some(placed_piece) => {
            let mut label = piece(placed_piece.piece);
            if let Piece::Tile(tile) = placed_piece.piece {
                let gaps = city.adjacent_green(placed_piece.cells()).len();
                label = match gaps {
                    0 => format!("{label}, a city district"),
                    _ => {
                        let gaps = text::count(locale, gaps, "green space", "green spaces");
                        format!("{label}, next to {gaps}")
                    }
                };
                label = format!("{label}; gives {}", steps(locale, tile.steps()));
            }
            label
        }
        None if city.map().water.has(cell) => "water".to_owned(),
        None if city.scoring_resources().has(cell) => {
            "a natural resource next to the city, 1 point".to_owned()
        }
        None if city.map().resources.has(cell) => "a natural resource".to_owned(),
        None => "green land".to_owned(),
    };
    format!("{cell}: {content}.")
}

/// The contents of a space, in the row-by-row text of a map.
fn cell_content(city: &City, cell: Cell) -> String {
    match city.piece_at(cell) {
        Some(placed_piece) => match placed_piece.piece {
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => {
                let is_bridge = city.map().water.has(cell);
                if is_bridge { "bridge" } else { "road" }.to_owned()
            }
            Piece::Tower => "tower".to_owned(),
            Piece::Tile(tile) => kind(tile.kind()).to_owned(),
            Piece::Monument(monument) => self::monument(monument).to_owned(),
        },
        None if city.map().water.has(cell) => "water".to_owned(),
        None if city.map().resources.has(cell) => "natural resource".to_owned(),
        None => "green".to_owned(),
    }
}

/// A row of a map: `Row 11: a to d road, e farm, f to l green.`
pub fn row(city: &City, row: u8) -> String {
    let mut runs: Vec<(char, char, String)> = Vec::new();
    for cell in Cell::all().filter(|cell| cell.row() == row) {
        let column = char::from(b'a' + cell.column());
        let content = cell_content(city, cell);
        match runs.last_mut() {
            Some((_, to, previous)) if *previous == content => *to = column,
            _ => runs.push((column, column, content)),
        }
    }
    let runs: Vec<String> = runs
        .into_iter()
        .map(|(from, to, content)| {
            let mut label = String::from(from);
            if from != to {
                label.push_str(" to ");
                label.push(to);
            }
            format!("{label} {content}")
        })
        .collect();
    format!("Row {}: {}.", row + 1, runs.join(", "))
}

/// The title of a player's city.
pub fn city_title(names: &Names, seat: Seat) -> String {
    format!("{} city", possessive(names, seat))
}

/// A resource track, for screen readers.
pub fn track(board_b: bool, resource: Resource, value: u8) -> String {
    let next_symbol = SYMBOLS[usize::from(board_b)][resource as usize]
        .into_iter()
        .find(|symbol| *symbol > value)
        .map_or_else(
            || "no more population symbols".to_owned(),
            |space| format!("next population at {space}"),
        );
    let name = capital(super::names::resource(resource).to_owned());
    format!("{name} {value} of 16, {next_symbol}.")
}

/// The population track, for screen readers.
pub fn population(locale: Locale, population: u8, rings: u8) -> String {
    let points = text::points(locale, rings.into());
    format!("Population {population} of 13, {points}.")
}

/// An unpaid loan.
pub const LOAN: &str = "a loan to repay";

/// A player's value for an objective, with the points it gives.
pub fn objective_standing(locale: Locale, objective: Objective, value: u8, points: u8) -> String {
    let mut label = super::names::value(locale, objective, value);
    if points > 0 {
        label.push_str(", ");
        label.push_str(&text::count(locale, points, "point", "points"));
    }
    label
}

/// The points of an objective.
pub fn objective_points(objective: Objective) -> String {
    let (first, second) = objective.points();
    match objective {
        Objective::EveryDistrict => format!("{first} points, shared"),
        _ => format!("{first} points for first, {second} for second"),
    }
}

/// Why an item cannot be bought, in the buying phase.
pub fn purchase_error(state: &WorldWonders, item: Item) -> Option<IllegalAction> {
    let error = state.check_action(Action::Buy(item)).err()?;
    (state.phase() == Phase::Buy).then_some(error)
}

/// What an item is called where it is described: a building by its type.
pub fn item_title(state: &WorldWonders, item: Item) -> &'static str {
    match item {
        Item::Tile(of) => state
            .market()
            .tile(of)
            .map_or_else(|| stack(of), |tile| kind(tile.kind())),
        _ => item_button(item),
    }
}

/// A title that starts a line.
pub fn title(text: &str) -> String {
    format!("{}.", capital(text.to_owned()))
}

/// A name and a count: `Districts: 3`.
pub fn count_of(name: &str, count: u64) -> String {
    format!("{name}: {count}")
}

/// Whether the value of an objective is made up of spaces.
pub const fn has_spaces(objective: Objective) -> bool {
    !matches!(objective, Objective::Track(_) | Objective::Monuments)
}

/// The label of the group of highlight buttons.
pub fn highlight_label(names: &Names, seat: Seat) -> String {
    format!("Show in {}", city_name(names, seat))
}

/// A player's city within a sentence.
pub fn city_name(names: &Names, seat: Seat) -> String {
    format!("{} city", possessive_within(names, seat))
}

/// What the automaton took with its last card.
pub fn automaton_took(locale: Locale, taken: Option<TakenItems>) -> String {
    let Some(taken) = taken else {
        return "The automaton has not taken anything yet.".to_owned();
    };
    let names: Vec<String> = taken
        .iter()
        .map(|item| card_item(item).to_owned())
        .collect();
    match names.as_slice() {
        [] => "The automaton took nothing with its last card.".to_owned(),
        names => format!("The automaton took {}.", locale.list(names)),
    }
}

/// The target of a solo game, with the current points if they are shown.
pub fn target_text(locale: Locale, target: i32, points: Option<i32>) -> String {
    let needed = format!("You need more than {}", text::points(locale, target));
    match points {
        Some(points) => format!("{needed} and have {points}."),
        None => format!("{needed}."),
    }
}
