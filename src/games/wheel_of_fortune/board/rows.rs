//! The country in rows, for those who do not see the picture.

use crate::games::BoardProps;
use crate::games::wheel_of_fortune::text;
use rules::games::wheel_of_fortune::WheelOfFortune;
use yew::prelude::*;

/// All tiles, the last one first, and the followers on them.
pub fn in_rows(state: &WheelOfFortune, props: &BoardProps<WheelOfFortune>) -> Html {
    let mut tiles: Vec<_> = state
        .tiles()
        .filter(|placed| placed.tile.is_some())
        .collect();
    tiles.reverse();
    let rows = tiles.into_iter().filter_map(|placed| {
        let tile = placed.tile?;
        let lies = text::tile(props.view.words, tile, placed.rotation);
        let mut says = [&text::cell(placed.cell), ": ", &lies].concat();
        if let Some((seat, segment)) = placed.follower
            && let Some(segment) = tile.design().segments.get(segment.index())
            && let Some(name) = props.view.names.get(seat.index())
        {
            says.push_str(&["; ", text::follower(segment.kind), " of ", name].concat());
        }
        Some(html! { <li>{ says }</li> })
    });
    html! { <ul class="unseen" aria-label="The tiles, the last one first">{ for rows }</ul> }
}
