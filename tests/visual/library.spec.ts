import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { STORYBOOK } from "./pictures.ts";
import { serveStorybook } from "./serveStorybook.ts";

/** Storybook's own parts are two thirds of it; the site's content, which page stories read as the site does, is a megabyte. */
const MOST_BYTES = 13_500_000;

test("the built Storybook is small, the owner's pictures aside", () => {
  const files = readdirSync(STORYBOOK, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const images = join(STORYBOOK, "images");
  const bytes = files
    .filter(({ parentPath }) => !parentPath.startsWith(images))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes, "bytes of dist/storybook without images").toBeLessThanOrEqual(MOST_BYTES);
});

for (const [what, path] of [
  ["its frame", "index.html"],
  ["a page of documentation", "iframe.html?viewMode=docs&id=ui-button--docs"],
  ["a story", "iframe.html?viewMode=story&id=ui-button--default"],
]) {
  test(`the built Storybook asks nobody else for anything: ${what}`, async ({ page }) => {
    const server = await serveStorybook();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${server.origin}/${path}`, { waitUntil: "networkidle" });
    await expect(page.locator("body")).not.toHaveClass(/sb-show-(?:errordisplay|nopreview)/);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => /^(?:https?|wss?):/.test(url) && !url.startsWith(`${server.origin}/`))).toEqual([]);
    server.close();
  });
}

test("the search finds a component by what else it is called", async ({ page }) => {
  const server = await serveStorybook();
  await page.goto(`${server.origin}/index.html`);
  const field = page.getByLabel("Search for components").locator("input");
  for (const [word, component] of [
    ["modal", "Dialog"],
    ["alert", "Toast"],
    ["dropdown", "PlaceSelect"],
    ["input", "TextField"],
    ["chip", "Tags"],
    ["card", "Card"],
    ["tabs", "SegmentedControl"],
  ] as const) {
    await field.fill(word);
    await expect(page.getByRole("option", { name: new RegExp(`\\b${component}\\b`) }).first()).toBeVisible();
  }
  server.close();
});

test("where the reader's own colours rule, a film's mark and the focus in a search field show", async ({ page }) => {
  const server = await serveStorybook();
  const show = (id: string) => page.goto(`${server.origin}/iframe.html?viewMode=story&id=${id}`);
  // Light letters on a dark ground, the other way round than ours.
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });

  await show("ui-gallerysheet--default");
  const mark = await page.locator("[data-press] svg").evaluate((icon) => {
    document.body.style.backgroundColor = "Canvas";
    const { backgroundColor: canvas } = getComputedStyle(document.body);
    const { stroke, backgroundColor, borderBlockStartWidth } = getComputedStyle(icon);
    return { isOnCanvas: backgroundColor === canvas, isDrawn: stroke !== canvas, edge: borderBlockStartWidth };
  });
  expect(mark).toEqual({ isOnCanvas: true, isDrawn: true, edge: "2px" });

  await show("ui-dialpicker--open");
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  expect(await field.locator("..").evaluate((row) => getComputedStyle(row).outlineStyle)).toBe("solid");
  server.close();
});
