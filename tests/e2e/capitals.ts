import type { Page } from "@playwright/test";

/** Words with Turkish letters that CSS uppercases by the rules of another language, which turns i into I instead of İ. */
export const wrongCapitals = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || getComputedStyle(parent).textTransform !== "uppercase") continue;
      const language = parent.closest("[lang]")?.getAttribute("lang") ?? "";
      for (const [word] of (text.nodeValue ?? "").matchAll(/\p{L}*[çğıöşüÇĞİÖŞÜ]\p{L}*/gu)) {
        if (word.toLocaleUpperCase(language || "und") !== word.toLocaleUpperCase("tr"))
          wrong.push(`${word} (${language})`);
      }
    }
    return wrong;
  });
