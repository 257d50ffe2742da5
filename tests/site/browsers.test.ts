import { runChecks } from "es-check";
import { expect, test } from "vitest";

test("the scripts run in the oldest browsers that package.json names", async () => {
  const oldest = { ecmaVersion: "checkBrowser", checkBrowser: true, checkFeatures: true };
  const { errors } = await runChecks([
    // A class of Radix has a method of this name; of our own code oxlint refuses it.
    { ...oldest, module: true, files: ["dist/site/assets/*.js"], ignore: "ArrayToSorted" },
    { ...oldest, files: ["dist/site/sw.js"] },
  ]);
  expect(errors.map(({ file, err }) => `${file}: ${err.message}`)).toEqual([]);
});
