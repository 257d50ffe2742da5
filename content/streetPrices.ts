import type { StreetPrice } from "#src/content/contentSchema.ts";

/**
 * What is sold in the street, in lira, as the owner noted it when the articles about it were written: no prices of ours, and out of date
 * ever since, as the articles say beside them. No other price may stand in a text, and these only by `{{street kumpir}}`.
 */
export const STREET_PRICES: readonly StreetPrice[] = [
  { id: "kumpir", lira: [30, 50] },
  { id: "vegetable-doner", lira: [50, 60] },
];
