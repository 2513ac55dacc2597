//! The actions of a session, and their side effects.

use super::coach::CoachStep;
use super::review::StoredReview;
use crate::challenge::Challenge;
use crate::claim::LockRequest;
use crate::seat_controller::SeatController;
use crate::settings::{Coaching, Pace, TurnEnd};
use crate::store::{Mailbox, OpenError};
use protocol::{Answer, Task};
use records::archive::StoreError;
use records::{Match, Title};
use rules::{Seat, Strength};

/// A way to end a match early, which requires confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The person whose turn it is resigns.
    Resign,
    /// The players agree on a draw.
    Draw,
}

/// An answer of the bot worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerAnswer {
    /// What the search found.
    Found(Box<Answer>),
    /// The search failed.
    Failed,
}

/// Something that happens in a session: input, or the outcome of an effect.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Debug)]
pub enum SessionAction {
    /// A person chose an action on the board.
    Act(rules::Action),
    /// A person typed an action in notation.
    Type(String),
    /// The worker answered the search with this number.
    Worker(u32, WorkerAnswer),
    /// The pause is over: the bot's chosen action is due.
    BotActs,
    AnimationEnds,
    /// Show the latest actions once more, one after the other.
    ShowAgain,
    /// The next of them is due.
    ReplayStep,
    /// Show the help for a first turn, or no longer.
    ShowHelp(bool),
    /// Undo, back to the last decision of a person.
    Undo,
    Redo,
    /// Show the position at this ply, or the last one if the line is shorter.
    BrowseTo(usize),
    /// The same from the slider, which makes its own announcement.
    Slide(usize),
    /// Return to the head, the match's current position.
    BrowseToHead,
    /// Browse so many plies forwards, or backwards if the number is negative.
    Step {
        by: isize,
        /// Whether the focus moves along in the log.
        along_log: bool,
    },
    ContinueFromHere,
    StartVariation,
    /// Try an action out in a variation, which is started if necessary.
    TryOut(rules::Action),
    /// Show an action on the board as a hint is shown, or no longer.
    Point(Option<rules::Action>),
    /// Show another line; 0 is the main line.
    ShowLine(usize),
    DropVariation,
    PromoteVariation,
    Resume,
    Pause,
    /// Make the bot that is thinking move now.
    MoveNow,
    /// Fast forward: bots act without animation until a person's turn.
    FastForward,
    Hint,
    FollowHint,
    CloseHint,
    /// Do something with what the coach says.
    Coach(CoachStep),
    /// The others have waited long enough for the coach.
    CoachIsLate,
    ToggleAnalysis,
    Review,
    /// Compare the match, once it is reviewed, with others of the same deal.
    Compare(Vec<Challenge>),
    ReviewLoaded(Box<StoredReview>),
    /// Show a position of the main line, with what the review found there.
    ShowReviewed {
        /// The number of entries before it.
        ply: usize,
        /// Whether it is announced; the curve says its value itself.
        aloud: bool,
    },
    /// Start a variation at a position of the main line.
    PlayFrom(usize),
    /// Show the confirmation dialog for ending the match early, or close it.
    Confirm(Option<Closing>),
    /// End the match early; by link, a draw is offered.
    Close(Closing),
    /// By link, ask the others to take back the last turn here, which they have.
    AskBack,
    /// By link, answer what is proposed to a person here.
    Answer {
        accepts: bool,
    },
    SetPlayer(Seat, SeatController),
    /// Turn a match played here into one by link: a friend plays for the seat, and the match
    /// gets this number.
    PlayByLink {
        friend: Seat,
        id: u32,
    },
    /// Clear an unfinished selection on the board.
    Escape,
    RepeatStatus,
    PaceChanged(Pace),
    TurnEndChanged(TurnEnd),
    CoachingChanged(Coaching),
    /// The countdown has ended: the routine action is due.
    CountdownEnds,
    /// A key or touch stops the countdown.
    StopCountdown,
    /// The page was hidden, or shown again.
    VisibilityChanged {
        hidden: bool,
    },
    Saved(Result<(), StoreError>),
    /// Saving failed because another window has stored something else. Holds the
    /// stored match, if it can be read.
    SaveConflict(Result<(), OpenError>),
    /// The state of the match's lock has changed.
    Lock(bool),
    TakeOver,
    StoredElsewhere,
    Retitled(Title),
    /// The match was reloaded from the store; a match by link with what is known of it.
    Reloaded(Box<Match>, Title, Option<Mailbox>),
    /// A match by link is sent, at this time in milliseconds since 1970.
    Sent {
        at: u64,
    },
    /// Say which seats of a match by link are played here.
    ClaimSeats(Vec<Seat>),
    ReloadFailed(OpenError),
}

impl SessionAction {
    /// Whether the action changes the match. Only the window that holds the lock may
    /// do that.
    pub(super) const fn changes_match(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::Type(_)
                | Self::BotActs
                | Self::CountdownEnds
                | Self::Coach(_)
                | Self::ContinueFromHere
                | Self::StartVariation
                | Self::TryOut(_)
                | Self::PlayFrom(_)
                | Self::DropVariation
                | Self::PromoteVariation
                | Self::Close(_)
                | Self::AskBack
                | Self::Answer { .. }
                | Self::SetPlayer(..)
                | Self::PlayByLink { .. }
                | Self::Sent { .. }
                | Self::ClaimSeats(_)
        )
    }

    /// Whether the action is triggered automatically rather than by a person.
    pub const fn is_automatic(&self) -> bool {
        matches!(
            self,
            Self::Worker(..)
                | Self::Point(_)
                | Self::ReviewLoaded(_)
                | Self::Compare(_)
                | Self::BotActs
                | Self::AnimationEnds
                | Self::ReplayStep
                | Self::PaceChanged(_)
                | Self::TurnEndChanged(_)
                | Self::CoachingChanged(_)
                | Self::CoachIsLate
                | Self::CountdownEnds
                | Self::StopCountdown
                | Self::VisibilityChanged { .. }
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

/// An announcement for screen readers.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// What happened last, and what to do now.
    Everything,
    Status,
    /// The shown position, and the entry that led to it.
    Position,
    Hint,
    Verdict,
    Variation,
}

/// The timers of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// The end of an animation; triggers [`SessionAction::AnimationEnds`].
    Animation,
    /// The pause before a bot acts; triggers [`SessionAction::BotActs`].
    Bot,
    /// The time for which others wait for the coach; triggers [`SessionAction::CoachIsLate`].
    Coach,
    /// The pause before an action is shown again; triggers [`SessionAction::ReplayStep`].
    Replay,
    /// The countdown of a turn with nothing left to choose; triggers
    /// [`SessionAction::CountdownEnds`].
    Countdown,
}

/// A sound in addition to those of the events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chime {
    /// It is a person's turn after a bot's.
    YourTurn,
    /// The match has ended.
    End,
}

/// A search for the bot worker.
#[derive(Clone, Debug)]
pub struct SearchJob {
    /// Number of the search, repeated in the answer; grows with each search.
    pub id: u32,
    /// The match, at the position to search.
    pub record: Match,
    /// What is asked.
    pub task: Task,
    /// Seed of the bot's random choices.
    pub seed: u64,
}

// Searches are equal if their numbers are.
impl PartialEq for SearchJob {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// A side effect requested by an action.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Save the match; answered by [`SessionAction::Saved`].
    Save,
    /// Save what is known of a match by link.
    SaveMailbox,
    SaveReview,
    /// Remember how strong bots that adapt will be in the next match.
    KeepStrength(Strength),
    /// Start a search, replacing a running one.
    Search(Box<SearchJob>),
    StopSearch,
    /// Make the worker answer now.
    FinishSearch,
    /// Start or restart a timer; the duration is in milliseconds.
    StartTimer(Timer, u32),
    StopTimer(Timer),
    Announce(Announcement),
    /// Play the sounds of the last entry's events.
    Sound {
        by_bot: bool,
        /// What follows the sounds of the events.
        chime: Option<Chime>,
    },
    /// Scroll the status into view: it has just changed.
    ShowStatus,
    /// Focus the log line of the shown position.
    FocusLog,
    /// Request the match's lock; answered by [`SessionAction::Lock`].
    Lock(LockRequest),
    /// Reload the match from the store.
    Reload,
    /// Check whether another window has renamed the match, or has received more of it.
    CheckStored,
}
