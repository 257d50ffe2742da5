import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { chromium, type Page } from "playwright";
import sharp from "sharp";

import { reportOn } from "#src/content/check/report.ts";
import { FILES } from "#src/content/read/library.ts";
import { parseLibrary } from "#src/content/read/parse.ts";
import { say, wordsOf, type OwnerLanguage, type Sentence, type Value } from "#src/content/messages/sentences.ts";
import { chromiumLaunch } from "../../tests/support/chromium.mjs";
import { projectPath } from "../owner/files.ts";
import { inOwnerLanguage } from "../owner/language.ts";
import {
  PREVIEW_RECORD,
  previewFilesOf,
  previewHash,
  previewPath,
  readPreviewRecord,
  stalePreviews,
  type PreviewFile,
  type PreviewRecord,
} from "./previewFiles.ts";
import { PREVIEW_SIZE, layoutHash, previewPage } from "./previewPage.ts";

/** Maximum size of a preview, in bytes. Chat apps ignore larger ones. */
const MAX_PREVIEW_BYTES = 300_000;

/** Sizes of a title in pixels, largest first. The last is still legible in a chat that shows previews 300 px wide. */
const TITLE_SIZES = [96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52] as const;
const JPEG = { quality: 70, mozjpeg: true } as const;

/**
 * `npm run previews`: draws the link previews whose names contain one of the arguments, or without arguments all stale ones.
 * Resolves to an error message with a line for each one that could not be drawn, or undefined.
 *
 * @public called by `scripts/run.mjs`
 */
export function main(args: readonly string[]): Promise<string | undefined> {
  return inOwnerLanguage(args, drawPreviews);
}

async function drawPreviews(language: OwnerLanguage, args: readonly string[]): Promise<string | undefined> {
  const words = (value: Value) => wordsOf(value, language);
  // Without drafts, which have no page to link to.
  const parsed = parseLibrary(FILES);
  const { stop } = reportOn(parsed, language);
  if (stop !== undefined) return stop;
  const { library } = parsed;
  const record = readPreviewRecord();
  const all = previewFilesOf(library);
  const named = all.filter(({ title }) => args.some((part) => title.includes(part)));
  if (args.length > 0 && named.length === 0)
    return words(say("No preview has this in its name: %{parts}", { parts: args.join(", ") }));
  const isLayoutOld = record.layout !== layoutHash();
  const undrawn = isLayoutOld ? all : stalePreviews(library, record);
  const files = args.length > 0 ? named : undrawn;
  if (files.length === 0) console.log(words(say("Every preview is up to date.")));

  const titles = new Set(all.map(({ title }) => title));
  const known = Object.entries(record.drawn).filter(([title]) => titles.has(title));
  const drawn = new Map(known);
  const write = (layout: string) => writeRecord({ layout, drawn: Object.fromEntries(drawn) });
  const faults = await drawAll(files, (file, drawing) => {
    console.log(words(drawing));
    drawn.set(file.title, previewHash(file, library));
    write(record.layout);
  });
  // A new layout is recorded once all previews have it.
  write(args.length === 0 && faults.length === 0 ? layoutHash() : record.layout);
  return words(faults) || undefined;
}

function writeRecord({ layout, drawn }: PreviewRecord): void {
  const sorted = Object.fromEntries(Object.entries(drawn).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(projectPath(PREVIEW_RECORD), `${JSON.stringify({ layout, drawn: sorted }, null, 2)}\n`);
}

/** Draws previews, and calls `onDrawn` after each with what was drawn. Resolves to a line for each that could not be drawn. */
async function drawAll(
  files: readonly PreviewFile[],
  onDrawn: (file: PreviewFile, drawing: Sentence) => void,
): Promise<Sentence[]> {
  if (files.length === 0) return [];
  const { executablePath, args, env } = await chromiumLaunch();
  const browser = await chromium.launch({ executablePath, args, env });
  const faults: Sentence[] = [];
  try {
    const page = await browser.newPage({ viewport: PREVIEW_SIZE, deviceScaleFactor: 1 });
    for (const file of files) {
      const drawn = await draw(page, file);
      if (drawn.fault) faults.push(say("%{title}: %{fault}", { title: file.title, fault: drawn.fault }));
      else onDrawn(file, drawn.drawing);
    }
  } finally {
    await browser.close();
  }
  return faults;
}

/** Draws and writes one preview. Resolves to what was drawn, or why it was not. */
async function draw(
  page: Page,
  file: PreviewFile,
): Promise<{ fault: Sentence } | { fault?: undefined; drawing: Sentence }> {
  await page.setContent(previewPage(file.preview, file.language));
  await page.evaluate(async () => {
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  });
  const size = await fitTitle(page);
  if (size === undefined) {
    const smallest = Math.min(...TITLE_SIZES);
    return { fault: say("its words do not fit, even with a title of %{smallest} px. Shorten them.", { smallest }) };
  }
  const strange = await textsInFallbackFonts(page);
  if (strange.length > 0)
    return { fault: say("our faces lack a sign of these words: %{strange}", { strange: strange.join(", ") }) };
  const image = await sharp(await page.screenshot({ animations: "disabled" }))
    .jpeg(JPEG)
    .toBuffer();
  if (image.length > MAX_PREVIEW_BYTES) {
    const values = { bytes: image.length, most: MAX_PREVIEW_BYTES };
    return { fault: say("it weighs %{bytes} bytes; the maximum is %{most}.", values) };
  }
  const path = projectPath(previewPath(file));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, image);
  const values = { title: file.title, size, bytes: image.length };
  return { drawing: say("%{title}: title of %{size} px, %{bytes} bytes", values) };
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
