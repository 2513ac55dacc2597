//! A second implementation of the placement rules: space by space, as plain as
//! possible, and slow.

use rules::games::world_wonders::{
    Arrangement, Cell, City, Kind, Monument, Need, Piece, PlacedPiece, Rotation, Shape, Terrain,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// Column and row.
pub type Spot = (i32, i32);
/// Corner (column, row) and quarter turns.
pub type Way = (i32, i32, u8);
/// A position of a shape, and its spaces.
type Placement = (Way, BTreeSet<Spot>);

/// A city as a map from spaces to pieces.
pub struct Plain {
    water: BTreeSet<Spot>,
    resources: BTreeSet<Spot>,
    /// A letter and a number for each piece: `r` road, `t` tower, `w` monument,
    /// or the letter of a building type.
    things: BTreeMap<Spot, (char, usize)>,
}

const STEPS: [Spot; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

fn spot(cell: Cell) -> Spot {
    (i32::from(cell.column()), i32::from(cell.row()))
}

fn letter(kind: Kind) -> char {
    match kind {
        Kind::Library => 'L',
        Kind::Farm => 'F',
        Kind::Habitation => 'H',
        Kind::Market => 'M',
        Kind::Temple => 'T',
    }
}

fn inside(spot: Spot) -> bool {
    (0..12).contains(&spot.0) && (0..11).contains(&spot.1)
}

fn around(spot: Spot) -> impl Iterator<Item = Spot> {
    STEPS
        .into_iter()
        .map(move |step| (spot.0 + step.0, spot.1 + step.1))
}

/// The spaces of a rotated shape with this corner.
fn rotated(printed: &[(u8, u8)], way: Way) -> BTreeSet<Spot> {
    let mut spots: Vec<Spot> = printed
        .iter()
        .map(|(row, column)| (i32::from(*column), i32::from(*row)))
        .collect();
    for _ in 0..way.2 {
        // What was above comes to the right.
        spots = spots.iter().map(|(x, y)| (-y, *x)).collect();
    }
    let left = spots.iter().map(|spot| spot.0).min().unwrap_or(0);
    let top = spots.iter().map(|spot| spot.1).min().unwrap_or(0);
    spots
        .iter()
        .map(|(x, y)| (x - left + way.0, y - top + way.1))
        .collect()
}

/// All positions of a shape on the map, without duplicates. Cached, because
/// there are many.
fn ways(shape: Shape) -> &'static [Placement] {
    static CACHE: [OnceLock<Vec<Placement>>; Shape::ALL.len()] =
        [const { OnceLock::new() }; Shape::ALL.len()];
    CACHE[shape as usize].get_or_init(|| {
        let mut seen = BTreeSet::new();
        let mut all = Vec::new();
        for quarters in 0..4 {
            for row in 0..11 {
                for column in 0..12 {
                    let way = (column, row, quarters);
                    let spots = rotated(shape.printed(), way);
                    if spots.iter().all(|spot| inside(*spot)) && seen.insert(spots.clone()) {
                        all.push((way, spots));
                    }
                }
            }
        }
        all
    })
}

fn is_connected(spots: &BTreeSet<Spot>) -> bool {
    let Some(first) = spots.first() else {
        return true;
    };
    let mut seen = BTreeSet::from([*first]);
    let mut next = vec![*first];
    while let Some(spot) = next.pop() {
        for other in around(spot) {
            if spots.contains(&other) && seen.insert(other) {
                next.push(other);
            }
        }
    }
    seen.len() == spots.len()
}

impl Plain {
    pub fn of(city: &City) -> Self {
        let mut things = BTreeMap::new();
        for (
            number,
            PlacedPiece {
                piece,
                at,
                rotation,
            },
        ) in city.pieces().enumerate()
        {
            let letter = match piece {
                Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => 'r',
                Piece::Tower => 't',
                Piece::Tile(tile) => letter(tile.kind()),
                Piece::Monument(_) => 'w',
            };
            let (x, y) = spot(at);
            for spot in rotated(piece.shape().printed(), (x, y, rotation.quarters())) {
                let before = things.insert(spot, (letter, number));
                assert_eq!(before, None, "two pieces overlap");
            }
        }
        Self {
            water: city.map().water.iter().map(spot).collect(),
            resources: city.map().resources.iter().map(spot).collect(),
            things,
        }
    }

    fn is_free(&self, spot: Spot) -> bool {
        inside(spot) && !self.things.contains_key(&spot)
    }

    fn is_land(&self, spot: Spot) -> bool {
        inside(spot) && !self.water.contains(&spot)
    }

    fn thing(&self, spot: Spot) -> Option<char> {
        self.things.get(&spot).map(|(letter, _)| *letter)
    }

    /// Whether a piece with one of these letters shares an edge with the
    /// spaces.
    fn touches(&self, spots: &BTreeSet<Spot>, letters: &[char]) -> bool {
        spots.iter().flat_map(|spot| around(*spot)).any(|spot| {
            self.thing(spot)
                .is_some_and(|thing| letters.contains(&thing))
        })
    }

    fn at_road(&self, spots: &BTreeSet<Spot>) -> bool {
        self.touches(spots, &['r', 't']) || spots.iter().any(|spot| spot.1 == 10)
    }

    fn terrain(&self, terrain: Terrain, spots: &BTreeSet<Spot>) -> bool {
        // Lines in the order of their spaces, from the west or the north.
        let mut line: Vec<Spot> = spots.iter().copied().collect();
        line.sort_by_key(|spot| spot.0 + spot.1);
        let land: Vec<bool> = line.iter().map(|spot| self.is_land(*spot)).collect();
        match terrain {
            Terrain::Land => land.iter().all(|is_land| *is_land),
            Terrain::Water => land.iter().all(|is_land| !is_land),
            Terrain::LandEnds => land[0] && land[land.len() - 1],
            Terrain::WaterBetween => land == [true, false, true],
            Terrain::Half => {
                let wet: Vec<Spot> = line
                    .into_iter()
                    .filter(|spot| !self.is_land(*spot))
                    .collect();
                wet.len() == 2 && around(wet[0]).any(|spot| spot == wet[1])
            }
        }
    }

    fn met(&self, need: Need, spots: &BTreeSet<Spot>) -> bool {
        let open = |kind: &BTreeSet<Spot>| {
            spots
                .iter()
                .flat_map(|spot| around(*spot))
                .any(|spot| kind.contains(&spot) && self.is_free(spot) && !spots.contains(&spot))
        };
        match need {
            Need::Building(kind) => self.touches(spots, &[letter(kind)]),
            Need::Road => self.touches(spots, &['r']),
            Need::Water => open(&self.water),
            Need::Resource => open(&self.resources),
            Need::TwoFarms => {
                spots
                    .iter()
                    .flat_map(|spot| around(*spot))
                    .filter_map(|spot| self.things.get(&spot))
                    .filter(|(letter, _)| *letter == 'F')
                    .collect::<BTreeSet<_>>()
                    .len()
                    >= 2
            }
        }
    }

    /// The placements of a piece. Only for monuments of one piece.
    pub fn places(&self, piece: Piece, start: bool) -> BTreeSet<Way> {
        let fits = |spots: &BTreeSet<Spot>| {
            let terrain = match piece {
                Piece::LongRoad => Terrain::LandEnds,
                Piece::Monument(monument) => monument.card().terrain,
                _ => Terrain::Land,
            };
            if !spots.iter().all(|spot| self.is_free(*spot)) || !self.terrain(terrain, spots) {
                return false;
            }
            match piece {
                Piece::LongRoad if start => spots.iter().any(|spot| spot.1 == 10),
                Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => self.at_road(spots),
                Piece::Tower => self.touches(spots, &['r', 't', 'w', 'L', 'F', 'H', 'M', 'T']),
                Piece::Tile(tile) => self.touches(spots, &['r', letter(tile.kind())]),
                Piece::Monument(monument) => monument
                    .card()
                    .needs
                    .iter()
                    .all(|need| self.met(*need, spots)),
            }
        };
        ways(piece.shape())
            .iter()
            .filter(|(_, spots)| fits(spots))
            .map(|(way, _)| *way)
            .collect()
    }

    /// All sets of positions that a monument's pieces can have together.
    pub fn arrangements(&self, monument: Monument) -> BTreeSet<BTreeSet<Way>> {
        let card = monument.card();
        let all: Vec<Placement> = ways(card.shape)
            .iter()
            .filter(|(_, spots)| {
                spots.iter().all(|spot| self.is_free(*spot)) && self.terrain(card.terrain, spots)
            })
            .cloned()
            .collect();
        // One after another, none farther from the first than they can be.
        let mut sets: Vec<Vec<usize>> = (0..all.len()).map(|piece| vec![piece]).collect();
        for _ in 1..card.pieces {
            let mut longer = Vec::new();
            for set in &sets {
                let last = set[set.len() - 1];
                for next in last + 1..all.len() {
                    let near = set.iter().all(|piece| {
                        let (a, b) = (all[*piece].0, all[next].0);
                        (a.0 - b.0).abs() + (a.1 - b.1).abs() <= 5
                            && all[*piece].1.is_disjoint(&all[next].1)
                    });
                    if near {
                        longer.push([&set[..], &[next]].concat());
                    }
                }
            }
            sets = longer;
        }
        let stands = |set: &Vec<usize>| {
            let spots: BTreeSet<Spot> =
                set.iter().flat_map(|piece| all[*piece].1.clone()).collect();
            let line: Vec<Spot> = spots.iter().copied().collect();
            let steps: Vec<Spot> = line
                .windows(2)
                .map(|pair| (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1))
                .collect();
            let right = match card.arrangement {
                Arrangement::Single => true,
                Arrangement::Connected => is_connected(&spots),
                Arrangement::OneBetween => steps == [(2, 0)] || steps == [(0, 2)],
                Arrangement::InLine => {
                    let flat = steps.iter().all(|(x, y)| *y == 0 && (1..=2).contains(x));
                    let upright = steps.iter().all(|(x, y)| *x == 0 && (1..=2).contains(y));
                    flat || upright
                }
            };
            right && card.needs.iter().all(|need| self.met(*need, &spots))
        };
        sets.iter()
            .filter(|set| stands(set))
            .map(|set| set.iter().map(|piece| all[*piece].0).collect())
            .collect()
    }
}

/// A position in the terms of this module.
pub fn way(at: Cell, rotation: Rotation) -> Way {
    let (x, y) = spot(at);
    (x, y, rotation.quarters())
}
