//! The seat from which the wheel is seen, the layout of the picture, and its symbols.
//!
//! A slot is the position of a station in the picture: 0 at the front, the others
//! clockwise. The coordinates of slots are tables of integers, which take less program
//! code to print than floating-point numbers.

use crate::games::input::{Point, translate};
use rules::games::argonauts_wheel::{STATIONS, Side, Station};
use yew::prelude::*;

pub const VIEW_BOX: &str = "-200 -164 400 336";
/// The transform of what lies flat on the wheel, seen at a slant.
pub const FLAT: &str = "matrix(1 0 0 .8 0 0)";
/// The transform of what lies flat on the table, one thickness of the wheel below.
pub const GROUND: &str = "matrix(1 0 0 .8 0 8)";
/// The transform that undoes the slant for what stands upright on the wheel.
pub const UPRIGHT: &str = "matrix(1 0 0 1.25 0 3)";

/// The centres of the hollows by slot, on the wheel.
pub const HOLLOWS: [Point; 8] = [
    (0, 110),
    (-78, 78),
    (-110, 0),
    (-78, -78),
    (0, -110),
    (78, -78),
    (110, 0),
    (78, 78),
];

/// The nests of the time stone by slot, on the wheel.
pub const NESTS: [Point; 8] = [
    (0, 61),
    (-43, 43),
    (-61, 0),
    (-43, -43),
    (0, -61),
    (43, -43),
    (61, 0),
    (43, 43),
];

/// The numbers of the stations by slot, in the picture. The farthest one is to the
/// side, where no piece covers it.
pub const NUMBERS: [Point; 8] = [
    (0, 160),
    (-129, 116),
    (-182, 13),
    (-129, -90),
    (-54, -127),
    (129, -90),
    (182, 13),
    (129, 116),
];

/// Slots in drawing order: nearer pieces cover those behind them.
pub const BACK_TO_FRONT: [usize; 8] = [4, 3, 5, 2, 6, 1, 7, 0];

/// Slots in the order of the keyboard focus: those in front from left to right, then
/// the others clockwise.
pub const KEYBOARD_ORDER: [usize; 8] = [1, 0, 7, 2, 3, 4, 5, 6];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    /// The side whose stations are at the front.
    pub front: Side,
}

impl Perspective {
    pub const fn slot(self, station: Station) -> usize {
        let offset = station.number() + STATIONS - self.front.centre().number();
        (offset % STATIONS) as usize
    }

    pub const fn station(self, slot: usize) -> Station {
        self.front.centre().clockwise(slot as u8)
    }
}

/// The centre of a slot's hollow in the picture.
pub fn hollow_centre(slot: usize) -> Point {
    let (x, y) = HOLLOWS.get(slot).copied().unwrap_or_default();
    (x, y * 4 / 5)
}

/// The SVG transform that rotates a drawing for slot 0 to another slot.
pub fn rotation(slot: usize) -> String {
    match slot {
        0 => String::new(),
        _ => format!("rotate({})", 45 * slot),
    }
}

/// The class that gives pieces the material of a side.
pub const fn material(side: Side) -> &'static str {
    match side {
        Side::Black => "aw-black",
        Side::White => "aw-white",
    }
}

/// A symbol as part of a picture. `symbol` begins with `#`.
pub fn drawing(symbol: &'static str) -> Html {
    drawing_at(symbol, None, (0, 0))
}

/// A symbol with a class, centred on a point.
pub fn drawing_at(symbol: &'static str, class: Option<&'static str>, centre: Point) -> Html {
    html! { <use href={symbol} {class} transform={translate(centre)} /> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::argonauts_wheel::Zone;

    #[test]
    fn stations_and_slots_agree_from_both_seats() {
        for front in Side::BOTH {
            let perspective = Perspective { front };
            for station in Station::all() {
                assert_eq!(perspective.station(perspective.slot(station)), station);
            }
            let slot = |zone| perspective.slot(front.station(zone));
            let x = |zone| hollow_centre(slot(zone)).0;
            assert!(x(Zone::Left) < x(Zone::Centre) && x(Zone::Centre) < x(Zone::Right));
        }
    }

    #[test]
    fn slots_are_clockwise() {
        for (slot, (x, y)) in HOLLOWS.into_iter().enumerate() {
            let (next_x, next_y) = HOLLOWS[(slot + 1) % 8];
            assert!(x * next_y - y * next_x > 0);
            assert!((x * x + y * y - 110 * 110).abs() < 120);
        }
    }

    #[test]
    fn nearer_slots_are_drawn_later() {
        let heights = BACK_TO_FRONT.map(|slot| HOLLOWS[slot].1);
        assert!(heights.is_sorted());
    }
}
