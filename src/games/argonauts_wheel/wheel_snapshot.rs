//! The occupants of the eight stations, as the input of a picture.

use rules::games::argonauts_wheel::{Occupants, Station, Wheel};

/// The occupants of each station. Unlike a [`Wheel`] it can be made from invalid data,
/// such as a damaged thumbnail.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WheelSnapshot([Occupants; 8]);

impl WheelSnapshot {
    /// The snapshot whose occupants of each station `occupants` returns.
    pub fn from_fn(occupants: impl Fn(Station) -> Occupants) -> Self {
        let mut stations = [Occupants::default(); 8];
        for (station, item) in Station::all().zip(&mut stations) {
            *item = occupants(station);
        }
        Self(stations)
    }

    /// The occupants of a station.
    pub fn occupants(&self, station: Station) -> Occupants {
        self.0
            .get(usize::from(station.number()))
            .copied()
            .unwrap_or_default()
    }
}

impl From<&Wheel> for WheelSnapshot {
    fn from(wheel: &Wheel) -> Self {
        Self::from_fn(|station| wheel.occupants(station))
    }
}
