//! The user interface of Turn of Time.

mod board;
mod cards;
mod daily;
mod endless;
mod lesson;
mod milestones;
mod panel;
pub mod thumbnail;
mod viewport;

use super::milestones::Milestone;
use super::{BoardPicture, GameInfo, GameUi, Sound};
use crate::games::practice::Practice;
use rules::games::turn_of_time::{Event, TurnOfTime};
use thumbnail::Thumbnail;
use yew::prelude::*;

/// The class of the game's root elements, to which its stylesheet is scoped.
const ROOT_CLASS: &str = "game-turn-of-time";

static INFO: GameInfo = GameInfo {
    daily: daily::DAILY,
    daily_words: daily::WORDS,
    solo_challenge: Some("goal"),
    ..GameInfo::new(BoardPicture::new("--felt"))
};

impl GameUi for TurnOfTime {
    type Board = board::Board;
    type Panel = panel::Panel;
    type Thumbnail = Thumbnail;

    const INFO: &'static GameInfo = &INFO;
    const PRACTICE: Option<&'static Practice> = Some(&lesson::PRACTICE);
    const MILESTONES: &'static [Milestone<Self>] = milestones::MILESTONES;

    fn picture(thumbnail: &Thumbnail) -> Html {
        thumbnail.picture()
    }

    fn duration(events: &[Event]) -> u32 {
        board::Movement::from_events(events).duration()
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. } | Event::Drawn { .. } => Some(Sound::Card),
            Event::Met { .. } => None,
        }
    }
}
