//! Inputs on the boards: listeners of their elements, and the arrow keys between them.

use crate::hooks::focus::focus;
use crate::hooks::{Key, key_of};
use yew::prelude::*;

/// Columns and rows, or a distance in both: to the right, and down.
pub type Point = (i32, i32);

/// The SVG transform that moves the origin to a point.
pub fn translate((x, y): Point) -> String {
    format!("translate({x} {y})")
}

/// A listener that emits this value on every event.
pub fn emit_on<T: Clone + 'static, E: 'static>(callback: &Callback<T>, value: T) -> Callback<E> {
    callback.reform(move |_| value.clone())
}

/// A listener that emits this value on Enter and Space.
pub fn emit_on_press<T: Clone + 'static>(
    callback: &Callback<T>,
    value: T,
) -> Callback<KeyboardEvent> {
    on_key(callback, value, |_| None)
}

/// A listener that emits this value on Enter and Space, and moves the focus to the element with the id that
/// `neighbour` finds in the direction of an arrow key. The focus moves at once rather than with the next
/// rendering, so that quick key presses are not lost.
pub fn on_key<T: Clone + 'static>(
    callback: &Callback<T>,
    value: T,
    neighbour: impl Fn(Point) -> Option<String> + 'static,
) -> Callback<KeyboardEvent> {
    let callback = callback.clone();
    Callback::from(move |event: KeyboardEvent| {
        let key = key_of(&event);
        if let Some(Key::Enter | Key::Space) = key {
            event.prevent_default();
            callback.emit(value.clone());
        } else if let Some(id) = key.and_then(arrow).and_then(&neighbour) {
            // At the edge, the key is left to others.
            event.prevent_default();
            focus(&id);
        }
    })
}

/// The direction of an arrow key.
pub const fn arrow(key: Key) -> Option<Point> {
    match key {
        Key::Up => Some((0, -1)),
        Key::Right => Some((1, 0)),
        Key::Down => Some((0, 1)),
        Key::Left => Some((-1, 0)),
        _ => None,
    }
}

/// The nearest of some places in the direction of an arrow key. Distance across the direction counts double.
pub fn nearest<T>(
    (x, y): Point,
    (right, down): Point,
    places: impl Iterator<Item = (Point, T)>,
) -> Option<T> {
    let distances = places.filter_map(|((to_x, to_y), place)| {
        let along = (to_x - x) * right + (to_y - y) * down;
        let across = (to_x - x) * down + (to_y - y) * right;
        (along > 0).then_some((along + 2 * across.abs(), place))
    });
    distances
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, place)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_key_moves_to_the_nearest_place_in_its_direction() {
        let places = [(0, -1), (2, -1), (1, 3), (-2, 0), (0, 4)];
        let to = |key, from| nearest(from, arrow(key)?, places.into_iter().zip(0..));
        assert_eq!(to(Key::Up, (0, 0)), Some(0));
        assert_eq!(to(Key::Down, (0, 0)), Some(4));
        assert_eq!(to(Key::Left, (0, 0)), Some(3));
        assert_eq!(to(Key::Right, (0, -1)), Some(1));
        assert_eq!(to(Key::Left, (-2, 0)), None);
        assert_eq!(to(Key::Enter, (0, 0)), None);
    }
}
