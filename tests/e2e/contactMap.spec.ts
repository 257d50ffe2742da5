import { BUSINESS } from "#content/business.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { sharedTest as test, waitForHydration } from "./fixtures.ts";

for (const language of LANGUAGES)
  test(
    `no name on the map of the contact page is half covered in ${language}`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(`/${language}/contact`);
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      const map = page.locator("[role=img]", { hasText: BUSINESS.town[language] });
      for (const width of [1280, 1366, 1440, 1536, 1680, 1792, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const halfCovered = await map.evaluate((element) => {
          const shares = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
          return [...element.querySelectorAll("span")]
            .filter((name) => name.textContent && !name.querySelector("span") && name.checkVisibility())
            .filter((name) => {
              name.scrollIntoView({ block: "center" });
              const { left, top, width: breadth, height } = name.getBoundingClientRect();
              const points = shares.flatMap((across) => shares.map((down) => [across, down] as const));
              const covered = points.filter(
                ([across, down]) =>
                  !element.contains(document.elementFromPoint(left + across * breadth, top + down * height)),
              );
              return covered.length > 0 && covered.length < points.length;
            })
            .map((name) => name.textContent);
        });
        expectNone(halfCovered.map((name) => `${name} is half covered at ${width} px.`));
      }
    },
  );
