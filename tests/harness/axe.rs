//! Accessibility checks of the page as it is now: axe-core's, and ours of target sizes, horizontal
//! scrolling and text that does not fit.

use std::fs;

use serde_json::{Value, json};

use crate::page::Page;
use crate::site;
use page_driver::{Driver as _, TestError, TestResult};

/// The axe-core rules that are checked: WCAG up to 2.2 AA, and best practice.
const TAGS: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// The rules whose results depend on colours; all others give the same result in every colour
/// scheme.
const APPEARANCE_RULES: [&str; 2] = ["color-contrast", "link-in-text-block"];

/// The smallest side of a pointer target, in CSS pixels.
const MIN_TARGET_SIZE: u32 = 24;

/// Which axe-core rules are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditScope {
    /// All rules.
    Full,
    /// Only the rules that depend on colours.
    Appearance,
}

/// Runs axe-core; one line per finding with its impact, rule, element and explanation.
///
/// In forced colours, Chromium's computed `-webkit-text-fill-color` is the page's own, not the one with which
/// text is drawn: axe-core gets the computed `color` in its place.
const RUN_AXE: &str = "const [tags, rules] = arguments;
    const { getComputedStyle } = window;
    if (matchMedia('(forced-colors: active)').matches) {
        window.getComputedStyle = (...element) => new Proxy(getComputedStyle(...element), {
            get(style, name) {
                if (name === 'getPropertyValue') {
                    return (property) => style.getPropertyValue(
                        property === '-webkit-text-fill-color' ? 'color' : property);
                }
                return typeof style[name] === 'function' ? style[name].bind(style) : style[name];
            },
        });
    }
    const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
    // None of the rules reads the style sheets, which axe-core would fetch again.
    // axe-core takes a target below a bar for one that is cut off, though scrolling makes it whole.
    const isWhole = (target) => {
        target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, right, bottom, width, height } = target.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const edges = [[x, top + 1], [x, bottom - 1], [left + 1, y], [right - 1, y]];
        return Math.min(width, height) > 23.99
            && edges.every(([x, y]) => target.contains(document.elementFromPoint(x, y)));
    };
    return axe.run(document, { runOnly, resultTypes: ['violations'], preload: false, elementRef: true })
        .finally(() => { window.getComputedStyle = getComputedStyle; })
        .then(({ violations }) => violations.flatMap(({ id, impact, help, nodes }) =>
            nodes.filter(({ element }) => id !== 'target-size' || !isWhole(element)).map(({ target, html, any, all, none }) => {
                const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
                return `${impact}: ${id}: ${help}\\n    ${target.flat().join(' ')}\\n    ${html.slice(0, 160)}\\n    ${why}`;
            })));";

/// Lists pointer targets that are too small; links inside a sentence are exempt.
const FIND_SMALL_TARGETS: &str = "const least = arguments[0];
    const inline = (element) => element.matches('a') && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, [role=button]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inline(element))
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, { width, height }]) => Math.min(width, height) < least - 0.01)
        .map(([element, { width, height }]) =>
            `${width.toFixed(1)} x ${height.toFixed(1)}: ${element.outerHTML.slice(0, 160)}`);";

/// Reports by how much the page is wider than the viewport, and up to five elements that extend
/// beyond it.
const FIND_HORIZONTAL_OVERFLOW: &str = "const root = document.documentElement;
    const width = root.clientWidth;
    if (root.scrollWidth <= width) return [];
    const overflowing = [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .slice(0, 5)
        .map((element) => element.cloneNode().outerHTML.slice(0, 160));
    return [`${root.scrollWidth} wide in a window of ${width}`, ...overflowing];";

/// Lists words and controls beyond the window's edges that no scrolling brings into it.
const FIND_OUT_OF_REACH: &str = "const width = document.documentElement.clientWidth;
    const hasText = (element) => [...element.childNodes].some(({ nodeType, data }) =>
        nodeType === Node.TEXT_NODE && data.trim());
    const scrolls = (element) => {
        for (let box = element.parentElement; box; box = box.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
        }
        return false;
    };
    return [...document.body.querySelectorAll('*')]
        .filter((element) => element.matches('a, button, input, select, textarea, summary') || hasText(element))
        .filter(isShown)
        .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return (right > width + 1 || left < -1) && !scrolls(element);
        })
        .map((element) => `out of reach: ${element.outerHTML.slice(0, 120)}`);";

/// Whether an element is there for those who see.
const IS_SHOWN: &str = "const isShown = (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, svg, textarea')
        // Clipped text is for screen readers only.
        && getComputedStyle(element).clipPath !== 'inset(50%)';";

/// Lists words of up to 16 letters that are broken across lines.
const FIND_BROKEN_WORDS: &str = "const broken = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (!isShown(text.parentElement)) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]{2,16}/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(`${word} is broken: ${text.parentElement.outerHTML.slice(0, 120)}`);
        }
    }
    return broken;";

/// Lists elements whose content is wider than their box, except for those that are meant to scroll.
const FIND_WIDE_CONTENT: &str = "return [...document.body.querySelectorAll('*')]
        .filter((element) => element.clientWidth > 0 && isShown(element))
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        // A line that a disclosure shows whole, rows that scroll sideways, and pictures to pan cut
        // nothing off.
        .filter((element) => !(element.closest('summary') && getComputedStyle(element).textOverflow === 'ellipsis'))
        .filter((element) => !/^(auto|scroll) hidden$/.test(getComputedStyle(element).overflow))
        .filter((element) => !element.querySelector(':scope > svg'))
        .map((element) => `${element.scrollWidth} wide in ${element.clientWidth}: ${element.outerHTML.slice(0, 120)}`);";

impl Page {
    /// The findings of axe-core.
    ///
    /// # Errors
    /// axe-core is not installed, or cannot be run.
    pub async fn audit(&self, scope: AuditScope) -> TestResult<Vec<String>> {
        let loaded = self.script("return 'axe' in window;", vec![]).await?;
        if loaded != true {
            let file = site::project_root().join(".tools/npm/node_modules/axe-core/axe.min.js");
            let axe = fs::read_to_string(&file).map_err(|error| {
                TestError::from(error).context("axe-core, which scripts/setup installs")
            })?;
            self.script(&axe, vec![]).await?;
        }
        let rules = match scope {
            AuditScope::Full => Value::Null,
            AuditScope::Appearance => json!(APPEARANCE_RULES),
        };
        self.strings(RUN_AXE, vec![json!(TAGS), rules]).await
    }

    /// Pointer targets smaller than 24 CSS pixels.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn small_targets(&self) -> TestResult<Vec<String>> {
        self.strings(FIND_SMALL_TARGETS, vec![json!(MIN_TARGET_SIZE)])
            .await
    }

    /// The elements that make the page scroll horizontally, if it does.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn horizontal_overflow(&self) -> TestResult<Vec<String>> {
        self.strings(FIND_HORIZONTAL_OVERFLOW, vec![]).await
    }

    /// Words that are broken across lines.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn broken_words(&self) -> TestResult<Vec<String>> {
        let script = format!("{IS_SHOWN}\n{FIND_BROKEN_WORDS}");
        self.strings(&script, vec![]).await
    }

    /// Broken words and content that does not fit its box.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn text_overflow(&self) -> TestResult<Vec<String>> {
        let mut findings = self.broken_words().await?;
        let script = format!("{IS_SHOWN}\n{FIND_WIDE_CONTENT}");
        findings.extend(self.strings(&script, vec![]).await?);
        Ok(findings)
    }

    /// Words and controls beyond the window's edges that no scrolling brings into it.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn out_of_reach(&self) -> TestResult<Vec<String>> {
        let script = format!("{IS_SHOWN}\n{FIND_OUT_OF_REACH}");
        self.strings(&script, vec![]).await
    }
}
