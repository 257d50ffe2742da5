/** Titles of the tests of a guest's journeys, in the order in which their languages take turns. */
export const JOURNEYS = [
  "book",
  "book while the relay does not answer",
  "paste a phone number",
  "find the draft again after a reload",
  "change the language",
  "use the menu",
  "read the answers of the FAQ",
  "look through the lightbox",
  "choose on the price map",
  "open the pass",
  "go on without a network",
  "book without scripts",
  "press before the scripts have come",
] as const;
