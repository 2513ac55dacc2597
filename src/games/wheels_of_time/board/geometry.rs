//! The geometry of the picture: where the four wheels lie, the five places
//! where they touch, and what is drawn there.
//!
//! Directions are twelfths of a circle, clockwise from the right. Coordinates
//! are whole SVG units.

use rules::games::wheels_of_time::{
    Link, Mark, PLAYER_WHEEL, PRODUCTION_WHEEL, Symbol, Wheel, Wheels,
};

/// The view box of the picture.
pub const VIEW_BOX: &str = "-214 -287 428 574";

/// A point, or an offset: x to the right, y down.
pub type Point = (i32, i32);

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

/// The offset of a point at this distance in a direction.
pub fn out(direction: u8, radius: i32) -> Point {
    let at = TWELFTHS.get(usize::from(direction % 12));
    let (x, y) = at.copied().unwrap_or_default();
    (x * radius / 1000, y * radius / 1000)
}

/// The middle of a wheel.
pub const fn middle(wheel: Wheel) -> Point {
    match wheel {
        Wheel::Player(Mark::One) => (-100, 0),
        Wheel::Player(Mark::Two) => (100, 0),
        Wheel::A => (0, -173),
        Wheel::B => (0, 173),
    }
}

/// The direction of a wheel's first space, as it lies.
pub fn heading(wheels: &Wheels, wheel: Wheel) -> u8 {
    // Where the space lies that tells how the wheel lies.
    let (mark, step) = match wheel {
        Wheel::Player(Mark::One) => (0, 2),
        Wheel::Player(Mark::Two) => (6, 2),
        Wheel::A => (4, 1),
        Wheel::B => (8, 1),
    };
    (mark + 12 - wheels.space(wheel) * step % 12) % 12
}

/// The symbols of a wheel with their directions, if its first space lies in
/// the direction `first`.
pub fn symbols(wheel: Wheel, first: u8) -> Vec<(Symbol, u8)> {
    let (symbols, step): (&[Symbol], u8) = match wheel {
        Wheel::Player(_) => (&PLAYER_WHEEL, 2),
        Wheel::A | Wheel::B => (&PRODUCTION_WHEEL, 1),
    };
    let places = (0_u8..).map(|space| (first + space * step) % 12);
    symbols.iter().copied().zip(places).collect()
}

/// The distance of a wheel's symbols from its middle.
pub const fn reach(wheel: Wheel) -> i32 {
    match wheel {
        Wheel::Player(_) => 67,
        Wheel::A | Wheel::B => 74,
    }
}

/// A place where two wheels touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contact {
    /// The player wheel that touches there; wheel 1 for the common link.
    pub mark: Mark,
    /// The link, as that wheel's player calls it.
    pub link: Link,
}

impl Contact {
    /// All five, the common one last.
    pub const ALL: [Self; 5] = [
        Self::of(Mark::One, Link::A),
        Self::of(Mark::One, Link::B),
        Self::of(Mark::Two, Link::A),
        Self::of(Mark::Two, Link::B),
        Self::of(Mark::One, Link::Common),
    ];

    const fn of(mark: Mark, link: Link) -> Self {
        Self { mark, link }
    }

    /// Where a player's link is.
    pub const fn at(mark: Mark, link: Link) -> Self {
        match link {
            Link::Common => Self::of(Mark::One, link),
            _ => Self::of(mark, link),
        }
    }

    /// Whether a turn of the wheel changes what meets here.
    pub fn touches(self, wheel: Wheel) -> bool {
        match wheel {
            Wheel::Player(mark) => mark == self.mark || self.link == Link::Common,
            Wheel::A => self.link == Link::A,
            Wheel::B => self.link == Link::B,
        }
    }

    /// Whether it is one of the links of this player wheel.
    pub fn is_of(self, mark: Mark) -> bool {
        mark == self.mark || self.link == Link::Common
    }

    /// Mirrored from the link of wheel 1 with A.
    const fn mirrored(self, (x, y): Point) -> Point {
        let x = match self.mark {
            Mark::One => x,
            Mark::Two => -x,
        };
        match self.link {
            Link::A => (x, y),
            Link::B => (x, -y),
            Link::Common => (0, 0),
        }
    }

    /// Where teeth meet.
    pub const fn teeth(self) -> Point {
        self.mirrored((-50, -87))
    }

    /// Where the badge stands that shows what the link does.
    pub const fn badge(self) -> Point {
        match self.link {
            Link::Common => (0, 58),
            _ => self.mirrored((-118, -126)),
        }
    }

    /// Where the preview stands of what the link would do after a turn.
    pub const fn ghost(self) -> Point {
        match self.link {
            Link::Common => (0, -58),
            _ => self.mirrored((-164, -153)),
        }
    }

    /// The direction from the player wheel to the other one, as an SVG
    /// transform.
    pub const fn along(self) -> &'static str {
        match (self.link, self.mark) {
            (Link::A, Mark::One) => "rotate(-60)",
            (Link::B, Mark::One) => "rotate(60)",
            (Link::A, Mark::Two) => "rotate(-120)",
            (Link::B, Mark::Two) => "rotate(120)",
            (Link::Common, _) => "",
        }
    }

    /// A short name, used as a key in lists.
    pub const fn id(self) -> &'static str {
        match (self.link, self.mark) {
            (Link::A, Mark::One) => "1A",
            (Link::B, Mark::One) => "1B",
            (Link::A, Mark::Two) => "2A",
            (Link::B, Mark::Two) => "2B",
            (Link::Common, _) => "C",
        }
    }
}

/// The name of a wheel in ids, keys and on the wheel itself.
pub const fn wheel_id(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Player(Mark::One) => "1",
        Wheel::Player(Mark::Two) => "2",
        Wheel::A => "A",
        Wheel::B => "B",
    }
}

/// The name of a link in ids.
pub const fn link_id(link: Link) -> &'static str {
    match link {
        Link::A => "A",
        Link::B => "B",
        Link::Common => "C",
    }
}

/// An SVG transform that moves the origin to a point.
pub fn at((x, y): Point) -> String {
    format!("translate({x} {y})")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart((x, y): Point, (to_x, to_y): Point) -> i32 {
        (x - to_x).pow(2) + (y - to_y).pow(2)
    }

    #[test]
    fn five_pairs_of_wheels_touch_where_contacts_are() {
        for contact in Contact::ALL {
            let touching: Vec<_> = Wheel::ALL
                .into_iter()
                .filter(|wheel| contact.touches(*wheel))
                .collect();
            assert_eq!(touching.len(), 2);
            for wheel in touching {
                let far = apart(middle(wheel), contact.teeth());
                assert!((far - 100 * 100).abs() < 200, "{contact:?} {wheel:?} {far}");
            }
        }
    }

    #[test]
    fn symbols_that_are_linked_lie_nearest_to_their_contact() {
        for wheels in Wheels::all().step_by(7) {
            for contact in Contact::ALL {
                let (own, other) = wheels.link(contact.mark, contact.link);
                for wheel in Wheel::ALL
                    .into_iter()
                    .filter(|wheel| contact.touches(*wheel))
                {
                    let (x, y) = middle(wheel);
                    let near = symbols(wheel, heading(&wheels, wheel))
                        .into_iter()
                        .min_by_key(|(_, direction)| {
                            let (right, down) = out(*direction, reach(wheel));
                            apart((x + right, y + down), contact.teeth())
                        });
                    let expected = if wheel == Wheel::Player(contact.mark) {
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
