//! The line of actions that requests refer to.

use protocol::LineUpdate;
use records::{Match, Player, SeatConfig};
use rules::{Setup, State};

/// A line, held as a match, whose checkpoints make every position cheap to reach.
pub(crate) struct Line(Match);

impl Line {
    /// The line after an update, or `None` if the update does not fit.
    pub(crate) fn updated(current: Option<Self>, update: LineUpdate) -> Option<Self> {
        match update {
            LineUpdate::Replace { setup, actions } => {
                let setup = Setup::try_from(setup).ok()?;
                let seats = vec![SeatConfig::unnamed(Player::Human); usize::from(setup.players())];
                Self(Match::new(setup, seats).ok()?).extended(0, &actions)
            }
            LineUpdate::Extend { keep, actions } => current?.extended(keep, &actions),
        }
    }

    /// The first `keep` actions followed by `actions`, or `None` if that is not
    /// possible.
    fn extended(mut self, keep: u32, actions: &[String]) -> Option<Self> {
        let line = &mut self.0;
        let keep = usize::try_from(keep).ok()?;
        if keep > line.entries().len() {
            return None;
        }
        line.go_to(keep);
        for text in actions {
            let action = line.state().parse_action(text).ok()?;
            line.apply(action).ok()?;
        }
        Some(self)
    }

    /// The state after `ply` actions, or `None` if the line is shorter.
    pub(crate) fn state_at(&mut self, ply: u32) -> Option<&State> {
        let ply = usize::try_from(ply).ok()?;
        if ply > self.0.entries().len() {
            return None;
        }
        self.0.go_to(ply);
        Some(self.0.state())
    }
}
