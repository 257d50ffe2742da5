// `npm test` runs the quick tier of the steps below, `npm run test:all` all of them, `npm test -- unit stories` those named and what they
// need, `npm run test:all -- stories` these in their long form. `npm test -- --changed` runs what needs no build, and of its tests those
// that import a changed file.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { forwardSignals, isInstalled, run } from "./tasks/programs.mjs";
import { CommandError, inRoot, runMain } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";

/** The day of every test, on every machine: 14 July 2026, in seconds, as `SOURCE_DATE_EPOCH` wants it. */
const TEST_DAY = String(Date.UTC(2026, 6, 14, 6) / 1000);
/** A step that hangs must not block an unattended run. */
const STEP_LIMIT_MS = 30 * 60_000;
const CORES = 2;

const inProjects = (projects) => projects.map((project) => ` --project=${project}`).join("");
const vitest = (...projects) => `vitest run --config=tests/vitest.config.ts${inProjects(projects)}`;
const playwright = (folder, ...projects) =>
  `playwright test --config=tests/${folder}/playwright.config.ts${inProjects(projects)}`;
const BUILD_ENV = { NODE_ENV: "production", SITE_URL: "http://localhost:3000" };
/** Runs the program of a package on the version of Node in the container and in the systemd unit. */
const NODE_24 = `npm exec --yes --package=node-${process.platform}-${process.arch}@24.21.0 -- node node_modules/.bin/`;

/**
 * The steps, in the order in which they start. Each is a program with its arguments, and runs beside others unless it keeps all cores
 * busy. `needs` names a step that has to succeed before it, `after` one that has to end. `all` marks what only `npm run test:all` runs,
 * `changed` what `npm test -- --changed` runs of a step. A step whose `program` is not installed is skipped.
 */
const STEPS = [
  { name: "build", command: "npm run --silent build", env: BUILD_ENV },
  { name: "explore", command: vitest("explore"), needs: "build" },
  { name: "types", command: "tsc", changed: "whole" },
  { name: "lint", command: "oxlint --deny-warnings", changed: "whole" },
  { name: "format", command: "oxfmt --check .", changed: "whole" },
  { name: "promises", command: "oxlint --type-aware -A all -D typescript/no-floating-promises", changed: "whole" },
  { name: "styles", command: "stylelint **/*.css", changed: "whole" },
  { name: "unused", command: "knip --no-progress", changed: "whole" },
  { name: "repo", command: vitest("repo"), changed: "whole" },
  { name: "unit", command: vitest("unit"), changed: "related" },
  { name: "relay", command: vitest("relay"), changed: "related" },
  { name: "site", command: vitest("site"), needs: "build" },
  { name: "faults", command: vitest("service", "faults", "security"), needs: "build" },
  { name: "stories", command: "vitest run --config=.storybook/vitest.config.ts", cores: CORES, changed: "related" },
  { name: "journeys", command: playwright("e2e", "journeys*"), needs: "build", cores: CORES },
  { name: "unit24", command: NODE_24 + vitest("unit"), all: true },
  { name: "relay24", command: NODE_24 + vitest("relay"), all: true },
  { name: "e2e", command: playwright("e2e", "phone", "desktop"), needs: "build", cores: CORES, all: true },
  { name: "pooler", command: vitest("pooler"), needs: "build", program: "pgbouncer", all: true },
  { name: "commands", command: vitest("commands"), all: true },
  { name: "storybook", command: "npm run --silent build:storybook", all: true },
  { name: "browsers", command: playwright("browsers"), needs: "build", cores: CORES, all: true },
  // Both wait more than they compute, and deployment builds the site for another address.
  { name: "pictures", command: playwright("visual"), needs: "storybook", after: "browsers", all: true },
  { name: "deployment", command: "node scripts/deployment.mjs", after: "browsers", program: "caddy", all: true },
];

await runMain(async () => {
  forwardSignals((code) => code || 1);
  const isAll = process.argv.includes("--all");
  const steps = selectSteps(
    process.argv.slice(2).filter((argument) => argument !== "--all"),
    isAll,
  );
  const tier = isAll ? "all" : "quick";
  const env = { ...process.env, TEST_TIER: tier, SOURCE_DATE_EPOCH: TEST_DAY, STORYBOOK_DISABLE_TELEMETRY: "1" };
  delete env.NODE_ENV;
  await install();
  printSummary(await runAll(steps, env));
});

function selectSteps(selection, isAll) {
  if (selection.length === 0) return STEPS.filter(({ all }) => isAll || !all);
  if (selection.includes("--changed")) return STEPS.filter(({ changed }) => changed).map(onlyRelated);
  const names = STEPS.map(({ name }) => name);
  const unknown = selection.find((name) => !names.includes(name));
  if (unknown) throw new CommandError(`There is no step "${unknown}". The steps are: ${names.join(", ")}.`);
  const needed = STEPS.filter(({ name }) => selection.includes(name)).map(({ needs }) => needs);
  return STEPS.filter(({ name }) => selection.includes(name) || needed.includes(name));
}

/** Changes are those since `main`; on `main` itself those since the branch that it follows. */
function onlyRelated(step) {
  if (step.changed === "whole") return step;
  const git = (...args) => spawnSync("git", args, { cwd: inRoot(), encoding: "utf8" }).stdout.trim();
  const isOnMain = git("symbolic-ref", "--short", "HEAD") === "main";
  const base = (isOnMain && git("rev-parse", "--abbrev-ref", "main@{upstream}")) || "main";
  return { ...step, command: `${step.command} --changed=${base} --passWithNoTests` };
}

/** Starts each step, in their order, once there are cores for it and the step that it needs is done. Resolves with all results. */
async function runAll(steps, env) {
  const waiting = [...steps];
  const running = new Map();
  const results = [];
  while (waiting.length + running.size > 0) {
    const busy = [...running.keys()].reduce((sum, { cores = 1 }) => sum + cores, 0);
    const unfinished = [...waiting, ...running.keys()].map(({ name }) => name);
    const isReady = ({ needs, after }) => ![needs, after].some((name) => unfinished.includes(name));
    const next = waiting.find((step) => isReady(step) && busy + (step.cores ?? 1) <= CORES);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, runStep(next, results, env));
    } else {
      const result = await Promise.race(running.values());
      running.delete(result.step);
      results.push(result);
      console.log(`\n─── ${result.step.name} ───\n${result.output}\n${result.step.name}: ${format(result)}`);
    }
  }
  return results;
}

async function runStep(step, results, env) {
  const nothing = { step, output: "", seconds: 0, passed: 0, failures: [], skips: [], retried: [] };
  const hasFailed = results.some((result) => result.step.name === step.needs && result.failures.length > 0);
  if (hasFailed) return { ...nothing, failures: [`not run, because ${step.needs} failed`] };
  if (step.program && !isInstalled(step.program)) return { ...nothing, skips: [`${step.program} is not installed`] };

  const report = inRoot("node_modules", ".cache", "tasks", "reports", `${step.name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const [program, ...args] = step.command.split(" ");
  if (step.command.includes("vitest"))
    args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  const start = performance.now();
  const { code, output } = await run(program, args, {
    env: { ...env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    quiet: true,
    timeout: STEP_LIMIT_MS,
  });
  const seconds = (performance.now() - start) / 1000;
  const counts = /vitest|playwright/.test(step.command) ? countTests(report) : { passed: code === 0 ? 1 : 0 };
  const result = { ...nothing, output, seconds, ...counts };
  if (code !== 0 && result.failures.length === 0) result.failures = [`it ended with code ${code}`];
  return result;
}

/** Counts the tests in the JSON report of Vitest or Playwright. */
function countTests(file) {
  if (!existsSync(file)) return { failures: ["it left no report"] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const tests = report.testResults?.flatMap(testsOfVitest) ?? report.suites.flatMap(testsOfPlaywright);
  const namesOf = (...states) => tests.filter(({ state }) => states.includes(state)).map(({ name }) => name);
  return {
    passed: namesOf("passed", "expected", "retried", "flaky").length,
    failures: namesOf("failed", "unexpected"),
    skips: namesOf("skipped", "pending", "todo"),
    retried: namesOf("retried", "flaky"),
  };
}

function testsOfVitest({ name: file, status, message, assertionResults }) {
  const tests = assertionResults.map(({ fullName, status: state, failureMessages: [cause] }) => ({
    name: withCause(fullName, cause),
    // A test that passed in spite of a failure has needed a second try.
    state: state === "passed" && cause ? "retried" : state,
  }));
  // A file that could not be loaded has no tests.
  const isBroken = status === "failed" && tests.every(({ state }) => state !== "failed");
  return isBroken ? [...tests, { name: withCause(file, message), state: "failed" }] : tests;
}

function testsOfPlaywright({ title, specs, suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results, annotations }) => {
      const cause =
        results.find(({ error }) => error)?.error.message ??
        annotations.find(({ type }) => type === "skip")?.description;
      return { name: withCause(`${projectName} › ${title} › ${spec.title}`, cause), state: status };
    }),
  );
  return [...own, ...suites.flatMap(testsOfPlaywright)];
}

function withCause(name, cause = "") {
  const [line] = stripVTControlCharacters(cause).split("\n");
  return line ? `${name}: ${line}` : name;
}

function format({ passed, failures, skips, seconds }) {
  return `${passed} passed, ${failures.length} failed, ${skips.length} skipped in ${seconds.toFixed(0)} s`;
}

/** In CI nothing may be skipped, because nobody would notice. */
function printSummary(results) {
  const listOf = (key) => results.flatMap((result) => result[key].map((name) => `  ${result.step.name}: ${name}`));
  console.log("\n─── all steps ───");
  for (const result of results) console.log(`${result.step.name.padEnd(10)} ${format(result)}`);
  console.log(`together   ${(performance.now() / 60_000).toFixed(1)} minutes`);
  for (const [title, key] of Object.entries({ "Second try": "retried", Skipped: "skips", Failed: "failures" }))
    if (listOf(key).length > 0) console.log(`\n${title}:\n${listOf(key).join("\n")}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = listOf("failures").length + (process.env.CI ? listOf("skips").length : 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
