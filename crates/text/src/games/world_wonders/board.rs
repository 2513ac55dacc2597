//! Texts that only the board needs.

use super::names::{self, card_items, needs, spaces, steps};
use crate::{Locale, Names};
use l10n::refusals::world_wonders::refusal;
use l10n::{Feature, Message, Ware, house, world_wonders as words};
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::world_wonders::{
    Action, Arrangement, Cell, Cells, City, IllegalAction, Item, Kind, Monument, Need, Objective,
    POPULATION_END, Phase, Piece, PlacedPiece, RESOURCE_END, Resource, Rotation, SYMBOLS, Shape,
    Stack, TakenItems, Terrain, WorldWonders,
};

/// The size of a monument, for screen readers: `Petra, 1 by 3.`
fn size(locale: Locale, of: Monument) -> String {
    let (card, monument) = (of.card(), Feature::Monument(of));
    let cells = card.shape.cells(Cell::FIRST, Rotation::NONE);
    let (width, height) = cells
        .unwrap_or(Cells::NONE)
        .iter()
        .fold((0, 0), |(width, height), cell| {
            (width.max(cell.column() + 1), height.max(cell.row() + 1))
        });
    let (short, long) = (width.min(height), width.max(height));
    match (card.pieces, card.shape) {
        (1, Shape::I1) => words::card_space(locale, monument),
        (1, Shape::L3) => words::card_shape(locale, monument, Stack::L3),
        (1, _) => words::card_rectangle(locale, monument, short, long),
        (pieces, Shape::I1) => words::card_single_pieces(locale, monument, pieces),
        (pieces, _) => words::card_pieces(locale, monument, pieces, short, long),
    }
}

/// The requirements on a monument card.
pub fn requirements(locale: Locale, monument: Monument) -> String {
    let needs = needs(locale, monument.card().needs.iter().copied());
    let needs = words::card_needs(locale, &needs);
    match arrangement(monument) {
        Some(arrangement) => [needs, locale.text(arrangement)].join(" "),
        None => needs,
    }
}

/// On what terrain a monument must stand, or how its pieces are arranged; nothing for a
/// single piece on land.
pub fn arrangement(monument: Monument) -> Option<Message> {
    let card = monument.card();
    match (card.terrain, card.arrangement) {
        (Terrain::Land, Arrangement::Single) => None,
        (Terrain::Water, _) => Some(words::CARD_ON_WATER),
        (Terrain::LandEnds, _) => Some(words::CARD_ENDS_ON_LAND),
        (Terrain::WaterBetween, _) => Some(words::CARD_OVER_WATER),
        (Terrain::Half, _) => Some(words::CARD_HALF_ON_WATER),
        (_, Arrangement::Connected) => Some(words::CARD_CONNECTED),
        (_, Arrangement::OneBetween) => Some(words::CARD_ONE_APART),
        (_, Arrangement::InLine) => Some(words::CARD_IN_LINE),
    }
}

/// A monument card, for screen readers: size, requirements and rewards.
pub fn monument_card(locale: Locale, monument: Monument) -> String {
    let card = monument.card();
    let mut rewards = vec![house::points(locale, card.points)];
    rewards.extend(steps(locale, card.steps));
    if card.population > 0 {
        rewards.push(words::people(locale, card.population));
    }
    let (size, requirements) = (size(locale, monument), requirements(locale, monument));
    [size, requirements, words::card_gives(locale, &rewards)].join(" ")
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
        Need::Road | Need::Water | Need::Resource => cells.len().into(),
    };
    match (count, need) {
        (0, _) => words::need_missing(locale, need.into()),
        (_, Need::Road | Need::Water) => words::need_spaces(locale, need.into(), count),
        _ => words::need_count(locale, need.into(), count),
    }
}

/// The number of placements of an item, or of its first piece.
pub fn placement_count(locale: Locale, state: &WorldWonders, seat: Seat, item: Item) -> String {
    let count = state.placements(seat, item).iter().count();
    match item {
        Item::ShortRoads if count == 0 && state.can_place(seat, item) => {
            locale.text(words::ABOUT_FITS_SINGLE)
        }
        Item::ShortRoads if count > 0 => words::about_fits_road(locale, count),
        Item::Monument(monument) if monument.card().pieces > 1 && count > 0 => {
            words::about_fits_piece(locale, count)
        }
        _ => words::about_fits(locale, count),
    }
}

/// A placement in a list: `c7, rotated once`.
pub fn placement_label(locale: Locale, at: Cell, quarters: u8) -> String {
    words::spot(locale, &at.to_string(), quarters)
}

/// The preview of a piece on the map, for screen readers.
pub fn preview_text(locale: Locale, placed: PlacedPiece, error: Option<&IllegalAction>) -> String {
    let spot = placement_label(locale, placed.at, placed.rotation.quarters());
    let (cells, piece) = (placed.cells(), placed.piece.into());
    let what = match cells.len() {
        1 => words::preview(locale, &spot, piece),
        _ => words::preview_on(locale, &spot, piece, &spaces(locale, cells)),
    };
    let outcome = match error {
        None => locale.text(words::PREVIEW_FITS),
        Some(error) => refusal(locale, error),
    };
    [what, outcome].join(" ")
}

/// Whether the previewed piece fits, and what it would bring: how it moves markers (see [`gains`])
/// and the points that it changes.
pub fn fit_message(
    locale: Locale,
    error: Option<&IllegalAction>,
    gains: &[String],
    points: i32,
    is_pinned: bool,
) -> String {
    if let Some(error) = error {
        return refusal(locale, error);
    }
    let mut changes = gains.to_vec();
    match points {
        0 => {}
        1.. => changes.push(words::change_points_up(locale, points)),
        _ => changes.push(words::change_points_down(locale, points.unsigned_abs())),
    }
    match (changes.as_slice(), is_pinned) {
        ([], true) => locale.text(words::FITS_TAP_AGAIN),
        ([], false) => locale.text(words::FITS),
        (changes, _) => words::fits_bringing(locale, changes),
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
/// none: `gears 6 → 8`, `+1 population`.
pub fn gains(locale: Locale, state: &WorldWonders, seat: Seat, piece: Piece) -> Vec<String> {
    let city = state.city(seat);
    let (tracks_after, population_after) = state.tracks_after(seat, piece);
    let tracks = Resource::ALL.into_iter().zip(city.tracks());
    let moved = tracks
        .zip(tracks_after)
        .filter(|((_, from), to)| from != to);
    let mut gains: Vec<String> = moved
        .map(|((resource, from), to)| words::change_track(locale, resource, from, to))
        .collect();
    let growth = population_after.saturating_sub(city.population());
    if growth > 0 {
        gains.push(words::change_population(locale, growth));
    }
    gains
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
    let missing = state.needs(state.active(), monument);
    let missing = missing.filter(|(_, cells)| cells.is_empty());
    let missing = needs(locale, missing.map(|(need, _)| need));
    let error = purchase_error(state, Item::Monument(monument))?;
    Some(match missing.as_slice() {
        [] => refusal(locale, &error),
        missing => words::card_missing(locale, missing),
    })
}

/// What is on a space.
fn feature(city: &City, cell: Cell) -> Feature {
    match city.piece_at(cell) {
        Some(placed) => placed.piece.into(),
        None if city.map().water.has(cell) => Feature::Water,
        None if city.map().resources.has(cell) => Feature::Resource,
        None => Feature::Green,
    }
}

/// The contents of a space, with what is special about it.
pub fn space(locale: Locale, city: &City, cell: Cell) -> String {
    let (name, feature) = (cell.to_string(), feature(city, cell));
    match city.piece_at(cell) {
        Some(placed) => match placed.piece {
            Piece::Tile(tile) => {
                let gains = steps(locale, tile.steps());
                match city.adjacent_green(placed.cells()).len() {
                    0 => words::space_district(locale, &name, feature, &gains),
                    gaps => words::space_building(locale, &name, feature, gaps, &gains),
                }
            }
            _ => words::space_holds(locale, &name, feature),
        },
        None if city.scoring_resources().has(cell) => words::space_scores(locale, &name),
        None => words::space_holds(locale, &name, feature),
    }
}

/// A row of a map: `Row 11: a to d road, e farm and f to l green land.`
pub fn row(locale: Locale, city: &City, row: u8) -> String {
    let mut runs: Vec<(char, char, Feature)> = Vec::new();
    for cell in Cell::all().filter(|cell| cell.row() == row) {
        let column = char::from(b'a' + cell.column());
        let content = match feature(city, cell) {
            Feature::LongRoad | Feature::DoubleRoad | Feature::SingleRoad => {
                match city.map().water.has(cell) {
                    true => Feature::Bridge,
                    false => Feature::Road,
                }
            }
            Feature::PartOf(monument) => Feature::Monument(monument),
            other => other,
        };
        match runs.last_mut() {
            Some((_, to, previous)) if *previous == content => *to = column,
            _ => runs.push((column, column, content)),
        }
    }
    let runs = runs
        .into_iter()
        .map(|(from, to, content)| match from == to {
            true => words::row_single(locale, &from.to_string(), content),
            false => words::row_run(locale, &from.to_string(), &to.to_string(), content),
        });
    words::row(locale, row + 1, &runs.collect::<Vec<_>>())
}

/// A resource track, for screen readers.
pub fn track(locale: Locale, board_b: bool, resource: Resource, value: u8) -> String {
    let symbols = SYMBOLS[usize::from(board_b)][resource as usize];
    match symbols.into_iter().find(|symbol| *symbol > value) {
        Some(next) => words::track(locale, resource, value, RESOURCE_END, next),
        None => words::track_without_symbols(locale, resource, value, RESOURCE_END),
    }
}

/// The population track, for screen readers.
pub fn population(locale: Locale, population: u8, rings: u8) -> String {
    words::track_population(locale, population, POPULATION_END, rings)
}

/// A player's value for an objective, with the points it gives.
pub fn objective_standing(locale: Locale, objective: Objective, value: u8, points: u8) -> String {
    let value = names::value(locale, objective, value);
    match points {
        0 => value,
        points => words::value_with_points(locale, &value, points),
    }
}

/// The points of an objective.
pub fn objective_points(locale: Locale, objective: Objective) -> String {
    match (objective, objective.points()) {
        (Objective::EveryDistrict, (points, _)) => words::objective_points_shared(locale, points),
        (_, (first, second)) => words::objective_points(locale, first, second),
    }
}

/// Why an item cannot be bought, in the buying phase.
pub fn purchase_error(state: &WorldWonders, item: Item) -> Option<IllegalAction> {
    let error = state.check_action(Action::Buy(item)).err()?;
    (state.phase() == Phase::Buy).then_some(error)
}

/// An item of the market that is no monument, for screen readers.
pub fn sale(locale: Locale, state: &WorldWonders, names: &Names, item: Item) -> String {
    let (market, price) = (state.market(), state.price(state.active(), item));
    let pedestal = |ware, holder: Option<Seat>| match holder {
        Some(seat) => words::sale_pedestal_taken(locale, ware, &names.player(seat), price),
        None => words::sale_pedestal(locale, ware, price),
    };
    let [first, second] = market.pedestals();
    match item {
        Item::Tile(stack) => match market.tile(stack) {
            Some(tile) => {
                let gains = steps(locale, tile.steps());
                words::sale_building(locale, tile.kind(), stack, &gains, price)
            }
            None => words::sale_no_building(locale, stack, price),
        },
        Item::LongRoad => words::sale_long_road(locale, market.long_roads(), price),
        Item::ShortRoads => words::sale_short_roads(locale, market.short_sets(), price),
        Item::Tower => words::sale_tower(locale, state.is_for_sale(item), price),
        Item::FirstPedestal => pedestal(Ware::FirstPedestal, first),
        Item::SecondPedestal => pedestal(Ware::SecondPedestal, second),
        Item::Monument(monument) => names::monument(locale, monument),
    }
}

/// Whether the value of an objective is made up of spaces.
pub const fn has_spaces(objective: Objective) -> bool {
    !matches!(objective, Objective::Track(_) | Objective::Monuments)
}

/// What the automaton took with its last card.
pub fn automaton_took(locale: Locale, taken: Option<TakenItems>) -> String {
    let Some(taken) = taken else {
        return locale.text(words::TOOK_NOTHING_YET);
    };
    match card_items(locale, taken.iter(), None).as_slice() {
        [] => locale.text(words::TOOK_NOTHING),
        items => words::took(locale, items),
    }
}

/// The target of a solo game, with the current points if they are shown.
pub fn target_text(locale: Locale, target: i32, points: Option<i32>) -> String {
    match points {
        Some(points) => words::target_and_points(locale, target, points),
        None => words::target(locale, target),
    }
}
