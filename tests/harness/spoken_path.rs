//! Paths through the app by keyboard, as a screen reader speaks them. A path is a text
//! of one step a line:
//!
//! ```text
//! # A comment.
//! press Tab x3
//! focus button Start game
//! press Enter
//! hear Your turn: choose a card and its side, then a space.
//! ```
//!
//! - `press KEY` and `press KEY xN` press a key, `type TEXT` types a text.
//! - `hear TEXT` is what a live region announces after that, word for word.
//! - `focus ROLE NAME` is the control that has the focus then, with `, pressed` or `, checked` if it is.

use std::fs;
use std::time::Instant;

use crate::accessibility_tree::AccessibleNode;
use crate::page::Page;
use crate::{Key, WAIT_TIMEOUT, site};
use page_driver::{Driver as _, RECORD_ANNOUNCEMENTS, TestError, TestResult};

/// A key of the keyboard, by its name in a path.
fn key_by_name(name: &str) -> TestResult<char> {
    Ok(match name {
        "Tab" => Key::Tab.into(),
        "Enter" => Key::Enter.into(),
        "Space" => ' ',
        "Escape" => Key::Escape.into(),
        "Home" => Key::Home.into(),
        "Up" => Key::Up.into(),
        "Down" => Key::Down.into(),
        "Left" => Key::Left.into(),
        "Right" => Key::Right.into(),
        _ => {
            let mut letters = name.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => letter,
                _ => return Err(TestError::new(format!("unknown key: {name}"))),
            }
        }
    })
}

/// Presses the keys of a step; returns whether the line is one that presses keys.
async fn perform_step(page: &Page, line: &str) -> TestResult<bool> {
    if let Some(text) = line.strip_prefix("type ") {
        page.press_keys(text).await?;
        return Ok(true);
    }
    let Some(pressed) = line.strip_prefix("press ") else {
        return Ok(false);
    };
    let (name, times) = pressed.split_once(" x").unwrap_or((pressed, "1"));
    let times: usize = times
        .parse()
        .map_err(|_| TestError::new(format!("not a number of presses: {line}")))?;
    let (is_shifted, name) = match name.strip_prefix("Shift+") {
        Some(name) => (true, name),
        None => (false, name),
    };
    for _ in 0..times {
        if is_shifted {
            page.press_with_modifier(Key::Shift, key_by_name(name)?)
                .await?;
        } else {
            page.press_keys(key_by_name(name)?).await?;
        }
    }
    Ok(true)
}

/// What has the focus, as a line of a path.
fn focus_line(node: &AccessibleNode) -> String {
    let role = match node.role.as_str() {
        "DisclosureTriangle" => "disclosure",
        role => role,
    };
    let state = match (node.pressed, node.checked) {
        (true, _) => ", pressed",
        (_, true) => ", checked",
        _ => "",
    };
    format!("focus {role} {}{state}", node.name)
        .trim_end()
        .to_owned()
}

/// What is announced and focused after a step, compared with the expected lines. Waits
/// until it is as expected; if it never is, returns what it was in the end.
async fn result_of_step(page: &Page, expected: &[&str]) -> TestResult<Vec<String>> {
    let started = Instant::now();
    let mut heard = Vec::new();
    loop {
        let announced = page.take_announcements().await?;
        heard.extend(announced.iter().map(|text| format!("hear {text}")));
        let mut actual = heard.clone();
        if expected.iter().any(|line| line.starts_with("focus ")) {
            let tree = page.accessibility_tree().await?;
            actual.extend(tree.focused().map(focus_line));
        }
        if actual == expected || started.elapsed() > WAIT_TIMEOUT {
            return Ok(actual);
        }
    }
}

/// Follows a path from the home page on. If the page says something else, the path as the page speaks it is
/// saved as `target/spoken-paths/NAME.txt`.
///
/// # Errors
/// Something else is heard or focused than the path says.
pub async fn follow_path(page: &Page, name: &str, path: &str) -> TestResult {
    page.add_init_script(RECORD_ANNOUNCEMENTS).await?;
    page.goto("").await?;
    let mut actual_path = Vec::new();
    let mut mismatch = None;
    let mut lines = path.lines().peekable();
    while let Some(line) = lines.next() {
        actual_path.push(line.to_owned());
        if !perform_step(page, line).await? {
            continue;
        }
        let mut expected = Vec::new();
        while let Some(line) =
            lines.next_if(|line| line.starts_with("hear ") || line.starts_with("focus "))
        {
            expected.push(line);
        }
        let actual = result_of_step(page, &expected).await?;
        if mismatch.is_none() && actual != expected {
            mismatch = Some(format!(
                "after \"{line}\":\n{}\ninstead of\n{}",
                actual.join("\n"),
                expected.join("\n")
            ));
        }
        actual_path.extend(actual);
    }
    let Some(mismatch) = mismatch else {
        return Ok(());
    };
    let folder = site::target_dir().join("spoken-paths");
    fs::create_dir_all(&folder)?;
    let file = folder.join(format!("{name}.txt"));
    fs::write(&file, actual_path.join("\n") + "\n")?;
    Err(TestError::new(format!(
        "{mismatch}\nsee {}",
        file.display()
    )))
}
