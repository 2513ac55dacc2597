//! What page and worker say to each other, as JSON.

use rules::record::{Level, SavedMatch};
use serde::{Deserialize, Serialize};

/// From the page to the worker.
#[derive(Debug, Serialize, Deserialize)]
pub enum ToWorker {
    /// Think about the position that a record looks at.
    Think(Box<Question>),
    /// Answer as well as you can by now.
    Now {
        /// The question's number.
        number: u32,
    },
    /// No answer is wanted any more.
    Stop {
        /// The question's number.
        number: u32,
    },
}

/// A decision to think about.
#[derive(Debug, Serialize, Deserialize)]
pub struct Question {
    /// Grows from question to question.
    pub number: u32,
    /// The match.
    pub record: SavedMatch,
    /// How strong to think.
    pub level: Level,
    /// The bot's own chance.
    pub seed: u64,
}

/// From the worker to the page.
#[derive(Debug, Serialize, Deserialize)]
pub enum ToPage {
    /// How far the thinking has come.
    Progress {
        /// The question's number.
        number: u32,
        /// From 0 to 1.
        share: f32,
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
    Puzzled {
        /// The question's number.
        number: u32,
        /// Why, for a report.
        why: String,
    },
}

/// One action and what it is thought to be worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Idea {
    /// The action in notation.
    pub action: String,
    /// For the one who decides, from 0 (lost) to 1 (won).
    pub worth: f32,
    /// Whether nothing in the rest of the game can change that.
    pub exact: bool,
}
