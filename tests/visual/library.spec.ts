import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { STORYBOOK } from "./pictures.ts";
import { serveStorybook } from "./serveStorybook.ts";

const MOST_BYTES = 12_000_000;

test("the built Storybook is small, its illustrations aside", () => {
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
