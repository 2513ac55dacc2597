//! Stored matches in lists.

use crate::browser;
use crate::context::{use_store, use_words};
use crate::games;
use crate::route::Route;
use crate::store::{NotThere, StoredSummary};
use crate::text::Words;
use records::Match;
use std::rc::Rc;
use yew::prelude::*;

/// A match in a list.
#[derive(Clone, PartialEq)]
pub struct ListedMatch {
    /// Its number in the store.
    pub id: AttrValue,
    /// What is known of it without opening it.
    pub stored: Rc<StoredSummary>,
}

/// All that the store holds.
#[derive(Clone, Default, PartialEq)]
pub struct MatchList {
    /// The matches, the last played first.
    pub matches: Rc<Vec<ListedMatch>>,
    /// The numbers of those that cannot be shown, and why.
    pub lost: Rc<Vec<(String, NotThere)>>,
    /// The keys of damaged data that were set aside.
    pub set_aside: Rc<Vec<String>>,
}

/// All that the store holds, and a callback that reads it again. It is read
/// after the first rendering; until then the list is empty.
#[hook]
pub fn use_match_list() -> (MatchList, Callback<()>) {
    let store = use_store();
    let list = use_state(MatchList::default);
    let refresh = use_callback((store, list.setter()), |(), (store, list)| {
        let all = store.list();
        let matches = all.matches.into_iter().map(|stored| ListedMatch {
            id: stored.id.clone().into(),
            stored: Rc::new(stored),
        });
        list.set(MatchList {
            matches: Rc::new(matches.collect()),
            lost: Rc::new(all.lost),
            set_aside: Rc::new(store.set_aside()),
        });
    });
    use_effect_with(refresh.clone(), |refresh| refresh.emit(()));
    (MatchList::clone(&list), refresh)
}

/// What a match is called: by its title, else by its game.
pub fn name_of(words: Words, stored: &StoredSummary) -> String {
    match stored.summary.title.as_str() {
        "" => words.game(stored.game).name.to_owned(),
        title => title.to_owned(),
    }
}

/// What the seats of a stored match are called.
pub fn names_in(words: Words, stored: &StoredSummary) -> Vec<String> {
    words.seat_names(stored.game, &stored.summary.seats)
}

/// How far a stored match is, or how it ended.
pub fn standing(words: Words, stored: &StoredSummary) -> String {
    let Some(standing) = &stored.summary.standing else {
        return String::new();
    };
    let names = names_in(words, stored);
    match standing.to_act {
        Some(seat) => words.turn_number(standing.turn, &names, seat),
        None => words.headline_of(stored.game, &standing.places, &names),
    }
}

/// A stored match, as far as its picture goes.
#[derive(Properties, PartialEq)]
pub struct MatchPictureProps {
    /// The match.
    pub listed: ListedMatch,
}

/// A small picture of a match, drawn from what is stored with it. A match that
/// was stored without a picture is opened for one, where it is shown.
#[component]
pub fn MatchPicture(props: &MatchPictureProps) -> Html {
    let store = use_store();
    let ListedMatch { id, stored } = &props.listed;
    let deps = (id.clone(), stored.clone());
    let picture = use_memo(deps, |(id, stored)| {
        let game = games::ui(stored.game);
        let standing = stored.summary.standing.as_ref();
        let thumbnail = standing.and_then(|standing| standing.picture.as_deref());
        thumbnail
            .and_then(|thumbnail| game.stored_picture(thumbnail))
            .or_else(|| {
                let opened = store.get(id).ok()?;
                Some(game.small(opened.played.main_position().state()))
            })
    });
    Option::clone(&picture).unwrap_or_default()
}

/// How far a match is, or how it ended.
pub fn how_it_stands(words: Words, played: &Match) -> String {
    let position = played.position();
    let names = words.names_of(played);
    match position.to_act() {
        Some(seat) => words.turn_of(played.state(), &names, seat),
        None => words.headline(played, &names),
    }
}

/// A match in a list.
#[derive(Properties, PartialEq)]
pub struct MatchRowProps {
    /// The match.
    pub listed: ListedMatch,
    /// What can be done with it.
    #[prop_or_default]
    pub children: Html,
}

/// A match in a list, leading to its table.
#[component]
pub fn MatchRow(props: &MatchRowProps) -> Html {
    let words = use_words();
    let ListedMatch { id, stored } = &props.listed;
    let over = stored.summary.over;
    html! {
        <li class={classes!("match-row", stored.game.id())}>
            <a href={Route::Table(id.to_string()).href()} class="match-link">
                <span class="match-board" aria-hidden="true"><MatchPicture listed={props.listed.clone()} /></span>
                <span class="match-words">
                    <strong>{ name_of(words, stored) }</strong>
                    <span>{ words.list(&names_in(words, stored)) }</span>
                    <span class="quiet">{ standing(words, stored) }</span>
                    <span class="quiet">{ browser::when(stored.summary.last_played) }</span>
                </span>
                <span class="match-go">{ if over { "Look at it" } else { "Go on" } }</span>
            </a>
            { props.children.clone() }
        </li>
    }
}
