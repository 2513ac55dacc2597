// Loads a program of its own into a worker: bots, or the reader of codes. The page passes the names of its files, `worker.js?js=NAME.js&wasm=NAME.wasm`;
// only plain names of files beside this one are accepted.

const query = new URL(self.location.href).searchParams;

/** The URL of a file beside this one. */
function beside(key, ending) {
  const name = query.get(key) ?? "";
  if (!/^(\.\/)?[\w-][\w.-]*$/.test(name) || !name.endsWith(ending)) {
    throw new Error(`not the name of a ${ending} file: ${name}`);
  }
  return new URL(name, self.location.href);
}

// Messages that arrive before the worker listens are queued and delivered afterwards.
const early = [];
const keep = (event) => early.push(event);
self.addEventListener("message", keep);

try {
  const app = await import(beside("js", ".js"));
  await app.default({ module_or_path: beside("wasm", ".wasm") });
  self.removeEventListener("message", keep);
  for (const { data, ports } of early) {
    self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
  }
} catch (error) {
  self.postMessage({ failed: String(error) });
}
