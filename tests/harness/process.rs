//! Programs that the tests start: drivers, browsers, and a screen for those that need one. All end
//! with the test process, however that ends.

use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::site;
use page_driver::TestResult;

/// How long a program may take to start, or to answer a command.
pub(crate) const STARTUP_TIMEOUT: Duration = Duration::from_secs(60);

/// Runs a program until the test process has ended, however it ends: that closes the pipe which
/// `cat` reads. Then the process group is killed and the folder (`$0`) removed.
const GUARD_SCRIPT: &str = r#""$@" & trap : TERM; cat >/dev/null; kill 0; wait; rm -rf "$0""#;

/// A program that runs until this is dropped or the test process ends.
pub(crate) struct GuardedProcess {
    /// Dropping it closes the pipe, which ends the program.
    _process: Option<ChildStdin>,
}

/// Starts a program and returns its standard output, or its standard error if `errors`; `folder` is
/// removed when it has ended. The other stream is discarded, because a pipe that nobody reads would
/// block the program.
pub(crate) fn spawn_guarded(
    program: &Path,
    folder: &Path,
    arguments: &[String],
    errors: bool,
) -> TestResult<(GuardedProcess, Option<Box<dyn Read + Send>>)> {
    let pipe = |wanted| {
        if wanted {
            Stdio::piped()
        } else {
            Stdio::null()
        }
    };
    let mut child = Command::new("sh")
        .args(["-c", GUARD_SCRIPT])
        .arg(folder)
        .arg(program)
        .args(arguments)
        .env(
            "FONTCONFIG_FILE",
            site::project_root().join("tests/fonts.conf"),
        )
        // The time zone and language of the machine do not change what is shown either.
        .envs([("TZ", "UTC"), ("LANG", "C.UTF-8"), ("LC_ALL", "C.UTF-8")])
        .process_group(0)
        .stdin(Stdio::piped())
        .stdout(pipe(!errors))
        .stderr(pipe(errors))
        .spawn()?;
    let process = GuardedProcess {
        _process: child.stdin.take(),
    };
    let output: Option<Box<dyn Read + Send>> = if errors {
        child.stderr.take().map(|pipe| Box::new(pipe) as _)
    } else {
        child.stdout.take().map(|pipe| Box::new(pipe) as _)
    };
    thread::spawn(move || child.wait());
    Ok((process, output))
}

/// Starts a program; tries again a few times if that fails.
pub(crate) fn start_with_retries<T>(start: impl Fn() -> TestResult<T>) -> TestResult<T> {
    const MAX_ATTEMPTS: usize = 5;
    (1..MAX_ATTEMPTS)
        .find_map(|_| start().ok())
        .map_or_else(start, Ok)
}

/// The first value that `find` returns for a line of the output. The rest of the output is read as
/// well, to keep the pipe empty.
pub(crate) fn first_line<T: Send + 'static>(
    output: Option<impl Read + Send + 'static>,
    find: fn(&str) -> Option<T>,
) -> Option<T> {
    let output = output?;
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Some(found) = find(&line) {
                let _ = send.send(found);
            }
        }
    });
    receive.recv_timeout(STARTUP_TIMEOUT).ok()
}

/// Reads a program's output and forgets it: a pipe that nobody reads would block the program.
pub(crate) fn discard(output: Option<impl Read + Send + 'static>) {
    thread::spawn(move || output.map(|mut output| io::copy(&mut output, &mut io::sink())));
}

/// A new folder that nothing else uses. It is below `target`, because sandboxed browser packages
/// cannot see the system's temporary folder.
pub(crate) fn create_unique_folder() -> TestResult<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = site::target_dir().join(format!("browser/{}-{count}", std::process::id()));
    fs::create_dir_all(&folder)?;
    Ok(folder)
}
