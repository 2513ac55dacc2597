//! The part of the view that no panel covers, in pixels of the view.

use crate::browser::Rect;

/// The rectangle of a view that no panel covers in which something of these proportions is largest.
/// Panels beyond the fifth do not count.
pub fn free_area(
    (width, height): (f64, f64),
    panels: &[Rect],
    (columns, rows): (f64, f64),
) -> Rect {
    let scale = |area: &Rect| (area.width() / columns).min(area.height() / rows);
    let mut areas = vec![Rect::of_size(width, height)];
    for panel in panels.iter().take(5) {
        let cut = |area: Rect| {
            if area.overlaps(*panel) {
                area.cut_by(*panel).to_vec()
            } else {
                vec![area]
            }
        };
        areas = areas.into_iter().flat_map(cut).collect();
    }
    areas
        .into_iter()
        .max_by(|one, other| scale(one).total_cmp(&scale(other)))
        .filter(|area| area.width() >= 1.0 && area.height() >= 1.0)
        .unwrap_or_else(|| Rect::of_size(width, height))
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEW: (f64, f64) = (1000.0, 500.0);

    fn rect(left: f64, top: f64, right: f64, bottom: f64) -> Rect {
        Rect {
            left,
            top,
            right,
            bottom,
        }
    }

    #[test]
    fn without_panels_the_whole_view_is_free() {
        let whole = Rect::of_size(VIEW.0, VIEW.1);
        assert_eq!(free_area(VIEW, &[], (1.0, 1.0)), whole);
    }

    #[test]
    fn panels_in_the_corners_leave_the_side_that_is_needed() {
        let panels = [
            rect(0.0, 0.0, 200.0, 100.0),
            rect(800.0, 300.0, 1000.0, 500.0),
        ];
        // As high as the view between them, or as wide as it above and below them.
        let square = free_area(VIEW, &panels, (1.0, 1.0));
        assert_eq!(square, rect(200.0, 0.0, 800.0, 500.0));
        let wide = free_area(VIEW, &panels, (10.0, 1.0));
        assert_eq!(wide, rect(0.0, 100.0, 1000.0, 300.0));
    }

    #[test]
    fn a_view_that_is_covered_counts_as_free() {
        let whole = Rect::of_size(VIEW.0, VIEW.1);
        assert_eq!(free_area(VIEW, &[whole], (1.0, 1.0)), whole);
    }
}
