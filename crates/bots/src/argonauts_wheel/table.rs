//! The solved game: the value of every position that games can come to.

use super::roots::{ROOTS, root_number};
use super::value::Value;
use rules::game::NullSink;
use rules::games::argonauts_wheel::{Action, Outcome, Position, Side};

/// Values of roots; all others follow by turning the wheel.
pub struct Table {
    /// By the roots' numbers, as codes.
    values: Vec<u16>,
}

impl Table {
    pub(super) fn new(values: impl Iterator<Item = (u32, Value)>) -> Self {
        let mut table = Self {
            values: vec![0; ROOTS],
        };
        for (root, value) in values {
            table.values[root as usize] = value.code();
        }
        table
    }

    /// What a position is worth to the one to move. Of a position that no
    /// game comes to nothing can be said: it is called a draw.
    #[must_use]
    pub fn value(&self, position: &Position) -> Value {
        if position.idle == 0 {
            return self.root(position);
        }
        self.best(position)
    }

    /// What an action is worth to the one who takes it; it is a legal one.
    #[must_use]
    pub fn worth(&self, position: &Position, action: Action) -> Value {
        match position.outcome(action, &mut NullSink) {
            Outcome::Won(_) => Value::Win(1),
            Outcome::Draw => Value::Draw,
            Outcome::Continues(next) => self.value(&next).before(),
        }
    }

    /// The best that the one to move can reach, found one turn ahead. Called
    /// again for each turn of the wheel that is left, at most 24 times.
    #[must_use]
    pub fn best(&self, position: &Position) -> Value {
        let mut best: Option<Value> = None;
        let mut take = |value| best = best.max(Some(value));
        position.for_each_move(|moved| take(self.worth(position, Action::Move(moved))));
        if position.may_turn() {
            take(self.worth(position, Action::Turn));
        }
        best.unwrap_or(Value::Draw)
    }

    fn root(&self, position: &Position) -> Value {
        let wheel = match position.to_move {
            Side::Black => position.wheel,
            Side::White => position.wheel.swapped(),
        };
        let number = root_number(&wheel, position.battle) as usize;
        Value::of_code(self.values.get(number).copied().unwrap_or(0))
    }
}
