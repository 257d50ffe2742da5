// `npm run test:deployment`: builds for an HTTPS address and tests the deployment of docs/deploying.md behind a real Caddy, and then a
// guest's journeys over a slow connection. A name after `--` selects test files. Without Caddy nothing is built or tested.
import { forwardSignals, isInstalled, missingPackages, run } from "./tasks/programs.mjs";
import { CommandError, SETTING_NAMES, runMain } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";
import { STEPS } from "./tasks/steps.mjs";

/** The origin that the test certificate is issued for. */
const SITE_URL = "https://localhost";

await runMain(async () => {
  forwardSignals((code) => code || 1);
  if (!isInstalled("caddy")) {
    console.log("skipped: there is no caddy here. It is a package of Debian: apt-get install caddy");
    return;
  }
  // Playwright's configuration leaves out a browser that is missing.
  for (const { description, programs } of STEPS)
    for (const name of missingPackages(programs))
      console.log(`skipped: ${description}. ${name}, a package of Debian, is not installed: apt-get install ${name}`);
  await install();
  const env = { ...process.env };
  for (const name of SETTING_NAMES) delete env[name];
  const built = await run("npm", ["run", "--silent", "build"], { env: { ...env, NODE_ENV: "production", SITE_URL } });
  if (built.code !== 0) throw new CommandError("The site could not be built; the reason is above. Nothing was tried.");

  const names = process.argv.slice(2);
  const deployment = ["run", "--config=tests/vitest.config.ts", "--project=deployment", "--passWithNoTests", ...names];
  const journeys = ["test", "--config=tests/deployment/playwright.config.ts", "--pass-with-no-tests", ...names];
  const codes = [(await run("vitest", deployment, { env })).code, (await run("playwright", journeys, { env })).code];
  process.exitCode = Math.max(...codes);
});
