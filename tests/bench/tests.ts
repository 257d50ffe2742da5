import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { median, tableOf, unmetOf, type Row } from "#tests/bench/report.ts";
import { endOf } from "#tests/support/projectCopy.ts";

const PROJECT = join(import.meta.dirname, "../..");
const REPORT = join(PROJECT, "tests/bench/tests.md");

const ALL_TESTS = "npm test";
const STORY = `npx vitest run --config .storybook/vitest.config.ts --project "stories tr" stories/ui/Button.stories.tsx`;
/** Commands that developers run after a small change; `story` is the command in docs/testing.md. */
export const QUICK = { rules: `${ALL_TESTS} -- repo unit`, story: STORY } as const;
const TURNS = 3;

/** Targets in seconds, on two cores. */
const QUICK_LIMIT = 10;
const ALL_LIMIT = 10 * 60;

/** The summary that `npm test` prints. */
export interface Summary {
  steps: readonly { name: string; seconds: number }[];
  /** Total duration; parallel steps count once. */
  seconds: number;
  passed: number;
  skipped: number;
}

/** Parses the summary in the output of `npm test`. Throws if there is none. */
export function summaryOf(output: string): Summary {
  const text = output.split("\n─── all steps ───\n")[1] ?? "";
  const lines = [...text.matchAll(/^(\w+) +([\d.]+) s(?: |$)/gm)].map(([, name = "", seconds]) => ({
    name,
    seconds: Number(seconds),
  }));
  const together = lines.pop();
  const passed = /^(\d+) passed, \d+ failed$/m.exec(text)?.[1];
  if (together?.name !== "together" || passed === undefined) throw new Error("`npm test` ended without its summary.");
  const skipped = [...text.matchAll(/, (\d+) skipped$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
  return { steps: lines, seconds: together.seconds, passed: Number(passed), skipped };
}

/** Rows of the report: those with a target, then the single steps. */
export function rowsOf(quick: Readonly<Record<keyof typeof QUICK, readonly number[]>>, whole: Summary): Row[] {
  const quickRow = (what: string, seconds: number): Row => ({
    what,
    figure: `${seconds.toFixed(1)} s`,
    target: `< ${QUICK_LIMIT} s`,
    isMet: seconds < QUICK_LIMIT,
  });
  const plainRow = (what: string, figure: string): Row => ({ what, figure, target: "—", isMet: null });
  return [
    {
      what: `All tests, \`${ALL_TESTS}\``,
      figure: `${(whole.seconds / 60).toFixed(1)} min`,
      target: `< ${ALL_LIMIT / 60} min`,
      isMet: whole.seconds < ALL_LIMIT,
    },
    quickRow(`Repository rules and unit tests, \`${QUICK.rules}\``, median(quick.rules)),
    quickRow("One story file", median(quick.story)),
    plainRow(
      "Passed tests of all steps",
      `${whole.passed}${whole.skipped > 0 ? `, and ${whole.skipped} skipped` : ""}`,
    ),
    ...whole.steps.map(({ name, seconds }) => plainRow(`Step \`${name}\``, `${seconds.toFixed(1)} s`)),
  ];
}

/** Runs a shell command. Resolves with its duration in seconds, its output, and an error message if it failed. */
async function timed(command: string): Promise<{ seconds: number; output: string; fault?: string }> {
  console.log(`${command} …`);
  // The runner of this script has set it to "development".
  const { NODE_ENV: _, ...env } = process.env;
  const began = performance.now();
  const { code, output } = await endOf(spawn(command, { cwd: PROJECT, env, shell: true }));
  const seconds = (performance.now() - began) / 1000;
  if (code === 0) return { seconds, output };
  console.error(output);
  return { seconds, output, fault: `\`${command}\` failed, so there is nothing to measure; its output is above.` };
}

/**
 * Times the quick tests several times and `npm test` once, prints the results and writes the report.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<string | undefined> {
  const loadAverage = loadavg()[0] ?? 0;
  const quick = { rules: [] as number[], story: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of ["rules", "story"] as const) {
      const { seconds, fault } = await timed(QUICK[name]);
      if (fault !== undefined) return fault;
      quick[name].push(seconds);
    }
  }
  const { output, fault } = await timed(ALL_TESTS);
  if (fault !== undefined) return fault;
  const rows = rowsOf(quick, summaryOf(output));
  const text = `# The tests

Written by \`npm run bench:tests\`. The quick commands run alternately, ${TURNS} times each; the figure is the median of their
wall-clock times. The story file is the one in docs/testing.md. All steps run once, some of them in parallel, so their sum exceeds the total.

Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}. Load average before the run: ${loadAverage.toFixed(1)}.

${tableOf(rows)}
`;
  await writeFile(REPORT, text);
  console.log(text);
  return unmetOf(rows);
}
