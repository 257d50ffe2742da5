import { expect } from "@playwright/test";
import sharp from "sharp";

import { pathOf } from "#src/i18n/paths.ts";
import { eventually, field, NEXT_YEAR, type Guest } from "./guest.ts";
import { test } from "./fixtures.ts";

/** The height of the label above a field's value, in pixels. */
const LABEL = 28;

/** Whether anything is drawn in each column of pixels of a field's value. */
async function drawnIn(guest: Guest, name: string): Promise<boolean[]> {
  const picture = sharp(await guest.tab.picture(field(name))).greyscale();
  const { width, height } = await picture.metadata();
  const area = { left: 2, top: LABEL, width: width - 4, height: height - LABEL - 4 };
  const pixels = await picture.extract(area).raw().toBuffer();
  const ground = pixels[0] ?? 0;
  return Array.from({ length: area.width }, (_, column) =>
    pixels.some((pixel, index) => index % area.width === column && Math.abs(pixel - ground) > 40),
  );
}

const looksEmpty = (guest: Guest, name: string, isEmpty: boolean) =>
  eventually(async () => !(await drawnIn(guest, name)).includes(true), { message: `${name} looks empty` }).toBe(
    isEmpty,
  );

/** Opens the form's optional fields, including those of the return trip. */
async function askForReturn(guest: Guest): Promise<void> {
  await guest.click("//form//summary");
  await guest.click('//label[input[@name="returnTrip"]]');
  await guest.sees(field("returnDate"));
}

test("empty dates and times look empty until they are edited", { tag: "@WebKit" }, async ({ guest, language }) => {
  await guest.visit(pathOf(language, "reservation"));
  await askForReturn(guest);
  // One field of each kind, and a required one.
  for (const name of ["time", "returnDate"]) {
    await looksEmpty(guest, name, true);
    await guest.click(field(name));
    await looksEmpty(guest, name, false);
  }
  await guest.fillIn("Emma Clarke");
  for (const name of ["date", "time"]) await looksEmpty(guest, name, false);
});

test("a date entered before hydration stays visible", { tag: "@WebKit" }, async ({ guest, language, pausingProxy }) => {
  pausingProxy.holdScripts();
  await guest.look(pathOf(language, "reservation"));
  await askForReturn(guest);
  await guest.tab.typeParts(field("returnDate"), ["07", "08", NEXT_YEAR]);
  await guest.fillIn("Emma Clarke");
  for (const name of ["date", "time", "returnDate"]) await looksEmpty(guest, name, false);
});

// Safari and WebKitGTK have no `requestIdleCallback`.
test("the application starts after the load event", { tag: "@WebKit" }, async ({ guest, language }) => {
  await guest.visit(pathOf(language, "home"));
  expect(await guest.tab.evaluate(() => "requestIdleCallback" in window)).toBe(false);
  const waited = await guest.tab.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const asked = performance.getEntriesByType("resource").find(({ name }) => /entry-client[^/]*\.js$/.test(name));
    return (asked?.startTime ?? Infinity) - (document?.loadEventEnd ?? 0);
  });
  expect(waited).toBeLessThan(1_000);
});

test("an empty date keeps a gap to its icon", { tag: "@Firefox" }, async ({ guest, language }) => {
  await guest.visit(pathOf(language, "reservation"));
  const gap = async () => {
    const drawn = await drawnIn(guest, "date");
    const iconStart = drawn.lastIndexOf(false, drawn.lastIndexOf(true)) + 1;
    return iconStart - 1 - drawn.lastIndexOf(true, iconStart - 1);
  };
  await eventually(gap).toBeGreaterThanOrEqual(8);
});

// WebKitGTK has overlay scrollbars.
test("no page overflows horizontally beside a scrollbar", { tag: "@Firefox" }, async ({ guest, language }) => {
  for (const section of ["home", "prices", "contact"] as const) {
    await guest.visit(pathOf(language, section));
    const [page, window] = await guest.tab.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(page).toBe(window);
  }
});

// Safari 16 knows neither the query for scripts nor, in a form, the height of a grid.
test("the vehicles stay in their row, and one map is shown", { tag: "@WPE" }, async ({ guest, language }) => {
  await guest.visit(pathOf(language, "reservation"));
  await askForReturn(guest);
  const heights = await guest.tab.evaluate(() =>
    [...document.querySelectorAll('label:has(> [value^="vip-"])')].map((option) => [
      option.clientHeight,
      option.closest("fieldset")?.clientHeight,
    ]),
  );
  expect(heights).toHaveLength(2);
  for (const [option = 0, row = 0] of heights) expect(option).toBeLessThanOrEqual(row);
  await guest.visit(pathOf(language, "prices"));
  const maps = () =>
    guest.tab.evaluate(
      () =>
        [...document.querySelectorAll('main [role="presentation"] > *')].filter((map) => map.clientHeight > 0).length,
    );
  await eventually(maps).toBe(1);
});
