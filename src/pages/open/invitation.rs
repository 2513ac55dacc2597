//! An invitation to a match by link.

use super::FoundMatch;
use crate::browser::redirect;
use crate::components::{Button, FieldSet, GameAssets, LinkButton, Shared, TextField, marked};
use crate::context::{use_locale, use_store};
use crate::pages::match_list::{match_status, preview_board};
use app_core::Route;
use l10n::{house, pages};
use records::{Match, Name, Player};
use rules::Seat;
use text::name;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct InvitationProps {
    pub found: Shared<FoundMatch>,
}

/// The seats of people, in turn order.
fn people(record: &Match) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(record.setup().players())
        .zip(record.seats())
        .filter(|(_, config)| config.player == Player::Human)
        .map(|(seat, _)| seat)
}

/// The seat of the person who is invited: the one to act, or else a person other than the host.
fn invited(record: &Match) -> Option<Seat> {
    let host = record
        .correspondence()
        .map(|correspondence| correspondence.host);
    let to_act = record.position().to_act();
    let is_person = |seat: &Seat| people(record).any(|other| other == *seat);
    to_act
        .filter(is_person)
        .or_else(|| people(record).find(|seat| Some(*seat) != host))
}

/// Who invites to what, which seat is played here and under which name.
#[component]
pub fn Invitation(props: &InvitationProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let found = &props.found;
    let record = &found.imported.record;
    let game = record.setup().game();
    let names = text::names_of(locale, record);
    let seats = use_state(|| invited(record).into_iter().collect::<Vec<Seat>>());
    let own_name = {
        seats
            .first()
            .and_then(|seat| record.seat_config(*seat))
            .map_or_else(String::new, |config| config.name.as_str().to_owned())
    };
    let typed = use_state(|| own_name);
    let open = |seats: Vec<Seat>, name: String| {
        let (found, store) = (found.clone(), store.clone());
        move |_: MouseEvent| redirect(&Route::Match(found.join(&store, seats.clone(), &name)))
    };
    let toggles = people(record).map(|seat| {
        let is_here = seats.contains(&seat);
        let onchange = {
            let seats = seats.clone();
            move |_: Event| {
                let mut next = Vec::clone(&seats);
                if is_here {
                    next.retain(|other| *other != seat);
                } else {
                    next.push(seat);
                    next.sort_unstable();
                }
                seats.set(next);
            }
        };
        html! {
            <label key={seat.number()} class="choice">
                <input type="checkbox" name={format!("here-{}", seat.number())} checked={is_here} {onchange} />
                <span>{ name(&names, seat) }</span>
            </label>
        }
    });
    let played = record.entries().len();
    let you_play: Vec<String> = seats
        .iter()
        .map(|seat| name(&names, *seat).to_owned())
        .collect();
    let on_input = {
        let typed = typed.clone();
        Callback::from(move |text| typed.set(text))
    };
    html! {
        <>
            <GameAssets {game} />
            <div class="preview" id="invitation">
                { preview_board(record) }
                <div>
                    <h2>{ text::invitation(locale, record) }</h2>
                    if you_play.is_empty() {
                        <p id="you-play">{ locale.text(pages::YOU_WATCH) }</p>
                    } else {
                        <p id="you-play">{ marked(&pages::you_play_as(locale, &you_play), |_, names| html! { <strong>{ names }</strong> }) }</p>
                    }
                    <p>{ text::players_summary(locale, record) }</p>
                    <p class="quiet">{ text::house_rules_of(locale, record) }</p>
                    if played > 0 {
                        <p class="quiet">{ format!("{} {}", pages::moves_so_far(locale, played), match_status(locale, record, &names)) }</p>
                    }
                </div>
            </div>
            if seats.len() == 1 {
                <TextField id="own-name" value={String::clone(&typed)} max_length={Name::MAX_CHARS} {on_input}>
                    <span>{ locale.text(pages::NAME_TO_SEND) }</span>
                </TextField>
            }
            <p class="buttons">
                <Button id="join" class="primary large" onclick={open(Vec::clone(&seats), String::clone(&typed))} disabled={seats.is_empty()}>{ locale.text(pages::START) }</Button>
                <Button id="just-look" onclick={open(Vec::new(), String::new())}>{ locale.text(pages::JUST_WATCH) }</Button>
                <LinkButton to={Route::Rules(game)}>{ locale.text(pages::READ_THE_RULES) }</LinkButton>
            </p>
            <details>
                <summary>{ locale.text(pages::PLAY_OTHER_SEAT) }</summary>
                <FieldSet title={locale.text(pages::WHO_PLAYS_HERE)}><div class="choices">{ for toggles }</div></FieldSet>
            </details>
            <details>
                <summary>{ locale.text(house::CAN_ANYBODY_CHEAT) }</summary>
                <p class="quiet">{ locale.text(house::CHEATING) }</p>
            </details>
        </>
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use app_core::testing::{HUMAN, NOVICE, match_by_link, seat};

    #[test]
    fn the_person_to_act_is_invited_or_else_somebody_but_the_host() {
        assert_eq!(invited(&match_by_link(&[HUMAN, HUMAN], 1)), Some(seat(1)));
        // The host passes the match on to another device.
        assert_eq!(invited(&match_by_link(&[HUMAN, HUMAN], 2)), Some(seat(0)));
        assert_eq!(
            invited(&match_by_link(&[HUMAN, NOVICE, HUMAN], 1)),
            Some(seat(2))
        );
        let mut resigned = match_by_link(&[HUMAN, HUMAN], 1);
        let entry = records::Entry::Resign(seat(0));
        resigned.apply_entry(entry).unwrap();
        assert_eq!(invited(&resigned), Some(seat(1)));
        assert_eq!(invited(&match_by_link(&[HUMAN, NOVICE], 1)), None);
    }
}
