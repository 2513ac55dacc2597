//! Marks of what was built since the person at the screen last acted, and of where the points come from that are pointed at
//! in the result.

use super::geometry::outline;
use super::icons;
use super::resource_tracks::gained;
use crate::components::recent_outline;
use crate::games::world_wonders::thumbnail::Thumbnail;
use l10n::world_wonders as words;
use records::Colour;
use rules::Seat;
use rules::games::world_wonders::{
    Cells, City, Event, Objective, Piece, PlacedPiece, ScoreItem, WorldWonders,
};
use text::Locale;
use yew::prelude::*;

/// The spaces of each piece that was placed in a player's city.
pub fn pieces(events: &[Event], seat: Seat) -> Vec<Cells> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::Placed {
                seat: owner,
                piece,
                at,
                rotation,
            } if owner == seat => Some(PlacedPiece {
                piece,
                at,
                rotation,
            }),
            _ => None,
        })
        .map(PlacedPiece::cells)
        .collect()
}

/// Outlines of pieces, or of other spaces that belong together.
pub fn outlines(class: Option<&'static str>, spaces: &[Cells], colour: Colour) -> Html {
    let outlines = spaces
        .iter()
        .map(|cells| recent_outline(colour, outline(*cells), String::new()));
    html! { <g {class}>{ for outlines }</g> }
}

/// What changed in a city, as a badge on its tab: the people that came, or else that something was
/// built.
pub fn badge(locale: Locale, events: &[Event], seat: Seat) -> Html {
    let [.., population_gain] = gained(events, seat);
    if population_gain > 0 {
        return html! { <b class="ww-recent">{ format!("+{population_gain}") }{ icons::icon("#ww-people") }</b> };
    }
    html! {
        if !pieces(events, seat).is_empty() {
            <b class="ww-recent">{ locale.text(words::NEW) }</b>
        }
    }
}

/// The city in which the pieces of an action were placed; no picture of other actions.
pub fn step_picture(state: &WorldWonders, events: &[Event], colour: Colour) -> Html {
    let placed = events.iter().find_map(|event| match *event {
        Event::Placed { seat, .. } => Some(seat),
        _ => None,
    });
    let Some(seat) = placed else {
        return html! {};
    };
    Thumbnail::from(state.city(seat)).draw(
        "game-world-wonders ww-plain",
        outlines(None, &pieces(events, seat), colour),
    )
}

/// The city to show for these sources of points: the one that is `shown` if any of them is in it.
pub fn lit_city(lit: &[(Seat, ScoreItem)], shown: Seat) -> Seat {
    match lit.first() {
        Some((first, _)) if lit.iter().all(|(seat, _)| *seat != shown) => *first,
        _ => shown,
    }
}

/// The spaces of sources of points in a city, each with an outline of its own.
pub fn lit_spaces(state: &WorldWonders, lit: &[(Seat, ScoreItem)], seat: Seat) -> Vec<Cells> {
    let city = state.city(seat);
    lit.iter()
        .filter(|(owner, _)| *owner == seat)
        .flat_map(|(_, item)| spaces_of(city, item))
        .filter(|cells| !cells.is_empty())
        .collect()
}

fn spaces_of(city: &City, item: &ScoreItem) -> Vec<Cells> {
    match *item {
        ScoreItem::Monument { monument } => city
            .pieces()
            .filter(|placed| placed.piece == Piece::Monument(monument))
            .map(|placed| placed.cells())
            .collect(),
        ScoreItem::NaturalResources { cells } => vec![cells],
        ScoreItem::Districts { cells, .. } => city
            .tiles()
            .map(|(_, tile)| tile)
            .filter(|tile| tile.and(cells) == *tile)
            .collect(),
        ScoreItem::Objective { objective, .. } => vec![city.objective_cells(objective)],
        ScoreItem::Population { .. } | ScoreItem::Resources { .. } | ScoreItem::Loan => Vec::new(),
    }
}

/// Which tracks of a city these sources of points are on: those of the resources, and that of the
/// population.
pub fn lit_tracks(lit: &[(Seat, ScoreItem)], seat: Seat) -> [bool; 4] {
    let mut tracks = [false; 4];
    for (_, item) in lit.iter().filter(|(owner, _)| *owner == seat) {
        match item {
            ScoreItem::Population { .. } => tracks[3] = true,
            ScoreItem::Resources { tracks: spaces } => {
                let lowest = spaces.iter().min();
                for (track, space) in tracks.iter_mut().zip(spaces) {
                    *track |= Some(space) == lowest;
                }
            }
            ScoreItem::Objective {
                objective: Objective::Track(resource),
                ..
            } => {
                if let Some(track) = tracks.get_mut(*resource as usize) {
                    *track = true;
                }
            }
            _ => {}
        }
    }
    tracks
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::world_wonders::Resource;

    const ANN: Seat = Seat::FIRST;
    const BEN: Seat = Seat::in_turn(1, 2);

    #[test]
    fn the_shown_city_stays_if_points_come_from_it() {
        let item = ScoreItem::Loan;
        assert_eq!(lit_city(&[], BEN), BEN);
        assert_eq!(lit_city(&[(ANN, item)], BEN), ANN);
        assert_eq!(lit_city(&[(ANN, item), (BEN, item)], BEN), BEN);
    }

    #[test]
    fn resources_light_the_lowest_tracks() {
        let tracks_of = |item| lit_tracks(&[(ANN, item)], ANN);
        let resources = ScoreItem::Resources { tracks: [3, 5, 3] };
        assert_eq!(tracks_of(resources), [true, false, true, false]);
        let population = ScoreItem::Population { population: 7 };
        assert_eq!(tracks_of(population), [false, false, false, true]);
        let objective = ScoreItem::Objective {
            objective: Objective::Track(Resource::Ceramics),
            value: 4,
        };
        assert_eq!(tracks_of(objective), [false, true, false, false]);
        assert_eq!(lit_tracks(&[(ANN, population)], BEN), [false; 4]);
    }
}
