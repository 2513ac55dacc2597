//! World Wonders: everything the app knows of the game beyond its rules and words.

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
use rules::games::world_wonders::{Event, WorldWonders};
use thumbnail::Thumbnail;
use yew::Html;

// Durations of animations in milliseconds; the stylesheet has the same values.
const DROP_MS: u32 = 260;
const GAIN_MS: u32 = 700;
const CARD_MS: u32 = 500;

static INFO: GameInfo = GameInfo {
    daily: daily::DAILY,
    daily_words: daily::WORDS,
    solo_challenge: Some("automaton"),
    ..GameInfo::new(BoardPicture {
        drawings: Some("#ww-plan"),
        excluded: ".ww-over, .ww-hit, .ww-held, .ww-ghost, .ww-plan-ghosts, .ww-from, .recent",
        background: "--room",
    })
};

impl GameUi for WorldWonders {
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
        board::step_picture(self, events, colour)
    }

    fn duration(events: &[Event]) -> u32 {
        // All of them run at the same time.
        let durations = events.iter().map(|event| match event {
            Event::Placed { .. } => DROP_MS,
            Event::Produced { .. } | Event::Grew { .. } => GAIN_MS,
            Event::CardRevealed { .. } => CARD_MS,
            _ => 0,
        });
        durations.max().unwrap_or(0)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. } => Some(Sound::Tile),
            Event::CardRevealed { .. } => Some(Sound::Card),
            Event::Bought { .. } | Event::Loan { .. } | Event::Repaid { .. } => Some(Sound::Piece),
            Event::Grew { .. } => Some(Sound::Points),
            Event::Round { .. }
            | Event::TileRevealed { .. }
            | Event::MonumentRevealed { .. }
            | Event::RoadsLost { .. }
            | Event::Produced { .. }
            | Event::LeftRound { .. }
            | Event::Over { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::world_wonders::Scenario;

    #[test]
    fn only_placing_is_animated() {
        let mut state = WorldWonders::from_scenario(&Scenario::default());
        let mut durations = Vec::new();
        for action in ["f11", "buy-first", "end", "f11", "buy-long-road"] {
            let mut events = Vec::new();
            let action = state.parse_action(action).unwrap();
            state.apply_unchecked(action, &mut events);
            durations.push(WorldWonders::duration(&events));
        }
        assert_eq!(durations, [DROP_MS, 0, 0, DROP_MS, 0]);
    }
}
