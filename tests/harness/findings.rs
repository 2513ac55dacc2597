//! A page looked at in all colours and sizes.

use crate::{Audit, DESKTOP, Outcome, PHONE, Page, Problem, Screen, json};

/// The narrowest and the widest windows in which pages have to fit.
const EXTREMES: [u32; 2] = [360, 2560];

/// Light and dark, each with usual contrast and with more.
const COLOURS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// Collects what is wrong with page after page, so that one run tells all.
#[derive(Debug, Default)]
pub struct Findings {
    told: Vec<String>,
    /// How many pages were looked at.
    looks: usize,
}

impl Findings {
    fn add(&mut self, place: &str, found: Vec<String>) {
        let told = found.iter().map(|what| format!("{place}: {what}"));
        self.told.extend(told);
    }

    /// Looks at the page as it is, in all colours and sizes.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn look(&mut self, page: &Page, name: &str) -> Outcome {
        self.look_in(page, name, true).await
    }

    /// The same; looking at things must not change them, so pages on which a
    /// change of size or colours would are left as they are otherwise.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn look_in(&mut self, page: &Page, name: &str, sizes: bool) -> Outcome {
        self.looks += 1;
        for (wide, (device, screen)) in [("phone", PHONE), ("desktop", DESKTOP)]
            .into_iter()
            .enumerate()
        {
            page.resize(screen).await?;
            for (scheme, (dark, contrast)) in COLOURS.into_iter().enumerate() {
                // Colours do not depend on the width: all but the first are looked at here or
                // there, in turn.
                if scheme > 0 && (self.looks + wide + scheme).is_multiple_of(2) {
                    continue;
                }
                page.dark(dark).await?;
                page.more_contrast(contrast).await?;
                let mark = if contrast { "more" } else { "" };
                page.wait_for_script(&format!(
                    "return (document.documentElement.dataset.contrast ?? '') === '{mark}';"
                ))
                .await?;
                page.wait_for_rest().await?;
                // What is there hardly depends on the width: all of it is looked at here or there,
                // in turn.
                let audit = if scheme == 0 && (self.looks + wide).is_multiple_of(2) {
                    Audit::Whole
                } else {
                    Audit::Looks
                };
                let found = page.audit(audit).await?;
                let colours = if dark { "dark" } else { "light" };
                let more = if contrast { ", high contrast" } else { "" };
                self.add(&format!("{name}, {device}, {colours}{more}"), found);
            }
            page.dark(false).await?;
            page.more_contrast(false).await?;
            self.add(
                &format!("{name}, {device}, too small"),
                page.small_targets().await?,
            );
        }
        if sizes {
            for size in ["", "text=larger"] {
                larger(page, size).await?;
                for width in EXTREMES {
                    page.resize(Screen { width, ..DESKTOP }).await?;
                    page.wait_for_rest().await?;
                    let place = format!("{name}, {width} pixels {size}, sideways");
                    self.add(&place, page.sideways().await?);
                }
                if size.is_empty() {
                    continue;
                }
                page.resize(Screen {
                    width: 360,
                    ..PHONE
                })
                .await?;
                page.wait_for_rest().await?;
                let place = format!("{name}, phone {size}, cramped");
                self.add(&place, page.cramped().await?);
                page.screenshot(&format!("access-{}", name.replace(' ', "-")))
                    .await?;
            }
            larger(page, "").await?;
        }
        page.resize(DESKTOP).await
    }

    /// Nothing was wrong.
    ///
    /// # Errors
    /// Something was: all of it.
    pub fn none(self) -> Outcome {
        if self.told.is_empty() {
            Ok(())
        } else {
            Err(Problem::new(format!(
                "{} findings:\n{}",
                self.told.len(),
                self.told.join("\n")
            )))
        }
    }
}

/// Shows words in another size, as the settings would; nothing is kept.
async fn larger(page: &Page, looks: &str) -> Outcome {
    page.script(
        "dispatchEvent(new CustomEvent('wheelhouse-settings', { detail: arguments[0] }));",
        vec![json!(looks)],
    )
    .await
    .map(|_| ())
}
