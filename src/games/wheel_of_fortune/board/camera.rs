//! The geometry of the view: which part of the country is visible, at which zoom.
//!
//! The view belongs to the player. Until they zoom or drag, the whole country is fitted into the part
//! of the view that no panel covers; afterwards it stays as they left it. It moves by itself only to
//! visit what has just happened out of sight, and comes back.
//!
//! The picture is as large as the country and only its position in the view
//! changes, so the browser repaints nothing while it moves. A changed zoom scales
//! the picture first; when it comes to rest, it is drawn in its new size, so that
//! lines are crisp.

use super::geometry::{Bounds, Point};
use crate::browser::Rect;

// Zoom limits: the size of a tile, in pixels.
const MIN_TILE_PX: f64 = 20.0;
const MAX_TILE_PX: f64 = 220.0;
/// Smallest size of a tile when the country is fitted, in pixels: the least that a finger hits. What
/// is out of sight then has an arrow at the edge.
const MIN_FITTED_TILE_PX: f64 = 28.0;
/// Smallest size of a tile when the country is fitted and nothing is to be hit, in pixels.
const MIN_SEEN_TILE_PX: f64 = 10.0;
/// Smallest size of a tile whose segments can be tapped, in pixels.
const MIN_TAPPABLE_TILE_PX: f64 = 72.0;
/// Largest size of a tile when the whole country is fitted, in pixels.
const MAX_FITTED_TILE_PX: f64 = 116.0;
/// Margin around the fitted country, in tiles: the cells for the next tile.
const FIT_MARGIN: f64 = 1.1;
/// How far a revealed cell is from the edge of the free area, from its middle, in tiles.
const REVEAL_MARGIN: f64 = 1.1;

/// How the picture moves to its new position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    None,
    /// Immediately.
    Jump,
    /// With a transition.
    Glide,
}

/// Position and size of the picture in the view, in whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Width before scaling.
    pub width: i32,
    /// Height before scaling.
    pub height: i32,
    pub left: i32,
    pub top: i32,
    /// Scale in 1/100,000; `None` at rest.
    pub scale: Option<i32>,
    /// Size of a tile before scaling.
    pub tile: i32,
}

/// What is seen: the point of the country in the middle of the view, in tiles, and the zoom.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sight {
    x: f64,
    y: f64,
    /// Size of a tile, in pixels; 0 until the view is measured.
    tile_px: f64,
}

/// The visible part of the country. Coordinates are in tiles unless stated
/// otherwise.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Camera {
    sight: Sight,
    /// Size of a tile before scaling, in pixels.
    drawn_tile_px: f64,
    /// Size of the view, in pixels.
    width: f64,
    height: f64,
    /// What covers parts of the view, in pixels.
    panels: Vec<Rect>,
    country: Bounds,
    picture: Bounds,
    /// The cells that can be chosen now.
    targets: Vec<Point>,
    /// Whether the player chose the view.
    is_user_controlled: bool,
    /// Where the view comes back to from a visit.
    home: Option<Sight>,
}

impl Camera {
    /// Sets the cells of the country, those of the picture, and those that can be chosen.
    pub fn set_content(&mut self, country: Bounds, picture: Bounds, targets: Vec<Point>) {
        self.country = country;
        self.picture = picture;
        self.targets = targets;
    }

    /// Sets the size of the view and what covers it. Another size fits the country again, unless the
    /// player chose the view.
    pub fn resize(&mut self, (width, height): (f64, f64), panels: Vec<Rect>) -> Motion {
        let resized = (self.width, self.height) != (width, height);
        (self.width, self.height) = (width, height);
        self.panels = panels;
        let has_room = width >= 1.0 && height >= 1.0;
        if !has_room || (self.is_measured() && (self.is_user_controlled || !resized)) {
            return Motion::None;
        }
        self.home = None;
        self.fit_all();
        Motion::Jump
    }

    /// Brings all that can be chosen into sight, unless the player chose the view.
    pub fn offer_targets(&mut self) -> Motion {
        let can_hit = self.targets.is_empty() || self.sight.tile_px >= MIN_FITTED_TILE_PX;
        let is_seen = can_hit && self.targets.iter().all(|cell| self.sees(*cell));
        let is_free = !self.is_user_controlled && self.home.is_none();
        if !is_free || is_seen || !self.is_measured() {
            return Motion::None;
        }
        let before = self.sight;
        self.fit(MIN_FITTED_TILE_PX);
        self.motion_from(before)
    }

    /// Brings a cell in which something happened into sight: the whole country, unless the player
    /// chose the view, or else for a while.
    pub fn visit(&mut self, cell: Point) -> Motion {
        if self.sees(cell) || !self.is_measured() {
            return Motion::None;
        }
        let before = self.sight;
        if !self.is_user_controlled && self.home.is_none() {
            self.fit(MIN_FITTED_TILE_PX);
        }
        if !self.sees(cell) {
            self.home = self.home.or(Some(self.sight));
            let _ = self.reveal(cell);
        }
        self.motion_from(before)
    }

    /// Shows a cell for a while, large enough to tap on its segments.
    pub fn visit_closely(&mut self, cell: Point) {
        self.home = self.home.or(Some(self.sight));
        self.sight.tile_px = self.sight.tile_px.max(MIN_TAPPABLE_TILE_PX * 1.5);
        self.center(cell);
    }

    pub const fn is_visiting(&self) -> bool {
        self.home.is_some()
    }

    pub fn come_back(&mut self) -> Motion {
        let before = self.sight;
        self.sight = self.home.take().unwrap_or(before);
        self.motion_from(before)
    }

    fn motion_from(&self, before: Sight) -> Motion {
        if self.sight == before {
            Motion::None
        } else {
            Motion::Glide
        }
    }

    const fn is_measured(&self) -> bool {
        self.sight.tile_px >= 1.0
    }

    /// What no panel covers of the view, in pixels.
    pub fn free_area(&self) -> Rect {
        let columns = f64::from(self.country.columns()) + 2.0 * FIT_MARGIN;
        let rows = f64::from(self.country.rows()) + 2.0 * FIT_MARGIN;
        free_area((self.width, self.height), &self.panels, (columns, rows))
    }

    /// Where a cell is in the view, in pixels.
    pub fn rect_of(&self, (column, row): Point) -> Rect {
        let Sight { x, y, tile_px } = self.sight;
        let left = self.width / 2.0 + (f64::from(column) - x) * tile_px;
        let top = self.height / 2.0 + (f64::from(row) - y) * tile_px;
        Rect {
            left,
            top,
            right: left + tile_px,
            bottom: top + tile_px,
        }
    }

    /// Whether a cell is in sight, but for its rim: in the view, and below no panel.
    pub fn sees(&self, cell: Point) -> bool {
        let middle = self.rect_of(cell).inset(self.sight.tile_px / 5.0);
        let view = Rect::of_size(self.width, self.height);
        view.contains(middle) && !self.panels.iter().any(|panel| panel.overlaps(middle))
    }

    /// The cells that can be chosen now.
    pub fn targets(&self) -> &[Point] {
        &self.targets
    }

    /// Shows the whole country, with tiles that can be hit; where nothing is to be hit, as at the end, they may be
    /// smaller.
    fn fit_all(&mut self) {
        self.fit(if self.targets.is_empty() {
            MIN_SEEN_TILE_PX
        } else {
            MIN_FITTED_TILE_PX
        });
    }

    /// Shows the whole country, with tiles of at least this size; if it is too large, the middle of what can be
    /// chosen.
    fn fit(&mut self, least_tile_px: f64) {
        let free = self.free_area();
        let columns = f64::from(self.country.columns());
        let rows = f64::from(self.country.rows());
        let fitted = (free.width() / (columns + 2.0 * FIT_MARGIN))
            .min(free.height() / (rows + 2.0 * FIT_MARGIN));
        let tile_px = clamp(fitted, least_tile_px, MAX_FITTED_TILE_PX).floor();
        let targets = Bounds::of(&self.targets).unwrap_or(self.country);
        // The middle of what is to be shown along one axis.
        let middle = |room: f64, country: (i32, i32), targets: (i32, i32)| {
            let size = f64::from(country.1 - country.0) + 2.0 * FIT_MARGIN;
            let (from, to) = if size * tile_px <= room {
                country
            } else {
                targets
            };
            f64::from(from + to) / 2.0
        };
        let (country, view) = (self.country, (self.width, self.height));
        let x = middle(
            free.width(),
            (country.left, country.right),
            (targets.left, targets.right),
        );
        let y = middle(
            free.height(),
            (country.top, country.bottom),
            (targets.top, targets.bottom),
        );
        let (free_x, free_y) = free.centre();
        self.sight = Sight {
            x: x + (view.0 / 2.0 - free_x) / tile_px,
            y: y + (view.1 / 2.0 - free_y) / tile_px,
            tile_px,
        };
    }

    /// Shows the whole country, also when it grows later.
    pub fn show_all(&mut self) {
        self.is_user_controlled = false;
        self.home = None;
        if self.is_measured() {
            self.fit_all();
        }
    }

    /// The player takes the view as it is.
    const fn take(&mut self) {
        self.is_user_controlled = true;
        self.home = None;
    }

    /// A pointer is pressed on the country, which stays where it is.
    pub const fn hold(&mut self) {
        self.home = None;
    }

    /// Zooms by a factor around the middle of the view.
    pub fn zoom(&mut self, factor: f64) {
        let (x, y) = self.free_area().centre();
        self.zoom_at(factor, (x, y));
    }

    /// Zooms by a factor around a point of the view, in pixels.
    pub fn zoom_at(&mut self, factor: f64, (x, y): (f64, f64)) {
        if !self.is_measured() {
            return;
        }
        let old_tile_px = self.sight.tile_px;
        let tile_px = clamp(old_tile_px * factor, MIN_TILE_PX, MAX_TILE_PX);
        let shift = 1.0 / old_tile_px - 1.0 / tile_px;
        self.sight.x += (x - self.width / 2.0) * shift;
        self.sight.y += (y - self.height / 2.0) * shift;
        self.sight.tile_px = tile_px;
        self.take();
    }

    /// Moves the picture by a distance in pixels, at most to its edge.
    pub fn drag(&mut self, dx: f64, dy: f64) {
        if !self.is_measured() {
            return;
        }
        let Bounds {
            left,
            top,
            right,
            bottom,
        } = self.picture;
        let Sight { x, y, tile_px } = self.sight;
        self.sight.x = clamp(x - dx / tile_px, left.into(), right.into());
        self.sight.y = clamp(y - dy / tile_px, top.into(), bottom.into());
        self.take();
    }

    /// The cell at a point of the view, in pixels, if no panel covers the point.
    pub fn cell_at(&self, (x, y): (f64, f64)) -> Option<Point> {
        let point = Rect::around((x, y), 0.0, 0.0);
        let is_inside = Rect::of_size(self.width, self.height).contains(point)
            && !self.panels.iter().any(|panel| panel.contains(point));
        if !self.is_measured() || !is_inside {
            return None;
        }
        let column = self.sight.x + (x - self.width / 2.0) / self.sight.tile_px;
        let row = self.sight.y + (y - self.height / 2.0) / self.sight.tile_px;
        Some((column.floor() as i32, row.floor() as i32))
    }

    /// Whether tiles are drawn large enough to tap on their segments.
    pub fn can_tap_segments(&self) -> bool {
        self.drawn_tile_px >= MIN_TAPPABLE_TILE_PX
    }

    /// Goes to a cell, where the player wants to stay.
    pub fn go_to(&mut self, cell: Point) {
        if self.is_measured() {
            self.take();
            self.center(cell);
        }
    }

    /// Puts a cell into the middle of the free area.
    fn center(&mut self, (column, row): Point) {
        let (x, y) = self.free_area().centre();
        let tile_px = self.sight.tile_px;
        self.sight.x = f64::from(column) + 0.5 - (x - self.width / 2.0) / tile_px;
        self.sight.y = f64::from(row) + 0.5 - (y - self.height / 2.0) / tile_px;
    }

    /// Brings a cell into sight that the keyboard focus enters.
    pub fn follow_focus(&mut self, cell: Point) -> Motion {
        self.home = None;
        if self.reveal(cell) {
            Motion::Glide
        } else {
            Motion::None
        }
    }

    /// Brings a cell into sight by the shortest way; returns whether that moved the picture.
    fn reveal(&mut self, cell: Point) -> bool {
        if !self.is_measured() || self.sees(cell) {
            return false;
        }
        let (free, tile_px) = (self.free_area(), self.sight.tile_px);
        let (x, y) = self.rect_of(cell).centre();
        // How far the middle of the cell is from where it should be along one axis, in pixels.
        let way = |at: f64, from: f64, to: f64| {
            let margin = (REVEAL_MARGIN * tile_px).min((to - from) / 2.0);
            at - clamp(at, from + margin, to - margin)
        };
        let (dx, dy) = (way(x, free.left, free.right), way(y, free.top, free.bottom));
        self.sight.x += dx / tile_px;
        self.sight.y += dy / tile_px;
        true
    }

    /// Ends a movement: the picture is drawn in its final size.
    pub fn settle(&mut self) {
        self.sight.tile_px = (self.sight.tile_px + 0.5).floor();
        self.drawn_tile_px = self.sight.tile_px;
    }

    /// The placement of the picture, or `None` before the view is measured.
    pub fn placement(&self) -> Option<Placement> {
        if !self.is_measured() {
            return None;
        }
        let rounded = |number: f64| (number + 0.5).floor() as i32;
        let size = |tiles: i32| rounded(f64::from(tiles) * self.drawn_tile_px);
        let tile_px = self.sight.tile_px;
        let is_scaled = tile_px != self.drawn_tile_px && self.drawn_tile_px >= 1.0;
        let corner = self.rect_of((self.picture.left, self.picture.top));
        Some(Placement {
            width: size(self.picture.columns()),
            height: size(self.picture.rows()),
            left: rounded(corner.left),
            top: rounded(corner.top),
            scale: is_scaled.then(|| rounded(tile_px / self.drawn_tile_px * 1e5)),
            tile: rounded(self.drawn_tile_px.max(1.0)),
        })
    }
}

/// Limits a number to a range. `f64::clamp` panics for an empty range, and its
/// message would add float formatting to the program's size.
pub fn clamp(number: f64, min: f64, max: f64) -> f64 {
    number.max(min).min(max)
}

/// The rectangle of a view that no panel covers in which something of these proportions is largest.
/// Panels beyond the fifth do not count.
pub fn free_area(
    (width, height): (f64, f64),
    panels: &[Rect],
    (columns, rows): (f64, f64),
) -> Rect {
    let scale = |area: &Rect| (area.width() / columns).min(area.height() / rows);
    let mut areas = vec![Rect::of_size(width, height)];
    for panel in panels.iter().take(5) {
        let cut = |area: Rect| {
            if area.overlaps(*panel) {
                area.cut_by(*panel).to_vec()
            } else {
                vec![area]
            }
        };
        areas = areas.into_iter().flat_map(cut).collect();
    }
    areas
        .into_iter()
        .max_by(|one, other| scale(one).total_cmp(&scale(other)))
        .filter(|area| area.width() >= 1.0 && area.height() >= 1.0)
        .unwrap_or_else(|| Rect::of_size(width, height))
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTRY: Bounds = Bounds {
        left: -1,
        top: 0,
        right: 4,
        bottom: 4,
    };
    const SIZE: (f64, f64) = (800.0, 600.0);

    /// A panel at the right edge.
    fn panels() -> Vec<Rect> {
        vec![Rect {
            left: 700.0,
            right: 800.0,
            ..Rect::of_size(SIZE.0, SIZE.1)
        }]
    }

    /// The cells around a country.
    fn around(country: Bounds) -> Vec<Point> {
        let Bounds {
            left,
            top,
            right,
            bottom,
        } = country;
        let rows = (left..right).flat_map(|column| [(column, top - 1), (column, bottom)]);
        let columns = (top..bottom).flat_map(|row| [(left - 1, row), (right, row)]);
        rows.chain(columns).collect()
    }

    fn set_country(camera: &mut Camera, country: Bounds) {
        camera.set_content(country, country.expanded(1), around(country));
    }

    /// A view that shows the whole country.
    fn fitted() -> Camera {
        let mut camera = Camera::default();
        set_country(&mut camera, COUNTRY);
        assert_eq!(camera.resize(SIZE, panels()), Motion::Jump);
        camera.settle();
        camera
    }

    fn sees_all(camera: &Camera) -> bool {
        camera.targets().iter().all(|cell| camera.sees(*cell))
    }

    #[test]
    fn nothing_is_placed_before_the_view_is_measured() {
        let mut camera = Camera::default();
        assert_eq!(camera.placement(), None);
        assert_eq!(camera.resize((0.0, 0.0), Vec::new()), Motion::None);
        assert_eq!(camera.visit((0, 0)), Motion::None);
        assert_eq!(camera.follow_focus((0, 0)), Motion::None);
        camera.zoom(2.0);
        camera.drag(5.0, 5.0);
        camera.go_to((3, 3));
        camera.show_all();
        assert_eq!(camera.offer_targets(), Motion::None);
        assert_eq!(camera.placement(), None);
    }

    #[test]
    fn the_country_is_fitted_beside_what_covers_the_view() {
        let camera = fitted();
        assert!(sees_all(&camera));
        assert_eq!(camera.placement().unwrap().scale, None);
        let country = camera.free_area();
        assert_eq!(country.right, 700.0);
        for cell in camera.targets() {
            assert!(country.contains(camera.rect_of(*cell)));
        }
    }

    #[test]
    fn the_view_stays_between_placing_and_deploying() {
        let mut camera = fitted();
        let before = camera.placement();
        // A tile is placed in a cell in sight; then only the tile can be chosen.
        let grown = COUNTRY.expanded(1);
        camera.set_content(grown, COUNTRY.expanded(1), vec![(-2, 0)]);
        assert_eq!(camera.visit((-2, 0)), Motion::None);
        assert_eq!(camera.offer_targets(), Motion::None);
        assert_eq!(camera.placement(), before);
        // Cells for the next tile are out of sight.
        set_country(&mut camera, grown.expanded(1));
        assert_eq!(camera.offer_targets(), Motion::Glide);
        assert!(sees_all(&camera));
    }

    #[test]
    fn tiles_of_a_large_country_stay_large_enough_to_tap() {
        let mut camera = fitted();
        let grown = COUNTRY.expanded(20);
        set_country(&mut camera, grown);
        assert_eq!(camera.offer_targets(), Motion::Glide);
        camera.settle();
        assert_eq!(camera.sight.tile_px, MIN_FITTED_TILE_PX);
        assert!(!sees_all(&camera));
        // Nothing moves where nothing can be gained.
        assert_eq!(camera.offer_targets(), Motion::None);
        camera.show_all();
        assert_eq!(camera.sight.tile_px, MIN_FITTED_TILE_PX);
    }

    #[test]
    fn the_end_shows_the_whole_country_until_tiles_are_to_be_hit() {
        let mut camera = fitted();
        let grown = COUNTRY.expanded(8);
        camera.set_content(grown, grown, Vec::new());
        assert_eq!(camera.resize((500.0, 500.0), Vec::new()), Motion::Jump);
        let corners = [(grown.left, grown.top), (grown.right - 1, grown.bottom - 1)];
        assert!(corners.iter().all(|cell| camera.sees(*cell)));
        assert!(camera.sight.tile_px < MIN_FITTED_TILE_PX);
        set_country(&mut camera, grown);
        camera.offer_targets();
        assert!(camera.sight.tile_px >= MIN_FITTED_TILE_PX);
    }

    #[test]
    fn a_chosen_view_stays_until_all_is_to_be_shown() {
        let mut camera = fitted();
        let before = camera.clone();
        camera.zoom(1.5);
        assert!(camera.placement().unwrap().scale.is_some());
        camera.settle();
        let chosen = camera.clone();
        assert!(!sees_all(&camera));
        assert_eq!(camera.offer_targets(), Motion::None);
        assert_eq!(camera.resize((500.0, 400.0), panels()), Motion::None);
        assert_eq!(camera.resize(SIZE, panels()), Motion::None);
        assert_eq!(camera, chosen);
        camera.show_all();
        camera.settle();
        assert_eq!(camera, before);
    }

    #[test]
    fn a_chosen_view_visits_what_happened_out_of_sight_and_comes_back() {
        let mut camera = fitted();
        camera.go_to((3, 3));
        camera.zoom(1.9);
        camera.settle();
        let chosen = camera.clone();
        assert_eq!(camera.visit((3, 3)), Motion::None);
        assert!(!camera.is_visiting());
        // Two turns of others, one after the other.
        for cell in [(-20, 0), (20, 9)] {
            assert_eq!(camera.visit(cell), Motion::Glide);
            assert!(camera.sees(cell) && camera.is_visiting());
            assert_eq!(camera.sight.tile_px, chosen.sight.tile_px);
        }
        assert_eq!(camera.come_back(), Motion::Glide);
        assert_eq!(camera, chosen);
        // What is touched stays.
        assert_eq!(camera.visit((-20, 0)), Motion::Glide);
        camera.hold();
        assert_eq!(camera.come_back(), Motion::None);
        assert!(camera.sees((-20, 0)));
    }

    #[test]
    fn a_tile_is_enlarged_for_a_while() {
        let mut camera = fitted();
        set_country(&mut camera, COUNTRY.expanded(9));
        camera.show_all();
        camera.settle();
        let before = camera.clone();
        assert!(!camera.can_tap_segments());
        camera.visit_closely((0, 0));
        camera.settle();
        assert!(camera.can_tap_segments() && camera.sees((0, 0)));
        assert_eq!(camera.come_back(), Motion::Glide);
        camera.settle();
        assert_eq!(camera, before);
    }

    #[test]
    fn what_is_below_a_panel_is_out_of_sight() {
        let mut camera = fitted();
        camera.drag(150.0, 0.0);
        let cell = (4, 0);
        let middle = camera.rect_of(cell).centre();
        assert!(middle.0 > 700.0 && middle.0 < 800.0);
        assert!(!camera.sees(cell));
        assert_eq!(camera.follow_focus(cell), Motion::Glide);
        assert!(camera.sees(cell));
        assert_eq!(camera.follow_focus(cell), Motion::None);
    }

    #[test]
    fn the_point_under_the_pointer_stays_there_while_zooming() {
        let mut camera = fitted();
        let point = (100.0, 50.0);
        let under = |camera: &Camera| {
            let corner = camera.rect_of((0, 0));
            let tile_px = camera.sight.tile_px;
            (
                (point.0 - corner.left) / tile_px,
                (point.1 - corner.top) / tile_px,
            )
        };
        let before = under(&camera);
        camera.zoom_at(1.2, point);
        let after = under(&camera);
        assert!((before.0 - after.0).abs() < 1e-9 && (before.1 - after.1).abs() < 1e-9);
    }

    #[test]
    fn zoom_is_limited_and_the_picture_stays_in_sight() {
        let mut camera = fitted();
        camera.zoom(1000.0);
        assert!(camera.sight.tile_px <= MAX_TILE_PX);
        camera.zoom(1e-6);
        assert!(camera.sight.tile_px >= MIN_TILE_PX);
        camera.drag(1e9, -1e9);
        let picture = COUNTRY.expanded(1);
        assert_eq!(
            (camera.sight.x, camera.sight.y),
            (picture.left.into(), picture.bottom.into())
        );
    }

    #[test]
    fn points_of_the_view_lie_in_cells() {
        let mut camera = fitted();
        assert_eq!(Camera::default().cell_at((5.0, 5.0)), None);
        assert_eq!(camera.cell_at((-1.0, 5.0)), None);
        assert_eq!(camera.cell_at((5.0, 601.0)), None);
        // Below the panel.
        assert_eq!(camera.cell_at((750.0, 50.0)), None);
        camera.go_to((3, -2));
        let (x, y) = camera.free_area().centre();
        assert_eq!(camera.cell_at((x, y)), Some((3, -2)));
        assert_eq!(camera.cell_at((x - camera.sight.tile_px, y)), Some((2, -2)));
    }

    const VIEW: (f64, f64) = (1000.0, 500.0);

    fn rect(left: f64, top: f64, right: f64, bottom: f64) -> Rect {
        Rect {
            left,
            top,
            right,
            bottom,
        }
    }

    #[test]
    fn without_panels_the_whole_view_is_free() {
        let whole = Rect::of_size(VIEW.0, VIEW.1);
        assert_eq!(free_area(VIEW, &[], (1.0, 1.0)), whole);
    }

    #[test]
    fn panels_in_the_corners_leave_the_side_that_is_needed() {
        let panels = [
            rect(0.0, 0.0, 200.0, 100.0),
            rect(800.0, 300.0, 1000.0, 500.0),
        ];
        // As high as the view between them, or as wide as it above and below them.
        let square = free_area(VIEW, &panels, (1.0, 1.0));
        assert_eq!(square, rect(200.0, 0.0, 800.0, 500.0));
        let wide = free_area(VIEW, &panels, (10.0, 1.0));
        assert_eq!(wide, rect(0.0, 100.0, 1000.0, 300.0));
    }

    #[test]
    fn a_view_that_is_covered_counts_as_free() {
        let whole = Rect::of_size(VIEW.0, VIEW.1);
        assert_eq!(free_area(VIEW, &[whole], (1.0, 1.0)), whole);
    }
}
