//! What can happen in a session, and what is to be done about it.

use crate::settings::Pace;
use crate::store::NotThere;
use protocol::Suggestion;
use records::archive::StoreError;
use records::{Match, Player, Title};
use rules::{Level, Seat};

/// What ends a match before its rules do; it is confirmed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The one who may act gives up.
    Resign,
    /// All agree on a draw.
    Draw,
}

/// What the bot worker answered.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerAnswer {
    /// What can be done, the action to take first, in the state with this hash.
    Suggestions(String, Vec<Suggestion>),
    /// No answer will come.
    Failed,
}

/// Something that happens in a session.
#[derive(Clone, Debug)]
pub enum Action {
    /// A person chose an action of the game.
    Act(rules::Action),
    /// A person typed one.
    Type(String),
    /// The worker answered the search of this number.
    Worker(u32, WorkerAnswer),
    /// The action that a bot has decided on is due.
    BotActs,
    /// The movement is over.
    AnimationEnds,
    /// Back to where a person last had to act.
    Undo,
    /// Forward again.
    Redo,
    /// Looks at the position after so many entries, or after the last one.
    LookAt(usize),
    /// The same by the slider, which speaks for itself.
    Slide(usize),
    /// Looks at where the match stands.
    LookAtHead,
    /// Looks so many entries further, or back; along the log with the focus on
    /// its line.
    Step {
        /// How many entries.
        by: isize,
        /// Whether the focus follows in the log.
        along_log: bool,
    },
    /// The position that is looked at is where the match goes on.
    PlayOnHere,
    /// Begins a variation at the position that is looked at.
    StartVariation,
    /// Shows another line; 0 is the match itself.
    ShowLine(usize),
    /// Forgets the variation that is looked at.
    DropVariation,
    /// The variation becomes the match.
    PromoteVariation,
    /// Bots go on.
    Resume,
    /// Bots wait.
    Pause,
    /// The bot is to act at once.
    MoveNow,
    /// Bots act without movement until a person's turn.
    FastForward,
    /// What would a strong player do?
    Hint,
    /// Says who is winning from now on, or no longer.
    ToggleAnalysis,
    /// Looks through the match for where it turned.
    Review,
    /// Asks whether the match is to be ended so, or no longer asks.
    Confirm(Option<Closing>),
    /// Ends the match so.
    Close(Closing),
    /// Somebody else plays a seat.
    SetPlayer(Seat, Player),
    /// What was chosen on the board but not done is taken back.
    Escape,
    /// Says again how things stand.
    RepeatStatus,
    /// Bots' actions follow one another at another pace.
    PaceChanged(Pace),
    /// What came of saving.
    Saved(Result<(), StoreError>),
    /// It was not saved: another window has stored something else meanwhile;
    /// whether that can be read now.
    SaveConflict(Result<(), NotThere>),
    /// This window has the match from now on, or another one has it.
    Lock(bool),
    /// This window is to have the match.
    TakeOver,
    /// Another window has stored something of the match.
    StoredElsewhere,
    /// The match has another title.
    Retitled(Title),
    /// The match as it is stored now.
    Reloaded(Box<Match>, Title),
    /// It could not be read again.
    ReloadFailed(NotThere),
}

impl Action {
    /// Whether it changes the match, which only the window may that has it.
    pub(super) const fn changes_match(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::Type(_)
                | Self::BotActs
                | Self::PlayOnHere
                | Self::StartVariation
                | Self::DropVariation
                | Self::PromoteVariation
                | Self::Close(_)
                | Self::SetPlayer(..)
        )
    }

    /// Whether it comes by itself, and not from a person.
    #[must_use]
    pub const fn is_automatic(&self) -> bool {
        matches!(
            self,
            Self::Worker(..)
                | Self::BotActs
                | Self::AnimationEnds
                | Self::PaceChanged(_)
                | Self::Saved(_)
                | Self::SaveConflict(_)
                | Self::Lock(_)
                | Self::StoredElsewhere
                | Self::Retitled(_)
                | Self::Reloaded(..)
                | Self::ReloadFailed(_)
        )
    }
}

/// What is to be said aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// What happened last, and what is to be done now.
    Everything,
    /// How things stand.
    Status,
    /// Which position is looked at, and what led there.
    Place,
    /// The hint that has come.
    Hint,
    /// A variation begins.
    Variation,
}

/// How to ask for the match, which only one window may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockRequest {
    /// Only if nobody has it.
    Try,
    /// As soon as nobody has it any more.
    Wait,
    /// Now, whoever has it.
    TakeOver,
}

/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// The end of a movement: [`Action::AnimationEnds`].
    Animation,
    /// The moment at which a bot acts: [`Action::BotActs`].
    Bot,
}

/// Something for the bot worker to think about.
#[derive(Clone, Debug)]
pub struct SearchJob {
    /// The number that its answer names; grows with each search.
    pub id: u32,
    /// The match, at the position to think about.
    pub played: Match,
    /// How strong to think.
    pub level: Level,
    /// The bot's own chance.
    pub seed: u64,
}

// The number tells searches apart.
impl PartialEq for SearchJob {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// Something to be done about an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Store the match as it stands; [`Action::Saved`] tells what came of it.
    Save,
    /// Ask the worker; a search still running is dropped.
    Search(Box<SearchJob>),
    /// No answer is wanted any more.
    StopSearch,
    /// The worker is to answer at once.
    HurrySearch,
    /// Begin to wait for so many milliseconds; the timer begins anew if it runs.
    StartTimer(Timer, u32),
    /// Wait no more.
    StopTimer(Timer),
    /// Say something aloud.
    Announce(Announcement),
    /// Bring the status into sight: something there has just changed.
    ShowStatus,
    /// Put the focus on the line of the log that is looked at.
    FocusLog,
    /// Ask for the match; [`Action::Lock`] tells who has it.
    Lock(LockRequest),
    /// Read the match as it is stored now.
    Reload,
    /// Another window may have given the match another title.
    CheckTitle,
}
