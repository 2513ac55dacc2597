//! Who somebody at this device is, in a match by link.

use super::{Announcement, Effect, Session};
use crate::store::Joined;
use records::{Name, people};
use rules::Seat;

impl Session {
    /// The seats that somebody here took when joining, while nothing was done or sent from here: it may have been the
    /// wrong one.
    pub fn seats_in_question(&self) -> Option<&[Seat]> {
        let mailbox = self.mailbox.as_ref().filter(|_| self.is_by_link())?;
        let joined = mailbox.joined.filter(|_| mailbox.sent.is_none())?;
        let is_untouched = (joined.entries..self.head).all(|ply| {
            let author = self.record.author(ply);
            !author.is_some_and(|seat| mailbox.is_here(seat))
        });
        (is_untouched && !self.is_variation() && !self.is_over()).then_some(&*mailbox.seats)
    }

    /// The seats of people, of whom somebody here may be one: who has resigned plays no more.
    pub fn claimable_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        let may_play = |seat: Seat| {
            self.has_ended() || !self.record.has_resigned_before(self.record.ply(), seat)
        };
        people(self.record.seats()).filter(move |seat| may_play(*seat))
    }

    /// Sets who plays here.
    pub(super) fn claim_seats(&mut self, seats: Vec<Seat>) {
        let is_by_link = self.is_by_link();
        let Some(mailbox) = &mut self.mailbox else {
            return;
        };
        let (former, now) = (mailbox.only_seat(), seats.first().copied());
        mailbox.seats = seats;
        if is_by_link {
            let gave_name = mailbox.joined.is_some_and(|joined| joined.is_named);
            let entries = mailbox.exchanged;
            let is_named = match former.filter(|_| gave_name) {
                Some(former) => self.move_name(former, now),
                None => gave_name,
            };
            if let Some(mailbox) = &mut self.mailbox {
                mailbox.joined = Some(Joined { entries, is_named });
            }
        }
        self.effects.push(Effect::SaveMailbox);
        self.browse_to(self.head);
        self.settle();
        self.announce(Announcement::Everything);
    }

    /// The name that somebody gave a seat by mistake belongs to the one that is theirs, unless that has one. Returns
    /// whether it got it.
    fn move_name(&mut self, former: Seat, now: Option<Seat>) -> bool {
        let name_of = |seat: Seat| self.record.seat_config(seat).map(|own| own.name.clone());
        let given = name_of(former).unwrap_or_default();
        self.record.set_name(former, Name::default());
        self.effects.push(Effect::Save);
        let unnamed = now.filter(|now| {
            let config = self.record.seat_config(*now);
            config.is_some_and(|config| config.name.as_str().is_empty())
        });
        unnamed.is_some_and(|seat| self.record.set_name(seat, given))
    }
}
