import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

export default defineConfig({
  // The site's, whose content says which pictures there are.
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["illustrations/tests/*.test.ts"],
    testTimeout: 60_000,
    // They compute all the time. By default one core stays idle.
    maxWorkers: "100%",
  },
});
