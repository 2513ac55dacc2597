//! What axe-core finds wrong for people who use the page in another way, and
//! what it does not look for: sizes of what is touched, pages that scroll
//! sideways.

use std::fs;

use serde_json::{Value, json};

use crate::error::{TestError, TestResult};
use crate::page::Page;
use crate::site;

/// The rules that are held: WCAG up to 2.2 AA, and what axe-core thinks best.
const TAGS: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

/// What looks can change; the rest is the same in all of them.
const APPEARANCE_RULES: [&str; 2] = ["color-contrast", "link-in-text-block"];

/// The least size of what is pressed, in CSS pixels.
const MIN_TARGET_SIZE: u32 = 24;

/// How much of the page is audited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditScope {
    /// Everything.
    Full,
    /// What other colours can change.
    Appearance,
}

/// One line for each finding: what is wrong, how much, where, and why.
const RUN_AXE: &str = "const [tags, rules] = arguments;
    const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
    return axe.run(document, { runOnly, resultTypes: ['violations'] })
        .then(({ violations }) => violations.flatMap(({ id, impact, help, nodes }) =>
            nodes.map(({ target, html, any, all, none }) => {
                const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
                return `${impact}: ${id}: ${help}\\n    ${target.flat().join(' ')}\\n    ${html.slice(0, 160)}\\n    ${why}`;
            })));";

/// What is pressed and smaller than it should be; a link in a sentence may be.
const FIND_SMALL_TARGETS: &str = "const least = arguments[0];
    const inline = (element) => element.matches('a') && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, [role=button]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inline(element))
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, { width, height }]) => Math.min(width, height) < least - 0.01)
        .map(([element, { width, height }]) =>
            `${width.toFixed(1)} x ${height.toFixed(1)}: ${element.outerHTML.slice(0, 160)}`);";

/// By how much the page is wider than the window, and what reaches out.
const FIND_HORIZONTAL_OVERFLOW: &str = "const root = document.documentElement;
    const width = root.clientWidth;
    if (root.scrollWidth <= width) return [];
    const out = [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .slice(0, 5)
        .map((element) => element.cloneNode().outerHTML.slice(0, 160));
    return [`${root.scrollWidth} wide in a window of ${width}`, ...out];";

/// Where there is too little room: words of usual length broken within, and what does not fit into
/// its own box.
const FIND_TEXT_OVERFLOW: &str = "const shown = (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, svg, textarea')
        // What is clipped away is only read out.
        && getComputedStyle(element).clipPath !== 'inset(50%)';
    const broken = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (!shown(text.parentElement)) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]{2,16}/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(`${word} is broken: ${text.parentElement.outerHTML.slice(0, 120)}`);
        }
    }
    const spilt = [...document.body.querySelectorAll('*')]
        .filter((element) => element.clientWidth > 0 && shown(element))
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.scrollWidth} wide in ${element.clientWidth}: ${element.outerHTML.slice(0, 120)}`);
    return [...broken, ...spilt];";

impl Page {
    /// What axe-core finds, in words.
    ///
    /// # Errors
    /// It is not installed, or cannot be run.
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
        let findings = self.script(RUN_AXE, vec![json!(TAGS), rules]).await?;
        Ok(lines(&findings))
    }

    /// What can be pressed and is too small for a finger that trembles.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn small_targets(&self) -> TestResult<Vec<String>> {
        let findings = self
            .script(FIND_SMALL_TARGETS, vec![json!(MIN_TARGET_SIZE)])
            .await?;
        Ok(lines(&findings))
    }

    /// Whether the page scrolls sideways, and what makes it so wide.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn horizontal_overflow(&self) -> TestResult<Vec<String>> {
        let findings = self.script(FIND_HORIZONTAL_OVERFLOW, vec![]).await?;
        Ok(lines(&findings))
    }

    /// Where there is too little room for what is there.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn text_overflow(&self) -> TestResult<Vec<String>> {
        let findings = self.script(FIND_TEXT_OVERFLOW, vec![]).await?;
        Ok(lines(&findings))
    }

    /// Waits until nothing moves any more but what moves for ever.
    ///
    /// # Errors
    /// It does not come to rest.
    pub async fn wait_for_animations(&self) -> TestResult {
        self.wait_for_script(
            "return document.getAnimations().every((animation) =>
                 animation.playState !== 'running'
                 || animation.effect.getComputedTiming().endTime === Infinity);",
        )
        .await
        .map(|_| ())
    }
}

fn lines(findings: &Value) -> Vec<String> {
    let lines = findings.as_array().into_iter().flatten();
    lines.filter_map(Value::as_str).map(str::to_owned).collect()
}
