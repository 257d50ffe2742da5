import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** In milliseconds: nothing here waits, but a machine may be busy with something else. */
const PATIENCE = 60_000;

/** Tests that compute: Vitest would leave a core free. */
const ON_EVERY_CORE = { testTimeout: PATIENCE, maxWorkers: "100%" } as const;

/** Loading the same code anew for each file would take longer than all tests. What a test puts in the place of a global is taken away after it. */
const LOADED_ONCE = { ...ON_EVERY_CORE, isolate: false, unstubGlobals: true } as const;

/** Everything that runs in Node; stories and pages in a browser have configurations of their own. */
export default defineConfig(({ mode }) => ({
  root,
  test: {
    projects: [
      { root, test: { name: "repo", include: ["tests/repo/**/*.test.{ts,mjs}"], ...LOADED_ONCE } },
      { root, test: { name: "site", include: ["tests/site/**/*.test.ts"], ...ON_EVERY_CORE } },
      { root, test: { name: "scenes", include: ["tests/scenes/**/*.test.ts"], ...ON_EVERY_CORE } },
      { root, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], ...LOADED_ONCE, pool: "threads" } },
      { root, test: { name: "relay", include: ["tests/relay/**/*.test.ts"], ...LOADED_ONCE } },
      // Each test starts a program that people start.
      { root, test: { name: "commands", include: ["tests/commands/**/*.test.{ts,mjs}"], testTimeout: PATIENCE } },
      {
        root,
        // Whole programs are started, killed and waited for, one file after the other.
        test: {
          name: "e2e",
          include: ["tests/e2e/relay/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        root,
        // The built relay and those who mean it no good.
        test: {
          name: "security",
          include: ["tests/security/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        root,
        // A project does not take over what the command says.
        mode,
        // The built relay, killed again and again while the world around it fails. The long form takes its time; a relay that waits leaves
        // room for another.
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 40 * PATIENCE,
          hookTimeout: PATIENCE,
          maxWorkers: 4,
        },
      },
      {
        root,
        // What docs/deploying.md describes, as far as a machine without containers allows; `npm run test:deployment` alone.
        test: {
          name: "deployment",
          include: ["tests/deployment/**/*.test.ts"],
          testTimeout: 5 * PATIENCE,
          hookTimeout: PATIENCE,
          fileParallelism: false,
        },
      },
    ],
  },
}));
