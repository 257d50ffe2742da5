import { fileURLToPath } from "node:url";

import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import type { ProjectConfig } from "vitest/node";

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
export default defineConfig(({ mode }) => ({
  root,
  test: {
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, ...READ_FILES],
    projects: [
      project("repo", "tests/repo/**/*.test.{ts,mjs}", SHARED_MODULES),
      project("site", "tests/site/**/*.test.ts", ON_EVERY_CORE),
      project("scenes", "tests/scenes/**/*.test.ts", ON_EVERY_CORE),
      project("unit", "tests/unit/**/*.test.{ts,tsx}", { ...SHARED_MODULES, pool: "threads" }),
      project("relay", "tests/relay/**/*.test.ts", SHARED_MODULES),
      // Each test runs a command of package.json in a process.
      project("commands", "tests/commands/**/*.test.{ts,mjs}", { testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS }),
      // Processes are started, killed and waited for, one file after the other.
      project("service", "tests/service/**/*.test.ts", {
        testTimeout: 120_000,
        hookTimeout: 60_000,
        fileParallelism: false,
      }),
      // The built relay under attack.
      project("security", "tests/security/**/*.test.ts", {
        testTimeout: 120_000,
        hookTimeout: 60_000,
        maxWorkers: 2,
      }),
      // The built relay, killed repeatedly while disk, database and network fail. The long form needs the long timeout. Relays mostly wait,
      // so several files run in parallel.
      {
        ...project("faults", "tests/faults/**/*.test.ts", {
          testTimeout: 40 * TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          maxWorkers: 4,
        }),
        // Vitest does not pass `--mode` on to projects.
        mode,
      },
      // The deployment of docs/deploying.md, as far as it works without containers. Run only by `npm run test:deployment`.
      project("deployment", "tests/deployment/**/*.test.ts", {
        testTimeout: 5 * TIMEOUT_MS,
        hookTimeout: TIMEOUT_MS,
        fileParallelism: false,
      }),
    ],
  },
}));
