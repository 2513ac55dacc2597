//! The settings page.

use crate::components::{Button, FieldSet, Page, RadioButton};
use crate::context::{use_settings, use_store};
use crate::route::Route;
use crate::settings::{Setting, SettingsChange};
use yew::prelude::*;

/// The page.
#[component]
pub fn SettingsPage() -> Html {
    let settings = use_settings();
    let store = use_store();
    let now = &settings.now;
    let change = &settings.change;
    let reload = settings.reload.clone();
    let forget_all = move |_| {
        store.delete_everything();
        reload.emit(());
        Route::Home.go();
    };
    html! {
        <Page title="Settings">
            <form class="settings">
                { setting("theme", "Colours", &["As the system", "Light", "Dark"], now.theme, change.reform(SettingsChange::Theme)) }
                { setting("contrast", "Contrast", &["As the system", "Normal", "High"], now.contrast, change.reform(SettingsChange::Contrast)) }
                { setting("text", "Size of words", &["Normal", "Large", "Larger"], now.text_size, change.reform(SettingsChange::TextSize)) }
                { setting("motion", "Movement", &["As the system", "Full", "Little"], now.motion, change.reform(SettingsChange::Motion)) }
                { setting("pace", "Computer players act", &["Calmly", "Quickly", "At once"], now.pace, change.reform(SettingsChange::Pace)) }
                { setting("aids", "Aids in new games", &["On", "Off"], now.aids, change.reform(SettingsChange::Aids)) }
                { setting("keys", "Single keys as shortcuts", &["On", "Off"], now.keys, change.reform(SettingsChange::Keys)) }
                <details>
                    <summary>{ "Delete everything …" }</summary>
                    <p>{ "All games and settings of this house in this browser are deleted, damaged data that were set aside too. This cannot be undone." }</p>
                    <Button id="forget-all" class="danger" onclick={forget_all}>
                        { "Delete all games and settings" }
                    </Button>
                </details>
            </form>
        </Page>
    }
}

/// A setting with labels for its values, in order.
fn setting<T: Setting>(
    name: &'static str,
    question: &'static str,
    labels: &[&'static str],
    now: T,
    on_choose: Callback<T>,
) -> Html {
    let values = T::VALUES.iter().zip(labels);
    let choices = values.map(|((value, id), label)| {
        let value = *value;
        let on_choose = on_choose.reform(move |()| value);
        (*id, *label, now == value, on_choose)
    });
    radio_field(name, question, choices.collect())
}

/// A group of radio buttons: value, label, whether it is selected, and callback of each.
fn radio_field(
    name: &'static str,
    question: &'static str,
    choices: Vec<(&'static str, &'static str, bool, Callback<()>)>,
) -> Html {
    let choices = choices
        .into_iter()
        .map(|(value, label, checked, on_choose)| {
            html! { <RadioButton key={value} {name} {value} {checked} {on_choose}>{ label }</RadioButton> }
        });
    html! {
        <FieldSet title={question}><div class="choices">{ for choices }</div></FieldSet>
    }
}
