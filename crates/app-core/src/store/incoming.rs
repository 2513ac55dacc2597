//! What has come so far of a series of codes from another device, kept until all of it is there: whoever
//! closes the page scans only the rest.

use super::Store;
use records::archive::{KeyValueStore, StoreError};
use records::series::Series;

impl Store {
    /// The parts that came, if there are some.
    pub fn incoming(&self) -> Option<Series> {
        Series::read(&self.storage.get(&self.incoming_key()).ok()??)
    }

    /// Keeps the parts that came.
    pub fn keep_incoming(&self, series: &Series) -> Result<(), StoreError> {
        self.storage.set(&self.incoming_key(), &series.write())
    }

    /// The parts that came are no longer needed.
    pub fn drop_incoming(&self) {
        // What stays is offered again.
        let _ = self.storage.remove(&self.incoming_key());
    }

    fn incoming_key(&self) -> String {
        format!("{}incoming", self.folder)
    }
}
