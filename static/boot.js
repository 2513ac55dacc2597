// Starts the app. The names of its script and its WebAssembly change with every build; Trunk writes
// them into the page. What cannot be started, or stops for good, is said in plain words.

const files = (name) => document.querySelector(`meta[name="wheelhouse-${name}"]`)?.content.split(" ") ?? [];
const ignore = () => undefined;
const page = document.baseURI;
let failed = false;

/** Shows the failure message that the page already holds. Only the first failure counts. */
async function fail(error) {
  if (failed) return;
  failed = true;
  console.error(error);
  const failure = document.getElementById("failure");
  // The app may have taken over the body.
  if (!failure.isConnected) document.body.append(failure);
  for (const other of document.body.children) {
    if (other !== failure) other.hidden = other.inert = true;
  }
  document.getElementById("failure-detail").textContent = String(error);
  failure.hidden = false;
  document.getElementById("failure-reload").onclick = () => location.reload();
  failure.dataset.game ??= await gameInHand();
  const { help } = await import("./failure.js");
  help(failure, error);
}

// A panic ends the program; other errors do not.
const stopped = (error) => error instanceof WebAssembly.RuntimeError && fail(error).catch(ignore);
addEventListener("error", (event) => stopped(event.error));
addEventListener("unhandledrejection", (event) => stopped(event.reason));

/** The game in hand, as a link's text: only a failure asks for it. */
const gameInHand = async () => {
  try {
    return (await import(new URL(files("app")[0], page))).game_in_hand();
  } catch {
    return "";
  }
};

const begin = async ([js, wasm]) => {
  const app = await import(new URL(js, page));
  return app.default({ module_or_path: new URL(wasm, page) });
};
const running = begin(files("app"));

try {
  await running;
} catch (error) {
  fail(error).catch(ignore);
}

// What can wait until the page stands. Without it there is a game all the same.
const later = () => {
  import("./offline.js").catch(ignore);
  const manners = () => location.hash.startsWith("#/table/") && import("./manners.js").catch(ignore);
  addEventListener("hashchange", manners);
  manners();
};
if (document.readyState === "complete") later();
else addEventListener("load", later);
