//! Saving and opening files.

use super::*;

/// Waits for the complete downloaded file in a folder.
async fn wait_for_download(page: &Page, folder: &Path) -> TestResult<PathBuf> {
    page.poll("a downloaded file", async || {
        let files = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut files = files.map(|entry| entry.path());
        // An incomplete download has another extension.
        Ok(files.find(|file| file.extension().is_some_and(|end| end == "wheelhouse")))
    })
    .await
}

/// Saves the match of the share page as a file.
pub(super) async fn save_file(page: &Page, name: &str) -> TestResult<PathBuf> {
    let folder = page.set_download_folder(name).await?;
    page.click_button("Download file").await?;
    page.wait_for_text("#share-feedback", "The file is in your downloads.")
        .await?;
    wait_for_download(page, &folder).await
}

/// A save file of a later version.
fn later_version_file(text: &str) -> String {
    let (format, revision) = (99_u32, 1_u64);
    let mut sum = Crc::new();
    sum.update(&format.to_be_bytes());
    sum.update(&revision.to_be_bytes());
    sum.update(text.as_bytes());
    format!(
        "wheelhouse-save {format} {revision} {} {:08x}\n{text}",
        text.len(),
        sum.sum()
    )
}

/// Opens a file that cannot be read, and waits for the message, whatever its case.
async fn assert_file_rejected(page: &Page, file: &Path, message: &str) -> TestResult {
    open_form(page).await?;
    page.choose_file("#file", file).await?;
    let script = "const error = document.getElementById('wrong')?.textContent ?? '';
        return error.toLowerCase().includes(arguments[0]);";
    page.wait_until("the file to be rejected", script, vec![json!(message)])
        .await?;
    assert_eq!(page.count("#preview").await?, 0);
    Ok(())
}

/// Damaged, unknown and empty files, written beside a valid one with this content, are rejected.
async fn assert_invalid_files_rejected(receiver: &Page, file: &Path, content: &str) -> TestResult {
    let folder = file.parent().map(Path::to_path_buf).unwrap_or_default();
    let (head, body) = content.split_once('\n').unwrap_or_default();
    let damaged = format!("{head}\n{}", body.replacen(['a', 'b', 'c'], "x", 1));
    for (name, content, message) in [
        (
            "damaged.wheelhouse",
            damaged.as_bytes(),
            "this file is damaged",
        ),
        (
            "cut.wheelhouse",
            content
                .get(..content.len() - 9)
                .unwrap_or_default()
                .as_bytes(),
            "the end of this file is missing",
        ),
        (
            "later.wheelhouse",
            later_version_file("something new").as_bytes(),
            "saved by a newer version of wheelhouse",
        ),
        (
            "other.wheelhouse",
            Envelope {
                revision: 1,
                text: "no game".to_owned(),
            }
            .encode()
            .as_bytes(),
            "this file contains something other than a game",
        ),
        (
            "letter.txt",
            b"Dear Ben".as_slice(),
            "not a wheelhouse game",
        ),
        (
            "picture.png",
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe".as_slice(),
            "not a wheelhouse game",
        ),
        ("empty.txt", b"".as_slice(), "paste a link"),
    ] {
        let file = folder.join(name);
        fs::write(&file, content)?;
        assert_file_rejected(receiver, &file, message)
            .await
            .map_err(|error| error.context(name))?;
    }
    Ok(())
}

#[test]
fn files_are_saved_and_opened() -> TestResult {
    run_two_browsers("links_file", DESKTOP, async |sender, receiver| {
        let sent = start_and_play(sender, 3).await?;
        open_tab(sender, "history").await?;
        sender.click("#try-out").await?;
        sender.wait_for("#return").await?;
        play_actions(sender, 2).await?;
        sender.click("#return").await?;
        sender.wait_for("main.table[data-ply='3']").await?;
        // A custom title is saved too.
        sender.goto("#/games").await?;
        sender.click_button("Rename Turn of Time").await?;
        sender.fill("#title", "Tuesday with Ben").await?;
        sender.click_button("Done").await?;
        sender
            .wait_for_text(".match-row", "Tuesday with Ben")
            .await?;
        sender.click_button("Share Tuesday with Ben").await?;
        sender.wait_for("#save-file").await?;
        let file = save_file(sender, "links_file").await?;
        let name = file
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        assert!(
            name.as_ref()
                .is_some_and(|name| name.starts_with("turn-of-time-")),
            "{name:?}"
        );

        receiver.goto("#/open").await?;
        receiver.choose_file("#file", &file).await?;
        receiver.wait_for_text("#preview", "Turn 4").await?;
        assert!(receiver.local_storage().await?.is_empty());
        let received = open_previewed_match(receiver).await?;
        assert_eq!(received.state().hash(), sent.state().hash());
        assert_eq!(received.line_count(), 2, "variations are saved too");
        receiver.goto("#/games").await?;
        receiver
            .wait_for_text(".match-row", "Tuesday with Ben")
            .await?;

        // The content of a file can be pasted too.
        let content = fs::read_to_string(&file)?;
        open_text(receiver, &content).await?;
        receiver
            .wait_for_text(".notice", "at the same point")
            .await?;

        let before = receiver.local_storage().await?;
        assert_invalid_files_rejected(receiver, &file, &content).await?;
        // A valid file can be opened right after an invalid one.
        receiver.choose_file("#file", &file).await?;
        receiver
            .wait_for_text(".notice", "at the same point")
            .await?;
        assert_eq!(receiver.local_storage().await?, before);
        Ok(())
    })
}
