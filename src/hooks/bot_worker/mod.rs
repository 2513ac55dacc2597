//! The client of the bot worker: sends requests, receives events, and restarts the
//! worker when it dies. Bots run and puzzles are made in a worker so that the page stays
//! responsive.

use crate::browser::start_worker;
use app_core::requests::{Reaction, Requests};
use bots::puzzles::PuzzleKind;
use gloo::events::EventListener;
use js_sys::Uint8Array;
use protocol::{PageMessage, RequestId, Task, WorkerEvent, WorkerMessage};
use records::Match;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::Callback;

/// Maximum number of workers started for one request.
const MAX_STARTS: u32 = 3;

struct RunningWorker {
    worker: Worker,
    _listeners: [EventListener; 2],
}

struct Inner {
    running: Option<RunningWorker>,
    requests: Requests,
    /// Number of workers started for the open request.
    starts: u32,
    on_event: Callback<WorkerEvent>,
}

/// A connection to the worker, which is started by the first request and stopped
/// when the last clone is dropped.
#[derive(Clone)]
pub struct BotClient(Rc<RefCell<Inner>>);

impl PartialEq for BotClient {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl BotClient {
    /// A client that passes the events of the open request to the callback.
    pub fn new(on_event: Callback<WorkerEvent>) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            running: None,
            requests: Requests::default(),
            starts: 0,
            on_event,
        })))
    }

    /// Requests a search of the match's current position, replacing an open request.
    pub fn search(&self, record: &Match, task: Task, seed: u64) -> RequestId {
        self.request(|requests| requests.search(record, task, seed))
    }

    /// Requests a puzzle, replacing an open request.
    pub fn puzzle(&self, kind: PuzzleKind, difficulty: u8, seed: u64) -> RequestId {
        self.request(|requests| requests.puzzle(kind, difficulty, seed))
    }

    fn request(&self, open: impl FnOnce(&mut Requests) -> RequestId) -> RequestId {
        self.stop();
        let id = {
            let mut inner = self.0.borrow_mut();
            inner.starts = 0;
            open(&mut inner.requests)
        };
        self.send_open();
        id
    }

    /// Makes the worker answer immediately.
    pub fn move_now(&self) {
        let open = self.0.borrow().requests.open_id();
        if let Some(id) = open {
            self.send(&PageMessage::MoveNow(id));
        }
    }

    pub fn stop(&self) {
        let open = self.0.borrow_mut().requests.close();
        if let Some(id) = open {
            self.send(&PageMessage::Cancel(id));
        }
    }

    fn send(&self, message: &PageMessage) {
        if let (Some(running), Ok(bytes)) = (&self.0.borrow().running, message.encode()) {
            // A worker that cannot be reached will report an error soon.
            let _ = running
                .worker
                .post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }

    /// Sends the open request, starting a worker if necessary.
    fn send_open(&self) {
        let runs = self.0.borrow().running.is_some();
        if !runs {
            let started = self.start();
            let mut inner = self.0.borrow_mut();
            inner.starts += 1;
            inner.requests.worker_lost();
            inner.running = started;
            if inner.running.is_none() {
                drop(inner);
                self.give_up();
                return;
            }
        }
        let message = self.0.borrow_mut().requests.message();
        if let Some(message) = message {
            self.send(&message);
        }
    }

    fn start(&self) -> Option<RunningWorker> {
        let worker = start_worker("wheelhouse-bot-worker")?;
        let on_message = {
            let client = Rc::downgrade(&self.0);
            EventListener::new(&worker, "message", move |event| {
                let Some(inner) = client.upgrade() else {
                    return;
                };
                if let Some(event) = event.dyn_ref::<MessageEvent>() {
                    Self(inner).receive(&event.data());
                }
            })
        };
        let on_error = {
            let client = Rc::downgrade(&self.0);
            EventListener::new(&worker, "error", move |_| {
                if let Some(inner) = client.upgrade() {
                    Self(inner).on_error();
                }
            })
        };
        Some(RunningWorker {
            worker,
            _listeners: [on_message, on_error],
        })
    }

    fn receive(&self, data: &JsValue) {
        let message = data
            .dyn_ref::<Uint8Array>()
            .and_then(|bytes| WorkerMessage::decode(&bytes.to_vec()).ok());
        let Some(message) = message else {
            // A loading failure is reported as another kind of event.
            self.on_error();
            return;
        };
        let on_message = self.0.borrow_mut().requests.receive(message);
        match on_message {
            Reaction::Ignore => {}
            Reaction::Resend => self.send_open(),
            Reaction::Event(event) => self.emit(event),
        }
    }

    fn on_error(&self) {
        let retry = {
            let mut inner = self.0.borrow_mut();
            if let Some(running) = inner.running.take() {
                running.worker.terminate();
            }
            inner.requests.open_id().is_some() && inner.starts < MAX_STARTS
        };
        if retry {
            self.send_open();
        } else {
            self.give_up();
        }
    }

    fn give_up(&self) {
        let open = self.0.borrow_mut().requests.close();
        if let Some(id) = open {
            self.emit(WorkerEvent::Failed(id));
        }
    }

    fn emit(&self, event: WorkerEvent) {
        let on_event = self.0.borrow().on_event.clone();
        on_event.emit(event);
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(running) = &self.running {
            running.worker.terminate();
        }
    }
}
