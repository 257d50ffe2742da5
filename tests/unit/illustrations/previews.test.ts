import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";

import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { PICTURES } from "#content/pictures.ts";
import { PREVIEWS } from "#content/previews.ts";
import { FARES } from "#content/prices.ts";
import { headFromText } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { linkPreviews } from "#src/content/previews.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { headTags } from "#src/head.ts";
import {
  isPreviewStale,
  MAX_PREVIEW_BYTES,
  PREVIEW_FILES,
  previewPath,
  readDrawnPreviews,
} from "../../../scripts/illustrations/previewFiles.ts";
import { filledFigure, PREVIEW_SIZE } from "../../../scripts/illustrations/previewPage.ts";
import { typographyFaults } from "../../repo/support/messages.ts";

const REDRAW = "Run `npm run previews`, and look at what it draws.";
const [FIRST] = PREVIEW_FILES;
const { services, tours, faq, gallery } = readLibrary();

describe("the preview", () => {
  const drawn = readDrawnPreviews();

  test.each(PREVIEW_FILES)("$title exists, is up to date and has the right size", async (file) => {
    const path = previewPath(file);
    expect(existsSync(path) ? "" : `It is missing. ${REDRAW}`).toBe("");
    expect(isPreviewStale(file, drawn) ? `It is stale. ${REDRAW}` : "").toBe("");
    await expect(sharp(path).metadata()).resolves.toMatchObject({ ...PREVIEW_SIZE, format: "jpeg" });
    expect(statSync(path).size).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
  });
});

test("there are no other previews, and no other records", () => {
  const titles = PREVIEW_FILES.map(({ title }) => title);
  const kept = readdirSync(dirname(previewPath(FIRST ?? { title: "" })));
  const drawn = titles.map((title) => `${title}.jpg`).toSorted();
  expect(kept.toSorted(), `${REDRAW} Delete those in public/previews that no page has.`).toEqual(drawn);
  expect(Object.keys(readDrawnPreviews()), `Previews and records differ. ${REDRAW}`).toEqual(titles);
});

test.each([
  ["service", "vip-yalikavak-transfer", "service-vip-yalikavak-transfer"],
  ["tour", "likya-fethiye-turu", "tour-likya-fethiye-turu"],
  ["post", "bodrum-kalesi", "post-bodrum-kalesi"],
  ["service", "not-drawn-yet", "services"],
  ["tour", "not-drawn-yet", "tours"],
  ["post", "not-drawn-yet", "blog"],
] as const)("the %s %s has the preview %s", (kind, slug, name) => {
  const { preview } = headFromText(kind, slug, { seoTitle: "A title", seoDescription: "A description" }, "en");
  expect(preview?.name).toBe(name);
});

test("the preview of an article has its picture and its title", () => {
  const castle = linkPreviews().find(({ name }) => name === "post-bodrum-kalesi");
  expect(castle?.picture).toBe("blog-bodrum-kalesi");
  const { posts } = readLibrary();
  const { text } = posts.find(({ slug }) => slug === "bodrum-kalesi") ?? {};
  const { preview } = headFromText("post", "bodrum-kalesi", { seoTitle: "A title", seoDescription: "A text" }, "tr");
  expect(castle?.words.tr.title).toBe(text?.tr.title);
  expect(preview?.alt).toBe(`${text?.tr.title}. ${PICTURES["blog-bodrum-kalesi"].alt.tr}`);
});

test("a page has the URL and the size of its preview", () => {
  const head = {
    title: "A title",
    description: "A description",
    siteName: "A name",
    section: "faq",
    preview: { name: "faq", alt: "What is seen" },
  } as const;
  const tags = headTags("ru", head, "https://example.com").join("\n");
  expect(tags).toContain(`content="https://example.com/previews/${basename(previewPath({ title: "faq-ru" }))}"`);
  expect(tags).toContain(`property="og:image:width" content="${PREVIEW_SIZE.width}"`);
  expect(tags).toContain(`property="og:image:height" content="${PREVIEW_SIZE.height}"`);
});

describe("the texts of the previews", () => {
  const ALL = Object.entries(PREVIEWS).flatMap(([name, { words }]) =>
    LANGUAGES.map((language) => ({ where: `${name}-${language}`, language, words: words[language] })),
  );

  test.each(ALL)(
    "$where is short and follows the typographical rules",
    ({ where, language, words: { title, line, fact } }) => {
      expect(title.length).toBeLessThanOrEqual(40);
      expect(title.split("\n").length).toBeLessThanOrEqual(3);
      expect(line.length).toBeLessThanOrEqual(70);
      const lines = [...title.split("\n"), line, ...(fact ? [...fact.label.split("\n"), fact.figure] : [])];
      expect(lines.flatMap((text) => typographyFaults(language, where, text))).toEqual([]);
      expect(line).not.toContain("\n");
    },
  );

  test("are unique, and so are the pictures", () => {
    const pictures = Object.values(PREVIEWS).map(({ picture }) => picture);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(new Set(ALL.map(({ words: { title, line } }) => title + line)).size).toBe(ALL.length);
  });

  test.each([
    ["services", services.length],
    ["tours", tours.length],
    ["faq", faq.length],
    ["gallery", gallery.length],
    ["prices", FARES.length],
  ] as const)("have the number of %s that the content has", (name, count) => {
    for (const language of LANGUAGES) {
      expect(filledFigure(name, PREVIEWS[name].words[language].fact?.figure ?? "", language)).toBe(`${count}`);
    }
  });

  test("have no placeholder that nothing fills in", () => {
    expect(() => filledFigure("contact", "{{count}}", "en")).toThrow("content/previews.ts: contact: nothing is known");
  });
});
