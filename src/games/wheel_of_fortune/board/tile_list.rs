//! The country in rows, for those who do not see the picture.

use super::geometry::cell_id;
use super::shared::Shared;
use crate::games::wheel_of_fortune::text;
use crate::text::Words;
use rules::games::wheel_of_fortune::{Placed, WheelOfFortune};
use std::rc::Rc;
use yew::prelude::*;

/// What the list is given.
#[derive(Properties, PartialEq)]
pub struct TileListProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// What seats are called.
    pub names: Rc<Vec<String>>,
    /// The words of the player's language.
    pub words: Words,
}

/// All tiles, the last one first, and the followers on them.
#[component]
pub fn TileList(props: &TileListProps) -> Html {
    let mut rows: Vec<Html> = props
        .state
        .tiles()
        .filter_map(|placed| {
            let row = in_words(props.words, &placed, &props.names)?;
            Some(html! { <li key={cell_id(placed.cell)}>{ row }</li> })
        })
        .collect();
    rows.reverse();
    html! { <ul class="unseen" aria-label="The tiles, the last one first">{ for rows }</ul> }
}

/// A tile and who stands on it; nothing for a cell of the wheel.
fn in_words(words: Words, placed: &Placed, names: &[String]) -> Option<String> {
    let tile = placed.tile?;
    let lies = text::tile(words, tile, placed.rotation);
    let row = format!("{}: {lies}", text::cell(placed.cell));
    if let Some((seat, segment)) = placed.follower
        && let Some(segment) = tile.design().segments.get(segment.index())
        && let Some(name) = names.get(seat.index())
    {
        return Some(format!("{row}; {} of {name}", text::follower(segment.kind)));
    }
    Some(row)
}
