import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** In milliseconds: nothing here waits, but a machine may be busy with something else. */
const PATIENCE = 60_000;

/** Everything that runs in Node; stories and pages in a browser have configurations of their own. */
export default defineConfig({
  root,
  test: {
    projects: [
      { root, test: { name: "repo", include: ["tests/repo/**/*.test.{ts,mjs}"], testTimeout: PATIENCE } },
      { root, test: { name: "site", include: ["tests/site/**/*.test.ts"], testTimeout: PATIENCE } },
      { root, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: PATIENCE } },
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
    ],
  },
});
