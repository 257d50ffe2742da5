import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { copyProject, type ProjectCopy } from "#tests/support/projectCopy.ts";
import { docstringFaults, placeFaults, storyFaults } from "#tests/repo/support/stories.ts";

const FILES = ["src/ui/Notice/Notice.tsx", "src/ui/Notice/Notice.module.css", "stories/ui/Notice.stories.tsx"];
const NOTICE = [
  "Notice",
  "--layer",
  "ui",
  "--group",
  "Content",
  "--purpose",
  "A note in the text that must not be missed.",
];

let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject("component", ["content", "src", "scripts", "stories", "package.json", "tsconfig.json"]);
});
afterAll(() => copy.remove());
afterEach(async () => {
  for (const file of FILES) await rm(join(copy.folder, file), { force: true });
});

function textOf(path: string): Promise<string> {
  return readFile(join(copy.folder, path), "utf8");
}

describe("new:component", { timeout: 180_000 }, () => {
  test("writes component, styles and stories, of which only texts are missing, and says what comes next", async () => {
    const { code, output } = await copy.run("new:component", NOTICE);
    expect([code, output]).toEqual([0, expect.stringContaining(`Written:\n  ${FILES.join("\n  ")}`)]);
    expect(output).toContain("http://localhost:6006/?path=/docs/ui-notice--docs");
    expect(output).toContain("stories/docs/Changelog.mdx");
    expect(output).toMatch(/Next: `npm run storybook`\.\s*$/);

    const [component = "", styles = "", stories = ""] = await Promise.all(FILES.map(textOf));
    expect(component).toContain("/** A note in the text that must not be missed. */\nexport function Notice(");
    expect(styles).toMatch(/^@layer ui \{\n {2}\.notice \{/);
    expect(docstringFaults({ path: FILES[0] ?? "", text: component })).toEqual([]);
    const file = { path: FILES[2] ?? "", text: stories };
    expect(placeFaults(file, ["Content"])).toEqual([]);
    expect(storyFaults(file, new Set())).toEqual(
      [
        "Buraya Türkçe",
        "An English",
        "Здесь будет",
        "When is something else right",
        "What is it made of",
        "What to write in it",
        "What not to write in it",
      ].map((asked) => expect.stringContaining(`[[${asked}`)),
    );
  });

  test("puts a part of a feature into its folder", async () => {
    const given = ["--layer", "features", "--feature", "booking", "--group", "Booking"];
    const { output } = await copy.run("new:component", ["WaitingTime", ...given, ...NOTICE.slice(5)]);
    const files = ["src/features/booking/WaitingTime.tsx", "stories/features/WaitingTime.stories.tsx"];
    expect(files.map((file) => output.includes(file))).toEqual([true, true]);
    expect(await textOf(files[1] ?? "")).toContain('from "#src/features/booking/WaitingTime.tsx"');
    expect(await textOf("src/features/booking/WaitingTime.module.css")).toContain("@layer features {");
  });

  test("lists every invalid answer, and writes nothing", async () => {
    const given = ["Button", "--layer", "features", "--feature", "weather", "--group", "Boxes", "--purpose", "a note"];
    const { code, output } = await copy.run("new:component", given);
    expect(code).toBe(1);
    for (const says of [
      "--name: there is a Button already",
      "--feature: must be one of",
      "--group: must be one of Actions, Booking",
      "--purpose: must be one sentence",
    ]) {
      expect(output).toContain(says);
    }
  });

  test.each([
    [["bookingform", "--layer", "pages"], "--name: must be a component name"],
    [["Notice", "Box"], '"Box" is one name too many'],
  ])("rejects %j", async (given, says) => {
    const { code, output } = await copy.run("new:component", given);
    expect([code, output]).toEqual([1, expect.stringContaining(says)]);
    expect(FILES.some((file) => existsSync(join(copy.folder, file)))).toBe(false);
  });
});
