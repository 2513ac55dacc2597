// Keeps one version of Wheelhouse whole in the browser and serves it from there. A new version is
// fetched beside it and waits until the player takes it, or until no window is open.

// The build writes both in: the files with what their content hashes to, and what all that hashes to.
const version = "";
const files = {};

const scope = new URL(self.registration.scope);
// Hosts share their caches between projects, too.
const own = `wheelhouse:${scope.pathname}:`;
const name = own + version;

/** Where a file is kept: the page itself under its folder, since hosts like to redirect its name. */
const address = (file) => new URL(file === "index.html" ? "./" : file, scope).href;
const page = address("index.html");
const kept = new Set(Object.keys(files).map(address));

/** Fetches what is missing, all of it or nothing; a file of another version is refused. */
async function fill() {
  const cache = await caches.open(name);
  const there = new Set((await cache.keys()).map((request) => request.url));
  const missing = Object.entries(files).filter(([file]) => !there.has(address(file)));
  await cache.addAll(
    missing.map(([file, integrity]) => new Request(address(file), { cache: "reload", integrity })),
  );
}

/** The caches of this folder's versions, the oldest first. */
async function versions() {
  return (await caches.keys()).filter((key) => key.slice(0, key.lastIndexOf(":") + 1) === own);
}

/** Forgets older versions once no other window can need them. */
async function tidy(coming) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((window) => window.url.startsWith(scope.href) && window.id !== coming)) return;
  const all = await versions();
  const old = all.slice(0, Math.max(0, all.indexOf(name)));
  await Promise.all(old.map((key) => caches.delete(key)));
}

/** From this version; else, for a window that is older than it, from the version that has it. */
async function find(request, wanted) {
  const others = kept.has(wanted) ? [] : (await versions()).reverse();
  for (const cacheName of [name, ...others]) {
    const found = await caches.match(wanted, { cacheName });
    // A worker reads its own address, which must be the one that was asked for.
    if (found) return new URL(request.url).search ? new Response(found.body, found) : found;
  }
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) => {
  // The window of a first visit is served from now on, too.
  event.waitUntil(tidy().then(() => clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "use") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What follows the path is for the file to read.
  let wanted = origin + pathname;
  if (request.method !== "GET" || !wanted.startsWith(scope.href)) return;
  if (wanted === `${page}index.html`) wanted = page;
  if (request.mode === "navigate") {
    // Folders below this one may be other projects.
    if (!kept.has(wanted)) return;
    event.waitUntil(tidy(event.resultingClientId));
  }
  event.respondWith(find(request, wanted));
});
