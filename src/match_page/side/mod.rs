//! Players, history, analysis and menu. In a wide window they are a panel beside the board, with tabs; in
//! a narrow one, or with the panel hidden, buttons in the top bar open them as sheets.

mod layout;
mod tabs;

use super::board::Panel;
use super::later::{Later, ShowLater};
use super::seats::Seats;
use super::use_session_handle;
use crate::components::Sheet;
use crate::context::{use_locale, use_settings};
use crate::games;
use crate::hooks::focus;
use app_core::settings::{SettingsChange, Switch};
use core::cell::Cell;
use l10n::table;
pub use layout::SideLayout;
use layout::use_side_layout;
use rules::{GameId, Seat};
use tabs::tab_list;
pub use tabs::{Tab, icon};
use text::Locale;
use yew::prelude::*;

thread_local! {
    /// The tab chosen last, other than the menu, until the app is closed.
    static LAST_TAB: Cell<Tab> = const { Cell::new(Tab::Players) };
}

/// The next app begins with the players again.
pub fn reset_tab() {
    LAST_TAB.set(Tab::Players);
}

#[derive(Clone, PartialEq)]
pub struct SideState {
    pub layout: SideLayout,
    pub tab: Tab,
    /// Whether it is shown as a sheet.
    pub is_sheet_open: bool,
    /// Whether the window has room for a panel, which can be hidden.
    pub may_toggle: bool,
    pub show: Callback<Tab>,
    /// Called after the sheet was closed.
    pub on_close: Callback<()>,
    /// Hides the panel, or shows it again.
    pub toggle: Callback<()>,
    /// Shows the field for typed actions and focuses it.
    pub type_action: Callback<()>,
}

/// The state of what is beside the board. A change of `close_on` closes the sheet, so that what comes
/// over the board is in sight.
#[hook]
pub fn use_side_state(game: GameId, close_on: (bool, bool, Option<Seat>)) -> SideState {
    let settings = use_settings();
    // A board that grows has the panel's room until somebody asks for it.
    let is_growing = games::info(game).is_board_growing;
    let is_asked_for = use_state_eq(|| !is_growing);
    let is_hidden = settings.current.side_panel == Switch::Off || !*is_asked_for;
    let window_layout = use_side_layout();
    let layout = if is_hidden {
        SideLayout::Sheets
    } else {
        window_layout
    };
    let tab = use_state_eq(|| LAST_TAB.get());
    let is_open = use_state_eq(|| false);
    // The element to focus once it is there.
    let pending_focus = use_mut_ref(|| None::<&'static str>);
    {
        let pending_focus = pending_focus.clone();
        use_effect(move || {
            if let Some(id) = pending_focus.take() {
                focus::focus(id);
            }
        });
    }
    let show = use_callback(
        (layout, tab.setter(), is_open.setter()),
        |chosen, (layout, tab, is_open)| {
            // The menu is for one visit.
            if chosen != Tab::Menu {
                LAST_TAB.set(chosen);
            }
            tab.set(chosen);
            is_open.set(*layout == SideLayout::Sheets);
        },
    );
    {
        let is_open = is_open.setter();
        use_effect_with(close_on, move |_| is_open.set(false));
    }
    let on_close = use_callback(is_open.setter(), |(), is_open| is_open.set(false));
    let type_action = use_callback(
        (show.clone(), pending_focus.clone()),
        |(), (show, pending_focus)| {
            pending_focus.replace(Some("notation"));
            show.emit(Tab::Menu);
            // If it is shown already, nothing is rendered.
            focus::focus("notation");
        },
    );
    let toggle = use_callback(
        (
            settings.change,
            is_open.setter(),
            is_hidden,
            is_asked_for.setter(),
        ),
        move |(), (change, is_open, is_hidden, asked_for)| {
            is_open.set(false);
            // The button that was pressed goes.
            let (now, next) = if *is_hidden {
                (Switch::On, "hide-panel")
            } else {
                (Switch::Off, "show-players")
            };
            pending_focus.replace(Some(next));
            if is_growing {
                asked_for.set(*is_hidden);
            }
            if is_growing && !*is_hidden {
                return;
            }
            change.emit(SettingsChange::SidePanel(now));
        },
    );
    SideState {
        layout,
        tab: *tab,
        is_sheet_open: *is_open && layout == SideLayout::Sheets,
        may_toggle: window_layout != SideLayout::Sheets,
        show,
        on_close,
        toggle,
        type_action,
    }
}

/// The buttons in the top bar that open the sheets, if there is no panel.
pub fn side_buttons(locale: Locale, side: &SideState, aids: bool) -> Html {
    if side.layout != SideLayout::Sheets {
        return html! {};
    }
    let buttons = Tab::all(side.layout, aids).map(|tab| {
        let onclick = side.show.reform(move |_: MouseEvent| tab);
        html! {
            <button
                key={tab.name()}
                type="button"
                id={format!("show-{}", tab.name())}
                class="button plain"
                title={locale.text(tab.label())}
                aria-haspopup="dialog"
                {onclick}
            >
                { icon("top-icon", tab.icon_path()) }
                <span class="top-name">{ locale.text(tab.label()) }</span>
            </button>
        }
    });
    html! { <div class="top-sheets">{ for buttons }</div> }
}

#[derive(Properties, PartialEq)]
pub struct SidePanelProps {
    pub side: SideState,
}

/// The panel beside the board, or the open sheet.
#[component]
pub fn SidePanel(props: &SidePanelProps) -> Html {
    let locale = use_locale();
    let aids = use_session_handle().session.record().table_rules().aids;
    let side = &props.side;
    let is_sheet = side.layout == SideLayout::Sheets;
    if is_sheet && !side.is_sheet_open {
        return html! {};
    }
    let mut tabs = Tab::all(side.layout, aids);
    // A tab may be missing: players have a column of their own, or there are no aids.
    let tab = match tabs.find(|tab| *tab == side.tab) {
        Some(tab) => tab,
        None => Tab::History,
    };
    let list = tab_list(locale, side, tab, aids);
    let panel = html! {
        <div
            key={tab.name()}
            role="tabpanel"
            id={format!("side-{}", tab.name())}
            class="side-content"
            aria-labelledby={format!("tab-{}", tab.name())}
            tabindex="0"
        >
            { tab_content(tab) }
        </div>
    };
    if is_sheet {
        return html! {
            <Sheet class="side-sheet" label={locale.text(tab.label())} head={list} on_close={side.on_close.clone()}>
                { panel }
            </Sheet>
        };
    }
    html! {
        <>
            if side.layout == SideLayout::TwoColumns {
                <section class="table-players" aria-label={locale.text(Tab::Players.label())} tabindex="0">
                    { tab_content(Tab::Players) }
                </section>
            }
            <aside class="table-side" aria-label={locale.text(table::BESIDE_THE_BOARD)}>
                <div class="side-head">{ list }</div>
                { panel }
            </aside>
        </>
    }
}

fn tab_content(tab: Tab) -> Html {
    match tab {
        Tab::Players => html! { <><Panel /><Seats /></> },
        Tab::History => html! { <ShowLater what={Later::History} /> },
        Tab::Analysis => html! { <ShowLater what={Later::Analysis} /> },
        Tab::Menu => html! { <ShowLater what={Later::Menu} /> },
    }
}
