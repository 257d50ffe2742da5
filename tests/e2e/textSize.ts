import type { Page } from "@playwright/test";

/** Sets the browser's default font size in CSS pixels, as in its settings; media queries depend on it. It applies until the tab is closed. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
}
