// node sizes.mjs FOLDER [OTHER]: the files that a first visit to the built page in FOLDER loads, and their sizes; with
// OTHER, the difference from the build there.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The files that index.html names, and those that its scripts import. */
function firstVisit(folder) {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const named = [...page.matchAll(/["' =]\.\/([\w./-]+\.(?:js|css|wasm|webmanifest|woff2))/g)];
  const names = new Set(["index.html", ...named.map(([, name]) => name)]);
  for (const script of ["boot.js", ...names].filter((name) => name.endsWith(".js") && existsSync(join(folder, name)))) {
    const text = readFileSync(join(folder, script), "utf8");
    for (const [, name] of text.matchAll(/import\("\.\/([\w.-]+)"\)/g)) names.add(name);
  }
  // Loaded later: the worker with the first bot, failure.js on a failure, device.js with the first
  // match, sound.js with the first sound.
  const later = /^(bot-worker|failure|device|sound|update)/;
  return [...names].filter((name) => !later.test(name) && existsSync(join(folder, name)));
}

/** The name without its content hash. */
const plain = (name) => name.replace(/-[0-9a-f]{9,16}(?=[_.])/, "");

function sizes(folder) {
  const rows = new Map();
  for (const file of firstVisit(folder)) {
    const bytes = readFileSync(join(folder, file));
    const gzip = execFileSync("gzip", ["-9"], { input: bytes, maxBuffer: 2 * bytes.length + 1000 }).length;
    rows.set(plain(file), { raw: bytes.length, gzip, brotli: brotliCompressSync(bytes).length });
  }
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const row of rows.values()) for (const kind in sum) sum[kind] += row[kind];
  return rows.set("first visit", sum);
}

const [folder, other] = process.argv.slice(2);
const now = sizes(folder);
const before = other ? sizes(other) : undefined;
const column = (number) => String(number).padStart(9);
console.log(`${column("bytes")}${column("gzip -9")}${column("brotli")}${before ? column("change") : ""}`);
for (const [name, { raw, gzip, brotli }] of now) {
  const change = before ? column(gzip - (before.get(name)?.gzip ?? 0)) : "";
  console.log(`${column(raw)}${column(gzip)}${column(brotli)}${change}  ${name}`);
}
for (const name of before?.keys() ?? []) if (!now.has(name)) console.log(`gone: ${name}`);
