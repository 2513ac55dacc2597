//! The games that the house is still building.

/// A game that is not there yet.
pub struct Coming {
    /// Its cover's symbol.
    pub emblem: &'static str,
    /// Its name.
    pub name: &'static str,
    /// One sentence that makes one want to play.
    pub pitch: &'static str,
    /// How many can play.
    pub players: &'static str,
}

/// All of them, in the house's order.
pub const COMING: [Coming; 3] = [
    Coming {
        emblem: "#emblem-wheels-of-time",
        name: "Wheels of Time",
        pitch: "Four toothed wheels drive each other. Turn one, and five links change what they give.",
        players: "1 or 2 players",
    },
    Coming {
        emblem: "#emblem-wheel-of-fortune",
        name: "Carcassonne: The Wheel of Fortune",
        pitch: "A country grows tile by tile, and a pig on the great wheel decides who gains and who pays.",
        players: "2 to 5 players",
    },
    Coming {
        emblem: "#emblem-world-wonders",
        name: "World Wonders",
        pitch: "Lay out an ancient city, street by street, and make room for the great monuments.",
        players: "1 to 5 players",
    },
];
