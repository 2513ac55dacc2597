//! Where to place a bubble that explains something on the board.

use crate::browser::Rect;

/// The least distance from the edges of the window, and from what the bubble points at.
pub const MARGIN: f64 = 8.0;
const TIP: f64 = 10.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    /// Above: the bubble is below what it explains.
    Top,
    Bottom,
    Left,
    Right,
    /// It has none, because it lies over what it explains.
    None,
}

impl Tip {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Top => "top",
            Self::Bottom => "bottom",
            Self::Left => "left",
            Self::Right => "right",
            Self::None => "none",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    /// Its upper left corner in the window.
    pub corner: (f64, f64),
    pub tip: Tip,
    /// The distance of the tip from the bubble's left or upper corner.
    pub tip_at: f64,
}

/// Places a bubble of this size next to what it explains: below it, above it or beside it, inside the
/// `room`; where none of this is possible, over its lower edge.
pub fn place(target: Rect, (width, height): (f64, f64), room: Rect) -> Placement {
    let fit_x = |x: f64| {
        let last = room.right - width - MARGIN;
        x.min(last).max(room.left + MARGIN)
    };
    let fit_y = |y: f64| {
        let last = room.bottom - height - MARGIN;
        y.min(last).max(room.top + MARGIN)
    };
    let middle = target.centre();
    let (x, y) = (
        fit_x(middle.0 - width / 2.0),
        fit_y(middle.1 - height / 2.0),
    );
    let below = target.bottom + TIP;
    let above = target.top - TIP - height;
    let after = target.right + TIP;
    let before = target.left - TIP - width;
    let (corner, tip) = if below + height + MARGIN <= room.bottom {
        ((x, below), Tip::Top)
    } else if above >= room.top + MARGIN {
        ((x, above), Tip::Bottom)
    } else if after + width + MARGIN <= room.right {
        ((after, y), Tip::Left)
    } else if before >= room.left + MARGIN {
        ((before, y), Tip::Right)
    } else {
        ((x, fit_y(target.bottom - height)), Tip::None)
    };
    let (along, length) = match tip {
        Tip::Left | Tip::Right => (middle.1 - corner.1, height),
        _ => (middle.0 - corner.0, width),
    };
    Placement {
        corner,
        tip,
        tip_at: along.min(length - 2.0 * TIP).max(2.0 * TIP),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect::new(0.0, 100.0, 400.0, 700.0);
    const BUBBLE: (f64, f64) = (300.0, 120.0);

    #[test]
    fn a_bubble_is_below_what_it_speaks_of_or_else_above() {
        let placed = place(Rect::new(100.0, 200.0, 40.0, 40.0), BUBBLE, ROOM);
        assert_eq!((placed.corner, placed.tip), ((8.0, 250.0), Tip::Top));
        // The tip points at its middle.
        assert_eq!(placed.tip_at, 112.0);
        let placed = place(Rect::new(100.0, 700.0, 40.0, 40.0), BUBBLE, ROOM);
        assert_eq!((placed.corner, placed.tip), ((8.0, 570.0), Tip::Bottom));
    }

    #[test]
    fn a_bubble_is_beside_what_is_as_high_as_the_window() {
        let wide = Rect {
            right: 1200.0,
            ..ROOM
        };
        let left = place(Rect::new(0.0, 110.0, 500.0, 680.0), BUBBLE, wide);
        assert_eq!((left.corner.0, left.tip), (510.0, Tip::Left));
        let right = place(Rect::new(700.0, 110.0, 500.0, 680.0), BUBBLE, wide);
        assert_eq!((right.corner.0, right.tip), (390.0, Tip::Right));
    }

    #[test]
    fn a_bubble_lies_over_what_fills_the_window() {
        let placed = place(Rect::new(0.0, 100.0, 400.0, 700.0), BUBBLE, ROOM);
        assert_eq!((placed.corner, placed.tip), ((50.0, 672.0), Tip::None));
    }

    #[test]
    fn a_bubble_stays_in_the_window_and_its_tip_at_the_bubble() {
        for left in [-30.0, 0.0, 200.0, 390.0] {
            for top in [100.0, 300.0, 780.0] {
                let placed = place(Rect::new(left, top, 30.0, 30.0), BUBBLE, ROOM);
                let (x, y) = placed.corner;
                assert!(x >= 8.0 && x + 300.0 <= 392.0, "{placed:?}");
                assert!(y >= 108.0 && y + 120.0 <= 792.0, "{placed:?}");
                assert!((20.0..=280.0).contains(&placed.tip_at), "{placed:?}");
            }
        }
    }
}
