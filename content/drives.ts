import type { Drive } from "#src/content/contentSchema.ts";

/** How long drives from the airport take, in minutes, as far as the owner has said. */
export const DRIVES: readonly Drive[] = [
  { to: "bodrum", minutes: [35, 40] },
  { to: "yalıkavak", minutes: 50 },
  { to: "turgutreis", minutes: 55 },
  { to: "gümüşlük", minutes: 60 },
];
