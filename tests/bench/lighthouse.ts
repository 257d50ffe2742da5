import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromiumLaunch } from "#tests/support/chromium.mjs";

/** Downloaded by `npx` when the benchmark runs, because it is larger than all other tools together. Version 13 needs Node 22. */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** Lighthouse's categories, in its own order. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

const run = promisify(execFile);

/** Scores of a page, 0 to 100, on a phone with a `slower` times slower processor. Rejects if Lighthouse cannot be downloaded or fails. */
export async function scoresOf(url: string, slower: number): Promise<Scores> {
  const { executablePath, args, env } = await chromiumLaunch();
  const file = join(tmpdir(), `lighthouse-${randomUUID()}.json`);
  const flags = ["--headless=new", ...args].join(" ");
  const asked = ["--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`];
  const wanted = [`--only-categories=${CATEGORIES.join(",")}`, `--throttling.cpuSlowdownMultiplier=${slower}`];
  try {
    await run("npx", ["--yes", LIGHTHOUSE, url, ...asked, ...wanted], {
      env: { ...process.env, ...env, CHROME_PATH: executablePath },
      timeout: 180_000,
    });
    const { categories } = JSON.parse(await readFile(file, "utf8")) as {
      categories: Record<string, { score: number | null }>;
    };
    return Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as Scores;
  } finally {
    await rm(file, { force: true });
  }
}
