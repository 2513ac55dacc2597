//! The built page as files, and where results are written.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

use flate2::Compression;
use flate2::write::GzEncoder;
use test_server::Server;

use page_driver::{TestError, TestResult};

/// The root folder of the repository.
pub(crate) fn project_root() -> &'static Path {
    let manifest_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest_dir.parent().unwrap_or(manifest_dir)
}

/// Where screenshots, downloads and browser profiles are written.
pub(crate) fn target_dir() -> PathBuf {
    project_root().join("target")
}

/// Adds the time of a test, which has the name of its thread, to the list from which `scripts/test` tells the slowest.
pub(crate) fn note_time(time: Duration) {
    let thread = thread::current();
    let name = thread.name().unwrap_or_default();
    let list = target_dir().join("nextest/browser-times.txt");
    // Without the script there is no list.
    if let Ok(mut list) = OpenOptions::new().append(true).open(list) {
        let _ = writeln!(list, "{:.3} s  browser tests {name}", time.as_secs_f64());
    }
}

/// The folder of the built page: `dist`, or `WHEELHOUSE_DIST`.
///
/// # Errors
/// It has not been built.
pub fn dist() -> TestResult<PathBuf> {
    let folder = std::env::var_os("WHEELHOUSE_DIST")
        .map_or_else(|| project_root().join("dist"), PathBuf::from);
    if folder.join("index.html").is_file() {
        Ok(folder)
    } else {
        Err(TestError::new(format!(
            "there is no built page in {}: please run scripts/test, or scripts/build before these tests",
            folder.display()
        )))
    }
}

/// A file of the built page and its transfer size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Its path relative to the folder.
    pub file: String,
    /// Its size after `gzip -9`.
    pub bytes: usize,
}

/// The transfer sizes of these files.
///
/// # Errors
/// One of them does not exist.
pub fn transfer_sizes(files: &BTreeSet<String>) -> TestResult<Vec<Transfer>> {
    let folder = dist()?;
    files
        .iter()
        .map(|file| {
            let content = fs::read(folder.join(file)).map_err(|error| {
                TestError::from(error).context(&format!("{file} in the built page"))
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

/// A copy of the built page with a server of its own. Dropping it stops the server and removes the
/// copy.
pub struct Site {
    folder: PathBuf,
    base: String,
    port: u16,
    server: Option<Server>,
}

impl Site {
    pub(crate) fn start(name: &str, base: &str) -> TestResult<Self> {
        let folder = target_dir().join(format!("sites/{}-{name}", std::process::id()));
        let from = dist()?;
        for file in files_in(&from)? {
            let to = folder.join(&file);
            fs::create_dir_all(to.parent().unwrap_or(&folder))?;
            fs::copy(from.join(&file), to)?;
        }
        let mut site = Self {
            folder,
            base: base.to_owned(),
            port: 0,
            server: None,
        };
        site.restart()?;
        Ok(site)
    }

    pub(crate) fn url(&self) -> String {
        self.server.as_ref().map_or_else(String::new, Server::url)
    }

    /// Stops the server.
    pub fn stop(&mut self) {
        drop(self.server.take());
    }

    /// Starts the server again at the same address.
    ///
    /// # Errors
    /// Another program has taken the port.
    pub fn restart(&mut self) -> TestResult {
        self.stop();
        let server = Server::start_near(&self.folder, &self.base, self.port)?;
        if self.port != 0 && server.port() != self.port {
            return Err(TestError::new("the port has been taken"));
        }
        self.port = server.port();
        self.server = Some(server);
        Ok(())
    }

    /// Its files, by path relative to the folder.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn files(&self) -> TestResult<BTreeSet<String>> {
        files_in(&self.folder)
    }

    /// The content of a text file.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(&self, file: &str) -> TestResult<String> {
        Ok(fs::read_to_string(self.folder.join(file))?)
    }

    /// Replaces a text in a file.
    ///
    /// # Errors
    /// The file does not contain it.
    pub fn replace(&self, file: &str, from_text: &str, to_text: &str) -> TestResult {
        let text = self.read(file)?;
        if !text.contains(from_text) {
            return Err(TestError::new(format!(
                "{file} does not contain {from_text}"
            )));
        }
        Ok(fs::write(
            self.folder.join(file),
            text.replace(from_text, to_text),
        )?)
    }

    /// Replaces the words of a language by those of one that nobody speaks: English, two fifths longer.
    ///
    /// # Errors
    /// The page does not have this language, or a file cannot be read or written.
    pub fn lengthen_words(&self, language: &str) -> TestResult {
        let folder = format!("/words/{language}/");
        let mut catalogues = 0;
        for file in self.files()? {
            let Some((_, name)) = file.split_once(&folder) else {
                continue;
            };
            if name.ends_with(".ftl") {
                let english = fs::read_to_string(project_root().join("locales/en").join(name))?;
                fs::write(self.folder.join(&file), l10n_build::pseudo(&english))?;
                catalogues += 1;
            }
        }
        if catalogues == 0 {
            return Err(TestError::new(format!("there are no words of {language}")));
        }
        self.publish()
    }

    /// Renames a file.
    ///
    /// # Errors
    /// It does not exist.
    pub fn rename(&self, file: &str, name: &str) -> TestResult {
        Ok(fs::rename(self.folder.join(file), self.folder.join(name))?)
    }

    /// Publishes the folder as a new version: updates the service worker's list of files, as the
    /// build does.
    ///
    /// # Errors
    /// The build script fails.
    pub fn publish(&self) -> TestResult {
        let status = Command::new(project_root().join("scripts/lib/list-page"))
            .arg(&self.folder)
            .status()?;
        if status.success() {
            Ok(())
        } else {
            Err(TestError::new(format!("list-page: {status}")))
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
        // A copy that cannot be removed stays below `target`, which git ignores.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// All files below a folder, by relative path.
fn files_in(folder: &Path) -> TestResult<BTreeSet<String>> {
    let mut files = BTreeSet::new();
    let mut pending = vec![PathBuf::new()];
    while let Some(relative) = pending.pop() {
        for entry in fs::read_dir(folder.join(&relative))? {
            let entry = entry?;
            let name = relative.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                pending.push(name);
            } else {
                files.insert(name.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    Ok(files)
}
