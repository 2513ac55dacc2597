//! Lists of stored matches.

use crate::context::{use_locale, use_store};
use crate::games;
use crate::hooks::{set_waiting, use_attempts};
use app_core::Route;
use app_core::store::{Mailbox, MatchGroup, OpenError, StoredSummary};
use l10n::house;
use records::Match;
use records::archive::StoreError;
use rules::GameId;
use std::rc::Rc;
use text::{Locale, Names, isolated};
use yew::platform::spawn_local;
use yew::prelude::*;

#[derive(Clone, PartialEq)]
pub struct ListedMatch {
    /// Number in the store.
    pub id: AttrValue,
    pub stored: Rc<StoredSummary>,
}

/// Everything in the store.
#[derive(Clone, Default, PartialEq)]
pub struct MatchList {
    /// Matches, last played first.
    pub matches: Rc<Vec<ListedMatch>>,
    /// Numbers of the matches that cannot be opened, and why.
    pub lost: Rc<Vec<(String, OpenError)>>,
    pub quarantined: Rc<Vec<String>>,
    /// Why the stored matches cannot be listed.
    pub unavailable: Option<StoreError>,
    /// Whether some can be listed only when the games are there.
    needs_games: bool,
}

/// Everything in the store, and a callback to reload it. The store is read after the
/// first render; until then the list is empty.
///
/// Without the games, those that only the games can list are missing: they are fetched, and the list is reloaded.
#[hook]
pub fn use_match_list() -> (MatchList, Callback<()>) {
    let store = use_store();
    let list = use_state(MatchList::default);
    let needs_games = list.needs_games;
    let (attempt, _) = use_attempts(needs_games);
    let refresh = use_callback((store.clone(), list.setter()), |(), (store, list)| {
        let all = store.list();
        let yours = all
            .matches
            .iter()
            .filter(|stored| MatchGroup::of(stored) == MatchGroup::YourTurn);
        set_waiting(yours.count());
        let matches = all.matches.into_iter().map(|stored| ListedMatch {
            id: stored.id.clone().into(),
            stored: Rc::new(stored),
        });
        list.set(MatchList {
            matches: Rc::new(matches.collect()),
            lost: Rc::new(all.lost),
            quarantined: Rc::new(store.quarantined()),
            unavailable: all.unavailable,
            needs_games: all.needs_games,
        });
    });
    use_effect_with(refresh.clone(), |refresh| refresh.emit(()));
    use_effect_with((needs_games, attempt), {
        let refresh = refresh.clone();
        move |(needs_games, _)| {
            if *needs_games {
                spawn_local(async move {
                    if store.fetch_games().await {
                        refresh.emit(());
                    }
                });
            }
        }
    });
    (MatchList::clone(&list), refresh)
}

pub fn match_name(locale: Locale, stored: &StoredSummary) -> String {
    match stored.summary.title.as_str() {
        "" => locale.name(stored.game),
        title => isolated(title),
    }
}

pub fn seat_names_of(locale: Locale, stored: &StoredSummary) -> Names {
    text::names_here(locale, &stored.summary.seats, stored.mailbox.as_ref())
}

/// Progress or result of a stored match.
pub fn standing_text(locale: Locale, stored: &StoredSummary) -> String {
    let Some(standing_text) = &stored.summary.standing else {
        return String::new();
    };
    let names = seat_names_of(locale, stored);
    let waits_for = stored.waits_for();
    if waits_for.is_some() || stored.is_unsent() {
        return text::link_standing(locale, &names, waits_for, stored.is_unsent());
    }
    let is_here = |seat| {
        let mailbox = stored.mailbox.as_ref();
        mailbox.is_some_and(|mailbox| mailbox.is_here(seat))
    };
    match standing_text.to_act {
        Some(seat) if is_here(seat) => locale.text(house::YOUR_TURN),
        Some(seat) => text::turn_status(locale, standing_text.turn, &names, seat),
        None => text::headline_of(locale, stored.game, &standing_text.ranks, &names),
    }
}

/// Draws a game's board by its thumbnail. The home page has it as soon as the games are there.
#[derive(Clone, Copy)]
pub struct DrawBoard(pub fn(GameId, &[u8]) -> Option<Html>);

impl PartialEq for DrawBoard {
    /// There is only one.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Properties, PartialEq)]
pub struct MatchPictureProps {
    pub listed: ListedMatch,
    pub draw: Option<DrawBoard>,
}

/// A thumbnail of a match, drawn from its summary. A match stored without thumbnail is
/// opened to make one.
#[component]
pub fn MatchPicture(props: &MatchPictureProps) -> Html {
    let store = use_store();
    let ListedMatch { id, stored } = &props.listed;
    let deps = (id.clone(), stored.clone(), props.draw);
    let picture = use_memo(deps, |(id, stored, draw)| {
        let DrawBoard(draw) = (*draw)?;
        let standing = stored.summary.standing.as_ref();
        let draw = |thumbnail: &[u8]| draw(stored.game, thumbnail);
        standing
            .and_then(|standing| draw(standing.picture.as_deref()?))
            .or_else(|| draw(&store.new_thumbnail(id)?))
    });
    Option::clone(&picture).unwrap_or_default()
}

/// The board of a match that is not stored yet.
pub fn preview_board(record: &Match) -> Html {
    let game = record.setup().game();
    html! {
        <div class={classes!("preview-board", games::class(game))} aria-hidden="true">
            { games::picture(record.state()) }
        </div>
    }
}

/// Progress or result of a match.
pub fn match_status(locale: Locale, record: &Match, names: &Names) -> String {
    match record.position().to_act() {
        Some(seat) => text::turn_status(locale, record.state().turn(), names, seat),
        None => text::headline(locale, record, names),
    }
}

#[derive(Properties, PartialEq)]
pub struct MatchRowProps {
    pub listed: ListedMatch,
    pub draw: Option<DrawBoard>,
    #[prop_or_default]
    pub notes: usize,
    #[prop_or_default]
    pub children: Html,
}

/// A match in a list, with a link to its page.
#[component]
pub fn MatchRow(props: &MatchRowProps) -> Html {
    let locale = use_locale();
    let ListedMatch { id, stored } = &props.listed;
    let over = stored.summary.over;
    let is_watched = stored.mailbox.as_ref().is_some_and(Mailbox::is_watched);
    html! {
        <li class={classes!("match-row", stored.game.id())}>
            <a href={Route::Match(id.to_string()).href()} class="match-link">
                <span class="match-board" aria-hidden="true"><MatchPicture listed={props.listed.clone()} draw={props.draw} /></span>
                <span class="match-text">
                    <strong>{ match_name(locale, stored) }</strong>
                    <span>{ locale.list(&seat_names_of(locale, stored)) }</span>
                    <span class="quiet">
                        { standing_text(locale, stored) }
                        if over && is_watched { { format!(" · {}", locale.text(house::WATCHED)) } }
                    </span>
                    <span class="quiet">
                        { text::time(locale, stored.summary.last_played) }
                        if props.notes > 0 {
                            { format!(" · {}", house::notes(locale, props.notes)) }
                        }
                    </span>
                </span>
                <span class="match-go">{ if over { locale.text(house::VIEW) } else { locale.text(house::CONTINUE) } }</span>
            </a>
            { props.children.clone() }
        </li>
    }
}
