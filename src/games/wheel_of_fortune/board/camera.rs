//! The geometry of the view: which part of the country is visible, at which zoom.
//!
//! The picture is as large as the country and only its position in the view
//! changes, so the browser repaints nothing while it moves. A changed zoom scales
//! the picture first; when it comes to rest, it is drawn in its new size, so that
//! lines are crisp.

use super::geometry::{Bounds, Point};

// Zoom limits: the size of a tile, in pixels.
const MIN_TILE_PX: f64 = 20.0;
const MAX_TILE_PX: f64 = 220.0;
/// Smallest size of a tile when the country is fitted automatically, in pixels: large enough for a
/// finger. A larger country is only partly in sight until the player asks for all of it.
const MIN_FITTED_TILE_PX: f64 = 32.0;
/// Smallest size of a tile whose segments can be tapped, in pixels.
const MIN_TAPPABLE_TILE_PX: f64 = 72.0;
/// Largest size of a tile when the whole country is fitted, in pixels.
const MAX_FITTED_TILE_PX: f64 = 116.0;
/// Margin around the fitted country, in tiles.
const FIT_MARGIN: f64 = 1.2;
/// Margin that must stay visible around the country, in tiles: the cells for the
/// next tile.
const MIN_MARGIN: f64 = 1.0;

/// How much of the right and bottom edges of the view other elements cover, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CoveredEdges {
    pub right: f64,
    pub bottom: f64,
}

/// How the picture moves to its new position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// Not at all.
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
    /// Its left edge.
    pub left: i32,
    /// Its upper edge.
    pub top: i32,
    /// Scale in 1/100,000; `None` at rest.
    pub scale: Option<i32>,
    /// Size of a tile before scaling.
    pub tile: i32,
}

/// The visible part of the country. Coordinates are in tiles unless stated
/// otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Camera {
    /// Size of a tile, in pixels; 0 until the view is measured.
    tile_px: f64,
    /// Size of a tile before scaling, in pixels.
    drawn_tile_px: f64,
    /// The point in the middle of the view.
    x: f64,
    y: f64,
    /// Size of the view, in pixels.
    width: f64,
    height: f64,
    covered: CoveredEdges,
    /// The cells to keep in sight.
    country: Bounds,
    /// The cells of the picture.
    picture: Bounds,
    /// Whether the user chose the view, so that the country is not fitted automatically.
    is_user_controlled: bool,
}

impl Camera {
    /// A camera without a view.
    pub const fn new() -> Self {
        Self {
            tile_px: 0.0,
            drawn_tile_px: 0.0,
            x: 0.0,
            y: 0.0,
            width: 0.0,
            height: 0.0,
            covered: CoveredEdges {
                right: 0.0,
                bottom: 0.0,
            },
            country: Bounds::ORIGIN,
            picture: Bounds::ORIGIN,
            is_user_controlled: false,
        }
    }

    /// Sets the cells to keep in sight and the cells of the picture.
    pub const fn set_content(&mut self, country: Bounds, picture: Bounds) {
        self.country = country;
        self.picture = picture;
    }

    /// Sets the size of the view; returns whether it changed.
    pub fn resize(&mut self, (width, height): (f64, f64), covered: CoveredEdges) -> bool {
        let resized = (self.width, self.height) != (width, height);
        (self.width, self.height) = (width, height);
        self.covered = covered;
        resized
    }

    /// Fits the country if it is not all in sight or the view was `resized`, unless
    /// the user chose the view.
    pub fn keep_in_sight(&mut self, resized: bool) -> Motion {
        let has_room = self.width >= 1.0 && self.height >= 1.0;
        if self.is_user_controlled || !has_room {
            Motion::None
        } else if resized || self.tile_px < 1.0 {
            self.fit(MIN_FITTED_TILE_PX);
            Motion::Jump
        } else if self.sees_country() || self.tile_px <= MIN_FITTED_TILE_PX {
            Motion::None
        } else {
            self.fit(MIN_FITTED_TILE_PX);
            Motion::Glide
        }
    }

    /// Whether the country and the cells around it are in sight.
    fn sees_country(&self) -> bool {
        let (half_width, half_height) = self.half_view();
        let CoveredEdges { right, bottom } = self.covered;
        let margin = MIN_MARGIN - 0.02;
        f64::from(self.country.left) - margin >= self.x - half_width
            && f64::from(self.country.right) + margin <= self.x + half_width - right / self.tile_px
            && f64::from(self.country.top) - margin >= self.y - half_height
            && f64::from(self.country.bottom) + margin
                <= self.y + half_height - bottom / self.tile_px
    }

    /// Half the size of the view, in tiles.
    fn half_view(&self) -> (f64, f64) {
        (
            self.width / self.tile_px / 2.0,
            self.height / self.tile_px / 2.0,
        )
    }

    /// Shows the whole country, with tiles of at least `min_tile_px` pixels.
    fn fit(&mut self, min_tile_px: f64) {
        let columns = f64::from(self.country.columns());
        let rows = f64::from(self.country.rows());
        let CoveredEdges { right, bottom } = self.covered;
        let width_px = (self.width - right) / (columns + 2.0 * FIT_MARGIN);
        let height_px = (self.height - bottom) / (rows + 2.0 * FIT_MARGIN);
        self.tile_px = clamp(width_px.min(height_px), min_tile_px, MAX_FITTED_TILE_PX).floor();
        self.x = f64::from(self.country.left) + (columns + right / self.tile_px) / 2.0;
        self.y = f64::from(self.country.top) + (rows + bottom / self.tile_px) / 2.0;
    }

    /// Forgets that the user chose the view.
    pub const fn release(&mut self) {
        self.is_user_controlled = false;
    }

    /// Fits the country, also when it grows later.
    pub fn fit_always(&mut self) {
        self.is_user_controlled = false;
        self.fit(MIN_TILE_PX);
    }

    /// Zooms by a factor around the middle of the view.
    pub fn zoom(&mut self, factor: f64) {
        self.zoom_at(factor, (self.width / 2.0, self.height / 2.0));
    }

    /// Zooms by a factor around a point of the view, in pixels.
    pub fn zoom_at(&mut self, factor: f64, (x, y): (f64, f64)) {
        let old_tile_px = self.tile_px;
        if old_tile_px < 1.0 {
            return;
        }
        self.tile_px = clamp(old_tile_px * factor, MIN_TILE_PX, MAX_TILE_PX);
        let shift = 1.0 / old_tile_px - 1.0 / self.tile_px;
        self.x += (x - self.width / 2.0) * shift;
        self.y += (y - self.height / 2.0) * shift;
        self.is_user_controlled = true;
    }

    /// Moves the picture by a distance in pixels, at most to its edge.
    pub fn drag(&mut self, dx: f64, dy: f64) {
        if self.tile_px < 1.0 {
            return;
        }
        let Bounds {
            left,
            top,
            right,
            bottom,
        } = self.picture;
        self.x = clamp(self.x - dx / self.tile_px, left.into(), right.into());
        self.y = clamp(self.y - dy / self.tile_px, top.into(), bottom.into());
        self.is_user_controlled = true;
    }

    /// The cell at a point of the view, in pixels, if the point is in the view.
    pub fn cell_at(&self, (x, y): (f64, f64)) -> Option<Point> {
        if self.tile_px < 1.0 || x < 0.0 || y < 0.0 || x > self.width || y > self.height {
            return None;
        }
        let column = self.x + (x - self.width / 2.0) / self.tile_px;
        let row = self.y + (y - self.height / 2.0) / self.tile_px;
        Some((column.floor() as i32, row.floor() as i32))
    }

    /// Whether tiles are drawn large enough to tap on their segments.
    pub fn can_tap_segments(&self) -> bool {
        self.drawn_tile_px >= MIN_TAPPABLE_TILE_PX
    }

    /// Centers a cell, large enough to tap on its segments.
    pub fn zoom_to_cell(&mut self, (column, row): Point) {
        self.tile_px = self.tile_px.max(MIN_TAPPABLE_TILE_PX * 1.5);
        self.x = f64::from(column) + 0.5;
        self.y = f64::from(row) + 0.5;
        self.is_user_controlled = true;
    }

    /// Brings a cell into sight; returns whether that moved the picture.
    pub fn reveal(&mut self, (column, row): Point) -> bool {
        if self.tile_px < 1.0 {
            return false;
        }
        let (half_width, half_height) = self.half_view();
        let nearest = |middle: f64, half: f64, cell: i32| {
            let cell = f64::from(cell) + 0.5;
            let margin = (half - 0.8).max(0.0);
            clamp(middle, cell - margin, cell + margin)
        };
        let target = (
            nearest(self.x, half_width, column),
            nearest(self.y, half_height, row),
        );
        let has_moved = target != (self.x, self.y);
        (self.x, self.y) = target;
        has_moved
    }

    /// Ends a movement: the picture is drawn in its final size.
    pub fn settle(&mut self) {
        self.tile_px = (self.tile_px + 0.5).floor();
        self.drawn_tile_px = self.tile_px;
    }

    /// The placement of the picture, or `None` before the view is measured.
    pub fn placement(&self) -> Option<Placement> {
        if self.tile_px < 1.0 {
            return None;
        }
        let rounded = |number: f64| (number + 0.5).floor() as i32;
        let size = |tiles: i32| rounded(f64::from(tiles) * self.drawn_tile_px);
        let is_scaled = self.tile_px != self.drawn_tile_px && self.drawn_tile_px >= 1.0;
        Some(Placement {
            width: size(self.picture.columns()),
            height: size(self.picture.rows()),
            left: rounded(
                self.width / 2.0 - (self.x - f64::from(self.picture.left)) * self.tile_px,
            ),
            top: rounded(self.height / 2.0 - (self.y - f64::from(self.picture.top)) * self.tile_px),
            scale: is_scaled.then(|| rounded(self.tile_px / self.drawn_tile_px * 1e5)),
            tile: rounded(self.drawn_tile_px.max(1.0)),
        })
    }
}

/// Limits a number to a range. `f64::clamp` panics for an empty range, and its
/// message would add float formatting to the program's size.
pub fn clamp(number: f64, min: f64, max: f64) -> f64 {
    number.max(min).min(max)
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

    const COVERED: CoveredEdges = CoveredEdges {
        right: 56.0,
        bottom: 0.0,
    };

    /// Sets the size of the view.
    fn measure(camera: &mut Camera, size: (f64, f64)) -> Motion {
        let resized = camera.resize(size, COVERED);
        camera.keep_in_sight(resized)
    }

    /// A view that shows the whole country.
    fn fitted() -> Camera {
        let mut camera = Camera::new();
        camera.set_content(COUNTRY, COUNTRY.expanded(1));
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::Jump);
        camera.settle();
        camera
    }

    #[test]
    fn nothing_is_placed_before_the_view_is_measured() {
        let mut camera = Camera::new();
        assert_eq!(camera.placement(), None);
        assert_eq!(measure(&mut camera, (0.0, 0.0)), Motion::None);
        assert!(!camera.reveal((0, 0)));
        camera.zoom(2.0);
        camera.drag(5.0, 5.0);
        assert_eq!(camera.placement(), None);
    }

    #[test]
    fn the_whole_country_stays_in_sight_as_it_grows() {
        let mut camera = fitted();
        assert!(camera.sees_country());
        assert_eq!(camera.placement().unwrap().scale, None);
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::None);
        let grown = COUNTRY.expanded(2);
        camera.set_content(grown, grown.expanded(1));
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::Glide);
        assert!(camera.sees_country());
    }

    #[test]
    fn tiles_of_a_large_country_stay_large_enough_to_tap() {
        let mut camera = fitted();
        let grown = COUNTRY.expanded(20);
        camera.set_content(grown, grown.expanded(1));
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::Glide);
        camera.settle();
        assert_eq!(camera.tile_px, MIN_FITTED_TILE_PX);
        assert!(!camera.sees_country());
        // What is in sight stays there until another cell is revealed.
        assert!(camera.reveal((15, 0)));
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::None);
        // All of it is shown on request, and stays.
        let wide = COUNTRY.expanded(9);
        camera.set_content(wide, wide.expanded(1));
        camera.fit_always();
        assert!(camera.tile_px < MIN_FITTED_TILE_PX && camera.sees_country());
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::None);
    }

    #[test]
    fn a_chosen_view_stays_until_it_is_fitted_again() {
        let mut camera = fitted();
        let before = camera.clone();
        camera.zoom(1.35);
        assert!(camera.placement().unwrap().scale.is_some());
        camera.settle();
        assert!(!camera.sees_country());
        assert_eq!(measure(&mut camera, (500.0, 400.0)), Motion::None);
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::None);
        camera.fit_always();
        camera.settle();
        assert_eq!(camera, before);
    }

    #[test]
    fn a_released_view_shows_the_whole_country_again() {
        let mut camera = fitted();
        let before = camera.clone();
        camera.zoom(1.35);
        camera.settle();
        camera.release();
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::Glide);
        camera.settle();
        assert_eq!(camera, before);
    }

    #[test]
    fn the_point_under_the_pointer_stays_there_while_zooming() {
        let mut camera = fitted();
        let point = (100.0, 50.0);
        let under = |camera: &Camera| {
            let x = camera.x + (point.0 - camera.width / 2.0) / camera.tile_px;
            let y = camera.y + (point.1 - camera.height / 2.0) / camera.tile_px;
            (x, y)
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
        assert!(camera.tile_px <= MAX_TILE_PX);
        camera.zoom(1e-6);
        assert!(camera.tile_px >= MIN_TILE_PX);
        camera.drag(1e9, -1e9);
        let picture = COUNTRY.expanded(1);
        assert_eq!(
            (camera.x, camera.y),
            (picture.left.into(), picture.bottom.into())
        );
    }

    #[test]
    fn points_of_the_view_lie_in_cells() {
        let mut camera = fitted();
        assert_eq!(Camera::new().cell_at((5.0, 5.0)), None);
        assert_eq!(camera.cell_at((-1.0, 5.0)), None);
        assert_eq!(camera.cell_at((5.0, 601.0)), None);
        camera.zoom_to_cell((3, -2));
        assert_eq!(camera.cell_at((400.0, 300.0)), Some((3, -2)));
        let x = 400.0 - camera.tile_px;
        assert_eq!(camera.cell_at((x, 300.0)), Some((2, -2)));
    }

    #[test]
    fn revealing_a_visible_cell_does_not_move_the_view() {
        let mut camera = fitted();
        assert!(!camera.reveal((0, 0)));
        camera.zoom_to_cell((0, 0));
        camera.settle();
        assert!(camera.can_tap_segments());
        assert!(camera.reveal((40, 0)));
        assert!(!camera.reveal((40, 0)));
    }
}
