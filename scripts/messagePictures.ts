import { writeFileSync } from "node:fs";

import { chromium } from "playwright";
import sharp from "sharp";

import { chromiumLaunch } from "../tests/support/chromium.mjs";
import { serveStorybook } from "../tests/visual/serveStorybook.ts";

/** Selectors of the whole message, and of the notification alone, for messages of which only that differs from the others. */
const [MESSAGE, NOTIFICATION] = [".lab-chat-phone", ".lab-chat-notice"];
/** The stories of the message lab that docs/operating.md shows, and the names of their pictures in docs/images. */
const PICTURES = [
  { story: "priced", name: "message-booking", part: MESSAGE },
  { story: "return-trip", name: "message-return", part: MESSAGE },
  { story: "ask-for-price", name: "message-enquiry", part: NOTIFICATION },
  { story: "doubtful", name: "message-doubtful", part: NOTIFICATION },
  { story: "machine-like", name: "message-machine", part: NOTIFICATION },
  { story: "second-request", name: "message-second", part: NOTIFICATION },
  { story: "newsletter", name: "message-newsletter", part: MESSAGE },
];
const WINDOW = { width: 448, height: 900 };

/**
 * `npm run messages`: takes the screenshots of the operator's messages in docs/images from the built Storybook.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<void> {
  const server = await serveStorybook();
  const { executablePath, args, env } = await chromiumLaunch();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: 1.5 });
    for (const { story, name, part } of PICTURES) {
      await page.goto(`${server.origin}/iframe.html?viewMode=story&id=lab-messagelab--${story}&globals=language:en`);
      const chat = page.locator(part);
      await chat.waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // A story's clock is frozen, so Playwright's own screenshot of an element, which waits until it is stable, would never end.
      const clip = await chat.boundingBox();
      if (clip === null) throw new Error(`The story ${story} shows no ${part}`);
      const picture = await page.screenshot({ animations: "disabled", fullPage: true, clip });
      const file = `docs/images/${name}.webp`;
      const webp = await sharp(picture).webp({ quality: 40, effort: 6 }).toBuffer();
      writeFileSync(file, webp);
      console.log(`${file}: ${Math.ceil(webp.length / 1000)} KB`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}
