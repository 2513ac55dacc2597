//! The moves that the player can choose, with their effects.

use rules::game::Game as _;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, IllegalAction, Move, Piece, Station};
use text::games::argonauts_wheel::MoveEffect;

/// A legal move of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    pub action: Move,
    pub effect: MoveEffect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenPiece {
    pub from: Station,
    pub piece: Piece,
}

impl ChosenPiece {
    /// The piece that an action moves.
    pub const fn of(action: Move) -> Self {
        Self {
            from: action.from,
            piece: action.piece,
        }
    }
}

/// What a tap on a station does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Moves the chosen piece there.
    Act(Move),
    /// Chooses a piece, or clears the choice.
    Choose(Option<ChosenPiece>),
}

/// All legal moves of pieces: station by station, and piece by piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(pub Vec<Target>);

impl Choices {
    pub fn new(state: &ArgonautsWheel) -> Self {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let targets = legal.into_iter().filter_map(|action| match action {
            Action::Move(action) => Some(Target {
                action,
                effect: MoveEffect::from_move(state, action),
            }),
            Action::Turn => None,
        });
        Self(targets.collect())
    }

    /// The stations with pieces that can be chosen.
    pub fn stations(&self) -> Vec<Station> {
        let mut stations: Vec<Station> = self.0.iter().map(|target| target.action.from).collect();
        stations.dedup();
        stations
    }

    /// The pieces that can be chosen in a station: one, or the top piece and the whole stack or spire.
    pub fn pieces(&self, station: Station) -> Vec<Piece> {
        let targets = self.0.iter();
        let mut pieces: Vec<Piece> = targets
            .filter(|target| target.action.from == station)
            .map(|target| target.action.piece)
            .collect();
        pieces.dedup();
        pieces
    }

    pub fn targets(&self, chosen: ChosenPiece) -> impl Iterator<Item = &Target> {
        let targets = self.0.iter();
        targets.filter(move |target| ChosenPiece::of(target.action) == chosen)
    }

    /// The move of the chosen piece to a station.
    pub fn target(&self, chosen: Option<ChosenPiece>, to: Station) -> Option<&Target> {
        self.targets(chosen?).find(|target| target.action.to == to)
    }

    /// The effect of a tap on a station. A destination of the chosen piece moves it;
    /// its own station chooses the other part of a stack or spire, or clears the
    /// choice; another station chooses the piece there, the one of the hint first.
    pub fn tap(
        &self,
        chosen: Option<ChosenPiece>,
        station: Station,
        hint: Option<Move>,
    ) -> Option<Tap> {
        if let Some(target) = self.target(chosen, station) {
            return Some(Tap::Act(target.action));
        }
        let choices = self.pieces(station).into_iter().map(|piece| ChosenPiece {
            from: station,
            piece,
        });
        let first = choices.clone().next()?;
        Some(Tap::Choose(match chosen {
            Some(chosen) if chosen.from == station => choices
                .clone()
                .find(|choice| choices.len() > 1 && *choice != chosen),
            _ => {
                let hinted = hint.map(ChosenPiece::of);
                let hinted = choices.clone().find(|choice| hinted == Some(*choice));
                hinted.or(Some(first))
            }
        }))
    }
}

/// Why a tap on a station that is no choice does nothing: the chosen piece cannot go there, or no
/// piece can leave it.
pub fn why_not(
    state: &ArgonautsWheel,
    chosen: Option<ChosenPiece>,
    station: Station,
) -> Option<IllegalAction> {
    let check = |piece, from, to| {
        let action = Action::Move(Move { piece, from, to });
        state.check_action(action).err()
    };
    if let Some(ChosenPiece { from, piece }) = chosen {
        return check(piece, from, station);
    }
    let pieces = [
        Piece::Disc,
        Piece::Stack,
        Piece::Cone,
        Piece::ConeOfSpire,
        Piece::Spire,
    ];
    let ways = pieces
        .into_iter()
        .flat_map(|piece| Station::all().map(move |to| (piece, to)));
    // What is in its way says more than that it does not move like that.
    ways.filter_map(|(piece, to)| check(piece, station, to))
        .min_by_key(|illegal| {
            matches!(
                illegal,
                IllegalAction::OutOfReach { .. } | IllegalAction::NotAPiece(_)
            )
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::random_game;
    use rules::games::argonauts_wheel::Occupants;
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    /// Positions of random games.
    fn positions() -> Vec<ArgonautsWheel> {
        let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
        let games = (0..60).flat_map(|seed| random_game(&setup, Rng::new(seed, 9)));
        games
            .filter(|state: &ArgonautsWheel| state.to_act().is_some() && state.turn() < 120)
            .collect()
    }

    #[test]
    fn every_legal_move_can_be_reached_by_tapping_and_nothing_else() {
        let mut wholes = 0;
        for state in positions() {
            let choices = Choices::new(&state);
            let mut selections = vec![None];
            let mut reached = Vec::new();
            let mut next = 0;
            while next < selections.len() {
                for station in Station::all() {
                    match choices.tap(selections[next], station, None) {
                        Some(Tap::Act(action)) => reached.push(Action::Move(action)),
                        Some(Tap::Choose(chosen)) if !selections.contains(&chosen) => {
                            selections.push(chosen);
                        }
                        _ => {}
                    }
                }
                next += 1;
            }
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            for action in &legal {
                let Action::Move(legal_move) = action else {
                    continue;
                };
                assert!(reached.contains(action), "{action:?}");
                wholes += usize::from(matches!(legal_move.piece, Piece::Stack | Piece::Spire));
            }
            assert!(reached.iter().all(|action| legal.contains(action)));
        }
        assert!(wholes > 100, "{wholes}");
    }

    #[test]
    fn previews_match_the_outcome() {
        let mut counts = [0; 5];
        for state in positions() {
            let side = state.side_to_move().unwrap();
            for target in Choices::new(&state).0 {
                let before = state.wheel().occupants(target.action.to);
                let mut after = state.clone();
                after
                    .apply(Action::Move(target.action), &mut Vec::new())
                    .unwrap();
                let occupants = after.wheel().occupants(target.action.to);
                let count = |occupants: Occupants| occupants.discs.map_or(0, |discs| discs.count);
                let kind = match target.effect {
                    MoveEffect::Moves => {
                        assert_eq!(before, Occupants::default());
                        0
                    }
                    MoveEffect::Stacks => {
                        assert_eq!((count(before), count(occupants)), (1, 2));
                        1
                    }
                    MoveEffect::Kills { side: owner, count } => {
                        let discs = occupants.discs.unwrap();
                        assert!(occupants.is_upside_down() && owner == side.other());
                        assert_eq!((discs.side, discs.count), (owner, count));
                        2
                    }
                    MoveEffect::Revives { side: owner, count } => {
                        let discs = occupants.discs.unwrap();
                        assert_eq!(occupants.is_free_spire(), owner == side);
                        assert_eq!(occupants.is_prisoner_spire(), owner != side);
                        assert_eq!((discs.side, discs.count), (owner, count));
                        3
                    }
                    MoveEffect::Wins => {
                        assert_eq!(after.winner(), Some(side));
                        4
                    }
                };
                counts[kind] += 1;
            }
        }
        assert!(counts.iter().all(|count| *count > 5), "{counts:?}");
    }

    #[test]
    fn tapping_a_station_again_selects_its_other_piece_or_none() {
        let mut toggled = 0;
        for state in positions() {
            let choices = Choices::new(&state);
            for from in choices.stations() {
                let pieces = choices.pieces(from);
                let Some(Tap::Choose(first)) = choices.tap(None, from, None) else {
                    panic!("a piece is not chosen");
                };
                assert_eq!(first.unwrap().piece, pieces[0]);
                let Some(Tap::Choose(second)) = choices.tap(first, from, None) else {
                    panic!("the choice does not change");
                };
                match pieces.get(1) {
                    None => assert_eq!(second, None),
                    Some(whole) => {
                        assert_eq!(second.unwrap().piece, *whole);
                        let third = choices.tap(second, from, None);
                        assert_eq!(third, Some(Tap::Choose(first)));
                        toggled += 1;
                    }
                }
            }
        }
        assert!(toggled > 20, "{toggled}");
    }

    #[test]
    fn a_tap_selects_the_hinted_piece_first() {
        let (choices, hint) = positions()
            .into_iter()
            .find_map(|state| {
                let choices = Choices::new(&state);
                let is_second = |target: &&Target| {
                    choices.pieces(target.action.from).get(1) == Some(&target.action.piece)
                };
                let target = choices.0.iter().find(is_second)?;
                Some((choices.clone(), target.action))
            })
            .unwrap();
        let Some(Tap::Choose(Some(chosen))) = choices.tap(None, hint.from, Some(hint)) else {
            panic!("nothing is chosen");
        };
        assert_eq!(chosen.piece, hint.piece);
    }
}
