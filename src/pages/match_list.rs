//! Stored matches in lists.

use crate::browser;
use crate::context::{use_store, use_words};
use crate::games;
use crate::route::Route;
use crate::store::{NotThere, Opened};
use crate::text::Words;
use records::Match;
use std::rc::Rc;
use yew::prelude::*;

/// A match in a list.
#[derive(Clone)]
pub struct ListedMatch {
    /// Its number in the store.
    pub id: AttrValue,
    /// The match.
    pub opened: Rc<Opened>,
}

// Every reading of the store makes new ones.
impl PartialEq for ListedMatch {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && Rc::ptr_eq(&self.opened, &other.opened)
    }
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
        let matches = all.matches.into_iter().map(|(id, opened)| ListedMatch {
            id: id.into(),
            opened: Rc::new(opened),
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
pub fn name_of(words: Words, opened: &Opened) -> String {
    match opened.title.as_str() {
        "" => words.game(opened.played.setup().game()).name.to_owned(),
        title => title.to_owned(),
    }
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
    let ListedMatch { id, opened } = &props.listed;
    let played = &opened.played;
    let game = played.setup().game();
    let over = played.position().ending().is_some();
    html! {
        <li class={classes!("match-row", game.id())}>
            <a href={Route::Table(id.to_string()).href()} class="match-link">
                <span class="match-board" aria-hidden="true">{ games::ui(game).small(played.state()) }</span>
                <span class="match-words">
                    <strong>{ name_of(words, opened) }</strong>
                    <span>{ words.list(&words.names_of(played)) }</span>
                    <span class="quiet">{ how_it_stands(words, played) }</span>
                    <span class="quiet">{ browser::when(opened.touched) }</span>
                </span>
                <span class="match-go">{ if over { "Look at it" } else { "Go on" } }</span>
            </a>
            { props.children.clone() }
        </li>
    }
}
