// node sizes.mjs FOLDER [OTHER]: the sizes of the built page in FOLDER: what a first visit to the home page loads, what
// a table loads that is opened directly, without its drawings, and what comes when it is needed; with OTHER, the
// difference from the build there.
// node sizes.mjs FOLDER --check TABLE: fails if something is a tenth larger than in the table.
// node sizes.mjs FOLDER --write TABLE: writes the table.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Growth that is no decision. */
const TOLERANCE = 0.1;

/** What comes after the first paint of the home page, if at all, in the order of the list. */
const LATER = [
  ["shared by parts", /^app-\d+\/chunk_/],
  ["tables", /^app-\d+\/split_table/],
  ["what tables show later", /^app-\d+\/split_later/],
  ["other pages", /^app-\d+\/split_pages/],
  ["reader of codes", /^code-reader/],
  ["bot worker", /^(bot-)?worker/],
  ["styles of tables", /^themes\/.*\.css/],
  ["drawings of tables", /^themes\/.*\.svg/],
  ["texts, in English", /^(rules|pages)\/(en\/.*|[^/]*)$/],
  ["German, as one of the languages", /(^|\/)(words|rules|pages)\/de\//],
  ["scripts for later", /^(failure|device|sound|update)/],
];

/** The files that index.html names, and those that its scripts import. */
function firstVisit(folder) {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const named = [...page.matchAll(/["' =]\.\/([\w./-]+\.(?:js|css|wasm|webmanifest|woff2))/g)];
  const names = new Set(["index.html", "boot.js", ...named.map(([, name]) => name)]);
  for (const script of names) {
    if (!script.endsWith(".js") || !existsSync(join(folder, script))) continue;
    const text = readFileSync(join(folder, script), "utf8");
    for (const [, name] of text.matchAll(/(?:import\(|from ?)"\.\/([\w.-]+)"/g)) names.add(join(script, "..", name));
  }
  return [...names].filter((name) => existsSync(join(folder, name)) && !LATER.some(([, files]) => files.test(name)));
}

/** The name without its content hash. */
const plain = (name) => name.replace(/^app-\d+\//, "").replace(/-[0-9a-f]{9,16}(?=[_.])/, "");

function sizeOf(path) {
  const bytes = readFileSync(path);
  const gzip = execFileSync("gzip", ["-9"], { input: bytes, maxBuffer: 2 * bytes.length + 1000 }).length;
  return { raw: bytes.length, gzip, brotli: brotliCompressSync(bytes).length };
}

const add = (sum, row) => {
  for (const kind in sum) sum[kind] += row[kind];
};

function sizes(folder) {
  const rows = new Map();
  const first = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of firstVisit(folder)) {
    const row = sizeOf(join(folder, file));
    rows.set(plain(file), row);
    add(first, row);
  }
  rows.set("first visit", first);
  const table = { ...first };
  const [, parts = ""] = /data-table="([^"]*)"/.exec(readFileSync(join(folder, "index.html"), "utf8")) ?? [];
  for (const file of parts.split(" ").filter(Boolean)) add(table, sizeOf(join(folder, file)));
  rows.set("a table opened directly", table);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const all = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  for (const [name, files] of LATER) {
    const sum = { raw: 0, gzip: 0, brotli: 0 };
    for (const file of all.filter((file) => files.test(file))) add(sum, sizeOf(join(folder, file)));
    rows.set(name, sum);
  }
  return rows;
}

/** Says what is larger than the table allows, by gzip -9. */
function tooLarge(now, table) {
  const known = new Map(
    readFileSync(table, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split("\t")),
  );
  const found = [];
  for (const [name, { gzip }] of now) {
    const before = Number(known.get(name));
    if (!before) found.push(`${name} (${gzip} bytes) is new.`);
    else if (gzip > before * (1 + TOLERANCE)) found.push(`${name}: ${before} -> ${gzip} bytes.`);
  }
  return found;
}

const [folder, option, table] = process.argv.slice(2);
const now = sizes(folder);
if (option === "--write") {
  writeFileSync(table, [...now].map(([name, { gzip }]) => `${name}\t${gzip}\n`).join(""));
} else {
  const before = option && option !== "--check" ? sizes(option) : undefined;
  const column = (number) => String(number).padStart(9);
  console.log(`${column("bytes")}${column("gzip -9")}${column("brotli")}${before ? column("change") : ""}`);
  for (const [name, { raw, gzip, brotli }] of now) {
    const change = before ? column(gzip - (before.get(name)?.gzip ?? 0)) : "";
    console.log(`${column(raw)}${column(gzip)}${column(brotli)}${change}  ${name}`);
  }
  for (const name of before?.keys() ?? []) if (!now.has(name)) console.log(`gone: ${name}`);
  const found = option === "--check" ? tooLarge(now, table) : [];
  for (const line of found) console.error(`error: ${line}`);
  if (found.length > 0) {
    console.error("If it is worth that, write the table anew: scripts/sizes --write");
    process.exit(1);
  }
}
