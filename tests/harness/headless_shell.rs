//! Chromium's headless shell: a build without a user interface that needs two thirds of the time.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

/// Its name in Debian.
const HEADLESS_SHELL: &str = "chromium-headless-shell";

/// The headless shell's program, if it is installed in the driver's major version.
pub(crate) fn headless_shell(driver: &Path) -> Option<&'static Path> {
    static HAS_SAME_VERSION: OnceLock<bool> = OnceLock::new();
    let headless_shell = Path::new(HEADLESS_SHELL);
    let has_same_version = *HAS_SAME_VERSION.get_or_init(|| {
        major_version(headless_shell)
            .is_some_and(|version_number| major_version(driver) == Some(version_number))
    });
    has_same_version.then_some(headless_shell)
}

/// A program's major version.
fn major_version(program: &Path) -> Option<u32> {
    let printed = Command::new(program).arg("--version").output().ok()?;
    String::from_utf8(printed.stdout)
        .ok()?
        .split(|letter: char| !letter.is_ascii_digit())
        .find_map(|number| number.parse().ok())
}
