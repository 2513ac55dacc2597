//! What the page shows before the program is there, or when it cannot run: `crates/prerender` renders it natively, and
//! the build puts it into `index.html` and the files of the languages.

use super::{App, AppProps};
use crate::components::marked;
use crate::pages::LoadingGames;
use l10n::{Message, document};
use text::Locale;
use yew::prelude::*;

/// Something to render.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prerendered {
    /// The home page of a first visit, in English.
    Home,
    /// What is shown while the program is loaded.
    Loading(Locale),
    /// What browsers without scripts show, in all languages.
    NoScript,
    /// What is shown when the program cannot run, and the words of scripts.
    Failure(Locale),
}

impl Prerendered {
    /// As HTML.
    pub async fn html(self) -> String {
        match self {
            Self::Home => render::<App>(AppProps::default()).await,
            Self::Loading(locale) => render::<Loading>(InLanguage { locale }).await,
            Self::NoScript => render::<NoScript>(()).await,
            Self::Failure(locale) => render::<Failure>(InLanguage { locale }).await,
        }
    }
}

async fn render<C: BaseComponent>(props: C::Properties) -> String {
    let renderer = yew::LocalServerRenderer::<C>::with_props(props);
    renderer.hydratable(false).render().await
}

#[derive(Properties, PartialEq)]
struct InLanguage {
    locale: Locale,
}

/// All of it is hidden: only the page knows the game of its address, and whether its language is there already.
#[component]
fn Loading(props: &InLanguage) -> Html {
    html! {
        <>
            <span class="unseen" hidden=true>{ props.locale.text(document::DOCUMENT_LOADING) }</span>
            <LoadingGames locale={props.locale} />
        </>
    }
}

#[component]
fn NoScript() -> Html {
    let texts = Locale::all().map(|locale| {
        html! { <p lang={locale.tag()}>{ locale.text(document::NEEDS_JAVASCRIPT) }</p> }
    });
    html! { <>{ for texts }</> }
}

/// The message and its remedies, which scripts show as they apply, and what else scripts say.
#[component]
fn Failure(props: &InLanguage) -> Html {
    let locale = props.locale;
    let text = |message: Message| locale.text(message);
    let obstacles = [
        ("file", document::OBSTACLE_FILE),
        ("wasm", document::OBSTACLE_WASM),
        ("old", document::OBSTACLE_OLD),
        ("policy", document::OBSTACLE_POLICY),
        ("fetch", document::OBSTACLE_FETCH),
        ("offline", document::OBSTACLE_OFFLINE),
    ];
    let obstacles = obstacles.map(|(obstacle, message)| {
        let told = marked(&text(message), |_, code| html! { <code>{ code }</code> });
        html! { <p data-obstacle={obstacle} role="alert" hidden=true>{ told }</p> }
    });
    html! {
        <>
            <h1 id="failure-title" tabindex="-1" data-stopped={text(document::FAILURE_STOPPED)}>
                { text(document::FAILURE_COULD_NOT_START) }
            </h1>
            <p role="alert">{ text(document::FAILURE_ABOUT) }</p>
            { for obstacles }
            <p class="choices">
                <button type="button" class="button primary" id="failure-reload">{ text(document::FAILURE_RELOAD) }</button>
                <button type="button" class="button" id="failure-report" hidden=true>{ text(document::FAILURE_REPORT) }</button>
            </p>
            <div id="failure-games" hidden=true>
                <p>{ text(document::FAILURE_KEEP_GAME) }</p>
                <p class="choices">
                    <button type="button" class="button" id="failure-copy">{ text(document::FAILURE_COPY_GAME) }</button>
                    <a class="button" id="failure-download" download="wheelhouse-game.txt">{ text(document::FAILURE_DOWNLOAD_GAME) }</a>
                </p>
            </div>
            <p
                id="failure-said"
                role="status"
                data-copied={text(document::FAILURE_COPIED)}
                data-by-hand={text(document::FAILURE_COPY_BY_HAND)}
            ></p>
            <textarea id="failure-text" aria-label={text(document::FAILURE_TEXT)} rows="8" readonly=true hidden=true />
            <p class="quiet" id="failure-detail"></p>
            <template id="update-words">
                <p>{ text(document::UPDATE_READY) }</p>
                <button type="button" class="button primary">{ text(document::UPDATE_NOW) }</button>
                <button type="button" class="button">{ text(document::UPDATE_LATER) }</button>
            </template>
        </>
    }
}
