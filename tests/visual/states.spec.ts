import { existsSync } from "node:fs";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { LANGUAGES } from "#src/domain/language.ts";
import { VIEWPORT_NAMES, VIEWPORTS } from "../../.storybook/modes.ts";
import { baselineFileOf } from "./baselineFile.ts";
import { ACCEPT, BASELINES, WORDLESS_LANGUAGE, readPictures, SELECTED_COMPONENTS, type Picture } from "./pictures.ts";
import { belongs, builtStates, nameOf, statesIn, type State } from "./states.ts";
import { showStory, test } from "./story.ts";

test("every state in a style sheet is in a picture", async ({ storybook }) => {
  test.setTimeout(120_000);
  const pictures = readPictures();
  let waiting = builtStates().filter(({ component }) => SELECTED_COMPONENTS?.includes(component) ?? true);
  for (const viewport of VIEWPORT_NAMES) {
    await storybook.page.setViewportSize(VIEWPORTS[viewport]);
    for (const { id, component } of pictures.filter(({ viewports }) => viewports.includes(viewport))) {
      const wanted = waiting.filter((state) => belongs(state, component));
      if (wanted.length === 0) continue;
      await showStory({ ...storybook, viewport }, id);
      const seen = await storybook.page.evaluate(
        (selectors) => selectors.filter((selector) => document.querySelector(selector)),
        wanted.map(({ selector }) => selector),
      );
      waiting = waiting.filter(({ selector }) => !seen.includes(selector));
    }
  }
  expect(waiting.map((state) => `${idOf(state)} is in no picture: add it to a story tagged picture`)).toEqual([]);
});

test("every picture has a baseline in every language, or in none yet", () => {
  // The baselines are being written in this run.
  if (test.info().config.updateSnapshots !== "none") return;
  expect(readPictures().flatMap((picture) => languageFaults(picture, isKept))).toEqual([]);
});

test("states are found in a style sheet", () => {
  const css = `
    @layer ui {
      .ui-Chip-Chip__chip { color: red }
      .ui-Chip-Chip__chip:hover, .ui-Chip-Chip__chip:has(:focus-visible) { color: red }
      @media (min-width: 48rem) { .ui-Chip-Chip__chip[data-size="large"]:hover::after { color: red } }
      .ui-Chip-ChipRow__row:where(:has([aria-current]:focus-visible), [open]) { color: red }
      .ui-Chip-Chip__chip[data-first]:first-letter { color: red }
      .features-booking-Fare__cell:disabled { color: red }
      .ui-Chip-Chip__chip[data-turned] { animation: turn 1s; transform-origin: 0 0 }
      :root[data-theme] { color: red }
    }`;
  expect(statesIn(css).map((state) => idOf(state))).toEqual([
    'ui/Chip: .chip[data-size="large"]',
    "ui/Chip: .row:where(:has([aria-current]), [open])",
    "ui/Chip: .chip[data-first]",
    "features/booking/Fare: .cell:disabled",
  ]);
});

test("a state is looked for in the pictures of its own component", () => {
  const chip = { component: "ui/Chip", selector: "" };
  expect(["ui/Chip", "ui/ChipRow", "features/BookingForm"].filter((shown) => belongs(chip, shown))).toEqual([
    "ui/Chip",
  ]);
  const fare = { component: "features/booking/Fare", selector: "" };
  expect(["ui/Chip", "features/BookingForm", "pages/HomePage"].filter((shown) => belongs(fare, shown))).toEqual([
    "features/BookingForm",
    "pages/HomePage",
  ]);
});

test("a picture without a baseline in one language is found", () => {
  const picture: Picture = {
    id: "a",
    component: "ui/A",
    story: "A",
    viewports: ["phone"],
    isWordless: false,
    atNight: false,
    fullPage: true,
    isPrinted: false,
  };
  expect(languageFaults(picture, (folder) => folder === "tr-phone")).toHaveLength(2);
  expect(languageFaults({ ...picture, viewports: ["phone", "desktop"] }, (folder) => folder.endsWith("phone"))).toEqual(
    [],
  );
  expect(languageFaults({ ...picture, isWordless: true }, (folder) => folder === "en-phone")).toEqual([]);
  expect(languageFaults(picture, () => true)).toEqual([]);
  expect(languageFaults(picture, () => false)).toEqual([]);
});

function idOf(state: State): string {
  return `${state.component}: ${nameOf(state)}`;
}

/** Checked separately for each viewport, because one may be new. */
function languageFaults(
  { id, viewports, isWordless }: Picture,
  isThere: (folder: string, file: string) => boolean,
): string[] {
  const file = baselineFileOf(id);
  return viewports.flatMap((viewport) => {
    const folders = (isWordless ? [WORDLESS_LANGUAGE] : LANGUAGES).map((language) => `${language}-${viewport}`);
    const missing = folders.filter((folder) => !isThere(folder, file));
    return missing.length === folders.length
      ? []
      : missing.map((folder) => `${folder}/${file} is missing; \`${ACCEPT}\` adds it`);
  });
}

function isKept(folder: string, file: string): boolean {
  return existsSync(join(BASELINES, folder, file));
}
