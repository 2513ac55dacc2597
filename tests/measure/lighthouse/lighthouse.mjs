// node lighthouse.mjs BROWSER ADDRESS [RUNS]: prints Lighthouse's figures of the home page and of every
// table of the page that is served at ADDRESS, in Lighthouse's mobile preset: medians of RUNS runs; and how fast
// Lighthouse thinks this machine is.

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

// By name: Lighthouse's audit, the budget, and how the figure is written.
const figures = {
  performance: { least: 95, write: (value) => String(Math.round(value)) },
  FCP: { audit: "first-contentful-paint", write: (value) => `${(value / 1000).toFixed(1)} s` },
  LCP: { audit: "largest-contentful-paint", most: 2500, write: (value) => `${(value / 1000).toFixed(1)} s` },
  TBT: { audit: "total-blocking-time", most: 200, write: (value) => `${Math.round(value)} ms` },
  CLS: { audit: "cumulative-layout-shift", most: 0, write: (value) => String(Number(value.toFixed(3))) },
};

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
const budgets = names.map((name) => {
  const { least, most, write } = figures[name];
  if (least !== undefined) return `at least ${write(least)}`;
  return most === undefined ? "" : `at most ${write(most)}`;
});
console.log(`| page | ${names.join(" | ")} |`);
console.log(`|---|${"---:|".repeat(names.length)}`);
console.log(`| *budget* | ${budgets.join(" | ")} |`);
for (const [page, route] of pages) {
  const measured = [];
  for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(address + route));
  const cells = names.map((name) => {
    const { least = -Infinity, most = Infinity, write } = figures[name];
    const value = median(measured.map((row) => row[name]));
    const isKept = name === "performance" ? Math.round(value) >= least : value <= most;
    return isKept ? write(value) : `**${write(value)}**`;
  });
  console.log(`| ${page} | ${cells.join(" | ")} |`);
}
const [slowest, fastest] = [Math.min(...indices), Math.max(...indices)].map(Math.round);
const index = `Lighthouse's benchmark index was ${slowest} to ${fastest}`;
console.log(`\n${index}; its preset slows a fast desktop (1500 to 2000) to a phone.`);
