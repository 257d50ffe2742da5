import { fileURLToPath } from "node:url";

import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import type { ProjectConfig } from "vitest/node";

import { RUNS_ALL } from "./support/tier.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Timeout in milliseconds. No test waits that long by itself, but the machine may be busy. */
const TIMEOUT_MS = 60_000;

/** For CPU-bound tests. By default Vitest leaves one core idle. */
const ON_EVERY_CORE = { testTimeout: TIMEOUT_MS, maxWorkers: "100%" } as const;

/**
 * Test files share loaded modules, because loading them for each file would take longer than the tests. Stubbed globals are restored after
 * each test.
 */
const SHARED_MODULES = { ...ON_EVERY_CORE, isolate: false, unstubGlobals: true } as const;

/**
 * For tests that start relays as processes: they mostly wait, so several files run in parallel. What depends on processes and on time gets
 * a second try.
 */
const BUILT_RELAY = {
  testTimeout: (RUNS_ALL ? 40 : 3) * TIMEOUT_MS,
  hookTimeout: TIMEOUT_MS,
  expect: { poll: { timeout: TIMEOUT_MS } },
  maxWorkers: 4,
  retry: 1,
} as const;

/**
 * One project: the tests in `include`, run with `options`. Its messages show values in full, because the summary of `npm test` contains
 * nothing else.
 */
function project(name: string, include: string, options: ProjectConfig): TestProjectInlineConfiguration {
  return { root, test: { name, include: [include], chaiConfig: { truncateThreshold: 400 }, ...options } };
}

/** What tests read, and therefore no import leads to: a change of it runs all tests of `npm test -- --changed`. */
const READ_FILES = [
  "**/content/**/*.md",
  "**/src/i18n/messages/**",
  "**/src/styles/**",
  "**/docs/*.md",
  "**/relay/deploy/**",
];

/** Everything that runs in Node; stories and pages in a browser have configurations of their own. */
export default defineConfig({
  root,
  test: {
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, ...READ_FILES],
    projects: [
      project("repo", "tests/repo/**/*.test.{ts,mjs}", SHARED_MODULES),
      project("site", RUNS_ALL ? "tests/site/**/*.test.ts" : "tests/site/*.test.ts", ON_EVERY_CORE),
      project("unit", "tests/unit/**/*.test.{ts,tsx}", { ...SHARED_MODULES, pool: "threads" }),
      project("relay", "tests/relay/**/*.test.ts", SHARED_MODULES),
      // Each test runs a command of package.json in a process.
      project("commands", "tests/commands/**/*.test.{ts,mjs}", {
        testTimeout: TIMEOUT_MS,
        hookTimeout: TIMEOUT_MS,
        retry: 1,
        // The owner's commands speak the language of the system unless they are told another.
        env: { LC_ALL: "C" },
      }),
      // The built relay as a process; killed repeatedly while disk, database and network fail; under attack.
      project("service", "tests/service/**/*.test.ts", BUILT_RELAY),
      project("faults", "tests/faults/**/*.test.ts", BUILT_RELAY),
      project("pooler", "tests/pooler/**/*.test.ts", BUILT_RELAY),
      project("security", "tests/security/**/*.test.ts", BUILT_RELAY),
      // A guest who uses the built site at random, in one browser.
      project("explore", "tests/explore/**/*.test.ts", {
        testTimeout: 30 * TIMEOUT_MS,
        hookTimeout: TIMEOUT_MS,
        fileParallelism: false,
        retry: 1,
      }),
      // The deployment of docs/deploying.md, as far as it works without containers. Run only by `npm run test:deployment`.
      project("deployment", "tests/deployment/**/*.test.ts", {
        testTimeout: 5 * TIMEOUT_MS,
        hookTimeout: TIMEOUT_MS,
        fileParallelism: false,
        retry: 1,
      }),
    ],
  },
});
