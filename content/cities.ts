import type { City } from "#src/content/contentSchema.ts";

/** The cities whose weather the site shows: where the business is, and the one that the menu shows beside it. */
export const CITIES: readonly [City, City] = [
  { id: "bodrum", name: { tr: "Bodrum", en: "Bodrum", ru: "Бодрум" }, latitude: 37.03, longitude: 27.43 },
  { id: "istanbul", name: { tr: "İstanbul", en: "Istanbul", ru: "Стамбул" }, latitude: 41.01, longitude: 28.98 },
];
