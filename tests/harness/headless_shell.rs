//! The browser without its windows, where it is installed: the same pages in two thirds of the
//! time.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

/// As Debian calls it.
const HEADLESS_SHELL: &str = "chromium-headless-shell";

/// What starts it, if it is there and fits the driver.
pub(crate) fn headless_shell(driver: &Path) -> Option<&'static Path> {
    static MATCHES_DRIVER: OnceLock<bool> = OnceLock::new();
    let headless_shell = Path::new(HEADLESS_SHELL);
    let matches = *MATCHES_DRIVER.get_or_init(|| {
        version(headless_shell)
            .is_some_and(|version_number| version(driver) == Some(version_number))
    });
    matches.then_some(headless_shell)
}

/// The first number of a program's version.
fn version(program: &Path) -> Option<u32> {
    let printed = Command::new(program).arg("--version").output().ok()?;
    let printed = String::from_utf8(printed.stdout).ok()?;
    let mut numbers = printed.split(|letter: char| !letter.is_ascii_digit());
    numbers.find_map(|number| number.parse().ok())
}
