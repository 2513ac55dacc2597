//! Which part of the country is seen, and how large: the geometry alone.
//!
//! The picture is as large as the country, and only its place in the view
//! changes: a browser then paints nothing anew while it moves. When it rests at
//! another size, it is drawn in that size, so that lines are crisp.

use super::geometry::{Bounds, Point};

/// Least and largest size of a tile, in pixels.
const SMALLEST: f64 = 20.0;
const LARGEST: f64 = 220.0;
/// From here on a tile has room for places that can be told apart by a finger.
const NEAR: f64 = 72.0;
/// Where all is to be seen, a tile is not larger than this.
const LARGEST_FITTED: f64 = 116.0;
/// So much around the country is seen then, in tiles.
const AROUND: f64 = 1.2;
/// The least that must be seen around it: the cells for the next tile.
const LEAST_AROUND: f64 = 1.0;

/// What lies over the right and the lower edge of the view, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Covered {
    /// To the right.
    pub right: f64,
    /// Below.
    pub below: f64,
}

/// How the picture is to come to its new place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// It is there already.
    None,
    /// At once.
    Jump,
    /// Smoothly.
    Glide,
}

/// Where the picture is in the view, in whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Its size before it is scaled.
    pub width: i32,
    /// Its size before it is scaled.
    pub height: i32,
    /// Its left edge.
    pub left: i32,
    /// Its upper edge.
    pub top: i32,
    /// How it is scaled, in 1/100,000; nothing while it rests.
    pub scale: Option<i32>,
    /// How large a tile is drawn.
    pub tile: i32,
}

/// The part of the country that is seen. Its own unit is the tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Camera {
    /// How large a tile is, in pixels; 0 until the view is measured.
    px: f64,
    /// How large it is drawn; the picture is scaled from that.
    drawn: f64,
    /// The middle of the view.
    x: f64,
    y: f64,
    /// The view, in pixels.
    width: f64,
    height: f64,
    covered: Covered,
    /// What is to be in sight.
    country: Bounds,
    /// The cells of the picture.
    picture: Bounds,
    /// Somebody has chosen what is seen.
    chosen: bool,
}

impl Camera {
    /// Nothing is seen yet.
    pub const fn new() -> Self {
        Self {
            px: 0.0,
            drawn: 0.0,
            x: 0.0,
            y: 0.0,
            width: 0.0,
            height: 0.0,
            covered: Covered {
                right: 0.0,
                below: 0.0,
            },
            country: Bounds::ORIGIN,
            picture: Bounds::ORIGIN,
            chosen: false,
        }
    }

    /// Another country is to be in sight, within a picture of these cells.
    pub const fn set_content(&mut self, country: Bounds, picture: Bounds) {
        self.country = country;
        self.picture = picture;
    }

    /// The view has this size; tells whether that is news.
    pub fn resize(&mut self, (width, height): (f64, f64), covered: Covered) -> bool {
        let resized = (self.width, self.height) != (width, height);
        (self.width, self.height) = (width, height);
        self.covered = covered;
        resized
    }

    /// The whole country is to be seen unless somebody chose otherwise. In a view
    /// that was `resized` it is fitted anew.
    pub fn keep_in_sight(&mut self, resized: bool) -> Motion {
        let has_room = self.width >= 1.0 && self.height >= 1.0;
        if self.chosen || !has_room {
            Motion::None
        } else if resized || self.px < 1.0 {
            self.fit();
            Motion::Jump
        } else if self.sees_country() {
            Motion::None
        } else {
            self.fit();
            Motion::Glide
        }
    }

    /// Whether all of the country is in sight, and the cells around it.
    fn sees_country(&self) -> bool {
        let (half_width, half_height) = self.half();
        let Covered { right, below } = self.covered;
        let around = LEAST_AROUND - 0.02;
        f64::from(self.country.left) - around >= self.x - half_width
            && f64::from(self.country.right) + around <= self.x + half_width - right / self.px
            && f64::from(self.country.top) - around >= self.y - half_height
            && f64::from(self.country.bottom) + around <= self.y + half_height - below / self.px
    }

    /// Half of the view, in tiles.
    fn half(&self) -> (f64, f64) {
        (self.width / self.px / 2.0, self.height / self.px / 2.0)
    }

    fn fit(&mut self) {
        let columns = f64::from(self.country.columns());
        let rows = f64::from(self.country.rows());
        let Covered { right, below } = self.covered;
        let wide = (self.width - right) / (columns + 2.0 * AROUND);
        let high = (self.height - below) / (rows + 2.0 * AROUND);
        self.px = within(wide.min(high), SMALLEST, LARGEST_FITTED).floor();
        self.x = f64::from(self.country.left) + (columns + right / self.px) / 2.0;
        self.y = f64::from(self.country.top) + (rows + below / self.px) / 2.0;
    }

    /// The whole country is to be seen from now on.
    pub fn fit_from_now_on(&mut self) {
        self.chosen = false;
        self.fit();
    }

    /// Makes tiles larger or smaller, around the middle of the view.
    pub fn zoom(&mut self, by: f64) {
        self.zoom_at(by, (self.width / 2.0, self.height / 2.0));
    }

    /// The same around a point of the view, in pixels.
    pub fn zoom_at(&mut self, by: f64, (x, y): (f64, f64)) {
        let before = self.px;
        if before < 1.0 {
            return;
        }
        self.px = within(before * by, SMALLEST, LARGEST);
        let shift = 1.0 / before - 1.0 / self.px;
        self.x += (x - self.width / 2.0) * shift;
        self.y += (y - self.height / 2.0) * shift;
        self.chosen = true;
    }

    /// Moves the picture by so many pixels, no farther than its edge.
    pub fn drag(&mut self, dx: f64, dy: f64) {
        if self.px < 1.0 {
            return;
        }
        let Bounds {
            left,
            top,
            right,
            bottom,
        } = self.picture;
        self.x = within(self.x - dx / self.px, left.into(), right.into());
        self.y = within(self.y - dy / self.px, top.into(), bottom.into());
        self.chosen = true;
    }

    /// Whether the places on a tile are drawn so large that each can be tapped.
    pub fn is_near(&self) -> bool {
        self.drawn >= NEAR
    }

    /// Looks at one cell so near that the places on it can be tapped.
    pub fn go_near(&mut self, (column, row): Point) {
        self.px = self.px.max(NEAR * 1.5);
        self.x = f64::from(column) + 0.5;
        self.y = f64::from(row) + 0.5;
        self.chosen = true;
    }

    /// Brings a cell into sight; tells whether it was not.
    pub fn reveal(&mut self, (column, row): Point) -> bool {
        if self.px < 1.0 {
            return false;
        }
        let (half_width, half_height) = self.half();
        let near = |middle: f64, half: f64, cell: i32| {
            let cell = f64::from(cell) + 0.5;
            let room = (half - 0.8).max(0.0);
            within(middle, cell - room, cell + room)
        };
        let to = (
            near(self.x, half_width, column),
            near(self.y, half_height, row),
        );
        let moves = to != (self.x, self.y);
        (self.x, self.y) = to;
        moves
    }

    /// The picture rests: it is drawn as large as it is.
    pub fn settle(&mut self) {
        self.px = (self.px + 0.5).floor();
        self.drawn = self.px;
    }

    /// Where the picture is; nothing before the view is measured.
    pub fn placement(&self) -> Option<Placement> {
        if self.px < 1.0 {
            return None;
        }
        let whole = |number: f64| (number + 0.5).floor() as i32;
        let size = |tiles: i32| whole(f64::from(tiles) * self.drawn);
        let is_scaled = self.px != self.drawn && self.drawn >= 1.0;
        Some(Placement {
            width: size(self.picture.columns()),
            height: size(self.picture.rows()),
            left: whole(self.width / 2.0 - (self.x - f64::from(self.picture.left)) * self.px),
            top: whole(self.height / 2.0 - (self.y - f64::from(self.picture.top)) * self.px),
            scale: is_scaled.then(|| whole(self.px / self.drawn * 1e5)),
            tile: whole(self.drawn.max(1.0)),
        })
    }
}

/// A number within bounds. `f64::clamp` panics where they are the wrong way
/// round, and its message would bring all the formatting of floats into the page.
pub fn within(number: f64, least: f64, most: f64) -> f64 {
    number.max(least).min(most)
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

    const COVERED: Covered = Covered {
        right: 56.0,
        below: 0.0,
    };

    /// Measures the view.
    fn measure(camera: &mut Camera, size: (f64, f64)) -> Motion {
        let resized = camera.resize(size, COVERED);
        camera.keep_in_sight(resized)
    }

    /// A view that shows the whole country.
    fn fitted() -> Camera {
        let mut camera = Camera::new();
        camera.set_content(COUNTRY, COUNTRY.wider(1));
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
    fn the_whole_country_is_seen_and_stays_so_as_it_grows() {
        let mut camera = fitted();
        assert!(camera.sees_country());
        assert_eq!(camera.placement().unwrap().scale, None);
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::None);
        let grown = COUNTRY.wider(2);
        camera.set_content(grown, grown.wider(1));
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::Glide);
        assert!(camera.sees_country());
    }

    #[test]
    fn what_somebody_chose_stays_until_all_is_wanted_again() {
        let mut camera = fitted();
        let before = camera.clone();
        camera.zoom(1.35);
        assert!(camera.placement().unwrap().scale.is_some());
        camera.settle();
        assert!(!camera.sees_country());
        assert_eq!(measure(&mut camera, (500.0, 400.0)), Motion::None);
        assert_eq!(measure(&mut camera, (800.0, 600.0)), Motion::None);
        camera.fit_from_now_on();
        camera.settle();
        assert_eq!(camera, before);
    }

    #[test]
    fn a_point_under_the_pointer_stays_there_when_tiles_grow() {
        let mut camera = fitted();
        let at = (100.0, 50.0);
        let under = |camera: &Camera| {
            let x = camera.x + (at.0 - camera.width / 2.0) / camera.px;
            let y = camera.y + (at.1 - camera.height / 2.0) / camera.px;
            (x, y)
        };
        let before = under(&camera);
        camera.zoom_at(1.2, at);
        let after = under(&camera);
        assert!((before.0 - after.0).abs() < 1e-9 && (before.1 - after.1).abs() < 1e-9);
    }

    #[test]
    fn sizes_have_bounds_and_the_picture_stays_in_sight() {
        let mut camera = fitted();
        camera.zoom(1000.0);
        assert!(camera.px <= LARGEST);
        camera.zoom(1e-6);
        assert!(camera.px >= SMALLEST);
        camera.drag(1e9, -1e9);
        let picture = COUNTRY.wider(1);
        assert_eq!(
            (camera.x, camera.y),
            (picture.left.into(), picture.bottom.into())
        );
    }

    #[test]
    fn a_cell_is_revealed_only_if_it_is_out_of_sight() {
        let mut camera = fitted();
        assert!(!camera.reveal((0, 0)));
        camera.go_near((0, 0));
        camera.settle();
        assert!(camera.is_near());
        assert!(camera.reveal((40, 0)));
        assert!(!camera.reveal((40, 0)));
    }
}
