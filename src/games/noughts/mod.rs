//! The user interface of noughts and crosses, the sample game. It is compiled natively only: no page
//! contains it.

mod board;
#[cfg(test)]
mod tests;

use super::{BoardPicture, BoardProps, GameInfo, GameUi, Sound};
use board::Marks;
use rules::games::noughts::{Marked, Noughts};
use yew::prelude::*;

static INFO: GameInfo = GameInfo::new(BoardPicture::new("--room"));

impl GameUi for Noughts {
    type Board = board::Board;
    type Panel = Panel;
    type Thumbnail = Marks;

    const INFO: &'static GameInfo = &INFO;

    fn picture(marks: &Marks) -> Html {
        board::picture(marks)
    }

    fn duration(_: &[Marked]) -> u32 {
        0
    }

    fn sound(_: &Marked) -> Option<Sound> {
        Some(Sound::Piece)
    }
}

#[component]
pub fn Panel(_: &BoardProps<Noughts>) -> Html {
    html! {}
}
