//! An invitation to a match by link.

use super::FoundMatch;
use crate::browser::redirect;
use crate::components::{Button, FieldSet, GameAssets, LinkButton, Shared, TextField};
use crate::context::{use_locale, use_settings, use_store};
use crate::pages::match_list::{match_status, preview_board};
use app_core::Route;
use app_core::settings::SettingsChange;
use l10n::{house, pages, table};
use records::{Match, Name, Player};
use rules::Seat;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct InvitationProps {
    pub found: Shared<FoundMatch>,
}

fn is_unnamed(record: &Match, seat: Seat) -> bool {
    let config = record.seat_config(seat);
    config.is_some_and(|config| config.name.as_str().is_empty())
}

/// Who invites to what, and the question who somebody is: each answer joins at once.
#[component]
pub fn Invitation(props: &InvitationProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let settings = use_settings();
    let own_name = &settings.current.profile.name;
    let typed = use_state(|| None);
    let typed_name = Option::clone(&typed).unwrap_or_else(|| own_name.as_str().to_owned());
    let several = use_state(Vec::new);
    let found = &props.found;
    let record = &found.imported.record;
    let game = record.setup().game();
    let names = text::names_of(locale, record).watched(locale);
    let host = record.correspondence().map(|own| own.host);
    let is_over = found.is_watched();
    let invited = found.invited(own_name);
    let open = |seats: Vec<Seat>| {
        let (found, store, change) = (found.clone(), store.clone(), settings.change.clone());
        let typed = Name::new(&typed_name);
        move |_: MouseEvent| {
            let record = &found.imported.record;
            let is_typed = matches!(*seats, [seat] if is_unnamed(record, seat));
            let name = if is_typed {
                typed.clone()
            } else {
                Name::default()
            };
            if !seats.is_empty() {
                let others = Seat::all(record.setup().players())
                    .zip(record.seats())
                    .filter(|(seat, own)| !seats.contains(seat) && own.player == Player::Human);
                let others = others.map(|(_, own)| own.name.clone()).collect();
                change.emit(SettingsChange::Joined(name.clone(), others));
            }
            let id = found.join(&store, seats.clone(), name.as_str());
            redirect(&Route::Match(id));
        }
    };
    let answers = invited.seats.iter().map(|&seat| {
        let player = names.player(seat);
        let label = match Some(seat) == host {
            _ if is_over => table::i_was(locale, &player),
            true => table::i_am_elsewhere(locale, &player),
            false => table::i_am(locale, &player),
        };
        let class = classes!("large", (invited.likely == Some(seat)).then_some("primary"));
        html! { <Button key={seat.number()} id={format!("join-{}", seat.number())} {class} onclick={open(vec![seat])}>{ label }</Button> }
    });
    let toggles = invited.seats.iter().map(|&seat| {
        let is_here = several.contains(&seat);
        let onchange = {
            let several = several.clone();
            move |_: Event| {
                let mut next = Vec::clone(&several);
                if is_here {
                    next.retain(|other| *other != seat);
                } else {
                    next.push(seat);
                    next.sort_unstable();
                }
                several.set(next);
            }
        };
        html! {
            <label key={seat.number()} class="choice">
                <input type="checkbox" name={format!("here-{}", seat.number())} checked={is_here} {onchange} />
                <span>{ text::name(&names, seat) }</span>
            </label>
        }
    });
    let played = record.entries().len();
    let on_input = {
        let typed = typed.setter();
        Callback::from(move |text| typed.set(Some(text)))
    };
    html! {
        <>
            <GameAssets {game} />
            <div class="invited">
                <div class="preview" id="invitation">
                    { preview_board(record) }
                    <div>
                        <h2>{ text::invitation(locale, record) }</h2>
                        <p>{ text::players_summary(locale, record) }</p>
                        <p class="quiet">{ text::house_rules_of(locale, record) }</p>
                        if played > 0 {
                            <p class="quiet">{ format!("{} {}", pages::moves_so_far(locale, played), match_status(locale, record, &names)) }</p>
                        }
                    </div>
                </div>
                <section class="who-are-you" id="who" aria-labelledby="who-title">
                    <h3 id="who-title">{ locale.text(pages::WHO_ARE_YOU) }</h3>
                    if invited.seats.iter().any(|seat| is_unnamed(record, *seat)) {
                        <TextField id="own-name" value={typed_name.clone()} max_length={Name::MAX_CHARS} {on_input}>
                            <span>{ locale.text(pages::NAME_TO_SEND) }</span>
                        </TextField>
                    }
                    <div class="answers">{ for answers }</div>
                    <p class="buttons">
                        <Button id="just-look" onclick={open(Vec::new())}>{ locale.text(table::JUST_LOOK) }</Button>
                        <LinkButton class="plain" to={Route::Rules(game)}>{ locale.text(pages::READ_THE_RULES) }</LinkButton>
                    </p>
                </section>
            </div>
            if invited.seats.len() > 2 {
                <details>
                    <summary>{ locale.text(pages::PLAY_SEVERAL) }</summary>
                    <FieldSet title={locale.text(pages::WHO_PLAYS_HERE)}><div class="choices">{ for toggles }</div></FieldSet>
                    <p class="buttons"><Button id="join-several" onclick={open(Vec::clone(&several))} disabled={several.is_empty()}>{ locale.text(pages::START) }</Button></p>
                </details>
            }
            <details>
                <summary>{ locale.text(house::CAN_ANYBODY_CHEAT) }</summary>
                <p class="quiet">{ locale.text(house::CHEATING) }</p>
            </details>
        </>
    }
}
