//! What stands in the eight stations, as pictures are drawn from it.

use rules::games::argonauts_wheel::{Stand, Station, Wheel};

/// What stands in each station. Unlike a [`Wheel`] it can be made from
/// anything, such as the numbers of a thumbnail.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stands([Stand; 8]);

impl Stands {
    /// From a function that tells what stands in a station.
    pub fn from_fn(stand: impl Fn(Station) -> Stand) -> Self {
        let mut stands = [Stand::default(); 8];
        for (station, to) in Station::all().zip(&mut stands) {
            *to = stand(station);
        }
        Self(stands)
    }

    /// What stands in a station.
    pub fn at(&self, station: Station) -> Stand {
        let stand = self.0.get(usize::from(station.number()));
        stand.copied().unwrap_or_default()
    }
}

impl From<&Wheel> for Stands {
    fn from(wheel: &Wheel) -> Self {
        Self::from_fn(|station| wheel.at(station))
    }
}
