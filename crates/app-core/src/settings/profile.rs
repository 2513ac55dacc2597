//! Who the player is, with whom they play, and how they usually play each game.

use crate::seat_controller::SeatController;
use records::{Colour, Name, UndoPolicy};
use rules::GameId;

/// So many names of other people are remembered.
const MAX_COMPANIONS: usize = 12;

/// Who the player is, and with whom they have played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// The player's name; empty if none was given. Seats get it when several people play:
    /// somebody who plays alone is addressed as "you".
    pub name: Name,
    /// The player's colour, if one was chosen.
    pub colour: Option<Colour>,
    /// Names of the people played with, the last ones first.
    pub companions: Vec<Name>,
}

impl Profile {
    /// Remembers the people of a match that begins: the player's name if none is known yet,
    /// and the names of all others.
    pub fn meet(&mut self, own: &Name, others: &[Name]) {
        if self.name.is_empty() {
            self.name = own.clone();
        }
        for name in others.iter().rev() {
            if name.is_empty() || *name == self.name {
                continue;
            }
            self.companions.retain(|known| known != name);
            self.companions.insert(0, name.clone());
        }
        self.companions.truncate(MAX_COMPANIONS);
    }

    /// Adds what another profile of the player knows.
    pub(super) fn add(&mut self, other: Self) {
        if self.name.is_empty() {
            self.name = other.name;
        }
        self.colour = self.colour.or(other.colour);
        for name in other.companions {
            if !self.companions.contains(&name) && name != self.name {
                self.companions.push(name);
            }
        }
        self.companions.truncate(MAX_COMPANIONS);
    }
}

/// How the player usually plays a game: the form of the last new game, without the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastSetup {
    /// The game.
    pub game: GameId,
    /// The seats, in turn order.
    pub seats: Vec<LastSeat>,
    /// Options that are not as in the rulebook, with their choices, by stable names.
    pub choices: Vec<(String, String)>,
    /// The undo policy that was chosen, if one was.
    pub undo: Option<UndoPolicy>,
    /// Whether there are aids; `None` means as in the settings.
    pub aids: Option<bool>,
}

/// A seat of a [`LastSetup`].
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastSeat {
    pub controller: SeatController,
    /// The name; empty if none was given, and for the player, whose name is in the
    /// [`Profile`].
    pub name: Name,
    pub colour: Colour,
}

impl LastSetup {
    /// The names of the other people in it.
    pub(super) fn people(&self) -> Vec<Name> {
        self.seats
            .iter()
            .filter(|seat| !seat.controller.is_bot())
            .map(|seat| seat.name.clone())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn companions_are_remembered_once_the_last_ones_first() {
        let mut profile = Profile::default();
        let name = Name::new;
        profile.meet(&name("Ada"), &[name("Ben"), name(""), name("Cleo")]);
        assert_eq!(profile.name, name("Ada"));
        profile.meet(&name("Dora"), &[name("Cleo"), name("Ada")]);
        assert_eq!(profile.name, name("Ada"));
        assert_eq!(profile.companions, [name("Cleo"), name("Ben")]);
        for number in 0..20 {
            profile.meet(&name(""), &[name(&format!("Guest {number}"))]);
        }
        assert_eq!(profile.companions.len(), MAX_COMPANIONS);
        assert_eq!(profile.companions[0], name("Guest 19"));
    }
}
