import { expect, type Page } from "@playwright/test";

import { LANGUAGES } from "#src/domain/language.ts";
import { RATES_ENDPOINT, WEATHER_ENDPOINT } from "#src/i18n/paths.ts";
import { cutOffWords } from "#tests/e2e/cutOffWords.ts";
import { messagesOf, send, sharedTest as test, waitForHydration } from "#tests/e2e/fixtures.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const WIDTHS = [320, 360, 390, 600, 768, 900, 1024, 1100, 1200, 1280, 1366, 1440, 1536, 1920];

/** The height of the header at each width, in CSS pixels. */
async function heightsIn(page: Page): Promise<number[]> {
  const heights: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    heights.push(await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height));
  }
  return heights;
}

for (const language of LANGUAGES)
  test(`the header in ${language} has one height, whether its fonts have come or not @once`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(`/${language}/services`);
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    const withFonts = await heightsIn(page);
    await page.route("**/fonts/**", (route) => route.abort());
    await page.reload();
    await waitForHydration(page);
    expect(await heightsIn(page)).toEqual(withFonts);
    // Phones and tablets have a lower masthead.
    expect(new Set(withFonts).size).toBe(2);
    // The fonts that are held back.
    consoleErrors.length = 0;
  });

/** Positions of all links of the footer at each width, with the choice of a theme or, as before the page starts, without it. */
async function footerIn(page: Page, hasThemeChoice: boolean): Promise<number[][]> {
  const positions: number[][] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const links = await page.getByRole("contentinfo").evaluate(
      (footer, display) => {
        const choice = footer.querySelector("fieldset");
        if (choice) choice.style.display = display;
        const top = footer.getBoundingClientRect().top;
        return [...footer.querySelectorAll("a")].flatMap((link) => {
          const { x, y } = link.getBoundingClientRect();
          return [x, y - top];
        });
      },
      hasThemeChoice ? "" : "none",
    );
    positions.push(links);
  }
  return positions;
}

for (const language of LANGUAGES)
  test(`nothing of the footer in ${language} moves when the page starts, whether its fonts have come or not @once`, async ({
    page,
    consoleErrors,
  }) => {
    for (const hasFonts of [true, false]) {
      if (!hasFonts) await page.route("**/fonts/**", (route) => route.abort());
      await page.goto(`/${language}/services`);
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByRole("contentinfo").locator("fieldset")).toBeAttached();
      const [without, complete] = [await footerIn(page, false), await footerIn(page, true)];
      // A line may become a pixel higher.
      const jumps = complete.flatMap((links, index) =>
        links.some((at, link) => Math.abs(at - (without[index]?.[link] ?? 0)) > 1.5) ? [WIDTHS[index]] : [],
      );
      expect(jumps).toEqual([]);
    }
    // The fonts that are held back.
    consoleErrors.length = 0;
  });

for (const { width, height, withToast } of [
  { width: 1280, height: 800, withToast: false },
  { width: 390, height: 844, withToast: false },
  { width: 820, height: 844, withToast: true },
  // The lowest window in which the header stays at the top.
  { width: 640, height: 320, withToast: true },
])
  test(`Shift+Tab from a scrolled page at ${width} px${withToast ? " with a toast" : ""} shows each control of the header, and the page stays @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(withToast ? "/en/reservation" : "/en/services");
    await waitForHydration(page);
    if (withToast) {
      await send(page, "en");
      await expect(page.getByText(messagesOf("en").shell.toast.missingTitle)).toBeVisible();
      await expect.poll(() => page.getByRole("alert").getByRole("button").evaluate(isOnTop)).toBe(true);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const scrolled = await page.evaluate(() => scrollY);
    await page
      .getByRole(withToast ? "alert" : "main")
      .locator("a, button")
      .first()
      .evaluate((control) => (control as HTMLElement).focus({ preventScroll: true }));
    const controls = page.getByRole("banner").locator("a:visible, button:visible, summary:visible");
    for (let rest = await controls.count(); rest > 0; rest--) {
      await page.keyboard.press("Shift+Tab");
      const focused = page.getByRole("banner").locator(":focus");
      await expect(focused).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    }
  });

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a link of the header is followed by the mouse also where the keyboard has brought the whole header back, motion: ${reducedMotion} @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/en/services");
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const banner = page.getByRole("banner");
    await banner.getByRole("link", { name: "English" }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(banner.locator(":focus-visible")).toBeInViewport({ ratio: 1 });
    await banner.getByRole("link", { name: messagesOf("en").shell.nav.blog, exact: true }).click();
    await expect(page).toHaveURL("/en/blog");
  });
}

for (const { lira, degrees } of [
  { lira: 123.15, degrees: -12 },
  { lira: 9999.99, degrees: -20 },
])
  test(`on phones the header shows the euro and the dollar at ${lira} lira, at ${degrees} degrees @once`, async ({
    page,
  }) => {
    const rate = 1 / lira;
    await page.route(`**${RATES_ENDPOINT}?*`, (route) => route.fulfill({ json: { rates: { EUR: rate, USD: rate } } }));
    await page.route(`**${WEATHER_ENDPOINT}?*`, (route) =>
      route.fulfill({ json: { temp: degrees, conditionId: 600 } }),
    );
    await page.goto("/en/contact");
    for (const text of [`${lira}`, `−${-degrees}°`])
      await expect(page.getByRole("banner").getByText(text, { exact: true }).first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expectNone(await cutOffWords(page));
    }
  });

/** Whether nothing covers the middle of an element. Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
