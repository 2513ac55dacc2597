//! A match by link: people act on their own devices, and send the match to each other.

use super::{Announcement, Effect, Session};
use crate::store::Mailbox;
use records::{Correspondence, Match, Player};
use rules::Seat;

/// Upper bound on the number of entries that are played on the board after they came.
const MOST_SHOWN: usize = 30;

/// A match that waits for people elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// The seat to act, or `None` if the match is over and everybody else is to see it.
    pub to: Option<Seat>,
    /// Whether there is anything that the others do not have.
    pub is_new: bool,
}

impl Session {
    /// Whether people play on devices of their own.
    #[must_use]
    pub const fn is_by_link(&self) -> bool {
        self.record.correspondence().is_some()
    }

    /// What this device knows of a match by link, or of one that others have finished; `None` for
    /// other matches.
    #[must_use]
    pub const fn mailbox(&self) -> Option<&Mailbox> {
        self.mailbox.as_ref()
    }

    /// Whether the player of a seat uses this device. Variations are tried out for everybody.
    #[must_use]
    pub fn is_here(&self, seat: Seat) -> bool {
        let elsewhere = |mailbox: &Mailbox| !mailbox.is_here(seat);
        self.is_variation() || !self.mailbox.as_ref().is_some_and(elsewhere)
    }

    /// The person elsewhere who is to act in the shown position.
    #[must_use]
    pub fn friend_to_act(&self) -> Option<Seat> {
        let seat = self.record.position().to_act()?;
        (!self.is_here(seat) && self.player(seat) == Player::Human).then_some(seat)
    }

    /// Whether nobody here plays: others have shared the match when it was finished, or it is unknown
    /// who plays here, because it is not chosen yet or lost.
    #[must_use]
    pub fn is_only_watched(&self) -> bool {
        self.mailbox.as_ref().is_some_and(Mailbox::is_watched)
    }

    /// Whether bots act on this device: on that of the person who acted before them, or of the
    /// host if nobody did. Their levels and seeds are in the record, so that they would act the
    /// same on every device.
    #[must_use]
    pub fn bots_act_here(&self) -> bool {
        let Some(own) = self.record.correspondence() else {
            return true;
        };
        let people = (0..self.record.ply()).rev().filter_map(|ply| {
            let seat = self.record.to_act_before(ply)?;
            let resigned = self.record.has_resigned_before(ply, seat);
            (self.player_of(seat, resigned) == Player::Human).then_some(seat)
        });
        self.is_here(people.into_iter().next().unwrap_or(own.host))
    }

    /// The match that is to be sent now, if people elsewhere wait for it or act next.
    #[must_use]
    pub fn outgoing(&self) -> Option<Outgoing> {
        let (mailbox, own) = self.mailbox.as_ref().zip(self.record.correspondence())?;
        if mailbox.is_watched() || self.is_variation() || self.is_browsing() {
            return None;
        }
        let to = self.friend_to_act();
        if to.is_none() && !self.is_over() {
            return None;
        }
        Some(Outgoing {
            to,
            is_new: mailbox.has_news(self.record.ply(), own.host),
        })
    }

    /// The match as it is sent: its main line up to its head, without anything undone.
    #[must_use]
    pub fn match_to_send(&self) -> Match {
        self.main_line().without_undone()
    }

    /// The match is sent.
    pub(super) fn sent(&mut self, at: u64) {
        let entries = self.match_to_send().entries().len();
        if let Some(mailbox) = &mut self.mailbox {
            mailbox.send(entries, at);
            self.record.set_exchanged_entries(mailbox.exchanged);
            // If there was no room for it before, there may be now.
            self.effects.push(Effect::Save);
            self.effects.push(Effect::SaveMailbox);
            self.announce(Announcement::Status);
        }
    }

    /// Turns a match that is played here into one by link; everybody but the friend stays here.
    pub(super) fn play_by_link(&mut self, friend: Seat, id: u32) {
        let here: Vec<Seat> = Seat::all(self.record.setup().players())
            .zip(self.record.seats())
            .filter(|(seat, config)| *seat != friend && config.player == Player::Human)
            .map(|(seat, _)| seat)
            .collect();
        let Some(&host) = here.first().filter(|_| self.mailbox.is_none()) else {
            return;
        };
        let own = Correspondence { id, host };
        self.record = self.record.clone().with_correspondence(own);
        self.record.set_player(friend, Player::Human);
        self.mailbox = Some(Mailbox::new(here));
        self.effects.push(Effect::SaveMailbox);
        self.match_changed();
        self.announce(Announcement::Status);
    }

    /// Sets who plays here.
    pub(super) fn claim_seats(&mut self, seats: Vec<Seat>) {
        if let Some(mailbox) = &mut self.mailbox {
            mailbox.seats = seats;
            self.effects.push(Effect::SaveMailbox);
            self.browse_to(self.head);
            self.settle();
            self.announce(Announcement::Everything);
        }
    }

    /// Plays what came last on the board, once.
    pub(super) fn show_unseen(&mut self) {
        let Some(mailbox) = &mut self.mailbox else {
            return;
        };
        if let Some(from) = mailbox.unseen_from.take() {
            self.effects.push(Effect::SaveMailbox);
            self.replay_from(from.max(self.head.saturating_sub(MOST_SHOWN)));
        }
    }

    /// Whether undo stops here only because what comes before was sent.
    #[must_use]
    pub fn would_undo_exchanged(&self) -> bool {
        let sent = self.is_by_link() && !self.is_variation() && !self.is_browsing();
        let ply = self.record.ply();
        sent && self.undo_to().is_none() && ply > 0 && ply <= self.record.exchanged_entries()
    }
}
