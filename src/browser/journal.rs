//! A journal in IndexedDB of what was stored last. It is written to disk at once, local storage only seconds later:
//! after a browser is killed, the journal may be ahead.
//!
//! Nothing waits for it. Where IndexedDB is missing or denied, there is no journal.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::{Array, Object, Promise, Reflect};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbFactory, IdbObjectStore, IdbRequest, IdbTransaction};

#[wasm_bindgen]
extern "C" {
    /// An IndexedDB database with transaction options, which web-sys still has behind its unstable APIs flag.
    type DatabaseWithOptions;

    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &DatabaseWithOptions,
        store: &str,
        mode: &str,
        options: &Object,
    ) -> Result<IdbTransaction, JsValue>;
}

const TEXTS: &str = "texts";

/// The journal of this page.
pub struct Journal {
    database: Rc<RefCell<Option<IdbDatabase>>>,
    /// What is to be written after the next paint; `None` is to be removed.
    pending: Rc<RefCell<BTreeMap<String, Option<String>>>>,
    is_scheduled: Rc<Cell<bool>>,
}

impl Journal {
    /// Opens the journal with this name, and reads it.
    pub async fn open(name: &str) -> Option<(Self, Vec<(String, String)>)> {
        let database = open_database(name).await?;
        let texts = read_all(&database).await?;
        let slot = Rc::new(RefCell::new(Some(database)));
        if let Some(database) = &*slot.borrow() {
            // The person deletes the data of the site, or a later version needs another form.
            let (closed, changed) = (slot.clone(), slot.clone());
            let forget = Closure::<dyn FnMut()>::new(move || {
                closed.take();
            });
            let close = Closure::<dyn FnMut()>::new(move || {
                if let Some(database) = changed.take() {
                    database.close();
                }
            });
            database.set_onclose(Some(forget.as_ref().unchecked_ref()));
            database.set_onversionchange(Some(close.as_ref().unchecked_ref()));
            // There is one journal per page.
            forget.forget();
            close.forget();
        }
        let journal = Self {
            database: slot,
            pending: Rc::default(),
            is_scheduled: Rc::default(),
        };
        Some((journal, texts))
    }

    /// Writes a text after the next paint, or removes it.
    pub fn set(&self, name: String, text: Option<String>) {
        self.pending.borrow_mut().insert(name, text);
        if self.is_scheduled.replace(true) {
            return;
        }
        let (database, pending) = (self.database.clone(), self.pending.clone());
        let is_scheduled = self.is_scheduled.clone();
        after_paint(move || {
            is_scheduled.set(false);
            let due = core::mem::take(&mut *pending.borrow_mut());
            if let Some(database) = &*database.borrow() {
                // Local storage has it too.
                let _ = write(database, due);
            }
        });
    }

    pub fn clear(&self) {
        self.pending.borrow_mut().clear();
        if let Some(database) = &*self.database.borrow() {
            let _ = text_store(database).and_then(|texts| texts.clear());
        }
    }

    /// Deletes the journal with this name, which is this one.
    pub fn delete(self, name: &str) {
        if let Some(database) = self.database.take() {
            database.close();
        }
        if let Ok(Some(factory)) = window().indexed_db() {
            // Where that is refused, an empty one stays.
            let _ = factory.delete_database(name);
        }
    }

    /// Removes these texts after a while, unless they have changed.
    pub fn remove_later(&self, texts: Vec<(String, String)>, ms: u32) {
        let database = self.database.clone();
        Timeout::new(ms, move || {
            if let Some(database) = &*database.borrow() {
                let _ = remove_if_unchanged(database, texts);
            }
        })
        .forget();
    }
}

/// Calls a function after the next paint. Hidden pages are not painted.
fn after_paint(act: impl FnOnce() + 'static) {
    let then = move || Timeout::new(0, act).forget();
    let is_hidden = gloo::utils::document().hidden();
    if is_hidden {
        then();
        return;
    }
    let frame = Closure::once_into_js(then);
    // Without frames it is written at the next opportunity.
    let _ = window().request_animation_frame(frame.unchecked_ref());
}

async fn open_database(name: &str) -> Option<IdbDatabase> {
    let factory: IdbFactory = window().indexed_db().ok().flatten()?;
    let request = factory.open_with_u32(name, 1).ok()?;
    let upgrade = {
        let request = request.clone();
        move || {
            let database = request.result().ok()?;
            let database: &IdbDatabase = database.unchecked_ref();
            database.create_object_store(TEXTS).ok()
        }
    };
    let upgrade = Closure::once(move || {
        upgrade();
    });
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let database = result_of(&request).await?;
    database.dyn_into().ok()
}

/// The result of a request; `None` if it fails.
async fn result_of(request: &IdbRequest) -> Option<JsValue> {
    let mut listeners = Vec::new();
    let done = Promise::new(&mut |resolve, reject| {
        for (name, settle) in [("success", resolve), ("error", reject)] {
            let listener = EventListener::once(request, name, move |event| {
                // An unhandled error would also be one of the page.
                event.prevent_default();
                let _ = settle.call0(&JsValue::UNDEFINED);
            });
            listeners.push(listener);
        }
    });
    JsFuture::from(done).await.ok()?;
    request.result().ok()
}

/// The texts, in a transaction that is written to the disk before it is complete.
fn text_store(database: &IdbDatabase) -> Result<IdbObjectStore, JsValue> {
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let database: &DatabaseWithOptions = database.unchecked_ref();
    let transaction = database.transaction(TEXTS, "readwrite", &options)?;
    transaction.object_store(TEXTS)
}

async fn read_all(database: &IdbDatabase) -> Option<Vec<(String, String)>> {
    let texts = database
        .transaction_with_str(TEXTS)
        .ok()?
        .object_store(TEXTS)
        .ok()?;
    let (names, texts) = (texts.get_all_keys().ok()?, texts.get_all().ok()?);
    // Requests are answered in order.
    let texts: Array = result_of(&texts).await?.dyn_into().ok()?;
    let names: Array = names.result().ok()?.dyn_into().ok()?;
    let entries = names
        .iter()
        .zip(texts.iter())
        .filter_map(|(name, text)| Some((name.as_string()?, text.as_string()?)));
    Some(entries.collect())
}

fn write(
    database: &IdbDatabase,
    pending_texts: BTreeMap<String, Option<String>>,
) -> Result<(), JsValue> {
    let texts = text_store(database)?;
    for (name, text) in pending_texts {
        match text {
            Some(text) => texts.put_with_key(&text.into(), &name.into())?,
            None => texts.delete(&name.into())?,
        };
    }
    Ok(())
}

fn remove_if_unchanged(
    database: &IdbDatabase,
    known: Vec<(String, String)>,
) -> Result<(), JsValue> {
    let texts = text_store(database)?;
    for (name, text) in known {
        let request = texts.get(&name.as_str().into())?;
        let (texts, request_now) = (texts.clone(), request.clone());
        EventListener::once(&request, "success", move |_| {
            let now = request_now.result().ok().and_then(|now| now.as_string());
            if now.as_deref() == Some(&text) {
                let _ = texts.delete(&name.into());
            }
        })
        .forget();
    }
    Ok(())
}
