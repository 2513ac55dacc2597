//! The user interface of Argonaut's Wheel.

mod board;
mod daily;
mod endless;
mod lesson;
mod milestones;
mod panel;
pub mod thumbnail;

use super::milestones::Milestone;
use super::{BoardPicture, GameInfo, GameUi, Sound};
use crate::games::practice::Practice;
use records::Colour;
use rules::Seat;
use rules::games::argonauts_wheel::{ArgonautsWheel, Event};
use thumbnail::Thumbnail;
use yew::prelude::*;

/// The class of the game's root elements, to which its stylesheet is scoped.
const ROOT_CLASS: &str = "game-argonauts-wheel";

static INFO: GameInfo = GameInfo {
    is_race: true,
    daily: daily::DAILY,
    daily_words: daily::WORDS,
    ..GameInfo::new(BoardPicture::new("--cloth"))
};

impl GameUi for ArgonautsWheel {
    type Board = board::Board;
    type Panel = panel::Panel;
    type Thumbnail = Thumbnail;

    const INFO: &'static GameInfo = &INFO;
    const PRACTICE: Option<&'static Practice> = Some(&lesson::PRACTICE);
    const MILESTONES: &'static [Milestone<Self>] = milestones::MILESTONES;

    fn picture(thumbnail: &Thumbnail) -> Html {
        thumbnail.picture()
    }

    fn seat_mark(seat: Seat, _: Colour) -> Html {
        // A cone of the seat's side.
        let cone = match seat {
            Seat::FIRST => "cone-black",
            _ => "cone-white",
        };
        html! {
            <svg class={classes!("seat-mark", cone)} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d="M10 2 L16.5 15.5 A6.5 2.6 0 0 1 3.5 15.5 Z" />
            </svg>
        }
    }

    fn duration(events: &[Event]) -> u32 {
        board::Movement::from_events(events).duration()
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Moved { .. } => Some(Sound::Piece),
            Event::Turned { .. } => Some(Sound::Wheel),
            Event::Killed { .. } | Event::Resurrected { .. } | Event::AllResurrected { .. } => {
                Some(Sound::Points)
            }
            Event::Stacked { .. } | Event::BattleBegun | Event::ConeKilled { .. } => None,
        }
    }
}
