import { guarded } from "./project.mjs";
import { passStopsOn, run as runProgram } from "./run.mjs";
import { install } from "./setup.mjs";
import { programOf } from "./steps.mjs";

/** `npm run storybook`: every component on its own, at http://localhost:6006. */
export function run() {
  return guarded(async () => {
    passStopsOn((code) => code);
    await install();
    const [command, ...args] = programOf(
      "storybook",
      "storybook",
      "dev",
      "--port=6006",
      "--no-open",
      "--disable-telemetry",
    );
    process.exitCode = (await runProgram(command, args)).code;
  });
}
