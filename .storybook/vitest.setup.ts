import * as a11y from "@storybook/addon-a11y/preview";
import { setProjectAnnotations } from "@storybook/react-vite";
import { afterEach, beforeEach, expect, inject } from "vitest";

import type { Language } from "#src/domain/language.ts";
import type { Theme } from "#src/domain/theme.ts";
import { everyCharacterIsDrawn } from "./drawn.ts";
import { holdsWhenLargeAndNarrow } from "./holds.ts";
import preview from "./preview.tsx";

declare module "vitest" {
  interface ProvidedContext {
    language: Language;
    theme: Theme;
  }
}

setProjectAnnotations([
  // The first one's `afterEach` is the last to run, after axe has judged the story as its `play` left it.
  { afterEach: holdsWhenLargeAndNarrow },
  { afterEach: everyCharacterIsDrawn },
  a11y,
  preview,
  { initialGlobals: { language: inject("language"), theme: inject("theme"), viewport: { value: "phone" } } },
]);

const LEVELS = ["error", "warn"] as const;
const printed = { error: console.error, warn: console.warn };
let complaints: string[] = [];

/** React's warnings, missing words and everything else that a visitor's console should never show fail the story. */
beforeEach(() => {
  complaints = [];
  for (const level of LEVELS) {
    console[level] = (...parts: unknown[]) => {
      complaints.push(parts.map(String).join(" "));
      printed[level](...parts);
    };
  }
});

afterEach(() => {
  Object.assign(console, printed);
  expect(complaints, "The console stays quiet").toEqual([]);
});
