//! The line of actions that requests are about.

use protocol::LineUpdate;
use records::{Match, Player, SeatConfig};
use rules::{Setup, State};

/// A line, kept as a match: its checkpoints lead to any position of it within
/// a few actions.
pub(crate) struct Line(Match);

impl Line {
    /// The line after an update; nothing if the update does not fit it.
    pub(crate) fn updated(known: Option<Self>, update: LineUpdate) -> Option<Self> {
        match update {
            LineUpdate::Replace { setup, actions } => {
                let setup = Setup::try_from(setup).ok()?;
                let sitter = SeatConfig {
                    name: records::Name::default(),
                    player: Player::Human,
                };
                let sitters = vec![sitter; usize::from(setup.players())];
                Self(Match::new(setup, sitters).ok()?).followed_by(0, &actions)
            }
            LineUpdate::Extend { keep, actions } => known?.followed_by(keep, &actions),
        }
    }

    /// The first `keep` actions, then these.
    fn followed_by(mut self, keep: u32, actions: &[String]) -> Option<Self> {
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

    /// The state after `ply` actions, if the line has so many.
    pub(crate) fn state_at(&mut self, ply: u32) -> Option<&State> {
        let ply = usize::try_from(ply).ok()?;
        if ply > self.0.entries().len() {
            return None;
        }
        self.0.go_to(ply);
        Some(self.0.state())
    }
}
