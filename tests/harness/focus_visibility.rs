//! Whether the keyboard focus can be seen, wherever it is.

use crate::Key;
use crate::page::Page;
use page_driver::{Driver as _, TestResult};

/// Focuses each control in turn. Lists those that look the same as without the focus, those whose outline
/// hardly differs from what is behind it, and those that stay outside the window or below something else.
const FIND_UNSEEN_FOCUS: &str = "return (async () => {
    const parts = (color) => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 1;
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
    };
    const known = new Map();
    const rgba = (color) => known.get(color) ?? known.set(color, parts(color)).get(color);
    const luminance = (color) => {
        const [r, g, b] = rgba(color).map((part) => {
            const value = part / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one, other) => {
        const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
    };
    const background = (element) => {
        for (let box = element; box; box = box.parentElement) {
            const { backgroundColor } = getComputedStyle(box);
            if (rgba(backgroundColor)[3] > 250) return backgroundColor;
        }
        return 'Canvas';
    };
    // What draws the focus of a control: itself, the words beside a hidden input, a frame around it, or
    // shapes of a drawing.
    const drawn = (control) => {
        const around = [control, control.parentElement];
        if (control.matches('input') && control.nextElementSibling) around.push(control.nextElementSibling);
        return control.closest('svg') ? [control, ...control.querySelectorAll('*')] : around;
    };
    const look = (element) => {
        const { outlineStyle, outlineWidth, outlineColor, stroke, strokeWidth } = getComputedStyle(element);
        return { outlineStyle, outlineWidth, outlineColor, stroke, strokeWidth };
    };
    const isInSight = (control, elements) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return false;
        const middle = (from, to, size) => (Math.max(from, 0) + Math.min(to, size)) / 2;
        const at = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
        return at && elements.some((element) => element.contains(at) || at.contains(element));
    };
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = [];
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]');
    for (const control of controls) {
        if (control.tabIndex < 0 || control.disabled) continue;
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const elements = drawn(control);
        document.activeElement?.blur();
        const before = elements.map(look);
        control.focus();
        if (document.activeElement !== control) continue;
        const after = elements.map(look);
        const name = `${control.outerHTML.slice(0, 100)}`;
        const outlined = elements.filter((element, at) => {
            const { outlineStyle, outlineWidth } = after[at];
            return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
                && JSON.stringify(before[at]) !== JSON.stringify(after[at]);
        });
        const stroked = elements.some((element, at) => element.closest('svg')
            && after[at].stroke !== 'none' && parseFloat(after[at].strokeWidth) >= 1
            && (before[at].stroke !== after[at].stroke || before[at].strokeWidth !== after[at].strokeWidth));
        if (!outlined.length && !stroked) found.push(`focus not drawn: ${name}`);
        for (const element of outlined) {
            const { outlineColor, outlineOffset } = getComputedStyle(element);
            const behind = background(parseFloat(outlineOffset) < 0 ? element : element.parentElement);
            const ratio = contrast(outlineColor, behind);
            if (ratio < 3 && !element.closest('svg')) {
                found.push(`focus ${outlineColor} on ${behind}, ${ratio.toFixed(1)} : 1: ${name}`);
            }
        }
        if (isInSight(control, elements)) continue;
        // Boards that can be panned follow the focus.
        await painted();
        if (!isInSight(control, elements)) found.push(`focus out of sight: ${name}`);
    }
    document.activeElement?.blur();
    return found;
    })();";

impl Page {
    /// Controls on which the keyboard focus cannot be seen.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn unseen_focus(&self) -> TestResult<Vec<String>> {
        // Browsers show the focus of a script only to those who use the keyboard.
        self.press_keys(char::from(Key::Tab)).await?;
        self.strings(FIND_UNSEEN_FOCUS, vec![]).await
    }
}
