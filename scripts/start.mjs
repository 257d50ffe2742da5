// `npm start`: sets up and builds what is not up to date, then runs the relay for as long as it lives.
import { passStopsOn, run } from "./tasks/programs.mjs";
import { guarded, readSettings } from "./tasks/project.mjs";
import { build, install } from "./tasks/setup.mjs";

/** The relay ends so when it has to be started anew, as after damage to its store. */
const RESTART_CODE = 75;

await guarded(async () => {
  passStopsOn((code) => code);
  const { siteUrl } = readSettings();
  await install();
  await build(siteUrl);
  do {
    process.exitCode = (await run("node", ["dist/relay/server.js"])).code;
  } while (process.exitCode === RESTART_CODE);
});
