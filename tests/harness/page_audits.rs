//! Accessibility audits of a page in all viewports and colour schemes.

use crate::{AuditScope, DESKTOP, PHONE, Page, TestError, TestResult, Viewport, json};

/// The narrowest and the widest viewport that pages have to fit, in CSS pixels.
const EXTREME_WIDTHS: [u32; 2] = [360, 2560];

/// Dark mode and high contrast, in all combinations.
const COLOURS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// Collects the findings of several pages, so that a test reports all of them at once.
#[derive(Debug, Default)]
pub struct AccessibilityReport {
    findings: Vec<String>,
    /// How many pages have been audited.
    audit_count: usize,
}

impl AccessibilityReport {
    fn add(&mut self, place: &str, new_findings: Vec<String>) {
        let findings = new_findings
            .iter()
            .map(|finding| format!("{place}: {finding}"));
        self.findings.extend(findings);
    }

    /// Audits the page at phone and desktop size and in all colour schemes, and checks that it fits
    /// the narrowest and widest viewports with normal and larger text. Leaves the desktop viewport.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn audit(&mut self, page: &Page, name: &str) -> TestResult {
        self.audit_count += 1;
        for (viewport_index, (device, viewport)) in [("phone", PHONE), ("desktop", DESKTOP)]
            .into_iter()
            .enumerate()
        {
            page.set_viewport(viewport).await?;
            for (scheme, (dark, contrast)) in COLOURS.into_iter().enumerate() {
                // Colours do not depend on the width: each scheme but the first is audited at one
                // of the two widths, in turn.
                if scheme > 0 && (self.audit_count + viewport_index + scheme).is_multiple_of(2) {
                    continue;
                }
                page.set_dark_mode(dark).await?;
                page.set_high_contrast(contrast).await?;
                let expected_contrast = if contrast { "more" } else { "" };
                page.wait_for_script(&format!(
                    "return (document.documentElement.dataset.contrast ?? '') === '{expected_contrast}';"
                ))
                .await?;
                page.wait_for_animations().await?;
                // The rules other than colours hardly depend on the width: they are checked at one
                // of the two, in turn.
                let scope = if scheme == 0 && (self.audit_count + viewport_index).is_multiple_of(2)
                {
                    AuditScope::Full
                } else {
                    AuditScope::Appearance
                };
                let new_findings = page.audit(scope).await?;
                let colours = if dark { "dark" } else { "light" };
                let more = if contrast { ", high contrast" } else { "" };
                self.add(&format!("{name}, {device}, {colours}{more}"), new_findings);
            }
            page.set_dark_mode(false).await?;
            page.set_high_contrast(false).await?;
            self.add(
                &format!("{name}, {device}, too small"),
                page.small_targets().await?,
            );
        }
        for size in ["", "text=larger"] {
            set_text_size(page, size).await?;
            for width in EXTREME_WIDTHS {
                page.set_viewport(Viewport { width, ..DESKTOP }).await?;
                page.wait_for_animations().await?;
                let place = format!("{name}, {width} pixels {size}, horizontal overflow");
                self.add(&place, page.horizontal_overflow().await?);
            }
            if size.is_empty() {
                continue;
            }
            page.set_viewport(Viewport {
                width: 360,
                ..PHONE
            })
            .await?;
            page.wait_for_animations().await?;
            let place = format!("{name}, phone {size}, text overflow");
            self.add(&place, page.text_overflow().await?);
            page.screenshot(&format!("access-{}", name.replace(' ', "-")))
                .await?;
        }
        set_text_size(page, "").await?;
        page.set_viewport(DESKTOP).await
    }

    /// Succeeds if there are no findings.
    ///
    /// # Errors
    /// All findings.
    pub fn into_result(self) -> TestResult {
        if self.findings.is_empty() {
            Ok(())
        } else {
            Err(TestError::new(format!(
                "{} findings:\n{}",
                self.findings.len(),
                self.findings.join("\n")
            )))
        }
    }
}

/// Changes the text size as the settings page would, without storing it.
async fn set_text_size(page: &Page, setting: &str) -> TestResult {
    page.script(
        "dispatchEvent(new CustomEvent('wheelhouse-settings', { detail: arguments[0] }));",
        vec![json!(setting)],
    )
    .await
    .map(|_| ())
}
