//! What stands over the country where the view decides: arrows to what can be chosen but is out of
//! sight, and the buttons at the laid tile. Coordinates are pixels of the view.

use super::camera::{Camera, clamp};
use super::geometry::Point;
use crate::browser::Rect;
use rules::games::wheel_of_fortune::Side;

/// The size of an arrow, and of a button at the laid tile.
pub const BUTTON_PX: f64 = 44.0;
/// The size of both buttons at the laid tile.
pub const BUTTONS_PX: (f64, f64) = (92.0, BUTTON_PX);
/// The distance of an arrow to the edge, and of the buttons to their tile.
const GAP_PX: f64 = 5.0;
/// The distance between places that are tried.
const STEP_PX: f64 = 11.0;

/// An arrow to cells out of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgeArrow {
    /// The edge at which it is, to the north of the view and so on.
    pub side: Side,
    pub middle: Point,
    pub count: usize,
    pub nearest: Point,
}

/// The arrows to all that can be chosen but is out of sight: at most one for each edge.
pub fn edge_arrows(camera: &Camera) -> Vec<EdgeArrow> {
    let free = camera.free_area();
    let (seen, hidden): (Vec<Point>, Vec<Point>) = camera
        .targets()
        .iter()
        .partition(|cell| camera.sees(**cell));
    let seen: Vec<Rect> = seen.iter().map(|cell| camera.rect_of(*cell)).collect();
    let mut others: Vec<Rect> = Vec::new();
    let middle = free.centre();
    let hidden: Vec<(Side, f64, Point)> = hidden
        .into_iter()
        .map(|cell| {
            let (x, y) = camera.rect_of(cell).centre();
            let distance = (x - middle.0).hypot(y - middle.1);
            (beyond(free, (x, y)), distance, cell)
        })
        .collect();
    Side::ALL
        .into_iter()
        .filter_map(|side| {
            let there = || hidden.iter().filter(|(at, ..)| *at == side);
            let (_, _, nearest) = there().min_by(|one, other| one.1.total_cmp(&other.1))?;
            let at = place_at_edge(
                free,
                side,
                camera.rect_of(*nearest).centre(),
                &seen,
                &others,
            );
            others.push(at);
            let (x, y) = at.centre();
            Some(EdgeArrow {
                side,
                middle: (x.round() as i32, y.round() as i32),
                count: there().count(),
                nearest: *nearest,
            })
        })
        .collect()
}

/// The edge beyond which a point lies farthest.
fn beyond(free: Rect, (x, y): (f64, f64)) -> Side {
    [
        (Side::North, free.top - y),
        (Side::East, x - free.right),
        (Side::South, y - free.bottom),
        (Side::West, free.left - x),
    ]
    .into_iter()
    .max_by(|one, other| one.1.total_cmp(&other.1))
    .map_or(Side::North, |(side, _)| side)
}

/// The place for an arrow at an edge, as near to a point as possible: it covers no other arrow and, if
/// there is room, nothing that is seen.
fn place_at_edge(
    free: Rect,
    side: Side,
    (x, y): (f64, f64),
    seen: &[Rect],
    others: &[Rect],
) -> Rect {
    let inner = free.inset(GAP_PX + BUTTON_PX / 2.0);
    let limited = |at: f64, from: f64, to: f64| clamp(at, from, to.max(from));
    let (x, y) = (
        limited(x, inner.left, inner.right),
        limited(y, inner.top, inner.bottom),
    );
    let at = |shift: f64| {
        let (x, y) = match side {
            Side::North => (x + shift, inner.top),
            Side::East => (inner.right, y + shift),
            Side::South => (x + shift, inner.bottom),
            Side::West => (inner.left, y + shift),
        };
        let middle = (
            limited(x, inner.left, inner.right),
            limited(y, inner.top, inner.bottom),
        );
        Rect::around(middle, BUTTON_PX, BUTTON_PX)
    };
    let covers = |place: &Rect, taken: &[Rect]| taken.iter().any(|other| other.overlaps(*place));
    let steps = (free.width().max(free.height()) / STEP_PX) as i32;
    let places = (0..=steps)
        .flat_map(|step| [step, -step])
        .map(|step| at(f64::from(step) * STEP_PX))
        .filter(|place| !covers(place, others));
    places
        .clone()
        .find(|place| !covers(place, seen))
        .or_else(|| places.clone().next())
        .unwrap_or_else(|| at(0.0))
}

/// The middle of the buttons at the tile that is laid in a cell; `None` if it is out of sight.
pub fn buttons_at(camera: &Camera, cell: Point) -> Option<Point> {
    if !camera.sees(cell) {
        return None;
    }
    let (tile, free) = (camera.rect_of(cell), camera.free_area());
    let (width, height) = BUTTONS_PX;
    let (x, y) = tile.centre();
    let places = [
        (x, tile.bottom + GAP_PX + height / 2.0),
        (x, tile.top - GAP_PX - height / 2.0),
        (tile.right + GAP_PX + width / 2.0, y),
        (tile.left - GAP_PX - width / 2.0, y),
    ]
    .map(|middle| Rect::around(middle, width, height));
    let covers = |place: &Rect| {
        let targets = camera.targets().iter();
        targets
            .filter(|other| **other != cell && camera.rect_of(**other).overlaps(*place))
            .count()
    };
    let best = places
        .into_iter()
        .filter(|place| free.contains(*place))
        .min_by_key(covers)
        .unwrap_or_else(|| {
            // A view that is hardly larger than the tile.
            let lowest = (free.bottom - height / 2.0).max(height / 2.0);
            Rect::around((free.centre().0, lowest), width, height)
        });
    let (x, y) = best.centre();
    Some((x.round() as i32, y.round() as i32))
}

#[cfg(test)]
mod tests {
    use super::super::geometry::{Bounds, column_row};
    use super::*;
    use rules::games::wheel_of_fortune::WheelOfFortune;
    use rules::rng::Rng;
    use rules::{GameId, Setup, State};

    /// Sizes of the view, and what covers it: nothing, a bar above and one below, panels in corners.
    fn views() -> Vec<((f64, f64), Vec<Rect>)> {
        let sizes = [
            (1248.0, 560.0),
            (1888.0, 900.0),
            (960.0, 600.0),
            (736.0, 830.0),
            (366.0, 640.0),
            (336.0, 520.0),
            (540.0, 320.0),
        ];
        let mut views = Vec::new();
        for (width, height) in sizes {
            let bar = |top: f64, bottom: f64| Rect {
                left: 0.0,
                top,
                right: width,
                bottom,
            };
            let corner = |left: f64, top: f64| Rect {
                left,
                top,
                right: left + 150.0,
                bottom: top + 140.0,
            };
            views.push(((width, height), Vec::new()));
            views.push((
                (width, height),
                vec![bar(0.0, 40.0), bar(height - 140.0, height)],
            ));
            views.push((
                (width, height),
                vec![corner(0.0, 0.0), corner(width - 150.0, height - 140.0)],
            ));
        }
        views
    }

    /// The positions of random games in which a tile is to be placed.
    fn positions(players: u8, tiles: &str, wheel: &str) -> Vec<WheelOfFortune> {
        let setup = Setup::new(GameId::WheelOfFortune, players, 3)
            .and_then(|setup| setup.with_choice("tiles", tiles))
            .and_then(|setup| setup.with_choice("wheel", wheel))
            .unwrap();
        let (mut state, mut rng) = (State::start(&setup), Rng::new(11, players.into()));
        let mut positions = Vec::new();
        while let Some(action) = rng.pick(&state.legal_actions()).copied() {
            if let State::WheelOfFortune(state) = &state
                && state.drawn().is_some()
            {
                positions.push((**state).clone());
            }
            state.apply(action).unwrap();
        }
        positions
    }

    fn show(camera: &mut Camera, state: &WheelOfFortune) {
        let country = Bounds::from_state(state);
        let cells = state.drawn().map(|tile| state.fitting_cells(tile));
        let targets = cells.into_iter().flatten().map(column_row).collect();
        camera.set_content(country, country.expanded(1), targets);
    }

    /// Whether the whole country fits beside the panels, with tiles that can be hit.
    fn has_room(camera: &Camera, state: &WheelOfFortune) -> bool {
        let (country, free) = (Bounds::from_state(state), camera.free_area());
        let size = |cells: i32| (f64::from(cells) + 2.2) * 28.0;
        size(country.columns()) <= free.width() && size(country.rows()) <= free.height()
    }

    /// All that can be chosen is in sight or has an arrow, which covers nothing and is in the view.
    fn assert_reachable(camera: &Camera, size: (f64, f64)) -> usize {
        let arrows = edge_arrows(camera);
        let hidden = camera.targets().iter().filter(|cell| !camera.sees(**cell));
        let counted: usize = arrows.iter().map(|arrow| arrow.count).sum();
        assert_eq!(hidden.count(), counted);
        let view = Rect::of_size(size.0, size.1);
        for (index, arrow) in arrows.iter().enumerate() {
            let (x, y) = arrow.middle;
            let place = Rect::around((x.into(), y.into()), BUTTON_PX, BUTTON_PX);
            assert!(view.contains(place), "{arrow:?} in {size:?}");
            let others = arrows.iter().skip(index + 1);
            assert!(!others.clone().any(|other| other.middle == arrow.middle));
        }
        counted
    }

    #[test]
    fn all_that_can_be_chosen_is_in_sight_or_has_an_arrow() {
        for (players, tiles, wheel) in [
            (5, "72", "start"),
            (5, "72", "beside"),
            (3, "91", "start"),
            (2, "144", "beside"),
            (5, "144", "start"),
        ] {
            let positions = positions(players, tiles, wheel);
            for (size, panels) in views() {
                let mut camera = Camera::default();
                for state in positions.iter().step_by(9).chain(positions.last()) {
                    show(&mut camera, state);
                    let _ = camera.resize(size, panels.clone());
                    let _ = camera.offer_targets();
                    camera.settle();
                    let hidden = assert_reachable(&camera, size);
                    assert!(hidden == 0 || !has_room(&camera, state), "{size:?}");
                    // Wherever the player looks.
                    let mut chosen = camera.clone();
                    for (factor, dx, dy) in
                        [(2.0, 90.0, 0.0), (1.7, -300.0, 250.0), (0.1, 0.0, 0.0)]
                    {
                        chosen.zoom(factor);
                        chosen.drag(dx, dy);
                        chosen.settle();
                        assert_reachable(&chosen, size);
                    }
                }
            }
        }
    }

    #[test]
    fn arrows_lead_to_all_that_can_be_chosen() {
        let positions = positions(5, "144", "start");
        let mut camera = Camera::default();
        show(&mut camera, positions.last().unwrap());
        let _ = camera.resize((366.0, 420.0), Vec::new());
        camera.zoom(4.0);
        camera.settle();
        let start = camera;
        for target in start.targets() {
            let mut camera = start.clone();
            let mut presses = 0;
            while !camera.sees(*target) {
                // The arrow that points to it.
                let side = beyond(camera.free_area(), camera.rect_of(*target).centre());
                let arrows = edge_arrows(&camera);
                let arrow = arrows.iter().find(|arrow| arrow.side == side).unwrap();
                camera.go_to(arrow.nearest);
                assert!(camera.sees(arrow.nearest));
                presses += 1;
                assert!(presses < 40, "{target:?}");
            }
        }
    }

    #[test]
    fn the_buttons_at_the_tile_do_not_cover_it_and_are_in_the_view() {
        let positions = positions(5, "91", "start");
        for (size, panels) in views() {
            let mut camera = Camera::default();
            for state in positions.iter().step_by(13) {
                show(&mut camera, state);
                let _ = camera.resize(size, panels.clone());
                let _ = camera.offer_targets();
                for cell in camera.targets().to_vec() {
                    let Some((x, y)) = buttons_at(&camera, cell) else {
                        assert!(!camera.sees(cell));
                        continue;
                    };
                    let place = Rect::around((x.into(), y.into()), BUTTONS_PX.0, BUTTONS_PX.1);
                    assert!(
                        !place.overlaps(camera.rect_of(cell)),
                        "{cell:?} in {size:?}"
                    );
                    assert!(Rect::of_size(size.0, size.1).contains(place));
                    assert!(!panels.iter().any(|panel| panel.overlaps(place)));
                }
            }
        }
    }
}
