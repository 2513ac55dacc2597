//! Bots think in a worker, so that the page answers at once. This is the page's
//! side: it asks, hears, and starts the worker anew when it dies.

use bots::talk::{Idea, Question, ToPage, ToWorker};
use gloo::events::EventListener;
use records::{Match, link};
use rules::Level;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

/// No more workers are started for one question.
const MOST_STARTS: u32 = 3;

/// Something asked of the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked(u32);

/// An answer.
#[derive(Clone, PartialEq)]
pub struct Answer {
    /// What was asked.
    pub asked: Asked,
    /// The state that was thought about.
    pub hash: String,
    /// The best ideas, the one to take first.
    pub ideas: Vec<Idea>,
}

/// What comes from the worker.
#[derive(Clone, PartialEq)]
pub enum Heard {
    /// How far it has come, from 0 to 100.
    Progress(Asked, u32),
    /// An answer.
    Answer(Answer),
    /// No answer will come.
    Failed(Asked),
}

struct Running {
    worker: Worker,
    _listeners: [EventListener; 2],
}

struct Inner {
    running: Option<Running>,
    number: u32,
    open: Option<(Asked, String)>,
    starts: u32,
    on_heard: Callback<Heard>,
}

/// The way to the worker. It is started by the first question.
#[derive(Clone)]
pub struct Thinkers(Rc<RefCell<Inner>>);

impl Thinkers {
    /// What is heard goes to the callback.
    pub fn new(on_heard: Callback<Heard>) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            running: None,
            number: 0,
            open: None,
            starts: 0,
            on_heard,
        })))
    }

    /// Asks about the position that the match looks at. A question still open
    /// is dropped.
    pub fn ask(&self, played: &Match, level: Level, seed: u64) -> Asked {
        self.stop();
        let mut inner = self.0.borrow_mut();
        inner.number += 1;
        inner.starts = 0;
        let asked = Asked(inner.number);
        // A match too long for a link leaves the worker puzzled; no game of
        // the house comes near that.
        let link = link::write(played).unwrap_or_default();
        let text = ToWorker::Think(Question {
            number: asked.0,
            level,
            seed,
            link,
        })
        .write();
        inner.open = Some((asked, text));
        drop(inner);
        self.send_open();
        asked
    }

    /// Wants the answer at once.
    pub fn now(&self) {
        let number = self.0.borrow().open.as_ref().map(|(asked, _)| asked.0);
        if let Some(number) = number {
            self.send(&ToWorker::Now(number));
        }
    }

    /// Wants no answer any more.
    pub fn stop(&self) {
        let open = self.0.borrow_mut().open.take();
        if let Some((asked, _)) = open {
            self.send(&ToWorker::Stop(asked.0));
        }
    }

    fn send(&self, message: &ToWorker) {
        if let Some(running) = &self.0.borrow().running {
            // A worker that cannot be reached is about to report its end.
            let _ = running
                .worker
                .post_message(&JsValue::from_str(&message.write()));
        }
    }

    /// Sends the open question, to a new worker if there is none.
    fn send_open(&self) {
        if self.0.borrow().running.is_none() {
            let started = self.start();
            let mut inner = self.0.borrow_mut();
            inner.starts += 1;
            match started {
                Some(running) => inner.running = Some(running),
                None => {
                    drop(inner);
                    self.give_up();
                    return;
                }
            }
        }
        let inner = self.0.borrow();
        if let (Some(running), Some((_, text))) = (&inner.running, &inner.open) {
            let _ = running.worker.post_message(&JsValue::from_str(text));
        }
    }

    fn start(&self) -> Option<Running> {
        let (script, program) = program_files()?;
        let address = format!("./worker.js?js={script}&wasm={program}");
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options).ok()?;
        let heard = {
            let thinkers = Rc::downgrade(&self.0);
            EventListener::new(&worker, "message", move |event| {
                let Some(inner) = thinkers.upgrade() else {
                    return;
                };
                if let Some(event) = event.dyn_ref::<MessageEvent>() {
                    Self(inner).hear(&event.data());
                }
            })
        };
        let died = {
            let thinkers = Rc::downgrade(&self.0);
            EventListener::new(&worker, "error", move |_| {
                if let Some(inner) = thinkers.upgrade() {
                    Self(inner).died();
                }
            })
        };
        Some(Running {
            worker,
            _listeners: [heard, died],
        })
    }

    fn hear(&self, data: &JsValue) {
        let Some(text) = data.as_string() else {
            // The loader says in another form that it could not load.
            self.died();
            return;
        };
        let Some(said) = ToPage::read(&text) else {
            return;
        };
        let open = self.0.borrow().open.as_ref().map(|(asked, _)| *asked);
        let heard = match said {
            ToPage::Progress { number, percent } => Heard::Progress(Asked(number), percent),
            ToPage::Answer {
                number,
                hash,
                ideas,
            } => Heard::Answer(Answer {
                asked: Asked(number),
                hash,
                ideas,
            }),
            ToPage::Puzzled(number) => Heard::Failed(Asked(number)),
        };
        let about = match &heard {
            Heard::Progress(asked, _) | Heard::Failed(asked) => *asked,
            Heard::Answer(answer) => answer.asked,
        };
        // Late words about something dropped are not passed on.
        if open != Some(about) {
            return;
        }
        if !matches!(heard, Heard::Progress(..)) {
            self.0.borrow_mut().open = None;
        }
        let on_heard = self.0.borrow().on_heard.clone();
        on_heard.emit(heard);
    }

    fn died(&self) {
        let again = {
            let mut inner = self.0.borrow_mut();
            if let Some(running) = inner.running.take() {
                running.worker.terminate();
            }
            inner.open.is_some() && inner.starts < MOST_STARTS
        };
        if again {
            self.send_open();
        } else {
            self.give_up();
        }
    }

    fn give_up(&self) {
        let open = self.0.borrow_mut().open.take();
        if let Some((asked, _)) = open {
            let on_heard = self.0.borrow().on_heard.clone();
            on_heard.emit(Heard::Failed(asked));
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(running) = &self.running {
            running.worker.terminate();
        }
    }
}

/// The names of the worker's files, which change with every build; the page
/// holds them in its head.
fn program_files() -> Option<(String, String)> {
    let meta = gloo::utils::document()
        .query_selector("meta[name='wheelhouse-bot-worker']")
        .ok()??;
    let names = meta.get_attribute("content")?;
    let (script, program) = names.split_once(' ')?;
    Some((script.to_owned(), program.to_owned()))
}
