//! The first visit: the page comes up below a path under its policy, and is small.

use harness::{DESKTOP, Outcome, run, transfers};

/// Bytes that a first visit may transfer.
const LIMIT: usize = 150_000;

#[test]
fn comes_up_and_is_small() -> Outcome {
    run("first_load", DESKTOP, async |page| {
        page.go("").await?;
        let files = page.loaded().await?;
        for part in ["index.html", "boot.js", ".css", ".js", ".wasm"] {
            assert!(
                files.iter().any(|file| file.ends_with(part)),
                "no {part} in {files:?}"
            );
        }
        let transfers = transfers(&files)?;
        let sum: usize = transfers.iter().map(|transfer| transfer.bytes).sum();
        for transfer in &transfers {
            println!("{:>8}  {}", transfer.bytes, transfer.file);
        }
        println!("{sum:>8}  bytes of a first visit, gzip -9 (at most {LIMIT})");
        assert!(
            sum <= LIMIT,
            "a first visit transfers {sum} bytes, {LIMIT} are allowed"
        );
        Ok(())
    })
}
