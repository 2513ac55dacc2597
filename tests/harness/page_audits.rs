//! Accessibility audits of a page in all viewports and colour schemes.

use std::fmt;

use crate::page::{MediaFeatures, window};
use crate::{AuditScope, DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, Viewport};

/// The narrowest and the widest window that pages have to fit.
const EXTREME_WINDOWS: [Viewport; 2] = [
    Viewport {
        width: 2560,
        ..DESKTOP
    },
    Viewport {
        width: 360,
        ..PHONE
    },
];

/// The windows in which [`AccessibilityReport::audit_in_all_windows`] looks at a page.
const AUDITED_WINDOWS: [Viewport; 4] = [
    window(1280, 720, false),
    window(768, 1024, true),
    window(390, 844, true),
    window(844, 390, true),
];

/// The colours of a page.
#[derive(Clone, Copy)]
struct ColourScheme {
    dark: bool,
    high_contrast: bool,
    forced: bool,
}

impl ColourScheme {
    const LIGHT: Self = Self {
        dark: false,
        high_contrast: false,
        forced: false,
    };
    const DARK: Self = Self {
        dark: true,
        ..Self::LIGHT
    };

    /// Lets the browser ask for these colours, and waits until the page has them.
    async fn apply(self, page: &Page) -> TestResult {
        let Self {
            dark,
            high_contrast,
            forced,
        } = self;
        // All at once: each change gives the whole page new styles.
        page.emulate_media(MediaFeatures {
            dark,
            high_contrast,
            forced_colours: forced,
            ..page.media_features.get()
        })
        .await?;
        let expected_contrast = if high_contrast { "more" } else { "" };
        // The browser looks at media queries when it draws, which an idle page may not do.
        page.wait_for_script(&format!(
            "requestAnimationFrame(() => {{}});
             return (document.documentElement.dataset.contrast ?? '') === '{expected_contrast}'
                 && matchMedia('(forced-colors: active)').matches === {forced};"
        ))
        .await?;
        page.wait_for_animations().await
    }
}

impl fmt::Display for ColourScheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.dark { "dark" } else { "light" })?;
        f.write_str(if self.high_contrast {
            ", high contrast"
        } else {
            ""
        })?;
        f.write_str(if self.forced { ", forced" } else { "" })
    }
}

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

    /// The devices and colour schemes in which a page is audited. Findings hardly depend on the width, and an
    /// audit takes up to a second: light colours are audited on one device, dark ones and high contrast on the
    /// other, in turn from page to page; in the gate only one of these for each page.
    fn variants(&self) -> Vec<(&'static str, Viewport, ColourScheme)> {
        let turn = self.audit_count % 4;
        let high_contrast = ColourScheme {
            dark: turn < 2,
            high_contrast: true,
            forced: false,
        };
        let devices = [("phone", PHONE), ("desktop", DESKTOP)];
        let (name, viewport) = devices[turn % 2];
        let (other, other_viewport) = devices[1 - turn % 2];
        let mut variants = vec![
            (name, viewport, ColourScheme::LIGHT),
            (other, other_viewport, ColourScheme::DARK),
            (other, other_viewport, high_contrast),
        ];
        if !crate::is_long_run() {
            variants.rotate_left(self.audit_count % 3);
            variants.truncate(1);
        }
        variants
    }

    /// Audits the page at phone or desktop size in several colour schemes, and checks that it fits the narrowest
    /// viewport with larger text, in the long run also the widest and with normal text. Leaves the desktop viewport.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn audit(&mut self, page: &Page, name: &str) -> TestResult {
        for (device, viewport, scheme) in self.variants() {
            page.set_viewport(viewport).await?;
            scheme.apply(page).await?;
            let is_plain = !scheme.dark && !scheme.high_contrast;
            let scope = if is_plain {
                AuditScope::Full
            } else {
                AuditScope::Appearance
            };
            let new_findings = page.audit(scope).await?;
            self.add(&format!("{name}, {device}, {scheme}"), new_findings);
            let small = page.small_targets().await?;
            self.add(&format!("{name}, {device}, too small"), small);
        }
        self.audit_count += 1;
        ColourScheme::LIGHT.apply(page).await?;
        let (sizes, windows) = if crate::is_long_run() {
            (&["", "text=larger"][..], &EXTREME_WINDOWS[..])
        } else {
            (&["text=larger"][..], &EXTREME_WINDOWS[1..])
        };
        for size in sizes {
            page.apply_settings(size).await?;
            for window in windows {
                page.set_viewport(*window).await?;
                page.wait_for_animations().await?;
                let place = format!("{name}, {} pixels {size}, overflow", window.width);
                self.add(&place, page.horizontal_overflow().await?);
                if window.touch && !size.is_empty() {
                    self.add(&place, page.text_overflow().await?);
                    let picture = format!("access-{}", name.replace(' ', "-"));
                    page.screenshot(&picture).await?;
                }
            }
        }
        page.apply_settings("").await?;
        page.set_viewport(DESKTOP).await
    }

    /// Audits the page in the windows of desktops, tablets and phones held both ways (in one of them, unless this
    /// is the long run), and checks there that the focus is seen wherever it is. Each window has one colour scheme:
    /// usual colours, more contrast or forced colours, light or dark, in turn from window to window
    /// and from page to page. Three pages have all of them in each window. Leaves the desktop viewport.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn audit_in_all_windows(&mut self, page: &Page, name: &str) -> TestResult {
        self.audit_windows(page, name, AUDITED_WINDOWS.into_iter().enumerate())
            .await
    }

    /// As [`Self::audit_in_all_windows`], in two of the windows, for one of several pages that are made
    /// alike: in those of a desktop and a phone, or in those of a tablet and a phone held sideways.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn audit_in_half_of_the_windows(
        &mut self,
        page: &Page,
        name: &str,
        with_desktop: bool,
    ) -> TestResult {
        let windows = AUDITED_WINDOWS
            .into_iter()
            .enumerate()
            .skip(usize::from(!with_desktop))
            .step_by(2);
        self.audit_windows(page, name, windows).await
    }

    async fn audit_windows(
        &mut self,
        page: &Page,
        name: &str,
        windows: impl Iterator<Item = (usize, Viewport)>,
    ) -> TestResult {
        // Pages of one kind take turns.
        let (turn, all) = (self.audit_count, crate::is_long_run());
        let windows: Vec<_> = windows.collect();
        let count = windows.len().max(1);
        let windows = windows
            .into_iter()
            .enumerate()
            .filter(|(place, _)| all || *place == turn % count);
        for (_, (number, viewport)) in windows {
            // Half of the number: in the gate the window takes turns with the page, and never would be dark.
            let turn = self.audit_count + number / 2;
            let scheme = ColourScheme {
                dark: turn % 2 == 1,
                high_contrast: turn % 3 == 1,
                forced: turn % 3 == 2,
            };
            page.set_viewport(viewport).await?;
            scheme.apply(page).await?;
            let place = format!("{name}, {}x{}, {scheme}", viewport.width, viewport.height);
            let scope = if scheme.high_contrast || scheme.forced {
                AuditScope::Appearance
            } else {
                AuditScope::Full
            };
            self.add(&place, page.audit(scope).await?);
            // In the gate, of pages of one kind every other.
            if all || self.audit_count.is_multiple_of(2) {
                self.add(&place, page.unseen_focus().await?);
            }
        }
        self.audit_count += 1;
        ColourScheme::LIGHT.apply(page).await?;
        page.set_viewport(DESKTOP).await
    }

    /// Checks that in the windows of desktops, tablets and phones nothing of the page is beyond the edges. Leaves the
    /// desktop viewport.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn find_overflow_in_all_windows(&mut self, page: &Page, name: &str) -> TestResult {
        for viewport in AUDITED_WINDOWS {
            page.set_viewport(viewport).await?;
            page.wait_for_animations().await?;
            let place = format!("{name}, {}x{}", viewport.width, viewport.height);
            self.add(&place, page.horizontal_overflow().await?);
            self.add(&place, page.out_of_reach().await?);
            page.screenshot(&format!("longer-{place}").replace(['#', '/', ',', ' '], "-"))
                .await?;
        }
        page.set_viewport(DESKTOP).await
    }

    /// Succeeds if there are no findings.
    ///
    /// # Errors
    /// All findings.
    pub fn into_result(self) -> TestResult {
        expect_no_findings(&self.findings)
    }
}

/// Succeeds if there are no findings.
///
/// # Errors
/// All findings.
pub fn expect_no_findings(findings: &[String]) -> TestResult {
    if findings.is_empty() {
        return Ok(());
    }
    Err(TestError::new(format!(
        "{} findings:\n{}",
        findings.len(),
        findings.join("\n")
    )))
}
