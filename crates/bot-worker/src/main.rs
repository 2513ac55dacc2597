//! The worker in which bots think: a program of its own beside the page, built
//! for speed. It thinks in short slices, between which it hears messages.

use bots::talk::{Idea, Question, ToPage, ToWorker};
use bots::{Candidate, Think};
use records::link;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// A slice may take so many milliseconds.
const SLICE_MS: f64 = 12.0;
/// Progress is told no more often than this, in milliseconds.
const PROGRESS_MS: f64 = 100.0;
/// Ideas told, the best one first.
const IDEAS: usize = 8;

/// What is thought about just now.
struct Task {
    number: u32,
    hash: String,
    think: Box<dyn Think>,
    told: f64,
    /// Looks that fit into a slice, found out on the way.
    pace: u32,
}

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    /// Wakes the worker up for the next slice; timers would be too slow.
    wake: MessageChannel,
    task: Option<Task>,
    /// A wake-up is on its way.
    waking: bool,
}

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
}

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let Ok(wake) = MessageChannel::new() else {
        return;
    };
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(said) = event.data().as_string()
            && let Some(said) = ToWorker::read(&said)
        {
            with_worker(|worker| worker.hear(said));
        }
    });
    let slice = Closure::<dyn Fn()>::new(|| with_worker(Worker::slice));
    let listened = scope.add_event_listener_with_callback("message", hear.as_ref().unchecked_ref());
    wake.port1()
        .set_onmessage(Some(slice.as_ref().unchecked_ref()));
    if listened.is_err() {
        return;
    }
    // Both live as long as the worker.
    hear.forget();
    slice.forget();
    WORKER.set(Some(Worker {
        scope,
        wake,
        task: None,
        waking: false,
    }));
}

fn with_worker(act: impl FnOnce(&mut Worker)) {
    WORKER.with_borrow_mut(|worker| {
        if let Some(worker) = worker {
            act(worker);
        }
    });
}

impl Worker {
    fn tell(&self, message: &ToPage) {
        // A page that is gone hears nothing.
        let _ = self
            .scope
            .post_message(&JsValue::from_str(&message.write()));
    }

    fn go_on(&mut self) {
        if !self.waking {
            self.waking = self.wake.port2().post_message(&JsValue::NULL).is_ok();
        }
    }

    fn hear(&mut self, said: ToWorker) {
        match said {
            ToWorker::Think(question) => match Task::begin(&question) {
                Some(task) => {
                    self.task = Some(task);
                    self.go_on();
                }
                None => self.tell(&ToPage::Puzzled(question.number)),
            },
            ToWorker::Now(number) => {
                if let Some(task) = self.task.take_if(|task| task.number == number) {
                    self.tell(&task.answer());
                }
            }
            ToWorker::Stop(number) => {
                self.task.take_if(|task| task.number == number);
            }
        }
    }

    fn slice(&mut self) {
        self.waking = false;
        let Some(task) = &mut self.task else { return };
        if task.work() {
            let now = js_sys::Date::now();
            if now - task.told > PROGRESS_MS {
                task.told = now;
                let progress = ToPage::Progress {
                    number: task.number,
                    percent: (task.think.progress() * 100.0) as u32,
                };
                self.tell(&progress);
            }
            self.go_on();
        } else if let Some(task) = self.task.take() {
            self.tell(&task.answer());
        }
    }
}

impl Task {
    /// Nothing if there is nothing to think about.
    fn begin(question: &Question) -> Option<Self> {
        let played = link::read(&question.link).ok()?;
        let state = played.state();
        let think = bots::think(state, question.level, question.seed)?;
        Some(Self {
            number: question.number,
            hash: state.hash().to_string(),
            think,
            told: js_sys::Date::now(),
            pace: 4,
        })
    }

    /// Works for a slice; tells whether there is more to do.
    fn work(&mut self) -> bool {
        let begun = js_sys::Date::now();
        loop {
            let before = js_sys::Date::now();
            if !self.think.step(self.pace) {
                return false;
            }
            let now = js_sys::Date::now();
            // The clock is coarse: a step aims at a quarter of a slice.
            if now - before < SLICE_MS / 8.0 {
                self.pace = self.pace.saturating_mul(2).min(4096);
            } else if now - before > SLICE_MS / 3.0 {
                self.pace = (self.pace / 2).max(1);
            }
            if now - begun >= SLICE_MS / 2.0 {
                return true;
            }
        }
    }

    fn answer(&self) -> ToPage {
        let candidates = self.think.candidates(IDEAS);
        // A bot that slips takes what is not its best idea.
        let first = self.think.choice();
        let mut ideas: Vec<Idea> = Vec::new();
        if let Some(action) = first {
            ideas.push(match candidates.iter().find(|one| one.action == action) {
                Some(candidate) => idea(candidate),
                None => Idea {
                    action: action.to_string(),
                    worth: 0,
                    exact: false,
                    forced: None,
                },
            });
        }
        let others = candidates.iter().filter(|one| Some(one.action) != first);
        ideas.extend(others.map(idea));
        ToPage::Answer {
            number: self.number,
            hash: self.hash.clone(),
            ideas,
        }
    }
}

fn idea(candidate: &Candidate) -> Idea {
    Idea {
        action: candidate.action.to_string(),
        worth: (candidate.worth * 100.0).clamp(0.0, 100.0) as u32,
        exact: candidate.exact,
        forced: candidate.forced,
    }
}
