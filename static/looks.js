// The player's looks, on the page before anything is painted: what the settings say, else what the
// system asks for. Not a module, since those wait until the page has been read.

(() => {
  const root = document.documentElement;
  // The page holds the home page; with another address it is not what is wanted.
  if (location.hash.length > 2) root.dataset.elsewhere = "";
  // Hosts share one storage between projects; the folder tells them apart.
  const key = `wheelhouse:${location.pathname.replace(/\/[^/]*$/, "")}:settings`;
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [meta, meta.media]);
  const contrast = matchMedia("(prefers-contrast: more)");
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  let wanted = {};

  const kept = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** The settings' JSON, or the form of earlier versions: `theme=dark text=large`. */
  const parse = (text) => {
    try {
      return JSON.parse(text) ?? {};
    } catch {
      return Object.fromEntries(text.split(/\s+/).map((word) => word.split("=")));
    }
  };

  /** What is damaged or of a later version is left out. */
  const read = (text) => {
    wanted = parse(String(text ?? ""));
    apply();
  };

  const mark = (name, value) => {
    if (value) root.dataset[name] = value;
    else delete root.dataset[name];
  };
  const one = (value, ...allowed) => (allowed.includes(value) ? value : "");
  const more = (value, yes, no, asked) => (value === yes || (value !== no && asked.matches) ? yes : "");

  function apply() {
    const theme = one(wanted.theme, "light", "dark");
    mark("theme", theme);
    mark("contrast", more(wanted.contrast, "more", "normal", contrast));
    mark("motion", more(wanted.motion, "less", "full", motion));
    mark("text", one(wanted.text, "large", "larger"));
    // The browser's own bar goes along.
    for (const [meta, media] of bars) {
      meta.media = theme ? (media.includes(theme) ? "all" : "not all") : media;
    }
  }

  read(kept());
  contrast.addEventListener("change", apply);
  motion.addEventListener("change", apply);
  // This window's settings come along with the event: storage may be denied.
  addEventListener("wheelhouse-settings", ({ detail }) => read(detail));
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) read(event.newValue);
  });
})();
