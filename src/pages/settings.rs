//! The settings page.

use super::keep_offline::KeepOffline;
use super::storage_field::StorageField;
use crate::browser;
use crate::browser::navigate;
use crate::components::{
    Button, FieldSet, Notice, Page, RadioButton, SeatMark, Section, TextField,
};
use crate::context::{SettingsHandle, use_locale, use_settings, use_store};
use crate::navigation::{PadState, use_pad_state};
use app_core::Route;
use app_core::settings::{AutoReview, LanguageTag, Setting, Settings, SettingsChange, Switch};
use l10n::{Message, house, pages};
use records::{Colour, Name};
use text::Locale;
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
    // Who was not asked yet has not agreed.
    let auto_review = match now.auto_review {
        AutoReview::Unasked => AutoReview::Off,
        choice => choice,
    };
    let delete_all = move |_| {
        store.delete_everything();
        reload.emit(());
        navigate(&Route::Home);
    };
    html! {
        <>
        if let Some(error) = &settings.unsaved {
            <Notice id="unsaved-settings">{ locale.text(text::unsaved_settings(error)) }</Notice>
        }
        <form class="settings" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <Section id="settings-language" title={locale.text(pages::LANGUAGE)}>{ languages(locale, now, change) }</Section>
            <Section id="settings-you" title={locale.text(pages::SETTINGS_YOU)}>{ profile_fields(locale, &settings) }</Section>
            <Section id="settings-look" title={locale.text(pages::SETTINGS_LOOK)}>
                { setting(locale, "theme", pages::THEME, &[pages::MATCH_DEVICE, pages::LIGHT, pages::DARK], now.theme, change.reform(SettingsChange::Theme)) }
                { setting(locale, "contrast", pages::CONTRAST, &[pages::MATCH_DEVICE, pages::CONTRAST_NORMAL, pages::CONTRAST_HIGH], now.contrast, change.reform(SettingsChange::Contrast)) }
                { setting(locale, "palette", pages::PLAYER_COLORS, &[pages::COLORS_STANDARD, pages::COLORS_RED_GREEN, pages::COLORS_BLUE_YELLOW], now.palette, change.reform(SettingsChange::Palette)) }
                { labeled("text", &locale.text(pages::TEXT_SIZE), &text_sizes, now.text_size, change.reform(SettingsChange::TextSize)) }
                { setting(locale, "motion", pages::ANIMATIONS, &[pages::MATCH_DEVICE, pages::ANIMATIONS_FULL, pages::ANIMATIONS_REDUCED], now.motion, change.reform(SettingsChange::Motion)) }
            </Section>
            <Section id="settings-play" title={locale.text(pages::SETTINGS_PLAY)}>
                { setting(locale, "pace", pages::BOT_SPEED, &[pages::RELAXED, pages::FAST, pages::INSTANT], now.pace, change.reform(SettingsChange::Pace)) }
                { setting(locale, "turn-end", pages::TURN_END, &[pages::AFTER_2_SECONDS, pages::AT_ONCE, pages::NEVER], now.turn_end, change.reform(SettingsChange::TurnEnd)) }
                { setting(locale, "aids", pages::AIDS_IN_NEW_GAMES, &[pages::ON, pages::OFF], now.aids, change.reform(SettingsChange::Aids)) }
                { setting(locale, "reviews", pages::AUTO_REVIEW, &[pages::ON, pages::OFF], auto_review, change.reform(SettingsChange::AutoReview)) }
                if browser::can_stay_awake() {
                    { setting(locale, "awake", pages::KEEP_SCREEN_ON, &[pages::ON, pages::OFF], now.wake_lock, change.reform(SettingsChange::WakeLock)) }
                }
            </Section>
            <Section id="settings-sound" title={locale.text(pages::SETTINGS_SOUND)}>
                { setting(locale, "sound", pages::SOUND, &[pages::OFF, pages::ON], now.sound, change.reform(SettingsChange::Sound)) }
                if browser::can_vibrate() {
                    { setting(locale, "vibration", pages::VIBRATION, &[pages::OFF, pages::ON], now.vibration, change.reform(SettingsChange::Vibration)) }
                }
            </Section>
            <Section id="settings-controls" title={locale.text(pages::SETTINGS_CONTROLS)}>
                { setting(locale, "hand", pages::CONTROLS_SIDE, &[pages::RIGHT, pages::LEFT], now.hand, change.reform(SettingsChange::Hand)) }
                { setting(locale, "keys", pages::SINGLE_KEY_SHORTCUTS, &[pages::ON, pages::OFF], now.keys, change.reform(SettingsChange::Keys)) }
                { setting(locale, "arrows", pages::ARROW_KEYS, &[pages::ONLY_ON_TV, pages::ON, pages::OFF], now.arrow_keys, change.reform(SettingsChange::ArrowKeys)) }
                { setting(locale, "gamepad", pages::GAMEPAD, &[pages::ON, pages::OFF], now.gamepad, change.reform(SettingsChange::Gamepad)) }
                if now.gamepad == Switch::On {
                    <p id="gamepad" class="quiet">{ locale.text(gamepad_text(pad)) }</p>
                }
            </Section>
            <Section id="settings-data" title={locale.text(pages::SETTINGS_DATA)}>
                { setting(locale, "data", pages::DATA_USE, &[pages::MATCH_DEVICE, pages::DATA_NORMAL, pages::DATA_REDUCED], now.data_use, change.reform(SettingsChange::DataUse)) }
                <StorageField />
                <KeepOffline />
                <details>
                    <summary>{ locale.text(pages::DELETE_EVERYTHING) }</summary>
                    <p>{ locale.text(pages::DELETE_EVERYTHING_ABOUT) }</p>
                    <Button id="forget-all" class="danger" onclick={delete_all}>
                        { locale.text(pages::DELETE_GAMES_AND_SETTINGS) }
                    </Button>
                </details>
            </Section>
        </form>
        </>
    }
}

/// The part about the player.
fn profile_fields(locale: Locale, settings: &SettingsHandle) -> Html {
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

/// The languages, each in its own words.
fn languages(locale: Locale, now: &Settings, change: &Callback<SettingsChange>) -> Html {
    let chosen = now
        .language
        .as_ref()
        .and_then(|tag| tag.as_str().parse().ok());
    let device = (None, locale.text(pages::MATCH_DEVICE), locale);
    let own = Locale::all().map(|one| (Some(one), one.own_name().to_owned(), one));
    let choices = core::iter::once(device).chain(own).map(|(value, label, spoken)| {
        let tag = value.map_or("", Locale::tag);
        let on_choose = change.reform(move |()| SettingsChange::Language(LanguageTag::new(tag)));
        html! {
            <RadioButton key={tag} name="language" value={tag} checked={chosen == value} lang={spoken.tag()} {on_choose}>
                { label }
            </RadioButton>
        }
    });
    html! {
        <FieldSet title={locale.text(pages::LANGUAGE)}><div class="choices">{ for choices }</div></FieldSet>
    }
}

/// What there is to say about the gamepads.
const fn gamepad_text(pad: PadState) -> Message {
    match pad {
        PadState::Missing => pages::GAMEPAD_MISSING,
        PadState::Asleep => pages::GAMEPAD_ASLEEP,
        PadState::Ready => pages::GAMEPAD_READY,
        PadState::Unknown => pages::GAMEPAD_UNKNOWN,
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
