import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { BUSINESS } from "#content/business.ts";
import type { Theme } from "#src/domain/theme.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { forgiveNotFound, hydrated, sharedTest as test, whileDrawn, wordsOf } from "./world.ts";

const GROUNDS: Record<Theme, string> = { day: "rgb(251, 247, 239)", night: "rgb(10, 24, 40)" };
const SCHEMES: Record<Theme, "light" | "dark"> = { day: "light", night: "dark" };
const THEMES: readonly [theme: Theme, other: Theme][] = [
  ["day", "night"],
  ["night", "day"],
];

/** A page of each type, by its path below the language. */
const KINDS = [
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

// What moves is judged where it has come to rest.
// A quarter of the pixels is enough for who judges colours.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 1 });

/** The ground of the page, and what a phone paints around it. */
function lookOf(page: Page): Promise<{ ground: string; around: string | undefined }> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      around: metas.find(({ media }) => matchMedia(media).matches)?.content,
    };
  });
}

async function looksLike(page: Page, theme: Theme): Promise<void> {
  await expect.poll(() => lookOf(page)).toEqual({ ground: GROUNDS[theme], around: BUSINESS.themeColours[theme] });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(SCHEMES[theme]);
}

/** By key, because a label stands for the radio button, and what lies at the lower edge may lie over both. */
async function choose(choice: Locator): Promise<void> {
  await choice.focus();
  await choice.press("Space");
  await expect(choice).toBeChecked();
}

/** The choice in the footer: it comes with the scripts. */
function choiceOf(page: Page, language: Language, option: "device" | Theme): Locator {
  const { label, ...names } = wordsOf(language).shell.theme;
  return page
    .getByRole("contentinfo")
    .getByRole("group", { name: label })
    .getByRole("radio", { name: names[option], exact: true });
}

/** The page as its first frame is drawn: none of its files but the style sheets comes, and no module runs. */
async function openHeld(page: Page, path: string): Promise<void> {
  await page.route(/\.js$/, () => {});
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
}

for (const [theme, other] of THEMES) {
  test(`a device that has ${theme} gets ${theme} in the first frame @once`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: SCHEMES[theme] });
    await openHeld(page, "/en");
    await looksLike(page, theme);
  });

  test(`${theme}, chosen on a device that has ${other}, is there in the first frame @once`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: SCHEMES[other] });
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeBeforeBody: document.documentElement.dataset["theme"] });
      }).observe(document, { childList: true, subtree: true });
    });
    await openHeld(page, "/tr/blog");
    expect(await page.evaluate(() => (window as unknown as { themeBeforeBody?: string }).themeBeforeBody)).toBe(theme);
    // Until its style sheet has come nothing is painted.
    await expect.poll(async () => (await lookOf(page)).ground).toBe(GROUNDS[theme]);
  });

  test(`${theme}, chosen against the device, holds over pages, languages and a reload @once`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: SCHEMES[other] });
    await page.goto("/en/faq");
    await hydrated(page);
    await looksLike(page, other);
    await choose(choiceOf(page, "en", theme));
    await looksLike(page, theme);

    const { shell } = wordsOf("en");
    await page
      .getByRole("navigation", { name: shell.footer.site })
      .getByRole("link", { name: shell.nav.tours })
      .click();
    await expect(page).toHaveURL("/en/tours");
    await looksLike(page, theme);

    for (const language of ["tr", "ru"] as const) {
      await page.goto(`/${language}/tours`);
      await hydrated(page);
      await looksLike(page, theme);
      await expect(choiceOf(page, language, theme)).toBeChecked();
    }

    await choose(choiceOf(page, "ru", "device"));
    await looksLike(page, other);
    await page.reload();
    await hydrated(page);
    await looksLike(page, other);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });
}

test("another tab follows the choice @once", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: "light" });
  for (const tab of [page, second]) {
    await tab.goto("/en/privacy");
    await hydrated(tab);
  }
  await choose(choiceOf(page, "en", "night"));
  await looksLike(second, "night");
});

test("the choice works by keyboard", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/tr/privacy");
  await hydrated(page);
  await choiceOf(page, "tr", "device").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(choiceOf(page, "tr", "night")).toBeFocused();
  await looksLike(page, "night");
  await page.keyboard.press("ArrowLeft");
  await expect(choiceOf(page, "tr", "day")).toBeChecked();
  await looksLike(page, "day");
});

test("the menu has the choice, too", { tag: "@phone" }, async ({ page }) => {
  const { shell } = wordsOf("ru");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/ru");
  await hydrated(page);
  await page.getByRole("button", { name: shell.menu.open }).click();
  const menu = page.getByRole("dialog", { name: shell.menu.title });
  await menu.getByText(shell.theme.night, { exact: true }).click();
  await expect(menu).toBeVisible();
  await looksLike(page, "night");
});

test("where nothing can be kept, a choice holds until the page is left @once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/en/privacy");
  await hydrated(page);
  await choose(choiceOf(page, "en", "night"));
  await looksLike(page, "night");
});

test("what is printed is always day @once", async ({ page }) => {
  await page.goto("/en/blog/bodrum-kalesi");
  const inTheme = async (theme: Theme, media: "print" | "screen") => {
    await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.emulateMedia({ colorScheme: "dark", media });
    await page.reload();
    // A new document may be there before the emulated medium is.
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

test("pictures are dimmed, and a map shows its night alone @once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const grounds: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/maps/")) grounds.push(new URL(request.url()).pathname);
  });
  await page.goto("/en/contact");
  await hydrated(page);
  await expect.poll(() => grounds).toHaveLength(1);
  await page.goto("/en/gallery");
  const [image] = await page.locator("main img").all();
  expect(await image?.evaluate((element) => getComputedStyle(element).filter)).toBe("brightness(0.86) saturate(0.92)");
});

for (const [index, kind] of KINDS.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? "en";
  const path = `/${language}${kind && `/${kind}`}`;
  // A desktop adds the header's navigation, which is the same on every page.
  const tag = index < LANGUAGES.length ? [] : ["@once"];
  test(`${path} can be read at night`, { tag }, async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(path);
    await hydrated(page);
    await expect(choiceOf(page, language, "device")).toBeVisible();
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
    const { violations } = await whileDrawn(page, () => axe.analyze());
    expectNone(
      violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${path}: ${help} (${id}): ${html}`)),
    );
    if (kind === "no-such-page") forgiveNotFound(complaints);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the device decides, and there is no choice @once", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/en/privacy");
    await expect(page.locator("body")).toHaveCSS("background-color", GROUNDS.night);
    await expect(page.getByRole("group", { name: wordsOf("en").shell.theme.label })).toHaveCount(0);
  });
});
