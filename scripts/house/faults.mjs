import { readSettings, guarded } from "./project.mjs";
import { passStopsOn, run as runProgram } from "./run.mjs";
import { build, install } from "./setup.mjs";
import { programOf } from "./steps.mjs";

/** `npm run test:faults`: the long form of the step `faults` of `npm test`. `FAULTS_SEED` and the like are passed on. */
export function run() {
  return guarded(async () => {
    passStopsOn((code) => code || 1);
    await install();
    await build(readSettings());
    const command = programOf("vitest", "vitest", "run", "--config=tests/vitest.config.ts", "--project=faults");
    const [program, ...args] = [...command, ...process.argv.slice(2)];
    process.exitCode = (await runProgram(program, args, { env: { FAULTS: "long", ...process.env } })).code;
  });
}
