import { readFileSync } from "node:fs";

import { inRoot } from "./project.mjs";

/**
 * What `npm test` runs, in this order. Each step is a program with arguments, or `work` to be done in this process.
 *
 * - `report`: whose JSON report counts the step's tests; a step without one counts as a single test.
 * - `needs`: the step whose product this one looks at. It is run first, and if it fails this one cannot run.
 * - `together`: runs at the same time as its neighbours that say so too; what it prints is kept until it is done.
 */
export const STEPS = [
  { name: "types", says: "TypeScript", command: tool("typescript", "tsc"), together: true },
  { name: "lint", says: "oxlint", command: tool("oxlint", "oxlint", "--deny-warnings"), together: true },
  {
    name: "unused",
    says: "knip",
    command: tool("knip", "knip", "--no-progress", "--reporter=./scripts/house/unusedReporter.mjs"),
    together: true,
  },
  { name: "repo", says: "the rules of this repository", ...vitest("tests/vitest.config.ts", "--project=repo") },
  { name: "unit", says: "domain, content, words and scripts", ...vitest("tests/vitest.config.ts", "--project=unit") },
  { name: "build", says: "the site and the relay" },
  {
    name: "scenes",
    says: "every illustration, and the maps",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=scenes"),
  },
  {
    name: "commands",
    says: "what the owner starts",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=commands"),
  },
  {
    name: "site",
    says: "every written page: HTML, links, heads",
    needs: "build",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=site"),
  },
  { name: "storybook", says: "the static Storybook", command: buildStorybook, together: true },
  // Here it has the core that the commands leave idle; beside the types everything would wait for it.
  {
    name: "format",
    says: "prettier",
    command: tool("prettier", "prettier", "--check", "--log-level=warn", "."),
    together: true,
  },
  { name: "stories", says: "every story in three languages", ...vitest(".storybook/vitest.config.ts") },
  { name: "pictures", says: "how it looks", needs: "storybook", ...playwright("tests/visual/playwright.config.ts") },
  {
    name: "relay",
    says: "the relay's parts, with files and sockets of their own",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=relay"),
  },
  {
    name: "service",
    says: "the built relay, killed and restarted",
    needs: "build",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=e2e"),
  },
  {
    name: "faults",
    says: "the built relay while everything around it fails",
    needs: "build",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=faults"),
  },
  {
    name: "security",
    says: "the built relay and those who mean it no good",
    needs: "build",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=security"),
  },
  { name: "e2e", says: "the built site in a browser", needs: "build", ...playwright("tests/e2e/playwright.config.ts") },
];

/** Where a step's JSON report is written. */
export function reportFile(name) {
  return inRoot("node_modules", ".cache", "house", "reports", `${name}.json`);
}

/** The program that writes the static Storybook to `dist/storybook`. */
export function buildStorybook() {
  const options = ["--output-dir=dist/storybook", "--quiet", "--loglevel=warn", "--disable-telemetry"];
  return programOf("storybook", "storybook", "build", ...options);
}

function vitest(config, ...more) {
  return {
    report: "vitest",
    command: (name) => [
      ...programOf("vitest", "vitest", "run", `--config=${config}`, ...more),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile(name)}`,
    ],
  };
}

function playwright(config) {
  return { report: "playwright", command: tool("@playwright/test", "playwright", "test", `--config=${config}`) };
}

/** A package's own program as command and arguments, started with this Node: no shell, and no search path. */
export function programOf(packageName, program, ...args) {
  const folder = inRoot("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return [process.execPath, `${folder}/${typeof bin === "string" ? bin : bin[program]}`, ...args];
}

// The table is read before the installation, so programs are looked up late.
function tool(...given) {
  return () => programOf(...given);
}
