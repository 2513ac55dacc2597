//! What live regions announce.

use serde_json::Value;

use crate::error::TestResult;
use crate::page::Page;

/// Records the changes of live regions from now on.
const RECORD: &str = "window.announcements = [];
    const live = '[role=status], [role=alert], [role=log], [aria-live]';
    const listener = new MutationObserver((records) => {
        // Several mutations of a region are one announcement.
        const regions = new Set();
        for (const { target, addedNodes, type } of records) {
            const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const region = element?.closest(live);
            if (region) {
                if (type === 'characterData' || addedNodes.length) regions.add(region);
                continue;
            }
            for (const added of addedNodes) {
                if (added.nodeType !== Node.ELEMENT_NODE) continue;
                for (const region of [added, ...added.querySelectorAll('*')]) {
                    if (region.matches(live)) regions.add(region);
                }
            }
        }
        const texts = [...regions].map(({ textContent }) => textContent.trim());
        window.announcements.push(...texts.filter((text) => text));
    });
    const observe = () => listener.observe(document.body, {
        childList: true, characterData: true, subtree: true,
    });
    if (document.body) observe();
    else addEventListener('DOMContentLoaded', observe);";

/// Takes what was announced, once the last changes are painted.
const TAKE: &str = "return new Promise((done) => requestAnimationFrame(() =>
    requestAnimationFrame(() => done(window.announcements.splice(0)))));";

impl Page {
    /// Records what live regions announce from now on in the open page.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn record_announcements(&self) -> TestResult {
        self.script(RECORD, vec![]).await.map(|_| ())
    }

    /// Records what live regions announce in the pages that are loaded from now on.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn record_announcements_from_load(&self) -> TestResult {
        self.add_init_script(RECORD).await
    }

    /// The announcements since the last call.
    ///
    /// # Errors
    /// The browser does not answer, or nothing is recorded.
    pub async fn take_announcements(&self) -> TestResult<Vec<String>> {
        let announced = self.script(TAKE, vec![]).await?;
        let announced = announced.as_array().into_iter().flatten();
        Ok(announced
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect())
    }
}
