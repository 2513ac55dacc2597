//! What has come so far of a series of codes from another device, kept until all of it is there: whoever
//! closes the page scans only the rest.

use super::Store;
use records::archive::{KeyValueStore, StoreError};
use records::series::Series;

const INCOMING: &str = "incoming";

impl Store {
    /// The parts that came, if there are some.
    pub fn incoming(&self) -> Option<Series> {
        Series::read(&self.storage.get(&self.entry_key(INCOMING, "")).ok()??)
    }

    /// Keeps the parts that came.
    pub fn keep_incoming(&self, series: &Series) -> Result<(), StoreError> {
        self.storage
            .set(&self.entry_key(INCOMING, ""), &series.write())
    }

    /// The parts that came are no longer needed.
    pub fn drop_incoming(&self) {
        // What stays is offered again.
        let _ = self.storage.remove(&self.entry_key(INCOMING, ""));
    }
}
