//! Whose city is shown, and its gold.

use super::buttons::ViewButton;
use super::interaction::Input;
use super::signs;
use crate::components::Picture;
use crate::games::ViewOptions;
use crate::games::world_wonders::same::Same;
use crate::games::world_wonders::text::board as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityHeadProps {
    pub state: Same<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// Whose city is shown.
    pub seat: Seat,
    pub dispatch: Callback<Input>,
}

/// The title of the city, with a way back from somebody else's.
#[component]
pub fn CityHead(props: &CityHeadProps) -> Html {
    let CityHeadProps {
        state, view, seat, ..
    } = props;
    let city = state.city(*seat);
    let coins = (0..city.gold()).map(|_| signs::sign("#ww-gold"));
    let away = state
        .to_act()
        .filter(|own| view.actor.is_some() && own != seat);
    html! {
        <div class="ww-head">
            <h2 class="ww-whose">{ words::city_of(&view.names, *seat) }</h2>
            <span class="ww-purse" aria-hidden="true">{ for coins }</span>
            <span class="ww-gold-words">{ words::gold(city.gold()) }</span>
            if city.loan().is_some() {
                <Picture symbol="#ww-loan" view_box="0 0 78 58" class="ww-loan ww-land" />
                <span class="unseen">{ words::LOAN }</span>
            }
            if let Some(own) = away {
                <ViewButton
                    input={Input::LookAt(own)}
                    name={format!("city-{}", own.number())}
                    dispatch={props.dispatch.clone()}
                >
                    { format!("Back to {}", words::back_to(&view.names, own)) }
                </ViewButton>
            }
        </div>
    }
}
