import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { AT_NIGHT, CHROMATIC_MODES } from "../../.storybook/modes.ts";
import { baseOfChanges } from "../../scripts/tasks/changes.mjs";
import { countOf } from "../../scripts/tasks/count.mjs";
import { STEPS } from "../../scripts/tasks/steps.mjs";
import { NODE_RANGE, nodeFault } from "../../scripts/tasks/nodeVersion.mjs";
import { SETTING_NAMES, CommandError, readSettings } from "../../scripts/tasks/project.mjs";
import { picturedStories } from "../support/picturedStories.mjs";
import { ROOT, readJson, readText } from "./support/files.ts";

describe("the supported version of Node", () => {
  test("is the one in package.json", () => {
    expect(NODE_RANGE).toBe(readJson("package.json").engines.node);
  });

  test.each(["20.19.0", "20.20.2", "22.12.0", "22.21.1", "24.0.0", "24.21.0"])("%s is supported", (version) => {
    expect(nodeFault(version)).toBeNull();
  });

  test.each(["12.22.0", "18.20.8", "20.18.3", "21.7.3", "22.11.0", "23.11.1", "25.1.0"])(
    "%s gets an error message that names the supported versions",
    (version) => {
      expect(nodeFault(version)).toContain("needs Node 20 (20.19 or later)");
      expect(nodeFault(version)).toContain(version);
    },
  );

  test.each(readdirSync(`${ROOT}scripts`).filter((name) => name.endsWith(".mjs")))(
    "is checked by %s before anything else",
    (name) => {
      const [before] = readText(`scripts/${name}`).split("\nawait runMain(async () => {\n");
      expect(before.match(/^(?!\/\/|import |const |\/\*\*|$).*/gm)).toBeNull();
    },
  );
});

test("before a build, the relay's commands say what to do first", () => {
  const folder = mkdtempSync(join(tmpdir(), "unbuilt-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(`${ROOT}scripts`, join(folder, "scripts"), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ["scripts/relay.mjs", "status"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^\nThe relay is not built yet\.\nNext: `npm start`/);
  expect(status).toBe(1);
});

test("changes are those since main, and on main itself those that were not pushed", () => {
  const folder = mkdtempSync(join(tmpdir(), "changes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
      cwd: folder,
      stdio: "pipe",
    });
  git("init", "--initial-branch=main");
  git("commit", "--allow-empty", "--message=First");
  expect(baseOfChanges(folder)).toBe("main");
  git("clone", ".", "copy");
  expect(baseOfChanges(join(folder, "copy"))).toBe("origin/main");
  git("checkout", "-b", "work");
  expect(baseOfChanges(folder)).toBe("main");
});

describe("settings", () => {
  test("have default values", () => {
    expect(readSettings({}, {})).toEqual({ siteUrl: "http://localhost:3000", port: 3000 });
  });

  test("of the environment take precedence over those of the file, and an empty one counts as unset", () => {
    expect(readSettings({ SITE_URL: "https://a.example/" }, { SITE_URL: "https://b.example", PORT: "80" })).toEqual({
      siteUrl: "https://a.example",
      port: 80,
    });
    expect(readSettings({ PORT: "" }, { PORT: "80" }).port).toBe(3000);
  });

  test.each([
    ["SITE_URL", "www.example.com"],
    ["SITE_URL", "ftp://example.com"],
    ["SITE_URL", "https://example.com/shop"],
    ["SITE_URL", "https://me@example.com"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "http"],
  ])("that are invalid are reported without their values: %s=%s", (name, value) => {
    expect(() => readSettings({ [name]: value }, {})).toThrow(CommandError);
    expect(() => readSettings({ [name]: value }, {})).toThrow(`${name} is not right.`);
    expect(() => readSettings({ [name]: value }, {})).not.toThrow(`"${value}"`);
  });

  test("that tests remove from the environment are those that the relay reads", () => {
    const text = readText("relay/settings.ts");
    const read = new Set([...text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name));
    expect(SETTING_NAMES.toSorted()).toEqual([...read].toSorted());
  });
});

describe("counting results", () => {
  const plain = { name: "types" };
  const vitest = { name: "unit", report: "vitest" };
  const playwright = { name: "e2e", report: "playwright" };
  const file = (status, ...assertions) => ({ name: "a.test.ts", status, assertionResults: assertions });
  const one = (status, fullName = "adds up") => ({ status, fullName });
  const spec = (title, status, annotations = []) => ({ title, tests: [{ projectName: "phone", status, annotations }] });

  test("a step without a report counts as one test", () => {
    expect(countOf(plain, 0, null)).toEqual({ passed: 1, failures: [], skips: [] });
    expect(countOf(plain, 2, null)).toEqual({
      passed: 0,
      failures: ["it ended with code 2; its output is above"],
      skips: [],
    });
  });

  test("Vitest's report is counted test by test", () => {
    const report = {
      testResults: [file("passed", one("passed"), one("skipped", "later")), file("failed", one("failed", "breaks"))],
    };
    expect(countOf(vitest, 1, report)).toEqual({ passed: 1, failures: ["breaks"], skips: ["later"] });
  });

  test("a failure includes the first sentence of its error message", () => {
    const sums = {
      ...one("failed", "adds up"),
      failureMessages: ["Error: 2 and 2 are 5.\n3 and 3 are 7.\n    at sum"],
    };
    expect(countOf(vitest, 1, { testResults: [file("failed", sums)] }).failures).toEqual(["adds up: 2 and 2 are 5."]);
    const heavy = spec("weighs", "unexpected");
    heavy.tests[0].results = [{ errors: [{ message: "\u001b[31mError: 7 bytes over.\u001b[39m\nmost are a" }] }];
    expect(countOf(playwright, 1, { suites: [{ title: "a.spec.ts", specs: [heavy] }] }).failures).toEqual([
      "phone › a.spec.ts › weighs: 7 bytes over.",
    ]);
    heavy.tests[0].results = [{ errors: [{ message: "Error: Too many\n\nExpected: <= 7\nReceived:    8\n" }] }];
    expect(countOf(playwright, 1, { suites: [{ title: "a.spec.ts", specs: [heavy] }] }).failures).toEqual([
      "phone › a.spec.ts › weighs: Too many (Received:    8)",
    ]);
    const comparison = '- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "<a> at 1–2",\n+ ]';
    heavy.tests[0].results = [{ errors: [{ message: `Error: Not equal\n\n${comparison}` }] }];
    expect(countOf(playwright, 1, { suites: [{ title: "a.spec.ts", specs: [heavy] }] }).failures).toEqual([
      'phone › a.spec.ts › weighs: Not equal (Received: "<a> at 1–2")',
    ]);
  });

  test("a test file that fails to load counts as a failure", () => {
    expect(countOf(vitest, 1, { testResults: [file("failed")] }).failures).toEqual(["a.test.ts"]);
    const broken = { ...file("failed"), message: "there is no b.ts\n    at load" };
    expect(countOf(vitest, 1, { testResults: [broken] }).failures).toEqual(["a.test.ts: there is no b.ts"]);
  });

  test("Playwright's report is counted through nested suites, with the reasons of skips", () => {
    const inner = {
      title: "booking",
      specs: [spec("arrives", "expected"), spec("wobbles", "flaky"), spec("breaks", "unexpected")],
    };
    const outer = {
      title: "a.spec.ts",
      suites: [inner],
      specs: [spec("looks right", "skipped", [{ type: "skip", description: "other pixels" }])],
    };
    expect(countOf(playwright, 1, { suites: [outer] })).toEqual({
      passed: 1,
      failures: [
        "phone › a.spec.ts › booking › wobbles (only on a second try)",
        "phone › a.spec.ts › booking › breaks",
      ],
      skips: ["phone › a.spec.ts › looks right: other pixels"],
    });
  });

  test("a crash, a missing report and a report without tests count as failures", () => {
    expect(countOf(vitest, 134, { testResults: [file("passed", one("passed"))] }).failures).toEqual([
      "the program itself ended with code 134",
    ]);
    expect(countOf(vitest, 0, null).failures).toEqual(["it left no report"]);
    expect(countOf(playwright, 0, { suites: [] }).failures).toEqual(["it found no tests"]);
    expect(countOf({ ...vitest, mayBeEmpty: true }, 0, { testResults: [] }).failures).toEqual([]);
  });
});

describe("Chromatic", () => {
  test.each([undefined, "", "  "])("without a token (%j) says so, does nothing and exits with 0", (token) => {
    const said = execFileSync(process.execPath, ["scripts/chromatic.mjs"], {
      cwd: ROOT,
      encoding: "utf8",
      // Without PATH and HOME, neither npm nor git nor a build could start.
      env: token === undefined ? {} : { CHROMATIC_PROJECT_TOKEN: token },
    });
    expect(said).toBe(
      "CHROMATIC_PROJECT_TOKEN is not set, so nothing was sent to Chromatic. The pictures of `npm test` need no token.\n",
    );
  });

  const story = (id, importPath, tags) => ({ type: "story", id, title: "ui/Button", name: id, importPath, tags });
  const entries = {
    Default: story("Default", "button", []),
    States: story("States", "button", ["picture"]),
    Docs: { ...story("Docs", "button", ["picture"]), type: "docs" },
    Only: { ...story("Only", "mark", []), title: "ui/LogoMark" },
    More: { ...story("More", "mark", []), title: "ui/LogoMark" },
  };

  test("gets the stories that have pictures", () => {
    expect(picturedStories({ entries }).map(({ id }) => id)).toEqual(["States", "Only"]);
  });

  test("gets a Storybook of these alone, and what it needs to capture only those that changed", () => {
    const folder = mkdtempSync(join(tmpdir(), "chromatic-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const bin = join(folder, "node_modules", ".bin");
    for (const path of [bin, join(folder, "dist", "chromatic")]) mkdirSync(path, { recursive: true });
    for (const path of ["scripts", "tests/support"]) cpSync(ROOT + path, join(folder, path), { recursive: true });
    const index = join(folder, "dist", "chromatic", "index.json");
    writeFileSync(index, JSON.stringify({ v: 5, entries }));
    for (const name of ["npm", "storybook", "chromatic"])
      writeFileSync(join(bin, name), `#!/bin/sh\necho ${name} "$@"\n`, { mode: 0o755 });
    const said = execFileSync(process.execPath, ["scripts/chromatic.mjs", "--exit-zero-on-changes"], {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: process.env.PATH, CHROMATIC_PROJECT_TOKEN: "token" },
    });
    expect(said).toMatch(/^storybook build .*--output-dir=dist\/chromatic --stats-json$/m);
    expect(said).toMatch(
      /^chromatic --storybook-build-dir=dist\/chromatic .*--only-changed .*--exit-zero-on-changes$/m,
    );
    expect(said).not.toContain("token");
    expect(Object.keys(JSON.parse(readFileSync(index, "utf8")).entries)).toEqual(["States", "Only"]);
  });

  test("captures three languages at two widths", () => {
    expect(Object.keys(CHROMATIC_MODES)).toEqual([
      "tr phone",
      "tr desktop",
      "en phone",
      "en desktop",
      "ru phone",
      "ru desktop",
    ]);
    expect(CHROMATIC_MODES["ru phone"]).toEqual({ language: "ru", viewport: { width: 390, height: 844 } });
  });

  test("captures a picture of the night theme besides", () => {
    expect(AT_NIGHT.chromatic.modes).toEqual({
      "en phone night": { language: "en", theme: "night", viewport: { width: 390, height: 844 } },
    });
  });
});

test("the documentation lists exactly the steps of the tests, without those repeated on another Node", () => {
  const steps = STEPS.flatMap(({ name }) => (name.endsWith("24") ? [] : [name]));
  expect([...readText("docs/testing.md").matchAll(/^\| `([a-z]+)` +\|/gm)].map(([, name]) => name)).toEqual(steps);
});
