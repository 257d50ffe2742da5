import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { VIEWPORTS } from "../../.storybook/modes.ts";
import { STORYBOOK } from "./pictures.ts";
import { serveStorybook } from "./serveStorybook.ts";

/** Two thirds are Storybook itself; one megabyte is the site's content, which the stories of pages load. */
const MAX_BYTES = 14_000_000;

test("the built Storybook is within its size limit, without the owner's and the accepted pictures", () => {
  const files = readdirSync(STORYBOOK, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const images = join(STORYBOOK, "images");
  const bytes = files
    // Accepted pictures have a limit of their own.
    .filter(({ parentPath, name }) => !parentPath.startsWith(images) && !/--[\w-]+\.webp$/.test(name))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes, "bytes of dist/storybook without images").toBeLessThanOrEqual(MAX_BYTES);
});

for (const [what, path] of [
  ["its frame", "index.html"],
  ["a page of documentation", "iframe.html?viewMode=docs&id=ui-button--docs"],
  ["a story", "iframe.html?viewMode=story&id=ui-button--default"],
]) {
  test(`the built Storybook makes no third-party requests: ${what}`, async ({ page }) => {
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

test("the search finds components by their synonyms", async ({ page }) => {
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
    ["notification", "Toast"],
    ["checkbox", "Extras"],
    ["empty state", "KeptPasses"],
    ["voucher", "Pass"],
    ["share", "CopyLink"],
    ["dark mode", "ThemeSwitch"],
  ] as const) {
    await field.fill(word);
    await expect(page.getByRole("option", { name: new RegExp(`\\b${component}\\b`) }).first()).toBeVisible();
  }
  server.close();
});

test("the index of all components shows a picture and the purpose of each, and links to its page", async ({ page }) => {
  const server = await serveStorybook();
  await page.goto(`${server.origin}/index.html?path=/docs/docs-all-components--docs`);
  const list = page.frameLocator("#storybook-preview-iframe");
  const components = list.locator(".docs-index li");
  await expect(components.filter({ hasText: "Country picker for a phone number" })).toContainText(
    "“dropdown”, “combobox”",
  );
  const { entries } = JSON.parse(readFileSync(join(STORYBOOK, "index.json"), "utf8")) as {
    entries: Record<string, { type: string; title: string }>;
  };
  const pages = Object.values(entries).filter(({ type, title }) => type === "docs" && title.startsWith("Components/"));
  await expect(components).toHaveCount(pages.length);
  const picture = components.filter({ has: list.getByRole("link", { name: "SeatPlan", exact: true }) }).locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("naturalWidth", VIEWPORTS.phone.width);
  // Name, purpose and status.
  await expect(components.locator("p:nth-of-type(3)")).toHaveCount(pages.length);

  await components.getByRole("link", { name: "SeatPlan" }).click();
  await expect(list.getByRole("heading", { level: 1, name: "SeatPlan" })).toBeVisible();
  server.close();
});

test("the page of a component shows it before its rules, and copies the tokens that it uses", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const server = await serveStorybook();
  await page.goto(`${server.origin}/iframe.html?viewMode=docs&id=ui-button--docs&globals=language:en`);
  const button = await page.getByRole("button", { name: "Book my transfer" }).first().boundingBox();
  const rules = await page.getByRole("heading", { name: "When to use something else" }).boundingBox();
  expect(button!.y).toBeLessThan(rules!.y);

  await page.getByRole("button", { name: "Copy var(--color-action)" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("var(--color-action)");

  // A component fixed to the edge of the viewport is shown in an iframe; inline it would be out of view.
  await page.goto(`${server.origin}/iframe.html?viewMode=docs&id=features-cookienotice--docs&globals=language:en`);
  await expect(page.frameLocator(".docs-window").getByRole("button").first()).toBeVisible();
  server.close();
});

test("a journey plays its steps in the language and theme of the toolbar, and does not scroll the page", async ({
  page,
}) => {
  const server = await serveStorybook();
  await page.goto(`${server.origin}/iframe.html?viewMode=docs&id=journeys-fail--docs&globals=language:ru;theme:night`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  const steps = page.locator(".docs-step iframe");
  await expect(steps).toHaveCount(4);
  for (let index = 0; index < 4; index++) {
    const root = steps.nth(index).contentFrame().locator("html");
    await expect(root).toHaveAttribute("lang", "ru");
    await expect(root).toHaveAttribute("data-theme", "night");
  }
  await expect(steps.nth(0).contentFrame().getByRole("alert")).toBeVisible();
  await expect(steps.nth(1).contentFrame().getByRole("dialog")).toBeVisible();
  await expect(steps.nth(3).contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole("button", { name: "tablet" }).click();
  await expect(steps.nth(0)).toHaveAttribute("width", "820");
  server.close();
});

test("the token files can be downloaded", async ({ page }) => {
  const server = await serveStorybook();
  await page.goto(`${server.origin}/iframe.html?viewMode=docs&id=foundations-tokens-in-figma--docs`);
  const valueIn = async (file: string, token: string) => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: `${file}.tokens.json` }).click();
    const tokens = JSON.parse(readFileSync(await (await coming).path(), "utf8")) as Record<string, { $value: unknown }>;
    return tokens[token]?.$value;
  };
  expect(await valueIn("colours-night", "color-page")).toMatchObject({ hex: "#0a1828" });
  expect(await valueIn("sizes-desktop", "step-5")).toEqual({ value: 79, unit: "px" });
  server.close();
});

test("with forced colours, the icon of a film and the focus of a search field are visible", async ({ page }) => {
  const server = await serveStorybook();
  const show = (id: string) => page.goto(`${server.origin}/iframe.html?viewMode=story&id=${id}`);
  // A dark colour scheme, the opposite of the default theme.
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
