//! The form fields of one seat.

use super::FormAction;
use crate::components::{PlayerSelect, TextField};
use crate::context::{use_locale, use_settings};
use crate::games;
use app_core::SeatController;
use l10n::pages;
use records::{Colour, Name};
use rules::{GameId, Seat};
use yew::prelude::*;

/// The element id of the list of suggestions for names.
pub const SUGGESTIONS: &str = "companions";

#[derive(Properties, PartialEq)]
pub struct SeatFieldProps {
    pub game: GameId,
    pub seat: Seat,
    /// Name as typed.
    pub name: String,
    /// Name if none is typed.
    pub default_name: String,
    pub controller: SeatController,
    pub colour: Colour,
    /// Whether there are suggestions for names, in the list [`SUGGESTIONS`].
    pub has_suggestions: bool,
    pub on_change: Callback<FormAction>,
}

#[component]
pub fn SeatField(props: &SeatFieldProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let SeatFieldProps {
        game,
        seat,
        controller,
        colour,
        ..
    } = *props;
    let number = seat.number();
    let sides = text::sides(game);
    let side = sides.and_then(|sides| sides.get(seat.index()).copied());
    let side = side.map(|side| locale.text(side));
    let colour_name = text::colour(locale, colour);
    let (title, label, action) = match side {
        Some(side) => (
            side.clone(),
            pages::seat_side(locale, number, &side),
            FormAction::ChangeSides,
        ),
        None => (
            colour_name.clone(),
            pages::seat_color(locale, number, &colour_name),
            FormAction::Recolour(seat),
        ),
    };
    let onclick = props.on_change.reform(move |_| action.clone());
    html! {
        <div class="seat-field">
            <button
                type="button"
                class="button plain seat-colour"
                name={format!("colour-{number}")}
                aria-label={label}
                {title}
                {onclick}
            >
                { games::seat_mark(game, seat, colour) }
            </button>
            <TextField
                name={format!("name-{number}")}
                value={props.name.clone()}
                max_length={Name::MAX_CHARS}
                list={props.has_suggestions.then_some(SUGGESTIONS)}
                placeholder={props.default_name.clone()}
                on_input={props.on_change.reform(move |typed| FormAction::Name(seat, typed))}
            >
                <span class="unseen">{ pages::seat_name(locale, number) }</span>
            </TextField>
            <PlayerSelect
                {game}
                name={format!("player-{number}")}
                label={pages::seat_player(locale, number)}
                {controller}
                offers_friends={true}
                matched={settings.current.strength(game)}
                on_pick={props.on_change.reform(move |controller| FormAction::SetPlayer(seat, controller))}
            />
        </div>
    }
}
