//! Form fields that concern the whole match.

use crate::components::{FieldSet, RadioButton, TextField};
use app_core::SeatController;
use core::ops::RangeInclusive;
use l10n::{house, pages};
use records::{Player, UndoPolicy};
use rules::setup::GameOption;
use rules::{GameId, Level};
use text::Locale;
use yew::prelude::*;

pub fn players_field(
    locale: Locale,
    players: RangeInclusive<u8>,
    chosen: u8,
    on_choose: &Callback<u8>,
) -> Html {
    let choices = players.map(|players| {
        let label = match players {
            1 => locale.text(pages::ONE_PLAYER_SOLO),
            players => players.to_string(),
        };
        html! {
            <RadioButton
                key={players}
                name="players"
                value={players.to_string()}
                checked={players == chosen}
                on_choose={on_choose.reform(move |()| players)}
            >
                { label }
            </RadioButton>
        }
    });
    html! {
        <FieldSet title={locale.text(house::PLAYERS)}><div class="choices">{ for choices }</div></FieldSet>
    }
}

/// Who the others are: the computer, people here, or friends by link.
pub fn opponents_field(
    locale: Locale,
    chosen: Option<SeatController>,
    on_choose: &Callback<SeatController>,
) -> Html {
    let choices = [
        (
            SeatController::Local(Player::Bot(Level::Casual)),
            pages::COMPUTER,
        ),
        (SeatController::PERSON, pages::PEOPLE_HERE),
        (SeatController::Remote, house::FRIEND_BY_LINK),
    ];
    let choices = choices.map(|(controller, name)| {
        let checked =
            chosen.is_some_and(|now| now == controller || (now.is_bot() && controller.is_bot()));
        html! {
            <RadioButton
                key={name.id()}
                name="opponents"
                value={controller.id()}
                {checked}
                on_choose={on_choose.reform(move |()| controller)}
            >
                { locale.text(name) }
            </RadioButton>
        }
    });
    html! {
        <FieldSet title={locale.text(pages::PLAY_AGAINST)}><div class="choices">{ for choices }</div></FieldSet>
    }
}

pub fn option_field(
    locale: Locale,
    game: GameId,
    option: &GameOption,
    chosen: usize,
    on_choose: &Callback<usize>,
) -> Html {
    let (question, names) = text::option(locale, game, option.id);
    let choices = names.iter().zip(option.choices).enumerate();
    let choices = choices.map(|(place, ((name, about), id))| {
        html! {
            <RadioButton
                key={*id}
                name={option.id}
                value={*id}
                wide=true
                checked={place == chosen}
                on_choose={on_choose.reform(move |()| place)}
            >
                { choice_label(name, about) }
            </RadioButton>
        }
    });
    html! {
        <FieldSet key={option.id} title={question}><div class="choices">{ for choices }</div></FieldSet>
    }
}

pub fn undo_field(
    locale: Locale,
    seeded: bool,
    chosen: UndoPolicy,
    on_choose: &Callback<UndoPolicy>,
) -> Html {
    // Without hidden information, this choice makes no difference.
    let offered = UndoPolicy::ALL
        .into_iter()
        .filter(|undo| seeded || *undo != UndoPolicy::UntilRevealed);
    let choices = offered.map(|undo| {
        let (name, about) = text::undo_policy(undo);
        html! {
            <RadioButton
                key={undo.id()}
                name="undo"
                value={undo.id()}
                wide=true
                checked={undo == chosen}
                on_choose={on_choose.reform(move |()| undo)}
            >
                { choice_label(&locale.text(name), &locale.text(about)) }
            </RadioButton>
        }
    });
    html! {
        <FieldSet title={locale.text(pages::UNDO_POLICY)}><div class="choices">{ for choices }</div></FieldSet>
    }
}

pub fn aids_field(locale: Locale, chosen: bool, on_choose: &Callback<bool>) -> Html {
    let choices = [
        (true, "on", pages::ON, pages::WITH_AIDS_ABOUT),
        (false, "off", pages::OFF, pages::WITHOUT_AIDS_ABOUT),
    ];
    let choices = choices.map(|(on, id, name, about)| {
        html! {
            <RadioButton
                key={id}
                name="aids"
                value={id}
                wide=true
                checked={on == chosen}
                on_choose={on_choose.reform(move |()| on)}
            >
                { choice_label(&locale.text(name), &locale.text(about)) }
            </RadioButton>
        }
    });
    html! {
        <FieldSet title={locale.text(pages::HINTS_AND_PREVIEWS)}><div class="choices">{ for choices }</div></FieldSet>
    }
}

pub fn seed_field(locale: Locale, seed: String, on_input: Callback<String>) -> Html {
    html! {
        <FieldSet title={locale.text(pages::SEED)}>
            <TextField
                class="seed-field"
                name="seed"
                input_mode="numeric"
                value={seed}
                {on_input}
            >
                <span>{ locale.text(pages::SEED_ABOUT) }</span>
            </TextField>
        </FieldSet>
    }
}

/// A choice with an explanation.
fn choice_label(name: &str, about: &str) -> Html {
    html! { <><strong>{ name }</strong><br />{ about }</> }
}
