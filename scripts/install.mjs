// Installs the packages before a command that is itself provided by a package, such as `npm run storybook`.
import { forwardSignals } from "./tasks/programs.mjs";
import { runMain } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";

await runMain(async () => {
  forwardSignals((code) => code || 1);
  await install();
});
