// Functions for the scripts of the harness. A `locator` is a CSS selector, or an XPath if it starts
// with `//`; the first match counts.
const find = (locator) => locator.startsWith('//')
    ? document.evaluate(locator, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
    : document.querySelector(locator);

const hasSize = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 || height > 0;
};

// Whether a person can see the element once it is scrolled into view.
const isVisible = (element) => {
    if (element.localName === 'option') return isVisible(element.closest('select'));
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && (hasSize(element) || [...element.querySelectorAll('*')].some(hasSize));
};

// The element's text as a person reads it, with normalized white space.
const visibleText = (element) => {
    if (!isVisible(element)) return '';
    const lines = (element.innerText ?? element.textContent).replaceAll('\u00a0', ' ').split('\n');
    return lines.map((line) => line.replace(/[ \t]+/g, ' ').trim()).join('\n').trim();
};

// Deep equality; the order of fields does not matter.
const isEqual = (a, b) => {
    if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
    const names = Object.keys(a);
    return names.length === Object.keys(b).length
        && names.every((name) => isEqual(a[name], b[name]));
};

const nextFrame = () => new Promise(requestAnimationFrame);
const shortDelay = () => new Promise((resolve) => { setTimeout(resolve, 8); });

// Repeats a query until its result is truthy; gives up after a second, so that the caller can
// check its own timeout.
const poll = async (query, pause = shortDelay) => {
    const end = performance.now() + 1000;
    for (;;) {
        const result = await query();
        if (result || performance.now() > end) return result;
        await pause();
    }
};

// The element, scrolled into view, as soon as it has not moved for a frame and is not covered: a
// click on a moving element could miss. A covered element is scrolled to the centre once, away from
// what is fixed at the edges.
const clickable = async (locator) => {
    let before;
    let centred;
    return poll(() => {
        const found = find(locator);
        // A person clicks the label of a radio button or checkbox that is drawn by its label.
        const element = found && !isVisible(found) ? found.labels?.[0] : found;
        if (!element || !isVisible(element)) {
            before = undefined;
            return null;
        }
        if (element.localName === 'option') return element;
        const centre = () => {
            const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        };
        let [x, y] = centre();
        const still = before && before[0] === x && before[1] === y;
        const onTop = element.contains(document.elementFromPoint(x, y));
        if (still && onTop) return element;
        if (!onTop && centred !== element) {
            centred = element;
            element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            [x, y] = centre();
        }
        before = [x, y];
        return null;
    }, nextFrame);
};

// An entry of a layout shift in words: its value, when it was, and what moved.
const describeShift = ({ value, sources }, when) => {
    const name = (node) => {
        const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        return element ? `${element.localName}#${element.id}.${element.getAttribute('class')}` : 'gone';
    };
    const area = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const moved = sources.map(({ node, previousRect, currentRect }) =>
        `${name(node)} from ${area(previousRect)} to ${area(currentRect)}`);
    return `${value.toFixed(5)} at ${when}: ${moved.join(', ')}`;
};
