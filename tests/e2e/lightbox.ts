import type { Locator, Page } from "@playwright/test";

/** The lightbox of a gallery, by the gallery's name. */
export function lightboxOf(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name });
}

/**
 * Swipes across the middle of the shown picture with touch events of the browser, so that it handles gestures as on a phone. Distances are
 * in CSS pixels; `meanwhile` runs before the finger is lifted.
 */
export async function swipe(
  lightbox: Locator,
  aside: number,
  { down = 0, meanwhile = () => Promise.resolve() }: { down?: number; meanwhile?: () => Promise<void> } = {},
): Promise<void> {
  const page = lightbox.page();
  const box = await lightbox.locator("figure").locator("img, video").boundingBox();
  if (!box) throw new Error("the lightbox shows nothing");
  const [x, y] = [box.x + box.width / 2 - aside / 2, box.y + box.height / 2 - down / 2];
  const touch = await page.context().newCDPSession(page);
  const dispatchTouch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + aside * share, y: y + down * share }],
    });
  await dispatchTouch("touchStart", 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await dispatchTouch("touchMove", share);
  await meanwhile();
  await dispatchTouch("touchEnd");
  await touch.detach();
}
