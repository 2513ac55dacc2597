//! Carcassonne: The Wheel of Fortune in the app: board, lesson and thumbnail.

mod board;
mod daily;
mod endless;
mod lesson;
mod milestones;
mod thumbnail;

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub use board::board_to_read;
pub use thumbnail::Thumbnail;

use super::milestones::Milestone;
use super::{BoardPicture, GameInfo, GameUi, Sound};
use crate::games::practice::Practice;
use records::Colour;
use rules::PerSeat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Event, WheelOfFortune};
use yew::prelude::*;

/// The classes of every element that shows something of this game. Its
/// stylesheet applies only below them.
const CLASS: &str = "wheel-of-fortune game-wheel-of-fortune";

static INFO: GameInfo = GameInfo {
    is_board_growing: true,
    daily: daily::DAILY,
    daily_words: daily::WORDS,
    other_lengths: Some(("tiles", &["24", "91", "144"])),
    ..GameInfo::new(BoardPicture {
        drawings: Some("#wf-country, .wf-beside"),
        excluded: ".wf-hit, .wf-claims, .wf-lit, .wf-recent, .wf-targets, .wf-spot, .wf-leaving, .wf-float, .wf-goes",
        background: "--wf-cloth",
    })
};

impl GameUi for WheelOfFortune {
    type Board = board::Board;
    type Panel = board::Panel;
    type Thumbnail = Thumbnail;

    const INFO: &'static GameInfo = &INFO;
    const PRACTICE: Option<&'static Practice> = Some(&lesson::PRACTICE);
    const MILESTONES: &'static [Milestone<Self>] = milestones::MILESTONES;

    fn picture(thumbnail: &Thumbnail) -> Html {
        thumbnail.picture()
    }

    fn step_picture(&self, events: &[Event], colour: Colour) -> Html {
        thumbnail::step_picture(self, events, colour)
    }

    fn duration(events: &[Event]) -> u32 {
        board::Animation::from_events(events).duration()
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. } => Some(Sound::Tile),
            Event::Deployed { .. } => Some(Sound::Piece),
            Event::PigMoved { .. } => Some(Sound::Wheel),
            Event::Gained { .. } => Some(Sound::Points),
            Event::Drawn { .. }
            | Event::FitsNowhere { .. }
            | Event::WentHome { .. }
            | Event::Spared { .. } => None,
        }
    }

    fn shown_points(&self) -> PerSeat<i32> {
        PerSeat::from_fn(self.players(), |seat| i32::from(self.points(seat)))
    }
}
