//! The tiles as a list for assistive technology.

use super::snapshot::{Snapshot, SnapshotProps};
use crate::games::wheel_of_fortune::text;
use crate::text::{Locale, Names};
use rules::games::wheel_of_fortune::PlacedTile;
use yew::prelude::*;

/// All tiles, the last one first, and the followers on them.
#[component]
pub fn TileList(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    let Snapshot { state, view, .. } = &**snapshot;
    let mut rows: Vec<Html> = state
        .tiles()
        .filter_map(|placed| {
            let row = to_text(view.locale, &placed, &view.names)?;
            Some(html! { <li key={placed.cell.to_string()}>{ row }</li> })
        })
        .collect();
    rows.reverse();
    html! { <ul class="unseen" aria-label="The tiles, the last one first">{ for rows }</ul> }
}

/// A tile and the follower on it, or `None` for a cell of the wheel.
fn to_text(locale: Locale, placed: &PlacedTile, names: &Names) -> Option<String> {
    let tile = placed.tile?;
    let description = text::tile(locale, tile, placed.rotation);
    let row = format!("{}: {description}", text::cell(placed.cell));
    if let Some((seat, segment)) = placed.follower
        && let Some(segment) = tile.design().segments.get(segment.index())
        && let Some(name) = names.get(seat.index())
    {
        return Some(format!("{row}; {} of {name}", text::follower(segment.kind)));
    }
    Some(row)
}
