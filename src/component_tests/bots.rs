//! The bot worker's program within the page, in place of the Web Worker: tests of what bots and hints do at the
//! table need neither a server nor a thread of its own.

use bot_worker::Worker;
use js_sys::{Array, Function, Uint8Array};
use page_driver::{Driver as _, TestResult};
use protocol::{PageMessage, Task, WorkerEvent, WorkerMessage};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};

use super::Page;
use super::page::failed;
use super::undo::Undo;

/// What the page starts as its worker. Messages arrive later, as from another thread. Returns what undoes it.
const WORKER: &str = "
    const RealWorker = window.Worker;
    window.workers = [];
    window.Worker = class extends EventTarget {
        constructor() {
            super();
            if (window.workersAreDenied) throw new Error('denied');
            window.workers.push(this);
        }
        postMessage(bytes) {
            setTimeout(() => this.receive(bytes));
        }
        receive(bytes) {
            if (this.isTerminated) return;
            for (const data of think(bytes)) this.dispatchEvent(new MessageEvent('message', { data }));
        }
        terminate() {
            this.isTerminated = true;
        }
    };
    const files = document.createElement('meta');
    files.name = 'wheelhouse-bot-worker';
    files.content = 'worker.js worker.wasm';
    document.head.append(files);
    return () => {
        window.Worker = RealWorker;
        delete window.workersAreDenied;
        files.remove();
    };";

/// How many slices of a search are enough: bots need not play well here, and there are many positions in a review.
const fn slices(task: &Task) -> usize {
    match task {
        Task::Hint | Task::Evaluate => 3,
        Task::Decide(_) | Task::Review { .. } => 1,
    }
}

/// Workers of a page until this is dropped. Searches are the same each time, since they are measured by steps
/// and not by a clock.
pub struct Bots {
    state: Rc<State>,
    _in_place: Undo,
}

#[derive(Default)]
struct State {
    worker: RefCell<Worker>,
    is_slow: Cell<bool>,
    is_thorough: bool,
    /// What was asked so far.
    received: RefCell<Vec<PageMessage>>,
}

impl Bots {
    /// Workers that answer at once, for an app that has started none yet.
    pub fn new(_page: &Page) -> TestResult<Self> {
        Self::from_state(State::default())
    }

    /// Workers that search to the end, where a game is small enough for that.
    pub fn thorough(_page: &Page) -> TestResult<Self> {
        Self::from_state(State {
            is_thorough: true,
            ..State::default()
        })
    }

    fn from_state(state: State) -> TestResult<Self> {
        let state = Rc::new(state);
        let thinking = state.clone();
        let think = Closure::<dyn Fn(Uint8Array) -> Array>::new(move |bytes: Uint8Array| {
            let answers = thinking.receive(&bytes.to_vec());
            answers
                .iter()
                .filter_map(|answer| answer.encode().ok())
                .map(|bytes| Uint8Array::from(bytes.as_slice()))
                .collect()
        });
        let offer = Function::new_with_args("think", WORKER);
        let undo = offer.call1(&JsValue::UNDEFINED, &think.into_js_value());
        Ok(Self {
            state,
            _in_place: Undo::new(undo.map_err(failed)?.unchecked_into()),
        })
    }

    /// Lets them think until they are told to move, or answer at once from now on. What they think about is
    /// not answered later.
    pub fn set_slow(&self, is_slow: bool) {
        self.state.is_slow.set(is_slow);
    }

    /// What the page has sent them so far.
    pub fn received(&self) -> Vec<PageMessage> {
        self.state.received.borrow().clone()
    }

    /// Lets no worker start, or again.
    pub async fn set_denied(&self, page: &Page, is_denied: bool) -> TestResult {
        let script = "window.workersAreDenied = arguments[0];";
        page.script(script, vec![is_denied.into()]).await?;
        Ok(())
    }

    /// The number of workers that were started.
    pub async fn started(&self, page: &Page) -> TestResult<u64> {
        let count = page.script("return window.workers.length;", vec![]).await?;
        Ok(count.as_u64().unwrap_or_default())
    }
}

impl State {
    fn receive(&self, bytes: &[u8]) -> Vec<WorkerMessage> {
        let Ok(message) = PageMessage::decode(bytes) else {
            return Vec::new();
        };
        self.received.borrow_mut().push(message.clone());
        let search = match &message {
            PageMessage::Search(search) if !self.is_thorough => {
                Some((search.request, slices(&search.task)))
            }
            _ => None,
        };
        let mut worker = self.worker.borrow_mut();
        let mut answers: Vec<WorkerMessage> = worker.handle(message, 0.0).into_iter().collect();
        if self.is_slow.get() {
            return answers;
        }
        let time = Cell::new(0.0);
        let clock = || time.replace(time.get() + 1.0);
        for slice in 0.. {
            if !worker.is_busy() {
                break;
            }
            let answer = match search {
                Some((request, enough)) if slice >= enough => {
                    worker.handle(PageMessage::MoveNow(request), clock())
                }
                _ => worker.run_slice(clock),
            };
            // The progress is not shown.
            let is_news = |answer: &WorkerMessage| {
                !matches!(answer, WorkerMessage::Event(WorkerEvent::Progress { .. }))
            };
            answers.extend(answer.filter(is_news));
        }
        answers
    }
}
