// `npm run relay:status`, `relay:test-message` and `relay:backup`: the built relay's commands, or what to do first where none is built.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { CommandError, inRoot, runMain } from "./tasks/project.mjs";

await runMain(async () => {
  const program = inRoot("dist/relay/cli.js");
  if (!existsSync(program)) {
    throw new CommandError(
      "The relay is not built yet.\nNext: `npm start`, which builds and starts it; then run this again.",
    );
  }
  await import(pathToFileURL(program).href);
});
