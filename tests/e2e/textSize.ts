import type { Page } from "@playwright/test";

/** Sets the browser's size of text, in CSS pixels, as a reader does in its settings: media queries know of it. It lasts as long as the tab. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
}
