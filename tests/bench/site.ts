import { existsSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { LANGUAGES } from "#src/domain/language.ts";
import { CATEGORIES, scoresOf, type Scores } from "#tests/bench/lighthouse.ts";
import { watchMachineSpeed, type MachineSpeed } from "#tests/bench/machineSpeed.ts";
import { paintsOf, startFront, type Paints } from "#tests/bench/paints.ts";
import { CPU_SLOWDOWN } from "#tests/bench/phone.ts";
import { INTERACTIONS, timesOf } from "#tests/bench/interactions.ts";
import { intervalOf, median, tableOf, unmetOf, type Row } from "#tests/bench/report.ts";
import { chromiumLaunch } from "#tests/support/chromium.mjs";
import { startFakeUpstreams } from "#tests/support/fakeUpstreams.ts";
import { startRelay } from "#tests/support/startRelay.ts";

const PROJECT = join(import.meta.dirname, "../..");
const REPORT = join(PROJECT, "tests/bench/site.md");

/** Number of measurements per page for the report; `BENCH_PAIRS` can set fewer for a quick look. */
const REPORT_SAMPLES = { pairs: 15, interactions: 7, lighthouse: 3 };
const PAIRS = Number(process.env["BENCH_PAIRS"] ?? REPORT_SAMPLES.pairs);
const INTERACTION_TIMES = Number(process.env["BENCH_INTERACTIONS"] ?? REPORT_SAMPLES.interactions);
const LIGHTHOUSE_RUNS = Number(process.env["BENCH_LIGHTHOUSE"] ?? REPORT_SAMPLES.lighthouse);

/** One page of each type, in the language with the most bytes for it. */
const PAGES = [
  "/ru",
  "/ru/reservation",
  "/ru/services",
  "/ru/services/vip-yalikavak-transfer",
  "/ru/tours",
  "/ru/tours/private-tour-to-dalyan",
  "/ru/blog",
  "/ru/blog/bodrum-kalesi",
  "/ru/prices",
  "/ru/contact",
  "/ru/faq",
  "/ru/gallery",
  "/ru/privacy",
];

/** Pages for Lighthouse, measured in every language. */
const LIGHTHOUSE_PAGES = [
  "",
  "/reservation",
  "/services/vip-yalikavak-transfer",
  "/tours/efes-turu",
  "/blog",
  "/blog/bodrum-kalesi",
  "/gallery",
  "/contact",
];

const PARTS = ["paints", "interactions", "lighthouse"];

/** Target for the ratio of a paint's time to that without scripts. */
const MAX_PAINT_RATIO = 1.03;

async function paintRows(browser: Browser, origin: string, machineSpeed: MachineSpeed): Promise<Row[]> {
  const [whole, bare] = [await startFront(origin, false), await startFront(origin, true)];
  const rows: Row[] = [];
  for (const path of PAGES) {
    // The first visit to each fills the caches of the proxies and of compiled code.
    for (const front of [whole, bare]) await paintsOf(browser, front.url + path, CPU_SLOWDOWN);
    const pairs: [Paints, Paints][] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const order = pair % 2 === 0 ? [whole, bare] : [bare, whole];
      // The same throttling for both, so that only the page differs.
      const slower = await machineSpeed.slowdownFor(CPU_SLOWDOWN);
      const [one, other] = [
        await paintsOf(browser, order[0]?.url + path, slower),
        await paintsOf(browser, order[1]?.url + path, slower),
      ];
      pairs.push(pair % 2 === 0 ? [one, other] : [other, one]);
    }
    for (const [name, measure] of [
      ["first paint", "first"],
      ["largest paint", "largest"],
    ] as const) {
      const { mean, low, high } = intervalOf(pairs.map(([page, without]) => page[measure] / without[measure]));
      const times = [0, 1].map((side) => Math.round(median(pairs.map((pair) => pair[side as 0 | 1][measure]))));
      rows.push({
        what: `${path}: ${name}, ratio to the page without scripts`,
        figure: `${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}; ${times.join(" : ")} ms)`,
        target: `≤ ${MAX_PAINT_RATIO}`,
        isMet: low <= MAX_PAINT_RATIO,
      });
    }
    const shift = Math.max(...pairs.map(([page]) => page.shift));
    rows.push({
      what: `${path}: layout shift, maximum`,
      figure: shift.toFixed(3),
      target: "< 0.01",
      isMet: shift < 0.01,
    });
    const blocking = Math.round(median(pairs.map(([page]) => page.blocking)));
    rows.push({
      what: `${path}: total blocking time`,
      figure: `${blocking} ms`,
      target: "< 50 ms",
      isMet: blocking < 50,
    });
  }
  for (const front of [whole, bare]) front.close();
  return rows;
}

async function interactionRows(browser: Browser, origin: string, machineSpeed: MachineSpeed): Promise<Row[]> {
  const rows: Row[] = [];
  for (const interaction of INTERACTIONS) {
    const times = await timesOf(browser, origin, interaction, INTERACTION_TIMES, machineSpeed);
    const middle = median(times);
    const figure = `${Math.round(middle)} ms (maximum ${Math.round(Math.max(...times))})`;
    rows.push({ what: `${interaction.what}, until the next paint`, figure, target: "< 100 ms", isMet: middle < 100 });
  }
  return rows;
}

async function lighthouseRows(origin: string, machineSpeed: MachineSpeed): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of LANGUAGES.flatMap((language) => LIGHTHOUSE_PAGES.map((page) => `/${language}${page}`))) {
    const runs: Scores[] = [];
    for (let count = 0; count < LIGHTHOUSE_RUNS; count += 1)
      runs.push(await scoresOf(origin + path, await machineSpeed.slowdownFor(CPU_SLOWDOWN)));
    const scores = CATEGORIES.map((name) => median(runs.map((run) => run[name])));
    rows.push({
      what: `Lighthouse on a phone, ${path}`,
      figure: scores.join(", "),
      target: "100, 100, 100, 100",
      isMet: scores.every((score) => score === 100),
    });
  }
  return rows;
}

/**
 * Measures the built site on a simulated slow phone and prints the results. `parts` selects from "paints", "interactions" and "lighthouse"; the
 * report is written only if all parts are measured often enough. Resolves with an error message if that fails or a target is missed.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(parts: readonly string[]): Promise<string | undefined> {
  if (!existsSync(join(PROJECT, "dist/site"))) return "The site is not built yet: run `npm run build` first.";
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined)
    return `There is no part "${unknown}". Parts: ${PARTS.join(", ")}; without arguments all are measured.`;
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  const loadAverage = loadavg()[0] ?? 0;
  const machineSpeed = await watchMachineSpeed();
  const upstreams = await startFakeUpstreams();
  const relay = await startRelay({ env: { ...upstreams.env, RATE_LIMIT: "0" } });
  const { executablePath, args, env } = await chromiumLaunch();
  const browser = await chromium.launch({ executablePath, args, env });
  const rows: Row[] = [];
  try {
    if (isWanted("paints")) rows.push(...(await paintRows(browser, relay.url, machineSpeed)));
    if (isWanted("interactions")) rows.push(...(await interactionRows(browser, relay.url, machineSpeed)));
    await browser.close();
    if (isWanted("lighthouse")) rows.push(...(await lighthouseRows(relay.url, machineSpeed)));
  } finally {
    await browser.close();
    await relay.kill();
    await upstreams.close();
  }
  const { min, median: typical, max } = machineSpeed.measured();
  const text = `# The site on a slow phone

Written by \`npm run bench\`. 390 × 844, slow 4G, processor ${CPU_SLOWDOWN} times slower than this machine at its best, measured by a calibration run
before each sample: the busier the machine, the less it is throttled. Paints: ${PAIRS} pairs of the page and the same page without scripts,
alternately; the geometric mean of their ratios with its 95 % confidence interval, whose lower bound must not exceed the target, and the
medians. Interactions: the median of ${INTERACTION_TIMES} on a page whose code is loaded, without the slow network. Lighthouse: the scores for performance,
accessibility, best practices and search engine optimisation; the medians of ${LIGHTHOUSE_RUNS} runs.

Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}. Load average before the run: ${loadAverage.toFixed(1)}. During it
the machine was ${min.toFixed(2)} to ${max.toFixed(2)} times slower than at its best, median ${typical.toFixed(2)}.

${tableOf(rows)}
`;
  const isComplete =
    PAIRS >= REPORT_SAMPLES.pairs &&
    INTERACTION_TIMES >= REPORT_SAMPLES.interactions &&
    LIGHTHOUSE_RUNS >= REPORT_SAMPLES.lighthouse;
  if (parts.length === 0 && isComplete) writeFileSync(REPORT, text);
  console.log(text);
  return unmetOf(rows);
}
