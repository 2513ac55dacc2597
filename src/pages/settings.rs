//! The settings, to be changed.

use crate::components::{Button, Choice, Field, Page};
use crate::context::{use_settings, use_store};
use crate::route::Route;
use crate::settings::{Contrast, Motion, Pace, Setting, SettingsChange, Switch, TextSize, Theme};
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
        store.forget_all();
        reload.emit(());
        Route::Home.go();
    };
    html! {
        <Page title="Settings">
            <form class="settings">
                <SettingField<Theme>
                    name="theme"
                    question="Colours"
                    labels={["As the system", "Light", "Dark"].as_slice()}
                    now={now.theme}
                    on_choose={change.reform(SettingsChange::Theme)}
                />
                <SettingField<Contrast>
                    name="contrast"
                    question="Contrast"
                    labels={["As the system", "Normal", "High"].as_slice()}
                    now={now.contrast}
                    on_choose={change.reform(SettingsChange::Contrast)}
                />
                <SettingField<TextSize>
                    name="text"
                    question="Size of words"
                    labels={["Normal", "Large", "Larger"].as_slice()}
                    now={now.text_size}
                    on_choose={change.reform(SettingsChange::TextSize)}
                />
                <SettingField<Motion>
                    name="motion"
                    question="Movement"
                    labels={["As the system", "Full", "Little"].as_slice()}
                    now={now.motion}
                    on_choose={change.reform(SettingsChange::Motion)}
                />
                <SettingField<Pace>
                    name="pace"
                    question="Computer players act"
                    labels={["Calmly", "Quickly", "At once"].as_slice()}
                    now={now.pace}
                    on_choose={change.reform(SettingsChange::Pace)}
                />
                <SettingField<Switch>
                    name="aids"
                    question="Aids in new games"
                    labels={["On", "Off"].as_slice()}
                    now={now.aids}
                    on_choose={change.reform(SettingsChange::Aids)}
                />
                <SettingField<Switch>
                    name="keys"
                    question="Single keys as shortcuts"
                    labels={["On", "Off"].as_slice()}
                    now={now.keys}
                    on_choose={change.reform(SettingsChange::Keys)}
                />
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

/// One setting.
#[derive(Properties, PartialEq)]
struct SettingFieldProps<T: Setting> {
    /// The name of the field.
    name: &'static str,
    /// What is asked.
    question: &'static str,
    /// What its values are called, in their order.
    labels: &'static [&'static str],
    /// Its value now.
    now: T,
    /// Another value was chosen.
    on_choose: Callback<T>,
}

/// One setting and its values.
#[component]
fn SettingField<T: Setting>(props: &SettingFieldProps<T>) -> Html {
    let values = T::VALUES.iter().zip(props.labels);
    let choices = values.map(|((value, id), label)| {
        let value = *value;
        html! {
            <Choice
                key={*id}
                name={props.name}
                value={*id}
                checked={props.now == value}
                on_choose={props.on_choose.reform(move |()| value)}
            >
                { *label }
            </Choice>
        }
    });
    html! {
        <Field title={props.question}>
            <div class="choices">{ for choices }</div>
        </Field>
    }
}
