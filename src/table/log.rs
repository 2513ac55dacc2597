//! What happened, in words, entry by entry.

use crate::text::Words;
use records::{Entry, Match};
use std::rc::Rc;

/// One entry of a match in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    entry: Entry,
    /// Its sentences.
    pub sentences: Vec<String>,
}

/// The words of all entries; only new ones are put into words again.
#[derive(Clone, Debug, Default)]
pub struct Log(Vec<Rc<Line>>);

impl Log {
    /// Brings the log up to the entries of the match.
    pub fn follow(&mut self, played: &Match, words: Words, names: &[String]) {
        let entries = played.entries();
        let same = self
            .0
            .iter()
            .zip(entries)
            .take_while(|(line, entry)| line.entry == **entry)
            .count();
        self.0.truncate(same);
        for (before, entry) in entries.iter().enumerate().skip(same) {
            let sentences = match entry {
                Entry::Action(_) => {
                    let mut said = words.sentences(&played.events_at(before + 1), names);
                    // An entry is never without words, be it that nothing came of it.
                    if said.is_empty()
                        && let Some(seat) = played.position_at(before).to_act()
                    {
                        said.push(words.ends_turn(names, seat));
                    }
                    said
                }
                Entry::Resign(seat) => {
                    vec![words.resigns(names, *seat)]
                }
                Entry::AgreedDraw => vec![words.agreed_draw().to_owned()],
            };
            self.0.push(Rc::new(Line {
                entry: *entry,
                sentences,
            }));
        }
    }

    /// The line of the entry that led to a ply.
    pub fn at(&self, ply: usize) -> Option<&Rc<Line>> {
        self.0.get(ply.checked_sub(1)?)
    }

    /// All lines, the first one first.
    pub fn lines(&self) -> &[Rc<Line>] {
        &self.0
    }
}
