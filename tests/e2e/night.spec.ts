import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

import { BUSINESS } from "#content/business.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import type { Theme } from "#src/domain/theme.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { ignoreNotFound, messagesOf, sharedTest as test, waitForHydration, withPainting } from "./fixtures.ts";
import { ARTICLES, PAGE_TYPES } from "./pageTypes.ts";

const COLOR_SCHEMES: Record<Theme, "light" | "dark"> = { day: "light", night: "dark" };
const THEMES: readonly [theme: Theme, other: Theme][] = [
  ["day", "night"],
  ["night", "day"],
];

// No colour is checked during an animation. One device pixel per CSS pixel is enough to check colours.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 1 });

/** Expects the colour scheme of a theme, and its `theme-color` for the browser's own bars. */
async function expectTheme(page: Page, theme: Theme): Promise<void> {
  const colours = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return {
        scheme: getComputedStyle(document.documentElement).colorScheme,
        around: metas.find(({ media }) => matchMedia(media).matches)?.content,
      };
    });
  await expect.poll(colours).toEqual({ scheme: COLOR_SCHEMES[theme], around: BUSINESS.themeColours[theme] });
}

/** Selects an option of the theme in the footer by keyboard: it is visually hidden, and fixed elements may cover its label. */
async function choose(page: Page, language: Language, option: "device" | Theme): Promise<void> {
  const choice = themeOption(page, language, option);
  await choice.press("Space");
  await expect(choice).toBeChecked();
}

/** An option of the theme in the footer, which exists only with scripts. */
function themeOption(page: Page, language: Language, option: "device" | Theme): Locator {
  const { label, ...names } = messagesOf(language).shell.theme;
  const group = page.getByRole("contentinfo").getByRole("group", { name: label });
  return group.getByRole("radio", { name: names[option], exact: true });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

for (const [theme, other] of THEMES) {
  test(`${theme} applies from the first frame, as the device is set and as chosen on one set to ${other} @once`, async ({
    page,
  }) => {
    // With all script files held back, the page stays as in its first frame.
    await page.route(/\.js$/, () => {});
    await page.emulateMedia({ colorScheme: COLOR_SCHEMES[theme] });
    await page.goto("/en", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectTheme(page, theme);

    await page.emulateMedia({ colorScheme: COLOR_SCHEMES[other] });
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeBeforeBody: document.documentElement.dataset["theme"] });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/tr/blog", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { themeBeforeBody?: string }).themeBeforeBody)).toBe(theme);
    await expect(page.locator("html")).toHaveCSS("color-scheme", COLOR_SCHEMES[theme]);
  });

  test(`${theme}, chosen on a device set to ${other}, applies in other tabs and languages until it is reset @once`, async ({
    page,
    context,
  }) => {
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.emulateMedia({ colorScheme: COLOR_SCHEMES[other] });
      await open(tab, "/en/privacy");
      await expectTheme(tab, other);
    }
    await choose(page, "en", theme);
    await expectTheme(page, theme);
    await expectTheme(second, theme);
    await open(page, "/ru/tours");
    await expectTheme(page, theme);
    await choose(page, "ru", "device");
    await expectTheme(page, other);
    await page.reload();
    await waitForHydration(page);
    await expectTheme(page, other);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });
}

test("without storage a choice applies until the page is left @once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "/en/privacy");
  await choose(page, "en", "night");
  await expectTheme(page, "night");
});

test("pages are always printed in the day theme @once", async ({ page }) => {
  await page.goto(`/en/blog/${ARTICLES[0]}`);
  const inTheme = async (theme: Theme, media: "print" | "screen") => {
    await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.emulateMedia({ colorScheme: "dark", media });
    await page.reload();
    // The emulated medium may apply only some time after the new document has loaded.
    await page.waitForFunction((medium) => matchMedia(medium).matches, media);
    return page.evaluate(() => ({
      colours: [...document.querySelectorAll("main *")].map((element) => getComputedStyle(element).color),
      scheme: getComputedStyle(document.documentElement).colorScheme,
      filter: getComputedStyle(document.querySelector("main img") as Element).filter,
    }));
  };
  const night = await inTheme("night", "print");
  expect(night).toEqual(await inTheme("day", "print"));
  expect(night).toMatchObject({ scheme: "light", filter: "none" });
  expect((await inTheme("night", "screen")).colours).not.toEqual(night.colours);
});

test("at night pictures are dimmed, and a map loads only its night version @once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const grounds: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/maps/")) grounds.push(new URL(request.url()).pathname);
  });
  await open(page, "/en/contact");
  await expect.poll(() => grounds).toHaveLength(1);
  await page.goto("/en/gallery");
  const image = page.locator("main img").first();
  expect(await image.evaluate((element) => getComputedStyle(element).filter)).toMatch(/brightness\(0\.\d+\)/);
});

for (const [index, type] of PAGE_TYPES.filter((name) => !name.endsWith(".html")).entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? "en";
  const path = `/${language}${type && `/${type}`}`;
  // A desktop only adds the header's navigation, which is the same on every page, so a few pages are enough there.
  const tag = index < LANGUAGES.length ? [] : ["@once"];
  test(`${path} has no accessibility violations at night`, { tag }, async ({ page, consoleErrors }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, path);
    await expect(themeOption(page, language, "device")).toBeVisible();
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
    const { violations } = await withPainting(page, () => axe.analyze());
    expectNone(
      violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${path}: ${help} (${id}): ${html}`)),
    );
    if (type === "no-such-page") ignoreNotFound(consoleErrors);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the setting of the device applies, and no choice is offered @once", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/en/privacy");
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
    await expect(page.getByRole("group", { name: messagesOf("en").shell.theme.label })).toHaveCount(0);
  });
});
