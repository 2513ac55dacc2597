//! The moves that the player can choose, grouped by station and piece, with their
//! effects.

use rules::game::Game as _;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, IllegalAction, Move, Piece, Station};
use text::games::argonauts_wheel::MoveEffect;

/// A destination of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    pub action: Move,
    pub effect: MoveEffect,
}

/// A piece that can be moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovablePiece {
    pub piece: Piece,
    pub targets: Vec<Target>,
}

impl MovablePiece {
    /// The move to a station.
    pub fn target(&self, station: Station) -> Option<&Target> {
        self.targets
            .iter()
            .find(|target| target.action.to == station)
    }
}

/// The movable pieces of one station: one, or the top piece and the whole stack or
/// spire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub from: Station,
    /// The top piece before the whole.
    pub pieces: Vec<MovablePiece>,
}

/// The chosen piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenPiece {
    pub from: Station,
    pub piece: Piece,
}

/// What a tap on a station does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Moves the chosen piece there.
    Act(Move),
    /// Chooses a piece, or clears the choice.
    Choose(Option<ChosenPiece>),
}

/// All legal moves of pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(pub Vec<Choice>);

impl Choices {
    /// The choices in a state.
    pub fn new(state: &ArgonautsWheel) -> Self {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let mut choices: Vec<Choice> = Vec::new();
        for action in legal {
            let Action::Move(action) = action else {
                continue;
            };
            let target = Target {
                action,
                effect: MoveEffect::from_move(state, action),
            };
            let index = choices
                .iter()
                .position(|choice| choice.from == action.from)
                .unwrap_or_else(|| {
                    choices.push(Choice {
                        from: action.from,
                        pieces: Vec::new(),
                    });
                    choices.len() - 1
                });
            let Some(choice) = choices.get_mut(index) else {
                continue;
            };
            match choice.pieces.last_mut() {
                Some(movable) if movable.piece == action.piece => movable.targets.push(target),
                _ => choice.pieces.push(MovablePiece {
                    piece: action.piece,
                    targets: vec![target],
                }),
            }
        }
        Self(choices)
    }

    /// The pieces that can be chosen in a station.
    pub fn in_station(&self, station: Station) -> Option<&Choice> {
        self.0.iter().find(|choice| choice.from == station)
    }

    /// The chosen piece with its moves.
    pub fn movable_piece(&self, chosen: Option<ChosenPiece>) -> Option<&MovablePiece> {
        let chosen = chosen?;
        let pieces = &self.in_station(chosen.from)?.pieces;
        pieces.iter().find(|movable| movable.piece == chosen.piece)
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
        if let Some(target) = self
            .movable_piece(chosen)
            .and_then(|movable| movable.target(station))
        {
            return Some(Tap::Act(target.action));
        }
        let choice = self.in_station(station)?;
        let pieces = || choice.pieces.iter().map(|movable| movable.piece);
        let piece = match chosen {
            Some(chosen) if chosen.from == station => {
                pieces().find(|piece| pieces().len() > 1 && *piece != chosen.piece)
            }
            _ => {
                let hinted = hint
                    .filter(|hint| hint.from == station)
                    .map(|hint| hint.piece);
                pieces()
                    .find(|piece| hinted == Some(*piece))
                    .or_else(|| pieces().next())
            }
        };
        Some(Tap::Choose(piece.map(|piece| ChosenPiece {
            from: station,
            piece,
        })))
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
    use rules::games::argonauts_wheel::Occupants;
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    /// Positions of random games.
    fn positions() -> Vec<ArgonautsWheel> {
        let mut found = Vec::new();
        for seed in 0..60 {
            let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
            let mut state = ArgonautsWheel::start(&setup);
            let mut rng = Rng::new(seed, 9);
            let mut legal = Vec::new();
            while state.to_act().is_some() && state.turn() < 120 {
                found.push(state.clone());
                legal.clear();
                state.legal_actions(&mut legal);
                state.apply_unchecked(*rng.pick(&legal).unwrap(), &mut Vec::new());
            }
        }
        found
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
            for choice in Choices::new(&state).0 {
                for target in choice.pieces.iter().flat_map(|movable| &movable.targets) {
                    let before = state.wheel().occupants(target.action.to);
                    let mut after = state.clone();
                    after
                        .apply(Action::Move(target.action), &mut Vec::new())
                        .unwrap();
                    let occupants = after.wheel().occupants(target.action.to);
                    let count =
                        |occupants: Occupants| occupants.discs.map_or(0, |discs| discs.count);
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
        }
        assert!(counts.iter().all(|count| *count > 5), "{counts:?}");
    }

    #[test]
    fn tapping_a_station_again_selects_its_other_piece_or_none() {
        let mut toggled = 0;
        for state in positions() {
            let choices = Choices::new(&state);
            for choice in &choices.0 {
                let Some(Tap::Choose(first)) = choices.tap(None, choice.from, None) else {
                    panic!("a piece is not chosen");
                };
                assert_eq!(first.unwrap().piece, choice.pieces[0].piece);
                let Some(Tap::Choose(second)) = choices.tap(first, choice.from, None) else {
                    panic!("the choice does not change");
                };
                match choice.pieces.get(1) {
                    None => assert_eq!(second, None),
                    Some(whole) => {
                        assert_eq!(second.unwrap().piece, whole.piece);
                        let third = choices.tap(second, choice.from, None);
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
                let target = choices
                    .0
                    .iter()
                    .find(|choice| choice.pieces.len() > 1)?
                    .pieces[1]
                    .targets[0];
                Some((choices.clone(), target.action))
            })
            .unwrap();
        let Some(Tap::Choose(Some(chosen))) = choices.tap(None, hint.from, Some(hint)) else {
            panic!("nothing is chosen");
        };
        assert_eq!(chosen.piece, hint.piece);
    }
}
