import type { Drive } from "#src/content/schema/places.ts";

/** Driving times from the airport in minutes, for the places for which the owner has given one. */
export const DRIVES: readonly Drive[] = [
  { to: "bodrum", minutes: [35, 40] },
  { to: "yalıkavak", minutes: 50 },
  { to: "turgutreis", minutes: 55 },
  { to: "gümüşlük", minutes: 60 },
];
