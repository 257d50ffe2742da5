import { readFileSync } from "node:fs";

import { picturedStories } from "../../tests/support/picturedStories.mjs";
import { Stop, guarded, inRoot } from "./project.mjs";
import { passStopsOn, run as runProgram } from "./run.mjs";
import { install } from "./setup.mjs";
import { buildStorybook, programOf } from "./steps.mjs";

const TOKEN = "CHROMATIC_PROJECT_TOKEN";

/**
 * `npm run chromatic`: sends the stories that have their picture taken to Chromatic, in every mode of `.storybook/modes.ts`.
 * What stands after `--` goes to Chromatic's own program. Without a project token nothing is built and nothing is sent.
 */
export function run() {
  return guarded(async () => {
    const token = process.env[TOKEN]?.trim();
    if (!token) {
      console.log(`${TOKEN} is not set, so nothing was sent to Chromatic. The pictures of \`npm test\` need no token.`);
      return;
    }
    passStopsOn((code) => code || 1);
    await install();
    const [builder, ...building] = buildStorybook();
    const built = await runProgram(builder, building);
    if (built.code !== 0) throw new Stop("Storybook could not be built; the reason is above. Nothing was sent.");

    const index = JSON.parse(readFileSync(inRoot("dist", "storybook", "index.json"), "utf8"));
    const [command, ...args] = programOf("chromatic", "chromatic", ...optionsFor(index), ...process.argv.slice(2));
    // The token goes by the environment: a list of processes shows arguments to everybody.
    process.exitCode = (await runProgram(command, args, { env: { ...process.env, [TOKEN]: token } })).code;
  });
}

/** What Chromatic's program is told: which Storybook, and which of its stories. */
export function optionsFor(index) {
  const names = picturedStories(index).map(({ title, name }) => `${title}/${name}`);
  return [
    "--storybook-build-dir=dist/storybook",
    "--no-interactive",
    ...names.flatMap((name) => ["--only-story-names", name]),
  ];
}
