import { expect } from "@playwright/test";

import { sharedTest as test, waitForHydration } from "#tests/e2e/fixtures.ts";
import { PAGE_TYPES } from "#tests/e2e/pageTypes.ts";

/** A narrow phone, a phone, and a window in which the header has little room. */
const WIDTHS = [360, 390, 1191];
/** Home, the form, a service, a tour, the prices, an article. */
const KINDS = /^(?:|reservation|services\/.*|tours\/.*|prices|blog\/.*)$/;
const MAX_SHIFT = 0.02;

/** What the script below leaves in the window. */
interface Watched {
  shifted: number;
  /** Tells the test that the page has been painted. */
  painted: () => Promise<void>;
}

/** Sums up the layout shifts of a page in `shifted`, from its start, and tells of its first paint. Runs in the page. */
function watch(): void {
  const page = window as unknown as Watched;
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver(() => void page.painted()).observe({ type: "paint", buffered: true });
}

/** The sum once the fonts have come and are painted. Runs in the page. */
async function shiftedAtRest(): Promise<number> {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return (window as unknown as Watched).shifted;
}

for (const width of WIDTHS)
  test(`no page jumps at ${width} px when its fonts come after its first paint @once`, async ({ browser, baseURL }) => {
    const jumps: Record<string, number> = {};
    for (const type of PAGE_TYPES.filter((path) => KINDS.test(path))) {
      // A browser keeps the fonts of the page before.
      const page = await browser.newPage({ viewport: { width, height: 844 }, ...(baseURL && { baseURL }) });
      let release = () => {};
      const isPainted = new Promise<void>((resolve) => (release = resolve));
      await page.exposeFunction("painted", release);
      await page.addInitScript(watch);
      await page.route("**/fonts/**", async (route) => {
        await isPainted;
        await route.continue();
      });
      await page.goto(`/en/${type}`);
      await waitForHydration(page);
      const shift = await page.evaluate(shiftedAtRest);
      if (shift > MAX_SHIFT) jumps[`/en/${type}`] = shift;
      await page.close();
    }
    expect(jumps).toEqual({});
  });
