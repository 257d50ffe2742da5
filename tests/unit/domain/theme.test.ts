import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { isTheme, THEME_SCRIPT, THEME_SCRIPT_HASH, THEMES } from "#src/domain/theme.ts";

test("the script in the head of every page has the hash in the Content Security Policy", () => {
  expect(THEME_SCRIPT_HASH).toBe(`sha256-${createHash("sha256").update(THEME_SCRIPT).digest("base64")}`);
});

test.each([
  ["night", { theme: "night" }],
  [undefined, {}],
])("the script sets the stored theme on the document: %s", (kept, expected) => {
  expect(runScript(() => ({ theme: kept }))).toEqual(expected);
});

test("the script changes nothing without storage", () => {
  const denied = () => {
    throw new Error("denied");
  };
  expect(runScript(denied)).toEqual({});
});

test("only two values are themes", () => {
  expect(["day", "night", "", "dark", null].filter(isTheme)).toEqual([...THEMES]);
});

/** The document's theme after the script has run. */
function runScript(storage: () => { theme: string | undefined }): object {
  const documentElement = { dataset: {} };
  const window = {
    get localStorage() {
      return storage();
    },
  };
  // `with` makes `window` the global object, as in a browser.
  const run = new Function("window", "document", `with (window) { ${THEME_SCRIPT} }`);
  run(window, { documentElement });
  return documentElement.dataset;
}
