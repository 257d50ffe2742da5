import { expect, type Locator, type Page } from "@playwright/test";

import { expectNone } from "#tests/support/expectNone.ts";
import { focusFault } from "./focus.ts";
import { PAGE_TYPES } from "./pageTypes.ts";
import {
  fillInRide,
  ignoreNotFound,
  messagesOf,
  send,
  sharedTest as test,
  stubAnswer,
  waitForHydration,
} from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 1 });

/** Numbers the links and controls of a part of the page that Tab should reach, in order. Returns how many there are. */
const numberControls = (part: Locator) =>
  part.evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
      // Tab reaches one radio button of a group.
      .filter((control) => !control.matches("[type=radio]:not(:checked)"));
    for (const [index, control] of controls.entries()) control.dataset["stop"] = String(index);
    return controls.length;
  });

interface Stop {
  /** -1 if it is neither a link nor a control. */
  number: number;
  html: string;
  /** On a map, places are close to each other and in no reading order. */
  isOnMap: boolean;
  /** Fixed elements are above the page, and text flows around floated ones. */
  isFixed: boolean;
  /** Position on the page, in CSS pixels. */
  box: { left: number; right: number; top: number; bottom: number };
}

/** The focused element; null at the end of the page. */
const focusedStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const seen = focused.clientWidth > 1 ? focused : (focused.closest("label") ?? focused);
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const isOnMap = focused.closest("[role=group]:has(img[src^='/maps/'])") !== null;
    let isFixed = false;
    for (let element: Element | null = focused; element; element = element.parentElement) {
      const { position, float } = getComputedStyle(element);
      isFixed ||= ["fixed", "sticky"].includes(position) || float !== "none";
    }
    return {
      number: Number(focused.dataset["stop"] ?? -1),
      html: focused.outerHTML.slice(0, 100),
      isOnMap,
      isFixed,
      box: { left, right, top: top + scrollY, bottom: bottom + scrollY },
    };
  });

/** Whether `next` comes before `last` in reading order: it is above and does not begin another column, or beside it and read first. */
const isBackwards = (last: Stop, next: Stop) =>
  ![last, next].some(({ isOnMap, isFixed }) => isOnMap || isFixed) &&
  (next.box.bottom <= last.box.top + 1
    ? next.box.left < last.box.right - 1
    : next.box.top < last.box.bottom - 1 && next.box.right <= last.box.left + 1);

/** Presses Tab through a part of the page with this many stops, starting at the focused element. */
async function expectStops(page: Page, count: number): Promise<void> {
  const faults: string[] = [];
  const stops: Stop[] = [];
  // A date has several parts to stop at.
  for (let press = 0; press < count + 20; press += 1) {
    await page.keyboard.press("Tab");
    let [stop, fault] = await Promise.all([focusedStop(page), focusFault(page)]);
    if (!stop || (stop.number < 0 && stops.length >= count)) break;
    // Wait until animated elements have stopped.
    for (let look = 0; look < 20 && fault; look += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      fault = await focusFault(page);
    }
    if (fault && !(stop.isOnMap && fault.includes("covered"))) faults.push(fault);
    const last = stops.at(-1);
    if (last?.number === stop.number) continue;
    if (last && isBackwards(last, stop)) faults.push(`${stop.html} comes after ${last.html}`);
    stops.push(stop);
  }
  expectNone(faults);
  expect(stops.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, number) => number));
}

for (const type of PAGE_TYPES) {
  const path = `/en${type && `/${type}`}`;
  test(
    `Tab reaches every control of ${path} once, in reading order and with visible focus`,
    { tag: "@desktop" },
    async ({ page, consoleErrors }) => {
      await page.goto(path);
      // The offline page has no application to hydrate it.
      if (type !== "offline.html") await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      const main = page.getByRole("main");
      const count = await numberControls(main);
      await main.focus();
      await expectStops(page, count);
      if (type === "no-such-page") ignoreNotFound(consoleErrors);
    },
  );
}

test(
  "Tab reaches every control of the page with a pass once, in reading order and with visible focus",
  { tag: "@desktop" },
  async ({ page }) => {
    const { request } = messagesOf("en");
    await stubAnswer(page, 200);
    await fillInRide(page, "en");
    await send(page, "en");
    await page.getByRole("link", { name: request.pass.open }).click();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole("article", { name: request.sent.printHeading })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole("main");
    const count = await numberControls(main);
    await main.focus();
    await expectStops(page, count);
  },
);

test(
  "Tab reaches every control around a page once, in reading order and with visible focus",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/en/privacy");
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    await expectStops(page, await numberControls(page.locator("body")));
  },
);
