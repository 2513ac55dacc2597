//! Rectangles of the view, in pixels, and the part of it that no panel covers.

/// A rectangle, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Rect {
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

    pub const fn width(self) -> f64 {
        self.right - self.left
    }

    pub const fn height(self) -> f64 {
        self.bottom - self.top
    }

    pub const fn middle(self) -> (f64, f64) {
        (
            f64::midpoint(self.left, self.right),
            f64::midpoint(self.top, self.bottom),
        )
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
    fn cut_by(self, other: Self) -> [Self; 4] {
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
