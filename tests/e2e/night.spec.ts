import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { BUSINESS } from "#content/business.ts";
import type { Theme } from "#src/domain/theme.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { ignoreNotFound, waitForHydration, sharedTest as test, withPainting, messagesOf } from "./fixtures.ts";

const BACKGROUNDS: Record<Theme, string> = { day: "rgb(251, 247, 239)", night: "rgb(10, 24, 40)" };
const COLOR_SCHEMES: Record<Theme, "light" | "dark"> = { day: "light", night: "dark" };
const THEMES: readonly [theme: Theme, other: Theme][] = [
  ["day", "night"],
  ["night", "day"],
];

/** A page of each type, by its path below the language. */
const PAGE_PATHS = [
  "",
  "reservation",
  "services",
  "services/vip-yalikavak-transfer",
  "tours",
  "tours/private-tour-to-dalyan",
  "blog",
  "blog/bodrum-kalesi",
  "prices",
  "contact",
  "faq",
  "gallery",
  "privacy",
  "no-such-page",
];

// No colour is checked during an animation. One device pixel per CSS pixel is enough to check colours.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 1 });

/** The background colour of the page, and the `theme-color` for the browser's own bars. */
function coloursOf(page: Page): Promise<{ ground: string; around: string | undefined }> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      around: metas.find(({ media }) => matchMedia(media).matches)?.content,
    };
  });
}

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect
    .poll(() => coloursOf(page))
    .toEqual({ ground: BACKGROUNDS[theme], around: BUSINESS.themeColours[theme] });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(COLOR_SCHEMES[theme]);
}

/** Selects a radio button by keyboard: it is visually hidden, and fixed elements may cover its label. */
async function choose(choice: Locator): Promise<void> {
  await choice.focus();
  await choice.press("Space");
  await expect(choice).toBeChecked();
}

/** An option of the theme in the footer, which exists only with scripts. */
function themeOption(page: Page, language: Language, option: "device" | Theme): Locator {
  const { label, ...names } = messagesOf(language).shell.theme;
  return page
    .getByRole("contentinfo")
    .getByRole("group", { name: label })
    .getByRole("radio", { name: names[option], exact: true });
}

/** Opens a page with all script files held back, so that it stays as in its first frame. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.route(/\.js$/, () => {});
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
}

for (const [theme, other] of THEMES) {
  test(`a device set to ${theme} gets ${theme} in the first frame @once`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: COLOR_SCHEMES[theme] });
    await openWithoutScripts(page, "/en");
    await expectTheme(page, theme);
  });

  test(`${theme}, chosen on a device set to ${other}, applies from the first frame @once`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: COLOR_SCHEMES[other] });
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeBeforeBody: document.documentElement.dataset["theme"] });
      }).observe(document, { childList: true, subtree: true });
    });
    await openWithoutScripts(page, "/tr/blog");
    expect(await page.evaluate(() => (window as unknown as { themeBeforeBody?: string }).themeBeforeBody)).toBe(theme);
    // Nothing is painted before the style sheet has loaded.
    await expect.poll(async () => (await coloursOf(page)).ground).toBe(BACKGROUNDS[theme]);
  });

  test(`${theme}, chosen on a device set to ${other}, applies across pages and languages until it is reset @once`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: COLOR_SCHEMES[other] });
    await page.goto("/en/faq");
    await waitForHydration(page);
    await expectTheme(page, other);
    await choose(themeOption(page, "en", theme));
    await expectTheme(page, theme);

    const { shell } = messagesOf("en");
    await page
      .getByRole("navigation", { name: shell.footer.site })
      .getByRole("link", { name: shell.nav.tours })
      .click();
    await expect(page).toHaveURL("/en/tours");
    await expectTheme(page, theme);

    for (const language of ["tr", "ru"] as const) {
      await page.goto(`/${language}/tours`);
      await waitForHydration(page);
      await expectTheme(page, theme);
      await expect(themeOption(page, language, theme)).toBeChecked();
    }

    await choose(themeOption(page, "ru", "device"));
    await expectTheme(page, other);
    await page.reload();
    await waitForHydration(page);
    await expectTheme(page, other);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });
}

test("the choice applies in another open tab @once", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: "light" });
  for (const tab of [page, second]) {
    await tab.goto("/en/privacy");
    await waitForHydration(tab);
  }
  await choose(themeOption(page, "en", "night"));
  await expectTheme(second, "night");
});

test("the choice works by keyboard", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/tr/privacy");
  await waitForHydration(page);
  await themeOption(page, "tr", "device").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(themeOption(page, "tr", "night")).toBeFocused();
  await expectTheme(page, "night");
  await page.keyboard.press("ArrowLeft");
  await expect(themeOption(page, "tr", "day")).toBeChecked();
  await expectTheme(page, "day");
});

test("the menu offers the choice, too", { tag: "@phone" }, async ({ page }) => {
  const { shell } = messagesOf("ru");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/ru");
  await waitForHydration(page);
  await page.getByRole("button", { name: shell.menu.open }).click();
  const menu = page.getByRole("dialog", { name: shell.menu.title });
  await menu.getByText(shell.theme.night, { exact: true }).click();
  await expect(menu).toBeVisible();
  await expectTheme(page, "night");
});

test("without storage a choice applies until the page is left @once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/en/privacy");
  await waitForHydration(page);
  await choose(themeOption(page, "en", "night"));
  await expectTheme(page, "night");
});

test("pages are always printed in the day theme @once", async ({ page }) => {
  await page.goto("/en/blog/bodrum-kalesi");
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
  await page.goto("/en/contact");
  await waitForHydration(page);
  await expect.poll(() => grounds).toHaveLength(1);
  await page.goto("/en/gallery");
  const [image] = await page.locator("main img").all();
  expect(await image?.evaluate((element) => getComputedStyle(element).filter)).toBe("brightness(0.86) saturate(0.92)");
});

for (const [index, kind] of PAGE_PATHS.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? "en";
  const path = `/${language}${kind && `/${kind}`}`;
  // A desktop only adds the header's navigation, which is the same on every page, so a few pages are enough there.
  const tag = index < LANGUAGES.length ? [] : ["@once"];
  test(`${path} has no accessibility violations at night`, { tag }, async ({ page, consoleErrors }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(path);
    await waitForHydration(page);
    await expect(themeOption(page, language, "device")).toBeVisible();
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
    const { violations } = await withPainting(page, () => axe.analyze());
    expectNone(
      violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${path}: ${help} (${id}): ${html}`)),
    );
    if (kind === "no-such-page") ignoreNotFound(consoleErrors);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the setting of the device applies, and no choice is offered @once", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/en/privacy");
    await expect(page.locator("body")).toHaveCSS("background-color", BACKGROUNDS.night);
    await expect(page.getByRole("group", { name: messagesOf("en").shell.theme.label })).toHaveCount(0);
  });
});
