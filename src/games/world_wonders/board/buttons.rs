//! Buttons of the board.

use super::icons;
use super::interaction::{Highlight, Input};
use crate::components::Shared;
use crate::games::input::emit_on;
use l10n::world_wonders as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, WorldWonders};
use std::rc::Rc;
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::names;
use text::{Locale, Names};
use yew::prelude::*;

/// A button that takes an action. The `is_first` one on the board receives the
/// focus when the board takes it.
pub fn action_button(
    dispatch: &Callback<Input>,
    action: Action,
    hint: Option<Action>,
    class: &'static str,
    is_first: bool,
    label: Html,
) -> Html {
    html! {
        <button
            type="button"
            class={classes!("button", class, (hint == Some(action)).then_some("hinted"))}
            data-action={WorldWonders::notation(action)}
            data-first={is_first.then_some("")}
            onclick={emit_on(dispatch, Input::Act(action))}
        >
            { label }
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub struct HighlightButtonsProps {
    pub state: Shared<WorldWonders>,
    pub locale: Locale,
    pub names: Rc<Names>,
    /// The player whose city is shown.
    pub seat: Seat,
    pub highlight: Option<Highlight>,
    pub dispatch: Callback<Input>,
}

/// Buttons that highlight districts, natural resources, and what counts for
/// objectives.
#[component]
pub fn HighlightButtons(props: &HighlightButtonsProps) -> Html {
    let (locale, city) = (props.locale, props.state.city(props.seat));
    let districts = words::light_districts(locale, city.districts().count());
    let resources = words::light_resources(locale, city.scoring_resources().len());
    let mut buttons = vec![
        highlight_button(
            props,
            Highlight::Districts,
            "districts".into(),
            districts.into(),
        ),
        highlight_button(
            props,
            Highlight::Resources,
            "resources".into(),
            resources.into(),
        ),
    ];
    let objectives = (0..)
        .zip(props.state.objectives())
        .filter(|(_, (objective, ..))| board_text::has_spaces(*objective));
    buttons.extend(objectives.map(|(number, (objective, ..))| {
        let label = html! {
            <>
                { icons::objective_picture(objective) }
                <span class="unseen">{ names::objective(locale, objective) }</span>
            </>
        };
        let name = format!("objective-{number}");
        highlight_button(props, Highlight::Objective(number), name.into(), label)
    }));
    let label = words::lights(locale, &props.names.player(props.seat));
    html! { <div class="ww-lights" role="group" aria-label={label}>{ for buttons }</div> }
}

fn highlight_button(
    props: &HighlightButtonsProps,
    highlight: Highlight,
    name: AttrValue,
    label: Html,
) -> Html {
    html! {
        <button
            type="button"
            key={name.to_string()}
            class={classes!("button", "ww-light", matches!(highlight, Highlight::Objective(_)).then_some("pictured"))}
            data-view={name}
            aria-pressed={(props.highlight == Some(highlight)).to_string()}
            onclick={emit_on(&props.dispatch, Input::Highlight(highlight))}
        >
            { label }
        </button>
    }
}
