//! Rules, keyboard page and settings as sheets over a page, so that looking something up does not leave
//! the table, or a lesson.

use super::document::KeysDocument;
use super::rules_page::Rules;
use super::settings::SettingsForm;
use crate::components::{Sheet, show_on_demand};
use crate::context::use_locale;
use crate::hooks::{OnDemand, asks_for_keys_page, use_window_event};
use app_core::Route;
use l10n::{house, pages};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct WithSheetsProps {
    /// Class of the element around the page.
    #[prop_or("page-with-sheets")]
    pub class: &'static str,
    pub sheets: OnDemand<Sheets>,
    pub children: Html,
}

/// A page, and what its links to rules, keyboard page and settings open over it.
#[component]
pub fn WithSheets(props: &WithSheetsProps) -> Html {
    let over = use_state_eq(|| None::<Shown>);
    let onclick = use_callback(over.setter(), |event: MouseEvent, over| {
        if let Some(shown) = link_to_show(&event) {
            event.prevent_default();
            over.set(Some(shown));
        }
    });
    let on_key = use_callback(over.setter(), |event: Event, over| {
        if event.dyn_ref().is_some_and(asks_for_keys_page) {
            over.set(Some(Shown {
                route: Route::Keys,
                section: None,
            }));
        }
    });
    use_window_event("keydown", on_key);
    let on_close = use_callback(over.setter(), |(), over| over.set(None));
    html! {
        <div class={props.class} {onclick}>
            { props.children.clone() }
            if let Some(shown) = &*over {
                <PageSheet sheets={props.sheets.clone()} shown={shown.clone()} {on_close} />
            }
        </div>
    }
}

/// The page that a click is to show over this one: that of a link, unless it is opened in a new tab or
/// window.
fn link_to_show(event: &MouseEvent) -> Option<Shown> {
    if event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key() {
        return None;
    }
    let link = event.target_dyn_into::<Element>()?.closest("a").ok()??;
    let route = Route::read(&link.get_attribute("href")?);
    let section = link.get_attribute("data-section").map(AttrValue::from);
    matches!(route, Route::Rules(_) | Route::Keys | Route::Settings)
        .then_some(Shown { route, section })
}

/// What is shown over the page.
#[derive(Clone, PartialEq)]
struct Shown {
    route: Route,
    /// The heading of the section of the rules to begin at.
    section: Option<AttrValue>,
}

#[derive(Clone, Copy)]
pub struct Sheets {
    show: fn(&Shown) -> Html,
}

impl Sheets {
    /// The part of the program that calls this has all of them.
    pub fn new() -> Self {
        Self { show }
    }
}

impl PartialEq for Sheets {
    /// There is one such function.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

fn show(shown: &Shown) -> Html {
    match shown.route {
        Route::Rules(game) => {
            html! { <div class={classes!("rules-page", game.id())}><Rules {game} section={shown.section.clone()} /></div> }
        }
        Route::Settings => html! { <div><SettingsForm /></div> },
        _ => html! { <div><KeysDocument /></div> },
    }
}

#[derive(Properties, PartialEq)]
struct PageSheetProps {
    sheets: OnDemand<Sheets>,
    shown: Shown,
    on_close: Callback<()>,
}

/// The content of a page as a sheet.
#[component]
fn PageSheet(props: &PageSheetProps) -> Html {
    let locale = use_locale();
    let title = match props.shown.route {
        Route::Rules(game) => house::rules_of(locale, game),
        Route::Settings => locale.text(house::SETTINGS),
        _ => locale.text(pages::KEYBOARD_AND_SCREEN_READER),
    };
    let head = html! { <h2>{ title.clone() }</h2> };
    html! {
        <Sheet class="page-sheet" label={title} {head} on_close={props.on_close.clone()}>
            <div class="sheet-page" tabindex="0">
                { show_on_demand(locale, &props.sheets, |sheets| (sheets.show)(&props.shown)) }
            </div>
        </Sheet>
    }
}
