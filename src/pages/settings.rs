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
use crate::text::Locale;
use app_core::Route;
use app_core::settings::{Setting, SettingsChange, Switch};
use l10n::{Message, house};
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
    let text_sizes = [100_u8, 112, 125, 150, 200].map(|size| house::percent(locale, size));
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
            <Section id="settings-you" title={locale.text(house::SETTINGS_YOU)}><ProfileFields /></Section>
            <Section id="settings-look" title={locale.text(house::SETTINGS_LOOK)}>
                { setting(locale, "theme", house::THEME, &[house::MATCH_DEVICE, house::LIGHT, house::DARK], now.theme, change.reform(SettingsChange::Theme)) }
                { setting(locale, "contrast", house::CONTRAST, &[house::MATCH_DEVICE, house::NORMAL, house::HIGH], now.contrast, change.reform(SettingsChange::Contrast)) }
                { setting(locale, "palette", house::PLAYER_COLORS, &[house::COLORS_STANDARD, house::COLORS_RED_GREEN, house::COLORS_BLUE_YELLOW], now.palette, change.reform(SettingsChange::Palette)) }
                { labeled("text", &locale.text(house::TEXT_SIZE), &text_sizes, now.text_size, change.reform(SettingsChange::TextSize)) }
                { setting(locale, "motion", house::ANIMATIONS, &[house::MATCH_DEVICE, house::FULL, house::REDUCED], now.motion, change.reform(SettingsChange::Motion)) }
            </Section>
            <Section id="settings-play" title={locale.text(house::SETTINGS_PLAY)}>
                { setting(locale, "pace", house::BOT_SPEED, &[house::RELAXED, house::FAST, house::INSTANT], now.pace, change.reform(SettingsChange::Pace)) }
                { setting(locale, "turn-end", house::TURN_END, &[house::AFTER_2_SECONDS, house::AT_ONCE, house::NEVER], now.turn_end, change.reform(SettingsChange::TurnEnd)) }
                { setting(locale, "aids", house::AIDS_IN_NEW_GAMES, &[house::ON, house::OFF], now.aids, change.reform(SettingsChange::Aids)) }
                if browser::can_stay_awake() {
                    { setting(locale, "awake", house::KEEP_SCREEN_ON, &[house::ON, house::OFF], now.wake_lock, change.reform(SettingsChange::WakeLock)) }
                }
            </Section>
            <Section id="settings-sound" title={locale.text(house::SETTINGS_SOUND)}>
                { setting(locale, "sound", house::SOUND, &[house::OFF, house::ON], now.sound, change.reform(SettingsChange::Sound)) }
                if browser::can_vibrate() {
                    { setting(locale, "vibration", house::VIBRATION, &[house::OFF, house::ON], now.vibration, change.reform(SettingsChange::Vibration)) }
                }
            </Section>
            <Section id="settings-controls" title={locale.text(house::SETTINGS_CONTROLS)}>
                { setting(locale, "hand", house::CONTROLS_SIDE, &[house::RIGHT, house::LEFT], now.hand, change.reform(SettingsChange::Hand)) }
                { setting(locale, "keys", house::SINGLE_KEY_SHORTCUTS, &[house::ON, house::OFF], now.keys, change.reform(SettingsChange::Keys)) }
                { setting(locale, "arrows", house::ARROW_KEYS, &[house::ONLY_ON_TV, house::ON, house::OFF], now.arrow_keys, change.reform(SettingsChange::ArrowKeys)) }
                { setting(locale, "gamepad", house::GAMEPAD, &[house::ON, house::OFF], now.gamepad, change.reform(SettingsChange::Gamepad)) }
                if now.gamepad == Switch::On {
                    <p id="gamepad" class="quiet">{ locale.text(gamepad_text(pad)) }</p>
                }
            </Section>
            <Section id="settings-data" title={locale.text(house::SETTINGS_DATA)}>
                { setting(locale, "data", house::DATA_USE, &[house::MATCH_DEVICE, house::NORMAL, house::REDUCED], now.data_use, change.reform(SettingsChange::DataUse)) }
                <StorageField />
                <KeepOffline />
                <details>
                    <summary>{ locale.text(house::DELETE_EVERYTHING) }</summary>
                    <p>{ locale.text(house::DELETE_EVERYTHING_ABOUT) }</p>
                    <Button id="forget-all" class="danger" onclick={delete_all}>
                        { locale.text(house::DELETE_GAMES_AND_SETTINGS) }
                    </Button>
                </details>
            </Section>
        </form>
        </>
    }
}

/// What there is to say about the gamepads.
const fn gamepad_text(pad: PadState) -> Message {
    match pad {
        PadState::Missing => house::GAMEPAD_MISSING,
        PadState::Asleep => house::GAMEPAD_ASLEEP,
        PadState::Ready => house::GAMEPAD_READY,
        PadState::Unknown => house::GAMEPAD_UNKNOWN,
    }
}

/// A setting with labels for its values, in order.
fn setting<T: Setting>(
    locale: Locale,
    name: &'static str,
    question: Message,
    labels: &[Message],
    now: T,
    on_choose: Callback<T>,
) -> Html {
    let labels: Vec<String> = labels.iter().map(|label| locale.text(*label)).collect();
    labeled(name, &locale.text(question), &labels, now, on_choose)
}

fn labeled<T: Setting>(
    name: &'static str,
    question: &str,
    labels: &[String],
    now: T,
    on_choose: Callback<T>,
) -> Html {
    let choices = T::VALUES.iter().zip(labels).map(|((value, id), label)| {
        let value = *value;
        let on_choose = on_choose.reform(move |()| value);
        html! {
            <RadioButton key={*id} {name} value={*id} checked={now == value} {on_choose}>{ label }</RadioButton>
        }
    });
    html! {
        <FieldSet title={question.to_owned()}><div class="choices">{ for choices }</div></FieldSet>
    }
}
