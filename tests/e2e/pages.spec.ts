import { readdirSync } from "node:fs";

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { LANGUAGES } from "#src/domain/language.ts";
import { forgiveNotFound, hydrated, sharedTest as test } from "./world.ts";

/** A page of every kind, by its path below the language. */
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
  "terms",
  "services/no-such-service",
  "tours/no-such-tour",
  "blog/no-such-article",
  "no-such-page",
];

// What moves is judged where it has come to rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What a page asks for elsewhere. */
function strangersOf(page: Page): string[] {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") strangers.push(request.url());
  });
  return strangers;
}

/** The page as it is, alive and at rest: one h1, nothing that axe finds by its rules but those forgone, and as wide as a small phone. */
async function isSound(page: Page, forgoes: string[] = []): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .disableRules(forgoes)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  // A map takes a moment to change its sheet.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

for (const language of LANGUAGES) {
  for (const kind of KINDS) {
    const path = `/${language}${kind && `/${kind}`}`;
    test(`${path} is sound: status, one h1, language, no stranger, axe, no sideways scroll`, async ({
      page,
      complaints,
    }) => {
      const strangers = strangersOf(page);
      const response = await page.goto(path);
      const isMissing = kind.includes("no-such");
      expect(response?.status()).toBe(isMissing ? 404 : 200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await isSound(page);
      expect(strangers).toEqual([]);
      if (isMissing) forgiveNotFound(complaints);
    });
  }
}

/** The pages of a section that are not named above, by their paths below the language. */
function others(section: "services" | "tours" | "blog"): string[] {
  return readdirSync(`content/${section}`)
    .map((slug) => `${section}/${slug}`)
    .filter((path) => !KINDS.includes(path));
}

for (const language of LANGUAGES) {
  for (const section of ["services", "tours", "blog"] as const) {
    test(`every other page of /${language}/${section} is sound`, { tag: "@once" }, async ({ page }) => {
      test.setTimeout(120_000);
      const strangers = strangersOf(page);
      for (const path of others(section).map((below) => `/${language}/${below}`)) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 390, height: 844 });
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          // They have the colours of the one of their kind above; what takes longest to judge is the same on all of them.
          await isSound(page, ["color-contrast"]);
        });
      }
      expect(strangers).toEqual([]);
    });
  }
}
