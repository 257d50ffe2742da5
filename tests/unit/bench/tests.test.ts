import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { QUICK, rowsOf, summaryOf } from "#tests/bench/tests.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const OUTPUT = `
─── types: TypeScript ───
types: 1 passed, 0 failed in 30.1 s

─── all steps ───
types         30.1 s  1 passed, 0 failed
pictures     240.0 s  600 passed, 0 failed, 2 skipped
e2e          310.4 s  150 passed, 0 failed, 1 skipped
together     560.5 s

Skipped:
  pictures: looks right: another browser draws other pixels

751 passed, 0 failed
`;

test("the summary of all steps is parsed from the output", () => {
  expect(summaryOf(OUTPUT)).toEqual({
    steps: [
      { name: "types", seconds: 30.1 },
      { name: "pictures", seconds: 240 },
      { name: "e2e", seconds: 310.4 },
    ],
    seconds: 560.5,
    passed: 751,
    skipped: 3,
  });
});

test.each([
  ["nothing", ""],
  ["no more than its steps", OUTPUT.split("together")[0] ?? ""],
  ["no count", OUTPUT.replace("751 passed, 0 failed", "")],
])("a run that printed %s has no summary", (_what, output) => {
  expect(() => summaryOf(output)).toThrow("`npm test` ended without its summary.");
});

test("each figure is compared with its limit, and the median if there are several", () => {
  const whole = { steps: [{ name: "types", seconds: 30.1 }], seconds: 600, passed: 751, skipped: 3 };
  const quick = { rules: [30, 9.9, 4], story: [10, 10, 1] };
  expect(rowsOf(quick, whole).map(({ figure, target, isMet }) => [figure, target, isMet])).toEqual([
    ["10.0 min", "< 10 min", false],
    ["9.9 s", "< 10 s", true],
    ["10.0 s", "< 10 s", false],
    ["751, and 3 skipped", "—", null],
    ["30.1 s", "—", null],
  ]);
});

test("the story is measured with the command of the documentation", () => {
  const isTold = readFileSync("docs/testing.md", "utf8").split("\n").includes(QUICK.story);
  expectNone(isTold ? [] : [`docs/testing.md does not say ${QUICK.story}.`]);
});
