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

    /// A rectangle of this size at the origin.
    pub const fn of_size(width: f64, height: f64) -> Self {
        Self {
            left: 0.0,
            top: 0.0,
            right: width,
            bottom: height,
        }
    }

    /// A rectangle around a point.
    pub const fn around((x, y): (f64, f64), width: f64, height: f64) -> Self {
        Self {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

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

    /// Smaller by a distance on each side.
    pub const fn inset(self, distance: f64) -> Self {
        Self {
            left: self.left + distance,
            top: self.top + distance,
            right: self.right - distance,
            bottom: self.bottom - distance,
        }
    }

    pub const fn contains(self, other: Self) -> bool {
        self.left <= other.left
            && self.top <= other.top
            && self.right >= other.right
            && self.bottom >= other.bottom
    }

    pub const fn overlaps(self, other: Self) -> bool {
        self.left < other.right
            && self.right > other.left
            && self.top < other.bottom
            && self.bottom > other.top
    }

    /// What is left of it beside, above or below another rectangle.
    pub fn cut_by(self, other: Self) -> [Self; 4] {
        [
            Self {
                left: self.left.max(other.right),
                ..self
            },
            Self {
                right: self.right.min(other.left),
                ..self
            },
            Self {
                top: self.top.max(other.bottom),
                ..self
            },
            Self {
                bottom: self.bottom.min(other.top),
                ..self
            },
        ]
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
