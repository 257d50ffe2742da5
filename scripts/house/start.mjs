import { guarded, readSettings } from "./project.mjs";
import { RELAY_COMMAND } from "./relayCommand.mjs";
import { passStopsOn, run as runProgram } from "./run.mjs";
import { build, install } from "./setup.mjs";

/** The relay ends so when it has to be started anew, as after damage to its store. */
const RESTART_CODE = 75;

/** `npm start`: sets up and builds what is not up to date, then runs the relay for as long as it lives. */
export function run() {
  return guarded(async () => {
    passStopsOn((code) => code);
    const { siteUrl } = readSettings();
    await install();
    await build({ siteUrl });
    do {
      process.exitCode = (await runProgram(process.execPath, RELAY_COMMAND)).code;
    } while (process.exitCode === RESTART_CODE);
  });
}
