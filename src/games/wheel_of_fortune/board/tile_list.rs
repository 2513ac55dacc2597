//! The tiles as a list for assistive technology.

use super::snapshot::{Snapshot, SnapshotProps};
use l10n::wheel_of_fortune as words;
use rules::games::wheel_of_fortune::PlacedTile;
use text::games::wheel_of_fortune::{board::cell, land};
use text::{Locale, Names};
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
    html! { <ul class="unseen" aria-label={view.locale.text(words::TILES_LATEST_FIRST)}>{ for rows }</ul> }
}

/// A tile and the follower on it, or `None` for a cell of the wheel.
fn to_text(locale: Locale, placed: &PlacedTile, names: &Names) -> Option<String> {
    let tile = placed.tile?;
    let mut parts = vec![
        cell(locale, placed.cell),
        land(locale, tile, placed.rotation),
    ];
    if let Some((seat, segment)) = placed.follower
        && let Some(segment) = tile.design().segments.get(segment.index())
    {
        parts.push(words::follower_of(
            locale,
            &names.player(seat),
            segment.kind,
        ));
    }
    Some(parts.join(" "))
}
