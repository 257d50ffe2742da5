import type { Page } from "@playwright/test";

/** Texts that are clipped by their box, its mask or the window. */
export const cutOffWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      // Letters are not as high as their line box.
      const tolerance = Number.parseFloat(getComputedStyle(parent).fontSize) / 3;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { display, overflowX, overflowY, maskImage } = getComputedStyle(element);
        if (display === "contents") continue;
        const edge = element.getBoundingClientRect();
        // Visually hidden texts need no room, and scrollable boxes can show the rest.
        if (edge.width <= 1 || edge.height <= 1 || /auto|scroll/.test(overflowX + overflowY)) break;
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip" || maskImage !== "none";
        // The page itself scrolls only vertically.
        const isPage = element === document.documentElement;
        const isCut = boxes.some(
          ({ left, right, top, bottom }) =>
            ((isPage || hides(overflowX)) && (left < edge.left - 1 || right > edge.right + 1)) ||
            (hides(overflowY) && (top < edge.top - tolerance || bottom > edge.bottom + tolerance)),
        );
        if (!isCut) continue;
        cut.push(`“${text.nodeValue.trim().slice(0, 60)}” is cut off by ${element.outerHTML.slice(0, 100)}`);
        break;
      }
    }
    return cut;
  });
