//! The built page as files, and where results go.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::problem::{Outcome, Problem};

/// The project's folder.
fn project() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// Where pictures and profiles go.
pub(crate) fn target() -> PathBuf {
    project().join("target")
}

/// The folder of the built page: `dist`, or what `WHEELHOUSE_DIST` names.
///
/// # Errors
/// It has not been built.
pub fn dist() -> Outcome<PathBuf> {
    let folder =
        std::env::var_os("WHEELHOUSE_DIST").map_or_else(|| project().join("dist"), PathBuf::from);
    if folder.join("index.html").is_file() {
        Ok(folder)
    } else {
        Err(Problem::new(format!(
            "there is no built page in {}: please run scripts/test, or scripts/build before these tests",
            folder.display()
        )))
    }
}

/// A file of the built page and how many bytes of it go over the wire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Its name in the folder.
    pub file: String,
    /// Its size after `gzip -9`.
    pub bytes: usize,
}

/// What a static host would send for these files, each once.
///
/// # Errors
/// One of them is not in the folder.
pub fn transfers(files: &BTreeSet<String>) -> Outcome<Vec<Transfer>> {
    let folder = dist()?;
    files
        .iter()
        .map(|file| {
            let content = fs::read(folder.join(file)).map_err(|error| {
                Problem::from(error).during(&format!("{file} in the built page"))
            })?;
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(&content)?;
            Ok(Transfer {
                file: file.clone(),
                bytes: encoder.finish()?.len(),
            })
        })
        .collect()
}
