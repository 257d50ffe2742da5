import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { isTheme, THEME_SCRIPT, THEME_SCRIPT_HASH, THEMES } from "#src/domain/theme.ts";

test("the script in the head of every page is the one that the policy lets run", () => {
  expect(THEME_SCRIPT_HASH).toBe(`sha256-${createHash("sha256").update(THEME_SCRIPT).digest("base64")}`);
});

test.each([
  ["night", { theme: "night" }],
  [undefined, {}],
])("the script puts the kept theme on the document: %s", (kept, expected) => {
  expect(runScript(() => ({ theme: kept }))).toEqual(expected);
});

test("the script leaves a document alone whose browser keeps nothing", () => {
  const denied = () => {
    throw new Error("denied");
  };
  expect(runScript(denied)).toEqual({});
});

test("a theme is one of two words", () => {
  expect(["day", "night", "", "dark", null].filter(isTheme)).toEqual([...THEMES]);
});

/** What is on the document afterwards. */
function runScript(storage: () => { theme: string | undefined }): object {
  const documentElement = { dataset: {} };
  const window = {
    get localStorage() {
      return storage();
    },
  };
  // As a browser finds a global.
  const run = new Function("window", "document", `with (window) { ${THEME_SCRIPT} }`);
  run(window, { documentElement });
  return documentElement.dataset;
}
