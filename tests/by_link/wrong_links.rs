//! Links that are cut, damaged, of a later version or of another game.

use super::{address_after, turn_of_time, turn_of_time_after};
use base64ct::{Base64UrlUnpadded, Encoding};
use flate2::Crc;
use harness::play::by_link::{
    address_of, end_replay, join, match_count, match_of_friends, open, stored_texts, wait_for_board,
};
use harness::play::match_page::wait_for_ply;
use harness::play::stored_match;
use harness::{DESKTOP, Driver as _, PHONE, TestError, TestResult, run};
use records::{Correspondence, link};
use rules::Seat;

/// The code of a link with some of its bytes changed, and the right checksum for them.
fn changed(code: &str, change: impl FnOnce(&mut Vec<u8>)) -> TestResult<String> {
    let bytes = Base64UrlUnpadded::decode_vec(code);
    let mut bytes = bytes.map_err(|error| TestError::new(error.to_string()))?;
    bytes.truncate(bytes.len().saturating_sub(4));
    change(&mut bytes);
    let mut sum = Crc::new();
    sum.update(&bytes);
    bytes.extend(sum.sum().to_be_bytes());
    Ok(Base64UrlUnpadded::encode_string(&bytes))
}

#[test]
fn links_that_are_cut_damaged_or_newer_change_nothing() -> TestResult {
    run("by_link_wrong", DESKTOP, async |page| {
        join(page, &address_after(page, &[0, 3])?).await?;
        let before = stored_texts(page).await?;
        let next = turn_of_time_after(&[0, 3, 5])?;
        let code = link::write(&next).map_err(|error| TestError::new(error.to_string()))?;
        let cut = code.get(..code.len() - 5).unwrap_or_default();
        let swapped = code.chars().rev().collect::<String>();
        for (code, message) in [
            (cut.to_owned(), "The end of this link is missing"),
            (format!("{cut}AAAAA"), "This link is damaged"),
            (swapped, "This is not a Wheelhouse game"),
            (
                changed(&code, |bytes| bytes[0] += 1)?,
                "newer version of Wheelhouse",
            ),
            (
                changed(&code, |bytes| bytes[3] += 1)?,
                "newer version of Wheelhouse",
            ),
        ] {
            open(page, &format!("{}#/open/{code}", page.base_url())).await?;
            page.wait_for_text("#wrong", message)
                .await
                .map_err(|error| error.context(&code))?;
            assert_eq!(page.count("#invitation, #join").await?, 0);
            assert_eq!(stored_texts(page).await?, before, "{code}");
        }
        // The whole one still opens.
        open(page, &address_of(page, &next)?).await?;
        page.click("#accept").await?;
        wait_for_board(page).await?;
        end_replay(page).await?;
        wait_for_ply(page, 3, "friend").await
    })
}

/// A game of others, of the same setup and between people of the same names, is an invitation;
/// and one that is not played by link is opened as always.
#[test]
fn a_link_of_another_game_leaves_the_known_one_alone() -> TestResult {
    run("by_link_foreign", DESKTOP, async |page| {
        join(page, &address_after(page, &[0, 3])?).await?;
        let table = page.route().await?;
        let mine = stored_match(page).await?;
        let before = stored_texts(page).await?;
        let (id, host) = (7, Seat::FIRST);
        let other = turn_of_time_after(&[1])?.with_correspondence(Correspondence { id, host });
        open(page, &address_of(page, &other)?).await?;
        page.wait_for("#invitation").await?;
        assert_eq!(stored_texts(page).await?, before);
        join(page, &address_of(page, &other)?).await?;
        assert_eq!(match_count(page).await?, 2);
        page.goto(&table).await?;
        wait_for_ply(page, 2, "person").await?;

        let plain = records::Match::new(turn_of_time(2)?, mine.seats().to_vec());
        let plain = plain.map_err(|error| TestError::new(error.to_string()))?;
        open(page, &address_of(page, &plain)?).await?;
        page.wait_for("#preview").await?;
        page.click_button("Open this game").await?;
        wait_for_ply(page, 0, "person").await?;
        assert_eq!(match_count(page).await?, 3);
        assert_eq!(page.count("#send").await?, 0);
        Ok(())
    })
}

/// Who opens a link before anybody has acted, as on another device of the host, is asked to play
/// the seat to act; the host's own device sends it first.
#[test]
fn an_invitation_without_a_turn() -> TestResult {
    run("by_link_empty", PHONE, async |page| {
        let new = match_of_friends(turn_of_time(2)?, &["Anna", "Ben"])?;
        open(page, &address_of(page, &new)?).await?;
        page.wait_for_text("#you-play", "You play Anna.").await?;
        assert!(!page.text("#invitation").await?.contains("so far"));
        page.click("#join").await?;
        wait_for_ply(page, 0, "person").await
    })
}
