//! The page of a match: the game's board, and around it everything that all games
//! share. It renders a [`Session`](app_core::session::Session) and performs its effects.

mod analysis;
mod auto_review;
mod board;
mod challenge;
mod coach;
mod countdown;
mod effects;
mod first_turn;
mod hint;
mod history;
mod later;
mod looking_back;
mod menu;
mod notices;
mod picture;
mod recent_turns;
mod reply;
mod result;
mod result_actions;
mod review;
mod search_progress;
mod seats;
mod send;
mod shortcuts;
mod side;
mod speech;
mod status;
mod use_session;
mod who;

use crate::components::{Button, Deferred, ErrorPage, GameAssets, LiveRegion, Shared, TopBar};
use crate::context::{use_locale, use_store};
use crate::games;
use crate::hooks::OnDemand;
use crate::hooks::set_title;
use app_core::session::SessionAction;
use app_core::store::Opened;
use auto_review::use_auto_review;
use board::Board;
use first_turn::FirstTurn;
use l10n::{house, table};
pub use later::LaterViews;
use later::{Later, ShowLater};
use looking_back::LookingBack;
use notices::Notices;
use recent_turns::RecentTurns;
use result::Lights;
use shortcuts::use_shortcuts;
pub use side::reset_tab;
use side::{SideLayout, SidePanel, icon, side_buttons, use_side_state};
pub use speech::told_from;
use speech::window_title;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub use speech::{entry_text, spoken, status_text};
use status::{StatusBar, turn_mark};
use std::rc::Rc;
use use_session::{SessionHandle, use_session};
use yew::prelude::*;

#[hook]
fn use_session_handle() -> SessionHandle {
    #[allow(clippy::expect_used, reason = "the match page provides it")]
    use_context::<SessionHandle>().expect("a session around everything on the match page")
}

/// A callback that dispatches an action.
fn on_click(dispatch: &Callback<SessionAction>, action: SessionAction) -> Callback<MouseEvent> {
    dispatch.reform(move |_| action.clone())
}

#[derive(Properties, PartialEq)]
pub struct MatchPageProps {
    pub id: AttrValue,
    /// The number of entries before the position at which it is opened; the latest one, unless it is known.
    pub at: Option<usize>,
    pub later: OnDemand<LaterViews>,
}

#[component]
pub fn MatchPage(props: &MatchPageProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let opened = {
        let store = store.clone();
        use_memo(props.id.clone(), move |id| store.get(id).map(Rc::new))
    };
    let found = opened.clone();
    use_effect_with(props.id.clone(), move |id| match &*found {
        Ok(opened) => games::daily_deals().date_match(&store, id, opened),
        Err(_) => set_title(locale, Some(&locale.text(house::GAME_NOT_FOUND))),
    });
    match &*opened {
        Ok(opened) => html! {
            <OpenedMatch id={props.id.clone()} at={props.at} opened={Shared(opened.clone())} later={props.later.clone()} />
        },
        Err(why) => html! {
            <ErrorPage title={locale.text(house::GAME_NOT_OPENED)} why={text::open_error(locale, why)} />
        },
    }
}

#[derive(Properties, PartialEq)]
struct OpenedMatchProps {
    id: AttrValue,
    at: Option<usize>,
    opened: Shared<Opened>,
    later: OnDemand<LaterViews>,
}

#[component]
fn OpenedMatch(props: &OpenedMatchProps) -> Html {
    let locale = use_locale();
    let handle = use_session(&props.id, &props.opened.0, &props.later);
    use_position(&handle, props.at);
    use_auto_review(&handle);
    let session = &handle.session;
    let game = session.record().setup().game();
    let side = use_side_state(
        game,
        (
            session.has_ended(),
            session.is_help_wanted(),
            session.friend_to_answer(),
        ),
    );
    let lights = use_reducer(Lights::default);
    use_shortcuts(&handle, &side.type_action);
    let title = window_title(locale, &handle);
    use_effect_with((locale, title), |(locale, title)| {
        set_title(*locale, Some(title));
    });

    let elsewhere = session.is_browsing() || session.is_variation();
    let reviewed = session.review().map(|_| "reviewed");
    let columns = match side.layout {
        SideLayout::Sheets => None,
        SideLayout::OneColumn => Some("with-side"),
        SideLayout::TwoColumns => Some("with-side with-players"),
    };
    html! {
        <ContextProvider<SessionHandle> context={handle.clone()}>
            <GameAssets {game} />
            <TopBar {game} section={text::current_rules_section(session.record().state())} class={classes!("with-tools", (side.layout == SideLayout::Sheets).then_some("with-sheets"))}>
                <Button id="undo" class="plain" onclick={on_click(&handle.dispatch, SessionAction::Undo)} disabled={session.undo_to().is_none() && !session.would_undo_exchanged()}>
                    { icon("top-icon", "M8 5L3.5 9.5L8 14M4 9.5H14.5A5 5 0 0 1 14.5 19.5H9") }
                    <span class="top-name">{ locale.text(house::UNDO) }</span>
                </Button>
                <Button id="redo" class="plain" onclick={on_click(&handle.dispatch, SessionAction::Redo)} disabled={!session.can_go_forward()}>
                    { icon("top-icon", "M16 5L20.5 9.5L16 14M20 9.5H9.5A5 5 0 0 0 9.5 19.5H15") }
                    <span class="top-name">{ locale.text(table::REDO) }</span>
                </Button>
                { side_buttons(locale, &side, session.record().table_rules().aids) }
            </TopBar>
            <main
                id="main"
                tabindex="-1"
                aria-label={locale.name(game)}
                class={classes!("table", games::class(game), columns, reviewed)}
                data-ply={session.record().ply().to_string()}
                data-turn={turn_mark(session)}
                data-actor={session.actor().map(|seat| seat.index().to_string())}
                data-countdown={session.is_counting_down().then_some("")}
            >
                <h1 class="unseen">{ locale.name(game) }</h1>
                <div class={classes!("table-main", elsewhere.then_some("elsewhere"))}>
                    <RecentTurns />
                    <StatusBar />
                    <Notices />
                    <div id="board" tabindex="-1" role="region" aria-label={locale.text(house::THE_BOARD)}><Board lit={lights.lit()} /></div>
                    <LookingBack />
                </div>
                <Deferred><FirstTurn /></Deferred>
                if session.hint().is_some() {
                    <ShowLater what={Later::Hint} />
                } else if session.verdict().is_some() {
                    <ShowLater what={Later::Coach} />
                }
                if session.is_over() {
                    <Deferred>
                        <div class="table-end">
                            <ShowLater what={Later::End { lights, show: side.show.clone() }} />
                        </div>
                    </Deferred>
                }
                <SidePanel {side} />
                <LiveRegion id="spoken" text={handle.spoken.clone()} />
            </main>
        </ContextProvider<SessionHandle>>
    }
}

/// Shows the position at which the match is opened.
#[hook]
fn use_position(handle: &SessionHandle, at: Option<usize>) {
    let dispatch = handle.dispatch.clone();
    use_effect_with(at, move |at| {
        if let Some(ply) = *at {
            dispatch.emit(SessionAction::BrowseTo(ply));
        }
    });
}
