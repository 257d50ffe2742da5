// `npm run pictures [-- Button …]`: builds Storybook and compares the pictures of all components, or of those named, with their
// baselines. `npm run pictures:accept` keeps the new ones instead.
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";

import { forwardSignals, run } from "./tasks/programs.mjs";
import { CommandError, inRoot, runMain } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { accept: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const components = positionals.flatMap(componentsNamed);
  forwardSignals((code) => code || 1);
  await install();
  const built = await run("npm", ["run", "--silent", "build:storybook"]);
  if (built.code !== 0) throw new CommandError("Storybook could not be built; the reason is above.");
  const args = ["test", "--config=tests/visual/playwright.config.ts", ...(values.accept ? ["--update-snapshots"] : [])];
  const env = components.length === 0 ? process.env : { ...process.env, COMPONENTS: components.join(",") };
  process.exitCode = (await run("playwright", args, { env })).code;
});

/** The components with this name: `ui/Button`, or `Button` in any layer. */
function componentsNamed(name) {
  const known = ["ui", "features", "pages", "foundations", "lab"].flatMap((layer) => storiesIn("stories", layer));
  const wanted = name.toLowerCase();
  const found = known.filter((one) => [one, one.split("/")[1]].some((each) => each.toLowerCase() === wanted));
  if (found.length === 0) throw new CommandError(`No component is called ${name}: write it as ui/Button, or Button.`);
  return found;
}

function storiesIn(...folder) {
  return readdirSync(inRoot(...folder), { recursive: true, encoding: "utf8" }).flatMap((path) => {
    const [, name] = /(\w+)\.stories\.tsx$/.exec(path) ?? [];
    return name ? [`${folder.at(-1)}/${name}`] : [];
  });
}
