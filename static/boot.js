// Starts the app. The names of its script and its WebAssembly change with every build; Trunk writes
// them into the page. What cannot be started, or stops for good, is said in plain words.

const failure = document.getElementById("failure");
const names = document.querySelector('meta[name="wheelhouse-app"]')?.content.split(" ") ?? [];

/** Shows the failure message that the page already holds. */
function fail(error) {
  console.error(error);
  document.getElementById("loading")?.remove();
  // The app may have taken over the body.
  if (!failure.isConnected) document.body.append(failure);
  document.getElementById("failure-detail").textContent = String(error);
  failure.hidden = false;
}

/** Forgets every stored copy of the program, never a game, and loads it anew. */
async function reload() {
  const ignore = () => undefined;
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(ignore)) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister().catch(ignore)));
  if (window.caches) {
    // Other projects of the same host may keep caches too.
    const own = (await caches.keys().catch(ignore)) ?? [];
    await Promise.all(
      own.filter((key) => key.startsWith("wheelhouse")).map((key) => caches.delete(key).catch(ignore)),
    );
  }
  const styles = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.href);
  const files = [location.pathname + location.search, import.meta.url, "./worker.js", ...styles, ...names];
  await Promise.all(files.map((file) => fetch(file, { cache: "reload" }).catch(ignore)));
  location.reload();
}

document.getElementById("failure-reload").addEventListener("click", reload);

// A panic ends the program; other errors do not.
window.addEventListener("error", (event) => {
  if (event.error instanceof WebAssembly.RuntimeError) fail(event.error);
});

try {
  const [js, wasm] = names;
  const page = document.baseURI;
  const app = await import(new URL(js, page));
  await app.default({ module_or_path: new URL(wasm, page) });
} catch (error) {
  fail(error);
}
