//! The bots' worker, in the page itself: component tests have no program beside the page, but the same code
//! answers the same messages, in slices as there.

use bot_worker::Worker;
use js_sys::{Array, Function, Uint8Array};
use protocol::PageMessage;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// What the page takes for a worker. Messages arrive later, and slices alternate with whatever the page does.
const WORKER: &str = "const found = window.Worker;
    const meta = document.createElement('meta');
    meta.name = 'wheelhouse-bot-worker';
    meta.content = 'here here';
    document.head.append(meta);
    window.Worker = class extends EventTarget {
        #work = startWork();
        #channel = new MessageChannel();
        #isScheduled = false;
        constructor() {
            super();
            this.#channel.port1.onmessage = ({ data }) => this.#step(data);
        }
        postMessage(bytes) { this.#channel.port2.postMessage(bytes); }
        #step(bytes) {
            if (!bytes) this.#isScheduled = false;
            const [answer, isBusy] = this.#work(bytes ?? undefined);
            if (isBusy && !this.#isScheduled) {
                this.#isScheduled = true;
                this.postMessage(null);
            }
            if (answer) this.dispatchEvent(new MessageEvent('message', { data: answer }));
        }
        terminate() { this.#channel.port1.close(); }
    };
    return () => {
        window.Worker = found;
        meta.remove();
    };";

/// Workers can be started as long as this lives.
pub struct BotsHere {
    stop: Function,
}

impl BotsHere {
    /// Lets the page start workers.
    pub fn new() -> Self {
        let start = Closure::<dyn Fn() -> Function>::new(program).into_js_value();
        let offer = Function::new_with_args("startWork", WORKER);
        let stop = offer.call1(&JsValue::UNDEFINED, &start).unwrap();
        Self {
            stop: stop.unchecked_into(),
        }
    }
}

impl Drop for BotsHere {
    fn drop(&mut self) {
        let _ = self.stop.call0(&JsValue::UNDEFINED);
    }
}

/// A worker's program: a function that takes a message, or works for a slice if there is none. It returns the
/// answer, and whether there is more to do.
fn program() -> Function {
    let mut worker = Worker::default();
    let step = move |message: JsValue| {
        let answer = match message.dyn_into::<Uint8Array>() {
            Ok(bytes) => PageMessage::decode(&bytes.to_vec())
                .ok()
                .and_then(|message| worker.handle(message, js_sys::Date::now())),
            Err(_) => worker.run_slice(js_sys::Date::now),
        };
        let bytes = answer.and_then(|answer| answer.encode().ok());
        let bytes = bytes.map(|bytes| Uint8Array::from(bytes.as_slice()).into());
        Array::of2(
            &bytes.unwrap_or(JsValue::UNDEFINED),
            &worker.is_busy().into(),
        )
        .into()
    };
    Closure::<dyn FnMut(JsValue) -> JsValue>::new(step)
        .into_js_value()
        .unchecked_into()
}
