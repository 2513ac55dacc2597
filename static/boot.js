// Starts the app, or shows the failure message if it cannot start or has crashed. Trunk writes the
// names of the script and the WebAssembly file, which contain hashes, into the page.

const files = (name) => document.querySelector(`meta[name="wheelhouse-${name}"]`)?.content.split(" ") ?? [];
const ignore = () => undefined;
const page = document.baseURI;
let failed = false;

/** Shows the failure message that the page contains. Only the first failure counts. */
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

// A panic stops the app; other errors do not.
const stopped = (error) => error instanceof WebAssembly.RuntimeError && fail(error).catch(ignore);
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

// Loaded after the page is ready. The app works without it.
const later = () => {
  import("./offline.js").catch(ignore);
  const loadDevice = () => location.hash.startsWith("#/table/") && import("./device.js").catch(ignore);
  addEventListener("hashchange", loadDevice);
  loadDevice();
};
if (document.readyState === "complete") later();
else addEventListener("load", later);
