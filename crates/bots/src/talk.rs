//! What a page and the worker in which bots think say to each other, as short texts: a word, the
//! question's number, then what belongs to it. A match travels as its link.

use crate::Forced;
use rules::Level;

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToWorker {
    /// Think about the position that a match looks at.
    Think(Question),
    /// Answer as well as you can by now.
    Now(u32),
    /// No answer is wanted any more.
    Stop(u32),
}

/// A decision to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Grows from question to question.
    pub number: u32,
    /// How strong to think.
    pub level: Level,
    /// The bot's own chance.
    pub seed: u64,
    /// The match, as a link's text.
    pub link: String,
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToPage {
    /// How far the thinking has come.
    Progress {
        /// The question's number.
        number: u32,
        /// From 0 to 100.
        percent: u32,
    },
    /// The answer.
    Answer {
        /// The question's number.
        number: u32,
        /// The state that was thought about.
        hash: String,
        /// The best ideas, the one to take first, then others by worth.
        ideas: Vec<Idea>,
    },
    /// There is nothing to think about in what was asked.
    Puzzled(u32),
}

/// One action and what it is thought to be worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idea {
    /// The action in notation, which has no spaces.
    pub action: String,
    /// For the one who decides, from 0 (lost) to 100 (won).
    pub worth: u32,
    /// Whether nothing in the rest of the game can change that.
    pub exact: bool,
    /// The end that it leads to if nobody makes a mistake, where that is known.
    pub forced: Option<Forced>,
}

impl Idea {
    /// How sure it is, as a word: `about`, `exact`, `wins:5`, `draws`, `loses:7`.
    fn sure(&self) -> String {
        match (self.forced, self.exact) {
            (Some(Forced::Wins(turns)), _) => format!("wins:{turns}"),
            (Some(Forced::Draws), _) => "draws".to_owned(),
            (Some(Forced::Loses(turns)), _) => format!("loses:{turns}"),
            (None, true) => "exact".to_owned(),
            (None, false) => "about".to_owned(),
        }
    }
}

/// Reads what [`Idea::sure`] writes: whether it is exact, and what is forced.
fn read_sure(word: &str) -> Option<(bool, Option<Forced>)> {
    Some(match word.split_once(':') {
        Some(("wins", turns)) => (true, Some(Forced::Wins(turns.parse().ok()?))),
        Some(("loses", turns)) => (true, Some(Forced::Loses(turns.parse().ok()?))),
        None if word == "draws" => (true, Some(Forced::Draws)),
        None if word == "exact" => (true, None),
        None if word == "about" => (false, None),
        _ => return None,
    })
}

impl ToWorker {
    /// As text.
    pub fn write(&self) -> String {
        match self {
            Self::Think(Question {
                number,
                level,
                seed,
                link,
            }) => format!("think {number} {} {seed} {link}", level.id()),
            Self::Now(number) => format!("now {number}"),
            Self::Stop(number) => format!("stop {number}"),
        }
    }

    /// Reads what `write` writes.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = words.next()?;
        let number = words.next()?.parse().ok()?;
        let said = match kind {
            "think" => {
                let id = words.next()?;
                Self::Think(Question {
                    number,
                    level: Level::ALL.into_iter().find(|level| level.id() == id)?,
                    seed: words.next()?.parse().ok()?,
                    link: words.next()?.to_owned(),
                })
            }
            "now" => Self::Now(number),
            "stop" => Self::Stop(number),
            _ => return None,
        };
        words.next().is_none().then_some(said)
    }
}

impl ToPage {
    /// As text.
    pub fn write(&self) -> String {
        match self {
            Self::Progress { number, percent } => format!("progress {number} {percent}"),
            Self::Answer {
                number,
                hash,
                ideas,
            } => {
                let mut text = format!("answer {number} {hash}");
                for idea in ideas {
                    let Idea { action, worth, .. } = idea;
                    text.push_str(&format!(" {action} {worth} {}", idea.sure()));
                }
                text
            }
            Self::Puzzled(number) => format!("puzzled {number}"),
        }
    }

    /// Reads what `write` writes.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = words.next()?;
        let number = words.next()?.parse().ok()?;
        let said = match kind {
            "progress" => Self::Progress {
                number,
                percent: words.next()?.parse().ok()?,
            },
            "answer" => {
                let hash = words.next()?.to_owned();
                let mut ideas = Vec::new();
                while let Some(action) = words.next() {
                    let worth = words.next()?.parse().ok()?;
                    let (exact, forced) = read_sure(words.next()?)?;
                    ideas.push(Idea {
                        action: action.to_owned(),
                        worth,
                        exact,
                        forced,
                    });
                }
                Self::Answer {
                    number,
                    hash,
                    ideas,
                }
            }
            "puzzled" => Self::Puzzled(number),
            _ => return None,
        };
        words.next().is_none().then_some(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_understood() {
        let idea = |action: &str, exact| Idea {
            action: action.to_owned(),
            worth: 61,
            exact,
            forced: None,
        };
        let forced = |forced| Idea {
            forced: Some(forced),
            ..idea("R", true)
        };
        for said in [
            ToWorker::Think(Question {
                number: 7,
                level: Level::Expert,
                seed: u64::MAX,
                link: "AQEAAQ-_".to_owned(),
            }),
            ToWorker::Now(8),
            ToWorker::Stop(9),
        ] {
            assert_eq!(ToWorker::read(&said.write()), Some(said));
        }
        for said in [
            ToPage::Progress {
                number: 1,
                percent: 40,
            },
            ToPage::Answer {
                number: 2,
                hash: "0a1b2c3d".to_owned(),
                ideas: vec![
                    idea("Sp/Su@m13:en", true),
                    idea("next", false),
                    forced(Forced::Wins(38)),
                    forced(Forced::Draws),
                    forced(Forced::Loses(7)),
                ],
            },
            ToPage::Puzzled(3),
        ] {
            assert_eq!(ToPage::read(&said.write()), Some(said));
        }
    }

    #[test]
    fn other_texts_are_not() {
        for text in [
            "",
            "think",
            "think 1 expert x y",
            "think 1 king 5 y",
            "now -1",
            "hello 3",
        ] {
            assert_eq!(ToWorker::read(text), None, "{text}");
        }
        for text in [
            "",
            "answer",
            "answer 1",
            "answer 1 h a",
            "answer 1 h a x exact",
            "answer 1 h a 5 wins:",
            "answer 1 h a 5 draws:1",
            "progress 1",
        ] {
            assert_eq!(ToPage::read(text), None, "{text}");
        }
    }
}
