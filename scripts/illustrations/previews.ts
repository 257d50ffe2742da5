import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { chromium, type Page } from "playwright";
import sharp from "sharp";

import { chromiumLaunch } from "../../tests/support/chromium.mjs";
import {
  MAX_PREVIEW_BYTES,
  PREVIEW_FILES,
  isPreviewStale,
  previewHash,
  previewPath,
  recordDrawnPreviews,
  type PreviewFile,
} from "./previewFiles.ts";
import { PREVIEW_SIZE, previewPage } from "./previewPage.ts";

/** Sizes of a title in pixels, largest first. The last is still legible in a chat that shows previews 300 px wide. */
const TITLE_SIZES = [96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52] as const;
const JPEG = { quality: 70, mozjpeg: true } as const;

/**
 * `npm run previews`: draws the link previews whose names contain one of the arguments, or without arguments all stale ones.
 * Resolves to an error message with a line for each one that could not be drawn, or undefined.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(args: readonly string[]): Promise<string | undefined> {
  const named = PREVIEW_FILES.filter(({ title }) => args.some((part) => title.includes(part)));
  if (args.length > 0 && named.length === 0) return `No preview has "${args.join('" or "')}" in its name.`;
  const files = args.length > 0 ? named : PREVIEW_FILES.filter((file) => isPreviewStale(file));
  if (files.length === 0) console.log("Every preview is up to date.");
  const faults = files.length > 0 ? await drawAll(files) : [];
  recordDrawnPreviews({});
  return faults.join("\n") || undefined;
}

async function drawAll(files: readonly PreviewFile[]): Promise<string[]> {
  const { executablePath, args, env } = await chromiumLaunch();
  const browser = await chromium.launch({ executablePath, args, env });
  const faults: string[] = [];
  try {
    const page = await browser.newPage({ viewport: PREVIEW_SIZE, deviceScaleFactor: 1 });
    for (const file of files) {
      // Hashed before drawing, so that a change during drawing makes it stale again.
      const hash = previewHash(file);
      const fault = await draw(page, file);
      if (fault) faults.push(`${file.title}: ${fault}`);
      else recordDrawnPreviews({ [file.title]: hash });
    }
  } finally {
    await browser.close();
  }
  return faults;
}

/** Draws and writes one preview. Resolves to an error message, or undefined. */
async function draw(page: Page, file: PreviewFile): Promise<string | undefined> {
  await page.setContent(previewPage(file.preview, file.language));
  await page.evaluate(async () => {
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  });
  const size = await fitTitle(page);
  if (size === undefined) return `its words do not fit, even with a title of ${TITLE_SIZES.at(-1)} px. Shorten them.`;
  const strange = await textsInFallbackFonts(page);
  if (strange.length > 0) return `our faces lack a sign of "${strange.join('" and "')}".`;
  const image = await sharp(await page.screenshot({ animations: "disabled" }))
    .jpeg(JPEG)
    .toBuffer();
  if (image.length > MAX_PREVIEW_BYTES) return `it weighs ${image.length} bytes; the maximum is ${MAX_PREVIEW_BYTES}.`;
  mkdirSync(dirname(previewPath(file)), { recursive: true });
  writeFileSync(previewPath(file), image);
  console.log(`${file.title}: title of ${size} px, ${image.length} bytes`);
  return undefined;
}

/** Sets the title in the largest size at which all texts fit. Resolves to that size, or undefined if none fits. */
function fitTitle(page: Page): Promise<number | undefined> {
  return page.evaluate((sizes) => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return sizes.find((size) => {
      document.documentElement.style.setProperty("--title", `${size}px`);
      const [brand, title, picture, fact] = [".brand", "h1", "img", ".fact"].map(box);
      if (!brand || !title || !picture) return false;
      const isCut = Array.from(document.querySelectorAll("[data-words]")).some(
        // Both are rounded, so they may differ by one where nothing is cut.
        (words) => words.scrollWidth > words.clientWidth + 1,
      );
      return !isCut && title.top >= brand.bottom + 24 && (!fact || fact.left >= picture.left + 24);
    });
  }, TITLE_SIZES);
}

/** Texts that were not rendered entirely in the site's fonts. */
async function textsInFallbackFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-words]" });
    const texts = await page.locator("[data-words]").allInnerTexts();
    const strange: string[] = [];
    for (const [index, nodeId] of nodeIds.entries()) {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      if (fonts.length === 0 || fonts.some(({ isCustomFont }) => !isCustomFont)) strange.push(texts[index] ?? "");
    }
    return strange;
  } finally {
    await session.detach();
  }
}
