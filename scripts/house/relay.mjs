import { existsSync } from "node:fs";

import { Stop, guarded, inRoot } from "./project.mjs";
import { run as runProgram } from "./run.mjs";

const PROGRAM = inRoot("dist", "relay", "operate.js");

/** `npm run relay:…`: looks at the relay that was built here, or at its store. Its exit code is ours. */
export function run() {
  return guarded(async () => {
    if (!existsSync(PROGRAM)) throw new Stop("There is no relay here yet: run `npm start` or `npm run build` first.");
    process.exitCode = (await runProgram(process.execPath, [PROGRAM, ...process.argv.slice(2)])).code;
  });
}
