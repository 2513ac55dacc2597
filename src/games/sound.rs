//! Sounds of the games. The names are those of `static/sound.js`, which makes them.

use rules::Event;

/// A sound of something that happens in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card is played or drawn.
    Card,
    /// A tile or building is laid.
    Tile,
    /// A figure, disc or coin is moved.
    Piece,
    Wheel,
    /// Somebody scores or gains something.
    Points,
}

impl Sound {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Tile => "tile",
            Self::Piece => "piece",
            Self::Wheel => "wheel",
            Self::Points => "points",
        }
    }
}

/// The sounds of an action's events in order, each once.
pub fn sounds(events: &[Event]) -> Vec<Sound> {
    let mut sounds = Vec::new();
    for sound in events.iter().filter_map(super::sound) {
        if !sounds.contains(&sound) {
            sounds.push(sound);
        }
    }
    sounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::rng::Rng;
    use rules::{GameId, Setup, State};

    /// The sounds of some random games, by their first appearance.
    fn heard(game: GameId, players: u8) -> Vec<Sound> {
        let mut heard = Vec::new();
        for seed in 0..4 {
            let mut state = State::start(&Setup::new(game, players, seed).unwrap());
            let mut rng = Rng::new(seed, 1);
            while state.to_act().is_some() {
                let action = *rng.pick(&state.legal_actions()).unwrap();
                for sound in sounds(&state.apply(action).unwrap()) {
                    if !heard.contains(&sound) {
                        heard.push(sound);
                    }
                }
            }
        }
        heard.sort_by_key(|sound| *sound as u8);
        heard
    }

    #[test]
    fn every_game_has_its_sounds() {
        use Sound::{Card, Piece, Points, Tile, Wheel};
        for (game, players, wanted) in [
            (GameId::TurnOfTime, 1, &[Card][..]),
            (GameId::TurnOfTime, 4, &[Card]),
            (GameId::ArgonautsWheel, 2, &[Piece, Wheel, Points]),
            (GameId::WheelsOfTime, 2, &[Tile, Piece, Wheel, Points]),
            (GameId::WheelOfFortune, 2, &[Tile, Piece, Wheel, Points]),
            (GameId::WorldWonders, 1, &[Card, Tile, Piece, Points]),
            (GameId::WorldWonders, 2, &[Tile, Piece, Points]),
        ] {
            assert_eq!(heard(game, players), wanted, "{game:?}, {players}");
        }
    }

    #[test]
    fn an_action_makes_each_of_its_sounds_once() {
        let setup = Setup::new(GameId::WheelsOfTime, 1, 7).unwrap();
        let mut state = State::start(&setup);
        let turn = state.parse_action("turn-A").unwrap();
        assert_eq!(sounds(&state.apply(turn).unwrap()), [Sound::Wheel]);
        let end = state.parse_action("end").unwrap();
        let events = state.apply(end).unwrap();
        let wheels = sounds(&events).into_iter();
        assert_eq!(wheels.filter(|sound| *sound == Sound::Wheel).count(), 1);
    }

    #[test]
    fn the_script_knows_all_sounds() {
        let script = include_str!("../../static/sound.js");
        let all = [
            Sound::Card,
            Sound::Tile,
            Sound::Piece,
            Sound::Wheel,
            Sound::Points,
        ];
        for name in all.map(Sound::name).into_iter().chain(["turn", "end"]) {
            assert!(script.contains(&format!("\n  {name}: [")), "{name}");
        }
    }
}
