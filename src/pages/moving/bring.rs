//! Bringing everything from another device: its file, or the codes that it shows.

use super::incoming::{Incoming, IncomingAction};
use crate::browser::has_camera;
use crate::components::{Button, CodeScanner, Notice};
use crate::context::{use_locale, use_store};
use crate::hooks::use_codes_mark;
use crate::pages::file_button::FileButton;
use l10n::pages;
use records::series::{Series, is_code};
use records::{Collection, CollectionError};
use text::Locale;
use yew::prelude::*;

/// So many of the codes that are missing are named.
const MAX_NAMED: usize = 8;

#[derive(Properties, PartialEq)]
pub struct BringProps {
    /// Called with what came.
    pub on_came: Callback<Collection>,
}

/// The ways to bring it here.
#[component]
pub fn Bring(props: &BringProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let incoming = use_reducer_eq(|| Incoming::of(store.incoming()));
    let scans = use_state_eq(|| false);
    // What is wrong with a file, or with storage.
    let problem = use_state_eq(|| None::<String>);
    let on_text = {
        let (problem, incoming) = (problem.setter(), incoming.dispatcher());
        use_callback(props.on_came.clone(), move |text: String, on_came| {
            problem.set(None);
            if is_code(&text) {
                let codes = text.lines().map(String::from).collect();
                incoming.dispatch(IncomingAction::Codes(codes));
                return;
            }
            match Collection::read(&text) {
                Ok(collection) => on_came.emit(collection),
                Err(CollectionError::Unrecognized) => {
                    problem.set(Some(locale.text(pages::NOT_MANY_GAMES)));
                }
                Err(error) => problem.set(Some(locale.text(text::collection_error(error)))),
            }
        })
    };
    let on_problem = use_callback(problem.setter(), move |message, problem| {
        problem.set(Some(locale.text(message)));
    });
    let on_codes = use_callback(incoming.dispatcher(), |codes, incoming| {
        incoming.dispatch(IncomingAction::Codes(codes));
        None
    });
    let open = {
        let (incoming, on_text) = (incoming.dispatcher(), on_text.clone());
        use_callback(on_text, move |series: Series, on_text| {
            match series.text() {
                Ok(text) => on_text.emit(text),
                Err(_) => incoming.dispatch(IncomingAction::Broken),
            }
        })
    };
    {
        // What is complete already was there before; the player may have looked at it and come back.
        let known = use_mut_ref(|| incoming.series.clone());
        let (open, problem) = (open.clone(), problem.setter());
        use_effect_with(incoming.series.clone(), move |series| {
            let is_new = known.replace(series.clone()) != *series;
            match series {
                Some(series) if is_new => {
                    if store.keep_incoming(series).is_err() {
                        problem.set(Some(locale.text(pages::CODES_NOT_KEPT)));
                    }
                    if series.is_complete() {
                        open.emit(series.clone());
                    }
                }
                None if is_new => store.drop_incoming(),
                _ => {}
            }
        });
    }
    use_codes_mark(*scans);
    let dispatch = |action: fn() -> IncomingAction| {
        let incoming = incoming.dispatcher();
        move |_: MouseEvent| incoming.dispatch(action())
    };
    let scan = {
        let scans = scans.clone();
        move |_: MouseEvent| scans.set(!*scans)
    };
    let scan_label = match &incoming.series {
        _ if *scans => pages::STOP_SCANNING,
        Some(_) => pages::SCAN_MORE_CODES,
        None => pages::SCAN_CODES,
    };
    let complete = incoming
        .series
        .clone()
        .filter(Series::is_complete)
        .map(|series| open.reform(move |_: MouseEvent| series.clone()));
    let problem = problem
        .as_ref()
        .cloned()
        .or_else(|| incoming.problem.map(|message| locale.text(message)));
    html! {
        <>
            <p>{ locale.text(pages::BRING_HERE_ABOUT) }</p>
            if let Some(problem) = problem {
                <Notice id="wrong">{ problem }</Notice>
            }
            if let (true, Some(series)) = (incoming.asks(), &incoming.series) {
                <div class="notice hint" role="alert" id="other-codes">
                    <p>{ pages::codes_other(locale, series.received(), series.count()) }</p>
                    <p class="buttons">
                        <Button id="start-over" onclick={dispatch(|| IncomingAction::StartOver)}>{ locale.text(pages::START_OVER) }</Button>
                        <Button id="keep-earlier" onclick={dispatch(|| IncomingAction::KeepEarlier)}>{ locale.text(pages::KEEP_EARLIER_CODES) }</Button>
                    </p>
                </div>
            }
            <p class="lead" role="status" id="codes-received">{ incoming.series.as_ref().map(|series| progress(locale, series)) }</p>
            <p class="buttons">
                if let Some(open) = complete {
                    <Button id="open-codes" class="primary" onclick={open}>{ locale.text(pages::PREVIEW) }</Button>
                } else if has_camera() {
                    <Button id="scan-codes" onclick={scan}>{ locale.text(scan_label) }</Button>
                }
                <FileButton {on_text} {on_problem} />
                if incoming.series.is_some() {
                    <Button id="discard-codes" class="plain" onclick={dispatch(|| IncomingAction::Discard)}>{ locale.text(pages::DISCARD_CODES) }</Button>
                }
            </p>
            if *scans {
                <CodeScanner
                    {on_codes}
                    hint={locale.text(pages::SCAN_CODES_ABOUT)}
                    no_camera={pages::SCAN_CODES_NO_CAMERA}
                    no_reader={pages::SCAN_CODES_NO_READER}
                />
            }
        </>
    }
}

/// How many codes of a series are here, and which are not.
fn progress(locale: Locale, series: &Series) -> String {
    let received = pages::codes_received(locale, series.received(), series.count());
    let missing: Vec<String> = series.missing().map(|number| number.to_string()).collect();
    let named = missing.get(..MAX_NAMED).unwrap_or(&missing).join(", ");
    let missing = match missing.len().saturating_sub(MAX_NAMED) {
        _ if missing.is_empty() => return received,
        0 => pages::codes_missing(locale, &named),
        more => pages::codes_missing_more(locale, &named, more),
    };
    format!("{received} {missing}")
}
