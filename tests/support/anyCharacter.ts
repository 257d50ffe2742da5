import fc from "fast-check";

/** Any character there may be, as fast-check's own unit "binary", which first lists all of them, a million and more: most of a second. */
export const ANY_CHARACTER = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
