//! The part of a drawing that a picture shows, and how parts are put side by side.

use super::numbers::thousandths;
use crate::browser::Rect;

impl Rect {
    /// The rectangle of a `viewBox`.
    pub(super) fn from_view_box(text: &str) -> Option<Self> {
        let numbers: Option<Vec<f64>> = text
            .split([' ', ','])
            .filter(|part| !part.is_empty())
            .map(|number| Some(thousandths(number)? as f64 / 1000.0))
            .collect();
        let [left, top, width, height] = numbers?[..] else {
            return None;
        };
        (width > 0.0 && height > 0.0).then(|| Self::new(left, top, width, height))
    }

    /// This rectangle on the screen in units of a drawing, which shows its view box as large as
    /// possible in the middle of `drawing`, whatever its zoom is.
    pub(super) fn in_units(self, drawing: Self, view_box: Self) -> Option<Self> {
        let scale = (drawing.width() / view_box.width()).min(drawing.height() / view_box.height());
        if scale <= 0.0 {
            return None;
        }
        let left = (drawing.left + drawing.right - view_box.width() * scale) / 2.0;
        let top = (drawing.top + drawing.bottom - view_box.height() * scale) / 2.0;
        Some(Self {
            left: view_box.left + (self.left - left) / scale,
            top: view_box.top + (self.top - top) / scale,
            right: view_box.left + (self.right - left) / scale,
            bottom: view_box.top + (self.bottom - top) / scale,
        })
    }
}

/// A picture of several frames, in a row from left to right.
#[derive(Debug, PartialEq)]
pub struct Row {
    /// Its width, in units of the drawings.
    pub width: i32,
    pub height: i32,
    /// How far the content of each frame moves.
    pub shifts: Vec<(i32, i32)>,
}

impl Row {
    /// The frames with a margin around each.
    pub fn new(frames: &[Rect]) -> Self {
        let longest = frames
            .iter()
            .map(|frame| frame.width().max(frame.height()))
            .fold(0.0, f64::max);
        let margin = (longest / 32.0).ceil();
        let height = frames
            .iter()
            .map(|frame| frame.height())
            .fold(0.0, f64::max);
        let mut at = margin;
        let shifts = frames
            .iter()
            .map(|frame| {
                let top = margin + (height - frame.height()) / 2.0;
                let shift = (
                    (at - frame.left).round() as i32,
                    (top - frame.top).round() as i32,
                );
                at += frame.width() + margin;
                shift
            })
            .collect();
        Self {
            width: at.ceil() as i32,
            height: (height + 2.0 * margin).ceil() as i32,
            shifts,
        }
    }

    /// Width and height with a longest side of this many pixels.
    pub fn size(&self, longest: u32) -> (u32, u32) {
        let scaled = |side: i32| {
            let side = f64::from(side.max(1)) * f64::from(longest);
            (side / f64::from(self.width.max(self.height).max(1))).round() as u32
        };
        (scaled(self.width).max(1), scaled(self.height).max(1))
    }

    /// Width and height in thousandths of a unit, with exactly the proportions of a size in pixels:
    /// otherwise there would be a gap at an edge.
    pub fn view(&self, (width, height): (u32, u32)) -> (i64, i64) {
        let (right, bottom) = (1000 * i64::from(self.width), 1000 * i64::from(self.height));
        let (width, height) = (i64::from(width.max(1)), i64::from(height.max(1)));
        if width >= height {
            (right, right * height / width)
        } else {
            (bottom * width / height, bottom)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(left: f64, top: f64, right: f64, bottom: f64) -> Rect {
        Rect {
            left,
            top,
            right,
            bottom,
        }
    }

    #[test]
    fn view_boxes_are_read() {
        let read = Rect::from_view_box("-40 -40, 1280 1200");
        assert_eq!(read, Some(frame(-40.0, -40.0, 1240.0, 1160.0)));
        for damaged in ["", "1 2 3", "0 0 0 10", "a b c d"] {
            assert_eq!(Rect::from_view_box(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn places_on_the_screen_are_found_at_any_zoom() {
        let view_box = frame(-100.0, 0.0, 300.0, 200.0);
        // Half a pixel for each unit, with room above and below.
        let drawing = frame(10.0, 20.0, 210.0, 320.0);
        let place = frame(60.0, 120.0, 110.0, 170.0);
        assert_eq!(
            place.in_units(drawing, view_box),
            Some(frame(0.0, 0.0, 100.0, 100.0))
        );
        let hidden = frame(0.0, 0.0, 0.0, 0.0);
        assert_eq!(place.in_units(hidden, view_box), None);
    }

    #[test]
    fn frames_stand_side_by_side() {
        let one = Row::new(&[frame(-100.0, -50.0, 220.0, 50.0)]);
        assert_eq!((one.width, one.height), (340, 120));
        assert_eq!(one.shifts, [(110, 60)]);
        assert_eq!(one.size(1024), (1024, 361));
        assert_eq!(one.view((1024, 361)), (340_000, 119_863));
        assert_eq!(one.view((2, 4)), (60_000, 120_000));
        let two = Row::new(&[
            frame(0.0, 0.0, 320.0, 320.0),
            frame(30.0, 30.0, 130.0, 130.0),
        ]);
        assert_eq!((two.width, two.height), (450, 340));
        assert_eq!(two.shifts, [(10, 10), (310, 90)]);
    }
}
