import * as a11y from "@storybook/addon-a11y/preview";
import { setProjectAnnotations } from "@storybook/react-vite";
import { expect, inject } from "vitest";

import type { Language } from "#src/domain/language.ts";
import type { Theme } from "#src/domain/theme.ts";
import { watchBareTexts } from "./bareTexts.ts";
import { checkFixedValues } from "./fixedValues.ts";
import { checkFontCoverage } from "./fontCoverage.ts";
import { storyFrame, checkLayout } from "./storyChecks.ts";
import preview from "./preview.tsx";

declare module "vitest" {
  interface ProvidedContext {
    language: Language;
    theme: Theme;
  }
}

// Lays everything out without painting, which took a quarter of the time. The story's own styles are unaffected.
storyFrame().style.opacity = "0";

const LEVELS = ["error", "warn"] as const;

/** Fails a story on any console error or warning, such as React's warnings and missing messages. */
const failOnConsoleOutput = {
  messages: [] as string[],
  beforeEach() {
    const original = { error: console.error, warn: console.warn };
    failOnConsoleOutput.messages = [];
    for (const level of LEVELS) {
      console[level] = (...parts: unknown[]) => {
        failOnConsoleOutput.messages.push(parts.map(String).join(" "));
        original[level](...parts);
      };
    }
    return () => void Object.assign(console, original);
  },
  afterEach() {
    expect(failOnConsoleOutput.messages, "console errors and warnings").toEqual([]);
  },
};

// Registered as annotations: a Vitest hook in this file would apply to the first story file only, as all files share a
// page.
setProjectAnnotations([
  failOnConsoleOutput,
  watchBareTexts,
  // Run from last to first: axe checks the story as its `play` left it.
  { afterEach: checkLayout },
  { afterEach: checkFontCoverage },
  { afterEach: checkFixedValues },
  a11y,
  preview,
  // What axe checks, structure and colours, is the same in every language: once by day and once by night is enough. Names are not.
  ...(inject("language") === "tr" || inject("theme") === "night"
    ? []
    : [{ parameters: { a11y: { options: { runOnly: ["label-content-name-mismatch"] } } } }]),
  // Passed rules are shown in Storybook; here they would only be collected.
  { parameters: { a11y: { options: { resultTypes: ["violations"] } } } },
  { initialGlobals: { language: inject("language"), theme: inject("theme"), viewport: { value: "phone" } } },
]);
