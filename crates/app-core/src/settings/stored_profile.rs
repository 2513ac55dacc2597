//! The stored form of the player's profile and usual games.

use super::Settings;
use super::profile::{Profile, UsualGame, UsualSeat};
use super::stored::read_list;
use crate::json::{member, string, string_at};
use crate::seat_controller::SeatController;
use core::fmt;
use nojson::{JsonObjectFormatter, RawJsonValue};
use records::{Colour, Name, Player, UndoPolicy};
use rules::seat::MAX_SEATS;
use rules::{GameId, Seat};

/// Writes the profile under the key `me`, and the usual games under the key `usual`.
pub(super) fn write_profile(
    to: &mut JsonObjectFormatter<'_, '_, '_>,
    settings: &Settings,
) -> fmt::Result {
    let Profile {
        name,
        colour,
        companions,
    } = &settings.profile;
    if settings.profile != Profile::default() {
        let me = nojson::object(|to| {
            if !name.as_str().is_empty() {
                to.member("name", name.as_str())?;
            }
            if let Some(colour) = colour {
                to.member("colour", colour.id())?;
            }
            if !companions.is_empty() {
                let names = companions.iter().map(Name::as_str);
                let names = nojson::array(|to| to.elements(names.clone()));
                to.member("companions", names)?;
            }
            Ok(())
        });
        to.member("me", me)?;
    }
    if !settings.usual.is_empty() {
        let games = nojson::array(|to| {
            settings
                .usual
                .iter()
                .try_for_each(|game| to.element(nojson::object(|to| write_usual(to, game))))
        });
        to.member("usual", games)?;
    }
    Ok(())
}

fn write_usual(to: &mut JsonObjectFormatter<'_, '_, '_>, usual: &UsualGame) -> fmt::Result {
    to.member("game", usual.game.id())?;
    let seats = nojson::array(|to| {
        usual.seats.iter().try_for_each(|seat| {
            to.element(nojson::array(|to| {
                to.element(seat.controller.id())?;
                to.element(seat.colour.id())?;
                to.element(seat.name.as_str())
            }))
        })
    });
    to.member("seats", seats)?;
    if !usual.choices.is_empty() {
        let choices = nojson::array(|to| {
            usual.choices.iter().try_for_each(|(option, choice)| {
                to.element(nojson::array(|to| {
                    to.element(option.as_str())?;
                    to.element(choice.as_str())
                }))
            })
        });
        to.member("options", choices)?;
    }
    if usual.undo != UndoPolicy::Free {
        to.member("undo", usual.undo.id())?;
    }
    match usual.aids {
        None => Ok(()),
        Some(aids) => to.member("aids", if aids { "on" } else { "off" }),
    }
}

/// The profile under the key `me`.
pub(super) fn read_profile(json: RawJsonValue<'_, '_>) -> Profile {
    let Some(me) = member(json, "me") else {
        return Profile::default();
    };
    let text = |key| string_at(me, key);
    Profile {
        name: Name::new(&text("name").unwrap_or_default()),
        colour: text("colour").and_then(|colour| Colour::from_id(&colour)),
        companions: read_list(me, "companions", |item| {
            let name = Name::new(&string(item)?);
            (!name.as_str().is_empty()).then_some(name)
        }),
    }
}

/// The usual games under the key `usual`; the first one of each game counts.
pub(super) fn read_usual(json: RawJsonValue<'_, '_>) -> Vec<UsualGame> {
    let mut games: Vec<UsualGame> = Vec::new();
    for usual in read_list(json, "usual", read_usual_game) {
        if games.iter().all(|other| other.game != usual.game) {
            games.push(usual);
        }
    }
    games
}

/// Unknown options and choices are kept: starting a game from it ignores them.
fn read_usual_game(json: RawJsonValue<'_, '_>) -> Option<UsualGame> {
    let text = |key| string_at(json, key);
    let game = GameId::from_id(&text("game")?)?;
    let mut seats = Vec::new();
    for item in member(json, "seats")?.to_array().ok()? {
        seats.push(read_seat(item, seats.len())?);
    }
    let count = u8::try_from(seats.len()).ok()?;
    if !game.setup_rules().players.contains(&count) || seats.len() > MAX_SEATS {
        return None;
    }
    let choices = read_list(json, "options", |item| {
        let mut pair = item.to_array().ok()?;
        Some((string(pair.next()?)?, string(pair.next()?)?))
    });
    let undo = text("undo").and_then(|undo| UndoPolicy::from_id(&undo));
    Some(UsualGame {
        game,
        seats,
        choices,
        undo: undo.unwrap_or_default(),
        aids: match text("aids").as_deref() {
            Some("on") => Some(true),
            Some("off") => Some(false),
            _ => None,
        },
    })
}

fn read_seat(json: RawJsonValue<'_, '_>, index: usize) -> Option<UsualSeat> {
    let mut items = json.to_array().ok()?;
    let controller = string(items.next()?)?;
    let controller = match controller.as_str() {
        id if id == SeatController::Remote.id() => SeatController::Remote,
        id => SeatController::Local(Player::from_id(id)?),
    };
    let colour = items.next().and_then(string);
    let colour = colour.and_then(|colour| Colour::from_id(&colour));
    let default = Seat::all(u8::MAX).nth(index).map(Colour::of_seat);
    let name = items.next().and_then(string).unwrap_or_default();
    Some(UsualSeat {
        controller,
        name: Name::new(&name),
        colour: colour.or(default)?,
    })
}
