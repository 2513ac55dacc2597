//! The geometry of the picture: the four wheels, the five contacts where they
//! touch, and what is drawn there.
//!
//! Directions are twelfths of a circle, clockwise from the right. Coordinates
//! are whole SVG units.

use crate::games::input::Point;
use rules::games::wheels_of_time::{
    Link, PLAYER_WHEEL_SYMBOLS, PRODUCTION_WHEEL_SYMBOLS, PlayerWheel, Symbol, Wheel, Wheels,
};

pub const VIEW_BOX: &str = "-214 -287 428 574";

/// The unit vectors of the directions, times 1000.
const TWELFTHS: [Point; 12] = [
    (1000, 0),
    (866, 500),
    (500, 866),
    (0, 1000),
    (-500, 866),
    (-866, 500),
    (-1000, 0),
    (-866, -500),
    (-500, -866),
    (0, -1000),
    (500, -866),
    (866, -500),
];

/// The offset of a point at the distance `radius` in a direction.
pub fn offset(direction: u8, radius: i32) -> Point {
    let (x, y) = TWELFTHS
        .get(usize::from(direction % 12))
        .copied()
        .unwrap_or_default();
    (x * radius / 1000, y * radius / 1000)
}

pub const fn centre(wheel: Wheel) -> Point {
    match wheel {
        Wheel::Player(PlayerWheel::One) => (-100, 0),
        Wheel::Player(PlayerWheel::Two) => (100, 0),
        Wheel::A => (0, -173),
        Wheel::B => (0, 173),
    }
}

/// The direction of a wheel's space 0 in a layout.
pub fn heading(wheels: &Wheels, wheel: Wheel) -> u8 {
    // The direction of the reference contact, and the twelfths in a space.
    let (contact, step) = match wheel {
        Wheel::Player(PlayerWheel::One) => (0, 2),
        Wheel::Player(PlayerWheel::Two) => (6, 2),
        Wheel::A => (4, 1),
        Wheel::B => (8, 1),
    };
    (contact + 12 - wheels.space(wheel) * step % 12) % 12
}

/// The symbols of a wheel with their directions, given the direction of its
/// space 0.
pub fn symbols(wheel: Wheel, first: u8) -> Vec<(Symbol, u8)> {
    let (symbols, step): (&[Symbol], u8) = match wheel {
        Wheel::Player(_) => (&PLAYER_WHEEL_SYMBOLS, 2),
        Wheel::A | Wheel::B => (&PRODUCTION_WHEEL_SYMBOLS, 1),
    };
    let directions = (0_u8..).map(|space| (first + space * step) % 12);
    symbols.iter().copied().zip(directions).collect()
}

/// The distance of a wheel's symbols from its centre.
pub const fn symbol_radius(wheel: Wheel) -> i32 {
    match wheel {
        Wheel::Player(_) => 67,
        Wheel::A | Wheel::B => 74,
    }
}

/// A point where two wheels touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contact {
    /// The player wheel that touches there: wheel 1 for the common link.
    pub player_wheel: PlayerWheel,
    pub link: Link,
}

impl Contact {
    /// All five contacts, the common one last.
    pub const ALL: [Self; 5] = [
        Self::new(PlayerWheel::One, Link::A),
        Self::new(PlayerWheel::One, Link::B),
        Self::new(PlayerWheel::Two, Link::A),
        Self::new(PlayerWheel::Two, Link::B),
        Self::new(PlayerWheel::One, Link::Common),
    ];

    const fn new(player_wheel: PlayerWheel, link: Link) -> Self {
        Self { player_wheel, link }
    }

    /// The contact of a player's link.
    pub const fn of_link(player_wheel: PlayerWheel, link: Link) -> Self {
        match link {
            Link::Common => Self::new(PlayerWheel::One, link),
            _ => Self::new(player_wheel, link),
        }
    }

    /// Whether a turn of the wheel changes the symbols of the link.
    pub fn touches(self, wheel: Wheel) -> bool {
        match wheel {
            Wheel::Player(player_wheel) => {
                player_wheel == self.player_wheel || self.link == Link::Common
            }
            Wheel::A => self.link == Link::A,
            Wheel::B => self.link == Link::B,
        }
    }

    /// Whether it is a link of this player wheel.
    pub fn belongs_to(self, player_wheel: PlayerWheel) -> bool {
        player_wheel == self.player_wheel || self.link == Link::Common
    }

    /// Mirrors a point at the contact of wheel 1 with A to this contact.
    const fn mirrored(self, (x, y): Point) -> Point {
        let x = match self.player_wheel {
            PlayerWheel::One => x,
            PlayerWheel::Two => -x,
        };
        match self.link {
            Link::A => (x, y),
            Link::B => (x, -y),
            Link::Common => (0, 0),
        }
    }

    pub const fn point(self) -> Point {
        self.mirrored((-50, -87))
    }

    /// The centre of the badge that shows the effect of the link.
    pub const fn badge(self) -> Point {
        match self.link {
            Link::Common => (0, 58),
            _ => self.mirrored((-118, -126)),
        }
    }

    /// The centre of the preview of the effect after a turn.
    pub const fn ghost(self) -> Point {
        match self.link {
            Link::Common => (0, -58),
            _ => self.mirrored((-164, -153)),
        }
    }

    /// The rotation from the direction to the right to that from the player wheel
    /// to the other wheel, as an SVG transform.
    pub const fn rotation(self) -> &'static str {
        match (self.link, self.player_wheel) {
            (Link::A, PlayerWheel::One) => "rotate(-60)",
            (Link::B, PlayerWheel::One) => "rotate(60)",
            (Link::A, PlayerWheel::Two) => "rotate(-120)",
            (Link::B, PlayerWheel::Two) => "rotate(120)",
            (Link::Common, _) => "",
        }
    }

    /// An id that is unique among the five, used as a key in lists.
    pub const fn id(self) -> &'static str {
        match (self.link, self.player_wheel) {
            (Link::A, PlayerWheel::One) => "1A",
            (Link::B, PlayerWheel::One) => "1B",
            (Link::A, PlayerWheel::Two) => "2A",
            (Link::B, PlayerWheel::Two) => "2B",
            (Link::Common, _) => "C",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squared_distance((x, y): Point, (to_x, to_y): Point) -> i32 {
        (x - to_x).pow(2) + (y - to_y).pow(2)
    }

    #[test]
    fn five_pairs_of_wheels_touch_at_the_contacts() {
        for contact in Contact::ALL {
            let touching: Vec<_> = Wheel::ALL
                .into_iter()
                .filter(|wheel| contact.touches(*wheel))
                .collect();
            assert_eq!(touching.len(), 2);
            for wheel in touching {
                let squared = squared_distance(centre(wheel), contact.point());
                assert!(
                    (squared - 100 * 100).abs() < 200,
                    "{contact:?} {wheel:?} {squared}"
                );
            }
        }
    }

    #[test]
    fn linked_symbols_are_nearest_to_their_contact() {
        for wheels in Wheels::all().step_by(7) {
            for contact in Contact::ALL {
                let (own, other) = wheels.link_symbols(contact.player_wheel, contact.link);
                for wheel in Wheel::ALL
                    .into_iter()
                    .filter(|wheel| contact.touches(*wheel))
                {
                    let (x, y) = centre(wheel);
                    let near = symbols(wheel, heading(&wheels, wheel))
                        .into_iter()
                        .min_by_key(|(_, direction)| {
                            let (right, down) = offset(*direction, symbol_radius(wheel));
                            squared_distance((x + right, y + down), contact.point())
                        });
                    let expected = if wheel == Wheel::Player(contact.player_wheel) {
                        own
                    } else {
                        other
                    };
                    assert_eq!(
                        near.map(|(symbol, _)| symbol),
                        Some(expected),
                        "{contact:?}"
                    );
                }
            }
        }
    }
}
