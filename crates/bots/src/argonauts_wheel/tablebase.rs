//! The solved game: the value of every reachable position.

use super::roots::{ROOT_COUNT, root_index};
use super::value::Value;
use rules::game::NullSink;
use rules::games::argonauts_wheel::{Action, Outcome, Position, Side};

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
    #[must_use]
    pub fn value(&self, position: &Position) -> Value {
        if position.idle == 0 {
            return self.root_value(position);
        }
        self.search_value(position)
    }

    /// The value of a legal action for the side that takes it.
    #[must_use]
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
    #[must_use]
    pub fn best_action(&self, position: &Position) -> Option<(Action, Value)> {
        let mut best: Option<(Action, Value)> = None;
        let mut consider = |action| {
            let value = self.action_value(position, action);
            if best.is_none_or(|(_, best)| value > best) {
                best = Some((action, value));
            }
        };
        position.for_each_move(|moved| consider(Action::Move(moved)));
        if position.may_turn() {
            consider(Action::Turn);
        }
        best
    }

    /// The value of a position by the values of all its actions. Recurses once
    /// for each turn of the wheel that is still possible, at most 24 times.
    #[must_use]
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
