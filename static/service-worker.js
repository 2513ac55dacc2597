// Caches one complete version of Wheelhouse and serves it. A new version is fetched into its own cache
// and waits until the player accepts it, or until no window is open.

// Filled in by the build: the files with the hashes of their content, and the hash of that list.
const version = "";
const files = {};

const scope = new URL(self.registration.scope);
// Several projects may share one origin, and thus its caches.
const own = `wheelhouse:${scope.pathname}:`;
const name = own + version;

/** The cache key of a file. `index.html` is stored under its folder, because hosts often redirect it. */
const address = (file) => new URL(file === "index.html" ? "./" : file, scope).href;
const page = address("index.html");
const kept = new Set(Object.keys(files).map(address));

/** Names with a hash of their content: what the page has loaded under them is still right. */
const hashed = /-[0-9a-f]{7,16}(_bg)?\.(js|css|wasm)$|^app-[0-9]+\//;

/** The language that a file is for, if it is for one. */
const languageOf = (file) => /(?:^|\/)(?:words|rules|pages)\/([\w-]+)\//.exec(file)?.[1];
const languages = new Set(Object.keys(files).map(languageOf).filter(Boolean));

/** A file of a language that has the same name in all versions. */
const sample = (language) => address(`pages/${language}/about.html`);

/** Those that this browser reads, by its own list or by what earlier versions have kept; and English. */
async function read() {
  const own = navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]]);
  const spoken = new Set(["en", ...own]);
  for (const cacheName of await versions()) {
    for (const language of languages) {
      if (await caches.match(sample(language), { cacheName })) spoken.add(language);
    }
  }
  return [...languages].filter((language) => spoken.has(language));
}

/** Fetches all missing files with those of these languages, or fails. Files of another version are rejected. */
async function fill(spoken) {
  const cache = await caches.open(name);
  const there = new Set((await cache.keys()).map((request) => request.url));
  const isWanted = (file) => spoken.includes(languageOf(file) ?? "en");
  const missing = Object.entries(files).filter(([file]) => isWanted(file) && !there.has(address(file)));
  await cache.addAll(
    missing.map(([file, integrity]) => {
      const cache = hashed.test(file) ? "default" : "reload";
      return new Request(address(file), { cache, integrity });
    }),
  );
}

/** The caches of this folder's versions, oldest first. */
async function versions() {
  return (await caches.keys()).filter((key) => key.slice(0, key.lastIndexOf(":") + 1) === own);
}

/** Deletes older versions once no window can need them. */
async function tidy(coming) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((window) => window.url.startsWith(scope.href) && window.id !== coming)) return;
  const all = await versions();
  const old = all.slice(0, Math.max(0, all.indexOf(name)));
  await Promise.all(old.map((key) => caches.delete(key)));
}

/** A file from this version's cache, or, for a window of an older version, from the cache that has it. */
async function find(request, wanted) {
  const others = kept.has(wanted) ? [] : (await versions()).reverse();
  for (const cacheName of [name, ...others]) {
    const found = await caches.match(wanted, { cacheName });
    // A worker reads its own URL, so the response must have the requested one.
    if (found) return new URL(request.url).search ? new Response(found.body, found) : found;
  }
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(read().then(fill)));

self.addEventListener("activate", (event) => {
  // Serve the window of a first visit from now on, too.
  event.waitUntil(tidy().then(() => clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "use") self.skipWaiting();
  // A language was chosen.
  else if (languages.has(event.data?.language)) event.waitUntil(fill([event.data.language]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Queries are for the file's own use.
  let wanted = origin + pathname;
  if (request.method !== "GET" || !wanted.startsWith(scope.href)) return;
  if (wanted === `${page}index.html`) wanted = page;
  if (request.mode === "navigate") {
    // Subfolders may belong to other projects.
    if (!kept.has(wanted)) return;
    event.waitUntil(tidy(event.resultingClientId));
  }
  event.respondWith(find(request, wanted));
});
