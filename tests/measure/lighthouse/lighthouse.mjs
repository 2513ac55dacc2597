// node lighthouse.mjs BROWSER ADDRESS [RUNS]: prints Lighthouse's figures for the home page and every table of the
// page served at ADDRESS, with the mobile preset (medians of RUNS runs), and Lighthouse's benchmark index of this
// machine.

import { readFileSync } from "node:fs";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [chromePath, address, runs = "5"] = process.argv.slice(2);

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

// Lighthouse's measure of this machine's speed, by run.
const indices = [];

async function measure(url) {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const options = { port: chrome.port, onlyCategories: ["performance"], logLevel: "silent" };
    const { lhr } = await lighthouse(url, options);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const performance = 100 * lhr.categories.performance.score;
    const of = ({ audit }) => (audit ? lhr.audits[audit].numericValue : performance);
    indices.push(lhr.environment.benchmarkIndex);
    return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, of(figure)]));
  } finally {
    await chrome.kill();
  }
}

const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

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
const [slowest, fastest] = [Math.min(...indices), Math.max(...indices)].map(Math.round);
const index = `Lighthouse's benchmark index was ${slowest} to ${fastest}`;
console.log(`\n${index}; its preset slows a fast desktop (1500 to 2000) down to a phone.`);
