//! Names of the components, and lists of them.

use crate::Locale;
use l10n::{Feature, Ware, world_wonders as words};
use rules::games::world_wonders::{
    CardItem, Cells, Item, Market, Monument, Need, Objective, PerResource, Resource,
};

/// Steps on the tracks, without zeros: `2 food`, `1 gear`.
pub fn steps(locale: Locale, steps: PerResource) -> Vec<String> {
    let steps = Resource::ALL.into_iter().zip(steps);
    let steps = steps.filter(|(_, count)| *count > 0);
    steps
        .map(|(resource, count)| words::amount(locale, resource, count))
        .collect()
}

/// All three tracks: `8 food`, `0 ceramics`, `11 gears`.
pub fn tracks(locale: Locale, tracks: PerResource) -> Vec<String> {
    let tracks = Resource::ALL.into_iter().zip(tracks);
    tracks
        .map(|(resource, count)| words::amount(locale, resource, count))
        .collect()
}

/// What a monument needs: `a farm`, `open water`.
pub fn needs(locale: Locale, needs: impl IntoIterator<Item = Need>) -> Vec<String> {
    let needs = needs.into_iter();
    needs.map(|need| words::need(locale, need.into())).collect()
}

/// The name of a monument without an article.
pub fn monument(locale: Locale, monument: Monument) -> String {
    locale.name(Feature::Monument(monument))
}

/// Items on a solo card; `monument` is the one that was taken.
pub fn card_items(
    locale: Locale,
    items: impl IntoIterator<Item = CardItem>,
    monument: Option<Monument>,
) -> Vec<String> {
    let name = |item| match (item, monument) {
        (CardItem::Tile(stack), _) => words::taken_building(locale, stack),
        (CardItem::LongRoad, _) => words::taken_ware(locale, Ware::LongRoad),
        (CardItem::ShortRoads, _) => words::taken_ware(locale, Ware::ShortRoads),
        (CardItem::Tower, _) => words::taken_ware(locale, Ware::Tower),
        (CardItem::FirstMonument | CardItem::SecondMonument, Some(monument)) => {
            words::taken_monument(locale, Feature::Monument(monument))
        }
        (CardItem::FirstMonument, None) => locale.text(words::TAKEN_FIRST_MONUMENT),
        (CardItem::SecondMonument, None) => locale.text(words::TAKEN_SECOND_MONUMENT),
    };
    items.into_iter().map(name).collect()
}

/// Spaces: `c7`; a rectangle by its corners, `c7 to d9`; otherwise a list.
pub fn spaces(locale: Locale, cells: Cells) -> String {
    let all: Vec<_> = cells.iter().collect();
    let (Some(first), Some(last)) = (all.first(), all.last()) else {
        return String::new();
    };
    if first == last {
        return first.to_string();
    }
    let across = last.column().checked_sub(first.column()).map(usize::from);
    let down = usize::from(last.row().saturating_sub(first.row()));
    let is_within_columns = all.iter().all(|cell| {
        let column = cell.column();
        first.column() <= column && column <= last.column()
    });
    if is_within_columns && across.is_some_and(|across| (across + 1) * (down + 1) == all.len()) {
        return words::spaces_between(locale, &first.to_string(), &last.to_string());
    }
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    locale.list(&all)
}

/// The name of an item of the market where it is described: a building by its type, or by its shape if there is none.
pub fn item(locale: Locale, market: &Market, item: Item) -> String {
    match (item, Ware::of(item)) {
        (Item::Tile(stack), _) => match market.tile(stack) {
            Some(tile) => words::building_title(locale, tile.kind()),
            None => words::sold_out(locale, stack),
        },
        (Item::Monument(of), _) => monument(locale, of),
        (_, Some(ware)) => locale.name(ware),
        (_, None) => String::new(),
    }
}

/// The name of an objective.
pub fn objective(locale: Locale, objective: Objective) -> String {
    locale.text(match objective {
        Objective::Green => words::OBJECTIVE_GREEN,
        Objective::LongestRoad => words::OBJECTIVE_LONGEST_ROAD,
        Objective::Monuments => words::OBJECTIVE_MONUMENTS,
        Objective::AtResources => words::OBJECTIVE_AT_RESOURCES,
        Objective::AtWater => words::OBJECTIVE_AT_WATER,
        Objective::AtEdge => words::OBJECTIVE_AT_EDGE,
        Objective::EveryDistrict => words::OBJECTIVE_EVERY_DISTRICT,
        Objective::Most(kind) => return words::objective_most(locale, kind),
        Objective::Track(resource) => return words::objective_track(locale, resource),
        Objective::Group(kind) => return words::objective_group(locale, kind),
    })
}

/// A value for an objective: `9 spaces`.
pub fn value(locale: Locale, objective: Objective, value: u8) -> String {
    match objective {
        Objective::Green | Objective::LongestRoad => words::value_spaces(locale, value),
        Objective::Monuments => words::value_monuments(locale, value),
        Objective::AtResources | Objective::AtWater | Objective::AtEdge => {
            words::value_buildings(locale, value)
        }
        Objective::Most(kind) | Objective::Group(kind) => words::buildings(locale, kind, value),
        Objective::Track(resource) => words::amount(locale, resource, value),
        Objective::EveryDistrict if value > 0 => locale.text(words::VALUE_DONE),
        Objective::EveryDistrict => locale.text(words::VALUE_NOT_YET),
    }
}
