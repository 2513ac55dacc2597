//! The web worker that runs the bots' searches and makes puzzles. It is a program of
//! its own beside the page, built for speed, and works in short slices, so that it
//! can receive messages in between.

use bot_worker::Worker;
use js_sys::Uint8Array;
use protocol::{PageMessage, WorkerMessage};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

struct Program {
    scope: DedicatedWorkerGlobalScope,
    /// Schedules the next slice without the delay of a timer.
    slice_channel: MessageChannel,
    worker: Worker,
    /// Whether the next slice is scheduled.
    is_scheduled: bool,
}

thread_local! {
    static PROGRAM: RefCell<Option<Program>> = const { RefCell::new(None) };
}

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let Ok(slice_channel) = MessageChannel::new() else {
        return;
    };
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Ok(bytes) = event.data().dyn_into::<Uint8Array>()
            && let Ok(message) = PageMessage::decode(&bytes.to_vec())
        {
            with_program(|program| program.receive(message));
        }
    });
    let on_slice = Closure::<dyn Fn()>::new(|| with_program(Program::run_slice));
    let listening =
        scope.add_event_listener_with_callback("message", on_message.as_ref().unchecked_ref());
    slice_channel
        .port1()
        .set_onmessage(Some(on_slice.as_ref().unchecked_ref()));
    if listening.is_err() {
        return;
    }
    // Both closures live as long as the worker.
    on_message.forget();
    on_slice.forget();
    PROGRAM.set(Some(Program {
        scope,
        slice_channel,
        worker: Worker::default(),
        is_scheduled: false,
    }));
}

fn with_program(f: impl FnOnce(&mut Program)) {
    PROGRAM.with_borrow_mut(|program| {
        if let Some(program) = program {
            f(program);
        }
    });
}

impl Program {
    fn receive(&mut self, message: PageMessage) {
        let answer = self.worker.handle(message, js_sys::Date::now());
        self.post(answer);
        self.schedule_slice();
    }

    fn run_slice(&mut self) {
        self.is_scheduled = false;
        let message = self.worker.run_slice(js_sys::Date::now);
        self.post(message);
        self.schedule_slice();
    }

    fn post(&self, message: Option<WorkerMessage>) {
        if let Some(Ok(bytes)) = message.map(|message| message.encode()) {
            // Fails only if the page is gone.
            let _ = self.scope.post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }

    fn schedule_slice(&mut self) {
        if self.worker.is_busy() && !self.is_scheduled {
            self.is_scheduled = self
                .slice_channel
                .port2()
                .post_message(&JsValue::NULL)
                .is_ok();
        }
    }
}
