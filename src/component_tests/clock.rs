//! Long timers controlled by a test, so that it need not wait for them.

use js_sys::Function;
use page_driver::{Driver as _, TestResult};
use wasm_bindgen::{JsCast as _, JsValue};

use super::page::failed;
use super::undo::Undo;
use super::{Page, settle};

/// Holds back timers of at least this many milliseconds; shorter ones run as usual. Returns what lets timers run
/// again; those that are still kept never do.
const HOLD: &str = "
    const { setTimeout, clearTimeout } = window;
    const held = new Map();
    let last = 1e9;
    window.clock = { held };
    window.setTimeout = (callback, ms, ...all) => {
        if (!(ms >= kept)) return setTimeout(callback, ms, ...all);
        held.set(last += 1, { ms, ring: () => callback(...all) });
        return last;
    };
    window.clearTimeout = (id) => held.delete(id) || clearTimeout(id);
    return () => Object.assign(window, { setTimeout, clearTimeout });";

/// Keeps the long timers of a page until this is dropped.
pub struct Clock {
    _in_place: Undo,
}

impl Clock {
    /// Keeps all timers of at least so many milliseconds that are set from now on.
    pub fn held(_page: &Page, ms: u32) -> TestResult<Self> {
        let hold = Function::new_with_args("kept", HOLD);
        let undo = hold.call1(&JsValue::UNDEFINED, &ms.into());
        Ok(Self {
            _in_place: Undo::new(undo.map_err(failed)?.unchecked_into()),
        })
    }

    /// How many milliseconds the kept timers would run, in the order in which they were set.
    pub async fn pending(&self, page: &Page) -> TestResult<Vec<u64>> {
        let script = "return [...clock.held.values()].map(({ ms }) => ms);";
        let pending = page.script(script, vec![]).await?;
        let pending = pending.as_array().into_iter().flatten();
        Ok(pending.filter_map(page_driver::Value::as_u64).collect())
    }

    /// Lets the time of all kept timers pass.
    pub async fn pass(&self, page: &Page) -> TestResult {
        let script = "const due = [...clock.held.values()].sort((a, b) => a.ms - b.ms);
            clock.held.clear();
            for (const { ring } of due) ring();";
        page.script(script, vec![]).await?;
        settle().await;
        Ok(())
    }
}
