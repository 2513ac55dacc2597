//! Where the points come from that are pointed at in the result.

use rules::Seat;
use rules::games::world_wonders::{Cells, City, Objective, Piece, ScoreItem, WorldWonders};

/// The city to show for these sources of points: the one that is `shown` if any of them is in it.
pub fn city(lit: &[(Seat, ScoreItem)], shown: Seat) -> Seat {
    match lit.first() {
        Some((first, _)) if lit.iter().all(|(seat, _)| *seat != shown) => *first,
        _ => shown,
    }
}

/// The spaces of sources of points in a city, each with an outline of its own.
pub fn spaces(state: &WorldWonders, lit: &[(Seat, ScoreItem)], seat: Seat) -> Vec<Cells> {
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
pub fn tracks(lit: &[(Seat, ScoreItem)], seat: Seat) -> [bool; 4] {
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
        assert_eq!(city(&[], BEN), BEN);
        assert_eq!(city(&[(ANN, item)], BEN), ANN);
        assert_eq!(city(&[(ANN, item), (BEN, item)], BEN), BEN);
    }

    #[test]
    fn resources_light_the_lowest_tracks() {
        let tracks_of = |item| tracks(&[(ANN, item)], ANN);
        let resources = ScoreItem::Resources { tracks: [3, 5, 3] };
        assert_eq!(tracks_of(resources), [true, false, true, false]);
        let population = ScoreItem::Population { population: 7 };
        assert_eq!(tracks_of(population), [false, false, false, true]);
        let objective = ScoreItem::Objective {
            objective: Objective::Track(Resource::Ceramics),
            value: 4,
        };
        assert_eq!(tracks_of(objective), [false, true, false, false]);
        assert_eq!(tracks(&[(ANN, population)], BEN), [false; 4]);
    }
}
