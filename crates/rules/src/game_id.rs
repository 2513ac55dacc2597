//! The permanent names and numbers of the games.
//!
//! This is a list of names and knows no game: [`Game::ID`](crate::game::Game::ID) names a
//! game from its side, the [registry](crate::registry) leads from a name to the game.

macro_rules! game_ids {
    ($(
        $(#[doc = $doc:literal])*
        $(#[cfg($cfg:meta)])?
        $name:ident = $code:literal $id:literal;
    )+) => {
        /// Identifies a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameId { $($(#[doc = $doc])* $(#[cfg($cfg)])? $name = $code,)+ }

        impl GameId {
            /// All games, in the order in which they are presented.
            pub const ALL: &'static [Self] = &[$($(#[cfg($cfg)])? Self::$name,)+];

            /// Stable name, used in records and addresses.
            pub const fn id(self) -> &'static str {
                match self { $($(#[cfg($cfg)])? Self::$name => $id,)+ }
            }
        }
    };
}

game_ids! {
    /// Turn of Time.
    TurnOfTime = 1 "turn-of-time";
    /// Argonaut's Wheel.
    ArgonautsWheel = 2 "argonauts-wheel";
    /// Wheels of Time.
    WheelsOfTime = 3 "wheels-of-time";
    /// Carcassonne: The Wheel of Fortune.
    WheelOfFortune = 4 "wheel-of-fortune";
    /// World Wonders.
    WorldWonders = 5 "world-wonders";
    /// Noughts and crosses, a sample game for tests, which no page contains.
    #[cfg(not(target_arch = "wasm32"))]
    Noughts = 255 "noughts";
}

impl GameId {
    /// Stable number, used in links.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The games that players are offered, in the order in which they are presented: all but the
    /// sample game, which only native programs have.
    pub fn listed() -> impl Iterator<Item = Self> {
        const SAMPLE: u8 = u8::MAX;
        Self::ALL
            .iter()
            .copied()
            .filter(|game| game.code() != SAMPLE)
    }

    /// The game with this stable name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.id() == id)
    }

    /// The game with this stable number.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.code() == code)
    }
}
