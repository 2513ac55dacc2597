//! The settings page.

use super::keep_offline::KeepOffline;
use super::profile_fields::ProfileFields;
use super::storage_field::StorageField;
use crate::browser;
use crate::browser::navigate;
use crate::components::{Button, FieldSet, Notice, Page, RadioButton, Section};
use crate::context::{use_locale, use_settings, use_store};
use crate::games;
use crate::navigation::{PadState, use_pad_state};
use app_core::Route;
use app_core::settings::{Setting, SettingsChange, Switch};
use l10n::house;
use yew::prelude::*;

#[component]
pub fn SettingsPage() -> Html {
    let locale = use_locale();
    html! { <Page title={locale.text(house::SETTINGS)} current={Route::Settings}><SettingsForm /></Page> }
}

/// All settings. A change takes effect at once.
#[component]
pub fn SettingsForm() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let store = use_store();
    let pad = use_pad_state();
    let now = &settings.current;
    let change = &settings.change;
    let reload = settings.reload.clone();
    let delete_all = move |_| {
        store.delete_everything();
        reload.emit(());
        navigate(&Route::Home);
    };
    html! {
        <>
        if let Some(error) = &settings.unsaved {
            <Notice id="unsaved-settings">{ locale.text(games::unsaved_settings(error)) }</Notice>
        }
        <form class="settings" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <Section id="settings-you" title={locale.text(house::YOU)}><ProfileFields /></Section>
            <Section id="settings-look" title={locale.text(house::LOOK)}>
                { setting("theme", "Colours", &["As the system", "Light", "Dark"], now.theme, change.reform(SettingsChange::Theme)) }
                { setting("contrast", "Contrast", &["As the system", "Normal", "High"], now.contrast, change.reform(SettingsChange::Contrast)) }
                { setting("palette", "Players' colours", &["Standard", "Red-green safe", "Blue-yellow safe"], now.palette, change.reform(SettingsChange::Palette)) }
                { setting("text", "Text size", &["100%", "112%", "125%", "150%", "200%"], now.text_size, change.reform(SettingsChange::TextSize)) }
                { setting("motion", "Animations", &["As the system", "Full", "Reduced"], now.motion, change.reform(SettingsChange::Motion)) }
            </Section>
            <Section id="settings-play" title={locale.text(house::PLAY)}>
                { setting("pace", "Speed of bots", &["Relaxed", "Fast", "Instant"], now.pace, change.reform(SettingsChange::Pace)) }
                { setting("turn-end", "End turn when nothing is left to do", &["After 2 seconds", "At once", "Never"], now.turn_end, change.reform(SettingsChange::TurnEnd)) }
                { setting("aids", "Hints and previews in new games", &["On", "Off"], now.aids, change.reform(SettingsChange::Aids)) }
                if browser::can_stay_awake() {
                    { setting("awake", "Keep the screen on during a game", &["On", "Off"], now.wake_lock, change.reform(SettingsChange::WakeLock)) }
                }
            </Section>
            <Section id="settings-sound" title={locale.text(house::SOUND_AND_TOUCH)}>
                { setting("sound", "Sound", &["Off", "On"], now.sound, change.reform(SettingsChange::Sound)) }
                if browser::can_vibrate() {
                    { setting("vibration", "Vibration", &["Off", "On"], now.vibration, change.reform(SettingsChange::Vibration)) }
                }
            </Section>
            <Section id="settings-controls" title={locale.text(house::CONTROLS)}>
                { setting("hand", "Controls on the", &["Right", "Left"], now.hand, change.reform(SettingsChange::Hand)) }
                { setting("keys", "Single-key shortcuts", &["On", "Off"], now.keys, change.reform(SettingsChange::Keys)) }
                { setting("arrows", "Arrow keys move between controls", &["Only on a TV", "On", "Off"], now.arrow_keys, change.reform(SettingsChange::ArrowKeys)) }
                { setting("gamepad", "Gamepad", &["On", "Off"], now.gamepad, change.reform(SettingsChange::Gamepad)) }
                if now.gamepad == Switch::On {
                    <p id="gamepad" class="quiet">{ gamepad_text(pad) }</p>
                }
            </Section>
            <Section id="settings-data" title={locale.text(house::DATA)}>
                { setting("data", "Data use", &["As the system", "Normal", "Reduced"], now.data_use, change.reform(SettingsChange::DataUse)) }
                <StorageField />
                <KeepOffline />
                <details>
                    <summary>{ locale.text(house::DELETE_EVERYTHING) }</summary>
                    <p>{ locale.text(house::DELETES_ALL_WHEELHOUSE_GAMES) }</p>
                    <Button id="forget-all" class="danger" onclick={delete_all}>
                        { locale.text(house::DELETE_ALL_GAMES_AND_SETTINGS) }
                    </Button>
                </details>
            </Section>
        </form>
        </>
    }
}

/// What there is to say about the gamepads.
const fn gamepad_text(pad: PadState) -> &'static str {
    match pad {
        PadState::Missing => "No gamepad yet. Connect one and press any button on it.",
        PadState::Asleep => "A gamepad is connected. Press any button on it.",
        PadState::Ready => "Your gamepad is ready.",
        PadState::Unknown => {
            "Your browser does not know this gamepad. Try its D-pad: while this text stays, it is not supported."
        }
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
    let choices = T::VALUES.iter().zip(labels).map(|((value, id), label)| {
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
