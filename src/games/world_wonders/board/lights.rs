//! What can be lit in the city.

use super::buttons::ViewButton;
use super::interaction::{Input, Lit};
use super::panel::goal;
use crate::components::Picture;
use crate::games::world_wonders::same::Same;
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::text::names as text;
use rules::Seat;
use rules::games::world_wonders::WorldWonders;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct LightsProps {
    pub state: Same<WorldWonders>,
    pub names: Rc<Vec<String>>,
    /// Whose city is shown.
    pub seat: Seat,
    pub lit: Option<Lit>,
    pub dispatch: Callback<Input>,
}

/// Buttons that light districts, resources, and what objectives count.
#[component]
pub fn Lights(props: &LightsProps) -> Html {
    let LightsProps {
        state, names, seat, ..
    } = props;
    let light = |lit: Lit, name: String, says: Html| {
        let name = AttrValue::from(name);
        html! {
            <ViewButton
                key={name.to_string()}
                name={name.clone()}
                input={Input::Light(lit)}
                class="ww-light"
                pressed={props.lit == Some(lit)}
                dispatch={props.dispatch.clone()}
            >
                { says }
            </ViewButton>
        }
    };
    let city = state.city(*seat);
    let count = |what: &str, count: u64| html! { { words::count_of(what, count) } };
    let districts = count("Districts", city.districts().count() as u64);
    let resources = count(
        "Natural resources",
        u64::from(city.reached_resources().len()),
    );
    let mut buttons = vec![
        light(Lit::Districts, "districts".to_owned(), districts),
        light(Lit::Resources, "resources".to_owned(), resources),
    ];
    let objectives = (0..).zip(state.objectives());
    let objectives = objectives.filter(|(_, (of, ..))| words::has_spaces(*of));
    buttons.extend(objectives.map(|(number, (of, ..))| {
        let says = html! {
            <>
                <Picture symbol={goal(of)} view_box="0 0 300 200" class="ww-goal ww-land" />
                <span class="unseen">{ text::objective(of) }</span>
            </>
        };
        light(Lit::Objective(number), format!("objective-{number}"), says)
    }));
    html! { <div class="ww-lights" role="group" aria-label={words::show_in(names, *seat)}>{ for buttons }</div> }
}
