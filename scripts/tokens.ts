import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";

import { computeTokens, pickTokens, TOKEN_FILES, tokenPage, type Tokens } from "../stories/foundations/designTokens.ts";
import { chromiumLaunch } from "../tests/support/chromium.mjs";

/** The tokens, then what this business colours otherwise. */
const SHEETS = ["src/styles/tokens.css", "content/colours.css"];
const FOLDER = "dist/tokens";

/**
 * `npm run tokens`: writes the tokens as files of the Design Tokens format for Figma and other programs: colours by day and
 * at night, sizes on a phone and on a desktop, and what is the same everywhere. Left out is what the format cannot say: shadows, filters,
 * and lengths in `em` or `ch`. Storybook offers the same files (`stories/docs/TokensInFigma.mdx`). Rejects if no browser can be started.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<undefined> {
  const files = await readTokens(SHEETS.map((path) => readFileSync(path, "utf8")).join("\n"));
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, tokens] of Object.entries(files)) {
    const file = join(FOLDER, `${name}.tokens.json`);
    writeFileSync(file, `${JSON.stringify(tokens, null, 2)}\n`);
    console.log(`${file}: ${Object.keys(tokens).length} tokens`);
  }
}

/** The files by name, from a style sheet with custom properties of `:root`. A browser computes their values. */
export async function readTokens(css: string): Promise<Record<string, Tokens>> {
  const { executablePath, args, env } = await chromiumLaunch();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    await page.setContent(tokenPage(css));
    const files: Record<string, Tokens> = {};
    for (const { name, theme, width, types } of TOKEN_FILES) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
      files[name] = pickTokens(await page.evaluate(computeTokens, undefined), types);
    }
    return files;
  } finally {
    await browser.close();
  }
}
