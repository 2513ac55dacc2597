//! The page of an address that leads nowhere.

use crate::components::Sorry;
use yew::prelude::*;

/// The page of an address that leads nowhere.
#[component]
pub fn LostPage() -> Html {
    html! {
        <Sorry
            title="Nothing here"
            why="This address leads to no page of the house. Your games are all at home."
        />
    }
}
