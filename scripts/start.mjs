// `npm start`: installs and builds what is out of date, then runs the relay.
import { forwardSignals, run } from "./tasks/programs.mjs";
import { runMain, readSettings } from "./tasks/project.mjs";
import { build, install } from "./tasks/setup.mjs";

/** Exit code with which the relay asks to be restarted, for example after damage to its store. */
const RESTART_CODE = 75;

await runMain(async () => {
  forwardSignals((code) => code);
  const { siteUrl } = readSettings();
  await install();
  await build(siteUrl);
  do {
    process.exitCode = (await run("node", ["dist/relay/server.js"])).code;
  } while (process.exitCode === RESTART_CODE);
});
