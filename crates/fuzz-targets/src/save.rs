//! Stored matches and files of games.

use crate::assert_same;
use records::archive::Envelope;
use records::series::Series;
use records::{Collection, StoredMatch};

/// Reads a stored match: in its envelope, and without one, so that the code behind the
/// checksum is reached too.
pub fn read(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(envelope) = Envelope::decode(&text) {
        assert_eq!(Envelope::decode(&envelope.encode()), Ok(envelope.clone()));
        read_stored(&envelope.text);
    }
    read_stored(&text);
    if let Some((_, behind_header)) = text.split_once('\n') {
        read_stored(behind_header);
    }
}

fn read_stored(text: &str) {
    let Ok(stored) = StoredMatch::read(text) else {
        return;
    };
    let written = stored.write().expect("what was read can be written");
    assert_eq!(StoredMatch::read(&written).as_ref(), Ok(&stored));
    if let Ok(record) = stored.open() {
        let again = StoredMatch::new(&record, stored.summary.title.clone(), 1);
        let back = again.open().expect("a match that was opened can be stored");
        assert_same(record, back);
    }
}

/// Reads a file of games.
pub fn read_collection(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(found) = Collection::read(&text) else {
        return;
    };
    let written = Collection::write(&found.extras, &found.matches);
    let back = Collection::read(&written).expect("a file that was written can be read");
    assert_eq!(back.extras.len(), found.extras.len());
    assert_eq!(back.matches.len(), found.matches.len());
    for (record, again) in found.matches.iter().zip(&back.matches) {
        assert_eq!(record.stored, again.stored);
    }
}

/// Reads codes of a series, one a line.
pub fn read_series(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Some(series) = Series::read(&text) else {
        return;
    };
    assert_eq!(Series::read(&series.write()).as_ref(), Some(&series));
    assert_eq!(
        series.received() + series.missing().count(),
        series.count() as usize
    );
    let _ = series.text();
}
