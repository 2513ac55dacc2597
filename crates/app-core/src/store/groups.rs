//! Stored matches grouped by who is to act.

use super::StoredSummary;
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
            _ if stored.is_unsent() => Self::YourTurn,
            _ if stored.summary.over => Self::Finished,
            None => Self::Here,
            Some(mailbox) => match stored.to_act() {
                Some((seat, Player::Human)) if mailbox.is_here(seat) => Self::YourTurn,
                // The last person's device lets bots act.
                Some((_, player)) if player != Player::Human && stored.has_news() => Self::YourTurn,
                _ => Self::Waiting,
            },
        }
    }
}

impl StoredSummary {
    /// The seat whose decision it is, and its player.
    fn to_act(&self) -> Option<(Seat, Player)> {
        let seat = self.summary.standing.as_ref()?.to_act?;
        Some((seat, self.summary.seats.get(seat.index())?.player))
    }

    /// Whether it is a match by link that is played here, and others do not have all of it.
    fn has_news(&self) -> bool {
        self.mailbox
            .as_ref()
            .zip(self.summary.correspondence)
            .is_some_and(|(mailbox, own)| {
                let entries = self.summary.entries as usize;
                !mailbox.seats.is_empty() && mailbox.has_news(entries, own.host)
            })
    }

    /// Whether it is a match by link with something that people elsewhere wait for.
    pub fn is_unsent(&self) -> bool {
        self.has_news() && (self.summary.over || self.waits_for().is_some())
    }

    /// Whether it is a match by link that can be sent: there is something new, or somebody
    /// elsewhere is waited for and may have lost the link.
    pub fn can_send(&self) -> bool {
        let plays_here = self
            .mailbox
            .as_ref()
            .is_some_and(|own| !own.seats.is_empty());
        self.is_unsent() || (plays_here && self.waits_for().is_some())
    }

    /// The seat to act in a match by link, if a person elsewhere plays it.
    pub fn waits_for(&self) -> Option<Seat> {
        let mailbox = self.mailbox.as_ref()?;
        let (seat, player) = self.to_act()?;
        (player == Player::Human && !mailbox.is_here(seat)).then_some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Mailbox;
    use records::{Correspondence, Match, SeatConfig, Summary, Title};
    use rules::{GameId, Level, Setup};

    fn seat(number: u8) -> Seat {
        Seat::new(number - 1).unwrap()
    }

    /// A match of Turn of Time between two people after some actions.
    fn stored(actions: usize, mailbox: Option<Mailbox>) -> StoredSummary {
        stored_of([Player::Human; 2], actions, mailbox)
    }

    fn stored_of(players: [Player; 2], actions: usize, mailbox: Option<Mailbox>) -> StoredSummary {
        let setup = Setup::new(GameId::TurnOfTime, 2, 7).unwrap();
        let seats = players.iter().copied().map(SeatConfig::unnamed);
        let mut record = Match::new(setup, seats.collect()).unwrap();
        if mailbox.is_some() {
            record = record.with_correspondence(Correspondence {
                id: 1,
                host: seat(1),
            });
        }
        for _ in 0..actions {
            match record.state().legal_actions().first() {
                Some(action) => record.apply(*action).unwrap(),
                None => break,
            };
        }
        StoredSummary {
            id: "1".to_owned(),
            revision: 1,
            game: GameId::TurnOfTime,
            summary: Summary::new(&record, Title::default(), 0),
            mailbox,
        }
    }

    fn mailbox(own: u8, exchanged: usize) -> Mailbox {
        Mailbox {
            exchanged,
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
        // A bot acts next, here.
        let with_bot = |actions, exchanged| {
            let players = [Player::Human, Player::Bot(Level::Casual)];
            stored_of(players, actions, Some(mailbox(1, exchanged)))
        };
        assert_eq!(MatchGroup::of(&with_bot(1, 0)), MatchGroup::YourTurn);
        assert!(!with_bot(1, 0).can_send());
        assert_eq!(MatchGroup::of(&with_bot(1, 1)), MatchGroup::Waiting);
        // The last turn has to be sent too.
        let end = stored(1000, None).summary.entries as usize;
        assert_eq!(of(1000, Some(mailbox(1, end - 1))), MatchGroup::YourTurn);
        assert_eq!(of(1000, Some(mailbox(1, end))), MatchGroup::Finished);
    }
}
