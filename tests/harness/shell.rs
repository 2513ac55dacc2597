//! The browser without its windows, where it is installed: the same pages in two thirds of the
//! time.

use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::site;

/// As Debian calls it.
const SHELL: &str = "chromium-headless-shell";

/// What starts it, if it is there and fits the driver.
pub(crate) fn shell(driver: &Path) -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        let fits = version(Path::new(SHELL))? == version(driver)?;
        fits.then(|| starter().ok()).flatten()
    });
    found.as_deref()
}

/// The first number of a program's version.
fn version(program: &Path) -> Option<u32> {
    let said = Command::new(program).arg("--version").output().ok()?;
    let said = String::from_utf8(said.stdout).ok()?;
    let mut numbers = said.split(|letter: char| !letter.is_ascii_digit());
    numbers.find_map(|number| number.parse().ok())
}

/// It opens no page by itself, and without one the driver waits in vain; the driver can give it
/// none.
fn starter() -> io::Result<PathBuf> {
    let folder = site::target().join("browser");
    fs::create_dir_all(&folder)?;
    let path = folder.join("shell");
    // Tests of another run may be starting it: it is put there whole.
    let own = folder.join(format!("shell-{}", std::process::id()));
    fs::write(
        &own,
        format!("#!/bin/sh\nexec {SHELL} \"$@\" about:blank\n"),
    )?;
    fs::set_permissions(&own, fs::Permissions::from_mode(0o755))?;
    fs::rename(own, &path)?;
    Ok(path)
}
