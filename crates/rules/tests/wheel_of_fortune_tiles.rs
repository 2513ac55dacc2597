//! Wheel of Fortune: the tiles and the wheel's land, compared with the tables
//! that they come from.

use crate::wheel_of_fortune_help;

use rules::game::Game;
use rules::games::wheel_of_fortune::{
    Action, Cell, DESIGNS, Edge, Kind, Scenario, Sector, Segment, Side, Tile, TileSet, Variant,
    WheelOfFortune, cells_around_wheel, wheel_cell_design,
};
use rules::{GameId, Seat, Setup};
use wheel_of_fortune_help::plans::plans;
use wheel_of_fortune_help::play;
use wheel_of_fortune_help::table::{RIM, RIM_BORDERS};

const fn letter(edge: Option<Edge>) -> char {
    match edge {
        Some(Edge::Field) => 'F',
        Some(Edge::Road) => 'R',
        Some(Edge::City) => 'C',
        None => '.',
    }
}

/// The slots that a segment reaches: side, and left half 0, middle 1 or right
/// half 2.
fn slots(segment: &Segment) -> Vec<(usize, usize)> {
    (0..8)
        .filter(|bit| segment.ends >> bit & 1 == 1)
        .map(|bit| match segment.kind {
            Kind::Field => (bit / 2, bit % 2 * 2),
            _ => (bit, 1),
        })
        .collect()
}

fn count(is_counted: impl Fn(&Segment) -> bool) -> usize {
    DESIGNS
        .iter()
        .flat_map(|design| {
            let copies = usize::from(design.count);
            design.segments.iter().map(move |segment| (segment, copies))
        })
        .filter(|(segment, _)| is_counted(segment))
        .map(|(_, n)| n)
        .sum()
}

#[test]
fn every_design_agrees_with_the_table() {
    let plans = plans();
    assert_eq!(plans.len(), DESIGNS.len());
    for (plan, design) in plans.iter().zip(&DESIGNS) {
        let id = &plan.id;
        assert_eq!(id, design.name);
        let edges: Vec<char> = design.edges.iter().map(|edge| letter(*edge)).collect();
        assert_eq!(edges, plan.edges, "{id}");
        assert_eq!(usize::from(design.count), plan.count, "{id}");
        assert_eq!(usize::from(design.base_count), plan.base_count, "{id}");
        let numbers: Vec<usize> = design.numbers.iter().map(|n| usize::from(*n)).collect();
        assert_eq!(numbers, plan.numbers, "{id}");
        assert_eq!(plan.segments.len(), design.segments.len(), "{id}");
        let cities: Vec<&str> = plan
            .segments
            .iter()
            .filter(|seg| seg.kind == "city")
            .map(|city| city.name.as_str())
            .collect();
        for (seg, segment) in plan.segments.iter().zip(design.segments) {
            let name = WheelOfFortune::notation(Action::Deploy(segment.name()));
            assert_eq!(seg.name, name, "{id}");
            assert_eq!(seg.slots, slots(segment), "{id} {name}");
            assert_eq!(usize::from(seg.pennant), usize::from(segment.pennants));
            // A field borders all the cities of its tile or none.
            let borders: Vec<&str> = seg.borders.iter().map(String::as_str).collect();
            let expected = if segment.borders_city {
                cities.clone()
            } else {
                vec![]
            };
            assert_eq!(borders, expected, "{id} {name}");
        }
    }
}

#[test]
fn every_edge_belongs_to_one_segment_of_its_kind() {
    for design in &DESIGNS {
        for side in Side::ALL {
            let segments_at = |kind, slot| {
                let mut ends = Vec::new();
                for (at, segment) in design.segments.iter().enumerate() {
                    if segment.kind == kind && slots(segment).contains(&(side as usize, slot)) {
                        ends.push(at);
                    }
                }
                ends
            };
            let (left, right) = (segments_at(Kind::Field, 0), segments_at(Kind::Field, 2));
            let (city, road) = (segments_at(Kind::City, 1), segments_at(Kind::Road, 1));
            let counts = (city.len(), road.len(), left.len(), right.len());
            match design.edge(side) {
                Some(Edge::City) => assert_eq!(counts, (1, 0, 0, 0), "{}", design.name),
                Some(Edge::Road) => assert_eq!(counts, (0, 1, 1, 1), "{}", design.name),
                // Both halves of a side with nothing but field are one segment.
                Some(Edge::Field) => {
                    assert_eq!(counts, (0, 0, 1, 1), "{}", design.name);
                    assert_eq!(left, right, "{}", design.name);
                }
                None => unreachable!("{}", design.name),
            }
        }
    }
}

#[test]
fn segments_are_sorted_and_have_unique_names() {
    for design in &DESIGNS {
        let names: Vec<_> = design.segments.iter().map(Segment::name).collect();
        assert!(names.is_sorted(), "{}", design.name);
        for (index, name) in names.iter().enumerate() {
            assert_eq!(design.segment(*name).map(|id| id.index()), Some(index));
        }
    }
}

#[test]
fn the_set_of_71_tiles_has_the_right_totals() {
    let tiles: u8 = DESIGNS.iter().map(|design| design.count).sum();
    assert_eq!((DESIGNS.len(), tiles), (33, 71));
    let edges = |edge| -> usize {
        DESIGNS
            .iter()
            .map(|design| {
                design
                    .edges
                    .iter()
                    .filter(|other| **other == Some(edge))
                    .count()
                    * usize::from(design.count)
            })
            .sum()
    };
    let all = [Edge::City, Edge::Road, Edge::Field].map(edges);
    assert_eq!(all, [76, 95, 113]);
    let kinds = [Kind::City, Kind::Road, Kind::Field, Kind::Cloister];
    let segments = kinds.map(|kind| count(|segment| segment.kind == kind));
    assert_eq!(segments, [48, 65, 128, 7]);
    assert_eq!(count(|segment| segment.pennants == 1), 10);
    assert_eq!(count(|segment| segment.pennants > 1), 0);
    let numbers = || DESIGNS.iter().flat_map(|design| design.numbers);
    assert_eq!((numbers().count(), numbers().sum::<u8>()), (19, 30));
    let count_of = |number| numbers().filter(|other| **other == number).count();
    assert_eq!([1, 2, 3].map(count_of), [11, 5, 3]);
}

#[test]
fn separate_segments_of_a_tile_stay_separate() {
    let count_of = |name: &str, kind| -> usize {
        let design = DESIGNS.iter().find(|design| design.name == name);
        let segments = design.map_or(&[][..], |design| design.segments);
        segments
            .iter()
            .filter(|segment| segment.kind == kind)
            .count()
    };
    assert_eq!(
        (count_of("IC3", Kind::City), count_of("IC3", Kind::Field)),
        (3, 1)
    );
    let stubs = [Kind::Cloister, Kind::Road, Kind::Field].map(|kind| count_of("IC4", kind));
    assert_eq!(stubs, [1, 2, 2]);
    assert_eq!(
        (count_of("IC6", Kind::Road), count_of("IC6", Kind::Field)),
        (2, 3)
    );
}

#[test]
fn tile_texts_parse_back() {
    let mut copies = 0;
    for tile in Tile::all() {
        assert_eq!(tile.to_string().parse(), Ok(tile));
        copies += u32::from(TileSet::PublicLists.count(tile));
        let carried = tile
            .number()
            .is_none_or(|n| tile.design().numbers.contains(&n));
        assert!(carried, "{tile}");
    }
    assert_eq!(copies, 71);
    for text in [
        "", "IC6", "B-1", "U-4", "u-1", "U-01", "U-", "D-", "IC7", "wheel",
    ] {
        assert_eq!(text.parse::<Tile>().ok(), None, "{text}");
    }
    let plain = ["V", "D", "U", "N", "X", "IC6-1", "X-1", "N-1", "V-3", "U-3"];
    assert!(plain.iter().all(|text| text.parse::<Tile>().is_ok()));
}

/// House rule: a sprint has a third of the tiles, other ones in every game.
#[test]
fn a_sprint_has_24_of_the_72_tiles() {
    let all = WheelOfFortune::from_scenario(&Scenario::default());
    let mut stacks = Vec::new();
    for seed in 0..20 {
        let setup = Setup::new(GameId::WheelOfFortune, 2, seed).unwrap();
        let setup = setup.with_choice("tiles", "24").unwrap();
        let game = WheelOfFortune::start(&setup);
        assert_eq!(game.remaining_count(), 24);
        let few = game
            .remaining_tiles()
            .into_iter()
            .zip(all.remaining_tiles());
        assert!(few.clone().all(|(few, all)| few <= all));
        stacks.push(game.remaining_tiles());
    }
    stacks.sort_unstable();
    stacks.dedup();
    assert!(stacks.len() > 15);
}

/// Rulebook: "it could also be used along with" the base game, or "just using the
/// 19 tiles with Wheel of Fortune icons".
#[test]
fn sets_with_the_base_game_have_its_72_tiles_and_the_numbers() {
    let plans = plans();
    for set in TileSet::ALL {
        let counts = |is_counted: &dyn Fn(Tile) -> bool| -> usize {
            Tile::all()
                .filter(|tile| is_counted(*tile))
                .map(|tile| usize::from(set.count(tile)))
                .sum()
        };
        // A sprint draws from 72.
        let size = if set == TileSet::Sprint {
            72
        } else {
            set.size()
        };
        assert_eq!(counts(&|_| true), size, "{set:?}");
        assert_eq!(counts(&|tile| tile.number().is_some()), 19, "{set:?}");
        let steps: u32 = Tile::all()
            .map(|tile| u32::from(set.count(tile)) * u32::from(tile.number().unwrap_or(0)))
            .sum();
        assert_eq!(steps, 30, "{set:?}");
    }
    for (plan, design) in plans.iter().zip(&DESIGNS) {
        let copies = |set: TileSet, numbered: bool| -> usize {
            Tile::all()
                .filter(|tile| tile.design() == design)
                .filter(|tile| tile.number().is_some() == numbered)
                .map(|tile| usize::from(set.count(tile)))
                .sum()
        };
        let id = &plan.id;
        let (both, numbers) = (TileSet::WithBaseGame, TileSet::NumbersWithBaseGame);
        assert_eq!(copies(numbers, false), plan.base_count, "{id}");
        assert_eq!(copies(numbers, true), plan.numbers.len(), "{id}");
        let extra = usize::from(id == "D");
        let unnumbered = plan.count + extra - plan.numbers.len();
        assert_eq!(copies(both, false), plan.base_count + unnumbered, "{id}");
        assert_eq!(copies(both, true), plan.numbers.len(), "{id}");
    }
}

/// State hashes and stored pictures hold the index of a tile.
#[test]
fn the_indices_of_tiles_never_change() {
    let texts: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
    assert_eq!(
        texts.join(" "),
        "A B C D E F G H I J K L M N-1 O P Q R S T U-1 U-2 U-3 V V-1 V-2 V-3 W X-1 IC1 IC2 IC3 \
         IC4 IC5 IC6-1 TB1 KR1 KR2 N U X"
    );
    let lists: Vec<String> = Tile::by_design().map(|tile| tile.to_string()).collect();
    assert_eq!(
        lists.join(" "),
        "A B C D E F G H I J K L M N N-1 O P Q R S T U U-1 U-2 U-3 V V-1 V-2 V-3 W X X-1 IC1 IC2 \
         IC3 IC4 IC5 IC6-1 TB1 KR1 KR2"
    );
}

/// The size of the stack, and the number of start tiles in it.
#[test]
fn the_stacks_of_the_variants() {
    use TileSet::{NumbersWithBaseGame, PublicLists, WheelOfFortune as Rulebook, WithBaseGame};
    for (set, wheel_beside, tiles, copies) in [
        (Rulebook, false, 72, 4),
        (PublicLists, false, 71, 3),
        (Rulebook, true, 71, 3),
        (PublicLists, true, 70, 2),
        (WithBaseGame, false, 144, 8),
        (WithBaseGame, true, 143, 7),
        (NumbersWithBaseGame, false, 91, 4),
        (NumbersWithBaseGame, true, 90, 3),
    ] {
        let variant = Variant {
            tiles: set,
            wheel_beside,
            ..Variant::default()
        };
        let game = WheelOfFortune::from_scenario(&Scenario {
            variant,
            ..Scenario::default()
        });
        assert_eq!(game.remaining_count(), tiles);
        assert_eq!(game.remaining_tiles()[Tile::START.index()], copies);
        assert_eq!(Tile::START.to_string(), "D");
        let to_come: usize = game.remaining_tiles().iter().map(|n| usize::from(*n)).sum();
        assert_eq!(to_come, tiles);
        let placed: Vec<_> = game.tiles().collect();
        if wheel_beside {
            assert_eq!(placed.len(), 1);
            assert_eq!(placed[0].tile, Some(Tile::START));
            assert_eq!(
                (placed[0].cell, placed[0].rotation.quarters()),
                (Cell::new(0, 0), 0)
            );
            assert_eq!(game.frontier_cells().count(), 4);
        } else {
            assert_eq!(placed.len(), 16);
            assert!(placed.iter().all(|placed| placed.tile.is_none()));
            assert_eq!(game.frontier_cells().count(), 16);
        }
    }
}

#[test]
fn the_edges_of_the_wheel_agree_with_the_table() {
    let mut around: Vec<_> = cells_around_wheel().collect();
    assert_eq!(around.len(), RIM.len());
    let mut edges = [0; 3];
    for (column, row, side, edge, _) in RIM {
        let sides = "NESW".find(side).and_then(|side| Side::ALL.get(side));
        let Some(&side) = sides else { unreachable!() };
        let cell = Cell::new(column as i8, row as i8);
        let found = wheel_cell_design(cell).and_then(|design| design.edge(side));
        assert_eq!(letter(found), edge, "{cell:?} {side:?}");
        edges["CRF".find(edge).unwrap_or(0)] += 1;
        around.retain(|other| *other != (cell.neighbour(side), side.opposite()));
    }
    assert!(around.is_empty());
    assert_eq!(edges, [4, 3, 9]);
    let clockwise: String = RIM.iter().map(|(_, _, _, edge, _)| *edge).collect();
    assert_eq!(clockwise, "CFRFFFCFRFFCCFRF");
    // Cells in the middle of the wheel have no edges.
    let designs: Vec<_> = (0..4)
        .flat_map(|column| (0..4).map(move |row| Cell::new(column, row)))
        .filter_map(wheel_cell_design)
        .collect();
    let open = designs.iter().flat_map(|d| d.edges).flatten().count();
    assert_eq!((designs.len(), open), (16, 16));
    assert!(
        wheel_cell_design(Cell::new(4, 0)).is_none()
            && wheel_cell_design(Cell::new(0, -1)).is_none()
    );
}

#[test]
fn the_land_of_the_wheel_is_three_cities_three_roads_and_three_fields() {
    let game = WheelOfFortune::from_scenario(&Scenario::default());
    let features: Vec<String> = game
        .features()
        .map(|feature| {
            let cells: Vec<String> = feature
                .cells
                .as_slice()
                .iter()
                .map(|cell| format!("{}{}", cell.column(), cell.row()))
                .collect();
            format!("{:?} {} {}", feature.kind, feature.open, cells.join(" "))
        })
        .collect();
    assert_eq!(
        features,
        [
            "City 1 00",
            "City 1 32",
            "City 2 03",
            "Road 1 20",
            "Road 1 33",
            "Road 1 01",
            "Field 0 00 10 20 01",
            "Field 0 20 30 31 32 33",
            "Field 0 01 02 03 13 23 33",
        ]
    );
    for feature in game.features() {
        assert_eq!(feature.pennants, 0);
        // Each field borders one of the cities.
        if feature.kind == Kind::Field {
            assert_eq!((feature.current_points, feature.completed_points), (0, 3));
        }
    }
}

#[test]
fn each_field_of_the_wheel_borders_the_city_of_the_table() {
    for (field, city) in RIM_BORDERS {
        let script = match city {
            "a" => "E 0,-1s\nW",
            "b" => "E 4,2w\nW",
            _ => "E 0,4n\nE -1,3e\nW",
        };
        // One city is completed, and only the field next to it counts it.
        let game = play(2, script);
        let cities: Vec<u8> = game
            .features()
            .filter(|field| field.kind == Kind::Field)
            .take(3)
            .map(|field| field.cities)
            .collect();
        let expected = ["A", "B", "C"].map(|name| u8::from(name == field));
        assert_eq!(cities, expected, "{city}");
    }
}

#[test]
fn the_sectors_and_their_crowns() {
    let crowns: Vec<_> = Sector::ALL.iter().map(|sector| sector.crowns()).collect();
    assert_eq!(crowns, [1, 2, 1, 2, 1, 2]);
    let game = WheelOfFortune::from_scenario(&Scenario::default());
    assert_eq!(game.wheel().pig(), Sector::Fortune);
    for seat in Seat::all(2) {
        assert_eq!(
            (game.supply(seat), game.wheel().follower_count(seat)),
            (7, 0)
        );
    }
    // The sum of all numbers moves the pig around the wheel five times.
    let sum = DESIGNS.iter().flat_map(|design| design.numbers).sum::<u8>();
    assert_eq!((sum, Sector::Fortune.after(sum)), (30, Sector::Fortune));
}
