import { runChecks } from "es-check";
import { test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import {
  isBehindSupports,
  hasEarlierFallback,
  hasNegatedFallback,
  selectorsDroppedWith,
  newerStyles,
  placeOf,
  type Newer,
} from "./newerStyles.ts";

/**
 * Fallback of the oldest browsers for a newer feature: a check that the style sheets contain one, or a sentence that says what these
 * browsers show without it.
 */
interface Fallback {
  feature: string;
  /** Where it applies, if a feature has several fallbacks; the first match counts. */
  at?: RegExp;
  is: ((newer: Newer) => boolean) | string;
}

const FALLBACKS: readonly Fallback[] = [
  { feature: ":has", at: /^\.(?:Field_cell|Extras_cells|SiteHeader_header):has/, is: hasNegatedFallback },
  {
    feature: ":has",
    at: /^\.Field_label:has/,
    is: "A click on a label gives its field the focus and opens nothing.",
  },
  { feature: ":has", at: /^\.JumpBar/, is: "On the narrowest phones a row has as many labels as it has room for." },
  { feature: ":has", at: /^\.PostPage/, is: "A heading stands closer to what is before it." },
  { feature: ":has", at: /@media print/, is: "The page is printed whole, the sheet with it." },
  { feature: ":has", at: /_room:has/, is: "The room of a bar that stays at the end of the page is left empty." },
  {
    feature: ":has",
    at: /_dock/,
    is: "In a low window the notice and the bar are both there until the notice is closed.",
  },
  { feature: ":-webkit-inner-spin-button", is: "Of Firefox, which hides it by `appearance: textfield`." },
  { feature: ":details-content", is: isBehindSupports },
  { feature: ":view-transition-group", is: "Pages change without a transition." },
  { feature: ":view-transition-old", is: "Pages change without a transition." },
  { feature: ":view-transition-new", is: "Pages change without a transition." },
  { feature: "@media scripting", is: "What waits for the script is shown at once, and without scripts it is idle." },
  { feature: "@page", is: "The margins are those of the print dialog." },
  { feature: "@property", is: "The heights of the bars are inherited, which takes longer and looks the same." },
  { feature: "ascent-override", is: "Lines may move a little when their font comes." },
  { feature: "descent-override", is: "Lines may move a little when their font comes." },
  { feature: "size-adjust", is: "Lines may move a little when their font comes." },
  { feature: "color-mix()", is: "A picture that has not come has the page's own colour, not its own." },
  { feature: "content-visibility", is: isBehindSupports },
  { feature: "cursor: default", is: "Of iOS, where a finger has no cursor." },
  { feature: "cursor: pointer", is: "Of iOS, where a finger has no cursor." },
  { feature: "cursor: progress", is: "Of iOS, where a finger has no cursor." },
  { feature: "cursor: zoom-in", is: "Of iOS, where a finger has no cursor." },
  { feature: "float: inline-end", is: "A picture stands above its text, not beside it." },
  { feature: "float: inline-start", is: "A picture, a label or a first letter stands in line, not beside the text." },
  { feature: "forced-color-adjust", is: "Of Safari, which has no forced colours." },
  { feature: "grid-template-columns: subgrid", is: hasEarlierFallback },
  { feature: "hyphens", is: hasEarlierFallback },
  {
    feature: "inline-size: fit-content",
    is: "Known: the tables forget that Samsung Internet is a Chromium, which has it since 46.",
  },
  { feature: "initial-letter", at: /^initial-letter: normal/, is: "It is normal where nothing else can be said." },
  { feature: "initial-letter", is: isBehindSupports },
  { feature: "mask", at: /\.FactsPanel/, is: "The panel has no notches." },
  { feature: "mask", is: hasEarlierFallback },
  { feature: "outline", is: "The ring around what has round corners has square ones." },
  { feature: "overscroll-behavior", is: "The page behind may scroll where nothing overflows." },
  { feature: "paint-order", is: isBehindSupports },
  { feature: "resize", is: "Of iOS, where no field can be resized." },
  { feature: "scrollbar-width", is: "There is a scrollbar below the vehicles." },
  { feature: "text-size-adjust", is: hasEarlierFallback },
  { feature: "text-wrap", is: "Lines end where they are full." },
  { feature: "user-select", is: hasEarlierFallback },
];

test("every feature of the style sheets that the oldest browsers lack has a fallback", () => {
  const found = newerStyles();
  const used = new Set<Fallback>();
  expectNone(
    found.flatMap((newer) => {
      const place = placeOf(newer);
      const fallback = FALLBACKS.find(({ feature, at }) => feature === newer.feature && (at?.test(place) ?? true));
      if (!fallback) return [`Not every browser of package.json knows ${newer.feature}: ${place}.`];
      used.add(fallback);
      const isThere = typeof fallback.is === "string" || fallback.is(newer);
      return isThere ? [] : [`Nothing takes the place of ${newer.feature}: ${place}.`];
    }),
  );
  expectNone(
    FALLBACKS.filter((fallback) => !used.has(fallback)).map(
      ({ feature, at }) => `No sheet needs the fallback of ${feature} ${at ?? ""}.`,
    ),
  );
  expectNone(
    found.flatMap((newer) =>
      selectorsDroppedWith(newer).map((selector) => `${selector} is lost with ${placeOf(newer)}.`),
    ),
  );
});

test("the scripts run in the oldest browsers of package.json", async () => {
  const oldest = { ecmaVersion: "checkBrowser", checkBrowser: true, checkFeatures: true };
  const { errors } = await runChecks([
    { ...oldest, module: true, files: ["dist/site/assets/!(Accordion-*).js"] },
    // A class of Radix in this chunk has a method of this name.
    { ...oldest, module: true, files: ["dist/site/assets/Accordion-*.js"], ignore: "ArrayToSorted" },
    { ...oldest, files: ["dist/site/sw.js"] },
  ]);
  expectNone(errors.map(({ file, err }) => `${file}: ${err.message}`));
});
