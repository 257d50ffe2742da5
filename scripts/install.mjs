// Installs the packages before a command whose own program is one of them, such as `npm run storybook`.
import { passStopsOn } from "./tasks/programs.mjs";
import { guarded } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";

await guarded(async () => {
  passStopsOn((code) => code || 1);
  await install();
});
