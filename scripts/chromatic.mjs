// `npm run chromatic`: sends the stories with visual tests to Chromatic, in every mode of `.storybook/modes.ts`. Arguments after `--` are
// passed to Chromatic's own program. Without a project token nothing is built and nothing is sent.
import { readFileSync, writeFileSync } from "node:fs";

import { picturedStories } from "../tests/support/picturedStories.mjs";
import { forwardSignals, run } from "./tasks/programs.mjs";
import { CommandError, runMain, inRoot } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";

const TOKEN = "CHROMATIC_PROJECT_TOKEN";
const STORYBOOK = "dist/chromatic";

await runMain(async () => {
  const token = process.env[TOKEN]?.trim();
  if (!token) {
    console.log(`${TOKEN} is not set, so nothing was sent to Chromatic. \`npm run pictures\` needs no token.`);
    return;
  }
  forwardSignals((code) => code || 1);
  await install();
  const building = ["run", "--silent", "build:storybook", "--", `--output-dir=${STORYBOOK}`, "--stats-json"];
  const built = await run("npm", building);
  if (built.code !== 0) throw new CommandError("Storybook could not be built; the reason is above. Nothing was sent.");

  // Chromatic captures every story of the index, and `--only-changed` cannot be combined with a list of stories.
  const file = inRoot(STORYBOOK, "index.json");
  const index = JSON.parse(readFileSync(file, "utf8"));
  const entries = Object.fromEntries(picturedStories(index).map((story) => [story.id, story]));
  writeFileSync(file, JSON.stringify({ ...index, entries }));
  const args = [
    `--storybook-build-dir=${STORYBOOK}`,
    "--no-interactive",
    "--only-changed",
    // Pictures and fonts are served, not imported, so their change leads to no story.
    "--externals=public/**",
    ...process.argv.slice(2),
  ];
  // The token is passed in the environment, because other users can see the arguments of a process.
  const env = { ...process.env, [TOKEN]: token };
  process.exitCode = (await run("chromatic", args, { env })).code;
});
