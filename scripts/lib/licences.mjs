// licences.mjs ROOT: writes licences.txt into the current folder, the built page: the licences of the
// libraries in its programs, in full. Puts the list of libraries into pages/*/about.html.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = process.argv[2];
const metadata = JSON.parse(execFileSync("cargo", [
  "metadata", "--locked", "--offline", "--format-version", "1", "--filter-platform", "wasm32-unknown-unknown",
], { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 }));
const packages = new Map(metadata.packages.map((one) => [one.id, one]));
const nodes = new Map(metadata.resolve.nodes.map((one) => [one.id, one]));
const isMacro = (one) => one.targets.some((target) => target.kind.includes("proc-macro"));

// What the programs are made of: neither what only builds or tests them nor macros.
const shipped = new Set();
const visit = (id) => {
  if (shipped.has(id) || isMacro(packages.get(id))) return;
  shipped.add(id);
  for (const { pkg, dep_kinds } of nodes.get(id).deps) {
    if (dep_kinds.some(({ kind }) => kind === null)) visit(pkg);
  }
};
for (const name of ["wheelhouse", "bot-worker", "code-reader"]) {
  visit(metadata.packages.find((one) => one.name === name && one.source === null).id);
}
const libraries = [...shipped].map((id) => packages.get(id)).filter((one) => one.source !== null)
  .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));

// The licence texts of a library. Where it offers a choice, MIT's is the shortest.
const texts = (one) => {
  const folder = dirname(one.manifest_path);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|unlicense|notice)/i.test(entry.name))
    .map(({ name }) => name).sort();
  const offersMit = /\bOR\b|\//.test(one.license ?? "") && /\bMIT\b/.test(one.license);
  const mit = files.filter((file) => /mit/i.test(file));
  return (offersMit && mit.length > 0 ? mit : files).map((file) => readFileSync(join(folder, file), "utf8").trim());
};
// Some come without a text; all of these are under MIT's, at least by choice.
const mit = readFileSync(join(root, "LICENSE-MIT"), "utf8").trim();
const generalText = (one) => {
  if (!/\bMIT\b/.test(one.license ?? "")) throw new Error(`${one.name} comes without a licence text`);
  return mit.replace(/^Copyright.*$/m, `Copyright (c) ${one.authors.join(", ") || `the authors of ${one.name}`}`);
};
const grouped = new Map();
for (const one of libraries) {
  const own = texts(one);
  for (const text of own.length > 0 ? own : [generalText(one)]) {
    grouped.set(text, [...(grouped.get(text) ?? []), `${one.name} ${one.version}`]);
  }
}
const rule = "-".repeat(72);
const text = [...grouped].map(([licence, names]) => `${names.join(", ")}\n\n${licence}\n`).join(`\n${rule}\n\n`);
writeFileSync("licences.txt", `The libraries in Wheelhouse's programs, and their licences.\n\n${rule}\n\n${text}`);

const escaped = (value) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const list = libraries.map((one) => `<li>${escaped(one.name)} ${escaped(one.version)}: ${escaped((one.license ?? "see its text").replaceAll("/", " OR "))}</li>`);
for (const language of readdirSync("pages")) {
  const file = `pages/${language}/about.html`;
  const about = readFileSync(file, "utf8");
  if (!about.includes("<!-- libraries -->")) throw new Error(`${file} has no place for the libraries`);
  writeFileSync(file, about.replace("<!-- libraries -->", `<ul class="libraries">${list.join("")}</ul>`));
}
