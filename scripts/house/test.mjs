import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

import { countOf } from "./count.mjs";
import { SETTING_NAMES, Stop, guarded } from "./project.mjs";
import { passStopsOn, run as runProgram } from "./run.mjs";
import { build, install } from "./setup.mjs";
import { STEPS, reportFile } from "./steps.mjs";

// Nothing may hang for ever where nobody watches.
const STEP_LIMIT_MS = 20 * 60_000;

// Tests see the same day and the same settings everywhere, whatever stands in the environment or in `.env`.
const TEST_DAY = String(Date.UTC(2026, 6, 14, 6) / 1000);
const TEST_SITE_URL = "http://localhost:3000";

/** `npm test [-- step …]`: sets up, runs every step (or those named and what they need), and counts. */
export function run() {
  return guarded(async () => {
    passStopsOn((code) => code || 1);
    const steps = chosen(process.argv.slice(2));
    const env = testEnvironment();
    const results = [];
    try {
      await install();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      console.error(`\n${error.message}`);
      return finish([
        {
          step: { name: "setup" },
          passed: 0,
          failures: ["the packages could not be installed"],
          skips: [],
          seconds: 0,
        },
      ]);
    }
    while (steps.length > 0) {
      const group = [steps.shift()];
      while (group[0].together && steps[0]?.together) group.push(steps.shift());
      const running = group.map((step) => perform(step, env, results));
      for (const result of running) results.push(show(await result));
    }
    finish(results);
  });
}

function chosen(names) {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown)
    throw new Stop(`There is no step "${unknown}". The steps are: ${STEPS.map(({ name }) => name).join(", ")}.`);
  if (names.length === 0) return [...STEPS];
  const wanted = new Set(names.flatMap((name) => [name, STEPS.find((step) => step.name === name).needs]));
  return STEPS.filter(({ name }) => wanted.has(name));
}

function testEnvironment() {
  const env = { ...process.env, SOURCE_DATE_EPOCH: TEST_DAY, STORYBOOK_DISABLE_TELEMETRY: "1" };
  for (const name of [...SETTING_NAMES, "NODE_ENV"]) delete env[name];
  return env;
}

async function perform(step, env, results) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const missing = results.find((result) => result.step.name === step.needs && result.failures.length > 0);
  if (!step.together) console.log(heading(step));
  if (missing) return { step, passed: 0, failures: [`not run, because ${step.needs} failed`], skips: [], seconds: 0 };
  if (step.name === "build") return { step, ...(await performBuild(env)), seconds: seconds() };
  const file = reportFile(step.name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const [command, ...args] = step.command(step.name);
  const { code, output } = await runProgram(command, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    quiet: step.together,
    timeout: STEP_LIMIT_MS,
  }).catch((error) => ({ code: 1, output: `${error.message}\n` }));
  return { step, output, ...countOf(step, code, step.report && readReport(file), output), seconds: seconds() };
}

async function performBuild(env) {
  try {
    await build({ siteUrl: TEST_SITE_URL, environment: env, always: true });
    return { passed: 1, failures: [], skips: [] };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    return { passed: 0, failures: ["build"], skips: [] };
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function show(result) {
  const { step, output, passed, failures, skips, seconds } = result;
  if (step.together) console.log(heading(step));
  if (output) process.stdout.write(output.endsWith("\n") ? output : `${output}\n`);
  console.log(`${step.name}: ${counts(passed, failures.length, skips.length)} in ${seconds.toFixed(1)} s`);
  return result;
}

function finish(results) {
  const total = (key) => results.reduce((sum, result) => sum + (result[key].length ?? result[key]), 0);
  console.log("\n─── all steps ───");
  for (const { step, passed, failures, skips, seconds } of results) {
    console.log(
      `${step.name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s  ${counts(passed, failures.length, skips.length)}`,
    );
  }
  console.log(`${"together".padEnd(10)} ${(performance.now() / 1000).toFixed(1).padStart(7)} s`);
  list("Failed", results, "failures");
  list("Skipped", results, "skips");
  console.log(`${total("passed")} passed, ${total("failures")} failed`);
  process.exitCode = total("failures") === 0 && total("passed") > 0 ? 0 : 1;
}

function list(title, results, key) {
  const lines = results.flatMap((result) => result[key].map((name) => `  ${result.step.name}: ${name}`));
  if (lines.length > 0) console.log(`\n${title}:\n${lines.join("\n")}\n`);
}

function counts(passed, failed, skipped) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function heading({ name, says }) {
  return `\n─── ${name}: ${says} ───`;
}
