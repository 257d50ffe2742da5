import type { Page } from "@playwright/test";

import { expectNone } from "#tests/support/expectNone.ts";
import { cutOffWords } from "./cutOffWords.ts";
import { PAGE_TYPES } from "./pageTypes.ts";
import { waitForHydration, ignoreNotFound, sharedTest as test } from "./fixtures.ts";

// A desktop of 1280 × 1024 px at 400 % zoom, with forced colours and reduced motion.
test.use({
  viewport: { width: 320, height: 256 },
  contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
});

/** Links and controls that cannot be scrolled to where a pointer can reach them. */
const outOfReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      // The skip link is for the keyboard only, and the places of a small map are repeated as a list below it.
      .filter((element) => !element.matches("[href='#main'], [role=group]:has(img[src^='/maps/']) *"))
      .filter((element) => {
        // Clicking a label works like clicking its control.
        const pressed = element.closest("label") ?? element;
        pressed.scrollIntoView({ block: "center", inline: "center" });
        return ![...pressed.getClientRects()].some(({ left, top, width, height }) =>
          pressed.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
        );
      })
      .map((element) => `${element.outerHTML.slice(0, 120)} is out of reach`),
  );

/** Selected choices that look like unselected ones in forced colours. */
const unmarkedChoices = (page: Page) =>
  page.evaluate(() => {
    const lookOf = (control: Element) =>
      [control, control.parentElement, ...control.querySelectorAll("*")].flatMap((element) =>
        [null, "::after"].map((part) => {
          const { color, backgroundColor, border, outline, textDecoration } = getComputedStyle(
            element as Element,
            part,
          );
          return [color, backgroundColor, border, outline, textDecoration].join();
        }),
      );
    const unmarked: string[] = [];
    for (const chosen of document.querySelectorAll("[aria-pressed=true], [aria-current], :checked[type=radio]")) {
      const group = chosen.closest("ul, fieldset, nav, [role=group]");
      const others = [...(group?.querySelectorAll(chosen.localName) ?? [])].filter((other) => other !== chosen);
      const alike = others.find((other) => other.checkVisibility() && lookOf(other).join() === lookOf(chosen).join());
      if (alike && chosen.checkVisibility()) unmarked.push(`${chosen.outerHTML.slice(0, 120)} looks like the others`);
    }
    return unmarked;
  });

/** Running animations. */
const movingParts = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => `${(effect as KeyframeEffect).target?.outerHTML.slice(0, 120)} moves`),
    ...[...document.querySelectorAll("video")].filter(({ paused }) => !paused).map(({ src }) => `${src} plays`),
    ...(getComputedStyle(document.documentElement).scrollBehavior === "smooth" ? ["the page scrolls by itself"] : []),
  ]);

for (const type of PAGE_TYPES) {
  // Russian has the longest words.
  const path = `/ru${type && `/${type}`}`;
  test(`${path} is readable at 400 % zoom, in forced colours and with reduced motion`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(path);
    // The offline page has no application to hydrate it.
    if (type !== "offline.html") await waitForHydration(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // The cookie bar is mounted by hydration, and is put at the end of the page in the frame after that.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    for (const faultsOf of [movingParts, cutOffWords, unmarkedChoices, outOfReach]) expectNone(await faultsOf(page));
    if (type === "no-such-page") ignoreNotFound(consoleErrors);
  });
}
