//! What a table shows besides board, players and status. No first turn needs it, so that it can come with another part
//! of the program, after the board.

use super::analysis::Analysis;
use super::coach::CoachCard;
use super::hint::HintCard;
use super::history::History;
use super::menu::MatchMenu;
use super::result::{Lights, ResultCard};
use super::result_actions::{EndNotes, ResultActions};
use super::send::SendTools;
use super::side::Tab;
use super::use_session_handle;
use crate::components::show_on_demand;
use crate::context::use_locale;
use app_core::session::{Hint, Verdict};
use records::Match;
use rules::State;
use text::{HintText, Locale, Names, VerdictText};
use yew::prelude::*;

/// What can come after the board.
#[derive(Clone, PartialEq)]
pub enum Later {
    Hint,
    Coach,
    Send,
    /// The result, and what can be done then.
    End {
        lights: UseReducerHandle<Lights>,
        show: Callback<Tab>,
    },
    History,
    Analysis,
    Menu,
}

/// How it is shown and said.
#[derive(Clone, Copy)]
pub struct LaterViews {
    show: fn(&Later) -> Html,
    pub hint_text: fn(Locale, &State, &Hint, &Names) -> Option<HintText>,
    pub verdict_text: fn(Locale, &Match, &Verdict, &Names) -> VerdictText,
}

impl LaterViews {
    /// The part of the program that calls this has all of it.
    pub fn new() -> Self {
        Self {
            show,
            hint_text: text::hint_text,
            verdict_text: text::verdict_text,
        }
    }
}

impl PartialEq for LaterViews {
    /// There is one of each function.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

fn show(later: &Later) -> Html {
    match later {
        Later::Hint => html! { <HintCard /> },
        Later::Coach => html! { <CoachCard /> },
        Later::Send => html! { <SendTools /> },
        Later::End { lights, show } => html! {
            <>
                <ResultCard lights={lights.clone()}><EndNotes /></ResultCard>
                <ResultActions show={show.clone()} />
            </>
        },
        Later::History => html! { <History /> },
        Later::Analysis => html! { <Analysis /> },
        Later::Menu => html! { <MatchMenu /> },
    }
}

#[derive(Properties, PartialEq)]
pub struct ShowLaterProps {
    pub what: Later,
}

/// Shows it, as soon as its part of the program is there.
#[component]
pub fn ShowLater(props: &ShowLaterProps) -> Html {
    let locale = use_locale();
    let later = use_session_handle().later;
    show_on_demand(locale, &later, |views| (views.show)(&props.what))
}
