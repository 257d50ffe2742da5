import { expect, type Browser, type Page } from "@playwright/test";

import { fillInRide, messagesOf, send, sharedTest as test, stubAnswer, waitForHydration } from "#tests/e2e/fixtures.ts";
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

/** Opens a page whose files of a kind come after its first paint, with what the pages before have stored. */
async function openWithLate(files: string, path: string, browser: Browser, ...from: Parameters<Browser["newPage"]>) {
  // A browser keeps the files of the page before.
  const page = await browser.newPage(...from);
  let release = () => {};
  const isPainted = new Promise<void>((resolve) => (release = resolve));
  await page.exposeFunction("painted", release);
  await page.addInitScript(watch);
  await page.route(files, async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto(path);
  await waitForHydration(page);
  return page;
}

/** Closes a page. Resolves with by how much it has jumped, under its name, if that is too much. */
async function jumpOf(page: Page, name: string): Promise<Record<string, number>> {
  const shift = await page.evaluate(shiftedAtRest);
  await page.close();
  return shift > MAX_SHIFT ? { [name]: shift } : {};
}

for (const width of WIDTHS)
  test(`no page jumps at ${width} px when its fonts come after its first paint @once`, async ({ browser, baseURL }) => {
    const jumps: Record<string, number> = {};
    for (const type of PAGE_TYPES.filter((path) => KINDS.test(path))) {
      const path = `/en/${type}`;
      const options = { viewport: { width, height: 844 }, ...(baseURL && { baseURL }) };
      Object.assign(jumps, await jumpOf(await openWithLate("**/fonts/**", path, browser, options), path));
    }
    expect(jumps).toEqual({});
  });

test("no page jumps where the device keeps a pass @once", async ({ page, context, browser, baseURL }) => {
  await stubAnswer(page, 200);
  await fillInRide(page, "en");
  await send(page, "en");
  await expect(page.getByRole("region", { name: messagesOf("en").request.sent.passHeading })).toBeVisible();
  const storageState = await context.storageState();
  const jumps: Record<string, number> = {};
  for (const width of [390, 1167]) {
    for (const path of ["/en", "/en/reservation", "/en/reservation#reservation-form"]) {
      const options = { storageState, viewport: { width, height: 997 }, ...(baseURL && { baseURL }) };
      const later = await openWithLate("**/assets/*.js", path, browser, options);
      await expect(later.getByText(/^(Your last|Earlier) request: /)).toBeVisible();
      Object.assign(jumps, await jumpOf(later, `${path} at ${width} px`));
    }
  }
  expect(jumps).toEqual({});
});
