//! Games that come by the clipboard, and what else is in it; what the installed app says of links.

use super::Page;
use super::undo::Undo;
use crate::app::open_store;
use app_core::store::Mailbox;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{field_value, wait_for_ply};
use page_driver::play::turn_of_time;
use page_driver::{Driver as _, TestResult};
use records::{Correspondence, Match, Title, link, text};
use rules::Seat;
use wasm_bindgen_test::wasm_bindgen_test;

/// A clipboard with this text, or one that is denied.
fn clipboard(page: &Page, text: Option<&str>) -> TestResult<Undo> {
    let read = text.map_or_else(
        || "throw new DOMException('no', 'NotAllowedError');".to_owned(),
        |text| format!("return {};", serde_json::Value::from(text)),
    );
    let property = format!("{{ value: {{ async readText() {{ {read} }} }} }}");
    page.replace("navigator", "clipboard", &property)
}

/// Turn of Time between two people by link, after this many actions.
fn by_link(ply: usize) -> TestResult<Match> {
    let correspondence = Correspondence {
        id: 1,
        host: Seat::FIRST,
    };
    Ok(match_of_people_at(turn_of_time::TWO, ply)?.with_correspondence(correspondence))
}

/// The message with a match, as it comes by a messenger.
fn message(record: &Match) -> String {
    let code = link::write(record).unwrap();
    format!("Your turn! https://example.org/games/#/open/{code}\nSent from my phone")
}

#[wasm_bindgen_test]
async fn a_pasted_link_is_shown_at_once() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/open").await?;
    let known = match_of_people_at(turn_of_time::TWO, 3)?;
    for text in [message(&known), text::write(&known)] {
        let _clipboard = clipboard(&page, Some(&text))?;
        page.click("#paste").await?;
        page.wait_for_text("#preview", "Turn 4").await?;
        page.click_button("Open another game").await?;
        page.wait_for("#import-text").await?;
    }
    let _clipboard = clipboard(&page, Some(&message(&by_link(1)?)))?;
    page.click("#paste").await?;
    page.wait_for("#invitation").await?;
    assert!(page.local_storage().await?.is_empty());
    Ok(())
}

/// What was typed stays, whatever is in the clipboard, and however long it takes.
#[wasm_bindgen_test]
async fn what_is_no_game_says_so() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/open").await?;
    page.fill("#import-text", "typed before").await?;
    let whole = message(&by_link(1)?);
    let cut = &whole[..whole.len() - "\nSent from my phone".len() - 5];
    let no_game = "There's no Wheelhouse game on the clipboard.";
    for (text, why) in [
        ("", no_game),
        ("https://example.org/", no_game),
        (cut, "The end of this link is missing"),
        ("milk, eggs", no_game),
    ] {
        let _clipboard = clipboard(&page, Some(text))?;
        page.click("#paste").await?;
        page.wait_for_text("#wrong", why).await?;
        assert_eq!(field_value(&page, "#import-text").await?, "typed before");
    }
    Ok(())
}

/// Then the field has the focus, so that it can be pasted there.
#[wasm_bindgen_test]
async fn a_clipboard_that_is_not_read_says_how_to_paste() -> TestResult {
    let page = Page::new().await?;
    let denied = || clipboard(&page, None);
    let missing = || page.replace("navigator", "clipboard", "{ value: undefined }");
    let writes_only = || page.replace("navigator", "clipboard", "{ value: {} }");
    for clipboard in [denied()?, missing()?, writes_only()?] {
        page.goto("#/open").await?;
        page.click("#paste").await?;
        page.wait_for_text("#wrong", "won't let us read the clipboard")
            .await?;
        page.wait_for_script("return document.activeElement.id === 'import-text';")
            .await?;
        page.goto("").await?;
        drop(clipboard);
    }
    Ok(())
}

/// The table of the first player, whose turn was sent.
async fn waiting(page: &Page) -> TestResult<String> {
    let mailbox = Mailbox {
        exchanged: 1,
        ..Mailbox::new(vec![Seat::FIRST])
    };
    let record = by_link(1)?;
    let id = open_store().save_new_with(&record, &Title::default(), Some(&mailbox));
    let table = format!("#/table/{id}");
    page.goto_anew(&table).await?;
    wait_for_ply(page, 1, "friend").await?;
    Ok(table)
}

#[wasm_bindgen_test]
async fn a_pasted_reply_goes_on_with_the_game() -> TestResult {
    let page = Page::new().await?;
    let table = waiting(&page).await?;
    page.click("#reply").await?;
    for (text, why) in [
        (
            String::new(),
            "There's no Wheelhouse game on the clipboard.",
        ),
        (message(&by_link(1)?), "That's the link you sent."),
        (message(&by_link(0)?), "That's the link you sent."),
        (
            "https://example.org/#/open/AwEAAQ".to_owned(),
            "The end of this link is missing",
        ),
    ] {
        let _clipboard = clipboard(&page, Some(&text))?;
        page.click("#paste").await?;
        page.wait_for_text("#paste-problem", why).await?;
        assert_eq!(page.route().await?, table);
    }
    let _clipboard = clipboard(&page, Some(&message(&by_link(2)?)))?;
    page.click("#paste").await?;
    page.wait_for_script(
        "document.getElementById('latest')?.click();
         return document.querySelector('main.table')?.dataset.turn === 'person';",
    )
    .await?;
    wait_for_ply(&page, 2, "person").await?;
    assert_eq!(page.route().await?, table);
    Ok(())
}

/// Where the reply cannot be read, there is a field for it.
#[wasm_bindgen_test]
async fn a_reply_can_be_pasted_by_hand() -> TestResult {
    let page = Page::new().await?;
    let table = waiting(&page).await?;
    let _clipboard = clipboard(&page, None)?;
    page.click("#reply").await?;
    page.click("#paste").await?;
    page.wait_for_text("#paste-problem", "won't let us read the clipboard")
        .await?;
    page.wait_for_script("return document.activeElement.id === 'reply-text';")
        .await?;
    page.fill("#reply-text", "no game").await?;
    page.fill("#reply-text", &message(&by_link(1)?)).await?;
    page.wait_for_text("#paste-problem", "That's the link you sent.")
        .await?;
    page.fill("#reply-text", &message(&by_link(2)?)).await?;
    page.wait_for_script(
        "document.getElementById('latest')?.click();
         return document.querySelector('main.table')?.dataset.turn === 'person';",
    )
    .await?;
    assert_eq!(page.route().await?, table);
    Ok(())
}

/// A code on the screen may have been seen by nobody.
#[wasm_bindgen_test]
async fn a_code_counts_as_sent_when_that_is_confirmed() -> TestResult {
    let page = Page::new().await?;
    let mailbox = Mailbox::new(vec![Seat::FIRST]);
    let id = open_store().save_new_with(&by_link(1)?, &Title::default(), Some(&mailbox));
    page.goto_anew(&format!("#/table/{id}")).await?;
    page.wait_for_text("#send", "Send to").await?;
    page.click(if page.count("#send-ways").await? > 0 {
        "#send-ways"
    } else {
        "#send"
    })
    .await?;
    for _ in 0..2 {
        page.click("#show-code").await?;
        page.wait_for(".send-code .qr-code").await?;
        page.click("#show-code").await?;
        page.wait_until_gone(".send-code").await?;
    }
    assert_eq!(page.count("#sent-at").await?, 0);
    page.click("#show-code").await?;
    page.click("#code-taken").await?;
    page.wait_for_text("#send-feedback", "Marked as sent.")
        .await?;
    page.wait_for_text("#sent-at", "Last sent").await?;
    page.wait_until_gone(".send-code").await?;
    page.wait_for_text("#send", "Send again").await
}

/// Pretends to be an app in a window of its own.
fn install(page: &Page) -> TestResult<Undo> {
    page.replace(
        "window",
        "matchMedia",
        "{ value: ((real) => (query) => query.includes('standalone') ? { matches: true } : real(query))(window.matchMedia) }",
    )
}

#[wasm_bindgen_test]
async fn the_installed_app_tells_once_where_links_open() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/open").await?;
    page.wait_for("#import-text").await?;
    assert_eq!(page.count("#link-note").await?, 0);
    let _installed = install(&page)?;
    let table = waiting(&page).await?;
    page.click("#reply").await?;
    page.wait_for_text("#link-note", "choose “Paste the reply”")
        .await?;
    page.goto("#/open").await?;
    page.wait_for_text("#link-note", "choose “Paste the link”")
        .await?;
    page.click("#link-note-read").await?;
    page.wait_until_gone("#link-note").await?;
    page.goto_anew(&table).await?;
    page.click("#reply").await?;
    page.wait_for("#paste").await?;
    assert_eq!(page.count("#link-note").await?, 0);
    Ok(())
}

/// iPhones tell it in a way of their own.
#[wasm_bindgen_test]
async fn an_app_on_the_home_screen_of_an_iphone_is_installed() -> TestResult {
    let page = Page::new().await?;
    let _installed = page.replace("navigator", "standalone", "{ value: true }")?;
    page.goto("#/open").await?;
    page.wait_for("#link-note").await
}
