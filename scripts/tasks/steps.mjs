// What `npm test` runs: the one table of its steps.
/** The version that the container runs, and the unit for systemd. */
const NODE_24 = "24.21.0";

const UNIT = {
  name: "unit",
  says: "domain, content, words and scripts",
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
  says: "the site and the relay",
  command: ["npm", "run", "--silent", "build"],
  // Whatever `.env` says.
  env: { NODE_ENV: "production", SITE_URL: "http://localhost:3000" },
};

const RELAY = [
  {
    name: "relay",
    says: "the relay's parts, with files and sockets of their own",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=relay"),
  },
  {
    name: "service",
    says: "the built relay, killed and restarted",
    needs: "build",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=e2e"),
  },
  {
    name: "faults",
    says: "the built relay while everything around it fails",
    needs: "build",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=faults"),
  },
  {
    name: "security",
    says: "the built relay and those who mean it no good",
    needs: "build",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=security"),
  },
];

/** A step once more, on Node 24. */
function onNode24(step) {
  // Beside those of the other Node they would wait for the processor longer than some of them allow.
  const together = step.together && "on Node 24";
  return { ...step, name: `${step.name}24`, says: `${step.says}, on Node 24`, node: NODE_24, together };
}

/**
 * What `npm test` runs, in this order. Each step is a program with arguments: of a package, or npm itself.
 *
 * - `report`: whose JSON report counts the step's tests; a step without one counts as a single test.
 * - `needs`: the step whose product this one looks at. It is run first, and if it fails this one cannot run.
 * - `together`: runs at the same time as its neighbours that say the same; what it prints is kept until it is done.
 * - `env`: what is set for it beside what all tests see.
 * - `node`: runs on this version of Node, which comes through npm, instead of the one at hand.
 */
export const STEPS = [
  { name: "types", says: "TypeScript", command: ["tsc"], together: true },
  { name: "lint", says: "oxlint", command: ["oxlint", "--deny-warnings"], together: true },
  { name: "styles", says: "stylelint", command: ["stylelint", "**/*.css"], together: true },
  { name: "unused", says: "knip", command: ["knip", "--no-progress"], together: true },
  { name: "repo", says: "the rules of this repository", ...vitest("tests/vitest.config.ts", "--project=repo") },
  UNIT,
  onNode24(UNIT),
  onNode24(BUILD),
  BUILD,
  {
    name: "scenes",
    says: "every illustration, and the maps",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=scenes"),
  },
  {
    name: "commands",
    says: "what the owner starts",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=commands"),
  },
  {
    name: "site",
    says: "every written page: HTML, links, heads",
    needs: "build",
    together: true,
    ...vitest("tests/vitest.config.ts", "--project=site"),
  },
  { name: "storybook", says: "the static Storybook", command: BUILD_STORYBOOK, together: true },
  // Here it has the core that the commands leave idle; beside the types everything would wait for it.
  {
    name: "format",
    says: "prettier",
    command: ["prettier", "--check", "--log-level=warn", "."],
    together: true,
  },
  { name: "stories", says: "every story in three languages", ...vitest(".storybook/vitest.config.ts") },
  { name: "pictures", says: "how it looks", needs: "storybook", ...playwright("tests/visual/playwright.config.ts") },
  ...RELAY,
  ...RELAY.map(onNode24),
  { name: "e2e", says: "the built site in a browser", needs: "build", ...playwright("tests/e2e/playwright.config.ts") },
];

function vitest(config, ...more) {
  return { report: "vitest", command: ["vitest", "run", `--config=${config}`, ...more] };
}

function playwright(config) {
  return { report: "playwright", command: ["playwright", "test", `--config=${config}`] };
}
