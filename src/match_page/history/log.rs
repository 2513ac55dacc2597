//! The log: every entry as text; each line leads to its position.

use crate::context::use_locale;
use crate::hooks::{Key, key_of};
use crate::match_page::speech::told_from;
use crate::match_page::{SessionAction, SessionHandle, use_session_handle};
use app_core::session::LogEntry;
use app_core::store::Annotations;
use core::cell::RefCell;
use l10n::house;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct LogListProps {
    pub notes: Rc<Annotations>,
}

/// The log, latest entry first.
#[component]
pub fn LogList(props: &LogListProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let has_notes = !handle.session.is_variation();
    let entries = handle.session.log().entries();
    let here = handle.session.record().ply();
    let texts = use_texts(&handle);
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(here, move |_| show_current_line(&list));
    }
    // A single tab stop; arrow keys move through the lines.
    let stop = if here == 0 { entries.len() } else { here };
    let deps = (handle.dispatch.clone(), here, entries.len());
    let onkeydown = use_callback(deps, |event: KeyboardEvent, (dispatch, here, end)| {
        // At the ends, the key is left to others.
        let by = match key_of(&event) {
            Some(Key::Up) if here < end => 1,
            Some(Key::Down) if *here > 0 => -1,
            _ => return,
        };
        event.prevent_default();
        dispatch.emit(SessionAction::Step {
            by,
            along_log: true,
        });
    });
    if entries.is_empty() {
        return html! { <p class="quiet">{ locale.text(house::NO_MOVES_YET) }</p> };
    }
    let lines = texts.into_iter().enumerate().rev().map(|(before, text)| {
        let ply = before + 1;
        html! {
            <LogLine
                key={before}
                {ply}
                {text}
                position={EntryPosition::of(ply, here)}
                note={Some(props.notes.note(ply)).filter(|_| has_notes).unwrap_or_default().to_owned()}
                is_stop={ply == stop}
                dispatch={handle.dispatch.clone()}
            />
        }
    });
    html! { <ol ref={list} class="log" reversed=true {onkeydown}>{ for lines }</ol> }
}

/// The text of every entry. Entries that stay in the log keep theirs, since what comes before
/// them is the same; the others are told in one replay.
#[hook]
fn use_texts(handle: &SessionHandle) -> Vec<AttrValue> {
    let locale = use_locale();
    let known = use_memo((locale, handle.names.clone()), |_| {
        RefCell::new(Vec::<(Rc<LogEntry>, AttrValue)>::new())
    });
    let mut known = known.borrow_mut();
    let entries = handle.session.log().entries();
    let kept = known
        .iter()
        .zip(entries.iter())
        .take_while(|((told, _), entry)| Rc::ptr_eq(told, entry))
        .count();
    known.truncate(kept);
    let added = told_from(locale, handle.session.record(), kept, &handle.names);
    let added = added.map(AttrValue::from);
    known.extend(entries.iter().skip(kept).cloned().zip(added));
    known.iter().map(|(_, text)| text.clone()).collect()
}

/// Scrolls the list, and only the list, to the line of the shown position.
fn show_current_line(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else {
        return;
    };
    let line = list.query_selector(".here").ok().flatten();
    let Some(line) = line.and_then(|line| line.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    // The list is positioned, so this is measured from its top.
    let top = line.offset_top();
    let hidden = top < list.scroll_top()
        || top + line.offset_height() > list.scroll_top() + list.client_height();
    if hidden {
        list.set_scroll_top(top - (list.client_height() - line.offset_height()) / 2);
    }
}

/// An entry's relation to the shown position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EntryPosition {
    Before,
    Here,
    After,
}

impl EntryPosition {
    const fn of(ply: usize, here: usize) -> Self {
        if ply == here {
            Self::Here
        } else if ply > here {
            Self::After
        } else {
            Self::Before
        }
    }
}

#[derive(Properties, PartialEq)]
struct LogLineProps {
    ply: usize,
    text: AttrValue,
    position: EntryPosition,
    /// The note on the position; empty if there is none.
    note: AttrValue,
    /// Whether the line is the list's tab stop.
    is_stop: bool,
    dispatch: Callback<SessionAction>,
}

#[component]
fn LogLine(props: &LogLineProps) -> Html {
    let class = match props.position {
        EntryPosition::Before => None,
        EntryPosition::Here => Some("here"),
        EntryPosition::After => Some("undone"),
    };
    let ply = props.ply;
    html! {
        <li {class}>
            <button
                type="button"
                aria-current={(props.position == EntryPosition::Here).then_some("step")}
                tabindex={if props.is_stop { "0" } else { "-1" }}
                onclick={props.dispatch.reform(move |_| SessionAction::BrowseTo(ply))}
            >
                { props.text.clone() }
                if !props.note.is_empty() {
                    <span class="log-note">{ props.note.clone() }</span>
                }
            </button>
        </li>
    }
}
