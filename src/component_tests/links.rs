//! Sharing games as links, texts and files, and opening what comes: it is shown before anything is stored, and
//! compared with what is stored already. What is damaged is refused with a reason.

use super::Page;
use super::code_reader::{Reader, bitmap, picture_of_code};
use crate::app::open_store;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{field_value, open_tab, unfold, wait_for_ply};
use page_driver::play::{stored_match, turn_of_time};
use page_driver::{Driver as _, TestError, TestResult, json};
use records::archive::Envelope;
use records::{
    Colour, Entry, Match, Name, Player, StoredMatch, TableRules, Title, UndoPolicy, link, text,
};
use rules::{Level, Seat};
use wasm_bindgen_test::wasm_bindgen_test;

/// A match of two people after this many actions.
fn after(ply: usize) -> TestResult<Match> {
    match_of_people_at(turn_of_time::TWO, ply)
}

/// The same, with a line that was tried out, two actions long.
fn with_line(ply: usize) -> TestResult<Match> {
    let mut record = after(ply)?;
    record.start_variation();
    for _ in 0..2 {
        play(&mut record, 0)?;
    }
    record.switch_to_line(0);
    record.go_to(usize::MAX);
    Ok(record)
}

/// Plays this one of the legal actions.
fn play(record: &mut Match, index: usize) -> TestResult {
    let action = record.state().legal_actions().into_iter().nth(index);
    let action = action.ok_or_else(|| TestError::new("there is no such action"))?;
    let played = record.apply(action);
    played.map_err(|error| TestError::new(format!("{error:?}")))?;
    Ok(())
}

fn code_of(record: &Match) -> TestResult<String> {
    link::write(record).map_err(|error| TestError::new(format!("{error:?}")))
}

/// Opens the link of a match in a new document.
async fn open_link(page: &Page, record: &Match) -> TestResult {
    page.goto_anew(&format!("#/open/{}", code_of(record)?))
        .await
}

/// All matches that are stored.
fn all_stored() -> Vec<Match> {
    let store = open_store();
    let listed = store.list().matches.into_iter();
    let opened = listed.filter_map(|listed| store.get(&listed.id).ok());
    opened.map(|opened| opened.record).collect()
}

#[wasm_bindgen_test]
async fn a_link_is_shown_before_anything_is_stored() -> TestResult {
    let page = Page::new().await?;
    page.goto("").await?;
    page.goto(&format!("#/open/{}", code_of(&with_line(3)?)?))
        .await?;
    for part in [
        "Turn of Time",
        "Player 1 and Player 2",
        "Turn 4",
        "Player 2 to play",
    ] {
        page.wait_for_text("#preview", part).await?;
    }
    let cards = "return document.querySelectorAll('.preview-board .card-edge').length;";
    page.wait_for_value(cards, vec![], &json!(3)).await?;
    assert!(page.local_storage().await?.is_empty());

    page.click_button("Open this game").await?;
    wait_for_ply(&page, 3, "person").await?;
    let received = stored_match(&page).await?;
    assert_eq!(received.entries(), after(3)?.entries());
    // Lines that were tried out are not part of a link.
    assert_eq!(received.line_count(), 1);
    // Back does not lead to the preview, which would store another copy.
    page.back().await?;
    page.wait_for(".home").await
}

#[wasm_bindgen_test]
async fn another_game_can_be_opened_instead() -> TestResult {
    let page = Page::new().await?;
    open_link(&page, &after(3)?).await?;
    page.click_button("Open another game").await?;
    page.wait_for("#import-text").await?;
    page.wait_until_gone("#preview").await?;
    assert!(page.local_storage().await?.is_empty());
    Ok(())
}

#[wasm_bindgen_test]
async fn a_link_that_goes_further_continues_the_stored_game() -> TestResult {
    let page = Page::new().await?;
    let id = open_store().save_new(&with_line(3)?, &Title::default());
    let before = page.local_storage().await?;
    let answer = after(5)?;
    open_link(&page, &answer).await?;
    page.wait_for_text(".notice", "This copy is 2 moves ahead of yours.")
        .await?;
    assert_eq!(page.local_storage().await?, before);
    page.click_button("Update and continue").await?;
    wait_for_ply(&page, 5, "person").await?;
    assert_eq!(page.route().await?, format!("#/table/{id}"));
    let stored = all_stored();
    assert_eq!(stored.len(), 1);
    assert_eq!(stored[0].entries(), answer.entries());
    assert_eq!(stored[0].active_line(), 0);
    assert_eq!(
        stored[0].line_count(),
        2,
        "what was tried out is still there"
    );
    open_tab(&page, "history").await?;
    assert_eq!(page.texts(".button.line:not(#analyse)").await?.len(), 2);
    page.click("#tab-players").await
}

#[wasm_bindgen_test]
async fn a_link_of_the_same_game_or_an_older_one_changes_nothing() -> TestResult {
    for (ply, message, button) in [
        (5, "at the same point", "Open it"),
        (3, "yours is 2 moves ahead", "Open yours"),
    ] {
        let page = Page::new().await?;
        let id = open_store().save_new(&after(5)?, &Title::default());
        let before = page.local_storage().await?;
        open_link(&page, &after(ply)?).await?;
        page.wait_for_text(".notice", message).await?;
        page.click_button(button).await?;
        wait_for_ply(&page, 5, "person").await?;
        assert_eq!(page.route().await?, format!("#/table/{id}"));
        assert_eq!(page.local_storage().await?, before, "{message}");
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn a_link_that_went_another_way_can_be_kept_beside() -> TestResult {
    let page = Page::new().await?;
    let mine = after(6)?;
    let id = open_store().save_new(&mine, &Title::default());
    let before = page.local_storage().await?;
    let mut theirs = after(3)?;
    let next = mine.entries()[3];
    let index = usize::from(next == Entry::Action(theirs.state().legal_actions()[0]));
    play(&mut theirs, index)?;
    let differs = "yours took a different course at move 4";

    open_link(&page, &theirs).await?;
    page.wait_for_text(".notice", differs).await?;
    page.click_button("Open yours").await?;
    wait_for_ply(&page, 6, "person").await?;
    assert_eq!(page.local_storage().await?, before);

    open_link(&page, &theirs).await?;
    page.wait_for_text(".notice", differs).await?;
    page.click_button("Save as a separate game").await?;
    wait_for_ply(&page, 4, "person").await?;
    assert_ne!(page.route().await?, format!("#/table/{id}"));
    let hashes: Vec<_> = all_stored()
        .iter()
        .map(|stored| stored.state().hash())
        .collect();
    assert_eq!(hashes.len(), 2);
    for record in [mine, theirs] {
        assert!(hashes.contains(&record.state().hash()));
    }
    Ok(())
}

/// The share page of a match.
async fn open_share_page(record: &Match) -> TestResult<Page> {
    let page = Page::new().await?;
    page.open_table(record).await?;
    open_tab(&page, "menu").await?;
    page.click_button("Share").await?;
    page.wait_for("#copy-link").await?;
    Ok(page)
}

#[wasm_bindgen_test]
async fn link_and_text_of_a_game_are_copied() -> TestResult {
    let record = with_line(3)?;
    let page = open_share_page(&record).await?;
    let _copies = page.catch_copies()?;
    let address = page
        .script("return location.href.split('#')[0];", vec![])
        .await?
        .as_str()
        .unwrap_or_default()
        .to_owned();
    let link = format!("{address}#/open/{}", code_of(&record.main_only())?);
    let written = text::write(&record.main_only());
    unfold(&page, "advanced").await?;
    for (button, feedback, field, expected) in [
        ("Copy link", "Link copied.", "#link", link),
        ("Copy text", "Text copied.", "#record", written),
    ] {
        page.click_button(button).await?;
        page.wait_for_text("#share-feedback", feedback).await?;
        assert_eq!(page.copied().await?, expected);
        assert_eq!(field_value(&page, field).await?, expected);
    }
    page.click_button("Back to the game").await?;
    wait_for_ply(&page, 3, "person").await
}

/// The same message is repeated for each attempt, in a way that is read again.
#[wasm_bindgen_test]
async fn a_denied_clipboard_is_told_every_time() -> TestResult {
    let page = open_share_page(&after(2)?).await?;
    let refuses = "{ value: async () => { throw new DOMException('no', 'NotAllowedError'); } }";
    let _refuses = page.replace("Clipboard.prototype", "writeText", refuses)?;
    unfold(&page, "advanced").await?;
    let mut feedback = json!("");
    for button in ["Copy link", "Copy link", "Copy text"] {
        page.click_button(button).await?;
        let changed = "const now = document.getElementById('share-feedback').textContent;
            return now !== arguments[0] && now;";
        feedback = page
            .wait_until("another message", changed, vec![feedback])
            .await?;
        let words = feedback.as_str().unwrap_or_default();
        assert!(
            words.starts_with("The browser didn't allow that."),
            "{words}"
        );
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn the_share_sheet_is_used_where_there_is_one() -> TestResult {
    let page = open_share_page(&after(2)?).await?;
    let share = "{ value: async (data) => { window.shared = { ...data }; } }";
    let sheet = page.replace("Navigator.prototype", "share", share)?;
    page.reload().await?;
    page.click_button("Share …").await?;
    let link = field_value(&page, "#link").await?;
    assert_eq!(
        page.script("return window.shared;", vec![]).await?,
        json!({ "text": "A game of Turn of Time", "url": link })
    );
    drop(sheet);
    // Without a share sheet there is no button.
    let _no_sheet = page.without("Navigator.prototype", "share")?;
    page.reload().await?;
    page.wait_for("#copy-link").await?;
    assert_eq!(page.count("#send").await?, 0);
    Ok(())
}

/// A link with one byte changed and its checksum recomputed, as another version of the app might write it.
async fn change_link(page: &Page, code: &str, at: usize, by: u8) -> TestResult<String> {
    let script = "const [code, at, by] = arguments;
        const base64 = code.replaceAll('-', '+').replaceAll('_', '/');
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        bytes[at] += by;
        const content = bytes.subarray(0, bytes.length - 4);
        let crc = -1;
        for (const byte of content) {
            crc ^= byte;
            for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
        }
        new DataView(bytes.buffer).setUint32(content.length, ~crc >>> 0);
        const text = btoa(String.fromCharCode(...bytes));
        return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');";
    let changed = page
        .script(script, vec![json!(code), json!(at), json!(by)])
        .await?;
    Ok(changed.as_str().unwrap_or_default().to_owned())
}

#[wasm_bindgen_test]
async fn damaged_links_are_refused_with_a_reason() -> TestResult {
    let page = Page::new().await?;
    let code = code_of(&after(4)?)?;
    open_store().save_new(&after(4)?, &Title::default());
    // Without a change, what makes changed links gives a good one.
    assert_eq!(change_link(&page, &code, 0, 0).await?, code);
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
        (change_link(&page, &code, 0, 200).await?, newer),
        (change_link(&page, &code, 3, 1).await?, newer),
        (
            change_link(&page, &code, 1, 200).await?,
            "a game that Wheelhouse does not have",
        ),
    ] {
        page.goto_anew(&format!("#/open/{code}")).await?;
        page.wait_for_text("#wrong", message)
            .await
            .map_err(|error| error.context(&code))?;
        assert_eq!(
            page.count("#preview, #save-match, #go-on").await?,
            0,
            "{code}"
        );
        // The form for another attempt is shown, with the link to correct.
        assert_eq!(field_value(&page, "#import-text").await?, code);
        assert_eq!(page.local_storage().await?, before, "{code}");
    }
    Ok(())
}

/// Pastes a text into the form and asks for the preview.
async fn open_text(page: &Page, text: &str) -> TestResult {
    page.goto_anew("#/open").await?;
    page.fill("#import-text", text).await?;
    page.click("#look").await
}

fn quote_in_mail(text: &str) -> String {
    let lines = text.lines().map(|line| format!("> {line}\n"));
    format!(
        "Hello Ben,\nyour turn:\n\n{}\nYours, Ada\n",
        lines.collect::<String>()
    )
}

/// The number of the line is that of the text as it was pasted, which is kept for correction.
#[wasm_bindgen_test]
async fn what_is_wrong_with_a_text_is_said_by_line() -> TestResult {
    let page = Page::new().await?;
    let broken = text::write(&after(5)?).replace("Players: 2", "Players: two");
    for (brought, line) in [(broken.clone(), 4), (quote_in_mail(&broken), 7)] {
        open_text(&page, &brought).await?;
        page.wait_for_text("#wrong", &format!("Line {line}: expected a number"))
            .await?;
        assert_eq!(field_value(&page, "#import-text").await?, brought);
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn texts_that_are_no_game_are_refused_with_a_reason() -> TestResult {
    let page = Page::new().await?;
    let record = text::write(&after(5)?);
    let wrong_hash: String = record
        .lines()
        .map(|line| match line.starts_with("= ") {
            true => "= 5 00000000\n".to_owned(),
            false => format!("{line}\n"),
        })
        .collect();
    assert_ne!(wrong_hash, record);
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
        open_text(&page, &brought).await?;
        page.wait_for_text("#wrong", message)
            .await
            .map_err(|error| error.context(&brought))?;
        assert_eq!(page.count("#preview").await?, 0);
    }
    assert!(page.local_storage().await?.is_empty());
    Ok(())
}

/// The file of a match with lines that were tried out and a title of its own, as the share page writes it.
async fn saved_file(page: &Page, record: &Match) -> TestResult<(String, String)> {
    let id = open_store().save_new(record, &Title::new("Tuesday with Ben"));
    page.goto_anew("#/games").await?;
    page.click_button("Share Tuesday with Ben").await?;
    page.click_button("Download file").await?;
    let (name, content) = page.downloaded().await?;
    page.wait_for_text("#share-feedback", "The file is in your downloads.")
        .await?;
    assert_eq!(name, format!("turn-of-time-{id}.wheelhouse"));
    Ok((name, content))
}

#[wasm_bindgen_test]
async fn a_file_holds_the_lines_and_the_title_too() -> TestResult {
    let page = Page::new().await?;
    let _downloads = page.catch_downloads()?;
    let sent = with_line(3)?;
    let (name, content) = saved_file(&page, &sent).await?;
    // On another device.
    page.forget_everything().await?;
    page.goto_anew("#/open").await?;
    page.choose_file("#file", &name, content.as_bytes()).await?;
    page.wait_for_text("#preview", "Turn 4").await?;
    assert!(page.local_storage().await?.is_empty());
    page.click_button("Open this game").await?;
    wait_for_ply(&page, 3, "person").await?;
    let received = stored_match(&page).await?;
    assert_eq!(received.entries(), sent.entries());
    assert_eq!(received.line_count(), 2);
    page.goto("#/games").await?;
    page.wait_for_text(".match-row", "Tuesday with Ben").await?;
    // The content of a file can be pasted too.
    open_text(&page, &content).await?;
    page.wait_for_text(".notice", "at the same point").await
}

/// A save file of a later version.
fn later_version_file(text: &str) -> String {
    let (format, revision) = (99_u32, 1_u64);
    let crc = format
        .to_be_bytes()
        .into_iter()
        .chain(revision.to_be_bytes())
        .chain(text.bytes())
        .fold(u32::MAX, |crc, byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| {
                (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg())
            })
        });
    let length = text.len();
    format!(
        "wheelhouse-save {format} {revision} {length} {:08x}\n{text}",
        !crc
    )
}

#[wasm_bindgen_test]
async fn files_that_are_no_game_are_refused_with_a_reason() -> TestResult {
    let page = Page::new().await?;
    let _reader = Reader::new(&page)?;
    let stored = StoredMatch::new(&after(3)?, Title::default(), 1);
    let written = stored.write();
    let text = written.map_err(|error| TestError::new(format!("{error:?}")))?;
    let content = Envelope { revision: 1, text }.encode();
    let (head, body) = content.split_once('\n').unwrap_or_default();
    let damaged = format!("{head}\n{}", body.replacen(['a', 'b', 'c'], "x", 1));
    let cut = content.get(..content.len() - 9).unwrap_or_default();
    let other = Envelope {
        revision: 1,
        text: "no game".to_owned(),
    };
    let other = other.encode();
    let later = later_version_file("something new");
    page.goto("#/open").await?;
    for (name, content, message) in [
        (
            "damaged.wheelhouse",
            damaged.as_bytes(),
            "This file is damaged",
        ),
        (
            "cut.wheelhouse",
            cut.as_bytes(),
            "The end of this file is missing",
        ),
        (
            "later.wheelhouse",
            later.as_bytes(),
            "saved by a newer version of Wheelhouse",
        ),
        (
            "other.wheelhouse",
            other.as_bytes(),
            "This file contains something other than a game",
        ),
        (
            "letter.txt",
            b"Dear Ben".as_slice(),
            "This is not a Wheelhouse game",
        ),
        ("empty.txt", b"".as_slice(), "Paste a link"),
        (
            "picture.png",
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe".as_slice(),
            "This file cannot be read",
        ),
        (
            "white.bmp",
            &bitmap(40, |_, _| false),
            "There is no QR code in this picture",
        ),
        (
            "menu.bmp",
            &picture_of_code("https://example.org/menu"),
            "That code isn't a Wheelhouse game",
        ),
    ] {
        page.choose_file("#file", name, content).await?;
        page.wait_for_text("#wrong", message)
            .await
            .map_err(|error| error.context(name))?;
        assert_eq!(page.count("#preview").await?, 0, "{name}");
    }
    // A good file can be opened right after a bad one.
    page.choose_file("#file", "good.wheelhouse", content.as_bytes())
        .await?;
    page.wait_for_text("#preview", "Turn 4").await?;
    assert!(page.local_storage().await?.is_empty());
    Ok(())
}

#[wasm_bindgen_test]
async fn the_code_in_a_picture_is_read() -> TestResult {
    let page = Page::new().await?;
    let reader = Reader::new(&page)?;
    page.goto("#/open").await?;
    let link = format!("https://example.org/#/open/{}", code_of(&after(3)?)?);
    page.choose_file("#file", "code.bmp", &picture_of_code(&link))
        .await?;
    page.wait_for_text("#preview", "Turn 4").await?;
    assert_eq!(reader.running(&page).await?, 0);
    Ok(())
}

/// A reader that cannot be loaded says so, one that stops at a picture finds nothing in it. Both are tried again.
#[wasm_bindgen_test]
async fn a_reader_that_fails_is_told() -> TestResult {
    let page = Page::new().await?;
    let reader = Reader::new(&page)?;
    page.goto("#/open").await?;
    page.fill("#import-text", "still there").await?;
    let link = format!("https://example.org/#/open/{}", code_of(&after(3)?)?);
    let picture = picture_of_code(&link);
    for (fault, message) in [
        ("missing", "The code reader could not be loaded"),
        ("unloadable", "The code reader could not be loaded"),
        ("stopped", "There is no QR code in this picture"),
    ] {
        reader.set_fault(&page, fault).await?;
        page.choose_file("#file", "code.bmp", &picture).await?;
        page.wait_for_text("#wrong", message)
            .await
            .map_err(|error| error.context(fault))?;
        assert_eq!(field_value(&page, "#import-text").await?, "still there");
    }
    reader.set_fault(&page, "").await?;
    page.choose_file("#file", "code.bmp", &picture).await?;
    page.wait_for_text("#preview", "Turn 4").await?;
    Ok(())
}

/// A mail thread has the links of earlier turns, and perhaps of other games.
#[wasm_bindgen_test]
async fn of_several_links_the_newest_position_is_shown() -> TestResult {
    let page = Page::new().await?;
    let links = [after(3)?, after(5)?, after(2)?]
        .iter()
        .map(code_of)
        .collect::<TestResult<Vec<_>>>()?;
    let thread = links.join("\n> https://example.org/#/open/");
    open_text(&page, &format!("https://example.org/#/open/{thread}")).await?;
    page.wait_for_text("#preview", "Turn 6").await?;
    page.wait_for_text(
        "#others",
        "There are 3 links to this game; this is the newest.",
    )
    .await?;
    Ok(())
}

/// What two people have agreed on, with names that are not all ASCII.
fn agreed(ply: usize) -> TestResult<Match> {
    let rules = TableRules {
        undo: UndoPolicy::UntilRevealed,
        aids: false,
    };
    let mut record = after(ply)?.with_table_rules(rules);
    for (seat, name, colour) in [(0, "Ada", Colour::Blue), (1, "Zoë 🎲", Colour::Yellow)] {
        let seat = Seat::all(2).nth(seat).unwrap_or(Seat::FIRST);
        record.set_name(seat, Name::new(name));
        assert!(record.set_colour(seat, colour));
    }
    Ok(record)
}

#[wasm_bindgen_test]
async fn the_form_for_a_new_game_agrees_on_rules_colours_and_names() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/new/turn-of-time").await?;
    page.click("select[name='player-2'] option[value='human']")
        .await?;
    page.fill("input[name='name-1']", "Ada").await?;
    page.fill("input[name='name-2']", "Zoë 🎲").await?;
    // Changes colour 1 from red to blue, which swaps colour 2 to red, then colour 2 to yellow in two steps.
    page.click("button[name='colour-1']").await?;
    for colour in ["Red", "Blue"] {
        page.wait_for(&format!("button[name='colour-2'][title='{colour}']"))
            .await?;
        page.click("button[name='colour-2']").await?;
    }
    page.click("button[name='colour-1']").await?;
    page.click("summary").await?;
    page.click("input[name='undo'][value='until-revealed']")
        .await?;
    page.click("input[name='aids'][value='off']").await?;
    page.click("#begin").await?;
    wait_for_ply(&page, 0, "person").await?;
    let begun = stored_match(&page).await?;
    let expected = agreed(0)?;
    assert_eq!(begun.table_rules(), expected.table_rules());
    assert_eq!(begun.seats(), expected.seats());
    for seat in Seat::all(2) {
        assert_eq!(begun.colour(seat), expected.colour(seat));
    }
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn texts_are_opened_plain_or_quoted() -> TestResult {
        let sent = after(5)?;
        let record = text::write(&sent);
        for brought in [
            record.clone(),
            quote_in_mail(&record),
            record.replace('\n', "\r\n"),
            format!("Have a look:\n\n{record}"),
            // An address within a text is found too.
            format!("Look: https://example.org/#/open/{} - Ada", code_of(&sent)?),
        ] {
            let page = Page::new().await?;
            open_text(&page, &brought).await?;
            page.wait_for_text("#preview", "Turn 6").await?;
            assert!(page.local_storage().await?.is_empty());
            page.click_button("Open this game").await?;
            wait_for_ply(&page, 5, "person").await?;
            let received = stored_match(&page).await?;
            assert_eq!(received.entries(), sent.entries());
            assert_eq!(received.state().hash(), sent.state().hash());
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn table_rules_colours_and_names_come_with_every_form() -> TestResult {
        let sent = agreed(2)?;
        for form in ["link", "text", "file"] {
            let page = Page::new().await?;
            let _downloads = page.catch_downloads()?;
            match form {
                "link" => open_link(&page, &sent).await?,
                "text" => open_text(&page, &text::write(&sent)).await?,
                _ => {
                    let (name, content) = saved_file(&page, &sent).await?;
                    page.forget_everything().await?;
                    page.goto_anew("#/open").await?;
                    page.choose_file("#file", &name, content.as_bytes()).await?;
                }
            }
            page.wait_for_text("#preview", "Ada and Zoë 🎲").await?;
            page.click_button("Open this game").await?;
            wait_for_ply(&page, 2, "person").await?;
            let received = stored_match(&page).await?;
            assert_eq!(received.table_rules(), sent.table_rules(), "{form}");
            assert_eq!(received.entries(), sent.entries(), "{form}");
            let colours: Vec<Colour> = Seat::all(2).map(|seat| received.colour(seat)).collect();
            assert_eq!(colours, [Colour::Blue, Colour::Yellow], "{form}");
            let names: Vec<&str> = received.seats().iter().map(|s| s.name.as_str()).collect();
            assert_eq!(names, ["Ada", "Zoë 🎲"], "{form}");
            assert_eq!(page.count("#hint").await?, 0, "{form}");
            open_tab(&page, "menu").await?;
            page.wait_for_text(
                "#game-tools",
                "Undo: until something is revealed. Hints and previews: off.",
            )
            .await?;
            open_tab(&page, "players").await?;
            for colour in ["blue", "yellow"] {
                let mark = format!(".open-hand .seat-mark.{colour}");
                assert_eq!(page.count(&mark).await?, 1, "{form}, {colour}");
            }
        }
        Ok(())
    }
}

/// A friend's game against a bot, which the friend has won.
fn won_by_a_friend() -> TestResult<Match> {
    let mut theirs = after(3)?;
    let bot = Seat::in_turn(1, 2);
    theirs.set_player(bot, Player::Bot(Level::Casual));
    let resigned = theirs.apply_entry(Entry::Resign(bot));
    resigned.map_err(|error| TestError::new(format!("{error:?}")))?;
    Ok(theirs)
}

#[wasm_bindgen_test]
async fn a_finished_game_of_a_friend_is_theirs() -> TestResult {
    let page = Page::new().await?;
    open_link(&page, &won_by_a_friend()?).await?;
    page.wait_for_text("#preview", "Player 1 wins").await?;
    // It is told from its start.
    page.click_button("Watch from the start").await?;
    page.wait_for("main.table[data-ply='0'], main.table[data-ply='1']")
        .await?;
    page.wait_for_text("#result-title", "Player 1 wins").await?;
    page.wait_for_text("#watched", "This game was played by others.")
        .await?;
    assert_eq!(page.count("#again").await?, 0, "no rematch of theirs");
    assert_eq!(page.count("#undo:disabled").await?, 1);
    page.goto("#/games").await?;
    page.wait_for_text(".match-row", "Player 1 wins · watched")
        .await?;
    page.goto("#/statistics").await?;
    page.wait_for_text("main", "No finished games").await?;
    // Until it turns out that it was played here.
    page.goto("#/games").await?;
    page.click(".match-link").await?;
    page.click_button("I was Player 1").await?;
    page.wait_for_text("#result-title", "You win").await?;
    page.wait_until_gone("#watched").await?;
    page.goto("#/statistics").await?;
    page.wait_for_text(".stat-cards", "Played").await
}
