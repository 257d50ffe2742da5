import { NAMES } from "#stories/fixtures/names.ts";

/** What a translation may make wrong wherever it stands. */
const VALUES = {
  "an amount": /€|\b(?:EUR|TRY|TL|USD|GBP)\b/,
  "a time": /\b(?:[01]\d|2[0-3]):[0-5]\d\b/,
  // May is left out: the date of an article may be translated, and is written alike.
  "a date": /\b\d{1,2}(?:\.\d{2}\.| (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Tem|июл) )\d{4}\b/,
  "a phone number": /\+\d[\d\s()-]{6,}\d/,
  "an e-mail address": /\S@\S+\.\p{L}/u,
  "a reference": /\b(?=\w*[A-Z])[2-9A-Z]{4}-[2-9A-Z]{4}\b/,
  "a flight": /\b[A-Z]{2} ?\d{3,4}\b/,
} as const;

/** A screen reader says a message as a whole only if it is one text. */
const MAY_HAVE_VALUES = "[aria-live]";
/** Names in the text of an article, and titles of pages, which are sentences or names. */
const MAY_BE_NAMES = "strong, h2 a, h3 a";

/**
 * Finds what a browser that translates the page would make wrong: values and names have to be inside `translate="no"`. And names of
 * values, such as `{{waitingMinutes}}`, which have to be filled in. Throws an error with a line for each.
 */
export function checkFixedValues({ componentId }: { componentId: string }): void {
  // Pages about the library itself are not translated.
  if (!/^(?:ui|features|pages)-/.test(componentId)) return;
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest("[translate=no], script, style, svg, textarea")) continue;
    const text = (node.nodeValue ?? "").replaceAll("\u00a0", " ").trim();
    const kinds = Object.entries(VALUES).flatMap(([kind, value]) =>
      value.test(text) && !element.closest(MAY_HAVE_VALUES) ? [kind] : [],
    );
    // A translation takes a name that stands alone for another word: Torba is also a bag, Kaynar also boils.
    const isName = text.split(/ – | · |, /).every((part) => NAMES.has(part));
    if (isName && !element.closest(MAY_BE_NAMES)) kinds.push("a name");
    const place = `“${text.slice(0, 60)}” in <${element.localName} class="${element.className.toString()}">`;
    for (const kind of kinds) faults.add(`${kind} can be translated, ${place}`);
    if (text.includes("{{")) faults.add(`a value is not filled in, ${place}`);
  }
  if (faults.size > 0) throw new Error([...faults].join("\n"));
}
