//! What live regions announce.

/// A script that records the changes of live regions from now on.
pub const RECORD: &str = "window.announcements = [];
    window.announcementListener?.disconnect();
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
    window.announcementListener = listener;
    const observe = () => listener.observe(document.body, {
        childList: true, characterData: true, subtree: true,
    });
    if (document.body) observe();
    else addEventListener('DOMContentLoaded', observe);";

/// Takes what was announced, once the last changes are painted.
pub(crate) const TAKE: &str = "return new Promise((done) => requestAnimationFrame(() =>
    requestAnimationFrame(() => done(window.announcements.splice(0)))));";
