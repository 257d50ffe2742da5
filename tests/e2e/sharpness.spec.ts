import { expectNone } from "#tests/support/expectNone.ts";
import { sharedTest } from "./fixtures.ts";
import { PAGE_TYPES } from "./pageTypes.ts";

/** A page of each type that has pictures. */
const PAGES = PAGE_TYPES.filter((type) => !/^no-|\.html$/.test(type)).map((type) => `/tr${type && `/${type}`}`);
const SCREENS = [
  { width: 390, density: 1 },
  { width: 390, density: 2 },
  { width: 768, density: 1 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
];
/** Minimum number of the chosen file's pixels per pixel of the screen, along one side. */
const LEAST_SHARPNESS = 0.9;

interface Shown {
  file: string;
  /** Width of the file that the browser chose. */
  width: number;
  /** Width in CSS pixels that the whole picture would have, with what is cropped. */
  needed: number;
}

for (const path of PAGES) {
  sharedTest(
    `the pictures of ${path} have the resolution of the screen`,
    { tag: "@once" },
    async ({ browser, baseURL }) => {
      const faults: string[] = [];
      for (const { width, density } of SCREENS) {
        // Without scripts browsers load lazy pictures at once. In a new context, because a browser prefers sizes that it has cached.
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          deviceScaleFactor: density,
          javaScriptEnabled: false,
        });
        const page = await context.newPage();
        await page.goto(`${baseURL}${path}`);
        for (const { file, width: given, needed } of await page.evaluate(shownPictures)) {
          if (given / (needed * density) >= LEAST_SHARPNESS) continue;
          faults.push(`${file} at ${width} px, density ${density}: ${given} px for ${Math.round(needed * density)}.`);
        }
        await context.close();
      }
      expectNone(faults);
    },
  );
}

/** Runs in the page: its pictures that are rendered, with the files that were chosen. */
function shownPictures(): Shown[] {
  return [...document.querySelectorAll("img")].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const file = image.currentSrc.split("/").at(-1)!;
    const chosen = /-(\d+)\.\w+$/.exec(file)?.[1];
    if (width === 0 || chosen === undefined) return [];
    const ratio = image.naturalWidth / image.naturalHeight;
    const isCropped = getComputedStyle(image).objectFit === "cover";
    return [{ file, width: Number(chosen), needed: isCropped ? Math.max(width, height * ratio) : width }];
  });
}
