//! The tools above the list: search, filter, order, and the selection of several matches.

use super::filter::{ListFilter, SortOrder};
use crate::components::{Button, Select, TextField};
use l10n::pages;
use rules::GameId;
use text::Locale;
use yew::prelude::*;

/// Search, filter and order; `games` are those that there are matches of.
pub fn list_tools(
    locale: Locale,
    filter: &ListFilter,
    games: Vec<GameId>,
    on_filter: &Callback<ListFilter>,
) -> Html {
    let change = |change: fn(&mut ListFilter, String)| {
        let filter = filter.clone();
        on_filter.reform(move |typed: String| {
            let mut next = filter.clone();
            change(&mut next, typed);
            next
        })
    };
    let on_game = {
        let (filter, games) = (filter.clone(), games.clone());
        on_filter.reform(move |index: usize| ListFilter {
            game: index
                .checked_sub(1)
                .and_then(|index| games.get(index).copied()),
            ..filter.clone()
        })
    };
    let on_order = {
        let filter = filter.clone();
        on_filter.reform(move |index: usize| ListFilter {
            order: SortOrder::ALL
                .get(index)
                .map(|(order, ..)| *order)
                .unwrap_or_default(),
            ..filter.clone()
        })
    };
    let on_star = {
        let filter = filter.clone();
        on_filter.reform(move |_: MouseEvent| ListFilter {
            only_starred: !filter.only_starred,
            ..filter.clone()
        })
    };
    let names = games
        .iter()
        .map(|game| (game.id().into(), locale.name(*game).into()));
    let games: Vec<(AttrValue, AttrValue)> =
        std::iter::once(("all".into(), locale.text(pages::ALL_GAMES).into()))
            .chain(names)
            .collect();
    let orders: Vec<(AttrValue, AttrValue)> = SortOrder::ALL
        .iter()
        .map(|(_, id, label)| ((*id).into(), locale.text(*label).into()))
        .collect();
    html! {
        <search class="list-tools">
            <TextField
                id="search"
                name="search"
                class="list-search"
                value={filter.search.clone()}
                placeholder={locale.text(pages::SEARCH)}
                on_input={change(|filter, typed| filter.search = typed)}
            >
                <span class="unseen">{ locale.text(pages::SEARCH_YOUR_GAMES) }</span>
            </TextField>
            <Select
                name="game"
                label={locale.text(pages::GAME)}
                options={games}
                picked={filter.game.map_or("all", GameId::id)}
                on_pick={on_game}
            />
            <Select name="order" label={locale.text(pages::SORT_BY)} options={orders} picked={filter.order.id()} on_pick={on_order} />
            <button type="button" class="button star-filter" aria-pressed={filter.only_starred.to_string()} onclick={on_star}>
                { star(filter.only_starred) }{ locale.text(pages::STARRED) }
            </button>
        </search>
    }
}

/// Selecting, and downloading the selected matches, or else all that are shown. `selected` is the number of selected
/// matches; `None` while nothing is being selected.
pub fn selection_tools(
    locale: Locale,
    selected: Option<usize>,
    shown: usize,
    on_toggle: Callback<MouseEvent>,
    on_export: Callback<MouseEvent>,
) -> Html {
    let (label, disabled) = match selected {
        None => (pages::export_shown(locale, shown), false),
        Some(0) => (locale.text(pages::EXPORT_SELECTED), true),
        Some(count) => (pages::export_so_many(locale, count), false),
    };
    html! {
        <p class="buttons selection-tools">
            <Button id="select" onclick={on_toggle}>
                { if selected.is_some() { locale.text(pages::DONE) } else { locale.text(pages::SELECT) } }
            </Button>
            <Button id="export" {disabled} onclick={on_export}>{ label }</Button>
        </p>
    }
}

pub fn star(filled: bool) -> Html {
    html! {
        <svg class={classes!("star", filled.then_some("filled"))} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 2.8 L14.8 8.9 L21.4 9.6 L16.5 14.1 L17.9 20.7 L12 17.3 L6.1 20.7 L7.5 14.1 L2.6 9.6 L9.2 8.9 Z" />
        </svg>
    }
}
