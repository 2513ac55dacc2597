//! A match by link: people act on their own devices, and send the match to each other; who somebody at this
//! device is.

use super::{Announcement, Effect, Session};
use crate::store::{Joined, Mailbox};
use records::{Correspondence, Entry, Match, Name, OpenProposal, Player, Proposal, people};
use rules::Seat;

/// Upper bound on the number of entries that are played on the board after they came.
const MOST_SHOWN: usize = 30;

/// A match that waits for people elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// Whoever is waited for: to act, to answer, or because the computer plays on their device; `None` if the match is
    /// over and everybody else is to see it.
    pub to: Option<Seat>,
    /// Whether there is anything that the others do not have.
    pub is_new: bool,
}

impl Session {
    /// Whether people play on devices of their own.
    pub const fn is_by_link(&self) -> bool {
        self.record.correspondence().is_some()
    }

    /// What this device knows of a match by link, or of one that others have finished; `None` for
    /// other matches.
    pub const fn mailbox(&self) -> Option<&Mailbox> {
        self.mailbox.as_ref()
    }

    /// Whether the player of a seat uses this device. Variations are tried out for everybody.
    pub fn is_here(&self, seat: Seat) -> bool {
        let elsewhere = |mailbox: &Mailbox| !mailbox.is_here(seat);
        self.is_variation() || !self.mailbox.as_ref().is_some_and(elsewhere)
    }

    /// The person elsewhere who is to act in the shown position.
    pub fn friend_to_act(&self) -> Option<Seat> {
        let seat = self.record.position().to_act()?;
        (!self.is_here(seat) && self.player(seat) == Player::Human).then_some(seat)
    }

    /// Whether nobody here plays: others have shared the match when it was finished, or it is unknown
    /// who plays here, because it is not chosen yet or lost.
    pub fn is_only_watched(&self) -> bool {
        self.mailbox.as_ref().is_some_and(Mailbox::is_watched)
    }

    /// Whether bots act on this device: on that of the person who acted before them, or of the host if nobody did; where
    /// that person has resigned, also on that of the one before. Their levels and seeds are in the record, so that they
    /// would act the same on every device.
    pub fn bots_act_here(&self) -> bool {
        // Who has just resigned does not wait for the others to learn of it.
        let latest = (0..self.record.ply()).rev().find_map(|ply| {
            let seat = self.record.author(ply)?;
            let resigned = self.record.has_resigned_before(ply, seat);
            (self.player_of(seat, resigned) == Player::Human).then_some(seat)
        });
        let mut keepers = self.bots_seat().into_iter().chain(latest);
        self.record.correspondence().is_none() || keepers.any(|seat| self.is_here(seat))
    }

    /// The person on whose device bots act, in a match by link.
    fn bots_seat(&self) -> Option<Seat> {
        let host = self.record.correspondence()?.host;
        let plays = |seat: &Seat| self.player(*seat) == Player::Human;
        let acted = (0..self.record.ply()).rev();
        let acted = acted.filter_map(|ply| self.record.author(ply));
        let all = Seat::all(self.record.setup().players());
        let mut people = acted.chain([host]).chain(all).filter(plays);
        people.next()
    }

    /// The person elsewhere who is to answer what somebody here proposes.
    pub fn friend_to_answer(&self) -> Option<Seat> {
        let position = self.record.position();
        position.proposal().filter(|open| self.is_here(open.by))?;
        let answers = |seat: &Seat| {
            position.can_answer(*seat)
                && !self.is_here(*seat)
                && self.player(*seat) == Player::Human
        };
        Seat::all(self.record.setup().players()).find(answers)
    }

    /// What is proposed to a person here, and to whom.
    pub fn question(&self) -> Option<(OpenProposal, Seat)> {
        let position = self.record.position();
        let open = position.proposal().filter(|_| self.may_do_beside())?;
        let answers = |seat: &Seat| position.can_answer(*seat);
        let seat = self.people_here().find(answers)?;
        Some((*open, seat))
    }

    /// Whether people here may do something beside the game now, whoever is to act.
    fn may_do_beside(&self) -> bool {
        self.is_by_link()
            && self.is_mine()
            && !self.is_variation()
            && !self.is_browsing()
            && !self.is_over()
    }

    /// The seats of the people who play here and have not resigned.
    fn people_here(&self) -> impl Iterator<Item = Seat> {
        let seats = self.mailbox.iter().flat_map(|mailbox| &mailbox.seats);
        seats
            .copied()
            .filter(|seat| self.player(*seat) == Player::Human)
    }

    /// The person here who can ask for something now: who is to act, or else the first one.
    pub(super) fn asker(&self) -> Option<Seat> {
        let asker = self.actor().or_else(|| self.people_here().next());
        asker.filter(|_| self.may_do_beside())
    }

    /// The person here who can ask to take back a turn that others have.
    pub fn can_ask_back(&self) -> Option<Seat> {
        let position = self.record.position();
        // Whoever is to act answers, who is a person; or if it is who asks, any other person.
        let to_act = position.to_act()?;
        let is_friend = |seat: &Seat| !self.is_here(*seat) && self.player(*seat) == Player::Human;
        let asker = self.asker().filter(|seat| position.can_ask_back(*seat))?;
        let answers = |seat: &Seat| is_friend(seat) && (to_act == asker || to_act == *seat);
        let all = Seat::all(self.record.setup().players());
        let is_asked = all.into_iter().any(|seat| answers(&seat));
        // What nobody has got yet is simply undone.
        let acted_at = (0..self.record.ply()).rev().find(|ply| {
            self.record.author(*ply) == Some(asker)
                && matches!(self.record.entries().get(*ply), Some(Entry::Action(_)))
        })?;
        let is_sent = acted_at < self.record.exchanged_entries();
        (is_asked && is_sent).then_some(asker)
    }

    pub(super) fn propose(&mut self, proposal: Proposal) {
        let seat = match proposal {
            Proposal::Draw => self.asker().filter(|_| self.can_draw()),
            Proposal::TakeBack => self.can_ask_back(),
        };
        if let Some(seat) = seat {
            self.enter(Entry::Propose(seat, proposal), false);
        }
    }

    pub(super) fn answer(&mut self, accepts: bool) {
        if let Some((_, seat)) = self.question() {
            let entry = if accepts {
                Entry::Accept(seat)
            } else {
                Entry::Decline(seat)
            };
            self.enter(entry, false);
        }
    }

    /// The match that is to be sent now, if people elsewhere wait for it or act next.
    pub fn outgoing(&self) -> Option<Outgoing> {
        let (mailbox, own) = self.mailbox.as_ref().zip(self.record.correspondence())?;
        if mailbox.is_watched() || self.is_variation() || self.is_browsing() {
            return None;
        }
        let keeper = || {
            let waits = self.record.position().to_act().is_some() && self.actor().is_none();
            self.bots_seat()
                .filter(|seat| waits && !self.is_here(*seat))
        };
        let to = self
            .friend_to_act()
            .or_else(|| self.friend_to_answer())
            .or_else(keeper);
        if to.is_none() && !self.is_over() {
            return None;
        }
        Some(Outgoing {
            to,
            is_new: mailbox.has_news(self.record.ply(), own.host),
        })
    }

    /// The match as it is sent: its main line up to its head, without anything undone.
    pub fn match_to_send(&self) -> Match {
        self.main_line().without_undone()
    }

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
        let here = people(self.record.seats()).filter(|seat| *seat != friend);
        let here: Vec<Seat> = here.collect();
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

    /// Plays what came last on the board, once.
    pub(super) fn show_unseen(&mut self) {
        let Some(mailbox) = &mut self.mailbox else {
            return;
        };
        if let Some(from) = mailbox.unseen_from.take() {
            let first = if mailbox.is_watched() {
                // Who only watches is told the whole story.
                from
            } else {
                from.max(self.head.saturating_sub(MOST_SHOWN))
            };
            self.effects.push(Effect::SaveMailbox);
            self.replay_from(first);
        }
    }

    /// Whether undo stops here only because what comes before was sent.
    pub fn would_undo_exchanged(&self) -> bool {
        let sent = self.is_by_link() && !self.is_variation() && !self.is_browsing();
        let ply = self.record.ply();
        sent && self.undo_to().is_none() && ply > 0 && ply <= self.record.exchanged_entries()
    }

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
            config.is_some_and(|config| config.name.is_empty())
        });
        unnamed.is_some_and(|seat| self.record.set_name(seat, given))
    }
}
