//! The stored form of the player's profile and usual games.

use super::profile::{Profile, UsualGame, UsualSeat};
use super::stored::read_list;
use crate::json::pair;
use crate::seat_controller::SeatController;
use records::{Colour, Name, Player, UndoPolicy};
use rules::seat::MAX_SEATS;
use rules::{GameId, Seat};
use serde_json::{Map, Value, json};

/// An object without what is not known.
pub(super) fn write_profile(profile: &Profile) -> Value {
    let mut to = Map::new();
    if !profile.name.as_str().is_empty() {
        to.insert("name".to_owned(), profile.name.as_str().into());
    }
    if let Some(colour) = profile.colour {
        to.insert("colour".to_owned(), colour.id().into());
    }
    if !profile.companions.is_empty() {
        let names = profile.companions.iter().map(Name::as_str).collect();
        to.insert("companions".to_owned(), names);
    }
    to.into()
}

pub(super) fn write_usual(usual: &UsualGame) -> Value {
    let seats = usual
        .seats
        .iter()
        .map(|seat| json!([seat.controller.id(), seat.colour.id(), seat.name.as_str()]));
    let mut to = json!({ "game": usual.game.id(), "seats": seats.collect::<Value>() });
    if !usual.choices.is_empty() {
        to["options"] = json!(usual.choices);
    }
    if usual.undo != UndoPolicy::Free {
        to["undo"] = usual.undo.id().into();
    }
    if let Some(aids) = usual.aids {
        to["aids"] = if aids { "on" } else { "off" }.into();
    }
    to
}

pub(super) fn read_profile(json: &Value) -> Profile {
    Profile {
        name: Name::new(json["name"].as_str().unwrap_or_default()),
        colour: json["colour"].as_str().and_then(Colour::from_id),
        companions: read_list(&json["companions"], |item| {
            let name = Name::new(item.as_str()?);
            (!name.as_str().is_empty()).then_some(name)
        }),
    }
}

/// Unknown options and choices are kept: starting a game from it ignores them.
pub(super) fn read_usual(json: &Value) -> Option<UsualGame> {
    let game = GameId::from_id(json["game"].as_str()?)?;
    let seats: Vec<UsualSeat> = json["seats"]
        .as_array()?
        .iter()
        .enumerate()
        .map(|(index, seat)| read_seat(seat, index))
        .collect::<Option<_>>()?;
    let count = u8::try_from(seats.len()).ok()?;
    if !game.setup_rules().players.contains(&count) || seats.len() > MAX_SEATS {
        return None;
    }
    Some(UsualGame {
        game,
        seats,
        choices: read_list(&json["options"], pair),
        undo: json["undo"]
            .as_str()
            .and_then(UndoPolicy::from_id)
            .unwrap_or_default(),
        aids: match json["aids"].as_str() {
            Some("on") => Some(true),
            Some("off") => Some(false),
            _ => None,
        },
    })
}

fn read_seat(json: &Value, index: usize) -> Option<UsualSeat> {
    let controller = match json[0].as_str()? {
        id if id == SeatController::Remote.id() => SeatController::Remote,
        id => SeatController::Local(Player::from_id(id)?),
    };
    let default = Seat::all(u8::MAX).nth(index).map(Colour::of_seat);
    Some(UsualSeat {
        controller,
        name: Name::new(json[2].as_str().unwrap_or_default()),
        colour: json[1].as_str().and_then(Colour::from_id).or(default)?,
    })
}
