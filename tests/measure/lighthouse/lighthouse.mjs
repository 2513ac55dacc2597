// node lighthouse.mjs BROWSER ADDRESS SLOWDOWN [RUNS]: prints Lighthouse's figures for the home page and every table of
// the page served at ADDRESS, with the mobile preset (medians of RUNS runs) and the processor slowed down so many times.
// node lighthouse.mjs BROWSER ADDRESS --index: prints Lighthouse's benchmark index of this machine.

import { readFileSync } from "node:fs";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import * as constants from "lighthouse/core/config/constants.js";

const [chromePath, address, slowdown, runs = "5"] = process.argv.slice(2);

const pages = [
  ["home", ""],
  ["Turn of Time", "#/play/turn-of-time"],
  ["Argonaut's Wheel", "#/play/argonauts-wheel"],
  ["Wheels of Time", "#/play/wheels-of-time"],
  ["The Wheel of Fortune", "#/play/wheel-of-fortune"],
  ["World Wonders", "#/play/world-wonders"],
];

// By name: Lighthouse's audit, how the figure is written, and whether it has a budget.
const figures = {
  performance: { write: (value) => String(Math.round(value)), hasBudget: true },
  TBT: { audit: "total-blocking-time", write: (value) => `${Math.round(value)} ms`, hasBudget: true },
  FCP: { audit: "first-contentful-paint", write: (value) => `${(value / 1000).toFixed(1)} s` },
  LCP: { audit: "largest-contentful-paint", write: (value) => `${(value / 1000).toFixed(1)} s` },
  CLS: { audit: "cumulative-layout-shift", write: (value) => String(Number(value.toFixed(3))) },
};

// By figure: what the last release reached, and the aim. budgets.tsv lies beside this file, where scripts/measure
// copies both.
const budgets = new Map(readFileSync(new URL("budgets.tsv", import.meta.url), "utf8").split("\n").map((line) => {
  const [figure, last = "", aim = ""] = line.split("\t");
  return [figure, [last, aim]];
}));

const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Opens the page and audits it. */
async function audit(url, options) {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: "silent", ...options });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    await chrome.kill();
  }
}

async function measure(url) {
  const throttling = { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: Number(slowdown) };
  const lhr = await audit(url, { onlyCategories: ["performance"], throttling });
  const performance = 100 * lhr.categories.performance.score;
  const of = ({ audit }) => (audit ? lhr.audits[audit].numericValue : performance);
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, of(figure)]));
}

const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

if (slowdown === "--index") {
  const indices = [];
  for (let run = 0; run < 3; run += 1) {
    indices.push((await audit(address, { onlyAudits: ["viewport"] })).environment.benchmarkIndex);
  }
  console.log(Math.round(median(indices)));
  process.exit(0);
}

const names = Object.keys(figures);
const headings = names.flatMap((name) => (figures[name].hasBudget ? [name, "last release", "aim"] : [name]));
console.log(`| page | ${headings.join(" | ")} |`);
console.log(`|---|${"---:|".repeat(headings.length)}`);
for (const [page, route] of pages) {
  const measured = [];
  for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(address + route));
  const cells = names.flatMap((name) => {
    const { write, hasBudget } = figures[name];
    const value = write(median(measured.map((row) => row[name])));
    return hasBudget ? [value, ...(budgets.get(`${page}, ${name}`) ?? ["", ""])] : [value];
  });
  console.log(`| ${page} | ${cells.join(" | ")} |`);
}
