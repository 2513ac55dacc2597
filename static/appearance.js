// Chooses the language: that of the address (`?language=de`), of the settings, or of the browser. Applies theme,
// contrast, motion, text size, the players' colours and the side of the controls before anything is painted: the
// player's settings, or else the system's. Marks whether sound, vibration, the
// wake lock, arrow keys and saving data are on, for the scripts that need to know. Not a module, because
// modules run only after the page has been parsed.

(() => {
  const root = document.documentElement;
  // Several projects may share one origin; the folder tells them apart. All its spellings have one name, which
  // crates/app-core/src/store/folder.rs makes in the same way.
  const folderOf = (path) => {
    const decode = (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    };
    const parts = path.split("/").slice(0, -1).map((part) => {
      const plain = part.replace(/(%[0-9a-f]{2})+/gi, decode);
      return plain.replace(/[\0-\x1f\x7f%/:?#\\]/g, encodeURIComponent).toLowerCase().normalize("NFC");
    });
    const names = parts.filter((part) => part && part !== ".");
    if (names[names.length - 1] === "index.html") names.pop();
    return names.map((name) => `/${name}`).join("");
  };
  root.dataset.folder = folderOf(location.pathname);
  const key = `wheelhouse:${root.dataset.folder}:settings`;
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [meta, meta.media]);
  const contrast = matchMedia("(prefers-contrast: more)");
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const saving = matchMedia("(prefers-reduced-data: reduce)");
  // Remote controls have arrow keys and one button.
  const television = /TV|Tizen|Web0S|\bAFT/.test(navigator.userAgent);
  const languages = document.querySelector('meta[name="languages"]')?.content.split(" ") ?? [];
  let asked = new URLSearchParams(location.search).get("language");
  let wanted = {};

  const kept = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** The settings as JSON, or in the form of earlier versions: `theme=dark text=large`. */
  const parse = (text) => {
    try {
      return JSON.parse(text) ?? {};
    } catch {
      return Object.fromEntries(text.split(/\s+/).map((word) => word.split("=")));
    }
  };

  /** Ignores damaged values and values of a newer version. */
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

  /** How large words are, in percent of 16 pixels: the size that the browser is set to, times the setting's. */
  const scale = (text) => {
    root.style.fontSize = "medium";
    const medium = parseFloat(getComputedStyle(root).fontSize);
    root.style.fontSize = "";
    const percent = (medium / 16) * ({ large: 112.5, larger: 125, 150: 150, 200: 200 }[text] ?? 100);
    if (percent >= 175) return "200";
    if (percent >= 137.5) return "150";
    return percent >= 120 ? "125" : "";
  };

  /** The language of a tag, if it is spoken; `de-AT` is content with `de`. */
  const spoken = (tag) => {
    const name = String(tag).toLowerCase();
    const named = (name) => languages.find((language) => language.toLowerCase() === name);
    return named(name) ?? named(name.split("-")[0]);
  };

  function apply() {
    root.lang = [asked, wanted.language, ...navigator.languages].map(spoken).find(Boolean) ?? "en";
    const theme = one(wanted.theme, "light", "dark");
    mark("theme", theme);
    mark("contrast", more(wanted.contrast, "more", "normal", contrast));
    mark("motion", more(wanted.motion, "less", "full", motion));
    const text = one(wanted.text, "large", "larger", "150", "200");
    mark("text", text);
    mark("scale", scale(text));
    mark("palette", one(wanted.palette, "red-green", "blue-yellow"));
    mark("hand", one(wanted.hand, "left"));
    mark("awake", one(wanted.awake, "off"));
    mark("arrows", more(wanted.arrows, "on", "off", { matches: television }));
    mark("data", more(wanted.data, "less", "full", { matches: saving.matches || navigator.connection?.saveData }));
    mark("sound", one(wanted.sound, "on"));
    mark("vibration", one(wanted.vibration, "on"));
    // The browser's toolbar gets the same colour.
    for (const [meta, media] of bars) {
      meta.media = theme ? (media.includes(theme) ? "all" : "not all") : media;
    }
  }

  read(kept());
  // The page contains the prerendered home page, which is wrong for any other address or language.
  if (location.hash.length > 2 || root.lang !== "en") root.dataset.elsewhere = "";
  contrast.addEventListener("change", apply);
  motion.addEventListener("change", apply);
  saving.addEventListener("change", apply);
  // The browser's settings may have changed meanwhile.
  document.addEventListener("visibilitychange", apply);
  // This window's settings come with the event, because storage may be denied.
  addEventListener("wheelhouse-settings", ({ detail }) => {
    const { language } = wanted;
    read(detail);
    if (wanted.language === language) return;
    asked = null;
    apply();
  });
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) read(event.newValue);
  });
})();

// The program comes in modules, which are not loaded from files, and in WebAssembly, which some browsers switch off.
(() => {
  const root = document.documentElement;
  if (location.protocol === "file:") root.dataset.obstacle = "file";
  else if (!("WebAssembly" in self)) root.dataset.obstacle = "wasm";
  else if (!("noModule" in HTMLScriptElement.prototype)) root.dataset.obstacle = "old";
  const { obstacle } = root.dataset;
  if (!obstacle) return;
  addEventListener("DOMContentLoaded", () => {
    const failure = document.getElementById("failure");
    for (const other of document.body.children) other.hidden = other !== failure;
    for (const part of failure.querySelectorAll("p")) part.hidden = part.dataset.obstacle !== obstacle;
  });
})();
