// `npm run pictures [-- ui/Button …]`: builds Storybook and compares the pictures of all components, or of those named, with their
// baselines. `npm run pictures:accept` keeps the new ones instead.
import { parseArgs } from "node:util";

import { forwardSignals, run } from "./tasks/programs.mjs";
import { CommandError, runMain } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";

await runMain(async () => {
  const { values, positionals: components } = parseArgs({
    options: { accept: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  forwardSignals((code) => code || 1);
  await install();
  const built = await run("npm", ["run", "--silent", "build:storybook"]);
  if (built.code !== 0) throw new CommandError("Storybook could not be built; the reason is above.");
  const args = ["test", "--config=tests/visual/playwright.config.ts", ...(values.accept ? ["--update-snapshots"] : [])];
  const env = components.length === 0 ? process.env : { ...process.env, COMPONENTS: components.join(",") };
  process.exitCode = (await run("playwright", args, { env })).code;
});
