//! Sharing games as links, texts and files between two browsers, including damaged ones.

mod files;

use files::save_file;

use base64ct::{Base64UrlUnpadded, Encoding};
use flate2::Crc;
use harness::play::match_page::open_tab;
use harness::play::{play_actions, start_game, stored_match};
use harness::{
    DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, json, run, run_two_browsers,
};
use records::archive::Envelope;
use records::{Colour, Match, Relation, StoredMatch, TableRules, UndoPolicy, link, text};
use rules::Seat;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Starts a game between two people and plays some actions.
async fn start_and_play(page: &Page, actions: usize) -> TestResult<Match> {
    start_game(page, 2, &["human", "human"], &[]).await?;
    play_actions(page, actions).await?;
    stored_match(page).await
}

/// Opens the share page of the current match.
async fn open_share_page(page: &Page) -> TestResult {
    open_tab(page, "menu").await?;
    page.click_button("Share").await?;
    page.wait_for("#copy-link").await?;
    Ok(())
}

async fn form_value(page: &Page, id: &str) -> TestResult<String> {
    page.wait_for(&format!("#{id}")).await?;
    let value = page
        .script(
            "return document.getElementById(arguments[0]).value;",
            vec![json!(id)],
        )
        .await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// The link of the current match, copied from the share page.
async fn copy_match_link(page: &Page) -> TestResult<String> {
    open_share_page(page).await?;
    let link = copy(page, "Copy link", "Link copied.").await?;
    assert_eq!(link, form_value(page, "link").await?);
    assert!(link.starts_with(page.base_url()), "{link}");
    page.click_button("Back to the game").await?;
    page.wait_for("main.table").await?;
    Ok(link)
}

async fn copy(page: &Page, button: &str, announced: &str) -> TestResult<String> {
    for name in ["clipboard-read", "clipboard-write"] {
        page.set_permission(name, true).await?;
    }
    page.click_button(button).await?;
    page.wait_for_text("#share-feedback", announced).await?;
    let text = page
        .script("return navigator.clipboard.readText();", vec![])
        .await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// Opens a URL in a new document, as a click on a link elsewhere does.
async fn open_url(page: &Page, link: &str) -> TestResult {
    // A change of the fragment alone would not reload the document.
    page.client().goto("about:blank").await?;
    page.client().goto(link).await?;
    page.wait_ready().await
}

/// All stored matches by their identifiers.
async fn stored_matches(page: &Page) -> TestResult<BTreeMap<String, Match>> {
    let mut newest: BTreeMap<String, (u64, Match)> = BTreeMap::new();
    for (key, value) in page.local_storage().await? {
        let Some((_, name)) = key.split_once(":match.") else {
            continue;
        };
        let sealed =
            Envelope::decode(&value).map_err(|_| TestError::new(format!("{key} is damaged")))?;
        let stored = StoredMatch::read(&sealed.text)
            .map_err(|_| TestError::new(format!("{key} is damaged")))?;
        let opened = stored
            .open()
            .map_err(|error| TestError::new(format!("{key}: {error:?}")))?;
        let id = name.split('.').next().unwrap_or_default().to_owned();
        let newer = newest
            .get(&id)
            .is_none_or(|(revision, _)| *revision < sealed.revision);
        if newer {
            newest.insert(id, (sealed.revision, opened));
        }
    }
    let matches = newest.into_iter();
    Ok(matches.map(|(id, (_, played))| (id, played)).collect())
}

async fn open_previewed_match(page: &Page) -> TestResult<Match> {
    page.click_button("Open this game").await?;
    page.wait_for("main.table").await?;
    stored_match(page).await
}

/// Opens a link at its preview, which shows the match but stores nothing.
async fn assert_preview_stores_nothing(receiver: &Page, link: &str) -> TestResult {
    let before = receiver.local_storage().await;
    assert!(before.is_err() || before?.is_empty());
    open_url(receiver, link).await?;
    receiver.wait_for_text("#preview", "Turn of Time").await?;
    receiver
        .wait_for_text("#preview", "Player 1 and Player 2")
        .await?;
    receiver.wait_for_text("#preview", "Turn 4").await?;
    receiver
        .wait_for_text("#preview", "Player 2 to play")
        .await?;
    let three = "return document.querySelectorAll('.preview-board .card-edge').length === 3;";
    receiver.wait_for_script(three).await?;
    receiver.screenshot("open-preview-desktop").await?;
    assert!(stored_matches(receiver).await?.is_empty());
    assert!(receiver.local_storage().await?.is_empty());
    Ok(())
}

/// Two continuations of a match diverge; both can be kept.
async fn assert_diverged_match_is_kept(sender: &Page, receiver: &Page) -> TestResult {
    let table = sender.route().await?;
    play_actions(sender, 1).await?;
    receiver.click("#undo").await?;
    receiver.wait_for("main.table[data-ply='4']").await?;
    receiver.click("#undo").await?;
    receiver.wait_for("main.table[data-ply='3']").await?;
    type_last_action(receiver).await?;
    let diverged = stored_match(receiver).await?;
    let link = copy_match_link(receiver).await?;
    let mine = stored_match(sender).await?;
    let before = sender.local_storage().await?;
    assert_eq!(mine.compared_to(&diverged), Relation::Diverged(3));
    open_url(sender, &link).await?;
    sender
        .wait_for_text(".notice", "yours took a different course at action 4")
        .await?;
    sender.click_button("Open yours").await?;
    sender.wait_for("main.table[data-ply='6']").await?;
    assert_eq!(sender.local_storage().await?, before);
    open_url(sender, &link).await?;
    sender.click_button("Save as a separate game").await?;
    sender.wait_for("main.table[data-ply='4']").await?;
    assert_ne!(sender.route().await?, table);
    let matches = stored_matches(sender).await?;
    assert_eq!(matches.len(), 2);
    let hashes: Vec<_> = matches
        .values()
        .map(|played| played.state().hash())
        .collect();
    assert!(hashes.contains(&mine.state().hash()));
    assert!(hashes.contains(&diverged.state().hash()));
    Ok(())
}

#[test]
fn a_game_by_mail() -> TestResult {
    run_two_browsers("links_mail", DESKTOP, async |sender, receiver| {
        let sent = start_and_play(sender, 3).await?;
        // Variations are not part of a link.
        open_tab(sender, "history").await?;
        sender.click("#try-out").await?;
        sender.wait_for("#return").await?;
        play_actions(sender, 2).await?;
        sender.click("#return").await?;
        sender.wait_for("main.table[data-ply='3']").await?;
        let table = sender.route().await?;
        assert_eq!(stored_match(sender).await?.line_count(), 2);
        let link = copy_match_link(sender).await?;

        assert_preview_stores_nothing(receiver, &link).await?;
        let received = open_previewed_match(receiver).await?;
        assert_eq!(received.state().hash(), sent.state().hash());
        assert_eq!(received.entries(), sent.entries());
        assert_eq!(received.line_count(), 1);
        // Back does not lead to the preview, which would store another copy.
        let address = receiver.client().current_url().await?;
        assert!(address.as_str().contains("#/table/"), "{address}");
        play_actions(receiver, 2).await?;
        let answered = stored_match(receiver).await?;
        assert_eq!(answered.ply(), 5);
        let answer = copy_match_link(receiver).await?;

        // A link with more actions continues the stored match.
        let before = sender.local_storage().await?;
        open_url(sender, &answer).await?;
        sender
            .wait_for_text(".notice", "This copy is 2 actions ahead of yours.")
            .await?;
        assert_eq!(sender.local_storage().await?, before);
        sender.click_button("Update and continue").await?;
        sender.wait_for("main.table[data-ply='5']").await?;
        assert_eq!(sender.route().await?, table);
        let matches = stored_matches(sender).await?;
        assert_eq!(matches.len(), 1);
        let stored = stored_match(sender).await?;
        assert_eq!(stored.state().hash(), answered.state().hash());
        assert_eq!(stored.entries(), answered.entries());
        assert_eq!(stored.active_line(), 0);
        assert_eq!(stored.line_count(), 2, "what was tried out is still there");
        open_tab(sender, "history").await?;
        assert_eq!(sender.texts(".button.line:not(#analyse)").await?.len(), 2);

        // The same link again, and an older one, change nothing.
        for (link, message, button) in [
            (&answer, "at the same point", "Open it"),
            (&link, "yours is 2 actions ahead", "Open yours"),
        ] {
            let before = sender.local_storage().await?;
            open_url(sender, link).await?;
            sender.wait_for_text(".notice", message).await?;
            sender.click_button(button).await?;
            sender.wait_for("main.table[data-ply='5']").await?;
            assert_eq!(sender.route().await?, table);
            assert_eq!(sender.local_storage().await?, before);
        }

        assert_diverged_match_is_kept(sender, receiver).await
    })
}

/// Types the last legal action other than the next one of the match.
async fn type_last_action(page: &Page) -> TestResult {
    let played = stored_match(page).await?;
    let legal = played.state().legal_actions();
    let next = played.entries().get(played.ply());
    let action = legal
        .iter()
        .rev()
        .find(|candidate| next != Some(&records::Entry::Action(**candidate)))
        .ok_or_else(|| TestError::new("there is only one legal action"))?;
    open_tab(page, "menu").await?;
    page.fill("#notation", &action.to_string()).await?;
    page.click("#do-typed").await?;
    page.wait_for(&format!("main.table[data-ply='{}']", played.ply() + 1))
        .await?;
    Ok(())
}

/// Encodes link bytes with a recomputed checksum, as another version of the app might.
fn encode_link(mut bytes: Vec<u8>) -> String {
    let content = bytes.len().saturating_sub(4);
    bytes.truncate(content);
    let mut sum = Crc::new();
    sum.update(&bytes);
    bytes.extend(sum.sum().to_be_bytes());
    Base64UrlUnpadded::encode_string(&bytes)
}

/// A link with some of its bytes changed.
fn change_link(code: &str, change: impl FnOnce(&mut Vec<u8>)) -> TestResult<String> {
    let mut bytes = Base64UrlUnpadded::decode_vec(code)
        .map_err(|error| TestError::new(format!("{code}: {error}")))?;
    change(&mut bytes);
    Ok(encode_link(bytes))
}

#[test]
fn damaged_links_are_rejected_with_a_reason() -> TestResult {
    run("links_damaged", PHONE, async |page| {
        let played = start_and_play(page, 4).await?;
        let code = link::write(&played).map_err(|error| TestError::new(format!("{error:?}")))?;
        let half = code.get(..code.len() / 2).unwrap_or_default();
        // One changed letter.
        let mut letters: Vec<char> = code.chars().collect();
        let middle = letters.len() / 2;
        letters[middle] = if letters[middle] == 'A' { 'B' } else { 'A' };
        let damaged: String = letters.into_iter().collect();
        let newer = "saved by a newer version of Wheelhouse";
        let before = page.local_storage().await?;
        for (code, message) in [
            (damaged, "This link is damaged"),
            (half.to_owned(), "The end of this link is missing"),
            (
                code.get(..2).unwrap_or_default().to_owned(),
                "The end of this link is missing",
            ),
            ("hello".to_owned(), "This is not a Wheelhouse game"),
            ("%F0%9F%8E%B2".to_owned(), "not a Wheelhouse game"),
            (change_link(&code, |bytes| bytes[0] = u8::MAX)?, newer),
            (change_link(&code, |bytes| bytes[3] += 1)?, newer),
            (
                change_link(&code, |bytes| bytes[1] = 200)?,
                "a game that Wheelhouse does not have",
            ),
        ] {
            open_url(page, &format!("{}#/open/{code}", page.base_url())).await?;
            page.wait_for_text("#wrong", message)
                .await
                .map_err(|error| error.context(&code))?;
            assert_eq!(
                page.count("#preview, #save-match, #go-on").await?,
                0,
                "{code}"
            );
            // The form for another attempt is shown.
            assert_eq!(page.count("#import-text").await?, 1);
            assert_eq!(page.local_storage().await?, before, "{code}");
        }
        page.screenshot("open-damaged-phone").await?;
        Ok(())
    })
}

/// Opens the empty form for links, texts and files.
async fn open_form(page: &Page) -> TestResult {
    open_url(page, &format!("{}#/open", page.base_url())).await
}

async fn open_text(page: &Page, text: &str) -> TestResult {
    open_form(page).await?;
    page.paste("#import-text", text).await?;
    page.click("#look").await
}

fn quote_in_mail(text: &str) -> String {
    let lines = text.lines().map(|line| format!("> {line}\n"));
    format!(
        "Hello Ben,\nyour turn:\n\n{}\nYours, Ada\n",
        lines.collect::<String>()
    )
}

#[test]
fn texts_are_opened_plain_or_quoted() -> TestResult {
    run_two_browsers("links_text", DESKTOP, async |sender, receiver| {
        let sent = start_and_play(sender, 5).await?;
        open_share_page(sender).await?;
        let record = copy(sender, "Copy text", "Text copied.").await?;
        assert_eq!(record, text::write(&sent));
        assert_eq!(record, form_value(sender, "record").await?);
        receiver.goto("").await?;
        for brought in [
            record.clone(),
            quote_in_mail(&record),
            record.replace('\n', "\r\n"),
            format!("Have a look:\n\n{record}"),
        ] {
            receiver.forget_everything().await?;
            receiver.goto("").await?;
            open_text(receiver, &brought).await?;
            receiver.wait_for_text("#preview", "Turn 6").await?;
            assert!(receiver.local_storage().await?.is_empty());
            let received = open_previewed_match(receiver).await?;
            assert_eq!(received.state().hash(), sent.state().hash());
            assert_eq!(received.entries(), sent.entries());
        }
        // A URL within a text is found too.
        let code = link::write(&sent).map_err(|error| TestError::new(format!("{error:?}")))?;
        open_text(
            receiver,
            &format!("Look: {}#/open/{code} - Ada", receiver.base_url()),
        )
        .await?;
        receiver
            .wait_for_text(".notice", "at the same point")
            .await?;

        // The line number in an error refers to the pasted text.
        let before = receiver.local_storage().await?;
        let broken = record.replace("Players: 2", "Players: two");
        for (brought, line) in [(broken.clone(), 4), (quote_in_mail(&broken), 7)] {
            open_text(receiver, &brought).await?;
            receiver
                .wait_for_text("#wrong", &format!("Line {line}: expected a number"))
                .await?;
            // The text is kept for correction.
            assert!(
                form_value(receiver, "import-text")
                    .await?
                    .contains("Players: two")
            );
        }
        let wrong_hash = record
            .lines()
            .map(|line| {
                if line.starts_with("= ") {
                    "= 5 00000000\n".to_owned()
                } else {
                    format!("{line}\n")
                }
            })
            .collect::<String>();
        for (brought, message) in [
            (wrong_hash, "the game differs from the one that was saved"),
            (
                record.replace("turn-of-time", "chess"),
                "Wheelhouse has no game called chess.",
            ),
            (
                record.replace("Rules: 1\n", "Rules: 999\n"),
                "saved by a newer version of Wheelhouse",
            ),
            ("What a nice evening!".to_owned(), "not a Wheelhouse game"),
            (" \n".to_owned(), "Paste a link or a text first"),
        ] {
            open_text(receiver, &brought).await?;
            receiver
                .wait_for_text("#wrong", message)
                .await
                .map_err(|error| error.context(&brought))?;
            assert_eq!(receiver.count("#preview").await?, 0);
        }
        assert_eq!(receiver.local_storage().await?, before);
        Ok(())
    })
}

#[test]
fn a_denied_clipboard_is_reported() -> TestResult {
    run("links_denied", PHONE, async |page| {
        start_and_play(page, 2).await?;
        open_share_page(page).await?;
        // The button for the share sheet exists only if the browser has one.
        let has = page.script("return 'share' in navigator;", vec![]).await?;
        assert_eq!(page.count("#send").await? == 1, has == true);
        page.set_permission("clipboard-write", false).await?;
        let mut announced = String::new();
        for button in ["Copy link", "Copy link", "Copy text"] {
            page.click_button(button).await?;
            // The same message is repeated for each attempt.
            announced = page
                .poll("the refusal to be shown", async || {
                    let now = page
                        .client()
                        .execute(
                            "return document.getElementById('share-feedback').textContent;",
                            vec![],
                        )
                        .await?;
                    let now = now.as_str().unwrap_or_default().to_owned();
                    Ok((now != announced).then_some(now))
                })
                .await?;
            assert!(
                announced.starts_with("The browser did not allow that."),
                "{announced}"
            );
        }
        page.screenshot("share-denied-phone").await?;
        Ok(())
    })
}

#[test]
fn the_share_sheet_is_used_if_available() -> TestResult {
    run("links_share_sheet", PHONE, async |page| {
        page.add_init_script(
            "window.shared = [];
             Navigator.prototype.share = async (data) => { window.shared.push({ ...data }); };",
        )
        .await?;
        start_and_play(page, 2).await?;
        open_share_page(page).await?;
        page.click_button("Send …").await?;
        let link = form_value(page, "link").await?;
        let shared = page.script("return window.shared;", vec![]).await?;
        assert_eq!(
            shared,
            json!([{ "text": "A game of Turn of Time", "url": link }])
        );
        // Without a share sheet there is no button.
        page.add_init_script("delete Navigator.prototype.share;")
            .await?;
        page.reload().await?;
        page.wait_for("#copy-link").await?;
        assert_eq!(page.count("#send").await?, 0);
        Ok(())
    })
}

/// Asserts the table rules, colours and names of the shared match.
fn assert_as_agreed(played: &Match, form: &str) {
    let rules = TableRules {
        undo: UndoPolicy::UntilRevealed,
        aids: false,
    };
    assert_eq!(played.table_rules(), rules, "{form}");
    let colours: Vec<Colour> = Seat::all(2).map(|seat| played.colour(seat)).collect();
    assert_eq!(colours, [Colour::Blue, Colour::Yellow], "{form}");
    let names: Vec<&str> = played.seats().iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Zoë 🎲"], "{form}");
}

#[test]
fn table_rules_colours_and_names_are_shared() -> TestResult {
    run_two_browsers("links_table_rules", DESKTOP, async |sender, receiver| {
        sender.goto("#/new/turn-of-time").await?;
        sender
            .click("select[name='player-2'] option[value='human']")
            .await?;
        sender.paste("input[name='name-1']", "Ada").await?;
        sender.paste("input[name='name-2']", "Zoë 🎲").await?;
        // Changes colour 1 from red to blue, which swaps colour 2 to red, then colour 2 to yellow
        // in two steps.
        sender.click("button[name='colour-1']").await?;
        for colour in ["red", "blue"] {
            sender
                .wait_for(&format!("button[name='colour-2'][title='{colour}']"))
                .await?;
            sender.click("button[name='colour-2']").await?;
        }
        sender.click("button[name='colour-1']").await?;
        sender.click("summary").await?;
        sender
            .click("input[name='undo'][value='until-revealed']")
            .await?;
        sender.click("input[name='aids'][value='Off']").await?;
        sender.screenshot("new-game-agreed").await?;
        sender.click("#begin").await?;
        sender.wait_for("main.table").await?;
        play_actions(sender, 2).await?;
        let sent = stored_match(sender).await?;
        assert_as_agreed(&sent, "the game itself");
        assert_eq!(sender.count("#hint").await?, 0);

        open_share_page(sender).await?;
        let address = form_value(sender, "link").await?;
        let record = form_value(sender, "record").await?;
        let file = save_file(sender, "links_agreed").await?;
        let mut entry_counts = BTreeSet::new();
        for form in ["link", "text", "file"] {
            receiver.forget_everything().await?;
            receiver.goto("").await?;
            match form {
                "link" => open_url(receiver, &address).await?,
                "text" => open_text(receiver, &record).await?,
                _ => {
                    open_form(receiver).await?;
                    receiver.choose_file("#file", &file).await?;
                }
            }
            receiver.wait_for_text("#preview", "Ada and Zoë 🎲").await?;
            let received = open_previewed_match(receiver).await?;
            assert_as_agreed(&received, form);
            assert_eq!(received.state().hash(), sent.state().hash(), "{form}");
            entry_counts.insert(received.entries().len());
            assert_eq!(receiver.count("#hint").await?, 0, "{form}");
            open_tab(receiver, "menu").await?;
            receiver
                .wait_for_text(
                    "#game-tools",
                    "Undo: until something is revealed. Hints and previews: off.",
                )
                .await?;
            open_tab(receiver, "players").await?;
            for colour in ["blue", "yellow"] {
                let mark = format!(".open-hand .seat-mark.{colour}");
                assert_eq!(receiver.count(&mark).await?, 1, "{form}, {colour}");
            }
        }
        assert_eq!(entry_counts.into_iter().collect::<Vec<_>>(), [2]);
        Ok(())
    })
}
