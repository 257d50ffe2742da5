import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { isTheme, THEME_COLOURS, THEME_SCRIPT, THEME_SCRIPT_HASH, THEMES } from "#src/domain/theme.ts";

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

test("what a phone paints around the page is the board's colour", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const [, day = "", night = ""] = /--color-board: var\(--day, (.+)\) var\(--night, var\((.+)\)\);/.exec(tokens) ?? [];
  expect(THEME_COLOURS).toEqual({ day, night: tokens.split(`${night}: `)[1]?.split(";")[0] });
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
