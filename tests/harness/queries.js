// What every script of the harness can use. `name` is a CSS selector, or an XPath where it begins
// with `//`; the first element that matches is meant.
const found = (name) => name.startsWith('//')
    ? document.evaluate(name, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
    : document.querySelector(name);

const hasSize = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 || height > 0;
};

// Whether a person can see it, once it is scrolled to.
const shown = (element) => {
    if (element.localName === 'option') return shown(element.closest('select'));
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && (hasSize(element) || [...element.querySelectorAll('*')].some(hasSize));
};

// The text that a person reads in it.
const textOf = (element) => {
    if (!shown(element)) return '';
    const lines = (element.innerText ?? element.textContent).replaceAll('\u00a0', ' ').split('\n');
    return lines.map((line) => line.replace(/[ \t]+/g, ' ').trim()).join('\n').trim();
};

// Whether two values hold the same, whatever the order of their fields.
const same = (one, other) => {
    if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
    const names = Object.keys(one);
    return names.length === Object.keys(other).length
        && names.every((name) => same(one[name], other[name]));
};

const nextFrame = () => new Promise(requestAnimationFrame);
const soon = () => new Promise((done) => { setTimeout(done, 8); });

// Asks again and again until there is an answer; gives up after a second, so that whoever waits
// notices when the time is over.
const patiently = async (ask, pause = soon) => {
    const end = performance.now() + 1000;
    for (;;) {
        const answer = await ask();
        if (answer || performance.now() > end) return answer;
        await pause();
    }
};

// The element, scrolled into sight, as soon as it has stood still for a frame and nothing lies over
// it: what moves on could be missed. What is covered is scrolled to the middle once, away from what
// stays at the edges.
const pressable = async (name) => {
    let before;
    let centred;
    return patiently(() => {
        const element = found(name);
        if (!element || !shown(element)) {
            before = undefined;
            return null;
        }
        if (element.localName === 'option') return element;
        const middle = () => {
            const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        };
        let [x, y] = middle();
        const still = before && before[0] === x && before[1] === y;
        const onTop = element.contains(document.elementFromPoint(x, y));
        if (still && onTop) return element;
        if (!onTop && centred !== element) {
            centred = element;
            element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            [x, y] = middle();
        }
        before = [x, y];
        return null;
    }, nextFrame);
};
