import * as a11y from "@storybook/addon-a11y/preview";
import { setProjectAnnotations } from "@storybook/react-vite";
import * as React from "react";
import { expect, inject } from "vitest";

import type { Language } from "#src/domain/language.ts";
import type { Theme } from "#src/domain/theme.ts";
import { everyCharacterIsDrawn } from "./drawn.ts";
import { frameOfStory, holdsWhenLargeAndNarrow } from "./holds.ts";
import preview from "./preview.tsx";

declare module "vitest" {
  interface ProvidedContext {
    language: Language;
    theme: Theme;
  }
}

// React notes for its messages where each element was made, and in a browser that is driven every note is dear: a sixth of the time. It
// stops at so many, and this tells it that they are reached.
const counted: object = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE") ?? {};
Object.defineProperty(counted, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set: () => {} });

// Everything is laid out, and nothing is drawn: nobody looks, and it took a quarter of the time. The story itself does not know.
frameOfStory().style.opacity = "0";

const LEVELS = ["error", "warn"] as const;

/** React's warnings, missing words and everything else that a visitor's console should never show fail the story. */
const quietConsole = {
  complaints: [] as string[],
  beforeEach() {
    const printed = { error: console.error, warn: console.warn };
    quietConsole.complaints = [];
    for (const level of LEVELS) {
      console[level] = (...parts: unknown[]) => {
        quietConsole.complaints.push(parts.map(String).join(" "));
        printed[level](...parts);
      };
    }
    return () => void Object.assign(console, printed);
  },
  afterEach() {
    expect(quietConsole.complaints, "The console stays quiet").toEqual([]);
  },
};

// All of it hangs on the stories: a hook of the file here would be that of the first file with stories alone, as all share a page.
setProjectAnnotations([
  quietConsole,
  // These are run from the last to the first: axe judges the story as its `play` left it.
  { afterEach: holdsWhenLargeAndNarrow },
  { afterEach: everyCharacterIsDrawn },
  a11y,
  preview,
  // What passes is told in the Storybook; here it would only be gathered.
  { parameters: { a11y: { options: { resultTypes: ["violations"] } } } },
  { initialGlobals: { language: inject("language"), theme: inject("theme"), viewport: { value: "phone" } } },
]);
