//! The window's title and the app's badge, which tell how many games wait for the person.

use core::cell::{Cell, RefCell};
use js_sys::{Function, Promise, Reflect};
use l10n::house;
use text::Locale;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

thread_local! {
    static WAITING: Cell<usize> = const { Cell::new(0) };
    /// The title without the number.
    static TITLE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Sets the window title: the page's title and the app's name.
pub fn set_title(locale: Locale, page: Option<&str>) {
    let app = locale.text(house::WHEELHOUSE);
    show_title(&match page {
        Some(page) => house::title_in(locale, page, &app),
        None => app,
    });
}

/// Shows a title after the number of games that wait.
fn show_title(title: &str) {
    TITLE.with(|current| title.clone_into(&mut current.borrow_mut()));
    let waiting = WAITING.get();
    let title = if waiting == 0 {
        title.to_owned()
    } else {
        format!("({waiting}) {title}")
    };
    gloo::utils::document().set_title(&title);
}

/// Sets the number of games in which it is the person's turn.
pub fn set_waiting(waiting: usize) {
    if WAITING.replace(waiting) == waiting {
        return;
    }
    let title = TITLE.with(|current| current.borrow().clone());
    show_title(&title);
    set_badge(waiting);
}

/// Sets the badge of the installed app, where the browser has one.
fn set_badge(waiting: usize) {
    let navigator = gloo::utils::window().navigator();
    let set = Reflect::get(&navigator, &"setAppBadge".into());
    let Some(set) = set.ok().and_then(|set| set.dyn_into::<Function>().ok()) else {
        return;
    };
    // Zero removes it.
    let answer = set.call1(&navigator, &JsValue::from_f64(waiting as f64));
    if let Some(promise) = answer
        .ok()
        .and_then(|answer| answer.dyn_into::<Promise>().ok())
    {
        spawn_local(async move {
            // Browsers refuse it while the app is not installed.
            let _ = JsFuture::from(promise).await;
        });
    }
}
