//! What this device knows of a match by link beside the match itself.

use crate::json::{integer, versioned};
use rules::Seat;
use serde_json::json;

/// Version of the stored form.
const VERSION: u32 = 1;

/// Who plays here in a match by link, and what went to the others or came from them. It stays
/// on the device: links and records do not have it. A finished match that somebody shared has one
/// without seats: nobody here has played it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mailbox {
    /// The seats whose players use this device; nobody if the match is only watched.
    pub seats: Vec<Seat>,
    /// Number of entries of the main line that other people have: what was sent, and what
    /// came from them. They stay as they are.
    pub exchanged: usize,
    /// What was sent last.
    pub sent: Option<Sent>,
    /// The number of entries before what came last, until it was shown on the board.
    pub unseen_from: Option<usize>,
    /// Whether somebody here asked for the match, whoever is its host.
    pub is_asked_for: bool,
    /// When somebody here said who they are; nobody did on the device on which the match began.
    pub joined: Option<Joined>,
}

/// Somebody has said who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joined {
    /// Number of entries of the main line at that time.
    pub entries: usize,
    /// Whether they gave their seat its name.
    pub is_named: bool,
}

/// A match that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    /// Number of entries of its main line.
    pub entries: usize,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl Mailbox {
    /// The mailbox of a match that begins, with the seats that are played here.
    pub fn new(seats: Vec<Seat>) -> Self {
        Self {
            seats,
            ..Self::default()
        }
    }

    /// The mailbox of a match that others have finished, with this number of entries.
    pub fn watched(entries: usize) -> Self {
        Self {
            exchanged: entries,
            ..Self::default()
        }
    }

    /// Whether nobody here plays the match, or it is unknown who does.
    pub const fn is_watched(&self) -> bool {
        self.seats.is_empty()
    }

    /// Whether a seat is played here.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// Whether the match was sent with this number of entries.
    pub fn was_sent(&self, entries: usize) -> bool {
        self.sent.is_some_and(|sent| sent.entries == entries)
    }

    /// Whether the others do not have a match yet that has this number of entries, or the host
    /// has not invited them.
    pub fn has_news(&self, entries: usize, host: Seat) -> bool {
        let invites =
            entries == 0 && (self.is_here(host) || self.is_asked_for) && !self.was_sent(0);
        entries > self.exchanged || invites
    }

    /// The only seat that is played here.
    pub fn only_seat(&self) -> Option<Seat> {
        match self.seats.as_slice() {
            [seat] => Some(*seat),
            _ => None,
        }
    }

    /// The match goes to the others.
    pub fn send(&mut self, entries: usize, at: u64) {
        self.exchanged = self.exchanged.max(entries);
        self.sent = Some(Sent { entries, at });
    }

    /// Entries came from the others; before, there were `known` ones here.
    pub fn receive(&mut self, known: usize, entries: usize) {
        self.exchanged = self.exchanged.max(entries);
        // What came before may not have been shown either.
        self.unseen_from = Some(self.unseen_from.map_or(known, |from| from.min(known)));
    }

    /// The text that is stored.
    pub fn write(&self) -> String {
        let seats: Vec<u8> = self.seats.iter().map(|seat| seat.number()).collect();
        let mut json = json!({ "version": VERSION, "seats": seats, "settled": self.exchanged });
        if let Some(Sent { entries, at }) = self.sent {
            json["sent"] = entries.into();
            json["sent-at"] = at.into();
        }
        if let Some(from) = self.unseen_from {
            json["unseen-from"] = from.into();
        }
        if self.is_asked_for {
            json["asked-for"] = true.into();
        }
        if let Some(Joined { entries, is_named }) = self.joined {
            json["joined"] = entries.into();
            if is_named {
                json["named"] = true.into();
            }
        }
        json.to_string()
    }

    /// Reads a stored text; `None` if it is not a mailbox, or one of a later version.
    pub fn read(text: &str) -> Option<Self> {
        let json = versioned(text, VERSION)?;
        let seats = json["seats"].as_array()?.iter().map(|number| {
            let number: u8 = integer(number)?;
            Seat::new(number.checked_sub(1)?)
        });
        let sent = integer(&json["sent"]).zip(integer(&json["sent-at"]));
        Some(Self {
            seats: seats.collect::<Option<_>>()?,
            exchanged: integer(&json["settled"])?,
            sent: sent.map(|(entries, at)| Sent { entries, at }),
            unseen_from: integer(&json["unseen-from"]),
            is_asked_for: json["asked-for"].as_bool().unwrap_or_default(),
            joined: integer(&json["joined"]).map(|entries| Joined {
                entries,
                is_named: json["named"] == true,
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Vec<Seat> {
        numbers.iter().filter_map(|n| Seat::new(n - 1)).collect()
    }

    #[test]
    fn the_first_version_is_read_and_written_unchanged_forever() {
        let text = r#"{"version":1,"seats":[1,3],"settled":12,"sent":12,"sent-at":1764000000123,"unseen-from":7}"#;
        let mailbox = Mailbox {
            seats: seats(&[1, 3]),
            exchanged: 12,
            sent: Some(Sent {
                entries: 12,
                at: 1_764_000_000_123,
            }),
            unseen_from: Some(7),
            is_asked_for: false,
            joined: None,
        };
        assert_eq!(Mailbox::read(text), Some(mailbox.clone()));
        assert_eq!(mailbox.write(), text);
        for is_named in [false, true] {
            let joined = Joined {
                entries: 5,
                is_named,
            };
            let mailbox = Mailbox {
                joined: Some(joined),
                ..Mailbox::new(seats(&[2]))
            };
            assert_eq!(Mailbox::read(&mailbox.write()), Some(mailbox));
        }
        let new = Mailbox::new(seats(&[2]));
        assert_eq!(Mailbox::read(&new.write()), Some(new));
    }

    #[test]
    fn other_texts_are_no_mailbox() {
        for text in [
            "",
            "{}",
            "[]",
            r#"{"version":2,"seats":[1],"settled":0}"#,
            r#"{"version":1,"seats":[0],"settled":0}"#,
            r#"{"version":1,"seats":[99],"settled":0}"#,
            r#"{"version":1,"seats":1,"settled":0}"#,
            r#"{"version":1,"seats":[1],"settled":-1}"#,
        ] {
            assert_eq!(Mailbox::read(text), None, "{text}");
        }
    }

    #[test]
    fn what_was_exchanged_stays_exchanged() {
        let mut mailbox = Mailbox::new(seats(&[1]));
        mailbox.send(4, 1000);
        assert!(mailbox.was_sent(4) && !mailbox.was_sent(3));
        mailbox.receive(4, 9);
        mailbox.receive(9, 11);
        // An earlier position is sent once more.
        mailbox.send(10, 2000);
        assert_eq!((mailbox.exchanged, mailbox.unseen_from), (11, Some(4)));
    }

    #[test]
    fn a_damaged_text_is_another_mailbox_or_none() {
        let mut mailbox = Mailbox::new(seats(&[1, 3]));
        mailbox.send(12, 1_764_000_000_123);
        mailbox.receive(12, 40);
        let text = mailbox.write();
        for at in 0..text.len() {
            assert_eq!(Mailbox::read(&text[..at]), None);
            for letter in ["", "9", "-", "}", "\"", "x"] {
                let changed = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
                if let Some(read) = Mailbox::read(&changed) {
                    assert_eq!(Mailbox::read(&read.write()), Some(read));
                }
            }
        }
    }
}
