//! The tabs of what is beside the board.

use super::{SideLayout, SideState};
use crate::hooks::{Key, focus, key_of};
use l10n::{Message, house, table};
use text::Locale;
use yew::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Standings, and who plays.
    Players,
    History,
    /// Who is winning.
    Analysis,
    /// Everything else.
    Menu,
}

impl Tab {
    /// The tabs of a match with or without aids, in order.
    pub fn all(layout: SideLayout, aids: bool) -> impl DoubleEndedIterator<Item = Self> + Clone {
        [Self::Players, Self::History, Self::Analysis, Self::Menu]
            .into_iter()
            .filter(move |tab| match tab {
                Self::Players => layout != SideLayout::TwoColumns,
                Self::Analysis => aids,
                _ => true,
            })
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::History => "history",
            Self::Analysis => "analysis",
            Self::Menu => "menu",
        }
    }

    pub const fn label(self) -> Message {
        match self {
            Self::Players => house::PLAYERS,
            Self::History => table::HISTORY,
            Self::Analysis => table::ANALYZE,
            Self::Menu => table::MENU,
        }
    }

    /// Its icon, an SVG path in a 24 × 24 box.
    pub const fn icon_path(self) -> &'static str {
        match self {
            Self::Players => {
                "M9 11A3.5 3.5 0 1 0 9 4A3.5 3.5 0 1 0 9 11ZM2.5 20C2.5 15.5 5 14 9 14S15.5 15.5 15.5 20ZM15.5 4.3A3.5 3.5 0 0 1 15.5 10.7M18 14.5C20.5 15.3 21.5 17 21.5 20H19"
            }
            Self::History => "M4 8.5A8.7 8.7 0 1 1 3.3 12M3.5 4V9H8.5M12 7.5V12.5L15.5 14.5",
            Self::Analysis => "M4 20H20M6.5 16V11M12 16V5M17.5 16V8",
            Self::Menu => "M4 6H20M4 12H20M4 18H20",
        }
    }
}

/// An icon; `drawn` is an SVG path in a 24 × 24 box.
pub fn icon(class: &'static str, icon_path: &'static str) -> Html {
    html! { <svg {class} viewBox="0 0 24 24" aria-hidden="true"><path d={icon_path} /></svg> }
}

/// The tab that a key chooses.
fn neighbour(
    key: Key,
    chosen: Tab,
    mut tabs: impl DoubleEndedIterator<Item = Tab> + Clone,
) -> Option<Tab> {
    match key {
        Key::Right => {
            let after = tabs.clone().skip_while(|tab| *tab != chosen).nth(1);
            after.or_else(|| tabs.next())
        }
        Key::Left => {
            let before = tabs.clone().take_while(|tab| *tab != chosen).last();
            before.or_else(|| tabs.next_back())
        }
        Key::Home => tabs.next(),
        Key::End => tabs.next_back(),
        _ => None,
    }
}

/// The tabs, and the button that hides the panel or shows it again. Arrow keys choose among the tabs,
/// which are a single tab stop.
pub fn tab_list(locale: Locale, side: &SideState, chosen: Tab, aids: bool) -> Html {
    let layout = side.layout;
    let is_sheet = layout == SideLayout::Sheets;
    let onkeydown = {
        let show = side.show.clone();
        move |event: KeyboardEvent| {
            let to = key_of(&event).and_then(|key| neighbour(key, chosen, Tab::all(layout, aids)));
            if let Some(to) = to {
                event.prevent_default();
                focus::focus(&format!("tab-{}", to.name()));
                show.emit(to);
            }
        }
    };
    let tabs = Tab::all(layout, aids).map(|tab| {
        let is_chosen = tab == chosen;
        html! {
            <button
                key={tab.name()}
                type="button"
                role="tab"
                id={format!("tab-{}", tab.name())}
                aria-selected={is_chosen.to_string()}
                aria-controls={is_chosen.then(|| format!("side-{}", tab.name()))}
                tabindex={if is_chosen { "0" } else { "-1" }}
                autofocus={is_sheet && is_chosen}
                onclick={side.show.reform(move |_: MouseEvent| tab)}
            >
                { locale.text(tab.label()) }
            </button>
        }
    });
    let (id, label, icon_path) = if is_sheet {
        (
            "show-panel",
            locale.text(table::SHOW_PANEL),
            "M3.5 5H20.500V19H3.500ZM14.5 5V19M10.5 9L7.5 12L10.5 15",
        )
    } else {
        (
            "hide-panel",
            locale.text(table::HIDE_PANEL),
            "M3.5 5H20.500V19H3.500ZM14.5 5V19M7.5 9L10.5 12L7.5 15",
        )
    };
    html! {
        <>
            <div role="tablist" class="side-tabs" aria-label={locale.text(table::BESIDE_THE_BOARD)} {onkeydown}>{ for tabs }</div>
            if side.may_toggle {
                <button type="button" class="button plain icon-button side-toggle" {id} aria-label={label.clone()} title={label} onclick={side.toggle.reform(|_| ())}>
                    { icon("icon", icon_path) }
                </button>
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_go_round_the_tabs() {
        let go = |key, from| neighbour(key, from, Tab::all(SideLayout::OneColumn, true));
        assert_eq!(go(Key::Right, Tab::Players), Some(Tab::History));
        assert_eq!(go(Key::Right, Tab::Menu), Some(Tab::Players));
        assert_eq!(go(Key::Left, Tab::Players), Some(Tab::Menu));
        assert_eq!(go(Key::Left, Tab::Menu), Some(Tab::Analysis));
        assert_eq!(go(Key::Home, Tab::Menu), Some(Tab::Players));
        assert_eq!(go(Key::End, Tab::History), Some(Tab::Menu));
        assert_eq!(go(Key::Enter, Tab::History), None);
    }

    #[test]
    fn a_tab_is_left_out_where_it_has_no_content() {
        let all = |layout, aids| Tab::all(layout, aids).collect::<Vec<_>>();
        assert_eq!(
            all(SideLayout::TwoColumns, false),
            [Tab::History, Tab::Menu]
        );
        assert_eq!(all(SideLayout::Sheets, true).len(), 4);
    }
}
