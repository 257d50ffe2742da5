// `npm test [-- step …]`: installs packages, runs all steps (or the named ones and their dependencies) and prints a summary.
// `npm test -- --changed` runs what a change since `main` can touch without a build.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

import { baseOfChanges } from "./tasks/changes.mjs";
import { countOf } from "./tasks/count.mjs";
import { forwardSignals, missingPackages, run } from "./tasks/programs.mjs";
import { SETTING_NAMES, CommandError, runMain, inRoot } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";
import { STEPS } from "./tasks/steps.mjs";

// A hanging step must not block an unattended run.
const STEP_LIMIT_MS = 20 * 60_000;

// A fixed date for all tests, on every machine.
const TEST_DAY = String(Date.UTC(2026, 6, 14, 6) / 1000);

/** Path of the binary of each version of Node that was requested, as a promise. */
const binaries = new Map();

await runMain(async () => {
  forwardSignals((code) => code || 1);
  const steps = selectSteps(process.argv.slice(2));
  const results = [];
  try {
    await install();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`\n${error.message}`);
    results.push({ ...failure({ name: "setup" }, "the packages could not be installed"), seconds: 0 });
    steps.length = 0;
  }
  while (steps.length > 0) {
    const group = [steps.shift()];
    while (group[0].parallelGroup && steps[0]?.parallelGroup === group[0].parallelGroup) group.push(steps.shift());
    const running = group.map((step) => runTimed(step, results));
    for (const result of running) results.push(printResult(await result));
  }
  printSummary(results);
});

function selectSteps(names) {
  if (names.length === 1 && names[0] === "--changed") return STEPS.filter(({ changed }) => changed).map(onlyRelated);
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown)
    throw new CommandError(
      `There is no step "${unknown}". The steps are: ${STEPS.map(({ name }) => name).join(", ")}.`,
    );
  if (names.length === 0) return [...STEPS];
  const wanted = new Set(names.flatMap((name) => [name, STEPS.find((step) => step.name === name).needs]));
  return STEPS.filter(({ name }) => wanted.has(name));
}

/** Vitest finds the tests whose imports lead to a changed file. */
function onlyRelated(step) {
  if (step.changed !== "related") return step;
  const base = baseOfChanges(inRoot());
  return { ...step, command: [...step.command, `--changed=${base}`, "--passWithNoTests"], mayBeEmpty: true };
}

function testEnvironment() {
  const env = { ...process.env, SOURCE_DATE_EPOCH: TEST_DAY, STORYBOOK_DISABLE_TELEMETRY: "1" };
  for (const name of SETTING_NAMES) delete env[name];
  delete env.NODE_ENV;
  return env;
}

async function runTimed(step, results) {
  const start = performance.now();
  if (!step.parallelGroup) console.log(heading(step));
  const result = await runStep(step, results);
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

async function runStep(step, results) {
  const missing = results.find((result) => result.step.name === step.needs && result.failures.length > 0);
  if (missing) return failure(step, `not run, because ${step.needs} failed`);
  const packages = missingPackages(step.programs);
  if (packages.length > 0) {
    const skips = packages.map((name) => `${name}, a package of Debian, is not installed`);
    return { step, passed: 0, failures: [], skips };
  }
  const node = step.node ? await nodeBinary(step.node) : process.execPath;
  if (node === null) {
    const skips = [`npm has no Node ${step.node} for ${process.platform} on ${process.arch}`];
    return { step, passed: 0, failures: [], skips };
  }
  const report = inRoot("node_modules", ".cache", "tasks", "reports", `${step.name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const [program, ...args] = step.command;
  if (step.report === "vitest") args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  const { code, output } = await run(program, args, {
    env: { ...testEnvironment(), ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    path: [dirname(node)],
    quiet: step.parallelGroup !== undefined,
    timeout: STEP_LIMIT_MS,
  }).catch((error) => ({ code: 1, output: `${error.message}\n` }));
  return { step, output, ...countOf(step, code, step.report && readReport(report)) };
}

function failure(step, reason) {
  return { step, passed: 0, failures: [reason], skips: [] };
}

/**
 * Path of the binary of a version of Node, or `null` if npm has none for this platform. npm fetches it into its cache. It is not a
 * dependency of the project, because it would then replace the current Node in every npm script.
 */
function nodeBinary(version) {
  if (!binaries.has(version)) binaries.set(version, fetchNode(version));
  return binaries.get(version);
}

async function fetchNode(version) {
  const name = `--package=node-${process.platform}-${process.arch}@${version}`;
  const args = ["exec", "--yes", "--loglevel=error", name, "--", "node", "-p", "process.execPath"];
  const { code, output } = await run("npm", args, { quiet: true });
  return code === 0 ? output.trim().split("\n").at(-1) : null;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function printResult(result) {
  const { step, output, passed, failures, skips, seconds } = result;
  if (step.parallelGroup) console.log(heading(step));
  if (output) process.stdout.write(output.endsWith("\n") ? output : `${output}\n`);
  console.log(`${step.name}: ${formatCounts(passed, failures.length, skips.length)} in ${seconds.toFixed(1)} s`);
  return result;
}

function printSummary(results) {
  const total = (key) => results.reduce((sum, result) => sum + (result[key].length ?? result[key]), 0);
  console.log("\n─── all steps ───");
  for (const { step, passed, failures, skips, seconds } of results) {
    console.log(
      `${step.name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s  ${formatCounts(passed, failures.length, skips.length)}`,
    );
  }
  console.log(`${"together".padEnd(10)} ${(performance.now() / 1000).toFixed(1).padStart(7)} s`);
  printList("Failed", results, "failures");
  printList("Skipped", results, "skips");
  console.log(`${total("passed")} passed, ${total("failures")} failed`);
  process.exitCode = total("failures") === 0 && total("passed") > 0 ? 0 : 1;
}

function printList(title, results, key) {
  const lines = results.flatMap((result) => result[key].map((name) => `  ${result.step.name}: ${name}`));
  if (lines.length > 0) console.log(`\n${title}:\n${lines.join("\n")}\n`);
}

function formatCounts(passed, failed, skipped) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function heading({ name, description }) {
  return `\n─── ${name}: ${description} ───`;
}
