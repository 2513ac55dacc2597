//! Which part of the country is seen, and how large: dragged, pinched, or
//! fitted to all that lies.
//!
//! The picture is as large as the country, and only its place in the view is
//! changed: a browser then paints nothing anew while it moves. When it rests at
//! another size, it is drawn in that size, so that lines are crisp.

use super::view::Bounds;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// A number within bounds; the library's own way would bring along how numbers
/// are written.
pub const fn within(number: f64, least: f64, most: f64) -> f64 {
    number.max(least).min(most)
}

/// The view, and the picture in it.
pub const VIEW_ID: &str = "wf-view";
pub const COUNTRY_ID: &str = "wf-country";

/// How large a tile can be, in pixels.
const SMALLEST: f64 = 20.0;
const LARGEST: f64 = 220.0;
/// From here on a tile has room for places that can be told apart by a finger.
const NEAR: f64 = 72.0;
/// Where all is to be seen, a tile is not larger than this.
const LARGEST_FITTED: f64 = 116.0;
/// So far around the country one sees then, in tiles.
const AROUND: f64 = 1.2;
/// The least that must be seen around it: the cells for the next tile.
const LEAST_AROUND: f64 = 1.0;
/// The buttons over the view take so much of it, in pixels: to the right where
/// it is broad, below where it is narrow. So does the wheel where it is there.
const BUTTONS: f64 = 56.0;
const WHEEL: f64 = 128.0;
const BROAD: f64 = 640.0;
/// A pointer that goes so far drags, in pixels.
const DRAG: f64 = 6.0;
/// How long the picture takes to another place; the stylesheet says the same.
const GLIDE_MS: u32 = 240;

/// A pointer that is down.
struct Pointer {
    id: i32,
    x: f64,
    y: f64,
}

/// What is seen of the country.
pub struct Camera {
    /// How large a tile is, in pixels.
    px: f64,
    /// How large it is drawn; the picture is scaled from that.
    drawn: f64,
    /// What is in the middle of the view, in tiles.
    x: f64,
    y: f64,
    /// The view, in pixels.
    width: f64,
    height: f64,
    /// The cells of the picture.
    bounds: Bounds,
    pointers: Vec<Pointer>,
    /// The pointer drags: what it lets go of is not tapped.
    pub dragged: bool,
    /// Somebody has chosen what is seen.
    pub chosen: bool,
    /// The wheel lies over the view.
    pub wheel: bool,
    timer: Option<Timeout>,
}

fn far(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

fn element(id: &str) -> Option<HtmlElement> {
    // Drawings have a style just as well, though they are of another class.
    document().get_element_by_id(id).map(JsCast::unchecked_into)
}

fn set(element: &HtmlElement, name: &str, value: &str) {
    // A property of this name can be set.
    let _ = element.style().set_property(name, value);
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
            bounds: Bounds {
                left: 0,
                top: 0,
                right: 1,
                bottom: 1,
            },
            pointers: Vec::new(),
            dragged: false,
            chosen: false,
            wheel: false,
            timer: None,
        }
    }

    /// Looks how large the view is; tells whether that is news.
    fn measure(&mut self) -> bool {
        let Some(view) = element(VIEW_ID) else {
            return false;
        };
        let (width, height) = (view.offset_width().into(), view.offset_height().into());
        let news = (self.width, self.height) != (width, height);
        (self.width, self.height) = (width, height);
        news
    }

    /// The picture was drawn with these cells, or the view may have changed;
    /// what of the country lies is to be seen unless somebody chose otherwise.
    pub fn look(&mut self, country: Bounds, picture: Bounds, settle: &Callback<()>) {
        let resized = self.measure();
        if self.width < 1.0 || self.height < 1.0 {
            return;
        }
        let fresh = self.px < 1.0 || resized;
        self.bounds = picture;
        self.apply();
        if fresh && !self.chosen {
            self.fit(country);
            self.settle();
        } else if !self.chosen && !self.sees(country) {
            self.fit(country);
            self.glide(settle);
        }
    }

    /// What lies over the view to its right and below, in pixels.
    const fn covered(&self) -> (f64, f64) {
        match (self.width > BROAD, self.wheel) {
            (true, _) => (BUTTONS, 0.0),
            (false, true) => (0.0, WHEEL),
            (false, false) => (0.0, BUTTONS),
        }
    }

    /// Whether all of the country is in sight, and the cells around it.
    fn sees(&self, country: Bounds) -> bool {
        let (half_width, half_height) = self.half();
        let (right, below) = self.covered();
        let around = LEAST_AROUND - 0.02;
        f64::from(country.left) - around >= self.x - half_width
            && f64::from(country.right) + around <= self.x + half_width - right / self.px
            && f64::from(country.top) - around >= self.y - half_height
            && f64::from(country.bottom) + around <= self.y + half_height - below / self.px
    }

    /// Half of the view, in tiles.
    fn half(&self) -> (f64, f64) {
        (self.width / self.px / 2.0, self.height / self.px / 2.0)
    }

    /// Looks at all of the country.
    fn fit(&mut self, country: Bounds) {
        let columns = f64::from(country.columns());
        let rows = f64::from(country.rows());
        let (right, below) = self.covered();
        let wide = (self.width - right) / (columns + 2.0 * AROUND);
        let high = (self.height - below) / (rows + 2.0 * AROUND);
        self.px = within(wide.min(high), SMALLEST, LARGEST_FITTED).floor();
        self.x = f64::from(country.left) + (columns + right / self.px) / 2.0;
        self.y = f64::from(country.top) + (rows + below / self.px) / 2.0;
    }

    /// Looks at all of the country from now on.
    pub fn fit_on(&mut self, country: Bounds, settle: &Callback<()>) {
        self.chosen = false;
        self.fit(country);
        self.glide(settle);
    }

    /// Makes tiles larger or smaller, around the middle.
    pub fn zoom(&mut self, by: f64, settle: &Callback<()>) {
        self.zoom_at(by, self.width / 2.0, self.height / 2.0);
        self.glide(settle);
    }

    /// The same around a point of the view, in pixels.
    fn zoom_at(&mut self, by: f64, x: f64, y: f64) {
        let before = self.px;
        self.px = within(before * by, SMALLEST, LARGEST);
        let shift = 1.0 / before - 1.0 / self.px;
        self.x += (x - self.width / 2.0) * shift;
        self.y += (y - self.height / 2.0) * shift;
        self.chosen = true;
    }

    /// Whether the places on a tile are drawn so large that each can be tapped.
    pub fn is_near(&self) -> bool {
        self.drawn >= NEAR
    }

    /// Looks at one cell so near that the places on it can be tapped.
    pub fn go_near(&mut self, (column, row): (i32, i32), settle: &Callback<()>) {
        self.px = self.px.max(NEAR * 1.5);
        self.x = f64::from(column) + 0.5;
        self.y = f64::from(row) + 0.5;
        self.chosen = true;
        self.glide(settle);
    }

    /// A cell that is not in sight comes into the view.
    pub fn show(&mut self, (column, row): (i32, i32), settle: &Callback<()>) {
        if self.px < 1.0 {
            return;
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
        if to != (self.x, self.y) {
            (self.x, self.y) = to;
            self.glide(settle);
        }
    }

    /// A pointer goes down on the view.
    pub fn down(&mut self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        if self.pointers.is_empty() {
            self.dragged = false;
        }
        self.pointers
            .retain(|pointer| pointer.id != event.pointer_id());
        self.pointers.push(Pointer {
            id: event.pointer_id(),
            x: event.client_x().into(),
            y: event.client_y().into(),
        });
    }

    /// A pointer moves: one drags, two pinch.
    pub fn moved(&mut self, event: &PointerEvent) {
        let (x, y): (f64, f64) = (event.client_x().into(), event.client_y().into());
        let other = self
            .pointers
            .iter()
            .find(|pointer| pointer.id != event.pointer_id())
            .map(|pointer| (pointer.x, pointer.y));
        let Some(pointer) = self
            .pointers
            .iter_mut()
            .find(|pointer| pointer.id == event.pointer_id())
        else {
            return;
        };
        let (dx, dy) = (x - pointer.x, y - pointer.y);
        if !self.dragged && other.is_none() && far(dx, dy) < DRAG {
            return;
        }
        let before = (pointer.x, pointer.y);
        (pointer.x, pointer.y) = (x, y);
        if !self.dragged {
            self.dragged = true;
            self.begin();
        }
        match other {
            None => self.shift(dx, dy),
            Some(other) => {
                let apart = |(x, y): (f64, f64)| far(x - other.0, y - other.1).max(1.0);
                let (left, top) = self.corner();
                let middle = ((x + other.0) / 2.0 - left, (y + other.1) / 2.0 - top);
                self.shift(dx / 2.0, dy / 2.0);
                self.zoom_at(apart((x, y)) / apart(before), middle.0, middle.1);
            }
        }
        self.apply();
    }

    /// Where the view is in the window.
    fn corner(&self) -> (f64, f64) {
        let rect = element(VIEW_ID).map(|view| view.get_bounding_client_rect());
        rect.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()))
    }

    fn shift(&mut self, dx: f64, dy: f64) {
        let bounds = self.bounds;
        self.x = within(
            self.x - dx / self.px,
            bounds.left.into(),
            bounds.right.into(),
        );
        self.y = within(
            self.y - dy / self.px,
            bounds.top.into(),
            bounds.bottom.into(),
        );
        self.chosen = true;
    }

    /// From now on the pointers belong to the view: what they are let go over is
    /// not tapped.
    fn begin(&mut self) {
        self.timer = None;
        let Some(view) = element(VIEW_ID) else {
            return;
        };
        for pointer in &self.pointers {
            // A pointer that is gone by now cannot be captured.
            let _ = view.set_pointer_capture(pointer.id);
        }
        self.glides(false);
    }

    /// A pointer is let go.
    pub fn up(&mut self, event: &PointerEvent, settle: &Callback<()>) {
        self.pointers
            .retain(|pointer| pointer.id != event.pointer_id());
        if self.pointers.is_empty() && self.dragged {
            // The click that comes of it is past by then.
            self.settle_after(60, settle);
        }
    }

    /// The pointer's wheel makes tiles larger or smaller.
    pub fn wheel(&mut self, event: &WheelEvent, settle: &Callback<()>) {
        let by = 1.0 - within(event.delta_y() / 500.0, -0.25, 0.2);
        let (left, top) = self.corner();
        let x = f64::from(event.client_x()) - left;
        let y = f64::from(event.client_y()) - top;
        self.zoom_at(by, x, y);
        self.glides(false);
        self.apply();
        self.settle_after(160, settle);
    }

    fn settle_after(&mut self, wait: u32, settle: &Callback<()>) {
        let settle = settle.clone();
        self.timer = Some(Timeout::new(wait, move || settle.emit(())));
    }

    /// Goes to the new place smoothly.
    fn glide(&mut self, settle: &Callback<()>) {
        self.glides(true);
        self.apply();
        self.settle_after(GLIDE_MS, settle);
    }

    fn glides(&self, glides: bool) {
        if let Some(country) = element(COUNTRY_ID) {
            // An attribute of this name can be given and taken.
            let _ = if glides {
                // Where it is now counts before it goes.
                let _ = country.client_width();
                country.set_attribute("data-glides", "")
            } else {
                country.remove_attribute("data-glides")
            };
        }
    }

    /// The picture rests: it is drawn as large as it is.
    pub fn settle(&mut self) {
        self.timer = None;
        if self.pointers.is_empty() {
            self.dragged = false;
        }
        self.px = (self.px + 0.5).floor();
        self.drawn = self.px;
        self.glides(false);
        self.apply();
    }

    /// Puts the picture where it is to be.
    fn apply(&self) {
        let Some(country) = element(COUNTRY_ID) else {
            return;
        };
        if self.px < 1.0 {
            return;
        }
        let whole = |number: f64| ((number + 0.5).floor() as i32).to_string();
        let size = |tiles: i32| [&whole(f64::from(tiles) * self.drawn), "px"].concat();
        let left = self.width / 2.0 - (self.x - f64::from(self.bounds.left)) * self.px;
        let top = self.height / 2.0 - (self.y - f64::from(self.bounds.top)) * self.px;
        let mut place = ["translate(", &whole(left), "px,", &whole(top), "px)"].concat();
        if self.px != self.drawn && self.drawn >= 1.0 {
            let parts = whole(self.px / self.drawn * 1e5);
            place.push_str(&[" scale(calc(", &parts, "/100000))"].concat());
        }
        set(&country, "width", &size(self.bounds.columns()));
        set(&country, "height", &size(self.bounds.rows()));
        set(&country, "transform", &place);
        set(&country, "--wf-tile", &whole(self.drawn.max(1.0)));
    }
}
