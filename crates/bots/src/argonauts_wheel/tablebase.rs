//! The solved game: the value of every reachable position.

use super::roots::{ROOT_COUNT, root_at, root_index};
use super::value::Value;
use rules::game::NullSink;
use rules::games::argonauts_wheel::{Action, Outcome, Position, Side};
use rules::rng::Rng;

/// The values of all roots, from which those of other positions follow by
/// turning the wheel.
pub struct Tablebase {
    /// Value codes by root index.
    values: Vec<u16>,
}

impl Tablebase {
    /// The tablebase of these root indices and values.
    pub(super) fn new(values: impl Iterator<Item = (u32, Value)>) -> Self {
        let mut tablebase = Self {
            values: vec![0; ROOT_COUNT],
        };
        for (root, value) in values {
            tablebase.values[root as usize] = value.code();
        }
        tablebase
    }

    /// The value of a position for the side to move. Unreachable positions count
    /// as draws.
    pub fn value(&self, position: &Position) -> Value {
        if position.idle == 0 {
            return self.root_value(position);
        }
        self.search_value(position)
    }

    /// The value of a legal action for the side that takes it.
    pub fn action_value(&self, position: &Position, action: Action) -> Value {
        match position.outcome(action, &mut NullSink) {
            Outcome::Won(_) => Value::Win(1),
            Outcome::Draw => Value::Draw,
            Outcome::Continues(next) => self.value(&next).backed_up(),
        }
    }

    /// The best action and its value: the quickest win, a draw, or the slowest
    /// loss; the first of several equal ones, moves before the turn of the wheel.
    /// `None` if there is no legal action.
    pub fn best_action(&self, position: &Position) -> Option<(Action, Value)> {
        let mut best: Option<(Action, Value)> = None;
        self.for_each_value(position, |action, value| {
            if best.is_none_or(|(_, best)| value > best) {
                best = Some((action, value));
            }
        });
        best
    }

    /// The action that wins, if exactly one does: all others draw or lose.
    pub fn only_win(&self, position: &Position) -> Option<Action> {
        let mut wins = 0;
        let mut last = None;
        self.for_each_value(position, |action, value| {
            if let Value::Win(_) = value {
                wins += 1;
                last = Some(action);
            }
        });
        last.filter(|_| wins == 1)
    }

    /// Calls `visit` with every legal action and its value, moves before the turn of the wheel.
    fn for_each_value(&self, position: &Position, mut visit: impl FnMut(Action, Value)) {
        let mut consider = |action| visit(action, self.action_value(position, action));
        position.for_each_move(|moved| consider(Action::Move(moved)));
        if position.may_turn() {
            consider(Action::Turn);
        }
    }

    /// The line of play to the end of the game if the side to move wins and has
    /// exactly one winning action at each of its turns. The other side holds out
    /// as long as possible, with the first such action in canonical order.
    pub fn only_winning_line(&self, position: Position) -> Option<Vec<Action>> {
        let mut line = Vec::new();
        let mut now = position;
        loop {
            let action = if line.len().is_multiple_of(2) {
                self.only_win(&now)?
            } else {
                self.best_action(&now)?.0
            };
            line.push(action);
            match now.outcome(action, &mut NullSink) {
                Outcome::Continues(next) => now = next,
                Outcome::Won(_) => return Some(line),
                Outcome::Draw => return None,
            }
        }
    }

    /// A position drawn at random from all that are possible right after a piece
    /// was moved, with its value. Black is to move. Positions that cannot be
    /// reached are among them; they count as draws.
    pub(crate) fn random_root(&self, rng: &mut Rng) -> (Position, Value) {
        let index = rng.below(ROOT_COUNT as u32);
        let code = self.values.get(index as usize).copied().unwrap_or(0);
        (root_at(index), Value::from_code(code))
    }

    /// The value of a position by the values of all its actions. Recurses once
    /// for each turn of the wheel that is still possible, at most 24 times.
    pub fn search_value(&self, position: &Position) -> Value {
        self.best_action(position)
            .map_or(Value::Draw, |(_, value)| value)
    }

    fn root_value(&self, position: &Position) -> Value {
        let wheel = match position.to_move {
            Side::Black => position.wheel,
            Side::White => position.wheel.swapped(),
        };
        let index = root_index(&wheel, position.battle) as usize;
        Value::from_code(self.values.get(index).copied().unwrap_or(0))
    }
}
