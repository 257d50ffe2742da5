import type { StreetPrice } from "#src/content/schema/prices.ts";

/**
 * Prices of street food and the like in lira, as the owner noted them when the articles were written. They are not the business's own and
 * go out of date, so the articles say of which year they are. Texts may contain no other price, and these only as `{{street kumpir}}` and
 * `{{streetYear kumpir}}`.
 */
export const STREET_PRICES: readonly StreetPrice[] = [
  { id: "kumpir", lira: [30, 50], year: 2022 },
  { id: "vegetable-doner", lira: [50, 60], year: 2022 },
];
