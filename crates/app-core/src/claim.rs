//! Claims: which window plays a match, where the browser has no Web Locks.
//!
//! A window that plays has its name in an entry of local storage. Storage events tell
//! the others when that changes; the window whose name was written last plays. A
//! waiting window asks by another entry whether that window is still open, and takes
//! its place if there is no answer. No clock is compared with that of another window. A
//! claim only keeps two people from playing at once: what protects the match is the
//! revision that every save checks.

/// How a window asks for a match, which only one of them can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockRequest {
    /// To play if no other window does.
    Try,
    /// To play as soon as no other window does.
    Wait,
    /// To play instead of another window.
    TakeOver,
}

/// What happens to a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimEvent {
    /// It asks for the match.
    Request(LockRequest),
    /// The claim was changed by another window, or may have been.
    Changed,
    /// Another window asks whether this one is there.
    Asked,
    /// The time that it wanted to wait is over.
    Timeout,
    /// It leaves the match.
    Leave,
}

/// What a window does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimEffect {
    /// Write this claim.
    Write(String),
    /// Remove the claim.
    Remove,
    /// Ask the window that has the claim whether it is there.
    Ask,
    /// Wait so many milliseconds, instead of any other time.
    Wait(u32),
    /// Whether this window plays.
    Report(bool),
}

/// How long claims of windows that open at the same time take to become the same everywhere.
pub const SETTLE_MS: u32 = 100;
/// How long a window has to answer.
pub const PATIENCE_MS: u32 = 1500;
/// How often a waiting window asks.
pub const ASK_AGAIN_MS: u32 = 5000;

#[derive(Clone, Debug, PartialEq, Eq)]
enum State {
    /// It does not want the match, or another window has it.
    Idle,
    /// It has written its claim, which another window may be about to overwrite.
    Settling,
    /// It plays.
    Held,
    /// It has asked the window with this claim.
    Asking(String),
    /// The other window was there not long ago.
    Waiting,
}

/// A window that wants a match.
#[derive(Clone, Debug)]
pub struct Claimant {
    /// The name of the window. No other window has it.
    name: String,
    state: State,
}

impl Claimant {
    /// A window with this name, which has no spaces.
    pub fn new(name: String) -> Self {
        let state = State::Idle;
        Self { name, state }
    }

    /// What the window does when something happens, with the claim that is stored then.
    pub fn on(&mut self, event: ClaimEvent, stored: Option<&str>) -> Vec<ClaimEffect> {
        let other = stored.filter(|claim| window_of(claim) != self.name);
        match event {
            ClaimEvent::Request(LockRequest::TakeOver) => self.claim(stored),
            ClaimEvent::Request(mode) => match other {
                None => self.claim(stored),
                Some(claim) if mode == LockRequest::Wait => self.ask(claim),
                Some(_) => self.lose(),
            },
            ClaimEvent::Changed => match (&self.state, other) {
                (State::Held | State::Settling, Some(_)) => self.lose(),
                // Everything was deleted.
                (State::Held, None) if stored.is_none() => vec![self.write(None)],
                (State::Asking(_) | State::Waiting, None) => self.claim(stored),
                (State::Asking(asked), Some(claim)) if asked != claim => self.wait(),
                _ => Vec::new(),
            },
            ClaimEvent::Asked => match self.state {
                State::Held | State::Settling if other.is_none() => vec![self.write(stored)],
                _ => Vec::new(),
            },
            ClaimEvent::Timeout => match (&self.state, other) {
                (State::Settling, None) => {
                    self.state = State::Held;
                    vec![ClaimEffect::Report(true)]
                }
                (State::Settling, Some(_)) => self.lose(),
                (State::Asking(asked), Some(claim)) if asked != claim => self.wait(),
                (State::Asking(_), _) | (State::Waiting, None) => self.claim(stored),
                (State::Waiting, Some(claim)) => self.ask(claim),
                (State::Idle | State::Held, _) => Vec::new(),
            },
            ClaimEvent::Leave => {
                let had_it = matches!(self.state, State::Held | State::Settling);
                self.state = State::Idle;
                if had_it && stored.is_some() && other.is_none() {
                    vec![ClaimEffect::Remove]
                } else {
                    Vec::new()
                }
            }
        }
    }

    /// Writes the claim of this window, which differs from the stored one, so that others hear
    /// of it.
    fn write(&self, stored: Option<&str>) -> ClaimEffect {
        let count = stored.and_then(|claim| claim.split_once(' '));
        let count: u64 = count.and_then(|(_, count)| count.parse().ok()).unwrap_or(0);
        ClaimEffect::Write(format!("{} {}", self.name, count.wrapping_add(1)))
    }

    fn claim(&mut self, stored: Option<&str>) -> Vec<ClaimEffect> {
        self.state = State::Settling;
        vec![self.write(stored), ClaimEffect::Wait(SETTLE_MS)]
    }

    fn ask(&mut self, claim: &str) -> Vec<ClaimEffect> {
        self.state = State::Asking(claim.to_owned());
        vec![ClaimEffect::Ask, ClaimEffect::Wait(PATIENCE_MS)]
    }

    fn wait(&mut self) -> Vec<ClaimEffect> {
        self.state = State::Waiting;
        vec![ClaimEffect::Wait(ASK_AGAIN_MS)]
    }

    fn lose(&mut self) -> Vec<ClaimEffect> {
        self.state = State::Idle;
        vec![ClaimEffect::Report(false)]
    }
}

/// The name of the window that has made a claim.
fn window_of(claim: &str) -> &str {
    claim.split_once(' ').map_or(claim, |(name, _)| name)
}

#[cfg(test)]
#[path = "claim_tests.rs"]
mod tests;
