//! The worker in which bots think: a program of its own beside the page, built
//! for speed. It thinks in short slices, between which it hears messages.

use bot_worker::Worker;
use js_sys::Uint8Array;
use protocol::{PageMessage, WorkerMessage};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

struct Program {
    scope: DedicatedWorkerGlobalScope,
    /// Wakes the worker up for the next slice; timers would be too slow.
    wake: MessageChannel,
    worker: Worker,
    /// A wake-up is on its way.
    waking: bool,
}

thread_local! {
    static PROGRAM: RefCell<Option<Program>> = const { RefCell::new(None) };
}

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let Ok(wake) = MessageChannel::new() else {
        return;
    };
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Ok(bytes) = event.data().dyn_into::<Uint8Array>()
            && let Ok(message) = PageMessage::decode(&bytes.to_vec())
        {
            with_program(|program| program.receive(message));
        }
    });
    let slice = Closure::<dyn Fn()>::new(|| with_program(Program::slice));
    let listened = scope.add_event_listener_with_callback("message", hear.as_ref().unchecked_ref());
    wake.port1()
        .set_onmessage(Some(slice.as_ref().unchecked_ref()));
    if listened.is_err() {
        return;
    }
    // Both live as long as the worker.
    hear.forget();
    slice.forget();
    PROGRAM.set(Some(Program {
        scope,
        wake,
        worker: Worker::default(),
        waking: false,
    }));
}

fn with_program(act: impl FnOnce(&mut Program)) {
    PROGRAM.with_borrow_mut(|program| {
        if let Some(program) = program {
            act(program);
        }
    });
}

impl Program {
    fn receive(&mut self, message: PageMessage) {
        let answer = self.worker.handle(message, js_sys::Date::now());
        self.post(answer);
        self.wake_up();
    }

    fn slice(&mut self) {
        self.waking = false;
        let news = self.worker.run_slice(js_sys::Date::now);
        self.post(news);
        self.wake_up();
    }

    fn post(&self, message: Option<WorkerMessage>) {
        if let Some(Ok(bytes)) = message.map(|message| message.encode()) {
            // A page that is gone hears nothing.
            let _ = self.scope.post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }

    fn wake_up(&mut self) {
        if self.worker.is_busy() && !self.waking {
            self.waking = self.wake.port2().post_message(&JsValue::NULL).is_ok();
        }
    }
}
