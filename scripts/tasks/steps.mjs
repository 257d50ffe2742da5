// The steps of `npm test`.
/** Version of Node in production: in the container and in the systemd unit. */
const NODE_24 = "24.21.0";

const UNIT = {
  name: "unit",
  changed: "related",
  description: "unit tests of domain, content, messages and scripts",
  ...vitest("tests/vitest.config.ts", "--project=unit"),
};

/** Writes the static Storybook to `dist/storybook`. */
export const BUILD_STORYBOOK = [
  "storybook",
  "build",
  "--output-dir=dist/storybook",
  "--quiet",
  "--loglevel=warn",
  "--disable-telemetry",
];

const BUILD = {
  name: "build",
  description: "production build of the site and the relay",
  command: ["npm", "run", "--silent", "build"],
  // Overrides `.env`.
  env: { NODE_ENV: "production", SITE_URL: "http://localhost:3000" },
};

const RELAY = [
  {
    name: "relay",
    description: "unit tests of the relay, with real files and sockets",
    changed: "related",
    parallelGroup: "checks",
    ...vitest("tests/vitest.config.ts", "--project=relay"),
  },
  {
    name: "service",
    description: "the built relay: kills and restarts",
    needs: "build",
    parallelGroup: "checks",
    ...vitest("tests/vitest.config.ts", "--project=e2e"),
  },
];

/** A separate group: next to the steps of the other Node, some tests would run out of processor time and time out. */
const GROUP_24 = "on Node 24";

/** Repeats a step on Node 24, in a whole run only. */
function onNode24(step) {
  const parallelGroup = step.parallelGroup && GROUP_24;
  return {
    ...step,
    name: `${step.name}24`,
    description: `${step.description}, on Node 24`,
    node: NODE_24,
    changed: undefined,
    parallelGroup,
  };
}

/**
 * The steps of `npm test`, in order. `command` is a program with its arguments: the binary of a package, or npm itself.
 *
 * - `description`: shown in the heading.
 * - `changed`: what `npm test -- --changed` runs of it: `all`, or the tests that import a changed file. A step without it is left
 *   out: it tests a build or starts programs, which no import leads to, or repeats another step on Node 24.
 * - `report`: the tool whose JSON report contains the step's tests. A step without one counts as a single test.
 * - `needs`: the step whose output this one depends on. It runs first, and if it fails, this one is not run.
 * - `parallelGroup`: runs in parallel with adjacent steps of the same value; its output is printed when it is done.
 * - `env`: environment variables in addition to those of all steps.
 * - `programs`: programs without any of which the step is skipped, each with the Debian package that has it.
 * - `node`: the version of Node to run on, fetched by npm, instead of the current one.
 */
export const STEPS = [
  { name: "types", description: "TypeScript", changed: "all", command: ["tsc"], parallelGroup: "checks" },
  {
    name: "lint",
    description: "oxlint",
    changed: "all",
    command: ["oxlint", "--deny-warnings"],
    parallelGroup: "checks",
  },
  {
    name: "promises",
    description: "oxlint with types: promises that nobody awaits",
    changed: "all",
    command: ["oxlint", "--type-aware", "--allow=all", "--deny=typescript/no-floating-promises"],
    parallelGroup: "checks",
  },
  {
    name: "styles",
    description: "stylelint",
    changed: "all",
    command: ["stylelint", "**/*.css"],
    parallelGroup: "checks",
  },
  { name: "unused", description: "knip", changed: "all", command: ["knip", "--no-progress"], parallelGroup: "checks" },
  {
    name: "repo",
    changed: "all",
    description: "conventions of this repository",
    ...vitest("tests/vitest.config.ts", "--project=repo"),
  },
  UNIT,
  onNode24(UNIT),
  onNode24(BUILD),
  BUILD,
  {
    name: "scenes",
    changed: "related",
    description: "illustrations and maps",
    parallelGroup: "checks",
    ...vitest("tests/vitest.config.ts", "--project=scenes"),
  },
  {
    name: "commands",
    description: "the owner's commands",
    parallelGroup: "checks",
    ...vitest("tests/vitest.config.ts", "--project=commands"),
  },
  {
    name: "site",
    description: "every prerendered page: HTML, links, heads",
    needs: "build",
    parallelGroup: "checks",
    ...vitest("tests/vitest.config.ts", "--project=site"),
  },
  { name: "storybook", description: "the static Storybook", command: BUILD_STORYBOOK, parallelGroup: "checks" },
  // In this group it uses an idle core; in the first one every other step would wait for it.
  {
    name: "format",
    changed: "all",
    description: "oxfmt",
    command: ["oxfmt", "--check", "."],
    parallelGroup: "checks",
  },
  {
    name: "stories",
    description: "every story: rendering, behaviour, accessibility",
    changed: "related",
    ...vitest(".storybook/vitest.config.ts"),
  },
  {
    name: "pictures",
    description: "visual regression",
    needs: "storybook",
    ...playwright("tests/visual/playwright.config.ts"),
  },
  ...RELAY,
  ...RELAY.map(onNode24),
  // Only as in production, because the failures and attacks are the system's and the network's.
  {
    name: "faults",
    description: "the built relay: failures of disk, database and network, on Node 24",
    needs: "build",
    node: NODE_24,
    parallelGroup: GROUP_24,
    ...vitest("tests/vitest.config.ts", "--project=faults"),
  },
  {
    name: "security",
    description: "the built relay: attacks and abuse, on Node 24",
    needs: "build",
    node: NODE_24,
    parallelGroup: GROUP_24,
    ...vitest("tests/vitest.config.ts", "--project=security"),
  },
  {
    name: "phone",
    description: "the built site in a browser, on a phone",
    needs: "build",
    ...playwright("tests/e2e/playwright.config.ts", "--project=phone"),
  },
  {
    name: "desktop",
    description: "the built site in a browser, on a desktop",
    needs: "build",
    ...playwright("tests/e2e/playwright.config.ts", "--project=desktop"),
  },
  {
    name: "oldest",
    description: "the built site in the oldest supported Chrome",
    needs: "build",
    ...playwright("tests/browsers/playwright.config.ts", "--project=Chrome*"),
  },
  {
    name: "firefox",
    description: "a guest's journeys in Firefox",
    needs: "build",
    programs: { "firefox-esr": "firefox-esr" },
    ...playwright("tests/browsers/playwright.config.ts", "--project=Firefox*"),
  },
  {
    name: "webkit",
    description: "a guest's journeys in WebKit",
    needs: "build",
    programs: { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" },
    ...playwright("tests/browsers/playwright.config.ts", "--project=WebKit*"),
  },
  {
    name: "wpe",
    description: "a guest's journeys in WebKit 2.38, the engine of Safari 16",
    needs: "build",
    programs: { WPEWebDriver: "wpewebkit-driver", cog: "cog", weston: "weston" },
    ...playwright("tests/browsers/playwright.config.ts", "--project=WPE*"),
  },
];

function vitest(config, ...more) {
  return { report: "vitest", command: ["vitest", "run", `--config=${config}`, ...more] };
}

function playwright(config, ...more) {
  return { report: "playwright", command: ["playwright", "test", `--config=${config}`, ...more] };
}
