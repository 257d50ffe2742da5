import fc from "fast-check";

/** Any Unicode character, like fast-check's unit "binary", but without first listing over a million characters, which takes a second. */
export const ANY_CHARACTER = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
