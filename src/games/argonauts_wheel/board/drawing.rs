//! The game's drawings: symbols of its `drawings.svg`.

use super::perspective::at;
use rules::games::argonauts_wheel::Side;
use yew::prelude::*;

/// The class of a side's material.
pub const fn material(side: Side) -> &'static str {
    match side {
        Side::Black => "aw-black",
        Side::White => "aw-white",
    }
}

/// What [`Drawing`] is given.
#[derive(Properties, PartialEq)]
pub struct DrawingProps {
    /// The symbol, with its `#`.
    pub symbol: &'static str,
    /// Its class.
    #[prop_or_default]
    pub class: Option<&'static str>,
    /// Where its middle is.
    #[prop_or_default]
    pub place: (i32, i32),
}

/// A symbol as a part of a picture.
#[component]
pub fn Drawing(props: &DrawingProps) -> Html {
    html! { <use href={props.symbol} class={props.class} transform={at(props.place)} /> }
}

/// What [`ButtonSign`] is given.
#[derive(Properties, PartialEq)]
pub struct ButtonSignProps {
    /// The symbol, with its `#`, 24 by 24.
    pub symbol: &'static str,
}

/// A sign on a button, for the eye only.
#[component]
pub fn ButtonSign(props: &ButtonSignProps) -> Html {
    html! {
        <svg class="aw-button-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href={props.symbol} />
        </svg>
    }
}
