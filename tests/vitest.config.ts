import { fileURLToPath } from "node:url";

import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import type { ProjectConfig } from "vitest/node";

const root = fileURLToPath(new URL("..", import.meta.url));

/** In milliseconds: nothing here waits, but a machine may be busy with something else. */
const PATIENCE = 60_000;

/** Tests that compute: Vitest would leave a core free. */
const ON_EVERY_CORE = { testTimeout: PATIENCE, maxWorkers: "100%" } as const;

/** Loading the same code anew for each file would take longer than all tests. What a test puts in the place of a global is taken away after it. */
const LOADED_ONCE = { ...ON_EVERY_CORE, isolate: false, unstubGlobals: true } as const;

/** One project: the tests in `include`, run with `options`. Its messages show values whole, since the summary of `npm test` has nothing else. */
function project(name: string, include: string, options: ProjectConfig): TestProjectInlineConfiguration {
  return { root, test: { name, include: [include], chaiConfig: { truncateThreshold: 400 }, ...options } };
}

/** Everything that runs in Node; stories and pages in a browser have configurations of their own. */
export default defineConfig(({ mode }) => ({
  root,
  test: {
    projects: [
      project("repo", "tests/repo/**/*.test.{ts,mjs}", LOADED_ONCE),
      project("site", "tests/site/**/*.test.ts", ON_EVERY_CORE),
      project("scenes", "tests/scenes/**/*.test.ts", ON_EVERY_CORE),
      project("unit", "tests/unit/**/*.test.{ts,tsx}", { ...LOADED_ONCE, pool: "threads" }),
      project("relay", "tests/relay/**/*.test.ts", LOADED_ONCE),
      // Each test starts a program that people start.
      project("commands", "tests/commands/**/*.test.{ts,mjs}", { testTimeout: PATIENCE }),
      // Whole programs are started, killed and waited for, one file after the other.
      project("e2e", "tests/e2e/relay/**/*.test.ts", {
        testTimeout: 120_000,
        hookTimeout: 60_000,
        fileParallelism: false,
      }),
      // The built relay and those who mean it no good.
      project("security", "tests/security/**/*.test.ts", {
        testTimeout: 120_000,
        hookTimeout: 60_000,
        maxWorkers: 2,
      }),
      // The built relay, killed again and again while the world around it fails. The long form takes its time; a relay that waits leaves
      // room for another.
      {
        ...project("faults", "tests/faults/**/*.test.ts", {
          testTimeout: 40 * PATIENCE,
          hookTimeout: PATIENCE,
          maxWorkers: 4,
        }),
        // A project does not take over what the command says.
        mode,
      },
      // What docs/deploying.md describes, as far as a machine without containers allows; `npm run test:deployment` alone.
      project("deployment", "tests/deployment/**/*.test.ts", {
        testTimeout: 5 * PATIENCE,
        hookTimeout: PATIENCE,
        fileParallelism: false,
      }),
    ],
  },
}));
