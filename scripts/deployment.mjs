// `npm run test:deployment`: builds for an HTTPS address and tests the deployment of docs/deploying.md behind a real Caddy, and then a
// guest's journeys over a slow connection. A name after `--` selects test files. Without Caddy nothing is built or tested.
import { forwardSignals, isInstalled, run } from "./tasks/programs.mjs";
import { CommandError, runMain } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";

/** The origin that the test certificate is issued for. */
const SITE_URL = "https://localhost";

await runMain(async () => {
  forwardSignals((code) => code || 1);
  if (!isInstalled("caddy")) {
    console.log("skipped: there is no caddy here. It is a package of Debian: apt-get install caddy");
    return;
  }
  await install();
  const env = { ...process.env, NODE_ENV: "production", SITE_URL };
  const built = await run("npm", ["run", "--silent", "build"], { env });
  if (built.code !== 0) throw new CommandError("The site could not be built; the reason is above. Nothing was tried.");

  const names = process.argv.slice(2);
  const deployment = ["run", "--config=tests/vitest.config.ts", "--project=deployment", "--passWithNoTests", ...names];
  const journeys = ["test", "--config=tests/deployment/playwright.config.ts", "--pass-with-no-tests", ...names];
  const codes = [(await run("vitest", deployment)).code, (await run("playwright", journeys)).code];
  process.exitCode = Math.max(...codes);
});
