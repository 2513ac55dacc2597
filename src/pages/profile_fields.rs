//! The part of the settings about the player.

use crate::components::{FieldSet, RadioButton, SeatMark, TextField};
use crate::context::{use_locale, use_settings};
use app_core::settings::SettingsChange;
use l10n::pages;
use records::{Colour, Name};
use yew::prelude::*;

/// The player's name and colour.
#[component]
pub fn ProfileFields() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let profile = &settings.current.profile;
    let on_name = settings
        .change
        .reform(|typed: String| SettingsChange::Name(Name::new(&typed)));
    let choice = |colour: Option<Colour>| {
        let value = colour.map_or("any", Colour::id);
        let on_choose = settings
            .change
            .reform(move |()| SettingsChange::Colour(colour));
        html! {
            <RadioButton
                key={value}
                name="colour"
                {value}
                checked={profile.colour == colour}
                {on_choose}
            >
                if let Some(colour) = colour {
                    <SeatMark {colour} />
                    { text::colour(locale, colour) }
                } else {
                    { locale.text(pages::COLOR_BY_SEAT) }
                }
            </RadioButton>
        }
    };
    let colours = Colour::ALL.into_iter().map(Some);
    let colours = std::iter::once(None).chain(colours).map(choice);
    html! {
        <>
            <FieldSet title={locale.text(pages::YOUR_NAME)}>
                <TextField
                    id="your-name"
                    name="your-name"
                    class="name-field"
                    max_length={Name::MAX_CHARS}
                    value={profile.name.as_str().to_owned()}
                    on_change={on_name}
                >
                    <span>{ locale.text(pages::YOUR_NAME_ABOUT) }</span>
                </TextField>
            </FieldSet>
            <FieldSet title={locale.text(pages::YOUR_COLOR)}><div class="choices">{ for colours }</div></FieldSet>
        </>
    }
}
