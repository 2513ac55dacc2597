//! How points fly from their origin to the score of their player.

use super::camera::clamp;
use rules::Seat;
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;

/// The elements between which points fly.
pub struct ScoreFlights {
    stage: NodeRef,
    seats: Vec<Flight>,
}

/// The elements of one seat.
#[derive(Default)]
struct Flight {
    /// The rising points.
    source: NodeRef,
    /// The number next to the score.
    gain: NodeRef,
}

impl ScoreFlights {
    /// Flights without elements yet.
    pub fn new() -> Self {
        let seats = Seat::all(u8::MAX).map(|_| Flight::default());
        Self {
            stage: NodeRef::default(),
            seats: seats.collect(),
        }
    }

    /// The element that shows the country and the wheel.
    pub fn stage(&self) -> NodeRef {
        self.stage.clone()
    }

    /// The number that flies to the score of a seat.
    pub fn gain(&self, seat: Seat) -> NodeRef {
        let flight = self.seats.get(seat.index());
        flight.map(|flight| flight.gain.clone()).unwrap_or_default()
    }

    /// The last points of a seat, where its flight begins.
    pub fn source(&self, seat: Seat) -> NodeRef {
        let flight = self.seats.get(seat.index());
        flight
            .map(|flight| flight.source.clone())
            .unwrap_or_default()
    }

    /// Measures, once the page is laid out, how far from the score each number
    /// begins, and sets that as style properties.
    pub fn aim(&self) {
        let Some(stage) = self.stage.cast::<Element>() else {
            return;
        };
        for flight in &self.seats {
            let _ = flight.aim(&stage);
        }
    }
}

impl Flight {
    fn aim(&self, stage: &Element) -> Option<()> {
        let gain = self.gain.cast::<HtmlElement>()?;
        let source = self.source.cast::<Element>()?;
        let stage = stage.get_bounding_client_rect();
        let (x, y) = centre(&source.get_bounding_client_rect());
        // Points out of sight start at the edge of the stage.
        let x = clamp(x, stage.left(), stage.right());
        let y = clamp(y, stage.top(), stage.bottom());
        // Offsets, unlike client rectangles, ignore the running animation.
        let score = gain.offset_parent()?.get_bounding_client_rect();
        let half = |size: i32| f64::from(size) / 2.0;
        let target = (
            score.left() + f64::from(gain.offset_left()) + half(gain.offset_width()),
            score.top() + f64::from(gain.offset_top()) + half(gain.offset_height()),
        );
        let style = gain.style();
        for (name, distance) in [("--wf-from-x", x - target.0), ("--wf-from-y", y - target.1)] {
            style
                .set_property(name, &format!("{}px", distance.round() as i32))
                .ok()?;
        }
        Some(())
    }
}

fn centre(rect: &DomRect) -> (f64, f64) {
    (
        rect.left() + rect.width() / 2.0,
        rect.top() + rect.height() / 2.0,
    )
}
