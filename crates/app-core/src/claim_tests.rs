//! Windows without Web Locks, in many orders in which things may happen. Every window sees the
//! storage as a browser shows it to its process: its own writes at once, those of others later,
//! and all of them in the same order in the end.

use super::{ClaimEffect, ClaimEvent, Claimant, LockRequest};
use std::collections::VecDeque;

/// A change on its way.
#[derive(Clone, Debug)]
enum Message {
    Claim(Option<String>),
    Asked,
    /// The own write has arrived.
    Arrived,
}

struct Window {
    claimant: Claimant,
    /// The claim as this window sees it.
    sees: Option<String>,
    /// Its writes that have not arrived.
    outgoing: VecDeque<Message>,
    incoming: VecDeque<Message>,
    own_on_the_way: usize,
    has_timer: bool,
    is_alive: bool,
    /// What was reported last.
    plays: Option<bool>,
}

/// A small generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % bound
    }
}

struct World {
    windows: Vec<Window>,
    random: Random,
}

impl World {
    fn new(count: usize, seed: u64) -> Self {
        let window = |number: usize| Window {
            claimant: Claimant::new(format!("w{number}")),
            sees: None,
            outgoing: VecDeque::new(),
            incoming: VecDeque::new(),
            own_on_the_way: 0,
            has_timer: false,
            is_alive: true,
            plays: None,
        };
        Self {
            windows: (0..count).map(window).collect(),
            random: Random(seed),
        }
    }

    fn happens(&mut self, number: usize, event: ClaimEvent) {
        let window = &mut self.windows[number];
        if !window.is_alive {
            return;
        }
        let mut again = None;
        for effect in window.claimant.on(event, window.sees.as_deref()) {
            match effect {
                ClaimEffect::Write(claim) => {
                    window.sees = Some(claim.clone());
                    window.outgoing.push_back(Message::Claim(Some(claim)));
                    window.own_on_the_way += 1;
                }
                ClaimEffect::Remove => {
                    window.sees = None;
                    window.outgoing.push_back(Message::Claim(None));
                    window.own_on_the_way += 1;
                }
                ClaimEffect::Ask => window.outgoing.push_back(Message::Asked),
                ClaimEffect::Wait(_) => window.has_timer = true,
                ClaimEffect::Report(plays) => {
                    window.plays = Some(plays);
                    // As the session does.
                    again = (!plays).then_some(ClaimEvent::Request(LockRequest::Wait));
                }
            }
        }
        if let Some(event) = again {
            self.happens(number, event);
        }
    }

    /// A write of a window arrives at the browser, which tells the others.
    fn arrives(&mut self, number: usize) {
        let Some(message) = self.windows[number].outgoing.pop_front() else {
            return;
        };
        for (other, window) in self.windows.iter_mut().enumerate() {
            if other != number {
                window.incoming.push_back(message.clone());
            } else if matches!(message, Message::Claim(_)) {
                window.incoming.push_back(Message::Arrived);
            }
        }
    }

    /// A window is told of the next change.
    fn is_told(&mut self, number: usize) {
        let window = &mut self.windows[number];
        let event = match window.incoming.pop_front() {
            None => return,
            Some(Message::Arrived) => {
                window.own_on_the_way -= 1;
                return;
            }
            Some(Message::Asked) => ClaimEvent::Asked,
            Some(Message::Claim(claim)) => {
                // The own write comes after this one.
                if window.own_on_the_way == 0 {
                    window.sees = claim;
                }
                ClaimEvent::Changed
            }
        };
        self.happens(number, event);
    }

    /// Lets everything arrive. Timers are longer than that.
    fn settle(&mut self) {
        while self
            .windows
            .iter()
            .any(|window| !window.outgoing.is_empty() || !window.incoming.is_empty())
        {
            let number = self.random.below(self.windows.len());
            if self.random.below(2) == 0 {
                self.arrives(number);
            } else {
                self.is_told(number);
            }
        }
    }

    /// The time of a window is over.
    fn times_out(&mut self, number: usize) {
        let window = &mut self.windows[number];
        if core::mem::take(&mut window.has_timer) {
            self.happens(number, ClaimEvent::Timeout);
        }
    }

    fn players(&self) -> Vec<usize> {
        self.windows
            .iter()
            .enumerate()
            .filter(|(_, window)| window.is_alive && window.claimant.state == super::State::Held)
            .map(|(number, _)| number)
            .collect()
    }

    /// Lets time go by until nothing changes any more, and returns the windows that play.
    fn goes_on(&mut self) -> Vec<usize> {
        for _ in 0..8 {
            for number in 0..self.windows.len() {
                self.settle();
                self.times_out(number);
            }
        }
        self.settle();
        assert!(self.players().len() <= 1, "{:?}", self.players());
        for number in self.players() {
            assert_eq!(self.windows[number].plays, Some(true));
        }
        self.players()
    }
}

#[test]
fn whatever_happens_one_window_plays_in_the_end() {
    for seed in 0..20_000 {
        let count = 2 + (seed % 3) as usize;
        let mut world = World::new(count, seed);
        for number in 0..count {
            world.happens(number, ClaimEvent::Request(LockRequest::Try));
            if world.random.below(2) == 0 {
                world.settle();
            }
        }
        for _ in 0..world.random.below(12) {
            let number = world.random.below(count);
            match world.random.below(12) {
                0 => world.happens(number, ClaimEvent::Request(LockRequest::TakeOver)),
                1 if number > 0 => {
                    world.happens(number, ClaimEvent::Leave);
                    world.windows[number].is_alive = false;
                }
                2 if number > 0 => world.windows[number].is_alive = false,
                3 | 4 => {
                    // A timer is over only after what was on its way.
                    world.settle();
                    world.times_out(number);
                }
                5..=7 => world.arrives(number),
                _ => world.is_told(number),
            }
        }
        assert_eq!(world.goes_on().len(), 1, "seed {seed}");
    }
}

/// Two windows, of which the first one plays.
fn two() -> World {
    let mut world = World::new(2, 1);
    world.happens(0, ClaimEvent::Request(LockRequest::Try));
    assert_eq!(world.goes_on(), [0]);
    world.happens(1, ClaimEvent::Request(LockRequest::Try));
    assert_eq!(world.windows[1].plays, Some(false));
    assert_eq!(world.goes_on(), [0]);
    world
}

#[test]
fn a_window_that_is_there_keeps_the_match() {
    let mut world = two();
    for _ in 0..10 {
        assert_eq!(world.goes_on(), [0]);
    }
}

#[test]
fn the_next_window_plays_when_the_first_one_leaves() {
    let mut world = two();
    world.happens(0, ClaimEvent::Leave);
    assert_eq!(world.goes_on(), [1]);
}

#[test]
fn the_claim_of_a_window_that_was_killed_expires() {
    let mut world = two();
    world.windows[0].is_alive = false;
    assert_eq!(world.goes_on(), [1]);
}

#[test]
fn a_window_takes_over_and_the_first_one_is_told() {
    let mut world = two();
    world.happens(1, ClaimEvent::Request(LockRequest::TakeOver));
    assert_eq!(world.goes_on(), [1]);
    assert_eq!(world.windows[0].plays, Some(false));
    world.happens(0, ClaimEvent::Request(LockRequest::TakeOver));
    assert_eq!(world.goes_on(), [0]);
}

#[test]
fn both_windows_take_over_at_the_same_time() {
    for seed in 0..200 {
        let mut world = two();
        world.random = Random(seed);
        world.happens(0, ClaimEvent::Request(LockRequest::TakeOver));
        world.happens(1, ClaimEvent::Request(LockRequest::TakeOver));
        assert_eq!(world.goes_on().len(), 1);
    }
}

#[test]
fn a_claim_that_was_deleted_is_made_again() {
    let mut world = two();
    world.windows[0].sees = None;
    world.windows[1].sees = None;
    world.happens(0, ClaimEvent::Changed);
    world.happens(1, ClaimEvent::Changed);
    assert_eq!(world.goes_on().len(), 1);
}

#[test]
fn a_claim_that_cannot_be_read_is_that_of_a_window_that_does_not_answer() {
    for nonsense in ["", " ", "w9", "w9 nonsense", "\u{0}"] {
        let mut world = World::new(1, 1);
        world.windows[0].sees = Some(nonsense.to_owned());
        world.happens(0, ClaimEvent::Request(LockRequest::Try));
        assert_eq!(world.goes_on(), [0], "{nonsense:?}");
    }
}
