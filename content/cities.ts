import type { City } from "#src/content/schema/places.ts";

/** The cities of the weather display: that of the business, and the second one in the menu. */
export const CITIES: readonly [City, City] = [
  { id: "bodrum", name: { tr: "Bodrum", en: "Bodrum", ru: "Бодрум" }, latitude: 37.03, longitude: 27.43 },
  { id: "istanbul", name: { tr: "İstanbul", en: "Istanbul", ru: "Стамбул" }, latitude: 41.01, longitude: 28.98 },
];
