//! Durations of the tests: `target/browser-times.txt` lists them in the order in which the tests
//! ended.

use std::fs::{self, File};
use std::io::Write as _;
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use crate::site;

/// Records how long a test took. Each run starts a new list; a list that cannot be written fails no
/// test.
pub(crate) fn record(test: &str, duration: Duration) {
    static LIST: OnceLock<Option<Mutex<File>>> = OnceLock::new();
    let list = LIST.get_or_init(|| {
        fs::create_dir_all(site::target_dir()).ok()?;
        let list = File::create(site::target_dir().join("browser-times.txt"));
        list.ok().map(Mutex::new)
    });
    if let Some(mut list) = list.as_ref().and_then(|list| list.lock().ok()) {
        let _ = writeln!(list, "{:7.1} s  {test}", duration.as_secs_f64());
    }
}
