//! The groups of stored matches: who has to do something.

use super::{Mailbox, StoredSummary};
use records::Player;
use rules::Seat;

/// A group of stored matches, in the order in which they are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MatchGroup {
    /// By link: a person here is to act, or to send what was done.
    YourTurn,
    /// By link: somebody elsewhere is to act.
    Waiting,
    /// Played on this device alone.
    Here,
    /// Over.
    Finished,
}

impl MatchGroup {
    /// All groups in order.
    pub const ALL: [Self; 4] = [Self::YourTurn, Self::Waiting, Self::Here, Self::Finished];

    /// The group of a stored match.
    pub fn of(stored: &StoredSummary) -> Self {
        match &stored.mailbox {
            Some(mailbox) if is_unsent(stored, mailbox) => Self::YourTurn,
            _ if stored.summary.over => Self::Finished,
            None => Self::Here,
            Some(mailbox) if mailbox.seats.is_empty() => Self::Waiting,
            Some(mailbox) => match to_act(stored) {
                Some(seat) if mailbox.is_here(seat) => Self::YourTurn,
                _ => Self::Waiting,
            },
        }
    }
}

/// The seat whose decision it is.
fn to_act(stored: &StoredSummary) -> Option<Seat> {
    stored.summary.standing.as_ref()?.to_act
}

/// Whether a match by link has something that others wait for.
fn is_unsent(stored: &StoredSummary, mailbox: &Mailbox) -> bool {
    let here = to_act(stored).is_some_and(|seat| {
        let config = stored.summary.seats.get(seat.index());
        let is_person = config.is_some_and(|config| config.player == Player::Human);
        is_person && mailbox.is_here(seat)
    });
    let entries = stored.summary.entries as usize;
    let own = stored.summary.correspondence;
    let invites = own.is_some_and(|own| mailbox.is_here(own.host)) && !mailbox.was_sent(0);
    let is_new = entries > mailbox.settled || (entries == 0 && invites);
    !here && is_new && !mailbox.seats.is_empty()
}

impl StoredSummary {
    /// Whether it is a match by link with something that others wait for.
    pub fn is_unsent(&self) -> bool {
        let mailbox = self.mailbox.as_ref();
        mailbox.is_some_and(|mailbox| is_unsent(self, mailbox))
    }

    /// Whether it is a match by link that can be sent: people elsewhere wait for it, or are
    /// waited for.
    pub fn can_send(&self) -> bool {
        let is_person = |seat: Seat| {
            let config = self.summary.seats.get(seat.index());
            config.is_some_and(|config| config.player == Player::Human)
        };
        let plays_here = self
            .mailbox
            .as_ref()
            .is_some_and(|own| !own.seats.is_empty());
        self.is_unsent() || (plays_here && self.waits_for().is_some_and(is_person))
    }

    /// The seat to act in a match by link, if it is played elsewhere.
    pub fn waits_for(&self) -> Option<Seat> {
        let mailbox = self.mailbox.as_ref()?;
        to_act(self).filter(|seat| !mailbox.is_here(*seat))
    }

    /// The only seat of a match by link that is played here.
    pub fn own_seat(&self) -> Option<Seat> {
        match self.mailbox.as_ref()?.seats.as_slice() {
            [seat] => Some(*seat),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::{Correspondence, Match, SeatConfig, Summary, Title};
    use rules::{GameId, Setup};

    fn seat(number: u8) -> Seat {
        Seat::new(number - 1).unwrap()
    }

    /// A match of Turn of Time between two people after some actions.
    fn stored(actions: usize, mailbox: Option<Mailbox>) -> StoredSummary {
        let setup = Setup::new(GameId::TurnOfTime, 2, 7).unwrap();
        let seats = vec![SeatConfig::unnamed(Player::Human); 2];
        let mut match_ = Match::new(setup, seats).unwrap();
        if mailbox.is_some() {
            match_ = match_.with_correspondence(Correspondence {
                id: 1,
                host: seat(1),
            });
        }
        for _ in 0..actions {
            match match_.state().legal_actions().first() {
                Some(action) => match_.apply(*action).unwrap(),
                None => break,
            };
        }
        StoredSummary {
            id: "1".to_owned(),
            revision: 1,
            game: GameId::TurnOfTime,
            summary: Summary::of(&match_, Title::default(), 0),
            mailbox,
        }
    }

    fn mailbox(own: u8, settled: usize) -> Mailbox {
        Mailbox {
            settled,
            ..Mailbox::new(vec![seat(own)])
        }
    }

    #[test]
    fn a_match_is_listed_by_what_it_waits_for() {
        let of = |actions, mailbox| MatchGroup::of(&stored(actions, mailbox));
        assert_eq!(of(1, None), MatchGroup::Here);
        assert_eq!(of(1000, None), MatchGroup::Finished);
        // The first seat acts, sends, and waits.
        assert_eq!(of(0, Some(mailbox(1, 0))), MatchGroup::YourTurn);
        assert_eq!(of(1, Some(mailbox(1, 0))), MatchGroup::YourTurn);
        assert_eq!(of(1, Some(mailbox(1, 1))), MatchGroup::Waiting);
        assert_eq!(stored(1, Some(mailbox(1, 1))).waits_for(), Some(seat(2)));
        // The second one has got it.
        assert_eq!(of(1, Some(mailbox(2, 1))), MatchGroup::YourTurn);
        assert_eq!(stored(1, Some(mailbox(2, 1))).waits_for(), None);
        // Nobody has been invited yet.
        let mut host = stored(0, Some(mailbox(2, 0)));
        host.summary.correspondence = Some(Correspondence {
            id: 1,
            host: seat(2),
        });
        assert_eq!(MatchGroup::of(&host), MatchGroup::YourTurn);
        assert_eq!(
            MatchGroup::of(&stored(0, Some(mailbox(2, 0)))),
            MatchGroup::Waiting
        );
        // Only watched.
        assert_eq!(of(1, Some(Mailbox::default())), MatchGroup::Waiting);
        assert!(!stored(1, Some(Mailbox::default())).can_send());
        assert!(stored(1, Some(mailbox(1, 1))).can_send());
        assert!(!stored(1, Some(mailbox(2, 1))).can_send());
        // The last turn has to be sent too.
        let end = stored(1000, None).summary.entries as usize;
        assert_eq!(of(1000, Some(mailbox(1, end - 1))), MatchGroup::YourTurn);
        assert_eq!(of(1000, Some(mailbox(1, end))), MatchGroup::Finished);
    }
}
