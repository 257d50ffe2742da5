import type { Page } from "@playwright/test";

/** Sets the browser's default font size in CSS pixels, as in its settings, until the tab is closed. Media queries depend on it. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
}
