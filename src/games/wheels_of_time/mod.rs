//! Wheels of Time in the app: its board and lesson.

mod board;
mod daily;
mod endless;
mod lesson;
mod milestones;
pub mod thumbnail;

use super::milestones::Milestone;
use super::{BoardPicture, GameInfo, GameUi, Sound};
use crate::games::practice::Practice;
use records::Colour;
use rules::Seat;
use rules::games::wheels_of_time::{Event, WheelsOfTime};
use thumbnail::Thumbnail;
use yew::prelude::*;

static INFO: GameInfo = GameInfo {
    is_race: true,
    daily: daily::DAILY,
    daily_words: daily::WORDS,
    solo_challenge: Some("rounds"),
    ..GameInfo::new(BoardPicture::new("--cloth"))
};

impl GameUi for WheelsOfTime {
    type Board = board::Board;
    type Panel = board::Panel;
    type Thumbnail = Thumbnail;

    const INFO: &'static GameInfo = &INFO;
    const PRACTICE: Option<&'static Practice> = Some(&lesson::PRACTICE);
    const MILESTONES: &'static [Milestone<Self>] = milestones::MILESTONES;

    fn picture(thumbnail: &Thumbnail) -> Html {
        thumbnail.picture()
    }

    fn large_picture(&self, colours: &[Colour]) -> Html {
        let colour = |seat: Seat| colours.get(seat.index()).copied();
        Thumbnail::from(self).draw(board::owners(self, colour))
    }

    fn duration(events: &[Event]) -> u32 {
        board::Movement::from_events(events).duration()
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. }
            | Event::Turned { .. }
            | Event::AllTurned
            | Event::Rotated { .. } => Some(Sound::Wheel),
            Event::Built { .. } | Event::Joined { .. } => Some(Sound::Tile),
            Event::Took { .. } | Event::Triggered { .. } | Event::Worked { .. } => {
                Some(Sound::Piece)
            }
            Event::Gained { kept, .. } => kept.then_some(Sound::Points),
            Event::Fed { .. }
            | Event::Ended { .. }
            | Event::Lost { .. }
            | Event::Stolen { .. }
            | Event::Disaster { .. }
            | Event::RoundOver { .. } => None,
        }
    }
}
