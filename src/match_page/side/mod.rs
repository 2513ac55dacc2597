//! Players, history, analysis and menu. In a wide window they are a panel beside the board, with tabs; in
//! a narrow one, or with the panel hidden, buttons in the top bar open them as sheets.

mod room;
mod tabs;

use super::analysis::Analysis;
use super::board::Panel;
use super::history::history;
use super::menu::{Seats, match_menu};
use super::use_handle;
use crate::components::Sheet;
use crate::context::use_settings;
use crate::hooks::focus;
use app_core::settings::{SettingsChange, Switch};
use core::cell::Cell;
pub use room::Room;
use room::use_room;
pub use tabs::Tab;
pub use tabs::icon;
use tabs::tab_list;
use yew::prelude::*;

thread_local! {
    /// The tab chosen last, other than the menu, until the app is closed.
    static LAST_TAB: Cell<Tab> = const { Cell::new(Tab::Players) };
}

/// The next app begins with the players again.
pub fn forget_tab() {
    LAST_TAB.set(Tab::Players);
}

/// The state of what is beside the board.
#[derive(Clone, PartialEq)]
pub struct Side {
    /// Where there is room for it.
    pub room: Room,
    /// The chosen tab.
    pub tab: Tab,
    /// Whether it is shown as a sheet.
    pub is_sheet_open: bool,
    /// Whether the window has room for a panel, which can be hidden.
    pub may_toggle: bool,
    /// Shows a tab, in a sheet if there is no panel.
    pub show: Callback<Tab>,
    /// Called after the sheet was closed.
    pub on_close: Callback<()>,
    /// Hides the panel, or shows it again.
    pub toggle: Callback<()>,
    /// Shows the field for typed actions and focuses it.
    pub type_action: Callback<()>,
}

/// The state of what is beside the board. A change of `clears` closes the sheet, so that what comes
/// over the board is in sight.
#[hook]
pub fn use_side(clears: (bool, bool)) -> Side {
    let settings = use_settings();
    let is_hidden = settings.now.side_panel == Switch::Off;
    let window = use_room();
    let room = if is_hidden { Room::Narrow } else { window };
    let tab = use_state_eq(|| LAST_TAB.get());
    let is_open = use_state_eq(|| false);
    // The element to focus once it is there.
    let wanted = use_mut_ref(|| None::<&'static str>);
    {
        let wanted = wanted.clone();
        use_effect(move || {
            if let Some(id) = wanted.take() {
                focus::focus(id);
            }
        });
    }
    let show = use_callback(
        (room, tab.setter(), is_open.setter()),
        |chosen, (room, tab, is_open)| {
            // The menu is for one visit.
            if chosen != Tab::Menu {
                LAST_TAB.set(chosen);
            }
            tab.set(chosen);
            is_open.set(*room == Room::Narrow);
        },
    );
    {
        let is_open = is_open.setter();
        use_effect_with(clears, move |_| is_open.set(false));
    }
    let on_close = use_callback(is_open.setter(), |(), is_open| is_open.set(false));
    let type_action = use_callback((show.clone(), wanted.clone()), |(), (show, wanted)| {
        wanted.replace(Some("notation"));
        show.emit(Tab::Menu);
        // If it is shown already, nothing is rendered.
        focus::focus("notation");
    });
    let toggle = use_callback(
        (settings.change, is_open.setter(), is_hidden),
        move |(), (change, is_open, is_hidden)| {
            is_open.set(false);
            // The button that was pressed goes.
            let (now, next) = if *is_hidden {
                (Switch::On, "hide-panel")
            } else {
                (Switch::Off, "show-players")
            };
            wanted.replace(Some(next));
            change.emit(SettingsChange::SidePanel(now));
        },
    );
    Side {
        room,
        tab: *tab,
        is_sheet_open: *is_open && room == Room::Narrow,
        may_toggle: window != Room::Narrow,
        show,
        on_close,
        toggle,
        type_action,
    }
}

/// The buttons in the top bar that open the sheets, if there is no panel.
pub fn side_buttons(side: &Side, aids: bool) -> Html {
    if side.room != Room::Narrow {
        return html! {};
    }
    let buttons = Tab::all(side.room, aids).map(|tab| {
        let onclick = side.show.reform(move |_: MouseEvent| tab);
        html! {
            <button
                key={tab.name()}
                type="button"
                id={format!("show-{}", tab.name())}
                class="button plain"
                title={tab.label()}
                aria-haspopup="dialog"
                {onclick}
            >
                { icon("top-icon", tab.drawn()) }
                <span class="top-name">{ tab.label() }</span>
            </button>
        }
    });
    html! { <div class="top-sheets">{ for buttons }</div> }
}

#[derive(Properties, PartialEq)]
pub struct SidePanelProps {
    /// Its state.
    pub side: Side,
}

/// The panel beside the board, or the open sheet.
#[component]
pub fn SidePanel(props: &SidePanelProps) -> Html {
    let aids = use_handle().session.record().table_rules().aids;
    let side = &props.side;
    let is_sheet = side.room == Room::Narrow;
    if is_sheet && !side.is_sheet_open {
        return html! {};
    }
    let mut tabs = Tab::all(side.room, aids);
    // A tab may be missing: players have a column of their own, or there are no aids.
    let tab = match tabs.find(|tab| *tab == side.tab) {
        Some(tab) => tab,
        None => Tab::History,
    };
    let list = tab_list(side, tab, aids);
    let panel = html! {
        <div
            key={tab.name()}
            role="tabpanel"
            id={format!("side-{}", tab.name())}
            class="side-content"
            aria-labelledby={format!("tab-{}", tab.name())}
            tabindex="0"
        >
            { contents(tab) }
        </div>
    };
    if is_sheet {
        return html! {
            <Sheet class="side-sheet" label={tab.label()} head={list} on_close={side.on_close.clone()}>
                { panel }
            </Sheet>
        };
    }
    html! {
        <>
            if side.room == Room::TwoColumns {
                <section class="table-players" aria-label={Tab::Players.label()} tabindex="0">
                    { contents(Tab::Players) }
                </section>
            }
            <aside class="table-side" aria-label="Beside the board">
                <div class="side-head">{ list }</div>
                { panel }
            </aside>
        </>
    }
}

/// The content of a tab.
fn contents(tab: Tab) -> Html {
    match tab {
        Tab::Players => html! { <><Panel /><Seats /></> },
        Tab::History => history(),
        Tab::Analysis => html! { <Analysis /> },
        Tab::Menu => match_menu(),
    }
}
