//! Rectangles.

use web_sys::Element;

/// A rectangle of the window, in CSS pixels, or of a drawing, in its units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Rect {
    pub const fn new(left: f64, top: f64, width: f64, height: f64) -> Self {
        Self {
            left,
            top,
            right: left + width,
            bottom: top + height,
        }
    }

    /// The place of an element in the window.
    pub fn from_element(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self::new(rect.left(), rect.top(), rect.width(), rect.height())
    }

    pub const fn width(self) -> f64 {
        self.right - self.left
    }

    pub const fn height(self) -> f64 {
        self.bottom - self.top
    }

    pub const fn centre(self) -> (f64, f64) {
        (
            f64::midpoint(self.left, self.right),
            f64::midpoint(self.top, self.bottom),
        )
    }

    /// The smallest rectangle around both.
    pub const fn union(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The part inside another rectangle, if it has any size.
    pub fn intersection(self, other: Self) -> Option<Self> {
        let both = Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        };
        (both.width() > 0.0 && both.height() > 0.0).then_some(both)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_are_joined_and_cut() {
        let one = Rect::new(0.0, 0.0, 10.0, 10.0);
        let other = Rect::new(5.0, -5.0, 15.0, 13.0);
        assert_eq!(one.union(other), Rect::new(0.0, -5.0, 20.0, 15.0));
        assert_eq!(one.intersection(other), Some(Rect::new(5.0, 0.0, 5.0, 8.0)));
        assert_eq!(one.intersection(Rect::new(50.0, 0.0, 10.0, 5.0)), None);
        assert_eq!((one.centre(), other.width()), ((5.0, 5.0), 15.0));
    }
}
