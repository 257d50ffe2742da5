import { expect, type Locator, type Page } from "@playwright/test";

/** Checks that the focus is visible. Returns an error message, or an empty string. */
export async function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing has the focus";
    const what = `${focused.outerHTML.slice(0, 120)}:`;
    // A control without borders shows the focus ring on its cell, a visually hidden one on its replacement.
    const ringed = [focused, focused.closest("[data-ring]"), focused.closest("label"), focused.nextElementSibling];
    // A link that is stretched over its row has the focus ring there.
    const hasRing = (element: Element) =>
      [null, "::after"].some((part) => getComputedStyle(element, part).outlineStyle !== "none");
    const ring = ringed.find((element) => element && hasRing(element));
    if (!ring) return `${what} no ring`;
    const { left, right, top, bottom, width, height } = ring.getBoundingClientRect();
    if (top < 0 || left < 0 || right > innerWidth || (bottom > innerHeight && height < innerHeight))
      return `${what} not whole in view (${Math.round(top)}–${Math.round(bottom)} of ${innerHeight})`;
    const covering = [0.1, 0.5, 0.9].map((share) =>
      document.elementFromPoint(left + width * share, Math.min(top + height / 2, innerHeight - 1)),
    );
    // The label of a radio button covers it.
    const own = ring.closest("label") ?? ring;
    const covered = covering.find((element) => element && !own.contains(element) && !element.contains(ring));
    return covered ? `${what} covered by ${covered.outerHTML.slice(0, 120)}` : "";
  });
}

/** Presses Tab until `target` has the focus, at most `most` times, and expects the focus to be visible at every stop. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const faults: string[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    // Wait until animated elements have stopped.
    await expect
      .poll(() => focusFault(page), { timeout: 1_000 })
      .toBe("")
      .catch(async () => {
        faults.push(await focusFault(page));
      });
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(faults).toEqual([]);
      return;
    }
  }
  throw new Error(`${most} presses of Tab did not lead to ${target}`);
}
