// Starts the app, or shows the failure message if it cannot start or has crashed. Trunk writes the
// names of the script and the WebAssembly file, which contain hashes, into the page.

const files = (name) => document.querySelector(`meta[name="wheelhouse-${name}"]`)?.content.split(" ") ?? [];
const ignore = () => undefined;
const page = document.baseURI;
const { lang } = document.documentElement;
let failed = false;
/** Whether the failure message is shown: its words stay. */
let isShown = false;

// The app works without it, where nobody translates.
import("./foreign.js").catch(ignore);

/** Whether a policy that is not the page's forbids the program. */
let isForbidden = false;
addEventListener("securitypolicyviolation", ({ blockedURI }) => (isForbidden ||= /wasm/.test(blockedURI)));

/** What keeps the app from starting, where that can be told, as the page names it. */
const obstacle = (error) => {
  if (!navigator.onLine) return "offline";
  if (isForbidden || /Content Security Policy|unsafe-eval/i.test(error)) return "policy";
  return error instanceof TypeError ? "fetch" : "";
};

/** Shows the failure message that the page contains. Only the first failure counts. */
async function fail(error) {
  if (failed || "obstacle" in document.documentElement.dataset) return;
  failed = true;
  console.error(error);
  const failure = document.getElementById("failure");
  await Promise.race([translated, new Promise((done) => setTimeout(done, 1000))]);
  isShown = true;
  // The app may have taken over the body.
  if (!failure.isConnected) document.body.append(failure);
  for (const other of document.body.children) {
    if (other !== failure) other.hidden = other.inert = true;
  }
  document.getElementById("failure-detail").textContent = String(error);
  const met = obstacle(error);
  for (const part of failure.querySelectorAll("[data-obstacle]")) part.hidden = part.dataset.obstacle !== met;
  failure.hidden = false;
  document.getElementById("failure-reload").onclick = () => location.reload();
  failure.dataset.game ??= await gameInHand();
  const { help } = await import("./failure.js");
  help(failure, error);
}

/** A file with words, beside the program. English is in it. */
const words = (file) => new URL(`words/${lang}/${file}`, new URL(files("app")[0], page));

/** Puts words of the page's language into an element. */
const translate = async (id, file) => {
  const response = await fetch(words(file));
  const text = await response.text();
  if (response.ok && !isShown) document.getElementById(id).innerHTML = text;
};

/** Before the failure message is needed. */
const translated = lang !== "en" && translate("failure", "failure.html").then(only, ignore);

/** Of the failure message, what stands in the way of this browser alone. */
function only() {
  const { obstacle } = document.documentElement.dataset;
  if (!obstacle) return;
  for (const part of document.querySelectorAll("#failure p")) part.hidden = part.dataset.obstacle !== obstacle;
}

// A panic stops the app; other errors do not.
const stopped = (error) => error instanceof self.WebAssembly?.RuntimeError && fail(error).catch(ignore);
addEventListener("error", (event) => stopped(event.error));
addEventListener("unhandledrejection", (event) => stopped(event.reason));

/** The current match as a link; only the failure page calls this. */
const gameInHand = async () => {
  try {
    return (await import(new URL(files("app")[0], page))).game_in_hand();
  } catch {
    return "";
  }
};

// Some hosts send programs under a type that streaming does not take.
const { WebAssembly } = self;
const stream = WebAssembly?.instantiateStreaming;
if (stream) {
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const response = await source;
    const isTyped = response.headers.get("content-type")?.startsWith("application/wasm");
    if (isTyped || !response.ok) return stream.call(WebAssembly, response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  };
}

/** The program. On a first visit it is counted as it arrives; later it comes from the cache at once, and
 * only an untouched response may be kept there in compiled form. */
const program = (address) => (isCached() ? address : counted(address));

const isCached = () => {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // A browser may deny access to service workers.
    return false;
  }
};

/** Shows how much of what the page of the address needs has arrived. */
const arrived = (() => {
  let received = 0;
  return (size) => {
    const ring = document.getElementById("loading-done");
    if (!ring || !total || isCached()) return;
    received += size;
    ring.setAttribute("stroke-dasharray", `${Math.min(100, (100 * received) / total)} 100`);
    ring.dataset.begun = "";
  };
})();

const counted = async (address) => {
  const response = await fetch(address);
  if (!response.ok || !response.body) return response;
  const count = new TransformStream({
    transform(bytes, out) {
      arrived(bytes.length);
      out.enqueue(bytes);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(count), { status, headers });
};

// A link of the prerendered home page leads to a page that only the app can show.
const leave = () => (document.documentElement.dataset.elsewhere = "");
addEventListener("hashchange", leave);

/** Resolves after the first paint, which neither the download nor the program holds up. A window that is not
 * painted waits for no more than five seconds. */
const painted = () =>
  new Promise((done) => {
    // A frame is shown some time after its callbacks.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    setTimeout(done, document.hidden ? 0 : 5000);
  });

const [, shown, game] = /^#\/(\w+)(?:\/([\w-]+))?/.exec(location.hash) ?? [];
/** The files of the program, and of the part that the page of the address is in. A page that is not split has none. */
const app = document.querySelector('meta[name="wheelhouse-app"]').dataset;
const part = shown && (["table", "play", "continue"].includes(shown) ? "table" : "pages");
const partSize = Number(app[`${part}Size`] ?? 0);
const total = Number(app.size) + partSize;
/** What stands there about the game of the address until the program is there. */
const about = () => document.querySelector(`#loading [data-game="${game}"]`);
const isGame = Boolean(about());

/** Shows it in the page's language. */
const told = async () => {
  if (lang !== "en") await translate("loading-words", "loading.html");
  for (const part of [about(), document.querySelector("#loading-words > span")]) {
    if (part) part.hidden = false;
  }
};

const link = (attributes) => {
  const added = Object.assign(document.createElement("link"), attributes);
  // The app tries again.
  added.onerror = () => added.remove();
  document.head.append(added);
};

/** Fetches what a table is drawn with, beside the program. */
const fetchDrawings = () => {
  if (shown !== "table" && shown !== "play") return;
  link({ rel: "stylesheet", href: "themes/table.css" });
  if (!isGame) return;
  link({ rel: "stylesheet", href: `themes/${game}.css` });
  link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `themes/${game}.svg` });
};

/** Fetches the words of the page of the address, beside the program. */
const fetchWords = () => {
  const catalogues = { table: ["table", isGame && game], pages: ["pages"] }[part] ?? [];
  for (const name of ["house", ...catalogues]) {
    if (name) link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: words(`${name}.ftl`) });
  }
};

/** Fetches the part that the page of the address is in, beside the program, which will ask for it. */
const fetchPart = () => {
  const files = app[part]?.split(" ") ?? [];
  for (const href of files) {
    const onload = () => arrived(partSize / files.length);
    link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href, onload });
  }
};

const begin = async ([js, wasm]) => {
  told().catch(ignore);
  await painted();
  const fetched = [import(new URL(js, page)), program(new URL(wasm, page))];
  fetchPart();
  if (lang !== "en") fetchWords();
  fetchDrawings();
  const [{ default: start }, module_or_path] = await Promise.all(fetched);
  return start({ module_or_path });
};
const running = begin(files("app"));

try {
  await running;
  removeEventListener("hashchange", leave);
} catch (error) {
  fail(error).catch(ignore);
}

// Loaded after the page is ready. The app works without it.
const later = () => {
  if (lang !== "en") document.querySelector('link[rel="manifest"]').href = `wheelhouse.${lang}.webmanifest`;
  import("./offline.js").catch(ignore);
  const loadDevice = () => /^#\/(table\/|move)/.test(location.hash) && import("./device.js").catch(ignore);
  addEventListener("hashchange", loadDevice);
  loadDevice();
  if (location.search || "launchQueue" in globalThis) import("./launch.js").catch(ignore);
  const { dataset } = document.documentElement;
  addEventListener("wheelhouse-sound", ({ detail }) => {
    if (dataset.sound || dataset.vibration) import("./sound.js").then(({ play }) => play(detail)).catch(ignore);
  });
};
if (document.readyState === "complete") later();
else addEventListener("load", later);
