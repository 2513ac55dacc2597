//! From which seat the wheel is seen, and where everything lies in the
//! picture then.
//!
//! A place is where a station lies in the picture: 0 at the front, the others
//! clockwise. Places are tables of whole numbers, which cost nothing to print.

use rules::games::argonauts_wheel::{STATIONS, Side, Station};

/// The picture.
pub const VIEW_BOX: &str = "-200 -164 400 336";
/// What lies flat on the wheel, seen at a slant.
pub const FLAT: &str = "matrix(1 0 0 .8 0 0)";
/// What lies flat on the table, which is a wheel's thickness below.
pub const GROUND: &str = "matrix(1 0 0 .8 0 8)";
/// Undoes the slant for what stands upright on the wheel.
pub const UPRIGHT: &str = "matrix(1 0 0 1.25 0 3)";

/// The middles of the hollows, on the wheel.
pub const HOLLOWS: [(i32, i32); 8] = [
    (0, 110),
    (-78, 78),
    (-110, 0),
    (-78, -78),
    (0, -110),
    (78, -78),
    (110, 0),
    (78, 78),
];

/// The nests of the time stone, on the wheel.
pub const NESTS: [(i32, i32); 8] = [
    (0, 61),
    (-43, 43),
    (-61, 0),
    (-43, -43),
    (0, -61),
    (43, -43),
    (61, 0),
    (43, 43),
];

/// Where the numbers of the stations stand, in the picture: the farthest one
/// beside what may stand before it.
pub const NUMBERS: [(i32, i32); 8] = [
    (0, 160),
    (-129, 116),
    (-182, 13),
    (-129, -90),
    (-54, -127),
    (129, -90),
    (182, 13),
    (129, 116),
];

/// Places in the order in which they are drawn: what is nearer covers what is
/// behind it.
pub const FROM_THE_BACK: [usize; 8] = [4, 3, 5, 2, 6, 1, 7, 0];

/// Places in the order of the keyboard: what is in front from left to right,
/// then the others clockwise.
pub const FROM_THE_LEFT: [usize; 8] = [1, 0, 7, 2, 3, 4, 5, 6];

/// The seat from which the wheel is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    /// Whose stations are at the front.
    pub front: Side,
}

impl Perspective {
    /// Where a station lies.
    pub const fn place(self, station: Station) -> usize {
        let from = station.number() + STATIONS - self.front.centre().number();
        (from % STATIONS) as usize
    }

    /// Which station lies at a place.
    pub const fn station(self, place: usize) -> Station {
        self.front.centre().on(place as u8)
    }
}

/// Where a place lies in the picture.
pub fn middle(place: usize) -> (i32, i32) {
    let (x, y) = HOLLOWS.get(place).copied().unwrap_or_default();
    (x, y * 4 / 5)
}

/// A point as an SVG transform.
pub fn at((x, y): (i32, i32)) -> String {
    format!("translate({x} {y})")
}

/// The eighth of the circle of a place, as an SVG transform of what is drawn
/// for the front.
pub const fn eighth(place: usize) -> &'static str {
    match place {
        1 => "rotate(45)",
        2 => "rotate(90)",
        3 => "rotate(135)",
        4 => "rotate(180)",
        5 => "rotate(225)",
        6 => "rotate(270)",
        7 => "rotate(315)",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::argonauts_wheel::Zone;

    #[test]
    fn stations_and_places_agree_from_both_seats() {
        for front in Side::BOTH {
            let perspective = Perspective { front };
            for station in Station::all() {
                assert_eq!(perspective.station(perspective.place(station)), station);
            }
            let place = |zone| perspective.place(front.station(zone));
            let x = |zone| middle(place(zone)).0;
            assert!(x(Zone::Left) < x(Zone::Centre) && x(Zone::Centre) < x(Zone::Right));
        }
    }

    #[test]
    fn places_go_round_clockwise() {
        for (place, (x, y)) in HOLLOWS.into_iter().enumerate() {
            let (next_x, next_y) = HOLLOWS[(place + 1) % 8];
            assert!(x * next_y - y * next_x > 0);
            assert!((x * x + y * y - 110 * 110).abs() < 120);
        }
    }

    #[test]
    fn what_is_nearer_is_drawn_later() {
        let heights = FROM_THE_BACK.map(|place| HOLLOWS[place].1);
        assert!(heights.is_sorted());
    }
}
