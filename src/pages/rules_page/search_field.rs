//! The field to search the rules, and what was found.

use super::search::{Hit, TextPart, search};
use super::text::RulesSection;
use crate::components::Shared;
use crate::context::use_locale;
use crate::hooks::focus::go_to;
use crate::hooks::{Key, key_of};
use l10n::pages;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SearchFieldProps {
    pub sections: Shared<Vec<RulesSection>>,
}

/// A search field with a list of the sections that match. Enter goes to the first, Escape clears.
#[component]
pub fn SearchField(props: &SearchFieldProps) -> Html {
    let locale = use_locale();
    let query = use_state_eq(String::new);
    let hits = use_memo(
        ((*query).clone(), props.sections.clone()),
        |(query, sections)| search(sections, query),
    );
    let oninput = {
        let query = query.setter();
        move |event: InputEvent| {
            let field: Option<HtmlInputElement> = event.target_dyn_into();
            query.set(field.map(|field| field.value()).unwrap_or_default());
        }
    };
    let onkeydown = {
        let (query, hits) = (query.clone(), hits.clone());
        move |event: KeyboardEvent| match key_of(&event) {
            Some(Key::Enter) => {
                event.prevent_default();
                if let Some(hit) = hits.first() {
                    go_to(&hit.id);
                }
            }
            // A sheet would close.
            Some(Key::Escape) if !query.is_empty() => {
                event.prevent_default();
                event.stop_propagation();
                query.set(String::new());
            }
            _ => {}
        }
    };
    let count = match (query.trim().is_empty(), hits.len()) {
        (true, _) => String::new(),
        (_, 0) => locale.text(pages::NOTHING_FOUND),
        (_, many) => pages::sections(locale, many),
    };
    html! {
        <div class="rules-search" role="search">
            <label class="unseen" for="rules-query">{ locale.text(pages::SEARCH_THE_RULES) }</label>
            <input
                id="rules-query"
                type="search"
                autocomplete="off"
                placeholder={locale.text(pages::SEARCH_THE_RULES)}
                value={(*query).clone()}
                {oninput}
                {onkeydown}
            />
            <p class="quiet" role="status">{ count }</p>
            <ol class="rules-hits">{ for hits.iter().map(hit_link) }</ol>
        </div>
    }
}

/// A section that was found. The link scrolls without touching the address, which holds the route.
fn hit_link(hit: &Hit) -> Html {
    let id = hit.id.clone();
    let onclick = move |event: MouseEvent| {
        event.prevent_default();
        go_to(&id);
    };
    html! {
        <li key={hit.id.as_str()}>
            <a href={format!("#{}", hit.id)} {onclick}>
                <strong>{ marked(&hit.title) }</strong>
                <span>{ marked(&hit.excerpt) }</span>
            </a>
        </li>
    }
}

/// A text with its matches marked.
fn marked(parts: &[TextPart]) -> Html {
    let part = |part: &TextPart| match part.is_match {
        true => html! { <mark>{ part.text.clone() }</mark> },
        false => html! { { part.text.clone() } },
    };
    parts.iter().map(part).collect()
}
